"""Play anything: ``python -m tests.anything.play --acts 500000 --kills 1000``.

Each night is one of the three formats in a real file: acts by chance, overruled, entered late, undone and
redone, the clock mostly standing. After each act, what the state has kept is asked anew. At its end the file
is opened again, exported and imported. With ``--kills`` a process forked for it plays and is killed (-9) at
any moment; what is left must fold and goes on.
"""

from __future__ import annotations

import argparse
import os
import re
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from datetime import UTC
from pathlib import Path
from random import Random

import main
from core import store
from core.formats.duties import duties
from core.formats.format import named
from core.log.order import Log, MemoryLog
from core.money.till import bought
from core.say import acts
from core.say.acts import Act
from core.say.reasons import OurError, Refused
from core.text import script
from core.text.export import export, read_line
from core.text.opening import open_door
from core.tournament import chance
from core.tournament.director import Director
from core.tournament.state import Tournament
from tests.anything.acts import Chance

FORMATS = tuple((id, played, "") for id, played, _ in main.FORMATS)
"""The formats besides hold'em, without what is seen."""
ALL = ("holdem", *(id for id, *_ in FORMATS))
BEGAN = 1_763_712_345_000
NIGHT = 250
"""Acts of a night."""
SHEET = "structure " + " ".join(f'"add level blinds {x}/{2 * x} length 20"' for x in (25, 50, 100))
TEAMS = [f'register team "T{n}" members "a{n}" "b{n}" "c{n}" "d{n}"' for n in range(1, 7)]
TABLES = [f"open table {n} seats 8" for n in (1, 2, 3)]
PEOPLE = [f'register "{x}"' for x in "ABCDEFGHIJKL"]
# How a night begins, all of it or its first lines.
BEGINS = {
    "holdem": [SHEET, *(f"price {x} 50 chips 10000" for x in ("entry", "reentry", "rebuy")),
               "chips 25 100 500", "set late 9", *TABLES[:2], *PEOPLE, "draw", "start"],
    "team": ['format "team"', "price entry 900 fee 90 chips 10000", SHEET, *TABLES, *TEAMS[:4], "draw",
             "start"],
    "chicago": ['format "chicago"', "price entry 50", *PEOPLE[:9], 'draw heat number "1"'],
}  # fmt: skip


@dataclass
class Told:
    """What came of it. ``wrong``: each thing that must not be, by where it went wrong, with how often and the
    first act and night it was seen in."""

    acts: int = 0
    done: Counter[str] = field(default_factory=Counter)
    refused: int = 0
    overruled: int = 0
    nights: int = 0
    kills: int = 0
    wrong: dict[str, tuple[int, str]] = field(default_factory=dict)

    def is_wrong(self, where: str, seen: str) -> None:
        count, first = self.wrong.get(where, (0, seen))
        self.wrong[where] = count + 1, first

    def said(self) -> str:
        head = (
            f"{self.acts} acts in {self.nights} nights: {sum(self.done.values())} done of {len(self.done)} "
            f"verbs, {self.overruled} overruled, {self.refused} refused; {self.kills} kills; "
            f"{len(self.wrong)} wrong"
        )
        return "\n".join([head, *(f"{n}x {where}\n  {seen}" for where, (n, seen) in self.wrong.items())])


class Night:
    """A night in a file, and what is done to it by the numbers of its seed."""

    def __init__(self, path: Path, format: str, seed: int, told: Told, *, on: bool = False) -> None:
        self.path, self.format, self.seed, self.told = path, format, seed, told
        self.random = Random(seed)
        self.ms = BEGAN
        self.log = store.open_(path) if on else store.create(path)
        self.director = self.opened(self.log)
        self.ms = self.director.now()
        if not on:
            lines = BEGINS[format]
            whole = self.random.randrange(4) > 0
            for line in lines if whole else lines[: self.random.randint(1, len(lines))]:
                self.typed(line)

    def opened(self, log: Log) -> Director:
        return open_door(log, lambda: self.ms, chance.Chance(f"{self.seed} {len(log.actions)}").bytes)

    def typed(self, line: str) -> None:
        parsed = script.parse(line, self.director.state, self.ms, UTC)
        assert parsed is not None
        self.director.do(parsed.act)

    def play(self, count: int) -> None:
        for _ in range(count):
            self.step()

    def step(self) -> None:
        random, director = self.random, self.director
        if random.randrange(10) == 0:
            self.ms += random.choice((1, 1000, 60_000, 1_200_000))
        happened = (
            director.now() - random.choice((0, 1, 1000, 90_000, 1_200_000))
            if random.randrange(15) == 0
            else None
        )
        history = len(director.history)
        back = random.randint(0, min(12, history))
        what = random.randrange(30)
        act: Act
        if what == 0:
            act = acts.Undo(together=random.random() < 0.5)
        elif what == 1:
            act = acts.Undo(action=history - back, together=random.random() < 0.7)
        elif what == 2:
            act = acts.Redo(action=None if back % 2 else history - back)
        else:
            act = Chance(random, director.then(happened), director.now(), history).act()
        self.do(act, "x" if random.random() < 0.5 else "", happened)

    def do(self, act: Act, override: str, happened: int | None) -> None:
        told, before = self.told, len(self.log.actions)
        told.acts += 1
        try:
            self.director.do(act, override=override, happened=happened)
        except Refused as refused:
            told.refused += 1
            if OurError() in refused.reasons:
                self.wrong(refused.__cause__ or refused, act, override, happened)
            if len(self.log.actions) != before:
                told.is_wrong("refused and stored", self.seen(act, override, happened))
        except Exception as error:
            self.wrong(error, act, override, happened)
        else:
            told.done[act.VERB] += 1
            told.overruled += "override" in self.log.actions[-1].line
            for ask in stale(self.director.state, self.ms):
                told.is_wrong(f"kept: {ask}", self.seen(act, override, happened))

    def seen(self, act: Act, override: str, happened: int | None) -> str:
        when = "" if happened is None else f" at {happened - self.director.now()} ms"
        night = f"{self.format} seed {self.seed}, after {len(self.log.actions)}"
        return f"{night}: {act}{override and ' overruled'}{when}"

    def wrong(self, error: BaseException, act: Act, override: str, happened: int | None) -> None:
        inner = error.__cause__ or error
        frames = [x for x in traceback.extract_tb(inner.__traceback__) if "core/" in x.filename]
        at = " ".join(f"{x.filename.split('core/')[-1]}:{x.lineno}" for x in frames[-2:])
        what = re.sub(r"\d", "#", str(inner.args[0] if inner.args else ""))[:90]
        where = f"{type(inner).__name__} {what} {at} by {act.VERB}"
        self.told.is_wrong(where, self.seen(act, override, happened))

    def end(self) -> None:
        """Close and look: the file folds to what was shown, and goes out as text and in again."""
        state, seal = self.director.state, self.log.actions[-1].hash if self.log.actions else ""
        self.log.close()
        with closing(store.open_(self.path)) as log:
            again = self.opened(log)
            seen = f"{self.format} seed {self.seed}, {len(log.actions)} actions"
            if log.damage is not None or again.problem or again.state != state:
                self.told.is_wrong(f"opened again: {log.damage or again.problem or 'another state'}", seen)
            look(again, seal, seen, self.told)
        self.told.nights += 1


def stale(t: Tournament, now: int) -> list[str]:
    """Return what the state answers otherwise than if it kept nothing, and have it keep more."""
    kept = t.kept or {}
    t.kept = None
    found = [getattr(ask, "__name__", "") for ask, answer in kept.items() if ask(t) != answer]
    t.kept = kept
    duties(t, now)
    bought(t)
    return found


def look(director: Director, seal: str, seen: str, told: Told) -> None:
    """Look whether the night goes out as text and comes in the same."""
    brought = open_door(MemoryLog(), lambda: 0, bytes)
    try:
        for line in list(export(director, UTC))[1:-1]:
            brought.bring(read_line(line, UTC))
    except Exception as error:
        told.is_wrong(f"imported: {type(error).__name__} {error}"[:200], seen)
        return
    if brought.history and brought.history[-1].hash != seal:
        told.is_wrong("imported: another seal", seen)
    if brought.state != director.state:
        told.is_wrong("imported: another state", seen)


def load() -> None:
    main.hand_in(main.FORMATS, seen=False)
    for id, *_ in main.FORMATS:
        named(id)


def play(folder: Path, count: int, seed: int, formats: tuple[str, ...] = ALL, night: int = NIGHT) -> Told:
    """Play so many acts, night after night."""
    told = Told()
    while told.acts < count:
        path = folder / f"{seed}.riffle"
        one = Night(path, formats[seed % len(formats)], seed, told)
        one.play(min(night, count - told.acts))
        one.end()
        path.unlink()
        seed += 1
    return told


def kill(folder: Path, kills: int, seed: int, formats: tuple[str, ...] = ALL) -> Told:
    """Kill a process that plays, again and again; a file of many actions makes way for a new one."""
    told, random = Told(), Random(seed)
    path = folder / "killed.riffle"
    while told.kills < kills:
        format = formats[seed % len(formats)]
        if not path.exists():
            Night(path, format, seed, Told()).log.close()
        child = os.fork()
        if not child:
            try:
                Night(path, format, random.randrange(10**9) + told.kills, Told(), on=True).play(10**6)
            finally:
                os._exit(1)
        time.sleep(random.choice((0.01, 0.03, 0.05, 0.1, 0.2)) + random.random() / 20)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        told.kills += 1
        with closing(store.open_(path)) as log:
            director = open_door(log, lambda: BEGAN, bytes)
            actions = len(log.actions)
            seen = f"{format} seed {seed}, kill {told.kills}, {actions} actions"
            wrong = log.damage or director.problem
            if wrong:
                told.is_wrong(f"after a kill: {wrong}", seen)
                shutil.copy(path, folder / f"wrong-{told.kills}.riffle")
            elif actions > NIGHT:
                look(director, log.actions[-1].hash, seen, told)
        if wrong or actions > NIGHT:
            path.unlink()
            told.nights += 1
            seed += 1
    return told


def run() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--acts", type=int, default=10_000)
    parser.add_argument("--kills", type=int, default=0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--format", choices=ALL)
    asked = parser.parse_args()
    load()
    formats = (asked.format,) if asked.format else ALL
    with tempfile.TemporaryDirectory() as folder:
        told = [play(Path(folder), asked.acts, asked.seed, formats)]
        if asked.kills:
            told.append(kill(Path(folder), asked.kills, asked.seed, formats))
    print("\n".join(x.said() for x in told))
    return 1 if any(x.wrong for x in told) else 0


if __name__ == "__main__":
    sys.exit(run())
