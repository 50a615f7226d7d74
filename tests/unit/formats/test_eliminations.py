"""Going out, who shares, taking it back, putting it right (procedures I1 to I4)."""

from __future__ import annotations

import pytest

from core.money.payouts import placings
from core.say.acts import CorrectBust, Eliminate, TakeBack
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    BadAmount,
    ByHimself,
    DoesNotFit,
    InTheFuture,
    InThePast,
    LastPlayer,
    MoreThanInPlay,
    NameEmpty,
    NoSuchEntry,
    NoSuchTable,
    OthersDepend,
    OutBeforeStart,
    Reason,
    SameTwice,
    SeatTaken,
    StillIn,
)
from tests.unit.night import NAMES, Night, at, seated, small

START = "add level blinds 25/50 length 60\nstart\n"
ANNA, BO, CARIN, DAVID = (f'"{name}"' for name in NAMES[:4])


def places(night: Night) -> dict[str, tuple[int, int]]:
    """First name to place and the last place shared."""
    return {night.state.name(p.entry).split()[0]: (p.place, p.last) for p in placings(night.state)}


def order(night: Night) -> list[str]:
    return [night.state.name(b.entry).split()[0] for b in night.state.game.busts]


def eight() -> Night:
    return seated(count=8)


# -- out ----------------------------------------------------------------------------------------------


def test_a_bust_leaves_the_seat_and_keeps_where_by_whom_and_when() -> None:
    night = eight().wait(5)
    night.do(f"eliminate {BO} by {ANNA}")
    (bust,) = night.state.game.busts
    bo, anna = night.entry(BO), night.entry(ANNA)
    assert (bust.entry, bust.by, bust.at, bust.seat, bust.group) == (bo.id, (anna.id,), night.ms, 2, 0)
    assert (bo.out, bo.table) == (True, None)
    assert 2 in night.table("1").free


def test_nobody_without_a_seat_is_out_before_play_has_begun() -> None:
    """A number called for the draw, typed into the command bar, once sent the club number's owner out."""
    night = Night().run("add level blinds 25/50 length 60")
    night.run('open table 1\nregister "Greta Öst"\nregister "Bo Ros"')
    (reason,) = night.reasons('eliminate "Greta Öst"')
    assert reason == OutBeforeStart(entry=night.entry('"Greta Öst"').id)
    night.run('start\neliminate "Greta Öst"')
    assert order(night) == ["Greta"]


def test_a_seat_is_a_bust() -> None:
    night = eight()
    night.do("1.4")
    assert order(night) == ["David"]
    night.do("1.5 by 1.1")
    assert night.state.game.busts[-1].by == (night.entry(ANNA).id,)


def test_i1_the_shorter_stack_finishes_lower_whatever_the_order_named() -> None:
    night = eight().run(f"eliminate {ANNA} {BO} {CARIN} by {DAVID} stacks 3000 1000 2000")
    assert order(night) == ["Bo", "Carin", "Anna"]
    assert places(night) == {"Bo": (8, 8), "Carin": (7, 7), "Anna": (6, 6)}
    assert len({b.hand for b in night.state.game.busts}) == 1


def test_i1_equal_stacks_share_and_the_others_do_not() -> None:
    night = eight().run(f"eliminate {ANNA} {BO} {CARIN} by {DAVID} stacks 3000 1000 1000")
    assert places(night) == {"Bo": (7, 8), "Carin": (7, 8), "Anna": (6, 6)}


def test_i2_without_stacks_all_share() -> None:
    night = eight().run(f"eliminate {ANNA} {BO} {CARIN}")
    assert places(night) == dict.fromkeys(["Anna", "Bo", "Carin"], (6, 8))


def test_who_goes_out_in_the_hand_does_not_knock_himself_out() -> None:
    night = eight().run(f"eliminate {ANNA} {BO} by {ANNA} {CARIN} stacks 2000 1000")
    by = {night.state.name(b.entry): [night.state.name(w) for w in b.by] for b in night.state.game.busts}
    assert by == {"Bo Ros": ["Anna Ek", "Carin Ål"], "Anna Ek": ["Carin Ål"]}


def test_two_ties_one_after_the_other_are_two_ties() -> None:
    night = eight().run(f"eliminate {ANNA} {BO}\neliminate {CARIN} {DAVID}")
    assert places(night) == {"Anna": (7, 8), "Bo": (7, 8), "Carin": (5, 6), "David": (5, 6)}


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        (f"eliminate {BO}", {AlreadyOut}),
        (f'eliminate {BO} override "again"', {AlreadyOut}),
        (f"eliminate {ANNA} by {BO}", {AlreadyOut}),
        ("eliminate e999", {NoSuchEntry}),
        (f"eliminate {ANNA} {ANNA}", {SameTwice}),
        (f"eliminate {ANNA} by {ANNA}", {ByHimself}),
        (f"eliminate {ANNA} {CARIN} stacks 5", {BadAmount}),
        (f"eliminate {ANNA} {CARIN} stacks 5 0", {BadAmount}),
        (f"eliminate {ANNA} {CARIN} stacks 5 99999999", {MoreThanInPlay}),
        (f"eliminate {ANNA} {CARIN} stacks 20001 20000", {MoreThanInPlay}),
        (f"eliminate {ANNA} {CARIN} {DAVID}", {LastPlayer}),
        (f"eliminate {BO} {ANNA} {ANNA} e999 by e998 stacks 1",
         {AlreadyOut, NoSuchEntry, SameTwice, BadAmount}),
    ],
)  # fmt: skip
def test_what_is_no_bust(line: str, whys: set[type[Reason]]) -> None:
    night = seated().run(f"eliminate {BO}")
    reasons = night.reasons(line)
    assert {type(x) for x in reasons} == whys
    assert not any(x.overridable for x in reasons)


def test_nobody_named_is_no_bust() -> None:
    assert {type(x) for x in seated().refused(Eliminate(who=()))} == {NameEmpty}


def test_the_last_one_wins_and_does_not_go_out() -> None:
    night = seated().run(f"eliminate {ANNA}\neliminate {BO}\neliminate {CARIN}")
    assert places(night) == {"David": (1, 1), "Carin": (2, 2), "Bo": (3, 3), "Anna": (4, 4)}
    assert night.whys(f"eliminate {DAVID}") == {LastPlayer}


# -- entered late -------------------------------------------------------------------------------------


def test_a_bust_entered_late_finishes_below_the_later_ones() -> None:
    night = eight().run(f"19:10 eliminate {ANNA}\n19:20 eliminate {BO}")
    night.late(f"19:15 eliminate {CARIN}")
    assert order(night) == ["Anna", "Carin", "Bo"]
    assert places(night) == {"Anna": (8, 8), "Carin": (7, 7), "Bo": (6, 6)}
    assert len(night.director.at(at("2025-03-14 19:15")).game.busts) == 2
    assert len(night.director.at(at("2025-03-14 19:14")).game.busts) == 1


def test_a_bust_is_not_entered_for_before_something_the_player_did_later() -> None:
    night = eight().run(f"19:10 move {ANNA} to 1.9\n19:20 rebuy {BO}\n19:30 eliminate {CARIN} by {DAVID}")
    moved, bought, bust = (a.id for a in night.director.history[-3:])
    for name, later in ((ANNA, moved), (BO, bought), (CARIN, bust)):
        (reason,) = night.reasons(f"19:05 eliminate {name}", past=True)
        assert reason == DoesNotFit(later=later)


def test_a_tie_is_not_broken_by_a_bust_entered_late_before_it() -> None:
    night = eight().run(f"19:20 eliminate {ANNA} {BO}")
    night.do('note "x"')
    night.late(f"19:10 eliminate {CARIN}")
    assert places(night) == {"Carin": (8, 8), "Anna": (6, 7), "Bo": (6, 7)}


# -- taking back --------------------------------------------------------------------------------------


def test_i4_taking_back_moves_the_later_places() -> None:
    night = eight().run(f"eliminate {ANNA}\neliminate {BO}\neliminate {CARIN}")
    assert places(night) == {"Anna": (8, 8), "Bo": (7, 7), "Carin": (6, 6)}
    night.do(f"take back {ANNA}")
    assert places(night) == {"Bo": (8, 8), "Carin": (7, 7)}
    anna = night.entry(ANNA)
    assert (anna.out, anna.seat) == (False, 1)
    night.do(f"eliminate {ANNA}")
    assert places(night)["Anna"] == (6, 6)


def test_taking_back_one_of_a_tie_leaves_the_other_alone() -> None:
    night = eight().run(f"eliminate {ANNA} {BO}\ntake back {ANNA}")
    assert places(night) == {"Bo": (8, 8)}


def test_taking_back_into_a_seat_taken_or_gone_needs_another() -> None:
    night = eight().run(f"eliminate {ANNA}\nmove {BO} to 1.1")
    assert night.whys(f'take back {ANNA} override "x"') == {SeatTaken}
    night.do(f"take back {ANNA} seat 1.2")
    assert night.entry(ANNA).seat == 2
    night.run("open table 2")
    night.do(f"move {ANNA} to 2.1")
    night.run(f"eliminate {ANNA}\nclose table 2")
    assert night.whys(f"take back {ANNA}") == {NoSuchTable}
    night.do(f"take back {ANNA} seat 1.9")


def test_who_is_in_or_in_again_is_not_taken_back() -> None:
    night = eight()
    assert night.whys(f"take back {ANNA}") == {StillIn}
    assert {type(x) for x in night.refused(TakeBack(entry=999))} == {NoSuchEntry}
    night.do(f"eliminate {ANNA}")
    first = night.state.game.busts[0].entry
    night.do(f"reenter {ANNA} seat 1.1")
    assert {type(x) for x in night.refused(TakeBack(entry=first))} == {AlreadyRegistered, SeatTaken}


def test_who_had_no_seat_comes_back_without_one() -> None:
    night = eight().run(START + 'register "New"\neliminate "New"\ntake back "New"')
    assert night.entry('"New"').table is None


# -- correcting ---------------------------------------------------------------------------------------


def test_it_was_somebody_else() -> None:
    night = eight().run(f"eliminate {ANNA}\neliminate {BO} by {DAVID}\neliminate {CARIN}")
    night.do('correct bust "Bo Ros" was "Eva Dal"')
    assert order(night) == ["Anna", "Eva", "Carin"]
    assert (night.entry(BO).out, night.entry(BO).seat) == (False, 2)
    assert night.state.game.busts[1].by == (night.entry(DAVID).id,)
    assert night.state.game.busts[1].seat == 5


def test_it_was_the_one_who_sits_in_that_seat_by_now() -> None:
    night = eight().run(f"eliminate {ANNA}\nmove {BO} to 1.1")
    night.do(f"correct bust {ANNA} was {BO}")
    assert (night.entry(ANNA).seat, night.entry(BO).out) == (1, True)


def test_a_bust_that_was_somebody_elses_tells_those_who_had_the_chips_of_a_disqualified_player() -> None:
    """The chips dealt out to them go back (``Night.act`` compares who changed with who was told)."""
    night = eight().run(f"stack {BO} 5000")
    night.do(f'disqualify {ANNA} for "cheating" chips 300 shares 2:300 override "as we do"')
    stack = night.entry(BO).stack
    night.do(f"correct bust {ANNA} was {CARIN}")
    assert (stack, night.entry(BO).stack) == (5300, 5000)


def test_it_was_his_own_knocker_out() -> None:
    night = eight().run(f"eliminate {ANNA} by {BO}\ncorrect bust {ANNA} was {BO}")
    assert night.state.game.busts[0].by == ()


def test_by_whom() -> None:
    night = eight().run(f"eliminate {ANNA}\ncorrect bust {ANNA} by {BO} {CARIN}")
    assert night.state.game.busts[0].by == (night.entry(BO).id, night.entry(CARIN).id)
    night.do(f"correct bust {ANNA} by none")
    assert not night.state.game.busts[0].by


def test_by_somebody_who_is_out_since() -> None:
    night = eight().run(f"eliminate {ANNA}\neliminate {BO}\ncorrect bust {ANNA} by {BO}")
    assert night.state.game.busts[0].by == (night.entry(BO).id,)


def test_when_moves_it_in_the_order() -> None:
    night = eight().run(f"19:10 eliminate {ANNA}\n19:20 eliminate {BO}\n19:30 eliminate {CARIN}")
    night.wait(5).late(f"correct bust {CARIN} at 19:15")
    assert order(night) == ["Anna", "Carin", "Bo"]
    night.late(f"correct bust {CARIN} at 19:05")
    assert order(night) == ["Carin", "Anna", "Bo"]
    night.late(f"correct bust {CARIN} at 19:33")
    assert order(night) == ["Anna", "Bo", "Carin"]
    assert night.state.game.busts[2].at == at("2025-03-14 19:33")


def test_when_takes_it_out_of_a_tie_and_leaves_the_tie_whole() -> None:
    night = eight().run(f"19:10 eliminate {ANNA} {BO} {CARIN}\n19:20 eliminate {DAVID}")
    night.late(f"correct bust {BO} at 19:05")
    assert places(night) == {"Bo": (8, 8), "Anna": (6, 7), "Carin": (6, 7), "David": (5, 5)}
    assert night.state.game.busts[0].group == 0


def test_when_in_the_middle_of_a_tie_leaves_the_tie_whole() -> None:
    """They shared though they were entered one after the other, so a time can lie between theirs."""
    night = eight().run(f"19:10 eliminate {ANNA}\n19:12 eliminate {BO}\n19:20 eliminate {CARIN}")
    night.do(f'same time {ANNA} {BO} {CARIN} override "all of one hand"')
    night.late(f"correct bust {BO} at 19:15")
    assert places(night) == {"Anna": (7, 8), "Carin": (7, 8), "Bo": (6, 6)}


def test_with_whom_shares_the_place() -> None:
    night = eight().run(f"19:10 eliminate {ANNA}\n19:20 eliminate {BO}\n19:30 eliminate {CARIN}")
    night.do(f"correct bust {CARIN} with {ANNA}")
    assert places(night) == {"Anna": (7, 8), "Carin": (7, 8), "Bo": (6, 6)}
    night.do(f"correct bust {BO} with {ANNA}")
    assert places(night) == dict.fromkeys(["Anna", "Bo", "Carin"], (6, 8))
    assert {b.at for b in night.state.game.busts} == {at("2025-03-14 19:10")}


def test_a_moved_bust_keeps_its_neighbour_when_another_is_entered_late_or_undone() -> None:
    """Its place is right after somebody's bust, not a number."""
    night = eight().run(f"19:10 eliminate {ANNA}\n19:20 eliminate {BO}\n19:30 eliminate {CARIN}")
    night.wait(5).late(f"correct bust {CARIN} at 19:15")
    night.late(f"19:05 eliminate {DAVID}")
    assert order(night) == ["David", "Anna", "Carin", "Bo"]
    night.do("undo")
    assert order(night) == ["Anna", "Carin", "Bo"]
    anna, *_ = (a.id for a in night.director.history if "Anna Ek" in a.line and "eliminate" in a.line)
    (reason,) = night.reasons(f"undo {anna}")
    assert type(reason) is OthersDepend


def test_a_correction_of_the_winner_alone_does_not_rest_on_the_busts_before() -> None:
    night = eight()
    first = night.do(f"eliminate {ANNA}").action.id
    night.run(f"eliminate {BO}\ncorrect bust {BO} by {CARIN}")
    night.do(f"undo {first}")
    assert order(night) == ["Bo"]


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        (f"correct bust {CARIN}", {StillIn}),
        (f"correct bust {ANNA} was {BO}", {AlreadyOut}),
        (f"correct bust {ANNA} by {ANNA}", {ByHimself}),
        (f"correct bust {ANNA} by e999", {NoSuchEntry}),
        (f"correct bust {ANNA} with {ANNA}", {SameTwice}),
        (f"correct bust {ANNA} with {CARIN}", {StillIn}),
        (f"correct bust {ANNA} at 2025-03-14T18:59:00+01:00", {InThePast}),
        (f"correct bust {ANNA} at 2025-03-15T18:59:00+01:00", {InTheFuture}),
        ('correct bust "Late" with "Anna Ek"', {InThePast}),
        (f"correct bust {ANNA} was {BO} by e999 at 2025-03-15T18:59:00+01:00 with {CARIN}",
         {AlreadyOut, NoSuchEntry, InTheFuture, StillIn}),
    ],
)  # fmt: skip
def test_what_a_bust_is_not_corrected_to(line: str, whys: set[type[Reason]]) -> None:
    night = eight().run(f'{START}19:10 eliminate {ANNA}\n19:11 eliminate {BO}\n19:20 register "Late"')
    night.run('19:30 eliminate "Late"')
    assert night.whys(line) == whys


def test_a_bust_is_not_corrected_into_a_seat_taken_since() -> None:
    night = eight().run(f"eliminate {ANNA}\nmove {BO} to 1.1")
    assert night.whys(f"correct bust {ANNA} was {CARIN}") == {SeatTaken}
    assert {type(x) for x in night.refused(CorrectBust(entry=999))} == {NoSuchEntry}


def test_who_is_in_again_does_not_come_back_twice() -> None:
    night = eight().run(f"eliminate {ANNA}")
    first = night.state.game.busts[0].entry
    night.do(f"reenter {ANNA}")
    found = night.refused(CorrectBust(entry=first, who=night.entry(BO).id))
    assert {type(x) for x in found} == {AlreadyRegistered}


def test_after_a_re_entry_only_the_last_bust_gives_a_place() -> None:
    night = small().run(f"eliminate {ANNA}\neliminate {BO}\nreenter {ANNA}\neliminate {CARIN}")
    assert places(night) == {"Bo": (8, 8), "Carin": (7, 7)}
    night.do(f"eliminate {ANNA}")
    assert places(night) == {"Bo": (8, 8), "Carin": (7, 7), "Anna": (6, 6)}


def test_it_was_somebody_else_at_a_table_broken_since() -> None:
    """The player who comes back gets the seat the other leaves: the old one is gone."""
    night = small()
    night.run(f"eliminate 1.{min(night.table('1').seats)}\nset seats 9\nopen table 3\nbreak 1")
    (bust,) = night.state.game.busts
    other = next(iter(night.state.playing))
    seat = (other.table, other.seat)
    night.act(CorrectBust(entry=bust.entry, who=other.id))
    back = night.state.people.entries[bust.entry]
    assert ((back.table, back.seat), back.out, other.out) == (seat, False, True)


def test_it_was_somebody_else_and_the_chair_is_broken_since() -> None:
    night = eight().run(f"eliminate {ANNA}\nclose seat 1.1\ncorrect bust {ANNA} was {BO}")
    assert night.state.seat_text(night.entry(ANNA).id) == "1.2"


def test_the_seat_who_comes_back_gets_can_be_named() -> None:
    night = eight().run(f"eliminate {ANNA}\nmove {BO} to 1.1")
    assert night.whys(f"correct bust {ANNA} was {CARIN} seat 1.4") == {SeatTaken}
    night.do(f"correct bust {ANNA} was {CARIN} seat 1.9")
    assert night.state.seat_text(night.entry(ANNA).id) == "1.9"
    night.do(f"correct bust {CARIN} was {DAVID} seat 1.4")
    assert night.state.seat_text(night.entry(CARIN).id) == "1.4"


def test_a_seat_is_for_who_comes_back_only() -> None:
    night = eight().run(f"eliminate {ANNA}")
    assert night.whys(f"correct bust {ANNA} seat 1.1") == {AlreadyOut}


def test_nobody_went_out_before_he_entered() -> None:
    night = eight().run(f'19:10 eliminate {ANNA}\n19:20 register "New"\n19:30 eliminate {BO}')
    assert night.whys(f'correct bust {ANNA} was "New"') == {InThePast}
    assert night.director.check(CorrectBust(entry=night.entry(BO).id, who=night.entry('"New"').id)) == ()
    assert night.whys(f'correct bust {BO} was "New" at 2025-03-14T19:15:00+01:00') == {InThePast}
    assert night.whys(f'correct bust {BO} was "New" with {ANNA}') == {InThePast}
