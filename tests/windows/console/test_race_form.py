"""Text typed at the race desk, read as chips and cards."""

from __future__ import annotations

import pytest

from core.say import acts
from core.say.reasons import CardTwice, PackTooSmall
from gui.console.chips.race.reading import TypedSeat, cards_in, read_race
from gui.program.session import Session
from gui.words import text
from tests.windows.conftest import HandClock
from tests.windows.console.nights import names, thursday


@pytest.mark.parametrize(
    ("typed", "cards"),
    [
        ("", ()), ("As", ("As",)), ("as kd", ("as", "kd")), ("as,kd;2c", ("as", "kd", "2c")),
        ("AsKd10h2c", ("As", "Kd", "10h", "2c")), ("As xx", ("As", "xx")), ("Asx", ("Asx",)),
    ],
)  # fmt: skip
def test_cards_are_parted_by_spaces_commas_or_nothing(typed: str, cards: tuple[str, ...]) -> None:
    assert cards_in(typed) == cards


@pytest.fixture
def due(session: Session, hand_clock: HandClock) -> Session:
    thursday(session, names(9), 1)
    session.do(acts.SetChips(values=(25, 100, 500)))
    session.do(acts.Start())
    hand_clock.advance(minutes=61)
    return session


def test_two_seats_with_one_card_are_told_at_the_second(due: Session) -> None:
    table = due.state.open_tables[0]
    typed = {1: TypedSeat(1, "As"), 2: TypedSeat(1, "as"), 3: TypedSeat()}
    seen = read_race(due, table, 25, typed, real=True)
    assert seen.wrong == {2: text.reason(CardTwice(card="As"))}


def test_more_odd_chips_than_cards_in_a_pack_are_told_of_the_whole_race(due: Session) -> None:
    due.do(acts.SetChips(values=(25, 500)))
    table = due.state.open_tables[0]
    typed = {seat: TypedSeat(19) for seat in (1, 2, 3)}
    seen = read_race(due, table, 25, typed, real=False)
    assert seen.wrong == {}
    assert seen.whole == text.reason(PackTooSmall(odd=57, cards=52))


def test_no_cards_are_asked_for_where_there_is_no_chip_to_win(due: Session) -> None:
    """One 25 is not half a hundred: nothing is raced, and nothing dealt."""
    table = due.state.open_tables[0]
    seen = read_race(due, table, 25, {1: TypedSeat(1)}, real=True)
    assert seen.ahead is not None
    assert (seen.ahead.chips, seen.missing) == (0, {})
    assert (seen.wrong, seen.whole) == ({}, "")
    due.do(seen.act)
    assert due.state.chips.races[-1].cards == ()
