"""Colour-ups as facts at the foot of a picture: the next chips and when, the tables that still race."""

from __future__ import annotations

from core.chips import colour_ups
from core.clock.clock import Reading, until_break, until_row
from core.say.levels import number
from core.tournament.state import Tournament
from gui.room.board import Foot
from gui.words import screen as say
from gui.words import text
from gui.words.tr import Context

tr = Context("room")


MOST_LABELS = 4
"""Most tables named one by one; of more only the number is shown."""


def in_play(t: Tournament, reading: Reading, now: int, told: tuple[int, ...]) -> list[Foot]:
    """Return the facts while cards are dealt. A race going on comes before the next one; chips of the next
    break are ``told`` with it."""
    facts = under_way(t, reading, now)
    up = None if facts or told else colour_ups.ahead(t, reading)
    if up is not None:
        facts.append(_later(t, up))
    return facts


def at_the_break(t: Tournament, reading: Reading) -> tuple[int, ...]:
    """Return the chips that are coloured up at the next break."""
    up, left = colour_ups.ahead(t, reading), until_break(t.clock.levels, reading)
    if up is None or left is None or until_row(t.clock.levels, reading, up.index) != left:
        return ()
    return up.chips


def _later(t: Tournament, up: colour_ups.ColourUp) -> Foot:
    return tr("Next colour-up"), say.after_level(up.chips, number(t.clock.levels, up.index)), "text"


def under_way(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    """Return a race that has begun, or an announced colour-up that no table has begun."""
    facts: list[Foot] = []
    race = colour_ups.racing(t, reading, now)
    if race is not None:
        chip, tables = race
        labels = [x.label for x in tables]
        facts.append((say.still_to_race(chip), say.tables(labels, most=MOST_LABELS), "amber"))
    if told := colour_ups.announced(t, now):
        facts.append((tr("Colour-up announced"), text.chips_off(told), "amber"))
    return facts


def in_break(t: Tournament, reading: Reading, now: int) -> list[Foot]:
    """Return the facts in a break: the colour-up and the tables still to race, or the next colour-up."""
    facts = under_way(t, reading, now)
    up = colour_ups.ahead(t, reading)
    if up is None or (facts and up.index != reading.index):
        return facts
    if up.index != reading.index:
        return [_later(t, up)]
    if colour_ups.racing(t, reading, now) is None:
        facts.insert(0, (say.colour_up_now(), say.colour_up(up.chips), "amber"))
    return facts
