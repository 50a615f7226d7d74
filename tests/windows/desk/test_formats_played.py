"""Commands that every format handed in passes through: ``simulate``, ``demo``, the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import core.store
import main
from gui.desk import demo
from gui.program.wiring import Wiring
from tests.formats.rounds.handed_in import HANDED_IN, handed_in
from tests.gallery import run
from tests.simulator import command

EVERY = (*HANDED_IN, *main.FORMATS)


@pytest.fixture(params=EVERY, ids=[x[0] for x in EVERY])
def format(request: pytest.FixtureRequest) -> Iterator[str]:
    with handed_in((request.param,)):
        yield request.param[0]


def test_nights_are_simulated(format: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run(["--format", format, "--nights", "3", "--entries", "16"]) == 0
    assert format in capsys.readouterr().out


def test_a_demo_leaves_its_lists(format: str, qapp: QApplication, wiring: Wiring, tmp_path: Path) -> None:
    assert demo._headless(wiring, 1, tmp_path / "demo", format) == 0
    left = {path.name for path in (tmp_path / "demo").iterdir()}
    assert {demo.NIGHT, "results.csv"} <= left
    assert demo._headless(wiring, 1, tmp_path / "demo", format) == 0, "a demo of before is replaced"


def test_it_is_pictured(format: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--night", format, "--part", "papers", "--part", "scenes"]
    assert run.run([str(tmp_path), *wanted], core.store) == 0, capsys.readouterr().out
