"""Team-mates at one table are parted as soon as the tables allow it (procedure B7)."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from core.floor.balance import balancing, plan
from core.floor.balance.balancing import moved
from core.floor.balance.facts import Move, TableState
from core.floor.balance.now import method, states
from core.floor.seating import in_reasons, seat_reasons
from core.formats.team import acts, reasons
from core.formats.team.becauses import MatesParted, MatesPassed
from core.formats.team.state import game
from core.say import acts as house
from core.say import records
from core.say.decision import Context, Decision, impossible
from core.say.reasons import BlindsUnknown, NotSeated, Reason, TableFull
from core.tournament.deciding import against, because, rule
from core.tournament.state import Tournament

ByHand = house.Move | house.Swap | house.MarkSeat | house.Balance
"""The acts by which the director gives seats by hand."""


class Parting(NamedTuple):
    """Team-mates at ``source`` of whom one can go to ``target``. ``move``: who, and to which seat; None where
    the blinds of ``unknown`` tables must be told first."""

    team: int
    mates: tuple[int, ...]
    source: TableState
    target: TableState
    move: Move | None
    unknown: tuple[int, ...]


def clashing(t: Tournament) -> Iterator[tuple[int, int]]:
    """Yield each table with the teams of which several stacks sit there."""
    teams = game(t).of_stack
    for table in t.open_tables:
        found = Counter(teams.get(e, 0) for e in table.seats.values())
        yield from ((table.id, team) for team, n in found.items() if team and n > 1)


def possible(t: Tournament, now: int) -> Iterator[Parting]:
    """Yield the partings that are due, the tables in order."""
    clashes = [*clashing(t)]
    if not clashes:
        return
    # who sits at a table that breaks is drawn another seat in any case
    tables = {x.id: x for x in states(t, now) if not x.breaking}
    for table, team in [x for x in clashes if x[0] in tables]:
        source = tables[table]
        targets = [x for x in tables.values() if _takes(source, x, team)]
        targets.sort(key=lambda x: (len(x.occupied), -x.break_rank, x.id))
        # a table of which the method allows no free seat takes nobody
        partings = (_parting(t, team, source, target) for target in targets)
        yield from [x for x in partings if x.move is not None or x.unknown][:1]


def _takes(source: TableState, target: TableState, team: int) -> bool:
    """Return whether a stack of the team can go there: no mate, a seat, and the table would not end more than
    one larger than the one it leaves."""
    free = target.size - len(target.closed) - len(target.occupied)
    mates = any(group == team for _, group in target.groups)
    return bool(target.occupied) and free > 0 and not mates and len(target.occupied) < len(source.occupied)


def _parting(t: Tournament, team: int, source: TableState, target: TableState) -> Parting:
    seats = [seat for seat, group in source.groups if group == team]
    mates = tuple(t.room.tables[source.id].seats[seat] for seat in sorted(seats))
    unknown = tuple(x.id for x in (source, target) if x.blinds is None)
    move = None
    if not unknown:
        # the mate whom the parent's order picks among the mates alone, as if nobody else might leave
        others = tuple(seat for seat in source.occupied if seat not in seats)
        move = plan.move_between(replace(source, pinned=others, groups=()), target, method(t))
    return Parting(team, mates, source, target, move, unknown)


@rule
def part(t: Tournament, act: acts.PartMates, now: int) -> Decision:
    if act.entry is not None and (gone := tuple(in_reasons(t, act.entry))):
        return impossible(*gone)
    if act.seat is not None and (taken := tuple(seat_reasons(t, act.seat))):
        return impossible(*taken)
    due = [x for x in possible(t, now) if act.entry is None or act.entry in x.mates]
    if act.seat is not None and act.entry is not None:
        return _by_hand(t, act.entry, act.seat, due, now)
    if not due:
        return impossible(reasons.NobodyToPart())
    first = due[0]
    if first.unknown:
        asks = (("giver" if x == first.source.id else "taker", x) for x in first.unknown)
        return impossible(*(BlindsUnknown(table=x, need=need) for need, x in asks))
    move = first.move
    if act.entry is not None:
        seat = t.people.entries[act.entry].seat
        move = plan.move_between(replace(first.source, groups=()), first.target, method(t), seat)
    assert move is not None  # without one it is no parting
    return Decision((), lambda _: _parted(t, first, move))


def _by_hand(t: Tournament, entry: int, seat: tuple[int, int], due: list[Parting], now: int) -> Decision:
    """Part two team-mates by the director's choice of player and seat. A table with another of the team is no
    parting."""
    row, team = t.people.entries[entry], game(t).of_stack.get(entry, 0)
    if row.table is None or row.seat is None:
        return impossible(NotSeated(entry=entry))
    found: list[Reason] = []
    there = t.room.tables[seat[0]].seats.values()
    if any(game(t).of_stack.get(e) == team for e in there if e != entry):
        found.append(against(t, "team_tables.parted", reasons.MatesThere(entry=entry, table=seat[0])))
    tables = {x.id: x for x in states(t, now)}
    source, target = tables[row.table], tables[seat[0]]
    unknown = [x.id for x in (source, target) if x.blinds is None]
    if unknown:
        return impossible(*found, *(BlindsUnknown(table=x, need="taker") for x in unknown))
    move = plan.move_between(replace(source, groups=()), target, method(t), row.seat, seat[1])
    if move is None:
        return impossible(*found, TableFull(table=seat[0]))
    mates = tuple(e for e in t.room.tables[row.table].seats.values() if game(t).of_stack.get(e) == team)
    if not due and len(mates) < 2:
        found.append(reasons.NobodyToPart(overridable=True))
    parting = Parting(team, mates, source, target, move, ())
    return Decision(tuple(found), lambda _: _parted(t, parting, move))


def _parted(t: Tournament, parting: Parting, move: Move) -> Iterator[records.Record]:
    yield from moved(t, move)
    table, seat = move.who
    entry = t.room.tables[table].seats[seat]
    mate = next((e for e in parting.mates if e != entry), 0)
    why = MatesParted(
        entry=entry,
        team=parting.team,
        table=move.to[0],
        seat=move.to[1],
        from_table=table,
        from_seat=seat,
        from_players=move.why.from_players,
        to_players=move.why.to_players,
        mate=mate,
    )
    yield because(t, why, "team_tables.parted", "balance.who", "balance.to")


def against_mates(t: Tournament, act: ByHand, now: int) -> Iterator[Reason]:
    """Yield the reason against sending a stack to a table with another of its team, where that can be
    avoided."""
    if not t.rulebook.flag("team_tables.parted"):
        return
    going = _going(t, act, now)
    for entry, table in going.items():
        row = t.people.entries.get(entry)
        if row is None or row.out or row.table == table or t.open_table(table) is None:
            continue
        there = {x.id for x in t.open_tables if _mates(t, entry, x.id) - {*going}}
        stays = row.table is not None and row.table not in there
        if table in there and (stays or any(x.free and x.id not in there for x in t.open_tables)):
            yield against(t, "team_tables.parted", reasons.MatesThere(entry=entry, table=table))


def _going(t: Tournament, act: ByHand, now: int) -> dict[int, int]:
    """Return the stacks that the director names, each with the table where it goes."""
    match act:
        case house.Move(entry=entry, seat=(table, _)):
            return {entry: table}
        case house.MarkSeat(entry=entry, seat=(table, _)):
            return {} if entry is None else {entry: table}
        case house.Swap(entry=entry, other=other):
            rows = ((e, t.people.entries.get(x)) for e, x in ((entry, other), (other, entry)))
            return {e: row.table for e, row in rows if row is not None and row.table is not None}
        case _:
            move = balancing.judge(t, act, now).move
            return {act.who: move.to[0]} if act.who is not None and move is not None else {}


def _mates(t: Tournament, entry: int, table: int) -> set[int]:
    """Return the other stacks of its team at the table."""
    teams = game(t).of_stack
    seats = t.room.tables[table].seats.values()
    return {e for e in seats if e != entry and e in teams and teams[e] == teams.get(entry)}


def with_passed(
    t: Tournament, act: house.Balance, context: Context, made: Iterable[records.Record]
) -> Iterator[records.Record]:
    """Yield a balance, and who was passed over by it for team-mates."""
    yield from made
    move = balancing.judge(t, act, context.now).move
    if move is None:
        return
    source, teams = t.room.tables[move.who[0]].seats, game(t).of_stack
    entry = source[move.who[1]]
    there = {teams.get(e) for e in t.room.tables[move.to[0]].seats.values()}
    passed = tuple(source[seat] for seat in move.why.mates)
    if passed or teams.get(entry) in there:
        own = [teams.get(e) for e in source.values()].count(teams.get(entry))
        why = MatesPassed(entry=entry, passed=passed, parted=own > 1, with_mate=teams.get(entry) in there)
        yield because(t, why, "team_tables.parted")
