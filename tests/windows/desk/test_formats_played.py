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
from tests.gallery import papers, run, scenes
from tests.gallery.scenes import boards, measured
from tests.gallery.shot import PAPERS, PROJECTED, THEMES
from tests.gallery.world import World
from tests.simulator import command

EVERY = (*HANDED_IN, *main.FORMATS)


@pytest.fixture(params=EVERY, ids=[x[0] for x in EVERY])
def format(request: pytest.FixtureRequest) -> Iterator[str]:
    with handed_in((request.param,)):
        yield request.param[0]


@pytest.fixture
def world(qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[World]:
    monkeypatch.setattr(papers, "DPI", 20)  # the pages are measured, and painted small
    made = World(qapp, core.store, tmp_path, 1)
    yield made
    made.close()


def test_nights_are_simulated(format: str, capsys: pytest.CaptureFixture[str]) -> None:
    """With other seeds than 7 and 8 Chicago deals hundreds of rounds to find one that leaves two equal."""
    assert command.run(["--format", format, "--nights", "2", "--entries", "8", "--seed", "7"]) == 0
    assert format in capsys.readouterr().out


def test_a_demo_leaves_its_lists(
    format: str, qapp: QApplication, wiring: Wiring, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "SIZE", (320, 180))  # every scene is measured in each size below
    assert demo._headless(wiring, 1, tmp_path / "demo", format) == 0
    left = {path.name for path in (tmp_path / "demo").iterdir()}
    assert {demo.NIGHT, "results.csv"} <= left
    assert demo._is_demo(wiring.store, tmp_path / "demo" / demo.NIGHT), "the next one replaces it"


def test_it_is_pictured(format: str, world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every scene and paper; what costs most, painting and keeping them in every size, is left out. The rare
    nights are hold'em's: they are pictured beside the first format."""
    if format != EVERY[0][0]:
        monkeypatch.setattr(scenes, "RARE", {})
    world.themes, world.sizes = THEMES[:1], PROJECTED[:1]
    taken = list(run.shots(world, ("papers", "scenes"), (format,)))
    assert {shot.group for shot in taken} >= {f"paper {paper}" for paper in PAPERS}
    found = [found for shot in taken for found in shot.found]
    night = world.begun[-1]
    assert night.state.format == format
    found += [x for size in PROJECTED[1:] for _, board in boards(night) for x in measured(size, board)]
    assert [x.line() for x in found] == []
