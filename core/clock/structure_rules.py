"""Editing the structure sheet, also while the clock runs.

Past rows are frozen and the present one cannot become shorter than what has run in it; an edit
writes down where the clock stood, so that the same time goes on being shown. A row laid behind a sheet
that has run out begins when it is laid.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from core.clock.clock import read
from core.people.player_row import clean
from core.say import acts, records
from core.say.levels import MINUTE, USUAL, Level, PauseKind
from core.say.reasons import (
    BadAnte,
    BadAntePayer,
    BadBlinds,
    BadBreakKind,
    BadBringIn,
    BadCap,
    BadHands,
    BadLength,
    BlindsOnBreak,
    DayEndHasNoLength,
    HandsAndLength,
    HandsPlayed,
    LevelHasNoKind,
    NameTooLong,
    NoAnte,
    NoBlinds,
    NoSuchRow,
    Reason,
    RowPast,
    RowShorterThanRun,
)
from core.tournament.rule import Context, Rule
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament

LONGEST = 24 * 60 * MINUTE
MOST_ROWS = 200
MOST_HANDS = 1000
MOST_RAISES = 99


def _contents(act: acts.RowAct) -> Iterator[Reason]:
    if act.length is not None and act.length != -1 and not 1000 <= act.length <= LONGEST:
        yield BadLength(length=act.length)
    for pair in (act.blinds, act.bets):
        if pair is not None and not all(0 <= x <= LARGEST for x in pair):
            yield BadBlinds(small=pair[0], big=pair[1])
    if act.ante is not None and not 0 <= act.ante <= LARGEST:
        yield BadAnte(ante=act.ante)
    if act.ante_kind not in (None, "none", "each", "bb", "button"):
        yield BadAntePayer(paid_by=str(act.ante_kind))
    if act.cap is not None and not 0 <= act.cap <= MOST_RAISES:
        yield BadCap(cap=act.cap)
    if act.bring_in is not None and not 0 <= act.bring_in <= LARGEST:
        yield BadBringIn(bring_in=act.bring_in)
    if act.hands is not None and not 1 <= act.hands <= MOST_HANDS:
        yield BadHands(hands=act.hands, most=MOST_HANDS)
    if act.hands is not None and act.length is not None:
        yield HandsAndLength()
    if act.kind not in (None, *USUAL):
        yield BadBreakKind(name=str(act.kind))
    if act.name is not None and len(clean(act.name)) > 60:
        yield NameTooLong(most=60)


def _fits(row: Level | None, act: acts.RowAct) -> Iterator[Reason]:
    """What a break cannot have and a level cannot be, who pays an ante that is not there, and a length for
    the end of a day; ``row`` as it is, None: new."""
    pause = isinstance(act, acts.AddBreak) or (row is not None and row.pause)
    money = (act.ante, act.ante_kind, act.cap, act.bring_in, act.hands)
    if pause and (act.blinds is not None or act.bets is not None or any(money)):
        yield BlindsOnBreak()
    elif (
        row is not None
        and act.ante_kind in ("each", "bb", "button")
        and not (row.ante if act.ante is None else act.ante)
    ):
        yield NoAnte()
    if not pause and act.kind is not None:
        yield LevelHasNoKind()
    kind = act.kind if act.kind is not None or row is None else row.kind
    if pause and kind == "day-end" and act.length not in (None, -1):
        yield DayEndHasNoLength()


def _frozen(t: Tournament, index: int, now: int) -> bool:
    """Row ``index`` has begun or is over: nothing may be put before it or taken from it."""
    reading = read(t.levels, t.clock, now)
    return reading.phase != "before" and index <= reading.index


def check_add(t: Tournament, act: acts.AddLevel | acts.AddBreak, now: int) -> Iterator[Reason]:
    yield from _contents(act)
    yield from _fits(None, act)
    if isinstance(act, acts.AddLevel) and act.blinds is None and act.bets is None and not act.ante:
        yield NoBlinds()
    if act.at is None or act.at == len(t.levels) + 1:
        return
    if not 1 <= act.at <= len(t.levels):
        yield NoSuchRow(row=act.at, rows=len(t.levels))
    elif _frozen(t, act.at - 1, now):
        yield RowPast(row=act.at)


def _length(level: Level, act: acts.RowAct) -> int | None:
    """How long the row is then: as is said; another kind of break as long as those usually are."""
    if act.hands is not None or act.length == -1:
        return None
    if act.length is None and act.kind in USUAL and act.kind != level.kind:
        return USUAL[act.kind]
    return level.length if act.length is None else act.length


def _filled(level: Level, act: acts.RowAct) -> Level:
    """The row with what the act says of it."""
    if act.blinds is not None:
        level = replace(level, small_blind=act.blinds[0], big_blind=act.blinds[1])
    if act.bets is not None:
        level = replace(level, small_bet=act.bets[0], big_bet=act.bets[1])
    if act.ante is not None:
        kind = level.ante_kind if level.ante_kind != "none" else "each"
        level = replace(level, ante=act.ante, ante_kind=kind if act.ante else "none")
    if act.ante_kind is not None:
        level = replace(level, ante_kind=act.ante_kind if level.ante else "none")
    level = replace(level, length=_length(level, act))
    if act.kind is not None:
        level = replace(level, kind=act.kind)
    if act.hands is not None or act.length is not None:
        level = replace(level, hands=act.hands or 0)
    if act.cap is not None:
        level = replace(level, cap=act.cap)
    if act.bring_in is not None:
        level = replace(level, bring_in=act.bring_in)
    if act.name is not None:
        level = replace(level, name=clean(act.name))
    if act.remove is not None:
        level = replace(level, remove=act.remove)
    return level


def do_add(t: Tournament, act: acts.AddLevel | acts.AddBreak, context: Context) -> Iterator[records.Record]:
    level = _added(t.levels, act, context)
    at = len(t.levels) if act.at is None else act.at - 1
    yield from _sheet(t, (*t.levels[:at], level, *t.levels[at:]), context)


def _added(levels: tuple[Level, ...], act: acts.AddLevel | acts.AddBreak, context: Context) -> Level:
    """A new row; one that does not say its length is as long as the last of its sort."""
    pause = isinstance(act, acts.AddBreak)
    kind: PauseKind = act.kind or "break"
    usual = Level(0, pause=pause, kind=kind, length=USUAL[kind] if pause else 20 * MINUTE)
    like = next((x for x in reversed(levels) if (x.pause, x.kind) == (pause, kind)), usual)
    return _filled(Level(context.new_id(), pause=pause, kind=kind, length=like.length, hands=like.hands), act)


def _sheet(t: Tournament, levels: tuple[Level, ...], context: Context) -> Iterator[records.Record]:
    yield records.LevelsSet(levels)
    reading = read(t.levels, t.clock, context.now)
    if reading.phase == "before" or reading.level is None:
        if t.clock.scheduled is not None and not (t.levels and levels):
            # nothing would be there to start, and what is laid later would have run since
            yield records.ClockScheduled(None)
        return
    behind = levels[-1].id != reading.level.id
    elapsed = reading.elapsed - (reading.over if behind else 0)
    yield records.ClockSet(reading.level.id, elapsed, reading.running, reading.hands)


def check_structure(t: Tournament, act: acts.SetStructure, now: int) -> Iterator[Reason]:
    if not 1 <= len(act.rows) <= MOST_ROWS:
        yield NoSuchRow(row=len(act.rows), rows=MOST_ROWS)
    begun = replace(t, levels=_begun(t, now))
    for row in act.rows[:MOST_ROWS]:
        yield from check_add(begun, replace(row, at=None), now)


def _begun(t: Tournament, now: int) -> tuple[Level, ...]:
    """The rows that a new sheet leaves as they are: those over and the one being played."""
    reading = read(t.levels, t.clock, now)
    return () if reading.phase == "before" else t.levels[: reading.index + 1]


def do_structure(t: Tournament, act: acts.SetStructure, context: Context) -> Iterator[records.Record]:
    levels = _begun(t, context.now)
    for row in act.rows:
        levels = (*levels, _added(levels, row, context))
    yield from _sheet(t, levels, context)


def check_edit(t: Tournament, act: acts.EditRow, now: int) -> Iterator[Reason]:
    yield from _contents(act)
    if not 1 <= act.row <= len(t.levels):
        yield NoSuchRow(row=act.row, rows=len(t.levels))
        return
    yield from _fits(t.levels[act.row - 1], act)
    reading, row = read(t.levels, t.clock, now), t.levels[act.row - 1]
    if reading.phase == "before" or act.row - 1 > reading.index:
        return
    if act.row - 1 < reading.index:
        yield RowPast(row=act.row)
        return
    length = _length(row, act)
    if length is not None and length <= reading.elapsed and (act.length is not None or length != row.length):
        yield RowShorterThanRun(row=act.row, run=reading.elapsed)
    if act.hands is not None and act.hands <= reading.hands:
        yield HandsPlayed(played=reading.hands)


def do_edit(t: Tournament, act: acts.EditRow, context: Context) -> Iterator[records.Record]:
    at = act.row - 1
    yield from _sheet(t, (*t.levels[:at], _filled(t.levels[at], act), *t.levels[at + 1 :]), context)


def check_remove(t: Tournament, act: acts.RemoveRow, now: int) -> Iterator[Reason]:
    if not 1 <= act.row <= len(t.levels):
        yield NoSuchRow(row=act.row, rows=len(t.levels))
    elif _frozen(t, act.row - 1, now):
        yield RowPast(row=act.row)


def do_remove(t: Tournament, act: acts.RemoveRow, context: Context) -> Iterator[records.Record]:
    yield from _sheet(t, (*t.levels[: act.row - 1], *t.levels[act.row :]), context)


RULES = {
    acts.AddLevel: Rule(check_add, do_add),
    acts.AddBreak: Rule(check_add, do_add),
    acts.SetStructure: Rule(check_structure, do_structure),
    acts.EditRow: Rule(check_edit, do_edit),
    acts.RemoveRow: Rule(check_remove, do_remove),
}
