"""Procedures K: what is withdrawn, corrected or taken back, and who leaves."""

from __future__ import annotations

from typing import Any

import pytest

from core.formats.format import of
from core.formats.team import asks
from core.formats.team import reasons as no
from core.formats.team.rosters import spare
from core.formats.team.state import live_stacks
from tests.formats.teams import TeamNight, chosen, drawn, registered


@pytest.mark.rule_id("K3", "sm-team")
def test_a_call_that_was_withdrawn_is_no_step_of_the_ladder() -> None:
    night = drawn(4)
    a, b, _ = night.stacks("Fisk")
    for _ in range(2):
        night.run(f"time-out {a}\ngathered\nend time-out acted")
    night.run(f"time-out {b}\nend time-out withdrawn")
    (warning,) = night.state.conduct.penalties.values()
    assert warning.ended == "withdrawn"
    night.run(f"time-out {b}\nend time-out acted")
    assert len(night.state.conduct.penalties) == 2, "the first that counts is warned"
    night.run(f"time-out {a}\nend time-out acted")
    (ladder,) = night.due(asks.LadderDuty)
    assert (ladder.nth, ladder.step) == (2, "minutes 10")
    assert ladder.act.minutes == 10


@pytest.mark.rule_id("K3", "sm-team")
def test_a_card_of_a_withdrawn_call_is_given_back() -> None:
    night = drawn(4)
    a = night.stacks("Fisk")[0]
    night.run(f"time-out {a}\ntime-out card Fisk\nend time-out withdrawn")
    team = night.team("Fisk")
    assert (team.cards, team.used, team.handed, team.owed) == (2, 0, 0, 0)
    assert night.reading.running
    night.do(f"time-out {a}")
    assert night.due(asks.CardDuty)


@pytest.mark.rule_id("K7", "sm-team")
def test_who_has_a_stack_is_disqualified_in_his_seat() -> None:
    night = drawn(4)
    (found,) = night.reasons('leave team "Fisk A" disqualified')
    assert isinstance(found, no.StackToDealOut)
    assert (found.entry, found.overridable) == (night.team("Fisk").stacks[0], False)
    night.do('leave team "Fisk D" disqualified')
    assert [*night.team("Fisk").gone.values()] == ["disqualified"]


@pytest.mark.rule_id("K5", "sm-team")
def test_a_stack_comes_back_though_its_player_has_another() -> None:
    night = drawn(4, 3)
    team, (a, b, _) = night.team("Fisk"), night.stacks("Fisk")
    first = team.stacks[0]
    night.do(f"eliminate {a}")
    night.level_ends()
    night.do(f'behind {b} "Fisk A"')
    night.do(f"take back e{first}")
    team = night.team("Fisk")
    assert len(live_stacks(night.state.people, team)) == 3
    assert team.unmanned == {first}
    assert night.state.people.entries[first].absent
    assert night.state.name(team.stacks[1]) == "Fisk A"
    (unmanned,) = night.due(asks.UnmannedDuty)
    assert (unmanned.entry, unmanned.spare) == (first, tuple(spare(night.state, team)))
    assert [night.state.people.players[p].name for p in unmanned.spare] == ["Fisk B"]
    night.do(f'behind {night.stacks("Fisk")[0]} "Fisk B"')
    assert not night.team("Fisk").unmanned
    night.run("undo\nundo")
    assert night.state.people.entries[first].out


@pytest.mark.rule_id("K8", "sm-team")
def test_a_count_put_right_in_the_same_break_is_a_count() -> None:
    night = drawn(4)
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    night.do(f"transfer {a} to {b} stack 24300")
    night.do(f"correct transfer {a} stack 42300")
    giver = night.team("Fisk").stacks[0]
    assert night.state.people.entries[giver].stack == 42_300 - 4230
    night.do(f"stack {a} 30000")
    night.do(f"correct transfer {a} stack 40000")
    assert night.state.people.entries[giver].stack == 30_230, "counted since: only the difference"


@pytest.mark.rule_id("K8", "sm-team")
@pytest.mark.parametrize("which", [0, 1])
def test_a_transfer_nobody_can_count_any_more_lapses(which: int) -> None:
    night = drawn(4)
    night.level_ends()
    a, b, c = night.stacks("Fisk")
    gone = night.team("Fisk").stacks[which]
    night.run(f"transfer {a} to {b}\nannounce transfer {a}\neliminate e{gone}")
    assert not night.due(asks.TransferDuty)
    assert of(night.state).told(night.state)["transfers"] == []
    if which:
        night.do(f"transfer {a} to {c} stack 9000")
        assert [x.chips for x in night.game.transfers.values()] == [0, 900]
        night.do("undo")
    else:
        night.do(f"transfer {b} to {c} stack 9000")
        night.do("undo")
    night.do(f"take back e{gone}")
    assert night.due(asks.TransferDuty), "it is counted after all"
    night.do(f"transfer {a} to {b} stack 9000")
    assert not night.due(asks.TransferDuty)


@pytest.mark.rule_id("K1", "sm-team")
@pytest.mark.parametrize("night", [lambda: registered(4), lambda: drawn(4)])
def test_a_team_without_its_captain_is_asked_for_another(night: Any) -> None:
    evening: TeamNight = night()
    evening.do('leave team "Fisk A"')
    team = evening.team("Fisk")
    (duty,) = evening.due(asks.CaptainDuty)
    assert (duty.team, duty.captain, duty.choices, duty.act) == (team.id, team.members[0], team.roster, None)
    assert duty.clauses == ("SM Team Lag, antal",)
    evening.do('captain "Fisk C"')
    assert not evening.due(asks.CaptainDuty)


@pytest.mark.rule_id("K1", "sm-team")
def test_the_last_member_is_the_captain_by_one_enter() -> None:
    night = drawn(4, 3)
    night.run('leave team "Fisk A"\nleave team "Fisk B"')
    (duty,) = night.due(asks.CaptainDuty)
    night.act(duty.act)
    assert night.team("Fisk").captain == night.team("Fisk").members[2]


def test_team_poker_is_played_by_the_championships_book() -> None:
    night = TeamNight("1")
    night.do("format team")
    assert night.state.rulebook.id == "sm-team"
    other = TeamNight("1")
    other.run("rulebook tda-2024\nformat team")
    assert other.state.rulebook.id == "tda-2024"
    assert chosen("tda-2024").state.rulebook.id == "tda-2024"


LEVELS = "add level blinds 25/50\nadd level blinds 50/100\nadd break\nadd level blinds 75/150\n"


def test_talk_breaks_go_with_team_poker() -> None:
    night = TeamNight("1").run(LEVELS)
    before = night.state.clock.levels
    night.do("format team")
    assert [x.kind for x in night.state.clock.levels if x.pause] == ["talk", "break"]
    night.do("format holdem")
    assert (night.state.clock.levels, night.state.book) == (before, None)


def test_a_sheet_that_was_changed_meanwhile_stays_as_it_is() -> None:
    night = TeamNight("1").run(LEVELS + "format team\nadd level blinds 100/200\nedit row 1 length 30")
    night.do("edit row 2 length 5")
    changed = night.state.clock.levels
    night.do("format holdem")
    assert night.state.clock.levels == (*changed[:5], changed[6]), "a talk break of the director's own stays"
    assert changed[5].kind == "talk"


def test_the_clock_runs_on_where_team_poker_ends() -> None:
    night = TeamNight("1").run(LEVELS + "format team\nstart")
    night.wait(ms=21 * 60_000)
    assert night.state.clock.levels[night.reading.index].kind == "talk"
    night.do("format holdem")
    assert [x.kind for x in night.state.clock.levels if x.pause] == ["talk", "break"]
    assert (night.reading.index, night.reading.remaining) == (1, 60_000)


@pytest.mark.rule_id("K5", "sm-team")
def test_a_stack_of_who_left_comes_back_without_him() -> None:
    night = drawn(4, 3)
    first = night.team("Fisk").stacks[0]
    night.run(f'eliminate e{first}\nleave team "Fisk A"\ntake back e{first}')
    assert night.team("Fisk").unmanned == {first}
    assert night.state.people.entries[first].absent
