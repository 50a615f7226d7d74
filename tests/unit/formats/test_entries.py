"""Registering, re-entry, re-buy, add-on, un-registering, and putting a person right."""

from __future__ import annotations

import pytest

from core.money.payouts import fees
from core.say.acts import AddOn, EditPlayer, Rebuy, Reenter, Register
from core.say.reasons import (
    AlreadyOut,
    AlreadyRegistered,
    BadAmount,
    BadSetting,
    DoesNotFit,
    HasPlayed,
    InTheFuture,
    LateRegistrationClosed,
    LimitReached,
    NameEmpty,
    NameTooLong,
    NoSuchEntry,
    NoSuchPlayer,
    NoSuchSeat,
    NoSuchTable,
    NotEntered,
    NotSold,
    NumberTaken,
    Reason,
    Refused,
    SaleClosed,
    SameTwice,
    SeatIsClosed,
    SeatTaken,
    SeveralPlayers,
    StillIn,
)
from tests.unit.night import PRICES, SHEET, Night, kinds, seated, small


def late_night() -> Night:
    """Level 2 of a night whose entries closed after level 1."""
    return small().run("set late 1\nset clock row 2")


# -- registering --------------------------------------------------------------------------------------


def test_a_registration_is_a_person_an_entry_and_what_was_bought() -> None:
    night = Night().run(PRICES)
    night.do('register "  Anna   Ek " nickname "Ace" number "12" note "vegetarian" accessible')
    (entry,) = night.state.playing
    player = night.state.people.players[entry.player]
    assert (player.name, player.nickname, player.number, player.note, player.accessible) == (
        "Anna Ek",
        "Ace",
        "12",
        "vegetarian",
        True,
    )
    assert (entry.nth, entry.chips, entry.paid, entry.fee, entry.bought) == (1, 10_000, 500, 50, {"entry": 1})
    assert (night.state.money.paid, fees(night.state), night.state.money.pool) == (500, 50, 450)
    assert entry.table is None


def test_double_registration_is_refused_by_name_by_case_and_by_number() -> None:
    night = seated(count=1)
    night.do('register "Bo" number "7"')
    for line in ('register "Anna Ek"', 'register "ANNA  EK"', 'register "anna ek" number "  "'):
        (reason,) = night.reasons(line)
        assert reason == AlreadyRegistered(entry=night.entry("1.1").id)
    assert night.whys('register "Bo" number "7"') == {AlreadyRegistered}
    assert night.whys('register "Bo" number " 7 "') == {AlreadyRegistered}
    assert night.whys('register "Cilla" number "7"') == {NumberTaken}


def test_double_registration_cannot_be_overruled() -> None:
    assert seated().whys('register "Anna Ek" override "he says so"') == {AlreadyRegistered}


def test_two_people_of_one_name_by_their_numbers() -> None:
    night = Night().run('register "Anna" number "1"\nregister "Anna" number "2"')
    assert len(night.state.playing) == 2
    assert night.whys('register "Anna"') == {SeveralPlayers}
    assert night.whys('register "Anna" number "2"') == {AlreadyRegistered}


def test_who_is_out_re_enters_instead() -> None:
    night = seated().run('eliminate "Anna Ek"')
    (reason,) = night.reasons('register "Anna Ek"')
    assert reason == AlreadyOut(entry=night.entry('"Anna Ek"').id, reenter=True)


def test_who_un_registered_is_the_same_person_again_with_what_is_newly_told() -> None:
    night = Night().run('register "Anna" number "1" note "x"\nunregister "Anna"')
    night.do('register "Anna" nickname "Ace" accessible')
    (player,) = night.state.people.players.values()
    assert (player.number, player.note, player.nickname, player.accessible) == ("1", "x", "Ace", True)


@pytest.mark.parametrize(
    ("act", "whys"),
    [
        (Register(name=" "), {NameEmpty}),
        (Register(name="\u200b\u202e"), {NameEmpty}),
        (Register(name="x" * 121), {NameTooLong}),
        (Register(name="Ok", note="x" * 121), {NameTooLong}),
        (Register(name="Ok", chips=-1), {BadAmount}),
        (Register(name="Ok", pay=10**13), {BadAmount}),
        (Register(name="Ok", seat=(99, 1)), {NoSuchTable}),
        (
            Register(name="", chips=-1, pay=-1, seat=(99, 1), number="x" * 121),
            {NameEmpty, BadAmount, NameTooLong, NoSuchTable, LateRegistrationClosed},
        ),
    ],
)
def test_everything_against_a_registration_at_once(act: Register, whys: set[type[Reason]]) -> None:
    night = late_night() if LateRegistrationClosed in whys else small()
    assert {type(x) for x in night.refused(act)} == whys


@pytest.mark.parametrize(
    ("seat", "why"),
    [
        ("1.1", SeatTaken),
        ("1.10", NoSuchSeat),
        ("1.0", NoSuchSeat),
        ("1.9", SeatIsClosed),
    ],
)
def test_a_seat_that_cannot_be_taken(seat: str, why: type[Reason]) -> None:
    night = seated().run("close seat 1.9")
    for line in (f'register "New" seat {seat}', f'register "New" seat {seat} override "squeeze in"'):
        (reason,) = night.reasons(line)
        assert (type(reason), reason.overridable) == (why, False)


def test_late_registration_is_closed_by_a_setting_and_overruled_with_a_reason() -> None:
    night = late_night()
    (reason,) = night.reasons('register "New"')
    assert isinstance(reason, LateRegistrationClosed)
    assert (reason.level, reason.overridable) == (1, True)
    assert night.whys('register "New" override "  "') == {LateRegistrationClosed}
    night.do('register "New" override "was promised a seat"')
    (ruling,) = night.state.word.overrides
    assert (ruling.at, ruling.reason, [kind for kind, _ in ruling.against], ruling.clauses) == (
        night.ms,
        "was promised a seat",
        ["late_registration_closed"],
        (),
    )


def test_an_override_does_not_help_against_a_fact_and_is_then_not_logged() -> None:
    night = late_night()
    assert night.whys('register "Anna Ek" override "please"') == kinds(
        AlreadyRegistered, LateRegistrationClosed
    )
    assert night.state.word.overrides == []


def test_a_reason_nobody_needed_is_no_ruling() -> None:
    night = small().run('register "New" override "just in case"')
    assert night.state.word.overrides == []


def test_late_is_open_through_the_break_after_its_level() -> None:
    night = small().run("set late 2\nset clock row 3")
    night.do('register "In the break"')
    night.do("set clock row 4")
    assert night.whys('register "Too late"') == {LateRegistrationClosed}


# -- entered late -------------------------------------------------------------------------------------


def test_a_registration_for_an_earlier_time_stands_in_the_order_of_the_night() -> None:
    night = small().run('set late 1\n19:25 note "level 2"')
    assert night.whys('register "New"') == {LateRegistrationClosed}
    night.late('19:10 register "New"')
    assert night.state.people.entries[night.entry('"New"').id].entered == night.director.night[-2].happened
    assert night.director.night[-1].line.startswith("note")
    assert night.director.at(night.director.history[-1].happened - 1).people.entries.keys() == {
        e for e in night.state.people.entries if e != night.entry('"New"').id
    }


def test_a_registration_for_an_earlier_time_into_a_seat_taken_since_is_refused() -> None:
    night = small().run('19:10 open table 9\n19:20 register "New" seat 9.1')
    reasons = night.reasons('19:15 register "Early" seat 9.1', past=True)
    assert reasons == [DoesNotFit(later=night.director.history[-1].id)]
    assert night.whys('19:05 register "Early" seat 1.1', past=True)
    night.late('19:15 register "Early" seat 9.2')


def test_a_person_is_not_registered_for_before_he_was_registered() -> None:
    """He would be in twice; as a new person he would have one name with the other."""
    night = small().run('register "New" number "5"\nunregister "New"\n19:20 register "New"\n19:25 note "x"')
    (reason,) = night.reasons('19:15 register "New"', past=True)
    assert type(reason) is DoesNotFit


def test_nothing_is_entered_for_the_future() -> None:
    night = small()
    act = Register(name="New")
    assert [type(x) for x in night.refused(act, happened=night.ms + 1)] == [InTheFuture]


# -- buying more --------------------------------------------------------------------------------------


def test_a_re_buy_and_an_add_on_are_kept_apart() -> None:
    night = seated().run('rebuy "Anna Ek"\naddon "Anna Ek"\nrebuy "Anna Ek" chips 5000 pay 200 fee 20')
    anna = night.entry('"Anna Ek"')
    assert anna.bought == {"entry": 1, "rebuy": 2, "addon": 1}
    assert (anna.chips, anna.paid, anna.fee) == (40_000, 500 + 400 + 300 + 200, 50 + 20)
    assert night.state.chips.in_play == 70_000


def test_a_guest_of_the_house_takes_nothing_out_of_the_pool() -> None:
    night = seated(count=1)
    before = night.state.money.pool
    night.do('register "Guest" pay 0')
    assert night.state.money.pool == before
    night.do('register "Half" pay 250')
    assert night.state.money.pool == before + 200


def test_a_price_set_later_changes_nothing_bought_before() -> None:
    night = seated(count=1)
    night.run('price entry 900 fee 0 chips 1\nregister "New"')
    assert [(e.paid, e.chips) for e in night.state.playing] == [(500, 10_000), (900, 1)]


def test_a_re_entry_without_a_price_costs_what_an_entry_costs() -> None:
    night = Night().run("price entry 500 fee 50 chips 10000")
    night.run('register "Anna"\nregister "Bo"\neliminate "Anna"\nreenter "Anna"')
    again = night.entry('"Anna"')
    assert (again.nth, again.paid, again.fee, again.chips) == (2, 500, 50, 10_000)
    assert again.bought == {"reentry": 1}


def test_how_often_and_how_long_is_a_house_rule_that_can_be_overruled() -> None:
    night = small().run("price rebuy 400 chips 10000 until 1 most 1")
    night.do('rebuy "Anna Ek"')
    night.do("set clock row 2")
    reasons = night.reasons('rebuy "Anna Ek"')
    assert set(reasons) == {SaleClosed(purchase="rebuy", until=1), LimitReached(purchase="rebuy", most=1)}
    assert all(x.overridable for x in reasons)
    night.do('rebuy "Anna Ek" override "agreed by the table"')
    assert {kind for kind, _ in night.state.word.overrides[-1].against} == {"sale_closed", "limit_reached"}


def test_the_limit_counts_a_player_not_an_entry() -> None:
    night = seated().run("price rebuy 400 chips 10000 most 1\nprice reentry 500 chips 10000 most 1")
    night.run('rebuy "Anna Ek"\neliminate "Anna Ek"\nreenter "Anna Ek"')
    assert night.whys('rebuy "Anna Ek"') == {LimitReached}
    night.do('eliminate "Anna Ek"')
    assert night.whys('reenter "Anna Ek"') == {LimitReached}


def test_an_entry_is_not_bought_back_in_while_its_player_is_in_by_an_earlier_one() -> None:
    night = seated().run('eliminate "Anna Ek"\nreenter "Anna Ek"\neliminate "Anna Ek"')
    first, again = night.state.people.entries_of[night.entry('"Anna Ek"').player]
    night.do(f"take back e{first}")
    assert night.reasons(f"rebuy e{again}") == [StillIn(entry=first)]


def test_who_is_out_or_unknown_buys_nothing() -> None:
    night = seated().run('eliminate "Anna Ek"')
    anna = night.entry('"Anna Ek"').id
    assert {type(x) for x in night.refused(AddOn(entry=anna))} == {AlreadyOut}
    assert {type(x) for x in night.refused(Rebuy(entry=999))} == {NoSuchEntry}
    assert {type(x) for x in night.refused(AddOn(entry=anna, pay=-1), "please")} == {AlreadyOut, BadAmount}


def test_a_re_buy_of_one_marked_out_brings_him_back_where_no_book_forbids_it() -> None:
    night = seated().run('eliminate "Anna Ek" by "Bo Ros"\nrebuy "Anna Ek"')
    anna = night.entry('"Anna Ek"')
    assert (anna.out, night.state.seat_text(anna.id), anna.chips) == (False, "1.1", 20_000)
    assert (night.state.game.busts, night.state.chips.in_play) == ([], 50_000)


def test_what_is_not_sold_is_not_bought() -> None:
    night = Night().run('register "Anna"')
    assert night.whys('rebuy "Anna"') == {NotSold}
    night.do('rebuy "Anna" chips 500 pay 20')


# -- re-entry -----------------------------------------------------------------------------------------


def test_a_re_entry_is_a_new_entry_of_the_same_person() -> None:
    night = seated().run('eliminate "Anna Ek"\nreenter "Anna Ek" seat 1.9\neliminate "Anna Ek"')
    night.do('reenter "Anna Ek"')
    mine = night.state.people.entries_of[night.entry('"Anna Ek"').player]
    assert [night.state.people.entries[e].nth for e in mine] == [1, 2, 3]
    assert [night.state.people.entries[e].out for e in mine] == [True, True, False]


def test_who_is_in_or_never_was_does_not_re_enter() -> None:
    night = seated()
    assert night.whys('reenter "Anna Ek"') == {StillIn}
    assert {type(x) for x in night.refused(Reenter(player=999, chips=-1))} == {NoSuchPlayer, BadAmount}
    night.do('register "Gone"')
    player = night.entry('"Gone"').player
    night.do('unregister "Gone"')
    assert {type(x) for x in night.refused(Reenter(player=player))} == {NotEntered}


def test_everything_against_a_re_entry_at_once() -> None:
    night = late_night()
    night.run("price reentry 500 chips 10000 until 1 most 1")
    night.do('eliminate "Anna Ek"')
    night.do('reenter "Anna Ek" override "x"')
    night.do('eliminate "Anna Ek"')
    player = night.entry('"Anna Ek"').player
    taken = night.seats()[night.entry('"Bo Ros"').id]
    found = night.refused(Reenter(player=player, chips=-1, seat=taken))
    assert {type(x) for x in found} == {
        LateRegistrationClosed,
        SaleClosed,
        LimitReached,
        BadAmount,
        SeatTaken,
    }


# -- un-registering -----------------------------------------------------------------------------------


def test_un_registering_before_the_start_gives_money_and_seat_back() -> None:
    night = small(started=False)
    before = night.state.money.paid
    seat = night.seats()[night.entry('"Anna Ek"').id]
    night.do('unregister "Anna Ek"')
    assert night.state.money.paid == before - 500
    assert seat[1] in night.state.room.tables[seat[0]].free
    assert len(night.state.people.entries) == 7


def test_who_has_played_is_un_registered_only_with_a_reason() -> None:
    night = small()
    (reason,) = night.reasons('unregister "Anna Ek"')
    assert (type(reason), reason.overridable) == (HasPlayed, True)
    night.do('unregister "Anna Ek" override "never touched a card"')


def test_who_has_knocked_somebody_out_is_not_un_registered_at_all() -> None:
    """The bust would name nobody."""
    night = small().run('eliminate "Bo Ros" by "Anna Ek"')
    (reason,) = night.reasons('unregister "Anna Ek" override "never came"')
    anna, bo = night.entry('"Anna Ek"').id, night.entry('"Bo Ros"').id
    assert reason == HasPlayed(entry=anna, beaten=bo)
    night.do('correct bust "Bo Ros" by none')
    night.do('unregister "Anna Ek" override "never came"')


def test_who_is_out_is_not_un_registered() -> None:
    night = seated().run('eliminate "Anna Ek"')
    assert night.whys('unregister "Anna Ek"') == {AlreadyOut}


# -- putting right ------------------------------------------------------------------------------------


def test_correct_entry_keeps_seat_chips_and_history() -> None:
    night = seated().run('rebuy "Anna Ek"\neliminate "Bo Ros" by "Anna Ek"')
    before = night.copy().people.entries[night.entry('"Anna Ek"').id]
    night.do('correct entry "Anna Ek" "Karin Sjö" number "44"')
    after = night.entry('"Karin Sjö"')
    assert (after.id, after.table, after.seat, after.chips, after.bought) == (
        before.id,
        before.table,
        before.seat,
        before.chips,
        before.bought,
    )
    assert night.state.name(night.state.game.busts[0].by[0]) == "Karin Sjö"
    assert before.player not in night.state.people.live
    assert before.player not in night.state.people.entries_of
    night.do('register "Anna Ek"')


def test_correct_entry_of_one_who_is_out_keeps_the_place() -> None:
    night = seated().run('eliminate "Bo Ros"\ncorrect entry "Bo Ros" "Karin Sjö"')
    assert [night.state.name(b.entry) for b in night.state.game.busts] == ["Karin Sjö"]


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ('correct entry "Anna Ek" "Bo Ros"', {AlreadyRegistered}),
        ('correct entry "Anna Ek" "anna ek"', {SameTwice}),
        ('correct entry "Anna Ek" " "', {NameEmpty}),
        ('correct entry e999 " "', set[type[Reason]]((NameEmpty, NoSuchEntry))),
        ('correct entry "Anna Ek" "Somebody" number "5"', {NumberTaken}),
        ('correct entry "Anna Ek" "Twin"', {SeveralPlayers}),
    ],
)
def test_what_an_entry_is_not_corrected_to(line: str, whys: set[type[Reason]]) -> None:
    night = seated().run('register "Five" number "5"\neliminate "Five"')
    night.run('register "Twin" number "8"\nregister "Twin" number "9"')
    assert night.whys(line) == whys


def test_edit_player_is_the_same_person_written_right() -> None:
    night = seated()
    player = night.entry('"Anna Ek"').player
    night.do('edit player "Anna Ek" name "Anna Eek" number "3" note "left-handed" accessible yes')
    assert night.entry('"Anna Eek"').player == player
    night.do('edit player "Anna Eek" accessible no number ""')
    assert (night.state.people.players[player].accessible, night.state.people.players[player].number) == (
        False,
        "",
    )
    assert night.state.people.players[player].note == "left-handed"
    assert "anna ek" not in night.state.people.by_name


def test_everything_against_an_edit_at_once() -> None:
    night = seated().run('register "Five" number "5"')
    act = EditPlayer(player=999, name="", number="5", note="x" * 121, accessible="perhaps")
    assert {type(x) for x in night.refused(act)} == {
        NoSuchPlayer,
        NameEmpty,
        NumberTaken,
        NameTooLong,
        BadSetting,
    }


def test_a_level_sheet_alone_makes_nobody_late() -> None:
    night = Night().run(SHEET + 'set late 1\nregister "Early"')
    assert len(night.state.playing) == 1


def test_a_refusal_tells_every_reason_in_the_exception() -> None:
    with pytest.raises(Refused) as refused:
        late_night().do('register "Anna Ek"')
    assert {type(x) for x in refused.value.reasons} == kinds(AlreadyRegistered, LateRegistrationClosed)


def test_an_entry_is_sold_until_its_level_like_everything_else() -> None:
    night = small().run("price entry 500 fee 50 chips 10000 until 1\nset clock row 2")
    (reason,) = night.reasons('register "Late"')
    assert reason == SaleClosed(purchase="entry", until=1)
    assert reason.overridable
    night.do('register "Late" override "the train was late"')


def test_a_re_entry_without_a_price_of_its_own_is_sold_like_an_entry() -> None:
    night = Night().run("price entry 500 chips 10000 most 2" + SHEET + 'open table 1\nregister "Anna Ek"')
    night.run('register "Bo"\nstart\neliminate "Anna Ek"\nreenter "Anna Ek"\neliminate "Anna Ek"')
    (reason,) = night.reasons('reenter "Anna Ek"')
    assert reason == LimitReached(purchase="entry", most=2)
    assert reason.overridable
    assert night.director.check(Register(name="New")) == ()
    night.run("price entry 500 chips 10000 until 1\nset clock row 2")
    assert night.whys('reenter "Anna Ek"') == {SaleClosed}
    night.do("price reentry 500 chips 10000")
    assert night.director.check(Reenter(player=night.entry('"Anna Ek"').player)) == ()


def test_a_nickname_does_not_stand_for_somebody_of_that_name() -> None:
    night = Night().run('register "Anders" nickname "Bo"\nregister "Bo"')
    assert [night.state.name(e.id) for e in night.state.playing] == ["Anders", "Bo"]
    night.run('register "Carl" nickname "Dan"\ncorrect entry "Anders" "Dan"')
    assert [night.state.name(e) for e in sorted(night.state.people.live.values())] == ["Dan", "Bo", "Carl"]
    night.run('register "Ed" nickname "Finn"\nregister "Gus" nickname "Finn"')
    assert night.director.check(Register(name="Finn")) == ()


def test_a_club_number_is_free_again_when_its_bearer_is_not_in_the_tournament() -> None:
    night = Night().run('register "Ana Ek" number "12"\nunregister "Ana Ek"\nregister "Anna Ek" number "12"')
    assert [(p.name, p.number) for p in night.state.people.players.values()] == [
        ("Ana Ek", "12"),
        ("Anna Ek", "12"),
    ]
    assert night.entry("no:12") is night.entry('"Anna Ek"')
    assert night.whys('register "Ana Ek" number "12"') == {NumberTaken}
    night.do('register "Ana Ek"')
    assert night.state.people.players[night.entry('"Ana Ek"').player].number == ""


def test_an_un_registered_person_comes_back_with_the_old_number() -> None:
    night = Night().run('register "Ana Ek" number "12" note "x"\nunregister "Ana Ek"')
    night.do('register "Ana Ek" number "12"')
    assert [(p.name, p.note) for p in night.state.people.players.values()] == [("Ana Ek", "x")]


def test_correcting_an_entry_counts_both_peoples_entries_again() -> None:
    night = seated(count=3).run('eliminate "Anna Ek"\nreenter "Anna Ek"')
    night.do('correct entry "Anna Ek" "New Man"')
    assert night.entry('"New Man"').nth == 1
    night.run('eliminate "Bo Ros"\nreenter "Bo Ros"\neliminate "Bo Ros"')
    first, again = (
        night.state.people.entries[e] for e in night.state.people.entries_of[night.entry('"Bo Ros"').player]
    )
    assert (first.nth, again.nth) == (1, 2)
    night.do(f'correct entry e{first.id} "New Man"')
    assert again.nth == 1
    his = night.state.people.entries_of[night.entry('"New Man"').player]
    assert [night.state.people.entries[e].nth for e in his] == [1, 2]
