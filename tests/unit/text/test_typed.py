"""Lines of the command bar: which moment a typed time is, and whom and where a line about the past means."""

from __future__ import annotations

import pytest

from core.say import acts
from core.say import records as r
from core.say.reasons import InTheFuture, NoSuchEntry
from core.text import typed
from core.text.script import parse
from core.text.script_words import BadLine, Word, moment
from tests.unit.night import STOCKHOLM, Night, at, seated

ANNA, BO, CARIN = ('"Anna Ek"', '"Bo Ros"', '"Carin Ål"')


def when(text: str, *, now: str, done: tuple[str, ...] = ("19:00",)) -> str:
    """The time of day and date that ``text`` typed at ``now`` is; ``done`` is the night so far."""
    entered = [at(f"2025-03-14 {x}") for x in done]
    ms = moment(Word(text, 1), at(f"2025-03-14 {now}"), STOCKHOLM, past=True, done=entered)
    return next(
        f"{d} {ms_text(ms - at(f'2025-03-{d} 00:00'))}"
        for d in (15, 14, 13)
        if ms >= at(f"2025-03-{d} 00:00")
    )


def ms_text(ms: int) -> str:
    return f"{ms // 3_600_000:02d}:{ms // 60_000 % 60:02d}:{ms // 1000 % 60:02d}"


# -- the verb that is meant -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "near"),
    [
        ('title "Friday"', "set title"),
        ('titel "Friday"', "set title"),
        ("currency kr", "set currency"),
        ("level blinds 25/50", "add level"),
        ("table 4", "open table"),
        ("add table 4", "open table"),
        ('add player "Anna Ek"', "register"),
        ("elimnate 7.4", "eliminate"),
        ("puase", "pause"),
        ("xyzzy", ""),
        ("Linda Strand", ""),
        ("blinda 25/50", "blinds"),
        ("pausse now", "pause"),
    ],
)
def test_an_unknown_verb_names_the_nearest(line: str, near: str) -> None:
    with pytest.raises(BadLine) as bad:
        parse(line, Night().state, 0, STOCKHOLM)
    assert (bad.value.expected, bad.value.facts["near"]) == ("verb", near)


# -- the time that is meant ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "now", "meant"),
    [
        ("19:30", "19:41:50", "14 19:30:00"),
        ("19:41", "19:41:50", "14 19:41:00"),
        ("19:42", "19:41:50", "14 19:41:50"),  # the PC is a little behind the clock on the wall
        ("19:46", "19:41:50", "14 19:41:50"),
        ("19:46:50", "19:41:50", "14 19:41:50"),
        ("19:46:51", "19:41:50", "14 19:46:51"),  # to be refused: still to come
        ("19:47", "19:41:50", "14 19:47:00"),
        ("20:30", "19:41:50", "14 20:30:00"),
        ("00:02", "23:59", "14 23:59:00"),
        ("00:30", "23:59", "15 00:30:00"),
        ("1930", "19:41:50", "14 19:30:00"),
        ("19.30", "19:41:50", "14 19:30:00"),
        ("0002", "23:59", "14 23:59:00"),
    ],
)
def test_a_typed_time_is_past_now_or_to_be_refused(typed: str, now: str, meant: str) -> None:
    assert when(typed, now=now) == meant


@pytest.mark.parametrize("typed", ["2460", "2500", "930", "19302", "19..30", "9.30.1"])
def test_what_is_no_time_stays_none(typed: str) -> None:
    with pytest.raises(BadLine):
        when(typed, now="19:41")


def test_a_number_that_begins_a_line_is_no_time() -> None:
    night = seated()
    with pytest.raises(BadLine) as bad:
        parse("1930 pause", night.state, night.ms, STOCKHOLM)
    assert bad.value.expected == "verb"


def test_a_minute_is_that_minute_after_all_that_was_entered_for_it() -> None:
    done = ("19:00", "19:42:10", "19:42:20", "19:43:05")
    assert when("19:42", now="19:42:15", done=done) == "14 19:42:10"
    assert when("19:42", now="20:10", done=done) == "14 19:42:20"
    assert when("19:42:00", now="20:10", done=done) == "14 19:42:00"
    assert when("19:44", now="20:10", done=done) == "14 19:44:00"


def test_a_time_before_the_night_is_no_time_of_it() -> None:
    with pytest.raises(BadLine) as bad:
        when("18:50", now="19:41")
    assert (bad.value.expected, bad.value.got) == ("time tonight", "18:50")
    assert bad.value.facts == {"first": "19:00"}
    assert when("19:00", now="19:41", done=("19:00:30",)) == "14 19:00:30"


def test_a_night_with_nothing_in_it_reaches_back_half_a_day() -> None:
    assert when("18:50", now="19:41", done=()) == "14 18:50:00"
    assert when("19:55", now="19:41", done=()) == "14 19:55:00"


def test_a_registration_a_minute_ahead_is_now_and_keeps_its_price() -> None:
    night = seated(count=2).wait(41, seconds=50)
    night.late('19:42 register "Late"')
    action = night.director.history[-1]
    assert (action.happened, action.after) == (night.ms, None)
    assert [x.paid for x in action.records if isinstance(x, r.Bought)] == [500]


def test_a_time_well_ahead_is_refused_by_its_name() -> None:
    night = seated(count=2).wait(41)
    (reason,) = night.reasons('20:30 register "Late"', past=True)
    assert isinstance(reason, InTheFuture)
    assert reason.at == at("2025-03-14 20:30")


def test_the_present_minute_holds_what_was_done_in_it() -> None:
    night = seated(count=3).wait(42, seconds=10)
    night.do('register "New"')
    night.wait(seconds=20).late('19:42 eliminate "New"')
    assert [night.state.name(b.entry) for b in night.state.game.busts] == ["New"]


# -- times that always look back ----------------------------------------------------------------------


@pytest.mark.parametrize("past", [False, True])
def test_the_time_of_a_bust_or_a_gap_lies_behind_its_line(past: bool) -> None:
    night = seated(count=4).run("19:10 eliminate 1.4\n19:20 eliminate 1.3").wait(40)
    line = parse(
        f"19:40 correct bust {CARIN} at 19:05",
        night.state,
        night.ms if past else at("2025-03-14 19:30"),
        night.zone,
        past=past,
        done=[a.happened for a in night.director.night],
    )
    assert line is not None
    assert (line.happened, line.act.at) == (at("2025-03-14 19:40"), at("2025-03-14 19:05"))  # type: ignore[attr-defined]
    line = parse("gap from 19:10 to 19:15", night.state, night.ms, night.zone, past=past)
    assert line is not None
    assert line.act == acts.AnswerGap(start=at("2025-03-14 19:10"), end=at("2025-03-14 19:15"))


# -- whom and where -----------------------------------------------------------------------------------


def last_line(night: Night) -> str:
    return night.director.history[-1].line


def test_a_seat_is_who_sat_there_then() -> None:
    night = seated(count=4).run("20:00 swap 1.3 with 1.4").wait(30)
    night.late("19:30 rebuy 1.3")
    bought = night.director.history[-1].records[0]
    assert isinstance(bought, r.Bought)
    assert night.state.name(bought.entry) == "Carin Ål"
    assert last_line(night) == f"rebuy {CARIN}"
    night.late("19:31 1.2 by 1.3")
    assert [(night.state.name(b.entry), night.state.name(b.by[0])) for b in night.state.game.busts] == [
        ("Bo Ros", "Carin Ål")
    ]
    assert last_line(night) == f"eliminate {BO} by {CARIN}"


def test_a_seat_of_a_table_closed_since() -> None:
    night = seated(count=3).run("open table 2\nmove 1.2 to 2.4\n20:00 move 2.4 to 1.8\nclose table 2")
    night.wait(10)
    night.late("19:30 rebuy 2.4")
    assert last_line(night) == f"rebuy {BO}"
    night.late("19:31 close seat 2.7")
    assert last_line(night) == "close seat 2.7"
    with pytest.raises(BadLine) as bad:
        night.late("rebuy 2.4")
    assert bad.value.expected == "table"


def test_somebody_renamed_since_is_found_by_either_name() -> None:
    night = seated(count=3).run(f'20:00 edit player {BO} name "Bob Roos"').wait(10)
    bo = night.entry("1.2")
    night.late('19:30 rebuy "Bob Roos"')
    assert last_line(night) == f"rebuy e{bo.id}"
    night.late(f"19:31 rebuy {BO}")
    assert bo.player == night.entry('"Bob Roos"').player
    assert night.state.people.entries[bo.id].bought["rebuy"] == 2


def test_somebody_of_the_same_name_who_came_later_is_not_meant() -> None:
    night = seated(count=3)
    first = night.entry("1.1").id
    night.run('20:00 register "Anna Ek" number "7"').wait(5)
    night.late(f"19:30 rebuy {ANNA}")
    assert last_line(night) == f"rebuy e{first}"
    night.late(f'19:31 edit player {ANNA} note "vegan"')
    assert last_line(night) == f'edit player p{night.state.people.entries[first].player} note "vegan"'


def test_somebody_who_came_later_is_refused_by_name_and_nobody_else_pays() -> None:
    night = seated(count=3)
    night.do('20:00 register "Anna" seat 1.5')
    assert night.wait(5).whys("19:30 rebuy Anna", past=True) == {NoSuchEntry}


def test_an_entry_corrected_since_is_found_by_whose_it_really_was() -> None:
    night = seated(count=3)
    entry = night.entry("1.1").id
    night.do(f'20:00 correct entry {ANNA} "Zoe Lund"')
    night.wait(5).late('19:30 rebuy "Zoe Lund"')
    assert night.state.people.entries[entry].bought["rebuy"] == 1


def test_the_entry_of_that_time_is_meant_not_the_one_since() -> None:
    night = seated(count=3)
    first = night.entry("1.1").id
    night.run(f"20:00 eliminate {ANNA}\n20:01 reenter {ANNA} seat 1.7")
    night.wait(5).late(f"19:30 rebuy {ANNA}")
    assert (night.state.people.entries[first].bought["rebuy"], last_line(night)) == (1, f"rebuy e{first}")


def test_of_two_entries_the_one_that_was_in_is_meant() -> None:
    night = seated(count=3)
    first = night.entry("1.1").id
    night.run(f"19:10 eliminate {ANNA}\n19:20 reenter {ANNA} seat 1.7")
    second = night.entry("1.7").id
    night.run(f"19:40 eliminate {ANNA}\n19:50 take back e{first}\n20:00 eliminate e{first}").wait(5)
    for time, entry in (("19:05", first), ("19:15", first), ("19:30", second), ("19:55", first)):
        line = typed.understand(night.director, f"{time} rebuy {ANNA}", night.zone)
        assert line is not None
        assert (time, line.act) == (time, acts.Rebuy(entry=entry))


def test_a_bust_from_a_window_is_written_as_it_was_then() -> None:
    night = seated(count=3)
    carin = night.entry("1.3").id
    night.run("20:00 open table 2\n20:01 move 1.3 to 2.1\n20:02 swap 1.1 with 2.1")
    change = night.act(acts.Swap(entry=carin, other=night.entry("1.2").id), happened=at("2025-03-14 19:30"))
    assert change.action.line == f"swap {CARIN} with {BO}"


# -- club numbers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", ["12", "a b", "1.5", "e5", 'x"y', "#3"])
def test_people_of_one_name_are_called_by_what_the_refusal_offers(number: str) -> None:
    night = Night()
    written = number.replace('"', '\\"')
    night.run(f'register "Anna Ek"\nregister "Anna Ek" number "{written}"')
    with pytest.raises(BadLine) as bad:
        night.do(f"unregister {ANNA}")
    offered = bad.value.facts["several"].split(" no:")[1]
    night.do(f"unregister no:{offered}")
    assert [night.state.people.players[e.player].number for e in night.state.playing] == [""]


def test_a_name_of_its_own_is_offered_without_a_number() -> None:
    night = Night().run('register "Anna Ek"\nregister "Anna Öst"\nregister "Anna Öst" number "7"')
    with pytest.raises(BadLine) as bad:
        night.do("unregister Anna")
    alone, *namesakes = bad.value.facts["several"].split(", ")
    assert alone == '"Anna Ek"'
    assert len({*namesakes, '"Anna Öst"'}) == 3, "namesakes are told apart"
    night.do(f"unregister {alone}")
    assert len(night.state.playing) == 2


NAMED_SO = """open table 1
register "Anna Ek" nickname "p4" seat 1.1
register "Carl Dahl" seat 1.2
register "Bo Sund" number "e3" seat 1.3
register "Bo Sund" number 113 seat 1.4
"""


@pytest.mark.parametrize(
    ("line", "who"),
    [
        ("eliminate e3 p6", (3, 7)),
        ("eliminate p4 p2", (5, 3)),
        ("eliminate 1.2 p6", (5, 7)),
        ("eliminate no:e3 p8", (7, 9)),
        ('eliminate "e3" p6', (7,)),
        ('eliminate "Bo Sund" p6', (7,)),
        ('eliminate "Bo Sund" no:113', (9,)),
        ("eliminate Bo Sund no:113", (9,)),
        ("eliminate bo sund p6 anna", (7, 3)),
        ("eliminate Carl Dahl p6", (5, 7)),
        ("eliminate Anna Ek Bo Sund no:113 by Carl Dahl", (3, 9)),
    ],
)
def test_only_a_name_is_told_by_the_word_after_it(line: str, who: tuple[int, ...]) -> None:
    """Other people are called by what an entry and a player are written as: such a word is no name."""
    night = Night().run(NAMED_SO)
    assert {e.id: e.player for e in night.state.playing} == {3: 2, 5: 4, 7: 6, 9: 8}
    found = typed.understand(night.director, line, night.zone)
    assert found is not None
    assert isinstance(found.act, acts.Eliminate)
    assert found.act.who == who


# -- what can hardly be meant so ------------------------------------------------------------------------


def test_bare_shares_that_come_to_a_hundred_are_asked_for_again() -> None:
    """In a script they are amounts as ever: a night that was stored so is read so."""
    night = Night()
    line = "19:30 prizes 50 30 20"
    with pytest.raises(BadLine) as bad:
        typed.meant(night.director, line, night.zone)
    assert (bad.value.column, bad.value.got) == (14, "50")
    assert bad.value.facts["near"] == "50% 30% 20%"
    found = typed.understand(night.director, line, night.zone)
    assert found is not None
    assert found.act == acts.SetPrizes(shares=(("amount", 50), ("amount", 30), ("amount", 20)))


@pytest.mark.parametrize("line", ["prizes 100", "prizes 50% 30% 20%", "prizes 60 30 20", "prizes 50 50%"])
def test_other_shares_are_taken_as_they_stand(line: str) -> None:
    night = Night()
    assert typed.meant(night.director, line, night.zone) == typed.understand(night.director, line, night.zone)


# -- a price with its fee -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "paid", "fee"),
    [
        ("price entry 200+50+100", 350, 50),
        ("price entry 300+50 chips 10000", 350, 50),
        ("price entry 350 fee 50 chips 10000", 350, 50),
        ("price entry 350 fee 10% chips 10000", 350, 35),
        ('register "New" fee 33.33% pay 350', 350, 116),
        ("price entry 1000+0", 1000, 0),
        ('register "New" pay 300+50', 350, 50),
        ('register "New" pay 300', 300, None),
    ],
)
def test_a_fee_is_written_beside_the_price_as_clubs_do(line: str, paid: int, fee: int | None) -> None:
    night = seated()
    meant = typed.understand(night.director, line, night.zone)
    assert meant is not None
    act = meant.act
    assert isinstance(act, acts.SetPrice | acts.Register)
    assert (act.paid if isinstance(act, acts.SetPrice) else act.pay, act.fee) == (paid, fee)


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("price entry 300+", 17),
        ("price entry 300+50 fee 20", 20),
        ("price entry 3+4+5+6", 17),
        ("price entry 300 fee x%", 21),
        ('register "New" fee 10%', 20),
    ],
)
def test_what_is_no_price(line: str, column: int) -> None:
    night = seated()
    with pytest.raises(BadLine) as bad:
        typed.understand(night.director, line, night.zone)
    assert bad.value.column == column
