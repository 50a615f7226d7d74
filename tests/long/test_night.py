"""A recorded night directed in the real windows by keys and clicks, a mistake undone, killed and reopened."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QGuiApplication, QImage

import core.store
from core.clock.clock import read
from core.log.order import MemoryLog
from core.text.opening import open_door
from core.text.script_words import to_ms
from gui import theme
from gui.room.build import Moment, board
from gui.room.paint import picture
from tests.long.direct_night import Told, chosen, direct
from tests.long.hall import Hall
from tests.long.screen import CONSOLE, PROJECTOR, Screen, missing_tools
from tests.long.seen import replay_of
from tests.nights import convert, data
from tests.nights.compare import against

NIGHT = "20191205"

pytestmark = [
    pytest.mark.timeout(600),
    pytest.mark.skipif(bool(missing_tools()), reason=f"not installed: {', '.join(missing_tools())}"),
    pytest.mark.skipif(not any(NIGHT in path.name for path in data.files()), reason="no recorded nights"),
]


@pytest.fixture(scope="module")
def directed(tmp_path_factory: pytest.TempPathFactory) -> tuple[Hall, Told]:
    folder = tmp_path_factory.mktemp("hall")
    night = chosen(NIGHT)
    screen = Screen(92)
    hall = Hall(screen, folder, to_ms(convert.began(night)) - 3 * 3_600_000)
    try:
        told = direct(night, hall)
    finally:
        hall.stop()
        screen.close()
    return hall, told


def test_the_file_has_the_night_as_it_was_recorded(directed: tuple[Hall, Told]) -> None:
    hall, _ = directed
    result = against(chosen(NIGHT), replay_of(hall.file))
    assert [str(x) for x in result.differences] == []


def test_nothing_stored_was_lost_by_the_kill(directed: tuple[Hall, Told]) -> None:
    _, told = directed
    assert told.stored_after_kill == told.stored_before_kill > 60
    assert told.ways["killed with -9 and opened again"] == 1


def test_the_mistake_is_in_the_log_and_not_in_the_night(directed: tuple[Hall, Told]) -> None:
    hall, told = directed
    assert told.ways["mistake undone with Ctrl+Z"] == 1
    with core.store.open_(hall.file, read_only=True) as log:
        director = open_door(MemoryLog(log.actions), lambda: 0, bytes)
    assert [a.line for a in director.history if a.id in director.undone] == told.undone


def test_the_venue_saw_the_right_clock_before_and_after_the_kill(
    directed: tuple[Hall, Told], qapp: QGuiApplication
) -> None:
    """The second screen's pictures are, dot by dot, those of the state folded from the file."""
    hall, told = directed
    theme.load_fonts()
    for path, moment, stored in told.clock_pictures:
        with core.store.open_(hall.file, read_only=True) as log:
            actions = log.actions[:stored]
        state = open_door(MemoryLog(actions), lambda: 0, bytes).state
        shown = QImage(str(path)).copy(QRect(CONSOLE[0], 0, *PROJECTOR))
        reading = read(state.clock.levels, state.clock.position, moment)
        wanted = picture(
            QSize(*PROJECTOR), board(Moment(state, reading, moment, convert.ZONE)), theme.PROJECTED_DARK
        )
        assert reading.running
        assert difference(shown, wanted) < 0.002, path


def difference(a: QImage, b: QImage) -> float:
    """The share of dots that are not nearly of one lightness."""
    first, second = dots(a), dots(b)
    return sum(abs(x - y) > 60 for x, y in zip(first, second, strict=True)) / len(first)


def dots(image: QImage) -> bytes:
    grey = image.convertToFormat(QImage.Format.Format_Grayscale8)
    rows: list[Any] = [grey.constScanLine(y) for y in range(grey.height())]
    return b"".join(bytes(row)[: grey.width()] for row in rows)


def test_the_difference_of_pictures_sees_one_second(qapp: QGuiApplication, tmp_path: Path) -> None:
    """The measure above would notice a clock that is wrong by a second."""
    from gui.room.board import Board

    theme.load_fonts()
    first, second = (
        picture(QSize(*PROJECTOR), Board("clock", time_text=time, blinds="400 / 800"), theme.PROJECTED_DARK)
        for time in ("02:11", "02:12")
    )
    assert difference(first, first) == 0
    assert difference(first, second) > 0.004
