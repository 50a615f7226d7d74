"""Procedure D.halt: a short table stops dealing, by each book."""

from __future__ import annotations

import pytest

from core.floor.halting import halts
from core.formats.duties import duties
from core.say.becauses import DealsAgain, TableStopped
from core.say.duties import BalanceDuty, HaltDuty
from core.say.reasons import BlindsUnknown, TableHasStopped, TableIsDealing, TableNotShort, TableStillShort
from core.tournament.state import Tournament
from tests.rules.conftest import NightOf
from tests.unit.night import PRICES, Night
from tests.unit.rooms import because, big, each, room

CPC, TDA = "CPC 2023 Spielunterbrechung", "TDA 2024 11D"
EMPTY_BIG, FULL_BIG = (1, 2, 3, 5, 6, 7), (1, 2, 3, 4, 5, 6)


def stopping(t: Tournament, now: int) -> tuple[str, str, bool]:
    ids, unsure, choice = halts(t, now)
    return *(" ".join(t.room.tables[i].label for i in some) for some in (ids, unsure)), choice  # type: ignore[return-value]


@pytest.mark.rule("cpc-2023", "balance.halt")
def test_cpc_three_short_of_the_largest_stops_at_once(night_of: NightOf) -> None:
    night = big(room(9, FULL_BIG, 7, night=night_of("cpc-2023")), 3, 3, 3)
    assert stopping(night.state, night.ms) == ("2", "", False)
    (reason,) = night.reasons("halt 3")
    assert isinstance(reason, TableNotShort)
    assert (reason.clause, reason.overridable) == (CPC, True)
    assert (reason.players, reason.largest, reason.short) == (7, 9, 3)
    night.do("halt 2")
    assert night.table("2").halted
    (why,) = because(night, TableStopped)
    assert (why.table, why.players, why.largest) == (night.table("2").id, 6, 9)
    assert why.clauses == (CPC,)
    assert night.whys("halt 2") == {TableHasStopped}
    (reason,) = night.reasons("deal 2")
    assert (type(reason), reason.clause, reason.overridable) == (TableStillShort, CPC, True)


@pytest.mark.rule("cpc-2023", "balance.halt")
@pytest.mark.parametrize(("seats", "special"), [(6, 'set turbo ""'), (9, 'set turbo "yes"')])
def test_cpc_six_max_and_turbo_are_the_directors_choice(night_of: NightOf, seats: int, special: str) -> None:
    """Six-handed are the tables in play, whatever a new one would have."""
    night = room(6, 3, seats=seats, night=night_of("cpc-2023"))
    assert stopping(night.state, night.ms) == ("2", "", seats == 6)
    night.do(special)
    assert stopping(night.state, night.ms) == ("2", "", True)
    night.run("halt 2\ndeal 2")
    assert not night.table("2").halted
    (why,) = because(night, DealsAgain)
    assert (why.choice, why.clauses) == (True, (CPC,))


def emptied(night: Night, *left: tuple[int, ...], seats: int = 9) -> Night:
    """Full tables 1, 2, …; then all but those on these seats of tables 2, 3, … went out there."""
    room(*[seats] * (len(left) + 1), seats=seats, night=night)
    for label, stay in enumerate(left, 2):
        for seat in sorted({*range(1, seats + 1)} - {*stay}):
            night.do(f"eliminate {label}.{seat}")
    return night


@pytest.mark.rule("tda-2024", "balance.halt")
def test_tda_11d_only_once_the_big_blind_would_fall_on_an_empty_seat(night_of: NightOf) -> None:
    night = emptied(night_of("tda-2024"), EMPTY_BIG, FULL_BIG, (1, 2, 3, 5, 6, 7, 8))
    assert stopping(night.state, night.ms) == ("", "2 3", False), "table 4 is two short"
    assert night.reasons("halt 2") == [BlindsUnknown(table=night.table("2").id, need="halt")]
    big(night, 3, 3, 3, 3)
    assert stopping(night.state, night.ms) == ("2", "", False)
    (reason,) = night.reasons("halt 3")
    assert (type(reason), reason.clause) == (TableNotShort, TDA)
    night.do("halt 2")
    assert because(night, TableStopped)[0].clauses == (TDA,)
    night.do("set seats 6")
    (reason,) = night.reasons("deal 2")
    assert isinstance(reason, TableStillShort)
    assert (reason.clause, reason.short) == (TDA, 3)


@pytest.mark.parametrize("book", each("balance.halt", {"svepof-2006": (), "tda-nl": ()}))
def test_where_the_book_is_silent_a_short_table_plays_on(night_of: NightOf, book: str) -> None:
    night = big(room(9, EMPTY_BIG, night=night_of(book)), 3, 3)
    assert stopping(night.state, night.ms) == ("", "", False)
    (reason,) = night.reasons("halt 2")
    assert isinstance(reason, TableNotShort)
    assert (reason.clause, reason.rule) == ("", "none")
    night.do('halt 2 override "the floor asked"')
    night.do("deal 2")
    assert because(night, DealsAgain)[0].clauses == ()


def test_a_halted_table_deals_no_hand_and_a_move_does_not_start_it(night_of: NightOf) -> None:
    night = big(room(9, 6, night=night_of("cpc-2023")), 3, 3).run("halt 2")
    assert TableHasStopped in night.whys("hand 2")
    night.do("balance")
    assert night.table("2").halted, "it is no longer short; the director deals"
    assert stopping(night.state, night.ms) == ("", "", False)
    night.do("deal 2")
    assert night.whys("deal 2") == {TableIsDealing}
    night.run("hand 2\nundo\nundo")
    assert night.table("2").halted


def test_a_table_where_nobody_can_play_is_not_stopped(night_of: NightOf) -> None:
    night = room(9, 1, 0, night=night_of("cpc-2023"))
    assert stopping(night.state, night.ms) == ("", "", False)


@pytest.mark.rule("tda-2024", "balance.halt")
def test_tda_11d_knows_no_directors_choice_in_six_max_and_turbo(night_of: NightOf) -> None:
    """CPC leaves these to the director; 11D does not."""
    night = emptied(night_of("tda-2024"), (1, 2, 3), seats=6).run('set turbo "yes"')
    night.do("blinds 2 big 3 small 2 button 1")
    assert stopping(night.state, night.ms) == ("2", "", False)


def opened_late(night_of: NightOf, book: str) -> Night:
    """Nine players play; a second table is opened for five late entries, drawn there."""
    night = room(9, night=night_of(book)).run(PRICES + "add level blinds 100/200 length 20\nstart")
    night.do("open table 2 seats 9")
    for i in range(5):
        night.do(f"register L{i}")
    night.do('draw number "7"')
    assert night.sizes() == [9, 5]
    return big(night, 3, (min(night.table("2").free) - 2) % 9 + 1)


def halt_duties(night: Night) -> list[str]:
    return [
        night.state.room.tables[d.table].label
        for d in duties(night.state, night.ms)
        if isinstance(d, HaltDuty)
    ]


@pytest.mark.rule("tda-2024", "balance.halt")
def test_tda_11d_a_table_opened_for_late_entries_is_short_by_no_elimination(night_of: NightOf) -> None:
    """ "Short by eliminations": nobody was eliminated there, so nothing stops it; it is balanced all the
    same, and late entries go on sitting down."""
    night = opened_late(night_of, "tda-2024")
    assert stopping(night.state, night.ms) == ("", "", False)
    assert halt_duties(night) == []
    assert any(isinstance(d, BalanceDuty) for d in duties(night.state, night.ms))
    (reason,) = night.reasons("halt 2")
    assert isinstance(reason, TableNotShort)
    assert (reason.clause, reason.eliminated) == (TDA, 0)
    night.run('register "L9"\ndraw')
    assert night.sizes() == [9, 6]


@pytest.mark.rule("cpc-2023", "balance.halt")
def test_cpc_a_table_opened_for_late_entries_stops_as_any_short_table(night_of: NightOf) -> None:
    """CPC counts who is missing, whoever was there before."""
    assert stopping((night := opened_late(night_of, "cpc-2023")).state, night.ms) == ("2", "", False)


@pytest.mark.rule("tda-2024", "balance.halt")
def test_tda_11d_eliminations_are_counted_at_each_table_since_all_seats_were_drawn(
    night_of: NightOf,
) -> None:
    def stops() -> bool:
        big(night, 3, (min(night.table("2").free) - 2) % 9 + 1)
        return bool(halts(night.state, night.ms)[0])

    night = emptied(night_of("tda-2024"), (1, 2, 3, 5, 6, 7, 8))
    # seven are left; the next who leaves is moved away, the one after him goes out
    night.run("open table 3 seats 9\nmove 2.8 to 3.1")
    assert (len(night.table("2").seats), stops()) == (6, False)
    night.do("eliminate 2.7")
    gone = night.state.game.busts[-1].entry
    assert stops()
    # taken back it counts no more, nor undone; done again it does
    night.run(f"take back e{gone}\nmove e{gone} to 3.2")
    assert (len(night.table("2").seats), stops()) == (5, False)
    night.do("eliminate 2.6")
    assert stops()
    night.run("undo\nundo\nundo")
    assert not stops()
    # all seats are drawn again: at the new tables nobody is missing
    night.do("eliminate 2.6")
    assert stops()
    night.run('draw all number "1"\nblinds 1 big 3')
    while len(night.table("2").seats) > 2:
        night.do(f"move 2.{max(night.table('2').seats)} to 3.{max(night.table('3').free)}")
    assert (len(night.table("1").seats) - len(night.table("2").seats) >= 3, stops()) == (True, False)
