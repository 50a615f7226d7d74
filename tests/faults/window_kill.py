"""The windows are killed (-9) while lines are typed: what they acknowledged is there, the gap is asked about.

``python -m tests.faults.window_kill --kills 100``. As ``kill``, with the real console on the file, without a
screen: lines are typed into the command bar, and each is acknowledged when the session has told of it.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
import traceback
from contextlib import closing
from dataclasses import replace
from datetime import UTC
from pathlib import Path
from typing import TYPE_CHECKING

import core.store
from core.store.log import TournamentFile, create, open_
from core.text import script
from core.tournament.chance import Chance
from tests.doing import answer_gap
from tests.faults.kill import Killer, tell_commits
from tests.faults.store_night import BEGINNING, Night, wish

if TYPE_CHECKING:
    from core.log.change import Change
    from gui.desk.app import Program

AWAY = 90_000
"""Ms between a kill and the next start, by the clock the windows are given."""
LONGEST_NOTE = 6


class WindowKiller(Killer):
    waits_for = range(3, 9)

    def begun(self) -> None:
        """Tables, people, the clock running: before that there is no gap to ask about."""
        with create(self.path) as log:
            night = Night(log, "begun")
            for _ in BEGINNING:
                night.go_on()
            self.known = [f"{action.id} {action.hash}" for action in log.actions]

    def direct(self, acknowledge: int, seed: int) -> None:
        with closing(open_(self.path, read_only=True)) as log:
            now = max(log.last_beat or 0, log.actions[-1].written) + AWAY
        Typist(self.path, acknowledge, seed, now).run()

    def heard(self, lines: list[str]) -> None:
        for line in lines:
            if line.startswith("asks"):
                self.told.moments[f"(opened again, the clock running: {line.strip()})"] += 1
            elif line.startswith("silent"):
                self.told.problems.append(f"kill {self.told.kills}: the gap was not asked about: {line}")


class Typist:
    """Sits at the console that ``main.py start FILE`` opens, with a clock of his own."""

    def __init__(self, path: Path, acknowledge: int, seed: int, now: int) -> None:
        self.path, self.acknowledge, self.now = path, acknowledge, now
        self.chance = Chance(seed)

    def say(self, line: str) -> None:
        os.write(self.acknowledge, f"{line}\n".encode())

    def run(self) -> None:
        from gui.desk import start
        from gui.program.wiring import real

        folder = self.path.parent.with_name("home")
        wiring = replace(
            real(core.store),
            wall=lambda: self.now,
            steady=lambda: self.now,
            zone=UTC,
            holds=(),
            data=folder / "data",
            documents=folder / "documents",
        )
        start.run([str(self.path)], wiring, self.begin)

    def begin(self, program: Program) -> None:
        """Riffle would tell of an error here and wait for the director; nobody sits there but us."""
        try:
            self._begin(program)
        except Exception:
            traceback.print_exc()
            os._exit(1)

    def _begin(self, program: Program) -> None:
        from PySide6.QtCore import QTimer

        from gui.console.frame.command_bar import CommandBar

        program.open_path(self.path)
        session = program.session
        bar = program.window.findChild(CommandBar)
        assert session is not None
        assert bar is not None
        self.session, self.bar, self.program = session, bar, program
        assert isinstance(session.log, TournamentFile)
        tell_commits(session.log, self.acknowledge)
        session.changed.connect(self._acknowledge)
        self.timer = QTimer(program)
        self.timer.timeout.connect(self.type)
        QTimer.singleShot(0, self.look)
        self.timer.start(0)

    def look(self) -> None:
        """Is he asked about the time nobody saw, in the banner he sees?"""
        from PySide6.QtWidgets import QLabel

        banner = self.program.window.findChild(QLabel, "question")
        assert banner is not None
        if self.session.reading().running:
            self.say("asks" if banner.isVisible() and banner.text() else f"silent {self.session.gap}")
        self.say("opened")

    def _acknowledge(self, change: Change) -> None:
        self.say(f"{change.action.id} {change.action.hash}")

    def type(self) -> None:
        """The next line into the command bar, and Enter; now and then the gap is answered."""
        from PySide6.QtCore import Qt
        from PySide6.QtTest import QTest

        self.now += 1000
        self.session.tick()
        if self.session.gap is not None and self.chance.below(3) == 0:
            answer_gap(self.session, count=self.chance.below(2) == 0)
        state, director = self.session.state, self.session.director
        act = wish(state, len(director.history), self.chance, LONGEST_NOTE)
        if act is None or director.check(act):
            return
        self.bar.setFocus()
        self.bar.setText(script.write(act, state, UTC))
        QTest.keyClick(self.bar, Qt.Key.Key_Return)


def main(arguments: list[str]) -> int:
    """0 if nothing was lost and nothing half-written, and every gap asked about."""
    parser = argparse.ArgumentParser(prog="python -m tests.faults.window_kill")
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--seed", type=int, default=int.from_bytes(os.urandom(4), "big"))
    parser.add_argument("--folder", type=Path)
    asked = parser.parse_args(arguments)
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    import gui.console.frame.night
    import gui.desk.app
    import gui.desk.start  # noqa: F401  once, for all that are forked

    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory(prefix="riffle-kill-", dir=asked.folder) as folder:
        began = time.perf_counter()
        keep = Path(tempfile.gettempdir(), f"riffle-killed-{asked.seed}")
        told = WindowKiller(Path(folder), asked.seed, keep).run(asked.kills)
    print(f"{told.said()}\n{time.perf_counter() - began:.0f} s")
    return 1 if told.problems or told.lost or told.half else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
