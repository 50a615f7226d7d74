"""What stands on every scene while it is so: halted tables, a new level, what was announced a moment ago."""

from __future__ import annotations

from core.chips.now import announcement
from core.clock.clock import Reading
from core.clock.levels import notice
from core.floor.breaking import order
from core.tournament.state import Tournament
from gui.words import level
from gui.words import screen as say

Told = tuple[str, str]  # (bold, rest) of the band

ANNOUNCED_FOR = 300_000
"""How long an announcement stays on the screen, in ms: a default of ours."""
TURN = 10_000
"""How long each thing is told of a level that has begun, in ms."""
MOST_LABELS = 10
"""Tables of a break order that are named; the rest is far away."""


def halted(t: Tournament) -> str:
    """Which tables must not deal; empty: all may."""
    found = [x.label for x in t.open_tables if x.halted]
    return say.stop_dealing(found) if found else ""


def told(t: Tournament, reading: Reading, now: int, page: int, own: Told | None = None) -> Told | None:
    """What the band says: one thing at a time, page after page. A new level has its minute, in which only
    the picture's ``own`` words are told beside it; announcements stand for longer."""
    found = notice(t, reading)
    if found is not None:
        said = [*level.told(found), *filter(None, (own,))]
        if reading.running and not found.left_ms:
            page = reading.elapsed // TURN  # from the first of them on, whenever that was
    else:
        said = _announced(t, now) or [*filter(None, (own,))]
    return said[page % len(said)] if said else None


def _announced(t: Tournament, now: int) -> list[Told]:
    """What the room was told in the last minutes, the latest first."""
    fresh = [what for what, at in t.announced.items() if 0 <= now - at < ANNOUNCED_FOR]
    fresh.sort(key=lambda what: -t.announced[what])
    return [words for what in fresh if (words := _words(t, what)) is not None]


def _words(t: Tournament, what: str) -> Told | None:
    """None: something said in the room that the screen knows no words for."""
    match what:
        case "break-order":
            labels = [x.label for x in order(t)]
            more = len(labels) > MOST_LABELS
            # a table that is alone breaks no more
            return say.break_order(labels[:MOST_LABELS], more=more) if len(labels) > 1 else None
        case "redraws":
            r = t.redraws
            return say.redraws(r.tables, r.players, first_days=r.first_days)
        case "altered":
            return say.altered(t.altered) if t.altered else None
        case "seeded":
            return say.seeded()
        case "difference" if t.setting("difference"):
            return say.difference(t.setting("difference"))
    chip = next((v for v in t.chips if announcement(v) == what), None)
    return None if chip is None else say.colour_up_told(chip)


def breaks_next(t: Tournament) -> str:
    """The label of the table that breaks next, where the room is told; empty where none does."""
    tables = order(t) if t.rulebook.flag("breaking.announced") and "break-order" in t.announced else []
    return tables[0].label if len(tables) > 1 else ""
