"""Content of every scene: halted tables, a new level, recent announcements."""

from __future__ import annotations

from core.chips.now import announcement
from core.clock.clock import Reading
from core.clock.levels import notice
from core.floor.breaking import order
from core.tournament.state import Tournament
from gui.words import level
from gui.words import screen as say
from gui.words.tr import Context

tr = Context("room")


Told = tuple[str, str]  # (bold, rest) of the band

ANNOUNCED_FOR = 300_000
"""How long an announcement stays on the screen, in ms: a house rule."""
TURN = 10_000
"""How long each item about a new level is shown, in ms."""
MOST_LABELS = 10
"""Most tables of a break order to name; the others are far from breaking."""


def halted(t: Tournament) -> str:
    """Return the tables that must not deal; empty: all may."""
    tables = [x.label for x in t.open_tables if x.halted]
    return say.stop_dealing(tables) if tables else ""


def told(t: Tournament, reading: Reading, now: int, page: int, own: Told | None = None) -> Told | None:
    """Return the band's words: one item at a time, page after page. For its first minute a new level allows
    only the picture's ``own`` words beside it; announcements stand for longer."""
    words = notice(t, reading)
    if words is not None:
        said = [*level.told(words), *filter(None, (own,))]
        if reading.running and not words.left_ms:
            page = reading.elapsed // TURN  # from its beginning on, whatever the page was
    else:
        said = _announced(t, now) or [*filter(None, (own,))]
    return said[page % len(said)] if said else None


def _announced(t: Tournament, now: int) -> list[Told]:
    """Return the announcements of the last minutes, the latest first."""
    fresh = [announcement for announcement, at in t.word.announced.items() if 0 <= now - at < ANNOUNCED_FOR]
    fresh.sort(key=lambda announcement: -t.word.announced[announcement])
    return [words for announcement in fresh if (words := _words(t, announcement)) is not None]


def _words(t: Tournament, what: str) -> Told | None:
    """Return the words of an announcement; None: one without words for the screen."""
    match what:
        case "break-order":
            labels = [x.label for x in order(t)]
            more = len(labels) > MOST_LABELS
            # a single table never breaks
            return say.break_order(labels[:MOST_LABELS], more=more) if len(labels) > 1 else None
        case "redraws":
            r = t.room.redraws
            return say.redraws(r.tables, r.players, first_days=r.first_days)
        case "altered":
            return say.altered(t.word.altered) if t.word.altered else None
        case "seeded":
            return (tr("The draw"), tr("keeps the biggest stacks apart"))
        case "difference" if t.setting("difference"):
            return (tr("Tables are balanced"), tr("at a difference of {n}", n=t.setting("difference")))
    chip = next((v for v in t.chips.values if announcement(v) == what), None)
    return None if chip is None else say.colour_up_told(chip)


def breaks_next(t: Tournament) -> str:
    """Return the label of the table announced to break next; empty if none is."""
    tables = order(t) if t.rulebook.flag("breaking.announced") and "break-order" in t.word.announced else []
    return tables[0].label if len(tables) > 1 else ""
