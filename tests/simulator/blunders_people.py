"""Blunders about people: ambiguous names, live or not, entries that are not allowed, wrong identities."""

from __future__ import annotations

from collections.abc import Iterator

from core.log.director import LARGEST
from core.say import acts
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    BadAmount,
    BadText,
    ByHimself,
    DealPlayers,
    DealSumDiffers,
    HandoverForbidden,
    HasPlayed,
    LastPlayer,
    LateEntryForbidden,
    LateRegistrationClosed,
    LimitReached,
    MoreThanInPlay,
    NameEmpty,
    NameTooLong,
    NoDeal,
    NoRefund,
    NoSuchEntry,
    NoSuchPlayer,
    NotAbsent,
    NotBlindedOut,
    NotDeclared,
    NotEntered,
    NothingToCarry,
    NotSeated,
    NotSold,
    NotWaiting,
    NumberTaken,
    NumberTooLarge,
    OutBeforeStart,
    PlayerDisqualified,
    PresentSo,
    Reason,
    SaleClosed,
    SameTwice,
    SeatsAreDrawn,
    SeveralPlayers,
    StackNotFull,
    StacksDiffer,
    StackStays,
    StillIn,
    SurrenderForbidden,
    TableOccupied,
)
from core.tournament.names import named
from tests.simulator.blunder import NOBODY, Blunder, always, of_gone, of_one, of_seat, of_table
from tests.simulator.scene import Deed, Scene

NAMESAKE = "Kim Lee"


def _namesake(s: Scene) -> Iterator[Deed]:
    """Register two players of one name, and then use that name."""
    for _ in range(2 - len(named(s.t, NAMESAKE))):
        if (entry := s.one()) is not None:
            yield acts.EditPlayer(player=s.t.people.entries[entry].player, name=NAMESAKE)
    yield acts.Register(name=NAMESAKE)


def _number_taken(s: Scene) -> Iterator[Deed]:
    one, other = s.one(), s.one()
    if one is None or other is None or one == other:
        return
    holder = s.t.people.entries[one].player
    if not s.t.people.players[holder].number:
        yield acts.EditPlayer(player=holder, number=f"N{holder}")
    yield acts.EditPlayer(player=s.t.people.entries[other].player, number=s.t.people.players[holder].number)


def _unfair(s: Scene) -> Deed:
    """Share more than there is."""
    parts = tuple((e, 10**9) for e in s.t.people.live.values())
    return acts.Settle(by="custom", parts=parts)


def _everybody_out(s: Scene) -> Iterator[Deed]:
    if len(s.field.live) < 40:
        yield acts.Eliminate(who=tuple(s.field.live))


def _unseated(s: Scene) -> Iterator[Deed]:
    one, other = s.one(), s.some(sorted(s.t.room.unseated)[:20])
    if one is not None and other is not None:
        yield acts.Swap(entry=one, other=other)


def _late(s: Scene) -> Iterator[Deed]:
    """Register after the last level for it, which a director may have set for now."""
    if (late := s.t.setting("late")) is not None and not s.late and (entry := s.gone()) is not None:
        yield acts.Register(name=f"Too late {s.history}")
        yield acts.Reenter(player=s.t.people.entries[entry].player)
        yield acts.Set(key="late", value=late)


def _once_too_often(s: Scene) -> Iterator[Deed]:
    if (entry := s.one()) is not None:
        yield acts.AddOn(entry=entry)
        yield acts.AddOn(entry=entry)


def _absent_stack(s: Scene) -> Iterator[Deed]:
    if (entry := s.one()) is not None and len(s.field.live) > 3:
        yield acts.Absent(entry=entry)
        yield acts.RemoveStack(entry=entry)
        yield acts.Present(entry=entry)


def _blinded_out(s: Scene) -> Iterator[Deed]:
    if (entry := s.one()) is not None and len(s.field.live) > 3:
        yield acts.Absent(entry=entry)
        yield acts.Eliminate(who=(entry,))


def _barred(s: Scene) -> Iterator[Deed]:
    player = s.some(list(s.t.conduct.disqualified)[-20:])
    if player is not None:
        yield acts.Reenter(player=s.t.people.entries[player].player)


def _gone_home(s: Scene) -> Iterator[Deed]:
    """Let somebody who was unregistered re-enter."""
    player = s.some([p for p in s.t.people.players if p not in s.t.people.entries_of])
    if player is not None:
        yield acts.Reenter(player=player)


def _too_late(s: Scene) -> Iterator[Deed]:
    """Let somebody re-buy after the next hand of the table was dealt."""
    table = s.table()
    if table is not None and len(table.seats) > 2:
        entry = table.seats[max(table.seats)]
        if not table.tracked:
            yield acts.NoteBlinds(table=table.id, big=min(table.seats))
            yield acts.Track(table=table.id)
        yield acts.Eliminate(who=(entry,))
        yield acts.NextHand(table=table.id)
        yield acts.Rebuy(entry=entry)


BLUNDERS: dict[type[Reason], Blunder] = {
    NoSuchPlayer: always(acts.Reenter(player=NOBODY)),
    SeveralPlayers: _namesake,
    NameEmpty: always(acts.Note(text=" ")),
    NameTooLong: always(acts.Note(text="x" * 1001)),
    BadText: always(acts.Note(text="half a sign \ud800")),
    NumberTooLarge: always(acts.Count(entry=NOBODY, chips=LARGEST + 1)),
    NumberTaken: _number_taken,
    AlreadyRegistered: of_one(lambda s, e: (acts.Register(name=s.t.name(e)),)),
    AlreadyOut: of_gone(lambda s, e: (acts.Eliminate(who=(e,)),)),
    StillIn: of_one(lambda s, e: (acts.TakeBack(entry=e),)),
    NotEntered: _gone_home,
    NoSuchEntry: always(acts.Eliminate(who=(NOBODY,))),
    HasPlayed: of_one(lambda s, e: (acts.Unregister(entry=e),)),
    SameTwice: of_one(lambda s, e: (acts.Swap(entry=e, other=e),)),
    ByHimself: of_one(lambda s, e: (acts.Eliminate(who=(e,), by=(e,)),)),
    LastPlayer: _everybody_out,
    NotSeated: _unseated,
    OutBeforeStart: of_one(
        lambda s, e: (acts.Eliminate(who=(e,)),) if s.t.clock.position.level is None else ()
    ),
    LateRegistrationClosed: _late,
    NotSold: always(acts.SetPrice(kind="pint", paid=1)),  # type: ignore[arg-type]
    SaleClosed: of_one(lambda s, e: () if s.late else (acts.AddOn(entry=e),)),
    LimitReached: _once_too_often,
    BadAmount: always(acts.AdjustChips(amount=0, why="found")),
    SeatsAreDrawn: of_seat(lambda s, at: (acts.Register(name=f"Seated {s.history}", seat=at),)),
    StackNotFull: lambda s: (acts.Register(name=f"Short {s.history}", chips=1),) if s.late else (),
    LateEntryForbidden: lambda s: (acts.Register(name=f"Late {s.history}"),),
    NoRefund: of_one(lambda s, e: (acts.Unregister(entry=e),)),
    HandoverForbidden: of_one(lambda s, e: (acts.HandOver(entry=e, name=f"Friend {s.history}"),)),
    SurrenderForbidden: of_one(
        lambda s, e: (acts.Reenter(player=s.t.people.entries[e].player, surrender=100),) if s.late else ()
    ),
    NotDeclared: _too_late,
    StackStays: _absent_stack,
    NotAbsent: of_one(lambda s, e: (acts.RemoveStack(entry=e),) if len(s.field.live) > 3 else ()),
    PresentSo: of_one(lambda s, e: (acts.Present(entry=e),)),
    NothingToCarry: of_one(lambda s, e: (acts.Carried(entry=e),)),
    NotBlindedOut: _blinded_out,
    PlayerDisqualified: _barred,
    NotWaiting: of_one(lambda s, e: (acts.DealIn(entry=e),)),
    NoDeal: always(acts.Settle(by="luck")),
    DealPlayers: of_one(lambda s, e: (acts.Settle(by="custom", parts=((e, 1), (e, 1))),)),
    DealSumDiffers: lambda s: (_unfair(s),),
    StacksDiffer: lambda s: (acts.Settle(by="chips"),) if len(s.field.live) < 40 else (),
    MoreThanInPlay: of_one(lambda s, e: (acts.Count(entry=e, chips=10**12),)),
    TableOccupied: of_table(lambda s, x: (acts.CloseTable(table=x.id),)),
}
