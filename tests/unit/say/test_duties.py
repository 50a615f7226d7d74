"""The order of the duties, and how their identity is written and read."""

from __future__ import annotations

import pytest

from core.say.duties import (
    BalanceAskDuty,
    BalanceDuty,
    BalanceMoveDuty,
    Duty,
    HandPlayedDuty,
    LevelHandPlayedDuty,
    RedrawDuty,
    TalkDuty,
    Urgency,
    duty_id,
    read_id,
)
from core.say.duties.rank import KINDS, ORDER
from core.say.said import kinds_of


def stated(base: type[Duty]) -> set[type[Duty]]:
    """All types of core below this one that state a rank: a format brings its own."""
    below = {x for x in base.__subclasses__() if x.__module__.startswith("core.say.")}
    return {x for x in below if "rank" in vars(x)}.union(*map(stated, below))


def test_each_duty_stands_in_the_order_of_its_rank_and_nowhere_else() -> None:
    assert {x.kind for x in stated(Duty)} == KINDS
    assert all(x.kind in ORDER[x.rank] for x in stated(Duty))
    assert sum(map(len, ORDER.values())) == len(stated(Duty)) == len(KINDS)


def test_forms_of_one_duty_share_its_kind() -> None:
    assert {x.kind for x in (BalanceDuty, BalanceMoveDuty, BalanceAskDuty)} == {"balance"}
    assert LevelHandPlayedDuty.kind == HandPlayedDuty.kind == "hand_played"
    assert "duty" not in kinds_of(HandPlayedDuty)


def test_an_identity_is_made_of_the_fields_it_names() -> None:
    duty = BalanceAskDuty(
        asks=(1, 3),
        sizes=(9, 7, 5),
        from_table=2,
        from_players=7,
        to_table=3,
        to_players=5,
        urgency=Urgency.NOW,
    )
    assert (duty.subject, duty.cause, duty.id) == ((1, 3), (9, 7, 5), "balance 1 3 / 9 7 5")
    assert duty.but(urgency=Urgency.LATER).key == duty.key
    assert TalkDuty(level=4, urgency=Urgency.NOW).id == "talk / 4"


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("balance 1 3 / 9 7 5", ("balance", (1, 3), (9, 7, 5))),
        ("conduct_report 7 / disqualified 92", ("conduct_report", (7,), ("disqualified", 92))),
        ("announce / break-order 0", ("announce", (), ("break-order", 0))),
        ("raise_cap", ("raise_cap", (), ())),
        ("redraw / first days", ("redraw", (), ("first", "days"))),
        ("race 1 / 007", ("race", (1,), ("007",))),
    ],
)
def test_an_identity_is_read_as_it_was_written(text: str, found: tuple[object, ...]) -> None:
    known = read_id(text)
    assert known == found
    assert known is not None
    assert duty_id(*known) == text


@pytest.mark.parametrize(
    "text", ["", "nothing 1", "balance x / 1", "balance  1", "report  / 1", "race 01 / 25"]
)
def test_what_is_no_identity_is_refused(text: str) -> None:
    assert read_id(text) is None


def test_a_redraw_by_a_word_with_a_space_keeps_its_identity() -> None:
    duty = RedrawDuty(which="first days", players=9, tables=2, urgency=Urgency.NOW)
    known = read_id(duty.id)
    assert known is not None
    assert duty_id(*known) == duty.id
