"""The start page's words about a night, from what the library keeps of it; no file is opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import tzinfo

from core.clock.clock import read
from core.clock.timeline import to_come
from core.keeping.directory import NightFacts, RecentNight
from core.tournament.state import Tournament
from gui.console.tonight.night_rows import blocks, marks
from gui.widgets.night_strip import Block, Mark
from gui.words import guide
from gui.words.numbers import amount, duration_words, money, time_of_day
from gui.words.tr import Context, mark

tr = Context("start")

_LAST = (
    mark("Last Monday"), mark("Last Tuesday"), mark("Last Wednesday"), mark("Last Thursday"),
    mark("Last Friday"), mark("Last Saturday"), mark("Last Sunday"),
)  # fmt: skip


def when(ms: int, now: int, zone: tzinfo) -> str:
    """``Last Sunday``; of more than a week ago ``Sun 8 Nov``."""
    day = guide.local_date(ms, zone)
    ago = (guide.local_date(now, zone) - day).days
    if ago == 0:
        return tr("Earlier today")
    return tr(_LAST[day.weekday()]) if 0 < ago <= guide.WEEK else guide.day_of(ms, now, zone)


def outcome(facts: NightFacts) -> str:
    """Return the winner and the prize, marked bold, or where it stopped."""
    if facts.winner:
        winner = f"{facts.winner} ({facts.number})" if facts.number else facts.winner
        if not facts.prize:
            return tr("<b>{winner}</b> won", winner=winner)
        prize = money(facts.prize, facts.currency)
        return tr("<b>{winner}</b> won <b>{prize}</b>", winner=winner, prize=prize)
    if facts.cancelled:
        return tr("cancelled")
    if facts.stopped:
        return tr("stopped in level {level}, %n players left", facts.left, level=facts.level)
    return "" if facts.ended else tr("not started")


def last_time(night: RecentNight, now: int, zone: tzinfo) -> str:
    """``Last Sunday · Erik Andersson (1001) won 5,000 kr · 48 entries · ended 22:51``."""
    facts, day = night.facts, when(night.night or night.opened, now, zone)
    if facts is None:
        return " · ".join(filter(None, (day, night.title)))
    ended = tr("ended {time}", time=time_of_day(facts.ended, zone)) if facts.ended else ""
    return " · ".join(filter(None, (day, outcome(facts), entries(facts), ended)))


def entries(facts: NightFacts) -> str:
    return tr("%n entries", facts.entries) if facts.entries else ""


def setup(t: Tournament) -> Iterator[tuple[str, str]]:
    """Yield what comes along with a night like this one, each with its label."""
    price, currency = t.money.prices.get("entry"), str(t.setting("currency"))
    if price is not None:
        paid = money(price.paid - price.fee, currency if not price.fee else "")
        yield tr("Buy-in"), f"{paid} + {money(price.fee, currency)}" if price.fee else paid
        yield tr("Stack"), amount(price.chips)
    levels = [x for x in t.clock.levels if not x.pause]
    if levels:
        lengths = {x.length for x in levels}
        each = duration_words(levels[0].length or 0) if len(lengths) == 1 and levels[0].length else ""
        yield tr("Levels"), _times(len(levels), each)
    if t.open_tables:
        yield tr("Tables"), _times(len(t.open_tables), _range(x.size for x in t.open_tables))
    if t.book is not None:
        yield tr("Rulebook"), t.rulebook.short


def progress(night: RecentNight) -> Iterator[tuple[str, str]]:
    """Yield how far a night that stopped had come."""
    facts = night.facts
    if facts is not None and facts.stopped:
        yield tr("Level"), amount(facts.level)
        yield tr("Players"), f"{amount(facts.left)} / {amount(facts.entries)}"


def _times(n: int, each: str) -> str:
    return f"{amount(n)} × {each}" if each else amount(n)


def _range(sizes: Iterable[int]) -> str:
    low, *_, high = sorted([*sizes] * 2)
    return f"{low}–{high}" if low < high else str(low)


def strip(t: Tournament, night: RecentNight, now: int, zone: tzinfo) -> tuple[list[Block], list[Mark]]:
    """Return the night to come, marked as Tonight is. It ends after as long a time as last time's."""
    levels = t.clock.levels
    reading = read(levels, t.clock.position, now)
    starts = to_come(levels, reading, now) if t.clock.position.scheduled is not None else {}
    found = marks(t, reading, now, starts, zone)
    facts, start = night.facts, t.clock.position.scheduled
    if facts is not None and facts.ended and night.night and start is not None:
        end = time_of_day(start + facts.ended - night.night, zone)
        found.append(Mark(len(levels) - 1, tr("ends about {time}", time=end), 95, 1.0))
    return blocks(t, reading, starts, zone), found
