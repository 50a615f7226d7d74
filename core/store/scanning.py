"""Find the rows of a tournament's file page by page, however damaged the rest is.

SQLite gives up if the header, an inner page or the end of a file is damaged. Each leaf page holds its own
rows, and Riffle's rows are recognised by their shape; the seals prove whether they are true. Format:
sqlite.org/fileformat2.html, §1.3, §1.6, §2.1.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field

_LEAF = 0x0D
_HEADER = 100
_USUAL = 4096
_SEAL = 64
_HEX = frozenset("0123456789abcdef")
# A row is read about once per byte; cells that hostile pages share are not read for ever.
_READ, _LEAST = 4, 1 << 20
_FIXED = {0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8, 8: 0, 9: 0}

Value = int | str | None
Head = tuple[int, int, int, int | None, str, str]
"""id, happened, written, after, line, hash."""


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
    size = _page_size(data)
    rows = _scan(data, size)
    return _scan(data, _USUAL) if not rows.heads and size != _USUAL else rows


def _page_size(data: bytes) -> int:
    stored = int.from_bytes(data[16:18], "big")
    size = 65536 if stored == 1 else stored
    return size if size >= 512 and size & (size - 1) == 0 else _USUAL


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
    """Return the number at this position, and the position after it. Raises ``IndexError``."""
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
