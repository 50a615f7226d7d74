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
    """These formats, the tiny one if none are named, are known meanwhile, and no others."""
    known: list[Any] = [
        COMING, known_formats.FORMATS, VERBS, records.KINDS, records.NAMES, looks.LOOKS, actions.TELLERS,
        commands.VERBS, ASKED, rank.ORDER, GROUPS, PARAMETERS, OF_FORMATS,
    ]  # fmt: skip
    before, kinds, books = [x.copy() for x in known], rank.KINDS.copy(), [*shelf.OWN]
    COMING.clear()
    main.hand_in(formats)
    try:
        yield
    finally:
        shelf.OWN[:] = books
        _take_back(known, before, kinds)


def _take_back(known: list[Any], before: list[Any], kinds: set[str]) -> None:
    for now, then in zip(known, before, strict=True):
        now.clear()
        now.update(then)
    rank.KINDS.intersection_update(kinds)
    shelf.add({}, {})
