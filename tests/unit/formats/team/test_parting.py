"""Procedure B7: team-mates at one table are parted the moment the tables allow it, and no sooner."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.formats.team import asks, parting
from core.formats.team.becauses import MatesPassed
from core.formats.team.reasons import MatesThere
from core.formats.team.state import game, live_stacks
from core.say.duties import BalanceMoveDuty
from core.tournament.state import Tournament
from tests.examples import examples
from tests.formats.teams import TeamNight, drawn, handed_in

pytestmark = pytest.mark.rule_id("B7", "sm-team")


def may_part(t: Tournament) -> set[tuple[int, int]]:
    """Each table with a team that some other table takes one of, as the rule words it."""
    teams = game(t).of_stack
    tables = {x.id: x for x in t.open_tables}
    sit = Counter((x.id, teams[e]) for x in tables.values() for e in x.seats.values())
    found = set()
    for (table, team), n in sit.items():
        here = len(tables[table].seats)
        for other in tables.values():
            # neither ends more than one larger than the other was made
            even = len(other.seats) + 1 <= here - 1 + 1
            if n > 1 and other.seats and other.free and not sit[other.id, team] and even:
                found.add((table, team))
    return found


def due(night: TeamNight) -> set[tuple[int, int]]:
    return {(x.from_table, x.team) for x in night.due(asks.PartDuty)}


@settings(deadline=None, max_examples=examples(12))
@given(st.integers(2, 5), st.integers(2, 4), st.data())
def test_the_duty_stands_when_it_may_and_only_then(teams: int, tables: int, data: st.DataObject) -> None:
    with handed_in():
        night = drawn(teams, 3, tables=(9,) * tables)
        assert due(night) == may_part(night.state) == set()
        for _ in range(data.draw(st.integers(1, 6))):
            t = night.state
            entry = data.draw(st.sampled_from([e.id for e in t.playing]))
            if data.draw(st.integers(0, 3)) == 0 and game(t).left(t.people) > 2:
                night.do(f"eliminate e{entry}")
            else:
                table = data.draw(st.sampled_from([x for x in t.open_tables if x.free]))
                seat = data.draw(st.sampled_from(table.free))
                night.do(f'move e{entry} to {table.label}.{seat} override "so"')
            assert due(night) == may_part(night.state)


def together(night: TeamNight, name: str, label: str) -> list[int]:
    """Sit the first two stacks of the team at this table."""
    mates = list(night.team(name).stacks[:2])
    for entry in mates:
        if night.state.people.entries[entry].table != night.table(label).id:
            night.do(f'move e{entry} to {label}.{night.table(label).free[0]} override "so"')
    return mates


def first(night: TeamNight, label: str) -> int:
    return next(iter(night.table(label).seats.values()))


def test_a_table_that_can_seat_nobody_is_passed_over() -> None:
    night = drawn(4, 3, tables=(9, 9, 9))
    mates = together(night, "Fisk", "1")
    small, other = night.table("2"), night.table("3")
    for entry in [
        e for e in (*small.seats.values(), *other.seats.values()) if e in night.team("Fisk").stacks
    ]:
        night.do(f"eliminate e{entry}")
    night.do(f"eliminate e{first(night, '2')}")
    assert len(night.table("2").seats) < len(night.table("3").seats) < len(night.table("1").seats)
    (duty,) = night.due(asks.PartDuty)
    assert (duty.entry in mates, duty.to_table) == (True, small.id)
    # its one free seat is the next small blind's, which nobody who comes gets
    big, *closed = night.table("2").free
    for seat in closed:
        night.do(f"close seat 2.{seat}")
    taken = sorted(night.table("2").seats)
    night.do(f"blinds 1 big {sorted(night.table('1').seats)[-1]}")
    night.do(f"blinds 2 button {taken[0]} small {taken[1]} big {big}")
    (duty,) = night.due(asks.PartDuty)
    assert duty.to_table == other.id


def test_a_balance_leaves_the_fewest_of_a_team_together() -> None:
    night = drawn(6, 3, tables=(9, 9, 9))
    one, two = night.table("1"), night.table("2")
    mates = together(night, "Fisk", "1")
    for entry in [e for e in night.team("Fisk").stacks if e not in mates]:
        if night.state.people.entries[entry].table == two.id:
            night.do(f'move e{entry} to 3.{night.table("3").free[0]} override "so"')
    while len(night.table("1").seats) < len(night.table("2").seats) + 3:
        gone = next(e for e in night.table("2").seats.values() if e not in night.team("Fisk").stacks)
        night.do(f"eliminate e{gone}")
    while len(night.table("3").seats) > len(night.table("1").seats) - 1:
        night.do(f"eliminate e{first(night, '3')}")
    for label in ("1", "2"):
        seats = sorted(night.table(label).seats)
        night.do(f"blinds {label} big {next(s for s in seats if night.table(label).seats[s] not in mates)}")
    night.do("balance")
    assert [*parting.clashing(night.state)] == []
    gone_to = {e for e in mates if night.state.people.entries[e].table != one.id}
    assert len(gone_to) == 1
    why = [x for x in night.director.history[-1].records if isinstance(x, MatesPassed)]
    assert all(x.entry in gone_to and x.parted for x in why)


@pytest.mark.rule("sm-team", "team_tables.parted")
def test_nobody_is_sent_beside_a_team_mate_by_hand() -> None:
    night = drawn(4, 3, tables=(9, 9, 9))
    entry, mate, _ = night.team("Fisk").stacks
    table = night.state.room.tables[night.state.people.entries[mate].table or 0]
    other = next(e for e in table.seats.values() if e != mate)
    seat = f"{table.label}.{table.free[0]}"
    marks = [f"mark seat {seat} {kind} for e{entry}" for kind in ("accessible", "ordinary")]
    for text in (f"move e{entry} to {seat}", f"swap e{entry} with e{other}", *marks):
        (found,) = [x for x in night.reasons(text) if isinstance(x, MatesThere) and x.entry == entry]
        assert (found.table, found.overridable) == (table.id, True)
        assert found.clause == "SM Team Lag, bord"
    night.do(f"mark seat {seat} accessible")
    night.do("undo")
    # team-mates change places, and a stack takes another seat of its table
    night.do(f"swap e{entry} with e{mate}")
    night.do("undo")
    night.do(f"move e{mate} to {table.label}.{table.free[-1]}")
    night.do(f'move e{entry} to {table.label}.{table.free[0]} override "asked for by the captain"')
    assert parting.clashing(night.state)
    # the table that nobody of the team is left at is there for it, not the third one
    third = night.state.room.tables[night.state.people.entries[night.team("Fisk").stacks[2]].table or 0]
    assert MatesThere in night.whys(f"move e{entry} to {third.label}.{third.free[0]}")
    # of three at two tables two sit together anyway
    night = drawn(2, 3, tables=(6, 6))
    fisk = {*night.team("Fisk").stacks}
    few, many = sorted(night.state.open_tables, key=lambda x: len(fisk & {*x.seats.values()}))
    night.do(f"move e{min(fisk & {*many.seats.values()})} to {few.label}.{few.free[0]}")


def test_nobody_is_parted_to_a_table_that_breaks_or_from_it() -> None:
    night = drawn(5, 3, (7, 7, 7))
    night.do(f"eliminate e{night.team('Fisk').stacks[0]}")
    first, _, last = night.state.open_tables
    (mate,) = (e for e in last.seats.values() if e in night.team("Göta").stacks)
    night.do(f'move e{mate} to {first.label}.{first.free[0]} override "so"')
    assert [x.to_table for x in night.due(asks.PartDuty)] == [last.id]
    night.do(f"rest e{night.due(asks.ThirdStackDuty)[0].entry}")
    assert not night.due(asks.PartDuty)
    one = next(iter(last.seats.values()))
    team = night.game.teams[night.game.of_stack[one]]
    there = next(e for e in live_stacks(night.state.people, team) if e != one)
    night.do(f'move e{there} to {last.label}.{last.free[0]} override "so"')
    assert (last.id, team.id) in parting.clashing(night.state)
    assert not night.due(asks.PartDuty)


@pytest.mark.rule_id("B7", "sm-team")
def test_the_next_big_blind_stays_where_a_team_mate_would_sit() -> None:
    night = drawn(8, 3, tables=(6, 6, 6, 6))
    one, two, *_ = night.state.open_tables
    for seat in sorted(two.seats)[:2]:
        night.do(f"eliminate e{two.seats[seat]}")
    night.do(f"break order {' '.join(x.label for x in night.state.open_tables)}")
    teams = night.game.of_stack
    there = {teams[e] for e in two.seats.values()}
    seats = sorted(one.seats)
    at = next(i for i, s in enumerate(seats) if teams[one.seats[s]] in there)
    night.do(f"blinds {one.label} big {seats[at - 1]}")
    night.do(f"blinds {two.label} big {min(two.seats)}")
    (duty,) = night.due(BalanceMoveDuty)
    assert (duty.from_table, duty.to_table, duty.because.who_rule) == (one.id, two.id, "apart")
    assert duty.because.mates[0] == one.seats[seats[at]], "the next big blind"
    assert duty.entry not in duty.because.mates
    assert teams[duty.entry] not in there
    assert duty.clauses[0] == "SM Team Lag, bord"
