"""A format adds pages, its picture in the room, papers and words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import tzinfo
from typing import TYPE_CHECKING, Any, NamedTuple

from core.say import formats as known
from core.say.acts import Act
from core.say.becauses import Because
from core.say.duties import Duty
from core.say.records import FormatFact
from core.say.said import ByFields
from core.tournament.state import Tournament
from gui.looks.asked import ASKED, Asked
from gui.looks.place import Place
from gui.looks.setting import Setting
from gui.paper.packed import PACKS, REACHED, Packed
from gui.room import look as room
from gui.room.look import RoomLook
from gui.words import actions, commands, console, moves, rulebook, words
from gui.words.names import Kind, Names, Teller
from gui.words.tr import PAPER, Context, mark
from gui.words.voices import DutyWords, amended

if TYPE_CHECKING:
    from PySide6.QtWidgets import QDialog, QWidget

    from core.tournament.director import Director
    from gui.paper.paper import Document
    from gui.program.session import Session


tr = Context("formats")


@dataclass(frozen=True, eq=False, repr=False)
class Paper(ByFields):
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


class PlayerDeed(NamedTuple):
    """A deed with one player, in the menu of the list of players. ``wish`` is what it would do with the
    entry, or why there is nothing to do; ``ask`` opens what asks for the rest."""

    title: Callable[[], str]
    wish: Callable[[Tournament, int], Act | str]
    ask: Callable[[QWidget, Session, int], QDialog]


@dataclass(frozen=True, slots=True)
class Look(RoomLook):
    """The look of the format ``id``, in the room too. ``title`` is its name and ``about`` says in a sentence
    what it is, both marked.

    ``pages`` stand on the rail besides the console's own, at their digits or after those; it has none of
    those ``without``, nor the papers ``without_papers``. A seat typed alone opens ``seat_page`` there;
    ``entered_on`` is the page where who plays is registered, ``of_player`` are deeds with one of them there.
    ``told`` words its facts in the history, under
    the kind of action they are; ``verbs`` and ``keywords`` (a word, or a verb and its word) explain its
    commands, marked in the context ``commands``; ``asked`` are the words of the dialogs of its acts.
    ``asked_on`` is the page on which a duty of its own is done by hand, ``ways`` the deeds of that page that
    do one otherwise than its button, with their words; ``duties`` name each kind within
    a sentence, for the history, and ``offences`` what its own rules punish, ``draws`` what a draw is for
    by its purpose, all marked in the context ``settings``; ``glosses``
    say the Swedish headings of its books in English, in the context ``rulebook``. ``called_out`` are its
    becauses that the director is told once it is done. ``amended`` takes the words of the house's duties
    further. ``entry`` is what an entry is called where it has its price, marked; ``settings`` are its
    lines of the settings, by their group; ``pack`` is what its paper pack has otherwise, besides the papers
    it is without; ``reached`` is how far an entry came, for the results, with the head of that column. Its
    reasons, becauses and duties are registered with the voices
    (``gui.words.voices``) where they are worded.
    """

    id: str
    title: str = ""
    about: str = ""
    pages: tuple[Place, ...] = ()
    without: tuple[str, ...] = ()
    without_papers: tuple[str, ...] = ()
    seat_page: str = ""
    entered_on: str = "players"
    of_player: tuple[PlayerDeed, ...] = ()
    papers: tuple[Paper, ...] = ()
    told: Mapping[type[FormatFact], tuple[Kind, Teller]] = field(default_factory=dict)
    verbs: Mapping[str, str] = field(default_factory=dict)
    keywords: Mapping[str, str] = field(default_factory=dict)
    asked: Mapping[type[Act], Asked] = field(default_factory=dict)
    asked_on: Mapping[type[Duty], str] = field(default_factory=dict)
    ways: Mapping[type[Duty], Callable[[Any], Mapping[str, str]]] = field(default_factory=dict)
    duties: Mapping[str, str] = field(default_factory=dict)
    offences: Mapping[str, str] = field(default_factory=dict)
    draws: Mapping[str, str] = field(default_factory=dict)
    glosses: Mapping[str, str] = field(default_factory=dict)
    amended: Mapping[type[Duty], Callable[[DutyWords, Names], DutyWords]] = field(default_factory=dict)
    called_out: tuple[type[Because], ...] = ()
    entry: str = mark("Entry")
    settings: Mapping[str, tuple[Setting, ...]] = field(default_factory=dict)
    pack: Packed = field(default_factory=Packed)
    reached: tuple[Callable[[], str], Callable[[Tournament, int], str]] | None = None


PLAIN = Look(
    "holdem", mark("Hold’em, elimination"), mark("A player without chips is out; the last player in wins.")
)
LOOKS: dict[str, Look] = {PLAIN.id: PLAIN}
words.FORMATS[PLAIN.id] = PLAIN.title


def hand_in(given: Look) -> None:
    """Make it known how a format is seen."""
    LOOKS[given.id] = room.LOOKS[given.id] = given
    PACKS[given.id] = replace(given.pack, without=(*given.without_papers, *given.pack.without))
    if given.reached is not None:
        REACHED[given.id] = given.reached
    actions.TELLERS.update(given.told)
    commands.VERBS.update(given.verbs)
    commands.KEYWORDS.update(given.keywords)
    words.FORMATS[given.id] = given.title
    words.DUTIES.update(given.duties)
    words.OFFENCES.update(given.offences)
    words.DRAWS.update(given.draws)
    rulebook.SWEDISH.update(given.glosses)
    moves.CALLED_OUT.update(given.called_out)
    ASKED.update(given.asked)
    console.PAGE_TITLES.update({place.id: place.title for place in given.pages})
    for kind, amend in given.amended.items():
        amended(given.id, kind, amend)


def of(t: Tournament) -> Look:
    """Return how the format is seen that is played; the first one, by what all of them share."""
    return LOOKS.get(t.format, PLAIN)


def named(id: str) -> Look:
    """Return how the format of this id is seen."""
    known.load(id)
    return LOOKS.get(id, PLAIN)
