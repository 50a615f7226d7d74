"""What is planted is another program that Python can read, and the tests that reach it are found."""

from __future__ import annotations

import ast

from tests.children import ROOT
from tests.planted import chosen, faults, reaching

SOURCE = """
def f(x):
    if x and "ö" < x:
        g(x)
    return [y for y in x if y is not None] + [1]
"""


def test_each_fault_is_another_program() -> None:
    planted = {x.planted(SOURCE.encode()).decode() for make in faults("a.py", SOURCE) for x in [make()]}
    assert len(planted) == 5
    assert SOURCE not in planted
    negated, turned = "if (not (x and 'ö' < x)):", ("if x and (('ö') <= (x)):", "if ((y) is (None))]")
    for part in (negated, *turned, "[2]", "  pass"):
        assert sum(part in text for text in planted) == 1
    for text in planted:
        ast.parse(text)


def test_half_of_them_are_in_core_and_all_can_be_planted() -> None:
    found = chosen(1, 200)
    assert len({x.name for x in found}) == len(found) == 200
    assert sum(x.file.startswith("core/") for x in found) == 100
    for fault in found:
        ast.parse(fault.planted((ROOT / fault.file).read_bytes()))


def test_the_nearest_of_the_tests_that_reach_a_file_come_first() -> None:
    imported: dict[str, set[str]] = {
        "core/chips/race.py": set(),
        "core/formats/rules.py": {"core.chips.race"},
        "tests/rules/test_f_race.py": {"core.formats.rules"},
        "tests/unit/money/test_prizes.py": {"core.money.prizes"},
        "tests/unit/chips/test_race.py": {"core.formats.rules"},
        "tests/unit/test_a.py": {"core.chips.race"},
    }
    assert reaching("core/chips/race.py", imported) == [
        "tests/unit/chips/test_race.py",
        "tests/unit/test_a.py",
        "tests/rules/test_f_race.py",
    ]
