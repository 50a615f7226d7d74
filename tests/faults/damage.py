"""A tournament file cut anywhere, its bits flipped: it opens to a true beginning, or what is wrong is said.

``python -m tests.faults.damage --cuts 1 --bits 10000``: every length of a file of 200 actions, and so many
single bits. Opening never changes a byte of it, and no state is ever one the night did not have.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from core.say import acts
from core.say.reasons import StoreFailed, Trouble
from core.store.log import create, open_
from core.text.opening import open_door
from tests.faults.store_night import START, Night, direct, folded

ACTIONS = 200
BEAT = START + 5
# A file with nothing to show is refused with one of these.
SAID = {
    Trouble.TRUNCATED,
    Trouble.DAMAGED,
    Trouble.NOT_RIFFLE,
    Trouble.NEWER_VERSION,
    Trouble.TRIAL_VERSION,
}


class Wrong(AssertionError):
    """The file was changed, or shows what never was."""


class Specimen:
    """The bytes of a closed file, and what is in it."""

    def __init__(self, folder: Path, actions: int = ACTIONS) -> None:
        path = folder / "specimen.riffle"
        with create(path) as log:
            self.night = direct(log, actions)
            log.beat(BEAT)
        self.raw = path.read_bytes()
        path.unlink()
        self.folded: set[int] = set()


@dataclass
class Told:
    """The outcomes of the trials, by what was shown or said."""

    outcomes: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def said(self) -> str:
        rows = [f"{count:7} {what}" for what, count in self.outcomes.most_common()]
        return "\n".join([*rows, f"{len(self.wrong):7} wrong", *self.wrong[:20]])


def look(path: Path, specimen: Specimen) -> tuple[str, int]:
    """Open what is there as the director would: what came of it, and how many actions are shown.

    Raises ``Wrong``."""
    before, beside = path.read_bytes(), sorted(os.listdir(path.parent))
    try:
        outcome, shown = _opened(path, specimen)
    except StoreFailed as failed:
        if failed.trouble not in SAID:
            raise Wrong(f"said {failed}") from failed
        outcome, shown = f"refused: {failed.trouble.value}", 0
    if path.read_bytes() != before:
        raise Wrong("opening has changed the file")
    if sorted(os.listdir(path.parent)) != beside:
        raise Wrong(f"opening has left {sorted(os.listdir(path.parent))}")
    return outcome, shown


def _opened(path: Path, specimen: Specimen) -> tuple[str, int]:
    with open_(path) as log:
        shown = len(log.actions)
        if log.actions != specimen.night[:shown]:
            raise Wrong(f"{shown} actions are shown, not those of the night")
        if shown not in specimen.folded:  # the same actions fold to the same state
            director = open_door(log, lambda: START, bytes)
            if director.problem or director.state != folded(specimen.night[:shown]):
                raise Wrong(f"folded wrongly after {shown}: {director.problem}")
            specimen.folded.add(shown)
        if log.damage is None:
            if shown < len(specimen.night) or log.read_only:
                raise Wrong(f"{shown} actions are shown as if that were all")
            return "whole", shown
        if not log.read_only or log.damage.action != shown + 1:
            raise Wrong(f"{shown} are good, and it says {log.damage}")
        return f"shown to where it is good: {log.damage.what}", shown


def go_on(path: Path, specimen: Specimen) -> None:
    """Do one more action in a file that seems whole: everything is there. Raises ``Wrong``."""
    try:
        with open_(path) as log:
            Night(log, "on").do(acts.Note(text="det går vidare " * 20))
            expected = list(log.actions)
    except StoreFailed:
        expected = specimen.night
    with open_(path) as log:
        if log.damage is not None or log.actions != expected:
            raise Wrong(f"one more, and then {log.damage}, {len(log.actions)} of {len(expected)}")


def cuts(
    folder: Path,
    specimen: Specimen,
    every: int = 1,
    told: Told | None = None,
    below: int = 1 << 30,
    least: int = 0,
) -> Told:
    """The file at every so many lengths, from the longest (``below``) to nothing (``least``)."""
    told, path = told or Told(), folder / "cut.riffle"
    path.write_bytes(specimen.raw)
    for length in range(min(below, len(specimen.raw)) - 1, least - 1, -every):
        os.truncate(path, length)
        try:
            outcome, _ = look(path, specimen)
        except Wrong as wrong:
            told.wrong.append(f"cut at {length}: {wrong}")
        else:
            told.outcomes[f"cut; {outcome}"] += 1
    path.unlink()
    return told


def bits(folder: Path, specimen: Specimen, places: Iterator[int], told: Told | None = None) -> Told:
    """One bit at a time, by its number in the file; a file that seems whole is also gone on with."""
    told, path = told or Told(), folder / "flipped.riffle"
    for place in places:
        raw = bytearray(specimen.raw)
        raw[place // 8] ^= 1 << place % 8
        path.write_bytes(raw)
        try:
            outcome, _ = look(path, specimen)
            if outcome == "whole":
                go_on(path, specimen)
        except Wrong as wrong:
            told.wrong.append(f"bit {place % 8} of byte {place // 8}: {wrong}")
        else:
            told.outcomes[f"bit flipped; {outcome}"] += 1
    path.unlink()
    return told


def some_bits(specimen: Specimen, count: int, seed: int) -> Iterator[int]:
    chance = Random(seed)
    return (chance.randrange(8 * len(specimen.raw)) for _ in range(count))


def main(arguments: list[str]) -> int:
    """0 if nothing was wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.damage")
    parser.add_argument("--cuts", type=int, default=1, help="every so many bytes; 0: not at all")
    parser.add_argument("--below", type=int, default=1 << 30, help="only lengths below this")
    parser.add_argument("--least", type=int, default=0, help="only lengths from this on")
    parser.add_argument("--bits", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args(arguments)
    told = Told()
    with tempfile.TemporaryDirectory(prefix="riffle-damage-", dir=asked.folder) as name:
        folder, began = Path(name), time.perf_counter()
        specimen = Specimen(folder)
        size = len(specimen.raw)
        print(f"seed {asked.seed}; {len(specimen.night)} actions in {size:,} bytes", flush=True)
        if asked.cuts:
            cuts(folder, specimen, asked.cuts, told, asked.below, asked.least)
        if asked.bits:
            bits(folder, specimen, some_bits(specimen, asked.bits, asked.seed), told)
    print(f"{told.said()}\n{time.perf_counter() - began:.0f} s")
    return 1 if told.wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
