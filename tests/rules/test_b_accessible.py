"""Procedure B2: who needs a seat that a wheelchair reaches gets it before anybody else draws."""

from __future__ import annotations

from typing import TypeVar

import pytest

from core.floor.accessible import unmet
from core.formats.duties import duties
from core.formats.verify_draws import verify_draws
from core.paper.table_sheet import table_sheet
from core.say.acts import ChooseRulebook
from core.say.becauses import AccessibleSeatNeeded
from core.say.duties import (
    AccessibleDuty,
    BreakTableDuty,
    DrawNumberDuty,
    Duty,
    FinalTableDuty,
    RedrawDuty,
    SeatsDuty,
    Urgency,
)
from core.say.reasons import (
    BadSetting,
    NobodyToSeat,
    NoSuchSeat,
    SeatIsClosed,
    SeatMarkedSo,
    SeatsAreDrawn,
    SeatTaken,
)
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, room
from tests.rules.entering_night import each, facts
from tests.unit.night import Night

D = TypeVar("D", bound=Duty)

CITES = {
    "svepof-2006": ("SvePoF 2006 §2.1",),
    "cpc-2023": ("CPC 2023 Platzvergabe",),
    "tda-nl": (),
    "tda-2024": (),
}


@pytest.mark.parametrize("seed", "123")
@pytest.mark.parametrize(("book", "clauses"), each(CITES, "draw.accessible"))
def test_who_needs_an_accessible_seat_is_drawn_one_first(
    night_of: NightOf, book: str, clauses: tuple[str, ...], seed: str
) -> None:
    night = room(night_of, book, 12, [9, 9], need=(2, 5))
    night.run("mark seat 1.4 accessible\nmark seat 2.9 accessible")
    night.do(f'draw number "{seed}"')
    seats = {night.state.seat_text(night.entry(x).id) for x in ("P02", "P05")}
    assert seats == {"1.4", "2.9"}
    found = all_because(night, AccessibleSeatNeeded)
    assert [(x.clauses, night.state.name(x.entry)) for x in found] == [(clauses, "P02"), (clauses, "P05")]
    assert {(x.table, x.seat) for x in found} == set(map(night.place, seats))
    assert {(x.got, x.needed, x.seats) for x in found} == {("accessible", 2, 2)}
    assert night.sizes() == [6, 6]
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.parametrize(("book", "clauses"), each(CITES, "draw.accessible"))
def test_are_there_too_few_the_others_are_drawn_like_everybody(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(night_of, book, 12, [9, 9], need=(2, 5, 7)).run("mark seat 2.1 accessible\ndraw")
    assert len(night.seats()) == 12
    found = all_because(night, AccessibleSeatNeeded)
    (one,), short = [x for x in found if x.got == "accessible"], [x for x in found if x.got == "ordinary"]
    assert ((one.table, one.seat), one.clauses) == (night.place("2.1"), clauses)
    assert [x.clauses for x in short] == [clauses, clauses]
    assert {night.state.name(x.entry) for x in (one, *short)} == {"P02", "P05", "P07"}


@pytest.mark.rule_id("B2")
def test_what_nobody_needs_is_left_for_who_comes_later(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 16, [9, 9]).run("mark seat 1.1 accessible\nmark seat 2.5 accessible")
    night.run("draw")
    assert {x.free[0] for x in night.state.open_tables} == {1, 5}
    night.run("register Late accessible\nstart\ndraw")
    assert night.state.seat_text(night.entry("Late").id) in ("1.1", "2.5")


@pytest.mark.rule_id("B2")
@pytest.mark.parametrize("seed", range(6))
def test_even_tables_come_before_spared_seats(night_of: NightOf, seed: int) -> None:
    """Four of table 1's five seats are marked: it still gets as many as table 2."""
    night = room(night_of, "cpc-2023", 6, [5, 5])
    for seat in (1, 2, 3, 4):
        night.do(f"mark seat 1.{seat} accessible")
    night.do(f'draw number "{seed}"')
    assert night.sizes() == [3, 3]
    assert 5 in night.table("1").seats


HAND = """
format = 1
id = "hand"
title = "By hand"
short = "Hand"
language = "en"
parent = "cpc-2023"
[draw.accessible]
value = "by_hand"
clause = "7"
en = "The director seats them."
"""


def test_by_hand_leaves_them_to_the_director() -> None:
    night = Night()
    night.act(ChooseRulebook(book="hand", text=HAND))
    night.run("add level blinds 100/200 length 20\nopen table 1 seats 6\nopen table 2 seats 6")
    for i in range(8):
        night.do(f"register P{i}{' accessible' if i == 3 else ''}")
    night.do("draw")
    (why,) = all_because(night, AccessibleSeatNeeded)
    assert (why.clauses, why.entry) == (("Hand 7",), night.entry("P3").id)
    assert facts(why) == {"got": "by_hand", "needed": 1, "seats": 0, "known": 0, "table": None, "seat": None}
    assert night.entry("P3").table is None
    assert night.whys("draw") == {NobodyToSeat}
    label, seat = "1", night.table("1").free[0]
    night.run(f"move P3 to {label}.{seat}")
    night.do('draw all number "3"')
    assert night.state.seat_text(night.entry("P3").id) == f"{label}.{seat}", "who sits stays"
    (why,) = all_because(night, AccessibleSeatNeeded)
    assert (why.got, why.table, why.seat) == ("by_hand", night.table(label).id, seat)
    assert night.sizes() == [4, 4]
    night.run(f"start\neliminate 2.{min(night.table('2').seats)}\nfinal table at 2")
    assert night.entry("P3").table is None, "his table is gone: the director seats him"
    (why,) = all_because(night, AccessibleSeatNeeded)
    assert (why.got, why.table, why.seat) == ("by_hand", None, None)
    assert len(night.table("2").seats) == 6
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.rule_id("B2")
def test_marking_seats(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 0, [6]).run("mark seat 1.4 accessible")
    assert night.table("1").accessible == {4}
    (reason,) = night.reasons("mark seat 1.4 accessible")
    assert reason == SeatMarkedSo(table=night.table("1").id, seat=4, accessible=True)
    assert night.whys("mark seat 1.2 ordinary") == {SeatMarkedSo}
    assert night.whys("mark seat 1.2 wide") == {BadSetting}
    assert night.whys("mark seat 1.9 accessible") == {NoSuchSeat}
    night.do("mark seat 1.4 ordinary")
    assert night.table("1").accessible == set()


# -- asked before the draw ----------------------------------------------------------------------------


def due(night: Night, kind: type[D]) -> list[D]:
    return [d for d in duties(night.state, night.ms) if isinstance(d, kind)]


@pytest.mark.parametrize(("book", "clauses"), each(CITES, "draw.accessible"))
def test_which_seats_are_accessible_is_asked_before_the_draw(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(night_of, book, 6, [9, 9])
    assert due(night, AccessibleDuty) == [], "nobody needs one"
    assert len(due(night, SeatsDuty)) == 1
    night.do("edit player P02 accessible yes")
    (asked,) = due(night, AccessibleDuty)
    assert (asked.act, asked.clauses) == (None, clauses)
    assert (asked.needed, asked.known, asked.entries) == (1, 0, (night.entry("P02").id,))
    assert due(night, SeatsDuty) == [], "the draw waits for the answer"
    night.do("prepare draw")
    kinds = [d.kind for d in duties(night.state, night.ms)]
    assert kinds.index(AccessibleDuty.kind) < kinds.index(DrawNumberDuty.kind)
    night.do("mark seat 2.4 accessible")
    assert due(night, AccessibleDuty) == []
    night.do('draw number "3"')
    assert night.state.seat_text(night.entry("P02").id) == "2.4"
    assert not unmet(night.state, night.entry("P02").id)
    assert table_sheet(night.state, night.table("2"), night.ms).seats[3].says == ()


@pytest.mark.parametrize(("book", "clauses"), each(CITES, "draw.accessible"))
def test_that_none_is_known_is_said_plainly_and_the_need_is_not_shown_as_met(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(night_of, book, 6, [9, 9], need=(2,)).run("set accessible-seats none")
    assert due(night, AccessibleDuty) == []
    night.do('draw number "3"')
    (why,) = all_because(night, AccessibleSeatNeeded)
    entry = night.entry("P02")
    assert (why.got, why.clauses, why.known, unmet(night.state, entry.id)) == ("ordinary", clauses, 0, True)
    assert entry.table is not None
    table, seat = night.state.room.tables[entry.table], entry.seat or 0
    assert table_sheet(night.state, table, night.ms).seats[seat - 1].says == ("unknown",)
    # another that is marked is known, and still not this one
    night.do(f"mark seat {table.label}.{table.free[0]} accessible")
    assert table_sheet(night.state, table, night.ms).seats[seat - 1].says == ("unmet",)
    night.do(f"mark seat {table.label}.{seat} accessible")
    assert not unmet(night.state, entry.id)


@pytest.mark.rule_id("B2")
def test_more_are_asked_for_where_fewer_are_known_than_needed(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 6, [9, 9], need=(2, 5)).run("mark seat 1.1 accessible")
    (asked,) = due(night, AccessibleDuty)
    assert (asked.needed, asked.known) == (2, 1)
    night.do("close seat 1.1")
    assert due(night, AccessibleDuty)[0].known == 0, "a broken chair serves nobody"
    night.do(f'duty "{due(night, AccessibleDuty)[0].id}" dismissed')
    assert len(due(night, SeatsDuty)) == 1


@pytest.mark.rule_id("B2")
def test_who_comes_late_and_needs_one_is_asked_about_too(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 6, [9, 9]).run('draw number "1"\nstart\nregister Late accessible')
    (asked,) = due(night, AccessibleDuty)
    assert (asked.urgency, asked.entries) == (Urgency.NOW, (night.entry("Late").id,))
    night.do(f"mark seat 1.{night.table('1').free[0]} accessible")
    (seats,) = due(night, SeatsDuty)
    assert seats.act is not None
    night.act(seats.act)
    assert not unmet(night.state, night.entry("Late").id)


# the tables, how many play, which table the player sits at, what is due, what is told of where
LATER_DRAWS: dict[str, tuple[list[int], int, str, type[Duty], tuple[str, str] | None]] = {
    "final": ([6, 6], 9, "2", FinalTableDuty, ("final", "1")),
    "break": ([6, 6, 9], 12, "3", BreakTableDuty, ("breaks", "3")),
    "redraw": ([6, 6, 6], 14, "2", RedrawDuty, None),
}


@pytest.mark.rule_id("B2")
@pytest.mark.parametrize("draw", LATER_DRAWS)
def test_which_seats_are_accessible_is_asked_before_a_later_draw_too(night_of: NightOf, draw: str) -> None:
    """The seat that was reached is at a table that breaks, or there was none: nobody is drawn to an ordinary
    one unasked."""
    sizes, players, label, kind, where = LATER_DRAWS[draw]
    night = room(night_of, "tda-2024", players, sizes)
    if draw == "redraw":
        night.run("redraws tables 2\nannounce redraws")
    night.do('draw number "1"')
    seat, entry = min(night.table(label).seats.items())
    if where:
        night.do(f"mark seat {label}.{seat} accessible")
    name = night.state.name(entry)
    night.run(f"edit player {name} accessible yes\nstart")
    while not due(night, AccessibleDuty):
        assert due(night, kind) == []
        if draw == "redraw" and due(night, BreakTableDuty):
            night.do("break 3")
        else:
            table = max(night.state.open_tables, key=lambda x: (len(x.seats), x.label))
            night.wait(2).do(f"eliminate e{max(set(table.seats.values()) - {entry})}")
    (asked,) = due(night, AccessibleDuty)
    assert due(night, kind) == [], "the draw waits for the answer"
    assert asked.urgency is Urgency.NOW
    assert (asked.needed, asked.known, asked.entries) == (1, 0, (entry,))
    told = (asked.where, asked.table)
    assert told == ((where[0], night.table(where[1]).id) if where else (None, None))
    free = min(night.table("1").free, default=1)
    put_aside = f'duty "{asked.id}" dismissed'
    for line in (put_aside, "set accessible-seats none", f"mark seat 1.{free} accessible"):
        night.do(line)
        assert due(night, AccessibleDuty) == []
        (duty,) = due(night, kind)
        if not line.startswith("mark"):
            night.do("undo")
    assert duty.act is not None
    night.act(duty.act)
    assert not unmet(night.state, entry)


@pytest.mark.parametrize("book", CITES)
def test_a_seat_is_marked_and_kept_in_one_action(night_of: NightOf, book: str) -> None:
    """The player has the seat before the others draw: nothing is overridden, and the draw leaves it so."""
    night = room(night_of, book, 12, [9, 9], need=(2,))
    (asked,) = due(night, AccessibleDuty)
    assert [night.state.name(e) for e in asked.entries] == ["P02"]
    before = len(night.director.history)
    night.do("mark seat 2.4 accessible for P02")
    assert (len(night.director.history), night.table("2").accessible) == (before + 1, {4})
    assert (night.state.seat_text(night.entry("P02").id), due(night, AccessibleDuty)) == ("2.4", [])
    night.do('draw number "1"')
    assert (night.state.seat_text(night.entry("P02").id), night.sizes()) == ("2.4", [6, 6])
    assert all(x.ok for x in verify_draws(night.director.history))


def test_what_stands_against_the_move_stands_against_marking_and_keeping(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 12, [9, 9], need=(2,)).run("mark seat 1.4 accessible")
    assert night.whys("mark seat 1.5 accessible for P03") == {SeatsAreDrawn}, "P03 needs none"
    for line in ("mark seat 1.4 accessible for P02", "move P02 to 1.4"):
        night.do(line)
        night.do("undo")
    assert night.whys("move P02 to 1.5") == {SeatsAreDrawn}
    assert night.whys("mark seat 1.5 ordinary for P02") == {SeatsAreDrawn}
    assert night.whys("mark seat 1.5 wide for P02") == {BadSetting, SeatsAreDrawn}
    assert night.whys("mark seat 1.19 accessible for P02") == {NoSuchSeat}
    night.do("close seat 1.6")
    assert night.whys("mark seat 1.6 accessible for P02") == {SeatIsClosed}
    night.do("mark seat 1.4 accessible for P02")
    assert night.whys("mark seat 1.4 accessible for P02") == {SeatMarkedSo}
    assert night.whys("mark seat 1.4 accessible for P03") == {SeatTaken, SeatsAreDrawn}
    night.do("mark seat 1.4 ordinary for P02")
    assert night.state.seat_text(night.entry("P02").id) == "1.4", "the seat stays P02's"
