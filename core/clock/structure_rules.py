"""Editing the structure sheet, also while the clock runs.

Past rows are frozen and the present one cannot become shorter than what has run in it; an edit
writes down where the clock stood, so that the same time goes on being shown. A row laid behind a sheet
that has run out begins when it is laid.
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from core.clock.clock import read
from core.say import acts, reasons, records
from core.say.decision import Context, Decision, impossible
from core.say.levels import MINUTE, USUAL, Level, PauseKind
from core.say.names import clean
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, rule
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament

LONGEST = 24 * 60 * MINUTE
MOST_ROWS = 200
MOST_HANDS = 1000
MOST_RAISES = 99


def _contents(act: acts.RowAct) -> Iterator[Reason]:
    if act.length is not None and act.length != -1 and not 1000 <= act.length <= LONGEST:
        yield reasons.BadLength(length=act.length)
    for pair in (act.blinds, act.bets):
        if pair is not None and not all(0 <= x <= LARGEST for x in pair):
            yield reasons.BadBlinds(small=pair[0], big=pair[1])
    if act.ante is not None and not 0 <= act.ante <= LARGEST:
        yield reasons.BadAnte(ante=act.ante)
    if act.ante_kind not in (None, "none", "each", "bb", "button"):
        yield reasons.BadAntePayer(paid_by=str(act.ante_kind))
    if act.cap is not None and not 0 <= act.cap <= MOST_RAISES:
        yield reasons.BadCap(cap=act.cap)
    if act.bring_in is not None and not 0 <= act.bring_in <= LARGEST:
        yield reasons.BadBringIn(bring_in=act.bring_in)
    if act.hands is not None and not 1 <= act.hands <= MOST_HANDS:
        yield reasons.BadHands(hands=act.hands, most=MOST_HANDS)
    if act.hands is not None and act.length is not None:
        yield reasons.HandsAndLength()
    if act.kind not in (None, *USUAL):
        yield reasons.BadBreakKind(name=str(act.kind))
    if act.name is not None and len(clean(act.name)) > 60:
        yield reasons.NameTooLong(most=60)


def _fits(row: Level | None, act: acts.RowAct) -> Iterator[Reason]:
    """Yield the faults of the row: blinds on a break, a break's kind on a level, a payer for an ante that is
    not there, a length for the end of a day; ``row`` as it is, None: new."""
    pause = isinstance(act, acts.AddBreak) or (row is not None and row.pause)
    money = (act.ante, act.ante_kind, act.cap, act.bring_in, act.hands)
    if pause and (act.blinds is not None or act.bets is not None or any(money)):
        yield reasons.BlindsOnBreak()
    elif (
        row is not None
        and act.ante_kind in ("each", "bb", "button")
        and not (row.ante if act.ante is None else act.ante)
    ):
        yield reasons.NoAnte()
    if not pause and act.kind is not None:
        yield reasons.LevelHasNoKind()
    kind = act.kind if act.kind is not None or row is None else row.kind
    if pause and kind == "day-end" and act.length not in (None, -1):
        yield reasons.DayEndHasNoLength()


def _frozen(t: Tournament, index: int, now: int) -> bool:
    """Row ``index`` has begun or is over: nothing may be put before it or taken from it."""
    reading = read(t.clock.levels, t.clock.position, now)
    return reading.phase != "before" and index <= reading.index


def _against_new(act: acts.AddLevel | acts.AddBreak) -> Iterator[Reason]:
    yield from _contents(act)
    yield from _fits(None, act)
    if isinstance(act, acts.AddLevel) and act.blinds is None and act.bets is None and not act.ante:
        yield reasons.NoBlinds()


@rule
def add_row(t: Tournament, act: acts.AddLevel | acts.AddBreak, now: int) -> Deciding:
    yield from _against_new(act)
    last = len(t.clock.levels) + 1
    at = last if act.at is None else act.at
    if not 1 <= at <= last:
        yield reasons.NoSuchRow(row=at, rows=len(t.clock.levels))
    elif at < last and _frozen(t, at - 1, now):
        yield reasons.RowPast(row=at)

    def added(context: Context) -> Iterator[records.Record]:
        level = _added(t.clock.levels, act, context)
        yield from sheet(t, (*t.clock.levels[: at - 1], level, *t.clock.levels[at - 1 :]), now)

    return added


def _length(level: Level, act: acts.RowAct) -> int | None:
    """Return how long the row is then: as is said; another kind of break as long as those usually are."""
    if act.hands is not None or act.length == -1:
        return None
    if act.length is None and act.kind in USUAL and act.kind != level.kind:
        return USUAL[act.kind]
    return level.length if act.length is None else act.length


def _filled(level: Level, act: acts.RowAct) -> Level:
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
    if act.hands is not None or act.length is not None:
        level = replace(level, hands=act.hands or 0)
    name = None if act.name is None else clean(act.name)
    said = {"kind": act.kind, "cap": act.cap, "bring_in": act.bring_in, "name": name, "remove": act.remove}
    changes: dict[str, Any] = {field: value for field, value in said.items() if value is not None}
    return replace(level, **changes)


def _added(levels: tuple[Level, ...], act: acts.AddLevel | acts.AddBreak, context: Context) -> Level:
    """Return a new row; one that does not say its length is as long as the last of its sort."""
    pause = isinstance(act, acts.AddBreak)
    kind: PauseKind = act.kind or "break"
    usual = Level(0, pause=pause, kind=kind, length=USUAL[kind] if pause else 20 * MINUTE)
    like = next((x for x in reversed(levels) if (x.pause, x.kind) == (pause, kind)), usual)
    return _filled(Level(context.new_id(), pause=pause, kind=kind, length=like.length, hands=like.hands), act)


def sheet(t: Tournament, levels: tuple[Level, ...], now: int) -> Iterator[records.Record]:
    """Yield what lays this sheet: the clock stands on the same row, as long as it has run."""
    yield records.LevelsSet(levels)
    reading = read(t.clock.levels, t.clock.position, now)
    if reading.phase == "before" or reading.level is None:
        if t.clock.position.scheduled is not None and not (t.clock.levels and levels):
            # nothing would be there to start, and what is laid later would have run since
            yield records.ClockScheduled(None)
        return
    behind = levels[-1].id != reading.level.id
    elapsed = reading.elapsed - (reading.over if behind else 0)
    yield records.ClockSet(reading.level.id, elapsed, reading.running, reading.hands)


def begun(t: Tournament, now: int) -> tuple[Level, ...]:
    """Return the rows that a new sheet leaves as they are: those over and the one being played."""
    reading = read(t.clock.levels, t.clock.position, now)
    return () if reading.phase == "before" else t.clock.levels[: reading.index + 1]


@rule
def set_structure(t: Tournament, act: acts.SetStructure, now: int) -> Deciding:
    if not 1 <= len(act.rows) <= MOST_ROWS:
        yield reasons.NoSuchRow(row=len(act.rows), rows=MOST_ROWS)
    for row in act.rows[:MOST_ROWS]:
        yield from _against_new(row)

    def laid(context: Context) -> Iterator[records.Record]:
        levels = begun(t, now)
        for row in act.rows:
            levels = (*levels, _added(levels, row, context))
        yield from sheet(t, levels, now)

    return laid


@rule
def edit_row(t: Tournament, act: acts.EditRow, now: int) -> Deciding:
    """Change a row that is not over; the one being played keeps what has been played of it."""
    yield from _contents(act)
    levels, at = t.clock.levels, act.row - 1
    if not 0 <= at < len(levels):
        yield reasons.NoSuchRow(row=act.row, rows=len(levels))
        return None
    row, reading = levels[at], read(levels, t.clock.position, now)
    yield from _fits(row, act)
    filled, run = _filled(row, act), reading.elapsed
    if reading.phase != "before" and at < reading.index:
        yield reasons.RowPast(row=act.row)
    elif reading.phase != "before" and at == reading.index:
        told = act.length is not None or filled.length != row.length
        if filled.length is not None and filled.length <= run and told:
            yield reasons.RowShorterThanRun(row=act.row, run=run)
        if act.hands is not None and act.hands <= reading.hands:
            yield reasons.HandsPlayed(played=reading.hands)
    return lambda _: sheet(t, (*levels[:at], filled, *levels[at + 1 :]), now)


@rule
def remove_row(t: Tournament, act: acts.RemoveRow, now: int) -> Decision:
    at = act.row - 1
    if not 0 <= at < len(t.clock.levels):
        return impossible(reasons.NoSuchRow(row=act.row, rows=len(t.clock.levels)))
    if _frozen(t, at, now):
        return impossible(reasons.RowPast(row=act.row))
    return Decision((), lambda _: sheet(t, (*t.clock.levels[:at], *t.clock.levels[at + 1 :]), now))
