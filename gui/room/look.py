"""The picture and the words of a format in the room: handed in with its look (``gui.looks.format``), asked
for here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from typing import TYPE_CHECKING, NamedTuple

from core.tournament.state import Tournament
from gui.words.tr import Context, mark

if TYPE_CHECKING:
    from core.clock.clock import Reading
    from core.floor.recent import Recent
    from gui.room.board import Board, Side
    from gui.room.ink import Ink
    from gui.room.parts import Frame
    from gui.theme import Theme

tr = Context("formats")


class Head(NamedTuple):
    """The words of the header for a format: a quiet line, large below it with something quiet ``beside``, and
    what comes ``next``. If these are empty, the header shows level, blinds and the next row as usual.
    ``clock`` (``5 / 16``) replaces the clock and its buttons, and ``counted`` says what it counts; ``stats``
    (label, figure, and something small after it) replace players, average and prize pool.
    ``stands`` is what the button that starts the clock says while something else holds it."""

    top: str
    large: str
    beside: str = ""
    next: str = ""
    clock: str = ""
    stats: tuple[tuple[str, str, str], ...] = ()
    stands: str = ""
    counted: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomLook:
    """``picture`` is what the room sees while nothing more urgent is shown, at a time (ms) in the zone;
    ``picture_title`` is what the screen's menu calls it, marked (empty: it comes and goes by itself);
    ``painted`` paints it. ``head`` is what the clock says, and the console's header, at a time (ms) in the
    zone instead of level, blinds and averages. ``counts`` are the figures in the place of the players';
    ``seeking`` keeps those of the players sent to a new seat who may still be looking for it (None: all);
    ``announced`` is what the band under a picture says besides, and since when (ms). ``buy_in`` is what an
    entry is called, marked."""

    picture: Callable[[Tournament, int, int, tzinfo], Board | None] | None = None
    picture_title: str = ""
    painted: Callable[[Frame, Board, Theme], list[Ink]] | None = None
    head: Callable[[Tournament, Reading, int, tzinfo], Head] | None = None
    counts: Callable[[Tournament], Sequence[Side]] | None = None
    announced: Callable[[Tournament, int], Sequence[tuple[int, tuple[str, str]]]] | None = None
    seeking: Callable[[Tournament, Sequence[Recent]], Sequence[Recent]] | None = None
    buy_in: str = mark("Buy-in")


PLAIN = RoomLook()
LOOKS: dict[str, RoomLook] = {}
"""By the format's id, as they were handed in."""


def look_of(t: Tournament) -> RoomLook:
    """Return the look in the room of the format that is played."""
    return LOOKS.get(t.format, PLAIN)
