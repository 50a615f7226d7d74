"""Colour-ups as facts at the foot of a picture: what goes next and when, which tables still race."""

from __future__ import annotations

from core.chips import colour_ups
from core.clock.clock import Reading, until_break, until_row
from core.say.levels import number
from core.tournament.state import Tournament
from gui.room.board import Foot
from gui.words import screen as say
from gui.words import text

MOST_LABELS = 4
"""Tables that are named one by one; of more it is said how many."""


def in_play(t: Tournament, reading: Reading, now: int, told: tuple[int, ...]) -> list[Foot]:
    """While cards are dealt. What the floor races now goes before what comes; chips that go at the next break
    are ``told`` with it."""
    found = under_way(t, reading, now)
    up = None if found or told else colour_ups.ahead(t, reading)
    if up is not None:
        found.append(_later(t, up))
    return found


def at_the_break(t: Tournament, reading: Reading) -> tuple[int, ...]:
    """Return the chips that are coloured up at the next break."""
    up, left = colour_ups.ahead(t, reading), until_break(t.levels, reading)
    if up is None or left is None or until_row(t.levels, reading, up.index) != left:
        return ()
    return up.chips


def _later(t: Tournament, up: colour_ups.ColourUp) -> Foot:
    return say.next_colour_up(), say.after_level(up.chips, number(t.levels, up.index)), "text"


def under_way(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    """A race that has begun, and a colour-up announced that no table has begun."""
    found: list[Foot] = []
    race = colour_ups.racing(t, reading, now)
    if race is not None:
        chip, tables = race
        labels = [x.label for x in tables]
        found.append((say.still_to_race(chip), say.tables(labels, most=MOST_LABELS), "amber"))
    if told := colour_ups.announced(t, now):
        found.append((say.colour_up_announced(), text.chips_off(told), "amber"))
    return found


def in_break(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    """In a break: that it is coloured up now, or which tables still have to; else what goes later."""
    found = under_way(t, reading, now)
    up = colour_ups.ahead(t, reading)
    if up is None or (found and up.index != reading.index):
        return found
    if up.index != reading.index:
        return [_later(t, up)]
    if colour_ups.racing(t, reading, now) is None:
        found.insert(0, (say.colour_up_now(), say.colour_up(up.chips), "amber"))
    return found
