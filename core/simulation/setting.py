"""What a simulated tournament is: its field, its sheet, its rooms, before the first card."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from core import acts
from core.acts import Act
from core.generate import Wanted, generate

CHIPS = (25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000)
STACK = 20_000
# Somebody enters, buys again or adds on until the end of this level.
LATE = 4
# Of those expected, so many in a hundred are there when the seats are drawn.
EARLY = 85


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """``entries`` expected, re-entries not among them; ``seats`` at a table; ``option`` of the rulebook."""

    entries: int
    seed: int
    rulebook: str = "plain"
    option: str = ""
    seats: int = 9

    @property
    def tables(self) -> int:
        return max(1, -(-self.entries // self.seats))

    @property
    def hours(self) -> int:
        """How long such a field plays."""
        return 4 if self.entries < 30 else 7 if self.entries < 200 else 10 if self.entries < 2000 else 14


def settings(plan: Plan) -> Iterator[Act]:
    """Everything before the doors open, the entries not among it."""
    yield acts.ChooseRulebook(book=plan.rulebook, option=plan.option)
    for key, value in (("title", f"Simulation {plan.seed}"), ("club", "Simulated"), ("currency", "kr")):
        yield acts.Set(key=key, value=value)
    yield acts.Set(key="seats", value=plan.seats)
    yield acts.Set(key="late", value=LATE)
    yield acts.SetPrice(kind="entry", paid=220, fee=20, chips=STACK)
    yield acts.SetPrice(kind="reentry", paid=200, fee=0, chips=STACK, until=LATE, most=2)
    yield acts.SetPrice(kind="rebuy", paid=200, fee=0, chips=STACK, until=LATE, most=1)
    yield acts.SetPrice(kind="addon", paid=100, fee=0, chips=STACK // 2, until=LATE + 1, most=1)
    yield acts.SetChips(values=CHIPS)
    yield acts.SetStructure(rows=sheet(plan))
    yield acts.SetPrizes(shares=prizes(plan.entries))
    for number in range(1, plan.tables + 1):
        yield acts.OpenTable(label=str(number))


def sheet(plan: Plan) -> tuple[acts.AddLevel | acts.AddBreak, ...]:
    wanted = Wanted(
        stack=STACK, chips=STACK * plan.entries * 5 // 4, minutes=plan.hours * 60, level=20, ante_from=4,
        values=CHIPS,
    )  # fmt: skip
    return generate(wanted).rows


def prizes(entries: int) -> tuple[tuple[str, int], ...]:
    """A sixth of the field is paid, the shares falling by the place, in hundredths of a per cent."""
    places = max(1, min(entries // 6, 400))
    weights = [1 / (place + 1) for place in range(places)]
    shares = [int(10_000 * w / sum(weights)) for w in weights]
    shares[0] += 10_000 - sum(shares)
    return tuple(("percent", share) for share in shares if share)
