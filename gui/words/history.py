"""The History page's words: what kinds of actions there are, what can be put right in one."""

from __future__ import annotations

from gui.words.tr import Context, mark

tr = Context("history")

# In the order one looks for them; the key is what the page asks its model for.
KINDS = {
    "all": mark("Everything"),
    "busts": mark("Busts"),
    "entries": mark("Entries and purchases"),
    "seats": mark("Draws, moves, tables"),
    "clock": mark("Clock and structure"),
    "rulings": mark("Penalties and rulings"),
    "rest": mark("Settings and notes"),
    "undone": mark("Undone"),
}


def shown(n: int, of: int) -> str:
    """How many are listed, of all there are."""
    whole = tr("%n actions", of)
    return whole if n == of else tr("{n} of {whole}", n=n, whole=whole)


def correct_entry(name: str) -> str:
    return tr("Correct the entry of {name}…", name=name)


def edit_player(name: str) -> str:
    return tr("Edit {name}…", name=name)


def elsewhere(name: str) -> str:
    return tr("Move {name}…", name=name)
