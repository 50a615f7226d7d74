"""Blunders at the till: money of nobody, by no method, more than is owed or due."""

from __future__ import annotations

from core.money.till import account, kept
from core.say import acts
from core.say.reasons import (
    IsDueLess,
    NoSuchPayment,
    NoSuchTillWay,
    OwesLess,
    Reason,
    TillOff,
)
from tests.simulator.blunder import Blunder, of_one
from tests.simulator.scene import Deed, Scene


def _on(s: Scene) -> tuple[Deed, ...]:
    return () if kept(s.t) else (acts.Set(key="till", value="on"),)


def _owes_less(s: Scene, entry: int) -> tuple[Deed, ...]:
    player = s.t.people.entries[entry].player
    owes = account(s.t, player, s.now).to_collect
    return (*_on(s), acts.Collect(player=player, amount=owes + 1, method="Swish"))


def _due_less(s: Scene, entry: int) -> tuple[Deed, ...]:
    return (*_on(s), acts.Refund(player=s.t.people.entries[entry].player, amount=10**9))


BLUNDERS: dict[type[Reason], Blunder] = {
    TillOff: lambda s: () if kept(s.t) else (acts.CountTill(method="Cash", amount=1),),
    NoSuchPayment: lambda s: (*_on(s), acts.CountTill(method="Shells", amount=1)),
    NoSuchTillWay: lambda s: (*_on(s), acts.MoveTill(way="sideways", amount=1, reason="x")),
    OwesLess: of_one(_owes_less),
    IsDueLess: of_one(_due_less),
}
