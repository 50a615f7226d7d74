"""Races, colour-ups and the ledger at the tables of a night: what is refused, and that every chip is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.chips.audit import audit
from core.chips.race import SUIT_ORDER, collected, rescued, stack_limit
from core.chips.race import given as handed_out
from core.formats.duties import duties
from core.formats.verify_races import RaceFlaw, verify_races
from core.say import acts
from core.say import records as r
from core.say.becauses import ColourUpDone
from core.say.duties import ColourUpAheadDuty, ColourUpDuty, Duty, RaceDuty, Urgency
from core.say.reasons import (
    BadAmount,
    BadChipSet,
    CardsUnequal,
    CardTwice,
    ChipGone,
    ChipInPlay,
    ChipsUnknown,
    ColourUpNotAnnounced,
    HighestChip,
    LowerChipFirst,
    MoreThanInPlay,
    NoSuchCard,
    NoSuchChip,
    NoSuchLedgerWord,
    NoSuchSeat,
    NotInRace,
    NotRaced,
    OthersDepend,
    PackTooSmall,
    RacedAlready,
    Reason,
    Refused,
    RescuedHigher,
    SameTwice,
    SeatEmpty,
    TooManyOdd,
)
from core.text.script import parse
from core.text.script_words import BadLine
from tests.examples import examples
from tests.unit.night import STOCKHOLM, Night
from tests.unit.rooms import because, room
from tests.unit.variants import variant

Change = Callable[[r.Record], r.Record]
BOOKS = ("plain", "svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def table(*rooms: tuple[int, ...], plan: str = "25", book: str = "") -> Night:
    """Tables 1, 2, … with players in these seats, and a break at which these chips go."""
    night = Night()
    if book:
        night.do(f"rulebook {book}")
    night.run("price entry 100 chips 10000\nadd level blinds 25/50 length 20")
    night.run(
        f"add break length 10 remove {plan}\nadd level blinds 500/1000 length 20\nchips 25 100 500 1000"
    )
    return room(*(rooms or ((1, 2, 4),)), night=night)


def held(night: Night) -> r.RaceHeld:
    return next(x for x in night.director.history[-1].records if isinstance(x, r.RaceHeld))


@pytest.mark.parametrize(
    ("line", "whys"),
    [
        ("race 1 chip 25 odd 1:4", {TooManyOdd}),
        ("race 1 chip 100 odd 1:5", {TooManyOdd, LowerChipFirst}),
        ("race 1 chip 25 odd 3:1", {SeatEmpty}),
        ("race 1 chip 25 odd 10:1", {NoSuchSeat}),
        ("race 1 chip 25 odd 1:1 1:2", {SameTwice}),
        ("race 1 chip 25 odd 1:0", {BadAmount}),
        ("race 1 chip 25 odd 1:1 last 2", {NotInRace}),
        ("race 1 chip 25 odd 1:2 2:1 cards 1:As 1:as 2:Kd", {CardTwice}),
        ("race 1 chip 25 odd 1:2 2:1 cards 1:As 2:Kd", {CardsUnequal}),
        ("race 1 chip 25 odd 1:1 cards 1:As 1:Kd", {CardsUnequal}),
        ("race 1 chip 25 odd 1:1 cards 1:As 4:Kd", {CardsUnequal}),
        ("race 1 chip 20 odd 1:1", {NoSuchChip}),
        ("race 1 chip 1000 odd 1:1", {HighestChip}),
        ("race 1 chip 25 odd 3:4 last 5", {SeatEmpty, NotInRace}),
        ("colour up 1000", {HighestChip}),
        ("colour up 20", {NoSuchChip}),
        ("colour up 25", {NotRaced}),
        ("colour up 100", {NotRaced, LowerChipFirst}),
        ("exchange 1.1 chip 25 count 3", {ChipInPlay}),
        ("exchange 1.1 chip 20 count 3", {NoSuchChip}),
        ("exchange 1.1 chip 25 count 0", {ChipInPlay, BadAmount}),
        ("chips 25 25", {BadChipSet}),
        ("chips 0 25", {BadAmount}),
        ("chips 25 -5", {BadAmount}),
        ("chips " + " ".join(map(str, range(1, 22))), {BadChipSet}),
        ("adjust 0 why found", {BadAmount}),
        ("adjust 5 why missing", {BadAmount}),
        ("adjust -5 why surplus", {BadAmount}),
        ("adjust -30001 why missing", {MoreThanInPlay}),
        ("adjust -5 why mislaid", {NoSuchLedgerWord}),
    ],
)
def test_what_cannot_be_is_refused(line: str, whys: set[type[Reason]]) -> None:
    assert table().whys(line) == whys


def test_cards_that_are_none_do_not_come_through_the_screen_either() -> None:
    night = table()
    race = acts.Race(table=night.table("1").id, chip=25, odd=((1, 1), (2, 1)), cards=((1, "1s"), (2, "Kd")))
    assert [type(x) for x in night.director.check(race)] == [NoSuchCard]


def test_a_card_dealt_twice_is_the_same_card_however_it_is_written() -> None:
    night = table()
    for cards in (((1, "As"), (2, "as")), ((1, "Th"), (2, "10H"))):
        race = acts.Race(table=night.table("1").id, chip=25, odd=((1, 1), (2, 1)), cards=cards)
        assert [type(x) for x in night.director.check(race)] == [CardTwice]


def test_who_was_rescued_with_a_higher_chip_has_no_lower_ones_left() -> None:
    """At one break the 25s and the 100s go: who lost the last 25s has a 500 and nothing else."""
    night = table((1, 2, 4), plan="25 100").run("start").wait(25)
    night.do("race 1 chip 25 odd 1:1 2:3 4:3 last 1 cards 1:2c 2:As 2:Kd 2:3h 4:Qs 4:Jd 4:5h")
    assert (held(night).rescued, held(night).rescue) == ((1,), 500)
    (reason,) = night.reasons("race 1 chip 100 odd 1:2 2:1")
    assert isinstance(reason, RescuedHigher)
    assert (reason.overridable, reason.rescue) == (True, 500)
    night.do("race 1 chip 100 odd 2:1 4:2")
    night.do("undo")
    night.run('eliminate "T1 S1"\nregister "New One" seat 1.1 override "x"')
    night.do("race 1 chip 100 odd 1:2 2:1")  # somebody else sits there
    night.run("undo\nundo\nundo").wait(20)
    night.do("race 1 chip 100 odd 1:2 2:1")  # hands were played since


def test_a_colour_up_says_where_what_is_in_play_cannot_be_made_of_the_chips_left() -> None:
    night = table().run("adjust -25 why missing\nrace 1 chip 25\ncolour up 25")
    assert [x.unpaid for x in because(night, ColourUpDone)] == [29_975]
    night = table().run("race 1 chip 25\ncolour up 25")
    assert [x.unpaid for x in because(night, ColourUpDone)] == [0]


def test_what_left_at_a_table_that_never_raced_is_in_its_audit() -> None:
    night = table((1, 2), (1, 2)).run("adjust -500 why missing at 2")
    found = audit(night.state)
    (row,) = found.tables
    assert (row.label, row.before, row.ledger, row.after) == ("2", 0, (("missing", -500),), -500)
    assert found.closes


def test_where_a_gone_colour_is_not_exchanged_all_of_it_is_removed() -> None:
    night = variant(table(), "race.gone_colour", "removed").run("race 1 chip 25\ncolour up 25")
    night.do("exchange 1.1 chip 25 count 7")
    assert night.state.chips.in_play == 30_000 - 175


def test_more_than_is_in_play_cannot_be_raced() -> None:
    night = Night().run("price entry 100 chips 50\nadd break length 10 remove 25\nchips 25 100 500")
    room((1, 2), night=night)
    assert night.whys("race 1 chip 25 odd 1:3 2:2") == {MoreThanInPlay}


def test_without_a_structure_every_race_is_off_the_plan() -> None:
    night = Night().run("price entry 100 chips 9000\nchips 25 100 500\nrulebook cpc-2023")
    room((1, 2), night=night)
    night.do("blinds 1 big 2 small 1")
    assert night.whys("race 1 chip 25 odd 1:3") == {ColourUpNotAnnounced}
    night.run("announce colour-up-25\nrace 1 chip 25 odd 1:3")
    assert not held(night).planned


def test_before_anybody_said_which_chips_there_are() -> None:
    night = table().run("chips none")
    assert night.whys("race 1 chip 25 odd 1:1") == {ChipsUnknown}
    assert night.whys("colour up 25") == {ChipsUnknown}
    assert night.whys("exchange 1.1 chip 25 count 1") == {ChipsUnknown}


def test_a_pack_has_52_cards() -> None:
    night = Night().run("price entry 100 chips 9000\nadd break length 10 remove 25\nchips 25 1000")
    room(9, night=night)
    (reason,) = night.reasons("race 1 chip 25 odd 1:39 2:14")
    assert reason == PackTooSmall(odd=53, cards=52)
    night.do("race 1 chip 25 odd 1:39 2:13")
    assert len({card for _, card in held(night).cards}) == 52


def test_a_table_races_once_unless_the_director_says_so() -> None:
    night = table().run("race 1 chip 25 odd 1:1")
    (reason,) = night.reasons("race 1 chip 25 odd 2:3")
    assert (type(reason), reason.overridable) == (RacedAlready, True)
    night.do('race 1 chip 25 odd 2:3 override "he was moved here with them"')


def test_a_gone_chip_is_raced_no_more() -> None:
    night = table().run("race 1 chip 25\ncolour up 25")
    assert night.whys("race 1 chip 25 odd 1:1") == {ChipGone}
    assert night.whys("colour up 25") == {ChipGone}
    assert night.whys("exchange 1.1 chip 25 count 1300") == {MoreThanInPlay}


@pytest.mark.parametrize(
    ("line", "column", "expected"),
    [
        ("race 1 chip 25 odd 1:3 4", 24, "counts"),
        ("race 1 chip 25 odd 1:x", 20, "counts"),
        ("race 1 chip 25 odd a:1", 20, "counts"),
        ("race 1 chip 25 odd :1", 20, "counts"),
        ("race 1 chip 25 odd", 19, "counts"),
        ("race 1 chip 25 odd 1:-2", 20, "counts"),
        ("race 1 chip 25 odd 1:1 cards 1:Ax", 30, "cards"),
        ("race 1 chip 25 odd 1:1 cards As", 30, "cards"),
        ('race 1 chip 25 odd 1:1 cards "1:As"', 30, "cards"),
        ("race 1 chip 25 odd 1:²", 20, "counts"),
        ("race 1 odd 1:1", 15, "int"),
    ],
)
def test_a_line_that_is_none_says_where(line: str, column: int, expected: str) -> None:
    with pytest.raises(BadLine) as caught:
        parse(line, table().state, 0, STOCKHOLM)
    assert (caught.value.column, caught.value.expected) == (column, expected)


def test_cards_are_written_in_one_way() -> None:
    night = table()
    change = night.do("race 1 chip 25 odd 1:2 4:1 cards 1:AS 1:10h 4:kd last 4 1")
    assert isinstance(change.action.records[0], r.RaceHeld)
    assert change.action.records[0].cards == ((1, "As"), (1, "Th"), (4, "Kd"))


# -- every chip is kept ------------------------------------------------------------------------------


@st.composite
def races(draw: Any) -> dict[str, Any]:
    chip, new = draw(st.sampled_from([(25, 100), (100, 500), (500, 1000)]))
    seats = draw(st.lists(st.integers(1, 9), min_size=1, max_size=9, unique=True))
    odd = tuple((seat, draw(st.integers(1, stack_limit(chip, new)))) for seat in seats)
    values = {
        "race.count": draw(st.sampled_from(["round_up", "nearest_half_up"])),
        "race.start": draw(st.sampled_from(["left_of_button", "seat_1"])),
        "race.cards": draw(st.sampled_from(["all_before_next", "one_each_round"])),
        "race.suits": draw(st.sampled_from(list(SUIT_ORDER))),
        "race.most": draw(st.integers(1, 3)),
        "race.rescue": draw(st.sampled_from(["next_denomination", "lowest_in_play", "none"])),
    }
    last = tuple(draw(st.lists(st.sampled_from(seats), unique=True)))
    one = draw(st.none() | st.sampled_from(list(values)))
    return {
        "book": draw(st.sampled_from(BOOKS)), "chip": chip, "new": new, "odd": odd, "last": last,
        "values": None if one is None else (one, values[one]),
    }  # fmt: skip


@settings(max_examples=examples(60), deadline=None)
@given(races(), st.data())
def test_a_race_keeps_every_chip_and_throws_nobody_out(race: dict[str, Any], data: st.DataObject) -> None:
    night = table((1, 2, 3, 4, 5, 6, 7, 8, 9), plan=str(race["chip"]), book=race["book"])
    if race["values"]:
        variant(night, *race["values"])
    night.do("blinds 1 big 5")
    t, before = night.state, night.state.chips.in_play
    act = acts.Race(table=night.table("1").id, chip=race["chip"], odd=race["odd"], last=race["last"])
    night.act(act)
    found = held(night)
    assert dict(found.odd) == dict(race["odd"])
    moved = sum(x.amount for x in t.chips.adjustments)
    assert night.state.chips.in_play == before + moved
    assert collected(found) + moved == handed_out(found) + rescued(found)
    most = t.rulebook.number("race.most")
    assert all(found.winners.count(seat) <= most for seat in found.winners)
    left_empty = set(race["last"]) - set(found.winners)
    if t.rulebook.word("race.rescue") == "none":
        assert found.rescued == ()
    else:
        assert set(found.rescued) == left_empty, "nobody is raced out"
        assert not left_empty or found.rescue > 0
    value, exact = collected(found), handed_out(found)
    if most == 1:
        limit = race["new"] if t.rulebook.word("race.count") == "round_up" else race["new"] / 2
        assert abs(exact - value) <= limit
    assert replace(audit(night.state), unmade=0).closes
    assert [x.ok for x in verify_races(night.log.actions)] == [True]
    night.do("undo")
    assert night.state.chips.in_play == before


def test_a_race_that_was_tampered_with_is_found() -> None:
    night = table().run("race 1 chip 25 odd 1:3 2:3")
    *first, last = night.log.actions
    race = held(night)
    other = race.cards[::-1]
    cards = tuple((seat, card) for (seat, _), (_, card) in zip(race.cards, other, strict=True))
    forged = replace(last, records=(replace(race, cards=cards), *last.records[1:]))
    assert [x.ok for x in verify_races([*first, forged])] == [False]
    again = replace(last, id=last.id + 1)
    assert [x.ok for x in verify_races([*first, last, again])] == [True, False], "a secret is dealt from once"
    flaws = [x.flaws for x in verify_races([*first, last, again])]
    assert RaceFlaw.USED_SECRET in flaws[1]


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        (lambda x: replace(x, winners=(2, 1)) if isinstance(x, r.RaceHeld) else x, RaceFlaw.WINNERS),
        (lambda x: replace(x, amount=25) if isinstance(x, r.ChipsAdjusted) else x, RaceFlaw.LEDGER),
        (lambda x: replace(x, odd=x.odd[::-1]) if isinstance(x, r.RaceHeld) else x, RaceFlaw.CARDS),
    ],
)
def test_a_race_is_worked_out_again_from_its_cards(change: Change, flaw: RaceFlaw) -> None:
    """By hand: odd 150 at 100s is two chips, to the two highest cards, and 50 too many."""
    night = table().run("race 1 chip 25 odd 1:3 2:3 cards 1:As 1:Kd 1:2h 2:Qs 2:Jd 2:3h")
    assert held(night).winners == (1, 2)
    *first, last = night.log.actions
    forged = replace(last, records=tuple(map(change, last.records)))
    assert [x.flaws for x in verify_races([*first, last, replace(forged, id=last.id + 1)])] == [(), (flaw,)]
    night.do("undo")
    assert [(x.undone, x.ok) for x in verify_races(night.log.actions)] == [(True, True)]


def test_the_audit_closes_to_the_chip_for_the_tables_and_the_room() -> None:
    night = table((1, 2, 4), (1, 2, 3))
    night.run("race 1 chip 25 odd 1:3 2:3 4:3 cards 1:As 1:Kd 1:2h 2:Qs 2:Jd 2:3h 4:9s 4:8d 4:2c last 4")
    night.run("race 2 chip 25 odd 1:3 last 1")
    night.run("colour up 25\nexchange 2.3 chip 25 count 3\nexchange 2.2 chip 25 count 1")
    night.run("adjust -500 why forfeited of 1.2")
    night.run("adjust -100 why missing")
    found = audit(night.state)
    assert [(x.label, x.chip, x.before, x.rounding, x.rescue, x.after) for x in found.races] == [
        ("1", 25, 225, -25, 100, 300),
        ("2", 25, 75, 25, 0, 100),
    ]
    assert [(x.label, x.before, x.rounding, x.rescue, x.ledger, x.after) for x in found.tables] == [
        ("1", 225, -25, 100, (("forfeited", -500),), -200),
        ("2", 75, 25, 0, (("gone", -100),), 0),
    ]
    room_row = found.room
    assert (room_row.before, room_row.rounding, room_row.rescue) == (60_000, 0, 100)
    assert dict(room_row.ledger) == {"gone": -100, "forfeited": -500, "missing": -100}
    assert room_row.after == night.state.chips.in_play == 60_000 + 100 - 700
    assert found.closes


def test_an_audit_that_does_not_close_says_by_how_much() -> None:
    night = table().run("race 1 chip 25 odd 1:3 2:3 4:3")
    t = night.copy()
    t.chips.races[0] = replace(t.chips.races[0], winners=())
    found = audit(t)
    assert not found.closes
    assert [x.off for x in found.tables] == [-200]


def test_a_race_of_a_table_that_is_gone_stays_in_the_audit() -> None:
    night = table((1, 2), (1, 2)).run("race 2 chip 25 odd 1:3\nbreak 2")
    assert audit(night.state).closes
    assert [x.label for x in audit(night.state).tables] == ["2"]


def test_what_a_race_rests_on_is_not_undone_from_under_it() -> None:
    night = table()
    chips = next(a.id for a in night.log.actions if a.line.startswith("chips "))
    night.do("race 1 chip 25 odd 1:3")
    assert night.whys(f"undo {chips}") == {OthersDepend}
    night.do(f"undo {chips} together")
    assert (night.state.chips.races, night.state.chips.adjustments, night.state.chips.in_play) == (
        [],
        [],
        30_000,
    )


# -- duties ------------------------------------------------------------------------------------------


D = TypeVar("D", bound=Duty)
RACES: tuple[type[Duty], ...] = (RaceDuty, ColourUpDuty)


def told(night: Night, *kinds: type[D]) -> list[D]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, kinds)]


def test_each_table_races_and_then_the_chips_leave_play() -> None:
    night = table((1, 2, 4), (1, 2), plan="25 100").run("start")
    (ahead,) = told(night, *RACES)
    assert isinstance(ahead, ColourUpDuty)
    assert (ahead.chips, ahead.urgency) == ((25, 100), Urgency.LATER)
    night.wait(20)

    def races_due() -> list[tuple[Any, Any, Any]]:
        found = told(night, RaceDuty)
        return [(night.state.room.tables[x.table].label, x.chip, x.new) for x in found]

    assert races_due() == [("1", 25, 100), ("2", 25, 100)]
    night.do("race 1 chip 25 odd 1:3 2:1")
    assert races_due() == [("1", 100, 500), ("2", 25, 100)], "the lower first, table by table"
    night.wait(12)
    assert races_due() == [("1", 100, 500), ("2", 25, 100)], "the break is over, the races are not"
    night.run("race 2 chip 25")
    (leaves,) = told(night, ColourUpDuty)
    assert (leaves.act, leaves.chips) == (acts.ColourUp(chip=25), (25,))
    assert leaves.act is not None
    night.act(leaves.act)
    assert told(night, ColourUpDuty) == []
    night.run("race 1 chip 100 odd 1:1\nrace 2 chip 100 odd 1:4")
    (leaves,) = told(night, ColourUpDuty)
    assert leaves.act == acts.ColourUp(chip=100)
    night.do("colour up 100")
    assert told(night, *RACES) == []


def test_a_race_from_the_button_asks_for_it_and_what_is_told_in_the_break_is_good_to_its_end() -> None:
    night = table((1, 2, 4), book="svepof-2006").run("start").wait(20)
    (duty,) = told(night, RaceDuty)
    assert duty.asks == (night.table("1").id,)
    assert duty.clauses == ("SvePoF 2006 §2.16",)
    night.do("blinds 1 big 4")
    assert [x.asks for x in told(night, RaceDuty)] == [()]
    night.wait(9)
    assert [x.asks for x in told(night, RaceDuty)] == [()], "nobody deals in a break"
    night.do("race 1 chip 25 odd 1:2 4:2")
    assert [seat for seat, _ in held(night).odd] == [4, 1], "left of the button at seat 1 or 2"


def test_what_a_duty_of_chips_does_is_never_refused() -> None:
    night = table((1, 2, 4), plan="100").run("start").wait(20)
    night.do("race 1 chip 100 odd 1:3")
    for duty in told(night, ColourUpDuty):
        assert duty.act is None, "the 25s stay: the director has to say it"
    with pytest.raises(Refused):
        night.do("colour up 100")


def test_who_said_nothing_of_chips_is_only_reminded() -> None:
    night = table().run("chips none\nstart")
    night.wait(20)
    (reminder,) = told(night, *RACES)
    assert isinstance(reminder, ColourUpAheadDuty)
    assert (reminder.act, reminder.unset) == (None, True)
    night.wait(11)
    assert told(night, *RACES) == []
