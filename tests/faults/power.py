"""The files that a power cut may leave of an append, by the order in which SQLite writes and synchronises.

A process stores an action under strace. From what it wrote every state of the disk is made that a cut could
leave if the disk does what it says: what was synchronised is there; of what was not, any of the writes, and
of a write any of its sectors. Not covered: a disk that says it has stored what it has not.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from random import Random

from tests.children import ROOT, program

SECTOR = 512
_TRACED = "openat,pwrite64,fsync,fdatasync,ftruncate,unlink"
_CALL = re.compile(r"^\d+ +(\w+)\((.*)\) += (-?\d+)")
_WRITE = re.compile(r'^\d+<([^>]*)>, "((?:\\x[0-9a-f]{2})*)", \d+, (\d+)$')
_SYNC = re.compile(r"^\d+<([^>]*)>$")

STORING = """
import os, sys
from pathlib import Path
from core.store import open_
from tests.unit.store.making import action
file = open_(Path(sys.argv[1]))
file.append(action(len(file.actions) + 1))
file.beat(5)
file.append(action(len(file.actions) + 1))
os._exit(0)
"""


@dataclass(frozen=True, slots=True)
class Write:
    file: str
    at: int
    data: bytes

    def onto(self, content: bytearray, sectors: frozenset[int] | None = None) -> None:
        """``sectors``: of the disk, those that were reached; None: all of it."""
        end = self.at + len(self.data)
        if len(content) < end:
            content.extend(bytes(end - len(content)))
        for sector in range(self.at // SECTOR, -(-end // SECTOR)):
            if sectors is None or sector in sectors:
                first, last = max(self.at, sector * SECTOR), min(end, (sector + 1) * SECTOR)
                content[first:last] = self.data[first - self.at : last - self.at]


@dataclass(slots=True)
class Disk:
    """``kept`` is certain; ``pending`` may be there or not. A file is there for sure once its folder is
    synchronised."""

    kept: dict[str, bytes]
    pending: list[Write] = field(default_factory=list)
    unsure: set[str] = field(default_factory=set)

    def sync(self, file: str) -> None:
        content = bytearray(self.kept.get(file, b""))
        for write in self.pending:
            if write.file == file:
                write.onto(content)
        self.kept[file] = bytes(content)
        self.pending = [write for write in self.pending if write.file != file]

    def states(self, chance: Random, torn: int) -> Iterator[dict[str, bytes]]:
        """All that a cut may leave now: every choice of the pending writes, and some with torn ones."""
        for count in range(len(self.pending) + 1):
            for chosen in combinations(self.pending, count):
                yield from self._present(dict.fromkeys(chosen))
        yield from self.torn(chance, torn if self.pending else 0)

    def torn(self, chance: Random, count: int) -> Iterator[dict[str, bytes]]:
        """So many that a cut may leave, of each pending write some sectors."""
        for _ in range(count):
            yield from self._present({w: _some_sectors(w, chance) for w in self.pending})

    def _present(self, chosen: dict[Write, frozenset[int] | None]) -> Iterator[dict[str, bytes]]:
        content = {file: bytearray(raw) for file, raw in self.kept.items()}
        for write, sectors in chosen.items():
            write.onto(content.setdefault(write.file, bytearray()), sectors)
        whole = {file: bytes(raw) for file, raw in content.items()}
        yield whole
        if self.unsure:
            yield {file: raw for file, raw in whole.items() if file not in self.unsure}


def _some_sectors(write: Write, chance: Random) -> frozenset[int]:
    first, last = write.at // SECTOR, (write.at + len(write.data)) // SECTOR + 1
    return frozenset(n for n in range(first, last) if chance.random() < 0.5)


def recorded(path: Path, folder: Path) -> list[Write | str]:
    """Return the writes of a process that stores two actions in the file at ``path`` and dies, and the names
    of files as they are synchronised. Raise ``OSError`` if processes cannot be watched."""
    trace = folder / "trace"
    command = ["strace", "-f", "-y", "-xx", "-s", "1000000", "-e", f"trace={_TRACED}", "-o", str(trace)]
    if shutil.which("strace") is None:
        raise OSError("no strace")
    stored = program(STORING, path)
    done = subprocess.run([*command, *stored], cwd=ROOT, capture_output=True, check=False)
    if done.returncode:
        raise OSError(done.stderr.decode(errors="replace"))
    return list(_read(trace.read_text("ascii", "replace"), path))


def _read(trace: str, path: Path) -> Iterator[Write | str]:
    ours = {path.name, path.name + "-journal"}
    for line in trace.splitlines():
        call = _CALL.match(line)
        if call is None:
            continue
        name, arguments, _ = call.groups()
        if name == "pwrite64" and (found := _WRITE.match(arguments)):
            file = Path(_text(found[1])).name
            if file in ours:
                yield Write(file, int(found[3]), bytes.fromhex(found[2].replace("\\x", "")))
        elif name in ("fsync", "fdatasync") and (found := _SYNC.match(arguments)):
            there = Path(_text(found[1]))
            yield "" if there == path.parent else there.name
        elif name == "ftruncate" and any(file in _text(arguments) for file in ours - {path.name}):
            raise OSError("a journal is cut short: not modelled")


def _text(raw: str) -> str:
    return bytes.fromhex(raw.replace("\\x", "")).decode() if raw.startswith("\\x") else raw
