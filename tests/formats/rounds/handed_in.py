"""The tiny format, known for a while."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import main
from core.formats import format as known_formats
from core.rulebook import shelf
from core.rulebook.file import OF_FORMATS
from core.rulebook.parameters import GROUPS, PARAMETERS
from core.say import records
from core.say.acts import VERBS
from core.say.duties import rank
from core.say.formats import COMING
from gui.looks import format as looks
from gui.looks.asked import ASKED
from gui.words import actions, commands

HANDED_IN = (("rounds", "tests.formats.rounds.core:ROUNDS_FORMAT", "tests.formats.rounds.gui:ROUNDS_LOOK"),)


@contextmanager
def handed_in(formats: tuple[tuple[str, str, str], ...] = HANDED_IN) -> Iterator[None]:
    """Know these formats meanwhile, the tiny one if none are named, and no others."""
    with kept():
        COMING.clear()
        main.hand_in(formats)
        yield


@contextmanager
def kept() -> Iterator[None]:
    """Know afterwards the formats that were known before, and no others."""
    known: list[Any] = [
        COMING, known_formats.FORMATS, VERBS, records.KINDS, records.NAMES, looks.LOOKS, actions.TELLERS,
        commands.VERBS, ASKED, rank.ORDER, rank.KINDS, GROUPS, PARAMETERS, OF_FORMATS,
    ]  # fmt: skip
    before, books = [x.copy() for x in known], [*shelf.OWN]
    try:
        yield
    finally:
        if known != before or books != shelf.OWN:
            shelf.OWN[:] = books
            for now, then in zip(known, before, strict=True):
                now.clear()
                now.update(then)
            shelf.add({}, {})
