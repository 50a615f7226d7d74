"""Procedures K1 and K8: what cannot be is refused by its clause, and overruled where the source lets the
director decide."""

from __future__ import annotations

import pytest

from core.conduct.disqualifying import equal_shares
from core.floor import breaking
from core.formats.team import asks, thirds
from core.formats.team import reasons as no
from core.say.reasons import AlreadyOut, Reason, Refused
from tests.formats.teams import TeamNight, chosen, drawn, registered
from tests.unit.formats.team.test_two_tables import rested, thinned

OVERRIDE = ' override "the director so decides"'


def one(found: list[Reason], kind: type[Reason], clause: str, *, overridable: bool) -> None:
    (reason,) = found
    assert isinstance(reason, kind)
    assert (reason.clause, reason.overridable) == (clause and f"SM Team {clause}", overridable)


def talk() -> tuple[TeamNight, list[str]]:
    night = drawn().level_ends()
    return night, night.stacks("Fisk")


@pytest.mark.rule_id("K8", "sm-team")
@pytest.mark.parametrize("line", ["transfer {a} to e{dead}", "transfer e{dead} to {a}"])
def test_a_transfer_to_or_from_a_dead_stack(line: str) -> None:
    night, (a, b, _) = talk()
    dead = night.team("Fisk").stacks[1]
    night.do(f"eliminate {b}")
    text = line.format(a=a, dead=dead)
    one(night.reasons(text), AlreadyOut, "Lag, antal", overridable=False)
    with pytest.raises(Refused):
        night.do(text + OVERRIDE)


@pytest.mark.rule_id("K8", "sm-team")
def test_a_transfer_to_or_from_a_resting_stack() -> None:
    night, resting, (other, _) = rested()
    night.level_ends()
    for text in (f"transfer e{other} to e{resting}", f"transfer e{resting} to e{other}"):
        one(night.reasons(text), no.StackRests, "Lag, antal", overridable=False)


@pytest.mark.rule_id("K2", "sm-team")
@pytest.mark.rule_id("K8", "sm-team")
@pytest.mark.rule("sm-team", "team_talk.only_then")
def test_a_transfer_to_another_team_and_outside_the_break() -> None:
    night, (a, b, _) = talk()
    assert [type(x) for x in night.reasons(f"transfer {a} to {a}")] == [no.ToItself]
    other = night.stacks("Göta")[0]
    one(night.reasons(f"transfer {a} to {other}"), no.OtherTeams, "Lag, överlåtelse", overridable=False)
    night.wait(3)
    one(night.reasons(f"transfer {a} to {b}"), no.NotInTalkBreak, "Lag, överlåtelse", overridable=True)
    night.do(f"transfer {a} to {b} stack 9000{OVERRIDE}")
    (made,) = night.game.transfers.values()
    assert (made.row, made.chips) == (0, 900)


@pytest.mark.rule_id("K2", "sm-team")
def test_another_amount_than_a_tenth() -> None:
    night, (a, b, _) = talk()
    text = f"transfer {a} to {b} stack 9990 chips 1500"
    one(night.reasons(text), no.AnotherAmount, "Lag, överlåtelse", overridable=True)
    night.do(text + OVERRIDE)
    (made,) = night.game.transfers.values()
    assert made.chips == 1500
    found = night.reasons(f"correct transfer {a} stack 0")
    assert not any(x.overridable for x in found)


@pytest.mark.rule_id("K1", "sm-team")
@pytest.mark.parametrize(
    "line",
    [
        'register team Gös members "Dan" "Eva" "Bea"',
        'register team Gös members "Dan" "Eva" "Dan"',
        'register teams "Gös: Dan, Eva, Bea"',
        'register teams "Gös: Dan, Eva, Fia" "Id: Gun, Hal, Dan"',
        'add member Lax "Bea"',
    ],
)
def test_a_member_in_two_teams(line: str) -> None:
    night = chosen()
    night.do('register team Fisk members "Ann" "Bea" "Cia"')
    night.do('register team Lax members "Per" "Pia" "Pål"')
    one(night.reasons(line), no.MemberTwice, "Lag, antal", overridable=False)
    with pytest.raises(Refused):
        night.do(line + OVERRIDE)


@pytest.mark.rule_id("K8", "sm-team")
def test_the_duty_of_a_transfer_says_what_is_known_of_it() -> None:
    night, (a, b, _) = talk()
    giver, taker, _ = night.team("Fisk").stacks
    night.do(f"stack {a} 24300")
    night.do(f"transfer {a} to {b}")
    (told,) = night.due(asks.TransferDuty)
    assert (told.team, told.giver, told.taker) == (night.team("Fisk").id, giver, taker)
    assert (told.announced, told.stack, told.chips, told.percent) == (False, 0, 0, 10), "no old count"
    assert told.clauses == ("SM Team Lag, överlåtelse",)
    night.act(told.act)
    (counting,) = night.due(asks.TransferDuty)
    assert (counting.announced, counting.act, counting.id != told.id) == (True, None, True)
    night.do(f"transfer {a} to {b} stack 24000")
    assert not night.due(asks.TransferDuty)


@pytest.mark.rule_id("K8", "sm-team")
def test_a_transfer_counted_at_once_is_announced_in_its_break_or_after_it() -> None:
    night, (a, b, _) = talk()
    night.do(f"transfer {a} to {b} stack 9000")
    (duty,) = night.due(asks.TransferDuty)
    assert (duty.announced, duty.chips, duty.stack) == (False, 900, 9000)
    night.wait(3)
    (late,) = night.due(asks.TransferDuty)
    assert late.id == duty.id, "the next level is played, and the room knows nothing"
    night.level_ends()
    night.do(f"transfer {a} to {b} stack 8100")
    first, second = night.due(asks.TransferDuty)
    night.act(first.act)
    assert [x.transfer for x in night.due(asks.TransferDuty)] == [second.transfer]
    night.act(second.act)
    assert not night.due(asks.TransferDuty)
    one(night.reasons(f"announce transfer {a}"), no.NoTransfer, "", overridable=False)


@pytest.mark.rule_id("K8", "sm-team")
def test_a_transfer_that_a_bust_overtook_is_not_announced() -> None:
    night, (a, b, _) = talk()
    night.do(f"transfer {a} to {b} stack 9000")
    night.wait(3)
    night.do(f"eliminate {b}")
    assert not night.due(asks.TransferDuty)


@pytest.mark.rule_id("K4", "sm-team")
def test_the_duty_of_a_rest_says_until_when_and_then_to_whom() -> None:
    night, resting, (one_other, two) = rested()
    rest = next(x for x in night.due(asks.RestDuty) if x.entry == resting)
    assert (rest.entry, rest.until) == (resting, thirds.rested_until(night.state, night.game.rests[resting]))
    night.do(f"stack e{resting} 8000")
    night.do(f"eliminate e{one_other}")
    over = next(x for x in night.due(asks.ThirdStackDuty) if x.entry == resting)
    assert (over.entry, over.choices, over.others, over.stack) == (resting, (resting,), (two,), 8000)
    assert over.act is not None
    night.act(over.act)
    assert night.game.divided[resting] == ((two, 8000),)


@pytest.mark.rule_id("K7", "sm-team")
def test_equal_shares_are_of_the_chips_in_play() -> None:
    night = drawn()
    night.do("chips 25 100 500 1000")
    entry = night.team("Fisk").stacks[0]
    plan = equal_shares(night.state, entry, 10_025)
    others = len(plan.shares)
    chips = 10_025 // 25
    assert [n for _, n in plan.shares] == [
        25 * (chips // others + (i < chips % others)) for i in range(others)
    ]
    assert plan.odd == chips % others
    seat = night.state.people.entries[entry].seat or 0
    assert [s for s, _ in plan.shares] == sorted((s for s, _ in plan.shares), key=lambda s: (s < seat, s))
    assert sum(n for _, n in equal_shares(night.state, entry, 10_003).shares) == 10_003


@pytest.mark.rule_id("K3", "sm-team")
def test_a_step_outlives_the_stack_that_called_and_is_given_once() -> None:
    night = drawn(4)
    a, b, _ = night.stacks("Fisk")
    team = night.team("Fisk")
    for _ in range(2):
        night.run(f"time-out {a}\ngathered\nend time-out acted")
    night.run(f"time-out {b}\nend time-out acted\ntime-out {b}\nend time-out acted")
    night.do(f"eliminate {b}")
    (ten,) = night.due(asks.LadderDuty)
    assert (ten.step, ten.entry, ten.clauses[0]) == ("minutes 10", team.stacks[0], "SM Team Lag, timeout")
    night.run(f"time-out {a}\nend time-out acted")
    _, twenty = night.due(asks.LadderDuty)
    assert twenty.step == "minutes 20"
    night.act(twenty.act, override="")
    assert [x.step for x in night.due(asks.LadderDuty)] == ["minutes 10"]
    (ten,) = night.due(asks.LadderDuty)
    night.act(ten.act, override="the director so decides")
    assert not night.due(asks.LadderDuty)


@pytest.mark.rule_id("K4", "sm-team")
def test_a_rest_of_the_last_level_ends_with_the_sheet() -> None:
    night = thinned((7, 7, 7), levels=1)
    night.do(f"break {breaking.order(night.state)[0].label}")
    resting, *others = night.game.rests
    assert {x.until for x in night.due(asks.RestDuty)} == {1}
    night.wait(19)
    (first, second) = thirds.others(night.state, night.game.teams[night.game.of_stack[resting]], resting)
    text = f"split e{resting} to e{first} e{second} chips 5000 5000"
    one(night.reasons(text), no.StillRests, "Lag, antal", overridable=True)
    night.wait(90)
    assert [x.entry for x in night.due(asks.ThirdStackDuty)] == [resting, *others]
    assert not night.due(asks.RestDuty)
    night.do(text)
    assert night.game.divided[resting] == ((first, 5000), (second, 5000))


@pytest.mark.rule_id("K1", "sm-team")
def test_a_members_name_is_nobody_elses() -> None:
    night = registered(2)
    taken = 'edit player "Fisk A" name "Göta A"'
    one(night.reasons(taken), no.MemberTwice, "Lag, antal", overridable=False)
    night.do('edit player "Fisk A" name "Somebody Else"')
    night.run("undo\nopen table 1 seats 9\ndraw")
    other = 'edit player "Fisk A" name "Somebody Else"'
    one(night.reasons(other), no.RosterFixed, "Lag, antal", overridable=True)
    night.do('edit player "Fisk A" name "Fiske A" nickname Abbe')
    night.do('edit player "Fiske A" name "Somebody Else"' + OVERRIDE)
    assert night.state.people.players[night.team("Fisk").members[0]].name == "Somebody Else"
