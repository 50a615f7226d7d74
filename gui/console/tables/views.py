"""The open tables as they are painted: on Tonight, on the Tables page, and as it was at another time."""

from collections.abc import Callable, Collection
from functools import partial
from typing import Literal, NamedTuple

from core.conduct.penalty_time import sitting_out
from core.floor.absent_stacks import about
from core.floor.accessible import known as accessible_known
from core.floor.accessible import unmet
from core.floor.balance.facts import Next
from core.floor.balance.now import first
from core.floor.blinds import known as blinds_known
from core.floor.breaking import order
from core.floor.draw import ahead
from core.formats.format import can
from core.say.acts import Balance, BreakTable, MakeDraw, Seat
from core.tournament.state import Tournament
from core.tournament.table import Blinds, Table
from gui.words import tables as say
from gui.words.names import called
from gui.words.numbers import amount, clock_text, players_text, short_chips
from gui.words.tr import Context

tr = Context("tables")

SeatState = Literal["taken", "free", "closed"]
Tone = Literal["", "amber", "green", "dots"]


class SeatView(NamedTuple):
    """A seat: who sits there (``entry`` 0: nobody). ``big_blind`` and ``button``: known to have had it in the
    last hand; ``accessible``: a wheelchair reaches it; ``unmet``: none does, and its player needs such a
    seat; ``away``: its player is absent, sits out a penalty, or gets no cards yet; ``absent``: the first of
    these; ``tail``: the end of the name that tells namesakes apart; ``stack``: its chips, where they were
    counted; ``move``: the other table of the move in question, to go to or (where nobody sits) to come from;
    ``team``: whose stack it is; ``undrawn``: the seats of its table are still to be drawn."""

    seat: int
    state: SeatState = "free"
    entry: int = 0
    name: str = ""
    tip: str = ""
    big_blind: bool = False
    accessible: bool = False
    button: bool = False
    away: bool = False
    tail: str = ""
    absent: bool = False
    stack: str = ""
    unmet: bool = False
    move: str = ""
    team: str = ""
    undrawn: bool = False


class TableView(NamedTuple):
    """A table. ``line`` says how many play, ``note`` what is the matter with it; ``tone`` amber: it has
    stopped dealing (also dashed, so that colour is never alone), dots: it breaks next, green: it is short.
    ``undrawn``: before the draw, when ``line`` says how many the table will get."""

    id: int
    label: str
    title: str
    line: str = ""
    seats: tuple[SeatView, ...] = ()
    note: str = ""
    tone: Tone = ""
    undrawn: bool = False

    @property
    def size(self) -> int:
        return len(self.seats)

    @property
    def players(self) -> int:
        return len([s for s in self.seats if s.entry])

    @property
    def said(self) -> str:
        return ", ".join(filter(None, (self.title, self.line, self.note)))


Maker = Callable[[], TableView]


def in_use(t: Tournament) -> list[Table]:
    """Return the open tables; in a format that breaks none, once play has begun, those that somebody sits
    at."""
    if can(t, BreakTable) or not t.game.begun:
        return [*t.open_tables]
    return [x for x in t.open_tables if x.seats]


def makers(t: Tournament, playing: bool, now: int) -> list[Maker]:
    """Return a maker for the view of each open table. It is asked when the table is painted: of a thousand
    tables a dozen are seen."""
    tables = t.open_tables
    step = first(t, now) if playing and can(t, Balance) else Next(None)
    pair = None if step.due is None else (t.open_tables[step.due[0]], t.open_tables[step.due[1]])
    move = step.move if pair is not None else None
    breaks = order(t)[0].id if playing and len(tables) > 1 and can(t, BreakTable) else 0
    undrawn = ahead.undrawn(t, now)
    gets = ahead.sizes(t, now) if undrawn and can(t, MakeDraw) else {}
    out = frozenset([x.entry.id for x in sitting_out(t, now)] if t.conduct.penalties else ())
    made: list[Maker] = []
    for table in tables:
        note = ""
        tone: Tone = ""
        if table.halted:
            still = clock_text((now - table.halted_at) // 1000 * 1000).removeprefix("0")
            note, tone = tr("stands still {time}", time=still), "amber"
        elif pair is not None and table.id == pair[1].id:
            note, tone = _short(len(pair[0].seats) - len(table.seats)), "green"
        elif table.id == breaks:
            note, tone = tr("breaks next"), "dots"
        here = (move.who, move.to) if move is not None and table.id in (move.who[0], move.to[0]) else None
        blinds = table.blinds and blinds_known(t, table, now)
        if undrawn:
            made.append(partial(_undrawn, t, table, gets.get(table.id), out, now))
        else:
            made.append(partial(_view, t, table, blinds, note, tone, here, out, now))
    return made


def moment(t: Tournament, now: int) -> tuple[object, ...]:
    """Return the facts of the floor that time alone alters: known blinds (procedure A5), tables that
    stand."""
    tables = [x for x in t.open_tables if x.halted or x.blinds]
    return tuple([((now - x.halted_at) // 1000 if x.halted else 0, blinds_known(t, x, now)) for x in tables])


def _short(n: int) -> str:
    return tr("two short") if n == 2 else tr("%n short", n)


def _view(
    t: Tournament,
    table: Table,
    blinds: Blinds | None,
    note: str,
    tone: Tone,
    move: tuple[Seat, Seat] | None,
    out: Collection[int],
    now: int,
) -> TableView:
    seats = tuple([_seat(t, table, seat, blinds, move, out, now) for seat in range(1, table.size + 1)])
    title = say.table(table.label)
    return TableView(table.id, table.label, title, players_text(len(table.seats)), seats, note, tone)


def _undrawn(
    t: Tournament, table: Table, gets: tuple[int, int] | None, out: Collection[int], now: int
) -> TableView:
    view = _view(t, table, None, "", "", None, out, now)
    seats = tuple([seat._replace(undrawn=True) for seat in view.seats])
    line = say.gets(*gets) if gets and gets[1] else ""  # of nobody registered yet there is no word to say
    return view._replace(line=line, seats=seats, undrawn=True)


def _seat(
    t: Tournament,
    table: Table,
    seat: int,
    blinds: Blinds | None,
    move: tuple[Seat, Seat] | None,
    out: Collection[int],
    now: int,
) -> SeatView:
    entry = table.seats.get(seat, 0)
    reached = seat in table.accessible
    big, button = blinds is not None and blinds.big == seat, blinds is not None and blinds.button == seat
    if move is not None and move[1] == (table.id, seat) and not entry:
        start = t.room.tables[move[0][0]]
        mover = t.people.players[t.people.entries[start.seats[move[0][1]]].player]
        comes = say.from_table(start.label)
        name = called(t, mover)
        return SeatView(
            seat,
            name=name,
            tail=name.removeprefix(mover.name),
            accessible=reached,
            big_blind=big,
            button=button,
            move=comes,
        )
    if not entry:
        free: SeatState = "closed" if seat in table.closed else "free"
        return SeatView(seat, free, accessible=reached, big_blind=big, button=button)
    found = t.people.entries[entry]
    player = t.people.players[found.player]
    why = tr("The player waits for the button to pass") if found.waits else ""
    if entry in out:
        why = tr("Sits out a penalty")
    if found.absent:
        why = tr("Absent")
    left = about(t, found, now)
    counted, stack = "", ""
    known = found.stack
    if t.won and len({t.game.holder(t.people, e.id) for e in t.playing}) == 1:
        # whatever was counted last, the winner has all: a team in one of its stacks or in several
        left, known = None, t.chips.in_play if len(t.playing) == 1 and t.chips.in_play else None
    if left is not None:
        counted, stack = tr("about {chips} chips, by estimate", chips=amount(left)), f"≈{short_chips(left)}"
    elif known is not None:
        counted, stack = tr("{chips} chips", chips=amount(known)), short_chips(known)
    missing = player.accessible and unmet(t, entry)
    need = say.accessible_need(accessible_known(t.open_tables)) if missing else ""
    team = t.game.owner(entry)
    parts = [player.name, team, player.nickname, player.number, player.note, counted, why, need]
    name = called(t, player)
    goes = ""
    if move is not None and move[0] == (table.id, seat):
        goes = say.to_table(t.room.tables[move[1][0]].label)
    return SeatView(
        seat,
        "taken",
        entry,
        name,
        tip="\n".join(filter(None, parts)),
        big_blind=big,
        accessible=reached,
        button=button,
        away=found.absent or found.waits or entry in out,
        tail=name.removeprefix(player.name),
        absent=found.absent,
        stack=stack,
        unmet=missing,
        move=goes,
        team=team,
    )
