"""``main.py simulate``: a made-up tournament, counted; words that cannot be meant are said to be wrong."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.text.export import HEADER
from tests.simulator.command import run


def test_the_seed_first_the_counts_last(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--entries", "12", "--seed", "3", "--rulebook", "tda-nl"]) == 0
    out = capsys.readouterr().out.splitlines()
    assert out[0] == "Seed 3, 12 entries, tda-nl"
    assert out[-1] == "invariants broken: 0"
    assert any(line.endswith("  eliminated") for line in out)


def test_as_json_and_kept_as_lines(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "night.txt"
    assert run(["--entries", "9", "--json", "--save", str(file)]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["broken"] == []
    assert found["left"] == 1
    assert file.read_text("utf-8").splitlines()[0] == HEADER
    assert len(file.read_text("utf-8").splitlines()) == found["actions"] + 2
    assert run(["--entries", "9", "--save", str(tmp_path / "nowhere" / "night.txt")]) == 2
    assert "was not written" in capsys.readouterr().err


@pytest.mark.parametrize(
    "words",
    [
        ["--entries", "1"], ["--entries", "many"], ["--entries", "20001"], ["--seats", "1"],
        ["--rulebook", "nobody"], ["--option", "b"], ["--what"], ["--tables", "-1"],
        ["--tables", "2", "--entries", "19"],
    ],
)  # fmt: skip
def test_what_cannot_be_meant_is_refused(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run(words)
    assert stopped.value.code == 2
    assert capsys.readouterr().err


def test_tables_at_the_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--entries", "12", "--tables", "4", "--seats", "6", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["records"]["table_opened"] >= 4


def test_several_nights_with_what_never_came_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["--nights", "2", "--seed", "5"]) == 0
    said = capsys.readouterr()
    lines = said.out.splitlines()
    assert lines[0] == "Seed 5 and on"
    assert lines[-1] == "invariants broken: 0"
    assert lines[-2].startswith("reasons never given: ")
    assert len(said.err.splitlines()) == 2
    assert run(["--actions", "150", "--seed", "5", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["actions"] >= 150
    assert found["wrong"] == []
