"""A plausible night of the tiny format."""

from __future__ import annotations

from collections.abc import Iterator

from core.clock.clock import Reading
from core.formats.plausible import Step, names
from core.say import acts
from core.tournament.chance import Chance
from core.tournament.state import Tournament
from tests.formats.rounds.core import Score, rounds


def setup(chance: Chance) -> Iterator[Step]:
    """Yield what is played, tables, players and their seats."""
    yield Step(0, acts.ChooseFormat(format="rounds"))
    yield Step(0, acts.Set(key="title", value="Demo night"))
    yield Step(0, acts.Set(key="club", value="Norra Pokerklubben"))
    yield Step(0, acts.SetPrice(kind="entry", paid=100, fee=0, chips=0))
    yield Step(0, acts.SetPrizes(shares=(("percent", 6000), ("percent", 4000))))
    yield Step(1000, acts.OpenTable(label="1"))
    for name in names(chance, 6):
        yield Step(5000, acts.Register(name=name))
    yield Step(60_000, acts.PrepareDraw())
    yield Step(60_000, acts.MakeDraw(number="7"))


def play(t: Tournament, reading: Reading, now: int, chance: Chance) -> Step | None:
    """Return the points of whoever has none in this round."""
    game = rounds(t)
    number = game.now(t.people)
    if t.won:
        return None
    entry = next(e for e in sorted(t.people.live.values()) if len(game.of(e)) < number)
    return Step(30_000, Score(entry=entry, points=chance.below(101)))
