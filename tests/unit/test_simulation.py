"""Made-up tournaments by every rulebook: nothing untrue at any time, and the log tells them again."""

from __future__ import annotations

from collections import Counter
from datetime import UTC

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from core.text.export import export
from tests.examples import examples
from tests.simulator.run import Simulation
from tests.simulator.setting import Plan, prizes

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024", "plain")


def played(entries: int, seed: int, book: str) -> Simulation:
    made = Simulation(Plan(entries=entries, seed=seed, rulebook=book))
    made.run()
    return made


@pytest.mark.parametrize("book", BOOKS)
def test_a_night_of_forty_five_is_played_to_its_winner(book: str) -> None:
    night = played(45, 8, book)
    assert night.counts.broken == []
    assert len(night.t.people.live) == 1
    assert len(night.t.people.entries) > 45 * 3 // 4, "most of those expected have come"
    assert len(night.t.game.busts) == len(night.t.people.entries) - 1
    assert night.director.at(10**15) == night.t


@settings(max_examples=examples(12))
@given(st.integers(2, 60), st.integers(0, 10**6), st.sampled_from(BOOKS))
@example(51, 259, "tda-nl")  # cancelled by mistake, taken back, and that taken back too: nothing is played on
def test_no_seed_breaks_anything(entries: int, seed: int, book: str) -> None:
    night = played(entries, seed, book)
    assert night.counts.broken == []
    assert len(night.t.people.live) <= 1 or night.t.word.cancelled


def test_the_same_seed_is_the_same_night() -> None:
    one, two = played(20, 3, "tda-nl"), played(20, 3, "tda-nl")
    assert list(export(one.director, UTC)) == list(export(two.director, UTC))
    assert list(export(played(20, 4, "tda-nl").director, UTC)) != list(export(one.director, UTC))


def test_what_is_untrue_is_found() -> None:
    """A seat that holds somebody who sits elsewhere is seen after the next action that touches it."""
    night = Simulation(Plan(entries=20, seed=1))
    night.begin()
    table = next(iter(night.t.room.tables.values()))
    one, two = sorted(table.seats)[:2]
    table.seats[one] = table.seats[two]
    night.everything()
    assert night.counts.broken


def test_many_kinds_of_things_happen() -> None:
    records, refusals = Counter[str](), Counter[str]()
    for seed, book in enumerate(BOOKS):
        counts = played(60, seed, book).counts
        records += counts.records
        refusals += counts.refusals
    assert len(records) > 40
    assert len(refusals) > 30


@given(st.integers(2, 20_000))
def test_prizes_are_the_whole_pool(entries: int) -> None:
    shares = prizes(entries)
    assert sum(share for _, share in shares) == 10_000
    assert [s for _, s in shares] == sorted((s for _, s in shares), reverse=True)
