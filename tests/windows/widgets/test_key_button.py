"""Buttons with their key; icons that are there."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from gui import theme
from gui.console.frame.pages import PAGES
from gui.console.history.lines import ICONS
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel


def test_every_icon_of_the_console_exists(qapp: QApplication) -> None:
    for name in [*ICONS.values(), *(place.icon for place in PAGES), "play", "pause", "monitor", "checks"]:
        assert not theme.icon(name, theme.LIGHT).isNull()


def test_words_are_read_on_a_green_button_in_both_looks(qapp: QApplication, qtbot: QtBot) -> None:
    """White on green by day: the button's own ground must not be taken for the night's."""
    for look in (theme.LIGHT, theme.DARK):
        theme.apply(qapp, look)
        button = KeyButton("MMMM", kind="primary")
        qtbot.addWidget(button)
        button.show()
        picture = button.grab().toImage()
        colours = {picture.pixelColor(x, picture.height() // 2).name() for x in range(picture.width())}
        assert QColor(look.on_green).name() in colours
    theme.apply(qapp, theme.LIGHT)


def test_off_says_why(qtbot: QtBot) -> None:
    button = KeyButton("Pause")
    qtbot.addWidget(button)
    button.can("The clock is already paused.")
    assert not button.isEnabled()
    assert button.toolTip() == "The clock is already paused."
    button.can("")
    assert button.isEnabled()
    assert button.toolTip() == ""


def test_a_click_does_not_take_the_keyboard(qtbot: QtBot) -> None:
    button = KeyButton("Pause")
    qtbot.addWidget(button)
    assert button.focusPolicy() == Qt.FocusPolicy.TabFocus


def test_a_long_name_ends_in_dots_and_is_whole_on_hover(qtbot: QtBot) -> None:
    words = "Bartholomew Featherstonehaugh-Cholmondeley of Marjoribanks"
    label = ElidedLabel(words)
    qtbot.addWidget(label)
    label.resize(120, 20)
    label.show()
    assert label._cut().endswith("…")
    assert label.toolTip() == words
    label.resize(900, 20)
    assert label.toolTip() == ""
