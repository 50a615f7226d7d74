"""Blunders about people: who is meant, who is in, who may enter, and as whom."""

from __future__ import annotations

from collections.abc import Iterator

from core.people.people import named
from core.say import acts
from core.say.reasons import Reason, Why
from tests.simulator.blunder import NOBODY, Blunder, always, of_gone, of_one, of_seat, of_table
from tests.simulator.scene import Deed, Scene

NAMESAKE = "Kim Lee"


def _namesake(s: Scene) -> Iterator[Deed]:
    """Two of one name, and then that name."""
    for _ in range(2 - len(named(s.t, NAMESAKE))):
        if (entry := s.one()) is not None:
            yield acts.EditPlayer(player=s.t.entries[entry].player, name=NAMESAKE)
    yield acts.Register(name=NAMESAKE)


def _number_taken(s: Scene) -> Iterator[Deed]:
    one, other = s.one(), s.one()
    if one is None or other is None or one == other:
        return
    holder = s.t.entries[one].player
    if not s.t.players[holder].number:
        yield acts.EditPlayer(player=holder, number=f"N{holder}")
    yield acts.EditPlayer(player=s.t.entries[other].player, number=s.t.players[holder].number)


def _everybody_out(s: Scene) -> Iterator[Deed]:
    if len(s.field.live) < 40:
        yield acts.Eliminate(who=tuple(s.field.live))


def _unseated(s: Scene) -> Iterator[Deed]:
    one, other = s.one(), s.some(sorted(s.t.unseated)[:20])
    if one is not None and other is not None:
        yield acts.Swap(entry=one, other=other)


def _late(s: Scene) -> Iterator[Deed]:
    """After the last level for it, which a director may have set for now."""
    if (late := s.t.setting("late")) is not None and not s.late and (entry := s.gone()) is not None:
        yield acts.Register(name=f"Too late {s.history}")
        yield acts.Reenter(player=s.t.entries[entry].player)
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
    found = s.some(list(s.t.disqualified)[-20:])
    if found is not None:
        yield acts.Reenter(player=s.t.entries[found].player)


BLUNDERS: dict[Why | type[Reason], Blunder] = {
    Why.NO_SUCH_PLAYER: always(acts.Reenter(player=NOBODY)),
    Why.SEVERAL_PLAYERS: _namesake,
    Why.NAME_EMPTY: always(acts.Note(text=" ")),
    Why.NAME_TOO_LONG: always(acts.Note(text="x" * 1001)),
    Why.BAD_TEXT: always(acts.Note(text="half a sign \ud800")),
    Why.NUMBER_TAKEN: _number_taken,
    Why.ALREADY_REGISTERED: of_one(lambda s, e: (acts.Register(name=s.t.name(e)),)),
    Why.ALREADY_OUT: of_gone(lambda s, e: (acts.Eliminate(who=(e,)),)),
    Why.STILL_IN: of_one(lambda s, e: (acts.TakeBack(entry=e),)),
    Why.NOT_ENTERED: always(acts.Eliminate(who=(NOBODY,))),
    Why.HAS_PLAYED: of_one(lambda s, e: (acts.Unregister(entry=e),)),
    Why.SAME_TWICE: of_one(lambda s, e: (acts.Swap(entry=e, other=e),)),
    Why.BY_HIMSELF: of_one(lambda s, e: (acts.Eliminate(who=(e,), by=(e,)),)),
    Why.LAST_PLAYER: _everybody_out,
    Why.NOT_SEATED: _unseated,
    Why.OUT_BEFORE_START: of_one(lambda s, e: (acts.Eliminate(who=(e,)),) if s.t.clock.level is None else ()),
    Why.LATE_CLOSED: _late,
    Why.NOT_SOLD: always(acts.SetPrice(kind="pint", paid=1)),  # type: ignore[arg-type]
    Why.SALE_CLOSED: of_one(lambda s, e: () if s.late else (acts.AddOn(entry=e),)),
    Why.LIMIT_REACHED: _once_too_often,
    Why.BAD_AMOUNT: always(acts.AdjustChips(amount=0, why="found")),
    Why.SEATS_ARE_DRAWN: of_seat(lambda s, at: (acts.Register(name=f"Seated {s.history}", seat=at),)),
    Why.STACK_NOT_FULL: lambda s: (acts.Register(name=f"Short {s.history}", chips=1),) if s.late else (),
    Why.LATE_FORBIDDEN: lambda s: (acts.Register(name=f"Late {s.history}"),),
    Why.NO_REFUND: of_one(lambda s, e: (acts.Unregister(entry=e),)),
    Why.HANDOVER_FORBIDDEN: of_one(lambda s, e: (acts.HandOver(entry=e, name=f"Friend {s.history}"),)),
    Why.SURRENDER_FORBIDDEN: of_one(
        lambda s, e: (acts.Reenter(player=s.t.entries[e].player, surrender=100),) if s.late else ()
    ),
    Why.NOT_DECLARED: of_gone(lambda s, e: (acts.Rebuy(entry=e),)),
    Why.STACK_STAYS: _absent_stack,
    Why.NOT_ABSENT: of_one(lambda s, e: (acts.RemoveStack(entry=e),) if len(s.field.live) > 3 else ()),
    Why.PRESENT_SO: of_one(lambda s, e: (acts.Present(entry=e),)),
    Why.NOTHING_TO_CARRY: of_one(lambda s, e: (acts.Carried(entry=e),)),
    Why.NOT_BLINDED_OUT: _blinded_out,
    Why.DISQUALIFIED: _barred,
    Why.NOT_WAITING: of_one(lambda s, e: (acts.DealIn(entry=e),)),
    Why.MORE_THAN_IN_PLAY: of_one(lambda s, e: (acts.Count(entry=e, chips=10**12),)),
    Why.TABLE_OCCUPIED: of_table(lambda s, x: (acts.CloseTable(table=x.id),)),
}
