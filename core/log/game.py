"""The part of the game played that the door is handed: the door itself knows no rule of it."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import tzinfo
from typing import Generic, Protocol, TypeVar

from core.say.acts import Act
from core.say.decision import Decision
from core.say.records import Action

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)


class Broken(Protocol[S_contra]):
    def __call__(self, state: S_contra, before: S_contra | None = None, /) -> list[str]: ...


@dataclass(frozen=True, slots=True)
class Game(Generic[S]):
    """``S`` is the state of a tournament.

    ``begin`` makes the state before the first action; ``take`` takes an action into it, or raises
    ``Conflict``. ``decide`` decides an act on a state at a time (ms). ``line`` writes an act in the text
    form: the state now, the state the act is about, the zone, the director's reason. ``started`` tells
    whether the clock has started. ``broken`` names what is untrue of a
    state; told the state before its last action, of which nothing was untrue, it may look at what that action
    touched alone.
    """

    begin: Callable[[], S]
    take: Callable[[S, Action], None]
    decide: Callable[[S, Act, int], Decision]
    line: Callable[[Act, S, S, tzinfo, str], str]
    started: Callable[[S, int], bool]
    broken: Broken[S]
