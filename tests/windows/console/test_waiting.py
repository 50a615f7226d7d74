"""The empty window of the start has its panels where the console will have them."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage

from gui import theme
from gui.desk.start import Waiting
from tests.windows.console.conftest import Frame


@pytest.mark.parametrize("width", [1440, 1200, 1000])
def test_the_empty_panels_are_where_the_console_has_them(frame: Frame, width: int) -> None:
    frame.window.resize(width, 700)
    console = frame.night.grab().toImage()
    waiting = Waiting(theme.LIGHT, frame=True)
    waiting.resize(frame.night.size())
    empty = waiting.grab().toImage()
    assert empty.size() == console.size()
    w, h = empty.width(), empty.height()
    # Along lines that cross every edge where the console has nothing of its own.
    across = [(x, theme.HEADER + 2) for x in range(w)] + [(x, h - theme.FOOTER - 2) for x in range(w)]
    down = [(x, y) for x in (2, w - 2) for y in range(h)]
    assert colours(empty, across + down) == colours(console, across + down)


def colours(image: QImage, places: list[tuple[int, int]]) -> list[str]:
    return [image.pixelColor(x, y).name() for x, y in places]
