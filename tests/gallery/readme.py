"""The pictures of README.md: ``main.py shots --readme`` draws them into ``assets/readme``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage

from core.formats.duties import duties
from core.formats.entries import level_now
from core.say.duties import BalanceDuty, BreakTableDuty
from core.tournament.state import Tournament
from gui.paper import ink
from gui.paper.documents import DOCUMENTS
from gui.paper.paper import PAPERS
from gui.program.session import Session
from gui.room import build, paint
from gui.theme import projected
from tests.gallery.nights import demo
from tests.gallery.papers import paint_images
from tests.gallery.world import World

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "readme"
WINDOW, SCREEN = QSize(1280, 760), QSize(1280, 720)
PAPER_DPI = 72
# Kept light: every picture is loaded with the page.
COLOURS, LARGEST = 256, 150_000


def draw(world: World, folder: Path = FOLDER) -> list[Path]:
    """Write the pictures and return their paths."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for name, picture in pictures(world):
        paths.append(folder / f"{name}.png")
        light(picture).save(str(paths[-1]), quality=0)
    return paths


def pictures(world: World) -> Iterator[tuple[str, QImage]]:
    """Yield the clock, the console and a paper of one night, as a table has to be broken or balanced."""
    session = demo(world, _floor_duty, None)
    yield "clock", _clock(session)
    view = world.direct(session)
    for page, theme in (("tonight", "light"), ("tables", "dark")):
        world.look(theme, WINDOW)
        view.show_page(page)
        world.settle()
        yield page, world.window.grab().toImage()
    world.leave()
    yield "paper", _paper(session)
    session.close()


def _floor_duty(t: Tournament, now: int) -> bool:
    due = duties(t, now)
    floor = any(isinstance(x, BalanceDuty | BreakTableDuty) for x in due)
    return floor and len(due) >= 2 and level_now(t, now) >= 4


def _clock(session: Session) -> QImage:
    """Return what the room sees, without a message or ticker of the director's."""
    moment = build.Moment(session.state, session.reading(), session.now(), session.zone)
    return paint.picture(SCREEN, build.board(moment, "clock"), projected(True))


def _paper(session: Session) -> QImage:
    make = dict(DOCUMENTS)["table_sheets"]
    pages = ink.pages_of(make(session.director, session.now(), session.zone), PAPERS["A4"])
    return paint_images(pages[:1], PAPER_DPI)[0]


def light(picture: QImage) -> QImage:
    """Return the picture in its most frequent colours, which makes a fraction of the file."""
    full = picture.convertToFormat(QImage.Format.Format_RGB32)
    counted = Counter(memoryview(full.constBits()).cast("I").tolist())
    table = [colour for colour, _ in counted.most_common(COLOURS)]
    flags = Qt.ImageConversionFlag.ThresholdDither | Qt.ImageConversionFlag.AvoidDither
    return full.convertToFormat(QImage.Format.Format_Indexed8, table, flags)
