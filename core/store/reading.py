"""Read a log: the longest beginning that is proved whole, and the damage after it."""

import os
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import chain as flat
from types import NoneType
from typing import Any

from core.keeping.salvage import Damage, Fault
from core.log.bulk import no_collection
from core.say.records import Action, BadRecord, Record, from_json, hashed
from core.say.said import ByFields
from core.say.times import happens
from core.store import schema
from core.store.decoding import decode
from core.store.troubles import is_corrupt

Head = tuple[int, int, int, int | None, str, str]
"""An action's columns: id, happened, written, after, line, hash."""

ACTIONS = "SELECT id, happened, written, after, line, hash FROM action ORDER BY id"
_BROKEN = (sqlite3.Error, UnicodeDecodeError)
RECORDS = "SELECT action, kind, data FROM record ORDER BY id"
# Steps of SQLite's machine allowed for each byte of a file, generously, and for an empty one; a tree whose
# branches meet again would have no end.
_STEPS, _FEWEST, _ASKED = 20, 1_000_000, 10_000
# Bytes a row takes in a file besides its texts.
_ROW = 8


@dataclass(frozen=True, eq=False, repr=False)
class Content(ByFields):
    """The contents of a file. ``records`` is the highest record id."""

    actions: list[Action]
    damage: Damage | None = None
    beat: int | None = None
    records: int = 0

    @property
    def next(self) -> int:
        """Return the number of the action after these."""
        return self.actions[-1].id + 1 if self.actions else 1


def read(conn: sqlite3.Connection) -> Content:
    """Read the whole log in one transaction, so that another Riffle's append cannot fall in between. The file
    may be anybody's: time and memory are limited by its size.

    Raises ``sqlite3.Error`` if nothing can be read.
    """
    try:
        conn.execute("BEGIN")
        with no_collection(), _limited(conn):
            return _read(conn)
    except UnicodeDecodeError as error:  # SQLite's message quotes a schema that is not valid text
        raise sqlite3.DatabaseError(str(error)) from error
    finally:
        if conn.in_transaction:
            conn.execute("ROLLBACK")


@contextmanager
def _limited(conn: sqlite3.Connection) -> Iterator[None]:
    """Limit the steps SQLite may take. The reader gets ``sqlite3.OperationalError``."""
    checks_left = (_FEWEST + _STEPS * _size(conn)) // _ASKED

    def over() -> bool:
        nonlocal checks_left
        checks_left -= 1
        return checks_left < 0

    conn.set_progress_handler(over, _ASKED)
    try:
        yield
    finally:
        conn.set_progress_handler(None, 0)


def _size(conn: sqlite3.Connection) -> int:
    """Return the bytes of the file according to the disk: its own header may lie."""
    return os.path.getsize(conn.execute("PRAGMA database_list").fetchone()[2])


def _read(conn: sqlite3.Connection) -> Content:
    ours = schema.is_ours(conn)
    schema.must_be_tables(conn)
    problem = _hidden(conn)
    # A sound tree holds each row once; otherwise rows are counted as they come.
    room = None if ours and not problem else _size(conn)
    heads, heads_broke = _rows(conn, ACTIONS, room)
    parts, parts_broke = _rows(conn, RECORDS, room)
    broke = heads_broke or parts_broke
    actions, damage = proved(heads, parts, broke)
    beat = None
    try:
        (beat,) = conn.execute("SELECT max(at) FROM heartbeat").fetchone()
    except _BROKEN as error:
        broke = broke or error
    if damage is None:
        next_number = Content(actions).next
        if broke is not None:
            damage = Damage(next_number, "unreadable", str(broke))
        elif not ours:
            damage = Damage(next_number, "schema")
        elif problem:
            damage = Damage(next_number, "unreadable", problem)
    last = conn.execute("SELECT max(id) FROM record").fetchone()[0] if damage is None else 0
    return Content(actions, damage, beat if type(beat) is int else None, last or 0)


def _hidden(conn: sqlite3.Connection) -> str:
    """Describe damage in pages that are readable all the same: the next action could overwrite earlier
    ones."""
    try:
        problem = str(conn.execute("PRAGMA quick_check(1)").fetchone()[0])
    except _BROKEN as error:
        if not is_corrupt(error):
            raise
        return str(error)
    return "" if problem == "ok" else problem


def _rows(conn: sqlite3.Connection, query: str, room: int | None) -> tuple[list[Any], Exception | None]:
    """Return the rows up to an error, or until they take more than ``room``."""
    try:
        if room is None:
            return conn.execute(query).fetchall(), None
    except _BROKEN as error:
        if not is_corrupt(error):
            raise
        room = _size(conn)
    rows = []  # one by one, to keep those before the error
    # Invalid text must not hide the good rows before it; its hash will not fit.
    conn.text_factory = lambda raw: raw.decode(errors="surrogateescape")
    try:
        for row in conn.execute(query):
            room -= _ROW + sum(len(value) for value in row if isinstance(value, str | bytes))
            if room < 0:
                raise sqlite3.DatabaseError("more than the file holds")
            rows.append(row)
    except _BROKEN as error:
        return rows, error
    finally:
        conn.text_factory = str
    return rows, None


def _spans(ids: Sequence[int], owners: Sequence[Any]) -> list[slice]:
    """Return the records of each action: they stand in the order of the actions."""
    spans, at, count = [], 0, len(owners)
    for number in ids:
        start = at
        while at < count and owners[at] == number:
            at += 1
        spans.append(slice(start, at))
    return spans


def proved(
    heads: Sequence[Head], parts: Sequence[Any], broke: Exception | None = None
) -> tuple[list[Action], Damage | None]:
    """Return the actions whose hashes continue each other, up to the first damaged one, and its damage."""
    rows = [part[1:] for part in parts]
    spans = _spans([head[0] for head in heads], [part[0] for part in parts])
    known: list[Record] | None = None  # if all of them are good
    if broke is None:
        with suppress(TypeError, ValueError):
            known = decode([kind for kind, _ in rows], [text for _, text in rows])
    actions: list[Action] = []
    previous = ""

    def stops(fault: Fault, detail: str) -> tuple[list[Action], Damage]:
        # Count instead of reading the number: an overwritten page may hold any number.
        return actions, Damage(actions[-1].id + 1 if actions else 1, fault, detail)

    for head, span in zip(heads, spans, strict=True):
        number, happened, written, after, line, stored = head
        whole = sealed(previous, head, rows[span])
        fault: Fault = "unreadable" if broke is not None and span.stop == len(parts) else "changed"
        try:
            records = known[span] if known is not None else [from_json(*row) for row in rows[span]]
        except BadRecord as error:
            return stops("record" if whole else fault, str(error))
        except (TypeError, ValueError) as error:  # a blob instead of text
            return stops(fault, str(error))
        if not whole:
            return stops(fault, str(broke or ""))
        if {type(number), type(happened), type(written)} != {int} or type(after) not in (int, NoneType):
            return stops("changed", "not a number")
        if not (happens(happened) and happens(written)):
            return stops("time", f"{happened}, {written}")
        actions.append(Action(number, happened, written, line, tuple(records), after, stored))
        previous = stored
    if (spans[-1].stop if spans else 0) < len(parts):
        return stops("unreadable" if broke else "orphan", str(broke or ""))
    return actions, None


def sealed(previous: str, head: Head, rows: Iterable[tuple[str, str]]) -> bool:
    """Return whether the hash of an action, with these records, continues the ``previous`` one."""
    try:
        return hashed(previous, head[:5], flat.from_iterable(rows)) == head[5]
    except (TypeError, ValueError):  # a blob or half a surrogate pair instead of text
        return False
