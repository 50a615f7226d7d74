"""The catalogues hold what the product says, and the plurals are English."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtCore import QTranslator

from gui.words.tr import SHARED, Context
from tests.translations.__main__ import CATALOGUE, COMMAND, compile_to, texts_of, tool, without_forms
from tests.translations.collect import Text, alone, collected, notes, texts_in

NOTES = "write one in tests/translations/notes.toml"
STALE = f"The catalogue is stale. Run: {COMMAND}"


def test_the_catalogue_holds_every_text() -> None:
    assert texts_of(CATALOGUE) == collected(), STALE
    assert not without_forms(CATALOGUE), STALE


@pytest.mark.skipif(tool("lrelease") is None, reason="PySide6 without its tools")
def test_the_compiled_catalogue_is_of_the_same_texts(tmp_path: Path) -> None:
    compile_to(CATALOGUE, tmp_path / "new.qm")
    assert (tmp_path / "new.qm").read_bytes() == CATALOGUE.with_suffix(".qm").read_bytes(), STALE


@pytest.mark.skipif(tool("lrelease") is None, reason="PySide6 without its tools")
def test_a_catalogue_that_is_read_meanwhile_stays_as_it_was(tmp_path: Path) -> None:
    target = tmp_path / "new.qm"
    target.write_bytes(b"as it was")
    with target.open("rb") as held:
        compile_to(CATALOGUE, target)
        assert held.read() == b"as it was"
    assert target.read_bytes() != b"as it was"


def test_the_catalogue_names_no_place_on_this_machine() -> None:
    assert "<location" not in CATALOGUE.read_text("utf-8")


def test_the_translator_alone_leaves_the_number_to_the_words() -> None:
    catalogue = QTranslator()
    assert catalogue.load(str(CATALOGUE.with_suffix(".qm")))
    assert [catalogue.translate(SHARED, "%n tables", None, n) for n in (0, 1, 2)] == [
        "%n tables",
        "%n table",
        "%n tables",
    ]
    assert [Context("numbers")("%n tables", n) for n in (1, 1500)] == ["1 table", "1,500 tables"]


def test_a_word_that_stands_alone_has_a_note() -> None:
    assert not [text for text in collected() if alone(text) and not text.note], (
        "tests/translations/notes.toml"
    )


def test_every_note_is_of_a_text_there_is() -> None:
    assert not {*notes()} - {text[:2] for text in collected()}


def test_what_several_features_say_stands_once() -> None:
    seen = Counter(text.source for text in collected() if not text.note)
    assert not [source for source, count in seen.items() if count > 1]
    assert Context("no feature of ours")("%n tables", 1) == "1 table"


def test_a_place_at_a_table_is_a_seat_in_every_game() -> None:
    """Only furniture that is fetched is a chair."""
    chairs = {x.source for x in collected() if re.search("[^{]chair", f" {x.source}", re.IGNORECASE)}
    assert chairs == {"Fetch %n chairs to table {table}", "Fetch %n chairs to table {table}."}


def test_texts_are_found_with_their_notes() -> None:
    module = """
tr = Context("floor")
WORDS = {
    #: Of a player who has gone home,
    #: not of a side.
    "left": mark("Left"),
}
tr("%n seats", len(WORDS))
tr("A" if WORDS else "B")
tr(WORDS["left"])
common("Close")
"""
    assert set(texts_in(module, "gui/x.py")) == {
        Text("floor", "Left", False, "Of a player who has gone home, not of a side."),
        Text("floor", "%n seats", True),
        Text("floor", "A", False),
        Text("floor", "B", False),
        Text("common", "Close", False),
    }


@pytest.mark.parametrize("call", ['tr(f"{1} seats")', 'tr("a" + "b")', 'tr("%n seats")'])
def test_a_text_that_no_translator_could_use_is_refused(call: str) -> None:
    with pytest.raises(ValueError, match=r"put together|gui/x\.py:2"):
        list(texts_in(f'tr = Context("floor")\n{call}', "gui/x.py"))


def test_a_module_without_a_context_is_refused() -> None:
    with pytest.raises(ValueError, match="no context"):
        list(texts_in('tr("Close")', "gui/x.py"))
