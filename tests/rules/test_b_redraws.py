"""Procedure B3: the seeded draw, redraws set ahead, first days that merge."""

from __future__ import annotations

import pytest

from core.floor.redraws import due
from core.formats.verify_draws import verify_draws
from core.say.becauses import RedrawMade, StacksKeptApart
from core.say.reasons import BadSetting, NotAnnounced, RedrawNotSet, SetBeforeStart, StacksUnknown
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because, begun, out, redrawn, room
from tests.rules.entering_night import because, each, facts, only
from tests.unit.night import Night

SEATS = {
    "svepof-2006": ("SvePoF 2006 §2.1",),
    "cpc-2023": ("CPC 2023 Platzvergabe",),
    "tda-nl": ("TDA-NL 13",),
    "tda-2024": (),
}
OPEN = {book: SEATS[book] for book in ("cpc-2023", "tda-nl", "tda-2024")}
SWEDISH = pytest.mark.rule("svepof-2006", "draw.first_days")
SWEDISH_SEEDED = pytest.mark.rule("svepof-2006", "draw.seeded")


def counted(night: Night) -> Night:
    """P01 has 1,000, P02 2,000 and so on."""
    for entry in night.state.playing:
        night.do(f"stack e{entry.id} {int(night.state.name(entry.id)[1:])}k")
    return night


def apart(night: Night) -> None:
    """The biggest stacks sit at a table each."""
    tables = len(night.state.open_tables)
    names = sorted(night.state.name(e) for e in night.seats())[-tables:]
    assert {night.entry(x).table for x in names} == {x.id for x in night.state.open_tables}


# -- seeded -----------------------------------------------------------------------------------------


@SWEDISH_SEEDED
def test_svepof_2_3_1_a_seeded_draw_not_told_before_the_start_is_none(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006", 12, [6, 6])
    counted(out(night, 1))
    reason = next(x for x in night.reasons("draw all seeded") if isinstance(x, NotAnnounced))
    assert (reason.clause, reason.overridable, reason.what) == ("SvePoF 2006 §2.3.1", True, "seeded")
    night.do("announce seeded")
    assert NotAnnounced in night.whys("draw all seeded"), "that is too late"
    night.do('draw all seeded number "3" override "the players agreed"')
    apart(night)
    assert night.state.word.overrides[-1].clauses == ("SvePoF 2006 §2.3.1",)
    assert all(x.ok for x in verify_draws(night.director.history))


@SWEDISH_SEEDED
def test_svepof_2_3_1_told_before_the_start_it_is_drawn(night_of: NightOf) -> None:
    night = room(night_of, "svepof-2006", 12, [6, 6]).run("redraws players 11\nannounce seeded\ndraw\nstart")
    counted(out(night, 1)).run('announce seeded\ndraw all seeded number "3"')
    apart(night)
    (why,) = all_because(night, StacksKeptApart)
    assert (why.clauses, facts(why)) == (("SvePoF 2006 §2.3.1",), {"apart": 2, "players": 11})


@pytest.mark.parametrize(("book", "clauses"), each(OPEN, "draw.seeded"))
def test_elsewhere_stacks_are_kept_apart_without_notice(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = room(night_of, book, 12, [6, 6]).run("redraws players 11\ndraw\nstart")
    counted(out(night, 1)).do('draw all seeded number "3"')
    apart(night)
    (why,) = all_because(night, StacksKeptApart)
    assert (why.clauses, facts(why)) == ((), {"apart": 2, "players": 11})


@pytest.mark.rule_id("B3")
@pytest.mark.parametrize("seed", range(5))
def test_the_start_draw_of_a_second_day_keeps_the_biggest_stacks_apart(night_of: NightOf, seed: int) -> None:
    night = counted(room(night_of, "svepof-2006", 20, [7, 7, 7])).run(f'draw seeded number "{seed}"')
    apart(night)
    assert all(x.ok for x in verify_draws(night.director.history))


@pytest.mark.rule_id("B3")
def test_where_nothing_tells_stacks_apart_there_is_none_to_keep_apart(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 4, [6, 6])
    reason = only(night.reasons("draw seeded"), StacksUnknown)
    assert (reason.overridable, reason.players) == (False, 4)
    night.run("register Big chips 90000\ndraw seeded")
    assert facts(because(night, StacksKeptApart))["apart"] == 2


# -- first days -----------------------------------------------------------------------------------------


@SWEDISH
def test_svepof_2_3_how_first_days_merge_is_known_by_the_start(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006", 12, [6, 6])
    (reason,) = night.reasons("redraws days")
    assert isinstance(reason, SetBeforeStart)
    assert (reason.clause, reason.overridable, reason.what) == ("SvePoF 2006 §2.3", True, "first-days")
    night.do("pause")
    reason = only(night.reasons("draw all"), RedrawNotSet)
    assert (reason.clause, reason.overridable) == ("SvePoF 2006 §2.3", True)


@SWEDISH
def test_svepof_2_3_set_but_not_told_is_not_known(night_of: NightOf) -> None:
    night = room(night_of, "svepof-2006", 12, [6, 6]).run("redraws days\ndraw\nstart")
    night.run("announce redraws\npause")
    reason = only(night.reasons("draw all"), NotAnnounced)
    assert (reason.clause, reason.overridable, reason.what) == ("SvePoF 2006 §2.3", True, "redraws")


@SWEDISH
def test_svepof_2_3_told_by_the_start_first_days_are_drawn_together(night_of: NightOf) -> None:
    night = room(night_of, "svepof-2006", 12, [6, 6]).run("redraws days\nannounce redraws\ndraw\nstart")
    assert due(night.state, night.ms) == ""
    assert night.whys("draw all") == {RedrawNotSet}
    night.wait(120).do("pause")
    assert due(night.state) == due(night.state, night.ms) == "first days"
    night.do('draw all number "7"')
    assert redrawn(night) == ["first days"]
    why = because(night, RedrawMade)
    assert why.clauses == ("SvePoF 2006 §2.1", "SvePoF 2006 §2.3")
    assert facts(why) == {"which": ("first days",), "players": 12, "tables": 2}
    assert due(night.state) == ""


@pytest.mark.parametrize(("book", "clauses"), each(OPEN, "draw.first_days"))
def test_elsewhere_first_days_are_merged_as_the_director_sets(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book, 12, [6, 6]).run("redraws days\npause")
    night.do('draw all number "7"')
    assert redrawn(night) == ["first days"]
    assert because(night, RedrawMade).clauses == clauses
    reason = only(night.reasons("draw all"), RedrawNotSet)
    assert reason.clause == ""


# -- so many tables or players left ------------------------------------------------------------------


@pytest.mark.parametrize(("book", "clauses"), each(SEATS, "draw.seats"))
def test_redraws_are_set_before_the_start(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = begun(night_of, book, 12, [6, 6])
    (reason,) = night.reasons("redraws tables 2 1 players 8")
    assert isinstance(reason, SetBeforeStart)
    assert (reason.clause, reason.overridable, reason.what) == ("", True, "redraws")
    night.do('redraws tables 1 override "all players agreed"')
    assert night.state.room.redraws.tables == (1,)


@pytest.mark.rule_id("B3")
def test_at_so_many_tables_or_players_left_all_are_drawn_again(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 16, [6, 6, 6]).run("redraws tables 3 2 players 14 10\ndraw\nstart")
    assert due(night.state) == "", "three tables are no event when there were no more"
    out(night, 2)
    assert due(night.state) == "players 14"
    night.do("draw all")
    assert (redrawn(night), due(night.state)) == (["players 14"], "")
    out(night, 4).do("break 3")
    assert due(night.state) == "tables 2"
    night.do("draw all")
    assert redrawn(night) == ["tables 2", "players 10"], "one drawing is both"
    assert night.whys("draw all") == {RedrawNotSet}
    night.do("undo")
    assert due(night.state) == "tables 2"


@pytest.mark.rule_id("B3")
def test_a_redraw_passed_by_is_not_made_up_for(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 16, [9, 9]).run("redraws players 14 10\ndraw\nstart")
    out(night, 6)
    assert due(night.state) == "players 10"
    night.do("draw all")
    assert due(night.state) == ""


@pytest.mark.rule_id("B3")
def test_redraws_of_nothing(night_of: NightOf) -> None:
    night = room(night_of, "cpc-2023", 4, [6])
    (reason,) = night.reasons("redraws tables 0")
    assert isinstance(reason, BadSetting)
    assert (reason.value, reason.overridable) == (0, False)
    assert night.whys("redraws players 1") == {BadSetting}
    night.run("redraws tables 1 2 2 players 9\nredraws tables none")
    assert night.state.room.redraws.players == ()
