"""History: everything in it, found, undone and done again by key and by click, and how it was."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolButton
from pytestqt.qtbot import QtBot

from core.clock.clock import read
from core.log.order import MemoryLog
from core.say import acts
from core.say import records as r
from core.say.acts import Redo
from core.say.reasons import DoesNotFit, InTheFuture, NotUndone, OthersDepend
from core.text import export
from core.text.opening import open_door
from gui import theme
from gui.console.history.as_it_was import snapshot
from gui.console.history.page import HistoryPage, write_export
from gui.console.players.dialogs import CorrectBust
from gui.console.players.model import CHIPS, NAME, SEAT, STATUS
from gui.console.tables.page import TablesPage
from gui.theme import ROW_LIST
from gui.widgets.said_below import said_below
from gui.widgets.themed import theme_of
from gui.words import console as console_words
from gui.words import history as history_words
from gui.words.files import LineMisread
from gui.words.printing import not_saved
from gui.words.voices import said_by, together
from tests.faults.disks import largest_file
from tests.windows.conftest import EVENING, HALL, entropy
from tests.windows.console.conftest import SETUP, Frame, number_of, type_lines
from tests.windows.console.keyboard import form, open_menu
from tests.windows.said import says

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(frame: Frame) -> HistoryPage:
    type_lines(frame.session, "start")
    frame.clock.advance(seconds=60)
    type_lines(frame.session, 'eliminate "Erik Lind" by "Bo Sund"')
    return history(frame)


def history(frame: Frame) -> HistoryPage:
    frame.key(number_of("history"), CTRL)
    made = frame.night.page("history")
    assert isinstance(made, HistoryPage)
    return made


def test_a_letter_with_which_no_kind_of_action_begins_begins_a_name(frame: Frame) -> None:
    page = history(frame)
    page.kind.setFocus()
    frame.key(Qt.Key.Key_X)
    assert frame.night.footer.command.text() == "x"


def lines(page: HistoryPage) -> list[str]:
    model = page.model
    return [str(model.index(i, 0).data()) for i in range(model.rowCount())]


def listed(page: HistoryPage) -> list[object]:
    """Return the kind of each action on the list, by its first record."""
    return [type(actions[0].records[0]) for actions in page.model.actions]


def out(frame: Frame) -> list[str]:
    state = frame.session.state
    return [state.name(bust.entry) for bust in state.game.busts]


def choose(page: HistoryPage, words: str) -> None:
    row = next(i for i, line in enumerate(lines(page)) if words in line)
    page.list.setCurrentIndex(page.model.index(row, 0))
    page.list.setFocus()


def test_the_newest_is_first_and_everything_is_there(frame: Frame, page: HistoryPage) -> None:
    assert listed(page)[:2] == [r.Eliminated, r.ClockSet]
    assert [row.at for row in page.model.rows[:2]] == ["17:31", "17:30"]
    assert len(lines(page)) == len(frame.session.director.history)


def test_time_changes_one_after_the_other_are_one_line(frame: Frame, page: HistoryPage) -> None:
    type_lines(frame.session, "time +1\ntime +1\ntime -0:30\npause\ntime +1")
    changed = [[a.line.split(" ")[0] for a in x] for x in page.model.actions[:3]]
    assert changed == [["time"], ["pause"], ["time"] * 3]
    type_lines(frame.session, "undo")
    type_lines(frame.session, "undo")
    type_lines(frame.session, "undo")
    assert [len(x) for x in page.model.actions[:4]] == [1, 1, 1, 2], "what was undone stands alone"


def test_the_filter_finds_by_any_words(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("lind out")
    assert listed(page) == [r.Eliminated]
    frame.type(" nobody")
    assert lines(page) == []
    assert page.nothing.isVisible()


def test_the_filter_finds_by_the_words_of_now(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("eklund")
    assert lines(page) == []
    type_lines(frame.session, 'edit player "Erik Lind" name "Erik Eklund"')
    assert r.Eliminated in listed(page)


def test_who_comes_back_to_the_page_finds_everything(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("lind out")
    page.kind.setCurrentIndex(page.kind.findText("Busts"))
    frame.key(number_of("tonight"), CTRL)
    frame.key(number_of("history"), CTRL)
    assert len(lines(page)) == len(frame.session.director.history)
    assert (page.filter.text(), page.kind.currentText()) == ("", "Everything")


def test_the_filters_cross_stands_in_its_middle(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("lind")
    (cross,) = page.filter.findChildren(QToolButton)
    assert cross.isVisible()
    assert abs(cross.geometry().center().y() - page.filter.rect().center().y()) <= 1
    assert page.filter.rect().adjusted(0, 4, -4, -4).contains(cross.geometry())
    frame.click(cross)
    assert page.filter.text() == ""


def test_a_digit_in_the_filter_stays_there(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("17:31")
    assert page.filter.text() == "17:31"
    assert frame.night.footer.command.text() == ""


def test_undo_by_key_strikes_it_through_and_redo_brings_it_back(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Farid Dahl registered")
    frame.key(Qt.Key.Key_Delete)
    row = next(row for row in page.model.rows if "Farid" in row.plain)
    assert row.undone
    assert row.quiet == "undone 17:31"
    assert len(frame.session.state.people.live) == 4
    choose(page, "Farid Dahl registered")
    frame.key(Qt.Key.Key_Insert)
    assert len(frame.session.state.people.live) == 5


def test_undo_of_what_others_rest_on_names_them(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Erik Lind registered")
    assert page.undo.isEnabled()
    frame.key(Qt.Key.Key_Delete)
    busted = tuple(a.id for a in frame.session.director.history if a.line.startswith("eliminate"))
    assert says(frame.night.notice.said, OthersDepend, actions=busted)
    frame.click(frame.night.notice.together)
    assert not frame.session.state.game.busts
    assert len(frame.session.state.people.entries) == 5


def test_an_undone_draw_says_who_lost_a_seat_and_how_it_comes_back(open_frame: Callable[..., Frame]) -> None:
    """The footer's Undo is then of something later: Ctrl+Z would not bring the seats back."""
    frame = open_frame()
    type_lines(frame.session, SETUP.split("register", 1)[0])
    type_lines(frame.session, "\n".join(f'register "{name}"' for name in ("Ann", "Bea", "Cid", "Dag")))
    type_lines(frame.session, "draw number 4711\nstart\neliminate Ann")
    page = history(frame)
    choose(page, "Seats drawn for 4 players")
    frame.key(Qt.Key.Key_Delete)
    assert len(frame.session.state.without_seat) == 3
    notice = frame.night.notice
    director = frame.session.director
    said = history_words.unseated(director.history[-1], director, HALL)
    assert (notice.sentence.text(), "3" in said) == (said, True)
    assert (notice.together.isVisible(), frame.night.footer.redo_button.isEnabled()) == (True, True)
    frame.click(notice.together)
    assert not notice.isVisible()
    assert len([e for e in frame.session.state.playing if e.table]) == 3


def test_an_undo_that_leaves_everybody_seated_says_no_more(frame: Frame, page: HistoryPage) -> None:
    type_lines(frame.session, "note x")
    choose(page, "Farid Dahl registered")
    frame.key(Qt.Key.Key_Delete)
    assert not frame.night.notice.shown


def test_deeds_are_off_with_a_reason(frame: Frame, page: HistoryPage) -> None:
    page.list.clearSelection()
    page.list.setCurrentIndex(page.model.index(-1, 0))
    assert not page.undo.isEnabled()
    assert page.undo.toolTip() == console_words.choose_action()
    choose(page, "Clock started")
    assert not page.redo.isEnabled()
    started = next(a.id for a in frame.session.director.history if a.line == "start")
    assert says(said_by(page.redo.why_not), NotUndone, action=started)


def test_an_undone_action_that_no_longer_fits_cannot_be_redone(
    frame: Frame, page: HistoryPage, qtbot: QtBot
) -> None:
    """With one that rests on another both are undone; it is folded in a pause, not after each undo."""
    type_lines(frame.session, 'register "Ida Kvist"\neliminate "Ida Kvist" by "Farid Dahl"')
    page.list.setCurrentIndex(page.model.index(0, 0))
    frame.session.undo()
    assert page.redo.isEnabled()
    frame.session.undo()
    frame.key(Qt.Key.Key_Insert)
    bust = next(a.id for a in frame.session.director.history if a.line.startswith('eliminate "Ida'))
    assert bust in frame.session.director.undone
    assert says(frame.night.notice.said, DoesNotFit)
    qtbot.waitUntil(lambda: not page.redo.isEnabled())
    assert says(said_by(page.redo.why_not), DoesNotFit)
    frame.session.do(Redo())
    frame.key(Qt.Key.Key_Insert)  # at once: it fits again
    assert bust not in frame.session.director.undone


@pytest.mark.parametrize("size", [(1366, 768), (1280, 720), (1093, 614)])
def test_every_name_can_be_read_as_it_was(frame: Frame, page: HistoryPage, size: tuple[int, int]) -> None:
    frame.window.resize(*size)
    choose(page, "Clock started")
    frame.key(Qt.Key.Key_T)
    QApplication.processEvents()
    then = page.snapshot.list
    assert then.columnWidth(NAME) >= max(120, then.title_width(NAME))
    assert then.columnViewportPosition(STATUS) + then.columnWidth(STATUS) <= then.viewport().width()


def test_each_moment_that_is_shown_is_named(frame: Frame, page: HistoryPage) -> None:
    """Two may look the same."""
    frame.pass_time(seconds=4)
    type_lines(frame.session, 'note "a"\nnote "b"')
    choose(page, "a")
    frame.key(Qt.Key.Key_T)
    choose(page, "Clock started")
    frame.key(Qt.Key.Key_T)
    assert page.snapshot.at.text() in frame.night.notice.sentence.text()


def test_as_it_was_then(frame: Frame, page: HistoryPage) -> None:
    frame.pass_time(seconds=4)
    type_lines(frame.session, 'eliminate "Anna Ek"\npause')
    choose(page, "Clock started")
    frame.key(Qt.Key.Key_T)
    assert page.snapshot.isVisible()
    said = page.snapshot.body.text().splitlines()
    levels = frame.session.state.clock.levels
    then = read(levels, frame.session.director.at(EVENING).clock.position, EVENING)
    assert (then.number, then.remaining) == (1, 20 * 60_000)
    assert said[0] == console_words.clock_then(then, levels)
    assert said[1] == console_words.field_then(6, 6, 60000)
    assert [(v.label, v.players, v.tone) for v in (o.view for o in page.snapshot.tables.ovals)] == [
        ("1", 3, ""),
        ("2", 3, "dots"),
    ]
    assert page.snapshot.players.rowCount() == 6
    anna = [page.snapshot.players.index(2, c).data() for c in (NAME, SEAT, CHIPS, STATUS)]
    assert anna == ["Ek, Anna", "1.3", "10,000", "In"]


def test_esc_is_back_to_now_from_the_list_and_from_the_time(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Cecilia Berg registered")
    frame.key(Qt.Key.Key_T)
    chosen = page.list.visualRect(page.list.currentIndex())
    assert page.list.viewport().rect().contains(chosen), "in view though the list is lower"
    frame.key(Qt.Key.Key_Escape)
    assert not page.snapshot.isVisible()
    assert frame.focus() is page.list
    frame.key(Qt.Key.Key_T)
    page.snapshot.at.setFocus()
    frame.key(Qt.Key.Key_Escape)
    assert not page.snapshot.isVisible()
    assert frame.focus() is page.list


def test_as_it_was_at_a_time_typed(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Clock started")
    page.then.trigger()
    page.snapshot.at.setFocus()
    page.snapshot.at.selectAll()
    frame.type("17:31")
    frame.key(Qt.Key.Key_Return)
    assert page.snapshot.body.text().splitlines()[1] == console_words.field_then(5, 6, 60000)
    page.snapshot.at.selectAll()
    frame.type("late")
    frame.key(Qt.Key.Key_Return)
    assert says(page.snapshot.body.said, LineMisread, expected="time", got="late")
    assert page.snapshot.body.property("tone") == "red"
    page.snapshot.at.selectAll()
    frame.type("18:40")
    frame.key(Qt.Key.Key_Return)
    assert says(page.snapshot.body.said, InTheFuture, at=EVENING + 70 * 60_000)
    page.snapshot.at.selectAll()
    frame.type("17:30:59")
    frame.key(Qt.Key.Key_Return)
    assert page.snapshot.body.text().splitlines()[1] == console_words.field_then(6, 6, 60000)


def test_snapshot_before_anything(frame: Frame) -> None:
    lines_ = snapshot(frame.session.director.at(0), 0)
    not_started = console_words.clock_then(frame.session.reading(), frame.session.state.clock.levels)
    assert lines_ == [not_started, console_words.field_then(0, 0, 0)]


def test_the_whole_night_as_text_reads_back(frame: Frame, page: HistoryPage, tmp_path: Path) -> None:
    path = tmp_path / "night.txt"
    write_export(frame.night, frame.session, path)
    assert frame.night.notice.said == console_words.written(str(path)).said
    written = path.read_text("utf-8").splitlines()
    other = open_door(MemoryLog(), lambda: frame.clock.ms, entropy())
    assert export.is_export(written[0])
    for line in written[1:-1]:
        other.bring(export.read_line(line, HALL))
    assert other.state == frame.session.state


def test_a_place_that_cannot_be_written_is_said(frame: Frame, tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "night.txt"
    write_export(frame.night, frame.session, path)
    why = "No such file or directory"
    assert frame.night.notice.said == not_saved("NO_FOLDER", str(path), why).said


@pytest.mark.skipif(sys.platform == "win32", reason="no limit to set there")
def test_on_a_full_disk_the_export_before_stays(frame: Frame, tmp_path: Path) -> None:
    path = tmp_path / "night.txt"
    write_export(frame.night, frame.session, path)
    before = path.read_bytes()
    type_lines(frame.session, "note hello")
    with largest_file(100):
        write_export(frame.night, frame.session, path)
    assert frame.night.notice.said == not_saved("DISK_FULL", str(path), "File too large").said
    assert path.read_bytes() == before
    assert [x.name for x in tmp_path.iterdir()] == ["night.txt"]


def test_a_change_on_another_page_is_there_when_one_comes_back(frame: Frame, page: HistoryPage) -> None:
    frame.key(Qt.Key.Key_1, CTRL)
    type_lines(frame.session, "note hello")
    frame.key(number_of("history"), CTRL)
    assert lines(page)[0].endswith("hello")


# -- kinds, people, corrections ----------------------------------------------------------------------


def pick_kind(page: HistoryPage, words: str) -> None:
    page.kind.setCurrentIndex(page.kind.findText(words))


def test_enter_opens_the_list_of_kinds(frame: Frame, page: HistoryPage) -> None:
    """It did nothing: no duty is done while a list has the keyboard."""
    before = len(frame.session.director.history)
    page.kind.setFocus()
    frame.key(Qt.Key.Key_Return)
    assert page.kind.view().isVisible()
    page.kind.hidePopup()
    assert len(frame.session.director.history) == before


def test_one_kind_at_a_time(frame: Frame, page: HistoryPage) -> None:
    pick_kind(page, "Busts")
    assert listed(page) == [r.Eliminated]
    assert page.count.text() == history_words.shown(1, len(frame.session.director.history))
    pick_kind(page, "Undone")
    assert lines(page) == []
    type_lines(frame.session, "undo")
    assert listed(page) == [r.Eliminated]
    assert "6" not in page.model.rows[0].plain, "a bust that is undone has no place"
    pick_kind(page, "Everything")
    assert len(lines(page)) == len(frame.session.director.history) - 1


def test_whoever_an_action_is_about_is_found_though_its_line_does_not_say_so(
    frame: Frame, page: HistoryPage
) -> None:
    type_lines(frame.session, 'register "Gun Ahl"\nregister "Hans Bo"\nregister "Ivar Ce"\ndraw number 4')
    page.list.setFocus()
    frame.key(Qt.Key.Key_F)
    frame.type("ivar draw")
    found = lines(page)
    assert len(found) == 1
    assert "Ivar" not in found[0]


def test_where_nothing_is_found_no_deed_is_offered_and_its_letter_says_so(
    frame: Frame, page: HistoryPage
) -> None:
    """T was lit, and did nothing."""
    assert page.deeds["then"].isEnabled()
    frame.key(Qt.Key.Key_F)
    frame.type("nothing of this")
    assert lines(page) == []
    assert not [name for name, deed in page.deeds.items() if deed.isEnabled()]
    frame.night.rail.items["history"].setFocus()
    frame.type("t")
    assert frame.night.notice.sentence.text() == console_words.choose_action()


def test_enter_in_the_field_goes_to_what_was_found(frame: Frame, page: HistoryPage) -> None:
    page.list.setFocus()
    frame.key(Qt.Key.Key_F)
    frame.type("clock started")
    frame.key(Qt.Key.Key_Return)
    assert page.list.hasFocus()
    frame.key(Qt.Key.Key_T)
    assert page.snapshot.isVisible()


def test_a_bust_is_corrected_from_its_line(frame: Frame, page: HistoryPage, qtbot: QtBot) -> None:
    choose(page, "Erik Lind out")
    frame.key(Qt.Key.Key_G)
    asked = form(page, acts.CorrectBust, qtbot)
    asked.people("by").field.setFocus()
    frame.type("Anna")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    (bust,) = frame.session.state.game.busts
    assert [frame.session.state.name(e) for e in bust.by] == ["Anna Ek"]


def test_another_player_goes_out_only_by_an_enter_that_could_be_meant(
    frame: Frame, page: HistoryPage, qtbot: QtBot
) -> None:
    """A seat and fast Enters may have been a bust, typed where a letter had opened this dialog."""
    choose(page, "Erik Lind out")
    frame.key(Qt.Key.Key_G)
    asked = form(page, acts.CorrectBust, qtbot)
    assert isinstance(asked, CorrectBust)
    frame.pass_time(seconds=5)
    frame.type("1.3")
    frame.key(Qt.Key.Key_Return)
    assert asked.then.isVisible()
    assert all(name in asked.then.text() for name in ("Anna Ek", "Erik Lind"))
    named = console_words.chosen_by_seat("Anna Ek", "1.3")
    assert said_below(asked) == named
    frame.pass_time(seconds=0.1)
    frame.key(Qt.Key.Key_Return)
    assert asked.isVisible()
    assert out(frame) == ["Erik Lind"]
    assert said_below(asked) == together(named, console_words.too_soon())
    frame.pass_time(seconds=1)
    frame.key(Qt.Key.Key_Return)
    assert out(frame) == ["Anna Ek"]


def test_an_entry_and_the_clock_are_corrected_from_their_lines(
    frame: Frame, page: HistoryPage, qtbot: QtBot
) -> None:
    choose(page, "Anna Ek registered")
    frame.key(Qt.Key.Key_G)
    assert [a.text() for a in open_menu().actions()] == [
        history_words.correct_entry("Anna Ek"),
        history_words.edit_player("Anna Ek"),
        history_words.elsewhere("Anna Ek"),
    ]
    QTest.keyClick(open_menu(), Qt.Key.Key_Return)
    asked = form(page, acts.CorrectEntry, qtbot)
    frame.type("Greta Nord")
    frame.key(Qt.Key.Key_Return)
    frame.key(Qt.Key.Key_Return)
    assert "Greta Nord" in {p.name for p in frame.session.state.people.players.values()}
    assert not asked.isVisible()
    frame.window.activateWindow()  # as a window manager does when the dialog goes
    qtbot.waitUntil(frame.window.isActiveWindow)
    choose(page, "Clock started")
    frame.key(Qt.Key.Key_G)
    clock = form(page, acts.SetClock, qtbot)
    clock.line("elapsed").selectAll()
    frame.type("5.00")
    frame.key(Qt.Key.Key_Return)
    assert frame.session.reading().remaining == 5 * 60_000


def test_a_seat_given_is_put_right_on_the_floor(frame: Frame, page: HistoryPage) -> None:
    type_lines(frame.session, 'move "David Holm" to 1.9')
    choose(page, "David Holm moved")
    frame.key(Qt.Key.Key_G)
    tables = frame.night.page("tables")
    assert isinstance(tables, TablesPage)
    frame.type("1.8")
    frame.key(Qt.Key.Key_Return)
    state = frame.session.state
    assert state.seat_text(next(e.id for e in state.playing if state.name(e.id) == "David Holm")) == "1.8"


def test_what_cannot_be_corrected_says_why(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Table 2 opened")
    assert not page.correct.isEnabled()
    assert page.correct.toolTip() == history_words.not_corrected()
    choose(page, "Farid Dahl registered")
    frame.key(Qt.Key.Key_Delete)
    choose(page, "Farid Dahl registered")
    assert page.correct.toolTip() == history_words.redo_first()


# -- as it was ---------------------------------------------------------------------------------------


def test_the_night_is_gone_through_action_by_action(frame: Frame, page: HistoryPage) -> None:
    frame.pass_time(seconds=90)
    type_lines(frame.session, 'eliminate "Anna Ek"')
    choose(page, "Anna Ek out")
    frame.key(Qt.Key.Key_T)
    assert not page.snapshot.later.isEnabled()
    seen = [page.snapshot.players.index(2, STATUS).data()]
    for _ in range(2):
        frame.click(page.snapshot.earlier)
        seen.append(page.snapshot.players.index(2, STATUS).data())
    assert seen == ["5th", "In", "In"]
    assert page.snapshot.at.text() == "17:30"
    frame.click(page.snapshot.later)
    assert page.snapshot.at.text() == "17:31"


def test_a_step_to_a_moment_that_looks_the_same_is_said(frame: Frame, page: HistoryPage) -> None:
    for note in ("a", "b", "c"):
        frame.pass_time(seconds=4)
        type_lines(frame.session, f'note "{note}"')
    choose(page, "a")
    frame.key(Qt.Key.Key_T)
    page.snapshot.later.setFocus(Qt.FocusReason.TabFocusReason)
    said = set[str]()
    for _ in range(2):
        frame.key(Qt.Key.Key_Space)
        said.add(frame.night.notice.told)
    assert "" not in said
    assert len(said) == 2


def test_a_moment_that_is_shown_already_is_said_to_be(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Erik Lind out")
    frame.key(Qt.Key.Key_T)
    assert page.snapshot.isVisible()
    said = list[None]()
    frame.night.notice.turned.connect(lambda *_: said.append(None))
    page.list.setFocus()
    frame.key(Qt.Key.Key_T)
    assert said
    assert frame.night.notice.sentence.text()


def test_enter_and_esc_leave_the_field_also_where_nothing_is_found(frame: Frame, page: HistoryPage) -> None:
    """F finds again from there."""
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Escape):
        page.filter.clear()
        page.list.setFocus()
        frame.type("fqqq")
        assert (page.filter.text(), page.list.isVisible()) == ("qqq", False)
        frame.key(key)
        assert frame.focus() is page
        frame.type("f")
        assert frame.focus() is page.filter


def test_namesakes_as_they_were_are_told_apart(frame: Frame, page: HistoryPage) -> None:
    """There is no room for the club's numbers beside the floor: they stand with the name."""
    frame.session.do(acts.Register(name="Anna Ek", number="1008"))
    page.snapshot.show_moment(frame.session.now())
    model = page.snapshot.list.model()
    names = [model.index(row, 0).data() for row in range(model.rowCount())]
    assert names[2:5] == ["Ek, Anna", "Ek, Anna 1008", "Holm, David"]


def on_show(page: HistoryPage) -> QImage:
    """The list as it was painted, piece by piece."""
    QApplication.processEvents()
    window, viewport = page.window(), page.list.viewport()
    whole = window.screen().grabWindow(window.winId())
    box = QRect(viewport.mapTo(window, QPoint(0, 0)), viewport.size())
    return whole.copy(box).toImage().convertToFormat(QImage.Format.Format_RGB32)


def painted_anew(page: HistoryPage) -> QImage:
    return page.list.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def test_the_frame_of_the_list_stays_where_it_is_scrolled(frame: Frame, page: HistoryPage) -> None:
    for number in range(40):
        type_lines(frame.session, f"note {number}")
    page.list.setFocus()
    assert on_show(page) == painted_anew(page)
    page.list.verticalScrollBar().setValue(7)
    assert on_show(page) == painted_anew(page)


def test_the_chosen_action_stays_chosen_as_others_come(frame: Frame, page: HistoryPage) -> None:
    """And its keys are those of now."""
    for number in range(30):
        type_lines(frame.session, f"note {number}")
    type_lines(frame.session, "note one")
    page.list.setCurrentIndex(page.model.index(0, 0))
    frame.session.undo()
    assert (page.list.currentIndex().row(), page.undo.isEnabled(), page.redo.isEnabled()) == (0, False, True)
    frame.session.do(Redo())
    assert (page.undo.isEnabled(), page.redo.isEnabled()) == (True, False)
    before = on_show(page)
    type_lines(frame.session, "note two")
    assert before != on_show(page) == painted_anew(page)
    assert lines(page)[:2] == ["17:31  two", "17:31  one"]
    assert page.list.currentIndex().row() == 0, "who stands at the newest stays there"
    choose(page, "one")
    type_lines(frame.session, "note three")
    assert page.list.currentIndex().row() == 2
    assert [index.row() for index in page.list.selectedIndexes()] == [2]
    assert on_show(page) == painted_anew(page)


def test_lines_are_kept_as_they_would_be_painted(frame: Frame, page: HistoryPage, qapp: QApplication) -> None:
    seen = [painted_anew(page)]
    type_lines(frame.session, "note one")
    for change in (
        lambda: frame.session.undo(),
        lambda: type_lines(frame.session, 'edit player "Erik Lind" name "Erik Lund"'),
        lambda: theme.apply(qapp, theme.DARK),
        lambda: frame.window.resize(1300, 900),
    ):
        change()
        seen.append(painted_anew(page))
        assert seen[-1].pixelColor(2, ROW_LIST + 2) == QColor(theme_of(page).surface)
        page.list.itemDelegate()._picture.cache_clear()  # type: ignore[attr-defined]
        assert seen[-1] == painted_anew(page) != seen[-2]
