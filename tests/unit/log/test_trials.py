"""Lines that broke a night: each is done as the sources say, or refused by a reason of its own.

They were stored and taken back, reopened read-only, or ended in an error, until the door proved what it
writes.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC

import pytest

from core.formats.chicago.reasons import TooLateToPlay
from core.formats.chicago.state import chicago, match_at
from core.formats.team.state import game, resting, team_named
from core.log.order import MemoryLog
from core.say.reasons import Reason, Refused, SeatsAreDrawn
from core.text import script
from core.text.opening import open_door
from core.tournament.chance import Chance
from core.tournament.director import Director
from tests.formats.rounds.handed_in import handed_in

NOW = 1_763_712_345_000
HOLDEM = """
structure "add level blinds 25/50 length 20" "add level blinds 50/100 length 20"
price entry 50 chips 10000
price reentry 50 chips 10000
set late 9
open table 1
register "A"
register "B"
register "D"
register "F"
register "G"
register "H"
draw
start
"""
TEAM = """
format "team"
price entry 900 fee 90 chips 10000
structure "add level blinds 25/50 length 20" "add level blinds 50/100 length 20" "add level blinds 100/200 length 20"
open table 1 seats 8
open table 2 seats 8
register team "T1" members "a1" "b1" "c1" "d1"
register team "T2" members "a2" "b2" "c2" "d2"
register team "T3" members "a3" "b3" "c3" "d3"
"""  # noqa: E501
CHICAGO = 'format "chicago"\n' + "\n".join(f'register "{x}"' for x in "ABCDEFG") + "\n"


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    formats = ("team", "core.formats.team:TEAM", ""), ("chicago", "core.formats.chicago:CHICAGO", "")
    with handed_in(formats):
        yield


def night(lines: str, seed: int = 1) -> Director:
    director = open_door(MemoryLog(), lambda: NOW, Chance(seed).bytes)
    for line in filter(None, lines.splitlines()):
        do(director, line)
    return director


def do(director: Director, line: str) -> None:
    """Do the line; the whole night still folds."""
    parsed = script.parse(line, director.state, director.now(), UTC)
    assert parsed is not None
    director.do(parsed.act, override=parsed.override)
    again = open_door(MemoryLog(director.history), lambda: NOW, bytes)
    assert again.problem == ""
    assert again.state == director.state


def refused(director: Director, line: str) -> tuple[Reason, ...]:
    stored = len(director.history)
    with pytest.raises(Refused) as caught:
        do(director, line)
    assert len(director.history) == stored
    return caught.value.reasons


def entry(director: Director, name: str) -> int:
    t = director.state
    return next(e.id for e in t.people.entries.values() if t.people.players[e.player].name == name)


def test_several_out_at_the_same_time_share_one_place_also_with_who_came_back() -> None:
    director = night(HOLDEM)
    for line in (
        "eliminate A",
        "eliminate F G",
        "eliminate D B",
        'reenter G override "x"',
        "correct bust A with B",
        'reenter D override "x"',
        'same time A F override "x"',
    ):
        do(director, line)
    placed = [x.entries for x in director.state.game.standings(director.state.people)]
    assert placed == [tuple(sorted(entry(director, x) for x in "AFB"))]


@pytest.mark.parametrize(
    "lines",
    ["leave team a1 disqualified", 'stack b1 5000\nstack c1 5000\ndisqualify team "T1" for "x"'],
)
def test_who_won_a_bust_is_corrected_though_the_member_has_left_his_team(lines: str) -> None:
    director = night(f'{TEAM}\nprepare draw\ndraw number "1"\nstart\neliminate a1\n{lines}')
    do(director, "correct bust a1 by b2")
    bust = next(b for b in director.state.game.busts if b.entry == entry(director, "a1"))
    assert bust.by == (entry(director, "b2"),)
    assert director.state.people.entries[bust.entry].out


def test_a_stack_that_rests_and_is_moved_to_a_seat_rests_no_more() -> None:
    lines = TEAM.replace(' "add level blinds 50/100 length 20" "add level blinds 100/200 length 20"', "")
    lines += 'register team "T4" members "A4" "B4" "C4" "D4"\ndraw\nstart\nrest A4 override "x"'
    director = night(lines, seed=2)
    moved = entry(director, "A4")
    assert [*resting(director.state)] == [moved]
    do(director, 'move A4 to 1.8 override "x"')
    assert director.state.seat_text(moved) == "1.8"
    assert not resting(director.state)
    do(director, "eliminate C4 a2 stacks 7 5")
    do(director, "eliminate B4 a3 stacks 7 5")
    assert director.state.seat_text(moved) == "1.8"


def test_a_break_after_the_talk_that_runs_leaves_the_clock_where_it_is() -> None:
    director = night(
        f'{TEAM}\nregister team "T4" members "a4" "b4" "c4" "d4"\nprepare draw\ndraw number "1"\nstart\nnext'
    )
    clock = director.state.clock
    talking = clock.position.level
    do(director, "add break length 15 at 3")
    at = next(i for i, x in enumerate(clock.levels) if x.id == talking)
    assert clock.position.level == talking
    assert [x.kind for x in clock.levels[at : at + 2]] == ["talk", "break"]


def test_a_team_whose_stack_rests_is_withdrawn_whole_before_play() -> None:
    director = night(
        f'{TEAM}\nregister team "T4" members "a4" "b4" "c4" "d4"\nopen table 3 seats 8\n'
        'draw number "1"\nbreak 3'
    )
    gone = team_named(director.state, "T1")
    assert gone is not None
    assert resting(director.state).keys() & {*gone.stacks}
    do(director, 'withdraw team "T1"')
    assert team_named(director.state, "T1") is None
    assert not (director.state.people.entries.keys() | resting(director.state).keys()) & {*gone.stacks}
    assert not game(director.state).of_stack.keys() & {*gone.stacks}


def test_a_heat_is_drawn_to_tables_with_a_chair_for_everybody() -> None:
    director = night(f'{CHICAGO}register "H"\nopen table 1\nclose seat 1.1\ndraw heat number "1"')
    heat, t = chicago(director.state).heat, director.state
    assert heat is not None
    assert sorted(heat.players) == sorted(t.people.entries)
    assert [len(x.players) for x in heat.matches.values()] == [4, 4]
    assert all(1 not in t.room.tables[i].closed for i in heat.matches)


def test_a_latecomer_names_no_seat_once_a_heat_is_drawn_and_sits_by_the_rule_of_late() -> None:
    director = night(f'{CHICAGO}draw heat number "1"')
    short = next(x for x in chicago(director.state).heats[0].matches.values() if len(x.players) == 3)
    label = director.state.room.tables[short.table].label
    free = director.state.room.tables[short.table].free[0]
    reasons = refused(director, f'register "Late" seat {label}.{free}')
    assert [type(x) for x in reasons] == [TooLateToPlay, SeatsAreDrawn]
    do(director, 'register "Late" override "a chair is free"')
    do(director, f'late "Late" at {label} override "a chair is free"')
    do(director, f"protocol {label} points 53 27 14 6 said 1 made 1")
    do(director, f"draw round {label}")
    match = match_at(director.state, short.table)
    assert match is not None
    assert sorted(match.sheet.seats.values()) == sorted(match.players)
    assert len(match.players) == 4
