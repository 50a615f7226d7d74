"""Hands in words: who shares and why, what hand-for-hand takes off the level, a called clock."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.say.duties import SameHandDuty, Urgency
from core.say.reasons import (
    AnteFixed,
    CallBeforeZero,
    CallDoubtful,
    CallerAway,
    CallOver,
    CallRunning,
    CallTime,
    FarFromMoney,
    HandForHandAlready,
    HandsRunTheClock,
    NoCall,
    NoHandCounted,
    NotBlindedOut,
    PlacesByChips,
    PlacesByTime,
    Reason,
    SharedAlready,
    SharedOnlyHandForHand,
    hands,
)
from core.say.reasons.stored import restored, stored
from gui.words import actions
from gui.words.names import Names
from gui.words.reasons import becauses
from gui.words.voices import refused, to_do
from tests.unit.night import Night, seated, small

ANNA, BO, CARIN = '"Anna Ek"', '"Bo Ros"', '"Carin Ål"'


def told(night: Night) -> tuple[str, str]:
    said = actions.sentence(night.log.actions[-1], Names(night.state))
    return said.text, said.quiet


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"eliminate {ANNA} {BO} stacks 900 900",
         "Anna Ek and Bo Ros began the hand with equal stacks: they share their places."),
        (f"eliminate {ANNA} {BO} stacks 900 800",
         ("The larger stack at the start of the hand finishes higher. From lowest to highest: Bo Ros "
         "and Anna Ek.")),
        (f"eliminate {ANNA} {BO} {CARIN} stacks 900 800 800",
         "The larger stack at the start of the hand finishes higher; equal stacks share. "
         "From lowest to highest: Bo Ros, Carin Ål and Anna Ek."),
        (f"eliminate {ANNA} {BO}",
         "The stacks of Anna Ek and Bo Ros at the start of the hand are unknown: they share their places."),
    ],
)  # fmt: skip
def test_who_goes_out_in_one_hand_at_one_table(line: str, why: str) -> None:
    night = seated().run(f"add level blinds 100/200 length 20\nstart\n{line}")
    assert becauses(night.log.actions[-1].records, Names(night.state)) == [why]


def test_all_in_hands_hand_for_hand_by_the_book() -> None:
    night = small(started=False).run("rulebook tda-2024\nstart\nhand-for-hand")
    assert becauses(night.log.actions[-1].records, Names(night.state))[1] == (
        "All-in hands stay face down until every table has played the hand · TDA 2024 RP-8"
    )


@pytest.mark.parametrize(("ms", "seconds"), [(0, "one"), (30_000, "30"), (30_999, "30")])
def test_so_many_seconds_between_two_busts_of_a_table(ms: int, seconds: str) -> None:
    t = seated().state
    (table,), (a, b, *_) = t.room.tables, t.people.entries
    duty = SameHandDuty(
        urgency=Urgency.NOW,
        entries=(a, b),
        tables=(table, table),
        stacks=(0, 0),
        shares=False,
        pair=(a, b),
        apart=ms,
        all_apart=(),
    )
    assert f" {seconds} " in to_do(duty, Names(t)).text


def test_shared_places_are_named() -> None:
    night = small()
    first = [f"e{table.seats[min(table.seats)]}" for table in night.state.open_tables]
    night.run("".join(f"eliminate {x}\n" for x in first) + f"same time {first[0]} {first[1]}")
    assert told(night)[0].endswith(" share 7th–8th")


def test_hand_for_hand_says_what_the_level_clock_does() -> None:
    night = small().wait(19).run("hand-for-hand")
    assert told(night) == ("Hand-for-hand", "Level clock stopped")
    assert len(becauses(night.log.actions[-1].records, Names(night.state))) == 1, (
        "of all-in hands the director says"
    )
    night.do("hand played")
    assert becauses(night.log.actions[-1].records, Names(night.state)) == [
        "2 minutes come off the level. Level 2 begins with the next hand."
    ]
    night.do("hand-for-hand off")
    assert told(night) == ("Hand-for-hand is over", "Level clock runs")


AGAINST: list[tuple[Callable[[int, int, int], Reason], str]] = [
    (lambda a, b, at: HandForHandAlready(on=True), "Hand-for-hand is already on."),
    (lambda a, b, at: HandForHandAlready(on=False), "Hand-for-hand is not on."),
    (lambda a, b, at: FarFromMoney(players=46, places=7, from_money=39, most=3),
     "It is too early for hand-for-hand: 46 are in, 7 are paid. It may begin when at most 3 are still "
     "to go out."),
    (lambda a, b, at: HandsRunTheClock(minutes=2),
     "The clock is stopped for hand-for-hand: each hand takes 2 minutes off the level."),
    (lambda a, b, at: NoHandCounted(),
     "No hands are counted now: hand-for-hand is off, and the level is timed in minutes."),
    (lambda a, b, at: AnteFixed(), "This rulebook does not reduce the ante at short tables."),
    (lambda a, b, at: PlacesByChips(entries=(a, b)),
     "Anna Ek and Bo Ros sat at one table: the larger stack at the start of the hand finishes higher."),
    (lambda a, b, at: PlacesByTime(entries=(a, b)),
     "Anna Ek and Bo Ros finish in the order they went out, even at different tables."),
    (lambda a, b, at: SharedOnlyHandForHand(entries=(a, b)),
     "Anna Ek and Bo Ros share places only in hand-for-hand. Enter them one by one."),
    (lambda a, b, at: SharedAlready(entry=a), "Anna Ek and the others already share their places."),
    (lambda a, b, at: NotBlindedOut(entry=a, table=at, seat=1),
     "Anna Ek at 7.1 is absent and cannot be blinded out."),
    (lambda a, b, at: NotBlindedOut(entry=a, table=None, seat=None),
     "Anna Ek is absent and cannot be blinded out."),
    (lambda a, b, at: CallRunning(entry=a), "The clock is already running on Anna Ek."),
    (lambda a, b, at: NoCall(entry=a, running=0), "No clock call is running on Anna Ek."),
    (lambda a, b, at: NoCall(entry=None, running=2),
     "The clock is running on 2 players. Name one of them."),
    (lambda a, b, at: NoCall(entry=None, running=0), "No clock call is running."),
    (lambda a, b, at: CallerAway(entry=b, table=at, seat=2, away=True),
     "Bo Ros is not in seat 7.2 now, so cannot call the clock."),
    (lambda a, b, at: CallerAway(entry=b, table=at, seat=2, away=False),
     "Bo Ros sits at 7.2, so cannot call the clock at another table."),
    (lambda a, b, at: CallerAway(entry=b, table=None, seat=None, away=False),
     "Bo Ros is not in a seat at that table, so cannot call the clock there."),
    (lambda a, b, at: CallTime(seconds=90, book=60), "This rulebook gives 60 seconds to act, not 90."),
    (lambda a, b, at: CallBeforeZero(entry=a, left=12_000, outcome="dead"),
     "Anna Ek still has 00:12 to act."),
    (lambda a, b, at: CallOver(entry=a, zero="hand_dead", outcome="checked"),
     "Anna Ek's time is up: the rulebook decides the hand."),
    (lambda a, b, at: CallDoubtful(entry=a),
     "Anna Ek acted as the time ended: the director rules on the hand."),
]  # fmt: skip


@pytest.mark.parametrize(("made", "sentence"), AGAINST)
def test_what_stands_against_it(made: Callable[[int, int, int], Reason], sentence: str) -> None:
    night = seated("7")
    reason = made(night.entry(ANNA).id, night.entry(BO).id, night.table("7").id)
    assert refused(reason, Names(night.state)) == sentence
    assert restored(*stored(reason)) == reason


def test_every_reason_is_tried_here() -> None:
    types = {x for x in vars(hands).values() if isinstance(x, type) and x.__module__ == hands.__name__}
    assert {type(made(1, 2, 3)) for made, _ in AGAINST} == types
