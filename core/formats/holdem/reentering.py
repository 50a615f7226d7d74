"""Buying in again: re-entry, also against one's chips, re-buy, and the add-on
(procedures C.rebuy and C.reentry)."""

from collections.abc import Iterator
from functools import partial

from core.clock.clock import read
from core.floor.newcomers import closed, drawn_reasons, sit_down, stack_reasons
from core.floor.seating import in_reasons, seat_reasons
from core.hands.seats_back import bust_of
from core.people.buying import amounts, besides, bought, sale
from core.say import acts, reasons, records
from core.say.acts import Seat
from core.say.becauses import BustTakenBack, Rebought, RebuyAnnounced, RebuyOwes, Surrendered
from core.say.decision import Context, Decision
from core.say.levels import index_of
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.game import Bust
from core.tournament.people import Entry
from core.tournament.state import Head, Tournament

# -- re-entry -----------------------------------------------------------------------------------------


def old_seat(t: Tournament, player: int) -> Seat | None:
    """Return the player's seat, or the last one of a player who is out; None: there was none."""
    live = t.live_entry(player)
    places = (
        [live]
        if live is not None
        else [b for b in t.game.busts if t.people.entries[b.entry].player == player]
    )
    last = places[-1] if places else None
    return (last.table, last.seat) if last is not None and last.table and last.seat else None


def _taken(t: Tournament, player: int, seat: Seat) -> list[Reason]:
    """Return why the player cannot sit there; a seat given up in the same breath is free."""
    live = t.live_entry(player)
    mine = live is not None and (live.table, live.seat) == seat
    return [] if mine else list(seat_reasons(t, seat))


def seat_again(t: Tournament, act: acts.Reenter) -> Seat | None:
    """Return the seat named, or the old one where it is kept and free; None: to be drawn, or given later."""
    if act.seat is not None or t.rulebook.word("entering.reentry_seat") != "kept":
        return act.seat
    old = old_seat(t, act.player)
    return old if old is not None and not _taken(t, act.player, old) else None


def _surrender(t: Tournament, act: acts.Reenter) -> Iterator[Reason]:
    """Yield the reasons against giving up chips for a full stack: only a player who has some and an opponent
    can."""
    live = t.live_entry(act.player)
    if live is None:
        yield reasons.AlreadyOut(entry=t.people.entries_of[act.player][-1])
    elif len(t.people.live) < 2:
        yield reasons.LastPlayer()
    if act.surrender is not None and not 0 <= act.surrender <= t.chips.in_play:
        yield reasons.BadAmount(what="surrender", amount=act.surrender)
    if t.rulebook.word("entering.surrendered") == "not_allowed":
        yield against(t, "entering.surrendered", reasons.SurrenderForbidden(player=act.player))


def _seat_named(t: Tournament, act: acts.Reenter, seat: Seat) -> Iterator[Reason]:
    yield from _taken(t, act.player, seat)
    yield from drawn_reasons(t, "reentry", act.player)
    old = old_seat(t, act.player)
    if t.rulebook.word("entering.reentry_seat") == "kept" and seat != old:
        table, kept = old or (None, None)
        yield against(t, "entering.reentry_seat", reasons.SeatKept(player=act.player, table=table, seat=kept))


@rule
def reenter(t: Tournament, act: acts.Reenter, now: int) -> Deciding:
    seat = seat_again(t, act) if act.player in t.people.players else None
    yield from amounts(t, "reentry", act)
    yield from closed(t, now)
    if act.player not in t.people.players:
        yield reasons.NoSuchPlayer(player=act.player)
        return None
    mine = [t.people.entries[e] for e in t.people.entries_of.get(act.player, ())]
    if any(e.id in t.conduct.disqualified for e in mine):
        yield reasons.PlayerDisqualified(player=act.player)
    if not mine:
        yield reasons.NotEntered(player=act.player)
    elif act.surrender is not None:
        yield from _surrender(t, act)
    elif act.player in t.people.live:
        yield reasons.StillIn(entry=t.people.live[act.player])
    yield from sale(t, "reentry", now, act.at, act.player)
    yield from stack_reasons(t, "reentry", act, act.player)
    if act.seat is not None:
        yield from _seat_named(t, act, act.seat)
    return partial(_reentered, t, act, seat)


def _reentered(
    t: Tournament, act: acts.Reenter, seat: Seat | None, context: Context
) -> Iterator[records.Record]:
    """Against chips the old entry goes out: it is placed by the last bust like any other, so giving chips
    up costs no place and wins nobody a bounty."""
    nth = 1 + max((t.people.entries[e].nth for e in t.people.entries_of.get(act.player, ())), default=0)
    live = t.live_entry(act.player)
    if live is not None:
        chips = act.surrender or 0
        yield records.Eliminated(live.id)
        yield records.ChipsRemoved(live.id, chips, "surrendered")
        yield because(t, Surrendered(entry=live.id, chips=chips), "entering.surrendered")
    entry = context.new_id()
    yield records.Entered(entry, act.player, nth)
    sold = bought(t, entry, "reentry", act)
    yield sold
    yield from besides(t, sold, act)
    if seat is not None:
        yield from sit_down(t, entry, seat, "reentry", context.now, kept=act.seat is None)


# -- re-buy and add-on --------------------------------------------------------------------------------


@rule
def rebuy(t: Tournament, act: acts.Rebuy, now: int) -> Decision:
    wrong = (*_against_more(t, act, "rebuy", now), *_winners(t, act))
    return Decision(wrong, partial(_rebought, t, act, now))


def _winners(t: Tournament, act: acts.Rebuy) -> Iterator[Reason]:
    for winner in act.by:
        yield from in_reasons(t, winner)
        if winner == act.entry:
            yield reasons.ByHimself(entry=winner)


@rule
def addon(t: Tournament, act: acts.AddOn, now: int) -> Decision:
    wrong = tuple(_against_more(t, act, "addon", now))
    return Decision(wrong, partial(_added, t, act))


def _added(t: Tournament, act: acts.AddOn, context: Context) -> Iterator[records.Record]:
    sold = bought(t, act.entry, "addon", act)
    yield sold
    yield from besides(t, sold, act)


def _against_more(
    t: Tournament, act: acts.Rebuy | acts.AddOn, kind: records.PurchaseKind, now: int
) -> Iterator[Reason]:
    yield from amounts(t, kind, act)
    entry = t.people.entries.get(act.entry)
    if entry is None:
        yield reasons.NoSuchEntry(entry=act.entry)
        return
    if entry.out:
        yield from _out(t, entry, act, now)
    yield from sale(t, kind, now, act.at, entry.player)


def _out(t: Tournament, entry: Entry, act: acts.Rebuy | acts.AddOn, now: int) -> Iterator[Reason]:
    """Yield refusals for an entry that is out. A bust that was called is taken back by a re-buy declared in
    time (``surely_late``); it comes too late where the entry was given up, removed or followed by another
    (the player re-enters). A player who is in again by an earlier entry, its bust undone, buys for that
    one."""
    over = (
        entry.removed
        or entry.id in t.conduct.disqualified
        or t.people.entries_of[entry.player][-1] != entry.id
    )
    if isinstance(act, acts.AddOn) or over:
        yield reasons.AlreadyOut(entry=entry.id)
    elif entry.player in t.people.live:
        yield reasons.StillIn(entry=t.people.live[entry.player])
    elif t.rulebook.word("entering.rebuy_undeclared") == "out" and surely_late(t, entry.id, now):
        deadline = t.rulebook.word("entering.rebuy_declared")
        yield against(t, "entering.rebuy_undeclared", reasons.NotDeclared(entry=entry.id, deadline=deadline))


def surely_late(t: Tournament, entry: int, now: int) -> bool:
    """Return whether a hand has surely been dealt since the entry went out: one was noted at its table, or a
    whole level was played. Where hands are not noted, the director who enters the re-buy says that it was
    declared in time."""
    bust = bust_of(t, entry)
    if bust is None:
        return False
    table = None if bust.table is None else t.room.tables.get(bust.table)
    return (table is not None and table.dealt > bust.dealt) or _level_between(t, bust, now)


def _level_between(t: Tournament, bust: Bust, now: int) -> bool:
    """Return whether a whole level was played between the bust and now."""
    levels, at = t.clock.levels, index_of(t.clock.levels, bust.row)
    reading = read(levels, t.clock.position, now)
    if at is None or reading.level is None:
        return False
    return any(not level.pause for level in levels[at + 1 : reading.index])


def _rebought(t: Tournament, act: acts.Rebuy, now: int, context: Context) -> Iterator[records.Record]:
    """Yield the records of a re-buy: in the old seat, or without one until it is drawn."""
    book, entry = t.rulebook, t.people.entries[act.entry]
    seat = None if book.word("entering.rebuy_seat") == "drawn" else old_seat(t, entry.player)
    back = entry.out and not surely_late(t, entry.id, now)
    bust = bust_of(t, entry.id)
    if (Head(entry.id) in t.money.heads) if entry.out else (act.by and t.money.heads):
        yield records.HeadTaken(entry.id, act.by or (() if bust is None else bust.by))
    if entry.out:
        seat = None if seat is None or _taken(t, entry.player, seat) else seat
        yield records.Reinstated(entry.id, *(seat or (None, None)))
    elif seat is None and entry.table is not None:
        yield records.Unseated(entry.id)
    got = bought(t, entry.id, "rebuy", act)
    yield got
    yield from besides(t, got, act)
    # a because each, so that no clause stands beside what its book does not say
    table, where = seat or (None, None)
    deadline = book.word("entering.rebuy_declared")
    if back:
        taken_back = BustTakenBack(entry=entry.id, deadline=deadline)
        yield because(t, taken_back, "entering.rebuy_undeclared", "entering.rebuy_declared")
    again = Rebought(entry=entry.id, table=table, seat=where, deadline=deadline)
    yield because(t, again, "entering.rebuy_seat", "entering.rebuy_declared")
    yield because(t, RebuyOwes(owes=book.flag("entering.rebuy_owes_bets")), "entering.rebuy_owes_bets")
    told = RebuyAnnounced(chips=got.chips if book.flag("entering.rebuy_announced") else None)
    yield because(t, told, "entering.rebuy_announced")
