"""Marks: what is wrong with one, and which cells of the table they fill."""

from __future__ import annotations

import pytest

from tests.rule_coverage.lines import LINES, REASONS
from tests.rule_coverage.marks import Mark, empty, faults, table
from tests.rule_coverage.plugin import the_books

BOOKS = the_books()


@pytest.mark.parametrize(
    ("mark", "fault"),
    [
        (Mark("rule", ("svepof-2007", "balance.who")), "t: rule: no rulebook 'svepof-2007'"),
        (Mark("rule", ("tda-nl", "balance.whom")), "t: rule: tda-nl has no parameter 'balance.whom'"),
        (
            Mark("rule", ("tda-nl", "option.player_dealt.balance.who")),
            "t: rule: tda-nl has no parameter 'option.player_dealt.balance.who'",
        ),
        (Mark("rule", ("tda-nl",)), "t: rule: names no parameter"),
        (Mark("rule", ()), "t: rule: no rulebook ''"),
        (Mark("rule_id", ("A9",)), "t: rule_id: there is no procedure 'A9'"),
        (Mark("rule_id", ("A1", "nobody")), "t: rule_id: no rulebook 'nobody'"),
        (Mark("rule_id", ()), "t: rule_id: there is no procedure ''"),
    ],
)
def test_what_is_wrong_with_a_mark(mark: Mark, fault: str) -> None:
    assert fault in list(faults({"t": [mark]}, BOOKS))


@pytest.mark.parametrize(
    "mark",
    [
        Mark("rule", ("svepof-2006", "balance.who", "option.player_dealt.balance.to")),
        Mark("rule_id", ("A1",)),
        Mark("rule_id", ("A1", "*")),
        Mark("rule_id", ("C.late", "tda-nl", "cpc-2023")),
    ],
)
def test_a_mark_that_says_something(mark: Mark) -> None:
    assert list(faults({"t": [mark]}, BOOKS)) == []


def test_a_test_fills_the_cells_its_parameters_serve() -> None:
    marks = {
        "first": [Mark("rule", ("svepof-2006", "balance.who", "option.player_dealt.balance.to"))],
        "second": [Mark("rule", ("svepof-2006", "balance.who")), Mark("rule", ("tda-nl", "balance.who"))],
        "third": [Mark("rule_id", ("A1", "*")), Mark("rule_id", ("A5", "tda-nl"))],
    }
    assert table(marks, ["svepof-2006", "tda-nl"]) == {
        ("D.who", "svepof-2006"): ["first", "second"],
        ("D.to", "svepof-2006"): ["first"],
        ("D.who", "tda-nl"): ["second"],
        ("A1", "svepof-2006"): ["third"],
        ("A1", "tda-nl"): ["third"],
        ("A5", "tda-nl"): ["third"],
    }


def test_an_empty_cell_needs_a_reason() -> None:
    cells = {(line, "tda-nl"): ["a test"] for line in LINES if line not in ("B7", "C1")}
    assert empty(cells, ["tda-nl"]) == [("C1", "tda-nl")]
    assert ("B7", "*") in REASONS
