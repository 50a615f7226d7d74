"""Reading a log: the longest beginning of it that is proved whole, and what stands after that."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain as flat
from types import NoneType
from typing import Any

from core.keeping.damage import Damage, Fault
from core.log.bulk import many, no_collection
from core.say.records import Action, BadRecord, chain, from_json, happens, hashed
from core.store import schema
from core.store.decoding import decode
from core.store.troubles import is_corrupt

_ACTIONS = "SELECT id, happened, written, after, line, hash FROM action ORDER BY id"
_BROKEN = (sqlite3.Error, UnicodeDecodeError)
_RECORDS = "SELECT action, kind, data FROM record ORDER BY id"
# Steps of SQLite's machine that reading takes for each byte of a file, generously, and for an empty one; the
# rows of a tree whose branches meet again have no end.
_STEPS, _FEWEST, _ASKED = 20, 1_000_000, 10_000
# What a row takes of a file besides its texts.
_ROW = 8


@dataclass(frozen=True, slots=True)
class Content:
    """What a file holds. ``records`` is the highest record id."""

    actions: list[Action]
    damage: Damage | None = None
    beat: int | None = None
    records: int = 0

    @property
    def next(self) -> int:
        """The number of the action after these."""
        return self.actions[-1].id + 1 if self.actions else 1


def read(conn: sqlite3.Connection) -> Content:
    """All of it, in one read transaction so that another Riffle's append cannot fall in between. The file may
    be anybody's: it takes no more steps, and no more room, than its bytes are worth.

    Raises ``sqlite3.Error`` where nothing can be read at all.
    """
    try:
        conn.execute("BEGIN")
        with no_collection(), _limited(conn):
            return _read(conn)
    except UnicodeDecodeError as error:  # SQLite's message quotes a schema that is no text any more
        raise sqlite3.DatabaseError(str(error)) from error
    finally:
        if conn.in_transaction:
            conn.execute("ROLLBACK")


@contextmanager
def _limited(conn: sqlite3.Connection) -> Iterator[None]:
    """Not so many steps, whatever stands in the file. Raises ``sqlite3.OperationalError`` in the reader."""
    left = (_FEWEST + _STEPS * _size(conn)) // _ASKED

    def over() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    conn.set_progress_handler(over, _ASKED)
    try:
        yield
    finally:
        conn.set_progress_handler(None, 0)


def _size(conn: sqlite3.Connection) -> int:
    """Bytes of the file, by the disk: what the file says itself is not believed."""
    return os.path.getsize(conn.execute("PRAGMA database_list").fetchone()[2])


def _read(conn: sqlite3.Connection) -> Content:
    ours = schema.is_ours(conn)
    schema.must_be_tables(conn)
    problem = _hidden(conn)
    # Of a sound tree each row stands in the file once; else they are counted as they come.
    room = None if ours and not problem else _size(conn)
    heads, heads_broke = _rows(conn, _ACTIONS, room)
    parts, parts_broke = _rows(conn, _RECORDS, room)
    broke = heads_broke or parts_broke
    actions, damage = _proved(heads, parts, broke)
    beat = None
    try:
        (beat,) = conn.execute("SELECT max(at) FROM heartbeat").fetchone()
    except _BROKEN as error:
        broke = broke or error
    if damage is None:
        after = Content(actions).next
        if broke is not None:
            damage = Damage(after, "unreadable", str(broke))
        elif not ours:
            damage = Damage(after, "schema")
        elif problem:
            damage = Damage(after, "unreadable", problem)
    last = conn.execute("SELECT max(id) FROM record").fetchone()[0] if damage is None else 0
    return Content(actions, damage, beat if type(beat) is int else None, last or 0)


def _hidden(conn: sqlite3.Connection) -> str:
    """What is wrong with pages that can all be read: the next action could be written over earlier ones."""
    try:
        problem = str(conn.execute("PRAGMA quick_check(1)").fetchone()[0])
    except _BROKEN as error:
        if not is_corrupt(error):
            raise
        return str(error)
    return "" if problem == "ok" else problem


def _rows(conn: sqlite3.Connection, query: str, room: int | None) -> tuple[list[Any], Exception | None]:
    """The rows up to where the file cannot be read any more, or to where they are more than have ``room``."""
    try:
        if room is None:
            return conn.execute(query).fetchall(), None
    except _BROKEN as error:
        if not is_corrupt(error):
            raise
        room = _size(conn)
    rows = []  # one by one, to keep what came before the error
    # Bytes that are no text must not hide the good rows before them; their hash will not fit.
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


def _proved(
    heads: list[Any], parts: list[Any], broke: Exception | None
) -> tuple[list[Action], Damage | None]:
    """The actions whose hashes continue each other, and the first that does not."""
    whole = _whole(heads, parts) if broke is None else None
    return _one_by_one(heads, parts, broke) if whole is None else (whole, None)


def _whole(heads: list[Any], parts: list[Any]) -> list[Action] | None:
    """All actions, where nothing at all is wrong with any; else it is for ``_one_by_one`` to say what."""
    ids, happened, written, after, lines, hashes = zip(*heads, strict=True) if heads else [()] * 6
    owners, kinds, texts = zip(*parts, strict=True) if parts else [()] * 3
    numbers = {*map(type, ids), *map(type, happened), *map(type, written)}
    if not numbers <= {int} or not {*map(type, after)} <= {int, NoneType}:
        return None
    if heads and not all(happens(at) for times in (happened, written) for at in (min(times), max(times))):
        return None
    try:
        records = decode(kinds, texts)
        spans = _spans(ids, owners)
        words = [*flat.from_iterable(zip(kinds, texts, strict=True))]
        previous = ""
        for head, span in zip(heads, spans, strict=True):
            if hashed(previous, head[:5], words[2 * span.start : 2 * span.stop]) != head[5]:
                return None
            previous = head[5]
    except (TypeError, ValueError):  # a record that is none; a blob or half a character where text was
        return None
    if _end(spans) < len(parts):
        return None
    own = [tuple(records[span]) for span in spans]
    return many(Action, ids, happened, written, lines, own, after, hashes)


def _spans(ids: Sequence[int], owners: Sequence[Any]) -> list[slice]:
    """Which records are each action's: they stand in the order of the actions."""
    spans, at, count = [], 0, len(owners)
    for number in ids:
        start = at
        while at < count and owners[at] == number:
            at += 1
        spans.append(slice(start, at))
    return spans


def _end(spans: Sequence[slice]) -> int:
    """How many records are somebody's."""
    return int(spans[-1].stop) if spans else 0


def _one_by_one(
    heads: list[Any], parts: list[Any], broke: Exception | None
) -> tuple[list[Action], Damage | None]:
    """As far as they are proved, and what is wrong with the next."""
    rows = [part[1:] for part in parts]
    spans = _spans([head[0] for head in heads], [part[0] for part in parts])
    actions: list[Action] = []
    previous = ""

    def stops(fault: Fault, detail: str) -> tuple[list[Action], Damage]:
        # Not the number that is read there: what an overwritten page seems to say is no number of anything.
        return actions, Damage(actions[-1].id + 1 if actions else 1, fault, detail)

    for (number, happened, written, after, line, stored), span in zip(heads, spans, strict=True):
        own = rows[span]
        fault: Fault = "unreadable" if broke is not None and span.stop == len(parts) else "changed"
        try:
            records = tuple([from_json(*row) for row in own])
            action = Action(number, happened, written, line, records, after, stored)
            if chain(previous, action, own) != stored:
                return stops(fault, str(broke or ""))
        except BadRecord as error:
            whole = _hash_fits(previous, number, happened, written, after, line, stored, own)
            return stops("record" if whole else fault, str(error))
        except (TypeError, ValueError) as error:  # a blob or half a character where text was
            return stops(fault, str(error))
        numbers = {type(number), type(happened), type(written)}
        if numbers != {int} or not (after is None or type(after) is int):
            return stops("changed", "not a number")
        if not (happens(happened) and happens(written)):
            return stops("time", f"{happened}, {written}")
        actions.append(action)
        previous = stored
    if _end(spans) < len(parts):
        return stops("unreadable" if broke else "orphan", str(broke or ""))
    return actions, None


def _hash_fits(
    previous: str, number: int, happened: int, written: int, after: int | None, line: str, stored: str,
    rows: list[Any],
) -> bool:  # fmt: skip
    try:
        return chain(previous, Action(number, happened, written, line, (), after), rows) == stored
    except (TypeError, ValueError):
        return False
