"""The lines of the tables of wordings fit the types they say."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, partial
from typing import Any

import pytest

import gui.formats.chicago.words
import gui.formats.team.words
from core.say.reasons import NotSeated
from gui.words.actions import TELLERS
from gui.words.tr import Context, slots
from gui.words.voices import given, refused, to_do, why
from gui.words.wording import By, Card, If, Table, fields, meaning
from tests.translations.collect import collected

TOLD: Mapping[type[Any], Any] = {
    **TELLERS,
    **gui.formats.team.words.TOLD,
    **gui.formats.chicago.words.TOLD,
}


@cache
def sources() -> set[str]:
    return {text.source for text in collected()}


def test_a_sentence_asks_its_type_for_nothing_else() -> None:
    voices: tuple[Any, ...] = (refused, why, given, to_do)
    for voice in voices:
        for kind, wording in voice.registry.items():
            if isinstance(wording, partial):
                asked(kind, wording.args[0], table_of(wording))


def test_the_history_asks_a_record_for_nothing_else() -> None:
    for kind, (_, teller) in TOLD.items():
        if isinstance(teller, partial):
            line = teller.args[0]
            asked(kind, [line.text, line.quiet, line.bold or ""], table_of(teller))


def table_of(said: Any) -> Any:
    return said.func.__self__


def asked(kind: type[Any], wording: Any, table: Table, counted: str = "") -> None:
    """Every field that the wording names is one of the type, and something says each slot."""
    match wording:
        case If(field, so, otherwise):
            assert field in fields(kind), kind
            wordings = [so, otherwise]
        case By(field, texts, otherwise):
            assert field in fields(kind), kind
            wordings = [*texts.values(), otherwise]
        case Card() | list():
            wordings = [*wording]
        case (text, counted):
            assert counted in fields(kind), kind
            wordings = [text]
        case str():
            assert wording in sources() or not wording or wording.strip("{}").isidentifier(), wording
            assert ("%n" in wording) <= bool(counted), kind
            assert all(x in table.of or meaning(x, fields(kind)) for x in slots(wording))
            return
        case _:
            return
    for inside in wordings:
        asked(kind, inside, table, counted)


def test_a_slot_that_no_field_says_is_found() -> None:
    with pytest.raises(LookupError, match="seat"):
        asked(NotSeated, "{name} already sits in seat {seat}.", Table(Context("tables")))
