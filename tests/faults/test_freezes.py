"""A slow disk and a file another program keeps: neither window stands still. The short run of ``freezes``."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest

from tests.examples import DEEP
from tests.faults.disks import slow_syncs
from tests.faults.freezes import ACT, LIBRARY_PATIENCE, SYNC, measured

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="disks and libraries of Linux")

FAULTS = ("slow", "locked", "library")
SECONDS = 12 if DEEP else 7
"""Two heartbeats, or one."""
PATIENCE = 300
"""Seconds until all of them stand: a busy machine takes its time."""
FREEZE = 400
"""Ms: four times what is asked for, because other tests run beside this one. Without the threads it is 1,500
on the slow disk and 2,000 with the file locked."""
SECOND = 1_000


@pytest.fixture(scope="module")
def sat(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, float]]:
    """Measure with each fault. The windows sit side by side: each sleeps most of the time."""

    def sit(fault: str) -> dict[str, float]:
        return measured(tmp_path_factory.mktemp(fault.replace(" ", "-")), fault, SECONDS, ACT, begin)

    faults: tuple[str, ...] = FAULTS
    try:
        slow_syncs(tmp_path_factory.mktemp("slow-disk"), SYNC)
    except pytest.skip.Exception:  # no C compiler: the others would wait for it until the time is over
        faults = tuple(x for x in FAULTS if x != "slow")
    begin = Barrier(len(faults), timeout=PATIENCE)
    with ThreadPoolExecutor(len(faults)) as pool:
        return dict(zip(faults, pool.map(sit, faults), strict=True))


@pytest.mark.parametrize("fault", FAULTS)
def test_nobody_acts_and_neither_window_stands_still(sat: dict[str, dict[str, float]], fault: str) -> None:
    if fault not in sat:
        pytest.skip("cannot slow a disk down here")
    told = sat[fault]
    assert told["gap"] < FREEZE
    assert told["painted"] < SECOND + FREEZE
    # while an action is stored too
    assert told["gap storing"] < FREEZE
    assert told["painted storing"] < SECOND + FREEZE
    assert ("failed" in told) == (fault == "locked")
    if fault == "slow":
        assert told["stored"] > 4 * SYNC


def test_a_locked_library_does_not_hold_the_start(tmp_path: Path) -> None:
    def start(fault: str) -> float:
        folder = tmp_path / fault
        folder.mkdir()
        return measured(folder, fault, 0)["start"]

    with ThreadPoolExecutor(3) as pool:  # side by side: each is as slow as the others
        took = [*pool.map(start, ("none", "library", "locked library"))]
    assert max(took) - took[0] < LIBRARY_PATIENCE / 2
