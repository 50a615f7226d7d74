"""A list of players is pasted: what the director sees before it, and that it is one action, by real keys."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from core.people.player_row import PlayerRow
from core.say import acts
from core.say import records as r
from core.say.reasons import BadText, NumberTaken
from core.store.library import Library
from gui.console.history.page import HistoryPage
from gui.console.players.page import PlayersPage
from gui.console.players.paste_dialog import Pasted, PasteDialog
from gui.program.session import Session
from gui.words import text
from gui.words.names import Names
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import CTRL, SHIFT, dialog, press

Key = Qt.Key
MEMBERS = (f"Member {n};{2000 + n};{'ja' * (n == 3)}" for n in range(46))
FORTY_SIX = "\n".join(["Name;Number;Wheelchair", *MEMBERS])


def paste(frame: Frame, qtbot: QtBot, text: str) -> PasteDialog:
    """Ctrl+V on the Players page."""
    if not isinstance(frame.night.stack.currentWidget(), PlayersPage):
        frame.night.show_page("players")
    QGuiApplication.clipboard().setText(text)
    press(Key.Key_V, CTRL)
    made = frame.night.page("players")
    assert isinstance(made, PlayersPage)
    asked = dialog(made, PasteDialog, qtbot)
    assert isinstance(asked, PasteDialog)
    return asked


def fates(asked: PasteDialog) -> dict[str, str]:
    return {x.row.name: x.fate for x in asked.pasted}


def in_now(session: Session) -> set[str]:
    return {session.state.name(e.id) for e in session.state.playing}


def test_forty_six_are_one_action_one_line_and_one_undo(frame: Frame, qtbot: QtBot) -> None:
    session, before = frame.session, in_now(frame.session)
    done = len(session.director.history)
    paste(frame, qtbot, FORTY_SIX)
    press(Key.Key_Return, CTRL)
    assert len(in_now(session)) == len(before) + 46
    (action,) = session.director.history[done:]
    assert action.line.startswith("register list ")
    assert len([x for x in action.records if isinstance(x, r.Entered)]) == 46
    kind, said = text.with_kind(action, Names(session.state))
    assert (said.bold, kind) == ((), "enter")
    assert "46" in said.text
    assert [p.name for p in session.state.people.players.values() if p.accessible] == ["Member 3"]
    frame.window.activateWindow()  # as a window manager does when the dialog goes
    qtbot.waitUntil(frame.window.isActiveWindow)
    frame.key(Key.Key_Z, CTRL)
    assert in_now(session) == before
    assert isinstance(session.director.history[-1].records[0], r.Undone)
    frame.key(Key.Key_Z, CTRL | SHIFT)
    assert len(in_now(session)) == len(before) + 46


def test_a_known_need_and_number_come_with_a_pasted_name(frame: Frame, qtbot: QtBot, tmp_path: Path) -> None:
    """A member's accessible seat was known to the club and lost in the list."""
    session, library = frame.session, Library.open(tmp_path / "library.db")
    session.library = library
    library.import_rows([PlayerRow("Åsa Kjell", number="777", accessible=True)])
    paste(frame, qtbot, "Asa Kjell\nNew One\nBo Sund")
    press(Key.Key_Return, CTRL)
    people = [p for p in session.state.people.players.values() if p.name in ("Asa Kjell", "New One")]
    assert [(p.number, p.accessible) for p in people] == [("777", True), ("", False)]
    session.library = None
    library.close()


def test_a_member_whose_name_has_the_number_in_it_is_nobody_new(
    frame: Frame, qtbot: QtBot, tmp_path: Path
) -> None:
    session, library = frame.session, Library.open(tmp_path / "library.db")
    session.library = library
    library.import_rows([PlayerRow("Gun Ny 21"), PlayerRow("Eva Ny 17")])
    type_lines(session, 'register "Eva Ny 17"')
    asked = paste(frame, qtbot, "Eva Ny 17\nGun Ny 21")
    assert fates(asked) == {"Eva Ny 17": "already", "Gun Ny 21": "new"}
    press(Key.Key_Return, CTRL)
    assert in_now(session) >= {"Eva Ny 17", "Gun Ny 21"}
    assert sorted(x.name for x in library.find("Ny", 9)) == ["Eva Ny 17", "Gun Ny 21"]
    session.library = None
    library.close()


def test_who_cannot_be_is_marked_and_the_rest_is_registered(frame: Frame, qtbot: QtBot) -> None:
    session = frame.session
    type_lines(session, 'register "Gun Ny" number "7"')
    twice = ["Two New;8", "Two New;9", "Two New;"]
    lines = ["Bo Sund;", "New One;", "new  one;", "\u3164;", "Stig Lo;7", *twice]
    asked = paste(frame, qtbot, "\n".join(lines))
    found: list[Pasted] = [*asked.pasted]
    assert [(x.row.name, x.row.number, x.fate) for x in found] == [
        ("Bo Sund", "", "already"),
        ("New One", "", "new"),
        ("new one", "", "twice"),
        ("Stig Lo", "7", "refused"),
        ("Two New", "8", "new"),
        ("Two New", "9", "new"),
        ("Two New", "", "twice"),
    ]
    (taken,) = found[3].reasons
    assert isinstance(taken, NumberTaken)
    assert taken.player is not None
    assert session.state.people.players[taken.player].name == "Gun Ny"
    press(Key.Key_Return, CTRL)
    assert in_now(session) >= {"New One", "Two New"}
    assert len([e for e in session.state.playing if session.state.name(e.id) == "Two New"]) == 2
    assert asked.isVisible(), "what was refused is still there"
    assert asked.text.toPlainText().splitlines() == ["new  one;", "\u3164;", "Stig Lo;7", "Two New;"]
    asked.text.setPlainText("Stig Lo;70")
    press(Key.Key_Return, CTRL)
    assert "Stig Lo" in in_now(session)


def test_lines_that_stay_keep_their_heading(frame: Frame, qtbot: QtBot) -> None:
    type_lines(frame.session, 'register "Gun Ny" number "7"')
    asked = paste(frame, qtbot, "Number;Name\n8;New One\n7;Stig Lo\n9;New Two")
    press(Key.Key_Return, CTRL)
    assert asked.text.toPlainText() == "Number;Name\n7;Stig Lo"
    assert fates(asked) == {"Stig Lo": "refused"}


def test_one_of_a_list_is_a_registration_like_any(frame: Frame, qtbot: QtBot) -> None:
    paste(frame, qtbot, "New One;31\nBo Sund")
    press(Key.Key_Return, CTRL)
    assert frame.session.director.history[-1].line == 'register "New One" number "31"'


def test_two_people_a_program_parts_by_its_own_line_end_are_two(frame: Frame, qtbot: QtBot) -> None:
    assert fates(paste(frame, qtbot, "Gun Ny\x0bStig Lo\u2028Åke Ö\x85Eva Å")) == {
        "Gun Ny": "new",
        "Stig Lo": "new",
        "Åke Ö": "new",
        "Eva Å": "new",
    }


def test_a_row_that_told_a_problem_is_a_player_s_again(frame: Frame, qtbot: QtBot) -> None:
    """The preview's first row went on across all columns once a heading was set right."""
    asked = paste(frame, qtbot, "Name;Elo\nNew One;31\nNew Two;32")
    assert asked.table.columnSpan(0, 0) == 3
    asked.text.setPlainText("Name;Number\nNew One;31\nNew Two;32")
    shown = asked.model
    assert [[shown.index(row, column).data() for column in range(2)] for row in range(2)] == [
        ["New One", "31"],
        ["New Two", "32"],
    ]
    assert [asked.table.columnSpan(row, 0) for row in range(2)] == [1, 1]


@pytest.mark.parametrize("heading", ["Elo", "Påverkan"])
def test_a_column_that_is_ignored_is_named(frame: Frame, qtbot: QtBot, heading: str) -> None:
    asked = paste(frame, qtbot, f"Name;{heading}\nNew One;1400")
    (problem,) = asked.problems
    assert (problem.what, problem.heading) == ("column_ignored", heading)
    assert heading in asked.model.index(0, 0).data()


def test_who_needs_an_accessible_seat_is_seen_before(frame: Frame, qtbot: QtBot) -> None:
    asked = paste(frame, qtbot, "Name;Nickname;Wheelchair\nNew One;Ace;ja\nNew Two;;nej")
    tails = [[asked.model.cell(row, column).tail for column in (0, 2)] for row in range(2)]
    assert [row[0] for row in tails] == ["Ace", ""]
    assert [bool(row[1]) for row in tails] == [True, False]


def test_a_night_that_ends_meanwhile_takes_nobody(frame: Frame, qtbot: QtBot) -> None:
    asked = paste(frame, qtbot, "New One\nNew Two")
    type_lines(frame.session, 'cancel "power cut"')
    before = in_now(frame.session)
    press(Key.Key_Return, CTRL)
    assert in_now(frame.session) == before
    assert set(fates(asked).values()) == {"refused"}
    assert not asked.do_button.isEnabled()


def test_half_a_sign_in_a_list_is_refused(session: Session) -> None:
    people = (acts.Register(name="Anna"), acts.Register(name="\ud800"))
    assert [type(x) for x in session.check(acts.RegisterList(people=people))] == [BadText]


def test_the_history_unfolds_to_the_names(frame: Frame, qtbot: QtBot) -> None:
    """One line of the history, found by each of them; on hover all names, on lines a screen can show."""
    frame.session.do(acts.RegisterList(people=tuple(acts.Register(name=f"Member {n}") for n in range(46))))
    page = HistoryPage(frame.session)
    qtbot.addWidget(page)
    page.shown()
    page.filter.setText("member 41")
    assert page.model.rowCount() == 1
    told = page.model.index(0, 0).data(Qt.ItemDataRole.ToolTipRole).splitlines()
    assert all(len(line) <= 100 for line in told)
    assert all(f'"Member {n}"' in " ".join(told) for n in range(46))


def test_a_list_is_pasted_where_nobody_is_yet_and_no_field_has_the_keyboard(
    open_frame: Callable[..., Frame], qtbot: QtBot
) -> None:
    frame = open_frame()
    frame.night.show_page("players")
    press(Key.Key_Escape)
    assert fates(paste(frame, qtbot, "New One\nNew Two")) == {"New One": "new", "New Two": "new"}
    press(Key.Key_Return, CTRL)
    frame.window.activateWindow()  # as a window manager does when the dialog goes
    qtbot.waitUntil(frame.window.isActiveWindow)
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    assert page.add.hasFocus()
    press(Key.Key_Escape)
    press(Key.Key_End)
    assert [x.name for x in page.chosen()] == ["New Two"]
