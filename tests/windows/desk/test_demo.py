"""The demo: a whole night through the real director, the same for the same seed."""

from __future__ import annotations

import csv
import io
import shutil
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

import core.store
from core.log.order import MemoryLog
from core.money.payouts import placings
from core.say.command_line import BAD_USAGE
from core.text.opening import GAME, open_door
from core.tournament.director import Director
from gui.desk import demo

SEED = 3


def play(folder: Path, seed: int) -> Director:
    assert demo.run(["--seed", str(seed), "--out", str(folder)], core.store) == 0
    return left(folder)


def left(folder: Path) -> Director:
    with core.store.open_(folder / "night.riffle", read_only=True) as log:
        return open_door(MemoryLog(log.actions), lambda: 0, lambda n: bytes(n))


@pytest.fixture(scope="module")
def played(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a night that was played once; nothing may be changed in it."""
    folder = tmp_path_factory.mktemp("demo") / "played"
    play(folder, SEED)
    return folder


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the scenes small: three fifths of a night that nobody looks at is their being kept."""
    monkeypatch.setattr(demo, "SIZE", (320, 180))


def order(director: Director) -> list[str]:
    return [director.state.name(p.entry) for p in placings(director.state)]


def test_a_night_comes_to_its_end_and_its_money_adds_up(played: Path) -> None:
    director = left(played)
    t = director.state
    assert len(t.people.live) == 1
    assert GAME.broken(t) == []
    assert sum(p.prize for p in placings(t)) == t.money.pool > 0
    assert len(placings(t)) == len(t.people.players)


@pytest.mark.usefixtures("small")
def test_the_same_seed_is_the_same_night(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    director = play(tmp_path, SEED)
    assert order(director) == order(left(played))
    said = capsys.readouterr().out
    assert order(director)[0] in said
    assert str(tmp_path.resolve()) in said
    assert str(len(director.history)) in said


def test_the_folder_holds_scenes_lists_and_results(played: Path) -> None:
    director = left(played)
    names = {path.name for path in played.iterdir()}
    assert {"seating.png", "welcome.png", "clock-row01.png", "break-row05.png"} <= names
    assert (played / "seating-by-name.pdf").read_bytes().startswith(b"%PDF")
    assert (played / "seating-by-table.pdf").stat().st_size > 5000
    for paper in (
        "table-sheets",
        "seat-cards",
        "structure",
        "pack-row05",
        "dealer-sheets-row05",
        "payouts",
        "payout-slips",
        "results",
        "conduct",
    ):
        assert (played / f"{paper}.pdf").stat().st_size > 5000, paper
    rows = list(csv.DictReader((played / "results.csv").read_text("utf-8-sig").splitlines()))
    assert [row["name"] for row in rows] == order(director)
    assert sum(int(row["prize"]) for row in rows) == director.state.money.pool


@pytest.mark.parametrize("args", [["--seed", "x"], ["--speed", "0"], ["--nonsense"]])
def test_a_wrong_option_is_a_word_and_no_folder(
    args: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        demo.run(args, core.store)
    assert stopped.value.code == 2
    assert capsys.readouterr().err.strip()
    assert list(tmp_path.iterdir()) == []


def test_a_place_that_is_a_file_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "there").write_text("x")
    with pytest.raises(SystemExit) as ended:
        demo.run(["--out", str(tmp_path / "there")], core.store)
    assert ended.value.code == BAD_USAGE
    assert str(tmp_path / "there") in capsys.readouterr().err


@pytest.mark.usefixtures("small")
def test_the_last_demo_makes_way_for_another_and_nothing_else_does(
    played: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A night that somebody called night.riffle was thrown away, and results.csv written over."""
    shutil.copytree(played, tmp_path / "demo")
    assert order(play(tmp_path / "demo", SEED + 1)) != order(left(played)), "another seed, another night"
    for name in ("night.riffle", "results.csv"):
        folder = tmp_path / name.partition(".")[0]
        folder.mkdir()
        if name == "night.riffle":
            core.store.create(folder / name).close()
        else:
            (folder / name).write_text("mine")
        before = (folder / name).read_bytes()
        assert demo.run(["--out", str(folder)], core.store) == 1
        assert "is not empty" in capsys.readouterr().err
        assert (folder / name).read_bytes() == before
        assert len(list(folder.iterdir())) == 1


def test_a_terminal_of_few_letters(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As on Windows where what is printed goes into a file."""
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp1252", write_through=True))
    monkeypatch.setattr(demo, "steps", lambda *night: iter(()))  # the end says all there is to say
    assert demo.run(["--out", str(tmp_path / "Åsa 太郎")], core.store) == 0
    assert "Åsa ??".encode("cp1252") in raw.getvalue()
