"""What can be saved of a damaged tournament, and a new file for it. The damaged one is only read."""

from __future__ import annotations

import os
import shutil
import sqlite3
from collections import defaultdict
from collections.abc import Sequence
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

from core.keeping.damage import Damage
from core.keeping.salvage import Leftover, Salvage
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
    """All that can be had of the file, which may be whole. Raises ``StoreFailed`` where that is nothing."""
    path = Path(path)
    file, trouble = _opened(path)
    good = file.actions if file else []
    damage = file.damage if file else Damage(1, "unreadable", str(trouble))
    if damage is None:
        return Salvage(good)
    found, chained = _found(path)
    if len(chained) > len(good):
        good = chained
    result = Salvage(good, pages=found.pages, blank=found.blank)
    later, lost = _after(found, result.highest)
    if trouble is not None and not good and not later:
        raise trouble
    bad = damage if damage.action > result.highest else replace(damage, action=result.highest + 1)
    return replace(result, damage=bad, later=later, lost=lost)


def save(path: Path, actions: Sequence[Action]) -> None:
    """A new tournament file of these actions, whose seals continue each other. Never over a file that is
    there. Raises ``StoreFailed``; then there is none."""
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
    """A new text file; what is no character is written as its number. Never over one that is there. Raises
    ``StoreFailed``; then there is none."""
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
    """A new file with all that is proved of the backup. Never over a file that is there. Raises
    ``StoreFailed``; then there is none."""
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
    """The name is ours from now on; what is to become the file is written beside it."""
    try:
        path.open("xb").close()
        part = path.with_name(path.name + ".part")
        part.unlink(missing_ok=True)
    except OSError as error:
        raise failed(error, path) from error
    return part


def _settle(part: Path, path: Path) -> None:
    """Read back before it gets its name."""
    with part.open("rb+") as file:
        os.fsync(file.fileno())
    with open_(part, read_only=True) as log:
        if log.damage is not None:
            raise OSError(f"written, but not as it was meant: {log.damage}")
    part.replace(path)


def _clear(part: Path, path: Path, *, done: bool) -> None:
    for left in (part, beside(part), *(() if done else (path,))):
        with suppress(OSError):
            left.unlink(missing_ok=True)


def _opened(path: Path) -> tuple[TournamentFile | None, StoreFailed | None]:
    """The proved beginning as it is opened, or why nothing is."""
    try:
        file = open_(path, read_only=True)
    except StoreFailed as trouble:
        if trouble.trouble in _READ_ANYWAY and os.path.isfile(path) and 0 < path.stat().st_size <= LARGEST:
            return None, trouble
        raise
    file.close()
    return file, None


def _found(path: Path) -> tuple[Found, list[Action]]:
    """The rows of the file, and the good ones from the first on.

    What a crash left in its journal is played back, in a copy. That takes away the one action that was being
    written; a journal that costs more is of another file or of another time. Raises ``StoreFailed``.
    """
    plain = scan(_read(path))
    good = _good(plain)
    played = _played(path)
    if played is not None:
        after = scan(played)
        kept = _good(after)
        if len(kept) >= len(good) - 1:
            return after, kept
    return plain, good


def _read(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise failed(error, path) from error


def _played(path: Path) -> bytes | None:
    """The file as its journal leaves it; None where it has none."""
    try:
        if not beside(path).exists():
            return None
        with copied(path, journal=True) as copy:
            with suppress(sqlite3.Error), closing(connect(copy)) as conn:
                conn.execute("PRAGMA schema_version").fetchone()  # which reads no more than the file's header
            return copy.read_bytes()
    except OSError as error:
        raise failed(error, path) from error


def _good(found: Found) -> list[Action]:
    """The actions from the first on whose seals continue each other."""
    own = _own(found)
    good: list[Action] = []
    previous = ""
    for number in sorted(found.heads):
        head = found.heads[number]
        action = _action(head, own[number])
        shown = happens(head[1]) and happens(head[2])
        if action is None or not shown or not _fits(previous, head, own[number]):
            break
        good.append(action)
        previous = head[5]
    return good


def _after(found: Found, last: int) -> tuple[tuple[Leftover, ...], tuple[int, ...]]:
    """What comes after the last good action, and the numbers that are gone."""
    own = _own(found)
    # A number that a flipped bit has made huge would be followed by a million lost ones.
    most = last + 2 * (len(found.heads) + len(found.parts)) + 1000
    numbers = sorted(x for x in found.heads if last < x <= most)
    later = []
    for number in numbers:
        head, before = found.heads[number], found.heads.get(number - 1)
        whole = before is not None and _fits(before[5], head, own[number])
        later.append(Leftover(number, head[1], head[4], whole, _action(head, own[number])))
    records = (x for x in own if last < x <= most)
    highest = max([last, *numbers, *records])
    return tuple(later), tuple(x for x in range(last + 1, highest + 1) if x not in found.heads)


def _own(found: Found) -> dict[int, list[tuple[str, str]]]:
    own: dict[int, list[tuple[str, str]]] = defaultdict(list)
    for number in sorted(found.parts):
        action, kind, text = found.parts[number]
        own[action].append((kind, text))
    return own


def _fits(previous: str, head: Head, own: list[tuple[str, str]]) -> bool:
    number, happened, written, after, line, seal = head
    try:
        return chain(previous, Action(number, happened, written, line, (), after), own) == seal
    except ValueError:  # half a character
        return False


def _action(head: Head, own: list[tuple[str, str]]) -> Action | None:
    """None if one of its records is none."""
    number, happened, written, after, line, seal = head
    try:
        records = tuple(from_json(kind, text) for kind, text in own)
    except (BadRecord, ValueError):
        return None
    return Action(number, happened, written, line, records, after, seal)
