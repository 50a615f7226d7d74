"""Every bit of a tournament's first page flipped, with a journal beside the file and without.

``python -m tests.faults.first_page``. The first page holds no action, so whatever is flipped there all of
them come back: ``verify`` says what is wrong, ``repair`` and the button in the windows make a copy that holds
the whole night.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from io import StringIO
from pathlib import Path
from random import Random
from typing import Literal

import core.store
from core.keeping.salvage import NOT_OURS
from core.log.order import MemoryLog
from core.say.reasons import StoreFailed, Trouble
from core.store import open_
from core.store.schema import VERSION
from core.text.opening import open_door
from gui.desk import repair, verify
from gui.program.wiring import Wiring, real
from tests.faults.damage import Specimen
from tests.faults.store_night import START

PAGE = 4096
MAGIC = bytes.fromhex("d9d505f920a163d7")
Beside = Literal["nothing", "empty", "zeros", "words", "hot"]
BESIDE: tuple[Beside, ...] = ("nothing", "empty", "zeros", "words", "hot")


def used_bytes(raw: bytes) -> list[int]:
    """Return the places of the first page that are in use, without the gap between its list of cells and the
    cells."""
    cells = 100 + 8 + 2 * int.from_bytes(raw[103:105], "big")
    content = int.from_bytes(raw[105:107], "big")
    return [*range(cells), *range(content, PAGE)]


def hot_journal(raw: bytes) -> bytes:
    """Return the journal of a process that died once it was whole and nothing else was written: the first
    page and the last, as they are (sqlite.org/fileformat.html, section 3)."""
    pages = len(raw) // PAGE
    head = MAGIC + b"".join(n.to_bytes(4, "big") for n in (2, 4711, pages, 512, PAGE))
    body = b""
    for number in (1, pages):
        page = raw[(number - 1) * PAGE : number * PAGE]
        checked = (4711 + sum(page[at] for at in range(PAGE - 200, 0, -200))) & 0xFFFFFFFF
        body += number.to_bytes(4, "big") + page + checked.to_bytes(4, "big")
    return head.ljust(512, b"\0") + body


def beside(raw: bytes, kind: Beside) -> bytes | None:
    """The journal that lies beside the file."""
    match kind:
        case "nothing":
            return None
        case "empty":
            return b""
        case "zeros":
            return bytes(512)
        case "words":
            return "what another program has written – åäö \xff".encode("latin-1", "replace") * 40
        case "hot":
            return hot_journal(raw)


@dataclass
class Told:
    """The outcomes of the trials."""

    outcomes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def said(self) -> str:
        rows = [f"{count:7} {what}" for what, count in self.outcomes.most_common()]
        return "\n".join([*rows, f"{len(self.wrong):7} wrong", *self.wrong[:20]])


class Flips:
    """One bit at a time in a folder of its own."""

    def __init__(self, folder: Path, specimen: Specimen) -> None:
        self.folder, self.specimen, self.told = folder, specimen, Told()
        self.path = folder / "night.riffle"
        plain = real(core.store)
        self.wiring = Wiring(
            store=core.store,
            wall=lambda: START,
            steady=lambda: START,
            entropy=bytes,
            zone=plain.zone,
            data=folder / "data",
            documents=folder / "documents",
        )

    def all(self, bits: Iterable[int], kinds: Iterable[Beside] = BESIDE) -> Told:
        for bit in bits:
            for kind in kinds:
                try:
                    self.told.outcomes[f"{kind} beside it: {self.flip(bit, kind)}"] += 1
                except Exception as error:
                    what = f"{type(error).__name__}: {error}"
                    self.told.outcomes[f"{kind} beside it: {type(error).__name__}"] += 1
                    self.told.wrong.append(f"bit {bit % 8} of byte {bit // 8}, {kind} beside it: {what}")
        return self.told

    def flip(self, bit: int, kind: Beside) -> str:
        """How the file is found, by ``verify``, ``repair`` and the button in the windows."""
        raw = bytearray(self.specimen.raw)
        raw[bit // 8] ^= 1 << bit % 8
        journal = beside(self.specimen.raw, kind)
        for left in self.folder.iterdir():
            left.unlink()
        self.put(bytes(raw), journal)
        whole = self.verify()
        self.put(bytes(raw), journal)
        said = self.command()
        self.put(bytes(raw), journal)
        shown = self.windows()
        if whole != (said == "nothing to repair") or said != shown:
            raise AssertionError(f"verify {whole}, repair {said}, the windows {shown}")
        return said

    def put(self, raw: bytes, journal: bytes | None) -> None:
        self.path.write_bytes(raw)
        place = self.path.with_name(self.path.name + "-journal")
        if journal is not None:
            place.write_bytes(journal)
        else:
            place.unlink(missing_ok=True)

    def verify(self) -> bool:
        """Return whether it says that all is well."""
        with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
            return verify.run([str(self.path)], core.store, self.wiring) == verify.OK

    def command(self) -> str:
        with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
            code = repair.run([str(self.path)], core.store, self.wiring)
        return self.outcome(code, out.getvalue() + err.getvalue())

    def windows(self) -> str:
        """As the windows open it, and what its button does."""
        try:
            with open_(self.path) as log:
                damage, shown = log.damage, list(log.actions)
        except StoreFailed as failed:
            if failed.trouble not in (Trouble.DAMAGED, Trouble.TRUNCATED):
                raise
        else:
            if shown != self.specimen.night[: len(shown)]:
                raise AssertionError("shown is what never was")
            open_door(MemoryLog(shown), lambda: START, bytes)
            if damage is None or damage.what in NOT_OURS:
                return self.outcome(repair.OK, "")
        said, _ = repair.in_windows(self.wiring, self.path)
        return self.outcome(repair.OK, said)

    def outcome(self, code: int, said: str) -> str:
        """Return how the repair ended; a copy holds the whole night."""
        made = [x for x in self.folder.glob("*.riffle") if x != self.path]
        if not made and int.from_bytes(self.path.read_bytes()[60:64], "big") in range(VERSION + 1, 1000):
            self.newer()  # nothing tells it from the file of a newer Riffle
            return "left to a newer Riffle"
        if code != repair.OK or len(made) > 1:
            raise AssertionError(f"{code}, {len(made)} copies: {said}")
        if not made:
            with open_(self.path, read_only=True) as log:
                self.same(list(log.actions))
            return "nothing to repair"
        with open_(made[0], read_only=True) as log:
            if log.damage is not None:
                raise AssertionError(f"the copy: {log.damage}")
            self.same(list(log.actions))
        made[0].unlink()
        return "repaired"

    def newer(self) -> None:
        """All of it is shown, and nothing is made of it."""
        with open_(self.path, read_only=True) as log:
            if log.damage is None or log.damage.what != "newer":
                raise AssertionError(f"of a newer version: {log.damage}")
            self.same(list(log.actions))

    def same(self, actions: list[object]) -> None:
        if actions != self.specimen.night:
            raise AssertionError(f"{len(actions)} of {len(self.specimen.night)} actions")


def every_bit(specimen: Specimen) -> list[int]:
    return [8 * byte + bit for byte in used_bytes(specimen.raw) for bit in range(8)]


def some_bits(specimen: Specimen, count: int, seed: int) -> Iterator[int]:
    return iter(Random(seed).sample(every_bit(specimen), count))


def main(arguments: list[str]) -> int:
    """0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.first_page")
    parser.add_argument("--actions", type=int, default=200)
    parser.add_argument("--every", type=int, default=1, help="every so many bits")
    parser.add_argument("--beside", choices=BESIDE, action="append")
    asked = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory(prefix="riffle-first-page-") as name:
        folder, began = Path(name), time.perf_counter()
        specimen = Specimen(folder, asked.actions)
        bits = every_bit(specimen)[:: asked.every]
        used = len(used_bytes(specimen.raw))
        print(f"{used:,} used bytes, {len(bits):,} bits, {asked.actions} actions", flush=True)
        told = Flips(folder, specimen).all(bits, asked.beside or BESIDE)
    print(f"{told.said()}\n{time.perf_counter() - began:.0f} s")
    return 1 if told.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
