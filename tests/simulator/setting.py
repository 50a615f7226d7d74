"""The setting of a simulated tournament: its field, structure and rooms, before the first hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from core.clock.generate import Wanted, generate
from core.rulebook import shelf
from core.rulebook.book import Entry
from core.rulebook.file import write
from core.rulebook.kinds import Value
from core.say import acts
from core.say.acts import Act
from tests.house import variant

CHIPS = (25, 100, 500, 1000, 5000, 25_000, 100_000, 500_000)
STACK = 20_000
# Late entry, re-buys and add-ons end with this level.
LATE = 4
# the names of prices beside the usual ones
GUEST, DOUBLE, BONUS = "Guest", "Double", "Early bird"
# The percentage of expected players who are there when the seats are drawn.
EARLY = 85


# The alterations of strict house books: everything that no built-in book forbids is forbidden in one of
# these.
STRICT: tuple[dict[str, Value], ...] = (
    {
        "tournament.altered": "override", "entering.surrendered": "not_allowed", "draw.wrong_seat": "by_hand",
        "penalty.harder": False, "elimination.shared_when": "hand_for_hand_only",
        "clock_call.doubt": "by_director",
    },
    {
        "elimination.other_table": "by_time", "elimination.blinded_out": False, "penalty.dead_hand": False,
        "elimination.disqualified_chips": "dealt_out", "clock_call.doubt": "by_director",
        "draw.accessible": "by_hand",
    },
)  # fmt: skip
HOUSE = "house"


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """``entries`` expected, without re-entries; ``seats`` at a table; ``tables`` at the start, 0: as many as
    they need; ``option`` of the rulebook. ``strict``: a house's own book on top of it, by number from 1.
    ``fussy``: few busts, and many rare events."""

    entries: int
    seed: int
    rulebook: str = "plain"
    option: str = ""
    seats: int = 9
    tables: int = 0
    strict: int = 0
    fussy: bool = False

    @property
    def rooms(self) -> int:
        return self.tables or max(1, -(-self.entries // self.seats))

    @property
    def hours(self) -> int:
        """Return how long such a field plays."""
        return 4 if self.entries < 30 else 7 if self.entries < 200 else 10 if self.entries < 2000 else 14


@cache
def house(parent: str, strict: int) -> str:
    """Return the text of that house's book."""
    book = shelf.shipped()[parent]
    changes = {key: Entry(value, "", {}) for key, value in STRICT[strict - 1].items()}
    return write(
        variant(book, id=HOUSE, title="House", short="House", language=book.language, changes=changes)
    )


def decimals(plan: Plan) -> int:
    return (0, 1, 0, 2)[plan.seed % 4]


def first_of_all(plan: Plan) -> Iterator[Act]:
    """Yield what cannot be set once somebody has paid."""
    if decimals(plan):
        yield acts.Set(key="decimals", value=decimals(plan))


def settings(plan: Plan) -> Iterator[Act]:
    """Yield everything before the doors open, except tables and entries."""
    if plan.seed % 2:
        yield acts.ChooseFormat(format="holdem")
    if plan.strict:
        text = house(plan.rulebook, plan.strict)
        yield acts.ChooseRulebook(book=HOUSE, option=plan.option, text=text)
    else:
        yield acts.ChooseRulebook(book=plan.rulebook, option=plan.option)
    currency = "€" if decimals(plan) else "kr"
    for key, value in (("title", f"Simulation {plan.seed}"), ("club", "Simulated"), ("currency", currency)):
        yield acts.Set(key=key, value=value)
    yield acts.Set(key="seats", value=plan.seats)
    yield acts.Set(key="late", value=LATE)
    yield from prices(bounty=50 if plan.seed % 3 == 1 else 0)
    if plan.seed % 6 == 1:
        yield acts.SetBounties(way="progressive")
    if plan.seed % 3 == 1 and plan.seed % 4 < 2:
        yield acts.Set(key="own-bounty", value="pool")
    yield acts.SetChips(values=CHIPS)
    yield acts.SetStructure(rows=sheet(plan))
    yield acts.SetPrizes(shares=prizes(plan.entries))
    if plan.seed % 4 == 2:
        yield acts.Set(key="till", value="on")
    yield acts.AddToPool(name="The club", amount=1000)
    yield acts.KeepFromPool(name="League pot", kept=("percent", 500, 1))


def prices(bounty: int = 0) -> tuple[acts.SetPrice, ...]:
    return (
        acts.SetPrice(kind="entry", paid=220, fee=20, chips=STACK, bounty=bounty),
        acts.SetPrice(
            kind="reentry", paid=200, fee=0, chips=STACK, until=("level", LATE), most=2, bounty=bounty
        ),
        acts.SetPrice(
            kind="rebuy", paid=200, fee=0, chips=STACK, until=("level", LATE), most=1, bounty=bounty
        ),
        acts.SetPrice(kind="addon", paid=100, fee=0, chips=STACK // 2, until=("level", LATE + 1), most=1),
        acts.SetPrice(kind="entry", name=GUEST, paid=300, fee=100, chips=STACK, bounty=bounty),
        acts.SetPrice(kind="rebuy", name=DOUBLE, paid=400, chips=2 * STACK, until=("level", LATE), most=1),
        acts.SetPrice(kind="addon", name=BONUS, paid=0, chips=STACK // 10, until=("level", LATE), most=1),
    )


def rooms(plan: Plan) -> Iterator[Act]:
    for number in range(1, plan.rooms + 1):
        yield acts.OpenTable(label=str(number))


def sheet(plan: Plan) -> tuple[acts.AddLevel | acts.AddBreak, ...]:
    wish = Wanted(
        stack=STACK,
        chips=STACK * plan.entries * 5 // 4,
        minutes=plan.hours * 60,
        level=20,
        ante_from=4,
        values=CHIPS,
    )
    return generate(wish).rows


def prizes(entries: int) -> tuple[tuple[str, int], ...]:
    """Return the prizes: a sixth of the field is paid, the shares falling by the place, in hundredths of a
    per cent."""
    places = max(1, min(entries // 6, 400))
    weights = [1 / (place + 1) for place in range(places)]
    shares = [int(10_000 * w / sum(weights)) for w in weights]
    shares[0] += 10_000 - sum(shares)
    return tuple(("percent", share) for share in shares if share)
