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
    parent = found.id if found.id in shelf.shipped() else found.parent
    above = shelf.shipped()[parent].entries if parent else {}
    own = {key} | {k for k, entry in found.entries.items() if entry != above.get(k)}
    altered = {**found.entries, key: Entry(value, "", found.entries[key].texts)}
    text = write(replace(found, id="house", parent=parent, entries=altered, own=frozenset(own)))
    night.act(acts.ChooseRulebook(book="house", text=text))
    return night
