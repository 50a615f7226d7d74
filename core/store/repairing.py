"""Rescue the contents of a damaged tournament into a new file. The damaged file is only read."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from core.keeping.salvage import Damage, Leftover, Salvage
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action, BadRecord, chain, from_json, happens
from core.store.connecting import LARGEST, connect, tidy
from core.store.journal import beside, copied
from core.store.log import TournamentFile, open_
from core.store.scanning import Found, Head, scan
from core.store.troubles import failed
from core.store.writing import write_new

_READ_ANYWAY = (Trouble.DAMAGED, Trouble.TRUNCATED, Trouble.NOT_RIFFLE, Trouble.DISK_GONE)


def salvage(path: Path) -> Salvage:
    """Return everything readable in the file, which may be whole. Raises ``StoreFailed`` if nothing is."""
    path = Path(path)
    file, trouble = _open_or_reason(path)
    good = file.actions if file else []
    damage = file.damage if file else Damage(1, "unreadable", str(trouble))
    if damage is None:
        return Salvage(good)
    rows, chained = _best_rows(path)
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
    path = Path(path)
    part = _reserve(path)
    done = False
    try:
        with closing(write_new(part, actions)) as conn:
            tidy(conn)
        _settle(part, path)
        done = True
    except (sqlite3.Error, OSError) as error:
        raise failed(error, path) from error
    finally:
        _clear(part, path, done=done)


def save_list(path: Path, lines: Sequence[str]) -> None:
    """Write a new text file; invalid characters are written as numbers. Existing files are never overwritten.
    Raises ``StoreFailed`` and then leaves no file."""
    begun = done = False
    try:
        with path.open("x", encoding="utf-8", errors="backslashreplace", newline="\n") as file:
            begun = True
            file.write("\n".join(lines) + "\n")
            file.flush()
            os.fsync(file.fileno())
        done = True
    except OSError as error:
        raise failed(error, path) from error
    finally:
        if begun and not done:
            with suppress(OSError):
                path.unlink(missing_ok=True)


def restore(backup: Path, path: Path) -> None:
    """Write everything proved in the backup to a new file. Existing files are never overwritten. Raises
    ``StoreFailed`` and then leaves no file."""
    with open_(backup, read_only=True) as log:
        if log.damage is not None:
            save(path, log.actions)
            return
    path = Path(path)
    part = _reserve(path)
    done = False
    try:
        shutil.copyfile(backup, part)
        _settle(part, path)
        done = True
    except OSError as error:
        raise failed(error, path) from error
    finally:
        _clear(part, path, done=done)


def _reserve(path: Path) -> Path:
    """Reserve the name; the content is written beside it and renamed."""
    try:
        path.open("xb").close()
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
    except OSError as error:
        raise failed(error, path) from error
    return part


def _settle(part: Path, path: Path) -> None:
    """Read the new file back before it gets its name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    with open_(part, read_only=True) as log:
        if log.damage is not None:
            raise OSError(f"written, but not as it was meant: {log.damage}")
    part.replace(path)


def _clear(part: Path, path: Path, *, done: bool) -> None:
    for leftover in (part, beside(part), *(() if done else (path,))):
        with suppress(OSError):
            leftover.unlink(missing_ok=True)


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


def _best_rows(path: Path) -> tuple[Found, list[Action]]:
    """Return the rows of the file, and the good actions from the first one on.

    The journal of a crash is played back in a copy. That may cost the one action that was being stored; a
    journal that costs more belongs to another file or another time. Raises ``StoreFailed``.
    """
    plain = scan(_read(path))
    good = _good(plain)
    played = _played(path)
    if played is not None:
        rows = scan(played)
        replayed = _good(rows)
        if len(replayed) >= len(good) - 1:
            return rows, replayed
    return plain, good


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise failed(error, path) from error


def _played(path: Path) -> bytes | None:
    """Return the file as its journal leaves it; None without a journal."""
    try:
        if not beside(path).exists():
            return None
        with copied(path, journal=True) as copy:
            with suppress(sqlite3.Error), closing(connect(copy)) as conn:
                conn.execute("PRAGMA schema_version").fetchone()  # this reads no more than the file's header
            return copy.read_bytes()
    except OSError as error:
        raise failed(error, path) from error


def _good(rows: Found) -> list[Action]:
    """Return the actions from the first one on whose seals continue each other."""
    own = _own(rows)
    good: list[Action] = []
    previous = ""
    for number in sorted(rows.heads):
        head = rows.heads[number]
        action = _action(head, own[number])
        valid_time = happens(head[1]) and happens(head[2])
        if action is None or not valid_time or not _fits(previous, head, own[number]):
            break
        good.append(action)
        previous = head[5]
    return good


def _after(rows: Found, last: int) -> tuple[tuple[Leftover, ...], tuple[int, ...]]:
    """Return the leftover actions after the last good one, and the lost numbers."""
    own = _own(rows)
    # A number made huge by a flipped bit would be followed by a million lost ones.
    most = last + 2 * (len(rows.heads) + len(rows.parts)) + 1000
    numbers = sorted(x for x in rows.heads if last < x <= most)
    later = []
    for number in numbers:
        head, previous = rows.heads[number], rows.heads.get(number - 1)
        whole = previous is not None and _fits(previous[5], head, own[number])
        later.append(Leftover(number, head[1], head[4], whole, _action(head, own[number])))
    records = (x for x in own if last < x <= most)
    highest = max([last, *numbers, *records])
    return tuple(later), tuple(x for x in range(last + 1, highest + 1) if x not in rows.heads)


def _own(rows: Found) -> dict[int, list[tuple[str, str]]]:
    own: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for number in sorted(rows.parts):
        action, kind, text = rows.parts[number]
        own[action].append((kind, text))
    return own


def _fits(previous: str, head: Head, own: list[tuple[str, str]]) -> bool:
    number, happened, written, after, line, seal = head
    try:
        return chain(previous, Action(number, happened, written, line, (), after), own) == seal
    except ValueError:  # half a surrogate pair
        return False


def _action(head: Head, own: list[tuple[str, str]]) -> Action | None:
    """Return the action, or None if one of its records is invalid."""
    number, happened, written, after, line, seal = head
    try:
        records = tuple(from_json(kind, text) for kind, text in own)
    except (BadRecord, ValueError):
        return None
    return Action(number, happened, written, line, records, after, seal)
