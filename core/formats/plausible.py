"""A plausible night, made up step by step, as each format has one (``Format.night``): the demo plays it, and
the gallery and the simulator do.

Nothing here knows windows: the steps are acts for the real ``Director``, so the demo shows what a director
would see. The same ``Chance`` gives the same night.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from typing import Protocol, cast

from core.clock.clock import Reading
from core.formats.format import named
from core.say.acts.base import Act
from core.tournament.chance import Chance
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Step:
    """An act of the director's, ``wait`` ms after the step before."""

    wait: int
    act: Act
    override: str = ""


class Plausible(Protocol):
    """``setup`` is all that comes before play: what is played, title, club, prices, tables, players, the
    first draw. ``play`` is the next step at a time (ms) once there is nothing left of it; None: it is
    over."""

    setup: Callable[[Chance], Iterator[Step]]
    play: Callable[[Tournament, Reading, int, Chance], Step | None]


def night_of(format: str) -> Plausible:
    """Return the maker of a plausible night of this format."""
    played = named(format)
    assert played is not None
    return cast(Plausible, import_module(played.night))


FIRST = (
    "Anna Bo Cecilia David Elin Farid Greta Hanna Ivan Jonas Karin Lars Maja Nils Olga Pär Rut Sven Tove Ulf",
    "Vera Wille Yasmin Åke Ärla Örjan Amina Björn Carla Dario Esther Finn Gülay Hugo Ida João Katja León Mia",
)
LAST = (
    "Ek Sund Lind Holm Åberg Berg Falk Gran Hall Jansson Dahl Öst Nyström Svärd Kvist Rask Engström Møller",
    "Fernández Kowalska Yılmaz O'Brien Nordin Sjögren Wallin Ström Björk Ask Lund Vinter Hjelm Frost",
)


def names(chance: Chance, count: int) -> list[str]:
    """Return this many different people, chosen by chance."""
    everybody = [f"{a} {b}" for first in FIRST for a in first.split() for last in LAST for b in last.split()]
    return chance.shuffled(everybody)[:count]
