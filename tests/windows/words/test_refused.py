"""The refusals about the clock, the structure, the rulebook, the settings and the log."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import pytest

from core.say import reasons as r
from core.say.becauses import AlteredByManagement
from core.say.reasons import Reason
from core.say.reasons.stored import restored, stored
from core.tournament.state import Tournament
from gui.words import text
from gui.words.names import Names
from gui.words.reasons import with_clauses
from tests.windows.words.test_text import assert_sentence

SAID: tuple[tuple[Reason, str], ...] = (
    (r.NoStructure(), "There are no levels yet. Add one under Structure first."),
    (r.NotStarted(), "The clock has not been started yet."),
    (r.AlreadyStarted(), "The clock has already been started."),
    (r.AlreadyRunning(), "The clock is already running."),
    (r.AlreadyPaused(), "The clock is already paused."),
    (r.NoSuchRow(row=40, rows=14), "The structure has no row 40. Its rows are 1 to 14, breaks included."),
    (r.NoNextRow(), "This is the last row of the structure. Add a level first."),
    (r.NoPreviousRow(), "This is the first row of the structure."),
    (r.RowPast(row=3), "Row 3 has begun or is over, so it cannot be changed."),
    (r.BlindsOfSeveral(), "Blinds and limits are changed one level at a time. Choose one row."),
    (
        r.NoLevelAbove(),
        "This structure has no level with higher blinds than the present ones. Choose another one.",
    ),
    (
        r.RowShorterThanRun(row=3, run=200_000),
        "Row 3 has already run 03:20. It cannot be shorter than that.",
    ),
    (r.RowShorterThanRun(row=3, run=0), "A row cannot be shorter than the time already played."),
    (
        r.BadLength(length=100_000_000),
        "A length of 27:46:40 is not possible here. A row lasts from 1 second to 24 hours.",
    ),
    (r.BadLength(length=-5), "That length is not possible. A row lasts from 1 second to 24 hours."),
    (r.NoSetEnd(), "This row has no set end, so no time can be added. End it with Next."),
    (
        r.DayEndHasNoLength(),
        (
            "An end of day has no length: the clock stops until the next day is started. Leave the length "
            "out, or make it a break."
        ),
    ),
    (r.NoBlinds(), "A level needs blinds, limits or an ante. Give at least one."),
    (r.BadBlinds(small=-1, big=2), "-1 / 2 cannot be blinds or limits. Check the numbers."),
    (r.BadAnte(ante=-5), "The ante cannot be -5. Check the number."),
    (r.BadAntePayer(paid_by="nobody"), "“nobody” cannot pay the ante. Type each, bb or button."),
    (r.BadCap(cap=100), "The cap cannot be 100 raises. Type 0 to 99; 0 means no cap."),
    (r.BadBringIn(bring_in=-1), "The bring-in cannot be -1. Check the number."),
    (r.BlindsOnBreak(), "A break has no blinds, ante, bets or hands. Leave them out, or make it a level."),
    (r.NoAnte(), "This level has no ante to pay. Give the ante as well."),
    (r.BadHands(hands=1001, most=1000), "A level has 1 to 1,000 hands."),
    (r.HandsAndLength(), "A level lasts either minutes or hands. Give one of the two."),
    (r.HandsPlayed(played=1), "1 hand of this level is already played. Give a larger number."),
    (r.HandsPlayed(played=3), "3 hands of this level are already played. Give a larger number."),
    (r.MoreHandsThanLevel(hands=12, most=10), "12 hands cannot have been played: the level has 10."),
    (r.MoreHandsThanLevel(hands=2, most=0), "That number of hands is not possible."),
    (r.BadBreakKind(name="tea"), "“tea” is not a kind of break. Type break, talk or day-end."),
    (
        r.LevelHasNoKind(),
        "Only a break can be a talk break or the end of a day. This row is a level.",
    ),
    (r.InThePast(at=72_060_000), "21:01 is too early. Choose a later time."),
    (r.InTheFuture(at=72_060_000), "21:01 is in the future. Choose an earlier time."),
    (
        r.NoGap(),
        ("No time away is left to count or ignore: the question was answered, or the clock was set since."),
    ),
    (
        r.BadSetting(setting="seats", value=99, least=2, most=23),
        "“99” is not possible for the seats per table. Type a number from 2 to 23.",
    ),
    (
        r.BadSetting(setting="methods", value="Prize"),
        "“Prize” is not possible. Type the methods of payment with commas, cash first: Cash, Swish, Card. "
        "“prize” is no method.",
    ),
    (r.BadSetting(setting="closes", value="25:99"), "“25:99” is not possible for the closing time."),
    (
        r.BadSetting(setting="late", value=None),
        "“nothing” is not possible for the last level for late registration.",
    ),
    (r.BadSetting(setting="currency", value=""), "This value is not possible for the currency."),
    (r.BadSetting(setting="nonsense", value="x" * 200), f"“{'x' * 39}…” is not possible for nonsense."),
    (
        r.NoSuchFormat(format="bridge", formats=("holdem", "rounds")),
        "There is no format bridge. Choose one of holdem, rounds.",
    ),
    (r.FormatFixed(), "Players are registered. The format can no longer be changed."),
    (
        r.NotInFormat(format="rounds", verb="eliminate"),
        "“eliminate” has no meaning in the format rounds.",
    ),
    (
        r.NoSuchRulebook(book="x", books=("cpc-2023", "tda-nl")),
        "There is no rulebook x. Choose one of cpc-2023, tda-nl.",
    ),
    (r.NoSuchRulebook(book="", books=("cpc-2023",)), "There is no such rulebook."),
    (
        r.UnreadableRulebook(file="x.toml", line=3, what="balance.who", expected="word", allowed=("a", "b")),
        "The rulebook cannot be used and was not changed. x.toml, line 3: balance.who must be one of a, b.",
    ),
    (
        r.NoSuchMethod(book="SvePoF", method="x", methods=("player_dealt", "other")),
        "SvePoF has no method x. It has player dealt, other.",
    ),
    (r.NoSuchMethod(book="CPC", method="x_y", methods=()), "CPC has no method x y."),
    (
        r.RulebookFixed(book="CPC Bern"),
        "The rulebook cannot change after the start. This tournament is played by CPC Bern.",
    ),
    (r.AlteringForbidden(), "This rulebook does not allow altering or cancelling a tournament."),
    (
        r.TournamentCancelled(cause="fire alarm"),
        "The tournament is cancelled: fire alarm. Undo the cancellation to continue.",
    ),
    (r.BalancingForced(), "The tables must be balanced: this duty cannot be dismissed."),
    (
        r.DutyMarkedSo(duty="balance 1 2 / 9 7", how="done"),
        "This duty already has this mark.",
    ),
    (
        r.StillUnbalanced(from_table=1, from_players=9, to_table=2, to_players=7),
        "Table ? still has 9 players; table ? has 7.",
    ),
    (
        r.FinalTableStillDue(players=8, size=9),
        "The final table is still to be drawn: 8 players are left, and it seats 9.",
    ),
    (r.TableStillOpen(table=2, players=1), "Table ? is still open, with 1 player."),
    (r.TableStillOpen(table=2, players=4), "Table ? is still open, with 4 players."),
    (r.NoSlips(action=1007), "Action 1007 moved nobody, so it has no slips."),
    (r.NothingToUndo(), "There is nothing to undo."),
    (r.NothingToRedo(), "There is nothing to redo."),
    (r.NoSuchAction(action=1099), "There is no action 1099."),
    (r.AlreadyUndone(action=7), "Action 7 is already undone."),
    (r.NotUndone(action=7), "Action 7 is not undone, so it cannot be redone."),
    (
        r.OthersDepend(action=11, actions=(14, 1500)),
        "Later actions depend on this one: 14, 1500. Undo them together, or correct this one.",
    ),
    (r.ClockSetSince(), "The clock was set after this action. Set the clock to the right time instead."),
    (r.DoesNotFit(), "This action contradicts the log. Nothing was changed."),
    (
        r.DoesNotFit(later=14),
        "This action contradicts later ones: action 14 would be impossible. Nothing was "
        "changed. Undo or correct action 14 first.",
    ),
    (r.OurError(), "An error in Riffle prevents this. Nothing was changed."),
    (r.ReadOnly(), "This file is read-only. Save a copy to continue."),
)


@pytest.mark.parametrize(("reason", "sentence"), SAID, ids=repr)
def test_every_type_is_said_so(reason: Reason, sentence: str) -> None:
    assert text.reason(reason, zone=ZoneInfo("Europe/Stockholm")) == sentence
    assert_sentence(text.reason(reason))


@pytest.mark.parametrize("reason", [x for x, _ in SAID], ids=repr)
def test_every_type_is_stored_and_read_again(reason: Reason) -> None:
    assert restored(*stored(reason)) == reason


def test_every_type_is_tried_here() -> None:
    own = ("core.say.reasons.book", "core.say.reasons.clock", "core.say.reasons.log")
    types = {x for x in vars(r).values() if isinstance(x, type) and x.__module__ in own}
    assert {type(x) for x, _ in SAID} == types


def test_without_a_time_zone_no_time_is_named() -> None:
    assert text.reason(r.InThePast(at=1)) == "That time is too early. Choose a later one."
    assert text.reason(r.InTheFuture(at=1)) == "That time is in the future. Choose an earlier one."


def test_an_alteration_is_the_management_s() -> None:
    because = AlteredByManagement(cancelled=True, clauses=("SvePoF 2006 §2",))
    nobody = Names(Tournament())
    assert with_clauses(because, nobody) == "The tournament management decided this · SvePoF 2006 §2"
