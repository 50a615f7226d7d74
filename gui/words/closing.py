"""The words of the closing-time guard."""

from __future__ import annotations

from datetime import tzinfo

from core.clock.hall_closes import Remedy
from core.say.levels import MINUTE
from gui.words.numbers import duration_words, time_of_day
from gui.words.tr import Context

tr = Context("structure")


def begins(at: int | None, at_break: bool, zone: tzinfo) -> str:
    """From when it holds; everybody hears of it before."""
    if at is None:
        return tr("Applies from the next row.")
    if at_break:
        return tr("Applies from the break at {time}.", time=time_of_day(at, zone))
    return tr("Applies from the level that begins at {time}.", time=time_of_day(at, zone))


def way(remedy: Remedy) -> str:
    """``Levels of 15 minutes``."""
    levels = tr("Levels of {n} min", n=remedy.minutes)
    breaks = tr("Breaks shortened by {time}", time=duration_words(remedy.saved))
    match remedy.kind:
        case "breaks":
            return breaks
        case "shorten":
            return levels
        case "both":
            return f"{breaks} · {levels}"
    return tr("%n levels removed", len(remedy.skipped))


def outcome(remedy: Remedy, closes: int, zone: tzinfo) -> str:
    """``ends about 00:55``, and whether that is in time."""
    ends = time_of_day(remedy.ends, zone)
    if remedy.ends <= closes:
        return tr("ends about {time}", time=ends)
    over = duration_words(max(MINUTE, (remedy.ends - closes) // MINUTE * MINUTE))
    return tr("ends about {time}, still {over} late", time=ends, over=over)
