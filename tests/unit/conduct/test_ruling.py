"""Rulings at a table: compared with the book in force, kept as they were read aloud, undone in one."""

from __future__ import annotations

import pytest

from core.conduct.report import conduct_rows
from core.formats.chicago import CHICAGO
from core.formats.duties import duties
from core.formats.format import Format
from core.formats.holdem import HOLDEM
from core.formats.team import TEAM
from core.paper.floor_lists import rulings
from core.paper.table_sheet import table_sheets
from core.say import records as r
from core.say.acts import GiveRuling
from core.say.duties import FloorCallDuty
from core.say.reasons import (
    AnswersMissing,
    BadAnswer,
    DeadHandAlone,
    FloorCalledAlready,
    InTheFuture,
    NextDisqualifies,
    NoFloorCall,
    NoSuchSituation,
    OffLadder,
    Refused,
    RuledOtherwise,
    TournamentCancelled,
)
from core.text import script
from core.text.export import export, read_line
from core.text.opening import open_door
from core.tournament.conduct import Ruling
from tests.rules.conduct_night import house
from tests.unit.night import Night, small

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl")
STRING_BET = 'situation string-bet answers "faced=200" "big_blind=100" "chips=200" "more=400"'
PHONE = 'situation phone answers "phone_use=rang" "in_hand=yes"'


def of(book: str = "svepof-2006") -> Night:
    return small().run(f'rulebook {book} override "agreed"')


def last(night: Night) -> Ruling:
    return next(reversed(night.state.conduct.rulings.values()))


def test_the_book_s_ruling_is_logged_with_players_table_and_clause() -> None:
    night = of().run(f'ruling "A call of 200." on "Anna Ek" {STRING_BET} claimed 19:00')
    anna, ruling = night.entry('"Anna Ek"'), last(night)
    assert (ruling.text, ruling.title, ruling.book, ruling.clause) == (
        "A call of 200.",
        "String bet: chips in several motions",
        "SvePoF 2006",
        "§7.1",
    )
    assert (ruling.players, ruling.table, ruling.seats) == (
        (anna.id,),
        anna.table,
        (night.state.seat_text(anna.id),),
    )
    assert (ruling.otherwise, ruling.dead, ruling.penalty) == (False, (), 0)
    (made,) = (x for x in night.director.history[-1].records if isinstance(x, r.RulingGiven))
    assert (made.outcome, made.situation) == ("call", "string-bet")


def test_otherwise_than_the_book_wants_a_reason() -> None:
    night, otherwise = of(), f'ruling "A raise." {STRING_BET} outcome raise'
    (reason,) = night.reasons(otherwise)
    assert isinstance(reason, RuledOtherwise)
    assert (reason.overridable, reason.clause) == (True, "SvePoF 2006 §7.1")
    assert reason.text.startswith("A call of 200.")
    night.run(f'{otherwise} override "he said raise, all heard it"')
    assert last(night).otherwise
    (row,) = rulings(night.director)[-1:]
    assert (row.given, row.reason) == (last(night), "he said raise, all heard it")


def test_own_words_in_a_situation_are_otherwise_too() -> None:
    assert night_whys(f'ruling "As I say." {STRING_BET} outcome otherwise') == {RuledOtherwise}
    assert night_whys('ruling "As I say."') == set()


def night_whys(line: str, book: str = "svepof-2006") -> set[type]:
    night = of(book)
    act = script.parse(line, night.state, night.ms, night.zone)
    assert act is not None
    return {type(x) for x in night.director.check(act.act)}


@pytest.mark.parametrize("book", ["plain", "tda-2024"])
def test_where_the_book_is_silent_any_ruling_is_the_director_s(book: str) -> None:
    night = of(book)
    night.run(f'ruling "A raise." {PHONE} outcome hand_live')
    assert not last(night).otherwise


def test_a_punishment_the_book_wants_is_left_out_with_a_reason() -> None:
    splashed, of_anna = 'ruling "A warning." situation conduct answers "offence=splashing"', ' on "Anna Ek"'
    (reason,) = of().reasons(splashed + of_anna)
    assert isinstance(reason, RuledOtherwise)
    assert (reason.penalty, reason.overridable) == (True, True)
    assert night_whys(f"{splashed}{of_anna} penalty next") == set()
    assert night_whys(splashed) == set()  # nobody is named


def test_dead_hand_and_penalty_are_one_action_and_one_undo() -> None:
    night = of("cpc-2023")
    before = night.copy()
    night.run(
        'ruling "The hand is dead." on "Anna Ek" dead "Anna Ek" penalty next for "phone" clause "x" '
        'override "agreed"'
    )
    (penalty,) = night.state.conduct.penalties.values()
    assert (penalty.offence, penalty.clause, last(night).penalty) == ("phone", "x", penalty.id)
    assert [row.offence for row in conduct_rows(night.state)] == ["phone"]
    night.run("undo")
    assert night.state == before


def test_a_dead_hand_alone_needs_no_warning() -> None:
    night = of()
    night.run('ruling "The hand is dead." on "Anna Ek" dead "Anna Ek"')
    assert (last(night).dead, night.state.conduct.penalties) == ((night.entry('"Anna Ek"').id,), {})


def test_a_dead_hand_and_a_penalty_are_combined_as_the_book_has_it() -> None:
    line = 'ruling "Dead." on "Anna Ek" dead "Anna Ek" penalty warning'
    assert house({"penalty.dead_hand": "false"}).whys(line) == {DeadHandAlone}
    assert night_whys(line) == set()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ('ruling "x" situation brawl', NoSuchSituation),
        ('ruling "x" situation string-bet answers "faced=lots"', BadAnswer),
        ('ruling "x" situation string-bet answers "faced"', BadAnswer),
        ('ruling "x" situation string-bet answers "in_hand=yes"', BadAnswer),
        (f'ruling "x" {STRING_BET} outcome nonsense', BadAnswer),
        ('ruling "x" situation string-bet', AnswersMissing),
        ('ruling "x" on "Anna Ek" penalty "minutes 7"', OffLadder),
        ('ruling "x" on "Anna Ek" penalty brawl', OffLadder),
        ('ruling "x" on "Anna Ek" penalty disqualified', NextDisqualifies),
    ],
)
def test_what_cannot_be_ruled_so(line: str, reason: type) -> None:
    assert reason in night_whys(line)


def test_a_claim_of_the_future_is_none() -> None:
    night = of()
    found = night.director.check(GiveRuling(text="x", claimed=night.ms + 1))
    assert [type(x) for x in found] == [InTheFuture]


def test_it_is_exported_and_imported_to_the_same_hashes() -> None:
    night = of().run(f'ruling "A call of 200." on "Anna Ek" {STRING_BET} penalty next for "string bet"')
    night.run('note "lights" clause "§2.1"')
    lines = [*export(night.director, night.zone)][1:-1]
    other = Night()
    door = open_door(other.log, lambda: night.ms, night.chance.bytes, night.zone)
    for line in lines:
        door.bring(read_line(line, night.zone))
    assert [x.hash for x in door.history] == [x.hash for x in night.director.history]
    assert door.state == night.state


def test_it_keeps_its_words_whatever_the_book_is_later() -> None:
    night = of().run(f'ruling "A call of 200." {STRING_BET}').run('rulebook tda-nl override "changed"')
    assert (last(night).book, last(night).clause) == ("SvePoF 2006", "§7.1")


def test_the_sheet_of_a_table_has_its_last_rulings() -> None:
    night = of()
    for n in range(5):
        night.run(f'ruling "Ruling {n}." table 1')
    night.run('ruling "Elsewhere." table 2')
    one, two = table_sheets(night.state, night.ms)
    assert [x.text for x in one.rulings] == ["Ruling 4.", "Ruling 3.", "Ruling 2."]
    assert [x.text for x in two.rulings] == ["Elsewhere."]


def test_a_cancelled_night_still_notes_what_was_ruled() -> None:
    night = of().run('cancel "fire"')
    assert TournamentCancelled in night_whys_of(night, "misdeal 1")
    night.run('ruling "Chips as they stood."')
    assert last(night).text == "Chips as they stood."


def night_whys_of(night: Night, line: str) -> set[type]:
    try:
        night.do(line)
    except Refused as refused:
        return {type(x) for x in refused.reasons}
    return set()


@pytest.mark.parametrize("format", [HOLDEM, TEAM, CHICAGO], ids=lambda x: x.id)
def test_every_format_has_rulings(format: Format) -> None:
    assert GiveRuling in format.rules


# -- the floor called ---------------------------------------------------------------------------------


def waiting(night: Night) -> list[FloorCallDuty]:
    return [x for x in duties(night.state, night.ms) if isinstance(x, FloorCallDuty)]


def test_a_table_waits_until_it_is_ruled() -> None:
    night = of().run('call floor 1 about "string bet"\ncall floor 2').wait(1)
    assert [(x.table, x.about, night.ms - x.since) for x in waiting(night)] == [
        (night.table("1").id, "string bet", 60_000),
        (night.table("2").id, "", 60_000),
    ]
    seated = next(e for e in night.state.playing if e.table == night.table("1").id)
    night.run(f'ruling "Play on." on e{seated.id}')
    assert [x.table for x in waiting(night)] == [night.table("2").id]
    night.run("undo")
    assert len(waiting(night)) == 2


def test_a_table_waits_until_it_plays_on_or_is_settled_otherwise() -> None:
    night = of().run("call floor 1\nplay on 1")
    assert waiting(night) == []
    night.run("call floor 1")
    (duty,) = waiting(night)
    night.run(f"duty {duty.id.replace(' ', ' ')!r} otherwise".replace("'", '"'))
    assert not night.state.conduct.floor_calls


def test_a_table_is_called_to_once_and_one_that_is_gone_waits_no_longer() -> None:
    night = of().run("call floor 1")
    assert night.whys("call floor 1") == {FloorCalledAlready}
    assert night.whys("play on 2") == {NoFloorCall}
    night.run("open table 9\ncall floor 9\nclose table 9")
    assert [x.table for x in waiting(night)] == [night.table("1").id]


# -- steps that a rulebook gives with a ruling ---------------------------------------------------------


def test_a_ruling_that_disqualifies_gives_no_step() -> None:
    """CPC: "Chip Dumping … führen zur Disqualifikation": that is an act of its own, and no override."""
    night = of("cpc-2023")
    line = 'ruling "Out." on "Anna Ek" situation soft-play answers "soft_case=dumping"'
    assert night.whys(f"{line} penalty next") == {NextDisqualifies}
    night.do(line)
    (given,) = night.state.conduct.rulings.values()
    assert (given.penalty, given.otherwise) == (0, False)


def test_again_is_more_than_a_warning_whatever_the_record_says() -> None:
    """SvePoF: "1 gång ger varning, 2 ggr leder till hårdare straff", known to the director alone."""
    night = of()
    line = 'ruling "Sits out." on "{}" situation conduct answers "offence=splashing" "again={}" penalty next'
    night.do(line.format("Anna Ek", "yes"))
    night.do(line.format("Bo Ros", "no"))
    night.do(line.format("Anna Ek", "yes"))
    steps = [x.step for x in night.state.conduct.penalties.values()]
    assert steps == ["minutes 10", "warning", "minutes 20"]
