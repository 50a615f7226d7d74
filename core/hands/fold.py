"""Taking in the records of hands: hand-for-hand, calls of the clock, shared places (see ``fold``)."""

from dataclasses import replace
from itertools import combinations

from core.say import records as r
from core.say.conflict import Conflict
from core.tournament.conduct import WENT_OUT, ClockCall
from core.tournament.elimination import elimination
from core.tournament.fold import Folds
from core.tournament.game import Bust, HandForHand
from core.tournament.state import Tournament


def _hand_for_hand(t: Tournament, x: r.HandForHandSet, _: int) -> None:
    if not x.on and t.game.hand_for_hand is None:
        raise Conflict("no hand-for-hand")
    elimination(t.game).hand_for_hand = HandForHand(x.number, x.hand) if x.on else None
    t.game.hands_ended += 1
    if x.hand:
        elimination(t.game).shared_hands.add(x.hand)


def _hand_ran(t: Tournament, x: r.HandRan, happened: int) -> None:
    if x.length <= 0:
        raise Conflict("a hand of no time")
    t.clock.hands_played = (*t.clock.hands_played, (happened, x.length))


def _called(t: Tournament, x: r.ClockCalled, happened: int) -> None:
    t.need_in(x.entry)
    if x.call in t.conduct.clock_calls or x.seconds < 1 or x.countdown < 0:
        raise Conflict(f"call {x.call}")
    if x.by:
        t.need_in(x.by)
    t.conduct.clock_calls[x.call] = ClockCall(
        x.call, x.entry, x.by, x.seconds, x.countdown, x.within, happened
    )


def _ended(t: Tournament, x: r.ClockCallEnded, _: int) -> None:
    call = t.conduct.clock_calls.get(x.call)
    if call is None or call.outcome not in ("", WENT_OUT):
        raise Conflict(f"no call {x.call}")
    t.conduct.clock_calls[x.call] = replace(call, outcome=x.outcome)


def _together(t: Tournament, x: r.PlayedTogether, _: int) -> None:
    """Put the busts together where the first of them stood; nobody else's order changes."""
    wanted = set(x.entries)
    busts = [b for b in t.game.busts if b.entry in wanted]
    if len(busts) != len(x.entries) or len(busts) < 2 or not x.group:
        raise Conflict("busts that are none")
    t.game.knew_group(x.group)
    _stand_together(t, [replace(b, group=x.group) for b in busts])


def _stand_together(t: Tournament, busts: list[Bust]) -> None:
    """Put the busts in this order where the first of them stood, or before others who share the place of the
    last, without splitting a shared place."""
    wanted = {b.entry for b in busts}
    t.touched |= wanted
    at = next(i for i, b in enumerate(t.game.busts) if b.entry in wanted)
    rest = [b for b in t.game.busts if b.entry not in wanted]
    place = busts[-1].group
    others = [i for i, b in enumerate(rest) if place and b.group == place]
    if others:
        at = others[0]
    while 0 < at < len(rest) and rest[at].group and rest[at].group == rest[at - 1].group:
        at += 1
    t.game.busts = [*rest[:at], *busts, *rest[at:]]


def _hand_placed(t: Tournament, x: r.HandPlaced, _: int) -> None:
    busts = {b.entry: b for b in t.game.busts if b.entry in x.entries}
    if not len(busts) == len(x.entries) == len(x.groups) == len(x.stacks) or len(busts) < 2:
        raise Conflict("busts that are none")
    for group in x.groups:
        t.game.knew_group(group)
    placed = zip(x.entries, x.groups, x.stacks, strict=True)
    _stand_together(t, [replace(busts[e], hand=x.hand, group=g, stack=s) for e, g, s in placed])
    if x.told and x.hand:
        elimination(t.game).hand_players[x.hand] = tuple(sorted(x.entries))


def _hands_apart(t: Tournament, x: r.HandsApart, _: int) -> None:
    out = {b.entry for b in t.game.busts}
    if not out.issuperset(x.entries):
        raise Conflict("busts that are none")
    elimination(t.game).separate_hands.update(combinations(x.entries, 2))


def _misdealt(t: Tournament, x: r.Misdealt, _: int) -> None:
    table = t.need_table(x.table)
    table.misdeals += 1
    table.replays = x.replayed


HANDS: Folds = {
    r.HandForHandSet: _hand_for_hand,
    r.HandRan: _hand_ran,
    r.ClockCalled: _called,
    r.ClockCallEnded: _ended,
    r.PlayedTogether: _together,
    r.HandPlaced: _hand_placed,
    r.HandsApart: _hands_apart,
    r.Misdealt: _misdealt,
}
