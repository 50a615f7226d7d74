"""Breaking tables (procedures E): in which order, when one is due, and who of it goes where.

Its players draw the free seats of the others.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from math import inf
from operator import attrgetter
from typing import NamedTuple

from core.floor import accessible, cards
from core.floor.blinds import dodged, place
from core.floor.draw.dealing import bounds
from core.floor.draw.draw import draw_seats, open_draw
from core.say import acts, records
from core.say.acts import Seat
from core.say.becauses import BreakOrderChosen, MovedByBreak, TableBroken
from core.say.decision import Context
from core.say.reasons import BreakOutOfOrder, NameTooLong, NoSuchTable, SameTwice, TableDoesNotFit
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.kept import once
from core.tournament.state import Tournament
from core.tournament.table import Table

MATCH = 2


def order(t: Tournament) -> list[Table]:
    """Return the open tables, the next to break first: in the director's order, then the rulebook's
    (procedure E1)."""
    tables = {x.id: x for x in t.room.tables.values() if x.open}
    rule = t.rulebook.word("breaking.order")
    named = [tables.pop(x) for x in t.room.break_order if x in tables]
    rest = list(reversed(tables.values()))
    if rule != "by_director":
        highest = rule == "highest_number_first"
        rest.sort(key=attrgetter("number"), reverse=highest)
        unnumbered = sum([x.number == inf for x in rest]) if highest and rest and rest[0].number == inf else 0
        rest = rest[unnumbered:] + rest[:unnumbered]
    return named + rest


def seated(table: Table) -> list[int]:
    """Return the players of the table by seat."""
    return [entry for _, entry in sorted(table.seats.items())]


def leaving(t: Tournament, table: Table) -> list[int]:
    """Return the players who get another seat when the table breaks, by seat: a format may leave some out."""
    out = t.game.stays_out(t.people, t.open_tables, table)
    return [entry for entry in seated(table) if entry not in out]


@once
def due(t: Tournament) -> Table | None:
    """Return the next table in the order if its players and all without a seat fit at the others
    (procedure E2); None if breaking is the director's choice."""
    tables = order(t)
    if len(tables) < 2 or not any(map(attrgetter("seats"), tables)):
        return None
    if t.rulebook.word("breaking.due") == "by_director":
        return None
    first = tables[0]
    if first.size == MATCH and len(first.seats) == MATCH:
        return None  # two at a table for two play their match out
    # a table is broken when it is needed too: who leaves without a seat makes room once somebody is out
    whole = len(t.people.live) == len(t.people.entries)
    moving = first.seats if whole else leaving(t, first)
    return first if len(moving) + len(t.room.unseated) <= t.spare - first.spare else None


class Ahead(NamedTuple):
    """The facts of a break before the seats are drawn: the players who are drawn a seat, those the
    director places, and each table that gets players, with the least and the most it gets."""

    drawn: list[int]
    by_hand: list[int]
    tables: list[tuple[Table, int, int]]


def ahead(t: Tournament, table: Table) -> Ahead:
    """Return the facts of a break that are known beforehand; not the seats: nobody may see a draw and leave
    it."""
    people, others = leaving(t, table), [x for x in t.open_tables if x is not table]
    drawn = people if cards.by_cards(t) else accessible.drawn(t, people)
    at = {x.id: len(x.accessible.intersection(x.free)) for x in others if x.accessible}
    by_table = bounds(
        {x.id: len(x.seats) for x in others},
        {x.id: x.spare for x in others},
        len(drawn),
        at,
        len(accessible.needy(t, drawn)),
    )
    gets = [(x, *by_table[x.id]) for x in others if x.id in by_table and by_table[x.id][1]]
    return Ahead(drawn, [e for e in people if e not in drawn], gets)


@rule
def decide_break(t: Tournament, act: acts.BreakTable, now: int) -> Deciding:
    """Break the table; its players draw the free seats of the others."""
    table = t.open_table(act.table)
    if table is None:
        yield NoSuchTable(table=act.table)
        return None
    first = order(t)[0]
    free, players = t.spare - table.spare, len(leaving(t, table))
    if players > free:
        yield TableDoesNotFit(table=table.id, players=players, seats=free)
    if len(act.number) > 40:
        yield NameTooLong(most=40)
    if first is not table and t.rulebook.word("breaking.order") != "by_director":
        yield against(t, "breaking.order", BreakOutOfOrder(table=table.id, first=first.id))
    return partial(_broken, t, act, table, first)


def _broken(
    t: Tournament, act: acts.BreakTable, table: Table, first: Table, context: Context
) -> Iterator[records.Record]:
    """Yield the records. A draw gives its seats in the order of the players' tickets (procedure E3), first to
    those who need an accessible one. With physical cards the players leave their seats, and each card is
    typed as it is drawn."""
    people = sorted(leaving(t, table))
    if cards.by_cards(t) and not act.number and open_draw(t, "break") is None:
        yield from (records.Unseated(e, "break") for e in people)
        yield _why_broken(t, table, first, (), {}, by_cards=True)
        yield from _closed(t, table)
        return
    seats: Mapping[int, Seat] = {}
    if people:
        made, seats = draw_seats(t, context, act.number, people, without=table.id, purpose="break")
        yield from made
    drawn = sorted(seats, key=lambda e: not t.people.players[t.people.entries[e].player].accessible)
    yield _why_broken(t, table, first, drawn, seats)
    for old_seat, entry in sorted(table.seats.items()):
        if entry in seats:
            yield from _moved(t, entry, (table.id, old_seat), seats, context.now)
    yield from _closed(t, table)


def _closed(t: Tournament, table: Table) -> Iterator[records.Record]:
    yield records.TableClosed(table.id)
    open_order = order(t)
    if open_order[0] is not table:
        # a departure from the order is a change of it, announced as soon as decided (procedure E1)
        yield records.BreakOrderSet(tuple(x.id for x in open_order if x is not table))


def _why_broken(
    t: Tournament,
    table: Table,
    first: Table,
    drawn: Sequence[int],
    seats: Mapping[int, Seat],
    *,
    by_cards: bool = False,
) -> TableBroken:
    """Return how the seats were drawn, as the rulebook has it: as cards that players draw, or a seat for
    each. ``by_cards``: real cards, still to be drawn."""
    steps = 2 if t.rulebook.word("breaking.seats") == "two_step_random" else 1
    people = tuple(e for e in (drawn if steps == 2 else seated(table)) if e in seats)
    broken = TableBroken(
        table=table.id,
        first=first.id,
        players=len(table.seats),
        order_rule="set" if table.id in t.room.break_order else t.rulebook.word("breaking.order"),
        steps=steps,
        order=people,
        seats=tuple(map(seats.__getitem__, people)),
        by_cards=by_cards,
    )
    return because(t, broken, "breaking.order", "breaking.due", "breaking.seats")


def _moved(
    t: Tournament, entry: int, old_seat: Seat, seats: Mapping[int, Seat], now: int
) -> Iterator[records.Record]:
    """Yield a player's new seat, the role there (procedure E4), and the chips to carry if he is absent
    (procedure E5)."""
    table, seat = seats[entry]
    others = [s for i, s in seats.values() if i == table and s != seat]
    waits, role = place(t, t.room.tables[table], seat, "breaking.wait", now, others)
    if waits == "yes":
        yield records.Waits(entry, True)
    why = MovedByBreak(
        entry=entry,
        table=table,
        seat=seat,
        from_table=old_seat[0],
        from_seat=old_seat[1],
        waits=waits,
        role=role.value if role is not None else "",
        dodged=dodged(t, broken=True),
        staff=t.people.entries[entry].absent and t.rulebook.flag("breaking.staff_moves_absent"),
    )
    yield because(
        t,
        why,
        "breaking.seats",
        "breaking.wait",
        "breaking.staff_moves_absent" if why.staff else "",
        "moving.dodged_blind" if why.dodged else "",
    )


@rule
def decide_order(t: Tournament, act: acts.BreakOrder, now: int) -> Deciding:
    """Set which tables break first, whatever the rulebook's order."""
    for table in act.tables:
        if t.open_table(table) is None:
            yield NoSuchTable(table=table)
    twice = [i for i in dict.fromkeys(act.tables) if act.tables.count(i) > 1]
    for table in twice:
        yield SameTwice(table=table)
    return partial(_ordered_by, t, act)


def _ordered_by(t: Tournament, act: acts.BreakOrder, context: Context) -> Iterator[records.Record]:
    yield records.BreakOrderSet(act.tables)
    why = BreakOrderChosen(tables=act.tables, announced=t.rulebook.flag("breaking.announced"))
    yield because(t, why, "breaking.order", "breaking.announced" if why.announced else "")
