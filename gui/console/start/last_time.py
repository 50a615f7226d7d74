"""What the start page says of a night: from what the library keeps of it, no file is opened."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import tzinfo

from core.clock.clock import read
from core.clock.timeline import to_come
from core.keeping.directory import NightFacts, RecentNight
from core.say.levels import index_of_number
from core.tournament.state import Tournament
from gui.console.tonight.night_rows import blocks
from gui.widgets.night_strip import Block, Mark
from gui.words import guide
from gui.words.names import Sentence
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


def outcome(facts: NightFacts) -> Sentence:
    """Who won what, or where it stopped."""
    if facts.winner:
        winner = f"{facts.winner} ({facts.number})" if facts.number else facts.winner
        if not facts.prize:
            return Sentence((facts.winner,), tr("{winner} won", winner=winner))
        prize = money(facts.prize, facts.currency)
        return Sentence((facts.winner, prize), tr("{winner} won {prize}", winner=winner, prize=prize))
    if facts.cancelled:
        return Sentence((), tr("cancelled"))
    if facts.stopped:
        return Sentence((), tr("stopped in level {level}, %n players left", facts.left, level=facts.level))
    return Sentence((), "" if facts.ended else tr("not started"))


def last_time(night: RecentNight, now: int, zone: tzinfo) -> Sentence:
    """``Last Sunday · Erik Andersson (1001) won 5,000 kr · 48 entries · ended 22:51``."""
    facts, day = night.facts, when(night.night or night.opened, now, zone)
    if facts is None:
        return Sentence((night.title,), " · ".join(filter(None, (day, night.title))))
    said = outcome(facts)
    ended = tr("ended {time}", time=time_of_day(facts.ended, zone)) if facts.ended else ""
    parts = (day, said.text, entries(facts), ended)
    return Sentence(said.bold, " · ".join(filter(None, parts)))


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
    """Return the night to come: when it starts, its breaks, the end of late entry. It ends after as long a
    time as last time's."""
    levels = t.clock.levels
    reading = read(levels, t.clock.position, now)
    starts = to_come(levels, reading, now) if t.clock.position.scheduled is not None else {}
    marks: list[Mark] = []
    late = t.setting("late")
    closes = index_of_number(levels, late + 1) if isinstance(late, int) else None
    for i, level in enumerate(levels):
        if level.id not in starts:
            continue
        time = time_of_day(starts[level.id], zone)
        if i == closes:
            marks.append(Mark(i, tr("{time} late entry closes", time=time), 3))
        elif i == 0:
            marks.append(Mark(i, time, 4))
        elif level.pause:
            marks.append(Mark(i, time, 1))
    facts, start = night.facts, t.clock.position.scheduled
    if facts is not None and facts.ended and night.night and start is not None:
        end = time_of_day(start + facts.ended - night.night, zone)
        marks.append(Mark(len(levels) - 1, tr("ends about {time}", time=end), 2, 1.0))
    return blocks(t, reading, starts, zone), marks
