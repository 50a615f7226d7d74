"""The club's library while another program has it, on real files: read in a moment, kept beside them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

import core.store
from core.keeping.directory import RecentNight, WritableLibrary
from core.people.player_row import PlayerRow
from core.say.reasons import NameEmpty, NoSuchPlayer, Refused, StoreFailed, Trouble
from core.store.library import VERSION
from gui.desk.app import Program
from gui.paper.slip_printing import PAPER, remember
from gui.program import club_library
from gui.program.club_library import KeptLibrary, in_turn
from gui.program.worker import bell
from tests.windows.conftest import written

LONG = 30_000


@pytest.fixture(autouse=True)
def endless_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a thread wait for another program's lock without end: one that may not wait never returns."""
    monkeypatch.setattr(club_library, "PATIENCE", 1000.0)
    monkeypatch.setattr(club_library, "MOMENT", 0.05)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "library.db"
    with closing(core.store.open_library(path)) as made:
        made.set_setting("theme", "dark")
        made.import_rows([PlayerRow("Anna Ek")])
    return path


@pytest.fixture
def library(path: Path, qtbot: QtBot) -> Iterator[KeptLibrary]:
    made = opened(path)
    yield made
    made.close()


def opened(path: Path) -> KeptLibrary:
    return KeptLibrary(partial(core.store.open_library, path))


@contextmanager
def to_itself(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextmanager
def being_written(path: Path) -> Iterator[None]:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


def test_what_is_kept_is_read_again_at_once(library: KeptLibrary, path: Path) -> None:
    written(library, lambda it: it.set_setting("theme", "light"))
    written(library, lambda it: it.note_recent(RecentNight(path.with_name("a.riffle"), opened=1)))
    written(library, lambda it: it.import_rows([PlayerRow("Bo Sund")]))
    assert library.setting("theme") == "light"
    assert [night.path for night in library.recent_nights()] == [path.with_name("a.riffle")]
    (added,) = library.find("bo")
    assert added.name == "Bo Sund"
    written(library, lambda it: it.update(PlayerRow("Bo Sundh", id=added.id)))
    assert library.find("bo") == [PlayerRow("Bo Sundh", id=added.id)]
    with closing(core.store.open_library(path)) as file:
        assert file.setting("theme") == "light"


def test_what_nobody_waits_for_is_kept_in_turn(library: KeptLibrary) -> None:
    heard: list[Exception | None] = []
    for number in range(20):
        in_turn(library, lambda it, number=number: it.set_setting("number", number), heard.append)  # type: ignore[misc]
    assert library.settle()
    assert heard == [None] * 20
    assert library.setting("number") == 19


def test_what_cannot_be_kept_is_said(library: KeptLibrary, path: Path) -> None:
    (anna,) = library.find("")
    with pytest.raises(Refused) as refused:
        written(library, lambda it: it.update(PlayerRow("", id=anna.id)))
    assert [type(x) for x in refused.value.reasons] == [NameEmpty]
    with pytest.raises(Refused) as refused:
        written(library, lambda it: it.update(PlayerRow("Bo Sund", id=4711)))
    assert [type(x) for x in refused.value.reasons] == [NoSuchPlayer]
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("ALTER TABLE setting RENAME TO gone")
        with pytest.raises(StoreFailed):
            written(library, lambda it: it.set_setting("theme", "light"))
        with pytest.raises(StoreFailed):
            library.setting("theme")


def test_one_that_is_being_written_holds_up_nobody(path: Path, qtbot: QtBot) -> None:
    with being_written(path):
        library = opened(path)
        assert library.trouble is None
        assert library.setting("theme") == "dark"
        assert [row.name for row in library.find("")] == ["Anna Ek"]
        heard: list[Exception | None] = []
        in_turn(library, lambda it: it.set_setting("theme", "light"), heard.append)
        assert library.setting("theme") == "dark"
    qtbot.waitUntil(lambda: heard == [None], timeout=LONG)
    assert library.setting("theme") == "light"
    library.close()


def test_a_lock_longer_than_the_patience_loses_no_write_and_keeps_their_order(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in (("PATIENCE", 0.02), ("REST", 0.02), ("SAYS", 100)):
        monkeypatch.setattr(club_library, name, value)
    library, waits = opened(path), list[bool]()
    library.waits.connect(waits.append)

    def note(there: WritableLibrary, number: int) -> None:
        there.set_setting("order", [*there.setting("order", []), number])

    heard: list[Exception | None] = []
    with being_written(path):
        for number in range(3):
            in_turn(library, partial(note, number=number), heard.append)
        qtbot.waitUntil(lambda: waits == [True], timeout=LONG)
        assert heard == []
        assert not library.through
    qtbot.waitUntil(lambda: heard == [None] * 3, timeout=LONG)
    assert waits == [True, False]
    assert library.setting("order") == [0, 1, 2]
    library.close()


def test_after_a_lock_nothing_says_that_all_is_saved_where_one_was_not(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It took the place of "Save again"."""
    for name, value in (("PATIENCE", 0.02), ("REST", 0.02), ("SAYS", 100)):
        monkeypatch.setattr(club_library, name, value)
    library, waits, told = opened(path), list[bool](), list[StoreFailed]()
    library.waits.connect(waits.append)
    library.failed.connect(told.append)

    def fills_the_disk(there: WritableLibrary) -> None:
        there.set_setting("theme", "light")
        raise StoreFailed(Trouble.DISK_FULL, "library.db")

    with being_written(path):
        in_turn(library, fills_the_disk)
        in_turn(library, lambda it: it.set_setting("names", "first"))
        qtbot.waitUntil(lambda: waits == [True], timeout=LONG)
    assert library.settle(LONG)
    assert [x.trouble for x in told] == [Trouble.DISK_FULL]
    assert waits == [True]
    library.close()


def test_of_several_writes_that_fail_the_first_is_told(
    library: KeptLibrary, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise StoreFailed(Trouble.DISK_FULL, "library.db")

    told: list[StoreFailed] = []
    library.failed.connect(told.append)
    monkeypatch.setattr(core.store.Library, "set_setting", full)
    for _ in range(3):
        in_turn(library, lambda it: it.set_setting("theme", "light"))
    assert not library.finish()  # the director has to read it
    assert [x.trouble for x in told] == [Trouble.DISK_FULL]
    assert library.finish()
    monkeypatch.undo()
    written(library, lambda it: it.set_setting("theme", "light"))
    monkeypatch.setattr(core.store.Library, "set_setting", full)
    in_turn(library, lambda it: it.set_setting("theme", "dark"))
    assert library.settle()
    assert len(told) == 2


KEPT_READ = [
    pytest.param(
        lambda it: it.import_rows([PlayerRow("Bo Sund")]),
        lambda it: [row.name for row in it.find("bo")] == ["Bo Sund"],
        id="player",
    ),
    pytest.param(
        lambda it: it.save_structure("Ours", "rows"),
        lambda it: it.structure("Ours") == "rows",
        id="structure",
    ),
    pytest.param(
        lambda it: it.save_template("Ours", "lines"), lambda it: it.template("Ours") == "lines", id="template"
    ),
]


@pytest.mark.parametrize(("keeps", "reads"), KEPT_READ)
def test_what_is_being_written_is_waited_for_by_who_reads_it(
    library: KeptLibrary,
    monkeypatch: pytest.MonkeyPatch,
    keeps: Callable[[WritableLibrary], object],
    reads: Callable[[KeptLibrary], bool],
) -> None:
    """A player who was just registered was not found: a correction left the list as it was."""
    monkeypatch.setattr(club_library, "MOMENT", 30.0)
    waited = Event()

    def on_a_slow_disk(there: WritableLibrary) -> None:
        assert waited.wait(LONG / 1000)
        keeps(there)

    bell().waiting.connect(waited.set)
    in_turn(library, on_a_slow_disk)
    found = reads(library)
    bell().waiting.disconnect(waited.set)
    waited.set()
    assert found


def test_a_page_that_reads_many_settings_waits_for_the_writes_a_moment_once(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, waited = opened(path), list[float]()
    settle = library.settle

    def noted(seconds: float | None = None) -> bool:
        waited.append(club_library.LEAVING if seconds is None else seconds)
        return settle(seconds)

    monkeypatch.setattr(library, "settle", noted)
    for _ in range(2):  # the second time they wait again
        with being_written(path):
            heard: list[Exception | None] = []
            in_turn(library, lambda it: it.set_setting("theme", "light"), heard.append)
            for number in range(9):
                library.setting(f"of a page {number}")
            library.recent_nights()
            library.counts()
            library.penalties_of("Anna Ek", "")
        assert sum(waited) == club_library.MOMENT
        qtbot.waitUntil(lambda heard=heard: heard == [None], timeout=LONG)  # type: ignore[misc]
        assert library.setting("theme") == "light"
        waited.clear()
    library.close()


def test_one_in_memory_waits_for_nothing(path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    with to_itself(path):
        library = opened(path)
        assert library.trouble is Trouble.LOCKED
        monkeypatch.setattr(library, "settle", lambda _=None: pytest.fail("waited"))
        assert library.setting("theme", "system") == "system"
        monkeypatch.undo()
    library.close()


def test_a_choice_that_holds_tonight_all_the_same_is_waited_for_by_nobody(
    program: Program, tmp_path: Path, qtbot: QtBot
) -> None:
    session = program.open_log(core.store.create(tmp_path / "night.riffle"))
    library = program.library
    assert library.settle()
    with being_written(program.wiring.data / "library.db"):
        program.choose_theme("dark")
        program.screen.set_dark(not program.screen.dark)
        program.backups.take_to(tmp_path / "stick")
        remember(session, PAPER, "Letter")
    kept = {"theme": "dark", "screen": program.screen.choices, PAPER: "Letter"}
    qtbot.waitUntil(lambda: {key: library.setting(key) for key in kept} == kept, timeout=LONG)


def test_one_another_program_has_at_the_start_is_had_when_it_lets_go(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "AGAIN", 0.05)
    came: list[None] = []
    with to_itself(path):
        library = opened(path)
        assert library.trouble is Trouble.LOCKED
        library.came.connect(lambda: came.append(None))
        in_turn(library, lambda it: it.set_setting("theme", "light"))
        in_turn(library, lambda it: it.set_setting("names", "last"))
        in_turn(library, lambda it: it.set_setting("theme", "system"))
        assert library.setting("theme") == "system"  # tonight it holds at once
    qtbot.waitUntil(lambda: bool(came), timeout=LONG)
    assert library.trouble is None
    assert library.through
    assert (library.setting("theme"), library.setting("names")) == ("system", "last")
    library.close()
    with closing(core.store.open_library(path)) as file:
        assert (file.setting("theme"), file.setting("names")) == ("system", "last")
        assert [row.name for row in file.find("")] == ["Anna Ek"]


def test_one_that_never_comes_says_so_of_what_is_kept(path: Path, qtbot: QtBot) -> None:
    """A template was told as saved."""
    with closing(sqlite3.connect(path)) as other:
        other.execute(f"PRAGMA user_version = {VERSION + 1}")
    library = opened(path)
    assert library.trouble is Trouble.NEWER_VERSION
    heard: list[Exception | None] = []
    in_turn(library, lambda it: it.save_template("Ours", "{}"), heard.append)
    assert library.templates() == ["Ours"]  # for tonight
    assert [x.trouble for x in heard if isinstance(x, StoreFailed)] == [Trouble.NEWER_VERSION]
    assert library.finish()
    library.close()


class Gone(core.store.Library):
    """A disk that does not answer."""

    def _read(self, query: str, values: tuple[Any, ...] = ()) -> list[Any]:
        raise StoreFailed(Trouble.DISK_GONE, str(self.path))


def test_one_that_does_not_answer_is_read_as_if_it_were_empty(library: KeptLibrary, path: Path) -> None:
    library._here.close()
    library._here = Gone.open(path)
    assert library.setting("theme", "system") == "system"
    assert library.recent_nights() == []


def test_leaving_keeps_what_is_on_its_way(path: Path, qtbot: QtBot) -> None:
    library = opened(path)
    for number in range(5):
        in_turn(library, lambda it, number=number: it.set_setting("number", number))  # type: ignore[misc]
    library.close()
    with closing(core.store.open_library(path)) as file:
        assert file.setting("number") == 4


def test_leaving_closes_also_what_a_write_only_opens_then(path: Path, qtbot: QtBot) -> None:
    left = Event()
    library = opened(path)
    library._worker.do(lambda: left.wait(LONG), lambda done: None)
    in_turn(library, lambda it: it.set_setting("theme", "light"))
    bell().waiting.connect(left.set)
    library.close()
    there = library._there
    assert there is not None
    with pytest.raises(StoreFailed):
        there.setting("theme")


def test_one_write_that_waits_is_given_up_when_leaving_is_asked_again(
    path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 0.05)
    library = opened(path)
    with being_written(path):
        in_turn(library, lambda it: it.set_setting("theme", "light"))
        assert [library.finish(), library.finish()] == [False, True]
    assert library.settle(LONG)
    library.close()


def test_leaving_does_not_wait_for_ever(path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(club_library, "LEAVING", 0.05)
    library = opened(path)
    with being_written(path):
        in_turn(library, lambda it: it.set_setting("theme", "light"))
        library.close()
    assert library.settle(LONG)
    assert library._there is not None
    library._there.close()  # in Riffle it ends with the program
