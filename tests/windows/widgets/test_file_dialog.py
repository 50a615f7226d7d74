"""Qt's own file dialog, which Linux mostly has: its buttons show what they are, in every theme."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QFileDialog, QToolButton
from pytestqt.qtbot import QtBot

from gui import theme
from gui.widgets.file_dialog import file_dialog


@pytest.fixture(params=[theme.LIGHT, theme.DARK, theme.CONTRAST_DARK], ids=lambda x: x.name)
def look(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[theme.Theme]:
    theme.apply(qapp, request.param)
    yield request.param
    theme.apply(qapp, theme.LIGHT)


def ink(picture: QImage, ground: QColor) -> QRect:
    """Return the place of all that is drawn clearly apart from the ground."""
    inner = picture.rect().adjusted(4, 4, -4, -4)
    there = [
        (x, y)
        for x in range(inner.left(), inner.right() + 1)
        for y in range(inner.top(), inner.bottom() + 1)
        if abs(picture.pixelColor(x, y).lightness() - ground.lightness()) > 100
    ]
    if not there:
        return QRect()
    xs, ys = zip(*there, strict=True)
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


def test_its_buttons_can_be_read(look: theme.Theme, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    dialog = file_dialog(None, "Save a copy", str(tmp_path / "deep"), "Riffle files (*.riffle)")
    qtbot.addWidget(dialog)
    dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    dialog.open()
    qtbot.waitUntil(dialog.isVisible)
    buttons = [x for x in dialog.findChildren(QToolButton) if x.isVisible() and x.isEnabled()]
    assert len(buttons) >= 4
    for button in buttons:
        drawn = ink(button.grab().toImage(), QColor(look.surface))
        assert min(drawn.width(), drawn.height()) >= 8, button.objectName()
