"""The process that stores is killed (-9) at random moments: what it acknowledged is there, and whole.

``python -m tests.faults.kill --kills 10000``. The death of a process, not of the PC: what the system has
taken over reaches the disk. A child directs the night and acknowledges each action over a pipe once
``append`` has returned; the parent kills it, opens the file, compares, folds, appends one more. Each child
is forked from a process that has everything imported, so that a kill costs some milliseconds.
"""

from __future__ import annotations

import argparse
import gc
import os
import select
import shutil
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import BinaryIO

from core.log.order import MemoryLog
from core.say import acts
from core.say.reasons import StoreFailed
from core.store.log import TournamentFile, create, open_
from tests.faults.store_night import START, Night

JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")  # sqlite.org/fileformat.html: a journal that counts
LONGEST = 36
"""Actions after which a new file is begun: opening one is part of every kill."""
TOLD = 250
AIMED = 0.4
"""So many are killed in the commit that follows: by chance alone it is one in five, on a slow disk."""


@dataclass
class Told:
    """The results of the kills. ``moments``: what the process was doing when it died, by its files."""

    kills: int = 0
    acknowledged: int = 0
    lost: int = 0
    half: int = 0
    moments: Counter[str] = field(default_factory=Counter)
    problems: list[str] = field(default_factory=list)

    def said(self) -> str:
        rows = [
            f"{self.kills} kills, {self.acknowledged} actions acknowledged: {self.lost} lost, "
            f"{self.half} half-written",
            *(f"{count:7} {what}" for what, count in self.moments.most_common()),
            *self.problems,
        ]
        return "\n".join(rows)


class Killer:
    """One file after another, its writer killed again and again."""

    waits_for = range(1, 4)  # lines of the process, before its moment comes

    def __init__(self, folder: Path, seed: int, keep: Path | None = None) -> None:
        """``keep``: where a file is copied to that shows something wrong."""
        self.folder, self.random, self.told = folder, Random(seed), Told()
        self.keep = keep
        self._files = 0
        self.warm_up()
        # Seconds, followed as they are measured: until it is open, until it commits, until that is done.
        self._took = {"opened": 0.003, "commit": 0.001, "action": 0.001}
        self._begin()

    def _begin(self) -> None:
        """A new file, in a folder of its own so that whatever is left beside it is seen."""
        shutil.rmtree(self.folder / str(self._files), ignore_errors=True)
        self._files += 1
        place = self.folder / str(self._files)
        place.mkdir()
        self.path, self.known = place / "night.riffle", list[str]()
        self._unfinished = False
        self.begun()

    def warm_up(self) -> None:
        """Do what a process does only once, before it is forked."""
        log = MemoryLog()
        night = Night(log, "warm")
        while len(log.actions) < 2 * LONGEST:
            night.go_on()
        with create(self.folder / "warm.riffle") as file:
            for action in log.actions[:3]:
                file.append(action)
        open_(file.path).close()
        file.path.unlink()
        gc.freeze()

    def heard(self, lines: list[str]) -> None:
        """All that the process said before it died."""

    def begun(self) -> None:
        """Make the first actions of a new file."""

    def run(self, kills: int) -> Told:
        """So many kills, or until something is wrong; how it goes is said now and then."""
        reported = 0
        while self.told.kills < kills and not self.told.problems:
            self.kill_once()
            # Now and then the next process finds what the dead one left, and dies over that too.
            if self._unfinished and self.random.random() < 0.3:
                continue
            self.look()
            if self.told.kills // TOLD != reported // TOLD:
                reported = self.told.kills
                print(self.told.said().splitlines()[0], flush=True)
            if len(self.known) > LONGEST:
                self._begin()
        return self.told

    # -- killing -----------------------------------------------------------------------------------------

    def kill_once(self) -> None:
        """A process directs the night until it is killed."""
        random = self.random
        seed, existed = random.getrandbits(64), bool(self.known)
        ours, theirs = os.pipe()
        sys.stdout.flush()
        began = time.perf_counter()
        pid = os.fork()
        if pid == 0:
            os.close(ours)
            try:
                self.direct(theirs, seed)
            except BaseException:
                traceback.print_exc()
            finally:
                os._exit(1)
        os.close(theirs)
        with os.fdopen(ours, "rb") as pipe:
            acks: list[str] = []
            if random.random() < 0.15:
                _wait(random.uniform(0, 1.5 * self._took["opened"]))
                where = "opening" if existed else "creating"
            else:
                where = "directing"
                self._listen(pipe, acks, random.choice(self.waits_for), began)
                if random.random() < AIMED:
                    where = "aimed at a commit"
                    self._listen(pipe, acks, 1, time.perf_counter(), until="commit")
                    _wait(random.uniform(0, self._took["commit"]))
                else:
                    _wait(random.uniform(0, 1.2 * self._took["action"]))
            os.kill(pid, signal.SIGKILL)
            os.waitpid(pid, 0)
            acks += [line.decode() for line in pipe if line.endswith(b"\n")]
        if "" in acks:
            self.told.problems.append(f"kill {self.told.kills}: the process ended by itself")
        self.heard(acks)
        done = [ack.strip() for ack in acks if ack[:1].isdecimal()]
        self.known += done
        self.told.acknowledged += len(done)
        self.told.kills += 1
        self._note(where)

    def direct(self, acknowledge: int, seed: int) -> None:
        """In the process that is killed: never returns."""
        chance = Random(seed)
        if not self.known:  # what a process left that died in making it
            for left in self.path.parent.iterdir():
                left.unlink()
        log = open_(self.path) if self.known else create(self.path)
        tell_commits(log, acknowledge)
        night = Night(log, str(seed))
        os.write(acknowledge, b"opened\n")
        while True:
            if chance.random() < 0.1:
                log.beat(START)
            stored = night.go_on().action
            os.write(acknowledge, f"{stored.id} {stored.hash}\n".encode())

    def _listen(self, pipe: BinaryIO, said: list[str], lines: int, since: float, until: str = "") -> None:
        """So many lines of the process, or until it says a word; how long each took is followed."""
        while lines:
            line = pipe.readline().decode()
            said.append(line)
            word, now = line.strip(), time.perf_counter()
            if line == "" or word == until:
                return
            what = "action" if word[:1].isdecimal() else word
            if what in self._took:
                self._took[what] += 0.1 * (now - since - self._took[what])
            lines -= word != "commit" and not until
            since = now

    def _note(self, where: str) -> None:
        hot = is_hot(self.path)
        self._unfinished = hot
        self.told.moments[f"{where}, {'in a commit: a hot journal left' if hot else 'no journal left'}"] += 1

    # -- looking -----------------------------------------------------------------------------------------

    def look(self) -> None:
        """Open what the dead process left, compare it, fold it, and go on."""
        told, hot = self.told, is_hot(self.path)
        before = self.path.read_bytes() if self.path.exists() else b""
        self._unfinished = False
        try:
            log = open_(self.path)
        except StoreFailed as failed:
            if not self.known:  # died in making it; nothing was acknowledged
                told.moments["left no tournament, for it died making it: " + failed.trouble.value] += 1
                return self._begin()
            told.lost += len(self.known)
            return self._say(f"cannot be opened: {failed}")
        with log:
            if hot and self.path.read_bytes() != before:
                told.moments["(of the hot journals: pages had been overwritten, and were put back)"] += 1
            stored = [f"{action.id} {action.hash}" for action in log.actions]
            told.lost += sum(1 for i, ack in enumerate(self.known) if stored[i : i + 1] != [ack])
            # The one it was about to acknowledge may be there, whole, without having been acknowledged.
            more = len(stored) - len(self.known)
            night = Night(log, "look")
            if log.damage is not None or log.read_only or night.director.problem or more > 1:
                told.half += 1
                return self._say(f"{log.damage} {night.director.problem} {more} more")
            if told.lost:
                return self._say(f"{len(self.known)} acknowledged, {len(stored)} there")
            if more == 1:
                told.moments["(stored, and died before it could say so)"] += 1
            night.do(acts.Note(text="it goes on"))
            self.known = [f"{action.id} {action.hash}" for action in log.actions]
        left = os.listdir(self.path.parent)
        if left != [self.path.name]:
            self._say(f"left beside it: {left}")

    def _say(self, problem: str) -> None:
        if self.keep is not None:
            shutil.copytree(self.path.parent, self.keep, dirs_exist_ok=True)
        self.told.problems.append(f"kill {self.told.kills}: {problem}; kept: {self.keep}")


def is_hot(path: Path) -> bool:
    """Return whether a commit was not finished: SQLite plays this journal back."""
    try:
        with path.with_name(path.name + "-journal").open("rb") as journal:
            return journal.read(len(JOURNAL_MAGIC)) == JOURNAL_MAGIC
    except FileNotFoundError:
        return False


def tell_commits(log: TournamentFile, to: int) -> None:
    """A word as each commit begins, so that one can be aimed at."""
    assert log._conn is not None
    log._conn.set_trace_callback(lambda sql: os.write(to, b"commit\n") if sql == "COMMIT" else None)


def _wait(seconds: float) -> None:
    """The random moment: the one thing here that is left to the clock on the wall."""
    select.select([], [], [], seconds)


def main(arguments: list[str]) -> int:
    """0 if nothing was lost and nothing half-written."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.kill")
    parser.add_argument("--kills", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--folder", type=Path, help="whose disk is used; the system's own for such things")
    asked = parser.parse_args(arguments)
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="riffle-kill-", dir=asked.folder) as folder:
        began = time.perf_counter()
        keep = Path(tempfile.gettempdir(), f"riffle-killed-{asked.seed}")
        told = Killer(Path(folder), asked.seed, keep).run(asked.kills)
    print(f"{told.said()}\n{time.perf_counter() - began:.0f} s")
    return 1 if told.problems or told.lost or told.half else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
