"""Fast rows of keys on the card: none is lost on a slow disk, none that was no answer is forgotten, and the
screen shows who has the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from core.formats.chicago.deal import Chicago as SaidChicago
from core.formats.chicago.deal import Made
from core.formats.chicago.state import chicago
from core.people.people import folded
from core.say.records import Action
from gui.console.ask.form import Form
from gui.formats.chicago import paint
from gui.program import session as sessions
from gui.program.session import Session
from gui.theme import BODY
from gui.widgets.key_button import KeyButton
from gui.widgets.said_below import said_below
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.formats.chicago.test_page import CTRL, SHIFT, lines, matches, page, points, press

Key = Qt.Key


@pytest.fixture
def frame(open_frame: Callable[..., Frame], session: Session) -> Frame:
    """Sixteen players at four tables of the first heat, at the size of a common notebook."""
    type_lines(session, lines(16) + "draw heat number 7")
    made = open_frame(1366, 768)
    made.focus_page()
    made.key(Key.Key_5, CTRL)
    return made


class SlowDisk:
    """Every action waits in the log until the disk is let go."""

    def __init__(self, session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
        self._free, append = Event(), session.log.append

        def slow(action: Action) -> Action:
            self._free.wait(30)
            return append(action)

        monkeypatch.setattr(session.log, "append", slow)
        monkeypatch.setattr(sessions, "MOMENT", 0.001)

    def let_go(self) -> None:
        self._free.set()


def typed(frame: Frame, keys: str) -> None:
    for key in keys:
        if key == "⎋":
            frame.key(Key.Key_Escape)
        elif key == "⏎":
            frame.key(Key.Key_Return)
        else:
            frame.type(key)


def done(frame: Frame, disk: SlowDisk, qtbot: QtBot) -> None:
    disk.let_go()
    qtbot.waitUntil(lambda: not frame.session.storing and not frame.session._meanwhile, timeout=20_000)


@pytest.mark.parametrize("burst", ["s2s6s6s6s2s6s6", "a1s2d3f2" * 3, "a-3s1d2f5a5"])
def test_a_burst_on_a_slow_disk_is_written_as_on_a_quick_one(
    frame: Frame, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, burst: str
) -> None:
    before = len(frame.session.director.history)
    disk = SlowDisk(frame.session, monkeypatch)
    typed(frame, burst)
    done(frame, disk, qtbot)
    slow, bar = [*matches(frame)[0].sheet.marks], frame.night.footer.command.text()
    assert len(slow) > 2
    for _ in frame.session.director.history[before:]:
        frame.session.undo()
    assert not matches(frame)[0].sheet.marks
    frame.night.footer.command.clear()
    frame.focus_page()
    press(frame, burst)
    assert (matches(frame)[0].sheet.marks, frame.night.footer.command.text()) == (slow, bar)


def test_half_an_entry_stands_while_something_else_is_done(frame: Frame) -> None:
    press(frame, "s")
    type_lines(frame.session, 'note "The lights went out"')
    press(frame, "6")
    assert points(frame, 0) == [0, 6, 0, 0]


def test_keys_that_were_no_answer_stay_on_the_card_until_escape(frame: Frame) -> None:
    press(frame, "a1s2d3")
    typed(frame, "d7d6fq2")
    card = page(frame).prompt
    assert page(frame).refused == "76Q"
    press(frame, "a5")
    assert "7 6 Q" in card.refused
    typed(frame, "⎋")
    assert (page(frame).refused, card.refused) == ("", "")
    assert frame.night.notice.shown is False
    assert page(frame).open, "that Esc was the refusal's"


def test_a_stop_that_nobody_has_asks_nothing(frame: Frame) -> None:
    press(frame, "b")
    assert page(frame).refused == "B"
    assert page(frame).typed == ""


def test_a_round_from_paper_is_refused_whole_once_there_are_deals(frame: Frame) -> None:
    press(frame, "a1s2d3f2")
    before = points(frame, 0)
    typed(frame, "⎋1.1⏎")
    assert page(frame).typed == "A"
    typed(frame, "p52⏎")
    assert points(frame, 0) == before
    assert page(frame).table == matches(frame)[0].table
    assert page(frame).refused == "P52"
    assert frame.night.notice.shown


def test_a_round_from_paper_after_a_seat_is_typed_as_a_line(frame: Frame) -> None:
    typed(frame, "⎋1.1⏎p53c* 27c 14 6⏎")
    assert matches(frame)[0].sheets[0].told
    assert points(frame, 0) == [53, 27, 14, 6]


def test_the_card_shows_whether_it_has_the_keyboard(frame: Frame) -> None:
    card, command = page(frame).prompt, frame.night.footer.command
    assert card.live
    typed(frame, "/ivar")
    assert (card.live, frame.focus()) == (False, command)
    typed(frame, "⎋⎋")
    assert (command.text(), card.live, frame.focus()) == ("", True, page(frame))
    press(frame, "a6")
    assert points(frame, 0) == [6, 0, 0, 0]


def test_escape_from_an_empty_bar_gives_the_keyboard_back_to_the_card(frame: Frame) -> None:
    typed(frame, "/")
    assert not page(frame).prompt.live
    typed(frame, "⎋")
    assert page(frame).prompt.live
    assert page(frame).open


def test_the_header_says_what_it_counts(frame: Frame) -> None:
    header = frame.night.header
    assert header.clock.accessibleName() == "0 / 4"
    assert (header.counted.isVisible(), header.counted.text()) == (True, "Tables done")


def test_points_are_taken_off_a_player_by_name(frame: Frame, qtbot: QtBot) -> None:
    press(frame, "a6")
    match = matches(frame)[0]
    name = frame.session.state.name(match.sheet.seats[1])
    press(frame, "ht")
    (asked,) = (x for x in frame.night.findChildren(Form) if x.isVisible())
    qtbot.waitUntil(asked.isActiveWindow)
    asked.fields["seat"].edit.setFocus()
    typed(frame, f"{name}⏎")
    asked.line("points").setFocus()
    typed(frame, "5")
    asked.line("reason").setFocus()
    typed(frame, "late")
    asked.do_button.click()
    assert points(frame, 0)[0] == 1


def test_a_digit_where_a_letter_is_expected_takes_nothing_with_it(frame: Frame) -> None:
    """It stays on the card as refused, and what follows is entered; Enter opens no other table."""
    first, before = page(frame).table, len(frame.session.director.history)
    press(frame, "2s6")
    assert not frame.night.footer.command.text()
    assert (points(frame, 0), page(frame).refused) == ([0, 6, 0, 0], "2")
    typed(frame, "2⏎")
    assert page(frame).table == first
    assert len(frame.session.director.history) == before + 1
    typed(frame, "⎋⎋2⏎")
    assert page(frame).table == matches(frame)[1].table


def test_a_burst_that_runs_past_the_end_of_a_round_stays_on_the_card(frame: Frame) -> None:
    type_lines(frame.session, "protocol 1 points 53 27 14 6 said 1 made 1")
    page(frame).open_table(matches(frame)[0].table)
    typed(frame, "s2d3")
    assert (page(frame).refused, frame.night.footer.command.text()) == ("S2D3", "")


def test_all_points_of_an_opponent_want_a_key_of_their_own(frame: Frame) -> None:
    press(frame, "a6")
    press(frame, "f8a1")
    assert points(frame, 0) == [6, 0, 0, 0]
    assert (page(frame).typed, page(frame).refused) == ("F8A", "1")
    typed(frame, "⎋")
    press(frame, "f8a0")
    assert points(frame, 0) == [0, 0, 0, 0]


def test_an_error_after_another_chair_is_not_the_dealers(frame: Frame) -> None:
    press(frame, "a6")
    press(frame, "s-2")
    assert points(frame, 0) == [6, 0, 0, 0]
    assert page(frame).refused == "S-2"
    typed(frame, "⎋⎋")
    press(frame, "a-2")
    assert points(frame, 0)[0] < 6


def test_a_name_typed_on_the_sheet_is_noticed_and_its_rest_is_not_entered(frame: Frame) -> None:
    type_lines(frame.session, 'register "Camilla Alm" override "she waits"')
    press(frame, "a6a6a6s500")
    press(frame, "camilla")
    assert page(frame).refused == "ILLA"
    assert not page(frame).typed
    assert matches(frame)[0].sheet.marks[-2:] == [SaidChicago(1), Made()]
    assert frame.night.notice.shown


def test_a_name_typed_on_the_sheet_begins_in_the_command_bar(frame: Frame) -> None:
    """As long as none of its letters was an entry, and no chair that one of them chose stays chosen."""
    type_lines(frame.session, 'register "Camilla Alm" override "she waits"')
    press(frame, "camilla")
    assert folded(frame.night.footer.command.text()) == "camilla"
    assert (page(frame).typed, page(frame).refused) == ("", "")
    typed(frame, "⎋⎋")
    frame.focus_page()
    press(frame, "6")
    assert points(frame, 0) == [0, 0, 0, 0]


def test_a_chair_that_a_name_chose_after_an_entry_is_refused_with_it(frame: Frame) -> None:
    type_lines(frame.session, 'register "Camael Alm" override "she waits"')
    press(frame, "a6a6a6s500" + "camael")
    assert (page(frame).typed, page(frame).refused) == ("", "AEL")
    assert matches(frame)[0].sheet.marks[-2:] == [SaidChicago(1), Made()]


def test_keys_that_were_no_answer_are_gone_after_a_whole_deal(frame: Frame) -> None:
    press(frame, "q")
    press(frame, "a1s2d3f2")
    assert page(frame).refused == "Q"
    press(frame, "a1s2d3f2")
    assert not page(frame).refused


def test_a_player_without_a_seat_is_said_to_have_none(frame: Frame) -> None:
    """No row that only says how things stand is lit: Enter would write nothing over the line."""
    type_lines(frame.session, 'register "Camilla Alm" number 77 override "she waits"')
    bar = frame.night.footer.command
    for words in ("77", "camilla"):
        typed(frame, "/")
        press(frame, words)
        frame.key(Key.Key_Up)
        frame.key(Key.Key_Down)
        typed(frame, "⏎")
        assert folded(bar.text()) == words
        assert "Camilla Alm" in frame.night.notice.sentence.text()
        typed(frame, "⎋⎋⎋")


@pytest.mark.parametrize("room", [40.0, 60.0, 90.0, 140.0, 400.0])
def test_words_that_are_wrapped_stay_apart(qapp: QApplication, room: float) -> None:
    """Also the one after a bold figure, where both have room on one line."""
    parts = [("Sund ", False), ("−6", True), (" error · Ek ", False), ("−15", True)]
    lines = paint.wrapped(parts, BODY, room)
    said = " ".join("".join(words for words, _ in line).strip() for line in lines)
    assert said == "Sund −6 error · Ek −15"


def test_the_entry_that_is_written_stays_in_its_frame(frame: Frame) -> None:
    press(frame, "a6a6-2")
    deals = page(frame).deals
    at = deals.at
    assert at is not None
    room, lines = deals._wrapped(deals.deals[0], at, deals._columns())
    assert len(lines) > 1
    assert room < deals.cell_box(1, at).width()
    high = deals.cell_box(1, at).height()
    deals.show_deals(deals.deals, at, "Åberg", None)
    assert deals.cell_box(1, at).height() > high


def test_an_error_of_a_dealer_without_points_says_so(frame: Frame) -> None:
    press(frame, "-2")
    assert points(frame, 0) == [0, 0, 0, 0]
    assert frame.night.notice.shown
    press(frame, "a6")
    press(frame, "-1")
    assert points(frame, 0)[0] < 6
    assert not frame.night.notice.shown


def leave_the_line(frame: Frame) -> None:
    """Begin a round from paper, and go back from its line to the button before it."""
    press(frame, "p53")
    frame.key(Key.Key_Backtab, SHIFT)
    assert frame.focus() is page(frame).shows_heats


@pytest.mark.parametrize("key", ["c", "9", "a"])
def test_a_key_beside_the_line_of_a_round_from_paper_goes_on_with_it(frame: Frame, key: str) -> None:
    leave_the_line(frame)
    press(frame, key)
    shown = page(frame)
    assert (shown.paper.text(), shown.paper.hasFocus()) == (f"53{key}", True)
    assert bool(shown.prompt.shown.warning) is (key == "a"), "a chair is no points"


def test_enter_elsewhere_asks_for_the_round_from_paper_first(frame: Frame) -> None:
    leave_the_line(frame)
    frame.key(Key.Key_PageUp)  # the clicker's, as Enter on the page
    assert frame.night.notice.told == page(frame).wanted() != ""


def test_a_round_from_paper_goes_with_the_draw_that_is_undone(frame: Frame) -> None:
    """Its line is out of sight then, and takes no key by Tab either."""
    press(frame, "p")
    frame.key(Key.Key_Z, CTRL)
    shown = page(frame)
    assert chicago(frame.session.state).heat is None
    assert frame.focus() is shown
    for way in (Key.Key_H, Key.Key_H):
        frame.key(way)
        frame.key(Key.Key_Slash)
        for _ in range(30):
            frame.key(Key.Key_Tab)
            assert frame.focus().isVisible()
        frame.focus_page()
        assert frame.focus() is shown
    frame.key(Key.Key_Y, CTRL)
    assert not shown.paper.isVisible()


def test_a_round_from_paper_is_not_the_next_heats(frame: Frame) -> None:
    press(frame, "p53")
    frame.session.undo()
    type_lines(frame.session, "draw heat number 8")
    assert not page(frame).paper.isVisible()


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return])
def test_the_button_beside_the_line_shows_the_heats_and_the_keyboard_goes_along(
    frame: Frame, key: Qt.Key
) -> None:
    """Qt would hand it to the next button, and Space would press that."""
    leave_the_line(frame)
    frame.key(key)
    shown = page(frame)
    assert shown.stack.currentWidget() is shown.heats
    assert frame.focus() is shown
    frame.key(Key.Key_H)
    assert (shown.paper.text(), shown.paper.hasFocus()) == ("53", True)


def test_space_at_each_button_of_the_tables_page_opens_something(frame: Frame) -> None:
    """The menu of what is decided ahead was empty: tables neither break nor are redrawn here."""
    frame.key(Key.Key_3, CTRL)
    tables = frame.night.stack.currentWidget()
    assert tables is not None
    shown = [x for x in tables.findChildren(KeyButton) if x.isVisible() and x.isEnabled() and x.text()]
    assert shown
    for button in shown:
        button.setFocus(Qt.FocusReason.TabFocusReason)
        frame.key(Key.Key_Space)
        opened = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        assert opened is not None, button.text()
        assert not isinstance(opened, QMenu) or any(x.isVisible() for x in opened.actions()), button.text()
        opened.close()
        QApplication.processEvents()


def test_an_enter_too_soon_to_name_the_scorekeeper_is_told_apart(frame: Frame) -> None:
    """The first Enter names the player of a seat; the next one names the scorekeeper a second later."""
    typed(frame, "hk")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Form)
    done = len(frame.session.director.history)
    typed(frame, "2")
    frame.key(Key.Key_Tab)
    typed(frame, "2.1⏎")
    named = said_below(dialog)
    frame.pass_time(seconds=0.9)
    typed(frame, "⏎")
    assert len(frame.session.director.history) == done
    assert said_below(dialog) not in ("", named)
    frame.pass_time(seconds=0.1)
    typed(frame, "⏎")
    assert len(frame.session.director.history) == done + 1
    assert not dialog.isVisible()
