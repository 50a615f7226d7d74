"""Races and chips in words: what the history says, why, what the desk is asked to do."""

from __future__ import annotations

import pytest

from core.clock.chip_plan import chip_warnings
from core.formats.duties import duties
from core.say.acts import Act
from core.say.acts.chips import AdjustChips, ColourUp, ExchangeGone, Race, SetChips
from core.say.duties import ColourUpDuty, RaceDuty
from core.say.levels import Level
from core.say.reasons import Reason
from core.say.reasons import chips as reasons_of
from core.tournament.state import Tournament
from gui.console.frame.completion import suggest
from gui.words import actions
from gui.words import chips as say
from gui.words.cards import card_sign, card_words
from gui.words.commands import explained, keyword
from gui.words.duties import duty
from gui.words.names import Names
from gui.words.reasons import becauses, reason
from tests.unit.night import Night
from tests.unit.rooms import room
from tests.windows.words.test_text import assert_sentence


def night_of(book: str) -> Night:
    night = Night().run(f"rulebook {book}\nprice entry 100 chips 10000\nadd level blinds 25/50 length 20")
    night.run("add break length 10 remove 25 100\nadd level blinds 500/1000\nchips 25 100 500 1000")
    return room((1, 2, 4), (1, 2), night=night).run("start\nblinds 1 big 2\nblinds 2 big 2 small 1").wait(20)


SAID = [
    reasons_of.ChipsUnknown(),
    reasons_of.BadChipSet(),
    reasons_of.NoSuchChip(chip=20, chips=(25, 100, 500)),
    reasons_of.ChipGone(chip=25),
    reasons_of.ChipInPlay(chip=25),
    reasons_of.HighestChip(chip=5000),
    reasons_of.LowerChipFirst(chip=100, lower=25),
    reasons_of.SeatEmpty(table=7, seat=4),
    reasons_of.TooManyOdd(table=7, seat=4, chip=25, odd=4, most=3),
    reasons_of.NotInRace(table=7, seat=4),
    reasons_of.RescuedHigher(entry=3, table=7, seat=4, rescue=1000, chip=500),
    reasons_of.MoreThanInPlay(amount=90_000, chips=80_000),
    reasons_of.PackTooSmall(odd=60, cards=52),
    reasons_of.NoSuchCard(card="1s"),
    reasons_of.CardTwice(card="As"),
    reasons_of.CardsUnequal(table=7, seat=4, cards=1, odd=2),
    reasons_of.RacedAlready(table=7, chip=25),
    reasons_of.RacedAlready(table=7, chip=25, entry=3),
    reasons_of.ChipNeeded(chip=25, amount=75, level=3),
    reasons_of.OddMiscounted(chip=25, value=775, total=590_025, unit=100),
    reasons_of.NotRaced(chip=25, tables=(2, 3)),
    reasons_of.ColourUpNotAnnounced(chip=25),
    reasons_of.NoSuchLedgerWord(word="lost", words=("found", "missing")),
    reasons_of.FoundLeavesPlay(amount=500),
]


def test_every_reason_of_chips_is_tried_here() -> None:
    assert {type(x) for x in SAID} == {
        x for x in vars(reasons_of).values() if isinstance(x, type) and x.__module__ == reasons_of.__name__
    }


@pytest.mark.parametrize("found", SAID, ids=lambda x: x.kind)
def test_every_reason_of_chips_is_said_in_a_plain_sentence(found: Reason) -> None:
    said = reason(found)
    assert_sentence(said)
    assert said[:1].isupper() or said[:1] in "“−-0123456789?" or isinstance(found, reasons_of.RescuedHigher)


def test_a_reason_of_chips_names_table_seat_and_player() -> None:
    night = night_of("tda-nl")
    table, entry = night.table("2").id, night.table("1").seats[4]
    assert reason(reasons_of.SeatEmpty(table=table, seat=1), night.state) == "Nobody sits in seat 2.1."
    assert reason(reasons_of.NotRaced(chip=25, tables=(night.table("1").id, table)), night.state).endswith(
        "at: 1, 2."
    )
    found = reasons_of.RescuedHigher(entry=entry, table=table, seat=1, rescue=500, chip=100)
    assert reason(found, night.state) == (
        "T1 S4 at 2.1 lost the last chips in a race and got one 500 chip, so there are no odd 100s."
    )


RACE = "race 1 chip 25 odd 1:3 2:3 4:3 cards 1:As 1:2d 1:3d 2:Kh 2:2s 2:3s 4:Ks 4:2c 4:3c last 2"


@pytest.mark.parametrize(
    ("book", "text", "quiet", "why"),
    [
        (
            "tda-nl",
            "Table 1 raced 9 × 25 for 2 × 100",
            "Seat 1 by ace of spades and seat 4 by king of spades · rescued with 500: seat 2",
            [
                "Odd chips total 225: 2 × 100, rounded to the nearest, half up · TDA-NL 2",
                "Chips are collected from seat 1: seats 1 2 4.",
                "Cards go out from seat 1: seats 1 2 4 · TDA-NL 2",
                "Each player gets all cards before the next player.",
                "Highest cards: T1 S1 (ace of spades) and T1 S4 (king of spades). Nobody wins more than "
                "1 chip. Equal ranks: spades are highest, then hearts, diamonds, clubs · TDA-NL 2, 3",
                "Nobody goes out in a race. Rescued with one 500 chip, the lowest in play: T1 S2. The "
                "100s are coloured up too · TDA-NL 2",
            ],
        ),
        (
            "svepof-2006",
            "Table 1 raced 9 × 25 for 3 × 100",
            "Seat 1 by ace of spades, seat 4 by king of spades and seat 2 by king of hearts",
            [
                "Odd chips total 225: 3 × 100, rounded up · SvePoF 2006 §2.16",
                "Chips are collected from seat 1: seats 1 2 4.",
                "Each player gets all cards before the next player · SvePoF 2006 §2.16",
                "Highest cards: T1 S1 (ace of spades), T1 S4 (king of spades) and T1 S2 (king of hearts). "
                "Nobody wins more than 1 chip · SvePoF 2006 §2.16",
            ],
        ),
    ],
)
def test_a_race_says_who_won_by_which_card_and_why(book: str, text: str, quiet: str, why: list[str]) -> None:
    night = night_of(book)
    action = night.do(RACE).action
    said = actions.sentence(action, Names(night.state))
    assert (said.text, said.quiet) == (text, quiet)
    assert becauses(action.records, Names(night.state)) == why


def test_of_two_cards_of_one_rank_the_one_that_won_is_named() -> None:
    night = night_of("tda-nl").run("race 1 chip 25 odd 1:2 2:2 cards 1:Kc 1:Kh 2:2s 2:3s")
    said = actions.sentence(night.log.actions[-1], Names(night.state))
    assert said.quiet == "Seat 1 by king of hearts"


def test_what_becomes_of_a_gone_colour_is_told_by_the_book() -> None:
    night = night_of("cpc-2023").run("race 1 chip 25\nrace 2 chip 25\ncolour up 25")
    assert becauses(night.log.actions[-1].records, Names(night.state)) == [
        "The 25s are out of play. Any found later are exchanged · CPC 2023 Entfernte Nennwerte"
    ]


def test_a_race_too_small_for_a_chip_says_so_and_deals_no_cards() -> None:
    night = night_of("tda-nl").run("race 2 chip 25 odd 1:1 last 1")
    said = actions.sentence(night.log.actions[-1], Names(night.state))
    assert (said.text, said.quiet) == (
        "Table 2 gave up 1 × 25, too few for one 100",
        "Rescued with 500: seat 1",
    )
    assert becauses(night.log.actions[-1].records, Names(night.state)) == [
        "Odd chips total 25: 0 × 100, rounded to the nearest, half up · TDA-NL 2",
        "Chips are collected from seat 1: seat 1.",
        "Nobody goes out in a race. Rescued with one 500 chip, the lowest in play: T2 S1. The 100s "
        "are coloured up too · TDA-NL 2",
    ]


def test_where_nothing_is_rounded_it_is_not_said() -> None:
    night = night_of("svepof-2006").run("blinds 1 big 2\nrace 1 chip 25 odd 1:3 2:1")
    assert becauses(night.log.actions[-1].records, Names(night.state))[0] == (
        "Odd chips total 100: 1 × 100, exactly · SvePoF 2006 §2.16"
    )


@pytest.mark.parametrize(
    ("line", "text", "quiet"),
    [
        ("race 2 chip 25", "Table 2 had no odd 25s", ""),
        ("colour up 25", "The 25s are out of play", ""),
        ("chips 100 25", "Chip set: 25, 100", ""),
        ("chips none", "Chip set: none", ""),
        (
            "exchange 1.1 chip 25 count 5",
            "T1 S1: 25 removed from play: Chips already out of play",
            "TDA 2024 24C",
        ),
        ("exchange 1.1 chip 25 count 4", "T1 S1: chips already out of play exchanged", "TDA 2024 24C"),
        ("adjust -500 why hidden of 1.1", "T1 S1: 500 removed from play: Hidden chips", ""),
        ("adjust -500 why missing at 2", "Table 2: 500 removed from play: Missing chips", ""),
        ("adjust 25 why surplus", "25 added to play: Surplus chips", ""),
    ],
)
def test_other_changes_of_chips_in_the_history(line: str, text: str, quiet: str) -> None:
    night = night_of("tda-2024").run("race 1 chip 25")
    if line.startswith("exchange"):
        night.run("race 2 chip 25\ncolour up 25")
    elif line.startswith("colour"):
        night.run("race 2 chip 25")
    said = actions.sentence(night.do(line).action, Names(night.state))
    assert (said.text, said.quiet) == (text, quiet)


def test_the_desk_is_told_which_table_races_and_when_the_chips_leave() -> None:
    night = night_of("tda-2024")
    first = next(x for x in duties(night.state, night.ms) if isinstance(x, RaceDuty))
    said = duty(first, night.ms, Names(night.state))
    assert (said.title, said.when, said.button) == ("Race the 25s at table 1", "now", "Odd chips…")
    assert said.text == "Enter each player's odd chips. They become 100s"
    assert said.reason == "Collect and deal from seat 1 · TDA 2024 24"
    night.run("race 1 chip 25\nrace 2 chip 25")
    last = next(x for x in duties(night.state, night.ms) if isinstance(x, ColourUpDuty))
    said = duty(last, night.ms, Names(night.state))
    assert (said.title, said.text, said.button) == (
        "Take the 25s out of play",
        "All 2 tables have raced them",
        "Out of play",
    )


@pytest.mark.parametrize(
    ("card", "said"), [("As", "ace of spades"), ("Td", "10 of diamonds"), ("2c", "2 of clubs"), ("?", "?")]
)
def test_cards_are_said_as_they_are_called(card: str, said: str) -> None:
    assert card_words(card) == said


@pytest.mark.parametrize("act", [SetChips, Race, ColourUp, ExchangeGone, AdjustChips])
def test_the_command_bar_explains_every_word(act: type[Act]) -> None:
    assert explained(act.VERB)
    for argument in act.ARGUMENTS:
        assert not argument.word or keyword(act.VERB, argument.word)


def test_no_half_typed_race_upsets_the_completion() -> None:
    night = night_of("tda-nl")
    for end in range(len(RACE) + 1):
        for state in (night.state, Tournament()):
            suggest(RACE[:end], state)
    assert [x.title for x in suggest("race 1 chip 25 odd 1:3 4:2 ", night.state)] == ["last", "cards"]
    assert [x.title for x in suggest("race 1 chip 25 odd 1:3 cards 1:As l", night.state)] == ["last"]


LEVELS = (
    Level(1, 25, 50),
    Level(2, pause=True, remove=(25,)),
    Level(3, 75, 150),
    Level(4, pause=True, name="Dinner", remove=(500, 1000)),
    Level(5, 100, 200),
)


def test_a_break_is_called_by_the_level_before_it() -> None:
    assert say.row_name(LEVELS, 1) == "Break after level 1"
    assert say.row_name(LEVELS, 3) == "Dinner · Break after level 2"
    assert say.row_name(LEVELS, 4) == "Level 3"


def test_what_looks_wrong_in_the_plan_is_a_sentence_with_its_chips() -> None:
    said = [say.oddity(odd, LEVELS) for odd in chip_warnings(LEVELS, (25, 100, 500))]
    assert said == [
        "Break after level 1: a colour-up of the 25s, but later blinds or antes need them.",
        "Dinner · Break after level 2: a colour-up of the 500s and 1,000s, but they are not all in play "
        "then.",
        "Dinner · Break after level 2: a colour-up of the 500s and 1,000s while lower ones stay in play.",
    ]


@pytest.mark.parametrize(
    ("numbers", "said"),
    [([], ""), ([4], "card 4"), ([1, 2, 3], "cards 1 to 3"), ([1, 5, 8], "cards 1, 5 and 8")],
)
def test_which_cards_are_a_seats(numbers: list[int], said: str) -> None:
    assert say.cards_dealt(numbers) == said


@pytest.mark.parametrize(("n", "said"), [(50, "+50"), (0, "0"), (-1250, "−1,250")])
def test_more_or_less(n: int, said: str) -> None:
    assert say.signed(n) == said


def test_a_card_in_signs() -> None:
    assert [card_sign(card) for card in ("As", "Th", "9d", "2c")] == ["A♠", "10♥", "9♦", "2♣"]
