"""Whom the club keeps apart draws no seat at one table: as teams are parted (procedure B7); no clause."""

from __future__ import annotations

from operator import itemgetter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.draw import ahead
from core.formats.duties import duties
from core.formats.verify_draws import verify_draws
from core.say.becauses import SatTogether
from core.say.duties import DrawNumberDuty
from core.say.reasons import ApartAlready, ApartFromNobody, NotApart
from tests.examples import examples
from tests.rules.conftest import NightOf, chosen
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


@pytest.mark.parametrize(
    ("sizes", "marked", "need", "groups", "met"),
    [
        ([9, 9], ["1.1", "1.2"], [1, 2], ["P01 P02"], [False]),
        ([9, 9], ["1.1", "2.1"], [1, 2], ["P01 P02"], [True]),
        ([9, 9], ["1.1", "1.2"], [1], ["P01 P02"], [True]),
        ([2, 9], [], [], ["P01 P02", "P03 P04"], [True, True]),
        ([2, 9], [], [], ["P01 P02", "P03 P04", "P05 P06"], [False, False, False]),
        ([2, 9], [], [], ["P01 P02 P03", "P04 P05"], [False, True]),
    ],
)
def test_what_the_card_promises_of_accessible_seats_and_of_chairs(
    night_of: NightOf,
    sizes: list[int],
    marked: list[str],
    need: list[int],
    groups: list[str],
    met: list[bool],
) -> None:
    """The marked seats are dealt without regard to a group, and a chair parts the people of one group
    alone. Where one of several groups will sit together, nobody knows which."""
    night = room(night_of, "cpc-2023", 10, sizes, need=need)
    night.run("\n".join([f"mark seat {x} accessible" for x in marked] + [f"apart {x}" for x in groups]))
    assert [x.met for x in ahead.apart(night.state)] == met
    night.do("prepare draw")
    (asked,) = [x for x in duties(night.state, night.ms) if isinstance(x, DrawNumberDuty)]
    assert asked.unmet == met.count(False)
    night.do('draw number "1"')
    assert all(met) <= (not all_because(night, SatTogether))


@settings(deadline=None, max_examples=examples(60))
@given(st.data())
def test_a_group_that_is_promised_other_tables_gets_them(data: st.DataObject) -> None:
    sizes = data.draw(st.lists(st.integers(2, 9), min_size=2, max_size=4))
    players = data.draw(st.integers(4, min(sum(sizes), 16)))
    people = [*range(1, players + 1)]
    need = data.draw(st.sets(st.sampled_from(people), max_size=3))
    night = room(chosen, "cpc-2023", players, sizes, need=need)
    seats = [f"{table}.{seat}" for table, size in enumerate(sizes, 1) for seat in range(1, size + 1)]
    for seat in data.draw(st.sets(st.sampled_from(seats), max_size=4)):
        night.do(f"mark seat {seat} accessible")
    one = st.tuples(st.sampled_from(people), st.sampled_from(seats))
    for who, seat in data.draw(st.lists(one, max_size=2, unique_by=(itemgetter(0), itemgetter(1)))):
        night.do(f'move P{who:02d} to {seat} override "asked"')
    left = data.draw(st.permutations(people))
    for size in data.draw(st.lists(st.integers(2, 4), max_size=4)):
        group, left = left[:size], left[size:]
        if len(group) > 1:
            night.do("apart " + " ".join(f"P{i:02d}" for i in group))
    promised = [x.entries for x in ahead.apart(night.state) if x.met]
    night.do(f'draw number "{data.draw(st.integers(1, 999))}"')
    at = {e.id: e.table for e in night.state.playing}
    for entries in promised:
        assert len({at[e] for e in entries}) == len(entries)


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
