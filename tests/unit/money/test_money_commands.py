"""``main.py payouts`` and ``main.py deal``: the contract page, its examples, its keys and its codes."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

import main
from core.money import command

ROOT = Path(__file__).resolve().parents[3]
PAGE = (ROOT / "assets" / "money-json.md").read_text("utf-8")
EXAMPLES = re.findall(r"^    main\.py (payouts|deal) (.+ --json)\n    # (\w+) (.+)$", PAGE, re.MULTILINE)
RUN = {"payouts": command.run_payouts, "deal": command.run_deal}


@pytest.fixture
def ran(capsys: pytest.CaptureFixture[str]) -> Any:
    def run(name: str, line: str) -> tuple[int, Any]:
        code = RUN[name](shlex.split(line))
        return code, json.loads(capsys.readouterr().out)

    return run


def test_the_page_has_examples_of_both() -> None:
    assert {name for name, *_ in EXAMPLES} == {*RUN}
    assert len(EXAMPLES) == PAGE.count("--json\n    # ")


@pytest.mark.parametrize(("name", "line", "key", "expected"), EXAMPLES)
def test_every_example_comes_out_as_the_page_says(
    ran: Any, name: str, line: str, key: str, expected: str
) -> None:
    code, told = ran(name, line)
    if key == "refused":
        assert (code, told["refused"]["code"]) == (1, expected)
        assert told["refused"]["words"]
        assert {*told} == {"contract", "decimals", "refused"}
    else:
        assert (code, told["refused"]) == (0, None)
        assert told["amounts"] == [int(x) for x in expected.split()]


@pytest.mark.parametrize("name", RUN)
def test_the_page_names_every_key(ran: Any, name: str) -> None:
    line = next(line for which, line, key, _ in EXAMPLES if which == name and key == "amounts")
    _, told = ran(name, line)
    part = PAGE.partition("## Payouts" if name == "payouts" else "## Deals")[2]
    table = part.partition("| key | content |\n|---|---|\n")[2].partition("\n\n")[0]
    named = {x for row in table.splitlines() for x in re.findall(r"`(\w+)`", row.split("|")[1])}
    assert named == {*told}


def test_the_page_names_every_code() -> None:
    source = "".join(path.read_text("utf-8") for path in (ROOT / "core" / "money").glob("*.py"))
    codes = {*re.findall(r'RefusedMoney\(\s*"(\w+)"', source)}
    listed = {
        x
        for part in re.findall(r"^Codes: (.+?)\n\n|^Codes: (.+)\Z", PAGE + "\n", re.M | re.S)
        for x in re.findall(r"`(\w+)`", "".join(part))
    }
    assert listed == codes


@pytest.mark.parametrize("name", RUN)
def test_they_are_directors_commands_without_qt(name: str) -> None:
    (found,) = [x for x in main.DIRECTORS if x.name == name]
    assert not found.qt
    assert not found.wired


def test_without_json_words_and_code_are_on_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run_payouts(["--entries", "5", "--pool", "-5", "--prizes", "grid"]) == 1
    out, err = capsys.readouterr()
    assert out == ""
    assert err.strip().endswith("(negative)")


@pytest.mark.parametrize(("pool", "digits"), [("6.000", "6000"), ("12.500", "12500"), ("6.5", "")])
def test_what_may_be_thousands_says_how_they_are_typed(
    capsys: pytest.CaptureFixture[str], pool: str, digits: str
) -> None:
    assert command.run_payouts(["--entries", "30", "--pool", pool, "--prizes", "50% 30% 20%"]) == 1
    told = capsys.readouterr().err
    assert re.findall(r"(?<![.\d])\d+(?![.\d])", told) == ["0", *([digits] if digits else [])]


def test_amounts_are_shown_with_the_decimals(capsys: pytest.CaptureFixture[str]) -> None:
    assert command.run_deal(["--by", "even", "--prizes", "10.50", "0", "--decimals", "2"]) == 0
    assert capsys.readouterr().out.count("5.25") >= 2
