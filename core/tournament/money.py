"""The money of a tournament: what is sold, what was paid, and the prizes."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Price:
    paid: int
    fee: int
    chips: int
    until: int | None = None
    most: int | None = None


@dataclass(slots=True)
class Money:
    """Prices by what is sold; ``shares`` of the pool by place."""

    prices: dict[str, Price] = field(default_factory=dict)
    shares: tuple[tuple[str, int], ...] = ()
    # all that was paid, and what each paid beyond its fee
    paid: int = 0
    pool: int = 0
