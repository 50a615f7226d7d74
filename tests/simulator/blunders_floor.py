"""Blunders about tables, seats, draws, blinds, balance and breaks."""

from __future__ import annotations

from collections.abc import Iterator

from core.floor.breaking import order
from core.floor.draw.draw import open_draw
from core.floor.duties import floor_duties
from core.floor.halting import halts
from core.say import acts
from core.say.duties import BalanceDuty, BreakTableDuty, Duty, FinalTableDuty
from core.say.reasons import (
    AnotherPlayerMeant,
    AnotherSeatMeant,
    AnotherTableMeant,
    ApartAlready,
    ApartFromNobody,
    BadLabel,
    BadPlace,
    BadSize,
    BalancingForced,
    BlindsClash,
    BlindsUnknown,
    BreakOutOfOrder,
    DrawOpen,
    DutyMarkedSo,
    FinalFixed,
    FinalTableStillDue,
    NobodyToSeat,
    NoDrawOpen,
    NoSlips,
    NoSuchSeat,
    NoSuchTable,
    NotAnnounced,
    NotApart,
    NotNearby,
    OneTableLeft,
    Reason,
    RedrawNotSet,
    RoomFull,
    RuledByHand,
    SameSeat,
    SeatEmpty,
    SeatIsClosed,
    SeatMarkedSo,
    SeatNotClosed,
    SeatTaken,
    SetBeforeStart,
    StacksUnknown,
    StandsSo,
    StillUnbalanced,
    TableDoesNotFit,
    TableExists,
    TableFull,
    TableHasStopped,
    TableIsDealing,
    TableNotShort,
    TablesBalanced,
    TableStillOpen,
    TableStillShort,
    TooFewAtTable,
    TooManyForFinal,
    TrackedAlready,
)
from core.tournament.table import Table
from tests.simulator.blunder import NOBODY, Blunder, always, of_one, of_seat, of_table
from tests.simulator.scene import Deed, Scene


def _closed_seat(s: Scene) -> Iterator[Deed]:
    seat = s.closed() or s.free()
    if seat is not None:
        yield acts.CloseSeat(seat=seat)
        yield acts.CloseSeat(seat=seat)
        yield acts.OpenSeat(seat=seat)


def _taken_seat(s: Scene) -> Iterator[Deed]:
    entry, seat = s.one(), s.taken()
    if entry is not None and seat is not None:
        yield acts.Move(entry=entry, seat=seat)


def _same_seat(s: Scene) -> Iterator[Deed]:
    entry = s.one()
    if entry is not None and (seat := s.seat_of(entry)) is not None:
        yield acts.Move(entry=entry, seat=seat)


def _open_seat(s: Scene) -> Iterator[Deed]:
    if (seat := s.taken()) is not None:
        yield acts.OpenSeat(seat=seat)


def _draw_open(s: Scene) -> Iterator[Deed]:
    if open_draw(s.t) is None:
        yield acts.PrepareDraw(everybody=True)
    yield acts.PrepareDraw(everybody=True)
    yield acts.AbandonDraw()


def _full(s: Scene) -> Iterator[Deed]:
    """Register more people than seats: before the tables are there, or when too many come late."""
    if len(s.t.room.unseated) > s.t.spare:
        yield acts.MakeDraw()


def _table_full(s: Scene) -> Iterator[Deed]:
    """Seat a player at the shortest table without a free seat."""
    tables = sorted((x for x in s.t.open_tables if x.seats), key=lambda x: len(x.seats))
    if len(tables) > 1:
        closed = [(tables[0].id, seat) for seat in tables[0].free]
        yield from (acts.CloseSeat(seat=x) for x in closed)
        yield acts.Balance()
        yield from (acts.OpenSeat(seat=x) for x in closed)


def _breaks_full(s: Scene) -> Iterator[Deed]:
    table = s.table()
    if table is not None and len(table.seats) > s.t.spare - table.spare:
        yield acts.BreakTable(table=table.id)


def _out_of_order(s: Scene) -> Iterator[Deed]:
    if s.t.open_tables and (table := s.table()) is not None and order(s.t)[0] is not table:
        yield acts.BreakTable(table=table.id)


def _stands(s: Scene) -> Iterator[Deed]:
    if (table := s.table()) is not None:
        where = table.place or (1 + s.chance.below(20), 1 + s.chance.below(20))
        yield acts.PlaceTable(table=table.id, column=where[0], row=where[1])
        yield acts.PlaceTable(table=table.id, column=where[0], row=where[1])


def _marked(s: Scene) -> Iterator[Deed]:
    if (seat := s.taken()) is not None:
        kind = "accessible" if seat[1] in s.t.room.tables[seat[0]].accessible else "ordinary"
        yield acts.MarkSeat(seat=seat, kind=kind)


def _apart(s: Scene) -> Iterator[Deed]:
    one, other = s.one(), s.one()
    if one is not None and other is not None and one != other:
        yield acts.KeepApart(who=(one, other))
        yield acts.KeepApart(who=(other, one))


def _too_few(s: Scene) -> Iterator[Deed]:
    """Act on a table where nobody sits yet."""
    empty = next((x for x in s.t.open_tables if len(x.seats) < 2), None)
    if empty is None:
        yield acts.OpenTable(label=f"E{s.history}")
        empty = next((x for x in s.t.open_tables if not x.seats), None)
    if empty is None:
        return
    yield acts.NextHand(table=empty.id)
    yield acts.Misdeal(table=empty.id)
    yield acts.CloseTable(table=empty.id)


def _untold(s: Scene) -> Iterator[Deed]:
    if (table := s.table()) is not None and table.blinds is None:
        yield acts.Track(table=table.id)


def _otherwise(s: Scene) -> Iterator[Deed]:
    """Move another player to another seat than the method's, by the balance and by hand."""
    entry, seat = s.one(), s.free()
    if entry is not None and seat is not None:
        yield acts.Balance(who=entry, to=seat)
        yield acts.Move(entry=entry, seat=seat)


def _far(s: Scene) -> Iterator[Deed]:
    """Move from a table that is not the largest."""
    tables = sorted(s.t.open_tables, key=lambda x: len(x.seats))
    if len(tables) > 2:
        yield acts.Balance(source=tables[len(tables) // 2].id)
        yield acts.Balance(source=tables[-2].id)


def _halted(s: Scene) -> Iterator[Deed]:
    if (table := s.table()) is not None:
        yield acts.Halt(table=table.id)
        yield acts.Halt(table=table.id)
        yield acts.NextHand(table=table.id)
        yield acts.Deal(table=table.id)


def _still_short(s: Scene) -> Iterator[Deed]:
    """Start a table that was stopped because it is short, or is now."""
    halted = next((x.id for x in s.t.open_tables if x.halted and not x.by_hand), None)
    if halted is None and (short := halts(s.t, s.now)[0]):
        halted = short[0]
        yield acts.Halt(table=halted)
    if halted is not None:
        yield acts.Deal(table=halted)


def _still_due(kind: type[Duty]) -> Blunder:
    def blunder(s: Scene) -> Iterator[Deed]:
        duty = next((d for d in floor_duties(s.t, s.now) if isinstance(d, kind)), None)
        if duty is not None:
            yield acts.MarkDuty(duty=duty.id, how="otherwise")

    return blunder


def _must(s: Scene) -> Iterator[Deed]:
    duty = next((d for d in floor_duties(s.t, s.now) if isinstance(d, BalanceDuty)), None)
    yield acts.MarkDuty(duty="balance 1 2" if duty is None else duty.id, how="dismissed")


def _marked_so(s: Scene) -> Iterator[Deed]:
    duty = f"report {s.history}"
    yield acts.MarkDuty(duty=duty, how="dismissed")
    yield acts.MarkDuty(duty=duty, how="dismissed")


def _one_table(s: Scene) -> Iterator[Deed]:
    if len([x for x in s.t.open_tables if x.seats]) == 1:
        yield acts.FinalTable()
        yield acts.FinalTable()
        yield acts.HandForHand()


def _same_label(s: Scene, table: Table) -> Iterator[Deed]:
    yield acts.OpenTable(label=table.label)
    yield acts.OpenTable(label=table.label.lower())


BLUNDERS: dict[type[Reason], Blunder] = {
    NoSuchTable: always(acts.CloseTable(table=NOBODY)),
    NoSuchSeat: of_table(lambda s, x: (acts.CloseSeat(seat=(x.id, 99)),)),
    TableExists: of_table(_same_label),
    BadLabel: always(acts.OpenTable(label="by the door")),
    BadSize: lambda s: (acts.OpenTable(label=f"B{s.history}", size=99),),
    SeatTaken: _taken_seat,
    SeatIsClosed: _closed_seat,
    SeatNotClosed: _open_seat,
    SameSeat: _same_seat,
    RoomFull: _full,
    TableFull: _table_full,
    NobodyToSeat: lambda s: () if s.t.room.unseated else (acts.MakeDraw(),),
    TablesBalanced: always(acts.Balance()),
    TableDoesNotFit: _breaks_full,
    NoDrawOpen: lambda s: (acts.AbandonDraw(), acts.AbandonDraw()),
    DrawOpen: _draw_open,
    NotAnnounced: always(acts.MakeDraw(everybody=True, seeded=True)),
    RedrawNotSet: always(acts.MakeDraw(everybody=True)),
    SetBeforeStart: lambda s: (acts.SetRedraws(tables=(3 + s.chance.below(30),)),),
    StacksUnknown: always(acts.MakeDraw(everybody=True, seeded=True)),
    RuledByHand: of_one(lambda s, e: (acts.WrongSeat(entry=e, seat=f),) if (f := s.free()) else ()),
    SeatMarkedSo: _marked,
    ApartFromNobody: of_one(lambda s, e: (acts.KeepApart(who=(e,)),)),
    ApartAlready: _apart,
    NotApart: of_one(lambda s, e: (acts.KeepApart(who=(e,), off=True),)),
    BadPlace: of_table(lambda s, x: (acts.PlaceTable(table=x.id, column=0, row=1),)),
    StandsSo: _stands,
    TooManyForFinal: always(acts.FinalTable()),
    FinalFixed: lambda s: (acts.Set(key="final", value=2 + s.chance.below(11)),),
    OneTableLeft: _one_table,
    BlindsUnknown: _untold,
    BlindsClash: of_table(lambda s, x: (acts.NoteBlinds(table=x.id, big=1, small=1, button=1),)),
    TooFewAtTable: _too_few,
    TrackedAlready: of_table(lambda s, x: (acts.Track(table=x.id, off=not x.tracked),)),
    AnotherTableMeant: _otherwise,
    AnotherPlayerMeant: _otherwise,
    AnotherSeatMeant: _otherwise,
    NotNearby: _far,
    TableNotShort: of_table(lambda s, x: (acts.Halt(table=x.id),)),
    TableHasStopped: _halted,
    TableIsDealing: of_table(lambda s, x: () if x.halted else (acts.Deal(table=x.id),)),
    TableStillShort: _still_short,
    BreakOutOfOrder: _out_of_order,
    BalancingForced: _must,
    DutyMarkedSo: _marked_so,
    StillUnbalanced: _still_due(BalanceDuty),
    FinalTableStillDue: _still_due(FinalTableDuty),
    TableStillOpen: _still_due(BreakTableDuty),
    NoSlips: always(acts.PrintedSlips(action=1)),
    SeatEmpty: of_seat(lambda s, at: (acts.Race(table=at[0], chip=25, odd=((at[1], 1),)),)),
}
