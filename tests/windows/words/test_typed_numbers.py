"""Numbers shown are read back when typed, in every country; what could be two numbers is refused."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.tournament.settings import Currency
from gui.widgets.fields import Priced, amount_in, chip_in, number_in, pieces_in, price_in
from gui.words.numbers import (
    amount,
    day_time,
    money,
    not_a_number,
    not_an_amount,
    percent,
    short_chips,
    time_of_day,
)
from gui.words.tr import CONSOLE
from tests.unit.night import at

COUNTRIES = ("GB", "SE", "CH", "NL", "US", "DE", "FR", "IN")
NUMBERS = st.integers(-(10**12), 10**12)


@pytest.fixture(autouse=True)
def home() -> Iterator[None]:
    yield
    CONSOLE.speak("en", "GB")


@pytest.mark.parametrize("country", COUNTRIES)
def test_what_is_shown_reads_back(country: str) -> None:
    CONSOLE.speak("en", country)

    @given(NUMBERS, NUMBERS, st.sampled_from((0, 1, 2)))
    def holds(n: int, m: int, decimals: int) -> None:
        plain = Currency("", decimals)
        assert amount_in(money(n, plain), decimals) == n
        parts = f"{money(n, plain)}+{money(abs(m), plain)}"
        assert price_in(parts, decimals) == Priced(n + abs(m), abs(m))
        assert number_in(amount(n)) == n
        values = [abs(n) + 1, abs(m) + 1]
        assert [number_in(x) for x in pieces_in(" ".join(map(amount, values)))] == values

    holds()


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("n", [25_000, 35_700, 9_500, 1_250_000, 100_000])
def test_what_is_shown_short_reads_back_where_it_is_not_rounded(country: str, n: int) -> None:
    CONSOLE.speak("en", country)
    assert number_in(short_chips(n)) == n


@pytest.mark.parametrize(
    ("country", "typed", "number"),
    [
        ("GB", "1,500k", None), ("GB", "1.500k", 1500),
        ("SE", "1,5k", 1500), ("SE", "1.500k", None), ("SE", "1,500k", 1500),
        ("CH", "1’500", 1500), ("CH", "1.5k", 1500),
        ("NL", "1.500k", None), ("NL", "1.500.000", 1_500_000),
        ("US", "1,500,000", 1_500_000), ("US", "2,5", None), ("SE", "1.500.000", 1_500_000),
    ],
)  # fmt: skip
def test_a_number_is_read_as_the_country_writes_it(country: str, typed: str, number: int | None) -> None:
    CONSOLE.speak("en", country)
    assert number_in(typed) == number


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("typed", ["10.000", "10,000", "10 000", "10'000", "10’000", "10\xa0000"])
def test_chips_in_groups_of_three_are_thousands_in_every_country(country: str, typed: str) -> None:
    """Chips are whole, so there is no second reading; an amount of money may have decimals."""
    CONSOLE.speak("en", country)
    assert number_in(typed) == 10_000
    assert number_in(f"-{typed}") == -10_000
    foreign = typed[2] in ".," and typed[2] != CONSOLE.locale.groupSeparator()
    assert amount_in(typed, 2) == (None if foreign else 1_000_000)


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("typed", ["10.5", "10,5", "1.00", "1,00", "0.500", "0,500", "1000.000", "1.0000"])
def test_chips_have_no_halves(country: str, typed: str) -> None:
    CONSOLE.speak("en", country)
    assert number_in(typed) is None


@pytest.mark.parametrize(
    ("country", "typed", "decimals", "found"),
    [
        ("SE", "10,50", 2, 1050), ("SE", "10.50", 2, 1050), ("SE", "1 234,5", 2, 123_450),
        ("SE", "1,500", 2, None),
        ("DE", "1.234,50", 2, 123_450), ("GB", "1,234.5", 1, 12_345), ("GB", "10.50", 0, None),
        ("GB", "10.505", 2, None), ("GB", "1e3", 2, None), ("GB", "1.5k", 2, 150_000), ("GB", "½", 2, None),
    ],
)  # fmt: skip
def test_an_amount_is_read_with_comma_or_point(
    country: str, typed: str, decimals: int, found: int | None
) -> None:
    CONSOLE.speak("en", country)
    assert amount_in(typed, decimals) == found


def test_an_amount_that_is_too_fine_is_told_how_fine_it_may_be() -> None:
    CONSOLE.speak("en", "SE")
    assert "10,50" in not_an_amount("10,505", 2)
    assert not_an_amount("10,5", 0) != not_a_number("10,5")
    assert not_an_amount("x", 2) == not_a_number("x")


def test_both_readings_are_told() -> None:
    CONSOLE.speak("en", "SE")
    told = not_a_number("1,500")
    assert "1\N{NO-BREAK SPACE}500" in told
    assert " 1,5. " in told
    assert "1500" in told
    assert "1,5" not in not_a_number("x")


def test_a_pasted_number_without_end_is_none() -> None:
    assert number_in("1" + ",000" * 1500) is None
    assert not_a_number("1" + ",000" * 1500) == not_a_number("x")


@pytest.mark.parametrize("typed", ["13:30 am", "25:14 pm"])
def test_half_a_day_has_twelve_hours(typed: str) -> None:
    assert day_time(typed) == typed
    assert (day_time("12:30 am"), day_time("0:30 pm"), day_time("11:14 PM")) == ("0:30", "12:30", "23:14")


def test_a_chip_of_a_list_may_be_grouped() -> None:
    CONSOLE.speak("en", "SE")
    assert [chip_in(x) for x in pieces_in("25 100 1\N{NO-BREAK SPACE}000")] == [25, 100, 1000]


@pytest.mark.parametrize("country", COUNTRIES)
@pytest.mark.parametrize("hour", [0, 8, 12, 20])
def test_a_time_that_is_shown_reads_back(country: str, hour: int) -> None:
    CONSOLE.speak("en", country)
    shown = time_of_day(at(f"2026-11-20T{hour:02d}:14", UTC), UTC)
    assert day_time(shown) in (f"{hour}:14", f"{hour:02d}:14")


def test_a_share_reads_back() -> None:
    for country in COUNTRIES:
        CONSOLE.speak("en", country)
        assert percent(1250) in ("12.5 %", "12,5 %")
