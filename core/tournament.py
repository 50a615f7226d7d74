"""The state of a tournament: the fold of its records.

``apply`` decides nothing; it only refuses what cannot be (``Conflict``): a seat with two people, a
bust of somebody who is out. That is what makes a trial fold an honest test of undo.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Any

from core import records as r
from core.clock import ClockState
from core.settings import DEFAULTS
from core.structure import Level, index_of


class Conflict(Exception):
    """A record that does not fit the state before it."""


@dataclass(frozen=True, slots=True)
class Player:
    id: int
    name: str
    nickname: str = ""
    number: str = ""
    note: str = ""
    accessible: bool = False


@dataclass(slots=True)
class Entry:
    """A buy-in and what it bought. ``table`` and ``seat`` are None while it has no seat."""

    id: int
    player: int
    nth: int
    entered: int
    table: int | None = None
    seat: int | None = None
    out: bool = False
    chips: int = 0
    paid: int = 0
    fee: int = 0
    bought: dict[str, int] = field(default_factory=dict)


@dataclass(slots=True)
class Table:
    """A table and who sits where. ``closed`` seats take nobody. A table that is not ``open`` is gone."""

    id: int
    label: str
    size: int
    open: bool = True
    seats: dict[int, int] = field(default_factory=dict)
    closed: set[int] = field(default_factory=set)

    @property
    def free(self) -> list[int]:
        """Seats somebody could take, in order."""
        return [s for s in range(1, self.size + 1) if s not in self.seats and s not in self.closed]

    @property
    def room(self) -> int:
        """How many can sit here at all."""
        return self.size - len(self.closed)


@dataclass(frozen=True, slots=True)
class Bust:
    """One elimination: where it sat, who won the chips, the hand and the group sharing a place."""

    entry: int
    by: tuple[int, ...]
    hand: int
    group: int
    at: int
    table: int | None
    seat: int | None


@dataclass(frozen=True, slots=True)
class Price:
    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """``state``: "prepared", "made" or "abandoned"."""

    id: int
    secret: str
    commitment: str
    state: str = "prepared"
    number: str = ""
    entries: tuple[int, ...] = ()
    seats: tuple[tuple[int, int], ...] = ()
    purpose: str = "start"


@dataclass(slots=True)
class Tournament:
    """Everything known at one moment. Compare two with ``==``."""

    settings: dict[str, str | int | None] = field(default_factory=dict)
    prices: dict[str, Price] = field(default_factory=dict)
    shares: tuple[tuple[str, int], ...] = ()
    levels: tuple[Level, ...] = ()
    clock: ClockState = field(default_factory=ClockState)
    players: dict[int, Player] = field(default_factory=dict)
    # by what people are called (casefolded name, nickname, club number): who they are
    called: dict[str, list[int]] = field(default_factory=dict)
    entries: dict[int, Entry] = field(default_factory=dict)
    tables: dict[int, Table] = field(default_factory=dict)
    # each player's entries in order, and the one that is in
    entered: dict[int, list[int]] = field(default_factory=dict)
    live: dict[int, int] = field(default_factory=dict)
    busts: list[Bust] = field(default_factory=list)
    draws: dict[int, Draw] = field(default_factory=dict)
    gaps: list[tuple[int, int, bool]] = field(default_factory=list)
    rulings: list[tuple[int, str, tuple[str, ...]]] = field(default_factory=list)
    notes: list[tuple[int, str]] = field(default_factory=list)

    def setting(self, key: str) -> Any:
        """The setting's value, or the product's default (``core.settings``)."""
        return self.settings.get(key, DEFAULTS[key])

    # -- what everybody asks -------------------------------------------------------------------

    @property
    def playing(self) -> list[Entry]:
        """Entries still in."""
        return [self.entries[e] for e in self.live.values()]

    @property
    def open_tables(self) -> list[Table]:
        """Tables in play, in the order they were opened."""
        return [t for t in self.tables.values() if t.open]

    @property
    def chips_in_play(self) -> int:
        return sum(e.chips for e in self.entries.values())

    def name(self, entry: int) -> str:
        return self.players[self.entries[entry].player].name

    def seat_text(self, entry: int) -> str:
        """``7.4``, or nothing while the entry has no seat."""
        e = self.entries[entry]
        return "" if e.table is None else f"{self.tables[e.table].label}.{e.seat}"

    def live_entry(self, player: int) -> Entry | None:
        """The player's entry that is still in."""
        entry = self.live.get(player)
        return None if entry is None else self.entries[entry]

    # -- seats -----------------------------------------------------------------------------------

    def _entry(self, entry: int) -> Entry:
        found = self.entries.get(entry)
        if found is None:
            raise Conflict(f"no entry {entry}")
        return found

    def _in(self, entry: int) -> Entry:
        found = self._entry(entry)
        if found.out:
            raise Conflict(f"entry {entry} is out")
        return found

    def _table(self, table: int) -> Table:
        found = self.tables.get(table)
        if found is None or not found.open:
            raise Conflict(f"no open table {table}")
        return found

    def _leave(self, entry: Entry) -> None:
        if entry.table is not None and entry.seat is not None:
            del self.tables[entry.table].seats[entry.seat]
        entry.table = entry.seat = None

    def _sit(self, entry: Entry, table: int, seat: int) -> None:
        at = self._table(table)
        if not 1 <= seat <= at.size or seat in at.closed or seat in at.seats:
            raise Conflict(f"seat {table}.{seat} cannot be taken")
        at.seats[seat] = entry.id
        entry.table, entry.seat = table, seat

    # -- the fold --------------------------------------------------------------------------------

    def apply(self, record: r.Record, happened: int) -> None:
        """Take one record in. Raises ``Conflict`` when it does not fit."""
        _APPLY[type(record)](self, record, happened)


def fold(actions: Iterable[r.Action]) -> Tournament:
    """The state after these actions in this order. Raises ``Conflict`` with ``.args[1]`` the action id."""
    state = Tournament()
    for action in actions:
        take(state, action)
    return state


def take(state: Tournament, action: r.Action) -> None:
    """Apply one action's records; a ``Conflict`` names the action and leaves the state unusable."""
    for record in action.records:
        try:
            _APPLY[type(record)](state, record, action.happened)
        except Conflict as conflict:
            raise Conflict(str(conflict), action.id) from conflict


def _setting(t: Tournament, x: r.SettingChanged, _: int) -> None:
    t.settings[x.key] = x.value


def _price(t: Tournament, x: r.PriceSet, _: int) -> None:
    t.prices[x.kind] = Price(x.paid, x.fee, x.chips, x.until, x.most)


def _prizes(t: Tournament, x: r.PrizesSet, _: int) -> None:
    t.shares = x.shares


def _levels(t: Tournament, x: r.LevelsSet, _: int) -> None:
    if t.clock.level is not None and index_of(x.levels, t.clock.level) is None:
        raise Conflict("the clock stands on a row this sheet has not")
    t.levels = x.levels


def _scheduled(t: Tournament, x: r.ClockScheduled, _: int) -> None:
    t.clock = replace(t.clock, scheduled=x.at)


def _clock(t: Tournament, x: r.ClockSet, happened: int) -> None:
    if index_of(t.levels, x.level) is None:
        raise Conflict(f"no row {x.level}")
    t.clock = ClockState(x.level, x.elapsed, happened, x.running, t.clock.scheduled)


def _gap(t: Tournament, x: r.GapAnswered, _: int) -> None:
    t.gaps.append((x.start, x.end, x.counted))


def _open(t: Tournament, x: r.TableOpened, _: int) -> None:
    old = t.tables.get(x.table)
    if old is not None and old.open:
        raise Conflict(f"table {x.table} is open")
    if any(o.open and o.label == x.label for o in t.tables.values()):
        raise Conflict(f"two tables {x.label}")
    t.tables[x.table] = Table(x.table, x.label, x.size)


def _close(t: Tournament, x: r.TableClosed, _: int) -> None:
    table = t._table(x.table)
    if table.seats:
        raise Conflict(f"table {x.table} is not empty")
    table.open = False


def _close_seat(t: Tournament, x: r.SeatClosed, _: int) -> None:
    table = t._table(x.table)
    if x.seat in table.seats or x.seat in table.closed or not 1 <= x.seat <= table.size:
        raise Conflict(f"seat {x.table}.{x.seat} cannot be closed")
    table.closed.add(x.seat)


def _open_seat(t: Tournament, x: r.SeatOpened, _: int) -> None:
    table = t._table(x.table)
    if x.seat not in table.closed:
        raise Conflict(f"seat {x.table}.{x.seat} is not closed")
    table.closed.discard(x.seat)


def _names(player: Player) -> set[str]:
    return {key.casefold() for key in (player.name, player.nickname, player.number) if key}


def _player(t: Tournament, x: r.PlayerNoted, _: int) -> None:
    for key in _names(t.players[x.player]) if x.player in t.players else ():
        t.called[key].remove(x.player)
        if not t.called[key]:
            del t.called[key]
    t.players[x.player] = Player(x.player, x.name, x.nickname, x.number, x.note, x.accessible)
    for key in _names(t.players[x.player]):
        t.called.setdefault(key, []).append(x.player)


def _entered(t: Tournament, x: r.Entered, happened: int) -> None:
    if x.entry in t.entries or x.player not in t.players:
        raise Conflict(f"entry {x.entry}")
    if t.live_entry(x.player) is not None:
        raise Conflict(f"player {x.player} is in")
    t.entries[x.entry] = Entry(x.entry, x.player, x.nth, happened)
    t.entered.setdefault(x.player, []).append(x.entry)
    t.live[x.player] = x.entry


def _bought(t: Tournament, x: r.Bought, _: int) -> None:
    entry = t._in(x.entry)
    entry.chips += x.chips
    entry.paid += x.paid
    entry.fee += x.fee
    entry.bought[x.kind] = entry.bought.get(x.kind, 0) + 1


def _unregistered(t: Tournament, x: r.Unregistered, _: int) -> None:
    entry = t._in(x.entry)
    t._leave(entry)
    del t.entries[x.entry]
    del t.live[entry.player]
    _forget_entry(t, entry)


def _forget_entry(t: Tournament, entry: Entry) -> None:
    t.entered[entry.player].remove(entry.id)
    if not t.entered[entry.player]:
        del t.entered[entry.player]


def _seated(t: Tournament, x: r.Seated, _: int) -> None:
    entry = t._in(x.entry)
    t._leave(entry)
    t._sit(entry, x.table, x.seat)


def _unseated(t: Tournament, x: r.Unseated, _: int) -> None:
    t._leave(t._in(x.entry))


def _swapped(t: Tournament, x: r.Swapped, _: int) -> None:
    a, b = t._in(x.entry), t._in(x.other)
    if a.table is None or b.table is None or a.seat is None or b.seat is None or a is b:
        raise Conflict("both must sit to swap")
    t.tables[a.table].seats[a.seat] = b.id
    t.tables[b.table].seats[b.seat] = a.id
    a.table, a.seat, b.table, b.seat = b.table, b.seat, a.table, a.seat


def _eliminated(t: Tournament, x: r.Eliminated, happened: int) -> None:
    entry = t._in(x.entry)
    for winner in x.by:
        t._entry(winner)
    t.busts.append(Bust(x.entry, x.by, x.hand, x.group, happened, entry.table, entry.seat))
    _out(t, entry)


def _out(t: Tournament, entry: Entry) -> None:
    t._leave(entry)
    entry.out = True
    del t.live[entry.player]


def _revive(t: Tournament, entry_id: int, table: int | None, seat: int | None) -> int:
    """In again; the index its bust had."""
    entry = t._entry(entry_id)
    at = next((i for i, b in enumerate(t.busts) if b.entry == entry_id), None)
    if at is None or t.live_entry(entry.player) is not None:
        raise Conflict(f"entry {entry_id} is not out")
    entry.out = False
    t.live[entry.player] = entry_id
    del t.busts[at]
    if table is not None and seat is not None:
        t._sit(entry, table, seat)
    return at


def _reinstated(t: Tournament, x: r.Reinstated, _: int) -> None:
    _revive(t, x.entry, x.table, x.seat)


def _bust_corrected(t: Tournament, x: r.BustCorrected, _: int) -> None:
    old = next((b for b in t.busts if b.entry == x.entry), None)
    if old is None:
        raise Conflict(f"entry {x.entry} is not out")
    if x.who == x.entry:
        t.busts.remove(old)
        table, seat = old.table, old.seat
    else:
        _revive(t, x.entry, old.table, old.seat)
        entry = t._in(x.who)
        table, seat = entry.table, entry.seat
        _out(t, entry)
    if not 0 <= x.position <= len(t.busts):
        raise Conflict(f"no position {x.position}")
    t.busts.insert(x.position, Bust(x.who, x.by, x.hand, x.group, x.at, table, seat))


def _entry_corrected(t: Tournament, x: r.EntryCorrected, _: int) -> None:
    entry = t._entry(x.entry)
    if x.player not in t.players or (not entry.out and t.live_entry(x.player) not in (None, entry)):
        raise Conflict(f"player {x.player}")
    if not entry.out:
        del t.live[entry.player]
        t.live[x.player] = entry.id
    _forget_entry(t, entry)
    entry.player = x.player
    t.entered[x.player] = sorted([*t.entered.get(x.player, ()), entry.id])


def _prepared(t: Tournament, x: r.DrawPrepared, _: int) -> None:
    t.draws[x.draw] = Draw(x.draw, x.secret, x.commitment)


def _made(t: Tournament, x: r.DrawMade, _: int) -> None:
    draw = t.draws.get(x.draw)
    if draw is None or draw.state != "prepared":
        raise Conflict(f"no draw {x.draw}")
    t.draws[x.draw] = replace(
        draw, state="made", number=x.number, entries=x.entries, seats=x.seats, purpose=x.purpose
    )


def _abandoned(t: Tournament, x: r.DrawAbandoned, _: int) -> None:
    draw = t.draws.get(x.draw)
    if draw is None or draw.state != "prepared":
        raise Conflict(f"no draw {x.draw}")
    t.draws[x.draw] = replace(draw, state="abandoned")


def _ruling(t: Tournament, x: r.Ruling, happened: int) -> None:
    t.rulings.append((happened, x.motivation, x.reasons))


def _noted(t: Tournament, x: r.Noted, happened: int) -> None:
    t.notes.append((happened, x.text))


def _skip(t: Tournament, x: r.Undone | r.Redone, _: int) -> None:
    """Undo and redo choose what is folded; they are nothing to fold themselves."""


_APPLY: dict[type[Any], Callable[[Tournament, Any, int], None]] = {
    r.SettingChanged: _setting,
    r.PriceSet: _price,
    r.PrizesSet: _prizes,
    r.LevelsSet: _levels,
    r.ClockScheduled: _scheduled,
    r.ClockSet: _clock,
    r.GapAnswered: _gap,
    r.TableOpened: _open,
    r.TableClosed: _close,
    r.SeatClosed: _close_seat,
    r.SeatOpened: _open_seat,
    r.PlayerNoted: _player,
    r.Entered: _entered,
    r.Bought: _bought,
    r.Unregistered: _unregistered,
    r.Seated: _seated,
    r.Unseated: _unseated,
    r.Swapped: _swapped,
    r.Eliminated: _eliminated,
    r.Reinstated: _reinstated,
    r.BustCorrected: _bust_corrected,
    r.EntryCorrected: _entry_corrected,
    r.DrawPrepared: _prepared,
    r.DrawMade: _made,
    r.DrawAbandoned: _abandoned,
    r.Ruling: _ruling,
    r.Noted: _noted,
    r.Undone: _skip,
    r.Redone: _skip,
}


def broken_invariants(t: Tournament) -> list[str]:
    """What must never be untrue; empty when all is well. Checked after every apply in tests, and at open."""
    wrong: list[str] = []
    for entry in t.entries.values():
        if entry.player not in t.players:
            wrong.append(f"entry {entry.id} is nobody's")
        if entry.out and entry.table is not None:
            wrong.append(f"entry {entry.id} is out and sits")
        if entry.table is not None and entry.seat is not None:
            table = t.tables.get(entry.table)
            if table is None or not table.open or table.seats.get(entry.seat) != entry.id:
                wrong.append(f"entry {entry.id} is not where it sits")
    for table in t.tables.values():
        for seat, entry_id in table.seats.items():
            found = t.entries.get(entry_id)
            if found is None or (found.table, found.seat) != (table.id, seat):
                wrong.append(f"seat {table.label}.{seat} holds somebody who is not there")
            if seat in table.closed or not 1 <= seat <= table.size:
                wrong.append(f"seat {table.label}.{seat} cannot be sat on")
    if sorted((e.player, e.id) for e in t.entries.values() if not e.out) != sorted(t.live.items()):
        wrong.append("who is in differs")
    if sorted((p, e) for p, es in t.entered.items() for e in es) != sorted(
        (e.player, e.id) for e in t.entries.values()
    ):
        wrong.append("whose entries they are differs")
    if sorted(b.entry for b in t.busts) != sorted(e.id for e in t.entries.values() if e.out):
        wrong.append("busts and players out differ")
    if t.clock.level is not None and index_of(t.levels, t.clock.level) is None:
        wrong.append("the clock stands on no row")
    return wrong
