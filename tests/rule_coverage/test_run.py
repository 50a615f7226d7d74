"""The command: what the tests' marks promise holds, and what does not is told."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

from tests.children import ROOT, program
from tests.rule_coverage import run
from tests.rule_coverage.lines import LINES
from tests.rule_coverage.marks import Mark, Marks, empty, faults, table
from tests.rule_coverage.plugin import Coverage, Survivor, the_books

BOOKS = the_books()


def outside(code: str, *arguments: str) -> Any:
    """Return the JSON printed by a program of our own: pytest does not run within pytest."""
    done = subprocess.run(
        program(code, *arguments), cwd=ROOT, capture_output=True, encoding="utf-8", timeout=100
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


# -- the suite as it is -------------------------------------------------------------------------------

COLLECT = """
import json
from tests.rule_coverage import plugin, run
coverage = plugin.Coverage()
plugin.run(run.marked_files(), coverage)
print(json.dumps([coverage.marks, coverage.broken]))
"""


@pytest.fixture(scope="module")
def marks() -> Marks:
    found, broken = outside(COLLECT)
    assert broken == []
    return {test: [Mark(name, tuple(args)) for name, args in told] for test, told in found.items()}


def test_every_mark_names_what_there_is(marks: Marks) -> None:
    assert list(faults(marks, BOOKS)) == []


def test_every_line_of_rules_has_a_test_for_every_book_or_a_reason(marks: Marks) -> None:
    assert empty(table(marks, BOOKS), BOOKS) == []


def test_marks_are_found_wherever_they_are_written() -> None:
    found = run.marked_files()
    assert "tests/rules/test_c_rebuy.py" in found, "marked by a helper, not in the file itself"
    assert not any(name.startswith("tests/rule_coverage/") for name in found), "examples, not tests of rules"


# -- does a test notice -------------------------------------------------------------------------------

TESTS = """
from functools import cache

import pytest

from tests.rules.conftest import chosen


@pytest.mark.rule("tda-nl", "balance.who")
def test_that_notices_both():
    book = chosen("tda-nl").state.rulebook
    assert (book.word("balance.who"), book.cite("balance.who")) == ("next_big_blind", "TDA-NL 25")


@pytest.mark.rule("tda-nl", "balance.to")
def test_that_overlooks_the_clause():
    assert chosen("tda-nl").state.rulebook.word("balance.to") == "big_blind_else_next_clockwise"


@pytest.mark.rule("tda-nl", "balance.due_difference")
def test_that_overlooks_everything():
    assert chosen("tda-nl").state.rulebook.number("balance.due_difference") < 9


@pytest.mark.rule("tda-nl", "balance.from")
def test_that_is_red():
    raise AssertionError


@cache
def kept():
    return chosen("tda-nl")


@pytest.mark.rule("tda-nl", "balance.wait")
def test_that_keeps_its_night():
    book = kept().state.rulebook
    assert (book.word("balance.wait"), book.cite("balance.wait")) == ("between_small_blind_and_button", "")


@pytest.fixture(scope="module")
def shared():
    return chosen("tda-nl")


@pytest.mark.rule("tda-nl", "breaking.seats")
def test_that_shares_its_night(shared):
    book = shared.state.rulebook
    assert (book.word("breaking.seats"), book.cite("breaking.seats")) == ("two_step_random", "")


def test_without_a_mark():
    raise AssertionError
"""

ALTER = """
import json, sys
from tests.rule_coverage import plugin
coverage = plugin.Coverage(lambda book, key: book == "tda-nl" and key in sys.argv[2:])
plugin.run(["-c", "pyproject.toml", sys.argv[1]], coverage)
survivors = [[x.book, x.key, x.what, x.tests] for x in coverage.survivors]
red = [name.split("::")[1] for name in coverage.red]
noticed = [[x.key, x.test.split("::")[1]] for x in coverage.noticed]
print(json.dumps([survivors, red, coverage.tried, noticed]))
"""


def test_what_a_test_overlooks_survives(tmp_path: Path) -> None:
    file = tmp_path / "test_some.py"
    file.write_text(TESTS)
    parts = ("who", "to", "due_difference", "from", "wait", "option_kept")
    altered = [*(f"balance.{part}" for part in parts), "breaking.seats"]
    survivors, red, tried, noticed = outside(ALTER, str(file), *altered)
    assert len(noticed) == tried - len(survivors)
    assert ["breaking.seats", "test_that_shares_its_night"] in noticed
    assert survivors == [
        ["tda-nl", "balance.due_difference", "2 -> 3", 1],
        ["tda-nl", "balance.due_difference", "clause '' -> 'X'", 1],
        [
            *("tda-nl", "balance.from"),
            *("most_players_then_breaks_first -> most_players_then_breaks_last", 0),
        ],
        ["tda-nl", "balance.from", "clause '' -> 'X'", 0],
        ["tda-nl", "balance.to", "clause '25' -> '25 X'", 1],
        ["tda-nl", "balance.option_kept", "true -> false", 0],
        ["tda-nl", "balance.option_kept", "clause '' -> 'X'", 0],
    ]
    assert red == ["test_that_is_red"]
    assert tried == 2 + 4 + 2 + 2 + 3 + 2 + 2


# -- what is said -------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["nonsense", "tda-2025", "--lost"])
def test_a_word_that_is_nothing_is_refused(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        run.run([word])
    assert stopped.value.code == 2
    assert word in capsys.readouterr().err


def test_words_choose() -> None:
    wanted = run.chosen(["tda-nl", "balance.who", "breaking"])
    assert wanted("tda-nl", "balance.who")
    assert wanted("tda-nl", "breaking.wait")
    assert not wanted("tda-nl", "balance.to")
    assert not wanted("cpc-2023", "balance.who")
    assert run.chosen(["balance.who"])("svepof-2006", "option.player_dealt.balance.who")
    assert run.chosen([])("cpc-2023", "draw.seats")


def full() -> Coverage:
    """As it is when nothing is wrong."""
    marks = {"tests/rules/test_all.py::test_all": [Mark("rule_id", (line,)) for line in LINES]}
    return Coverage(run.chosen([]), marks)


def test_nothing_wrong_is_no_trouble() -> None:
    assert not run.trouble(full())
    assert "300 cells (a procedure by a rulebook), 1 marked tests" in "\n".join(run.trouble_shown(full()))


def test_any_trouble_is_told() -> None:
    hole, red, broken, wrong, lived = (full() for _ in range(5))
    hole.marks = {"t": hole.marks["tests/rules/test_all.py::test_all"][1:]}
    red.red.append("tests/rules/test_x.py::test_y")
    broken.broken.append("tests/rules/test_x.py")
    wrong.marks["t"] = [Mark("rule", ("tda-nl", "nothing.such"))]
    lived.survivors.append(Survivor("tda-nl", "balance.who", "this -> that", 2))
    told = {
        "red with the books as they are: test_x.py::test_y": red,
        "could not read tests/rules/test_x.py": broken,
        "t: rule: tda-nl has no parameter 'nothing.such'": wrong,
        "survived: tda-nl       balance.who: this -> that (2 tests did not notice)": lived,
        "300 cells (a procedure by a rulebook), 1 marked tests; "
        "0 cells without a test have a reason, 4 have none.": hole,
    }
    for line, coverage in told.items():
        assert run.trouble(coverage), line
        assert line in list(run.trouble_shown(coverage))
    assert sum(line.endswith("EMPTY") for line in run.cells_shown(hole)) == 4


def test_the_table_counts_and_names_the_first() -> None:
    coverage = full()
    coverage.marks["tests/rules/test_b.py::test_b"] = [Mark("rule", ("tda-nl", "draw.seats"))]
    shown = list(run.cells_shown(coverage))
    at = shown.index(f"B1          {LINES['B1']}")
    assert shown[at + 1 : at + 5] == [
        "    cpc-2023       1  test_all.py::test_all",
        "    svepof-2006    1  test_all.py::test_all",
        "    tda-2024       1  test_all.py::test_all",
        "    tda-nl         2  test_all.py::test_all",
    ]
