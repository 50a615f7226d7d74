"""What stands against hand-for-hand, shared places and calls of the clock (see ``gui.words.reasons``)."""

from __future__ import annotations

from core.say.reasons import Why
from gui.words.tr import mark

WORDS: dict[Why, tuple[str, ...]] = {
    Why.HANDS_RUN_THE_CLOCK: (
        mark("The clock stands hand for hand: each hand takes {minutes} minutes off the level."),
        mark("The clock stands hand for hand: each hand is taken off the level."),
    ),
    Why.FAR_FROM_MONEY: (
        mark(
            "Hand-for-hand is for the last places before the money: {players} are in, {places} are paid, and "
            "it begins when at most {most} have yet to go out."
        ),
        mark("Hand-for-hand is for the last places before the money."),
    ),
    Why.HAND_FOR_HAND_SO: (mark("The tables do not deal hand for hand now."),),
    Why.NO_HAND_COUNTED: (
        mark("No hands are counted now: it is not hand-for-hand, and the level is not one of so many hands."),
    ),
    Why.PLACES_BY_CHIPS: (
        mark("{names} sat at one table: who began the hand with more chips finishes higher."),
        mark("At one table, who began the hand with more chips finishes higher."),
    ),
    Why.PLACES_BY_TIME: (
        mark("{names} finish in the order they went out, at different tables too."),
        mark("Players finish in the order they went out, at different tables too."),
    ),
    Why.ONLY_HAND_FOR_HAND: (
        mark("{names} share no places: that is only in hand-for-hand. Enter them one by one."),
        mark("Places are shared only in hand-for-hand. Enter the players one by one."),
    ),
    Why.SHARED_SO: (mark("{name} and the others share their places already."),
                    mark("They share their places already.")),
    Why.NOT_BLINDED_OUT: (
        mark("{name} at {seat} is not there and cannot be blinded out."),
        mark("Who is not there cannot be blinded out."),
    ),
    Why.CALL_RUNNING: (mark("The clock runs on {name} already."),
                       mark("The clock runs on that player already.")),
    Why.NO_CALL: (
        mark("No clock runs on {name}."),
        mark("Say on whom: the clock runs on {running} players."),
        mark("No called clock is running."),
    ),
    Why.CALLER_AWAY: (
        mark("{name} sits at {seat}, so cannot call the clock at another table."),
        mark("{name} is not in a seat at that table, so cannot call the clock there."),
        mark("Only who is in a seat at that table can call the clock there."),
    ),
    Why.CALL_TIME: (
        mark("Who is called has {book} seconds, not {seconds}."),
        mark("The rulebook gives another time."),
    ),
    Why.CALL_BEFORE_ZERO: (
        mark("{name} still has {left} to act."),
        mark("The player still has time."),
    ),
    Why.CALL_OVER: (
        mark("{name}'s time is up: the rulebook says what becomes of the hand."),
        mark("The time is up: the rulebook says what becomes of the hand."),
    ),
    Why.CALL_DOUBTFUL: (
        mark("{name} acted as the time ended: that is for the director to rule."),
        mark("The action came as the time ended: that is for the director to rule."),
    ),
    Why.ANTE_FIXED: (mark("The ante is not reduced, however few are left."),),
}  # fmt: skip
# Where one fact makes it another sentence.
IF: dict[tuple[Why, str], tuple[str, ...]] = {
    (Why.HAND_FOR_HAND_SO, "on"): (mark("The tables deal hand for hand already."),),
    (Why.CALLER_AWAY, "away"): (
        mark("{name} is not in seat {seat} now, so cannot call the clock."),
        mark("Who is not in the seat cannot call the clock."),
    ),
}
