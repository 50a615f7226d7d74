"""The points no program carries out stand on the printed rules sheet, each in its sentence."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC

import pytest

from core.formats.format import FORMATS, named
from core.rulebook import shelf
from gui.formats.chicago.papers import rules_sheet
from gui.paper.lists import RuledSheet
from tests.formats.rounds.handed_in import handed_in
from tests.unit.night import Night

BOOK = "sm-chicago"
POINTS = {
    "3": "owned", "4": "silent", "6": "deal", "12": "open_card", "13": "discard_first", "16": "muck",
    "17": "declare", "29": "seen",
}  # fmt: skip


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    if "chicago" in FORMATS:
        # with a book of ours altered (``tests.rule_coverage``)
        yield
        return
    with handed_in((("chicago", "core.formats.chicago:CHICAGO", ""),)):
        named("chicago")
        yield


def sheet() -> list[tuple[str, str]]:
    """Return the rows of the printed sheet: the point and its sentence."""
    document = rules_sheet(Night().run("format chicago").director, 0, UTC)
    assert isinstance(document.body, RuledSheet)
    return [(row.cells[0].text, row.cells[1].text) for row in document.body.rows]


def _case(number: str, name: str) -> object:
    marks = [pytest.mark.rule_id(number, BOOK), pytest.mark.rule(BOOK, f"chicago_table.{name}")]
    return pytest.param(number, name, marks=marks, id=f"{number}_{name}")


@pytest.mark.parametrize(("number", "name"), [_case(*x) for x in POINTS.items()])
def test_the_sentence_of_the_point_is_printed(number: str, name: str) -> None:
    sentence = shelf.shipped()[BOOK].entries[f"chicago_table.{name}"].texts["en"]
    assert sentence
    assert (number, sentence) in sheet()


def test_the_sheet_goes_through_the_points_in_order() -> None:
    numbers = [int(number) for number, _ in sheet() if number.isdecimal()]
    assert numbers == sorted(numbers)
    assert {3, 4, 6, 12, 13, 16, 17, 29} <= set(numbers)
