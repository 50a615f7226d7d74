"""The draw: random seats that nobody can redraw in secret and anyone can verify.

How it goes, so that it can be recomputed with any program:

1. The PC keeps a secret of 32 random bytes and shows the *commitment*, SHA-256 of
   ``riffle-draw-3:`` and the secret in hex.
2. A player in the room calls a number.
3. SHAKE-256 of ``riffle-draw-3:SECRET:NUMBER`` gives 8 bytes (big-endian) for each seat in order,
   then for each entry in order, then for each table with such a seat in order: a *ticket*. Seats are in
   order of table and seat, entries of entry id, tables of table id.
4. How many each table gets: one after the other to the table where fewest sit, among equals to the one of
   the lowest ticket (procedure B4). So nobody who comes late can choose the moment for a table.
5. Each table keeps as many of its seats as it is to have players, the lowest tickets; the seats kept
   are dealt in order of their tickets to the entries in order of theirs.

Where some of the seats are marked accessible (procedure B2), steps 4 and 5 are done twice. First for those
who need one and for the marked seats alone; are there too few, the lowest tickets among those who need one.
Then for everybody else and all seats left: each table keeps its marked seats last, and of tables where
equally few sit those with an unmarked seat for it are served first, then by the tables' tickets.

Who enters after the start, where the rulebook gives such a player any free seat at any table
(procedure C.late), draws one of all seats that are left after those who need a marked one: the seats with the
lowest tickets, marked ones last, in order of their tickets to these entries in order of theirs. Steps 4 and 5
are then for the others and the seats left.

A seeded draw (procedure B3) keeps apart as many of the biggest stacks as there are tables that get somebody
(among equal stacks the lowest tickets). Of the seats kept, taken in order of their tickets, the first of each
table goes to the next of them in order of theirs; the seats left then go to the others as in step 5. Those
who need a marked seat come first here too; tables where they brought a big stack have theirs. Who draws any
seat at any table is not kept apart.

Where groups sit apart (teams, or people whom the club keeps apart), these seats are dealt anew, but for who
needs a marked one or is one of the biggest stacks of a seeded draw: of all ways to give the groups their
tables, as evenly as step 4 does, those with the fewest pairs of a group at one table are equally likely
(``apart``; its numbers are SHAKE-256 of ``riffle-draw-3:SECRET:NUMBER:apart:1`` and so on). Each table then
keeps its seats as in step 5, and they go in order of their tickets to its players in order of theirs. Where
the ways are too many to count (more than 30 teams of three), each in order of the tickets who sits with one
of his group changes seats with the next after him, and round to the first, where both then sit with nobody of
theirs.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from operator import attrgetter, itemgetter
from typing import NamedTuple

from core.clock.clock import started
from core.floor import accessible, cards, redraws
from core.floor.draw import keeping, seeding, to_draw
from core.floor.draw.dealing import TAG, commitment, seat_all, spread, tickets
from core.log.bulk import many, no_collection
from core.say import acts, records
from core.say.acts import Act, Seat
from core.say.becauses import CardsToBeDrawn, RedrawMade, SeatsDrawn, StacksKeptApart
from core.say.decision import Context, Decision, impossible
from core.say.reasons import DrawOpen, NameTooLong, NobodyToSeat, NoDrawOpen, RoomFull
from core.tournament.deciding import Deciding, because, rule
from core.tournament.room import Draw
from core.tournament.state import Tournament
from core.tournament.table import Table

__all__ = ["TAG", "commitment", "draw_seats", "open_draw", "spread", "tickets"]


def open_draws(t: Tournament) -> list[Draw]:
    """Return the draws whose commitments have been shown and that are not made yet: one number makes all."""
    return [d for d in t.room.draws.values() if d.state == "prepared"]


def open_draw(t: Tournament, purpose: str = "") -> Draw | None:
    """Return the first of them; of this purpose, if one is named."""
    for draw in t.room.draws.values():
        if draw.state == "prepared" and purpose in ("", draw.purpose):
            return draw
    return None


class Drawing(NamedTuple):
    """A called number draws this: the act, how many players come to how many seats and tables, and the draws
    that wait for it; none where nothing that was prepared is for this."""

    act: Act
    players: int
    seats: int
    tables: int
    waiting: Sequence[Draw]


def drawing(t: Tournament, number: str) -> Drawing:
    """Return the draw that this number would make: the prepared one, or a new one if none is prepared."""
    everybody = open_draw(t, "redraw") is not None
    players = sum(1 for e in t.playing if everybody or e.table is None)
    seats = sum(x.room if everybody else len(x.free) for x in t.open_tables)
    act = acts.MakeDraw(number=number, everybody=everybody)
    return Drawing(act, players, seats, len(t.open_tables), open_draws(t))


def prepared(context: Context, purpose: str) -> records.DrawPrepared:
    """Make the secret of a draw, and its commitment."""
    secret = context.entropy(32).hex()
    return records.DrawPrepared(context.new_id(), secret, commitment(secret), purpose)


@rule
def decide_prepare(t: Tournament, act: acts.PrepareDraw, now: int) -> Deciding:
    """Make the secret and show its commitment, before anybody calls a number."""
    if open_draw(t) is not None:
        yield DrawOpen()
    if not accessible.drawn(t, to_draw.to_seat(t, act.everybody, now)):
        yield NobodyToSeat()
    return lambda context: (prepared(context, "redraw" if act.everybody else "start"),)


@rule
def decide_abandon(t: Tournament, act: acts.AbandonDraw, now: int) -> Decision:
    waiting = open_draws(t)
    if not waiting:
        return impossible(NoDrawOpen())
    return Decision((), lambda context: (records.DrawAbandoned(x.id) for x in waiting))


@rule
def decide_draw(t: Tournament, act: acts.MakeDraw, now: int) -> Deciding:
    people = to_draw.to_seat(t, act.everybody, now)
    which = redraws.all_due(t, now) if act.everybody and started(t, now) else []
    make = _with_cards if draws_cards(t, act) else _by_pc
    drawn = accessible.drawn(t, people)
    if not drawn:
        yield NobodyToSeat()
    room = _room(t, drawn, act.everybody)
    if len(drawn) > room:
        yield RoomFull(players=len(drawn), seats=room)
    if len(act.number) > 40:
        yield NameTooLong(most=40)
    if act.everybody:
        yield from redraws.against_redraw(t, which, now)
    if act.seeded:
        yield from seeding.reasons(t, drawn, now)
    return partial(make, t, act, people, which)


def _room(t: Tournament, people: Sequence[int], everybody: bool) -> int:
    if not everybody:
        return t.spare
    room = t.room.seat_count
    if accessible.by_hand(t):
        room -= sum(len(x.seats) for x in t.open_tables)
        room += sum(t.people.entries[e].table is not None for e in people)
    return room


def draws_cards(t: Tournament, act: acts.MakeDraw) -> bool:
    """Return whether everybody leaves the seat to draw a physical card: the club does so, and the act asks
    for no draw by the PC (a called number, a prepared draw, stacks kept apart)."""
    pc = act.number or act.seeded or open_draw(t, "redraw") is not None
    return act.everybody and cards.by_cards(t) and not pc


def _by_pc(
    t: Tournament, act: acts.MakeDraw, people: Sequence[int], which: list[str], context: Context
) -> Iterator[records.Record]:
    with no_collection():
        stacks = seeding.stacks(t, people) if act.seeded else None
        anywhere = () if act.everybody else to_draw.anywhere(t, people, context.now)
        purpose = "redraw" if act.everybody else "start"
        made, given = draw_seats(
            t,
            context,
            act.number,
            people,
            everybody=act.everybody,
            purpose=purpose,
            stacks=stacks,
            anywhere=anywhere,
        )
    yield from made
    players, tables = len(given), len({*map(itemgetter(0), given.values())})
    if which:
        yield from map(records.Redrawn, which)
        why = RedrawMade(which=tuple(which), players=players, tables=tables)
        yield because(t, why, *_redraw_keys(which))
    elif not act.everybody and started(t, context.now):
        yield from to_draw.seated(t, given, context.now)
    else:
        yield because(t, SeatsDrawn(players=players, tables=tables), "draw.seats")
    if stacks is not None:
        yield because(t, StacksKeptApart(apart=min(tables, players), players=players), "draw.seeded")


def _with_cards(
    t: Tournament, act: acts.MakeDraw, people: Sequence[int], which: list[str], context: Context
) -> Iterator[records.Record]:
    """Yield all seats anew; before the start they are simply still to be drawn."""
    drawn = accessible.drawn(t, people)
    purpose = "redraw" if started(t, context.now) else ""
    yield from (records.Unseated(e, purpose) for e in drawn)
    yield from map(records.Redrawn, which)
    yield because(t, CardsToBeDrawn(players=len(drawn), which=tuple(which)), *_redraw_keys(which))


def _redraw_keys(which: list[str]) -> tuple[str, ...]:
    return ("draw.seats", "draw.first_days") if redraws.FIRST_DAYS in which else ("draw.seats",)


def asked(
    tables: Sequence[Table], people: Sequence[int], everybody: bool
) -> tuple[list[Seat], dict[int, int]]:
    """Return the free seats in the order of the tickets, those that ``everybody`` of these people leaves too,
    and how many players stay at each table."""
    gone = frozenset(people if everybody else ())
    stay = {x.id: {s for s, e in x.seats.items() if e not in gone} for x in tables}
    free = [
        (x.id, s)
        for x in sorted(tables, key=attrgetter("id"))
        for s in range(1, x.size + 1)
        if s not in stay[x.id] and s not in x.closed
    ]
    return free, {table: len(seats) for table, seats in stay.items()}


def parted(t: Tournament, drawn: Collection[int]) -> tuple[Mapping[int, int], list[tuple[int, int]]]:
    """Return the groups that sit apart, and the table and group of each of them who stays."""
    groups = keeping.groups(t)
    if not groups:
        return groups, []
    staying = (t.people.entries[e] for e in groups.keys() - frozenset(drawn))
    return groups, [(e.table, groups[e.id]) for e in staying if e.table is not None]


def draw_seats(
    t: Tournament,
    context: Context,
    number: str,
    people: Sequence[int],
    *,
    everybody: bool = False,
    without: int | None = None,
    purpose: str = "start",
    tables: Sequence[Table] | None = None,
    stacks: Mapping[int, int] | None = None,
    anywhere: Collection[int] = (),
    anew: bool = False,
) -> tuple[list[records.Record], dict[int, Seat]]:
    """Return the records of a whole draw, and who got which seat. The draw is the one prepared for this
    purpose if its commitment has been shown, else (and with ``anew``) one made on the spot. ``people`` are in
    order of entry id. ``everybody``: they leave their seats first. The draw is for the seats of all open
    tables, or of ``tables`` alone, but not for those of ``without``; ``stacks`` are those of a seeded draw,
    ``anywhere`` who draws any seat at any table. Who needs an accessible seat and is the director's to place
    is passed over here, and taken up where his table is not one of those drawn for."""
    drawn_tables = [x for x in (t.open_tables if tables is None else tables) if x.id != without]
    made: list[records.Record] = []
    drawn = accessible.drawn(t, people)
    seats, sitting = asked(drawn_tables, drawn, everybody)
    draw = None if anew else open_draw(t, purpose)
    if draw is None:
        made.append(new := prepared(context, purpose))
        draw = Draw(new.draw, new.secret, new.commitment)
    need, marked = accessible.needy(t, people), accessible.marked(drawn_tables)
    groups, there = parted(t, drawn)
    dealt, apart = seat_all(
        draw.secret,
        number,
        drawn,
        seats,
        sitting,
        need=need,
        marked=marked,
        stacks=stacks,
        anywhere=anywhere,
        groups=groups,
        there_already=there,
    )
    free = tuple(e for e in drawn if e in anywhere)
    made.append(records.DrawMade(draw.id, number, tuple(drawn), tuple(seats), purpose, apart, free))
    leaving = [e for e in drawn if t.people.entries[e].table is not None] if everybody else []
    if len(drawn) < len(people):
        staying = {None, *(x.id for x in drawn_tables)}
        leaving += [e for e in need if t.people.entries[e].table not in staying]
    made += many(records.Unseated, leaving, [""] * len(leaving))
    places = dealt.values()
    made += many(
        records.Seated,
        [*dealt],
        [*map(itemgetter(0), places)],
        [*map(itemgetter(1), places)],
        [False] * len(dealt),
    )
    if t.people.apart and len(drawn_tables) > 1:
        made += keeping.together(t, dealt)
    if need:
        made += accessible.outcomes(t, need, dealt, marked.intersection(seats), leaving)
    return made, dealt
