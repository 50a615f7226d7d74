"""The table of faults says nothing that is not tested: every test it names is there."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
TABLE = Path(__file__).with_name("README.md")
HEAD = ["fault", "what the director sees", "what was lost, how it is regained", "test"]
AREAS = ["Store", "Backups", "Time", "Input", "Names", "Devices", "Screens"]
_BAR = re.compile(r"(?<!\\)\|")


def rows(text: str) -> list[tuple[int, list[str]]]:
    """The table's lines with their numbers, cut into cells; ``\\|`` is a bar within one."""
    return [
        (number, [cell.strip() for cell in _BAR.split(line.strip())[1:-1]])
        for number, line in enumerate(text.splitlines(), 1)
        if line.strip().startswith("|")
    ]


def wrong(text: str) -> list[str]:
    """Return what is wrong with a table, in the order of its lines."""
    found = []
    for number, cells in rows(text):
        if cells == HEAD or set("".join(cells)) <= {"-"}:
            continue
        if len(cells) != len(HEAD) or not all(cells):
            found.append(f"line {number}: {len(HEAD)} cells are wanted, all with something in them")
            continue
        names = re.findall(r"[\w/]+\.py::\w+", cells[-1])
        if not names:
            found.append(f"line {number}: no test is named as path::name")
        found += [f"line {number}: there is no {name}" for name in names if not exists(name)]
    return found


def exists(name: str) -> bool:
    path, test = name.split("::")
    for file in (ROOT / path, Path(__file__).parent / path):
        if file.is_file():
            return test.startswith("test_") and test in names_in(file)
    return False


@cache
def names_in(file: Path) -> frozenset[str]:
    tree = ast.parse(file.read_text("utf-8"))
    return frozenset(node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def test_every_row_is_whole_and_its_tests_exist() -> None:
    assert wrong(TABLE.read_text("utf-8")) == []


def test_every_area_is_there() -> None:
    found = re.findall(r"^## (.+)$", TABLE.read_text("utf-8"), re.MULTILINE)
    assert [area for area in found if area in AREAS] == AREAS


@pytest.mark.parametrize(
    ("row", "problem"),
    [
        ("| a | b | c | tests/faults/test_table.py::test_every_area_is_there |", None),
        ("| a \\| b | b | c | test_table.py::test_every_area_is_there |", None),
        ("| a | b | c |", "cells"),
        ("| a | b |  | test_table.py::test_every_area_is_there |", "cells"),
        ("| a | b | c | by hand |", "no test"),
        ("| a | b | c | test_table.py::test_nowhere |", "there is no"),
        ("| a | b | c | tests/nowhere.py::test_every_area_is_there |", "there is no"),
        ("| a | b | c | test_table.py::wrong |", "there is no"),
    ],
)
def test_what_is_wrong_with_a_row_is_said(row: str, problem: str | None) -> None:
    found = wrong(row)
    assert (found == []) if problem is None else problem in found[0]
