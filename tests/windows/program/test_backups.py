"""When backups are made, where, and what the director is told: the real store, real folders, a clock by hand.

The worker is waited for by joining it; nothing here sleeps.
"""

from __future__ import annotations

import json
import shutil
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event
from typing import NamedTuple

import pytest
from pytestqt.qtbot import QtBot

import core.store
from core.clock.timebase import Timebase
from core.keeping.backups import FOLDER
from core.say.reasons import StoreFailed, Trouble
from core.store import backup
from core.store.library import Library
from gui.program.backups import FILES, PLACE, BackupKeeper, where_it_was
from gui.program.session import Session
from gui.words import backups as say
from gui.words.numbers import time_of_day
from tests.doing import do_line
from tests.windows.conftest import HALL, HandClock, entropy
from tests.windows.console.conftest import SETUP, type_lines

LONG = 30.0
MINUTE = 60_000


class Told(NamedTuple):
    """The report on the backups: the trouble (none: all is well, or nothing answers) and with what, when the
    last backup was made and where, and whether it was two levels ago."""

    trouble: Trouble | None
    path: Path | None
    at: str
    last: Path | None
    late: bool = False


class Room:
    """A night that is directed, and its backups."""

    def __init__(self, tmp_path: Path, clock: HandClock) -> None:
        self.clock, self.own, self.stick = clock, tmp_path / "own", tmp_path / "stick"
        self.stick.mkdir()
        self.library: Library = core.store.open_library(tmp_path / "library.db")
        self.path = tmp_path / "Thursday 200.riffle"
        self.session = self.open(self.path)
        type_lines(self.session, SETUP)
        self.keeper = BackupKeeper(core.store.backups, self.own, self.library)
        self.told: list[Told] = []
        self.keeper.troubled.connect(lambda session: self.told.append(self.stands(session)))
        self.keeper.well.connect(lambda session: self.told.append(self.stands(session)))

    def open(self, path: Path) -> Session:
        log = core.store.open_(path) if path.exists() else core.store.create(path)
        return Session(log, Timebase(self.clock, self.clock, gap=10**12), entropy(), HALL)

    def follow(self, *sessions: Session) -> None:
        self.keeper.follow(*(sessions or (self.session,)))
        for session in sessions or (self.session,):
            self.keeper.make(session)
        self.join()

    def join(self) -> None:
        assert self.keeper.worker.wait(LONG)
        assert self.keeper.worker.wait(LONG)

    def minutes(self, minutes: float) -> None:
        self.clock.advance(minutes=minutes)
        self.session.tick()
        self.join()

    def stands(self, session: Session) -> Told:
        standing = self.keeper.standing(session)
        assert standing is not None
        failed, at = standing.failed, "" if standing.at is None else time_of_day(standing.at, HALL)
        trouble, path = (failed.trouble, Path(failed.path)) if failed is not None else (None, None)
        return Told(trouble, path, at, standing.place, standing.late)

    def footer(self) -> tuple[str, bool]:
        """The time of the last backup, and whether somebody must look."""
        standing = self.keeper.standing(self.session)
        assert standing is not None
        return self.stands(self.session).at, say.stands(standing, self.keeper.place, HALL)[1]

    def at(self, place: Path) -> list[str]:
        return sorted(x.name for x in place.rglob("*.riffle"))

    def close(self) -> None:
        self.keeper.worker.stop()
        self.session.close()
        self.library.close()


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path, hand_clock: HandClock) -> Iterator[Room]:
    made = Room(tmp_path, hand_clock)
    yield made
    made.close()


# -- when -------------------------------------------------------------------------------------------------


def test_one_at_the_opening_at_the_start_at_each_level_and_at_the_end(room: Room) -> None:
    room.follow()
    assert room.at(room.own) == ["2026-11-19 17.30.00 (15).riffle"]
    assert room.footer() == ("17:30", False)
    room.minutes(10)
    type_lines(room.session, "start")
    room.join()
    room.minutes(19)
    assert [x[11:16] for x in room.at(room.own)] == ["17.30", "17.40"]
    type_lines(room.session, 'eliminate "Anna Ek" by "Bo Sund"')
    room.minutes(1)
    assert [x[11:16] for x in room.at(room.own)] == ["17.30", "17.40", "18.00"]
    for loser in ("Cecilia Berg", "David Holm", "Erik Lind", "Farid Dahl"):
        type_lines(room.session, f'eliminate "{loser}" by "Bo Sund"')
    room.join()
    assert [x[21:23] for x in room.at(room.own)] == ["15", "16", "17", "21"]
    type_lines(room.session, 'note "Bo\'s speech"')
    room.clock.advance(minutes=5)
    room.keeper.finish(room.session)
    assert [x[11:] for x in room.at(room.own)][-1] == "18.05.00 (22).riffle"
    assert room.told == []


def test_a_library_that_is_gone_stops_no_backup(room: Room) -> None:
    type_lines(room.session, "start")
    room.library.close()
    room.follow()
    room.minutes(20)
    assert [x[11:16] for x in room.at(room.own)] == ["17.30"]
    assert room.footer() == ("17:50", False)


def test_each_level_brings_one_also_where_nothing_was_done(room: Room) -> None:
    """It is the same night: the backup there is already is looked at again, and counts."""
    type_lines(room.session, "start")
    room.follow()
    room.minutes(20)
    assert room.footer() == ("17:50", False)
    assert len(room.at(room.own)) == 1


def test_one_comes_every_quarter_of_an_hour_while_no_level_runs(room: Room) -> None:
    """Before the start; a night without levels, such as one of Chicago, stays there."""
    room.follow()
    for name in ("Ida Ek", "Jan Ek", "Kaj Ek"):
        type_lines(room.session, f'register "{name}"')
        room.minutes(15)
    assert [x[11:16] for x in room.at(room.own)] == ["17.30", "17.45", "18.00", "18.15"]


def test_closing_at_once_costs_no_second_backup(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    room.follow()
    monkeypatch.setattr(backup, "back_up", lambda *a, **k: pytest.fail("nothing has changed"))
    room.keeper.finish(room.session)
    assert room.keeper.standing(room.session) is None


def test_a_stick_that_is_in_again_by_the_end_has_all_of_it(room: Room) -> None:
    """Nothing has been done since the backup that went to Riffle's own folder instead."""
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.follow()
    away = room.stick.rename(room.stick.with_name("away"))
    type_lines(room.session, 'eliminate "Anna Ek" by "Bo Sund"')
    room.keeper.make(room.session)
    room.join()
    assert [x[21:23] for x in room.at(room.own)] == ["16"]
    away.rename(room.stick)
    room.keeper.finish(room.session)
    assert [x[21:23] for x in room.at(room.stick)] == ["15", "16"]


def test_every_open_tournament_has_its_own(room: Room, tmp_path: Path) -> None:
    room.clock.advance(seconds=1)
    side = room.open(tmp_path / "Side.riffle")
    type_lines(side, 'set title "Thursday 200"\nadd level blinds 25/50 length 20')
    room.follow(room.session, side)
    homes = sorted(x.name for x in room.own.iterdir())
    assert len(homes) == 2
    assert all(x.startswith("Thursday 200 ") for x in homes)
    side.close()


def test_a_demo_and_a_night_without_anything_have_none(room: Room, tmp_path: Path) -> None:
    room.session.pace = 60
    empty = room.open(tmp_path / "Empty.riffle")
    room.follow(room.session, empty)
    assert not room.own.exists()
    empty.close()


def test_a_night_that_is_only_shown_has_none(room: Room, tmp_path: Path) -> None:
    log = core.store.open_(room.path, read_only=True)
    shown = Session(log, Timebase(room.clock, room.clock), entropy(), HALL)
    room.keeper.follow(shown)
    assert room.keeper.standing(shown) is None


def test_the_first_comes_by_itself_once_the_window_is_there(room: Room, qtbot: QtBot) -> None:
    room.keeper.follow(room.session)
    assert not room.own.exists()
    qtbot.waitUntil(lambda: len(room.at(room.own)) == 1)
    qtbot.waitUntil(lambda: room.footer()[0] == "17:30")


# -- where ------------------------------------------------------------------------------------------------


def test_a_stick_is_chosen_once_and_kept(room: Room, hand_clock: HandClock) -> None:
    room.follow()
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.join()
    assert room.library.setting(PLACE) == str(room.stick / FOLDER)
    assert len(room.at(room.stick / FOLDER)) == 1
    again = BackupKeeper(core.store.backups, room.own, room.library)
    assert (again.place, again.chosen) == (room.stick / FOLDER, True)
    again.take_to(again.ready(room.stick / FOLDER))  # the folder itself: none in it
    assert again.place == room.stick / FOLDER
    again.take_to(again.ready(None))
    assert (again.place, again.chosen) == (room.own, False)
    assert BackupKeeper(core.store.backups, room.own, room.library).chosen is False


def test_a_place_that_cannot_be_written_is_not_chosen(room: Room) -> None:
    (room.stick / FOLDER).write_text("a file of that name")
    with pytest.raises(StoreFailed) as failed:
        room.keeper.take_to(room.keeper.ready(room.stick))
    assert failed.value.trouble is Trouble.EXISTS
    assert room.keeper.place == room.own


@pytest.mark.parametrize("kept", [3, "", None, ["x"], {"a": 1}])
def test_a_setting_that_is_none_means_our_own_folder(room: Room, kept: object) -> None:
    room.library.set_setting(PLACE, kept)
    room.library.set_setting(FILES, kept)
    keeper = BackupKeeper(core.store.backups, room.own, room.library)
    assert keeper.place == room.own
    assert where_it_was(room.library, "a") is None


def test_where_the_file_was_is_remembered(room: Room) -> None:
    room.follow()
    key = next(room.own.iterdir()).name.split(" ")[-1]
    assert where_it_was(room.library, key) == room.path
    assert json.dumps(room.library.setting(FILES))


def test_each_place_has_the_moment_of_its_last_backup(room: Room) -> None:
    first = room.session.now()
    room.follow()
    assert room.keeper.made_at() == [(room.own, first)]
    room.minutes(15)
    assert room.keeper.made_at() == [(room.own, first + 15 * MINUTE)]
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.minutes(15)
    assert room.keeper.made_at() == [
        (room.own, first + 15 * MINUTE),
        (room.stick / FOLDER, first + 30 * MINUTE),
    ]


# -- what is in the way ----------------------------------------------------------------------------------


def test_a_stick_pulled_out_is_said_once_and_the_next_level_tries_again(room: Room) -> None:
    type_lines(room.session, "start")
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.follow()
    assert room.told == []
    shutil.rmtree(room.stick / FOLDER)
    type_lines(room.session, 'eliminate "Anna Ek" by "Bo Sund"')
    room.minutes(20)
    gone = Told(Trouble.NOT_FOUND, room.stick / FOLDER, "17:50", room.own)
    assert room.told == [gone]
    assert len(room.at(room.own)) == 1
    assert room.footer() == ("17:50", False)
    type_lines(room.session, 'eliminate "Cecilia Berg" by "Bo Sund"')
    room.minutes(20)
    assert room.told[1:] == [gone._replace(at="18:10", late=True)]
    assert room.footer() == ("18:10", True)
    room.keeper.make(room.session)
    room.join()
    assert len(room.told) == 2, "said once"
    (room.stick / FOLDER).mkdir()
    room.minutes(10)
    assert room.told[2:] == [Told(None, None, "18:20", room.stick / FOLDER)]
    assert room.footer() == ("18:20", False)


def test_our_own_folder_in_the_way(room: Room) -> None:
    room.own.write_text("a file")
    room.follow()
    assert room.told == [Told(Trouble.EXISTS, room.own, "", None)]
    assert room.footer() == ("", True)


def test_neither_place(room: Room) -> None:
    room.follow()
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.join()
    shutil.rmtree(room.stick)
    shutil.rmtree(room.own)
    room.own.write_text("a file")
    do_line(room.session, "note x")
    room.keeper.make(room.session)
    room.join()
    assert room.told[-1] == Told(Trouble.NOT_FOUND, room.stick / FOLDER, "17:30", room.stick / FOLDER)
    assert room.footer() == ("17:30", True)


def test_a_file_spoilt_on_the_disk_is_told_from_a_stick_that_is_out(room: Room) -> None:
    room.follow()
    type_lines(room.session, 'eliminate "Anna Ek" by "Bo Sund"')
    data = room.path.read_bytes()
    with room.path.open("rb+") as file:
        file.seek(data.index(b"Cecilia"))
        file.write(b"Xecilia")
    room.keeper.make(room.session)
    room.join()
    assert room.told == [Told(Trouble.DAMAGED, room.path, "17:30", room.own)]
    assert len(room.at(room.own)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="an open file can be neither removed nor renamed there")
@pytest.mark.parametrize("deleted", [True, False])
def test_the_tournaments_own_file_is_gone(room: Room, deleted: bool) -> None:
    room.follow()
    away = room.path.with_name("away.riffle")
    if deleted:
        room.path.unlink()
    else:
        room.path.rename(away)
    room.keeper.make(room.session)
    room.join()
    assert room.told == [Told(Trouble.NOT_FOUND, room.path, "17:30", room.own)]
    actions = len(room.session.director.history)
    with pytest.raises(StoreFailed):
        do_line(room.session, "note x")
    copy = room.path.with_name("copy.riffle")
    room.session.log.export_copy(copy)
    with core.store.open_(copy) as log:
        assert len(log.actions) == actions, "everything up to now"
    if not deleted:
        away.rename(room.path)
        do_line(room.session, "note x")
        assert len(room.session.director.history) == actions + 1, "put back, it is written again"


def test_a_file_spoilt_before_its_first_backup(room: Room) -> None:
    data = room.path.read_bytes()
    with room.path.open("rb+") as file:
        file.seek(data.index(b"Cecilia"))
        file.write(b"Xecilia")
    room.follow()
    assert room.told == [Told(Trouble.DAMAGED, room.path, "", None)]
    assert room.footer() == ("", True)
    assert not list(room.own.rglob("*.riffle"))


def test_a_place_that_hangs_keeps_nobody_waiting_and_is_told_after_two_levels(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_lines(room.session, "start")
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.follow()
    begun, go = Event(), Event()
    real = backup.back_up

    def hang(*args: object, **named: object) -> tuple[Path, int]:
        begun.set()
        go.wait(LONG)
        return real(*args, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(backup, "back_up", hang)
    room.keeper.make(room.session)
    assert begun.wait(LONG)
    type_lines(room.session, 'eliminate "Anna Ek" by "Bo Sund"')
    for _ in range(2):
        room.clock.advance(minutes=20)
        room.session.tick()
    assert room.told == [Told(None, None, "17:30", room.stick / FOLDER, late=True)]
    assert room.footer() == ("17:30", True)
    go.set()
    room.join()
    assert room.footer() == ("18:10", False)


def test_two_levels_at_once_are_no_reason_to_warn(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(room.session, "start")
    room.keeper.take_to(room.keeper.ready(room.stick))
    room.follow()
    type_lines(room.session, "next\nnext")
    room.join()
    assert room.told == []
    assert room.footer() == ("17:30", False)


def test_leaving_does_not_wait_for_ever(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    import gui.program.backups

    begun, go = Event(), Event()

    def hang(*args: object, **named: object) -> tuple[Path, int]:
        begun.set()
        go.wait(LONG)
        return room.path, 0

    monkeypatch.setattr(backup, "back_up", hang)
    monkeypatch.setattr(gui.program.backups, "LEAVING", 0.0)
    room.keeper.follow(room.session)
    room.keeper.make(room.session)
    assert begun.wait(LONG)
    room.keeper.finish(room.session)
    assert room.keeper.standing(room.session) is None
    go.set()


@pytest.mark.parametrize("trouble", [Trouble.READ_ONLY_PLACE, Trouble.DISK_FULL, Trouble.LOCKED])
def test_a_place_that_refuses_is_named_with_its_trouble(
    room: Room, monkeypatch: pytest.MonkeyPatch, trouble: Trouble
) -> None:
    real: Callable[..., tuple[Path, int]] = backup.back_up

    def refuse(source: Path, place: Path, *args: object, **named: object) -> tuple[Path, int]:
        if place != room.own:
            raise StoreFailed(trouble, str(place))
        return real(source, place, *args, **named)

    room.keeper.take_to(room.keeper.ready(room.stick))
    monkeypatch.setattr(backup, "back_up", refuse)
    room.follow()
    assert room.told == [Told(trouble, room.stick / FOLDER, "17:30", room.own)]
