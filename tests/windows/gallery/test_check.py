"""The check finds what is planted, and nothing where nothing is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui import theme
from gui.paper import paper
from gui.room import ink
from gui.widgets.panel import Panel
from tests.gallery.check_ink import of_page, of_pieces
from tests.gallery.check_widgets import problems


@pytest.fixture
def page(qapp: QApplication) -> Iterator[QWidget]:
    made = QWidget()
    made.resize(400, 300)
    yield made
    made.close()
    made.deleteLater()


def kinds(page: QWidget) -> list[str]:
    page.show()
    QApplication.processEvents()
    return [found.kind for found in problems(page)]


def label(page: QWidget, text: str, x: int, y: int, wide: int = 200, high: int = 24) -> QLabel:
    made = QLabel(text, page)
    made.setFont(theme.font(theme.BODY))
    made.setGeometry(x, y, wide, high)
    return made


def test_what_has_room_is_let_be(page: QWidget) -> None:
    column = QVBoxLayout(page)
    words = QLabel("A sentence of some length that is wrapped to as many lines as it needs to be whole")
    words.setWordWrap(True)
    for widget in (words, QPushButton("Open…"), QLineEdit("words"), QLabel("gjpqy ÅÄÖ")):
        column.addWidget(widget)
    assert kinds(page) == []


def test_a_label_that_is_squeezed(page: QWidget) -> None:
    label(page, "Twenty-five thousand", 10, 10, wide=60)
    assert kinds(page) == ["cut"]


def test_a_label_that_is_too_low(page: QWidget) -> None:
    label(page, "gjpqy ÅÄÖ", 10, 10, high=8)
    assert kinds(page) == ["cut"]


def test_a_label_without_any_room(page: QWidget) -> None:
    label(page, "Nobody sees this", 10, 10, wide=0)
    assert kinds(page) == ["no room"]


def test_a_button_that_is_squeezed(page: QWidget) -> None:
    button = QPushButton("Draw the final table", page)
    button.setGeometry(10, 10, 50, 30)
    assert "cut" in kinds(page)


def test_two_labels_on_each_other(page: QWidget) -> None:
    label(page, "The one", 10, 10)
    label(page, "and the other", 20, 14)
    assert "overlap" in kinds(page)


def test_what_lies_under_a_panel_is_not_seen(page: QWidget) -> None:
    label(page, "The page", 10, 10)
    above = Panel(parent=page)
    above.setGeometry(0, 0, 200, 100)
    label(above, "the drawer", 14, 12, wide=120)
    assert kinds(page) == []


def test_words_that_are_painted_on_each_other(page: QWidget) -> None:
    class Painted(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            painter.drawText(10, 30, "The blinds")
            painter.drawText(16, 33, "the ante")
            painter.end()

    Painted(page).setGeometry(0, 0, 300, 100)
    assert kinds(page) == ["overlap"]


def test_a_cell_that_is_cut(page: QWidget) -> None:
    table = QTableWidget(1, 2, page)
    table.setGeometry(0, 0, 300, 100)
    table.setWordWrap(False)
    table.setItem(0, 0, QTableWidgetItem("Wolfeschlegelsteinhausenbergerdorff"))
    table.setColumnWidth(0, 80)
    assert kinds(page) == ["shortened"]
    item = table.item(0, 0)
    assert item is not None
    item.setToolTip("Wolfeschlegelsteinhausenbergerdorff")
    assert kinds(page) == [], "told by the tooltip"


def test_a_line_shortened_without_a_tooltip(page: QWidget) -> None:
    class Shortened(QWidget):
        def paintEvent(self, event: QPaintEvent) -> None:
            painter = QPainter(self)
            metrics = painter.fontMetrics()
            painter.drawText(4, 20, metrics.elidedText("Bartholomew", Qt.TextElideMode.ElideRight, 50))
            painter.end()

    made = Shortened(page)
    made.setGeometry(0, 0, 60, 30)
    assert kinds(page) == ["shortened"]
    made.setToolTip("Bartholomew")
    assert kinds(page) == []


def test_what_scrolls_is_not_cut(page: QWidget) -> None:
    area = QScrollArea(page)
    area.setGeometry(0, 0, 300, 60)
    area.setWidget(QLabel("\n".join(f"line {n}" for n in range(20))))
    assert kinds(page) == []
    area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert set(kinds(page)) == {"cut"}


def test_a_bar_sideways(page: QWidget) -> None:
    area = QScrollArea(page)
    area.setGeometry(0, 0, 200, 100)
    area.setWidget(label(page, "words", 0, 0, wide=300))
    assert kinds(page) == ["sideways"]
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    assert kinds(page) == []


def test_a_widget_outside_its_place(page: QWidget) -> None:
    held = QWidget(page)
    held.setGeometry(0, 0, 100, 40)
    button = QPushButton("", held)
    button.setGeometry(60, 5, 80, 30)
    assert kinds(page) == ["outside"]


def text(words: str, x: float, baseline: float) -> ink.Text:
    return ink.Text(words, x, baseline, 40, 600, "#FFFFFF")


@pytest.mark.parametrize(
    ("pieces", "found"),
    [
        ([text("Level 7", 20, 60), text("12:48", 20, 140)], []),
        ([text("Level 7", 20, 60), text("12:48", 40, 70)], ["overlap"]),
        ([text("Level 7", 560, 60)], ["cut"]),
        ([text("Level 7", 20, 60), ink.Bar(0, 46, 600, 1, "#24312B")], ["crossed"]),
    ],
)
def test_the_projected_picture(qapp: QApplication, pieces: list[ink.Ink], found: list[str]) -> None:
    assert [x.kind for x in of_pieces(pieces, 640, 360)] == found


FACE = paper.Face(4.0)


@pytest.mark.parametrize(
    ("items", "found"),
    [
        ((paper.Text(20, 50, 30, "Anna Ek", FACE), paper.Text(60, 50, 30, "1.4", FACE)), []),
        ((paper.Text(20, 50, 30, "Anna Ek", FACE), paper.Text(24, 51, 30, "Bo Sund", FACE)), ["overlap"]),
        ((paper.Text(200, 50, 30, "Anna Ek Anna Ek", FACE),), ["cut"]),
        ((paper.Text(20, 50, 30, "Anna Ek", FACE), paper.Rule(10, 48.6, 100)), ["crossed"]),
    ],
)
def test_the_printed_page(qapp: QApplication, items: tuple[paper.Item, ...], found: list[str]) -> None:
    assert [x.kind for x in of_page(paper.Page(paper.A4, items))] == found
