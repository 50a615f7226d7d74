"""The pages made from the program are as it is now."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from core.say import formats as known
from core.say.acts import VERBS
from main import FORMATS
from tests.documents import types
from tests.documents.__main__ import JSON, LINES
from tests.documents.lines import FORMS, lines
from tests.formats.rounds.handed_in import handed_in

MADE_BY = "python -m tests.documents"


@pytest.fixture(autouse=True)
def formats() -> Iterator[None]:
    with handed_in(FORMATS):
        for id, _, _ in FORMATS:
            known.load(id)
        yield


def test_the_lines_are_described_as_they_are() -> None:
    """Every example is played anew for this."""
    assert lines() == LINES.read_text("utf-8"), MADE_BY


def test_every_verb_and_every_form_has_its_place_on_the_page() -> None:
    page = LINES.read_text("utf-8")
    assert [verb for verb in VERBS if f"### `{verb}`\n" not in page] == []
    assert {a.form for act in VERBS.values() for a in act.ARGUMENTS} <= {*FORMS}


def test_the_types_of_json_are_listed_with_their_fields() -> None:
    """A type or a field that is renamed is lost to every program that reads it."""
    page = JSON.read_text("utf-8")
    assert types.lost(types.written(page), types.listed()) == []
    assert types.written(page) == types.listed(), MADE_BY


def test_what_is_renamed_is_found_lost() -> None:
    before: dict[str, types.Types] = {"Reasons": {"seat_taken": ("seat", "table")}}
    assert types.lost(before, {"Reasons": {"seat_is_taken": ("seat", "table")}}) == [
        "Reasons: seat_taken",
        "Reasons: seat_taken seat",
        "Reasons: seat_taken table",
    ]
    assert types.lost(before, {"Reasons": {"seat_taken": ("seat",)}}) == ["Reasons: seat_taken table"]
    assert types.lost(before, {"Reasons": {"seat_taken": ("seat", "table", "entry")}}) == []
