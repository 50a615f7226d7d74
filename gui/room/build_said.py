"""The director's messages to the room: a sentence as a picture, and announcements in the band."""

from __future__ import annotations

import textwrap

from core.clock.clock import Reading
from core.say.value import dataclass
from core.tournament.state import Tournament
from gui.room.board import Board
from gui.room.build_moves import time_and_blinds
from gui.room.logo import Logo
from gui.room.standing import Told

IN_A_BAND = 60
"""Characters of an announcement shown at once: more would be too small to read, or cut."""


@dataclass(frozen=True, slots=True)
class Said:
    """Not part of the tournament, so not an act: it stays on the screen until it is taken off."""

    message: str = ""
    ticker: str = ""
    logo: Logo | None = None


NOTHING = Said()


def message(t: Tournament, reading: Reading, sentence: str) -> Board:
    """Return the picture of the sentence, with the level's time and blinds under it."""
    return Board(
        "message",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        headline=sentence,
        foot=tuple(time_and_blinds(t, reading)),
    )


def with_typed(typed: str, told: Told | None, page: int) -> Told | None:
    """Return the announcement part by part, alternating with other news, so that it never hides who must not
    be dealt in."""
    parts: list[Told] = [(part, "") for part in textwrap.wrap(typed, IN_A_BAND)]
    if not parts:
        return told
    if told is None:
        return parts[page % len(parts)]
    return told if page % 2 else parts[page // 2 % len(parts)]
