"""The final table: how many it seats, when it is due, its redraw (procedure B6).

Several tables become one, and where the rulebook has its redraw, everybody gets a new seat there; else
those at the table stay and the others draw its free seats. Tables can also have come down to one by
breaking: what they merged into is the final table all the same (SvePoF §2.2), so a redraw that was not made
is still owed there.
"""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from core.floor import breaking, cards, redraws
from core.floor.absent import seated_by_draw
from core.floor.accessible import drawn
from core.floor.draw.draw import draw_seats, open_draw
from core.floor.seating import played_tables, usual_size
from core.rulebook.book import Rulebook
from core.say import acts, reasons, records
from core.say.becauses import FinalSeatsDrawn, FinalTableSet
from core.say.decision import Context
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament
from core.tournament.table import Table

FINAL = "final"
# More chairs than these no table has, whoever overrules the size.
MOST = 12
# A table of two is a match, not a table to enlarge.
HEADS_UP = 2


def size(t: Tournament) -> int:
    """Return how many players the final table seats, by the seats of the event's tables."""
    # the director may have overridden the book
    fixed = None if "final" in t.ruled else fixed_size(t, t.rulebook)
    if fixed is not None:
        return fixed
    own: int = t.setting("final") or usual_size(t)
    return own


def fixed_size(t: Tournament, book: Rulebook) -> int | None:
    """Return the size by this book; None if the book leaves it to the director."""
    seats = usual_size(t)
    if _match(seats, book):
        return seats
    choice = book.choice("final_table.size")
    if choice.rule == "table_plus":
        return min(seats + choice.number("plus"), choice.number("most"))
    return choice.sizes("sizes").get(seats) if choice.rule == "map" else None


def size_reasons(t: Tournament, wanted: int) -> Iterator[reasons.Reason]:
    """Yield the reason against another size than the book's."""
    fixed = fixed_size(t, t.rulebook)
    if fixed is not None and fixed != wanted:
        yield against(t, _by(t), reasons.FinalFixed(size=fixed, seats=usual_size(t)))


def _match(seats: int, book: Rulebook) -> bool:
    """Return whether this is a heads-up event, whose final is a table like all others."""
    return seats == HEADS_UP and book.flag("final_table.not_heads_up_events")


def _by(t: Tournament) -> str:
    """Return the parameter that decides the size."""
    return "final_table.not_heads_up_events" if _match(usual_size(t), t.rulebook) else "final_table.size"


def size_keys(t: Tournament) -> tuple[str, ...]:
    """Return the parameters to cite for the size: none for the director's own."""
    return () if "final" in t.ruled else (_by(t),)


def due(t: Tournament) -> bool:
    """Return whether the players left at several tables fit at the final one."""
    seated = [n for x in t.open_tables if (n := len(x.seats))]
    # all who sit are left: of thousands nobody else is asked
    return len(seated) > 1 and sum(seated) <= size(t) and 1 < len(players_left(t)) <= size(t)


def owed(t: Tournament) -> bool:
    """Return whether the tables came down to one by breaking and its redraw is still to be made."""
    if FINAL in t.room.redrawn or not _redraw(t) or sum([1 for x in t.open_tables if x.seats]) != 1:
        return False
    return played_tables(t) > 1 and 1 < len(players_left(t)) <= size(t)


def _redraw(t: Tournament) -> bool:
    return t.rulebook.flag("final_table.redraw")


def players_left(t: Tournament) -> list[int]:
    """Return everybody the final table is for, in order: all who sit, or would be drawn a seat."""
    return sorted(seated_by_draw(t, t.playing))


def table_for(t: Tournament, act: acts.FinalTable) -> Table | None:
    """Return the named table, otherwise the open one with chairs for everybody that breaks last, otherwise
    the one with most chairs."""
    if act.table is not None:
        named = t.room.tables.get(act.table)
        return named if named is not None and named.open else None
    tables, players = breaking.order(t)[::-1], len(players_left(t))
    fits = next((x for x in tables if room(t, x) >= players), None)
    return fits or max(tables, key=lambda x: room(t, x), default=None)


def room(t: Tournament, table: Table) -> int:
    """Return how many can sit at the table once it is set up: a broken chair takes one place."""
    return max(MOST, size(t), table.size) - len(table.closed)


def people(t: Tournament, table: Table) -> list[int]:
    """Return the players who draw a seat there, in order: everybody, or those who do not sit there yet."""
    return [e for e in players_left(t) if _redraw(t) or t.people.entries[e].table != table.id]


def enlarged(t: Tournament, table: Table) -> Table:
    """Return the table as it is set up: chairs for everybody left, and one more for each broken one. It grows
    for the players who are there, never to the size in the book."""
    return replace(table, size=max(table.size, len(players_left(t)) + len(table.closed)))


@rule
def decide(t: Tournament, act: acts.FinalTable, now: int) -> Deciding:
    table = table_for(t, act)
    if table is None:
        yield reasons.NoSuchTable(table=act.table or 0)
        return None
    still = players_left(t)
    if not still:
        yield reasons.NobodyToSeat()
    alone = [x for x in t.open_tables if x.seats] == [table]
    if still and alone and not owed(t) and all(t.people.entries[e].table is not None for e in still):
        yield reasons.OneTableLeft(table=table.id)
    players, most, chairs = len(still), size(t), room(t, table)
    too_many = reasons.TooManyForFinal(table=table.id, players=players, size=most, seats=chairs)
    if players > chairs:
        yield too_many
    elif players > most:
        yield too_many.but(overridable=True) if "final" in t.ruled else against(t, _by(t), too_many)
    if len(act.number) > 40:
        yield reasons.NameTooLong(most=40)
    return partial(_drawn, t, act, table)


def _drawn(t: Tournament, act: acts.FinalTable, table: Table, context: Context) -> Iterator[records.Record]:
    redraw, final, who = _redraw(t), enlarged(t, table), people(t, table)
    if final.size > table.size:
        yield records.TableResized(table.id, final.size)
    by_cards = cards.by_cards(t) and not act.number and open_draw(t, FINAL) is None
    if by_cards:
        yield from (records.Unseated(e, FINAL) for e in drawn(t, who))
        yield from _must_leave(t, table, who)
    else:
        made, _ = draw_seats(t, context, act.number, who, everybody=redraw, purpose=FINAL, tables=[final])
        yield from made
    yield from (records.TableClosed(x.id) for x in t.open_tables if x is not table)
    if redraw:
        # a redraw set for one table is this one
        one = ["tables 1"] if 1 in t.room.redraws.tables else []
        for which in dict.fromkeys([FINAL, *one, *redraws.all_due(t, context.now)]):
            yield records.Redrawn(which)
    why = FinalTableSet(
        table=table.id,
        players=len(players_left(t)),
        size=size(t),
        redraw=redraw,
        chairs=final.size - table.size,
    )
    yield because(t, why, *size_keys(t))
    # a reason each, so that no clause stands beside what its book does not say
    yield because(t, FinalSeatsDrawn(redraw=redraw, by_cards=by_cards), "final_table.redraw")


def _must_leave(t: Tournament, table: Table, who: list[int]) -> Iterator[records.Record]:
    """Yield the records by which the players the director seats by hand leave a table that closes."""
    staying = frozenset(drawn(t, who))
    gone = [
        e for e in players_left(t) if e not in staying and t.people.entries[e].table not in (None, table.id)
    ]
    yield from map(records.Unseated, gone)
