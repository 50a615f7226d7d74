"""A house variant of the book a night is played by, with one parameter another way."""

from __future__ import annotations

from dataclasses import replace

from core.rulebook import shelf
from core.rulebook.book import Entry
from core.rulebook.file import write
from core.rulebook.kinds import Value
from core.say import acts
from tests.unit.night import Night


def variant(night: Night, key: str, value: Value, book: str = "") -> Night:
    """From now on by this book, or the one it is played by, but for this; a default, so without a clause."""
    found = shelf.shipped()[book] if book else night.state.rulebook
    altered = replace(found, entries={**found.entries, key: Entry(value, "", found.entries[key].texts)})
    night.act(acts.ChooseRulebook(book="house", text=write(replace(altered, id="house", parent=""))))
    return night
