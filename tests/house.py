"""A house's own rulebook, made of another."""

from __future__ import annotations

from collections.abc import Mapping

from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import BadRulebook, read, write
from core.rulebook.fits import Fault
from core.rulebook.parameters import PARAMETERS


def variant(
    parent: Rulebook, *, id: str, title: str, short: str, language: str, changes: Mapping[str, Entry]
) -> Rulebook:
    """Return a house variant: the parent's copy under its own name, with its changes. Raises ``BadRulebook``.
    To edit one further, give all its changes again: ``{key: book.entries[key] for key in book.own}``."""
    if unknown := next((key for key in changes if key not in PARAMETERS), None):
        raise BadRulebook(id, 1, unknown, Fault.KEY, *PARAMETERS)
    entries = {key: changes.get(key, old) for key, old in parent.entries.items()}
    own = frozenset(changes)
    made = Rulebook(id, title, short, language, parent.id, entries, own=own)
    return read(write(made), id, {parent.id: parent})
