"""Taking in the records of people: players, entries, busts (see ``core.formats.fold``)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import TypeVar

from core.clock.clock import begun, row_at
from core.say import records as r
from core.say.conflict import Conflict
from core.say.names import same
from core.tournament.conduct import WENT_OUT
from core.tournament.fold import Folds
from core.tournament.game import Bust
from core.tournament.names import NAMELESS, shown
from core.tournament.people import Entry, Player
from core.tournament.state import Head, TillMove, Tournament

Key = TypeVar("Key", int, str)


def _names(player: Player) -> set[str]:
    names = {same(x) for x in (player.name, player.nickname, player.number) if x}
    names.discard("")
    return names


def _player(t: Tournament, x: r.PlayerNoted, _: int) -> None:
    old = t.people.players.get(x.player)
    for key in () if old is None else _names(old):
        _take_from(t.people.by_name, key, x.player)
    t.people.players[x.player], names = _noted(x)
    for key in names:
        t.people.by_name[key] = (*t.people.by_name.get(key, ()), x.player)


# Asked of each player at each fold: of 10,000 players 25 ms, of 400 one.
@lru_cache(maxsize=20_000)
def _noted(x: r.PlayerNoted) -> tuple[Player, frozenset[str]]:
    name, nickname, number = shown(x.name) or NAMELESS, shown(x.nickname), shown(x.number)
    player = Player(x.player, name, nickname, number, x.note, x.accessible)
    return player, frozenset(_names(player))


def _take_from(ids_by_key: dict[Key, tuple[int, ...]], key: Key, gone: int) -> None:
    """Remove an id from its key; a key without ids is forgotten."""
    others = tuple(i for i in ids_by_key[key] if i != gone)
    if others:
        ids_by_key[key] = others
    else:
        del ids_by_key[key]


def _entered(t: Tournament, x: r.Entered, happened: int) -> None:
    if x.entry in t.people.entries or x.player not in t.people.players:
        raise Conflict(f"entry {x.entry}")
    if t.live_entry(x.player) is not None:
        raise Conflict(f"player {x.player} is in")
    late = begun(t.clock.levels, t.clock.position, happened)
    t.touched.add(x.entry)
    t.people.entries[x.entry] = Entry(x.entry, x.player, x.nth, happened, late=late)
    t.begins_stack(t.people.entries[x.entry])
    t.people.entries_of[x.player] = (*t.people.entries_of.get(x.player, ()), x.entry)
    t.people.live[x.player] = x.entry
    t.room.unseated.add(x.entry)
    t.people.most_in = max(t.people.most_in, len(t.people.live))


def _bought(t: Tournament, x: r.Bought, _: int) -> None:
    entry = t.need_in(x.entry)
    t.touched.add(entry.id)
    entry.chips += x.chips
    entry.gets(x.chips)
    t.chips.bought += x.chips
    t.pays(entry, entry.paid + x.paid, entry.fee + x.fee)
    entry.bought[x.kind] = entry.bought.get(x.kind, 0) + 1
    entry.purchases.append((x.kind, x.paid, ""))
    entry.beyond_fees[x.kind] = entry.beyond_fees.get(x.kind, 0) + x.paid - x.fee


def _bought_at(t: Tournament, x: r.BoughtAt, _: int) -> None:
    entry = t.need_in(x.entry)
    if not entry.purchases:
        raise Conflict(f"entry {x.entry} has bought nothing")
    entry.purchases[-1] = (*entry.purchases[-1][:2], x.price)


def _unregistered(t: Tournament, x: r.Unregistered, _: int) -> None:
    entry = t.need_in(x.entry)
    if t.beaten_by(x.entry) is not None:
        raise Conflict(f"entry {x.entry} has knocked somebody out")
    if t.game.keeps(x.entry):
        raise Conflict(f"entry {x.entry} was drawn to play")
    t.leave(entry)
    t.room.unseated.discard(x.entry)
    t.room.resting.discard(x.entry)
    t.room.waiting.discard(x.entry)
    _never_called(t, x.entry)
    t.chips.bought -= entry.chips
    t.pays(entry, 0, 0)
    t.money.heads = [head for head in t.money.heads if head.entry != x.entry]
    for bounty in entry.stakes.values():
        t.money.counts_stake(bounty, -1)
    of_team = bool(t.game.owner(x.entry))
    t.money.till = [_to_player(move, entry, of_team=of_team) for move in t.money.till]
    t.touched.add(x.entry)
    del t.people.entries[x.entry]
    del t.people.live[entry.player]
    _take_from(t.people.entries_of, entry.player, entry.id)


def _to_player(move: TillMove, entry: Entry, *, of_team: bool) -> TillMove:
    """Return what was paid for the entry as money of its player, or of the member of the team who paid: it is
    to be refunded."""
    if move.fact.entry != entry.id:
        return move
    player = (move.fact.player if of_team else 0) or entry.player
    return replace(move, fact=replace(move.fact, entry=0, player=player))


def _eliminated(t: Tournament, x: r.Eliminated, happened: int) -> None:
    entry = t.need_in(x.entry)
    for winner in x.by:
        t.need_entry(winner).stack = None  # the loser's chips are in it, and nobody counted them
    bust = Bust(
        x.entry,
        x.by,
        x.hand,
        x.group,
        happened,
        entry.table,
        entry.seat,
        x.stack,
        _row(t, happened),
        t.game.hands_ended,
        0 if entry.table is None else t.room.tables[entry.table].dealt,
    )
    t.game.busts.insert(_place_of(t, x.group), bust)
    if entry.table is not None:
        table = t.room.tables[entry.table]
        if not table.tracked:
            table.blinds = None  # the hand the blinds were told for is over (procedure A5)
        table.replays = False
    if t.money.heads:
        t.money.heads.append(Head(x.entry))
    out(t, entry)


def _row(t: Tournament, happened: int) -> int:
    """Return the id of the row the clock stood in; 0: it had not begun."""
    row = row_at(t.clock.levels, t.clock.position, happened)
    return 0 if row is None else row.id


def out(t: Tournament, entry: Entry) -> None:
    """Take the entry out of play, after a bust or without one."""
    if entry.table is not None:
        t.room.tables[entry.table].played = True
    t.leave(entry)
    t.room.unseated.discard(entry.id)
    t.room.resting.discard(entry.id)
    _nobody_to_call(t, entry.id)
    t.touched.add(entry.id)
    entry.out = True
    entry.drawing = ""
    del t.people.live[entry.player]


def _revive(t: Tournament, entry_id: int, table: int | None, seat: int | None) -> int:
    """Bring the entry back in, and return the index its bust had."""
    entry = t.need_entry(entry_id)
    at = next((i for i, b in enumerate(t.game.busts) if b.entry == entry_id), None)
    if at is None or t.live_entry(entry.player) is not None:
        raise Conflict(f"entry {entry_id} is not out")
    t.touched.add(entry.id)
    entry.out = False
    # in again with the chips that were taken from play for it
    t.chips.removed -= entry.removed
    entry.removed = 0
    _in_again(t, entry)
    t.people.live[entry.player] = entry_id
    t.room.unseated.add(entry_id)
    del t.game.busts[at]
    if Head(entry_id) in t.money.heads:
        t.money.heads.remove(Head(entry_id))
    t.room.out_at_redraw -= {entry_id}
    if table is not None and seat is not None:
        t.sit(entry, table, seat)
    return at


def _reinstated(t: Tournament, x: r.Reinstated, _: int) -> None:
    _revive(t, x.entry, x.table, x.seat)


def _bust_corrected(t: Tournament, x: r.BustCorrected, _: int) -> None:
    old = next((b for b in t.game.busts if b.entry == x.entry), None)
    if old is None:
        raise Conflict(f"entry {x.entry} is not out")
    for winner in x.by:
        winning = t.need_entry(winner)
        if winner not in old.by:
            winning.stack = None
    position = t.game.busts.index(old)
    _head_corrected(t, x)
    if x.who == x.entry:
        t.touched.add(x.entry)
        t.game.busts.remove(old)
        table, seat = old.table, old.seat
    else:
        # he may sit in the very seat the other one comes back to
        entry = t.need_in(x.who)
        table, seat = entry.table, entry.seat
        out(t, entry)
        _revive(t, x.entry, x.table, x.seat)
    if x.follows is not None:
        position = _right_after(t, x.follows, x.group)
    t.game.knew_group(x.group)
    stack = old.stack if x.who == x.entry else 0
    t.game.busts.insert(
        _whole_places(t.game.busts, position, x.group),
        Bust(x.who, x.by, x.hand, x.group, x.at, table, seat, stack, old.row, old.parted, old.dealt),
    )


def _head_corrected(t: Tournament, x: r.BustCorrected) -> None:
    """Say whose head was taken by this bust, and when among the others: a head taken earlier may have gone on
    one that was taken later."""
    heads, old, new = t.money.heads, Head(x.entry), Head(x.who)
    at = heads.index(old) if old in heads else len(heads)
    if old in heads:
        heads.remove(old)
    if x.follows is not None:
        earlier = [i for i, head in enumerate(heads, 1) if head == Head(x.follows)]
        at = max(earlier, default=0)
    if heads:
        heads.insert(max(at, _sold(heads, x.who)), new)


def _sold(heads: Sequence[Head], entry: int) -> int:
    """Return the index after all that went on this entry's head."""
    return max((i for i, head in enumerate(heads, 1) if head.entry == entry and head.amount), default=0)


def _whole_places(busts: Sequence[Bust], at: int, group: int) -> int:
    """Return this index for a bust of this group (0: none), or the next that splits no shared place: entered
    late, something before may have made other places shared since."""
    mates = [i for i, b in enumerate(busts) if group and b.group == group]
    if mates and not mates[0] <= at <= mates[-1] + 1:
        at = mates[-1] + 1
    while 0 < at < len(busts) and busts[at].group and busts[at].group == busts[at - 1].group != group:
        at += 1
    return at


def _right_after(t: Tournament, entry: int, group: int) -> int:
    """Return the index in the order right after the bust of ``entry`` and, unless this bust shares the place
    too, after all that share its place; 0: the first."""
    if not entry:
        return 0
    index = next((i for i, b in enumerate(t.game.busts) if b.entry == entry), None)
    if index is None:
        raise Conflict(f"entry {entry} is not out")
    mates = t.game.busts[index].group
    at = index + 1
    while mates and mates != group and at < len(t.game.busts) and t.game.busts[at].group == mates:
        at += 1
    return at


def _entry_corrected(t: Tournament, x: r.EntryCorrected, _: int) -> None:
    entry = t.need_entry(x.entry)
    if x.player not in t.people.players or (not entry.out and t.live_entry(x.player) not in (None, entry)):
        raise Conflict(f"player {x.player}")
    give(t, {entry.id: x.player})


def give(t: Tournament, players: Mapping[int, int]) -> None:
    """Give each entry to its player. Players may exchange entries with each other."""
    t.touched |= {*players}
    entries = [t.people.entries[e] for e in players]
    before = [e.player for e in entries]
    for entry in entries:
        if not entry.out:
            del t.people.live[entry.player]
        _take_from(t.people.entries_of, entry.player, entry.id)
    for entry in entries:
        entry.player = players[entry.id]
        if not entry.out:
            t.people.live[entry.player] = entry.id
        mine = (*t.people.entries_of.get(entry.player, ()), entry.id)
        t.people.entries_of[entry.player] = tuple(
            sorted(mine, key=lambda e: (t.people.entries[e].entered, e))
        )
    for player in {*before, *players.values()}:
        for nth, i in enumerate(t.people.entries_of.get(player, ()), 1):
            t.need_entry(i).nth = nth


def _nobody_to_call(t: Tournament, entry: int) -> None:
    """End the calls on a player who goes out: he has acted or is gone, and no clock runs on him, nor if he is
    taken back later."""
    for call in t.conduct.clock_calls.values():
        if call.entry == entry and not call.outcome:
            t.conduct.clock_calls[call.id] = replace(call, outcome=WENT_OUT)


def _never_called(t: Tournament, entry: int) -> None:
    """Delete the calls on an entry that is taken back as if it had never been."""
    for call in [c.id for c in t.conduct.clock_calls.values() if c.entry == entry]:
        del t.conduct.clock_calls[call]


def _in_again(t: Tournament, entry: Entry) -> None:
    """Take a disqualification back: the refund is paid in again, and chips that were dealt out are
    collected."""
    found = t.conduct.disqualified.pop(entry.id, None)
    if found is None:
        return
    t.pays(entry, found.paid, found.fee)
    for other, chips in found.shares:
        if other in t.people.entries:
            t.need_entry(other).gets(-chips)


def _place_of(t: Tournament, group: int) -> int:
    """Return the index at which a bust of this group goes in: after the last of it, else at the end."""
    if t.game.knew_group(group):
        for i in range(len(t.game.busts) - 1, -1, -1):
            if t.game.busts[i].group == group:
                return i + 1
    return len(t.game.busts)


PEOPLE: Folds = {
    r.PlayerNoted: _player,
    r.Entered: _entered,
    r.Bought: _bought,
    r.BoughtAt: _bought_at,
    r.Unregistered: _unregistered,
    r.Eliminated: _eliminated,
    r.Reinstated: _reinstated,
    r.BustCorrected: _bust_corrected,
    r.EntryCorrected: _entry_corrected,
}
