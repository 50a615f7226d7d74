"""Rescue the contents of a damaged tournament into a new file. The damaged file is only read.

SQLite gives up if the header, an inner page or the end of a file is damaged. Each leaf page holds its own
rows, and Riffle's rows are recognised by their shape; the seals prove whether they are true. Format:
sqlite.org/fileformat2.html, §1.3, §1.6, §2.1.
"""

import os
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from core.keeping.salvage import Damage, Leftover, Salvage
from core.say.records import Action, BadRecord, Record, encoded, from_json
from core.say.refused import StoreFailed, Trouble
from core.store.connecting import LARGEST, connect, tidy
from core.store.journal import beside, copied
from core.store.log import TournamentFile, open_
from core.store.reading import Head, proved, sealed
from core.store.troubles import failing, reserve
from core.store.writing import replacing, write_new

_LEAF = 0x0D
_HEADER = 100
_USUAL = 4096
_SEAL = 64
_HEX = frozenset("0123456789abcdef")
# A row is read about once per byte; cells that hostile pages share are not read for ever.
_READ, _LEAST = 4, 1 << 20
_FIXED = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 8: 0, 9: 0}

Value = int | str | None


@dataclass
class Found:
    """``heads`` by action, ``parts`` (action, kind, data) by record; the number of pages and of empty
    pages."""

    heads: dict[int, Head] = field(default_factory=dict)
    parts: dict[int, tuple[int, str, str]] = field(default_factory=dict)
    pages: int = 0
    blank: int = 0


class _Enough(Exception):
    """More was read than the file holds."""


@dataclass
class _Room:
    """The number of bytes that may still be read."""

    left: int

    def take(self, length: int) -> None:
        """Use up ``length`` bytes. Raises ``_Enough``."""
        self.left -= length
        if self.left < 0:
            raise _Enough


def scan(data: bytes) -> Found:
    """Return every row of an action or a record that can be recognised."""
    stored = int.from_bytes(data[16:18], "big")
    size = 65536 if stored == 1 else stored
    if size < 512 or size & (size - 1):  # overwritten: it is a power of two
        size = _USUAL
    rows = _scan(data, size)
    return _scan(data, _USUAL) if not rows.heads and size != _USUAL else rows


def _scan(data: bytes, size: int) -> Found:
    rows, room = Found(), _Room(_READ * len(data) + _LEAST)
    for start in range(0, len(data), size):
        rows.pages += 1
        page = data[start : start + size]
        at = _HEADER if start == 0 else 0
        if not any(page):
            rows.blank += 1
        elif page[at : at + 1] == bytes([_LEAF]):
            with suppress(_Enough):
                for rowid, values in _rows(data, start, at, size, room):
                    _add(rows, rowid, values)
    return rows


def _rows(data: bytes, start: int, at: int, size: int, room: _Room) -> Iterator[tuple[int, list[Value]]]:
    """Yield the cells of one leaf page."""
    count = int.from_bytes(data[start + at + 3 : start + at + 5], "big")
    first = start + at + 8
    for pointer in range(first, min(first + 2 * count, start + size), 2):
        cell = start + int.from_bytes(data[pointer : pointer + 2], "big")
        try:
            row = _row(data, cell, size, room)
        except (IndexError, ValueError, OverflowError):
            continue
        if row is not None:
            yield row


def _row(data: bytes, cell: int, size: int, room: _Room) -> tuple[int, list[Value]] | None:
    length, at = _varint(data, cell)
    rowid, at = _varint(data, at)
    if not 0 < length <= len(data):
        return None
    room.take(length)
    payload = _payload(data, at, length, size)
    return None if payload is None else (rowid, _values(payload))


def _payload(data: bytes, at: int, length: int, size: int) -> bytes | None:
    """Return the row's bytes, including its overflow pages; None if one is missing."""
    most = size - 35
    if length <= most:
        return data[at : at + length] if at + length <= len(data) else None
    least = (size - 12) * 32 // 255 - 23
    here = least + (length - least) % (size - 4)
    here = here if here <= most else least
    parts, remaining = [data[at : at + here]], length - here
    following = int.from_bytes(data[at + here : at + here + 4], "big")
    for _ in range(len(data) // size):
        if remaining <= 0:
            break
        page = data[(following - 1) * size : following * size] if following else b""
        if len(page) < 4:
            return None
        parts.append(page[4 : 4 + remaining])
        remaining -= len(page) - 4
        following = int.from_bytes(page[:4], "big")
    return b"".join(parts) if remaining <= 0 else None


def _values(payload: bytes) -> list[Value]:
    """Return the columns of a row; broken text keeps its readable part. Raises ``ValueError``."""
    head, at = _varint(payload, 0)
    kinds = []
    while at < head:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    values: list[Value] = []
    at = head
    for kind in kinds:
        long = _FIXED.get(kind, (kind - 12) // 2 if kind >= 12 else -1)
        raw = payload[at : at + long]
        if long < 0 or len(raw) < long:
            raise ValueError("no such column")
        at += long
        if kind == 0:
            values.append(None)
        elif kind in (8, 9):
            values.append(kind - 8)
        elif kind < 7:
            values.append(int.from_bytes(raw, "big", signed=True))
        else:
            values.append(raw.decode(errors="replace"))
    return values


def _varint(data: bytes, at: int) -> tuple[int, int]:
    value = 0
    for _ in range(8):
        byte = data[at]
        at += 1
        value = value << 7 | byte & 0x7F
        if byte < 0x80:
            return value, at
    return value << 8 | data[at], at + 1


def _add(rows: Found, rowid: int, values: list[Value]) -> None:
    """Add the row as an action or a record, if it is one. SQLite keeps its number outside the columns."""
    match values:
        case [None, int() as happened, int() as written, int() | None as after, str() as line, str() as seal]:
            if len(seal) == _SEAL and set(seal) <= _HEX:
                rows.heads.setdefault(rowid, (rowid, happened, written, after, line, seal))
        case [None, int() as action, str() as kind, str() as text]:
            rows.parts.setdefault(rowid, (action, kind, text))


_READ_ANYWAY = (Trouble.DAMAGED, Trouble.TRUNCATED, Trouble.NOT_RIFFLE, Trouble.DISK_GONE)


def salvage(path: Path, known: Sequence[Record] = ()) -> Salvage:
    """Return everything readable in the file, which may be whole. A spoiled record is taken to be one of the
    ``known`` where the seal of its action proves it. Raises ``StoreFailed`` if nothing is readable."""
    path = Path(path)
    file, trouble = _open_or_reason(path)
    good = file.actions if file else []
    damage = file.damage if file else Damage(1, "unreadable", str(trouble))
    if damage is None:
        return Salvage(good)
    rows, chained = _best_rows(path, encoded(known))
    if len(chained) > len(good):
        good = chained
    result = Salvage(good, pages=rows.pages, blank=rows.blank)
    later, lost = _after(rows, result.highest)
    if trouble is not None and not good and not later:
        raise trouble
    bad = damage if damage.action > result.highest else replace(damage, action=result.highest + 1)
    return replace(result, damage=bad, later=later, lost=lost)


def save(path: Path, actions: Sequence[Action]) -> None:
    """Write these actions, whose seals continue each other, to a new tournament file. Existing files are
    never overwritten. Raises ``StoreFailed`` and then leaves no file."""
    with _new_tournament(Path(path)) as part, closing(write_new(part, actions)) as conn:
        tidy(conn)


def save_list(path: Path, lines: Sequence[str]) -> None:
    """Write a new text file; invalid characters are written as numbers. Existing files are never overwritten.
    Raises ``StoreFailed`` and then leaves no file."""
    text = "\n".join(lines) + "\n"
    with _new(path) as part:
        part.write_text(text, encoding="utf-8", errors="backslashreplace", newline="\n")


def restore(backup: Path, path: Path) -> None:
    """Write everything proved in the backup to a new file. Existing files are never overwritten. Raises
    ``StoreFailed`` and then leaves no file."""
    with open_(backup, read_only=True) as log:
        if log.damage is not None:
            save(path, log.actions)
            return
    with _new_tournament(Path(path)) as part:
        shutil.copyfile(backup, part)


@contextmanager
def _new(path: Path) -> Iterator[Path]:
    """Reserve the name for a new file, which is written beside it."""
    reserve(path)
    with failing(path):
        try:
            with replacing(path) as part:
                yield part
        except BaseException:
            with suppress(OSError):  # a journal beside it is another file's
                path.unlink(missing_ok=True)
            raise


@contextmanager
def _new_tournament(path: Path) -> Iterator[Path]:
    """Reserve the name for a tournament, which is read back before it is renamed."""
    with _new(path) as part:
        yield part
        with open_(part, read_only=True) as log:
            if log.damage is not None:
                raise OSError(f"written, but not as it was meant: {log.damage}")


def _open_or_reason(path: Path) -> tuple[TournamentFile | None, StoreFailed | None]:
    """Open the file for its proved beginning, or return the reason why it cannot be opened."""
    try:
        file = open_(path, read_only=True)
    except StoreFailed as trouble:
        if trouble.trouble in _READ_ANYWAY and os.path.isfile(path) and 0 < path.stat().st_size <= LARGEST:
            return None, trouble
        raise
    file.close()
    return file, None


def _best_rows(path: Path, known: Sequence[tuple[str, str]]) -> tuple[Found, list[Action]]:
    """Return the rows of the file, and the good actions from the first one on.

    The journal of a crash is played back in a copy. That may cost the one action that was being stored; a
    journal that costs more belongs to another file or another time. Raises ``StoreFailed``.
    """
    with failing(path):
        plain = scan(path.read_bytes())
    _put_back(plain, known)
    good = _good(plain)
    played = _played(path)
    if played is not None:
        rows = scan(played)
        _put_back(rows, known)
        replayed = _good(rows)
        if len(replayed) >= len(good) - 1:
            return rows, replayed
    return plain, good


def _played(path: Path) -> bytes | None:
    with failing(path):
        if not beside(path).exists():
            return None
        with copied(path, journal=True) as copy:
            with suppress(sqlite3.Error), closing(connect(copy)) as conn:
                conn.execute("PRAGMA schema_version").fetchone()  # this reads no more than the file's header
            return copy.read_bytes()


def _put_back(rows: Found, known: Sequence[tuple[str, str]]) -> None:
    """Put known records, as kind and JSON, in the place of spoiled ones of that kind where the action's seal
    is then right."""
    own: dict[int, list[int]] = defaultdict(list)
    for record, (action, _, _) in sorted(rows.parts.items()):
        own[action].append(record)
    kinds = {kind for kind, _ in known}
    for number, records in own.items():
        spoiled = [x for x in records if rows.parts[x][1] in kinds]
        head, before = rows.heads.get(number), rows.heads.get(number - 1)
        if not spoiled or head is None or (before is None and number > 1):
            continue
        previous = "" if before is None else before[5]
        words = [rows.parts[x][1:] for x in records]
        if sealed(previous, head, words):
            continue
        for record in spoiled:
            for kind, text in known:
                there = records.index(record)
                if sealed(previous, head, [*words[:there], (kind, text), *words[there + 1 :]]):
                    rows.parts[record] = (number, kind, text)


def _good(rows: Found) -> list[Action]:
    """Return the actions from the first one on whose seals continue each other."""
    own = _own(rows)
    heads = [rows.heads[number] for number in sorted(rows.heads)]
    return proved(heads, [(head[0], *part) for head in heads for part in own[head[0]]])[0]


def _after(rows: Found, last: int) -> tuple[tuple[Leftover, ...], tuple[int, ...]]:
    """Return the leftover actions after the last good one, and the lost numbers."""
    own = _own(rows)
    # A number made huge by a flipped bit would be followed by a million lost ones.
    most = last + 2 * (len(rows.heads) + len(rows.parts)) + 1000
    numbers = sorted(x for x in rows.heads if last < x <= most)
    later = []
    for number in numbers:
        head, previous = rows.heads[number], rows.heads.get(number - 1)
        whole = previous is not None and sealed(previous[5], head, own[number])
        later.append(Leftover(number, head[1], head[4], whole, _action(head, own[number])))
    records = (x for x in own if last < x <= most)
    highest = max([last, *numbers, *records])
    return tuple(later), tuple(x for x in range(last + 1, highest + 1) if x not in rows.heads)


def _own(rows: Found) -> dict[int, list[tuple[str, str]]]:
    own: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for _, (action, kind, text) in sorted(rows.parts.items()):
        own[action].append((kind, text))
    return own


def _action(head: Head, own: list[tuple[str, str]]) -> Action | None:
    number, happened, written, after, line, seal = head
    try:
        records = tuple(from_json(kind, text) for kind, text in own)
    except (BadRecord, ValueError):
        return None
    return Action(number, happened, written, line, records, after, seal)
