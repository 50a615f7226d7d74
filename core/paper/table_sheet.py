"""The sheet that lies at a table: players by seat, and the penalties being served (procedures J)."""

from dataclasses import dataclass, replace

from core.chips.now import in_play
from core.clock.clock import read
from core.conduct.penalty_time import SittingOut, ends, hands, kind
from core.conduct.report import at_table
from core.floor.absent_stacks import about
from core.floor.accessible import known, unmet
from core.floor.breaking import due, order
from core.formats.duties import duties
from core.paper.floor_lists import BREAK_ORDER
from core.paper.lists import SeatState, natural
from core.say.duties import BreakTableDuty, FinalTableDuty
from core.say.levels import Level, number
from core.tournament.conduct import Ruling
from core.tournament.state import Tournament
from core.tournament.table import Table

# So many of the last rulings stand on a table's sheet.
RULINGS = 3


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A seat and its player. ``stack`` is the last count, None: never; ``about`` says that it is an estimate.
    ``says`` are words on the player:
    ``absent``, ``waits``, ``out`` (sits out a penalty), ``unmet`` (needs an accessible seat, which this is
    not), ``unknown`` (and none is known). ``team`` is whose stack it is."""

    seat: int
    state: SeatState
    name: str = ""
    number: str = ""
    stack: int | None = None
    says: tuple[str, ...] = ()
    team: str = ""
    about: bool = False


@dataclass(frozen=True, slots=True)
class OutLine:
    """A player who sits out. ``hands`` and ``served`` of a penalty in hands; those of ``rounds`` may still
    change unless they are ``fixed``; ``left`` (ms) of one in minutes, which ends at ``until`` (ms) if that is
    known. ``over``: it is served, and the player may come back. ``then``: the steps that follow it."""

    seat: int
    name: str
    step: str
    hands: int = 0
    served: int = 0
    rounds: int = 0
    fixed: bool = True
    left: int = 0
    until: int | None = None
    over: bool = False
    then: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NextRow:
    """The row of the structure after this one; ``after`` is the level after a break, ``number`` the number of
    the coming level. ``at``: when (ms), None: the clock stands or this row is open-ended."""

    level: Level
    number: int
    at: int | None
    after: Level | None = None


@dataclass(frozen=True, slots=True)
class TableSheet:
    """``state`` holds ``halted``, ``breaks_next``, ``hand_for_hand``, ``replays`` (a misdeal is dealt again).
    ``rulings`` are the last ones here, the newest first.
    ``chips`` are the denominations in use, empty if unknown."""

    label: str
    seats: tuple[SeatLine, ...]
    out: tuple[OutLine, ...]
    state: tuple[str, ...]
    chips: tuple[int, ...]
    rulings: tuple[Ruling, ...] = ()


def table_sheets(t: Tournament, now: int, only: int | None = None) -> list[TableSheet]:
    """Return a sheet for each open table, in the order of their numbers; or for ``only`` this one."""
    breaks = _breaks_next(t, now)
    tables = sorted(t.open_tables, key=lambda x: (natural(x.label), x.id))
    return [table_sheet(t, x, now, x is breaks) for x in tables if only in (None, x.id)]


def next_row(t: Tournament, now: int) -> NextRow | None:
    """Return the row after the clock's present one, or None. Before the start: the first row."""
    reading = read(t.clock.levels, t.clock.position, now)
    index = 0 if reading.phase == "before" else reading.index + 1
    if index >= len(t.clock.levels):
        return None
    remaining = reading.starts_in if reading.phase == "before" else reading.remaining
    runs = reading.running or reading.phase == "before"
    level = t.clock.levels[index]
    after = next((x for x in t.clock.levels[index:] if not x.pause), None) if level.pause else None
    nth = number(t.clock.levels, index) + (after is not None)
    return NextRow(level, nth, now + remaining if runs and remaining is not None else None, after)


def _breaks_next(t: Tournament, now: int) -> Table | None:
    """Return the table that is due to break, where the director is told to break it or to form the final
    table; else the one that was announced as the next to break."""
    if any(isinstance(x, BreakTableDuty | FinalTableDuty) for x in duties(t, now)):
        return due(t)
    announced = order(t) if BREAK_ORDER in t.word.announced and t.rulebook.flag("breaking.announced") else []
    return announced[0] if len(announced) > 1 else None


def table_sheet(t: Tournament, table: Table, now: int, breaks: bool = False) -> TableSheet:
    out = tuple(_out(t, x, now) for x in at_table(t, table.id, now))
    away = {x.seat for x in out if not x.over}
    flags = {
        "halted": table.halted, "breaks_next": breaks,
        "hand_for_hand": t.game.hand_for_hand is not None, "replays": table.replays,
    }  # fmt: skip
    seats = tuple(_seat(t, table, seat, now, seat in away) for seat in range(1, table.size + 1))
    rulings = [x for x in t.conduct.rulings.values() if x.table == table.id]
    return TableSheet(
        table.label,
        seats,
        out,
        tuple(k for k, so in flags.items() if so),
        in_play(t),
        tuple(reversed(rulings))[:RULINGS],
    )


def _seat(t: Tournament, table: Table, seat: int, now: int, out: bool) -> SeatLine:
    if seat in table.closed:
        return SeatLine(seat, "closed")
    if seat not in table.seats:
        return SeatLine(seat, "free")
    entry = t.people.entries[table.seats[seat]]
    player = t.people.players[entry.player]
    missing = unmet(t, entry.id)
    none = missing and not known(t.open_tables)
    flags = {
        "out": out, "absent": entry.absent, "waits": entry.waits, "unmet": missing and not none,
        "unknown": none,
    }  # fmt: skip
    says = tuple(k for k, so in flags.items() if so)
    team = t.game.owner(entry.id)
    left = about(t, entry, now)
    stack = entry.stack if left is None else left
    return SeatLine(seat, "taken", player.name, player.number, stack, says, team, left is not None)


def _out(t: Tournament, sitting: SittingOut, now: int) -> OutLine:
    seat, name, serving = sitting.entry.seat or 0, t.name(sitting.entry.id), sitting.now
    if serving is None:
        return OutLine(seat, name, sitting.standings[-1].penalty.step, over=True)
    later = sitting.standings[sitting.standings.index(serving) + 1 :]
    p, step = serving.penalty, kind(serving.penalty)
    line = OutLine(seat, name, p.step, then=tuple(x.penalty.step for x in later))
    if not p.hands:
        return replace(line, left=serving.left, until=ends(t, serving, now))
    rounds = step.number if step.what == "rounds" else 0
    fixed = p.fixed or not rounds
    return replace(line, hands=hands(t, p), served=serving.served, rounds=rounds, fixed=fixed)
