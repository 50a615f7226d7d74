"""Seats typed with the comma of a number pad."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import Qt

from core.floor.seating import seat_name
from core.say.acts import Eliminate, Seat
from core.text.script import parse
from core.text.script_words import BadLine
from core.tournament.state import Tournament
from gui.console.frame.completion import suggest
from gui.console.frame.seat_words import lone_seat, with_points, with_verb
from gui.console.players.lines import Night, found, lines_of
from gui.console.tables.pending import seat_typed
from gui.program.session import Session
from gui.words.numbers import not_a_number
from gui.words.tr import CONSOLE
from tests.windows.conftest import HALL
from tests.windows.console.conftest import Frame, type_lines


def test_a_comma_in_chips_groups_and_in_what_is_quoted_stays() -> None:
    assert with_points("rebuy 1,3 chips 1,200") == "rebuy 1.3 chips 1200 "
    assert with_points('note "by 3,1"') == 'note "by 3,1"'
    assert with_points("price entry 1,200 fee 1,1") == "price entry 1200  fee 1,1"
    assert with_points('price entry "Guest" 1,200 fee 1,1') == 'price entry "Guest" 1200  fee 1,1'
    assert with_points("3,1 by 2,4 2,5") == "3.1 by 2.4 2.5"
    assert with_points("misdeal table 5").split() == ["misdeal", "5"]
    assert with_points("20:41 misdeal table 5").split() == ["20:41", "misdeal", "5"]
    assert with_points("open table 5") == "open table 5"
    assert with_points('register "x, y" seat 3,') == 'register "x, y" seat 3.'
    assert with_points('"half') == '"half'


def test_a_comma_after_a_number_of_several_parts_it_from_the_next() -> None:
    assert with_points("chips 25, 100, 500") == "chips 25  100  500"
    assert with_points("price entry 200, fee 20") == "price entry 200, fee 20"


def test_numbers_are_read_by_the_country_and_every_column_stays() -> None:
    assert with_points("price entry 1,000+50 chips 1'500k") == "price entry 1000+50  chips 1500k "
    CONSOLE.speak("en", "NL")
    try:
        assert with_points("stack 3,4 12.500") == "stack 3.4 12500 "
        assert with_points("stack 3,4 12,5k") == "stack 3.4 12.5k"
        with pytest.raises(BadLine) as bad:  # 1,500,000 or 1,500: core would read the second
            with_points("rebuy 3,4 chips 1.500k p")
        assert (bad.value.column, bad.value.got) == (17, "1.500k")
    finally:
        CONSOLE.speak("en", "GB")


@pytest.mark.parametrize(
    ("country", "line"),
    [
        ("GB", 'register "Zoe" number 1.001'), ("GB", 'register "Zoe" number 1,001 pay 50'),
        ("DE", 'register "Zoe" number 1.002'), ("GB", "open table 1,200 seats 9"), ("GB", "set title 1,200"),
        ("GB", "hand over 3.4 to 1,5 number 1,200"), ("GB", "hand over 3.4 to number number 1,200"),
        ("GB", 'register list "Zoe" number 1,001 "Bo" number 1,002'), ("GB", "note 1,200"),
        ("GB", "chips 25,100,500"), ("GB", "price entry 1.200"), ("DE", "price entry 1,200+50"),
        ("GB", "set rounding 1.200"), ("GB", "stack 1.3 10.5"), ("SE", "stack 1.3 1.00"),
    ],
)  # fmt: skip
def test_words_and_what_has_two_readings_stay_as_they_are_typed(country: str, line: str) -> None:
    CONSOLE.speak("en", country)
    try:
        assert with_points(line) == line
    finally:
        CONSOLE.speak("en", "GB")


def test_every_number_of_a_line_is_read() -> None:
    assert with_points("set rounding 1,200") == "set rounding 1200 "
    assert with_points('stack no:"a 1" 1,200') == 'stack no:"a 1" 1200 '
    assert with_points("chips 25 1,000 5,000") == "chips 25 1000  5000 "
    assert with_points("20:14 3,1 by 2,4 stacks 1,200 3,400") == "20:14 3.1 by 2.4 stacks 1200  3400 "
    assert (
        with_points('register list "Bo" number 1,002 pay 1,200')
        == 'register list "Bo" number 1,002 pay 1200 '
    )
    assert with_points("add level blinds 1,000/2,000 ante 2,000") == "add level blinds 1000/2000   ante 2000 "


@pytest.mark.parametrize("country", ["GB", "SE", "NL", "CH", "DE"])
@pytest.mark.parametrize("typed", ["10.000", "10,000", "10'000"])
def test_chips_of_a_line_are_whole_in_every_country(country: str, typed: str) -> None:
    CONSOLE.speak("en", country)
    try:
        assert with_points(f"stack 1.3 {typed}").split() == ["stack", "1.3", "10000"]
        assert with_points(f"chips 25 {typed}").split() == ["chips", "25", "10000"]
        assert with_points(f"add level blinds {typed}/{typed}").split()[-1] == "10000/10000"
    finally:
        CONSOLE.speak("en", "GB")


def test_completion_does_not_settle_what_has_two_readings(frame: Frame) -> None:
    bar, asked = frame.night.footer.command, list[object]()
    bar.asked.connect(asked.append)
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    CONSOLE.speak("en", "SE")
    try:
        frame.type("rebuy 1.3 chips 1.500k p")
        assert not bar.suggestions.found
        frame.key(Qt.Key.Key_Return)
        assert asked[-1] == not_a_number("1.500k")
        assert bar.text() == "rebuy 1.3 chips 1.500k p"
        bar.clear()
        frame.type("price entry 1.500 f")
        frame.key(Qt.Key.Key_Return)
        assert bar.text() == "price entry 1.500 fee "
    finally:
        CONSOLE.speak("en", "GB")


def test_a_seat_that_is_asked_for_may_have_a_comma(frame: Frame) -> None:
    state = frame.session.state
    assert seat_typed(state, " 2,3 ") == seat_typed(state, "2.3") is not None
    assert seat_typed(state, "2,") is None
    assert seat_typed(state, "9,3") is None


def test_one_seat_is_followed_by_a_number_and_several_by_more_seats() -> None:
    assert with_points("stack 3,4 1,2") == "stack 3.4 1,2"
    assert with_points("close seat 3,4") == "close seat 3.4"
    assert with_points("big blinds 3,4 7,2") == "big blinds 3.4 7.2"
    assert with_points("correct entry 3,4") == "correct entry 3.4"


def seat_by_bar(text: str, t: Tournament) -> Seat | None:
    """Return the seat of the bust that the command bar understands."""
    try:
        line = parse(with_points(with_verb(text)), t, 0, HALL)
    except BadLine:
        return None
    if line is None or not isinstance(line.act, Eliminate):
        return None
    (entry,) = [t.people.entries[x] for x in line.act.who]
    assert entry.table is not None
    assert entry.seat is not None
    return entry.table, entry.seat


def seat_suggested(text: str, session: Session) -> Seat | None:
    """Return the seat of the only row that names a player."""
    found = [x for x in suggest(with_points(text), session.state) if x.whole and x.line.startswith("elim")]
    if not found:
        found = [x for x in suggest(with_points(text), session.state) if x.whole and "." in x.line]
    return seat_typed(session.state, found[0].line) if found else None


@given(
    label=st.sampled_from(["1", "2", "A", "a", "Bar-2", "bar-2", "7", "x"]),
    point=st.sampled_from(".,"),
    number=st.one_of(st.integers(0, 11).map(str), st.sampled_from(["03", "007", "30", "1500", ""])),
    before=st.sampled_from(["", " ", "/"]),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
def test_whatever_reads_a_seat_reads_it_as_the_bar_does(
    session: Session, label: str, point: str, number: str, before: str
) -> None:
    if not session.state.open_tables:
        type_lines(session, "open table 1 seats 9\nopen table A seats 9\nopen table Bar-2 seats 9")
        for at in ("1.3", "1.9", "A.3", "A.1", "Bar-2.3", "Bar-2.8"):
            type_lines(session, f'register "P {at}" seat {at}')
    t, text = session.state, f"{label}{point}{number}"
    meant = seat_by_bar(text, t)
    typed = f"{before}{text}"
    there = lone_seat(typed, t)
    asked = seat_typed(t, typed)
    sits = asked is not None and asked[1] in t.room.tables[asked[0]].seats
    assert meant == (asked if sits else None)
    assert bool(there) == (asked is not None and 1 <= asked[1] <= t.room.tables[asked[0]].size)
    assert not there or there == seat_name(t, asked or (0, 0))
    listed = [x.seat for x in found(lines_of(Night(t)), typed)] if number else []
    assert listed == ([seat_name(t, meant)] if meant is not None else [])
    assert seat_suggested(text, session) == meant
