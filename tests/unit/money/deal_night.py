"""A night in which some are left to make a deal."""

from __future__ import annotations

from core.money.payouts import placings, tonight
from core.money.settling import standing
from tests.unit.night import Night

PLAYERS = (
    "Anna Ek",
    "Erik Holm",
    "Bo Sund",
    "Sara Ny",
    "Tom Åker",
    "Ulla Berg",
    *(f"P{i}" for i in range(10)),
)


def left(count: int, shares: str = "prizes 4800 3600 2700", *, entered: int = 6) -> Night:
    """So many of ``PLAYERS`` are left of those who entered; six paid 11,100 and bought 600,000."""
    night = Night()
    night.run("set seats 16\nprice entry 1850 chips 100000\nopen table 1 seats 16")
    night.run(shares)
    for seat, name in enumerate(PLAYERS[:entered], 1):
        night.do(f'register "{name}" seat 1.{seat}')
    night.run("add level blinds 100/200 length 20\nstart")
    for name in reversed(PLAYERS[count:entered]):
        night.do(f'eliminate "{name}"')
    return night


def amounts(night: Night) -> dict[str, int]:
    """What each of the deal has by name."""
    found = standing(night.state)
    assert found is not None
    return {night.state.name(x.entry): x.amount for x in found.players}


def total(night: Night, *, finish: bool = False) -> int:
    """All prizes that were won, the deal's that stand among them; those nobody has won yet too if the night
    is to ``finish``."""
    t = night.state
    found = standing(t)
    won = placings(t)
    live = {e.id for e in t.playing}
    sum_ = sum(x.prize for x in won)
    if found is not None and not t.won:
        return sum_ + found.kept + sum(x.amount for x in found.players if x.entry in live)
    return sum_ + (sum(tonight(t)[: t.game.left(t.people)]) if finish and not t.won else 0)
