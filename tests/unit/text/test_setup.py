"""A night begins as an earlier one was set up: what is taken over, and what is not."""

from __future__ import annotations

from dataclasses import fields, replace
from operator import attrgetter

import pytest

from core.log.order import MemoryLog
from core.rulebook import shelf
from core.say import acts
from core.text import setup
from core.text.opening import open_door
from core.tournament.state import Tournament
from tests.unit.night import STOCKHOLM, Night, at

SETUP = """
rulebook "cpc-2023"
set title "Sunday 300"
set club "Norra"
set currency "kr"
set late 4
set seats 8
set rounding 10
set closes "23:30"
set names first
price entry 300 fee 50 chips 10000 bounty 100
bounties progressive 40%
price reentry 250 fee 25 chips 9000 until 3 most 2
price rebuy 200 chips 5000
price addon 100 chips 15000
prizes 50% 30% 1000
places 2
fix 2 900
set remainder 2
set unshared house
set own-bounty pool
set till on
set methods "Cash, Swish, Gift card"
pool add "The club" 2000
pool keep "League pot" 5%
pool keep "Dealers" 7x150
pool guarantee 20000
structure "add level blinds 100/200 length 20" "add break length 10 called \\"Tea\\" remove 25" "add level limit 200/400 ante 25 paid-by each hands 8"
chips 25 100 500 1000
redraws tables 3 players 27
open table 1
open table 2 seats 9
open table Blue seats 6
close seat 2.9
mark seat 1.3 accessible
place 1 column 2 row 1
break order Blue 2 1
schedule 19:30
"""  # noqa: E501
NIGHT = """
register "Anna Ek" number "1001"
register "Bo Sund" accessible
register "Cia Dahl"
draw
start
penalty "Bo Sund" for "late"
eliminate "Cia Dahl"
"""
SAME = (
    "settings",
    "format",
    "book",
    "money.prices",
    "money.named",
    "money.shares",
    "money.head_paid",
    "money.own_to_pool",
    "money.links",
    "money.scheme",
    "money.places",
    "money.by_hand",
    "chips.values",
    "room.redraws",
)


def begun(lines: tuple[str, ...], *, now: str = "2025-03-21 17:00") -> Tournament:
    made, left = setup.night_of(lines, STOCKHOLM, at(now))
    assert left == ()
    return made


def floor(t: Tournament) -> list[tuple[object, ...]]:
    return [(x.label, x.size, x.closed, x.accessible, x.place) for x in t.open_tables]


def rows(t: Tournament) -> list[object]:
    return [replace(level, id=0) for level in t.clock.levels]


def same(one: Tournament, other: Tournament) -> bool:
    order = [[t.room.tables[x].label for x in t.room.break_order] for t in (one, other)]
    return (
        all(part(one) == part(other) for part in map(attrgetter, SAME))
        and (rows(one), floor(one)) == (rows(other), floor(other))
        and order[0] == order[1]
    )


def test_all_that_was_set_up_is_and_nobody_s_name() -> None:
    night = Night().run(SETUP)
    before = night.copy()
    night.run(NIGHT)
    lines = setup.lines_of(setup.as_set_up(night.director), STOCKHOLM)
    made = begun(lines)
    assert same(made, before)
    assert made.clock.position.scheduled == at("2025-03-21 19:30")
    assert (made.people.players, made.people.entries, made.game.busts, made.clock.position.level) == (
        {},
        {},
        [],
        None,
    )
    assert not any(name in " ".join(lines) for name in ("Anna", "Bo", "Cia", "1001"))
    assert setup.lines_of(made, STOCKHOLM) == lines


def test_that_no_accessible_seat_is_known_is_asked_again() -> None:
    night = Night().run(SETUP + 'register "Bo Sund" accessible\nset accessible-seats none')
    made = begun(setup.lines_of(setup.as_set_up(night.director), STOCKHOLM))
    assert made.setting("accessible-seats") == ""
    assert floor(made) == floor(night.state), "the seats that are known are the room's"


def test_the_next_is_begun_from_that_one_too() -> None:
    lines = setup.lines_of(Night().run(SETUP).state, STOCKHOLM)
    assert setup.lines_of(begun(lines), STOCKHOLM) == lines


def test_what_the_night_did_to_it_is_not_taken_over() -> None:
    """Shorter levels because the hall closes, tables that broke, a price that ended."""
    night = Night().run(SETUP)
    before = night.copy()
    night.run(NIGHT).run('edit row 3 hands 4\nopen table 9\nset late 1\nprice rebuy 0\nset closes "22:00"')
    assert same(begun(setup.lines_of(setup.as_set_up(night.director), STOCKHOLM)), before)


def test_what_was_set_only_in_the_night_is() -> None:
    """Many a club says what can be won when late entry closes."""
    night = Night().run("add level blinds 25/50 length 20\nopen table 1\nprice entry 100 chips 5000\nstart")
    night.run("prizes 60% 40%\nchips 25 100\nprice addon 50 chips 5000\nrulebook svepof-2006")
    made = begun(setup.lines_of(setup.as_set_up(night.director), STOCKHOLM))
    assert made.money.shares == (("percent", 6000), ("percent", 4000))
    assert made.chips.values == (25, 100)
    assert set(made.money.prices) == {"entry", "addon"}
    assert made.rulebook.id == "svepof-2006"


def test_a_start_that_came_by_itself_began_it_as_well() -> None:
    night = Night().run("add level blinds 25/50 length 20\nadd level blinds 50/100\nopen table 1")
    night.do("schedule 19:30")
    night.wait(45).run("close table 1\nopen table 9\nadd level blinds 100/200")
    made = begun(setup.lines_of(setup.as_set_up(night.director), STOCKHOLM))
    assert [x.label for x in made.open_tables] == ["1"]
    assert len(made.clock.levels) == 2
    assert setup.began(night.director) == at("2025-03-14 19:30")


def test_what_was_undone_was_not_set_up() -> None:
    night = Night().run("add level blinds 25/50 length 20\nstart\nundo\nopen table 5\nopen table 6\nundo")
    made = begun(setup.lines_of(setup.as_set_up(night.director), STOCKHOLM))
    assert [x.label for x in made.open_tables] == ["5"]


def test_when_a_night_was() -> None:
    assert setup.began(Night().director) is None
    night = Night().run("add level blinds 25/50 length 20")
    assert setup.began(night.director) == at("2025-03-14 19:00")
    night.wait(90).run("start")
    assert setup.began(night.director) == at("2025-03-14 20:30")


def test_a_line_that_cannot_be_done_now_is_named_and_the_rest_is_done() -> None:
    lines = ('rulebook "gone-1999"', "set nonsense 3", "open table 1", "close seat 4.1", "# a word", "")
    made, left = setup.night_of(lines, STOCKHOLM, at("2025-03-21 17:00"))
    assert [x.label for x in made.open_tables] == ["1"]
    assert left == (*lines[:2], lines[3])


def test_a_house_s_own_book_comes_along_and_ours_is_the_one_of_today() -> None:
    own = 'format = 1\nid = "norra"\ntitle = "N"\nshort = "N"\nlanguage = "en"\nparent = "cpc-2023"\n'
    night = Night()
    night.act(acts.ChooseRulebook(book="norra", text=own))
    made = begun(setup.lines_of(night.state, STOCKHOLM))
    assert made.book == night.state.book
    (line,) = setup.lines_of(Night().run('rulebook "tda-2024"').state, STOCKHOLM)
    assert begun((line,)).book == (shelf.chain("tda-2024"), "")


def test_a_log_that_does_not_fold_gives_what_does() -> None:
    night = Night().run(SETUP).run("start\npause")
    broken = [*night.log.actions]
    broken[-1] = replace(broken[-1], records=(broken[0].records[0], *night.log.actions[-2].records * 2))
    director = open_door(MemoryLog(broken), lambda: night.ms, bytes)
    assert rows(setup.as_set_up(director))


PARTS = ("people", "money", "room", "clock", "chips", "conduct", "word", "game")
NAMES = [
    *(f.name for f in fields(Tournament) if f.init and f.name not in PARTS),
    *(f"{part}.{f.name}" for part in PARTS for f in fields(getattr(Tournament(), part))),
]


@pytest.mark.parametrize("name", NAMES)
def test_every_part_of_a_night_is_set_up_or_happens(name: str) -> None:
    """A new part of the state is one or the other: whoever adds it says which."""
    happens = {
        "ruled", "mark", "touched",
        "money.paid", "money.contributed", "money.heads", "money.stakes", "money.till",
            "money.before_deal",
        "room.tables", "room.by_label", "room.seat_count", "room.unseated", "room.resting",
        "room.waiting", "room.draws",
        "room.redrawn", "room.out_at_redraw", "room.to_carry", "room.moved_by", "room.printed",
        "room.last_moves", "room.open_now", "room.breaking_now",
        "clock.gaps", "clock.stretches", "clock.stretches_until", "clock.hands_played",
        "chips.coloured_up", "chips.races", "chips.raced_at", "chips.unraced", "chips.bought",
        "chips.removed", "chips.adjustments", "chips.adjusted",
    }  # fmt: skip
    told_otherwise = {"clock.levels", "clock.position", "room.break_order"}
    whole = name.partition(".")[0] in ("people", "conduct", "word", "game")
    assert whole or name in {*SAME, *happens, *told_otherwise}
