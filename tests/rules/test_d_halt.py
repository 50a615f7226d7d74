"""D.halt: a short table stops dealing, by each book."""

from __future__ import annotations

import pytest

from core.floor.halting import halts
from core.refusal import Why
from core.tournament import Tournament
from tests.core.rooms import because, big, each, facts, room
from tests.rules.conftest import NightOf

CPC, TDA = "CPC 2023 Spielunterbrechung", "TDA 2024 11D"
EMPTY_BIG, FULL_BIG = (1, 2, 3, 5, 6, 7), (1, 2, 3, 4, 5, 6)


def stopping(t: Tournament, now: int) -> tuple[str, str, bool]:
    ids, unsure, choice = halts(t, now)
    return *(" ".join(t.tables[i].label for i in some) for some in (ids, unsure)), choice  # type: ignore[return-value]


@pytest.mark.rule("cpc-2023", "balance.halt")
def test_cpc_three_short_of_the_largest_stops_at_once(night_of: NightOf) -> None:
    night = big(room(9, FULL_BIG, 7, night=night_of("cpc-2023")), 3, 3, 3)
    assert stopping(night.state, night.ms) == ("2", "", False)
    (reason,) = night.reasons("halt 3")
    assert (reason.why, reason.clause, reason.overridable) == (Why.NOT_SHORT, CPC, True)
    assert (reason.facts["players"], reason.facts["largest"], reason.facts["short"]) == (7, 9, 3)
    night.do("halt 2")
    assert night.table("2").halted
    (why,) = because(night, "halt")
    assert (facts(why)["table"], facts(why)["players"], facts(why)["largest"]) == ("2", 6, 9)
    assert why.clauses == (CPC,)
    assert night.whys("halt 2") == {Why.TABLE_HALTED}
    (reason,) = night.reasons("deal 2")
    assert (reason.why, reason.clause, reason.overridable) == (Why.STILL_SHORT, CPC, True)


@pytest.mark.rule("cpc-2023", "balance.halt")
@pytest.mark.parametrize(("seats", "special"), [(6, 'set turbo ""'), (9, 'set turbo "yes"')])
def test_cpc_six_max_and_turbo_are_the_directors_choice(
    night_of: NightOf, seats: int, special: str
) -> None:
    """Six-handed are the tables in play, whatever a new one would have."""
    night = room(6, 3, seats=seats, night=night_of("cpc-2023"))
    assert stopping(night.state, night.ms) == ("2", "", seats == 6)
    night.do(special)
    assert stopping(night.state, night.ms) == ("2", "", True)
    night.run("halt 2\ndeal 2")
    assert not night.table("2").halted
    (why,) = because(night, "deal")
    assert (facts(why)["choice"], why.clauses) == (1, (CPC,))


@pytest.mark.rule("tda-2024", "balance.halt")
def test_tda_11d_only_once_the_big_blind_would_fall_on_an_empty_seat(night_of: NightOf) -> None:
    night = room(9, EMPTY_BIG, FULL_BIG, (1, 2, 3, 5, 6, 7, 8), night=night_of("tda-2024"))
    assert stopping(night.state, night.ms) == ("", "2 3", False), "table 4 is two short"
    assert [(x.why, x.facts) for x in night.reasons("halt 2")] == [
        (Why.BLINDS_UNKNOWN, {"table": "2", "need": "halt"})
    ]
    big(night, 3, 3, 3, 3)
    assert stopping(night.state, night.ms) == ("2", "", False)
    (reason,) = night.reasons("halt 3")
    assert (reason.why, reason.clause) == (Why.NOT_SHORT, TDA)
    night.do("halt 2")
    assert because(night, "halt")[0].clauses == (TDA,)
    night.do("set seats 6")
    (reason,) = night.reasons("deal 2")
    assert (reason.why, reason.clause, reason.facts["short"]) == (Why.STILL_SHORT, TDA, 3)


@pytest.mark.parametrize("book", each("balance.halt", {"svepof-2006": (), "tda-nl": ()}))
def test_where_the_book_is_silent_a_short_table_plays_on(night_of: NightOf, book: str) -> None:
    night = big(room(9, EMPTY_BIG, night=night_of(book)), 3, 3)
    assert stopping(night.state, night.ms) == ("", "", False)
    (reason,) = night.reasons("halt 2")
    assert (reason.why, reason.clause, reason.facts["halt_rule"]) == (Why.NOT_SHORT, "", "none")
    night.do('halt 2 override "the floor asked"')
    night.do("deal 2")
    assert because(night, "deal")[0].clauses == ()


def test_a_halted_table_deals_no_hand_and_a_move_does_not_start_it(night_of: NightOf) -> None:
    night = big(room(9, 6, night=night_of("cpc-2023")), 3, 3).run("halt 2")
    assert Why.TABLE_HALTED in night.whys("hand 2")
    night.do("balance")
    assert night.table("2").halted, "it is no longer short; the director deals"
    assert stopping(night.state, night.ms) == ("", "", False)
    night.do("deal 2")
    assert night.whys("deal 2") == {Why.NOT_HALTED}
    night.run("hand 2\nundo\nundo")
    assert night.table("2").halted


def test_a_table_where_nobody_can_play_is_not_stopped(night_of: NightOf) -> None:
    night = room(9, 1, 0, night=night_of("cpc-2023"))
    assert stopping(night.state, night.ms) == ("", "", False)


@pytest.mark.rule("tda-2024", "balance.halt")
def test_tda_11d_knows_no_directors_choice_in_six_max_and_turbo(night_of: NightOf) -> None:
    """CPC leaves these to the director; 11D does not."""
    night = room(6, (1, 2, 3), seats=6, night=night_of("tda-2024")).run('set turbo "yes"')
    night.do("blinds 2 big 3 small 2 button 1")
    assert stopping(night.state, night.ms) == ("2", "", False)
