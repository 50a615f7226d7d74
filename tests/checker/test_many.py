"""A short version of the million: nights with every blunder in them, played and checked from their lines.

The whole: ``python -m tests.checker.many --actions 1000000 --seed 1``.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from core.say.records import KINDS
from tests.checker.many import kept, night, run
from tests.simulator.blunders import BLUNDERS, ELSEWHERE, REASONS
from tests.simulator.command import totals_said
from tests.simulator.many import BOOKS, LEAST, MOST, Totals, plan
from tests.simulator.run import Simulation

# the last ones for a hand that is placed in the director's order, and a redraw by seat cards
NIGHTS = (*range(1, 25), 31, 62)
SMALL = 40

# All nights are played before the first test: half a minute, and four times that on a busy machine.
pytestmark = pytest.mark.timeout(360)


@pytest.fixture(scope="module")
def totals() -> Totals:
    sums = Totals()
    for seed in NIGHTS:
        sums.join(Totals.of(json.loads(json.dumps(night(seed, LEAST, SMALL)))))
    return sums


def test_nothing_is_broken_and_the_checker_agrees(totals: Totals) -> None:
    assert totals.broken == []
    assert totals.wrong == []
    assert totals.nights == len(NIGHTS)
    assert set(totals.books) == set(BOOKS)


def test_every_kind_of_record_comes_up(totals: Totals) -> None:
    assert totals.below(1) == []


def test_nearly_every_reason_is_given(totals: Totals) -> None:
    """The million has them all; those that need a rare moment may be missing in so few nights."""
    assert len(totals.unmet()) < len(REASONS) // 12, totals.unmet()


def test_every_reason_has_what_a_director_did_to_be_given_it() -> None:
    covered = {x.kind for x in (*BLUNDERS, *ELSEWHERE)}
    assert covered == set(REASONS)


def test_what_is_said_names_what_never_came() -> None:
    words = totals_said(Totals(), checked=True)
    assert all(kind in words for kind in KINDS)
    assert f"reasons never given: {REASONS[0]}, " in words
    assert "disagreements of the checker: 0" in words


def test_the_sizes_are_of_every_order() -> None:
    plans = [plan(seed) for seed in range(1, 1001)]
    sizes = [x.entries for x in plans if not x.fussy]
    assert min(sizes) < 5
    assert max(sizes) > 7000
    assert all(LEAST <= x.entries <= MOST for x in plans)
    assert {x.rulebook for x in plans} == set(BOOKS)
    assert {x.option for x in plans} > {""}
    assert {x.strict for x in plans} == {0, 1, 2}


def test_a_night_that_reads_back_otherwise_is_found() -> None:
    simulation = Simulation(plan(3, LEAST, SMALL))
    simulation.begin()
    simulation.reopened()
    assert simulation.counts.broken == []
    simulation.t.people.most_in += 1
    simulation.reopened()
    assert "not the same once read again" in simulation.counts.broken[0][1]


def test_nights_that_were_kept_are_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.jsonl"
    words = ["--actions", "300", "--most", "9", "--processes", "1", "--keep", str(file), "--json"]
    assert run(words) == 0
    first, lines = json.loads(capsys.readouterr().out), file.read_text("utf-8").splitlines()
    assert first["actions"] >= 300
    assert first["nights"] == len(lines) == len(kept(file))
    file.write_text("\n".join([*lines, '{"seed": 9']) + "\n", "utf-8")
    assert run(words) == 0
    assert json.loads(capsys.readouterr().out) == first
    assert len(file.read_text("utf-8").splitlines()) == len(lines) + 1
    file.write_text("\n".join(lines[1:]) + "\n", "utf-8")
    assert run([*words, "--actions", "9000", "--until", "00:00"]) == 0
    assert json.loads(capsys.readouterr().out)["nights"] == len(lines) - 1
