"""Procedure K4: stacks at rest, and what two tables left bring."""

from __future__ import annotations

import pytest

from core.conduct.disqualifying import equal_shares
from core.floor import breaking
from core.floor.draw.to_draw import to_seat
from core.formats.duties import duties
from core.formats.format import of
from core.formats.team import asks, talks, thirds
from core.formats.team import reasons as no
from core.formats.verify_draws import verify_draws
from core.paper.table_sheet import table_sheets
from core.say.becauses import NewcomerSeated
from core.say.duties import BalanceDuty, BreakTableDuty, SeatsDuty, Urgency
from core.say.reasons import MoreThanInPlay, TablesBalanced
from tests.formats.teams import TeamNight, drawn


def thinned(tables: tuple[int, ...] = (6, 6, 6), levels: int = 6) -> TeamNight:
    """Five teams at three tables, of whom one has lost a stack."""
    night = drawn(5, 4, tables, levels=levels)
    other = night.team("Fisk").stacks[0]
    night.do(f"eliminate e{other}")
    return night


def rested() -> tuple[TeamNight, int, list[int]]:
    """Two tables are left; a stack rests, and these are the others of its team."""
    night = thinned((7, 7, 7))
    night.do(f"break {breaking.order(night.state)[0].label}")
    resting = next(iter(night.game.rests))
    team = night.game.teams[night.game.of_stack[resting]]
    return night, resting, thirds.others(night.state, team, resting)


@pytest.mark.rule_id("K4", "sm-team")
def test_a_stack_that_rests_is_drawn_to_no_table() -> None:
    night, _, _ = rested()
    resting = {*night.game.rests}
    assert resting
    assert not resting.intersection(to_seat(night.state, True, night.ms))
    while sum(night.sizes()) > 9:
        table = max(night.state.open_tables, key=lambda x: len(x.seats))
        out = next(
            e
            for e in table.seats.values()
            if not resting & {*night.game.teams[night.game.of_stack[e]].stacks}
        )
        night.do(f"eliminate e{out}")
    night.do("final table")
    assert sum(night.sizes()) <= 9
    assert {*night.game.rests} == resting
    assert all(night.state.people.entries[e].table is None for e in resting)


@pytest.mark.parametrize("apart", [True, False])
def test_anybody_recomputes_the_draw_of_a_break_in_which_stacks_rest(apart: bool) -> None:
    night = thinned((7, 7, 7))
    table = breaking.order(night.state)[0]
    sitting = len(table.seats)
    third = [stacks[0] for _, stacks in thirds.asked(night.state, table)]
    assert len(third) > 2
    if apart:
        night.do(f"rest e{third[0]}")
    night.do(f"break {table.label}")
    assert {*night.game.rests} == {*third}
    checks = verify_draws(night.director.history)
    assert [(x.purpose, x.flaws) for x in checks] == [("start", ()), ("break", ())]
    assert checks[1].players == sitting - len(third)


@pytest.mark.rule_id("K4", "sm-team")
def test_no_table_breaks_for_third_stacks_while_all_play() -> None:
    night = drawn(9, 3, (9, 9, 9))
    assert breaking.due(night.state) is None
    assert not night.due(asks.ThirdStackDuty)
    night.do(f"eliminate e{night.team('Fisk').stacks[0]}")
    assert breaking.due(night.state) is not None, "a third stack gets no seat, so it is not counted"


def asked_once() -> tuple[TeamNight, asks.BreakDownDuty]:
    """Eight teams of three at three tables of nine, of whom one has lost a stack: the others would fit at two
    tables, were the third stacks away."""
    night = drawn(8, 3, (9, 9, 9))
    assert not night.due(asks.BreakDownDuty)
    night.do(f"eliminate e{night.team('Fisk').stacks[0]}")
    (duty,) = night.due(asks.BreakDownDuty)
    return night, duty


def breaks(night: TeamNight) -> set[str]:
    """Return the kinds of the duties that are about fewer tables."""
    about = asks.BreakDownDuty, asks.ThirdStackDuty, BreakTableDuty
    return {x.kind for x in duties(night.state, night.ms) if isinstance(x, about)}


@pytest.mark.rule_id("K4", "sm-team")
def test_a_break_that_only_third_stacks_allow_is_one_question() -> None:
    night, duty = asked_once()
    assert breaks(night) == {duty.kind}
    last = night.state.open_tables[-1]
    teams = thirds.asked(night.state, last)
    assert (duty.table, duty.stacks) == (last.id, tuple(stacks[0] for _, stacks in teams))
    assert duty.clauses == (night.state.rulebook.cite("team_tables.rest"),)
    assert duty.act is not None
    night.act(duty.act)
    assert breaks(night) == {asks.ThirdStackDuty.kind, BreakTableDuty.kind}
    assert len(night.due(asks.ThirdStackDuty)) == len(teams) > 1
    night.do("undo")
    assert breaks(night) == {duty.kind}


@pytest.mark.rule_id("K4", "sm-team")
def test_a_break_for_third_stacks_put_off_is_not_asked_again_at_each_bust() -> None:
    night, duty = asked_once()
    night.do(f'duty "{duty.id}" dismissed')
    third = next(e for e in duty.stacks[1:])
    mates = thirds.others(night.state, night.game.teams[night.game.of_stack[third]], third)
    night.do(f"eliminate e{mates[0]}")
    table = night.state.room.tables[duty.table]
    assert thirds.alone(night.state, table) not in ((), duty.stacks)
    assert not breaks(night)
    assert thirds.kept(night.state, table)


def test_the_sheet_of_a_table_says_that_it_breaks_once_the_director_has_said_so() -> None:
    night, duty = asked_once()

    def told() -> list[str]:
        return [x.label for x in table_sheets(night.state, night.ms) if "breaks_next" in x.state]

    assert told() == []
    night.do(f'duty "{duty.id}" dismissed')
    assert told() == []
    night.do("undo")
    assert duty.act is not None
    night.act(duty.act)
    assert told() == [night.state.room.tables[duty.table].label]


@pytest.mark.rule_id("K4", "sm-team")
def test_tables_that_are_kept_stay_and_are_balanced() -> None:
    night, duty = asked_once()
    night.do(f'duty "{duty.id}" dismissed')
    assert not breaks(night)
    while not night.due(BalanceDuty):
        night.do(f"eliminate e{next(iter(night.state.open_tables[0].seats.values()))}")
        if again := night.due(asks.BreakDownDuty):
            assert again[0].stacks != duty.stacks, "the same question is asked once"
            night.do(f'duty "{again[0].id}" dismissed')
    assert not breaks(night)


@pytest.mark.rule_id("K4", "sm-team")
def test_a_table_whose_players_all_fit_breaks_although_it_was_kept() -> None:
    night, _ = asked_once()
    while not {BreakTableDuty.kind, asks.ThirdStackDuty.kind} & breaks(night):
        for again in night.due(asks.BreakDownDuty):
            night.do(f'duty "{again.id}" dismissed')
        table = max(night.state.open_tables, key=lambda x: len(x.seats))
        night.do(f"eliminate e{next(iter(table.seats.values()))}")
    table = night.state.open_tables[-1]
    assert len(table.seats) <= night.state.spare - table.spare


@pytest.mark.rule_id("K4", "sm-team")
@pytest.mark.parametrize(("book", "late"), [("sm-team", False), ("tda-2024", False), ("tda-2024", True)])
def test_a_table_its_third_stacks_left_is_closed_and_never_filled(book: str, late: bool) -> None:
    night = drawn(6, 3, (6, 6, 6), book=book)
    last = night.state.open_tables[-1]
    night.run("blinds 1 big 1\nblinds 2 big 1")
    if late:
        night.do("set late 3")
    night.do(f"eliminate e{next(e for e in night.team('Fisk').stacks if e in last.seats.values())}")
    (begins,) = night.due(asks.BreakDownDuty)
    assert begins.urgency is (Urgency.LATER if late else Urgency.NOW)
    night.act(begins.act)
    while asked := [x for x in night.due(asks.ThirdStackDuty) if x.breaks]:
        assert asked[0].urgency is (Urgency.LATER if late else Urgency.NOW)
        night.act(asked[0].act)
        due = duties(night.state, night.ms)
        assert not any(isinstance(x, BalanceDuty) for x in due)
        (closed,) = (x for x in due if isinstance(x, BreakTableDuty))
        assert (closed.table, closed.urgency, closed.entering) == (last.id, Urgency.NOW, None)
    assert night.sizes() == [6, 6, 0]
    assert [type(x) for x in night.reasons("balance")] == [TablesBalanced]
    assert closed.act is not None
    night.act(closed.act)
    assert len(night.state.open_tables) == 2


@pytest.mark.rule_id("K4", "sm-team")
@pytest.mark.rule("sm-team", "team_tables.rest")
def test_a_rest_is_over_with_its_level_also_where_a_long_break_follows() -> None:
    """The source: once it has rested a level, it is split or merged; no talk break is named."""
    night = thinned((7, 7, 7))
    night.do("add break length 30 at 5")
    night.do(f"break {breaking.order(night.state)[0].label}")
    resting, rest = next(iter(night.game.rests.items()))
    assert thirds.rested_until(night.state, rest) == 2
    while night.reading.number < 2:
        night.level_ends()
    assert resting in {x.entry for x in night.due(asks.RestDuty)}
    night.level_ends()
    reading = night.reading
    assert reading.level is not None
    assert (reading.number, reading.level.pause, talks.talk(night.state, night.ms)) == (2, True, None)
    over = next(x for x in night.due(asks.ThirdStackDuty) if x.entry == resting)
    night.do(f"merge e{resting} into e{over.others[0]} chips 10000")
    assert resting not in night.game.rests


@pytest.mark.rule_id("K4", "sm-team")
def test_a_seat_after_a_rest_is_drawn_as_after_a_break() -> None:
    night, resting, others = rested()
    for entry in others:
        night.do(f"eliminate e{entry}")
    (seats,) = night.due(SeatsDuty)
    assert seats.clauses == (night.state.rulebook.cite("breaking.seats"),)
    night.do("draw")
    (why,) = (x for x in night.director.history[-1].records if isinstance(x, NewcomerSeated))
    assert (why.entry, why.comes, why.how) == (resting, "break", "shortest")


@pytest.mark.rule_id("K3", "sm-team")
def test_a_table_that_moves_to_an_empty_one_leaves_three() -> None:
    night = drawn(6, 3, (6, 6, 6))
    night.do("open table 4 seats 6")
    night.do('break 3 override "a broken lamp"')
    assert sorted(night.sizes()) == [6, 6, 6]
    assert not night.game.rests
    assert {x.given for x in night.game.teams.values()} == {2}
    assert not night.game.extra_cards


@pytest.mark.rule_id("K4", "sm-team")
def test_two_tables_and_an_empty_one_are_two_tables() -> None:
    night = drawn(4, 3, (6, 6))
    night.do("open table 3 seats 6")
    night.do('break 2 override "a broken lamp"')
    assert not night.game.rests
    assert not night.game.extra_cards


@pytest.mark.rule_id("K4", "sm-team")
def test_a_bust_that_was_anothers_gives_a_resting_stack_its_seat() -> None:
    night, resting, (one, two) = rested()
    team = night.game.of_stack[resting]
    night.do(f"eliminate e{one}")
    there = night.state.room.tables[night.state.people.entries[two].table or 0].seats.values()
    other = next(e for e in there if night.game.of_stack[e] != team)
    night.do(f"eliminate e{other}")
    night.do(f"correct bust e{other} was e{two}")
    assert resting not in night.game.rests
    assert night.state.room.unseated == {resting}


@pytest.mark.rule_id("K4", "sm-team")
def test_no_more_is_split_than_is_in_play() -> None:
    night = thinned((7, 7, 7))
    duty = night.due(asks.ThirdStackDuty)[0]
    one, two = duty.others
    found = night.reasons(f"split e{duty.entry} to e{one} e{two} chips 99999999 1")
    assert {type(x) for x in found} == {MoreThanInPlay}
    found = night.reasons('disqualify team "Göta" for cheating stacks 99999999 1 1')
    assert MoreThanInPlay in {type(x) for x in found}


@pytest.mark.rule_id("K4", "sm-team")
@pytest.mark.parametrize(
    "line", ["split {0} to {1} {2} chips 55000 55000", "merge {0} into {1} chips 110000"]
)
def test_a_counted_stack_is_given_out_as_it_was_counted(line: str) -> None:
    night = thinned((7, 7, 7))
    duty = night.due(asks.ThirdStackDuty)[0]
    text = line.format(*(f"e{e}" for e in (duty.entry, *duty.others)))
    night.do(f"stack e{duty.entry} 10000")
    (found,) = night.reasons(text)
    assert isinstance(found, no.SplitDiffers)
    assert (found.entry, found.stack, found.parts, found.overridable) == (duty.entry, 10_000, 110_000, True)
    assert found.clause == "SM Team Lag, antal"
    night.do(f"stack e{duty.entry} 110000")
    night.do(text)
    assert night.state.people.entries[duty.entry].out


@pytest.mark.rule_id("K7", "sm-team")
@pytest.mark.rule("sm-team", "team_tables.rest_out")
def test_a_disqualified_resting_stack_is_dealt_out_where_the_director_says() -> None:
    night, resting, _ = rested()
    team = night.game.teams[night.game.of_stack[resting]]
    at = night.state.open_tables[0]
    text = f'disqualify team "{team.name}" for cheating stacks 10000 10000 10000'
    (found,) = night.reasons(text)
    assert isinstance(found, no.RestDealtOut)
    assert (found.entry, found.key, found.clause, found.overridable) == (
        resting,
        "team_tables.rest_out",
        "",
        True,
    )
    alone = f"disqualify e{resting} for cheating chips 10000"
    assert [type(x) for x in night.reasons(alone)] == [no.RestDealtOut]
    night.do(f"{text} at {at.label}")
    assert night.state.chips.in_play == 150_000
    assert night.state.people.entries[resting].out
    night.do("undo")
    plan = equal_shares(night.state, resting, 10_000, table=at.id)
    assert len(plan.shares) == len(night.table(at.label).seats)
    shares = " ".join(f"{s}:{n}" for s, n in plan.shares)
    night.do(f"disqualify e{resting} for cheating shares {shares} at {at.label}")
    assert (night.state.chips.in_play, night.state.people.entries[resting].out) == (150_000, True)
    assert resting not in {x.entry for x in (*night.due(asks.RestDuty), *night.due(asks.ThirdStackDuty))}
    night.do("undo")
    night.do(alone + ' override "nobody wants them"')
    assert night.state.chips.in_play == 140_000


@pytest.mark.rule_id("K4", "sm-team")
def test_a_disqualified_stack_gets_no_seat_when_the_others_of_its_team_bust() -> None:
    night, resting, others = rested()
    night.do(f'disqualify e{resting} for cheating chips 10000 override "nobody wants them"')
    teams = of(night.state).told(night.state)["teams"]
    (mine,) = (x for team in teams for x in team["stacks"] if x["entry"] == resting)
    assert mine["state"] == "out"
    for other in others:
        night.do(f"eliminate e{other}")
    assert resting not in night.state.room.unseated
    assert not any(night.state.people.entries[e].table for e in (resting, *others))


@pytest.mark.parametrize("answered", [True, False])
@pytest.mark.rule_id("K4", "sm-team")
def test_of_two_at_the_table_that_breaks_the_team_chooses_which_leaves(answered: bool) -> None:
    night = thinned((7, 7, 7))
    last = breaking.order(night.state)[0]
    team, (one,) = thirds.asked(night.state, last)[0]
    other = next(e for e in team.stacks if e != one)
    away = next(e for e in last.seats.values() if night.game.of_stack[e] != team.id)
    night.do(f'swap e{other} with e{away} override "to see it"')
    (duty,) = (x for x in night.due(asks.ThirdStackDuty) if x.team == team.id)
    assert {*duty.choices} == {one, other}
    chosen = duty.choices[1] if answered else duty.choices[0]
    if answered:
        night.do(f"rest e{chosen}")
        assert team.id not in {x.team for x in night.due(asks.ThirdStackDuty)}
    night.do(f"break {last.label}")
    assert {*night.game.rests} & {*team.stacks} == {chosen}
    seats = {e: night.state.people.entries[e].table for e in team.stacks}
    assert [e for e, table in seats.items() if table is None] == [chosen]
