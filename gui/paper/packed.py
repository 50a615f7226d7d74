"""The parts of paper pack and results that a format has otherwise than the house: handed in with its look
(``gui.looks.format``), asked for where they are made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from typing import TYPE_CHECKING, Protocol

from core.tournament.state import Tournament

if TYPE_CHECKING:
    from core.clock.clock import Reading
    from core.tournament.director import Director
    from gui.paper.paper import Document


class Part(Protocol):
    """A document of the format's own (``gui.looks.format.Paper``)."""

    @property
    def make(self) -> Callable[[Director, int, tzinfo], Document]: ...

    @property
    def nothing(self) -> Callable[[Tournament, int], str]: ...


@dataclass(frozen=True)
class Packed:
    """The pack has none of the parts ``without``; the format's ``papers`` stand after the seats. Its
    ``figures`` stand on the cover instead of the house's, its ``steps`` say how to go on without the PC;
    None: as the house has them."""

    without: tuple[str, ...] = ()
    papers: tuple[Part, ...] = ()
    figures: Callable[[Tournament, Reading, int, tzinfo], tuple[tuple[str, str], ...]] | None = None
    steps: Callable[[Tournament, frozenset[str]], Sequence[str]] | None = None


PACKS: dict[str, Packed] = {}
"""By the format's id."""
REACHED: dict[str, tuple[Callable[[], str], Callable[[Tournament, int], str]]] = {}
"""How far an entry came, with the head of its column, by the id of a format in which nobody goes out by a
bust: the results say it instead."""
