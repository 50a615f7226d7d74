"""Whom a typed or pasted text can mean."""

from __future__ import annotations

import pytest

from core.people import people
from core.text.script_words import BadLine
from tests.unit.night import Night

NIGHT = """register "Bo Sund" number 113
register "Bo Sund" number "1" nickname "Bosse"
register "Anna Ek" number "46 70 12"
"""


@pytest.fixture
def night() -> Night:
    return Night().run(NIGHT)


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("Bo Sund 113", "113"),
        ("bo sund 1", "1"),
        ("sund 1", "1"),
        ("bosse 1", "1"),
        ("bo 1", "1"),
        ("Anna Ek 46 70 12", "46 70 12"),
        ("anna 1", ""),
        ("und 1", ""),
        ("- 1", ""),
        ("Bo Sund 113 1", ""),
    ],
)
def test_a_club_number_after_a_name_tells_who_is_meant(night: Night, text: str, number: str) -> None:
    assert [p.number for p in people.matching(night.state, text)] == [number] * bool(number)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("mueller", "Jörg Müller"),
        ("muller", "Jörg Müller"),
        ("Joerg Mue", "Jörg Müller"),
        ("mueller 7", "Jörg Müller"),
        ("baer", "Uwe Bär"),
        ("aaberg", "Ida Åberg"),
        ("soerensen", "Bo Sørensen"),
    ],
)
def test_letters_that_a_keyboard_has_not_are_written_out(text: str, name: str) -> None:
    night = Night().run('register "Jörg Müller" number 7\nregister "Uwe Bär"\nregister "Ida Åberg"')
    night.run('register "Bo Sørensen"\nregister "Joel Samuel"\nregister "John Mull"')
    assert [p.name for p in people.matching(night.state, text)] == [name]


def test_a_pasted_line_of_numbers_is_nobody(night: Night) -> None:
    pasted = "zz" + " 1" * 1000
    assert people.matching(night.state, pasted) == []
    assert people.with_number(night.state, "zz" + " 1" * 60) == []
    with pytest.raises(BadLine) as bad:
        night.do(f'eliminate "{pasted}"')
    assert bad.value.expected == "player"


class Asked(dict[str, tuple[int, ...]]):
    """Counts how often a name is looked up."""

    times = 0

    def get(self, *wanted):  # type: ignore[no-untyped-def]
        self.times += 1
        return super().get(*wanted)


@pytest.mark.parametrize("words", [50, 4000])
def test_not_every_end_of_a_long_line_is_looked_up(night: Night, words: int) -> None:
    t = night.copy()
    t.people.by_name = names = Asked(t.people.by_name)
    assert people.matching(t, "x " * words) == []
    assert 0 < names.times < 10
