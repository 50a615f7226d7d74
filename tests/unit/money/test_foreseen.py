"""The prizes for any number of entries: foretold, they are what comes when the entries do."""

from __future__ import annotations

import pytest

from core.money.foreseen import Span, each_more, foreseen, pool_at, spans
from core.money.payouts import tonight
from tests.unit.night import seated

CHAIN = """
pool add "The club" 2000
pool keep "League pot" 5%
pool guarantee 6000
"""


@pytest.mark.parametrize(
    "lines",
    [
        "prizes 50% 30% 20%",
        f"{CHAIN}places 25% nearest\nprizes smooth 1",
        "places grid 2-8:2 9-20:4\nprizes grid 2-8:60/40 9-20:40/30/20/10\nset rounding 50",
        "prizes 50% 30% 20%\nfix 2 1000\npool keep Dealers 7x50",
    ],
)
def test_what_is_foreseen_is_what_comes(lines: str) -> None:
    night = seated(count=8).run(lines)
    told = {n: foreseen(night.state, n) for n in range(8, 13)}
    for n in range(9, 13):
        night.run(f'register "Late {n}"')
        assert (told[n].pool, list(told[n].prizes)) == (night.state.money.pool, tonight(night.state))
    assert told[8] != told[12]


def test_one_more_entry_adds_what_is_left_of_it_for_the_pool() -> None:
    """Of 450 for the pool 5 % are kept back; below a guarantee nothing is added."""
    night = seated(count=8).run('pool keep "League pot" 5%')
    assert each_more(night.state) == 450 - 22
    night.do("pool guarantee 20000")
    assert (each_more(night.state), pool_at(night.state, 0)) == (0, 20_000)


def test_the_spans_are_where_the_places_change() -> None:
    night = seated(count=8).run("prizes grid 2-4:100% 5-8:60/40 9-20:50/30/20 21-30:40/30/20/10")
    found = spans(night.state, 3)
    assert found[1:4] == [Span(5, 8, 2), Span(9, 20, 3), Span(21, None, 4)]
    night.do("prizes 50% 30% 20%")
    assert spans(night.state, 3) == [Span(3, None, 3)]


def test_what_does_not_add_up_is_said_in_figures() -> None:
    night = seated(count=8).run("places 3\nprizes smooth 2")
    against = foreseen(night.state, 5).against
    assert against is not None
    assert (against.code, against.total, against.pool) == ("pool_too_small", 2700, 2250)
    assert foreseen(night.state, 8).against is None
