"""The process that stores dies at any moment: nothing it acknowledged is lost, nothing is half there.

The short run of ``python -m tests.faults.kill`` and ``window_kill``.
"""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path

import pytest

from core.store import create, open_
from tests.children import ROOT, module
from tests.faults.kill import Killer
from tests.faults.store_night import Night
from tests.unit.store.making import start
from tests.unit.store.test_reading import tamper

KILLS = 60
ROUNDS = 10

FORKED = pytest.mark.skipif(not hasattr(os, "fork"), reason="no os.fork there; the test below kills too")


@FORKED
def test_killed_at_random_moments_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    # A process of its own: one with windows in it is not to be forked.
    # A kill meets a commit by chance, and less often on a busy machine: killed until it was often enough.
    in_commits = 0
    for _ in range(ROUNDS):
        command = module("tests.faults.kill", "--kills", KILLS, "--folder", tmp_path)
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        assert re.search(rf"{KILLS} kills, \d+ actions acknowledged: 0 lost, 0 half-written", done.stdout)
        in_commits += sum(map(int, re.findall(r"(\d+) .*, in a commit: a hot journal left", done.stdout)))
        if in_commits >= KILLS // 10:
            return
    pytest.fail(f"{in_commits} of {ROUNDS * KILLS} kills came in a commit")


APPENDING = """
import sys
from pathlib import Path
from core.store import create, open_
from tests.unit.store.making import action
path = Path(sys.argv[1])
file = open_(path) if path.exists() else create(path)
while True:
    stored = file.append(action(len(file.actions) + 1))
    file.beat(stored.id)
    print(stored.id, stored.hash, flush=True)
"""


def test_killed_twenty_times_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    """Also where there is no ``os.fork``."""
    path = tmp_path / "night.riffle"
    acknowledged: list[str] = []
    for round_ in range(20):
        with start(APPENDING, path) as process:
            assert process.stdout is not None
            for _ in range(3 + 2 * round_):
                acknowledged.append(process.stdout.readline())
            process.kill()
            acknowledged += [line for line in process.stdout if line.endswith("\n")]
        with open_(path) as file:
            assert (file.damage, file.read_only) == (None, False)
            stored = [f"{a.id} {a.hash}\n" for a in file.actions]
            # The one that was being told of when it died may be stored without having been told.
            assert stored[: len(acknowledged)] == acknowledged
            assert len(stored) - len(acknowledged) <= 1
            acknowledged = stored


@FORKED
def test_the_windows_killed_while_lines_are_typed(tmp_path: Path) -> None:
    command = module("tests.faults.window_kill", "--kills", 4, "--folder", tmp_path)
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"4 kills, \d+ actions acknowledged: 0 lost, 0 half-written", done.stdout)
    assert "(opened again, the clock running: asks)" in done.stdout


@pytest.mark.parametrize(
    ("statements", "told"),
    [
        (["DELETE FROM record WHERE action = 13", "DELETE FROM action WHERE id = 13"], "lost"),
        (["DELETE FROM record WHERE action = 13"], "half"),
        (["DELETE FROM action WHERE id = 13"], "half"),
    ],
)
def test_the_proof_sees_what_is_lost_or_half_there(tmp_path: Path, statements: list[str], told: str) -> None:
    killer = Killer(tmp_path, 1)
    with create(killer.path) as log:
        night = Night(log, "1")
        for _ in range(12):
            night.go_on()
        killer.known = [f"{action.id} {action.hash}" for action in log.actions]
    killer.look()
    assert killer.told.problems == []
    tamper(killer.path, *statements)  # of the thirteenth, which looking has added
    killer.look()
    assert len(killer.told.problems) == 1
    assert getattr(killer.told, told) == 1
