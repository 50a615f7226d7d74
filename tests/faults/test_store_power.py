"""The power goes while an action is stored: by a model of the disk (``power``); none can be cut off here."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import pytest

from core.say.reasons import StoreFailed
from core.say.records import Action
from core.store import create, open_
from tests.faults.power import Disk, Write, recorded
from tests.unit.store.making import fill

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="made with strace")
NAME, JOURNAL = "night.riffle", "night.riffle-journal"
ACTIONS, TORN = 8, 10
SEED = 6


@dataclass
class Stored:
    """A file of some actions, and what a process did that stored two more."""

    begin: bytes
    night: list[Action]
    happened: list[Write | str]
    place: Path

    def disk(self) -> Disk:
        return Disk({NAME: self.begin}, unsure={JOURNAL})

    def left(self, state: dict[str, bytes]) -> int | None:
        """How many actions a file has that was left so; None if it is not whole. All of them are true."""
        for old in self.place.iterdir():
            old.unlink()
        for file, raw in state.items():
            (self.place / file).write_bytes(raw)
        try:
            with open_(self.place / NAME) as log:
                assert log.actions == self.night[: len(log.actions)]
                return None if log.damage is not None or log.read_only else len(log.actions)
        except StoreFailed:
            return None


@pytest.fixture(scope="module")
def stored() -> Iterator[Stored]:
    memory = Path("/dev/shm")  # hundreds of files are opened
    with TemporaryDirectory(prefix="riffle-power-", dir=memory if memory.is_dir() else None) as name:
        path, place = Path(name, NAME), Path(name, "after")
        place.mkdir()
        with create(path) as log:
            fill(log, ACTIONS)
        begin = path.read_bytes()
        try:
            happened = recorded(path, Path(name))
        except OSError as error:
            pytest.skip(str(error))
        with open_(path) as log:
            yield Stored(begin, list(log.actions), happened, place)


def test_whatever_a_power_cut_leaves_of_storing_two_actions(stored: Stored) -> None:
    disk, chance = stored.disk(), Random(SEED)
    seen: set[frozenset[tuple[str, bytes]]] = set()
    shown: Counter[int | None] = Counter()
    for step in stored.happened:
        if isinstance(step, Write):
            disk.pending.append(step)
        elif step == "":
            disk.unsure.clear()
        else:
            disk.sync(step)
        for state in disk.states(chance, TORN):
            if (key := frozenset(state.items())) not in seen:
                seen.add(key)
                shown[stored.left(state)] += 1
    print(f"{len(seen)} states of the disk, by the actions that are there: {dict(shown)}")
    assert set(shown) == {ACTIONS, ACTIONS + 1, ACTIONS + 2}
    # it has returned: whatever is lost from now on, the actions are not
    assert disk.pending == []
    assert stored.left(disk.kept) == ACTIONS + 2


def test_an_action_that_was_acknowledged_survives_any_cut(stored: Stored) -> None:
    """Its journal's head is overwritten and synchronised last: from then on it is there in every state."""
    disk, chance, acknowledged = stored.disk(), Random(SEED), 0
    for step in stored.happened:
        if isinstance(step, Write):
            disk.pending.append(step)
            continue
        if step == "":
            disk.unsure.clear()
            continue
        disk.sync(step)
        over = step == JOURNAL and not any(disk.kept[JOURNAL][:8])
        if over and (now := stored.left(disk.kept)) is not None:
            acknowledged = max(acknowledged, now)
        for state in disk.torn(chance, 2):
            left = stored.left(state)
            assert left is not None
            assert left >= acknowledged
    assert acknowledged == ACTIONS + 2


def test_the_model_would_see_it_if_nothing_were_synchronised(stored: Stored) -> None:
    disk = stored.disk()
    disk.unsure.clear()
    disk.pending = [step for step in stored.happened if isinstance(step, Write)][:14]
    assert None in {stored.left(state) for state in disk.torn(Random(SEED), 60)}
