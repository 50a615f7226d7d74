"""Taking in the records of chips and chip races (see ``fold``)."""

from core.chips.now import announcement
from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.fold import Folds
from core.tournament.settled import note_raced
from core.tournament.state import Tournament


def _set(t: Tournament, x: r.ChipSetMade, _: int) -> None:
    if any(v <= 0 for v in x.values) or list(x.values) != sorted(set(x.values)):
        raise Conflict("chips of no value")
    t.chips.values = x.values


def _need_chip(t: Tournament, chip: int) -> None:
    if chip not in t.chips.values or chip in t.chips.coloured_up:
        raise Conflict(f"no chip of {chip} in play")


def _race(t: Tournament, x: r.RaceHeld, happened: int) -> None:
    table = t.need_table(x.table)
    _need_chip(t, x.chip)
    t.chips.races.append(x)
    note_raced(t, x.chip, x.table)
    for seat, count in x.odd:
        if seat in table.seats:
            won = x.winners.count(seat) * x.new + x.rescued.count(seat) * x.rescue
            t.need_entry(table.seats[seat]).gets(won - count * x.chip)
    if not x.planned:
        t.word.set_at.setdefault(announcement(x.chip), happened)


def _adjusted(t: Tournament, x: r.ChipsAdjusted, _: int) -> None:
    if x.entry:
        entry = t.need_entry(x.entry)
        if x.why == "forfeited":
            entry.gets(x.amount)
        elif x.amount and x.why != "rescue":  # that came with the race
            entry.stack = None  # found, pocketed, of a colour gone: nobody knows whether they were counted
    if x.table and x.table not in t.room.tables:
        raise Conflict(f"no table {x.table}")
    if t.chips.in_play + x.amount < 0:
        raise Conflict("fewer chips than none")
    t.chips.adjustments.append(x)
    t.chips.adjusted += x.amount


def _coloured_up(t: Tournament, x: r.ColouredUp, _: int) -> None:
    _need_chip(t, x.chip)
    t.chips.coloured_up.add(x.chip)


CHIPS: Folds = {
    r.ChipSetMade: _set,
    r.RaceHeld: _race,
    r.ChipsAdjusted: _adjusted,
    r.ColouredUp: _coloured_up,
}
