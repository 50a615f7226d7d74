"""Painting: the same geometry in mm at every resolution, and nothing outside, whatever the names."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from core.paper.lists import SeatingRow
from gui.paper.ink import FontRuler, pages_of, paint_page
from gui.paper.paper import A4, LETTER, Face, Page, Paper, Text
from tests.gallery.papers import paint_images
from tests.windows.paper.lists import NASTY, by_name, by_table, seat_rows, table_blocks

WHITE = 0xFFFFFFFF


def inked(image: QImage) -> tuple[float, float, float, float]:
    """Left, top, right and bottom of all ink, in mm."""
    dots = image.dotsPerMeterX() / 1000
    data, width, height = bytes(image.constBits()), image.width(), image.height()
    line = image.bytesPerLine()
    blank = b"\xff" * line
    rows = [y for y in range(height) if data[y * line : (y + 1) * line] != blank]
    columns = [x for x in range(width) if any(data[y * line + x * 4] != 255 for y in rows)]
    return columns[0] / dots, rows[0] / dots, (columns[-1] + 1) / dots, (rows[-1] + 1) / dots


@pytest.mark.parametrize("paper", [A4, LETTER])
def test_a_picture_is_as_large_as_the_paper(qapp: QGuiApplication, paper: Paper) -> None:
    (image,) = paint_images(pages_of(by_name(seat_rows(41)), paper), 96)
    assert (image.width(), image.height()) == (
        round(paper.width / 25.4 * 96),
        round(paper.height / 25.4 * 96),
    )


@pytest.mark.parametrize("dpi", [48, 96, 200])
def test_the_ink_is_where_the_margins_say_at_every_resolution(qapp: QGuiApplication, dpi: float) -> None:
    (image,) = paint_images(pages_of(by_name(seat_rows(41)), A4), dpi)
    left, top, right, bottom = inked(image)
    pixel = 25.4 / dpi
    assert left == pytest.approx(A4.side, abs=pixel)
    assert right == pytest.approx(A4.width - A4.side, abs=pixel)
    assert top >= A4.top - pixel
    assert bottom <= A4.height - A4.bottom + pixel


def test_nasty_names_leave_the_margins_white(qapp: QGuiApplication) -> None:
    rows = [SeatingRow(name, name[:1], "12", 9, number=name) for name in NASTY]
    for image in paint_images(pages_of(by_name(rows, title=NASTY[4]), A4), 96):
        left, top, right, bottom = inked(image)
        assert left >= A4.side - 1.5
        assert right <= A4.width - A4.side + 1.5
        assert top >= A4.top - 3.0
        assert bottom <= A4.height - A4.bottom + 0.5


def test_stacked_accents_stay_in_their_own_row(qapp: QGuiApplication) -> None:
    tower = "A" + "\u0301\u0302\u030b" * 30
    page = Page(A4, (Text(50, 100, 5, tower, Face(3.5)),))
    (image,) = paint_images([page], 96)
    _, top, _, bottom = inked(image)
    assert top >= 100 - 3.5 * 1.2 - 0.3
    assert bottom <= 100 + 3.5 * 0.45 + 0.3


def test_letters_of_another_alphabet_cannot_leave_their_row(qapp: QGuiApplication) -> None:
    """A glyph may be larger than its typeface says; here the room is a lie, and is kept all the same."""
    (image,) = paint_images([Page(A4, (Text(50, 100, 5, "Ж" * 50, Face(3.5)),))], 96)
    _, _, right, _ = inked(image)
    assert right <= 50 + 5 + 3.5 / 4 + 0.3


def test_words_are_as_wide_as_they_were_measured(qapp: QGuiApplication) -> None:
    face, words = Face(3.5), "HHamburgefonstivH"
    width = FontRuler().width(words, face)
    (image,) = paint_images([Page(A4, (Text(20, 100, width, words, face),))], 300)
    left, _, right, _ = inked(image)
    assert right - left == pytest.approx(width, abs=0.7)


def test_right_to_left_names_start_where_the_row_starts(qapp: QGuiApplication) -> None:
    face, words = Face(3.5), "אברהם כהן"
    width = FontRuler().width(words, face)
    (image,) = paint_images([Page(A4, (Text(20, 100, width, words, face),))], 96)
    left, _, right, _ = inked(image)
    assert left >= 19.5
    assert right <= 20 + width + 0.5


def test_the_painter_is_left_as_it_was(qapp: QGuiApplication) -> None:
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    before = painter.transform()
    paint_page(painter, pages_of(by_table(table_blocks(1)), A4)[0], 1.0)
    assert painter.transform() == before
    assert not painter.hasClipping()
    painter.end()
