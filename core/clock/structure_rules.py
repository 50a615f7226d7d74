"""Editing the structure sheet, also while the clock runs.

Past rows are frozen and the present one cannot become shorter than what has run in it; an edit
writes down where the clock stood, so that the same time goes on being shown. A row laid behind a sheet
that has run out begins when it is laid.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from core.clock.clock import read
from core.say import acts, reasons, records
from core.say.decision import Context, Decision, impossible
from core.say.levels import MINUTE, USUAL, Level, PauseKind
from core.say.names import clean
from core.say.reasons import Reason
from core.say.said import ByFields
from core.tournament.clock import ClockState
from core.tournament.deciding import Deciding, rule
from core.tournament.settings import LARGEST
from core.tournament.state import Tournament

LONGEST = 24 * 60 * MINUTE
MOST_ROWS = 200
MOST_HANDS = 1000
MOST_RAISES = 99

RowsAct = acts.AddLevel | acts.AddBreak | acts.SetStructure | acts.EditRow | acts.RemoveRow | acts.MoveRow


@dataclass(frozen=True, eq=False, repr=False)
class Laid(ByFields):
    """The levels and the clock that stand once an act on the structure is done."""

    levels: tuple[Level, ...]
    clock: ClockState


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

    return _records(t, act, now)


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


def _added(levels: tuple[Level, ...], act: acts.AddLevel | acts.AddBreak, new_id: int) -> Level:
    """Return a new row; one that does not say its length is as long as the last of its sort."""
    pause = isinstance(act, acts.AddBreak)
    kind: PauseKind = act.kind or "break"
    usual = Level(0, pause=pause, kind=kind, length=USUAL[kind] if pause else 20 * MINUTE)
    like = next((x for x in reversed(levels) if (x.pause, x.kind) == (pause, kind)), usual)
    return _filled(Level(new_id, pause=pause, kind=kind, length=like.length, hands=like.hands), act)


def lay(t: Tournament, act: RowsAct, now: int, new_id: Callable[[], int]) -> Laid:
    """Return the levels and the clock after an act that nothing stands against: its records are made of
    them."""
    return under_clock(t, _levels(t, act, now, new_id), now)


def _levels(t: Tournament, act: RowsAct, now: int, new_id: Callable[[], int]) -> tuple[Level, ...]:
    levels = t.clock.levels
    if isinstance(act, acts.SetStructure):
        levels = begun(t, now)
        for row in going_on(t, act, now):
            levels = (*levels, _added(levels, row, new_id()))
        return levels
    if isinstance(act, acts.AddLevel | acts.AddBreak):
        at = len(levels) if act.at is None else act.at - 1
        return (*levels[:at], _added(levels, act, new_id()), *levels[at:])
    if isinstance(act, acts.EditRow):
        edited = _edited(levels, act)
        return tuple(_filled(x, act) if i in edited else x for i, x in enumerate(levels))
    first, last = _range(act)
    rest = (*levels[:first], *levels[last:])
    if isinstance(act, acts.RemoveRow):
        return rest
    # the row they go before is counted as the sheet stands, with them in it
    at = min(act.at - 1, max(first, act.at - 1 - (last - first)))
    return (*rest[:at], *levels[first:last], *rest[at:])


def _range(act: acts.EditRow | acts.RemoveRow | acts.MoveRow) -> tuple[int, int]:
    """Return the index of the first row of an act, and the one behind its last."""
    last = act.row if act.to is None else act.to
    return min(act.row, last) - 1, max(act.row, last)


def _edited(levels: Sequence[Level], act: acts.EditRow) -> list[int]:
    """Return the rows that an edit changes: of several those of the sort that the first one is."""
    first, last = _range(act)
    return [i for i in range(first, last) if levels[i].pause == levels[first].pause]


def going_on(t: Tournament, act: acts.SetStructure, now: int) -> tuple[acts.AddLevel | acts.AddBreak, ...]:
    """Return the rows of a structure that are laid: all, or those from the first level above the blinds that
    are played (procedure G3), with the break it has before that level unless a break is played. Before the
    first card nothing is played."""
    before = begun(t, now)
    played = [x.big for x in before if not x.pause]
    if not act.above or not played:
        return act.rows
    rows = act.rows
    found = (i for i, x in enumerate(rows) if isinstance(x, acts.AddLevel) and _big(x) > played[-1])
    first = next(found, len(rows))
    if first == len(rows):
        return ()
    while first and isinstance(rows[first - 1], acts.AddBreak) and not before[-1].pause:
        first -= 1
    return rows[first:]


def _big(row: acts.AddLevel) -> int:
    """Return the big blind of a row, or its big bet where it has no blinds."""
    return (row.blinds or (0, 0))[1] or (row.bets or (0, 0))[1]


def under_clock(t: Tournament, levels: tuple[Level, ...], now: int) -> Laid:
    """Return this sheet with the clock on the same row, as long as it has run."""
    position = t.clock.position
    reading = read(t.clock.levels, position, now)
    if reading.phase == "before" or reading.level is None:
        if position.scheduled is not None and not (t.clock.levels and levels):
            # nothing would be there to start, and what is laid later would have run since
            position = replace(position, scheduled=None)
        return Laid(levels, position)
    behind = levels[-1].id != reading.level.id
    elapsed = reading.elapsed - (reading.over if behind else 0)
    since, why = (0, "") if reading.running else (position.since, position.why)
    stands = ClockState(reading.level.id, elapsed, now, reading.running, None, reading.hands, since, why)
    return Laid(levels, stands)


def written(t: Tournament, laid: Laid) -> Iterator[records.Record]:
    """Yield the records that lay this sheet and say where the clock stands on it."""
    yield records.LevelsSet(laid.levels)
    clock = laid.clock
    if clock.level is not None:
        yield records.ClockSet(clock.level, clock.elapsed, clock.running, clock.hands)
    elif clock != t.clock.position:
        yield records.ClockScheduled(None)


def _records(t: Tournament, act: RowsAct, now: int) -> Callable[[Context], Iterator[records.Record]]:
    def made(context: Context) -> Iterator[records.Record]:
        yield from written(t, lay(t, act, now, context.new_id))

    return made


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
    if act.rows and not going_on(t, act, now):
        yield reasons.NoLevelAbove()
    return _records(t, act, now)


def _in_sheet(t: Tournament, act: acts.EditRow | acts.RemoveRow | acts.MoveRow) -> Iterator[Reason]:
    rows = len(t.clock.levels)
    for row in (act.row, act.row if act.to is None else act.to):
        if not 1 <= row <= rows:
            yield reasons.NoSuchRow(row=row, rows=rows)
            return


@rule
def edit_row(t: Tournament, act: acts.EditRow, now: int) -> Deciding:
    """Change rows that are not over; the one being played keeps what has been played of it."""
    yield from _contents(act)
    if act.to not in (None, act.row) and (act.blinds is not None or act.bets is not None):
        yield reasons.BlindsOfSeveral()
    missing = list(_in_sheet(t, act))
    yield from missing
    if missing:
        return None
    levels, reading = t.clock.levels, read(t.clock.levels, t.clock.position, now)
    edited = _edited(levels, act)
    found = [reason for i in edited for reason in _fits(levels[i], act)]
    yield from dict.fromkeys(found)
    if reading.phase == "before":
        return _records(t, act, now)
    if edited[0] < reading.index:
        yield reasons.RowPast(row=edited[0] + 1)
    elif reading.index in edited:
        row, filled = levels[reading.index], _filled(levels[reading.index], act)
        told = act.length is not None or filled.length != row.length
        if filled.length is not None and filled.length <= reading.elapsed and told:
            yield reasons.RowShorterThanRun(row=reading.index + 1, run=reading.elapsed)
        if act.hands is not None and act.hands <= reading.hands:
            yield reasons.HandsPlayed(played=reading.hands)
    return _records(t, act, now)


@rule
def remove_row(t: Tournament, act: acts.RemoveRow, now: int) -> Decision:
    missing = list(_in_sheet(t, act))
    if missing:
        return impossible(*missing)
    first, _ = _range(act)
    if _frozen(t, first, now):
        return impossible(reasons.RowPast(row=first + 1))
    return Decision((), _records(t, act, now))


@rule
def move_row(t: Tournament, act: acts.MoveRow, now: int) -> Deciding:
    """Put rows before row ``at`` as the sheet stands, or at its end. They keep their ids."""
    missing = list(_in_sheet(t, act))
    yield from missing
    rows = len(t.clock.levels)
    first, _ = _range(act)
    if not missing and _frozen(t, first, now):
        yield reasons.RowPast(row=first + 1)
    if not 1 <= act.at <= rows + 1:
        yield reasons.NoSuchRow(row=act.at, rows=rows)
    elif act.at <= rows and _frozen(t, act.at - 1, now):
        yield reasons.RowPast(row=act.at)
    return _records(t, act, now)
