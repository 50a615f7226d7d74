"""The room's audit begins with the chips sold: stacks gone with their players are told
(procedures F6 and I5)."""

from __future__ import annotations

import pytest

from core.chips.audit import audit, stacks_gone
from tests.unit.night import Night
from tests.unit.rooms import room


def night(book: str) -> Night:
    begun = Night().run(f"rulebook {book}\nprice entry 100 chips 10000\nprice reentry 100 chips 10000")
    return room((1, 2, 4), night=begun.run("add level blinds 25/50 length 20\nset late 1")).run("start")


@pytest.mark.parametrize(
    ("book", "line", "why"),
    [
        ("svepof-2006", 'disqualify 1.2 for "taking chips" chips 7350', "disqualified"),
        ("cpc-2023", 'reenter "T1 S2" surrender 7350', "surrendered"),
        ("tda-nl", 'absent 1.2\nremove stack 1.2 chips 7350 override "counted"', "absent"),
    ],
)
def test_a_stack_that_left_with_its_player_is_told(book: str, line: str, why: str) -> None:
    found = night(book)
    sold = found.state.chips.bought
    found.run(line)
    state = found.state
    now = audit(state)
    assert now.room.before == state.chips.bought >= sold
    assert dict(now.room.ledger) == {why: -7350}
    assert now.room.after == state.chips.in_play == state.chips.bought - 7350
    assert now.closes
    assert [(chips, said) for _, chips, said in stacks_gone(state)] == [(7350, why)]
    found.run("undo")
    assert not stacks_gone(found.state)
    assert audit(found.state).room.before == sold
