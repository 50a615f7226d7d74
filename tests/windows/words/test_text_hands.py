"""Hands in words: who shares and why, what hand-for-hand takes off the level, a called clock."""

from __future__ import annotations

import pytest

from gui.words import actions
from gui.words.because import reasons
from gui.words.names import Names
from tests.unit.night import Night, seated, small

ANNA, BO, CARIN = '"Anna Ek"', '"Bo Ros"', '"Carin Ål"'


def told(night: Night) -> tuple[str, str]:
    said = actions.sentence(night.log.actions[-1], night.state)
    return said.text, said.quiet


@pytest.mark.parametrize(
    ("line", "why"),
    [
        (f"eliminate {ANNA} {BO} stacks 900 900",
         "Anna Ek and Bo Ros began the hand with equally many chips: they share their places."),
        (f"eliminate {ANNA} {BO} stacks 900 800",
         "Who began the hand with more chips finishes higher: Bo Ros and Anna Ek, the highest last."),
        (f"eliminate {ANNA} {BO} {CARIN} stacks 900 800 800",
         "Who began the hand with more chips finishes higher, equal ones share: Bo Ros, Carin Ål and "
         "Anna Ek, the highest last."),
        (f"eliminate {ANNA} {BO}",
         "Nobody said with how many chips Anna Ek and Bo Ros began the hand: they share their places."),
    ],
)  # fmt: skip
def test_who_goes_out_in_one_hand_at_one_table(line: str, why: str) -> None:
    night = seated().run(f"add level blinds 100/200 length 20\nstart\n{line}")
    assert reasons(night.log.actions[-1].records, Names(night.state)) == [why]


def test_all_in_hands_hand_for_hand_by_the_book() -> None:
    night = small(started=False).run("rulebook tda-2024\nstart\nhand-for-hand")
    assert reasons(night.log.actions[-1].records, Names(night.state))[1] == (
        "All-in hands stay face down until every table has played the hand · TDA 2024 RP-8"
    )


def test_shared_places_are_named() -> None:
    night = small()
    first = [f"e{table.seats[min(table.seats)]}" for table in night.state.open_tables]
    night.run("".join(f"eliminate {x}\n" for x in first) + f"same time {first[0]} {first[1]}")
    assert told(night)[0].endswith(" share 7th–8th")


def test_hand_for_hand_says_what_the_level_clock_does() -> None:
    night = small().wait(19).run("hand-for-hand")
    assert told(night) == ("Hand-for-hand", "The level clock stands")
    assert len(reasons(night.log.actions[-1].records, Names(night.state))) == 1, (
        "of all-in hands the director says"
    )
    night.do("hand played")
    assert reasons(night.log.actions[-1].records, Names(night.state)) == [
        "2 minutes come off the level. Level 2 begins with the next hand."
    ]
    night.do("hand-for-hand off")
    assert told(night) == ("Hand-for-hand is over", "The level clock runs on")
