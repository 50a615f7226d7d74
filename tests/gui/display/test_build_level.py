"""What the band tells of a new level, and that nothing of penalties is ever projected."""

from __future__ import annotations

import pytest

from gui.display.board import Board, SceneName
from gui.display.build import board
from gui.display.standing import TURN
from tests.core.night import MINUTE, SHEET, Night
from tests.core.rooms import room
from tests.rules.conftest import chosen
from tests.rules.entering_night import filled
from tests.rules.hands_night import ANNA, DAVID, played_by

ANTE = "edit row 2 ante 400 paid-by bb"


def playing(book: str) -> Night:
    """Four each at tables 1 and 2, level 1 running."""
    return filled(chosen(book))


def shown(night: Night, scene: SceneName | None = None, page: int = 0) -> Board:
    return board(night.state, night.reading, night.ms, night.zone, scene=scene, page=page)


def told(night: Night) -> list[tuple[str, str] | None]:
    """What the band says in the next minute, each thing once, in its order."""
    t, first = night.state, night.ms // TURN
    looked = range(night.ms, night.ms + MINUTE, TURN)
    pages = [board(t, night.read(at), at, night.zone, page=at // TURN - first).ticker for at in looked]
    return list(dict.fromkeys(pages))


SHUFFLE = "a hand begins with the shuffle"
BEGINS = {
    "svepof-2006": SHUFFLE, "cpc-2023": "a hand begins with the first riffle", "tda-nl": SHUFFLE,
    "tda-2024": SHUFFLE,
}  # fmt: skip


@pytest.mark.parametrize("book", BEGINS)
def test_at_zero_and_for_a_minute_by_each_book(book: str) -> None:
    night = playing(book).wait(20, ms=-1)
    assert shown(night).ticker is None
    found = told(night.wait(ms=1))
    assert found[0] == ("Level 2 from the next hand", BEGINS[book])
    push = ("Dealers changing just now", "the new dealer's first hand is at the old level")
    assert found[1:] == ([push] if book == "tda-2024" else [])
    assert shown(night.wait(1, ms=-1)).ticker in found
    assert shown(night.wait(ms=1)).ticker is None


def test_each_thing_is_told_for_ten_seconds_from_zero_on() -> None:
    """Not from wherever the pages of lists happen to be."""
    night = playing("tda-2024").wait(20)
    first, second = told(night)
    assert (first, second) == (("Level 2 from the next hand", SHUFFLE), second)
    assert {shown(night, page=page).ticker for page in range(5)} == {first}
    assert shown(night.wait(ms=TURN - 1), page=7).ticker == first
    assert shown(night.wait(ms=1), page=7).ticker == second
    assert shown(night.wait(ms=TURN), page=7).ticker == first


@pytest.mark.parametrize(("book", "short"), [
    ("tda-2024", "a short stack pays the blind before it"),
    ("cpc-2023", "a short stack pays it before the blind"),
])  # fmt: skip
def test_how_the_tables_ante_is_paid(book: str, short: str) -> None:
    night = playing(book).run(ANTE).wait(20)
    assert ("BB ante 400", short) in told(night)


def test_what_the_ante_is_where_few_are_left() -> None:
    night = played_by("level.ante_shrinks", '"at_players"').run(f'{ANTE}\nset antes "4=50% 3=25%"').wait(20)
    assert ("BB ante 400", "200 at 4 players or fewer, 100 at 3") in told(night)


def test_before_zero_where_the_book_lets_it_be() -> None:
    night = played_by("level.announced", '"before_zero"').wait(19)
    assert told(night)[0] == (
        "Level 2 at zero: 200 / 400", "from the next hand · a hand begins with the first riffle",
    )  # fmt: skip
    assert shown(night.wait(1)).ticker == (
        "Level 2 from the next hand",
        "a hand begins with the first riffle",
    )


def test_announcements_wait_for_it_and_what_is_moved_does_not() -> None:
    night = room(5, 5, 4).run(f"{SHEET.strip()}\nrulebook cpc-2023\nstart").wait(19)
    night.run("announce break-order").wait(1, seconds=1)
    assert [x and x[0] for x in told(night)] == ["Level 2 from the next hand"]
    night.run('break 3 number "7"')
    assert [x and x[0] for x in told(night)] == [
        "Level 2 from the next hand", "Between small blind and button:",
    ]  # fmt: skip
    night.run("undo").wait(1)
    assert [x and x[0] for x in told(night)] == ["Tables break in this order"]


@pytest.mark.parametrize("scene", [None, "clock", "paused", "hand", "seating", "moves", "call"])
def test_nothing_of_penalties_is_projected(scene: SceneName | None) -> None:
    """They are the floor's and the table's: not a pixel of any picture changes by one."""
    night = playing("tda-2024").wait(5)
    pictures = [shown(night, scene, page) for page in range(3)]
    night.run(f'penalty {ANNA} for "phone"\npenalty {DAVID} for "softplay" override "harsh"')
    assert night.state.penalties
    assert [shown(night, scene, page) for page in range(3)] == pictures
