"""Duties of the floor in the corners a director comes into: none is refused, none is due for ever."""

from __future__ import annotations

from typing import TypeVar

import pytest

from core.formats.duties import duties
from core.say.becauses import DealsAgain
from core.say.duties import (
    AnnounceBreakOrderDuty,
    BalanceDuty,
    BreakTableDuty,
    DealDuty,
    Duty,
    FinalTableDuty,
    HaltDuty,
    RedrawDuty,
    StandsStillDuty,
    Urgency,
    WinnerDuty,
)
from core.say.reasons import TableStillShort
from gui.words import text
from tests.unit.night import PRICES, SHEET, Night
from tests.unit.rooms import room

D = TypeVar("D", bound=Duty)


def playing(book: str, *sizes: int, seats: int = 9, before: str = "") -> Night:
    """Tables 1, 2, … with so many players, by this book, the break order announced and the clock running."""
    night = Night().run(f"rulebook {book}")
    room(*sizes, seats=seats, night=night)
    return night.run(PRICES + SHEET + before + "\nannounce break-order\nstart")


def found(night: Night, kind: type[D]) -> list[D]:
    return [d for d in duties(night.state, night.ms) if isinstance(d, kind)]


def kinds(night: Night) -> list[str]:
    return [d.kind for d in duties(night.state, night.ms)]


def test_the_break_order_is_announced_once_somebody_is_there_to_hear_it() -> None:
    """Tables are opened first: with nobody registered there is nobody to tell."""
    night = Night().run("rulebook svepof-2006" + PRICES + SHEET + "open table 1\nopen table 2")
    assert not found(night, AnnounceBreakOrderDuty)
    night.run('register "Anna Ek"')
    assert found(night, AnnounceBreakOrderDuty)


@pytest.mark.parametrize("start", ["", "schedule 22:00"])
def test_the_break_order_waits_for_the_draw(start: str) -> None:
    """Until then nobody sits at the tables it names: the needs and the draw are done first."""
    night = Night().run("rulebook cpc-2023" + PRICES + SHEET + f"open table 1\nopen table 2\n{start}")
    night.run('register "Anna Ek" accessible\nregister "Bo Li"')
    assert kinds(night) == ["accessible", "announce"]
    night.run("mark seat 1.1 accessible")
    assert kinds(night) == ["seats", "announce"]
    night.run("prepare draw")
    assert kinds(night) == ["draw_number", "announce"]
    night.run("draw number 17")
    (owed,) = found(night, AnnounceBreakOrderDuty)
    assert (owed.urgency, owed.due_ms) == (Urgency.SOON, None)


def test_a_final_table_is_owed_only_when_those_left_fit_it() -> None:
    """Broken down to one table of nine, while the final table seats eight: it waits for one more bust."""
    night = playing("svepof-2006", 5, 5, before="set final 8")
    night.run("eliminate 2.5\nbreak 2")
    assert night.sizes() == [9]
    assert found(night, FinalTableDuty) == []
    night.do(f"eliminate 1.{min(night.table('1').seats)}")
    (owed,) = found(night, FinalTableDuty)
    assert owed.act is not None
    assert night.director.check(owed.act) == ()


def test_tda_11d_a_halted_table_stays_halted_while_nobody_came() -> None:
    """Its blinds stay as they were told: no hand is dealt there. A bust in the last hand does not free it."""
    night = playing("tda-2024", 9, 8, 9)
    night.run("eliminate 2.8\neliminate 2.7\neliminate 2.1")
    night.run("blinds 2 big 9 small 8 button 7\nhalt 2")
    night.wait(4)
    assert found(night, DealDuty) == []
    night.do("eliminate 2.2")
    assert found(night, DealDuty) == []
    assert TableStillShort in night.whys("deal 2")


def test_tda_11d_a_table_that_is_short_as_before_deals_again_for_its_big_blind() -> None:
    """The big blind would have fallen on an empty seat; who comes there ends the halt, not the number."""
    night = playing("tda-2024", 8, 8, 5)
    night.run("eliminate 3.3\neliminate 3.4\neliminate 3.5")
    night.do("blinds 3 big 2 small 1 button 9")
    night.run("halt 3\nblinds 1 big 3\nblinds 2 big 3\nbalance")
    (again,) = found(night, DealDuty)
    assert sorted(night.sizes()) == [3, 7, 8]
    assert (again.players, again.largest, again.still, again.full) == (3, 8, True, False)
    why = next(x for x in night.do("deal 3").action.records if isinstance(x, DealsAgain))
    assert (why.still, why.anyway) == (True, False)


def test_a_halt_by_the_directors_own_word_ends_by_it() -> None:
    night = playing("svepof-2006", 7, 7)
    night.do('halt 2 override "the dealer is ill"')
    assert found(night, DealDuty) == []
    (stands,) = found(night, StandsStillDuty)
    halted_at = night.ms
    night.wait(2)
    (later,) = found(night, StandsStillDuty)
    assert later == stands, "the same duty, and Enter ends no ruling"
    assert (stands.act, stands.table, stands.since) == (None, night.table("2").id, halted_at)
    assert text.duty(later, night.ms, text.Names(night.state)).when == "02:00"
    night.do("deal 2")
    assert not night.table("2").halted
    assert found(night, StandsStillDuty) == []


def test_cpc_a_full_small_table_is_not_stopped_for_what_nobody_can_mend() -> None:
    night = Night().run("rulebook cpc-2023")
    room(9, 9, night=night)
    night.run("open table 3 seats 6")
    for seat in range(1, 7):
        night.do(f'register "Small {seat}" seat 3.{seat} override "as the test wants"')
    night.run(PRICES + SHEET + "announce break-order\nstart")
    assert found(night, HaltDuty) == []


def test_what_is_put_aside_does_not_stand_in_the_way_of_the_next() -> None:
    night = playing("cpc-2023", 4, 6, 6)
    (due,) = found(night, BreakTableDuty)
    night.do(f'duty "{due.id}" dismissed')
    assert BreakTableDuty.kind not in kinds(night)
    assert BalanceDuty.kind in kinds(night), "the tables are balanced meanwhile"
    night.do("eliminate 3.1")
    assert BreakTableDuty.kind not in kinds(night), "a bust alone is no other matter"


def test_a_break_put_aside_comes_back_once_another_table_could_go() -> None:
    night = playing("svepof-2006", 6, 6, 6)
    (due,) = found(night, BreakTableDuty)
    night.do(f'duty "{due.id}" dismissed')
    while len(night.state.people.live) > 10:
        table = max(night.state.open_tables, key=lambda x: len(x.seats))
        night.do(f"eliminate e{next(iter(table.seats.values()))}")
        assert BreakTableDuty.kind not in kinds(night)
    night.do(f"eliminate e{next(iter(night.state.people.live.values()))}")
    assert {BreakTableDuty.kind, FinalTableDuty.kind} & {*kinds(night)}


def test_who_moves_is_asked_anew_where_the_tables_differ_by_more() -> None:
    night = playing("cpc-2023", 9, 7, 8)
    asked = next(d for d in found(night, BalanceDuty) if d.asks)
    night.do(f'duty "{asked.id}" dismissed')
    night.do("eliminate 3.1")
    assert BalanceDuty.kind not in kinds(night), "a bust at a table that nobody leaves or comes to"
    night.do("eliminate 2.1")
    assert BalanceDuty.kind in kinds(night)


def test_the_final_tables_size_is_by_the_tables_in_play() -> None:
    """CPC: six-handed ends at seven, whatever a newly opened table would have."""
    night = playing("cpc-2023", 5, 5, seats=6)
    assert night.state.setting("seats") == 9
    assert found(night, FinalTableDuty) == []
    night.run("eliminate 1.1\neliminate 2.1\neliminate 1.2")
    (due,) = found(night, FinalTableDuty)
    assert due.size == 7


def test_while_late_registration_is_open_tables_are_balanced_and_breaking_waits() -> None:
    night = playing("cpc-2023", 6, 4, before="set late 1")
    (final,) = found(night, FinalTableDuty)
    assert final.urgency is Urgency.LATER
    assert BalanceDuty.kind in kinds(night)
    night.do("open table 3")
    assert found(night, BreakTableDuty) == [], "a spare table for those to come"
    night.do("close table 3")
    night.wait(21)
    (final,) = found(night, FinalTableDuty)
    assert final.urgency is Urgency.NOW
    assert BalanceDuty.kind not in kinds(night)


def test_a_break_that_waits_says_until_when_somebody_may_come_in() -> None:
    night = playing("tda-2024", 5, 6, 6, before="set late 1")
    (waits,) = found(night, BreakTableDuty)
    assert (waits.urgency, waits.entering) == (Urgency.LATER, 1)
    night.wait(21)
    (due,) = found(night, BreakTableDuty)
    assert (due.urgency, due.entering) == (Urgency.NOW, None)


def test_a_break_that_waits_for_alternates_says_so() -> None:
    night = playing("cpc-2023", 5, 6, 6, before='register "Late One" alternate')
    (waits,) = found(night, BreakTableDuty)
    assert (waits.urgency, waits.entering) == (Urgency.LATER, 0)


@pytest.mark.parametrize("redraws", ["", "redraws tables 2\nannounce redraws\n"])
def test_a_table_that_was_never_used_is_no_table_that_went(redraws: str) -> None:
    night = Night().run("rulebook svepof-2006")
    room(*((5,) if not redraws else (9, 9)), night=night)
    night.run(PRICES + SHEET + redraws + "open table 9\nclose table 9\nannounce break-order\nstart")
    assert found(night, FinalTableDuty) == []
    assert found(night, RedrawDuty) == []


def test_a_redraw_at_so_many_players_wants_more_of_them_before() -> None:
    """Fourteen of eighteen who ever entered: they were never more than eighteen at once."""
    night = playing("tda-2024", 9, 9, before="redraws players 18\nannounce redraws")
    night.run('eliminate 1.1\neliminate 2.1\nreenter "T1 S1"\ndraw')
    assert found(night, RedrawDuty) == []


def test_a_break_comes_before_the_redraw_it_leads_to() -> None:
    night = playing("tda-2024", 6, 6, 7, before="redraws tables 2 players 18\nannounce redraws")
    night.run("eliminate 3.1")
    first = duties(night.state, night.ms)[0]
    assert isinstance(first, BreakTableDuty)
    assert first.act is not None
    night.act(first.act)
    (redraw,) = found(night, RedrawDuty)
    assert redraw.act is not None
    night.act(redraw.act)
    assert found(night, RedrawDuty) == []


def test_a_redraw_that_cannot_be_made_is_not_pressed() -> None:
    """More players than chairs: first the seats."""
    night = playing("tda-2024", 6, 6, 6, seats=6, before="redraws players 17\nannounce redraws\nset late 9")
    night.run("eliminate 1.1\nclose seat 1.1")
    (redraw,) = found(night, RedrawDuty)
    assert redraw.act is not None
    night.run('register "One more"')
    again = found(night, RedrawDuty)
    assert all(d.act is None or night.director.check(d.act) == () for d in again)


def test_a_match_for_two_is_played_out() -> None:
    night = playing("cpc-2023", 2, 2, 2, 2, seats=2)
    night.run("eliminate 1.1\neliminate 2.1")
    assert found(night, BreakTableDuty) == []
    night.run("eliminate 4.1")
    (due,) = found(night, BreakTableDuty)
    assert due.players == 1


def test_no_duty_of_a_small_evening_is_refused() -> None:
    """Every act a duty carries can be done, from the first break to the last player."""
    night = playing("tda-nl", 7, 7, 7)
    for _ in range(80):
        todo = duties(night.state, night.ms)
        for duty in todo:
            assert duty.act is None or night.director.check(duty.act) == (), duty
        first = next((d for d in todo if d.urgency is not Urgency.LATER), None)
        if first is not None and first.act is not None and not isinstance(first, WinnerDuty):
            night.act(first.act)
        elif first is not None and first.asks:
            tables = [night.state.room.tables[i] for i in first.asks]
            night.do("big blinds " + " ".join(f"{x.label}.{min(x.seats)}" for x in tables))
        elif len(night.state.people.live) > 1:
            table = max(night.state.open_tables, key=lambda x: len(x.seats))
            night.do(f"eliminate {table.label}.{max(table.seats)}")
        else:
            break
    assert len(night.state.people.live) == 1


@pytest.mark.parametrize("book", ["cpc-2023", "svepof-2006", "tda-2024", "tda-nl"])
def test_an_empty_table_is_closed_before_anybody_is_moved_to_it(book: str) -> None:
    night = playing(book, 7, 7, 0)
    (close,) = found(night, BreakTableDuty)
    assert (close.table, close.players, close.urgency) == (night.table("3").id, 0, Urgency.NOW)
    assert found(night, BalanceDuty) == []
    night.do("break 3")
    assert kinds(night) == [kind for kind in kinds(night) if kind not in ("break_table", "balance", "halt")]


def test_cpc_a_table_is_not_stopped_that_breaks_now() -> None:
    night = playing("cpc-2023", 9, 6, 7, 4)
    (breaks,) = found(night, BreakTableDuty)
    assert breaks.table == night.table("4").id
    assert [d.table for d in found(night, HaltDuty)] == [night.table("2").id]
    night.do(f'duty "{breaks.id}" dismissed')
    assert {d.table for d in found(night, HaltDuty)} == {night.table("2").id, night.table("4").id}


def test_cpc_no_table_is_stopped_before_the_final_table() -> None:
    night = playing("cpc-2023", 7, 2)
    (final,) = found(night, FinalTableDuty)
    assert found(night, HaltDuty) == []
    night.do(f'duty "{final.id}" dismissed')
    (breaks,) = found(night, BreakTableDuty)
    assert found(night, HaltDuty) == [], "its players leave it all the same"
    night.do(f'duty "{breaks.id}" dismissed')
    assert [d.table for d in found(night, HaltDuty)] == [night.table("2").id]
    waits = playing("cpc-2023", 7, 2, before="\nset late 4")
    assert [d.table for d in found(waits, HaltDuty)] == [waits.table("2").id], "somebody may still come in"
