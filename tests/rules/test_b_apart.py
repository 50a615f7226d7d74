"""Whom the club keeps apart draws no seat at one table: as teams are parted (procedure B7); no clause."""

from __future__ import annotations

import pytest

from core.floor.draw import ahead
from core.formats.duties import duties
from core.formats.verify_draws import verify_draws
from core.say.becauses import SatTogether
from core.say.duties import DrawNumberDuty
from core.say.reasons import ApartAlready, ApartFromNobody, NotApart
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, room
from tests.unit.night import Night

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def tables(night: Night, *names: str) -> list[int | None]:
    return [night.entry(x).table for x in names]


@pytest.mark.parametrize("number", "1234567")
@pytest.mark.parametrize("book", BOOKS)
def test_who_is_kept_apart_draws_at_another_table(night_of: NightOf, book: str, number: str) -> None:
    night = room(night_of, book, 18, [9, 9, 9])
    night.run("apart P01 P02 P03\napart P04 P05")
    night.do(f'draw number "{number}"')
    assert len({*tables(night, "P01", "P02", "P03")}) == 3
    assert len({*tables(night, "P04", "P05")}) == 2
    assert (night.sizes(), all_because(night, SatTogether)) == ([6, 6, 6], [])
    assert all(x.ok for x in verify_draws(night.director.history))


def test_a_draw_that_cannot_keep_them_apart_says_so(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 10, [9, 9])
    night.run("apart P01 P02 P03\napart P04 P05")
    assert [x.met for x in ahead.apart(night.state)] == [False, True]
    night.do("prepare draw")
    (asked,) = [x for x in duties(night.state, night.ms) if isinstance(x, DrawNumberDuty)]
    assert (asked.needs, asked.unmet) == (2, 1)
    night.do('draw number "1"')
    (told,) = all_because(night, SatTogether)
    assert len(told.entries) == 2
    assert {night.state.name(e) for e in told.entries} < {"P01", "P02", "P03"}
    assert {night.state.people.entries[e].table for e in told.entries} == {told.table}


def test_a_kept_seat_counts_as_a_table_of_the_group(night_of: NightOf) -> None:
    """P01 sits at table 1 before the draw, so P02 comes to table 2; two kept at one table stay, and it is
    told before."""
    night = room(night_of, "cpc-2023", 10, [9, 9]).run('move P01 to 1.1 override "asked"')
    night.do("apart P01 P02")
    assert [x.met for x in ahead.apart(night.state)] == [True]
    night.do('draw number "1"')
    one, two = tables(night, "P01", "P02")
    assert (night.table("1").id, night.table("2").id) == (one, two)
    other = room(night_of, "cpc-2023", 10, [9, 9]).run('move P01 to 1.1 override "asked"\napart P01 P02')
    other.do('move P02 to 1.2 override "asked"')
    assert [x.met for x in ahead.apart(other.state)] == [False]


def test_nobody_is_in_two_groups_and_a_group_is_taken_back_by_any_of_it(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 10, [9, 9]).run("apart P01 P02")
    assert night.whys("apart P02 P03") == {ApartAlready}
    assert night.whys("apart P03") == {ApartFromNobody}
    assert night.whys("apart P03 off") == {NotApart}
    (reason,) = night.reasons("apart P03 P03")
    assert type(reason) is ApartFromNobody
    night.do("apart P02 off")
    assert night.state.people.apart == []
    night.do("apart P02 P03")
    night.do("undo")
    assert night.state.people.apart == []


def test_who_is_no_longer_in_holds_no_table_free(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 10, [9, 9]).run("apart P01 P02\nunregister P01")
    assert ahead.apart(night.state) == []
    night.do('draw number "1"')
    assert night.sizes() in ([5, 4], [4, 5])


@pytest.mark.parametrize(("before", "leave"), [("", "unregister"), ('draw number "1"\nstart', "eliminate")])
def test_who_alone_is_left_of_a_group_can_come_into_another(
    night_of: NightOf, before: str, leave: str
) -> None:
    """A group of which one alone is in keeps nobody apart, so that it ends where that one is named."""
    night = room(night_of, "cpc-2023", 10, [9, 9]).run(f"apart P01 P02 P03\n{before}\n{leave} P01")
    assert night.whys("apart P03 P04") == {ApartAlready}
    night.do(f"{leave} P02")
    assert ahead.apart(night.state) == []
    night.do("apart P03 P04")
    (group,) = ahead.apart(night.state)
    assert [night.state.name(e) for e in group.entries] == ["P03", "P04"]
    assert len(night.state.people.apart) == 1
    assert night.whys("apart P03 P05") == {ApartAlready}
    night.do("undo")
    night.do("apart P03 off")
    assert night.state.people.apart == []
