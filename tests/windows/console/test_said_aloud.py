"""Names for a screen reader: every control of the pages has one, and Tab comes to each."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget

from gui.console.frame.keys import TYPING
from tests.windows.console.conftest import Frame, type_lines

PAGES = ("tonight", "players", "tables", "history")


def page_of(frame: Frame, page: str) -> QWidget:
    type_lines(frame.session, 'start\neliminate 1.3 by 1.4\nregister "Late One"')
    frame.night.show_page(page)
    QApplication.processEvents()
    made = frame.night.page(page)
    assert made is not None
    return made


def controls(page: QWidget) -> list[QWidget]:
    """Return the controls seen now that take the keyboard or can be pressed, without the insides of lists."""
    found = [w for w in page.findChildren(QWidget) if w.isVisibleTo(page)]
    return [
        w
        for w in found
        if (w.focusPolicy() != Qt.FocusPolicy.NoFocus or isinstance(w, QAbstractButton))
        and w.isEnabled()
        and not w.objectName().startswith("qt_")
    ]


def name_of(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QAbstractButton) else ""
    return widget.accessibleName() or text


@pytest.mark.parametrize("page", PAGES)
def test_every_control_has_a_name(frame: Frame, page: str) -> None:
    made = page_of(frame, page)
    nameless = [type(w).__name__ for w in controls(made) if not name_of(w)]
    assert nameless == []


@pytest.mark.parametrize("page", PAGES)
def test_tab_comes_to_every_control_and_back(frame: Frame, page: str) -> None:
    made = page_of(frame, page)
    wanted = {w for w in controls(made) if w.focusPolicy() & Qt.FocusPolicy.TabFocus}
    came: list[QWidget] = []
    for _ in range(200):
        now = frame.focus()
        QTest.keyClick(now, Qt.Key.Key_Tab)
        came.append(frame.focus())
    missed = [(type(w).__name__, name_of(w)) for w in wanted - set(came)]
    assert missed == []


@pytest.mark.parametrize("page", PAGES)
def test_no_letter_is_taken_from_a_field(frame: Frame, page: str) -> None:
    for field in page_of(frame, page).findChildren(QWidget):
        if (
            isinstance(field, TYPING)
            and not isinstance(field, QComboBox)
            and field.isVisible()
            and field.isEnabled()
        ):
            field.setFocus()
            done = len(frame.session.director.history)
            for key in (Qt.Key.Key_B, Qt.Key.Key_F, Qt.Key.Key_V, Qt.Key.Key_Question, Qt.Key.Key_Period):
                QTest.keyClick(field, key)
            assert len(frame.session.director.history) == done
