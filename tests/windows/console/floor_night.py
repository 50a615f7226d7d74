"""A night for the Floor page: eight at two tables by a book, the clock running, the page open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from core.say import acts
from core.tournament.conduct import Penalty
from gui.console.floor.page import ConductPage
from gui.program.session import Session
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import press, write

Key = Qt.Key

SETUP = """
set title "Thursday 200"
price entry 220 fee 20 chips 10000
prizes 50% 30% 20%
add level blinds 25/50 length 20
add level blinds 50/100 length 20
add break length 10
add level blinds 100/200 length 20
open table 1
open table 2
register "Anna Ek" seat 1.1
register "Bo Sund" seat 1.3
register "Cecilia Berg" seat 1.5
register "David Holm" seat 1.7
register "Erik Lind" seat 2.1
register "Farid Dahl" seat 2.3
register "Gun Ahl" seat 2.5
register "Hans Bok" seat 2.7
"""


def begun(session: Session, book: str = "svepof-2006", text: str = "") -> None:
    """Eight seated by this book (``text``: a house's own), and play has begun."""
    type_lines(session, SETUP)
    session.do(acts.ChooseRulebook(book=book, text=text))
    session.do(acts.Start())


def house(values: dict[str, str], parent: str = "cpc-2023") -> str:
    """A house's variant of a book with these parameters otherwise."""
    lines = [
        "format = 1", 'id = "house"', 'title = "House"', 'short = "House"', 'language = "en"',
        f'parent = "{parent}"',
    ]  # fmt: skip
    for key, value in values.items():
        lines += [f"[{key}]", f"value = {value}", f'clause = "{key}"', 'en = "House rule."']
    return "\n".join(lines)


def floor_page(frame: Frame) -> ConductPage:
    """The page as it is when the rail has gone there."""
    frame.night.show_page("floor")
    page = frame.night.page("floor")
    assert isinstance(page, ConductPage)
    QApplication.processEvents()
    return page


def entry(session: Session, name: str) -> int:
    return next(e for e in session.state.people.entries if session.state.name(e).startswith(name))


def penalties(session: Session) -> list[Penalty]:
    return list(session.state.conduct.penalties.values())


class Counted:
    """Keys as they are pressed one by one, and clicks, counted for the report."""

    def __init__(self) -> None:
        self.keys = self.clicks = 0

    def press(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.keys += 1
            press(key)

    def write(self, text: str) -> None:
        for letter in text:
            self.keys += 1
            write(letter)
            QApplication.processEvents()

    def click(self, widget: QWidget) -> None:
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        QApplication.processEvents()


def again(page: QWidget, wait: Callable[[Callable[[], bool]], None]) -> None:
    """The dialog is gone: a desktop gives the keyboard back to the window, this platform has to be told."""
    page.window().activateWindow()
    wait(page.window().isActiveWindow)


def back(page: ConductPage, wait: Callable[[Callable[[], bool]], None]) -> None:
    """And the page has it where its letters act."""
    again(page, wait)
    assert page.home().hasFocus()


def opened(page: QWidget, kind: type[QDialog], wait: Callable[[Callable[[], bool]], None]) -> QDialog:
    """The dialog of this kind over the page, once it has the keyboard."""
    found = [d for d in page.findChildren(kind) if d.isVisible()]
    assert len(found) == 1, found
    wait(found[0].isActiveWindow)
    return found[0]
