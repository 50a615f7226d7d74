"""A plausible night of Chicago: sixteen players, four tables, then an A and a B final."""

from collections.abc import Iterator

from core.clock.clock import Reading
from core.formats.chicago import acts as a
from core.formats.chicago.going_on import advance, still_tied
from core.formats.chicago.heat import Match
from core.formats.chicago.heats import waiting
from core.formats.chicago.round import Step as At
from core.formats.chicago.state import by_label, chicago
from core.formats.plausible import Step, names
from core.say import acts
from core.say.acts import Act
from core.tournament.chance import Chance
from core.tournament.state import Tournament

PLAYERS = 16
# The hands that score after an exchange, common ones repeated.
HANDS = (
    "pair", "pair", "pair", "two-pair", "two-pair", "three", "three", "three", "house", "straight", "flush",
)  # fmt: skip
ENTRY = 20_000


def setup(chance: Chance) -> Iterator[Step]:
    """Yield the choice of the game, prices, players and the first draw."""
    yield Step(0, acts.ChooseFormat(format="chicago"))
    yield Step(0, acts.Set(key="title", value="Demo night"))
    yield Step(0, acts.Set(key="club", value="Norra Pokerklubben"))
    yield Step(0, acts.Set(key="currency", value="kr"))
    yield Step(0, acts.SetPrice(kind="entry", paid=300, fee=50, chips=0))
    shares = (("percent", 5000), ("percent", 3000), ("percent", 2000))
    yield Step(0, acts.SetPrizes(shares=shares))
    yield Step(1000, a.PlanHeat(heat=1, to="finals"))
    for name in names(chance, PLAYERS):
        yield Step(5000, acts.Register(name=name))
    yield Step(60_000, acts.PrepareDraw())
    yield Step(60_000, a.DrawHeat(number=str(chance.below(100))))


def play(t: Tournament, reading: Reading, now: int, chance: Chance) -> Step | None:
    """Return the next entry of the table that has written least, or the next draw."""
    game = chicago(t)
    heat = game.heat
    if heat is None:
        return _draw(t, chance)
    open_ = [x for x in by_label(t, heat.matches) if not x.done]
    if not open_:
        ties = still_tied(game.plans, heat)
        if ties:
            points = tuple(chance.below(25) for _ in ties[0][1])
            return Step(600_000, a.PlayOff(entries=ties[0][1], points=points))
        return _draw(t, chance) if advance(game.plans, heat).to else None
    match = min(open_, key=lambda x: (len(x.sheets), x.sheet.round.deals, x.sheet.round.exchange))
    if match.sheet.over:
        return Step(60_000, a.DrawRound(tables=(match.table,)))
    return Step(ENTRY // len(open_), _entry(match, chance))


def _draw(t: Tournament, chance: Chance) -> Step:
    """Announce the next heat, then draw it by the number that is called."""
    if not waiting(t):
        return Step(300_000, acts.PrepareDraw())
    return Step(60_000, a.DrawHeat(number=str(chance.below(100))))


def _entry(match: Match, chance: Chance) -> Act:
    now, table = match.sheet.round, match.table
    chair = chance.pick(now.playing)
    asked = now.asked
    match now.step:
        case At.EXCHANGE if now.exchange == now.numbers.exchanges and asked and chance.below(3) == 0:
            return a.SayChicago(seat=(table, chance.pick(asked)))
        case At.EXCHANGE if chance.below(6) == 0:
            return a.Points(seat=(table, 0))
        case At.EXCHANGE:
            return a.Points(seat=(table, chair), hand=chance.pick(HANDS))
        case At.CHICAGO if chance.below(2):
            return a.MakeChicago(table=table)
        case At.CHICAGO:
            others = [c for c in now.playing if c != now.said]
            return a.BreakChicago(table=table, by=(table, chance.pick(others)))
        case At.QUESTION:
            return a.DeclineChicago(table=table)
    return a.WinTrick(seat=(table, chair), deuce=chance.below(20) == 0)
