"""The QR code on screen is the code segno made, module by module, in both themes."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import theme
from gui.widgets.qr import QUIET, QrCode, modules


@pytest.mark.parametrize("look", [theme.LIGHT, theme.DARK], ids=lambda t: t.name)
def test_every_module_is_painted(qtbot: QtBot, qapp: QApplication, look: theme.Theme) -> None:
    theme.apply(qapp, look)
    code = QrCode(176)
    qtbot.addWidget(code)
    code.show_text("4a64" * 16)
    code.resize(176, 176)
    picture = code.grab().toImage()
    wanted = modules("4a64" * 16)
    each = 176 / (len(wanted) + 2 * QUIET)
    for y, row in enumerate(wanted):
        for x, dark in enumerate(row):
            at = QColor(picture.pixel(int((x + QUIET + 0.5) * each), int((y + QUIET + 0.5) * each)))
            assert at.lightness() == (0 if dark else 255)
    assert QColor(picture.pixel(2, 2)).lightness() == 255
    theme.apply(qapp, theme.LIGHT)
