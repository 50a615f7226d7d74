"""Procedures F2, F6 and F8: real cards or the software's, the audit, the dealer's sheet; the same by every
book."""

from __future__ import annotations

from dataclasses import replace

import pytest

from core.chips.audit import audit
from core.chips.race import dealt_right
from core.formats.verify_races import verify_races
from core.paper.race_sheets import SheetRow, blank, filled
from core.say.reasons import CardTwice
from core.say.records import RaceHeld
from tests.rules.conftest import NightOf
from tests.unit.night import Night
from tests.unit.rooms import room

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def racers(night: Night) -> Night:
    night.run("price entry 100 chips 10000\nadd level blinds 25/50 length 20\nadd break length 10 remove 25")
    night.run("add level blinds 100/200\nchips 25 100 500 1000")
    return room((1, 2, 4), night=night).run("blinds 1 big 4 small 2 button 1")


def held(night: Night) -> RaceHeld:
    return next(x for x in night.director.history[-1].records if isinstance(x, RaceHeld))


@pytest.mark.rule_id("F2", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_real_cards_are_entered_or_the_softwares_come_from_a_secret_that_is_kept(
    night_of: NightOf, book: str
) -> None:
    night = racers(night_of(book)).run("race 1 chip 25 odd 1:3 2:2")
    race = held(night)
    assert len(bytes.fromhex(race.secret)) == 16
    assert len({card for _, card in race.cards}) == 5
    assert dealt_right(race)
    assert not dealt_right(replace(race, secret=race.secret[::-1]))
    night.do("undo")
    night.do("race 1 chip 25 odd 1:3 2:2 cards 1:2c 1:3c 1:4c 2:Ad 2:5c")
    race = held(night)
    assert (race.secret, race.winners[0]) == ("", 2)
    assert [(x.dealt, x.ok) for x in verify_races(night.log.actions)] == [(True, True), (False, True)]
    assert night.whys('race 1 chip 25 odd 1:1 2:1 cards 1:As 2:As override "x"') >= {CardTwice}


@pytest.mark.rule_id("F6", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_the_audit_closes_to_the_chip(night_of: NightOf, book: str) -> None:
    night = racers(night_of(book))
    night.run("race 1 chip 25 odd 1:3 2:3 4:3 last 1 2 4\ncolour up 25\nexchange 1.1 chip 25 count 3")
    night.run("adjust -200 why found of 1.2\nadjust -300 why missing")
    found = audit(night.state)
    assert found.closes
    (table,) = found.tables
    worth = {"svepof-2006": 300}.get(book, 200)  # nine 25s: three new chips or two
    assert (table.before, table.rounding) == (225, worth - 225)
    assert table.rescue == 300 - worth, "who won none has nothing left"
    assert dict(table.ledger) == {"gone": -75, "found": -200}
    assert table.after == 300 - 275
    assert found.room.before == 30_000
    assert found.room.after == night.state.chips.in_play == 30_000 + table.rounding + table.rescue - 575
    assert dict(found.room.ledger) == {"gone": -75, "found": -200, "missing": -300}


@pytest.mark.rule_id("F8", *BOOKS)
@pytest.mark.parametrize("book", BOOKS)
def test_the_dealers_sheet_says_which_chips_go_out_and_which_come_in(night_of: NightOf, book: str) -> None:
    night = racers(night_of(book))
    empty = blank(night.state, night.table("1"), 25, night.ms)
    assert empty is not None
    assert [(x.seat, x.name, x.gets) for x in empty.rows] == [
        (1, "T1 S1", ()),
        (2, "T1 S2", ()),
        (4, "T1 S4", ()),
    ]
    night.do("race 1 chip 25 odd 4:3 1:3 2:2 last 2 cards 1:As 1:2d 1:3d 4:Ks 4:2s 4:3s 2:2c 2:3c")
    sheet = filled(night.state, held(night))
    assert (sheet.table, sheet.out, sheet.into, sheet.rounding) == ("1", (25, 8), ((100, 3),), 0)
    assert sheet.rows == (
        SheetRow(1, "T1 S1", 3, ("As", "2d", "3d"), ((100, 1),)),
        SheetRow(2, "T1 S2", 2, ("2c", "3c"), ((100, 1),)),  # rescued
        SheetRow(4, "T1 S4", 3, ("Ks", "2s", "3s"), ((100, 1),)),
    )
    assert not sheet.dealt
    assert blank(night.state, night.table("1"), 25, night.ms) is None
