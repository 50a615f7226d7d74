"""Words over several lines: nothing lost, nothing too wide, names broken after a hyphen."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gui.paper.paper import Face, clean, wrapped
from tests.windows.paper.lists import PlainRuler, names

RULER = PlainRuler()
FACE = Face(4.0)
LETTER = 4.0 * 0.55


@pytest.mark.parametrize(
    ("text", "letters", "lines"),
    [
        ("one two three", 20, ["one two three"]),
        ("one two three", 7, ["one two", "three"]),
        ("Christoffer Abrahamsson-Lindqvist", 24, ["Christoffer Abrahamsson-", "Lindqvist"]),
        ("abcdefghij kl", 4, ["abcd", "efgh", "ij", "kl"]),
        ("", 5, []),
        ("a §8.2-a b", 7, ["a", "§8.2-a", "b"]),
    ],
)
def test_lines(text: str, letters: int, lines: list[str]) -> None:
    assert wrapped(RULER, text, FACE, (letters + 0.5) * LETTER) == lines


def test_the_last_line_allowed_is_cut_with_an_ellipsis() -> None:
    assert wrapped(RULER, "one two three four", FACE, 7.5 * LETTER, most=2) == ["one two", "three …"]
    assert wrapped(RULER, "one two three", FACE, 7.5 * LETTER, most=2) == ["one two", "three"]


@given(names, st.floats(3.0, 120.0))
def test_nothing_is_lost_and_nothing_is_too_wide(text: str, room: float) -> None:
    lines = wrapped(RULER, text, FACE, room)
    assert "".join(lines).replace(" ", "") == clean(text, 2000).replace(" ", "")
    assert all(RULER.width(x, FACE) <= room for x in lines)


@given(names, st.integers(1, 4), st.floats(3.0, 120.0))
def test_never_more_lines_than_allowed(text: str, most: int, room: float) -> None:
    assert len(wrapped(RULER, text, FACE, room, most)) <= most
