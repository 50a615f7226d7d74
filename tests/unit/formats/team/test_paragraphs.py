"""Procedures K and B7: team poker by the Swedish championship's paragraphs, each with the test that shows
it."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import pytest

from core.conduct.disqualifying import equal_shares
from core.conduct.penalty_ladder import proposed, record
from core.conduct.report import conduct_rows
from core.floor.final_table import size
from core.floor.newcomers import still_entering
from core.formats.format import of
from core.formats.team import asks, parting, talks, thirds, transfers
from core.formats.team import becauses as why
from core.formats.team import reasons as no
from core.formats.team.rosters import against_each, spare
from core.formats.team.state import behind, calling, game, live_stacks
from core.keeping.kept import kept
from core.money.payouts import from_money, placings, tonight
from core.say.becauses import Because
from core.say.duties import HandForHandDuty, HandForHandOffDuty, SameTimeDuty
from core.say.levels import MINUTE
from core.say.reasons import (
    AlreadyOut,
    ChipsDealtOut,
    HarderThanNext,
    LastPlayer,
    LateRegistrationClosed,
    NotInFormat,
    NotRefunded,
    OffLadder,
    Reason,
)
from core.text.opening import open_door
from tests.formats.teams import NAMES, TeamNight, chosen, drawn, registered
from tests.unit.variants import variant

BOOK = "sm-team"
ReasonT = TypeVar("ReasonT", bound=Reason)
BecauseT = TypeVar("BecauseT", bound=Because)


def rule(*keys: str) -> pytest.MarkDecorator:
    return pytest.mark.rule(BOOK, *keys)


def line(name: str) -> pytest.MarkDecorator:
    return pytest.mark.rule_id(name, BOOK)


def only(found: list[Reason], kind: type[ReasonT], clause: str | None = None) -> ReasonT:
    (reason,) = found
    assert isinstance(reason, kind)
    if clause is not None:
        assert (reason.clause, reason.overridable) == (clause and f"SM Team {clause}", True)
    return reason


def because(night: TeamNight, kind: type[BecauseT]) -> BecauseT:
    return [x for x in night.director.history[-1].records if isinstance(x, kind)][-1]


def due(night: TeamNight, kind: type[Any]) -> Any:
    return next(iter(night.due(kind)), None)


def members(*names: str) -> str:
    return " ".join(f'"{name}"' for name in names)


ABC = members("Ann", "Bea", "Cia")


# -- procedure K1: teams -----------------------------------------------------------------------------------


@line("antal 4")
@line("time-out 1")
@line("K1")
@rule("team.stacks", "team_time_out.cards")
def test_one_payment_buys_three_stacks_and_two_cards() -> None:
    night = chosen()
    night.do(f'register team Fisk members {ABC} captain "Bea"')
    team = night.team("Fisk")
    entries = [night.state.people.entries[e] for e in team.stacks]
    assert [(e.paid, e.fee, e.chips) for e in entries] == [(350, 50, 10_000), (0, 0, 10_000), (0, 0, 10_000)]
    assert (night.state.money.paid, night.state.money.pool, night.state.chips.in_play) == (350, 300, 30_000)
    assert night.state.name(entries[0].id) == "Ann"
    assert night.state.people.players[team.captain].name == "Bea"
    assert (night.state.game.entrants(night.state.people), team.cards) == (1, 2)
    told = because(night, why.TeamEntered)
    assert (told.stacks, told.chips, told.paid, told.cards) == (3, 10_000, 350, 2)
    assert told.clauses == ("SM Team Lag, antal", "SM Team Lag, timeout")
    night.do("undo")
    assert not night.game.teams
    assert night.state.money.paid == 0


@line("antal 1")
@line("K1")
@rule("team.fewest", "team.most")
def test_a_team_has_three_to_six_members() -> None:
    night = chosen()
    few = only(night.reasons(f"register team Fisk members {members('Ann', 'Bea')}"), no.TeamSize)
    assert (few.members, few.fewest, few.most, few.overridable, few.clause) == (
        2,
        3,
        6,
        False,
        "SM Team Lag, antal",
    )
    seven = members(*"ABCDEFG")
    many = only(night.reasons(f"register team Fisk members {seven}"), no.TeamSize, "Lag, antal")
    assert (many.members, many.most) == (7, 6)
    night.do(f"register team Fisk members {members(*'ABCDEF')}")
    night.do(f"register team Gös members {members('H', 'I', 'J')}")
    assert [len(x.members) for x in night.game.teams.values()] == [6, 3]


@line("K1")
def test_a_member_is_of_one_team() -> None:
    night = chosen()
    night.do(f"register team Fisk members {ABC}")
    twice = only(night.reasons(f"register team Gös members {members('Dan', 'Eva', 'Bea')}"), no.MemberTwice)
    assert (twice.name, twice.team, twice.overridable) == ("Bea", night.team("Fisk").id, False)
    same = only(night.reasons(f"register team Gös members {members('Dan', 'Eva', 'Dan')}"), no.MemberTwice)
    assert same.name == "Dan"
    taken = only(night.reasons(f"register team fisk members {members('X', 'Y', 'Z')}"), no.TeamNameTaken)
    assert taken.name == "fisk"


@line("K1")
def test_a_pasted_list_of_teams_is_one_action() -> None:
    night = chosen()
    night.do('register teams "Fisk: Ann, Bea, Cia" "Gös: Dan; Eva; Fia; Gun"')
    assert [(x.name, len(x.members)) for x in night.game.teams.values()] == [("Fisk", 3), ("Gös", 4)]
    assert night.state.people.players[night.team("Gös").captain].name == "Dan"
    night.do("undo")
    assert not night.game.teams
    found = night.reasons(
        'register teams "Fisk: Ann, Bea, Cia" "Gös: Dan, Eva, Ann" "no team" "Fisk: X, Y, Z"'
    )
    assert {type(x) for x in found} == {no.MemberTwice, no.NotATeamLine, no.TeamNameTaken}
    typed = ("Fisk: Ann, Bea, Cia", "Gös: Dan, Eva, Ann", "no team", "Fisk: X, Y, Z", "Id: Dan, Eva, Ida")
    each = [[type(x) for x in wrong] for wrong in against_each(night.state, typed, night.ms)]
    assert each == [[], [no.MemberTwice], [no.NotATeamLine], [no.TeamNameTaken], []]


@line("antal 1")
@line("K1")
@rule("team.members")
def test_names_are_frozen_after_the_draw_misspellings_excepted() -> None:
    night = registered(2)
    night.do('rename team Fisk to "Fiskarna"')
    night.do('add member Fiskarna "Sen"')
    night.run("open table 1 seats 9\ndraw")
    only(night.reasons("rename team Göta to Gata"), no.TeamNameFixed, "Lag, antal")
    only(night.reasons('add member Göta "Ny"'), no.RosterFixed, "Lag, antal")
    night.do('edit player "Göta A" name "Gota A"')
    assert night.state.people.players[night.team("Göta").members[0]].name == "Gota A"
    night.do('add member Göta "Ny" override "the director agrees"')
    assert len(night.team("Göta").members) == 5


@line("antal 2")
@line("K1")
@rule("team.captain")
def test_the_captain_changes_for_special_reasons_alone() -> None:
    night = registered(2)
    night.do('captain "Fisk B"')
    night.run("open table 1 seats 9\ndraw\nstart")
    only(night.reasons('captain "Fisk C"'), no.CaptainFixed, "Lag, antal")
    night.do('leave team "Fisk B"')
    night.do('captain "Fisk C"')
    assert night.team("Fisk").captain == night.team("Fisk").members[2]


@line("K1")
@rule("team.late", "entering.late")
def test_no_team_enters_after_the_start() -> None:
    night = drawn(2, tables=(6, 6, 6))
    late = only(night.reasons(f"register team Sen members {ABC}"), no.LateTeam, "")
    assert late.name == "Sen"
    free = [f"{x.label}.{x.free[0]}" for x in night.state.open_tables]
    text = f"register team Sen members {ABC} seats {' '.join(free[:2])} {night.state.open_tables[0].label}.6"
    assert any(isinstance(x, no.LateTeamTables) for x in night.reasons(text))
    night.do(f'register team Sen members {ABC} seats {" ".join(free)} override "they come from afar"')
    assert night.stacks("Sen") == free
    night.do("set late 3")
    assert not still_entering(night.state, night.ms)


@line("K1")
@rule("team.late")
def test_where_teams_may_come_late_they_do_so_to_the_level() -> None:
    night = registered(2, book="tda-2024")
    variant(night, "team.late", "three_tables")
    night.run("set late 1\nopen table 1 seats 9\nopen table 2 seats 9\nopen table 3 seats 9\ndraw\nstart")
    late = f"register team Sen members {ABC}"
    night.do(late)
    night.do("undo")
    night.level_ends().wait(3)
    assert only(night.reasons(late), LateRegistrationClosed).level == 1


@line("K1")
def test_a_team_is_withdrawn_before_the_start_alone() -> None:
    night = registered(2)
    night.do("withdraw team Fisk")
    assert [x.name for x in night.game.teams.values()] == ["Göta"]
    assert night.state.money.paid == 350
    later = drawn(2)
    only(later.reasons("withdraw team Fisk"), no.TeamHasPlayed)


@line("antal 4")
@line("K1")
def test_a_busted_seat_is_gone_and_a_dead_stack_gets_nothing() -> None:
    night = drawn()
    fisk, seats = night.team("Fisk"), night.stacks("Fisk")
    night.do(f"eliminate {seats[2]} by {night.stacks('Göta')[0]}")
    night.level_ends()
    dead = only(night.reasons(f"transfer {seats[0]} to e{fisk.stacks[2]}"), AlreadyOut)
    assert not dead.overridable
    only(night.reasons(f'behind e{fisk.stacks[2]} "Fisk D"'), AlreadyOut)
    only(night.reasons(f"transfer e{fisk.stacks[2]} to {seats[0]}"), AlreadyOut)


# -- procedure K5: fewer players ---------------------------------------------------------------------------


@line("antal 3")
@line("K5")
@rule("team.unmanned")
def test_two_players_left_leave_a_stack_that_is_blinded() -> None:
    night = drawn(2, 3)
    night.do('leave team "Fisk C"')
    team = night.team("Fisk")
    (entry,) = team.unmanned
    assert behind(night.state, entry) is None
    assert night.state.people.entries[entry].absent
    told = because(night, why.StackUnmanned)
    assert (told.entry, told.blinded, told.clauses) == (entry, True, ("SM Team Lag, antal",))
    duty = due(night, asks.UnmannedDuty)
    assert (duty.entry, duty.blinded, duty.spare) == (entry, True, ())
    night.level_ends()
    night.do(f'behind {night.state.seat_text(entry)} "Fisk A"')
    assert team.unmanned == {team.stacks[0]}
    assert night.state.people.entries[team.stacks[0]].absent
    assert not night.state.people.entries[entry].absent
    night.do('leave team "Fisk B"')
    assert len(team.unmanned) == 2
    night.do("undo")
    assert len(night.team("Fisk").unmanned) == 1


@line("K5")
def test_a_spare_member_takes_over_who_left() -> None:
    night = drawn(2, 4)
    night.do('leave team "Fisk C"')
    team = night.team("Fisk")
    assert [night.state.people.players[p].name for p in spare(night.state, team)] == ["Fisk D"]
    seat = night.stacks("Fisk")[2]
    early = only(night.reasons(f'behind {seat} "Fisk D"'), no.NotInTalkBreak, "Lag, överlåtelse")
    assert early.what == "swap"
    night.level_ends()
    night.do(f'behind {seat} "Fisk D"')
    assert not team.unmanned
    only(night.reasons(f'behind {seat} "Fisk C"'), no.NotAMember)
    only(night.reasons(f'behind {seat} "Göta D"'), no.NotAMember)
    only(night.reasons(f'behind {seat} "Fisk D"'), no.SitsThere)


# -- procedure K2: talk breaks and swaps -------------------------------------------------------------------


@line("transfer 1")
@line("K2")
@rule("team_talk.seconds")
def test_two_minutes_between_all_levels_by_themselves() -> None:
    night = chosen(levels=3)
    rows = [(x.kind, x.length) if x.pause else x.big_blind for x in night.state.clock.levels]
    assert rows == [50, ("talk", 120_000), 100, ("talk", 120_000), 200]
    night.do("add break length 10 at 4")
    kinds = [x.kind if x.pause else "level" for x in night.state.clock.levels]
    assert kinds.count("talk") == 1, "a break beside a talk break has its last minutes for it"
    night.run("open table 1 seats 9\nopen table 2 seats 9")
    for name in NAMES[:3]:
        night.do(f'register team "{name}" members "{name} A" "{name} B" "{name} C"')
    night.run("draw\nstart").wait(19)
    assert talks.talk(night.state, night.ms) is None
    night.wait(1.5)
    assert talks.talk(night.state, night.ms) is not None
    reading = night.reading
    assert reading.remaining == 90_000
    night.do("hands done")
    assert night.reading.remaining == 120_000
    night.wait(2.1)
    only(night.reasons("hands done"), no.NoTalkBreak)


@line("K8")
@rule("team_talk.in_break")
def test_in_a_break_the_last_two_minutes_are_the_talk() -> None:
    night = registered(2, levels=2)
    row = next(i for i, x in enumerate(night.state.clock.levels, 1) if x.pause)
    night.do(f"add break length 10 at {row}")
    night.run("open table 1 seats 9\ndraw\nstart").wait(20.5)
    assert talks.talk(night.state, night.ms) is None
    night.wait(8)
    assert talks.talk(night.state, night.ms) is not None


@line("transfer 3")
@line("K2")
def test_members_swap_freely_in_a_talk_break() -> None:
    night = drawn()
    night.level_ends()
    a = night.stacks("Fisk")[0]
    night.do(f'behind {a} "Fisk B"')
    team = night.team("Fisk")
    assert [night.state.name(e) for e in team.stacks] == ["Fisk B", "Fisk A", "Fisk C"]
    assert {*team.moved.values()} == {talks.row(night.state, night.ms)}
    assert because(night, why.PlayersSwapped).when == "talk"
    night.do(f'behind {a} "Fisk D"')
    assert [night.state.name(e) for e in team.stacks] == ["Fisk D", "Fisk A", "Fisk C"]
    night.do("undo")
    assert [night.state.name(e) for e in night.team("Fisk").stacks] == ["Fisk B", "Fisk A", "Fisk C"]


@line("tables 5")
@line("K2")
@rule("team_talk.swaps")
def test_at_the_last_table_players_swap_with_the_button() -> None:
    night = drawn(2, 4, tables=(9,))
    a = night.stacks("Fisk")[0]
    night.level_ends()
    only(night.reasons(f'behind {a} "Fisk D"'), no.OnlyWithButton, "Lag, bord")
    seat, taken = int(a.split(".")[1]), sorted(night.state.open_tables[0].seats)
    small, big = [*taken[taken.index(seat) + 1 :], *taken][:2]
    night.do(f"blinds 1 button {seat} small {small} big {big}")
    night.do(f'behind {a} "Fisk D"')
    assert because(night, why.PlayersSwapped).team == night.team("Fisk").id


@line("K2")
def test_who_sits_out_takes_no_other_seat() -> None:
    night = drawn()
    a, b, _ = night.stacks("Fisk")
    night.wait(10).do(f'penalty {a} minutes 20 for "phone" override "so"')
    night.level_ends()
    found = night.reasons(f'behind {b} "Fisk A"')
    out = only([x for x in found if isinstance(x, no.SitsOutThere)], no.SitsOutThere)
    assert (night.state.people.players[out.player].name, out.overridable) == ("Fisk A", True)
    assert any(isinstance(x, no.SitsOutThere) for x in night.reasons(f'behind {a} "Fisk D"'))


# -- procedures K2 and K8: transfers -----------------------------------------------------------------------


@line("transfer 2")
@line("K2")
@rule("team_talk.percent")
def test_a_transfer_is_exactly_a_tenth_rounded_down() -> None:
    night = drawn()
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    night.do(f"transfer {a} to {b}")
    assert not due(night, asks.TransferDuty).announced
    night.do(f"announce transfer {a}")
    assert due(night, asks.TransferDuty).announced
    wrong = only(night.reasons(f"transfer {a} to {b} stack 9999 chips 1000"), no.AnotherAmount)
    assert (wrong.due, wrong.exact, wrong.clause) == (999, 999, "SM Team Lag, överlåtelse")
    night.wait(3).do(f"transfer {a} to {b} stack 9999")
    (made,) = night.game.transfers.values()
    assert (made.stack, made.chips, made.stage) == (9999, 999, "counted")
    assert night.state.people.entries[made.giver].stack == 9000
    why_so = because(night, why.TransferDue)
    assert (why_so.percent, why_so.exact, why_so.chips) == (10, 999, 999)
    assert night.state.chips.in_play == 120_000
    assert due(night, asks.TransferDuty) is None


@line("K2")
def test_what_is_told_once_the_night_is_opened_again_is_another_transfer() -> None:
    night = drawn()
    night.level_ends()
    for team in ("Fisk", "Göta"):
        a, b, _ = night.stacks(team)
        night.do(f"transfer {a} to {b}")
        night.director = open_door(night.log, lambda: night.ms, night.chance.bytes, night.zone)
    assert {x.team for x in night.game.transfers.values()} == {night.team("Fisk").id, night.team("Göta").id}


@line("K8")
@rule("team_talk.unpayable")
def test_what_the_chips_cannot_pay_is_lowered() -> None:
    night = drawn()
    night.do("chips 25 100 500 1000")
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    assert transfers.amount(night.state, 24_300) == (24_300, 2430, 2425)
    wrong = only(night.reasons(f"transfer {a} to {b} stack 24300 chips 2430"), no.AnotherAmount)
    assert (wrong.due, wrong.exact, wrong.overridable) == (2425, 2430, True)
    night.do(f"transfer {a} to {b} stack 24300")
    told = because(night, why.TransferDue)
    assert (told.exact, told.chips, told.keys) == (2430, 2425, ("team_talk.percent", "team_talk.unpayable"))


@line("K8")
def test_a_transfer_of_nothing_is_none() -> None:
    night = drawn()
    night.do("chips 25 100 500 1000")
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    found = only(night.reasons(f"transfer {a} to {b} stack 225"), no.NothingToGive)
    assert not found.overridable
    night.do(f"transfer {a} to {b}")
    night.do(f"drop transfer {a}")
    assert not night.game.transfers


@line("K8")
def test_a_transfer_counted_wrong_is_corrected_by_its_own_act() -> None:
    night = drawn()
    night.level_ends()
    a, b, _ = night.stacks("Fisk")
    only(night.reasons(f"correct transfer {a} stack 9000"), no.NoTransfer)
    night.do(f"transfer {a} to {b} stack 9000")
    night.do(f"stack {b} 12000")
    night.wait(5).do(f"correct transfer {a} stack 8000")
    (made,) = night.game.transfers.values()
    assert (made.stack, made.chips) == (8000, 800)
    assert night.state.people.entries[made.taker].stack == 11_900
    assert night.state.people.entries[made.giver].stack == 8200
    night.do("undo")
    assert night.state.people.entries[made.taker].stack == 12_000


@line("K8")
@rule("team_talk.transfers", "team_talk.receives")
def test_one_transfer_a_team_and_who_gave_does_not_receive() -> None:
    night = drawn()
    night.level_ends()
    a, b, c = night.stacks("Fisk")
    night.do(f"transfer {a} to {b} stack 9000")
    made = only(night.reasons(f"transfer {b} to {c}"), no.TransfersMade, "")
    assert made.most == 1
    found = night.reasons(f"transfer {c} to {a}")
    assert {(type(x), x.clause) for x in found} == {(no.TransfersMade, ""), (no.GaveThisBreak, "")}
    night.do(f'transfer {c} to {a} stack 9000 override "the director so decides"')
    assert len(night.game.transfers) == 2
    night.do("undo")
    night.wait(22.5)
    assert talks.talk(night.state, night.ms) is not None
    night.do(f"transfer {c} to {a} stack 9000")


# -- procedure K3: time-outs -------------------------------------------------------------------------------


@line("time-out 2")
@line("time-out 4")
@line("K3")
@rule("team_time_out.seconds")
def test_a_time_out_stops_the_room_for_sixty_seconds() -> None:
    night = drawn()
    night.wait(5)
    a = night.stacks("Fisk")[0]
    night.do(f"time-out {a}")
    assert not night.reading.running
    duty = due(night, asks.TimeOutDuty)
    assert (duty.gathered, duty.seconds, duty.card, duty.left) == (False, 60, True, None)
    only(night.reasons(f"time-out {a}"), no.TimeOutLasts)
    night.wait(1).do("gathered")
    only(night.reasons("gathered"), no.GatheredAlready)
    assert due(night, asks.TimeOutDuty).left == 60_000
    night.wait(1.5)
    assert due(night, asks.TimeOutDuty).left == 0
    night.do("end time-out dead")
    assert because(night, why.HandDead).clauses == ("SM Team Lag, timeout",)
    assert night.reading.running
    assert night.reading.elapsed == 5 * MINUTE
    assert calling(night.state) is None
    only(night.reasons("end time-out acted"), no.NoTimeOut)
    card = due(night, asks.CardDuty)
    assert (card.captain, card.cards, card.given) == (night.team("Fisk").captain, 1, 2)
    night.do("time-out card Fisk")
    assert due(night, asks.CardDuty) is None
    only(night.reasons("time-out card Fisk"), no.NoCardOwed)


@line("time-out 3")
@line("K3")
@rule("team_time_out.without", "team_time_out.warned", "penalty.ladder")
def test_a_call_without_a_card_is_never_refused() -> None:
    night = drawn()
    night.wait(5)
    a, b, _ = night.stacks("Fisk")
    for _ in range(2):
        night.run(f"time-out {a}\ngathered\nend time-out acted")
    night.do(f"time-out {a}")
    given = because(night, why.TimeOutGiven)
    assert (given.card, given.seconds, given.nth, given.step) == (False, 0, 1, "warning")
    assert "SM Team Lag, timeout" in given.clauses
    assert not night.reading.running
    (warned,) = night.state.conduct.penalties.values()
    assert (warned.step, warned.clause) == ("warning", "SM Team Lag, timeout")
    caller = night.entry(a).player
    assert (warned.of_team, record(night.state, caller)) == (True, []), "the warning is the team's"
    assert proposed(night.state, caller) == "warning"
    (row,) = conduct_rows(night.state)
    assert (row.name, row.number) == ("Fisk", "")
    assert kept(night.state, night.director.history) == []
    night.do("end time-out acted")
    assert due(night, asks.LadderDuty) is None
    steps = []
    for _ in range(4):
        night.run(f"time-out {b}\nend time-out acted")
        step = due(night, asks.LadderDuty)
        steps.append(step.step)
        if step.act is not None:
            night.act(step.act, override="")
        assert step.act is None or due(night, asks.LadderDuty) is None
    assert steps == ["minutes 10", "minutes 20", "disqualified", "disqualified"]


@line("K8")
def test_at_a_levels_end_the_level_waits() -> None:
    night = drawn()
    night.wait(19.9)
    night.do(f"time-out {night.stacks('Fisk')[0]}")
    before = night.reading.remaining
    night.wait(3)
    assert (night.reading.remaining, night.reading.index) == (before, 0)
    night.run("gathered\nend time-out acted")
    assert night.reading.running


# -- procedure K4: two tables ------------------------------------------------------------------------------


def breaking_night() -> tuple[TeamNight, str]:
    """Three tables, the last about to break; and a team with three stacks, one at that table."""
    night = drawn(5, 4, tables=(7, 7, 7))
    last = night.state.open_tables[-1]
    (team, *_), *_ = thirds.asked(night.state, last)
    for other in [x for x in night.game.teams.values() if x is not team]:
        entry = other.stacks[0]
        table = night.state.people.entries[entry].table
        winner = next(e for e in night.state.room.tables[table or 0].seats.values() if e != entry)
        night.do(f"eliminate e{entry} by e{winner}")
    return night, team.name


@line("time-out 5")
@line("K4")
@rule("team_tables.no_answer", "team_time_out.extra")
def test_without_an_answer_the_third_stack_rests_and_all_get_cards() -> None:
    night, name = breaking_night()
    duty = due(night, asks.ThirdStackDuty)
    assert (night.game.teams[duty.team].name, duty.breaks, len(duty.others)) == (name, True, 2)
    night.do(f"break {night.state.room.tables[duty.table].label}")
    assert [*night.game.rests] == [duty.entry]
    entry = night.state.people.entries[duty.entry]
    assert (entry.out, entry.table, night.state.room.unseated) == (False, None, set())
    assert night.state.game.left(night.state.people) == 5
    assert {x.cards for x in night.game.teams.values()} == {4}
    assert because(night, why.MoreCards).clauses == ("SM Team Lag, timeout",)
    assert sum(night.sizes()) == len(night.state.people.live) - 1
    only(night.reasons(f"time-out e{duty.entry}"), no.StackRests)
    assert night.state.chips.in_play == 150_000
    night.do("undo")
    assert not night.game.rests
    assert {x.cards for x in night.game.teams.values()} == {2}


@line("antal 5")
@line("K4")
@rule("team_tables.rest")
def test_a_stack_rests_this_level_and_the_whole_next_one() -> None:
    night, _ = breaking_night()
    duty = due(night, asks.ThirdStackDuty)
    night.do(f"rest e{duty.entry}")
    assert because(night, why.ThirdStack).clauses == ("SM Team Lag, antal",)
    night.do(f"break {night.state.room.tables[duty.table].label}")
    one, two = duty.others
    early = only(night.reasons(f"split e{duty.entry} to e{one} e{two} chips 5000 5000"), no.StillRests)
    assert (early.until, early.clause) == (2, "SM Team Lag, antal")
    night.level_ends().wait(1)
    assert due(night, asks.ThirdStackDuty) is None
    assert due(night, asks.RestDuty).until == 2
    only(night.reasons(f"transfer e{one} to e{duty.entry}"), no.StackRests)
    night.level_ends().level_ends().wait(1)
    over = due(night, asks.ThirdStackDuty)
    assert (over.entry, over.breaks, over.others) == (duty.entry, False, (one, two))
    only(night.reasons(f"split e{duty.entry} to e{one} chips 10000"), no.BothOthers)
    night.do(f"stack e{one} 9000")
    night.do(f"split e{duty.entry} to e{one} e{two} chips 4000 6000")
    assert night.game.divided == {duty.entry: ((one, 4000), (two, 6000))}
    assert night.state.people.entries[one].stack == 13_000
    assert not night.game.rests
    assert not any(b.entry == duty.entry for b in night.state.game.busts), "no bust"
    assert len(live_stacks(night.state.people, night.game.teams[duty.team])) == 2


@line("antal 5")
@line("K4")
def test_a_third_stack_is_merged_at_once() -> None:
    night, _ = breaking_night()
    duty = due(night, asks.ThirdStackDuty)
    one, _ = duty.others
    only(night.reasons(f"merge e{duty.entry} into e{one}"), no.StackUnknown)
    night.do(f"merge e{duty.entry} into e{one} chips 10000")
    night.do(f"break {night.state.room.tables[duty.table].label}")
    assert not night.game.rests
    assert night.state.people.entries[duty.entry].out
    only(night.reasons(f"merge e{one} into e{duty.others[1]} chips 5"), no.NoThirdStack, "Lag, antal")


@line("K4")
def test_one_other_busts_and_only_merge_is_left_both_and_it_sits_again() -> None:
    night, _ = breaking_night()
    duty = due(night, asks.ThirdStackDuty)
    night.do(f"break {night.state.room.tables[duty.table].label}")
    one, two = duty.others
    night.do(f"eliminate e{one}")
    merged = due(night, asks.ThirdStackDuty)
    assert merged.others == (two,)
    last = night.reasons(f"split e{duty.entry} to e{two} chips 10000")
    assert no.OnlyMerge in {type(x) for x in last}
    night.do(f"eliminate e{two}")
    assert night.state.room.unseated == {duty.entry}
    assert because(night, why.SeatAfterRest).entry == duty.entry
    night.do("draw")
    assert night.state.people.entries[duty.entry].table is not None
    assert not night.game.rests


@line("K4")
def test_a_tournament_of_two_tables_has_neither() -> None:
    night = drawn(4, tables=(6, 6))
    assert due(night, asks.ThirdStackDuty) is None
    assert {x.cards for x in night.game.teams.values()} == {2}
    a = night.stacks("Fisk")[0]
    only(night.reasons(f"rest {a}"), no.NoThirdStack)


# -- procedure B7: apart -----------------------------------------------------------------------------------


@line("tables 3")
@line("B7")
@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_draw_seats_team_mates_apart(seed: str) -> None:
    night = drawn(6, 3, tables=(6, 6, 6), seed=seed)
    assert [*parting.clashing(night.state)] == []


@line("tables 3")
@line("B7")
@rule("team_tables.parted")
def test_team_mates_are_parted_as_soon_as_the_tables_allow() -> None:
    night = drawn(4, 3, tables=(9, 9, 9))
    a, b, _ = night.stacks("Fisk")
    table = a.split(".")[0]
    free = next(x.free[0] for x in night.state.open_tables if x.label == table)
    if b.split(".")[0] != table:
        night.do(f'move {b} to {table}.{free} override "so"')
    assert [(t, team) for t, team in parting.clashing(night.state)] == [
        (night.table(table).id, night.team("Fisk").id)
    ]
    duty = due(night, asks.PartDuty)
    assert duty is not None
    assert duty.clauses == ("SM Team Lag, bord",)
    for label in {night.state.room.tables[i].label for i in duty.asks}:
        night.do(f"blinds {label} big {sorted(night.table(label).seats)[0]}")
    duty = due(night, asks.PartDuty)
    assert duty.act is not None
    night.act(duty.act)
    assert [*parting.clashing(night.state)] == []
    assert because(night, why.MatesParted).clauses[0] == "SM Team Lag, bord"
    only(night.reasons("part"), no.NobodyToPart)


# -- procedures K6 and K7: the end -------------------------------------------------------------------------


@line("tables 1")
@line("K6")
@rule("final_table.size")
@pytest.mark.parametrize("seats", [6, 7, 8, 9, 10])
def test_the_last_table_has_nine_seats_at_most(seats: int) -> None:
    night = drawn(4, 3, tables=(seats, seats))
    assert size(night.state) == 9
    assert night.state.rulebook.cite("final_table.size") == "SM Team Lag, bord"
    choice = night.state.rulebook.choice("final_table.size")
    assert (choice.rule, choice.sizes("sizes")) == ("map", {10: 9, 9: 9, 8: 9, 7: 9, 6: 9})


def ending() -> TeamNight:
    """Three teams, two paid places, at one table."""
    night = drawn(3, 3, tables=(9,))
    night.do("prizes 70% 30%")
    return night


@line("K7")
def test_a_team_is_placed_when_its_last_stack_goes() -> None:
    night = ending()
    fisk, gota, hok = (night.team(x).stacks for x in NAMES[:3])
    assert from_money(night.state) == 1
    night.do(f"eliminate e{gota[0]} by e{fisk[0]}")
    assert [*placings(night.state)] == []
    night.wait(2).do(f"eliminate e{gota[1]} by e{fisk[0]}")
    night.wait(2).do(f"eliminate e{gota[2]} by e{fisk[0]}")
    assert [(p.entry, p.place, p.prize) for p in placings(night.state)] == [(gota[2], 3, 0)]
    assert from_money(night.state) == 0
    assert len(tonight(night.state)) == 2
    for entry in hok[:2]:
        night.wait(2).do(f"eliminate e{entry} by e{fisk[0]}")
    night.do(f"eliminate e{fisk[2]} by e{fisk[0]}")
    assert not night.state.won
    night.wait(2).do(f"eliminate e{hok[2]} by e{fisk[0]}")
    assert night.state.won, "all stacks left are one team's"
    ranked = [(p.entry in fisk, p.place, p.prize) for p in placings(night.state)]
    assert ranked == [(True, 1, 630), (False, 2, 270), (False, 3, 0)]
    one, two = live_stacks(night.state.people, night.team(NAMES[0]))
    after = only(night.reasons(f"eliminate e{one} by e{two}"), no.TeamHasWon, "")
    assert (after.team, after.overridable) == (night.team(NAMES[0]).id, True)
    night.do(f'eliminate e{one} by e{two} override "they play it out"')
    assert night.state.won


@line("K7")
def test_in_one_hand_the_sum_of_a_teams_stacks_counts() -> None:
    night = ending()
    fisk, gota, hok = (night.team(x).stacks for x in NAMES[:3])
    night.do(f"eliminate e{gota[0]} by e{fisk[0]}")
    night.wait(2).do(f"eliminate e{hok[0]} by e{fisk[0]}")
    night.wait(2).do(f"eliminate e{hok[1]} by e{fisk[0]}")
    # Göta loses two stacks of 2,000 and 3,000, Hökarängen one of 4,000
    night.wait(2).do(f"eliminate e{gota[1]} e{gota[2]} e{hok[2]} by e{fisk[0]} stacks 2000 3000 4000")
    assert night.state.won
    places = {p.place: p.entry for p in placings(night.state)}
    assert places[2] in gota
    assert places[3] in hok


@line("K7")
def test_a_stack_of_a_team_that_plays_on_shares_no_place() -> None:
    night = drawn(5, 3, tables=(9, 9))
    night.do("prizes 50% 30% 20%")
    teams = [night.team(name).stacks for name in NAMES[:5]]
    at = {e: night.state.people.entries[e].table for stacks in teams for e in stacks}
    one = at[teams[0][0]]
    mates = [next(e for e in stacks if at[e] == one) for stacks in teams[:2]]
    elsewhere = next(e for e in teams[2] if at[e] != one)
    for entry in [e for stacks in teams[:2] for e in stacks if e not in mates]:
        night.wait(2).do(f"eliminate e{entry}")
    night.do('hand-for-hand override "so"')
    night.do(f"eliminate e{mates[0]} e{mates[1]} stacks 4000 9000")
    night.do(f"eliminate e{elsewhere} stacks 5000")
    assert {p.entry: (p.place, p.last) for p in placings(night.state)} == {mates[1]: (4, 4), mates[0]: (5, 5)}
    assert not night.due(SameTimeDuty)


@line("K7")
def test_a_team_that_lost_two_stacks_in_the_hand_is_asked_about_once() -> None:
    night = drawn(5, 3, tables=(9, 9))
    night.do("prizes 50% 30% 20%")
    two, one, other = (night.team(name).stacks for name in NAMES[:3])
    at = {e: night.state.people.entries[e].table for e in (*two, *one, *other)}
    table = next(x for x in at.values() if sum(at[e] == x for e in two) > 1)
    pair = [e for e in two if at[e] == table][:2]
    mate = next(e for e in one if at[e] == table)
    elsewhere = next(e for e in other if at[e] != table)
    for entry in (*two, *one, *other):
        if entry not in (*pair, mate, elsewhere):
            night.wait(2).do(f"eliminate e{entry}")
    night.do('hand-for-hand override "so"')
    night.do(f"eliminate e{pair[0]} e{mate} e{pair[1]} stacks 4000 4000 9000")
    night.do(f"eliminate e{elsewhere} stacks 5000")
    duty = due(night, SameTimeDuty)
    assert duty.act is not None
    night.act(duty.act)
    assert not night.due(SameTimeDuty)
    shared = {(p.entry, p.place, p.last) for p in placings(night.state)}
    assert shared == {(pair[1], 3, 5), (mate, 3, 5), (elsewhere, 3, 5)}


@line("K7")
def test_hand_for_hand_is_by_team() -> None:
    night = drawn(5, 3, tables=(9, 9))
    night.do("prizes 50% 30% 20%")
    teams = {name: [*night.team(name).stacks] for name in NAMES[:5]}
    tables = {e: night.state.people.entries[e].table for stacks in teams.values() for e in stacks}

    def out(*entries: int) -> None:
        """Each is out at its table, to somebody of the team that stays."""
        for entry in entries:
            night.wait(0.1).do(f"eliminate e{entry}")

    gone, *others, stays = NAMES[:5]
    # two teams keep one stack each, at different tables
    first = teams[others[0]][0]
    second = next(e for e in teams[others[1]] if tables[e] != tables[first])
    out(*teams[gone][:2])
    out(*(e for e in (*teams[others[0]], *teams[others[1]]) if e not in (first, second)))
    assert due(night, HandForHandDuty) is None, "five teams are left, and three places are paid"
    out(teams[gone][2])
    bubble = due(night, HandForHandDuty)
    assert (bubble.places, from_money(night.state), len(night.state.people.live)) == (3, 1, 8)
    night.do("hand-for-hand")
    one = night.game.hand_for_hand
    out(teams[stays][0])
    assert [p.place for p in placings(night.state)] == [5], "a stack is no team"
    assert due(night, HandForHandOffDuty) is None
    night.do("hand played")
    assert one is not None
    assert night.game.hand_for_hand != one
    out(first, second)
    shared = {game(night.state).of_stack[p.entry]: p for p in placings(night.state) if p.place == 3}
    assert {*shared} == {night.team(name).id for name in others[:2]}
    assert {(p.last, p.prize) for p in shared.values()} == {(4, 150)}
    night.do("hand played")
    assert due(night, HandForHandOffDuty) is not None


@line("conduct 3")
@line("K7")
@rule("elimination.disqualified_chips")
def test_a_disqualified_members_stack_is_dealt_out_and_he_is_off_the_roster() -> None:
    night = drawn(4, 3, tables=(6, 6))
    entry = night.team("Fisk").stacks[0]
    seat = night.state.seat_text(entry)
    plan = equal_shares(night.state, entry, 10_003)
    assert (sum(n for _, n in plan.shares), plan.odd) == (10_003, 3)
    assert {n for _, n in plan.shares} == {2000, 2001}
    undealt = night.reasons(f'disqualify {seat} for "cheating" chips 10003')
    assert [x.clause for x in undealt if isinstance(x, ChipsDealtOut)] == ["SM Team Lag, övrigt"]
    shares = " ".join(f"{s}:{n}" for s, n in plan.shares)
    night.do(f'disqualify {seat} for "cheating" shares {shares}')
    team = night.team("Fisk")
    assert (team.gone, len(team.roster)) == ({team.members[0]: "disqualified"}, 2)
    assert night.state.chips.in_play == 120_000
    night.do("undo")
    assert not night.team("Fisk").gone


@line("conduct 4")
@line("K7")
@rule("penalty.harder", "elimination.disqualified_refund")
def test_a_team_is_disqualified_table_by_table_without_the_ladder() -> None:
    night = drawn(3, 3, tables=(9, 9, 9))
    seats = night.stacks("Fisk")
    night.do('disqualify team Fisk for "collusion" stacks 10000 10001 9000')
    assert not live_stacks(night.state.people, night.team("Fisk"))
    out = because(night, why.TeamOut)
    assert (out.chips, out.odd) == ((10_000, 10_001, 9000), (0, 1, 0))
    at = [night.state.room.tables[x].label for x in out.tables]
    assert at == [seat.split(".")[0] for seat in seats]
    assert "SM Team Lag, övrigt" in out.clauses
    assert night.state.chips.in_play == 90_000
    assert len(night.team("Fisk").gone) == 3
    assert [p.place for p in placings(night.state)] == [3]
    night.do('disqualify team Göta for "collusion" stacks 10000 10000 10000')
    assert night.state.won
    only(night.reasons('disqualify team Hökarängen for "x" stacks 1 1 1'), LastPlayer)
    other = drawn(3, 3, tables=(9, 9, 9))
    seat = other.stacks("Fisk")[0]
    mates = [s for s, e in other.table(seat.split(".")[0]).seats.items() if str(s) != seat.split(".")[1]]
    found = other.reasons(f'disqualify {seat} for "x" refund 10 shares {mates[0]}:10000')
    refund = only([x for x in found if isinstance(x, NotRefunded)], NotRefunded)
    assert refund.clause == "SM Team Lag, övrigt"
    assert not any(isinstance(x, HarderThanNext) for x in found)
    assert because(night, why.TeamOut).clauses[0] == "SM Team Lag, övrigt"


@line("conduct 4")
@line("K7")
@rule("elimination.disqualified_chips", "elimination.disqualified_refund")
def test_a_disqualified_team_shares_nothing_with_itself_and_keeps_the_prize_of_its_place() -> None:
    """Each stack goes to the players left at its table, no mate among them. The line takes no part of the
    buy-in back, and no prize away."""
    night = drawn(3, 3, tables=(9, 9))
    night.do("prizes 70% 30%")
    money, pool = night.state.money.paid, night.state.money.pool
    stacks = night.team("Fisk").stacks
    tables = {e: night.state.people.entries[e].table for e in stacks}
    assert len({*tables.values()}) < len(stacks), "two mates sit at one table"
    night.do('disqualify team Fisk for "collusion" stacks 10000 20000 9000')
    for entry, chips in zip(stacks, (10_000, 20_000, 9000), strict=True):
        given = night.state.conduct.disqualified[entry]
        assert (given.chips, sum(n for _, n in given.shares)) == (chips, chips)
        others = {night.state.people.entries[e].table for e, _ in given.shares}
        assert others == {tables[entry]}
        assert not {*stacks} & {e for e, _ in given.shares}
    assert (night.state.money.paid, night.state.money.pool) == (money, pool)
    assert [(p.place, p.prize) for p in placings(night.state)] == [(3, 0)]
    night.do('disqualify team Göta for "collusion" stacks 30000 30000 30000')
    assert night.state.won
    assert night.state.money.pool == pool
    assert [(p.place, p.prize) for p in placings(night.state)] == [
        (1, pool * 7 // 10),
        (2, pool * 3 // 10),
        (3, 0),
    ]


@line("conduct 3")
@line("K7")
@rule("penalty.ladder")
def test_the_ladder_is_a_warning_ten_twenty_and_out() -> None:
    night = drawn()
    seat = night.stacks("Fisk")[0]
    assert night.state.rulebook.steps("penalty.ladder") == (
        "warning",
        "minutes 10",
        "minutes 20",
        "disqualified",
    )
    off = night.reasons(f'penalty {seat} minutes 15 for "phone"')
    assert [x.clause for x in off if isinstance(x, OffLadder)] == ["SM Team Lag, övrigt"]


@line("K1")
@rule("entering.handover")
def test_nobody_enters_alone_and_no_seat_is_given_away() -> None:
    night = drawn()
    only(night.reasons('register "Somebody"'), NotInFormat)
    only(night.reasons(f'hand over {night.stacks("Fisk")[0]} to "Somebody"'), NotInFormat)
    book = night.state.rulebook
    assert book.word("entering.handover") == "forbidden_after_start"
    assert book.cite("entering.handover") == "SM Team Lag, antal"


SILENT = ("team_talk.in_break", "team_talk.unpayable", "team_talk.receives", "team_talk.transfers",
          "team_time_out.without", "team_tables.no_answer", "team.late", "entering.late")  # fmt: skip


@line("K8")
@rule("team_talk.seconds", *SILENT)
def test_what_the_source_leaves_open_cites_nothing() -> None:
    book = chosen().state.rulebook
    assert {book.cite(key) for key in SILENT} == {""}
    assert book.cite("team_talk.seconds") == "SM Team Lag, överlåtelse"


def test_other_programs_read_the_teams_and_their_stacks() -> None:
    night, name = breaking_night()
    duty = due(night, asks.ThirdStackDuty)
    night.do(f"break {night.state.room.tables[duty.table].label}")
    found = of(night.state).told(night.state)
    mine = next(x for x in found["teams"] if x["name"] == name)
    assert sorted(x["state"] for x in mine["stacks"]) == ["in", "in", "resting"]
    assert (mine["captain"], mine["cards"], mine["owed"]) == (f"{name} A", 4, 0)
    assert json.loads(json.dumps(found)) == found
