"""F: chip races by each book: how many chips, who is dealt to first, who wins, who is rescued."""

from __future__ import annotations

from typing import Any, TypeVar

import pytest

from core.formats.duties import duties
from core.say.becauses import (
    ChipsFound,
    GoneChipsExchanged,
    OddChipsCollected,
    RaceCardsBegin,
    RaceCardsDealt,
    RaceCounted,
    RaceRescue,
    RaceWon,
)
from core.say.duties import AnnounceDuty, Duty, RaceDuty
from core.say.reasons import BlindsUnknown, ColourUpNotAnnounced, FoundLeavesPlay, LowerChipFirst
from core.say.records import RaceHeld
from tests.rules.conftest import NightOf
from tests.unit.night import Night
from tests.unit.rooms import B, because, each, room

SVEPOF, CPC, NL, TDA = "SvePoF 2006 §2.16", "CPC 2023", "TDA-NL", "TDA 2024"
D = TypeVar("D", bound=Duty)

CHIPS = "chips 25 100 500 1000 5000"
BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def racers(night: Night, plan: str = "25", seats: tuple[int, ...] = (1, 2, 4, 6)) -> Night:
    """A table with players in these seats, the button at seat 3, and a break at which these chips go."""
    night.run(f"price entry 100 chips 10000\nadd level blinds 100/200 length 20\n{CHIPS}")
    night.do(f"add break length 10 remove {plan}" if plan else "add break length 10")
    night.do("add level blinds 300/600 length 20")
    room(seats, night=night)
    return night.run("blinds 1 big 5 small 4 button 3")


def held(night: Night, line: str) -> RaceHeld:
    return next(x for x in night.do(line).action.records if isinstance(x, RaceHeld))


def why(night: Night, kind: type[B]) -> B:
    (found,) = because(night, kind)
    return found


def found(night: Night, kind: type[D]) -> list[D]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, kind)]


def marked(*rows: tuple[Any, ...]) -> dict[str, tuple[Any, ...]]:
    return dict(zip(BOOKS, rows, strict=True))


@pytest.mark.rule_id("F1")
@pytest.mark.parametrize(
    ("book", "nine", "clauses"),
    each("race.count", marked((3, (SVEPOF,)), (2, ()), (2, (f"{NL} 2",)), (2, ()))),
)
def test_ten_25s_are_three_100s_and_nine_two_or_three_by_the_book(
    night_of: NightOf, book: str, nine: int, clauses: tuple[str, ...]
) -> None:
    night = racers(night_of(book))
    before = night.state.chips.in_play
    ten = held(night, "race 1 chip 25 odd 1:3 2:3 4:3 6:1")
    assert (ten.new, len(ten.winners)) == (100, 3)
    told = why(night, RaceCounted)
    assert (told.value, told.won, told.rounding, told.clauses) == (250, 3, 50, clauses)
    assert night.state.chips.in_play == before + 50
    night.do("undo")
    assert len(held(night, "race 1 chip 25 odd 1:3 2:3 4:3").winners) == nine
    assert night.state.chips.in_play == before + 100 * nine - 225


@pytest.mark.parametrize(
    ("book", "order", "clauses"),
    each(
        "race.start",
        marked(
            ("4 6 1 2", (SVEPOF,)),
            ("4 6 1 2", (f"{CPC} Chip Race",)),
            ("1 2 4 6", (f"{NL} 2",)),
            ("1 2 4 6", (f"{TDA} 24",)),
        ),
    ),
)
def test_the_race_cards_begin(night_of: NightOf, book: str, order: str, clauses: tuple[str, ...]) -> None:
    """Left of the button, which stands at seat 3, or in seat 1 and never from the button (tda-nl 2)."""
    night = racers(night_of(book))
    race = held(night, "race 1 chip 25 odd 6:1 1:1 2:2 4:1")
    assert [seat for seat, _ in race.odd] == [int(x) for x in order.split()]
    told = why(night, RaceCardsBegin)
    assert (told.seats, told.clauses) == (tuple(map(int, order.split())), clauses)


@pytest.mark.parametrize(("book", "clause"), [("svepof-2006", SVEPOF), ("cpc-2023", f"{CPC} Chip Race")])
def test_where_the_button_decides_it_is_asked_for(night_of: NightOf, book: str, clause: str) -> None:
    night = racers(night_of(book)).wait(4)
    (reason,) = night.reasons("race 1 chip 25 odd 1:1 2:2")
    assert reason == BlindsUnknown(table=night.table("1").id, need="race", clause=clause)
    assert found(night, RaceDuty) == [], "the clock has not come to the break"
    held(night, "race 1 chip 25 odd 2:3")  # one player alone, or real cards: nothing hangs on it
    night.do("undo")
    assert held(night, "race 1 chip 25 odd 1:1 2:2 cards 2:Kd 2:3s 1:Qh").odd == ((2, 2), (1, 1))
    # and nothing is said of an order that goes by a button nobody told
    assert because(night, RaceCardsBegin) == []
    assert len(because(night, RaceCardsDealt)) == 1


@pytest.mark.parametrize(
    ("book", "clauses"),
    each("race.collected_from", marked(((),), ((f"{CPC} Colour Up",),), ((),), ((),))),
)
def test_the_chips_are_collected_from_seat_1(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = racers(night_of(book))
    night.do("race 1 chip 25 odd 6:1 1:1 2:2 4:1")
    told = why(night, OddChipsCollected)
    assert (told.seats, told.clauses) == ((1, 2, 4, 6), clauses)


@pytest.mark.parametrize(
    ("book", "clauses"),
    each("race.cards", marked(((SVEPOF,),), ((f"{CPC} Chip Race",),), ((),), ((f"{TDA} 24",),))),
)
def test_all_of_a_players_cards_before_the_next_players(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = racers(night_of(book))
    race = held(night, "race 1 chip 25 odd 4:2 6:3 1:1")
    seats = [seat for seat, _ in race.cards]
    wanted = [seat for seat, count in race.odd for _ in range(count)]
    assert seats == wanted
    assert why(night, RaceCardsDealt).clauses == clauses


@pytest.mark.parametrize(
    ("book", "clauses"),
    [
        pytest.param(book, clauses, id=book, marks=pytest.mark.rule(book, "race.suits", "race.most"))
        for book, clauses in zip(BOOKS, (
            (SVEPOF,), (f"{CPC} Colour Up",), (f"{NL} 2", f"{NL} 3"), (f"{TDA} 24",),
        ), strict=True)
    ],
)  # fmt: skip
def test_between_equal_ranks_spades_win(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = racers(night_of(book))
    race = held(night, "race 1 chip 25 odd 1:1 2:1 cards 1:Kh 2:Ks")
    assert race.winners == (2,)
    told = why(night, RaceWon)
    assert (told.tie, told.clauses) == (True, clauses)
    night.do("undo")
    assert held(night, "race 1 chip 25 odd 1:1 2:1 cards 1:Ac 2:Ks").winners == (1,), "the rank comes first"
    assert not why(night, RaceWon).tie


@pytest.mark.parametrize(
    ("book", "clauses"),
    each("race.most", marked(((SVEPOF,),), ((f"{CPC} Colour Up",),), ((f"{NL} 2",),), ((f"{TDA} 24",),))),
)
def test_nobody_wins_two_chips(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    """SvePoF §2.16, comment: with the two highest cards it is one chip all the same."""
    night = racers(night_of(book))
    race = held(night, "race 1 chip 25 odd 1:3 2:3 4:2 cards 1:As 1:Ad 1:Ac 2:Kh 2:2d 2:3d 4:Qc 4:4d")
    assert race.winners == (1, 2), "eight 25s are two 100s by every book"
    told = why(night, RaceWon)
    assert (told.most, told.clauses) == (1, clauses)


@pytest.mark.parametrize(
    ("book", "chip", "clauses"),
    each(
        "race.rescue",
        marked(
            (500, ("SvePoF 2006 §2.16.1",)),
            (25, (f"{CPC} Colour Up",)),
            (25, (f"{NL} 2",)),
            (25, (f"{TDA} 24",)),
        ),
    ),
)
def test_nobody_goes_out_in_a_race(night_of: NightOf, book: str, chip: int, clauses: tuple[str, ...]) -> None:
    """The 100s are raced while the 25s stay: the next denomination is another than the lowest in play."""
    night = racers(night_of(book), plan="100")
    before = night.state.chips.in_play
    race = held(night, "race 1 chip 100 odd 1:3 2:1 last 2 cards 1:As 1:Kd 1:Qc 2:2h")
    assert (race.winners, race.rescued, race.rescue) == ((1,), (2,), chip)
    told = why(night, RaceRescue)
    assert (told.entries, told.chip, told.clauses) == ((night.table("1").seats[2],), chip, clauses)
    assert night.state.chips.in_play == before + (500 - 400) + chip


@pytest.mark.rule_id("F3", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_two_at_one_break_the_lower_first_and_a_rescue_chip_is_carried_upward(
    night_of: NightOf, book: str
) -> None:
    night = racers(night_of(book), plan="25 100")
    (reason,) = night.reasons("race 1 chip 100 odd 1:3")
    assert isinstance(reason, LowerChipFirst)
    assert (reason.lower, reason.overridable) == (25, True)
    race = held(night, "race 1 chip 25 odd 1:3 2:1 last 2 cards 1:As 1:Kd 1:Qc 2:2h")
    assert (race.new, race.rescued, race.rescue) == (100, (2,), 500), "a 100 would be raced off at once"
    assert held(night, "race 1 chip 100 odd 1:3").new == 500


@pytest.mark.rule_id("F3", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_chip_the_room_was_told_of_leaves_with_those_planned(night_of: NightOf, book: str) -> None:
    night = racers(night_of(book)).run("announce colour-up-100")
    (reason,) = night.reasons("race 1 chip 100 odd 1:3")
    assert isinstance(reason, LowerChipFirst)
    assert reason.lower == 25
    race = held(night, "race 1 chip 25 odd 1:3 2:1 last 2 cards 1:As 1:Kd 1:Qc 2:2h")
    assert (race.rescued, race.rescue) == ((2,), 500), "the 100s go at the same break"


@pytest.mark.rule_id("F4")
@pytest.mark.parametrize(
    ("book", "clauses"),
    each("race.gone_colour", marked(((),), ((f"{CPC} Entfernte Nennwerte",),), ((),), ((f"{TDA} 24C",),))),
)
def test_chips_of_a_gone_colour_are_exchanged_and_the_rest_removed(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = racers(night_of(book)).run("race 1 chip 25\ncolour up 25")
    before = night.state.chips.in_play
    night.do("exchange 1.2 chip 25 count 7")
    told = why(night, GoneChipsExchanged)
    assert (told.exchanged, told.removed, told.clauses) == (100, 75, clauses)
    assert night.state.chips.in_play == before - 75
    night.do("exchange 1.2 chip 25 count 4")
    assert night.state.chips.in_play == before - 75, "four make a whole 100"


@pytest.mark.rule_id("F7")
@pytest.mark.parametrize(
    ("book", "clause"),
    each("race.unscheduled", marked(("",), (f"{CPC} Beliebige Color-Ups",), ("",), ("",))),
)
def test_a_race_that_is_not_planned_is_announced(night_of: NightOf, book: str, clause: str) -> None:
    night = racers(night_of(book), plan="").run("start")
    line = "race 1 chip 25 odd 1:3"
    (reason,) = night.reasons(line)
    assert (type(reason), reason.clause, reason.overridable) == (ColourUpNotAnnounced, clause, True)
    night.do(f'{line} override "all stacks are deep"')
    (duty,) = found(night, AnnounceDuty)
    assert (duty.what, duty.clauses) == ("colour-up-25", (clause,) if clause else ())
    assert duty.act is not None
    night.act(duty.act)
    assert found(night, AnnounceDuty) == []
    night.run("undo\nundo\nannounce colour-up-25")
    night.do(line)
    assert found(night, AnnounceDuty) == []


@pytest.mark.rule_id("F5")
@pytest.mark.parametrize(
    ("book", "clause"),
    each("chips.found", marked(("",), (f"{CPC} Gefundene/verdeckte Chips",), (f"{NL} 24",), ("",))),
)
def test_chips_that_are_found_leave_play(night_of: NightOf, book: str, clause: str) -> None:
    night = racers(night_of(book))
    before = night.state.chips.in_play
    (reason,) = night.reasons("adjust 500 why found")
    assert (type(reason), reason.clause, reason.overridable) == (FoundLeavesPlay, clause, True)
    night.do("adjust -500 why pocketed of 1.4")
    assert night.state.chips.in_play == before - 500
    assert why(night, ChipsFound).clauses == ((clause,) if clause else ())


def test_without_a_book_found_chips_are_the_directors_and_a_colour_up_needs_no_word() -> None:
    night = racers(Night(), plan="")
    night.run("adjust 500 why found\nrace 1 chip 25 odd 1:3 2:1")
    assert night.state.chips.in_play == 40_500, "four 25s are one 100, to the chip"
