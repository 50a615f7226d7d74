"""The header: what it says at every phase, and that a second costs no more than the time's own repaint."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from core.clock.levels import Notice, notice
from core.say import acts
from core.say.reasons import NoStructure
from gui.console.tonight.page import TonightPage
from gui.program.session import Session
from gui.program.ticker import Ticker, to_next_second
from gui.words import clock as clock_words
from gui.words import console as console_words
from gui.words import text
from tests.windows.conftest import HALL, HandClock
from tests.windows.console.conftest import SETUP, Frame, type_lines


def row(frame: Frame, number: int) -> str:
    """Return the header's text for this row of the structure while it is the next one."""
    return console_words.next_row(frame.session.state.clock.levels[number - 1])


def level_of(frame: Frame) -> str:
    """Return the words of where in the structure the clock stands."""
    return console_words.level_of(frame.session.reading(), frame.session.state.clock.levels)


def new_level(frame: Frame) -> Notice:
    """Return what is told of the level that has just begun."""
    found = notice(frame.session.state, frame.session.reading())
    assert found is not None
    return found


def test_before_the_start(frame: Frame) -> None:
    header = frame.night.header
    assert header.top.text() == level_of(frame)
    assert header.toggle.objectName() == "start"
    assert header.blinds.text != "25 / 50", "nothing is played yet"
    assert header.next.text() == console_words.first_row(frame.session.state.clock.levels[0])
    assert header.clock.text == "20:00"


def test_no_hand_is_told_of_once_there_is_a_winner(frame: Frame) -> None:
    type_lines(frame.session, "start\nnext")
    told = clock_words.short(new_level(frame))
    assert frame.night.header.next.text() == told
    for entry in [e.id for e in frame.session.state.playing][1:]:
        frame.session.do(acts.Eliminate(who=(entry,)), "played to the end")
    assert frame.session.state.won
    assert frame.night.header.next.text() != told


def test_a_scheduled_start_counts_down(frame: Frame) -> None:
    type_lines(frame.session, "schedule 18:00")
    header = frame.night.header
    starts = console_words.starts_at(frame.session.now() + 30 * 60_000, HALL)
    assert header.top.text() == f"{starts} · {level_of(frame)}"
    assert header.clock.text == "30:00"
    assert header.toggle.objectName() == "start_now"
    frame.pass_time(minutes=30)
    assert header.blinds.text == "25 / 50"
    assert header.clock.text == "20:00"


def test_while_it_runs(frame: Frame) -> None:
    type_lines(frame.session, 'start\neliminate "Anna Ek"')
    header = frame.night.header
    assert header.top.text() == level_of(frame)
    assert header.players.value.text == "5 / 6"
    assert header.average.value.text == "12,000 240 BB"
    assert header.pool.value.text == "1,200"
    assert header.pause_in.value.text == "40:00"
    frame.pass_time(minutes=20, seconds=1)
    assert header.blinds.text == "50 / 100"
    assert header.clock.text == "19:59"
    assert header.average.value.text == "12,000 120 BB"
    frame.pass_time(minutes=1)
    assert header.next.text() == row(frame, 3)


def test_a_finished_night_offers_no_way_to_go_on(frame: Frame) -> None:
    header = frame.night.header
    names = ("Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind")
    busts = "\n".join(f'eliminate "{name}"' for name in names)
    type_lines(frame.session, f"start\n{busts}\npause")
    assert frame.session.state.won
    buttons = (header.toggle, header.less, header.more, header.skip, header.menu)
    assert not any(x.isVisible() for x in buttons)
    type_lines(frame.session, "undo\nundo")
    assert all(x.isVisible() for x in (header.toggle, header.skip, header.menu)), "nobody has won any more"


@pytest.mark.parametrize("book", ["svepof-2006", "cpc-2023", "tda-2024", "tda-nl"])
def test_the_rulebook_is_not_cut_at_hand_for_hand(frame: Frame, book: str) -> None:
    """It was cited as "SvePoF 20…"."""
    for _ in range(20):
        type_lines(frame.session, "add level blinds 40/80 length 20")
    type_lines(frame.session, f"rulebook {book}\nstart\nset clock row 13\nhand-for-hand")
    frame.window.resize(1366, 768)
    QApplication.processEvents()
    link = frame.night.header.rulebook
    assert link.text() == frame.session.state.rulebook.short
    assert link._cut() in (link.text(), link.text().rpartition(" ")[0])


def test_a_new_level_is_told_of_for_a_minute(frame: Frame) -> None:
    type_lines(frame.session, "edit row 2 ante 100 paid-by bb\nstart")
    header = frame.night.header
    frame.pass_time(minutes=19, seconds=59)
    assert (header.next.text(), header.next.property("tone")) == (row(frame, 2), "")
    frame.pass_time(seconds=1)
    found = new_level(frame)
    assert (found.number, found.left_ms, found.begins, found.short) == (2, 0, "shuffle", "blind_first")
    whole = [" · ".join(filter(None, line)) for line in clock_words.told(found)]
    said = clock_words.short(found)
    assert (header.next.text(), header.next.property("tone")) == (said, "amber")
    assert header.next.toolTip().splitlines()[:2] == whole
    frame.window.resize(1024, 700)
    assert header.next.toolTip().splitlines()[:2] == whole, "also after the window was made smaller"
    frame.pass_time(seconds=59)
    assert header.next.text() == said
    frame.pass_time(seconds=1)
    assert (header.next.text(), header.next.property("tone")) == (row(frame, 3), "")
    assert whole[1] not in header.next.toolTip()


@pytest.mark.parametrize("width", [896, 960, 1024, 1280, 1440])
@pytest.mark.parametrize(("book", "begins"), [("tda-2024", "shuffle"), ("cpc-2023", "first_riffle")])
def test_what_is_told_of_a_new_level_is_not_cut(frame: Frame, width: int, book: str, begins: str) -> None:
    type_lines(frame.session, f"rulebook {book}\nstart\nset clock row 2 elapsed 0:01")
    frame.window.resize(width, 800)
    header = frame.night.header
    assert new_level(frame).begins == begins
    assert header.next._cut() == clock_words.short(new_level(frame))


def test_in_a_break_the_average_is_in_the_blinds_to_come(frame: Frame) -> None:
    type_lines(frame.session, "start\nset clock row 3")
    header = frame.night.header
    assert header.top.text() == level_of(frame)
    assert header.blinds.text == text.level_name(frame.session.state.clock.levels, 2)
    assert header.next.text() == row(frame, 4)
    assert header.average.value.text == "10,000 50 BB"
    assert header.pause_in.value.text == "–"


def test_nothing_yet(open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    header = frame.night.header
    assert header.top.text() == level_of(frame)
    assert header.clock.text == "00:00"
    assert header.toggle.toolTip() == text.reason(NoStructure())
    assert not header.toggle.isEnabled()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 800), (1024, 700)])
def test_nothing_in_the_header_overlaps_or_is_cut(
    session: Session, open_frame: Callable[..., Frame], width: int, height: int
) -> None:
    """Also with the longest numbers a championship has."""
    type_lines(session, SETUP)
    type_lines(
        session, "set clock row 1 elapsed 0:01\nset currency SEK\nprice entry 2500000 fee 1 chips 1.5m"
    )
    for n in range(9):
        type_lines(session, f'register "Guest {n}"')
    header = open_frame(width, height).night.header
    shown = [w for w in _leaves(header) if w.isVisible()]
    boxes = [(w, w.rect().translated(w.mapTo(header, w.rect().topLeft()))) for w in shown]
    for w, box in boxes:
        assert header.rect().contains(box), w
        assert w.width() >= w.minimumSizeHint().width(), w
    for i, (a, box) in enumerate(boxes):
        for b, other in boxes[i + 1 :]:
            assert not box.intersects(other), (a, b)
    assert header.clock.isVisible()
    assert header.toggle.isVisible()
    assert header.players.isVisible()


@pytest.mark.parametrize("width", [896, 1024, 1366, 1920])
def test_the_clock_holds_still_when_the_figures_come(frame: Frame, qapp: QApplication, width: int) -> None:
    header = frame.night.header

    def places() -> list[int]:
        qapp.processEvents()
        return [each.mapTo(header, QPoint()).x() for each in (header.clock, header.toggle, header.menu)]

    frame.window.resize(width, 768)
    at = places()
    type_lines(frame.session, "set currency EUR\nprice entry 25000 chips 100k")
    type_lines(frame.session, "\n".join(f'register "Guest {n}"' for n in range(40)))
    assert header.players.value.text == "46 / 46"
    assert places() == at
    frame.session.do(acts.Start())
    header.show_screen("Clock · by hand", "amber")
    assert places()[:2] == at[:2]


@pytest.mark.parametrize("width", [896, 960, 1024, 1280, 1440])
@pytest.mark.parametrize("blinds", ["5000/10000", "250000/500000"])
def test_the_blinds_are_whole(
    session: Session, open_frame: Callable[..., Frame], blinds: str, width: int
) -> None:
    """Cut, 5,000 / 10,000 reads as another level."""
    big = blinds.partition("/")[2]
    type_lines(session, SETUP)
    type_lines(session, f"edit row 1 blinds {blinds} ante {big} paid-by bb\nset currency SEK\nstart")
    header = open_frame(width, 800).night.header
    assert header.blinds.text.replace(",", "") == blinds.replace("/", " / ")
    assert header.blinds.isVisible()
    assert header.blinds.width() >= header.blinds.sizeHint().width()
    if header.ante.isVisible():
        assert header.ante.width() >= header.ante.sizeHint().width()
    else:
        assert header.ante.text() in header._block.toolTip()
    block = header._block
    assert block.rect().contains(header.blinds.geometry())
    assert block.geometry().right() < header.clock.geometry().left()
    assert header._row.sizeHint().width() <= header.width()
    for button in (header.toggle, header.skip, header.menu, header.screen_button):
        assert header.rect().contains(button.geometry()), button.text()


@pytest.mark.parametrize("width", [960, 1024, 1100])
def test_where_the_words_of_a_scene_by_hand_find_no_room_nothing_else_goes_for_them(
    session: Session, open_frame: Callable[..., Frame], width: int
) -> None:
    type_lines(session, SETUP)
    type_lines(session, "set currency SEK\nedit row 1 blinds 25000/50000 ante 50000 paid-by bb\nstart")
    frame = open_frame(width, 800)
    header = frame.night.header
    frame.pass_time(seconds=2)

    def there() -> list[bool]:
        stats = (header.players, header.average, header.pool, header.pause_in)
        return [w.isVisible() for w in (*stats, header.ante, header.less)]

    header.show_screen("On the projector", "green")
    before = there()
    header.show_screen("Prizes of the whole series by hand", "amber")
    assert header.screen_button.sizeHint().width() < 50, "without its words"
    assert header.screen_button.toolTip() == "Prizes of the whole series by hand"
    assert there() == before
    assert header.pause_in.isVisible()
    assert header._row.sizeHint().width() <= header.width()


def _leaves(root: QWidget) -> list[QWidget]:
    return [w for w in root.findChildren(QWidget) if not w.findChildren(QWidget)]


class Painted(QObject):
    """Which widgets were painted."""

    def __init__(self) -> None:
        super().__init__()
        self.who: list[QObject] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            self.who.append(watched)
        return False


def test_a_second_paints_the_times_and_nothing_else(frame: Frame, qapp: QApplication) -> None:
    type_lines(frame.session, "start")
    frame.pass_time(seconds=1)
    for _ in range(3):
        qapp.processEvents()
    spy = Painted()
    widgets = frame.window.findChildren(QWidget)
    for widget in widgets:
        widget.installEventFilter(spy)
    frame.pass_time(seconds=1)
    qapp.processEvents()
    header = frame.night.header
    times = {header.clock, header.pause_in.value, *(card._when for card in frame.night.duties.cards)}
    painted = {w for w in spy.who if isinstance(w, QWidget)}
    grounds = {p for t in times for p in _parents(t)}
    assert header.clock in painted
    assert painted - times - grounds == set()


def _parents(widget: QWidget) -> list[QWidget]:
    found, at = [], widget.parentWidget()
    while at is not None:
        found.append(at)
        at = at.parentWidget()
    return found


def test_the_timer_wakes_on_the_full_second(session: Session, hand_clock: HandClock, qtbot: QtBot) -> None:
    """12:47.300 left: in 300 ms it is another second."""
    type_lines(session, SETUP)
    type_lines(session, "start")
    ticker = Ticker()
    hand_clock.advance(seconds=0.7)
    ticker.follow(session)
    assert to_next_second(session.reading()) == 300
    assert ticker._timer.isSingleShot()
    assert ticker._timer.interval() == 301
    hand_clock.advance(seconds=0.301)
    ticker.tick()
    assert ticker._timer.interval() == 1000
    type_lines(session, "pause")
    assert ticker._timer.interval() <= 1001
    ticker.follow()
    assert not ticker._timer.isActive()


def test_the_timer_wakes_on_the_seconds_of_a_called_clock_too(
    session: Session, hand_clock: HandClock, qtbot: QtBot
) -> None:
    """A hand is dead at zero, not when the level's second turns."""
    type_lines(session, SETUP)
    type_lines(session, "start")
    ticker = Ticker()
    hand_clock.advance(seconds=0.4)
    seat = next(iter(session.state.open_tables[0].seats))
    type_lines(session, f"call clock 1.{seat}")
    ticker.follow(session)
    assert ticker._timer.interval() == 601, "the level's next"
    hand_clock.advance(seconds=0.601)
    ticker.tick()
    assert ticker._timer.interval() == 400, "the call's next"
    type_lines(session, "pause")
    hand_clock.advance(seconds=0.4)
    ticker.tick()
    assert ticker._timer.interval() == 1000, "the level stands, the call runs"
    type_lines(session, "clock call acted")
    ticker.follow()


def test_an_error_in_a_view_does_not_stop_the_clock(session: Session, hand_clock: HandClock) -> None:
    type_lines(session, SETUP)
    ticker = Ticker()
    ticker.follow(session)

    def broken() -> None:
        raise ZeroDivisionError

    session.tick = broken  # type: ignore[method-assign]
    hand_clock.advance(seconds=1.001)
    with pytest.raises(ZeroDivisionError):
        ticker.tick()
    assert ticker._timer.isActive()
    ticker.follow()


def test_a_second_of_a_standing_clock_paints_nothing(frame: Frame, qapp: QApplication) -> None:
    type_lines(frame.session, "start\npause")
    for _ in range(3):
        frame.pass_time(seconds=1)
        qapp.processEvents()
    spy = Painted()
    for widget in frame.window.findChildren(QWidget):
        widget.installEventFilter(spy)
    frame.pass_time(seconds=1)
    qapp.processEvents()
    assert [(type(w).__name__, w.objectName()) for w in spy.who] == []


def test_a_finished_night_shows_no_time_and_no_break_to_come(frame: Frame) -> None:
    names = ("Anna Ek", "Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind")
    busts = "\n".join(f'eliminate "{name}"' for name in names)
    type_lines(frame.session, f"start\n{busts}\npause")
    header, page = frame.night.header, frame.night.page("tonight")
    assert (header.clock.text, header.next.text(), header.pause_in.value.text) == ("", "", "–")
    assert isinstance(page, TonightPage)
    assert not [x for x, _ in page.strip.placed() if frame.session.state.clock.levels[x.at].pause]
    type_lines(frame.session, "undo\nundo")
    assert header.clock.text == "20:00"
