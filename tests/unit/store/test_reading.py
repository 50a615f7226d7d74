"""A damaged file opens to the beginning that is proved good, says where it stops, and is never written."""

from __future__ import annotations

import json
import os
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from core.keeping.salvage import Damage
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action, chain, encoded
from core.say.times import LATEST
from core.store import create, open_
from core.store.connecting import connect
from core.store.reading import RECORDS, read
from core.store.schema import OBJECTS
from tests.examples import examples
from tests.unit.store.making import action, fill

PAGE = 4096
# Cut inside the header, nothing tells a Riffle file from another; later there is a schema or there is not.
NOTHING_TO_SHOW = {
    Trouble.TRUNCATED,
    Trouble.DAMAGED,
    Trouble.NOT_RIFFLE,
    Trouble.NEWER_VERSION,
    Trouble.TRIAL_VERSION,
}


class Whole:
    """The bytes of a closed file of some 30 pages, and its actions; too long to be printed."""

    def __init__(self, raw: bytes, night: list[Action]) -> None:
        self.raw = raw
        self.night = night


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Whole:
    path = tmp_path_factory.mktemp("whole") / "night.riffle"
    with create(path) as file:
        night = fill(file, 150)
        file.beat(5)
    return Whole(path.read_bytes(), night)


def tamper(path: Path, *statements: str) -> None:
    """Change history as only a tool that takes the triggers away can; they are put back."""
    with closing(sqlite3.connect(path)) as conn, conn:
        for name, sql in OBJECTS.items():
            if sql.startswith("CREATE TRIGGER"):
                conn.execute(f"DROP TRIGGER {name}")
        for statement in statements:
            conn.execute(statement)
        for sql in OBJECTS.values():
            if sql.startswith("CREATE TRIGGER"):
                conn.execute(sql)


def opened(path: Path) -> tuple[list[Action], Damage | None]:
    """Return what the file gives, and check that reading changed nothing."""
    before, beside = path.read_bytes(), os.listdir(path.parent)
    with open_(path) as file:
        if file.damage is not None:
            assert file.read_only
            assert not file.beat(9)
            with pytest.raises(StoreFailed) as failed:
                file.append(action(1000))
            assert failed.value.trouble is Trouble.DAMAGED
    assert path.read_bytes() == before
    assert os.listdir(path.parent) == beside
    return file.actions, file.damage


@pytest.mark.parametrize(
    ("statement", "stops", "what"),
    [
        ("UPDATE action SET line = 'register \"Bo\"' WHERE id = 30", 30, "changed"),
        ("UPDATE action SET happened = happened + 1 WHERE id = 1", 1, "changed"),
        ("UPDATE action SET after = 3 WHERE id = 60", 60, "changed"),
        ("UPDATE action SET hash = 'f' || substr(hash, 2) WHERE id = 31", 31, "changed"),
        ("UPDATE record SET data = replace(data, '3', '4') WHERE id = 98", 25, "changed"),
        ("UPDATE record SET kind = 'unseated' WHERE id = 100", 25, "changed"),
        ("UPDATE record SET data = '{' WHERE id = 100", 25, "changed"),
        ("UPDATE record SET data = x'ff' WHERE id = 100", 25, "changed"),
        ("UPDATE record SET data = CAST(x'22ff22' AS TEXT) WHERE id = 100", 25, "changed"),
        ("UPDATE action SET line = CAST(x'ff' AS TEXT) WHERE id = 7", 7, "changed"),
        ("DELETE FROM action WHERE id = 12", 12, "changed"),
        ("DELETE FROM record WHERE id = 100", 25, "changed"),
        ("DELETE FROM record WHERE id > 200", 51, "changed"),
        ("DELETE FROM action WHERE id > 50", 51, "orphan"),
        ("INSERT INTO record VALUES (900, 60, 'noted', '{\"text\":\"x\"}')", 60, "changed"),
        ("INSERT INTO record VALUES (900, 7, 'noted', '{\"text\":\"x\"}')", 61, "orphan"),
        ("INSERT INTO action VALUES (61, 1, 1, NULL, 'x', 'y')", 61, "changed"),
        ("DROP TABLE heartbeat", 61, "unreadable"),
        ("CREATE TRIGGER mine AFTER INSERT ON action BEGIN SELECT 1; END", 61, "schema"),
        ("CREATE INDEX mine ON record (kind)", 61, "schema"),
    ],
)
def test_what_was_changed_is_named_and_not_used(
    path: Path, night: list[Action], statement: str, stops: int, what: str
) -> None:
    tamper(path, statement)
    actions, damage = opened(path)
    assert damage is not None
    assert (damage.action, damage.what) == (stops, what)
    assert actions == [a for a in night if a.id < stops]


def test_no_append_of_another_program_falls_into_the_reading(path: Path, night: list[Action]) -> None:
    asked: list[str] = []
    with closing(connect(path)) as conn, closing(sqlite3.connect(path, timeout=0)) as other:

        def append(statement: str) -> None:
            asked.append(statement)
            if statement == RECORDS:
                other.execute("INSERT INTO action VALUES (61, 1, 1, NULL, 'x', 'y')")
                other.execute("INSERT INTO record VALUES (900, 61, 'noted', '{\"text\":\"x\"}')")
                with suppress(sqlite3.OperationalError):  # it has to wait
                    other.commit()

        conn.set_trace_callback(append)
        found = read(conn)
    assert RECORDS in asked
    assert (found.actions, found.damage) == (night, None)


def test_a_trigger_taken_away_is_seen(path: Path, night: list[Action]) -> None:
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("DROP TRIGGER action_not_deleted")
    assert opened(path) == (night, Damage(61, "schema"))


def test_a_record_of_an_unknown_kind_with_a_fitting_hash(path: Path, night: list[Action]) -> None:
    rows = [("chip_raced", json.dumps({"table": 1}))]
    digest = chain(night[-1].hash, Action(61, 1, 1, "chip race", ()), rows)
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("INSERT INTO action VALUES (61, 1, 1, NULL, 'chip race', ?)", (digest,))
        conn.execute("INSERT INTO record VALUES (241, 61, ?, ?)", rows[0])
    actions, damage = opened(path)
    assert actions == night
    assert damage is not None
    assert (damage.action, damage.what) == (61, "record")


ANY_NUMBER = "CREATE TABLE action (id, happened, written, after, line, hash)"
ANY_TIME = "CREATE TABLE action (id INTEGER PRIMARY KEY, happened, written, after, line, hash)"


def one_action(path: Path, table: str, head: Action) -> None:
    """Nothing else in the file, in a table that takes any value."""
    digest = chain("", head, [])
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("DROP TABLE record")
        conn.execute("DROP TABLE action")
        conn.execute(table)
        conn.execute("CREATE TABLE record (id INTEGER PRIMARY KEY, action, kind, data)")
        values = (head.id, head.happened, head.written, head.after, head.line, digest)
        conn.execute("INSERT INTO action VALUES (?, ?, ?, ?, ?, ?)", values)


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize("number", [1.0, "1", "x"])
def test_an_action_whose_number_is_none_with_a_fitting_hash(path: Path, number: Any) -> None:
    one_action(path, ANY_NUMBER, Action(number, 1, 1, "pause", ()))
    with pytest.raises(StoreFailed) as failed:
        open_(path)
    assert failed.value.trouble is Trouble.DAMAGED


@pytest.mark.usefixtures("night")
@pytest.mark.parametrize("at", [1.5, "1", "x"])
def test_an_action_whose_time_is_none_with_a_fitting_hash(path: Path, at: Any) -> None:
    one_action(path, ANY_TIME, Action(1, at, at, "pause", ()))
    assert opened(path) == ([], Damage(1, "changed", "not a number"))


@pytest.mark.parametrize(("happened", "written"), [(1, LATEST), (LATEST, LATEST), (10**17, 10**17), (-1, 1)])
def test_a_time_that_no_clock_shows_with_a_fitting_hash(
    path: Path, night: list[Action], happened: int, written: int
) -> None:
    digest = chain(night[-1].hash, Action(61, happened, written, "pause", ()), [])
    with closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("INSERT INTO action VALUES (61, ?, ?, NULL, 'pause', ?)", (happened, written, digest))
    assert opened(path) == (night, Damage(61, "time", f"{happened}, {written}"))


def test_one_flipped_bit_in_a_stored_row(path: Path, night: list[Action]) -> None:
    raw = bytearray(path.read_bytes())
    place = raw.rindex("Åsa 33".encode())  # SQLite 3.45 leaves what it moved away from where it was
    raw[place + 2] ^= 1
    path.write_bytes(raw)
    actions, damage = opened(path)
    assert damage is not None
    assert (damage.action, damage.what) == (33, "changed")
    assert actions == night[:32]


def test_a_damaged_night_goes_on_from_its_good_beginning(path: Path, night: list[Action]) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size * 4 // 5])
    copy = path.with_name("copy.riffle")
    with open_(path) as file:
        good = file.actions
        assert file.damage is not None
        file.export_copy(copy)
    assert 0 < len(good) < len(night)
    with open_(copy) as file:
        assert (file.actions, file.damage) == (good, None)
        file.append(action(len(good) + 1))
    assert sorted(os.listdir(path.parent)) == ["copy.riffle", "night.riffle"]


def prefix_of(path: Path, night: list[Action]) -> int | None:
    """How many actions are shown, all of them true; None if the file is refused."""
    trouble = None
    try:
        actions, damage = opened(path)
    except StoreFailed as failed:
        trouble = failed.trouble
    if trouble is not None:
        assert trouble in NOTHING_TO_SHOW
        return None
    assert actions == night[: len(actions)]
    assert damage is not None or len(actions) == len(night)
    return len(actions)


def test_cut_short_anywhere(tmp_path: Path, whole: Whole) -> None:
    raw, night = whole.raw, whole.night
    path = tmp_path / "cut.riffle"
    ends = {*range(130), *range(500, len(raw), 777)}
    ends |= {page + more for page in range(PAGE, len(raw), PAGE) for more in (-1, 0, 1)}
    shown: list[int] = []
    for end in sorted(ends):
        path.write_bytes(raw[:end])
        count = prefix_of(path, night)
        if end < 100:
            assert count is None
            with pytest.raises(StoreFailed) as failed:
                open_(path)
            assert failed.value.trouble is Trouble.TRUNCATED
        if count is not None:
            shown.append(count)
    assert shown == sorted(shown)  # more of the file never shows less of the night
    assert shown[-1] > 100


def test_zeros_from_anywhere_to_the_end(tmp_path: Path, whole: Whole) -> None:
    raw, night = whole.raw, whole.night
    path = tmp_path / "zeros.riffle"
    shown = []
    for start in range(0, len(raw), 1024):
        path.write_bytes(raw[:start] + bytes(len(raw) - start))
        count = prefix_of(path, night)
        shown.append(-1 if count is None else count)
    assert shown[0] == -1
    assert max(shown) > 100


def test_zeros_over_the_beginning_are_damage_not_another_program(path: Path, night: list[Action]) -> None:
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
    with pytest.raises(StoreFailed) as failed:
        open_(path)
    assert failed.value.trouble is Trouble.DAMAGED


@settings(max_examples=examples(300), suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 2**30), bits=st.integers(1, 255), length=st.sampled_from([1, 1, 1, 64, 5000]))
def test_overwritten_anywhere(tmp_path: Path, whole: Whole, place: int, bits: int, length: int) -> None:
    raw, night = bytearray(whole.raw), whole.night
    place %= len(raw)
    for i in range(place, min(place + length, len(raw))):
        raw[i] ^= bits
    path = tmp_path / "flipped.riffle"
    path.write_bytes(raw)
    trouble, actions, damage = None, night, None
    try:
        with open_(path) as file:
            actions, damage = file.actions, file.damage
    except StoreFailed as failed:
        trouble = failed.trouble
    assert trouble is None or trouble in NOTHING_TO_SHOW
    assert actions == night[: len(actions)]
    assert damage is not None or len(actions) == len(night)


def sqlite_file(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path)) as conn, conn:
        for statement in statements:
            conn.execute(statement)


def empty(path: Path) -> None:
    path.write_bytes(b"")


def text(path: Path) -> None:
    path.write_text("Dear diary, tonight I folded aces. " * 10)


def picture(path: Path) -> None:
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + bytes(200))


def other_database(path: Path) -> None:
    sqlite_file(path, "CREATE TABLE action (id)", "PRAGMA application_id = 7")


def unnamed_database(path: Path) -> None:
    sqlite_file(path, "CREATE TABLE action (id)")


def newer(path: Path) -> None:
    create(path).close()
    sqlite_file(path, "PRAGMA user_version = 3", "CREATE TABLE chips (id)")


def trial(path: Path) -> None:
    create(path).close()
    sqlite_file(path, "PRAGMA user_version = 1")


def folder(path: Path) -> None:
    path.mkdir()


def nothing(path: Path) -> None:
    del path


@pytest.mark.parametrize(
    ("make", "trouble"),
    [
        (empty, Trouble.TRUNCATED),
        (text, Trouble.NOT_RIFFLE),
        (picture, Trouble.NOT_RIFFLE),
        (other_database, Trouble.NOT_RIFFLE),
        (unnamed_database, Trouble.NOT_RIFFLE),
        (newer, Trouble.NEWER_VERSION),
        (trial, Trouble.TRIAL_VERSION),
        (folder, Trouble.NOT_RIFFLE),
        (nothing, Trouble.NOT_FOUND),
    ],
)
def test_files_that_are_not_a_tournament(path: Path, make: Callable[[Path], None], trouble: Trouble) -> None:
    make(path)
    before = path.read_bytes() if path.is_file() else None
    for read_only in (False, True):
        with pytest.raises(StoreFailed) as failed:
            open_(path, read_only=read_only)
        assert failed.value.trouble is trouble
        assert failed.value.path == str(path)
    assert (path.read_bytes() if path.is_file() else None) == before
    assert set(os.listdir(path.parent)) <= {path.name}


def test_a_name_with_every_awkward_character(tmp_path: Path) -> None:
    asked = "" if sys.platform == "win32" else "?"  # no name has one there
    path = tmp_path / f"Påsk 100% #1 & vänner; a{asked}b=c [x].riffle"
    with create(path) as file:
        night = fill(file, 2)
    with open_(path) as file:
        assert file.actions == night
    assert os.listdir(tmp_path) == [path.name]


def test_the_hash_covers_every_column(path: Path, night: list[Action]) -> None:
    with closing(sqlite3.connect(path)) as conn:
        rows = conn.execute("SELECT kind, data FROM record WHERE action = 2 ORDER BY id").fetchall()
    assert rows == encoded(night[1].records)
    assert night[1].hash == chain(night[0].hash, night[1], rows)
