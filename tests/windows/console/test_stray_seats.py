"""A seat that is typed where a text is asked is said, and done nothing with."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from core.formats.team.acts import CallTimeOut
from core.say import acts
from gui.console.ask.form import Form
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.frame.clock_menu import set_clock
from gui.console.frame.printing import print_out
from gui.console.players.check_in import CheckInDialog
from gui.console.players.dialogs import EditPlayer, OtherAmounts
from gui.console.players.page import PlayersPage
from gui.console.structure.generate_dialog import GenerateDialog
from gui.console.structure.page import StructurePage
from gui.console.tables.draw_dialog import DrawDialog
from gui.console.tables.page import TablesPage
from gui.console.tonight.closing_dialog import ClosingDialog
from gui.program.session import Session
from gui.widgets.file_dialog import ask_path
from gui.widgets.labels import Label
from gui.widgets.people_field import PeopleField
from gui.words import commands, console, people, tables
from gui.words import floor as floor_words
from gui.words.voices import together
from tests.formats.rounds.handed_in import handed_in
from tests.windows.console.conftest import Frame
from tests.windows.console.keyboard import CTRL, SHIFT, dialog, focused, open_menu, press
from tests.windows.console.nights import names, thursday
from tests.windows.console.settings import opened
from tests.windows.console.test_any_key import team_night
from tests.windows.formats.team import conftest as team

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return open_frame(1366, 768)


def players(frame: Frame) -> PlayersPage:
    page = frame.night.show_page("players")
    assert isinstance(page, PlayersPage)
    return page


def floor(frame: Frame) -> TablesPage:
    page = frame.night.show_page("tables")
    assert isinstance(page, TablesPage)
    return page


@pytest.mark.parametrize("typed", ["7.7", "Nobody Here"])
def test_the_finder_says_that_nobody_was_found(frame: Frame, typed: str) -> None:
    page = floor(frame)
    press(Key.Key_F)
    frame.type(typed)
    press(Key.Key_Return)
    assert frame.night.notice.sentence.text() == tables.nothing_found(typed)
    assert (page.finder.text(), focused()) == (typed, page.finder)
    frame.type("1.3")  # what is typed next replaces it
    press(Key.Key_Return)
    assert (page.seat, page.finder.text()) == ((frame.session.state.open_tables[0].id, 3), "")


def test_nobody_is_called_like_a_number_unasked(frame: Frame, session: Session) -> None:
    page, before = players(frame), len(session.director.history)
    press(Key.Key_N)
    frame.type("17")
    for _ in range(2):  # Ctrl+Enter alone would do it
        press(Key.Key_Return)
        assert frame.night.notice.sentence.text() == people.no_letters("17")
        assert (frame.night.notice.confirms, len(session.director.history)) == (True, before)
    press(Key.Key_Escape)
    assert (frame.night.notice.shown, len(session.director.history)) == (False, before)
    assert page.add.text() == "17"


def test_a_number_is_a_name_by_ctrl_enter(frame: Frame, session: Session, qtbot: QtBot) -> None:
    page = players(frame)
    press(Key.Key_N)
    frame.type("3000")
    press(Key.Key_Return)
    press(Key.Key_Return, CTRL)
    assert [x.name for x in page.chosen()] == ["3000"]
    frame.type("3001")
    press(Key.Key_Return, SHIFT)
    press(Key.Key_Return, CTRL)
    assert isinstance(dialog(page, OtherAmounts, qtbot), OtherAmounts)


@pytest.mark.parametrize(("key", "kind"), [(Key.Key_P, PenaltyDialog), (Key.Key_Q, DisqualifyDialog)])
def test_a_seat_is_no_offence(
    frame: Frame, session: Session, qtbot: QtBot, key: Qt.Key, kind: type[PenaltyDialog | DisqualifyDialog]
) -> None:
    page = frame.night.show_page("floor")
    before = len(session.director.history)
    press(key)
    asked = dialog(page, kind, qtbot)
    assert isinstance(asked, PenaltyDialog | DisqualifyDialog)
    frame.type("2.5")
    press(Key.Key_Return)
    frame.type("3.1")
    press(Key.Key_Return)
    assert len(session.director.history) == before
    assert (asked.isVisible(), asked.problem.isVisible()) == (True, True)
    assert asked.problem.text() == floor_words.no_offence("3.1")
    assert asked.line("offence").property("wrong") == "true"
    asked.line("offence").clear()
    frame.type("cards shown")
    press(Key.Key_Return)
    if asked.isVisible():
        press(Key.Key_Return)  # the first one took an offence of the rulebook
    assert len(session.director.history) == before + 1


# -- in dialogs and fields that ask for no seat --------------------------------------------------------

TYPED = "1.3"


def told_below() -> str:
    """Return the sentence at the foot of the open dialog, if one is open."""
    window = QApplication.activeModalWidget()
    found = window.findChild(Label, "said_below") if window is not None else None
    return found.text() if isinstance(found, Label) and found.isVisible() else ""


def shout(seat: str = TYPED) -> None:
    """Type a seat and Enter at whatever has the keyboard."""
    for key in seat:
        QTest.keyClicks(QApplication.activePopupWidget() or focused(), key)
        QApplication.processEvents()
    press(Key.Key_Return)


def in_front(frame: Frame, qtbot: QtBot) -> QWidget:
    """Return the window that has the keyboard, once it has it."""
    QApplication.processEvents()
    window = QApplication.activeModalWidget() or frame.window
    if not window.isActiveWindow():
        window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def taken(window: QWidget) -> str:
    """Return who was taken by the seat: named in a field, or chosen in a list."""
    named = [str(x) for field in window.findChildren(PeopleField) for x in field.values]
    lists = [x.currentText() for x in window.findChildren(QComboBox) if TYPED in x.currentText().split()]
    return " ".join([*named, *lists])


def check_no_other_deed(frame: Frame, qtbot: QtBot) -> str:
    """Type the seat into the open dialog. Return whether it was taken there, or refused and handed on."""
    session, bar = frame.session, frame.night.footer.command
    before, window = len(session.director.history), in_front(frame, qtbot)
    title = window.windowTitle()
    shout()
    assert len(session.director.history) == before, title
    assert QApplication.activeModalWidget() is window, title
    if told_below() != console.stray_seat(TYPED):
        assert taken(window), title
        press(Key.Key_Escape)
        assert QApplication.activeModalWidget() is not window, title
        in_front(frame, qtbot)
        assert (bar.text(), focused()) == (TYPED, bar), title
        assert len(session.director.history) == before, title
        bar.clear()
        return "taken"
    shout("")
    assert len(session.director.history) == before, title
    press(Key.Key_Escape)
    assert QApplication.activeModalWidget() is not window, title
    if in_front(frame, qtbot) is not frame.window:  # the dialog below shows it now, and hands it on
        assert told_below() == console.stray_seat(TYPED), title
        press(Key.Key_Escape)
        in_front(frame, qtbot)
    assert (bar.text(), focused()) == (TYPED, bar), title
    assert bar.suggestions.isVisible(), title
    assert len(session.director.history) == before, title
    bar.clear()
    return "handed on"


DIALOGS = {
    "players": ("bust_by", "other", "leave", "edit", "correct_entry", "penalty", "disqualify"),
    "tables": ("edit", "leave", "add", "order", "redraws"),
    "chips": ("set", "entry"),
    "floor": ("penalty", "clock", "called", "disqualify", "misdeal_ask"),
}


@pytest.mark.parametrize("page", DIALOGS)
def test_a_seat_typed_into_a_dialog_is_never_lost(frame: Frame, page: str, qtbot: QtBot) -> None:
    outcomes = []
    for name in DIALOGS[page]:
        shown = frame.night.show_page(page)
        if page == "tables":
            shown.go_to((frame.session.state.open_tables[1].id, 2))
        press(Key.Key_Down)
        deed = shown.deeds[name]
        deed.refresh()
        assert deed.isEnabled(), (name, deed.why_not)
        deed.trigger()
        outcomes.append(check_no_other_deed(frame, qtbot))
    assert "handed on" in outcomes


TEAM = ("time_out", "register", "paste", "transfer", "swap", "rest", "merge", "captain", "member", "leave")


def test_a_seat_typed_into_a_team_dialog_is_never_lost(
    session: Session, open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    with handed_in(team.HANDED_IN):
        team_night(session)
        frame = open_frame(1366, 768)
        outcomes = {}
        for name in (*TEAM, "rename", "disqualify", "sheets", "csv"):
            page = frame.night.show_page("teams")
            press(Key.Key_Down)
            page.deeds[name].refresh()
            assert page.deeds[name].isEnabled(), (name, page.deeds[name].why_not)
            page.deeds[name].trigger()
            outcomes[name] = check_no_other_deed(frame, qtbot)
        assert {outcomes[name] for name in ("time_out", "transfer", "swap")} == {"taken"}
        assert outcomes["member"] == "handed on"


def test_a_second_seat_in_a_list_without_it_takes_the_place_of_the_first(
    session: Session, open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    with handed_in(team.HANDED_IN):
        team_night(session)
        frame = open_frame(1366, 768)
        page = frame.night.show_page("teams")
        press(Key.Key_Down)
        page.deeds["leave"].trigger()
        window, before = in_front(frame, qtbot), len(session.director.history)
        for seat in ("1.6", "1.5"):
            shout(seat)
            shout("")
            assert told_below() == console.stray_seat(seat)
        assert (len(session.director.history), QApplication.activeModalWidget()) == (before, window)
        press(Key.Key_Escape)
        assert frame.night.footer.command.text() == "1.5"


def dialog_of(frame: Frame, name: str) -> None:
    """Open a dialog that is no deed of a page."""
    night, session = frame.night, frame.session
    match name:
        case "keys":
            press(Key.Key_F1)
        case "alter" | "cancel":
            Form(night, session, {"alter": acts.Alter, "cancel": acts.Cancel}[name]).open()
        case "clock":
            set_clock(night, session).open()
        case "check_in":
            CheckInDialog(night, session).open()
        case "generate":
            GenerateDialog(night, session).open()
        case "draw":
            DrawDialog(night, session).open()
        case "file":
            ask_path(night, "Save", Path("/tmp"), lambda _: None, name="a.pdf")
        case "preview":
            print_out(night, session, "seating_by_name")
        case "quit":
            frame.window.close()


@pytest.mark.parametrize(
    "name",
    ["keys", "alter", "cancel", "clock", "check_in", "generate", "draw", "file", "preview", "quit"],
)
def test_a_seat_typed_into_any_other_dialog_is_never_lost(frame: Frame, name: str, qtbot: QtBot) -> None:
    if name == "draw":
        frame.session.do(acts.PrepareDraw(everybody=True))
    dialog_of(frame, name)
    assert check_no_other_deed(frame, qtbot) == "handed on"


def test_the_seat_that_was_handed_on_is_put_out_by_enter(
    frame: Frame, session: Session, qtbot: QtBot
) -> None:
    session.do(acts.Set(key="closes", value="18:00"))
    who = session.state.open_tables[0].seats[3]
    asked = ClosingDialog(frame.night, session)
    asked.open()
    in_front(frame, qtbot)
    chosen, before = asked.chosen, len(session.director.history)
    assert len(asked.ways) > 2
    shout()  # 1 and 3 are ways to end in time
    assert (asked.chosen, len(session.director.history)) == (chosen, before)
    press(Key.Key_Escape)
    in_front(frame, qtbot)
    press(Key.Key_Return)
    assert [x.entry for x in session.state.game.busts] == [who]


def test_backspace_takes_a_seat_typed_over_a_dialog_back(
    frame: Frame, session: Session, qtbot: QtBot
) -> None:
    session.do(acts.Set(key="closes", value="18:00"))
    asked, before = ClosingDialog(frame.night, session), len(session.director.history)
    asked.open()
    in_front(frame, qtbot)
    shout()
    for _ in TYPED:
        press(Key.Key_Backspace)
    assert told_below() == ""
    press(Key.Key_Return)
    assert len(session.director.history) == before + 1


@pytest.mark.parametrize("name", ["transfer", "leave"])
def test_a_seat_chosen_in_a_list_is_no_deed_before_tab(
    session: Session, open_frame: Callable[..., Frame], name: str, qtbot: QtBot
) -> None:
    with handed_in(team.HANDED_IN):
        team_night(session)
        frame = open_frame(1366, 768)
        page = frame.night.show_page("teams")
        press(Key.Key_Down)
        page.deeds[name].refresh()
        page.deeds[name].trigger()
        window, before = in_front(frame, qtbot), len(session.director.history)
        box = focused()
        assert isinstance(box, QComboBox)
        words = [word for word in box.itemText(box.count() - 1).split() if "." in word]
        shout(words[0])
        named = console.chosen_by_seat(box.currentText(), words[0])
        again = together(named, console.too_soon())
        for said in (named, again, again):  # Enter again does nothing else
            assert box.currentIndex() == box.count() - 1
            assert told_below() == said
            assert (len(session.director.history), window.isVisible()) == (before, True)
            press(Key.Key_Return)
        press(Key.Key_Tab)
        assert told_below() == ""
        press(Key.Key_Return)
        if name == "leave":
            assert len(session.director.history) == before + 1
        else:  # no talk break: the deed asks for a reason
            assert isinstance(window, Form)
            assert focused() is window.reason


@pytest.mark.parametrize("name", ["swap", "transfer"])
def test_a_bust_typed_over_a_list_with_its_seat_comes_to_the_bar(
    session: Session, open_frame: Callable[..., Frame], name: str, qtbot: QtBot
) -> None:
    with handed_in(team.HANDED_IN):
        team_night(session)
        frame = open_frame(1366, 768)
        bar = frame.night.footer.command
        page = frame.night.show_page("teams")
        press(Key.Key_Down)
        page.deeds[name].refresh()
        page.deeds[name].trigger()
        window, before = in_front(frame, qtbot), len(session.director.history)
        shout("1.3")
        shout("1.5")
        shout("")
        assert (len(session.director.history), QApplication.activeModalWidget()) == (before, window)
        press(Key.Key_Escape)
        in_front(frame, qtbot)
        assert (bar.text(), focused(), len(session.director.history)) == ("1.5", bar, before)


def test_a_player_named_in_place_of_another_is_said(frame: Frame, session: Session, qtbot: QtBot) -> None:
    shown = frame.night.show_page("floor")
    shown.deeds["clock"].trigger()
    in_front(frame, qtbot)
    first, second = (session.state.name(session.state.open_tables[i].seats[s]) for i, s in ((1, 1), (0, 3)))
    shout("2.1")
    assert told_below() == console.chosen_by_seat(first, "2.1")
    shout("1.3")
    assert first in told_below()
    assert second in told_below()
    assert not session.state.conduct.clock_calls


def time_out(session: Session, open_frame: Callable[..., Frame], qtbot: QtBot) -> tuple[Frame, QWidget]:
    """Open the dialog of a time-out, with nobody chosen on the page."""
    team_night(session)
    frame = open_frame(1366, 768)
    frame.night.show_page("teams")
    press(Key.Key_O)
    return frame, in_front(frame, qtbot)


@pytest.mark.parametrize("key", [Key.Key_Return, Key.Key_Tab])
def test_a_time_out_is_called_by_its_seat(
    session: Session, open_frame: Callable[..., Frame], qtbot: QtBot, key: Qt.Key
) -> None:
    with handed_in(team.HANDED_IN):
        frame, window = time_out(session, open_frame, qtbot)
        before = len(session.director.history)
        shout("1.3")
        for seconds in (0.0, 0.5):  # the Enter may be of a bust: one that is too many
            frame.pass_time(seconds=seconds)
            press(Key.Key_Return)
            assert (len(session.director.history), window.isVisible()) == (before, True)
            assert console.chosen_by_seat("", "1.3")[-30:] in told_below()
        frame.pass_time(seconds=0.6)
        if key == Key.Key_Tab:
            press(key)
        press(Key.Key_Return)
        session.settle()
        assert len(session.director.history) == before + 1
        assert session.director.history[-1].line.startswith(CallTimeOut.VERB)
        assert session.reading().phase == "paused"


@pytest.mark.parametrize("name", ["bust_by", "penalty"])
def test_a_seat_and_a_later_enter_go_on_in_a_dialog(
    frame: Frame, session: Session, qtbot: QtBot, name: str
) -> None:
    page, before = players(frame), len(session.director.history)
    page.choose_row(0)
    first = page.chosen()[0]
    table = first.seat.split(".")[0]
    seat = next(x.seat for x in page.model.rows if x is not first and x.seat.startswith(f"{table}."))
    if name == "penalty":
        frame.night.show_page("floor").deeds[name].trigger()
    else:
        page.deeds[name].trigger()
    window = in_front(frame, qtbot)
    shout(seat)
    field = focused()
    frame.pass_time(seconds=1.5)
    press(Key.Key_Return)
    if name == "penalty":  # the offence is asked for
        assert (window.isVisible(), len(session.director.history)) == (True, before)
        assert (field, focused(), told_below()) == (focused(), field, "")
    else:
        assert len(session.director.history) == before + 1


def test_a_list_goes_on_by_a_later_enter(
    session: Session, open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    with handed_in(team.HANDED_IN):
        team_night(session)
        frame = open_frame(1366, 768)
        page, before = frame.night.show_page("teams"), len(session.director.history)
        press(Key.Key_Down)
        page.deeds["leave"].refresh()
        page.deeds["leave"].trigger()
        in_front(frame, qtbot)
        box = focused()
        assert isinstance(box, QComboBox)
        shout(next(word for word in box.itemText(box.count() - 1).split() if "." in word))
        frame.pass_time(seconds=0.5)
        press(Key.Key_Return)
        assert len(session.director.history) == before
        frame.pass_time(seconds=0.6)
        press(Key.Key_Return)
        assert len(session.director.history) == before + 1


@pytest.mark.parametrize("where", ["here", "on another page"])
def test_esc_that_cancels_leaves_no_bust_one_enter_away(
    frame: Frame, session: Session, qtbot: QtBot, where: str
) -> None:
    bar, before = frame.night.footer.command, len(session.director.history)
    who = session.state.open_tables[0].seats[3]
    frame.night.show_page("floor").deeds["clock"].trigger()
    in_front(frame, qtbot)
    shout()
    frame.pass_time(seconds=5)
    press(Key.Key_Escape)
    in_front(frame, qtbot)
    assert (bar.text(), focused(), bar.suggestions.key) == (TYPED, bar, "↵ ↵")
    if where == "on another page":
        frame.night.show_page("history")
        frame.pass_time(seconds=5)
    press(Key.Key_Return)
    assert (bar.text(), focused(), len(session.director.history)) == (TYPED, bar, before)
    assert frame.night.notice.sentence.text() == commands.enter_again(TYPED)
    assert bar.suggestions.key == "↵"
    press(Key.Key_Return)
    assert [x.entry for x in session.state.game.busts] == [who]


def test_another_seat_takes_the_place_of_the_one_that_esc_brought(
    frame: Frame, session: Session, qtbot: QtBot
) -> None:
    who = session.state.open_tables[1].seats[2]
    frame.night.show_page("floor").deeds["clock"].trigger()
    in_front(frame, qtbot)
    shout()
    press(Key.Key_Escape)
    in_front(frame, qtbot)
    shout("2.2")
    assert [x.entry for x in session.state.game.busts] == [who]


# -- in a field of a page -------------------------------------------------------------------------------


def field_of_page(frame: Frame, name: str) -> None:
    """Go to a field by keys alone."""
    match name:
        case "add":
            frame.night.show_page("players")
            press(Key.Key_N)
        case "price":
            shown = frame.night.show_page("structure")
            assert isinstance(shown, StructurePage)
            opened(shown, "title")
        case "history":
            frame.night.show_page("history")
            press(Key.Key_F)


_HANDED = [(name, typed) for name in ("add", "price", "history") for typed in ("1.3", "1,3", "/1.3")]


@pytest.mark.parametrize(("name", "typed"), [x for x in _HANDED if x != ("add", "/1.3")])
def test_a_seat_typed_into_a_field_is_handed_to_the_bar(frame: Frame, name: str, typed: str) -> None:
    session, bar = frame.session, frame.night.footer.command
    who = session.state.open_tables[0].seats[3]
    field_of_page(frame, name)
    field, before = focused(), len(session.director.history)
    assert isinstance(field, QLineEdit)
    assert field is not bar
    was = field.text()
    field.selectAll()
    shout(typed)
    assert frame.night.notice.sentence.text() == console.stray_seat("1.3")
    assert (field.text(), focused(), len(session.director.history)) == (typed, field, before)
    press(Key.Key_Escape)
    assert (bar.text(), focused(), len(session.director.history)) == ("1.3", bar, before)
    assert field.text() == was
    press(Key.Key_Return)
    assert [x.entry for x in session.state.game.busts] == [who]


def test_a_slash_in_the_empty_field_of_a_new_player_is_the_bars_key(frame: Frame, session: Session) -> None:
    """The field keeps the keyboard after each registration, and the foot says "Press / for a name"."""
    bar = frame.night.footer.command
    field_of_page(frame, "add")
    field = focused()
    assert isinstance(field, QLineEdit)
    registered = len(session.state.people.entries)
    frame.type("/1.3")
    assert (field.text(), bar.text(), focused()) == ("", "1.3", bar)
    press(Key.Key_Return)
    assert (len(session.state.game.busts), len(session.state.people.entries)) == (1, registered)
    field_of_page(frame, "add")
    frame.type("w/o")
    assert field.text() == "w/o"


def test_a_seat_typed_after_the_text_of_a_field_is_no_part_of_it(frame: Frame, session: Session) -> None:
    shown, bar = frame.night.show_page("structure"), frame.night.footer.command
    assert isinstance(shown, StructurePage)
    field = opened(shown, "title")
    field.end(False)
    was, before = field.text(), len(session.director.history)
    shout()
    assert (field.text(), len(session.director.history)) == (f"{was}{TYPED}", before)
    press(Key.Key_Escape)
    assert (field.text(), bar.text(), focused()) == (was, TYPED, bar)
    field = opened(shown, "title")
    field.end(False)
    frame.type(" no 1.3")  # that is text
    press(Key.Key_Return)
    assert session.state.setting("title") == f"{was} no 1.3"


@pytest.mark.parametrize("back", [1, 2])
def test_a_seat_begun_at_a_button_of_a_dialog_is_no_part_of_its_first_field(
    frame: Frame, session: Session, qtbot: QtBot, back: int
) -> None:
    """The first digit brings the keyboard to the field, where the name stands already."""
    page, before = players(frame), len(session.director.history)
    page.home().setFocus()
    press(Key.Key_Down)
    press(Key.Key_E)
    form = dialog(page, EditPlayer, qtbot)
    for _ in range(back):
        press(Key.Key_Backtab, SHIFT)
    assert isinstance(focused(), QAbstractButton)
    frame.type("1.2")
    press(Key.Key_Return)
    session.settle()
    assert len(session.director.history) == before
    assert form.isVisible()
    press(Key.Key_Escape)
    assert frame.night.footer.command.text() == "1.2"


def test_a_seat_typed_as_the_reason_of_an_override_leaves_it_open(frame: Frame, session: Session) -> None:
    night, who = frame.night, session.state.open_tables[0].seats[3]
    session.do(acts.Set(key="late", value=1))
    session.do(acts.NextRow())
    night.begin_line('register "Zoe Late"')
    press(Key.Key_Return)
    night.notice.reason.setFocus()
    shout()
    assert night.notice.waits_for_why()
    assert (focused(), night.notice.reason.text()) == (night.notice.reason, TYPED)
    assert night.notice.missing.text() == console.stray_seat(TYPED)
    press(Key.Key_Escape)
    assert night.footer.command.text() == TYPED
    press(Key.Key_Return)
    assert [x.entry for x in session.state.game.busts] == [who]


# -- in a menu ------------------------------------------------------------------------------------------


def test_a_seat_typed_with_a_menu_under_a_menu_open_is_a_bust(frame: Frame, session: Session) -> None:
    who = session.state.open_tables[0].seats[3]
    frame.night.show_page("tonight")
    press(Key.Key_P, CTRL)
    menu = open_menu()
    menu.setActiveAction(next(x for x in menu.actions() if x.objectName() == "choose_printer"))
    QTest.keyClick(menu, Key.Key_Right)
    assert QApplication.activePopupWidget() is not menu
    shout()
    assert QApplication.activePopupWidget() is None
    assert [x.entry for x in session.state.game.busts] == [who]


def test_a_letter_typed_with_a_menu_open_is_no_key_of_the_page(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    with handed_in(team.HANDED_IN):
        team_night(session)
        frame = open_frame(1366, 768)
        frame.night.show_page("teams")
        press(Key.Key_Down)
        before, said = len(session.director.history), frame.night.notice.sentence.text()
        press(Key.Key_M)
        QTest.keyClick(open_menu(), Key.Key_D)
        bar = frame.night.footer.command
        assert (bar.text(), focused(), len(session.director.history)) == ("d", bar, before)
        assert frame.night.notice.sentence.text() == said


def test_a_seat_typed_with_a_menu_open_is_the_bar_s(frame: Frame) -> None:
    frame.night.show_page("tonight")
    press(Key.Key_P, CTRL)
    menu = open_menu()
    for key in "1.3":
        target = QApplication.activePopupWidget() or focused()
        QTest.keyClicks(target, key)
    assert not menu.isVisible()
    assert frame.night.footer.command.text() == "1.3"
