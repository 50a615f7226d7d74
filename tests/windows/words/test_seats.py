"""The words of tables, seats, draws and newcomers."""

from __future__ import annotations

import pytest

from core.say.becauses import Because
from core.say.becauses import seats as so
from core.say.reasons import Reason
from core.say.reasons import seats as no
from core.say.reasons.stored import restored, stored
from core.say.said import kinds_of
from gui.words import text, voices
from gui.words.names import Names
from tests.unit.night import seated
from tests.windows.words.test_text import assert_sentence

# Of the night of ``seated``; ids that stand for Anna Ek (1.1) and table 1 are put in.
REASONS: dict[Reason, str] = {
    no.NoSuchTable(table=1): "There is no open table 1. Open it, or choose another.",
    no.NoSuchTable(table=99): "There is no such open table. Open it, or choose another.",
    no.NoSuchSeat(table=1, seat=12, size=9): "There is no seat 1.12: that table has seats 1 to 9.",
    no.TableExists(table=1): "Table 1 is already open. Choose another name.",
    no.BadLabel(label="a b"): "A table cannot be called “a b”. Use up to 12 letters and digits.",
    no.BadLabel(label=""): "A table needs a name of up to 12 letters and digits.",
    no.BadSize(size=99): "A table has 2 to 23 seats, not 99.",
    no.TableOccupied(table=1, players=4): (
        "Players still sit at table 1: 4. Break the table, or move them first."
    ),
    no.SeatTaken(table=1, seat=1, entry=-1): "Seat 1.1 is taken by Anna Ek.",
    no.SeatTaken(table=1, seat=9, name="Cia"): "Seat 1.9 is taken by Cia.",
    no.SeatIsClosed(table=1, seat=9): "Seat 1.9 is closed. Open the seat again, or choose another.",
    no.SeatNotClosed(table=1, seat=9): "Seat 1.9 is already open.",
    no.SameSeat(entry=-1, table=1, seat=1): "Anna Ek already sits in seat 1.1.",
    no.NotSeated(entry=-1): "Anna Ek has no seat yet. Draw one first.",
    no.RoomFull(players=41, seats=36): (
        "Players who need a seat: 41, seats free: 36. Open another table first."
    ),
    no.TableFull(table=1): "Table 1 has no free seat where the rulebook moves a player.",
    no.NobodyToSeat(): "Everybody who is in has a seat, so there is nobody to draw for.",
    no.NoDrawOpen(): "No draw is waiting for its number.",
    no.DrawOpen(): "A draw is already waiting for its number. Draw the seats, or abandon that draw.",
    no.NotAnnounced(what="seeded"): (
        "A draw that keeps the biggest stacks apart was not announced before the start."
    ),
    no.NotAnnounced(what="redraws"): "The redraw of all seats was not announced before the start.",
    no.RedrawNotSet(tables=3, players=24): "No redraw of all seats was planned for now.",
    no.SetBeforeStart(what="redraws"): "Redraws can be set only before the start.",
    no.SetBeforeStart(what="first-days"): "Redraws can be set only before the start.",
    no.StacksUnknown(players=12): (
        "No stacks are known, so the biggest cannot be kept apart. Count the stacks first."
    ),
    no.RuledByHand(entry=-1, table=1, seat=1): (
        "Under this rulebook the director decides whether Anna Ek moves to 1.1. Move the player by hand."
    ),
    no.SeatMarkedSo(table=1, seat=4, accessible=True): "Seat 1.4 already has this mark.",
    no.ApartFromNobody(): "Name two players or more who are to be kept apart.",
    no.ApartAlready(entry=-1): "Anna Ek is already kept apart from others.",
    no.NotApart(entry=-1): "Anna Ek is kept apart from nobody.",
    no.BadPlace(most=99): "Columns and rows of the floor are numbered from 1 to 99.",
    no.StandsSo(table=1): "Table 1 is already there.",
    no.TooManyForFinal(table=1, players=11, size=10, seats=12): (
        "11 players are left; the final table seats 10."
    ),
    no.FinalFixed(size=10, seats=9): "At tables of 9 the final table seats 10.",
    no.OneTableLeft(table=1): "Only table 1 is left.",
    no.OneTableLeft(): "Nobody has a seat yet.",
    no.LateRegistrationClosed(level=6): "Late registration closed after level 6.",
    no.LateEntryForbidden(name="Cia", level=2): (
        "Nobody enters after the start. Cia may play only if paid or qualified before the start."
    ),
    no.ReentriesOnly(level=6): (
        "Nobody new enters after the start. Through level 6 there are only re-entries."
    ),
    no.SeatsAreDrawn(comes="late", name="Cia"): ("Seats are drawn, not chosen: Cia draws one."),
    no.SeatsAreDrawn(comes="reentry", player=-2): ("Seats are drawn, not chosen: Anna Ek draws one."),
    no.SeatKept(player=-2, table=1, seat=4): "Anna Ek goes back to seat 1.4, not to another.",
    no.SeatKept(player=-2): "Seats are drawn, not chosen: Anna Ek draws one.",
    no.StackNotFull(chips=500, full=10_000, name="Cia"): (
        "Cia starts with a full stack of 10,000 chips, not with 500."
    ),
    no.StackNotFull(chips=500, full=10_000, player=-2): (
        "Anna Ek starts with a full stack of 10,000 chips, not with 500."
    ),
    no.StackStays(entry=-1, table=1, seat=1): (
        "Anna Ek's stack at 1.1 stays in play until the blinds have taken it."
    ),
    no.StackStays(entry=-1): "An absent stack stays in play until the blinds have taken it.",
    no.NotAbsent(entry=-1): "Anna Ek is here. Only an absent player's stack is removed.",
    no.PresentSo(entry=-1, present=True): "Anna Ek already has this mark.",
}


def test_every_reason_is_worded_here() -> None:
    mine = {x for x in kinds_of(Reason).values() if x.__module__ == no.__name__}
    assert {type(x) for x in REASONS} == mine


@pytest.mark.parametrize(("reason", "said"), REASONS.items(), ids=lambda x: getattr(x, "kind", ""))
def test_why_not_is_said_in_a_plain_sentence(reason: Reason, said: str) -> None:
    night = seated()
    anna = night.entry('"Anna Ek"')
    ids = {"entry": anna.id, "player": anna.player}
    named = {k: ids[k] for k, v in reason.fields().items() if k in ids and v is not None}
    if getattr(reason, "table", None) == 1:
        named["table"] = night.table("1").id
    assert restored(*stored(reason)) == reason
    assert text.reason(reason.but(**named), night.state) == said
    assert_sentence(said)
    assert_sentence(text.reason(reason))


# Of Anna Ek, unless it is about the whole room.
BECAUSES: dict[Because, str] = {
    so.SeatsDrawn(players=20, tables=3): "Every seat is drawn at random.",
    so.RedrawMade(which=("players 11",), players=11, tables=2): (
        "A redraw of all seats was planned for this moment."
    ),
    so.CardsToBeDrawn(players=20): "The players draw seat cards.",
    so.CardsToBeDrawn(players=20, which=("players 11",)): (
        "A redraw of all seats was planned for this moment. The players draw seat cards."
    ),
    so.SatTogether(entries=(-1, -2), table=1): "entry -1 and entry -2 could not be kept apart: table 1.",
    so.StacksKeptApart(apart=3, players=20): "The 3 biggest stacks are kept apart.",
    so.FinalTableSet(table=1, players=10, size=10, redraw=True, chairs=1): (
        "10 are left for a final table of 10. Fetch 1 chair to table 1."
    ),
    so.FinalTableSet(table=1, players=9, size=10, redraw=True, chairs=0): (
        "9 are left for a final table of 10."
    ),
    so.FinalSeatsDrawn(redraw=True): "All seats are drawn again.",
    so.FinalSeatsDrawn(redraw=True, by_cards=True): "All seats are drawn again, with seat cards.",
    so.FinalSeatsDrawn(redraw=False): "Players already there stay; the others draw its free seats.",
    so.FinalSeatsDrawn(redraw=False, by_cards=True): (
        "Players already there stay; the others draw the cards of its free seats."
    ),
    so.AccessibleSeatNeeded(entry=-1, got="accessible", needed=1, seats=1, known=1, table=1, seat=4): (
        "Anna Ek needs an accessible seat and gets 1.4 before the others are drawn."
    ),
    so.AccessibleSeatNeeded(entry=-1, got="ordinary", needed=2, seats=0, known=1, table=1, seat=4): (
        "No accessible seat was free for Anna Ek."
    ),
    so.AccessibleSeatNeeded(entry=-1, got="ordinary", needed=1, seats=0, known=0, table=1, seat=4): (
        "Anna Ek needs an accessible seat, but none is known: 1.4 is an ordinary seat."
    ),
    so.AccessibleSeatNeeded(entry=-1, got="by_hand", needed=1, seats=1, known=1): (
        "Anna Ek needs an accessible seat, which the director gives out."
    ),
    so.NewcomerSeated(entry=-1, table=1, seat=4, comes="late", how="random", waits="yes"): (
        "Anna Ek draws seat 1.4 of all free seats. The player gets no cards until the button has passed."
    ),
    so.NewcomerSeated(entry=-1, table=1, seat=4, comes="start", how="card"): (
        "Anna Ek drew the card of seat 1.4."
    ),
    so.NewcomerSeated(entry=-1, table=1, seat=4, comes="break", how="shortest", dodged="penalty"): (
        "Anna Ek draws seat 1.4, at one of the shortest tables. A blind dodged on purpose costs a penalty."
    ),
    so.NewcomerSeated(entry=-1, table=1, seat=4, comes="reentry", waits="no"): (
        "Anna Ek draws seat 1.4. The player is dealt in at once."
    ),
    so.MarkedAbsent(entry=-1, blinded=True): "The stack is set out and posts blinds and antes.",
    so.MarkedAbsent(entry=-1, blinded=False): "The stack is not set out until Anna Ek arrives.",
    so.AbsentStackRemoved(entry=-1, chips=9500): "Anna Ek's stack of 9,500 chips left play.",
}


def test_every_because_is_worded_here() -> None:
    mine = {x for x in kinds_of(Because).values() if x.__module__ == so.__name__}
    assert {type(x) for x in BECAUSES} == mine


@pytest.mark.parametrize(("because", "said"), BECAUSES.items(), ids=lambda x: getattr(x, "kind", ""))
def test_why_is_said_in_plain_sentences(because: Because, said: str) -> None:
    night = seated()
    entry = night.entry('"Anna Ek"').id if because.entry else 0
    table = {"table": night.table("1").id} if getattr(because, "table", None) else {}
    assert voices.why(because.but(entry=entry, **table), Names(night.state)) == said
    assert_sentence(said)


def test_what_was_pasted_for_a_name_is_not_said_in_full() -> None:
    assert len(text.reason(no.BadLabel(label="x" * 500))) < 200
