"""History: everything in it, found, undone and done again by key and by click, and how it was."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from core import export
from core.director import Director, MemoryLog
from gui.console.as_it_was import snapshot
from gui.console.history import HistoryPage, write_export
from tests.gui.conftest import HALL, entropy
from tests.gui.console.conftest import Frame, number_of, type_lines

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def page(frame: Frame) -> HistoryPage:
    type_lines(frame.session, "start")
    frame.clock.advance(seconds=60)
    type_lines(frame.session, 'eliminate "Erik Lind" by "Bo Sund"')
    frame.key(number_of("history"), CTRL)
    made = frame.night.page("history")
    assert isinstance(made, HistoryPage)
    return made


def lines(page: HistoryPage) -> list[str]:
    model = page.model
    return [str(model.index(i, 0).data()) for i in range(model.rowCount())]


def choose(page: HistoryPage, words: str) -> None:
    row = next(i for i, line in enumerate(lines(page)) if words in line)
    page.list.setCurrentIndex(page.model.index(row, 0))
    page.list.setFocus()


def test_the_newest_is_first_and_everything_is_there(frame: Frame, page: HistoryPage) -> None:
    assert lines(page)[:2] == ["17:31  Erik Lind out in 6th, by Bo Sund", "17:30  Clock started"]
    assert len(lines(page)) == len(frame.session.director.history)


def test_the_filter_finds_by_any_words(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("lind out")
    assert lines(page) == ["17:31  Erik Lind out in 6th, by Bo Sund"]
    frame.type(" nobody")
    assert lines(page) == []
    assert page.nothing.isVisible()


def test_a_digit_in_the_filter_stays_there(frame: Frame, page: HistoryPage) -> None:
    page.filter.setFocus()
    frame.type("17:31")
    assert page.filter.text() == "17:31"
    assert frame.night.footer.command.text() == ""


def test_undo_by_key_strikes_it_through_and_redo_brings_it_back(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Farid Dahl registered")
    frame.key(Qt.Key.Key_Delete)
    row = next(page.model.row(a.id) for a in frame.session.director.history if "Farid" in a.line)
    assert row.undone
    assert row.quiet == "undone 17:31"
    assert len(frame.session.state.live) == 4
    choose(page, "Farid Dahl registered")
    frame.key(Qt.Key.Key_Insert)
    assert len(frame.session.state.live) == 5


def test_undo_of_what_others_rest_on_names_them(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Erik Lind registered")
    assert page.undo.isEnabled()
    frame.key(Qt.Key.Key_Delete)
    assert "Erik Lind out" in frame.night.notice.sentence.text()
    frame.click(frame.night.notice.together)
    assert not frame.session.state.busts
    assert len(frame.session.state.entries) == 5


def test_deeds_are_off_with_a_reason(frame: Frame, page: HistoryPage) -> None:
    page.list.clearSelection()
    page.list.setCurrentIndex(page.model.index(-1, 0))
    assert not page.undo.isEnabled()
    assert page.undo.toolTip() == "Choose an action in the list first."
    choose(page, "Clock started")
    assert not page.redo.isEnabled()
    assert "is not undone" in page.redo.toolTip()


def test_as_it_was_then(frame: Frame, page: HistoryPage) -> None:
    frame.pass_time(seconds=4)
    type_lines(frame.session, 'eliminate "Anna Ek"\npause')
    choose(page, "Clock started")
    frame.key(Qt.Key.Key_T)
    assert page.snapshot.isVisible()
    said = page.snapshot.body.text().splitlines()
    assert said[0] == "Level 1, 25 / 50, 20:00 on the clock."
    assert said[1] == "6 of 6 in, average 10,000."
    assert said[3] == "Table 1: 3 players · Table 2: 3 players"


def test_as_it_was_at_a_time_typed(frame: Frame, page: HistoryPage) -> None:
    choose(page, "Clock started")
    page.then.trigger()
    page.snapshot.at.setFocus()
    page.snapshot.at.selectAll()
    frame.type("17:31")
    frame.key(Qt.Key.Key_Return)
    assert page.snapshot.body.text().splitlines()[1] == "5 of 6 in, average 12,000."
    page.snapshot.at.selectAll()
    frame.type("late")
    frame.key(Qt.Key.Key_Return)
    assert page.snapshot.body.text().startswith("Expected a time")
    page.snapshot.at.selectAll()
    frame.type("18:40")
    frame.key(Qt.Key.Key_Return)
    assert page.snapshot.body.text() == "18:40 is still to come. Choose an earlier time."
    page.snapshot.at.selectAll()
    frame.type("17:30:59")
    frame.key(Qt.Key.Key_Return)
    assert page.snapshot.body.text().splitlines()[1] == "6 of 6 in, average 10,000."


def test_snapshot_before_anything(frame: Frame) -> None:
    lines_ = snapshot(frame.session.director.at(0), 0)
    assert lines_ == ["The clock had not been started.", "0 of 0 in."]


def test_the_whole_night_as_text_reads_back(frame: Frame, page: HistoryPage, tmp_path: Path) -> None:
    path = tmp_path / "night.txt"
    assert write_export(frame.night, frame.session, path)
    assert frame.night.notice.sentence.text() == f"Written to {path}."
    written = path.read_text("utf-8").splitlines()
    other = Director(MemoryLog(), lambda: frame.clock.ms, entropy())
    assert export.is_export(written[0])
    for line in written[1:-1]:
        other.bring(export.read_line(line, HALL))
    assert other.state == frame.session.state


def test_a_place_that_cannot_be_written_is_said(frame: Frame, tmp_path: Path) -> None:
    path = tmp_path / "no such folder" / "night.txt"
    assert not write_export(frame.night, frame.session, path)
    assert "could not be written" in frame.night.notice.sentence.text()


def test_a_change_on_another_page_is_there_when_one_comes_back(frame: Frame, page: HistoryPage) -> None:
    frame.key(Qt.Key.Key_1, CTRL)
    type_lines(frame.session, "note hello")
    frame.key(number_of("history"), CTRL)
    assert lines(page)[0].endswith("hello")
