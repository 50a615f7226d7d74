"""Incidents on a floor besides busts: people come and go, chips turn up, somebody misbehaves, the director
errs and corrects it. Each maker gives an act that may well be refused: a director tries, too."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.chips.rules import LEDGER
from core.hands.call_clock import running
from core.money.payouts import from_money
from core.say import acts
from core.say.acts import Act
from core.tournament.chance import Chance
from tests.simulator.answers import NEAR, blinds, number
from tests.simulator.scene import Scene
from tests.simulator.setting import BONUS, DOUBLE, GUEST

Maker = Callable[[Scene], Act | None]


def _of(act: Callable[..., Act], **more: object) -> Maker:
    """Return a maker of an act about a live entry."""

    def make(s: Scene) -> Act | None:
        entry = s.one()
        return None if entry is None else act(entry=entry, **more)

    return make


def _at(act: Callable[..., Act], **more: object) -> Maker:
    """Return a maker of an act about a table."""

    def make(s: Scene) -> Act | None:
        table = s.table()
        return None if table is None else act(table=table.id, **more)

    return make


def _plain(*wishes: Act) -> Maker:
    return lambda s: s.chance.pick(wishes)


def _register(s: Scene) -> Act:
    return acts.Register(
        name=f"Late {s.history}",
        at=GUEST if s.history % 3 == 0 else "",
        alternate=s.chance.below(5) == 0,
        prepaid=s.chance.below(9) == 0,
        accessible=s.chance.below(30) == 0,
    )


def _reenter(s: Scene) -> Act | None:
    if not s.t.game.busts:
        return None
    bust = s.t.game.busts[-1 - s.chance.below(min(20, len(s.t.game.busts)))]
    return acts.Reenter(player=s.t.people.entries[bust.entry].player)


def _penalise(s: Scene) -> Act | None:
    entry = s.one()
    steps: list[dict[str, object]] = [
        {}, {}, {}, {"minutes": 10}, {"minutes": 40}, {"hands": 2}, {"rounds": 1}, {"warning": True},
    ]  # fmt: skip
    offence = s.chance.pick(("phone", "exposed cards", "slow play", "abuse", "soft play"))
    if entry is None:
        return None
    return acts.Penalise(
        entry=entry,
        offence=offence,
        offence_id="slow_play" if offence == "slow play" else "",
        exposed=offence == "exposed cards",
        dead_hand=s.chance.below(9) == 0,
        **s.chance.pick(steps),  # type: ignore[arg-type]
    )


def _penalised(s: Scene) -> int | None:
    serving = [p.entry for p in s.t.conduct.penalties.values() if not p.ended][-50:]
    return s.chance.pick(serving) if serving else None


def _tally(s: Scene) -> Act | None:
    entry = _penalised(s)
    hands = 1 + s.chance.below(12)
    misdeals = s.chance.below(2)
    return None if entry is None else acts.TallyHands(entry=entry, hands=hands, misdeals=min(misdeals, hands))


def _end_penalty(s: Scene) -> Act | None:
    entry = _penalised(s)
    return None if entry is None else acts.EndPenalty(entry=entry, how=s.chance.pick(("served", "lifted")))


def _disqualify(s: Scene) -> Act | None:
    entry = s.one()
    if entry is None or len(s.field.live) < 3:
        return None
    return acts.Disqualify(entry=entry, offence="cheating", chips=max(1, s.field.stacks.get(entry, 1)))


def _call(s: Scene) -> Act | None:
    entry = s.one()
    return None if entry is None else acts.CallClock(entry=entry, by=s.beside(entry))


def _end_call(s: Scene) -> Act | None:
    calls = running(s.t)
    outcome = s.chance.pick(("acted", "withdrawn", "dead", "checked"))
    return acts.EndClockCall(outcome=outcome, on=calls[0].entry) if calls else None


def _adjust(s: Scene) -> Act | None:
    why = s.chance.pick(sorted(LEDGER))
    amount = 100 * (1 + s.chance.below(20)) * (-1 if LEDGER[why] == "out" or s.chance.below(2) else 1)
    return acts.AdjustChips(amount=amount, why=why, entry=s.one() if s.chance.below(2) else None)


def _exchange(s: Scene) -> Act | None:
    entry = s.one()
    gone = sorted(s.t.chips.coloured_up)
    if entry is None or not gone:
        return None
    return acts.ExchangeGone(entry=entry, chip=s.chance.pick(gone), count=1 + s.chance.below(7))


def _count(s: Scene) -> Act | None:
    entry = s.one()
    return None if entry is None else acts.Count(entry=entry, chips=max(1, s.field.stacks.get(entry, 1)))


def _same_time(s: Scene) -> Act | None:
    busts = s.t.game.busts[-2:]
    return acts.SameTime(who=tuple(b.entry for b in busts)) if len(busts) == 2 else None


def _take_back(s: Scene) -> Act | None:
    return acts.TakeBack(entry=s.t.game.busts[-1].entry) if s.t.game.busts else None


def _correct_bust(s: Scene) -> Act | None:
    if not s.t.game.busts:
        return None
    bust = s.t.game.busts[-1 - s.chance.below(min(5, len(s.t.game.busts)))]
    by = s.one()
    return acts.CorrectBust(entry=bust.entry, by=() if by is None else (by,))


def _correct_entry(s: Scene) -> Act | None:
    entry = s.one()
    return None if entry is None else acts.CorrectEntry(entry=entry, name=f"Somebody else {s.history}")


def _hand_over(s: Scene) -> Act | None:
    entry = s.one()
    return None if entry is None else acts.HandOver(entry=entry, name=f"A friend {s.history}")


def _edit(s: Scene) -> Act | None:
    entry = s.one()
    player = None if entry is None else s.t.people.entries[entry].player
    return None if player is None else acts.EditPlayer(player=player, note=f"seen {s.history}")


def _move(s: Scene) -> Act | None:
    entry, seat = s.one(), s.free()
    return None if entry is None or seat is None else acts.Move(entry=entry, seat=seat)


def _swap(s: Scene) -> Act | None:
    entry, other = s.one(), s.one()
    return None if entry is None or other is None else acts.Swap(entry=entry, other=other)


def _wrong_seat(s: Scene) -> Act | None:
    entry, seat = s.one(), s.free()
    return None if entry is None or seat is None else acts.WrongSeat(entry=entry, seat=seat)


def _mark_seat(s: Scene) -> Act | None:
    seat = s.free()
    return None if seat is None else acts.MarkSeat(seat=seat, kind=s.chance.pick(("accessible", "plain")))


def _close_seat(s: Scene) -> Act | None:
    seat = s.free()
    return None if seat is None else s.chance.pick((acts.CloseSeat, acts.OpenSeat))(seat=seat)


def _blinds(s: Scene) -> Act | None:
    table = s.table()
    return None if table is None else blinds([table], s.chance)


def _place(s: Scene) -> Act | None:
    table = s.table()
    if table is None:
        return None
    return acts.PlaceTable(table=table.id, column=1 + s.chance.below(20), row=1 + s.chance.below(20))


def _open_table(s: Scene) -> Act:
    return acts.OpenTable(label=f"X{s.history}")


def _announce(s: Scene) -> Act:
    return acts.Announce(what=s.chance.pick(("break-order", "redraws", "colour-up-500", "hand-for-hand")))


def _undo(s: Scene) -> Act | None:
    if not s.seldom():
        return None
    if s.chance.below(3):
        return acts.Undo()
    return acts.Undo(action=max(1, s.history - s.chance.below(40)), together=s.chance.below(2) == 0)


def _hand_for_hand(s: Scene) -> Act:
    """Switch it on near the money, rarely by mistake long before; then off again."""
    left = from_money(s.t)
    near = left is not None and left <= NEAR
    if s.t.game.hand_for_hand is None:
        return acts.HandForHand() if near or s.chance.below(20) == 0 else acts.HandPlayed()
    return acts.HandPlayed() if near and s.chance.below(2) else acts.HandForHand(off=True)


def _time(s: Scene) -> Act:
    return acts.AddTime(by=60_000 * s.chance.pick((-1, 1, 2)))


def _edit_row(s: Scene) -> Act | None:
    rows, minutes = len(s.t.clock.levels), 10 + s.chance.below(20)
    return acts.EditRow(row=1 + s.chance.below(rows), length=60_000 * minutes) if rows else None


def _row(s: Scene) -> Act:
    big = 100_000 * (1 + s.history)
    return s.chance.pick(
        (
            acts.AddLevel(blinds=(big // 2, big)),
            acts.AddBreak(),
            acts.RemoveRow(row=max(1, len(s.t.clock.levels))),
        )
    )


def _draw(s: Scene) -> Act:
    return s.chance.pick(
        (acts.PrepareDraw(everybody=True), acts.AbandonDraw(), acts.MakeDraw(number=number(s.chance)))
    )


# The relative frequency of each; those of a sale only during late entry.
ENTERING: tuple[tuple[int, Maker], ...] = (
    (60, _register), (60, _reenter), (20, _of(acts.Rebuy)), (20, _of(acts.AddOn)),
    (10, _of(acts.Rebuy, at=DOUBLE)), (10, _of(acts.AddOn, at=BONUS)),
)  # fmt: skip
FLOOR: tuple[tuple[int, Maker], ...] = (
    (14, _of(acts.Absent)), (14, _of(acts.Present)), (3, _of(acts.RemoveStack)), (14, _of(acts.Unregister)),
    (20, _penalise), (14, _tally), (10, _end_penalty), (6, _disqualify), (14, _call), (14, _end_call),
    (8, _adjust), (6, _exchange), (12, _count), (4, _same_time), (8, _take_back), (6, _correct_bust),
    (4, _correct_entry), (3, _hand_over), (3, _edit), (8, _move), (5, _swap), (4, _wrong_seat),
    (14, _mark_seat), (20, _close_seat), (14, _blinds), (24, _at(acts.Track)),
    (10, _at(acts.Track, off=True)), (12, _at(acts.NextHand)), (5, _of(acts.DealIn)),
    (6, _at(acts.Misdeal)), (3, _at(acts.Halt)),
    (2, _at(acts.Deal)), (3, _place), (1, _open_table), (1, _at(acts.CloseTable)), (4, _announce),
    (3, _hand_for_hand),
    (8, _plain(acts.Pause(), acts.Resume())), (2, _plain(acts.NextRow(), acts.BackRow())), (5, _time),
    (2, _edit_row), (2, _row), (2, _draw), (3, _plain(acts.Note(text="a note"))), (16, _undo),
    (30, _plain(acts.Redo())), (10, _plain(acts.SetRedraws(tables=(2,)), acts.SetRedraws(players=(27,)))),
    (8, _plain(acts.Alter(reason="the hall closes early"))),
)  # fmt: skip


def incident(scene: Scene) -> Act | None:
    """Return one of them by chance; None if it cannot happen to anybody."""
    makers = (*ENTERING, *FLOOR) if scene.late else FLOOR
    return weighted(makers, scene.chance)(scene)


def weighted(makers: Iterable[tuple[int, Maker]], chance: Chance) -> Maker:
    choices = list(makers)
    at = chance.below(sum(weight for weight, _ in choices))
    for weight, maker in choices:
        at -= weight
        if at < 0:
            return maker
    raise AssertionError("unreachable")
