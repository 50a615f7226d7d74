"""Every projected scene of a night in every size and both themes; its lists to their last page."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import get_args

from PySide6.QtCore import QSize

from core.clock.clock import read
from gui.program.session import Session
from gui.room import build, paint
from gui.room.board import Board, SceneName
from gui.room.build import Said
from gui.theme import projected
from tests.gallery.check_ink import of_picture, page_count
from tests.gallery.finding import Finding
from tests.gallery.rare import RARE
from tests.gallery.shot import PROJECTED, Shot, Shots, sized
from tests.gallery.world import World

SAID = Said(
    message="The kitchen closes at 22:00. Play begins again at 21:45; the bar is open to the last hand.",
    ticker="Registration for Saturday's event is open at the desk until the end of the break",
)
TEXTS = (SAID.message, SAID.ticker)
HALF_A_MINUTE = 30_000
SCENES: tuple[SceneName, ...] = get_args(SceneName)


def of_rare(world: World, sizes: Sequence[QSize]) -> Shots:
    """Yield the scenes that only some nights show, each once."""
    seen: set[SceneName] = set()
    for name, lines in RARE.items():
        session = world.begin(name)
        for _ in world.type(session, lines):
            board = build.board(build.Moment(session.state, session.reading(), session.now(), session.zone))
            if board.scene not in seen:
                seen.add(board.scene)
                yield from _sized(f"{name} ({board.scene})", board, sizes)
        session.close()


def of_night(session: Session, night: str, sizes: Sequence[QSize] = PROJECTED) -> Shots:
    """Yield the scenes the room sees by itself, and every scene that can be chosen by hand."""
    for name, board in boards(session):
        yield from _sized(f"{night} {name}", board, sizes)


def _sized(name: str, board: Board, sizes: Sequence[QSize]) -> Shots:
    """Yield the first and the last page in every size, all of them measured."""
    for size in sizes:
        count = page_count(size, board)
        for page in sorted({0, count - 1}):
            at = replace(board, page=page)
            shown = f"{name} page {page + 1}" if page else name
            findings = measured(size, board, range(1, count)) if page else measured(size, board, range(1))
            for dark in (True, False):
                group = f"screen {'dark' if dark else 'light'} {sized(size)}"
                picture = paint.picture(size, at, projected(dark))
                yield Shot(group, shown, picture, findings if dark else ())


def measured(size: QSize, board: Board, pages: Iterable[int] | None = None) -> tuple[Finding, ...]:
    """Return the findings on these pages, or on all."""
    every = range(page_count(size, board)) if pages is None else pages
    return tuple(x for page in every for x in of_picture(size, replace(board, page=page)))


def boards(session: Session) -> Iterator[tuple[str, Board]]:
    """Yield boards by the name of the scene, the state of play's own first."""
    t = session.state
    at = build.Moment(t, session.reading(), session.now(), session.zone, SAID)
    own = build.board(at)
    yield f"now ({own.scene})", own
    for scene in SCENES:
        if scene == "pair":
            yield scene, build.pair(own, build.board(at, "clock"))
        elif scene == "pattern":
            yield scene, build.pattern("HDMI-1", 1920, 1080, 59.94)
        elif scene == "cancelled":
            if t.word.cancelled:
                yield scene, own
        elif build.shows(scene, at):
            yield scene, build.board(at, scene)
    yield from _moments(session)


def _moments(session: Session) -> Iterator[tuple[str, Board]]:
    """Yield the clock half a minute before the row ends, and as the next one begins."""
    t, reading, zone = session.state, session.reading(), session.zone
    if not reading.running or reading.remaining is None:
        return
    zero = session.now() + reading.remaining
    for name, at in (("last minute", zero - HALF_A_MINUTE), ("level begins", zero + 1000)):
        then = build.Moment(t, read(t.clock.levels, t.clock.position, at), at, zone)
        yield name, build.board(then, "clock")
