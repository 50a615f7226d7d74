"""procedure C.absent: what the blinds have taken from a stack without its player, as an estimate."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from core.floor.absent_stacks import DEALS, about, posted
from core.formats.duties import duties
from core.paper.table_sheet import table_sheets
from core.say.duties import UncountedDuty
from core.tournament.people import Entry
from tests.examples import examples
from tests.rules.entering_night import house
from tests.unit.night import Night
from tests.unit.rooms import room

SHEET = """price entry 100 chips 10000
add level blinds 100/200 length 20
add level blinds 200/400 ante 400 paid-by bb length 20
add break length 10
add level blinds 300/600 ante 50 paid-by each length 20"""


def night(book: str = "tda-2024", players: int = 6) -> Night:
    """One table, its play begun."""
    made = Night().run(f"rulebook {book}\n{SHEET}")
    return room(tuple(range(1, players + 1)), seats=9, night=made).run("start")


def first(made: Night) -> Entry:
    return made.state.people.entries[made.state.open_tables[0].seats[1]]


def left(made: Night) -> int | None:
    return about(made.state, first(made), made.ms)


def test_a_player_who_is_here_is_estimated_by_nobody() -> None:
    made = night().run("stack 1.1 8000").wait(20)
    assert (left(made), posted(made.state, first(made), made.ms)) == (None, 0)


def test_hands_that_were_noted_cost_their_share_of_the_blinds() -> None:
    """Six players: a hand of 100/200 costs each 50 on average."""
    made = night().run("blinds 1 big 3\ntrack 1\nstack 1.1 8000\nabsent 1.1")
    for _ in range(6):
        made.wait(1).do("hand 1")
    assert posted(made.state, first(made), made.ms) == 6 * 50
    assert left(made) == 7_700


def test_where_no_hands_are_noted_the_time_of_play_counts_in_each_level() -> None:
    """20 minutes of 100/200, the second level with the big blind's ante, a break that costs nothing, and ten
    minutes in which everybody posts an ante."""
    made = night().run("stack 1.1 8000\nabsent 1.1").wait(60)
    a_level = DEALS / 3
    wanted = a_level * 300 / 6 + a_level * (600 + 400) / 6 + a_level / 2 * (900 / 6 + 50)
    assert abs(posted(made.state, first(made), made.ms) - wanted) <= 2
    assert made.state.people.entries[first(made).id].stack == 8_000, "what was counted stands as it was"


def test_a_count_begins_anew_and_a_player_who_is_back_ends_it() -> None:
    made = night().run("stack 1.1 8000\nabsent 1.1").wait(20)
    assert posted(made.state, first(made), made.ms) > 0
    made.do("stack 1.1 7000")
    assert (left(made), posted(made.state, first(made), made.ms)) == (None, 0)
    made.wait(10).do("present 1.1")
    assert left(made) is None
    made.do("undo")
    assert left(made) is not None


def test_while_the_clock_stands_nothing_is_posted() -> None:
    made = night().run("stack 1.1 8000\nabsent 1.1\npause").wait(60)
    assert left(made) is None


def test_who_never_came_begins_from_what_was_bought() -> None:
    """Who has played uncounted chips is not known to begin from anything."""
    early = Night().run(f"rulebook tda-2024\n{SHEET}")
    early = room((1, 2, 3, 4, 5, 6), seats=9, night=early).run("absent 1.1\nstart").wait(15)
    found = left(early)
    assert found is not None
    assert found < 10_000
    later = night().wait(15).run("absent 1.1").wait(15)
    assert left(later) is None
    assert posted(later.state, first(later), later.ms) > 0


def test_a_stack_that_is_not_blinded_keeps_its_chips() -> None:
    made = house(absent='"not_blinded"').run(SHEET)
    made = room((1, 2, 3, 4, 5, 6), seats=9, night=made).run("start\nstack 1.1 8000\nabsent 1.1").wait(20)
    assert (left(made), posted(made.state, first(made), made.ms)) == (None, 0)


def test_without_a_structure_nothing_is_posted() -> None:
    made = room((1, 2, 3), seats=9, night=Night().run("price entry 100 chips 10000")).run("absent 1.1")
    assert (left(made), posted(made.state, first(made), made.ms)) == (None, 0)


def test_the_table_sheet_says_that_it_is_an_estimate() -> None:
    made = night().run("stack 1.1 8000\nstack 1.2 9000\nabsent 1.1").wait(20)
    one, two, *_ = table_sheets(made.state, made.ms)[0].seats
    assert (one.stack, one.about) == (left(made), True)
    assert (two.stack, two.about) == (9_000, False)


def test_a_disqualified_absent_player_s_stack_is_counted_not_taken_as_counted_last() -> None:
    made = night().run("stack 1.1 8000\nabsent 1.1").wait(20)
    who = first(made).id
    made.do('disqualify 1.1 for "cheating" override "as the director rules"')
    assert made.state.chips.in_play == 60_000
    asked = [x for x in duties(made.state, made.ms) if isinstance(x, UncountedDuty)]
    assert [x.entry for x in asked] == [who]


@settings(max_examples=examples(40))
@given(minutes=st.lists(st.integers(0, 25), min_size=1, max_size=5), counted=st.integers(200, 20_000))
def test_it_falls_only_and_never_below_nothing(minutes: list[int], counted: int) -> None:
    made = night().run(f"stack 1.1 {counted}\nabsent 1.1")
    before, paid = counted, 0
    for n in minutes:
        made.wait(n)
        now, cost = left(made), posted(made.state, first(made), made.ms)
        assert cost >= paid
        assert now is None or 0 <= now <= before
        before, paid = counted if now is None else now, cost
