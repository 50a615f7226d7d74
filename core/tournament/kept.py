"""Answers kept until the next action: what the state alone decides, and all tables or players are asked for.

The duties are asked each second, and mostly nothing has happened since the last one.
"""

from collections.abc import Callable
from functools import wraps
from typing import TypeVar, cast

from core.tournament.state import Tournament

T = TypeVar("T")


def once(ask: Callable[[Tournament], T]) -> Callable[[Tournament], T]:
    """Ask this once of a state between two actions. The answer must rest on nothing else, a time least of
    all, and nobody may change it. A state that no whole action has made yet keeps nothing."""

    @wraps(ask)
    def answer(t: Tournament) -> T:
        kept = t.kept
        if kept is None:
            return ask(t)
        if ask not in kept:
            kept[ask] = ask(t)
        return cast(T, kept[ask])

    return answer
