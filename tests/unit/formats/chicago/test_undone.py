"""Every act of Chicago is undone to the state before it, and done again to the state after it."""

from __future__ import annotations

import pytest

from core.formats.chicago import acts
from tests.formats.undone import Case, done_and_undone, verbs
from tests.unit.formats.chicago.nights import field, play, tables, tied
from tests.unit.night import Night
from tests.unit.variants import variant

DRAWN = 'draw heat number "7"'
LATE = f'{DRAWN}\nno-show 2.1\nregister "Late" override "a seat is free"'
HOUSES = f"{DRAWN}\npoints 1.1 house\npoints 1.1 house\npoints 1.1 house\ntrick 1.2"
SAID = f"{HOUSES}\npoints 1.0\npoints 1.0\nchicago 1.1"
TRICKS = f"{DRAWN}\npoints 1.1 pair\npoints 1.2 pair\npoints 1.3 pair"
PLAYED, TIED, POINTS_FIRST = "played", "tied", "points first"
CASES: dict[str, list[Case]] = {
    "stage": [
        Case("stage 2 at 21:30 best 1 to final"), Case("stage 1 best 1 to final", DRAWN),
        Case("stage 2 to proposed", "stage 2 at 21:30 best 1 to final"),
    ],
    "draw heat": [Case('draw heat number "7"'), Case('draw heat number "8" again', DRAWN),
                  Case('draw heat number "7"', PLAYED)],
    "draw round": [Case("draw round 1", f"{DRAWN}\nprotocol 1 points 53 20 10 0 said 1 made 1")],
    "points": [
        Case("points 1.1 flush", DRAWN), Case("points 1.0", DRAWN),
        Case("points 1.1 four against 1.2", HOUSES),
        Case("points 1.1 flush deal 1 exchange 2", HOUSES),
        Case('points 1.2 pair also override "equal"', f"{DRAWN}\npoints 1.1 pair"),
        Case("points 1.4 straight-flush", HOUSES), Case("points 1.4 royal", HOUSES),
    ],
    "chicago": [Case("chicago 1.1", f"{HOUSES}\npoints 1.0\npoints 1.0"),
                Case('chicago 1.1 override "let him"', TRICKS),
                Case("chicago 1.1 deal 2", f"{HOUSES}\npoints 1.0\npoints 1.0\npoints 1.0")],
    "declined": [Case("declined 1", f"{POINTS_FIRST}\n{HOUSES}\npoints 1.0\npoints 1.0\npoints 1.0")],
    "made": [Case("made 1", SAID), Case("made 1 deal 2", f"{SAID}\nbroken 1 by 1.2")],
    "broken": [Case("broken 1 by 1.2", SAID), Case("broken 1", SAID),
               Case("broken 1 by 1.3 deal 2", f"{SAID}\nmade 1")],
    "trick": [Case("trick 1.2", TRICKS), Case("trick 1.2 deuce", TRICKS),
              Case("trick 1.3 deal 1", HOUSES)],
    "mistake": [Case("mistake 1 cards 2", HOUSES)],
    "bought": [Case("bought 1.1", f"{SAID}\nmade 1\npoints 1.1 house\npoints 1.1 house\npoints 1.1 house")],
    "revoke": [Case("revoke 1.2", TRICKS), Case("revoke 1.1", SAID)],
    "deduct": [Case("deduct 1.1 points 3 for late", HOUSES)],
    "round time": [Case("round time 40", DRAWN)],
    "time up": [Case("time up 1", HOUSES)],
    "protocol": [
        Case("protocol 1 round 1 points 53 0 14 6 strokes 53 60 14 6 said 1 made 1 out 2", DRAWN),
        Case("protocol 1 round 1 points 53 20 10 0 said 1 made 1", HOUSES),
        Case("protocol 1 round 1 points 20 30 10 0 time", DRAWN),
    ],
    "play-off": [Case("play-off {second} {third} {fourth} points 8 12 5", TIED)],
    "advance": [Case("advance 1 {third} {first}", PLAYED),
                Case("advance 1", f"{PLAYED}\nadvance 1 {{third}}")],
    "auditor": [Case("auditor 1 1.2", DRAWN)],
    "no-show": [Case("no-show 1.1", DRAWN), Case("no-show 2.1 replaced 1.2", f"{DRAWN}\nno-show 2.2")],
    "late": [Case('late "Late" at 2 override "a seat is free"', LATE)],
    "leave": [Case("leave 1.1", DRAWN), Case("leave 1.1", HOUSES), Case("leave 1.2", PLAYED)],
}  # fmt: skip


def test_every_kind_of_act_has_its_case() -> None:
    assert {*CASES} == verbs(acts)
    assert all(case.line.startswith(verb) for verb, cases in CASES.items() for case in cases)


def prepared(before: str) -> tuple[Night, dict[str, str]]:
    """Return a night of eight, and the players of its first table by how they stand where it is played."""
    night = field(8)
    said: dict[str, str] = {}
    for line in filter(None, before.splitlines()):
        if line == POINTS_FIRST:
            variant(night, "chicago_said.order", "points_first")
        elif line in (PLAYED, TIED):
            night.do(DRAWN)
            (play if line == PLAYED else tied)(night)
            one = tables(night)[0]
            names = [f'"{night.state.name(x.entry)}"' for x in one.standing]
            said = dict(zip(("first", "second", "third", "fourth"), names, strict=True))
        else:
            night.do(line.format(**said))
    return night, said


@pytest.mark.parametrize("case", [pytest.param(x, id=x.line) for cases in CASES.values() for x in cases])
def test_do_and_undo_is_the_state_before_and_redo_the_state_after(case: Case) -> None:
    night, said = prepared(case.before)
    done_and_undone(night, case.line.format(**said))
