"""What every Undo label of a format has to be: one short sentence, not the line that was typed."""

from __future__ import annotations

import re

from core.say.records import Action
from gui.words.actions import short, undo_title
from gui.words.names import Names

LEAST, MOST = 4, 70
_SENTENCES = re.compile(r"[.!?] [A-Z]")


def label_of(action: Action, names: Names) -> str:
    """Return what Undo says it undoes, once it was found to be such."""
    what, title = short(action, names), undo_title(action, names)
    assert LEAST <= len(what) <= MOST, what
    assert what in title
    assert what != action.line
    assert not {"{", "}", "\n", ":", "_"} & {*what}, what
    assert not what.endswith("."), what
    assert not _SENTENCES.search(what), what
    return what
