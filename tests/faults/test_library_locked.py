"""Another program locks the club's library for longer than it is waited for: no key waits, and whatever the
director has it keep lands once it is free, in its order."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

import core.store
from core.people.player_row import PlayerRow
from core.say import acts
from core.say.reasons import StoreFailed, Trouble
from core.store.library import VERSION
from gui.console.ask.template_dialog import TemplateDialog, of_sheet
from gui.console.frame.acting import keep
from gui.console.frame.club_look import ClubLookDialog
from gui.console.frame.menu import program_menu
from gui.console.frame.night import NightView
from gui.console.frame.sounds_dialog import SoundsDialog
from gui.console.guide.guide import Guide
from gui.console.players import directory
from gui.console.players.page import PlayersPage
from gui.desk.app import Program
from gui.program import club_library
from gui.program.wiring import Wiring
from gui.program.worker import bell
from gui.words import console as words
from gui.words import guide as guide_words
from gui.words import text
from tests.windows.conftest import written
from tests.windows.console.conftest import type_lines
from tests.windows.console.keyboard import dialog, form, press, write

Key = Qt.Key
LONG = 60_000


@pytest.fixture(autouse=True)
def short_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every lock of these tests is longer than the patience; the windows wait as short as in a night."""
    for name, seconds in (("PATIENCE", 0.02), ("REST", 0.02), ("MOMENT", 0.05), ("AGAIN", 0.05)):
        monkeypatch.setattr(club_library, name, seconds)
    monkeypatch.setattr(club_library, "SAYS", 100)


@pytest.fixture
def club(program: Program, night_file: Path) -> Program:
    """A night is open, Anna is in the club's list, and a template is kept."""
    written(program.library, lambda it: it.import_rows([PlayerRow("Anna Ek")]))
    written(program.library, lambda it: it.save_template("Old", '{"lines": ["open table 1"]}'))
    program.open_path(night_file)
    assert program.library.settle(LONG)
    return program


@contextmanager
def locked(program: Program) -> Iterator[sqlite3.Connection]:
    """Another program writes in the library, and does not come to an end."""
    path = program.wiring.data / "library.db"
    with closing(sqlite3.connect(path, isolation_level=None, check_same_thread=False)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield other
        if other.in_transaction:
            other.execute("ROLLBACK")


@pytest.fixture
def late(wiring: Wiring, start_program: Callable[[], Program], night_file: Path) -> Iterator[Late]:
    """A night is open in a Riffle that started while another program had the library to itself."""
    path = wiring.data / "library.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(core.store.open_library(path)) as made:
        made.import_rows([PlayerRow("Cleo Berg"), PlayerRow("Anna Ek")])
        made.save_template("Old", '{"lines": ["open table 1"]}')
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        program = start_program()
        assert program.library.trouble is Trouble.LOCKED
        program.open_path(night_file)
        yield Late(program, other)
        other.close()


@dataclass(frozen=True)
class Late:
    program: Program
    other: sqlite3.Connection

    def let_go(self, qtbot: QtBot) -> core.store.Library:
        """Have the other program end; return the library once Riffle has it."""
        self.other.close()
        library = self.program.library
        qtbot.waitUntil(lambda: library.trouble is None, timeout=LONG)
        assert library.settle(LONG)
        return core.store.open_library(self.program.wiring.data / "library.db")


def night_of(program: Program) -> NightView:
    assert program.window.night is not None
    return program.window.night


def from_menu(program: Program, entry: str) -> None:
    menu = program_menu(program)
    next(a for a in menu.actions() if entry in (a.objectName(), a.text())).trigger()
    menu.deleteLater()


def keep_night(program: Program, qtbot: QtBot) -> None:
    from_menu(program, "template")
    dialog(night_of(program), TemplateDialog, qtbot)
    write("Our Thursday")
    press(Key.Key_Return)


def keep_sheet(program: Program, qtbot: QtBot) -> None:
    page = night_of(program).show_page("structure")
    assert program.session is not None
    of_sheet(page, program.session).open()
    dialog(page, TemplateDialog, qtbot)
    write("Our sheet")
    press(Key.Key_Return)


def edit_anna(program: Program, qtbot: QtBot) -> None:
    page = night_of(program).show_page("players")
    press(Key.Key_F)
    write("anna ek")
    press(Key.Key_Return)
    press(Key.Key_E)
    form(page, acts.EditPlayer, qtbot)
    write("Anna Ekh")
    press(Key.Key_Return)


def mute(program: Program, qtbot: QtBot) -> None:
    from_menu(program, "Sounds…")
    asked = dialog(program.window, SoundsDialog, qtbot)
    next(x for x in asked.findChildren(QCheckBox) if x.text() == "Mute all").setFocus()
    press(Key.Key_Space)
    press(Key.Key_Return)


def look_large(program: Program, qtbot: QtBot) -> None:
    night = night_of(program)
    ClubLookDialog(night, program.screen).open()
    asked = dialog(night, ClubLookDialog, qtbot)
    assert isinstance(asked, ClubLookDialog)
    asked.colour.setFocus()
    press(Key.Key_Down)
    asked.carry_out()


DEEDS: dict[str, tuple[Callable[[Program, QtBot], None], Callable[[core.store.Library], object]]] = {
    "a night as a template": (keep_night, lambda library: "Our Thursday" in library.templates()),
    "a sheet as a template": (keep_sheet, lambda library: "Our sheet" in library.structures()),
    "a player's name": (edit_anna, lambda library: "Anna Ekh" in [x.name for x in library.players()]),
    "the sounds": (mute, lambda library: library.setting("sounds_silent")),
    "the look of the room": (look_large, lambda library: library.setting("screen_look")),
}


def pause(program: Program, qtbot: QtBot) -> None:
    """Press Space in the console."""
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    night_of(program).show_page("tonight")
    press(Key.Key_Space)


@pytest.mark.parametrize("deed", DEEDS)
def test_the_console_goes_on_and_what_was_kept_lands(club: Program, qtbot: QtBot, deed: str) -> None:
    act, landed = DEEDS[deed]
    session = club.session
    assert session is not None
    path = club.wiring.data / "library.db"
    notice = night_of(club).notice
    heard: list[str] = []
    notice.turned.connect(lambda: heard.append(notice.sentence.text()))
    with locked(club):
        act(club, qtbot)
        assert session.reading().running
        pause(club, qtbot)
        assert not session.reading().running
        qtbot.waitUntil(lambda: words.library_waits() in heard, timeout=LONG)
        with closing(core.store.open_library(path)) as library:
            assert not landed(library)
        assert not club.library.settle(0)
    qtbot.waitUntil(lambda: words.library_written() in heard, timeout=LONG)
    with closing(core.store.open_library(path)) as library:
        assert landed(library)


@pytest.mark.parametrize("deed", [deed for deed in DEEDS if deed != "a player's name"])
def test_what_is_kept_before_the_library_can_be_had_lands_in_it(late: Late, qtbot: QtBot, deed: str) -> None:
    """It was kept in memory, told as saved, and gone when the library came."""
    act, landed = DEEDS[deed]
    program = late.program
    heard: list[str] = []
    notice = night_of(program).notice
    notice.turned.connect(lambda: heard.append(notice.sentence.text()))
    act(program, qtbot)
    assert not program.library.through
    assert guide_words.template_saved("Our Thursday") not in heard
    # of a write that is through before SAYS nothing is said, so that nothing is over either
    qtbot.waitUntil(lambda: program.library._said_waits, timeout=LONG)
    with closing(late.let_go(qtbot)) as library:
        assert landed(library)
        assert "Old" in library.templates()
    qtbot.waitUntil(lambda: words.library_written() in heard, timeout=LONG)


def test_a_player_of_before_the_library_could_be_had_is_not_taken_for_another(
    late: Late, qtbot: QtBot
) -> None:
    """The row in memory has the number of somebody else's row in the library."""
    program = late.program
    page = night_of(program).show_page("players")
    assert program.session is not None
    type_lines(program.session, 'register "Karl Nyberg" number 7')
    (karl,) = program.library.find("karl")
    assert karl.number == "7"
    directory.keep(page, program.session, [karl], "Karl is there again")
    press(Key.Key_F)
    write("karl nyberg")
    press(Key.Key_Return)
    press(Key.Key_E)
    form(page, acts.EditPlayer, qtbot)
    write("Karl Nybergh")
    press(Key.Key_Return)
    assert [x.name for x in program.library.find("karl")] == ["Karl Nybergh"]
    with closing(late.let_go(qtbot)) as library:
        assert sorted(x.name for x in library.players()) == ["Anna Ek", "Cleo Berg", "Karl Nybergh"]
        assert [x.number for x in library.find("karl")] == ["7"]
        assert [x.name for x in library.players() if x.last_seen] == ["Karl Nybergh"]
    assert [x.name for x in program.library.find("")][:1] == ["Karl Nybergh"]


def test_players_of_a_library_that_never_comes_are_told_as_taken_in(
    wiring: Wiring, start_program: Callable[[], Program], night_file: Path, qtbot: QtBot
) -> None:
    """It is said at the start that none are kept. At each player "Save again" hid the price and the seat."""
    path = wiring.data / "library.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    core.store.open_library(path).close()
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA user_version = {VERSION + 1}")
    program = start_program()
    program.open_path(night_file)
    page, notice = night_of(program).show_page("players"), night_of(program).notice
    assert isinstance(page, PlayersPage)
    page.add.setFocus()
    write("Karl Nyberg")
    press(Key.Key_Return)
    qtbot.waitUntil(lambda: page.add.text() == "", timeout=LONG)
    assert "Karl Nyberg" in notice.sentence.text()
    keep_night(program, qtbot)
    assert notice.sentence.text() == text.trouble(StoreFailed(Trouble.NEWER_VERSION, "library.db"))


def test_leaving_before_the_library_came_says_what_is_not_saved(
    late: Late, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 0.05)
    program = late.program
    pause(program, qtbot)
    keep_night(program, qtbot)
    program.window.close()
    assert program.window.isVisible()
    assert night_of(program).notice.sentence.text() == words.library_unwritten()
    program.window.close()
    assert not program.window.isVisible()
    for thread in threading.enumerate():
        if thread.name == "library":
            thread.join(LONG)


def test_a_template_is_said_to_be_saved_when_it_is(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "SAYS", LONG)  # that it waits is another test's
    said = night_of(club).notice.sentence
    with locked(club):
        keep_night(club, qtbot)
        assert said.text() == words.saving()
    qtbot.waitUntil(lambda: said.text() == guide_words.template_saved("Our Thursday"), timeout=LONG)
    assert club.library.templates() == ["Old", "Our Thursday"]


REASON = "The floor said so"


def test_what_is_said_of_the_library_waits_for_a_reason_that_is_typed(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It wiped the reason, and a letter after it went to the page."""
    notice = night_of(club).notice
    with locked(club):
        keep_night(club, qtbot)
        be_refused(club, qtbot)
        write(REASON)
        qtbot.waitUntil(lambda: club.library._said_waits, timeout=LONG)
        keep_again(club)
    qtbot.waitUntil(lambda: club.library.through, timeout=LONG)
    assert club.library.settle(LONG)
    assert notice.waits_for_why()
    assert notice.reason.text() == REASON
    told = []
    while notice.shown:  # one after another, and none lost
        press(Key.Key_Escape)
        QApplication.processEvents()
        told.append(notice.sentence.text() if notice.shown else "")
    saved = guide_words.template_saved
    assert sorted(told) == sorted(["", words.library_written(), saved("Our Friday"), saved("Our Thursday")])


def keep_again(program: Program) -> None:
    """Have the library keep a second template while a reason is asked for, as a dialog does."""
    desk, saved = night_of(program), guide_words.template_saved("Our Friday")
    keep(desk, program.library, lambda it: it.save_template("Our Friday", "{}"), saved)


@pytest.mark.parametrize("again", [False, True])
def test_what_cannot_be_written_is_said_after_the_reason_that_is_typed(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, again: bool
) -> None:
    """It stood behind the news that it waits, which was no longer so; news of later writes comes after it."""
    notice = night_of(club).notice
    monkeypatch.setattr(club_library, "SAYS", LONG)
    with locked(club):
        mute(club, qtbot)
        be_refused(club, qtbot)
        write(REASON)
        monkeypatch.setattr(club_library, "SAYS", 0)
        club_library.in_turn(club.library, lambda it: it.set_setting("sounds_volume", 50))
        qtbot.waitUntil(lambda: club.library._said_waits, timeout=LONG)
        monkeypatch.setattr(core.store.Library, "set_setting", full)
    qtbot.waitUntil(lambda: club.library.through, timeout=LONG)
    assert club.library.settle(LONG)
    monkeypatch.undo()
    if again:
        with locked(club):
            club_library.in_turn(club.library, lambda it: it.set_setting("sounds_volume", 60))
            qtbot.waitUntil(lambda: club.library._said_waits, timeout=LONG)
    qtbot.waitUntil(lambda: club.library.through, timeout=LONG)
    assert notice.reason.text() == REASON
    press(Key.Key_Escape)
    failed = words.library_failed(text.trouble(StoreFailed(Trouble.DISK_FULL, "library.db")))
    qtbot.waitUntil(lambda: notice.sentence.text() == failed, timeout=LONG)


def be_refused(program: Program, qtbot: QtBot) -> None:
    """Enter what is refused but may be overruled, and go to the reason's field."""
    program.window.activateWindow()
    qtbot.waitUntil(program.window.isActiveWindow)
    night = night_of(program)
    night.show_page("tonight")
    type_lines(night.session, "set late 1\nset clock row 4")
    press(Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    write('register "Greta Öst"')
    press(Key.Key_Return)
    assert night.notice.waits_for_why()
    night.notice.reason.setFocus()


def test_a_removed_template_is_gone_from_the_list_at_once_and_from_the_library_later(
    program: Program, qtbot: QtBot
) -> None:
    written(program.library, lambda it: it.save_template("Old", '{"lines": ["open table 1"]}'))
    program.new()
    guide = program.window.view
    assert isinstance(guide, Guide)
    begin = guide.name.begin
    begin.setFocus()
    press(Key.Key_Down)
    assert begin.currentText() == "Template: Old"
    with locked(program):
        guide.name.remove.setFocus()
        press(Key.Key_Space)
        assert begin.findText("Template: Old") < 0
        assert program.library.templates() == ["Old"]
    qtbot.waitUntil(lambda: program.library.through, timeout=LONG)
    assert program.library.templates() == []


def full(*_: object) -> None:
    raise StoreFailed(Trouble.DISK_FULL, "library.db")


def test_a_template_that_cannot_be_removed_is_offered_again(
    program: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(program.library, lambda it: it.save_template("Old", '{"lines": ["open table 1"]}'))
    program.new()
    guide = program.window.view
    assert isinstance(guide, Guide)
    begin = guide.name.begin
    offers = [begin.itemText(i) for i in range(begin.count())]
    begin.setFocus()
    press(Key.Key_Down)
    monkeypatch.setattr(core.store.Library, "remove_template", full)
    guide.name.remove.setFocus()
    press(Key.Key_Space)
    qtbot.waitUntil(guide.problem.isVisible, timeout=LONG)
    assert [begin.itemText(i) for i in range(begin.count())] == offers


def test_what_cannot_be_written_is_said_and_can_be_saved_again(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    notice = night_of(club).notice
    monkeypatch.setattr(core.store.Library, "save_template", full)
    keep_night(club, qtbot)
    qtbot.waitUntil(notice.together.isVisible, timeout=LONG)
    assert club.library.templates() == ["Old"]
    monkeypatch.undo()
    QTest.mouseClick(notice.together, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: club.library.templates() == ["Old", "Our Thursday"], timeout=LONG)


def test_leaving_waits_for_the_library(club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 60.0)
    pause(club, qtbot)
    path = club.wiring.data / "library.db"
    with locked(club) as other:
        keep_night(club, qtbot)

        def let_go() -> None:
            bell().waiting.disconnect(let_go)
            other.execute("ROLLBACK")

        bell().waiting.connect(let_go)
        club.window.close()
    assert not club.window.isVisible()
    with closing(core.store.open_library(path)) as library:
        assert library.templates() == ["Old", "Our Thursday"]


def test_leaving_says_what_is_not_written_and_gives_it_up_the_second_time(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 0.05)
    pause(club, qtbot)
    with locked(club):
        keep_night(club, qtbot)
        club.window.close()
        assert club.window.isVisible()
        assert night_of(club).notice.sentence.text() == words.library_unwritten()
        club.window.close()
        assert not club.window.isVisible()
        for thread in threading.enumerate():
            if thread.name == "library":
                thread.join(LONG)
    assert isinstance(club.library._there, core.store.Library)
    club.library._there.close()  # in Riffle it ends with the program


def test_while_the_window_waits_to_leave_it_says_for_what(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 0.3)
    pause(club, qtbot)
    notice = night_of(club).notice
    heard: list[str] = []
    notice.turned.connect(lambda: heard.append(notice.sentence.text()))
    with locked(club):
        keep_night(club, qtbot)
        heard.clear()
        club.window.close()
        assert heard == [words.library_leaving(), words.library_unwritten()]


def test_what_is_asked_for_after_that_is_given_up_only_once_it_is_said_too(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lock hours ago had the next one lose what was kept, without a word."""
    monkeypatch.setattr(club_library, "LEAVING", 0.05)
    pause(club, qtbot)
    said = night_of(club).notice.sentence
    with locked(club):
        keep_night(club, qtbot)
        club.window.close()
    qtbot.waitUntil(lambda: club.library.through, timeout=LONG)
    with locked(club):
        keep_sheet(club, qtbot)
        club.window.close()
        assert club.window.isVisible()
        assert said.text() == words.library_unwritten()
    qtbot.waitUntil(lambda: "Our sheet" in club.library.structures(), timeout=LONG)


def test_who_stays_for_the_library_is_asked_again_while_the_clock_runs(
    club: Program, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 0.05)
    with locked(club):
        keep_night(club, qtbot)
        club.window.close()
        asked = dialog(club.window, QMessageBox, qtbot)
        quits = next(x for x in asked.findChildren(QPushButton) if x.text() == "Quit")
        QTest.mouseClick(quits, Qt.MouseButton.LeftButton)
        assert night_of(club).notice.sentence.text() == words.library_unwritten()
    qtbot.waitUntil(lambda: club.library.through, timeout=LONG)
    club.window.close()
    assert club.window.isVisible()
