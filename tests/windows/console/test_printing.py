"""Printing from the console: what the menu offers, what is remembered, where a PDF is offered to be saved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu
from pytestqt.qtbot import QtBot

from core.clock.timebase import Timebase
from core.say.duties import ColourUpDuty, Duty, ReportDuty, ServedDuty
from core.store.library import Library
from gui.console.frame.completion import ToPrint
from gui.console.frame.printing import print_again, print_menu
from gui.paper.cut import HalfSheets
from gui.paper.documents import DOCUMENTS
from gui.paper.ink import pages_of
from gui.paper.paper import Document, Pack, Paper
from gui.paper.pdf import page_layout
from gui.paper.preview import PreviewDialog
from gui.paper.printer import printers
from gui.paper.slip_printing import last_printed
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.words import paper as paper_words
from gui.words import paper_chips as paper_chips_words
from gui.words import paper_conduct as paper_conduct_words
from gui.words import paper_night as paper_night_words
from gui.words import paper_pack as paper_pack_words
from gui.words import till as till_words
from tests.windows.conftest import HALL, HandClock, LogInMemory, entropy
from tests.windows.console.conftest import SETUP, Frame, type_lines


@pytest.fixture
def library(session: Session, tmp_path: Path) -> Iterator[Library]:
    made = Library.open(tmp_path / "library.db")
    session.library = made
    yield made
    made.close()


PLAYED = """add level blinds 25/50 length 20
open table 1
register "Anna Ek" seat 1.1
register "Bo Ek" seat 1.2
start"""


PAID = 'price entry 200 chips 10000\nprizes 100%\nregister "Anna Ek"'


def item(menu: QMenu, name: str) -> QAction:
    return next(a for a in menu.actions() if a.objectName() == name)


def opened(frame: Frame, name: str) -> PreviewDialog:
    item(print_menu(frame.night, frame.session), name).trigger()
    preview = frame.window.findChild(PreviewDialog)
    assert isinstance(preview, PreviewDialog)
    return preview


def test_a_pdf_is_offered_beside_the_tournament(
    frame: Frame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frame.session.log, "path", tmp_path / "Thursday 200.riffle")
    preview = opened(frame, "seating_by_name")
    frame.click(preview.save_button)
    asking = preview.findChild(QFileDialog)
    assert isinstance(asking, QFileDialog)
    assert Path(asking.directory().absolutePath()) == tmp_path
    asking.reject()
    preview.reject()


@pytest.mark.parametrize("name", ["break_order", "absent", "alternates", "rulings"])
def test_each_paper_of_the_floor_opens_in_its_preview(frame: Frame, qtbot: QtBot, name: str) -> None:
    preview = opened(frame, name)
    assert preview.isVisible()
    assert paper_words.title(name) in preview.windowTitle()
    gone: list[bool] = []
    preview.destroyed.connect(lambda: gone.append(True))
    preview.reject()
    qtbot.waitUntil(lambda: bool(gone))


def test_the_slips_of_the_last_move(frame: Frame) -> None:
    slips = item(print_menu(frame.night, frame.session), "slips")
    assert not slips.isEnabled()
    assert slips.toolTip() == paper_words.no_slips()
    type_lines(frame.session, 'start\nmove "Anna Ek" to 2.4')
    preview = opened(frame, "slips")
    action = frame.session.director.history[-1].id
    assert str(action) in preview.windowTitle()
    preview.printed.emit()
    assert set(frame.session.state.room.printed) == {action}
    preview.reject()


def test_without_anybody_the_floor_s_papers_are_there_all_the_same(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    menu = print_menu(frame.night, frame.session)
    on = [a.objectName() for a in menu.actions() if a.text() and a.isEnabled()]
    assert on == ["break_order", "absent", "alternates", "rulings", "rulebook", "choose_printer"]


def test_letter_is_remembered_for_the_next_print(frame: Frame, library: Library) -> None:
    preview = opened(frame, "seating_by_name")
    frame.click(next(b for b in preview.sizes.buttons() if b.objectName() == "Letter"))
    preview.reject()
    assert library.setting("paper") == "Letter"
    again = opened(frame, "seating_by_table")
    assert again.paper.name == "Letter"
    again.reject()


def test_slips_are_switched_off_and_on(frame: Frame, library: Library) -> None:
    switch = item(print_menu(frame.night, frame.session), "print_slips")
    assert switch.isChecked()
    switch.trigger()
    assert library.setting("print_slips") is False
    switch = item(print_menu(frame.night, frame.session), "print_slips")
    assert not switch.isChecked()
    switch.trigger()
    assert library.setting("print_slips") is True


def moved_by_keys(frame: Frame, line: str) -> str:
    """Type a move and return the notice after it."""
    frame.focus_page()
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    frame.type(line)
    frame.key(Qt.Key.Key_Return)
    notice = frame.night.notice
    return notice.sentence.text() if notice.shown else ""


def test_where_no_printer_was_ever_chosen_it_is_said_once(frame: Frame, library: Library) -> None:
    type_lines(frame.session, "start")
    said = paper_words.no_printer_chosen()
    assert said in moved_by_keys(frame, "move 1.3 to 2.4")
    assert said not in moved_by_keys(frame, "move 1.4 to 2.5")
    assert len(frame.session.state.room.moved_by) == 2


def test_that_no_printer_was_chosen_is_said_once_on_all_nights(
    frame: Frame, library: Library, open_frame: Callable[..., Frame], hand_clock: HandClock
) -> None:
    """Also on the next night, and when the program was started again."""
    type_lines(frame.session, "start")
    assert paper_words.no_printer_chosen() in moved_by_keys(frame, "move 1.3 to 2.4")
    other = Session(LogInMemory(), Timebase(hand_clock, hand_clock), entropy(), HALL)
    other.library = library
    type_lines(other, f"{SETUP}start")
    assert paper_words.no_printer_chosen() not in moved_by_keys(open_frame(other=other), "move 1.3 to 2.4")


def test_where_slips_are_off_no_printer_is_missed(frame: Frame, library: Library) -> None:
    type_lines(frame.session, "start")
    library.set_setting("print_slips", False)
    assert paper_words.no_printer_chosen() not in moved_by_keys(frame, "move 1.3 to 2.4")


@pytest.mark.skipif("Gone" in printers(), reason="this PC has that very printer")
def test_a_printer_that_is_gone_is_said_every_time(frame: Frame, library: Library) -> None:
    type_lines(frame.session, "start")
    library.set_setting("printer", "Gone")
    for line in ("move 1.3 to 2.4", "move 1.4 to 2.5"):
        assert paper_words.printer_gone("Gone") in moved_by_keys(frame, line)


@pytest.mark.skipif(bool(printers()), reason="this PC has a printer")
def test_where_there_is_no_printer_the_choice_says_so(frame: Frame) -> None:
    choosing = item(print_menu(frame.night, frame.session), "choose_printer").menu()
    assert isinstance(choosing, QMenu)
    choosing.aboutToShow.emit()
    assert [(a.text(), a.isEnabled()) for a in choosing.actions()] == [(paper_words.no_printer_here(), False)]


def test_a_printer_is_chosen(frame: Frame, library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gui.paper.printer.printers", lambda: ["Bar & Hall", "Office"])
    choosing = item(print_menu(frame.night, frame.session), "choose_printer").menu()
    assert isinstance(choosing, QMenu)
    choosing.aboutToShow.emit()
    assert [(a.text(), a.isChecked()) for a in choosing.actions()] == [
        ("Bar && Hall", False),
        ("Office", False),
    ]
    choosing.actions()[0].trigger()
    assert library.setting("printer") == "Bar & Hall"
    choosing.aboutToShow.emit()
    assert [a.isChecked() for a in choosing.actions()] == [True, False]


@pytest.mark.parametrize(
    ("name", "why", "lines"),
    [
        ("table_sheets", paper_words.no_tables, "open table 1"),
        (
            "seat_cards",
            paper_night_words.no_cards,
            'open table 1\nregister "Anna Ek" seat 1.1',
        ),
        ("structure", paper_night_words.no_levels, "add level blinds 25/50 length 20"),
        ("structure_small", paper_night_words.no_levels, "add level blinds 25/50 length 20"),
        ("payouts", paper_night_words.no_prizes, 'price entry 200 chips 1\nprizes 100%\nregister "Anna Ek"'),
        (
            "payout_slips",
            paper_night_words.no_prizes,
            'price entry 200 chips 1\nprizes 100%\nregister "Anna Ek"',
        ),
        ("cash_report", till_words.not_kept, "set till on"),
        ("results", paper_night_words.no_results, f'{PLAYED}\neliminate "Anna Ek" by "Bo Ek"'),
        ("redraw", paper_night_words.no_redraw, f'{PLAYED}\ndraw all override "wrong tables"'),
        ("pack", paper_pack_words.nobody, 'register "Anna Ek"'),
        (
            "dealer_sheets",
            paper_chips_words.nothing_to_race,
            "chips 25 100\nadd level blinds 25/50 length 20\nadd break length 10 remove 25\nopen table 1\n"
            'register "Anna Ek" seat 1.1 override "as the test wants"',
        ),
        (
            "conduct",
            paper_conduct_words.nobody,
            'register "Anna Ek"\npenalty "Anna Ek" for "phone" warning',
        ),
    ],
)
def test_a_paper_with_nothing_on_it_is_off_with_the_reason(
    open_frame: Callable[..., Frame], name: str, why: Callable[[], str], lines: str
) -> None:
    frame = open_frame()
    entry = item(print_menu(frame.night, frame.session), name)
    assert not entry.isEnabled()
    assert entry.toolTip() == why()
    type_lines(frame.session, lines)
    assert item(print_menu(frame.night, frame.session), name).isEnabled()
    preview = opened(frame, name)
    assert len(pages_of(preview._doc, preview.paper)) == 1
    preview.reject()


CTRL = Qt.KeyboardModifier.ControlModifier
BOTH = CTRL | Qt.KeyboardModifier.ShiftModifier


def shown(frame: Frame) -> PreviewDialog:
    preview = frame.window.findChild(PreviewDialog)
    assert isinstance(preview, PreviewDialog)
    return preview


def test_the_paper_pack_is_one_key_away(frame: Frame) -> None:
    frame.focus_page()
    frame.key(Qt.Key.Key_P, BOTH)
    preview = shown(frame)
    assert isinstance(preview._doc, Pack)
    assert len(preview._doc.parts) > 5
    preview.reject()


def test_the_paper_pack_of_nobody_says_so(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    frame.focus_page()
    frame.key(Qt.Key.Key_P, BOTH)
    assert frame.window.findChild(PreviewDialog) is None
    assert frame.night.notice.sentence.text() == paper_pack_words.nobody()


def test_before_anything_was_printed_there_is_nothing_to_print_again(frame: Frame) -> None:
    again = item(print_menu(frame.night, frame.session), "print_again")
    assert again.text() == f"{paper_words.again('')}\tCtrl+Shift+R"
    assert not again.isEnabled()
    assert again.toolTip() == paper_words.nothing_printed()
    frame.focus_page()
    frame.key(Qt.Key.Key_R, BOTH)
    assert frame.night.notice.sentence.text() == again.toolTip()


def printed_once(frame: Frame) -> None:
    preview = opened(frame, "seating_by_name")
    preview.printed.emit()
    preview.reject()
    preview.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_a_pdf_is_no_print(frame: Frame, tmp_path: Path) -> None:
    preview = opened(frame, "seating_by_name")
    preview.save_as(tmp_path / "list.pdf")
    preview.reject()
    assert last_printed(frame.session) is None


@pytest.mark.skipif("Office" in printers(), reason="this PC has that very printer")
def test_where_the_printer_is_gone_it_is_shown_as_it_was_then(frame: Frame, library: Library) -> None:
    library.set_setting("printer", "Office")
    printed_once(frame)
    kept = last_printed(frame.session)
    type_lines(frame.session, 'register "Zoe Alm" seat 2.2')
    again = item(print_menu(frame.night, frame.session), "print_again")
    assert kept is not None
    assert again.text() == f"{paper_words.again(kept.title)}\tCtrl+Shift+R"
    assert again.isEnabled()
    frame.focus_page()
    frame.key(Qt.Key.Key_R, BOTH)
    preview = shown(frame)
    assert preview._doc is kept
    preview.reject()


def test_what_was_printed_comes_again_without_a_dialog(
    frame: Frame, library: Library, tmp_path: Path
) -> None:
    pypdf = pytest.importorskip("pypdf")
    library.set_setting("printer", "Office")
    library.set_setting("paper", "Letter")
    printed_once(frame)
    type_lines(frame.session, 'register "Zoe Alm" seat 2.2')

    def drawer(name: str, paper: Paper) -> QPrinter:
        assert name == "Office"
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        made.setOutputFileName(str(tmp_path / "again.pdf"))
        made.setPageLayout(page_layout(paper))
        return made

    print_again(frame.night, frame.session, drawer)
    assert frame.window.findChild(PreviewDialog) is None
    last = last_printed(frame.session)
    assert last is not None
    assert frame.night.notice.said == paper_words.printed_again(last.title, "Office").said
    (page,) = pypdf.PdfReader(tmp_path / "again.pdf").pages
    said = " ".join(page.extract_text().split())
    assert "Berg, Cecilia" in said
    assert "Alm, Zoe" not in said
    assert float(page.mediabox.width) == pytest.approx(612, abs=1)


def test_slips_that_came_by_themselves_come_again_too(
    frame: Frame, library: Library, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def drawer(name: str, paper: Paper) -> QPrinter:
        made = QPrinter(QPrinter.PrinterMode.HighResolution)
        made.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
        made.setOutputFileName(str(tmp_path / "slip.pdf"))
        return made

    library.set_setting("printer", "Office")
    monkeypatch.setattr("gui.paper.slip_printing.named_printer", drawer)
    type_lines(frame.session, "start")
    assert paper_words.slips_printed(1, "Office") in moved_by_keys(frame, "move 1.3 to 2.4")
    action = frame.session.director.history[-2].id
    (tmp_path / "slip.pdf").unlink()
    last = last_printed(frame.session)
    again = item(print_menu(frame.night, frame.session), "print_again")
    assert last is not None
    assert again.text() == f"{paper_words.again(last.title)}\tCtrl+Shift+R"
    assert str(action) in last.title
    again.trigger()
    assert (tmp_path / "slip.pdf").stat().st_size > 1000
    assert len(frame.session.director.history) == action + 1, "nothing new is written down"


def printed_from(frame: Frame, kind: type[Duty]) -> PreviewDialog:
    """Ask for the paper of the duty's card and return its preview."""
    (card,) = (x for x in frame.night.duties.cards if isinstance(x.duty, kind))
    frame.click(next(x for x in card.findChildren(KeyButton) if x.objectName() == "print"))
    preview = frame.window.findChild(PreviewDialog)
    assert isinstance(preview, PreviewDialog)
    return preview


def test_a_colour_up_ahead_has_its_dealers_sheets(frame: Frame) -> None:
    type_lines(frame.session, "chips 25 100\nadd break length 10 remove 25\nstart")
    preview = printed_from(frame, ColourUpDuty)
    assert isinstance(preview._doc.body, HalfSheets)
    preview.reject()


def test_a_tally_has_its_own_table_s_sheet_and_no_other(frame: Frame) -> None:
    tables = len(frame.session.state.open_tables)
    assert tables > 1
    type_lines(frame.session, "rulebook cpc-2023\nstart")
    type_lines(frame.session, 'penalty "Anna Ek" for "phone" hands 3 override "again"')
    preview = printed_from(frame, ServedDuty)
    assert isinstance(preview._doc.body, HalfSheets)
    assert len(preview._doc.body.pieces) == 1
    preview.reject()


def test_rulings_to_report_have_their_report_before_the_night_is_over(frame: Frame) -> None:
    type_lines(frame.session, "rulebook svepof-2006\nstart")
    type_lines(frame.session, 'register "Zoe Late" override "paid by phone"')
    (card,) = (x for x in frame.night.duties.cards if isinstance(x.duty, ReportDuty))
    (button,) = card.findChildren(KeyButton)
    frame.click(button)
    preview = frame.window.findChild(PreviewDialog)
    assert isinstance(preview, PreviewDialog)
    assert paper_words.title("rulings") in preview.windowTitle()
    preview.reject()


def made(frame: Frame, document: str) -> Document:
    session = frame.session
    return dict(DOCUMENTS)[document](session.director, session.now(), session.zone)


def rows(frame: Frame) -> list[str]:
    """Return the papers that the command bar offers; "" for the print menu."""
    found = frame.night.footer.command.suggestions.found
    return [x.leads.document for x in found if isinstance(x.leads, ToPrint)]


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        (
            "prin",
            ["", "seating_by_name", "seating_by_table", "seat_cards", "redraw", "slips", "table_sheets"],
        ),
        ("print seating", ["seating_by_name", "seating_by_table"]),
        ("Print list name", ["seating_by_name"]),
        ("print chip-race", ["dealer_sheets"]),
        ("paper pack", ["pack"]),
        ("table sh", ["table_sheets"]),
        ("pri", []),
        ("print nothing such", []),
        ("eliminate seat", []),
    ],
)
def test_the_command_bar_offers_papers_by_their_names(frame: Frame, typed: str, offered: list[str]) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type(typed)
    assert rows(frame)[: len(offered) or 1] == offered


def test_a_paper_is_seen_from_the_command_bar_by_one_enter(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("print seating table")
    before = len(frame.session.director.history)
    frame.key(Qt.Key.Key_Return)
    assert shown(frame)._doc.title == made(frame, "seating_by_table").title
    assert (frame.night.footer.command.text(), len(frame.session.director.history)) == ("", before)


def test_a_name_that_is_begun_opens_no_paper_before_an_arrow(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("seating list by ta")
    frame.key(Qt.Key.Key_Return)
    assert frame.window.findChild(PreviewDialog) is None
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_Escape)
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("seating list by ta")
    frame.key(Qt.Key.Key_Down)
    frame.key(Qt.Key.Key_Return)
    assert shown(frame)._doc.title == made(frame, "seating_by_table").title


@pytest.mark.parametrize(("typed", "new"), [("Li Na", True), ("Pa Sl", True), ("payout slips", False)])
def test_a_name_that_begins_the_words_of_a_paper_can_be_registered(
    frame: Frame, typed: str, new: bool
) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type(typed)
    lines = [x.line for x in frame.night.footer.command.suggestions.found]
    assert (f'register "{typed}"' in lines) is new


def test_print_and_enter_open_the_menu(frame: Frame) -> None:
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("print")
    frame.key(Qt.Key.Key_Return)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert item(menu, "seating_by_name")
    menu.close()


def test_somebody_called_so_comes_before_a_paper(frame: Frame) -> None:
    type_lines(frame.session, 'register "Print Holm" seat 1.6')
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("print")
    assert rows(frame) == []
