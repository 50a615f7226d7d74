"""A format adds pages, its picture in the room, papers and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from datetime import tzinfo
from typing import TYPE_CHECKING, NamedTuple

from core.say import formats as known
from core.say.acts import Act
from core.say.becauses import Because
from core.say.duties import Duty
from core.say.records import FormatFact
from core.say.value import dataclass
from core.tournament.state import Tournament
from gui.looks.asked import ASKED, Asked
from gui.words import actions, commands, moves, rulebook, words
from gui.words.names import Kind, Names, Teller
from gui.words.tr import PAPER, Context, mark
from gui.words.voices import DutyWords, amended

if TYPE_CHECKING:
    from core.clock.clock import Reading
    from core.tournament.director import Director
    from gui.console.frame.pages import Place
    from gui.paper.paper import Document
    from gui.room.board import Board, Side
    from gui.room.ink import Ink
    from gui.room.parts import Frame
    from gui.theme import Theme


tr = Context("formats")


@dataclass(frozen=True, slots=True)
class Paper:
    """A document for the print menu. ``nothing`` says why there is none now; empty: there is."""

    key: str
    title: Callable[[], str]
    make: Callable[[Director, int, tzinfo], Document]
    nothing: Callable[[Tournament, int], str]


def paper(
    key: str,
    title: Callable[[], str],
    make: Callable[[Director, int, tzinfo], Document],
    there: Callable[[Tournament], object] = lambda t: True,
    nothing: Callable[[], str] = str,
) -> Paper:
    """Return a paper in the words of paper; ``nothing`` says why there is none while nothing is ``there``."""
    return Paper(key, title, PAPER.speaking()(make), lambda t, now: "" if there(t) else nothing())


class Head(NamedTuple):
    """The words of the header for a format: a quiet line, large below it with something quiet ``beside``, and
    what comes ``next``; where these are empty, level, blinds and what comes next as ever. ``clock``
    stands in the clock's place (``5 / 16``), whose buttons are gone then, and is what is ``counted``;
    ``stats`` (label, figure, and something small after it) in that of players, average and prize pool.
    ``stands`` is what the button that starts the clock says while something else holds it."""

    top: str
    large: str
    beside: str = ""
    next: str = ""
    clock: str = ""
    stats: tuple[tuple[str, str, str], ...] = ()
    stands: str = ""
    counted: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """How the format ``id`` is seen. ``title`` is its name and ``about`` says in a sentence what it is, both
    marked.

    ``pages`` stand on the rail besides the console's own, at their digits or after those; it has none of
    those ``without``, nor the papers ``without_papers``. ``tonight`` is the widget that stands on Tonight
    instead of the schedule, as ``module:Class``. A seat typed alone opens ``seat_page`` there; ``entered_on``
    is the page where who plays is registered. ``picture`` is what the room sees while nothing more urgent is
    shown, at a time (ms) in the zone; ``painted`` paints it. ``told`` words
    its facts in the history, under the kind of action they are; ``verbs`` explain its commands, marked in the
    context ``commands``; ``asked`` are the words of the dialogs of its acts. ``asked_on`` is the page on
    which a duty of its own is done by hand; ``duties`` name each kind within a sentence, for the history, and
    ``offences`` what its own rules punish, ``draws`` what a draw is for by its purpose, all marked in the
    context ``settings``; ``glosses`` say the Swedish headings of its books in English, in the context
    ``rulebook``. ``head`` is what the header says at a time (ms) in the zone instead of level, blinds and
    averages. ``counts`` are the figures of the room in the place of the players'; ``called_out`` are its
    becauses that the director is told once it is done; ``announced`` what the band under a picture says
    besides, and since when (ms). ``amended`` takes the words of the house's duties further. ``entry`` is what
    an entry is called where it has its price, ``buy_in`` in the room, both marked. Its reasons, becauses and
    duties are registered with the voices (``gui.words.voices``) where they are worded.
    """

    id: str
    title: str = ""
    about: str = ""
    pages: tuple[Place, ...] = ()
    without: tuple[str, ...] = ()
    without_papers: tuple[str, ...] = ()
    tonight: str = ""
    seat_page: str = ""
    entered_on: str = "players"
    picture: Callable[[Tournament, int, int, tzinfo], Board | None] | None = None
    painted: Callable[[Frame, Board, Theme], list[Ink]] | None = None
    papers: tuple[Paper, ...] = ()
    told: Mapping[type[FormatFact], tuple[Kind, Teller]] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[type[Act], Asked] = field(default_factory=dict)
    asked_on: Mapping[type[Duty], str] = field(default_factory=dict)
    duties: Mapping[str, str] = field(default_factory=dict)
    offences: Mapping[str, str] = field(default_factory=dict)
    draws: Mapping[str, str] = field(default_factory=dict)
    glosses: Mapping[str, str] = field(default_factory=dict)
    head: Callable[[Tournament, Reading, int, tzinfo], Head] | None = None
    counts: Callable[[Tournament], Sequence[Side]] | None = None
    announced: Callable[[Tournament, int], Sequence[tuple[int, tuple[str, str]]]] | None = None
    amended: Mapping[type[Duty], Callable[[DutyWords, Names], DutyWords]] = field(default_factory=dict)
    called_out: tuple[type[Because], ...] = ()
    entry: str = mark("Entry")
    buy_in: str = mark("Buy-in")


PLAIN = Look(
    "holdem", mark("Hold’em, elimination"), mark("Whoever has no chips left is out; the last one in wins.")
)
LOOKS: dict[str, Look] = {PLAIN.id: PLAIN}
words.FORMATS[PLAIN.id] = PLAIN.title


def hand_in(given: Look) -> None:
    """Make it known how a format is seen."""
    LOOKS[given.id] = given
    actions.TELLERS.update(given.told)
    commands.VERBS.update(given.verbs)
    words.FORMATS[given.id] = given.title
    words.DUTIES.update(given.duties)
    words.OFFENCES.update(given.offences)
    words.DRAWS.update(given.draws)
    rulebook.SWEDISH.update(given.glosses)
    moves.CALLED_OUT.update(given.called_out)
    ASKED.update(given.asked)
    for kind, amend in given.amended.items():
        amended(given.id, kind, amend)


def of(t: Tournament) -> Look:
    """Return how the format is seen that is played; the first one, by what all of them share."""
    return LOOKS.get(t.format, PLAIN)


def named(id: str) -> Look:
    """Return how the format of this id is seen."""
    known.load(id)
    return LOOKS.get(id, PLAIN)
