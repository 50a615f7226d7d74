"""Backups chosen and restored with the mouse and with keys alone, in the real program with the real store."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from datetime import datetime, tzinfo
from pathlib import Path
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QMenu, QWidget

import core.store
from core.keeping.backups import FOLDER, Shelf, Standing
from core.keeping.salvage import Damage
from core.say import acts
from core.say.levels import MINUTE
from core.say.reasons import StoreFailed, Trouble
from core.say.said import Said
from core.store import backup, repairing
from gui.console.backups.dialog import PLACE, RESTORE, BackupsDialog, Home, look
from gui.console.frame.menu import program_menu
from gui.console.start.page import StartPage
from gui.desk.app import Program
from gui.words import backups as backups_words
from gui.words import console as console_words
from gui.words import nights as nights_words
from gui.words import text
from gui.words.files import FileTrouble
from gui.words.voices import Told
from tests.windows.conftest import EVENING, HALL, HandClock, written
from tests.windows.console.conftest import SETUP, type_file, type_lines
from tests.windows.console.left import leave
from tests.windows.said import says

LEFT = Qt.MouseButton.LeftButton
LONG = 30.0
OWN = "Riffle's own folder on this PC"


@pytest.fixture
def night(program: Program, tmp_path: Path, hand_clock: HandClock) -> Path:
    """A tournament with three backups, of 17:30, 17:50 and 18:10, paused and closed."""
    path, began = tmp_path / "Thursday 200.riffle", hand_clock.ms

    def play(program: Program, path: Path) -> None:
        type_file(program.wiring, path, SETUP)
        assert program.open_path(path)
        assert program.session is not None
        back_up(program)
        program.session.do(acts.Start())
        settle(program)
        for loser in ("Anna Ek", "Cecilia Berg"):
            hand_clock.advance(minutes=20)
            program.session.tick()
            settle(program)
            type_lines(program.session, f'eliminate "{loser}" by "Bo Sund"')
            back_up(program)
        program.session.do(acts.Pause())

    leave(program, path, "three backups", play)
    hand_clock.ms = began + 40 * MINUTE
    program.show_start()
    return path


def back_up(program: Program) -> None:
    assert program.session is not None
    program.backups.make(program.session)
    settle(program)


def settle(program: Program) -> None:
    """Until every backup is made, also one that was wanted while another was being made."""
    assert program.backups.worker.wait(LONG)
    assert program.backups.worker.wait(LONG)


def goes_to(was: Path | None, title: str, documents: Path, at: int, zone: tzinfo) -> tuple[Path, Path | None]:
    return Home(was, title, documents, zone).place(at)


def files(program: Program) -> list[Path]:
    return sorted((program.wiring.data / "backups").rglob("*.riffle"))


def opened(kind: type[QDialog]) -> QDialog:
    found = QApplication.activeModalWidget()
    assert isinstance(found, kind), found
    return found


def dialog() -> BackupsDialog:
    """The dialog that is open, when all it shows has been read."""
    found = opened(BackupsDialog)
    assert isinstance(found, BackupsDialog)
    read(found)
    return found


def read(shown: BackupsDialog) -> None:
    """Wait until the backups are read, those of a folder just named too, and what is in each."""
    for _ in range(3):
        assert shown.worker.wait(LONG)


def restore(shown: BackupsDialog) -> None:
    shown.restore()
    assert shown.worker.wait(LONG)


def focus() -> QWidget:
    """Return the widget with the keyboard, in the dialog if one is open."""
    dialog = QApplication.activeModalWidget()
    found = QApplication.focusWidget() if dialog is None else dialog.focusWidget()
    assert found is not None
    return found


def key(code: Qt.Key) -> None:
    QTest.keyClick(focus(), code)


def start_page(program: Program) -> StartPage:
    assert isinstance(program.window.view, StartPage)
    return program.window.view


def said(program: Program) -> tuple[Said, ...]:
    assert program.window.night is not None
    return program.window.night.notice.said


def when(minutes: int) -> str:
    """A date and time so many minutes into the night."""
    return text.date_and_time(EVENING + minutes * 60_000, HALL)


def restored(program: Program, beside: Path | None) -> Told:
    """Return the notice once the backup of 18:10 is restored."""
    assert program.session is not None
    return backups_words.restored(program.session.log.path, EVENING + 40 * 60_000, HALL, beside)


def last_line(shown: BackupsDialog) -> str:
    return shown.preview.body.text().splitlines()[-1]


def column(shown: BackupsDialog, at: int) -> list[str]:
    return [shown.rows.index(row, at).data() for row in range(shown.rows.rowCount())]


# -- restoring ------------------------------------------------------------------------------------------


def test_two_clicks_restore_the_latest_into_a_new_file(program: Program, night: Path) -> None:
    before = night.read_bytes()
    QTest.mouseClick(start_page(program).restore, LEFT)
    shown = dialog()
    newest = shown.looked[shown.rows.rows[0]]
    QTest.mouseClick(shown.do_button, LEFT)
    assert shown.worker.wait(LONG)
    assert program.session is not None
    assert program.session.log.path.name == "Thursday 200 (as of 2026-11-19 18.10).riffle"
    assert program.session.log.path.parent == night.parent
    assert len(program.session.director.history) == newest.actions
    assert said(program) == restored(program, night).said
    assert night.read_bytes() == before
    assert program.session.check(acts.Undo()) == (), "it can be gone on with"


def test_an_earlier_one_by_keys_alone(program: Program, night: Path) -> None:
    start_page(program).new.setFocus()
    while focus() is not start_page(program).restore:
        key(Qt.Key.Key_Tab)
    key(Qt.Key.Key_Return)
    shown = dialog()
    assert focus() is shown.table
    key(Qt.Key.Key_Down)
    key(Qt.Key.Key_Down)
    assert shown.preview.title.text() == backups_words.as_it_was(EVENING + 20 * 60_000, HALL)
    doings = [x.text() for x in shown.preview.doings if x.isVisible()][:2]
    assert [doing.split()[0] for doing in doings] == ["17:50", "17:30"]
    assert ["Anna Ek" in doing and "Bo Sund" in doing for doing in doings] == [True, False]
    key(Qt.Key.Key_Return)
    assert shown.worker.wait(LONG)
    assert program.session is not None
    assert len(program.session.state.people.live) == 5


def test_what_is_in_each_is_seen_before_it_is_chosen(program: Program, night: Path) -> None:
    program.ask_restore()
    shown = dialog()
    day = datetime(2026, 11, 19, tzinfo=HALL)
    shelf = backups_words.shelf("Thursday 200", day.replace(tzinfo=None), 5, HALL)
    assert [shown.tournaments.item(0).text(), shown.tournaments.count()] == [shelf, 1]
    assert column(shown, 0) == [when(40), when(40), when(20), when(0), when(0)]
    assert column(shown, 1)[-3:] == ["Level 2", "Level 1", backups_words.not_started()]
    assert column(shown, 2)[-3:] == [
        backups_words.left(5, 6),
        backups_words.left(6, 6),
        backups_words.left(6, 6),
    ]
    doings = column(shown, 3)[-3:]
    named = ("Anna Ek", "Bo Sund", "Farid Dahl")
    assert [[x for x in named if x in doing] for doing in doings] == [
        ["Anna Ek", "Bo Sund"],
        [],
        ["Farid Dahl"],
    ]
    new = night.with_name("Thursday 200 (as of 2026-11-19 18.10).riffle")
    assert shown.where.text() == backups_words.goes_to(new, night)
    assert console_words.field_then(4, 6, 60_000) in shown.preview.body.text()
    shown.reject()


def test_a_night_that_is_open_goes_on_undisturbed(
    program: Program, night: Path, hand_clock: HandClock
) -> None:
    program.open_path(night)
    first = program.session
    assert first is not None
    history = len(first.director.history)
    menu = program_menu(program)
    next(x for x in menu.actions() if x.objectName() == "restore").trigger()
    restore(dialog())
    second = program.session
    assert second is not None
    assert second is not first
    assert second.log.path != first.log.path
    assert len(program.nights.open) == 2
    assert len(first.director.history) == history
    assert not first.director.read_only
    first.do(acts.Note(text="still written"))


def test_other_nights_go_on_while_it_is_restored(
    program: Program, night: Path, hand_clock: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A big night on a slow stick takes seconds."""
    real, go_on = repairing.restore, Event()
    on: list[Thread] = []

    def slow(backup: Path, path: Path) -> None:
        on.append(current_thread())
        assert go_on.wait(LONG)
        real(backup, path)

    monkeypatch.setattr(repairing, "restore", slow)
    program.open_path(night)
    first = program.session
    assert first is not None
    first.do(acts.Resume())
    program.ask_restore()
    shown = dialog()
    shown.restore()
    assert shown.do_button.text() == "Restoring…"
    assert not any(x.isEnabled() for x in (shown.do_button, shown.cancel, shown.elsewhere, shown.table))
    before = first.reading().remaining
    assert before is not None
    hand_clock.advance(seconds=3)
    program.nights.ticker.tick()
    assert first.reading().remaining == before - 3_000
    QTest.keyClick(shown, Qt.Key.Key_Escape)
    shown.restore()
    assert shown.isVisible(), "the new file is half written"
    go_on.set()
    assert shown.worker.wait(LONG)
    assert not shown.isVisible()
    assert program.session is not first
    assert [x is current_thread() for x in on] == [False]


def test_a_stick_is_looked_at_beside_the_windows(
    program: Program, night: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, go_on = backup.shelves, Event()

    def slow(place: Path) -> list[Shelf]:
        assert go_on.wait(LONG)
        return real(place)

    monkeypatch.setattr(backup, "shelves", slow)
    program.ask_restore()
    shown = opened(BackupsDialog)
    assert isinstance(shown, BackupsDialog)
    assert (shown.where.isVisible(), shown.nothing.isVisible()) == (True, False)
    assert not shown.do_button.isEnabled()
    shown.restore()
    go_on.set()
    read(shown)
    assert len(column(shown, 0)) == 5
    assert focus() is shown.table
    shown.reject()
    assert not shown.isVisible()


def test_a_night_and_what_was_restored_of_it_are_told_apart(program: Program, night: Path) -> None:
    program.open_path(night)
    program.screen.open()
    program.ask_restore()
    restore(dialog())
    of_then = "Thursday 200 (as of 2026-11-19 18.10)"
    tabs = program.nights.tabs.tabs
    assert [tab.accessibleName().split(",")[0] for tab in tabs] == ["Thursday 200", of_then]
    assert program.window.windowTitle() == f"{of_then} – Riffle"
    assert program.window.night is not None
    assert program.window.night.footer.saved.text().startswith(f"{of_then} · saved ")
    assert said(program) == (*restored(program, night).said, *nights_words.screen_still("Thursday 200").said)
    program.nights.drop(program.nights.open[0])
    assert program.window.windowTitle() == "Thursday 200 – Riffle", "alone, its title says enough"
    assert program.window.night.footer.saved.text().startswith("Thursday 200 · saved ")


def test_a_new_title_tells_them_apart_as_well(program: Program, night: Path) -> None:
    program.open_path(night)
    program.ask_restore()
    restore(dialog())
    assert said(program) == restored(program, night).said, "nothing is on a screen"
    assert program.session is not None
    type_lines(program.session, 'set title "Second chance"')
    assert [x.name for x in program.nights.sessions()] == ["Thursday 200", "Second chance"]


def test_a_file_that_is_gone_comes_back_under_its_name(program: Program, night: Path) -> None:
    night.unlink()
    program.ask_restore()
    shown = dialog()
    assert shown.where.text() == backups_words.goes_to(night, None)
    restore(shown)
    assert program.session is not None
    assert program.session.log.path == night
    assert said(program) == restored(program, None).said


def test_from_another_pc_it_goes_to_the_documents(program: Program, night: Path) -> None:
    night.unlink()
    written(program.library, lambda it: it.set_setting("backup_files", {}))
    program.ask_restore()
    restore(dialog())
    assert program.session is not None
    assert program.session.log.path == program.wiring.documents / "Thursday 200.riffle"


def test_no_restored_file_is_written_over(program: Program, night: Path) -> None:
    for name in ("", " 2", " 3"):
        program.ask_restore()
        restore(dialog())
        assert program.session is not None
        assert program.session.log.path.stem == f"{backups_words.mark_of(night, '2026-11-19 18.10')}{name}"


def test_a_name_of_300_letters_still_fits_the_disk(tmp_path: Path) -> None:
    was = tmp_path / ("å" * 120 + ".riffle")
    was.write_text("x")
    path, beside = goes_to(was, "å", tmp_path, 0, HALL)
    path.write_text("x")
    assert beside == was
    assert path != was


def test_what_was_restored_before_is_no_name_for_another_moment(tmp_path: Path) -> None:
    """The file that was backed up last may be a restored one, and be gone again."""
    first = tmp_path / "Thursday 200.riffle"
    first.write_text("x")
    at = EVENING
    was, _ = goes_to(first, "Thursday 200", tmp_path, at, HALL)
    assert was.stem == backups_words.mark_of(first, "2026-11-19 17.30")
    for _ in range(2):
        assert goes_to(was, "", tmp_path, at + 1_200_000, HALL) == (
            tmp_path / f"{backups_words.mark_of(first, '2026-11-19 17.50')}.riffle",
            first,
        )
        was.write_text("x")
    second, _ = goes_to(was, "", tmp_path, at, HALL)
    assert second.stem == f"{was.stem} 2"
    assert goes_to(second, "", tmp_path, at, HALL) == (second, first)
    first.unlink()
    assert goes_to(second, "", tmp_path, at, HALL) == (first, None)
    before = tmp_path / "Thursday 200 (restored 2026-11-19 17.30) 2.riffle"
    assert goes_to(before, "", tmp_path, at, HALL) == (first, None), "as it was called before"
    named = tmp_path / "Monday (as of).riffle"
    assert goes_to(named, "", tmp_path, at, HALL) == (named, None)


def test_when_it_was_made_stands_in_its_name_where_that_can_be(program: Program, night: Path) -> None:
    """The clock may have run on since the last sign of life in it; a PC in another zone names otherwise."""
    made = files(program)[0]
    near, far = (
        made.with_name("2026-11-19 17.38.00 (15).riffle"),
        made.with_name("2026-11-20 02.30.00 (15).riffle"),
    )
    shutil.copy(made, near)
    shutil.copy(made, far)
    cells = [look(core.store, path, HALL).cells[0] for path in (near, far)]
    assert cells == [when(8), when(0)]


def test_a_sign_of_life_that_a_bit_has_put_into_another_year_is_not_believed(
    program: Program, night: Path
) -> None:
    """No seal covers it."""
    made = files(program)[0]
    with closing(sqlite3.connect(made)) as file, file:
        file.execute("UPDATE heartbeat SET at = ?", (EVENING | 1 << 45,))
    assert look(core.store, made, HALL).cells[0] == when(0)


def test_a_title_that_is_not_its_folders_stands_in_the_preview(program: Program, night: Path) -> None:
    """Copied from one prepared file, the main event and the side event have one folder."""
    copy = night.with_name("Side.riffle")
    shutil.copy(night, copy)
    assert program.open_path(copy)
    assert program.session is not None
    type_lines(program.session, 'set title "Side event"')
    back_up(program)
    titled = [look(core.store, x, HALL).lines[0] for x in files(program)]
    assert [x for x in titled if "event" in x] == ["Side event"]
    assert titled[-1] == "Side event"


def test_a_title_that_is_a_device_or_none_makes_a_file(tmp_path: Path) -> None:
    names = [goes_to(None, title, tmp_path, 0, HALL)[0].name for title in ("CON", "lpt1", "", "Friday")]
    assert names == ["CON copy.riffle", "lpt1 copy.riffle", "copy.riffle", "Friday.riffle"]


# -- damaged, empty, elsewhere ------------------------------------------------------------------------


def test_damaged_backups_say_so_and_what_is_whole_of_them_can_be_had(program: Program, night: Path) -> None:
    newest, middle = files(program)[-1], files(program)[-3]
    newest.write_bytes(bytes(5000))
    data = bytearray(middle.read_bytes())
    data[data.index(b'register "Farid')] ^= 1
    middle.write_bytes(data)
    program.ask_restore()
    shown = dialog()
    assert column(shown, 3)[0] == backups_words.unreadable()
    assert column(shown, 0)[0] == when(40)
    assert shown.preview.warning.text() == backups_words.nothing_in_it(StoreFailed(Trouble.DAMAGED, ""))
    assert not shown.do_button.isEnabled()
    restore(shown)
    assert shown.isVisible()
    shown.table.selectRow(2)
    assert column(shown, 3)[2] == backups_words.damaged(Damage(15, "changed"))
    assert shown.preview.warning.text() == backups_words.damaged_whole(Damage(15, "changed"))
    assert shown.do_button.isEnabled()
    restore(shown)
    assert program.session is not None
    assert len(program.session.director.history) == 14
    assert not program.session.director.read_only


def test_where_there_is_none_it_says_when_one_is_made(program: Program) -> None:
    program.ask_restore()
    shown = dialog()
    assert shown.nothing.text() == backups_words.none(program.wiring.data / "backups", chosen=False)
    assert not shown.do_button.isEnabled()
    assert shown.problem.isHidden()
    assert shown.nothing.height() >= shown.nothing.heightForWidth(shown.nothing.width())
    assert focus() is shown.elsewhere
    key(Qt.Key.Key_Escape)
    assert QApplication.activeModalWidget() is None


def test_a_stick_from_another_pc(program: Program, night: Path, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    shutil.move(program.wiring.data / "backups", stick / FOLDER)
    program.ask_restore()
    shown = dialog()
    assert shown.nothing.isVisible()
    shown.look_in(tmp_path / "Documents")
    read(shown)
    gone = StoreFailed(Trouble.NOT_FOUND, "")
    assert shown.problem.text() == backups_words.cannot_look(tmp_path / "Documents", gone)
    (tmp_path / "pictures").mkdir()
    shown.look_in(tmp_path / "pictures")
    read(shown)
    assert shown.problem.text() == backups_words.none_there(tmp_path / "pictures")
    shown.look_in(stick)
    read(shown)
    assert shown.problem.isHidden()
    assert len(column(shown, 0)) == 5
    restore(shown)
    assert program.session is not None


def test_what_is_at_the_stick_and_on_the_pc_is_listed_once(
    program: Program, night: Path, tmp_path: Path
) -> None:
    """Copied there by hand, or made there of the same actions a moment later."""
    stick, own = tmp_path / "stick", program.wiring.data / "backups"
    stick.mkdir()
    program.backups.take_to(program.backups.ready(stick))
    copies = [stick / FOLDER / x.relative_to(own) for x in files(program)]
    copies[0].parent.mkdir()
    for made, copy in zip(files(program), copies, strict=True):
        shutil.copy(made, copy)
    later = copies[-1].with_name(copies[-1].name.replace("18.10.00", "18.10.31"))
    assert later != copies[-1]
    copies[-1].rename(later)
    program.ask_restore()
    shown = dialog()
    day = datetime(2026, 11, 19, tzinfo=HALL)
    shelf = backups_words.shelf("Thursday 200", day.replace(tzinfo=None), 5, HALL)
    assert shown.tournaments.item(0).text() == shelf
    assert len(column(shown, 0)) == 5
    chosen = shown.chosen
    assert chosen is not None
    assert chosen.path == later, "the stick's is named first"
    places = [str(stick), OWN]
    assert last_line(shown) == backups_words.kept_in(places, str(stick), "")
    shown.reject()


def test_where_one_of_two_copies_is_damaged_the_other_is_restored(
    program: Program, night: Path, tmp_path: Path
) -> None:
    stick, own = tmp_path / "stick", program.wiring.data / "backups"
    stick.mkdir()
    program.backups.take_to(program.backups.ready(stick))
    newest = files(program)[-1]
    copy = stick / FOLDER / newest.relative_to(own)
    copy.parent.mkdir()
    data = bytearray(newest.read_bytes())
    data[data.index(b'register "Farid')] ^= 1
    copy.write_bytes(data)
    program.ask_restore()
    shown = dialog()
    assert len(column(shown, 0)) == 5
    assert shown.chosen is not None
    assert shown.chosen.path == newest
    assert last_line(shown) == backups_words.kept_in([str(stick), OWN], str(stick), OWN)
    actions = shown.chosen.actions
    restore(shown)
    assert program.session is not None
    assert not program.session.director.read_only
    assert len(program.session.director.history) == actions


def test_the_chosen_stick_is_out(program: Program, night: Path, tmp_path: Path) -> None:
    (tmp_path / "stick").mkdir()
    program.backups.take_to(program.backups.ready(tmp_path / "stick"))
    shutil.rmtree(tmp_path / "stick")
    program.ask_restore()
    shown = dialog()
    gone = StoreFailed(Trouble.NOT_FOUND, "")
    assert shown.problem.text() == backups_words.cannot_look(tmp_path / "stick" / FOLDER, gone)
    assert len(column(shown, 0)) == 5, "those on this PC are shown"


@pytest.mark.parametrize("trouble", [Trouble.DISK_FULL, Trouble.READ_ONLY_PLACE, Trouble.EXISTS])
def test_a_disk_that_refuses_is_said_in_the_dialog(
    program: Program, night: Path, monkeypatch: pytest.MonkeyPatch, trouble: Trouble
) -> None:
    def refuse(backup: Path, path: Path) -> None:
        raise StoreFailed(trouble, str(path))

    monkeypatch.setattr(repairing, "restore", refuse)
    program.ask_restore()
    shown = dialog()
    restore(shown)
    assert says(shown.problem.said, FileTrouble, trouble=trouble)
    assert shown.isVisible()


@pytest.mark.parametrize("trouble", [Trouble.READ_ONLY_PLACE, Trouble.DISK_FULL])
def test_where_nothing_can_be_written_beside_it_the_documents_take_it(
    program: Program, night: Path, monkeypatch: pytest.MonkeyPatch, trouble: Trouble
) -> None:
    real = repairing.restore

    def refuse(backup: Path, path: Path) -> None:
        if path.parent == night.parent:
            raise StoreFailed(trouble, str(path))
        real(backup, path)

    monkeypatch.setattr(repairing, "restore", refuse)
    program.ask_restore()
    restore(dialog())
    assert program.session is not None
    documents = program.wiring.documents
    assert program.session.log.path == documents / "Thursday 200.riffle"
    there = backups_words.not_there(documents / "Thursday 200.riffle")
    assert said(program) == (*restored(program, None).said, *there.said)


# -- the place ---------------------------------------------------------------------------------------------


def settings(program: Program) -> BackupsDialog:
    menu = program_menu(program)
    next(x for x in menu.actions() if x.objectName() == "backups").trigger()
    found = opened(BackupsDialog)
    assert isinstance(found, BackupsDialog)
    return found


def test_nights_that_are_not_backed_up_say_so_and_no_backup_of_them_can_be_asked_for(
    program: Program, night: Path
) -> None:
    data = bytearray(night.read_bytes())
    data[data.index(b'register "Farid')] ^= 1
    night.write_bytes(data)
    assert program.open_path(night)
    shown = settings(program)
    assert shown.last.text() == backups_words.none_of_read_only()
    assert not shown.now.isEnabled()
    shown.reject()
    program.close_night()
    program.demo()
    shown = settings(program)
    assert shown.last.text() == backups_words.none_of_demo()
    assert not shown.now.isEnabled()
    shown.reject()


def test_the_place_is_chosen_and_the_next_backup_is_there(
    program: Program, night: Path, tmp_path: Path
) -> None:
    program.open_path(night)
    shown = settings(program)
    assert shown.place.text() == OWN
    assert shown.only_here.isHidden()
    stick = tmp_path / "stick"
    stick.mkdir()
    shown.take(stick)
    assert shown.note.text() == f"Trying {stick}…"
    assert not shown.done_button.isEnabled(), "not left before it is known"
    assert shown.trying.wait(LONG)
    assert shown.done_button.isEnabled()
    assert program.backups.worker.wait(LONG)  # the one of the opening
    assert program.backups.worker.wait(LONG)  # and the one on the stick
    assert shown.place.text() == str(stick)
    standing = Standing(at=EVENING + 40 * 60_000, place=stick / FOLDER)
    assert shown.last.text() == backups_words.last(standing, HALL)
    assert len(list(stick.rglob("*.riffle"))) == 1
    shown.take(tmp_path / "nowhere")
    assert shown.trying.wait(LONG)
    gone = StoreFailed(Trouble.NOT_FOUND, "")
    assert shown.problem.text() == backups_words.cannot_choose(gone, tmp_path / "nowhere")
    assert shown.place.text() == str(stick)
    QTest.mouseClick(shown.only_here, LEFT)
    assert shown.trying.wait(LONG)
    assert shown.place.text() == OWN


def test_one_at_once_by_keys_alone(program: Program, night: Path) -> None:
    program.open_path(night)
    assert program.backups.worker.wait(LONG)
    program.backups.make(program.session)  # type: ignore[arg-type]
    assert program.backups.worker.wait(LONG)
    assert program.session is not None
    program.session.do(acts.Note(text="x"))
    count = len(files(program))
    shown = settings(program)
    for _ in range(20):
        if focus() is shown.now:
            break
        key(Qt.Key.Key_Tab)
    assert focus() is shown.now
    key(Qt.Key.Key_Return)
    assert program.backups.worker.wait(LONG)
    assert len(files(program)) == count + 1
    assert shown.last.text() == backups_words.last_own(Standing(at=EVENING + 40 * 60_000), HALL)
    assert shown.isVisible()
    shown.done_button.setFocus()
    key(Qt.Key.Key_Return)
    assert QApplication.activeModalWidget() is None


def test_from_the_place_to_restoring_and_back_in_one_dialog(
    program: Program, night: Path, tmp_path: Path
) -> None:
    program.open_path(night)
    shown = settings(program)
    shown.tabs.setFocus()
    key(Qt.Key.Key_Right)
    assert shown.tabs.currentIndex() == RESTORE
    assert not shown.done_button.isVisible()
    read(shown)
    assert focus() is shown.table
    assert shown.do_button.isEnabled()
    (tmp_path / "stick").mkdir()
    shown.tabs.setFocus()
    key(Qt.Key.Key_Left)
    assert shown.tabs.currentIndex() == PLACE
    assert focus() is shown.choose
    shown.take(tmp_path / "stick")
    assert not shown.tabs.isEnabled()
    assert shown.trying.wait(LONG)
    assert shown.tabs.isEnabled()
    key(Qt.Key.Key_Return)
    assert QApplication.activeModalWidget() is None
    assert program.nights.sessions() == [program.session], "nothing was restored"


def test_the_footer_tells_when_the_last_one_was_made(program: Program, night: Path) -> None:
    program.open_path(night)
    back_up(program)
    assert program.window.night is not None
    assert program.window.night.footer.backup.text() == "backup 18:10"


def test_trouble_is_said_once_in_the_window(program: Program, night: Path, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    program.open_path(night)
    program.backups.take_to(program.backups.ready(stick))
    back_up(program)
    shutil.rmtree(stick)
    assert program.session is not None
    program.session.do(acts.Note(text="x"))
    back_up(program)
    standing, place = program.backups.standing(program.session), stick / FOLDER
    assert standing is not None
    assert (standing.failed is not None, standing.late) == (True, False)
    source = program.session.log.path
    assert said(program) == backups_words.trouble(standing, place, chosen=True, source=source, zone=HALL).said
    assert program.window.night is not None
    assert program.window.night.footer.backup.text() == backups_words.stands(standing, place, HALL)[0]


def test_every_button_and_list_has_a_name(program: Program, night: Path) -> None:
    program.ask_restore()
    shown = dialog()
    for widget in (shown.tournaments, shown.table, shown.do_button, shown.cancel, shown.elsewhere):
        assert widget.accessibleName()


def test_menus(program: Program) -> None:
    menu: QMenu = program_menu(program)
    assert {"restore", "backups"} <= {x.objectName() for x in menu.actions()}
    assert QPoint(0, 0) == menu.pos()
