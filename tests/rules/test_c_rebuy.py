"""Procedure C.rebuy: the seat, until when it is declared, what is owed meanwhile, and what the table is
told."""

from __future__ import annotations

import pytest

from core.say import acts
from core.say.becauses import BustTakenBack, Rebought, RebuyAnnounced, RebuyOwes
from core.say.reasons import AlreadyOut, NotDeclared
from core.say.records import Unseated
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because
from tests.rules.entering_night import BOOKS, because, begun, each, filled, house, only

# The seat and the deadline, what is owed meanwhile, what the table is told; until when it is declared.
REBUY = {
    "svepof-2006": ((), (), (), "before_first_card"),
    "cpc-2023": (("CPC 2023 Re-Buy",), ("CPC 2023 Re-Buy",), (), "before_next_hand"),
    "tda-nl": (("TDA-NL 19",), (), ("TDA-NL 19",), "before_first_card"),
    "tda-2024": (("TDA 2024 re-buys",), ("TDA 2024 re-buys",), (), "before_first_card"),
}


@pytest.mark.parametrize(
    ("book", "said"),
    each(
        REBUY,
        "entering.rebuy_seat",
        "entering.rebuy_declared",
        "entering.rebuy_owes_bets",
        "entering.rebuy_announced",
    ),
)
def test_a_re_buy_keeps_the_seat_is_owed_with_the_bets_and_made_known(
    night_of: NightOf, book: str, said: tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], str]
) -> None:
    """tda-nl 19: the others are told for how much a player waiting for chips plays."""
    clauses, owed, told, deadline = said
    night = begun(night_of, book).run('rebuy "Anna Ek"')
    found, anna = because(night, Rebought), night.entry('"Anna Ek"')
    assert (found.entry, found.clauses) == (anna.id, clauses)
    assert (found.table, found.seat, found.deadline) == (anna.table, 1, deadline)
    owes, tells = because(night, RebuyOwes), because(night, RebuyAnnounced)
    assert (owes.owes, owes.clauses) == (True, owed)
    assert (tells.chips, tells.clauses) == (10_000, told)
    assert night.state.seat_text(found.entry) == "1.1"
    assert night.state.chips.in_play == 90_000


OUT = {
    "svepof-2006": ("", "before_first_card"),
    "cpc-2023": ("", "before_next_hand"),
    "tda-nl": ("TDA-NL 19", "before_first_card"),
    "tda-2024": ("TDA 2024 re-buys", "before_first_card"),
}
TRACKED = "blinds 1 big 5\ntrack 1"


@pytest.mark.parametrize(("book", "said"), each(OUT, "entering.rebuy_undeclared", "entering.rebuy_declared"))
def test_a_called_bust_is_taken_back_by_a_re_buy_in_time(
    night_of: NightOf, book: str, said: tuple[str, str]
) -> None:
    """No card of the next hand has been dealt at the table: the player is still in his seat."""
    night = begun(night_of, book).run(f'{TRACKED}\nhand 1\neliminate "Anna Ek" by "Bo Ros"')
    anna = night.entry('"Anna Ek"')
    assert anna.out
    night.do('rebuy "Anna Ek"')
    assert (anna.out, night.state.seat_text(anna.id), night.state.game.busts) == (False, "1.1", [])
    assert (anna.bought, night.state.chips.in_play) == ({"entry": 1, "rebuy": 1}, 90_000)
    back = because(night, BustTakenBack)
    assert (back.entry, back.deadline, set(back.clauses) - {""}) == (anna.id, said[1], REBUY_CLAUSES[book])
    night.do("undo")
    assert night.entry('"Anna Ek"').out
    night.do("redo")
    assert not night.entry('"Anna Ek"').out


REBUY_CLAUSES = {
    "svepof-2006": set[str](), "cpc-2023": {"CPC 2023 Re-Buy"}, "tda-nl": {"TDA-NL 19"},
    "tda-2024": {"TDA 2024 re-buys"},
}  # fmt: skip


@pytest.mark.parametrize(("book", "said"), each(OUT, "entering.rebuy_undeclared", "entering.rebuy_declared"))
def test_who_has_declared_nothing_before_the_next_hand_is_out(
    night_of: NightOf, book: str, said: tuple[str, str]
) -> None:
    """The next hand of the table was dealt, so the player is out."""
    night = begun(night_of, book).run(f'{TRACKED}\nhand 1\neliminate "Anna Ek" by "Bo Ros"\nhand 1')
    reason = only(night.reasons('rebuy "Anna Ek"'), NotDeclared)
    assert (reason.clause, reason.overridable) == (said[0], True)
    assert (reason.entry, reason.deadline) == (night.entry('"Anna Ek"').id, said[1])
    night.do('rebuy "Anna Ek" override "the dealer had heard her"')
    anna = night.entry('"Anna Ek"')
    assert (anna.out, night.state.seat_text(anna.id), night.state.game.busts) == (False, "1.1", [])
    assert (anna.bought, night.state.chips.in_play) == ({"entry": 1, "rebuy": 1}, 90_000)
    assert all_because(night, BustTakenBack) == []
    night.do("undo")
    assert night.entry('"Anna Ek"').out


def test_where_hands_are_not_noted_the_director_s_word_decides(night_of: NightOf) -> None:
    """A hand dealt at another table says nothing; a whole level does."""
    night = begun(night_of, "tda-nl").run('blinds 2 big 5\ntrack 2\neliminate "Anna Ek"\nhand 2')
    night.wait(10).do('rebuy "Anna Ek"')
    assert not night.entry('"Anna Ek"').out
    night.run('eliminate "Bo Ros"').wait(20)
    again = acts.Rebuy(entry=night.entry('"Bo Ros"').id)
    assert night.director.check(again) == (), "the level after it has only begun"
    night.wait(31)
    assert night.whys('rebuy "Bo Ros"') == {NotDeclared}


def test_places_and_shares_are_as_if_there_had_been_no_bust(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023").run('eliminate "David Öst"\neliminate "Anna Ek" by "Bo Ros"')
    before = list(night.state.game.standings(night.state.people))
    night.do('eliminate "Bo Ros" by "Carin Ål"')
    night.do('rebuy "Bo Ros"')
    assert list(night.state.game.standings(night.state.people)) == before
    night.do('eliminate "Bo Ros" by "Carin Ål"')
    assert [b.entry for b in night.state.game.busts][-1] == night.entry('"Bo Ros"').id


def test_a_seat_given_away_meanwhile_is_not_taken_again(night_of: NightOf) -> None:
    night = begun(night_of, "tda-nl").run(
        'eliminate "Anna Ek"\nregister "New" seat 1.1 override "in a hurry"'
    )
    night.do('rebuy "Anna Ek"')
    anna = night.entry('"Anna Ek"')
    assert (anna.out, anna.table, because(night, Rebought).seat) == (False, None, None)
    night.do("draw")
    assert anna.table is not None or night.entry('"Anna Ek"').table is not None


# -- the house may set it otherwise -------------------------------------------------------------------


def test_a_re_buy_that_is_drawn_leaves_the_seat() -> None:
    night = filled(house(rebuy_seat='"drawn"')).run('rebuy "Anna Ek"')
    anna = night.entry('"Anna Ek"')
    assert (anna.table, anna.chips, because(night, Rebought).seat) == (None, 20_000, None)
    assert Unseated(anna.id) in night.log.actions[-1].records
    assert because(night, Rebought).clauses == ("House rebuy_seat", "CPC 2023 Re-Buy")
    night.do("draw")
    assert night.entry('"Anna Ek"').table is not None


def test_a_re_buy_that_is_drawn_comes_back_without_a_seat() -> None:
    night = filled(house(rebuy_seat='"drawn"', rebuy_undeclared='"by_director"'))
    night.run('eliminate "Anna Ek"\nrebuy "Anna Ek"')
    anna = night.entry('"Anna Ek"')
    assert (anna.out, anna.table) == (False, None)


def test_where_the_director_decides_it_is_never_too_late() -> None:
    night = filled(house(rebuy_undeclared='"by_director"', rebuy_announced="false", rebuy_owes_bets="false"))
    night.run('eliminate "Anna Ek"\nregister "New" seat 1.1 override "in a hurry"\nrebuy "Anna Ek"')
    found = because(night, Rebought)
    assert (found.table, found.seat, found.deadline) == (None, None, "before_next_hand")
    assert not because(night, RebuyOwes).owes
    assert because(night, RebuyAnnounced).chips is None
    assert night.entry('"Anna Ek"').table is None


@pytest.mark.parametrize("book", BOOKS)
def test_who_has_entered_again_or_whose_stack_was_removed_re_buys_nothing_before(
    night_of: NightOf, book: str
) -> None:
    night = begun(night_of, book).run('eliminate "Anna Ek"\nreenter "Anna Ek"')
    first = night.state.people.entries_of[night.entry('"Anna Ek"').player][0]
    assert night.whys(f"rebuy e{first}") == {AlreadyOut}
    night.run('absent "Bo Ros"\nremove stack "Bo Ros" chips 1 override "ill"')
    assert night.whys('rebuy "Bo Ros"') == {AlreadyOut}
    assert night.whys('addon "Bo Ros"') == {AlreadyOut}
