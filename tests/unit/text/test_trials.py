"""Lines of hostile trials: each is done, or refused by a reason of its own, and the night opens and goes out
again.

They once stored an action that did not fold: the file opened read-only, or Riffle ended. The files lie beside
the checkout; without them this is skipped.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.formats.format import named
from core.say.reasons import Reason, Refused
from core.text.export import export
from core.text.opening import open_door
from tests.formats.rounds.handed_in import handed_in
from tests.unit.night import STOCKHOLM, Night
from tests.unit.rulings.asking import shared
from tests.unit.text.test_roundtrip import brought

REFUSED: dict[str, dict[str, tuple[str, ...]]] = {
    "chicago_closed_seat": {},
    "chicago_late_seat": {'register "Late" seat 2.2': ("too_late_to_play", "seats_are_drawn")},
    "same_time_inconsistent": {},
    "team_correct_bust": {},
    "team_correct_bust_dq": {},
    "team_rest_moved": {},
    "team_talk_row": {},
    "team_withdraw_resting": {},
}
"""The lines that are refused, by the trial, each with its reasons."""
FORMATS = ("team", "core.formats.team:TEAM", ""), ("chicago", "core.formats.chicago:CHICAGO", "")


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with handed_in(FORMATS):
        named("team")
        named("chicago")
        yield


def trial(name: str) -> Path:
    found = shared(f"trials/{name}.txt")
    if found is None:
        pytest.skip("the trials do not lie beside the checkout")
    return found


def test_every_trial_is_tried() -> None:
    folder = trial(next(iter(REFUSED))).parent
    assert {x.stem for x in folder.glob("*.txt")} == {*REFUSED}


@pytest.mark.parametrize("name", REFUSED)
def test_a_trial_is_done_or_refused_and_the_night_goes_on(name: str) -> None:
    night = Night("2" if name == "team_rest_moved" else "1")
    refused: dict[str, tuple[str, ...]] = {}
    for line in trial(name).read_text("utf-8").splitlines():
        try:
            night.do(line)  # looks at the invariants, and folds anew
        except Refused as found:
            refused[line] = tuple(map(kind, found.reasons))
    assert refused == REFUSED[name]
    again = open_door(night.log, lambda: night.ms, night.chance.bytes, night.zone)
    assert not again.problem
    assert again.state == night.state
    there = brought(export(night.director, STOCKHOLM))
    assert there.history[-1].hash == night.director.history[-1].hash


def kind(reason: Reason) -> str:
    return reason.kind
