"""Nights of team poker, made up and derived again; and that the checker sees what is wrong."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator
from datetime import UTC
from math import comb
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw.apart import place
from core.formats.team import asks
from core.text.export import export
from tests.checker.team import by_force, fewest, filled, wrong
from tests.examples import DEEP, examples
from tests.formats.teams import drawn, handed_in
from tests.simulator.command import run
from tests.simulator.team import FIELDS, Simulation


@pytest.fixture(autouse=True)
def team_poker() -> Iterator[None]:
    with handed_in():
        yield


@pytest.mark.parametrize("seed", range(8 if DEEP else 4))
def test_a_night_holds_and_is_derived_again(seed: int) -> None:
    night = Simulation(seed, 54 if seed % 3 == 0 else FIELDS[seed])
    counts = night.run()
    assert counts.broken == []
    assert night.wrong() == []
    places = night._places
    best, worst = min(places, key=places.__getitem__), max(places, key=places.__getitem__)
    assert wrong(night._lines, night.asked, {**places, best: places[worst], worst: places[best]})
    place, last, prize = places[worst]
    for other in ((place, last + 1, prize), (place, last, prize + 1), (place - 1, last - 1, prize)):
        assert wrong(night._lines, night.asked, {**places, worst: other})
    for i, due in [(i, x) for i, x in night.asked.items() if x.rested or x.bubble][:3]:
        assert wrong(night._lines, {i: due._replace(rested=(), bubble=False)})
    for i in [i for i, x in night.asked.items() if not x.bubble][::9]:
        assert wrong(night._lines, {i: night.asked[i]._replace(bubble=True)})


@pytest.mark.parametrize("seed", range(40))
def test_the_fewest_clashes_are_those_of_trying_everything(seed: int) -> None:
    random = Random(seed)
    tables = 1 + seed % 3
    counts = {team: random.randint(0, 3) for team in range(5)}
    there = {team: [random.randint(0, 2) for _ in range(tables)] for team in counts}
    got, more, may = filled(Counter(), dict.fromkeys(range(tables), 20), sum(counts.values()))
    room = [got[t] for t in range(tables)]
    assert fewest(counts, there, room, may, more) == by_force(counts, there, room, may, more)


@settings(deadline=None, max_examples=examples(40))
@given(st.integers(2, 18), st.integers(2, 9), st.integers(0, 1 << 30))
def test_the_draw_seats_as_few_together_as_the_matching_does(teams: int, tables: int, seed: int) -> None:
    random = Random(seed)
    counts = {team: random.choice((1, 1, 2, 3)) for team in range(teams)}
    # a whole draw, or one to tables where others of a few teams sit
    there = {team: [0] * tables for team in counts}
    if random.random() < 0.5:
        counts = dict.fromkeys(range(min(9, teams)), 1)
        there = {team: [random.choice((0, 0, 0, 1)) for _ in range(tables)] for team in counts}
    sitting = Counter({t: random.randint(0, 2) for t in range(tables)})
    got, more, may = filled(sitting, dict.fromkeys(range(tables), 60), sum(counts.values()))
    room = [got[t] for t in range(tables)]
    made = place([*counts.values()], room, [*there.values()], random.randrange, may, more)
    clashes = sum(
        comb(there[team][t] + where.count(t), 2) - comb(there[team][t], 2)
        for team, where in zip(counts, made, strict=True)
        for t in range(tables)
    )
    assert clashes == fewest(counts, there, room, may, more)


def test_the_checker_sees_a_parting_that_is_due_too_soon_too_late_or_of_nobody() -> None:
    # a table with one free seat alone may be none to part to: then silence is right too
    for seed in range(20):
        night = Simulation(seed, entries=30)
        night.run()
        assert wrong(night._lines, night.asked) == []
        if any(wrong(night._lines, {i: x._replace(parts=())}) for i, x in night.asked.items() if x.parts):
            break
    else:
        pytest.fail("nobody misses a parting")
    quiet, due = next((i, x) for i, x in night.asked.items() if not x.parts)
    assert wrong(night._lines, {quiet: due._replace(parts=[(999, 999)])})


def test_a_format_goes_through_its_fields_unless_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert run(["--format", "team", "--seed", "21", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["records"]["team.team_registered"] == 4
    assert run(["--format", "team", "--seed", "21", "--entries", "9", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["records"]["team.team_registered"] == 3
    with pytest.raises(SystemExit) as stopped:
        run(["--format", "team", "--entries", "0"])
    assert stopped.value.code == 2


def lines() -> list[str]:
    night = drawn(4, 3, tables=(6, 6, 6))
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    night.do(f"transfer {a} to {b} stack 9990")
    night.wait(5).do(f"time-out {a}")
    night.run("gathered\nend time-out acted")
    night.run(f"time-out {b}\ngathered\ntime-out card Fisk\nend time-out acted")
    night.run(f"time-out {b}\nend time-out withdrawn")
    for _ in range(4):
        night.run(f"time-out {b}\nend time-out acted")
    night.do(f"eliminate {b}")
    for duty in reversed(night.due(asks.LadderDuty)[:2]):
        night.act(duty.act, override="")
    return [*export(night.director, UTC)]


@pytest.mark.parametrize(
    ("was", "then"),
    [
        (r'"chips":999\b', '"chips":1000'),
        (r'(penalty_given\{[^}]*"step":)"minutes 20"', r'\1"minutes 10"'),
        (r'"card":true', '"card":false'),
        (r'("seconds":)60', r"\g<1>50"),
        (r'"withdrawn"\}( penalty)', r'"acted"}\1'),
        (r'"how":"withdrawn"', '"how":"lifted"'),
        (r'(time_out_called\{[^}]*"step":)""', r'\1"minutes 10"'),
        (r'(transfer_told\{[^}]*"row":)\d+', r"\g<1>0"),
        (r'(team_registered\{[^}]*"members":\[)(\d+),(\d+)', r"\g<1>\g<2>,\g<2>"),
    ],
)
def test_the_checker_sees_it(was: str, then: str) -> None:
    texts = lines()
    known = wrong(texts)
    altered = [re.sub(was, then, text) for text in texts]
    assert altered != texts
    assert Counter(wrong(altered)) - Counter(known)
