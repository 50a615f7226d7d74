"""The preview, by real clicks: what is shown is what comes out, and what went wrong is said."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialogButtonBox, QFileDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from gui.paper.paper import A4, LETTER, Document, Paper
from gui.paper.preview import GAP_PX, PreviewDialog, file_name
from gui.paper.printer import printers
from gui.words import printing
from gui.words import printing as printing_words
from gui.words.printing import PrintProblem, Trouble
from tests.windows.paper.lists import by_name, seat_rows

pypdf = pytest.importorskip("pypdf")
# The offscreen platform warns so of every window.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def opened(qtbot: QtBot, doc: Document | None = None, paper: Paper = A4, folder: str = "") -> PreviewDialog:
    dialog = PreviewDialog(doc or by_name(seat_rows(41)), paper=paper, folder=folder)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()
    return dialog


def click(dialog: PreviewDialog, name: str) -> None:
    button = dialog.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def saved_as(qtbot: QtBot, dialog: PreviewDialog, name: str) -> None:
    """Type a file's name where it is asked for, and click Save."""
    asking = dialog.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    with qtbot.waitExposed(asking):
        asking.activateWindow()
    line, buttons = asking.findChild(QLineEdit), asking.findChild(QDialogButtonBox)
    assert isinstance(line, QLineEdit)
    assert isinstance(buttons, QDialogButtonBox)
    # Its list of proposals would want a real keyboard.
    line.setCompleter(None)  # type: ignore[arg-type]
    line.clear()
    QTest.keyClicks(line, name)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Save), Qt.MouseButton.LeftButton)


def test_it_shows_the_pages_and_closes(qtbot: QtBot) -> None:
    dialog = opened(qtbot, by_name(seat_rows(120)))
    assert dialog.isVisible()
    assert dialog.count.text() == "2 pages"
    assert "Seating, by name" in dialog.windowTitle()
    click(dialog, "close")
    assert not dialog.isVisible()


def test_the_page_on_the_screen_is_white_with_ink_on_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    box = dialog.view.page_box(0)
    image = dialog.view.grab().toImage()
    ratio = image.devicePixelRatio()
    corner = image.pixelColor(int((box.x() + 4) * ratio), int((box.y() + 4) * ratio))
    assert corner.name() == "#ffffff"
    rule = int((box.y() + (A4.top + 14.0) * dialog.view.dots_per_mm) * ratio)
    assert image.pixelColor(int(box.center().x() * ratio), rule).lightness() < 60
    assert box.height() / box.width() == pytest.approx(297 / 210)


def test_letter_lays_out_anew_and_is_remembered(qtbot: QtBot) -> None:
    remembered: list[tuple[str, str]] = []
    dialog = opened(qtbot)
    dialog.chosen.connect(lambda *choice: remembered.append(choice))
    click(dialog, "Letter")
    assert dialog.paper == LETTER
    box = dialog.view.page_box(0)
    assert box.height() / box.width() == pytest.approx(279.4 / 215.9)
    click(dialog, "Letter")
    click(dialog, "A4")
    assert remembered == [("paper", "Letter"), ("paper", "A4")]


def test_space_on_the_chosen_paper_says_that_it_is_chosen(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    said = dialog.message.text()
    chosen = dialog.sizes.checkedButton()
    assert chosen is not None
    chosen.setFocus()
    QTest.keyClick(chosen, Qt.Key.Key_Space)
    assert A4.name in dialog.message.text() != said
    assert dialog.message.property("tone") == "red"
    other = next(x for x in dialog.sizes.buttons() if x is not chosen)
    other.setFocus()
    QTest.keyClick(other, Qt.Key.Key_Space)
    assert (dialog.paper, dialog.message.text()) == (LETTER, said)


def test_the_paper_of_last_time(qtbot: QtBot) -> None:
    dialog = opened(qtbot, paper=LETTER)
    checked = dialog.sizes.checkedButton()
    assert checked is not None
    assert (dialog.paper, checked.objectName()) == (LETTER, "Letter")


def test_larger_and_smaller(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    before = dialog.view.dots_per_mm
    click(dialog, "larger")
    assert dialog.view.dots_per_mm == pytest.approx(before * 1.25)
    click(dialog, "smaller")
    click(dialog, "smaller")
    assert dialog.view.dots_per_mm == pytest.approx(before / 1.25)
    for _ in range(40):
        click(dialog, "smaller")
    assert dialog.view.dots_per_mm >= 0.5


def test_pages_fill_the_window_and_follow_it(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(700, 600)
    qtbot.waitUntil(lambda: dialog.view.page_box(0).width() < 700)
    room = dialog.view.parentWidget()
    assert room is not None
    assert dialog.view.page_box(0).width() == pytest.approx(room.width() - 2 * GAP_PX, abs=1)


@pytest.mark.parametrize("name", ["tonight", "1.3"])
def test_save_as_pdf(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    dialog = opened(qtbot, folder=str(tmp_path))
    click(dialog, "Letter")
    click(dialog, "save")
    saved_as(qtbot, dialog, str(tmp_path / name))
    saved = tmp_path / f"{name}.pdf"
    assert str(saved) in dialog.message.text()
    assert round(float(pypdf.PdfReader(saved).pages[0].mediabox.width)) == 612


def test_enter_alone_saves_the_same_paper_once_more(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot, folder=str(tmp_path))
    name = file_name(by_name(seat_rows(41))).removesuffix(".pdf")
    for free in (name, f"{name} 2", f"{name} 3"):
        click(dialog, "save")
        asking = [x for x in dialog.findChildren(QFileDialog) if x.isVisible()][-1]
        with qtbot.waitExposed(asking):
            asking.activateWindow()
        line = asking.findChild(QLineEdit)
        assert isinstance(line, QLineEdit)
        assert Path(line.text()).stem == free  # else Qt would ask whether to replace it
        line.setCompleter(None)  # type: ignore[arg-type]
        with qtbot.waitSignal(asking.fileSelected):
            QTest.keyClick(line, Qt.Key.Key_Return)
        saved = tmp_path / f"{free}.pdf"
        assert saved.exists()
        assert str(saved) in dialog.message.text()


def test_a_failing_save_is_said_and_the_window_stays(qtbot: QtBot, tmp_path: Path) -> None:
    dialog = opened(qtbot)
    dialog.save_as(tmp_path / "gone" / "list.pdf")
    gone = PrintProblem(Trouble.NO_FOLDER, folder=str(tmp_path / "gone"))
    assert dialog.message.text() == printing_words.problem(gone)
    assert dialog.message.property("tone") == "red"
    assert dialog.isVisible()


def test_without_a_printer_it_says_so_and_offers_the_pdf(qtbot: QtBot) -> None:
    if printers():
        pytest.skip("this PC has a printer")
    dialog = opened(qtbot)
    assert dialog.message.text() == printing_words.problem(PrintProblem(Trouble.NO_PRINTER))
    assert not dialog.print_button.isEnabled()
    assert dialog.save_button.isEnabled()
    assert dialog.save_button.isDefault()


def test_keys(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    with qtbot.waitActive(dialog):
        dialog.activateWindow()
    before = dialog.view.dots_per_mm
    QTest.keyClick(dialog, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert dialog.view.dots_per_mm > before
    QTest.keyClick(dialog, Qt.Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    asking = dialog.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    asking.reject()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_a_small_screen_does_not_hide_the_buttons(qtbot: QtBot) -> None:
    dialog = opened(qtbot)
    dialog.resize(480, 360)
    for button in (dialog.print_button, dialog.save_button):
        corner = button.mapTo(dialog, QPoint(button.width(), button.height()))
        assert dialog.rect().contains(corner - QPoint(1, 1))


@pytest.mark.parametrize("reason", list(Trouble))
def test_every_problem_has_words_without_a_hole(reason: Trouble) -> None:
    facts = {"path": "C:/list.pdf", "folder": "C:/", "printer": "HP", "error": "I/O error"}
    said = printing.problem(PrintProblem(reason, **facts))
    assert said.endswith(".")
    assert "{" not in said


def test_a_file_name_every_system_takes() -> None:
    assert file_name(by_name((), title="Seating, by name")) == "Seating by name - Thursday 200.pdf"
    assert file_name(Document('a/b:c*?"<>|', by_name(()).body)) == "a b c.pdf"
    assert file_name(Document(" . ", by_name(()).body)) == "Riffle.pdf"
