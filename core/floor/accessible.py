"""Seats that a wheelchair reaches, and who needs one (procedure B2).

Where the rulebook seats them first, a draw deals the marked seats to those who need one before it deals
any seat to anybody else, and of a table's free seats takes those that remain last. Where it leaves them to
the director, no draw touches them: who has no seat gets none, who sits stays, and who must leave a table
that closes waits for the director."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from core.floor.seating import place_reasons
from core.say import acts, records
from core.say.acts import Seat
from core.say.becauses import AccessibleSeatNeeded
from core.say.duties import AccessibleDuty, Urgency
from core.say.reasons import BadSetting, NotInFormat, Reason, SeatMarkedSo
from core.tournament.deciding import Deciding, because, cited, rule
from core.tournament.state import Tournament
from core.tournament.table import Table

KINDS = ("accessible", "ordinary")
SETTING, NO_MORE = "accessible-seats", "none"


def needy(t: Tournament, entries: Iterable[int]) -> list[int]:
    """Return the entries whose player needs an accessible seat."""
    people = t.people
    return [e for e in entries if people.players[people.entries[e].player].accessible]


def by_hand(t: Tournament) -> bool:
    """Return whether the director seats the players who need an accessible seat."""
    return t.rulebook.word("draw.accessible") == "by_hand"


def drawn(t: Tournament, entries: Sequence[int]) -> list[int]:
    """Return the entries that a draw seats; the director seats the others."""
    need = needy(t, entries)
    return [e for e in entries if e not in need] if need and by_hand(t) else list(entries)


def marked(tables: Iterable[Table]) -> frozenset[Seat]:
    """Return the accessible seats."""
    return frozenset((x.id, s) for x in tables if x.accessible for s in x.accessible)


def known(tables: Iterable[Table]) -> int:
    """Return how many seats of these tables are marked accessible and open."""
    return sum(len(x.accessible - x.closed) for x in tables if x.accessible)


def unmet(t: Tournament, entry: int) -> bool:
    """Return whether the entry's player needs an accessible seat and sits on another."""
    row = t.people.entries[entry]
    if row.table is None or not t.people.players[row.player].accessible:
        return False
    return row.seat not in t.room.tables[row.table].accessible


def to_ask(t: Tournament, entries: Iterable[int], tables: Sequence[Table]) -> list[int]:
    """Return the entries that need an accessible seat, if fewer such seats are known at the tables that will
    be in play than are needed, and the director has not said that there are no more."""
    people = needy(t, sorted(entries))
    if not people or by_hand(t) or t.setting(SETTING) == NO_MORE or not t.room.seat_count:
        return []
    return people if known(tables) < len(needy(t, t.people.live.values())) else []


def outcomes(
    t: Tournament,
    need: Sequence[int],
    got: Mapping[int, Seat],
    there: Collection[Seat],
    leaving: Collection[int],
) -> Iterator[AccessibleSeatNeeded]:
    """Yield the outcome of the draw for each player who needs an accessible seat; ``there`` are the marked
    seats it could give. A player the director seats is said to stay where he sits, or to have no seat if he
    is ``leaving``."""
    for entry in need:
        drawn_seat, sits = got.get(entry), t.people.entries[entry]
        table, seat = drawn_seat or ((None, None) if entry in leaving else (sits.table, sits.seat))
        if drawn_seat is None:
            what = "by_hand"
        elif drawn_seat in there:
            what = "accessible"
        else:
            what = "ordinary"
        why = AccessibleSeatNeeded(
            entry=entry,
            got=what,
            needed=len(need),
            seats=len(there),
            known=known(t.open_tables),
            table=table,
            seat=seat,
        )
        yield because(t, why, "draw.accessible")


@rule
def decide_mark(t: Tournament, act: acts.MarkSeat, now: int) -> Deciding:
    """Mark the seat, in a format that moves nobody; where it does, ``core.floor.moving`` decides."""
    if act.entry is not None:
        yield NotInFormat(format=t.format, verb=acts.Move.VERB)
    yield from mark_reasons(t, act)
    yield from place_reasons(t, act.seat)
    return lambda context: mark(t, act)


def mark_reasons(t: Tournament, act: acts.MarkSeat) -> Iterator[Reason]:
    """Yield why the seat, if there is one, cannot be marked so."""
    table, seat = t.open_table(act.seat[0]), act.seat[1]
    if act.kind not in KINDS:
        yield BadSetting(setting="seat", value=act.kind)
    elif table is not None and 1 <= seat <= table.size and not mark(t, act):
        yield SeatMarkedSo(table=table.id, seat=seat, accessible=act.kind == "accessible")


def mark(t: Tournament, act: acts.MarkSeat) -> tuple[records.SeatMarked, ...]:
    """Return the record of the mark, if it is another than the seat has."""
    (table, seat), accessible = act.seat, act.kind == "accessible"
    same = (seat in t.room.tables[table].accessible) == accessible
    return () if same else (records.SeatMarked(table, seat, accessible),)


def accessible_first(
    t: Tournament,
    entries: Iterable[int],
    tables: Sequence[Table],
    urgency: Urgency,
    *,
    final: Table | None = None,
    breaks: Table | None = None,
) -> AccessibleDuty | None:
    """Return the duty to mark accessible seats if too few are known for a draw of these entries to the tables
    that will be in play: the ``final`` one, or all but the one that ``breaks``."""
    people = to_ask(t, entries, tables)
    if not people:
        return None
    final_or_broken = final or breaks
    where = "breaks" if breaks else None
    if final:
        where = "final"
    return AccessibleDuty(
        entries=tuple(people),
        known=known(tables),
        urgency=urgency,
        needed=len(needy(t, t.people.live.values())),
        where=where,
        table=final_or_broken.id if final_or_broken else None,
        clauses=cited(t, "draw.accessible"),
    )
