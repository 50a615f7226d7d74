"""The places of players who are about to go out in one hand."""

from collections.abc import Collection, Sequence
from copy import copy
from dataclasses import replace
from itertools import count

from core.hands import same_time
from core.money.payouts import Placing, best_first
from core.tournament.game import Bust
from core.tournament.state import Tournament

_NEW_HAND = -1
"""No id that was ever given."""


def placings(t: Tournament, who: Sequence[int]) -> list[Placing]:
    """Return the placings of these if they went out in one hand now, best first; a team that plays on with
    another stack has none. They are read from a copy of the state in which they are out."""
    ids = count(_NEW_HAND - 1, -1)
    before = same_time.mates(t, t.game.hand)
    found = [same_time.gone(b) for b in before]
    found += [same_time.Gone(e, t.people.entries[e].table, 0) for e in who]
    outs = same_time.ordered(t, found, t.game.hand or _NEW_HAND, lambda: next(ids))
    then = _without(t, who)
    known = {b.entry: b for b in before}
    then.game.busts = [b for b in t.game.busts if b.entry not in known]
    for entry, group in outs:
        bust = known.get(entry) or Bust(entry, by=(), hand=0, group=0, at=0, table=None, seat=None)
        then.game.busts.append(replace(bust, group=group))
    return [x for x in best_first(then) if x.entry in who]


def _without(t: Tournament, who: Collection[int]) -> Tournament:
    """Return a copy in which these play no more. All but its people and its game is the state's own."""
    then = copy(t)
    then.people, then.game = copy(t.people), copy(t.game)
    then.people.live = {player: e for player, e in t.people.live.items() if e not in who}
    return then
