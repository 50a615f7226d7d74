"""Every act of team poker is undone to the state before it, and done again to the state after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.formats.team import acts, asks, parting
from tests.formats.teams import TeamNight, chosen, drawn, registered
from tests.formats.undone import Case, done_and_undone, verbs

Made = tuple[TeamNight, dict[str, str]]


def fresh() -> Made:
    return chosen(), {}


def entered() -> Made:
    return registered(2), {}


def playing() -> Made:
    """Four teams at two tables; ``a``, ``b`` and ``c`` are the stacks of one."""
    night = drawn(4, 4)
    return night, dict(zip("abc", night.stacks("Fisk"), strict=True))


def talking() -> Made:
    night, seats = playing()
    night.level_ends()
    return night, seats


def breaking() -> Made:
    """A third stack is asked about before its table breaks; ``one`` and ``two`` are its team's others."""
    night = drawn(5, 4, (7, 7, 7))
    night.do(f"eliminate e{night.team('Fisk').stacks[0]}")
    (duty, *_) = night.due(asks.ThirdStackDuty)
    one, two = duty.others
    return night, {"third": f"e{duty.entry}", "one": f"e{one}", "two": f"e{two}"}


def resting() -> Made:
    night, said = breaking()
    table = night.due(asks.ThirdStackDuty)[0].table
    night.do(f"rest {said['third']}")
    night.do(f"break {night.state.room.tables[table].label}")
    night.level_ends().level_ends().level_ends()
    return night, said


def together() -> Made:
    """Two stacks of a team at one table, that are to be parted."""
    night = drawn(4, 3, (9, 9, 9))
    a, b, _ = night.stacks("Fisk")
    table = a.split(".")[0]
    if b.split(".")[0] != table:
        night.do(f'move {b} to {table}.{night.table(table).free[0]} override "so"')
    assert [*parting.clashing(night.state)]
    for x in night.state.open_tables:
        night.do(f"blinds {x.label} big {min(x.seats)}")
    return night, {}


TRANSFER = "transfer {a} to {b}"
CASES: dict[str, list[tuple[Callable[[], Made], Case]]] = {
    "register team": [(fresh, Case('register team Fisk members Ann Bea Cia captain "Bea"'))],
    "register teams": [(fresh, Case('register teams "Fisk: Ann, Bea, Cia" "Gös: Dan, Eva, Fia"'))],
    "withdraw team": [(entered, Case("withdraw team Fisk"))],
    "rename team": [(entered, Case("rename team Fisk to Fiskarna"))],
    "add member": [(entered, Case('add member Fisk "Ny"')),
                   (playing, Case('add member Fisk "Ny" override "the director agrees"'))],
    "leave team": [(playing, Case('leave team "Fisk A"')),
                   (playing, Case('leave team "Fisk D" disqualified'))],
    "captain": [(entered, Case('captain "Fisk B"')),
                (playing, Case('captain "Fisk B"', 'leave team "Fisk A"'))],
    "behind": [(talking, Case('behind {a} "Fisk B"')), (talking, Case('behind {a} "Fisk D"')),
               (talking, Case("behind {a}"))],
    "disqualify team": [(playing, Case('disqualify team Fisk for "collusion" stacks 10000 9999 10001'))],
    "hands done": [(talking, Case("hands done"))],
    "transfer": [(talking, Case(TRANSFER)), (talking, Case(f"{TRANSFER} stack 9999")),
                 (talking, Case(f"{TRANSFER} stack 9999", TRANSFER))],
    "announce transfer": [(talking, Case("announce transfer {a}", TRANSFER))],
    "correct transfer": [(talking, Case("correct transfer {a} stack 8000", f"{TRANSFER} stack 9000"))],
    "drop transfer": [(talking, Case("drop transfer {a}", TRANSFER))],
    "time-out": [(playing, Case("time-out {a}")),
                 (playing, Case("time-out {a}", "time-out {a}\nend time-out acted\n" * 2)),
                 (playing, Case("time-out {a}", "time-out {a}\nend time-out acted\n" * 3))],
    "gathered": [(playing, Case("gathered", "time-out {a}"))],
    "end time-out": [(playing, Case("end time-out acted", "time-out {a}")),
                     (playing, Case("end time-out dead", "time-out {a}\ngathered")),
                     (playing, Case("end time-out withdrawn", "time-out {a}"))],
    "time-out card": [(playing, Case("time-out card Fisk", "time-out {a}\nend time-out acted"))],
    "rest": [(breaking, Case("rest {third}"))],
    "split": [(breaking, Case("split {third} to {one} {two} chips 4000 6000")),
              (resting, Case("split {third} to {one} {two} chips 4000 6000"))],
    "part": [(together, Case("part"))],
    "merge": [(breaking, Case("merge {third} into {one} chips 10000")),
              (resting, Case("merge {third} into {two} chips 10000"))],

}  # fmt: skip


def test_every_kind_of_act_has_its_case() -> None:
    assert {*CASES} == verbs(acts)
    assert all(case.line.startswith(verb) for verb, cases in CASES.items() for _, case in cases)


@pytest.mark.parametrize(
    ("made", "case"),
    [pytest.param(*x, id=f"{x[0].__name__} {x[1].line}") for cases in CASES.values() for x in cases],
)
def test_do_and_undo_is_the_state_before_and_redo_the_state_after(
    made: Callable[[], Made], case: Case
) -> None:
    night, said = made()
    night.run(case.before.format(**said))
    done_and_undone(night, case.line.format(**said))
