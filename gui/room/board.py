"""The content of a projected scene, as plain data.

Scenes paint a Board and know nothing of the tournament: words and numbers come in ready-made, so that a scene
can be drawn, tested and looked at alone.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from gui.room.club import Logo

SceneName = Literal[
    "clock",
    "break",
    "paused",
    "hand",
    "call",
    "seating",
    "moves",
    "cancelled",
    "final",
    "prizes",
    "welcome",
    "winner",
    "message",
    "pattern",
    "pair",
    "level",
    "bubble",
    "format",
]
Tone = Literal["text", "quiet", "green", "amber", "red"]

# (label, value, quiet suffix): "Players", "23", " / 41"
Side = tuple[str, str, str]
# (label, value, tone of the value): "At the break", "25s colour up", "amber"
Foot = tuple[str, str, Tone]


class SeatLine(NamedTuple):
    """One player with the seat; ``table`` and ``seat`` are labels, not numbers ("7", "Blue"). One who moves
    has the old seat too, and a remark."""

    name: str
    table: str
    seat: str
    was: str = ""  # "5.3"; in the bar of the movers "from table 4 seat 4"
    note: str = ""  # "no cards until the button has passed"


@dataclass(frozen=True, slots=True)
class Ahead:
    """The last minute of a level: the coming blinds, and the words under both."""

    blinds: str  # "100 / 200", "Break"
    words: str  # "Level 4 · hands begun after zero"
    until: str  # "Level 3 · hands begun before zero"


@dataclass(frozen=True, slots=True)
class CallLine:
    """A called clock: player, place, the time ``left`` ("42"; at zero a word), and words for what the figures
    count or what becomes of the hand. ``tone`` colours figures and words."""

    name: str
    place: str  # "table 3 seat 4"
    left: str
    words: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Row:
    """One line of a list: a place with its prize and its winner, or a seat with its player and the stack."""

    key: str  # "1st", "7"
    words: str  # "Anna Ek"
    value: str  # "7,800 kr", "125,000"


class CodeShown(NamedTuple):
    """A QR code, the ``words`` under it, and its ``name`` where there are several."""

    holds: str
    words: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class Board:
    """One projected picture.

    ``scene`` decides the layout; a field the layout does not use is ignored. Empty text leaves no hole. The
    time before the start is the scene ``paused`` with its own headline and ``tone="green"``.
    """

    scene: SceneName
    format: str = ""  # whose own picture it is, on the scene of that name
    own: Hashable = None  # what that picture holds beside the fields there are
    club: str = ""
    title: str = ""
    level_name: str = ""  # upper right on the clock: "Level 7"
    corner: str = ""  # upper right, quiet: "Play resumes 21:05"; on seating the time follows it
    headline: str = ""  # "Break", "Paused", "Starts in", "Find your seat"
    since: str = ""  # quiet, beside the headline: "since 18:47, 4 minutes"
    why: str = ""  # under it: "Fire drill"
    tone: Tone | None = None  # of the headline; None: green at a break, red when paused
    time_text: str = ""  # "12:48", "1:02:10"; empty in a break of open length
    note: str = ""  # a quiet line under the time: "Until the director calls you back"
    progress: float | None = None  # share of the level that has run, 0..1
    blinds: str = ""  # "400 / 800"
    ante: str = ""  # words beside the blinds: "BB ante 800", "limit"
    side: tuple[Side, ...] = ()
    foot: tuple[Foot, ...] = ()
    halted: str = ""  # a band on every scene while it is so: "Table 4: stop dealing"
    ticker: tuple[str, str] | None = None  # (bold, rest): what was announced a moment ago
    ticker_tone: Tone = "text"  # of what is bold
    movers: tuple[
        SeatLine, ...
    ] = ()  # one or two, in a bar under everything else; they take the ticker's place
    last_minute: bool = False  # the time and a frame are amber
    ahead: Ahead | None = None  # on the clock, in the last minute
    seating: tuple[SeatLine, ...] = ()  # all players in the order to show; the scene cuts the pages
    moves: tuple[SeatLine, ...] = ()  # in the order to show; the scene cuts the pages
    calls: tuple[CallLine, ...] = ()  # the next to zero first; the scene cuts the pages
    legend: str = ""  # how a seat is written: "2.7 is table 2 seat 7"
    page: int = 0  # counted up from outside; the scene takes it modulo its pages
    # {range} ("A – L"), {total}, {page}, {pages} are filled in by the scene, which knows how many names fit.
    page_words: str = "{range} · {page} / {pages}"
    table_word: str = ""  # "table"
    seat_word: str = ""  # "seat"
    rows: tuple[Row, ...] = ()  # in the order to show; the scene cuts the pages
    codes: tuple[CodeShown, ...] = ()  # QR codes, and in quiet words below them what they are for
    code_words: str = ""
    logo: Logo | None = None  # of the club; ``large_logo``: over the figures of the clock
    large_logo: bool = False
    colour: str = ""  # of the club: fills the heading and the progress bar, and never writes
    sponsors: tuple[Logo, ...] = ()  # on a light strip at the bottom, in turn where they do not fit
    thanks: str = ""  # the words before them
    pair: tuple[Board, ...] = ()  # two, side by side
    footer_left: str = ""  # "Draw commitment 7F3A 91C0 · anyone can check it"
