"""The money of other nights: a pot that is kept on some and spent on another, and what is still open."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.keeping.other_nights import Balance, NightMoney, StillOpen, balances, each_once, money_of
from core.log.order import MemoryLog
from core.text.setup import began
from core.tournament.settings import Currency
from tests.unit.night import Night

KRONOR = Currency("kr")
FOUR = 'register "Anna Ek" number 17\nregister "Bo Ros"\nregister Carin\nregister David'
SETUP = (
    "set currency kr\nadd level blinds 25/50 length 20\nopen table 1 seats 9\n"
    "price entry 350 fee 50 chips 10000"
)
PLAY = "draw\nstart"
KEEP = 'pool keep "League pot" 5%'


def played(day: int, *lines: str, setup: str = SETUP) -> Night:
    return Night(began=f"2026-03-{day:02} 19:00").run("\n".join((setup, FOUR, *lines, PLAY)))


def money(night: Night, name: str = "night") -> NightMoney:
    at = began(night.director)
    assert at is not None
    return money_of(night.state, night.director.history, at, Path(f"{name}.riffle"), night.ms)


def kept(*nights: Night, currency: Currency = KRONOR) -> list[Balance]:
    return balances(each_once(map(money, nights)), currency)


def test_a_pot_is_kept_on_ten_nights_and_spent_on_the_final() -> None:
    ten = [played(day, KEEP) for day in range(1, 11)]
    assert kept(*ten) == [Balance("League pot", 600, 10)]
    final = played(28, 'pool add "league POT" 500', KEEP)
    assert kept(*ten, final) == [Balance("League pot", 160, 11)]
    ten[0].run(f"{KEEP.removesuffix('5%')}10%")
    assert kept(*ten) == [Balance("League pot", 660, 10)]
    ten[0].run("undo\nundo")
    assert kept(*ten) == [Balance("League pot", 600, 10)]


@pytest.mark.parametrize("line", ['pool remove "League pot"', 'cancel "power cut"'])
def test_what_was_not_kept_after_all_is_in_no_pot(line: str) -> None:
    assert kept(played(1, KEEP).run(line)) == []


def test_money_added_by_the_house_is_no_pot() -> None:
    assert kept(played(1, 'pool add "The club" 500', "pool guarantee 9000")) == []


def test_a_night_that_is_only_prepared_keeps_nothing() -> None:
    assert kept(Night().run(f"{SETUP}\n{KEEP}\npool keep Dealers 7x150")) == []


def copy(of: Night, day: int) -> Night:
    return Night(began=f"2026-03-{day:02} 19:00", log=MemoryLog(of.log.actions))


def test_a_copy_of_a_night_that_was_played_counts_once() -> None:
    """A backup that was restored at ten past goes on: the file that goes on is the night."""
    night = played(1, KEEP)
    restored = copy(night, 1)
    night.wait(10).do('pool keep "League pot" 50%')
    assert kept(night, restored) == kept(restored, night) == [Balance("League pot", 600, 1)]
    restored.wait(20).do('pool keep "League pot" 10%')
    assert kept(night, restored) == [Balance("League pot", 120, 1)]


def test_nights_played_from_one_prepared_file_are_two() -> None:
    prepared = Night(began="2026-03-01 12:00").run(f"{SETUP}\n{FOUR}\n{KEEP}")
    main, side = copy(prepared, 2).run(PLAY), copy(prepared, 3).run(PLAY)
    assert kept(main, side) == [Balance("League pot", 120, 2)]


def test_tonight_and_its_copies_are_no_other_night() -> None:
    night = played(1, KEEP)
    assert each_once([money(copy(night, 1))], {money(night).night}) == []


def test_amounts_are_in_the_currency_of_tonight() -> None:
    cents = played(1, KEEP, setup=f"set currency €\nset decimals 2\n{SETUP.partition(chr(10))[2]}")
    whole = played(2, KEEP, setup=SETUP.replace("kr", "€"))
    assert kept(cents, whole, currency=Currency("€", 2)) == [Balance("League pot", 12_000, 2)]
    assert kept(cents, whole, currency=Currency("€")) == [Balance("League pot", 120, 2)]
    assert kept(cents, whole) == []


def still_open(night: Night, name: str, number: str) -> list[tuple[int, int]]:
    return [(x.owes, x.due) for _, x in StillOpen([money(night)]).of(name, number)]


def test_what_is_open_with_the_till_is_found_by_number_or_name() -> None:
    night = played(1, "set till on", 'collect "Bo Ros"', "collect Carin 100")
    assert still_open(night, "Anna Ek", "17") == still_open(night, "Annie", "17") == [(350, 0)]
    assert still_open(night, "Anna Ek", "") == [(350, 0)]
    assert still_open(night, "Anna Ek", "18") == []
    assert still_open(night, "carin", "9") == [(250, 0)]
    assert still_open(night, "Bo Ros", "") == []
    night.do('unregister "Carin" override "went home"')
    assert still_open(night, "Carin", "") == [(0, 100)]
    night.run("set till off")
    assert money(night).open == ()
