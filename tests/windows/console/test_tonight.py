"""Tonight: the strip of the night, the tables, what was done last; and what each says while it is empty."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QScrollBar

from core.say import acts
from gui.console.tables.oval_shape import READ
from gui.console.tables.views import _short
from gui.console.tonight.page import TonightPage
from gui.program.session import Session
from gui.theme import ROW_LIST
from gui.widgets.key_button import KeyButton
from gui.words import console as console_words
from tests.gallery.check_widgets import problems
from tests.windows.console.conftest import SETUP, Frame, type_lines
from tests.windows.console.nights import names, table_views, thursday


def tonight(frame: Frame) -> TonightPage:
    page = frame.night.page("tonight")
    assert isinstance(page, TonightPage)
    return page


def under(frame: Frame) -> list[str]:
    strip = tonight(frame).strip
    return [mark.words for mark, _ in sorted(strip.placed(), key=lambda p: p[1].left())]


def test_nothing_yet_says_what_to_do_first(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    page = tonight(frame)
    assert not page.strip.isVisible()
    assert not page.rows.isVisible()
    to_structure, to_tables = (b for b in page.findChildren(KeyButton) if b.isVisible())
    frame.click(to_structure)
    assert frame.night.stack.currentWidget() is frame.night.page("structure")
    frame.night.show_page("tonight")
    frame.click(to_tables)
    assert frame.night.stack.currentWidget() is frame.night.page("tables")


def test_the_strip_shows_the_night(frame: Frame) -> None:
    type_lines(frame.session, "schedule 18:00")
    assert under(frame) == ["18:00", console_words.break_at("18:40", (25,), "")]
    frame.pass_time(minutes=52)
    assert under(frame)[0] == "18:00"
    assert "18:22 now" in under(frame)
    assert tonight(frame).night.aside.text().endswith("19:10")


def test_now_stands_where_its_minute_began_whenever_it_is_looked_at(frame: Frame) -> None:
    """A page opened within the minute shows what the open one does."""
    type_lines(frame.session, "start")
    frame.pass_time(minutes=7, seconds=3)
    stood = [mark.share for mark in tonight(frame).strip._marks if mark.now]
    for _ in range(2):
        frame.pass_time(seconds=25)
        again = TonightPage(frame.session)
        again.refresh()
        assert [mark.share for mark in again.strip._marks if mark.now] == stood
        assert tonight(frame).strip._marks == again.strip._marks
    frame.pass_time(seconds=25)
    assert [mark.share for mark in tonight(frame).strip._marks if mark.now] > stood


def test_widths_follow_lengths(frame: Frame) -> None:
    boxes = tonight(frame).strip.boxes()
    level, pause = boxes[0].width(), boxes[2].width()
    assert boxes[1].width() == pytest.approx(level)
    # 20 minutes against 10, above the least width that every block has.
    assert (level - 6) / (pause - 6) == pytest.approx(2, abs=0.01)
    assert boxes[-1].right() == pytest.approx(tonight(frame).strip.width(), abs=1)


@pytest.mark.parametrize("width", [200, 400, 800, 1600])
def test_words_under_the_strip_never_overlap_or_leave_it(frame: Frame, width: int) -> None:
    type_lines(frame.session, "\n".join(["add level blinds 200/400", "add break length 5 remove 100"] * 12))
    type_lines(frame.session, "set late 3\nschedule 18:00")
    frame.pass_time(minutes=55)
    strip = tonight(frame).strip
    strip.resize(QSize(width, strip.height()))
    placed = [box for _, box in strip.placed()]
    assert any(mark.now for mark, _ in strip.placed())
    for i, box in enumerate(placed):
        assert box.left() >= 0
        assert box.right() <= width
        assert not any(box.intersects(other) for other in placed[i + 1 :])


def test_a_break_of_open_length_ends_what_is_known(frame: Frame) -> None:
    type_lines(frame.session, "edit row 3 length open\nstart")
    assert under(frame) == ["17:30 now", console_words.break_at("18:10", (25,), "")]
    assert tonight(frame).night.aside.text() == ""


def test_late_entry_and_the_closing_hall(frame: Frame) -> None:
    type_lines(frame.session, "set late 1\nset closes 01:00\nstart")
    assert console_words.late_until("17:50", False) in under(frame)
    assert tonight(frame).night.aside.text().endswith(console_words.hall_closes("01:00"))


def test_tables_as_they_stand(frame: Frame) -> None:
    type_lines(frame.session, 'start\neliminate "Anna Ek"\neliminate "Bo Sund"')
    page = tonight(frame)
    assert [(o.view.players, o.view.tone) for o in page.floor.ovals] == [(1, "green"), (3, "dots")]
    assert page.floor.ovals[0].view.note == _short(2)
    assert page.tables.aside.text() == console_words.tables_line(4, 14, 2, ["2", "1"])
    type_lines(frame.session, "undo")
    assert [(o.view.players, o.view.tone) for o in page.floor.ovals] == [(2, ""), (3, "dots")]
    assert not page.floor.ovals[0].view.note


def test_before_the_start_nothing_breaks_next(frame: Frame) -> None:
    views = table_views(frame.session.state, playing=False, now=frame.session.now())
    assert [v.tone for v in views] == ["", ""]


def test_the_last_actions_newest_first_with_undone_ones_struck(frame: Frame) -> None:
    type_lines(frame.session, 'start\neliminate "Anna Ek" by "Bo Sund"\nundo\nnote "chip counts"')
    rows = tonight(frame).lines.rows
    assert [r.kind for r in rows[:3]] == ["note", "out", "clock"]
    assert [r.undone for r in rows[:3]] == [False, True, False]
    assert rows[1].quiet.endswith("17:30"), "when it was undone"
    assert ("Anna Ek", True) in rows[1].runs


def test_what_was_done_just_now_is_seen_where_the_list_was_scrolled(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, SETUP)
    for i in range(30):
        type_lines(session, f"set seats {2 + i % 8}\nnote n{i}")
    frame = open_frame(1440, 760)
    rows = tonight(frame).rows
    bar = rows.verticalScrollBar()
    assert bar.maximum() > 0
    bar.setValue(bar.maximum())
    frame.pass_time(seconds=2)
    assert bar.value() == bar.maximum(), "as long as nothing was done"
    type_lines(session, "note now")
    assert bar.value() == 0


def test_who_was_registered_and_what_was_undone_in_a_row_is_one_line(frame: Frame) -> None:
    """The line leads to the newest of them; what is done in between parts them."""
    names = "\n".join(f'register "Late {n}"' for n in "ABCD")
    type_lines(frame.session, f'note "before"\n{names}\nnote "after"\nregister "Late E"')
    rows = tonight(frame).lines.rows
    assert [len(x) for x in tonight(frame).lines.actions[:4]] == [1, 1, 4, 1]
    assert [r.kind for r in rows[:4]] == ["enter", "note", "enter", "note"]
    assert rows[2].quiet.endswith("880")
    assert rows[2].action == next(a.id for a in frame.session.director.history if "Late D" in a.line)
    type_lines(frame.session, "undo\nundo")
    undone = tonight(frame).lines.rows[0]
    assert (len(tonight(frame).lines.actions[0]), undone.undone, undone.kind) == (2, True, "undo")


def test_a_start_that_has_no_time_is_shown_as_if_it_were_now(frame: Frame) -> None:
    assert under(frame)[0].startswith("17:30")
    assert console_words.break_at("18:10", (25,), "") in under(frame)
    assert "18:40" in tonight(frame).night.aside.text()


def test_a_closed_table_goes(frame: Frame) -> None:
    type_lines(frame.session, "open table 3\nclose table 3")
    assert len(tonight(frame).floor.ovals) == 2


def test_only_while_it_is_looked_at(session: Session, open_frame: Callable[..., Frame]) -> None:
    """A page behind another does no work, and is right when one comes back."""
    type_lines(session, SETUP)
    frame = open_frame()
    frame.night.show_page("history")
    type_lines(session, "start")
    assert tonight(frame).lines.rows[0].kind != "clock"
    frame.night.show_page("tonight")
    assert tonight(frame).lines.rows[0].kind == "clock"
    assert "17:30 now" in under(frame)


def test_what_is_kept_of_the_tables_is_what_is_so(frame: Frame) -> None:
    """Only touched tables are read again: after every action all of them must still be right."""
    lines = """
    start
    eliminate "Anna Ek"
    open table 3
    move "Bo Sund" to 3.2
    swap "Erik Lind" with "Cecilia Berg"
    close seat 1.9
    eliminate "Bo Sund" by "Farid Dahl"
    undo
    take back "Anna Ek"
    break 3
    next
    pause
    """
    for line in lines.strip().splitlines():
        type_lines(frame.session, line.strip())
        t = frame.session.state
        assert [o.view for o in tonight(frame).floor.ovals] == table_views(t, True, frame.session.now()), line


def test_a_crowd_of_tables_scrolls_and_a_few_again_do_not(frame: Frame) -> None:
    page = tonight(frame)
    bar = page.tables.findChildren(QScrollBar)
    for label in range(3, 61):
        type_lines(frame.session, f"open table {label}")
    QApplication.processEvents()
    assert any(x.isVisible() and x.maximum() for x in bar)
    frame.night.show_page("tables")
    for label in range(60, 3, -1):
        type_lines(frame.session, f"close table {label}")
    frame.night.show_page("tonight")
    QApplication.processEvents()
    assert not any(x.isVisible() for x in bar)


SIZES = [(960, 600), (1093, 614), (1280, 720), (1366, 734), (1440, 900), (1920, 1080), (2560, 1440)]
"""1440 x 900 at 150 %, 1366 x 768 at 125 %, and as they are."""


@pytest.mark.parametrize("tables", [2, 6])
@pytest.mark.parametrize("page", ["tonight", "tables", "chips", "history"])
def test_nothing_is_cut_with_a_notice_up(
    session: Session, open_frame: Callable[..., Frame], tables: int, page: str
) -> None:
    """One window serves every size: opening it takes longer than all that is looked at."""
    thursday(session, names(tables * 9 - 3), tables)
    session.do(acts.Start())
    frame = open_frame(*SIZES[0])
    frame.night.show_page(page)
    long = "Six players have no seat yet. Draw seats, or drag them to one on the Tables page. " * 2
    for size in SIZES:
        frame.window.resize(*size)
        QApplication.processEvents()
        frame.night.unsay()
        frame.night.say(long)
        for _ in range(3):
            QApplication.processEvents()
        found = [x for x in problems(frame.window) if x.kind != "shortened"]
        assert not found, size
        if page == "tonight":
            low = tonight(frame)
            assert low.minimumSizeHint().height() <= low.height(), ("nothing is squeezed", size)
        assert (frame.window.width(), frame.window.height()) == size


@pytest.mark.parametrize("size", [(1366, 768), (1440, 900)])
def test_six_tables_show_every_seats_number(
    session: Session, open_frame: Callable[..., Frame], size: tuple[int, int]
) -> None:
    """In two rows, each seat large enough for its number, with six actions below, and nothing scrolls."""
    thursday(session, names(51), 6)
    session.do(acts.Start())
    frame = open_frame(*size)
    page = tonight(frame)
    for _ in range(3):
        QApplication.processEvents()
    ovals = page.floor.ovals
    assert len({oval.y() for oval in ovals}) == 2
    for oval in ovals:
        shape = oval.shape_now
        assert shape.radius >= READ
        assert all(oval.rect().toRectF().contains(shape.seat_box(s)) for s in range(1, 10))
        assert shape.rim.height() >= 44, "room for the name over the number of players"
    assert not any(x.isVisible() for x in page.floor.findChildren(QScrollBar))
    assert page.rows.viewport().height() >= 6 * ROW_LIST
