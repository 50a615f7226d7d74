"""A format adds pages, its picture in the room, papers and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import tzinfo
from typing import TYPE_CHECKING

from core.say.acts import Act
from core.say.duties import Duty
from core.say.records import FormatFact
from core.tournament.state import Tournament
from gui.console.ask.asked import ASKED, Asked
from gui.words import actions, commands
from gui.words.floor import Teller
from gui.words.names import Kind

if TYPE_CHECKING:
    from core.tournament.director import Director
    from gui.console.frame.pages import Place
    from gui.paper.paper import Document
    from gui.room.board import Board
    from gui.room.ink import Ink
    from gui.theme import Theme


@dataclass(frozen=True, slots=True)
class Paper:
    """A document for the print menu. ``nothing`` says why there is none now; empty: there is."""

    key: str
    title: Callable[[], str]
    make: Callable[[Director, int, tzinfo], Document]
    nothing: Callable[[Tournament, int], str]


@dataclass(frozen=True, slots=True)
class Look:
    """How the format ``id`` is seen.

    ``pages`` follow the console's own on the rail, with the digits after theirs. ``picture`` is what the room
    sees while nothing more urgent is shown, at a time (ms); ``painted`` paints it, and ``counted`` counts its
    pages. ``told`` words its facts in the history, under the kind of action they are; ``verbs`` explain its
    commands, in English to be translated; ``asked`` are the words of the dialogs of its acts. ``asked_on`` is
    the page on which a duty of its own is done by hand. ``headline`` is what the
    header says instead of level and blinds: a line, and large below it. Its reasons, becauses and duties are
    registered with the voices (``gui.words.voices``) where they are worded.
    """

    id: str
    pages: tuple[Place, ...] = ()
    picture: Callable[[Tournament, int, int], Board | None] | None = None
    painted: Callable[[int, int, Board, Theme], list[Ink]] | None = None
    counted: Callable[[int, int, Board], int] | None = None
    papers: tuple[Paper, ...] = ()
    told: Mapping[type[FormatFact], tuple[Kind, Teller]] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[type[Act], Asked] = field(default_factory=dict)
    asked_on: Mapping[type[Duty], str] = field(default_factory=dict)
    headline: Callable[[Tournament], tuple[str, str]] | None = None


LOOKS: dict[str, Look] = {}
_PLAIN = Look("")


def hand_in(given: Look) -> None:
    """Make it known how a format is seen."""
    LOOKS[given.id] = given
    actions.TELLERS.update(given.told)
    commands.VERBS.update(given.verbs)
    ASKED.update(given.asked)


def of(t: Tournament) -> Look:
    """Return how the format is seen that is played; the first one, by what all of them share."""
    return LOOKS.get(t.format, _PLAIN)
