"""Procedure B1 where the club draws with physical cards: seats are typed as they were drawn, by no ruling."""

from __future__ import annotations

from typing import TypeVar

import pytest

from core.floor.recent import recent
from core.formats.duties import duties
from core.formats.verify_draws import cards_typed, verify_draws
from core.paper.slips import owed, seat_draws
from core.say import acts
from core.say.becauses import FinalSeatsDrawn, NewcomerSeated
from core.say.duties import (
    BalanceDuty,
    BreakTableDuty,
    Duty,
    FinalTableDuty,
    HaltDuty,
    RedrawDuty,
    ReportDuty,
    SeatsDuty,
)
from core.say.reasons import AnotherPlayerMeant, AnotherSeatMeant, RedrawNotSet, SeatsAreDrawn
from core.say.records import DrawMade, Seated
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, begun, out, redrawn, room
from tests.rules.entering_night import BOOKS, because, facts, newcomer
from tests.unit.night import Night

D = TypeVar("D", bound=Duty)

DRAWN = {
    "svepof-2006": ("SvePoF 2006 §2.1",), "cpc-2023": ("CPC 2023 Platzvergabe",), "tda-nl": ("TDA-NL 13",),
    "tda-2024": (),
}  # fmt: skip
BROKEN = {
    "svepof-2006": (), "cpc-2023": ("CPC 2023 Tischauflösung", "CPC 2023 Umsetzen"),
    "tda-nl": ("TDA-NL 32", "TDA-NL 23"), "tda-2024": ("TDA 2024 10B",),
}  # fmt: skip
FINAL = {"svepof-2006": ("SvePoF 2006 §2.2",), "cpc-2023": (), "tda-nl": (), "tda-2024": ()}


def due(night: Night, kind: type[D]) -> list[D]:
    return [d for d in duties(night.state, night.ms) if isinstance(d, kind)]


def free(night: Night) -> list[str]:
    return [f"{x.label}.{s}" for x in night.state.open_tables for s in x.free]


def type_cards(night: Night, comes: str) -> list[tuple[str, ...]]:
    """The next free seats in order, for all who have left theirs; the clauses that were cited."""
    cited = []
    for entry in sorted(night.state.room.unseated):
        night.do(f"move e{entry} to {free(night)[0]}")
        why = newcomer(night, comes)
        assert (why.entry, why.how, night.state.people.entries[entry].card) == (entry, "card", True)
        assert not owed(night.director, night.log.actions[-1].id), "a card in the hand needs no slip"
        cited.append(why.clauses)
    return cited


def nothing_is_reported(night: Night, typed: int) -> None:
    assert night.state.word.overrides == []
    assert due(night, ReportDuty) == []
    assert cards_typed(night.director.history) == typed
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.rule_id("B1")
@pytest.mark.parametrize("book", BOOKS)
def test_before_the_start_seats_are_typed_as_they_were_drawn(night_of: NightOf, book: str) -> None:
    night = room(night_of, book, 2, [9, 9])
    assert night.whys("move P01 to 1.4") == {SeatsAreDrawn}
    night.do("set draw cards")
    (duty,) = due(night, SeatsDuty)
    assert (duty.act, duty.card_counts) == (None, (1, 1))
    assert duty.card_tables == (night.table("1").id, night.table("2").id)
    for line, name in (
        ("move P01 to 1.4", "P01"),
        ('register "New" seat 2.7', "New"),
        ("move P02 to 2.1", "P02"),
    ):
        night.do(line)
        why, entry = newcomer(night, "start"), night.entry(name)
        assert (why.clauses, why.entry, why.how) == (DRAWN[book], entry.id, "card")
        assert [x.card for x in night.log.actions[-1].records if isinstance(x, Seated)] == [True]
    assert [x.card for x in night.state.playing if x.table is not None] == [True] * 3
    assert seat_draws(night.state) == {}
    nothing_is_reported(night, 3)
    night.do("undo")
    nothing_is_reported(night, 2)
    # without the setting a seat is a choice again
    night.do('set draw ""')
    assert night.whys("move P02 to 2.1") == {SeatsAreDrawn}


@pytest.mark.rule_id("B1")
@pytest.mark.parametrize("book", BOOKS)
def test_who_comes_late_again_or_as_an_alternate_draws_a_card(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book, 8, [7, 7]).run("set draw cards\neliminate P01")
    for comes, line in (
        ("late", 'register "Late" prepaid'),
        ("reentry", "reenter P01"),
        ("alternate", 'register "Alt" prepaid alternate'),
    ):
        night.do(f"{line} seat {free(night)[0]}")
        assert newcomer(night, comes).how == "card"
    # registered first, and typed once the card is drawn: nothing for the PC to do
    night.do('register "Later" prepaid')
    (duty,) = due(night, SeatsDuty)
    assert (duty.act, duty.cards) == (None, True)
    # of all free seats where the book says so, else of the shortest table's
    assert bool(duty.card_tables) == (book in ("svepof-2006", "tda-nl"))
    type_cards(night, "late")
    nothing_is_reported(night, 4)


@pytest.mark.rule_id("B1")
@pytest.mark.parametrize("book", BOOKS)
def test_who_sits_is_moved_by_the_rules_for_that(night_of: NightOf, book: str) -> None:
    """The setting is no free choice of seats: a balance that is due still says who goes where."""
    night = begun(night_of, book, 14, [9, 9]).run("set draw cards")
    night.run("\n".join(f"eliminate 2.{seat}" for seat in sorted(night.table("2").seats)[:2]))
    for label in ("1", "2"):
        night.do(f"blinds {label} big {max(night.table(label).seats)}")
    giver, taker = night.table("1"), night.table("2")
    found = {
        (entry, seat): {type(x) for x in night.director.check(acts.Move(entry=entry, seat=(taker.id, seat)))}
        for entry in giver.seats.values()
        for seat in taker.free
    }
    assert [*found.values()].count(set()) == 1
    assert set().union(*found.values()) == {AnotherPlayerMeant, AnotherSeatMeant}
    night.do("balance")
    moved = [x for x in night.log.actions[-1].records if isinstance(x, Seated)]
    assert [x.card for x in moved] == [False]


@pytest.mark.rule_id("B1")
@pytest.mark.rule_id("E3")
@pytest.mark.parametrize("book", BOOKS)
def test_at_a_table_that_breaks_the_players_draw_cards(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book, 14, [9, 9, 9]).run("set draw cards")
    (duty,) = due(night, BreakTableDuty)
    assert duty.act is not None
    gone = sorted(night.table("3").seats.values())
    before = night.copy()
    night.act(duty.act)
    assert (sorted(night.state.room.unseated), len(night.state.open_tables)) == (gone, 2)
    assert not any(isinstance(x, DrawMade) for x in night.log.actions[-1].records)
    # until all cards are typed nobody can say how the tables stand
    assert {d.kind for d in duties(night.state, night.ms)} & {
        SeatsDuty.kind,
        BalanceDuty.kind,
        FinalTableDuty.kind,
        BreakTableDuty.kind,
        HaltDuty.kind,
    } == {SeatsDuty.kind}
    (seats,) = due(night, SeatsDuty)
    each = dict(zip(seats.card_tables, seats.card_counts, strict=True))
    even = [len(x.seats) + each[x.id] for x in night.state.open_tables]
    assert (sum(each.values()), max(even) - min(even)) == (len(gone), 0)
    assert set(type_cards(night, "break")) == {BROKEN[book]}
    assert [x.entry for x in recent(night.state, night.ms, 1)] == gone, "the room sees who went where"
    nothing_is_reported(night, len(gone))
    night.run("undo\n" * (len(gone) + 1))
    assert night.state == before


@pytest.mark.rule_id("B1")
@pytest.mark.rule_id("B6")
@pytest.mark.parametrize("book", BOOKS)
def test_at_the_final_table_everybody_draws_a_card(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book, 12, [9, 9]).run("set draw cards")
    out(night, 3)
    (duty,) = due(night, FinalTableDuty)
    assert duty.act is not None
    night.act(duty.act)
    assert (len(night.state.room.unseated), len(night.state.open_tables)) == (9, 1)
    assert redrawn(night) == ["final"]
    assert facts(because(night, FinalSeatsDrawn)) == {"redraw": True, "by_cards": True}
    assert set(type_cards(night, "final")) == {FINAL[book]}
    assert sorted(night.table("1").seats) == list(range(1, 10))
    nothing_is_reported(night, 9)


@pytest.mark.rule_id("B1")
@pytest.mark.rule_id("B3")
@pytest.mark.parametrize("book", BOOKS)
def test_at_a_redraw_everybody_draws_a_card(night_of: NightOf, book: str) -> None:
    night = room(night_of, book, 12, [9, 9]).run("redraws players 11\nset draw cards")
    night.do("draw all")
    assert len(night.state.room.unseated) == 12, "before the start they are still to be drawn"
    assert type_cards(night, "start") == [DRAWN[book]] * 12
    night.do("start")
    assert night.whys("draw all") == {RedrawNotSet}
    night.do("eliminate P01")
    (duty,) = due(night, RedrawDuty)
    assert duty.act is not None
    night.act(duty.act)
    assert (len(night.state.room.unseated), redrawn(night)) == (11, ["players 11"])
    assert set(type_cards(night, "redraw")) == {DRAWN[book]}
    assert due(night, RedrawDuty) == []
    nothing_is_reported(night, 23)


@pytest.mark.rule_id("B1")
@pytest.mark.parametrize("book", BOOKS)
def test_where_a_number_is_called_the_pc_draws_all_the_same(night_of: NightOf, book: str) -> None:
    """Cards that were spilt, a pack left at home: nothing stands still."""
    night = begun(night_of, book, 14, [9, 9, 9]).run('set draw cards\nbreak 3\ndraw number "4"')
    assert night.state.room.unseated == set()
    assert {(x.comes, x.how) for x in all_because(night, NewcomerSeated)} == {("break", "shortest")}
    sizes = night.sizes()
    assert max(sizes) - min(sizes) == 0
    night.run('undo\nundo\nbreak 3 number "5"')
    assert night.state.room.unseated == set()
    nothing_is_reported(night, 0)
