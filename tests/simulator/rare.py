"""Rare events of a floor, which must be tested often: the same weight for each.

Fussy nights are made of these; on others they occur now and then.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from core.clock.clock import read
from core.conduct.penalty_time import of_player
from core.floor.breaking import order
from core.floor.draw.draw import open_draw
from core.formats.duties import duties
from core.hands.call_clock import running
from core.money.payouts import open_prizes
from core.money.till import kept
from core.say import acts
from core.say.acts import Act
from core.say.levels import MINUTE
from tests.simulator.blunder import Blunder
from tests.simulator.scene import Dated, Deed, Scene
from tests.simulator.setting import BONUS, CHIPS, prices, prizes

WORDS = ("done", "dismissed", "otherwise")


def _undo_redo(s: Scene) -> Iterator[Deed]:
    """Undo and redo, now and then with its consequences."""
    if not s.seldom() or (last := s.director.next_undo()) is None:
        return
    older = max(1, last.id - s.chance.below(30))
    yield acts.Undo(action=older, together=True) if s.chance.below(4) == 0 else acts.Undo()
    if s.chance.below(6):
        yield acts.Redo()


def _seats_closed(s: Scene) -> Iterator[Deed]:
    if (seat := s.free()) is not None:
        yield acts.CloseSeat(seat=seat)
    if (closed := s.closed()) is not None:
        yield acts.OpenSeat(seat=closed)


def _hands_served(s: Scene) -> Iterator[Deed]:
    """Give a penalty in hands, tally it, and end it."""
    serving = [
        p for p in list(s.t.conduct.penalties.values())[-30:] if not p.ended and p.entry in s.t.people.entries
    ]
    found = None
    for p in serving:
        entry = s.t.people.entries[p.entry]
        out = None if entry.out else of_player(s.t, entry.player, s.now)
        if out is not None and out.now is not None and out.now.penalty.hands:
            found = out.now
    if found is None:
        if (one := s.one()) is not None:
            in_hands = s.chance.below(2)
            yield acts.Penalise(
                entry=one, offence="slow play", hands=4 if in_hands else None, rounds=None if in_hands else 1
            )
        return
    yield acts.TallyHands(entry=found.penalty.entry, hands=found.penalty.served + 1)
    if s.chance.below(3) == 0:
        yield acts.EndPenalty(entry=found.penalty.entry, how=s.chance.pick(("served", "lifted")))


def _ruled(s: Scene) -> Iterator[Deed]:
    """Rule at a table: in free words, or what a situation comes to, with and without a penalty."""
    if (one := s.one()) is not None:
        deed = acts.GiveRuling(text="Play on.", players=(one,), clause="house 4")
        answers = "faced=200", "big_blind=100", "chips=200", "more=400"
        bet = acts.GiveRuling(text="A call of 200.", players=(one,), situation="string-bet", answers=answers)
        dead = deed.but(text="The hand is dead.", dead=(one,))
        table = s.t.people.entries[one].table
        if table is not None and table not in s.t.conduct.floor_calls and s.chance.below(3) == 0:
            yield acts.CallFloor(table=table, about="string bet")
        yield s.chance.pick((deed, bet, dead, bet.but(penalty="next"), acts.Note(text="x", clause="§2.1")))


def _unregistered(s: Scene) -> Iterator[Deed]:
    """Register the wrong name and take it back at once; after the start against the book."""
    yield acts.Register(name=f"Nobody {s.history}", alternate=True, prepaid=True)
    player = next(reversed(s.t.people.live), None)
    if player is not None:
        yield acts.Unregister(entry=s.t.people.live[player])


def _duty_marked(s: Scene) -> Iterator[Deed]:
    due = duties(s.t, s.now)[:8]
    if due:
        yield acts.MarkDuty(duty=s.chance.pick(due).id, how=s.chance.pick(WORDS))


def _slips(s: Scene) -> Iterator[Deed]:
    if s.t.room.moved_by:
        yield acts.PrintedSlips(action=next(reversed(s.t.room.moved_by)))


def _draw(s: Scene) -> Iterator[Deed]:
    """Prepare a draw and abandon it."""
    if open_draw(s.t) is None:
        yield acts.PrepareDraw(everybody=True)
    yield acts.AbandonDraw()


def _break_order(s: Scene) -> Iterator[Deed]:
    tables = [x.id for x in order(s.t)[:6]]
    if tables:
        yield acts.BreakOrder(tables=tuple(s.chance.shuffled(tables)) if s.chance.below(3) else ())


def _schedule(s: Scene) -> Iterator[Deed]:
    if s.t.clock.position.level is None:
        yield acts.Schedule(at=s.now + 20 * MINUTE)
        yield acts.Schedule()


def _again(s: Scene) -> Iterator[Deed]:
    """Set prizes, chips and the book again, unchanged or slightly changed."""
    places = 1 + s.chance.below(max(1, len(s.t.people.entries_of)))
    acts_: tuple[Act, ...] = (
        acts.SetPrizes(shares=prizes(places * 6)), acts.SetChips(values=CHIPS), *prices(),
        acts.Set(key="rounding", value=s.chance.pick((1, 1, 10))),
        acts.Set(key="decks", value=s.chance.pick((None, 4))),
        acts.SetPrice(
            kind="addon", name=BONUS, paid=0, chips=2000, until=("time", s.now + 20 * MINUTE), most=1
        ),
        acts.Set(key="draw", value=s.chance.pick(("", "cards"))),
    )  # fmt: skip
    yield s.chance.pick(acts_)


def _asked(s: Scene) -> Iterator[Deed]:
    """Ask for the prizes in other words: a grid, smooth steps, how many places, a place by hand."""
    yield s.chance.pick(
        (
            acts.GridPrizes(),
            acts.GridPrizes(rows="1-9:100% 10-200:50/30/20"),
            acts.SmoothPrizes(least=s.chance.pick(("", "2", "0.5"))),
            acts.TicketPrizes(tickets=s.chance.pick(("500", "700 2 Main event", "350 4"))),
            acts.SetPlaces(places=s.chance.pick(("", "15% down", "12.5% nearest people", "grid", "3"))),
            acts.FixPlace(place=1 + s.chance.below(4), amount=s.chance.pick((0, 0, 100, 400))),
            acts.Set(key="remainder", value=1 + s.chance.below(3)),
            acts.Set(key="unshared", value=s.chance.pick(("place", "house"))),
            acts.Set(key="own-bounty", value=s.chance.pick(("keep", "pool"))),
        )
    )


def _settle(s: Scene) -> Iterator[Deed]:
    """Let the last players make a deal, now and then one that ends play, which is undone."""
    live = [*s.t.people.live.values()]
    if not 1 <= len(live) <= 9:
        return
    if s.chance.below(2):
        each, odd = divmod(s.t.chips.in_play, len(live))
        for i, entry in enumerate(live):
            yield acts.Count(entry=entry, chips=max(1, each + (i < odd)))
    by = s.chance.pick(("icm", "chips", "even", "custom"))
    parts: tuple[tuple[int, int], ...] = ()
    if by == "custom":
        parts = ((live[0], sum(open_prizes(s.t))), *((e, 0) for e in live[1:]))
    keep = s.chance.pick((None, None, ("percent", 1000), ("amount", 100)))
    unit, ends = s.chance.pick((1, 1, 10, 50)), s.chance.below(8) == 0
    before = s.history
    yield acts.Settle(
        by=by, parts=parts, keep=None if parts else keep, unit=unit, ends=ends, shared=ends and unit > 1
    )
    if ends and s.history > before:
        yield acts.Undo()


def _pool(s: Scene) -> Iterator[Deed]:
    """Add to the pool, keep back from it, guarantee it; correct it and take it away."""
    name = s.chance.pick(("The club", "League pot"))
    yield s.chance.pick(
        (
            acts.AddToPool(name=name, amount=s.chance.pick((0, 333, 2000))),
            acts.KeepFromPool(name=name, kept=("percent", s.chance.pick((0, 500, 333)), 1)),
            acts.KeepFromPool(name="Dealers", kept=("amount", 15, s.chance.pick((0, 1, 7)))),
            acts.GuaranteePool(amount=s.chance.pick((0, 100, 20_000))),
            acts.RemoveFromPool(name=name),
        )
    )


def _till(s: Scene) -> Iterator[Deed]:
    """Take payments, in parts, with change, from the prize; give back, pay, count."""
    if not kept(s.t):
        if s.chance.below(4) == 0:
            yield acts.Set(key="till", value="on")
        return
    entry = s.gone(6) or s.one()
    if entry is None:
        return
    player = s.t.people.entries[entry].player
    method = s.chance.pick(("", "Swish", "card"))
    amount = s.chance.pick((None, None, 1, 77, 1000))
    yield s.chance.pick(
        (
            acts.Collect(player=player, amount=amount, method=method),
            acts.Collect(player=player, amount=amount),
            acts.Collect(player=player, amount=None, method="prize"),
            acts.Refund(player=player, amount=s.chance.pick((None, 20)), method=method),
            acts.PayOut(player=player, amount=amount, method=method),
            acts.PayOut(player=player),
            acts.MoveTill(way="float", amount=s.chance.pick((0, 2000))),
            acts.MoveTill(way=s.chance.pick(("in", "out")), amount=1 + s.chance.below(500), reason="coffee"),
            acts.CountTill(method=s.chance.pick(("Cash", "Swish")), amount=s.chance.below(5000)),
        )
    )


def _same_time(s: Scene) -> Iterator[Deed]:
    """Say of the last two busts at two tables that they were one hand, or two."""
    last = s.t.game.busts[-8:]
    if not last:
        return
    other = next((b for b in reversed(last[:-1]) if b.table != last[-1].table), None)
    if other is not None:
        who = (other.entry, last[-1].entry)
        yield s.chance.pick((acts.SameTime(who=who), acts.TwoHands(who=who)))


def _corrected(s: Scene) -> Iterator[Deed]:
    """Correct a bust: another player, an earlier time, one hand with another."""
    entry, other, one = s.gone(6), s.gone(6), s.one()
    if entry is None or other is None or one is None:
        return
    bust = next(b for b in reversed(s.t.game.busts) if b.entry == entry)
    yield s.chance.pick(
        (
            acts.CorrectBust(entry=entry, who=one),
            acts.CorrectBust(entry=entry, at=bust.at - 30_000),
            acts.CorrectBust(entry=entry, same_hand=other),
            acts.CorrectBust(entry=entry, by=(one,)),
        )
    )


def _back(s: Scene) -> Iterator[Deed]:
    if (entry := s.gone(3)) is not None:
        if s.history % 4 == 0:
            yield acts.Rebuy(entry=entry)
        yield acts.TakeBack(entry=entry, seat=s.free() if s.chance.below(3) == 0 else None)


def _late(s: Scene) -> Iterator[Deed]:
    """Enter a forgotten action with its own time."""
    entry, ago = s.one(), 1000 * (1 + s.chance.below(600))
    if not s.seldom() or entry is None:
        return
    by = s.beside(entry)
    made: tuple[Act, ...] = (
        acts.Note(text=f"forgotten {s.history}"),
        acts.Eliminate(who=(entry,), by=() if by is None else (by,)),
        acts.Register(name=f"Forgotten {s.history}", prepaid=True), acts.AddOn(entry=entry),
        acts.Penalise(entry=entry, offence="phone", warning=True), acts.Count(entry=entry, chips=5000),
    )  # fmt: skip
    yield Dated(s.chance.pick(made), s.now - ago)


def _gap(s: Scene) -> Iterator[Deed]:
    """Let the PC sleep, and say whether that time was played."""
    end = s.now - s.chance.below(20_000)
    start = end - 60_000
    if read(s.t.clock.levels, s.t.clock.position, start).running:
        yield acts.AnswerGap(start=start, end=end, count=s.chance.below(3) > 0)


def _final(s: Scene) -> Iterator[Deed]:
    """Draw the final table early, if the director may; mostly undo it."""
    for _ in range(4):
        tables = [x for x in s.t.open_tables if x.seats]
        if len(tables) < 2 or len(s.field.live) > 12:
            return
        before = s.history
        yield acts.FinalTable(table=s.chance.pick(tables).id if s.chance.below(2) else None)
        if s.history > before and s.chance.below(8):
            yield acts.Undo()


def _hand_for_hand(s: Scene) -> Iterator[Deed]:
    on = s.t.game.hand_for_hand is not None
    if on and s.chance.below(6) == 0:
        yield acts.HandForHand(off=True)
        return
    if not on:
        yield acts.HandForHand()
    if s.t.game.hand_for_hand is not None:
        yield acts.HandPlayed()
        yield acts.HandPlayed()


def _calls(s: Scene) -> Iterator[Deed]:
    calls = running(s.t)
    if calls:
        yield acts.EndClockCall(outcome=s.chance.pick(("acted", "withdrawn")), on=calls[0].entry)
    elif (entry := s.one()) is not None:
        yield acts.CallClock(entry=entry, by=s.beside(entry))


def _sheet(s: Scene) -> Iterator[Deed]:
    last = len(s.t.clock.levels)
    if last:
        yield acts.EditRow(row=last, name=f"the last but {s.history}")


def _tracked(s: Scene) -> Iterator[Deed]:
    if (table := s.table()) is not None and table.seats:
        yield acts.NoteBlinds(table=table.id, big=s.chance.pick(sorted(table.seats)))
        yield acts.Track(table=table.id, off=table.tracked)


def _waits(s: Scene) -> Iterator[Deed]:
    """Move to a table whose blinds are known, to wait there or not."""
    one, seat = s.one(), s.free()
    if one is None or seat is None:
        return
    seats = sorted(s.t.room.tables[seat[0]].seats)
    before = [x for x in seats if x < seat[1]] or seats
    yield acts.NoteBlinds(table=seat[0], big=before[-1])
    yield acts.Move(entry=one, seat=seat)
    if s.t.people.entries[one].waits and s.chance.below(2):
        yield acts.DealIn(entry=one)


def _placed(s: Scene) -> Iterator[Deed]:
    if (table := s.table()) is not None:
        column, row = 1 + s.chance.below(20), 1 + s.chance.below(20)
        yield acts.PlaceTable(table=table.id, column=column, row=row)


def _dealt_wrong(s: Scene) -> Iterator[Deed]:
    """Enter a misdeal; if the blinds are known, the hand is dealt again."""
    if (table := s.table()) is not None and table.seats:
        yield acts.NoteBlinds(table=table.id, big=s.chance.pick(sorted(table.seats)))
        yield acts.Misdeal(table=table.id)
        yield acts.NextHand(table=table.id)


def _broken_by_hand(s: Scene) -> Iterator[Deed]:
    """Break a table with a player who needs an accessible seat: a book can leave that to the director."""
    if len(s.t.open_tables) < 2:
        return
    table = order(s.t)[0]
    if table.seats and len(table.seats) <= s.t.spare - table.spare:
        entry = s.chance.pick(sorted(table.seats.values()))
        yield acts.EditPlayer(player=s.t.people.entries[entry].player, accessible="yes")
        yield acts.BreakTable(table=table.id)


def _conduct(s: Scene) -> Iterator[Deed]:
    entry = s.one()
    if entry is not None and len(s.field.live) > 8:
        yield acts.Disqualify(entry=entry, offence="collusion", chips=1 + s.chance.below(5000))


def _handed(s: Scene) -> Iterator[Deed]:
    if (entry := s.one()) is not None:
        yield acts.CorrectEntry(entry=entry, name=f"Somebody {s.history}")


def _moved(s: Scene) -> Iterator[Deed]:
    one, other, seat = s.one(), s.one(), s.free()
    if one is not None and other is not None and one != other:
        yield acts.Swap(entry=one, other=other)
    if one is not None and seat is not None:
        yield acts.Move(entry=one, seat=seat)


def _gone_absent(s: Scene) -> Iterator[Deed]:
    """Leave and be moved meanwhile: chips to be carried; once the stack is taken from play."""
    entry, seat = s.one(), s.free()
    if entry is None or seat is None or len(s.field.live) < 6:
        return
    yield acts.Absent(entry=entry)
    yield acts.Move(entry=entry, seat=seat)
    yield acts.RemoveStack(entry=entry, chips=500) if s.chance.below(6) == 0 else acts.Carried(entry=entry)


def _said(s: Scene) -> Iterator[Deed]:
    yield s.chance.pick(
        (
            acts.Note(text=f"said {s.history}"),
            acts.Announce(what="break-order"),
            acts.Announce(what="altered"),
            acts.Alter(reason=f"the room closes {s.history}"),
            acts.SetRedraws(players=(18,)),
        )
    )


def _seat_marked(s: Scene) -> Iterator[Deed]:
    if (seat := s.free()) is not None:
        there = seat[1] in s.t.room.tables[seat[0]].accessible
        yield acts.MarkSeat(seat=seat, kind="ordinary" if there else "accessible")


def _kept_apart(s: Scene) -> Iterator[Deed]:
    """Keep more people apart than there are tables, now and then, and let them sit together again."""
    who = tuple(dict.fromkeys(e for e in (s.one() for _ in range(2 + s.chance.below(4))) if e is not None))
    if len(who) > 1:
        yield acts.KeepApart(who=who)
        if s.chance.below(4) == 0:
            yield acts.KeepApart(who=who[:1], off=True)


def _alternate(s: Scene) -> Iterator[Deed]:
    yield acts.Register(name=f"Waiting {s.history}", alternate=True, prepaid=True)


def _book(s: Scene) -> Iterator[Deed]:
    """Set the book again; if that is refused, because of the other method."""
    if s.t.book is not None:
        text = s.t.book[0][-1] if s.t.rulebook.id == "house" else ""
        yield acts.ChooseRulebook(book=s.t.rulebook.id, option=s.t.book[1], text=text)


RARE: tuple[Blunder, ...] = (
    _undo_redo, _seats_closed, _hands_served, _ruled, _unregistered, _duty_marked, _slips, _draw,
    _break_order, _schedule, _again, _settle, _pool, _till, _asked, _same_time, _corrected, _back, _late,
    _gap, _final, _hand_for_hand, _calls, _sheet, _tracked, _waits, _placed, _final, _dealt_wrong, _conduct,
    _handed, _moved, _gone_absent, _said, _seat_marked, _alternate, _book, _broken_by_hand,
    _kept_apart,
)  # fmt: skip


def rare(scene: Scene) -> Iterable[Deed]:
    """Return one of them; none if it cannot happen now."""
    return scene.chance.pick(RARE)(scene)
