"""Procedure B6: how many the final table seats, and that all its seats are drawn again."""

from __future__ import annotations

from typing import Any

import pytest

from core.floor.final_table import due, owed, size
from core.formats.duties import duties
from core.formats.verify_draws import verify_draws
from core.say.acts import ChooseRulebook, FinalTable
from core.say.becauses import FinalSeatsDrawn, FinalTableSet, RedrawMade
from core.say.duties import FinalTableDuty
from core.say.reasons import FinalFixed, NobodyToSeat, NoSuchTable, OneTableLeft, TooManyForFinal
from core.say.records import Seated, TableClosed, TableResized
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, begun, out, redrawn
from tests.rules.entering_night import BOOKS, because, each, facts, only
from tests.unit.night import Night

# seats of the event's tables, the director's setting (0: none), players at the final table; and the clause
SIZES: dict[str, tuple[dict[tuple[int, int], int], str]] = {
    "svepof-2006": ({(9, 0): 9, (6, 0): 6, (8, 0): 8, (9, 7): 7, (9, 10): 10, (6, 9): 9, (10, 9): 9}, ""),
    "tda-nl": ({(9, 0): 9, (6, 0): 6, (8, 0): 8, (9, 7): 7, (9, 10): 10, (6, 9): 9, (10, 9): 9}, ""),
    "cpc-2023": (
        {(9, 0): 10, (6, 0): 7, (8, 0): 9, (10, 0): 10, (9, 5): 10, (12, 0): 10, (3, 0): 4},
        "CPC 2023 Final Table",
    ),
    "tda-2024": (
        # eight, seven, six and nine are named; the others are the director's
        {(9, 5): 9, (8, 5): 9, (7, 5): 7, (6, 5): 7, (9, 0): 9, (10, 0): 10, (10, 8): 8, (5, 0): 5},
        "TDA 2024 RP-9",
    ),
}


@pytest.mark.parametrize(("book", "told"), each(SIZES, "final_table.size"))
def test_the_final_table_seats_so_many(
    night_of: NightOf, book: str, told: tuple[dict[tuple[int, int], int], str]
) -> None:
    sizes, clause = told
    for (seats, final), expected in sizes.items():
        night = night_of(book).run(f"set seats {seats}")
        fixed = final and final != expected
        if fixed:
            other = only(night.reasons(f"set final {final}"), FinalFixed)
            assert (other.clause, other.overridable) == (clause, True)
            assert (other.size, other.seats) == (expected, seats)
        else:
            night.do(f"set final {final or 'none'}")
        assert size(night.state) == expected, (seats, final)
    night = begun(night_of, book, 12, [9, 9])
    reason = only(night.reasons("final table"), TooManyForFinal)
    most = size(night.state)
    assert (reason.clause, reason.overridable) == (clause, True)
    assert (reason.players, reason.size, reason.seats, reason.table) == (12, most, 12, night.table("1").id)
    assert not due(night.state)
    out(night, 12 - most)
    assert due(night.state)
    assert night.director.check(FinalTable()) == ()
    night.do("final table")
    assert (clause in because(night, FinalTableSet).clauses) is bool(clause)
    assert night.table("1").size == max(9, most)


@pytest.mark.rule_id("B6")
def test_cpc_final_table_of_a_nine_handed_event_seats_ten(night_of: NightOf) -> None:
    night = out(begun(night_of, "cpc-2023", 12, [9, 9]), 2).run('final table number "4"')
    kinds = [type(x) for x in night.log.actions[-1].records]
    assert kinds.count(TableResized) == 1
    assert kinds.count(TableClosed) == 1
    assert kinds.count(Seated) == 10
    assert sorted(night.table("1").seats) == list(range(1, 11))
    assert facts(because(night, FinalTableSet)) == {
        "table": night.table("1").id,
        "players": 10,
        "size": 10,
        "redraw": 1,
        "chairs": 1,
    }
    assert all(x.ok for x in verify_draws(night.director.history))


GROWS = {
    # seats of the event's tables, players left, chairs to fetch
    "cpc-2023": ((9, 9, 0), (9, 10, 1), (6, 6, 0), (6, 7, 1)),
    "tda-2024": ((8, 8, 0), (8, 9, 1), (9, 9, 0), (6, 7, 1)),
}


@pytest.mark.parametrize(("book", "cases"), each(GROWS, "final_table.size"))
def test_the_final_table_grows_only_for_players_who_are_there(
    night_of: NightOf, book: str, cases: tuple[tuple[int, int, int], ...]
) -> None:
    """Nine left and nine chairs: nobody is drawn to a tenth. Where a chair is to be fetched, that is said
    before the draw and with it."""
    for seats, players, chairs in cases:
        night = begun(night_of, book, seats + 2, [seats, seats])
        out(night, seats + 2 - players)
        (duty,) = [d for d in duties(night.state, night.ms) if isinstance(d, FinalTableDuty)]
        assert (duty.chairs, duty.table) == (chairs, night.table("1").id), (seats, players)
        night.do("final table")
        assert sorted(night.table("1").seats) == list(range(1, players + 1))
        assert facts(because(night, FinalTableSet))["chairs"] == chairs
        resized = [x.size for x in night.log.actions[-1].records if isinstance(x, TableResized)]
        assert resized == ([players] if chairs else [])
        assert all(x.ok for x in verify_draws(night.director.history))


FIXED = {"cpc-2023": (10, "CPC 2023 Final Table"), "tda-2024": (9, "TDA 2024 RP-9")}


@pytest.mark.parametrize(("book", "told"), each(FIXED, "final_table.size"))
def test_a_size_that_the_book_fixes_is_overruled_and_then_holds(
    night_of: NightOf, book: str, told: tuple[int, str]
) -> None:
    fixed, clause = told
    night = begun(night_of, book, 12, [9, 9])
    assert size(night.state) == fixed
    night.do(f"set final {fixed}")
    reason = only(night.reasons("set final 7"), FinalFixed)
    assert (reason.clause, reason.overridable, reason.size, reason.seats) == (clause, True, fixed, 9)
    night.do('set final 7 override "the television table has seven chairs"')
    assert night.state.word.overrides[-1].clauses == (clause,)
    assert size(night.state) == 7
    out(night, 4)
    assert not due(night.state)
    # that is the director's size: no clause stands beside it
    assert only(night.reasons("final table"), TooManyForFinal).clause == ""
    out(night, 1)
    assert due(night.state)
    night.do("final table")
    why = because(night, FinalTableSet)
    assert (why.clauses, facts(why)["size"]) == ((), 7)
    night.run("undo\nset final none")
    assert size(night.state) == fixed, "without the director's own size the book's holds again"


@pytest.mark.parametrize(("book", "told"), each(FIXED, "final_table.size"))
def test_a_size_that_was_the_directors_is_gone_where_a_book_fixes_it(
    night_of: NightOf, book: str, told: tuple[int, str]
) -> None:
    """A setting without effect is not shown, and a ruling against one book is none against another."""
    night = night_of("plain").run(f"set final 7\nrulebook {book}")
    assert (night.state.setting("final"), size(night.state)) == (None, told[0])
    night.run('set final 8 override "so it is"\nrulebook svepof-2006')
    assert (size(night.state), night.state.ruled) == (8, set())


@pytest.mark.parametrize(("book", "told"), each(FIXED, "final_table.size"))
def test_a_ruled_size_stays_where_the_house_changes_another_rule(
    night_of: NightOf, book: str, told: tuple[int, str]
) -> None:
    house = "\n".join(
        (
            "format = 1",
            'id = "house"',
            'title = "House"',
            'short = "House"',
            'language = "en"',
            f'parent = "{book}"',
            "[race.most]",
            "value = 1",
            'clause = "1"',
            'en = "House rule."',
        )
    )
    night = night_of(book).run('set final 7 override "seven chairs"')
    night.act(ChooseRulebook(book="house", text=house))
    assert (size(night.state), night.state.setting("final"), night.state.ruled) == (7, 7, {"final"})
    night.do("undo")
    assert size(night.state) == 7


REDRAW = {
    "svepof-2006": ("SvePoF 2006 §2.2",),
    "cpc-2023": ("CPC 2023 Final Table",),
    "tda-nl": (),
    "tda-2024": ("TDA 2024 RP-9",),
}


@pytest.mark.parametrize(("book", "clauses"), each(REDRAW, "final_table.redraw", "final_table.size"))
def test_svepof_2_2_all_seats_of_the_final_table_are_drawn_again(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = out(begun(night_of, book, 12, [6, 6, 6]), 5).run("set final 7")  # as the others have it for six
    night.do('final table at 2 number "4"')
    made = night.state.room.draws[max(night.state.room.draws)]
    assert (made.purpose, len(made.entries), redrawn(night)) == ("final", 7, ["final"])
    why, redraw = because(night, FinalTableSet), because(night, FinalSeatsDrawn)
    assert (facts(redraw), facts(why)["table"]) == ({"redraw": True, "by_cards": False}, night.table("2").id)
    assert (why.clauses, redraw.clauses) == (((), clauses) if book == "svepof-2006" else (clauses, ()))
    assert night.sizes() == [7]
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.parametrize(("book", "clauses"), each(REDRAW, "final_table.redraw"))
def test_svepof_2_2_a_redraw_is_owed_where_tables_came_down_to_one_by_breaking(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """Several tables became one all the same."""
    night = out(begun(night_of, book, 8, [6, 6]), 3).run("break 2")
    assert owed(night.state)
    night.do("final table")
    assert redrawn(night) == ["final"]
    reason = only(night.reasons("final table"), OneTableLeft)
    assert reason == OneTableLeft(table=night.table("1").id)
    assert not owed(night.state)


@pytest.mark.rule_id("B6")
def test_a_single_table_is_no_final_table(night_of: NightOf) -> None:
    """Nothing was merged."""
    assert begun(night_of, "svepof-2006", 6, [9]).whys("final table") == {OneTableLeft}


HEADS_UP = {"svepof-2006": "", "cpc-2023": "CPC 2023 Final Table", "tda-nl": "", "tda-2024": ""}


@pytest.mark.parametrize(("book", "clause"), each(HEADS_UP, "final_table.not_heads_up_events"))
def test_cpc_final_table_a_heads_up_event_has_no_larger_one(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = night_of(book).run("set seats 2\nadd level blinds 100/200 length 20")
    assert only(night.reasons("set final 6"), FinalFixed).clause == clause
    for label in (1, 2):
        night.do(f"open table {label}")
    for i in range(4):
        night.do(f"register P{i}")
    night.run("draw\nstart")
    assert size(night.state) == 2
    assert not due(night.state)
    reason = only(night.reasons("final table"), TooManyForFinal)
    assert (reason.clause, reason.size) == (clause, 2)
    night.run("eliminate 1.1\neliminate 2.1")
    assert due(night.state)
    night.do("final table")
    assert night.table("1").size == 2


@pytest.mark.rule_id("B6")
def test_more_than_the_book_seats_only_as_far_as_there_are_chairs(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006", 14, [9, 9])
    reason = only(night.reasons("final table"), TooManyForFinal)
    assert (reason.overridable, reason.clause) == (False, "")
    out(night, 2).do('final table override "everybody wants to play the television table"')
    assert night.sizes() == [12]
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.rule_id("B6")
def test_a_broken_chair_is_replaced(night_of: NightOf) -> None:
    night = out(begun(night_of, "svepof-2006", 12, [9, 9]), 3)
    night.run(f"close seat 1.{night.table('1').free[0]}\nfinal table at 1")
    assert (night.table("1").size, night.sizes()) == (10, [9])


@pytest.mark.rule_id("B6")
@pytest.mark.parametrize(("broken", "table"), [(0, "1"), (2, "1"), (3, "2")])
def test_cpc_final_table_where_chairs_are_broken_another_table_is_taken(
    night_of: NightOf, broken: int, table: str
) -> None:
    """Ten are left, a table has twelve places: with three chairs broken table 1 has none for the tenth."""
    night = out(begun(night_of, "cpc-2023", 12, [9, 9]), 2)
    for seat in night.table("1").free[:broken]:
        night.do(f"close seat 1.{seat}")
    night.do("final table")
    assert [(x.label, len(x.seats), len(x.closed)) for x in night.state.open_tables] == [
        (table, 10, broken if table == "1" else 0)
    ]
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.rule_id("B6")
def test_a_final_table_of_twelve_is_not_set_where_a_chair_is_broken(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006", 12, [9, 9]).run("set final 12")
    night.do(f"close seat 1.{night.table('1').free[0]}")
    assert due(night.state)
    # the director's own table is told of as it is
    reason = only(night.reasons("final table at 1"), TooManyForFinal)
    assert reason == TooManyForFinal(table=night.table("1").id, players=12, size=12, seats=11)
    night.run("final table\nundo")
    # with chairs for everybody nowhere, the table that lacks fewest is told of
    night.run(f"close seat 2.{night.table('2').free[0]}\nclose seat 1.{night.table('1').free[0]}")
    reason = only(night.reasons("final table"), TooManyForFinal)
    assert (reason.table, reason.seats) == (night.table("2").id, 11)


STAY = """
format = 1
id = "stay"
title = "They stay"
short = "Stay"
language = "en"
parent = "cpc-2023"
[final_table.redraw]
value = false
clause = "4"
en = "Who sits there stays."
"""


@pytest.mark.rule_id("B6")
@pytest.mark.parametrize("left", [10, 7])
def test_without_a_redraw_those_at_the_table_stay_and_the_others_draw_its_free_seats(left: int) -> None:
    night = begun(stay, "stay", 14, [9, 9])
    out(night, 14 - left)
    before = {e: seat for e, seat in night.seats().items() if seat[0] == night.table("1").id}
    night.do('final table number "4"')
    assert night.seats().items() >= before.items()
    assert night.sizes() == [left]
    assert redrawn(night) == []
    why, redraw = because(night, FinalTableSet), because(night, FinalSeatsDrawn)
    assert (why.clauses, facts(why)["redraw"]) == (("CPC 2023 Final Table",), 0)
    assert (redraw.clauses, facts(redraw)) == (("Stay 4",), {"redraw": False, "by_cards": False})
    assert all(x.ok for x in verify_draws(night.director.history))
    assert night.whys("final table") == {OneTableLeft}


def stay(book: str, option: str = "", **kwargs: Any) -> Night:
    night = Night(**kwargs)
    night.act(ChooseRulebook(book="stay", text=STAY))
    return night


@pytest.mark.rule_id("B6")
@pytest.mark.parametrize("book", BOOKS)
def test_a_redraw_set_for_one_table_is_that_of_the_final_table(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book, 12, [6, 6, 6])
    night.do('redraws tables 1 players 6 override "forgotten"')
    out(night, 6).do("final table")
    assert redrawn(night) == ["final", "tables 1", "players 6"]
    assert not all_because(night, RedrawMade)


@pytest.mark.rule_id("B6")
def test_what_is_no_final_table(night_of: NightOf) -> None:
    night = night_of("cpc-2023")
    assert night.whys("final table") == {NoSuchTable}
    night.run("open table 1\nopen table 2")
    assert night.whys("final table") == {NobodyToSeat}
    assert type(night.director.check(FinalTable(table=99))[0]) is NoSuchTable
