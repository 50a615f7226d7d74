"""Any act with any arguments in the three formats: every file folds, no act fails by an error.

Longer: ``RIFFLE_ANYTHING=500000 RIFFLE_ANYTHING_KILLS=1000``, the numbers of acts and of processes killed; or
``python -m tests.anything.play``, which names what it finds.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.anything.play import FORMATS, kill, play
from tests.examples import DEEP
from tests.formats.rounds.handed_in import handed_in

ACTS = int(os.environ.get("RIFFLE_ANYTHING", "1500" if DEEP else "600"))
KILLS = int(os.environ.get("RIFFLE_ANYTHING_KILLS", "12" if DEEP else "5"))


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with handed_in(FORMATS):
        yield


@pytest.mark.timeout(120 if ACTS < 10_000 else 0)
def test_whatever_is_done_folds_and_goes_out_as_text_and_in_again(tmp_path: Path) -> None:
    told = play(tmp_path, ACTS, seed=1, night=100)
    assert not told.wrong, told.said()
    assert told.nights >= 3
    assert told.overruled


@pytest.mark.timeout(120 if KILLS < 100 else 0)
@pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is forked to be killed")
def test_killed_at_any_moment_the_file_folds_and_goes_on(tmp_path: Path) -> None:
    told = kill(tmp_path, KILLS, seed=1)
    assert not told.wrong, told.said()
    assert told.kills == KILLS
