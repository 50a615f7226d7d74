"""The venue's projector comes and goes fifty times while the clock runs: what it shows is exact each time it
is back, and the director's screen is never covered. Real windows on two monitors of a virtual X screen."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QImage, QPainter

import core.store
from core.clock.clock import read
from core.text import script
from core.text.opening import open_door
from core.tournament.state import Tournament
from gui import theme
from gui.room.build import Moment, board
from gui.room.paint import picture
from tests.long.hall import Hall
from tests.long.screen import CONSOLE, PROJECTOR, Screen, missing_tools
from tests.long.test_night import difference

TIMES = 50
COVERED = 0.03
"""The share of the console's dots that its own clock, strip and words may change."""
SCREEN_BUTTON = (1365, 56)
"""The place of the console's button for the room's screen."""
BEGAN = 1_795_000_000_000
NIGHT = """
set club "Norra Pokerklubben"
set title "Thursday 200"
price entry 220 fee 20 chips 20000
prizes 50% 30% 20%
add level blinds 100/200 length 60
add level blinds 200/400 length 60
open table 1
register "Anna Ek" seat 1.1
register "Bo Sund" seat 1.2
register "Cecilia Berg" seat 1.3
start
"""

pytestmark = [
    pytest.mark.timeout(600),
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
]


def night(path: Path) -> Tournament:
    """A night whose clock runs, in its file."""
    with core.store.create(path) as log:
        director = open_door(log, lambda: BEGAN, bytes)
        for line in NIGHT.strip().splitlines():
            parsed = script.parse(line, director.state, BEGAN, UTC)
            assert parsed is not None
            director.do(parsed.act)
        return director.state


class Venue:
    """The program with its two monitors, and what is to be seen on each."""

    def __init__(self, hall: Hall, state: Tournament) -> None:
        self.hall, self.state, self.screen = hall, state, hall.screen
        self.before = QImage()

    def seen(self, x: int, size: tuple[int, int]) -> QImage:
        """A part of both monitors as it is now."""
        return self.screen.image().copy(QRect(x, 0, *size))

    def wanted(self, size: tuple[int, int] = PROJECTOR) -> QImage:
        """Return the picture the room must see at this moment."""
        reading = read(self.state.clock.levels, self.state.clock.position, self.hall.now)
        assert reading.running
        made = board(Moment(self.state, reading, self.hall.now, UTC))
        return picture(QSize(*size), made, theme.PROJECTED_DARK)

    def until_exact(self, size: tuple[int, int] = PROJECTOR) -> None:
        """The right clock on the projector; on the way there it never lies over the console."""
        wanted = self.wanted(size)

        def exact() -> bool:
            assert self.uncovered()
            return difference(self.seen(CONSOLE[0], size), wanted) < 0.002

        self.screen.until(exact, "exact clock on the projector")

    def stands(self) -> None:
        """Everything is there; what the director's screen looks like is remembered."""
        size, wanted = PROJECTOR, self.wanted()
        self.screen.until(
            lambda: difference(self.seen(CONSOLE[0], size), wanted) < 0.002, "exact clock on the projector"
        )
        self.screen.settle()
        self.before = self.seen(0, CONSOLE)

    def uncovered(self) -> bool:
        """The director's screen is as it was, but for its clock and the word for the room's screen."""
        seen = self.seen(0, CONSOLE)
        same = difference(small(seen), small(self.before)) < COVERED
        if not same:
            seen.save(str(self.hall.folder / "pictures" / "covered.png"))
        return same

    def until_gone(self) -> None:
        def gone() -> bool:
            assert self.uncovered()
            return self.screen.visible("Riffle") == 0

        self.screen.until(gone, "clock taken off the lost screen")
        assert self.uncovered()


def small(image: QImage) -> QImage:
    return image.scaled(CONSOLE[0] // 4, CONSOLE[1] // 4)


@pytest.fixture
def venue(tmp_path: Path, qapp: QGuiApplication) -> Iterator[Venue]:
    theme.load_fonts()
    path = tmp_path / "documents" / "night.riffle"
    path.parent.mkdir()
    state = night(path)
    screen = Screen(94)
    hall = Hall(screen, tmp_path, BEGAN + 61_000)
    try:
        hall.start(path)
        yield Venue(hall, state)
    finally:
        hall.stop()
        screen.close()


def test_fifty_times_unplugged_and_plugged_in_again(venue: Venue) -> None:
    hall, screen = venue.hall, venue.screen
    venue.stands()
    for _ in range(TIMES):
        screen.unplug()
        venue.until_gone()
        hall.set_time(hall.now + 7_000)  # the clock runs on while nobody sees it
        screen.plug()
        venue.until_exact()
        assert screen.visible("Riffle") == 1
    assert hall.alive
    hall.press("space", "pause by the console's own key: the keyboard never left it")
    assert hall.last_line() == "pause"


def test_another_resolution_while_it_runs(venue: Venue) -> None:
    """A change of resolution takes the monitor away and brings it back; so does another projector."""
    venue.stands()
    for size in ((1024, 768), (800, 600), PROJECTOR):
        venue.screen.unplug()
        venue.until_gone()  # Qt does not notice a screen that is back before it has looked where it went
        venue.screen.plug(size)
        venue.hall.set_time(venue.hall.now + 7_000)
        venue.until_exact(size)


def test_out_of_full_screen_by_a_double_click_and_back(venue: Venue) -> None:
    venue.stands()
    middle = (CONSOLE[0] + PROJECTOR[0] // 2, PROJECTOR[1] // 2)
    full = venue.wanted()
    venue.screen.click(*middle, times=2)
    venue.screen.until(
        lambda: difference(venue.seen(CONSOLE[0], PROJECTOR), full) > 0.1, "ordinary window on the projector"
    )
    venue.screen.settle()
    assert venue.uncovered()
    assert venue.screen.visible("Riffle") == 1
    venue.screen.click(*middle, times=2)
    venue.until_exact()


def test_the_console_moved_to_the_projector_changes_places_with_the_clock(venue: Venue) -> None:
    """Nothing lifts a console above what covers the whole screen it is moved to."""
    venue.stands()
    hall, screen = venue.hall, venue.screen
    console = screen.windows("Thursday 200")[0]
    screen.move(console, CONSOLE[0] + 60, 20)
    other = venue.wanted(CONSOLE)
    screen.until(lambda: difference(venue.seen(0, CONSOLE), other) < 0.002, "clock on the other screen", 20)
    assert difference(venue.seen(CONSOLE[0], PROJECTOR), venue.wanted()) > 0.1
    screen.move(console, 0, 0)
    screen.until(
        lambda: difference(venue.seen(CONSOLE[0], PROJECTOR), venue.wanted()) < 0.002, "clock back", 20
    )
    assert screen.visible("Riffle") == 1
    hall.press("space", "pause by the console's own key: the keyboard never left it")
    assert hall.last_line() == "pause"


def test_opened_where_its_screen_was_lost_it_is_a_window(venue: Venue) -> None:
    """In the middle of the console, whose edges stay the director's."""
    venue.stands()
    venue.screen.unplug()
    venue.until_gone()
    venue.screen.click(*SCREEN_BUTTON)
    venue.screen.until(lambda: venue.screen.visible("Riffle") == 1, "clock in a window")
    venue.screen.settle()
    seen, (width, height) = venue.seen(0, CONSOLE), CONSOLE
    left, middle = QRect(0, 0, width // 8, height), QRect(width // 4, height // 4, width // 2, height // 2)
    assert difference(seen.copy(left), venue.before.copy(left)) < COVERED
    assert difference(seen.copy(middle), venue.before.copy(middle)) > 0.3
    assert difference(seen, venue.wanted(CONSOLE)) > 0.3


def test_the_measure_sees_a_console_that_is_covered(venue: Venue) -> None:
    """The clock over it, or over a part of it, is far from what is allowed above."""
    venue.stands()
    over = venue.before.copy()
    painter = QPainter(over)
    painter.drawImage(300, 200, venue.wanted((640, 360)))
    painter.end()
    assert difference(small(over), small(venue.before)) > 3 * COVERED
