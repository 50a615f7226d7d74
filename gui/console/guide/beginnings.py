"""The nights that a new one may begin from: an earlier one, or a template of the club's."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass, field
from datetime import tzinfo
from functools import partial
from pathlib import Path
from typing import Any

from core.formats.format import unknown
from core.keeping.directory import ClubLibrary, RecentNight
from core.say.reasons import StoreFailed, Trouble
from core.text import setup
from core.text.opening import open_door
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.program.room_sounds import Choices, read_kept
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words import console, guide, text
from gui.words.guide import local_date
from gui.words.tr import Context

tr = Context("guide")


# The key of what the guide was told last, in the library's settings.
TOLD = "guide"
# So many of the last nights are offered, of so many files that were open lately.
MOST, LOOKED_AT = 12, 30
# A night of the same weekday comes before any other for so many days.
FORTNIGHT = 14


@dataclass(frozen=True, slots=True)
class Beginning:
    """``path`` is an earlier night's file, played on the day ``night`` (ms) lies in; without one it is the
    template called ``title``."""

    title: str
    path: Path | None = None
    night: int | None = None

    def said(self, now: int, zone: tzinfo) -> str:
        """Return the name in the list: ``Sunday 300 · Sun 15 Nov``."""
        if self.path is None:
            return tr("Template: {name}", name=self.title)
        day = guide.day_of(self.night, now, zone) if self.night is not None else ""
        return " · ".join(filter(None, (self.title, day)))


@dataclass(frozen=True, slots=True)
class Setup:
    """``state`` is a night set up like it, with nobody in it; ``left`` the lines that cannot be done now.
    ``whole``: also what the guide does not ask for. ``sounds`` and ``screen`` are a template's."""

    state: Tournament
    zone: tzinfo
    name: str = ""
    left: tuple[str, ...] = ()
    whole: bool = True
    sounds: Choices | None = None
    screen: dict[str, Any] = field(default_factory=dict)


class CannotBegin(Exception):
    """The sentence that says why not from this one."""


def offered(library: ClubLibrary) -> list[Beginning]:
    """Return the last nights, the latest first, and then the templates by name; no demo."""
    try:
        nights = by_night(x for x in library.recent_nights(LOOKED_AT) if x.night != 0)
        templates = [Beginning(name) for name in library.templates()]
    except StoreFailed:
        return []  # the library is told of where it is opened
    return [*nights[:MOST], *templates]


def by_night(found: Iterable[RecentNight]) -> list[Beginning]:
    return sorted(map(of_recent, found), key=lambda x: x.night or 0, reverse=True)


def of_recent(found: RecentNight) -> Beginning:
    # of a file noted by an older Riffle its last opening is the best that is known
    return Beginning(found.title or found.path.stem, found.path, found.night or found.opened)


def proposed(offers: Sequence[Beginning], now: int, zone: tzinfo) -> list[Beginning]:
    """Return the nights of the same weekday, a week or two ago, then all others, the latest first: most clubs
    play on the same days."""
    today = local_date(now, zone)
    past = [x for x in offers if x.path is not None and x.night is not None and x.night <= now]

    def otherwise(one: Beginning) -> bool:
        ago = (today - local_date(one.night or 0, zone)).days
        return not (0 < ago <= FORTNIGHT and ago % 7 == 0)

    return sorted(past, key=otherwise)


Lines = tuple[str, ...]


def load(
    wanted: Beginning,
    wiring: Wiring,
    library: ClubLibrary,
    session_at: Callable[[Path], Session | None],
    beside: Callable[[Callable[[], Lines]], Lines],
) -> Setup:
    """Read it. ``session_at`` returns the open tournament of a file; one that is not open is read
    ``beside`` the windows. Raises ``CannotBegin``."""
    now, zone = wiring.wall(), wiring.zone
    name = wanted.said(now, zone)
    try:
        if wanted.path is None:
            kept = library.template(wanted.title)
            return _read_template(kept, wanted.title, name, zone, now)
        session = session_at(wanted.path)
        if session is not None:  # as it stands
            lines = setup.lines_of(setup.as_set_up(session.director), zone)
        else:
            lines = beside(partial(_lines, wanted.path, wiring))
    except StoreFailed as failed:
        raise CannotBegin(text.trouble(failed, zone)) from failed
    if not lines:
        raise CannotBegin(guide.nothing_there(text.file_name(str(wanted.path))))
    state, left = setup.night_of(lines, zone, now)
    return Setup(state, zone, name, left)


def told_last(library: ClubLibrary, now: int, zone: tzinfo) -> Setup | None:
    """Return the last answers given to the guide, to fill in its fields; None before the first."""
    lines = library.setting(TOLD)
    if not isinstance(lines, list) or not all(isinstance(line, str) for line in lines):
        return None
    return Setup(setup.night_of(lines, zone, now)[0], zone, whole=False)


def _lines(path: Path, wiring: Wiring) -> Lines:
    """Read the lines of a file that is not open. The file is opened read-only."""
    log = wiring.store.open_(path, read_only=True)
    try:
        if log.damage is not None and not log.actions:
            raise StoreFailed(Trouble.DAMAGED, str(path))
        format = unknown(log.actions)
        if format:
            raise CannotBegin(console.unknown_format(format))
        director = open_door(log, wiring.wall, bytes)
        return setup.lines_of(setup.as_set_up(director), wiring.zone)
    finally:
        log.close()


# -- templates ----------------------------------------------------------------------------------------


def template_text(director: Director, zone: tzinfo, sounds: Choices, screen: dict[str, Any]) -> str:
    """Return the text that is kept of a night under a name."""
    lines = setup.lines_of(setup.as_set_up(director), zone)
    kept = {"lines": lines, "sounds": {**asdict(sounds), "off": sorted(sounds.off)}, "screen": screen}
    return json.dumps(kept, ensure_ascii=False)


def _read_template(text_: str | None, title: str, name: str, zone: tzinfo, now: int) -> Setup:
    try:
        found = json.loads(text_ or "")
        lines = [line for line in found["lines"] if isinstance(line, str)]
    except (ValueError, TypeError, KeyError, RecursionError) as error:  # edited by hand
        raise CannotBegin(guide.template_broken(title)) from error
    state, left = setup.night_of(lines, zone, now)
    sounds, screen = found.get("sounds"), found.get("screen")
    return Setup(
        state,
        zone,
        name,
        left,
        sounds=read_kept(sounds.get) if isinstance(sounds, dict) else None,
        screen=screen if isinstance(screen, dict) else {},
    )
