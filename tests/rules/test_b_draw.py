"""Procedures B1 and B4: seats are drawn, evenly, and not drawn again at whim."""

from __future__ import annotations

import pytest

from core.formats.verify_draws import verify_draws
from core.say.becauses import SeatsDrawn
from core.say.reasons import NobodyToSeat, RedrawNotSet
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, room
from tests.rules.entering_night import BOOKS, because, each, facts, only
from tests.unit.night import small

SEATS = {
    "svepof-2006": ("SvePoF 2006 §2.1",),
    "cpc-2023": ("CPC 2023 Platzvergabe",),
    "tda-nl": ("TDA-NL 13",),
    "tda-2024": (),
}


@pytest.mark.parametrize(("book", "clauses"), each(SEATS, "draw.seats"))
def test_seats_are_drawn_and_only_what_was_set_is_drawn_again(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(night_of, book, 20, [9, 9, 9]).run('draw number "1"')
    (why,) = all_because(night, SeatsDrawn)
    assert (why.clauses, why.entry, facts(why)) == (clauses, 0, {"players": 20, "tables": 3})
    night.do('draw all number "2"')
    assert all_because(night, SeatsDrawn), "before the start all may be drawn again"
    night.do("start")
    reason = only(night.reasons("draw all"), RedrawNotSet)
    assert (reason.clause, reason.overridable, reason.tables, reason.players) == ("", True, 3, 20)
    night.do('draw all number "3" override "two tables were dealt the wrong cards"')
    assert because(night, SeatsDrawn).clauses == clauses
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.rule_id("B1")
@pytest.mark.rule_id("B4")
@pytest.mark.parametrize("book", BOOKS)
@pytest.mark.parametrize(("players", "sizes"), [(20, [7, 7, 6]), (10, [4, 3, 3]), (27, [9, 9, 9])])
def test_tables_fill_evenly_and_anyone_can_recompute_it(
    night_of: NightOf, book: str, players: int, sizes: list[int]
) -> None:
    night = room(night_of, book, players, [9, 9, 9]).run('prepare draw\ndraw number "4711"')
    assert sorted(night.sizes(), reverse=True) == sizes
    assert [(x.ok, x.announced) for x in verify_draws(night.director.history)] == [(True, True)]


@pytest.mark.rule_id("B1")
@pytest.mark.parametrize("book", BOOKS)
def test_no_draw_is_prepared_for_nobody(night_of: NightOf, book: str) -> None:
    """It would wait for a number that nobody can be drawn a seat by."""
    night = room(night_of, book, 0, [9])
    for line in ("prepare draw", "prepare draw all"):
        assert night.whys(line) == {NobodyToSeat}
    night.run("register P01\nprepare draw\ndraw")
    assert night.whys("prepare draw") == {NobodyToSeat}
    night.do("prepare draw all")


def test_without_a_book_the_director_draws_again_when_he_wants() -> None:
    night = small().run('draw all number "1"')
    assert facts(because(night, SeatsDrawn)) == {"players": 8, "tables": 2}
