"""Procedures E4 and E5: moved or swapped by hand, a player gets the seat with its rights and duties."""

from __future__ import annotations

import pytest

from core.formats.duties import duties
from core.say.acts import MarkDuty
from core.say.becauses import MovedByHand, SwappedByHand
from core.say.duties import CarryChipsDuty
from core.say.reasons import NothingToCarry
from gui.words.names import Names
from tests.rules.conftest import NightOf, chosen
from tests.rules.entering_night import BOOKS, filled
from tests.unit.night import Night
from tests.unit.rooms import because


def carried(night: Night, duty: CarryChipsDuty) -> tuple[str, str]:
    """From where to where."""
    names = Names(night.state)
    return names.short_seat(duty.from_table, duty.from_seat), names.short_seat(duty.to_table, duty.to_seat)


def waiting(book: str = "cpc-2023", option: str = "") -> Night:
    """``L`` has come late to 1.4, between button and small blind of the next hand, which are on 3 and 5; the
    big blind is on 7. Anna, Bo, Carin, David sit on 1, 3, 5, 7, and four more so at table 2."""
    night = filled(chosen(book, option)).run("blinds 1 big 5 small 3 button 1")
    return night.run('register "L" prepaid seat 1.4 override "set by the test"')


def waits(night: Night, *names: str) -> list[bool]:
    return [night.entry(f'"{name}"').waits for name in names]


@pytest.mark.rule_id("E4", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_tda_nl_32_of_two_swapped_who_comes_between_the_blinds_waits(night_of: NightOf, book: str) -> None:
    night = waiting(book)
    assert waits(night, "L", "Frans Ny") == [True, False]
    before = night.copy()
    night.do("swap 1.4 with 2.3")
    assert waits(night, "L", "Frans Ny") == [False, True]
    assert [x.waits for x in because(night, SwappedByHand)] == ["", "yes"]
    night.do("undo")
    assert night.state == before
    night.do("swap 1.4 with 1.7")
    assert waits(night, "L", "David Öst") == [False, True], "at one table too"
    night.do("swap 1.1 with 1.3")
    assert waits(night, "Anna Ek", "Bo Ros", "David Öst") == [False, False, True]


@pytest.mark.rule_id("E4", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_tda_nl_32_another_chair_between_the_blinds_deals_nobody_in(night_of: NightOf, book: str) -> None:
    """With nobody on 3 the small blind is on 5 and the button dead on 3: seat 4 waits, whoever sits there."""
    night = waiting(book).run("move 1.4 to 1.8 \nmove 1.8 to 1.4")
    assert waits(night, "L") == [True]
    night.do("move 1.7 to 2.9")
    assert waits(night, "David Öst") == [False]
    night.do('move "David Öst" to 1.6')
    assert waits(night, "David Öst") == [False], "he has the big blind"


@pytest.mark.rule_id("E4")
def test_who_waits_and_only_takes_another_chair_there_waits_on(night_of: NightOf) -> None:
    """Button 1, small blind 4, big blind 5 next: seats 2 and 3 are between."""
    night = filled(night_of("cpc-2023")).run("move 1.5 to 1.8\nmove 1.3 to 1.5\nmove 1.7 to 1.6")
    night.run('blinds 1 big 5 small 1 button 8\nregister "L" prepaid seat 1.2 override "set by the test"')
    assert waits(night, "L") == [True]
    night.do("move 1.2 to 1.3")
    assert waits(night, "L") == [True]
    assert because(night, MovedByHand)[0].waits == "yes"
    # the blinds of a hand long gone say nothing, and nobody is dealt in by a change of chairs
    night.wait(5).do("move 1.3 to 1.2")
    assert waits(night, "L") == [True]
    night.do("move 1.2 to 2.2")
    assert waits(night, "L") == [False], "nobody told where the blinds of table 2 are"


@pytest.mark.rule("svepof-2006", "option.player_dealt.balance.wait")
def test_svepof_8_2_b_moved_by_hand_to_the_small_blind_a_player_waits(night_of: NightOf) -> None:
    night = filled(night_of("svepof-2006", "player_dealt")).run("blinds 1 big 5 small 3 button 1")
    night.do("swap 1.5 with 2.1")
    assert waits(night, "Eva Dal", "Carin Ål") == [True, False]
    assert "SvePoF 2006 §8.2 b)" in because(night, SwappedByHand)[1].clauses


CARRIED = ("tda-2024",)


@pytest.mark.rule_id("E5", *CARRIED)
@pytest.mark.parametrize("absent", ["1.1", "2.1"])
def test_tda_rp_16_an_absent_player_s_chips_are_carried_after_a_swap(night_of: NightOf, absent: str) -> None:
    night = filled(night_of("tda-2024")).run(f"absent {absent}")
    entry = night.entry(absent).id
    night.do("swap 1.1 with 2.1")
    (carry,) = (d for d in duties(night.state, night.ms) if isinstance(d, CarryChipsDuty))
    there = "2.1" if absent == "1.1" else "1.1"
    assert (carry.subject, carried(night, carry)) == ((entry,), (absent, there))


@pytest.mark.rule_id("E5", *CARRIED)
def test_chips_carried_stand_at_the_new_seat_and_the_next_move_starts_there(night_of: NightOf) -> None:
    """There and back and there again: each time they are to be carried anew."""
    night = filled(night_of("tda-2024")).run("absent 1.1")
    for seat, old in (("2.8", "1.1"), ("1.1", "2.8"), ("2.8", "1.1")):
        night.do(f'move "Anna Ek" to {seat}')
        (carry,) = (d for d in duties(night.state, night.ms) if isinstance(d, CarryChipsDuty))
        assert carried(night, carry) == (old, seat)
        assert carry.act is not None
        night.act(carry.act)
        assert CarryChipsDuty.kind not in {d.kind for d in duties(night.state, night.ms)}
    assert night.whys('carried "Anna Ek"') == {NothingToCarry}
    night.run("undo\nmove 2.8 to 2.6")
    (carry,) = (d for d in duties(night.state, night.ms) if isinstance(d, CarryChipsDuty))
    assert carried(night, carry) == ("1.1", "2.6")


@pytest.mark.rule_id("E5", *CARRIED)
@pytest.mark.parametrize(("how", "left"), [("otherwise", 0), ("done", 0), ("dismissed", 1)])
def test_said_of_the_duty_itself_chips_are_carried_too(night_of: NightOf, how: str, left: int) -> None:
    night = filled(night_of("tda-2024")).run('absent 1.1\nmove "Anna Ek" to 2.8')
    (carry,) = (d for d in duties(night.state, night.ms) if isinstance(d, CarryChipsDuty))
    night.act(MarkDuty(duty=carry.id, how=how))
    assert len(night.state.room.to_carry) == left
    assert CarryChipsDuty.kind not in {d.kind for d in duties(night.state, night.ms)}


@pytest.mark.rule_id("E5", *CARRIED)
def test_chips_that_stand_at_the_seat_again_are_not_to_be_carried(night_of: NightOf) -> None:
    night = filled(night_of("tda-2024")).run('absent 1.1\nmove "Anna Ek" to 2.8\nmove "Anna Ek" to 1.1')
    assert night.state.room.to_carry == {}
    night.run("swap 1.1 with 2.1\nswap 2.1 with 1.1")
    assert night.state.room.to_carry == {}


@pytest.mark.rule_id("E5", *CARRIED)
def test_who_is_here_carries_his_own_chips(night_of: NightOf) -> None:
    night = filled(night_of("tda-2024")).run("absent 1.1\nmove 1.1 to 2.8\npresent 2.8")
    assert night.state.room.to_carry == {}
    night.do("absent 2.8")
    assert not [d for d in duties(night.state, night.ms) if isinstance(d, CarryChipsDuty)]
    night.run("undo\nundo")
    assert [d.kind for d in duties(night.state, night.ms) if isinstance(d, CarryChipsDuty)]
