"""Answers kept until the next action, or until one that can change them: what the state alone decides, and
all tables or players are asked for.

The duties are asked each second, and mostly nothing has happened since the last one.
"""

from collections.abc import Callable, Iterable, Set
from functools import wraps
from typing import Any, TypeVar, cast

from core.say import records as r
from core.tournament.state import Kept, Tournament

T = TypeVar("T")
Ask = Callable[[Tournament], T]
Kinds = Set[type[r.Record]]

FLOOR_WORK: Kinds = {
    r.Because, r.Announced, r.DutyMarked, r.SlipsPrinted, r.ClockSet, r.GapAnswered,
    r.TableOpened, r.TableClosed, r.SeatClosed, r.SeatOpened, r.BlindsNoted, r.BlindsTracked,
    r.TableHalted, r.Waits, r.BreakOrderSet, r.RedrawsSet, r.Redrawn, r.DrawPrepared, r.DrawMade,
    r.Seated, r.Unseated, r.RaceHeld, r.ChipsAdjusted, r.ColouredUp,
}  # fmt: skip
"""Records of tables, seats, chips and the clock: nobody comes in or goes out by them, and nobody pays."""

_OVER: dict[Ask[Any], Kinds] = {}


def once(ask: Ask[T]) -> Ask[T]:
    """Ask this once of a state between two actions. The answer must rest on nothing else, a time least of
    all, and nobody may change it. A state that no whole action has made yet keeps nothing."""
    return once_over(frozenset())(ask)


def once_over(kinds: Kinds) -> Callable[[Ask[T]], Ask[T]]:
    """Keep the answer also over actions that took in records of these kinds alone: none of them changes
    anything it rests on."""

    def keeping(ask: Ask[T]) -> Ask[T]:
        _OVER[ask] = kinds

        @wraps(ask)
        def answer(t: Tournament) -> T:
            kept = t.kept
            if kept is None:
                return ask(t)
            if ask not in kept:
                kept[ask] = ask(t)
            return cast(T, kept[ask])

        return answer

    return keeping


def still_true(kept: Kept, records: Iterable[r.Record]) -> Kept:
    """Return those of these answers that still hold after an action with these records."""
    if not kept:
        return {}
    kinds = {r.family(type(x)) for x in records}
    return {ask: answer for ask, answer in kept.items() if kinds <= _OVER[ask]}
