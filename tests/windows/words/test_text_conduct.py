"""Penalties and disqualification as a floor person says them: the history, why, the duties."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.chips.audit import audit
from core.say.duties import ComeBackDuty, ConductReportDuty, Duty, ServedDuty, SitsOutDuty, UncountedDuty
from core.say.reasons import (
    ChipsDealtOut,
    ChipsLeavePlay,
    DeadHandAlone,
    ExposedHandLive,
    HarderThanNext,
    NextDisqualifies,
    NoPenalty,
    NoShareThere,
    NoSuchOffence,
    NotRefunded,
    OffLadder,
    PenaltyRuns,
    PlayerDisqualified,
    Reason,
    SeveralSteps,
    SharesDiffer,
    conduct,
)
from core.say.reasons.stored import restored, stored
from gui.words import text
from gui.words.actions import sentence
from gui.words.chips import verdict
from gui.words.conduct import cards_text, posts_text, step_text
from gui.words.duties import duty
from gui.words.names import Names
from gui.words.reasons import becauses
from gui.words.voices import refused
from tests.rules.conduct_night import due, house
from tests.rules.conftest import chosen
from tests.rules.entering_night import begun
from tests.unit.night import Night, seated


def said(night: Night) -> tuple[str, str]:
    found = sentence(night.log.actions[-1], Names(night.state))
    return found.text, found.quiet


def why(night: Night) -> str:
    return " ".join(becauses(night.log.actions[-1].records, Names(night.state)))


def told(night: Night, kind: type[Duty]) -> tuple[str, str, str, str, str]:
    words = duty(due(night, kind)[0], night.ms, Names(night.state))
    return words.title, words.when, words.text, words.reason, words.button


def test_steps() -> None:
    steps = (
        "warning",
        "minutes 10",
        "minutes 1",
        "hands 1",
        "hands 9",
        "rounds 1",
        "rounds 2",
        "disqualified",
    )
    assert [step_text(s) for s in steps] == [
        "a warning",
        "10 minutes",
        "1 minute",
        "1 hand",
        "9 hands",
        "1 round",
        "2 rounds",
        "disqualification",
    ]
    assert step_text("something of a file") == "something of a file"
    assert cards_text("none_dealt") == "No cards are dealt to the seat."
    assert posts_text("blinds_only") == "Blinds are taken from the stack, antes are not."


def test_minutes_by_svepof() -> None:
    night = begun(chosen, "svepof-2006").run('penalty "Anna Ek" for "phone"')
    assert said(night) == ("Anna Ek · a warning · phone", "")
    assert why(night) == "Anna Ek had no penalty tonight: the first step is a warning · SvePoF 2006 §1.2"
    night.do('penalty "Anna Ek" for "phone" dead-hand')
    assert said(night) == ("Anna Ek · 10 minutes · phone", "Hand dead")
    assert why(night) == (
        "Anna Ek had 1 penalty tonight: the next step is 10 minutes. No cards are dealt to the seat. "
        "Blinds and antes are taken from the stack. The minutes run only during play. The hand is "
        "dead too · SvePoF 2006 §1.2, §1.3, §1.1"
    )
    assert told(night.wait(4), SitsOutDuty) == (
        "Penalty",
        "06:00",
        "Anna Ek at 1.1 sits out 10 minutes",
        "",
        "",
    )
    assert text.reasons(tuple(night.reasons('end penalty "Anna Ek" served')), night.state) == (
        "Anna Ek still has 06:00 to sit out. To end it sooner, lift the penalty."
    )
    assert told(night.wait(6), ComeBackDuty) == (
        "Penalty over",
        "now",
        "Anna Ek may return to seat 1.1",
        "10 minutes served",
        "Back",
    )
    night.do('end penalty "Anna Ek" served')
    assert said(night) == ("Anna Ek's penalty served", "")
    night.do('penalty "Bo Ros" for "insults" minutes 30')
    assert "This step is harsher than the next one, a warning: the director may go further." in why(night)
    assert told(night, ConductReportDuty) == (
        "Report to the disciplinary board",
        "",
        "Bo Ros · 30 minutes · insults",
        "SvePoF 2006 §1",
        "Reported",
    )
    night.do('end penalty "Bo Ros" lifted')
    assert said(night) == ("Bo Ros's penalty lifted", "")


def test_minutes_for_exposed_cards_are_said_to_begin_after_the_hand_while_it_may_be_played() -> None:
    night = begun(chosen, "svepof-2006").run('penalty "Anna Ek" for "cards" minutes 10 exposed')
    assert told(night, SitsOutDuty)[2] == "Anna Ek at 1.1 sits out 10 minutes · from the next hand on"
    assert told(night.wait(5), SitsOutDuty)[2] == "Anna Ek at 1.1 sits out 10 minutes"
    night = house({"penalty.exposed_cards": '"at_once"'}).run('penalty "Anna Ek" for "cards" hands 1 exposed')
    assert told(night, ServedDuty)[2] == (
        "Anna Ek at 1.1 sits out 1 hand · from this hand on · tallied on the table sheet"
    )


def test_the_clause_of_the_offence_is_told_where_one_was_named() -> None:
    night = begun(chosen, "svepof-2006").run('penalty "Anna Ek" for "phone" clause "§2.5" dead-hand')
    assert said(night) == ("Anna Ek · a warning · phone", "Clause §2.5 · hand dead")
    night.run('disqualify "Anna Ek" for "cheating" chips 9000 clause "§2.9"')
    assert said(night) == ("Anna Ek disqualified · cheating", "Clause §2.9 · 9,000 chips out of play")


def test_the_count_of_a_disqualified_stack_is_asked_for_and_told() -> None:
    night = begun(chosen, "svepof-2006").run('disqualify "Anna Ek" for "cheating"')
    assert told(night, UncountedDuty) == (
        "Count the stack",
        "now",
        "Count Anna Ek's chips and take them from the table",
        "Anna Ek is disqualified. The stack was not counted, so its chips still count as in play · "
        "SvePoF 2006 §1.4",
        "Count chips…",
    )
    assert verdict(audit(night.state)) == "1 stack that left the table was not counted."
    night.do('stack "Anna Ek" 9000')
    assert said(night) == ("Anna Ek's stack removed from play", "9,000 chips")
    assert verdict(audit(night.state)) == "Everything adds up."


def test_a_report_made_says_on_whom() -> None:
    night = begun(chosen, "svepof-2006").run('penalty "Anna Ek" for "insults" minutes 30')
    (duty_,) = due(night, ConductReportDuty)
    assert duty_.act is not None
    night.act(duty_.act)
    assert said(night) == ("Duty “report to the board” done", "Anna Ek")


def test_a_round_by_cpc() -> None:
    night = begun(chosen, "cpc-2023").run('penalty "Anna Ek" for "cards" rounds 1 exposed')
    assert said(night) == ("Anna Ek · 1 round · 4 hands · cards", "")
    assert (
        "Players at the table when the penalty was given, offender included: 4. That makes 4 hands."
        in why(night)
    )
    assert "A penalty for exposed cards begins after the hand · " in why(night)
    assert told(night, ServedDuty) == (
        "Penalty served?",
        "",
        "Anna Ek at 1.1 sits out 4 hands · from the next hand on · tallied on the table sheet",
        "A misdeal and its replay count as one hand · CPC 2023 Misdeal, Aufgedeckte Karten",
        "Tally…",
    )
    assert told(night.wait(6), ServedDuty)[2] == (
        "Anna Ek at 1.1 sits out 4 hands · tallied on the table sheet"
    )
    night.do('hands out "Anna Ek" 2 misdeals 1')
    assert said(night) == ("Anna Ek has sat out 1 hand", "")
    assert why(night) == (
        "Anna Ek has sat out 1 of 4 hands. A misdeal and its replay count as one hand · CPC 2023 Misdeal"
    )
    assert told(night, ServedDuty)[2] == "Anna Ek at 1.1 has sat out 1 of 4 hands"
    night.do('penalty "Anna Ek" for "phone" hands 2')
    assert "This step is milder than the next one, disqualification: the director decides." in why(night)
    assert told(night, ServedDuty)[3].startswith(
        "A misdeal and its replay count as one hand. 1 more penalty follows"
    )


def test_disqualified() -> None:
    night = begun(chosen, "svepof-2006").run('disqualify "Anna Ek" for "cheating" chips 9000')
    assert said(night) == ("Anna Ek disqualified · cheating", "9,000 chips out of play")
    assert why(night) == (
        "This step is harsher than the next one, as the director may decide. 9,000 chips leave "
        "play. No refund. The penalty is reported to the disciplinary board · SvePoF 2006 §1.2, "
        "§1.4, §1"
    )
    night = begun(chosen, "svepof-2006").run('disqualify "Anna Ek" for "cheating"')
    assert "The stack was not counted, so its chips still count as in play." in why(night)
    values = {"elimination.disqualified_chips": '"dealt_out"', "penalty.harder": "false"}
    night = house({**values, "elimination.disqualified_refund": '"by_director"'})
    night.do('disqualify "Anna Ek" for "cheating" shares 3:4000 5:5000 refund 20 override "x"')
    assert said(night) == (
        "Anna Ek disqualified · cheating",
        "9,000 chips dealt out · 20 refunded · Override: x",
    )
    assert why(night).startswith("The chips are dealt out to the table: 1.3 4000, 1.5 5000. Refund: 20 · ")


AGAINST: list[tuple[Callable[[int, int], Reason], str]] = [
    (lambda e, at: SeveralSteps(), "A penalty is one step. Give a warning, minutes, hands or rounds."),
    (lambda e, at: OffLadder(step="hands 3", ladder=("warning", "minutes 10", "disqualified")),
     "There is no penalty step 3 hands. The steps are: a warning, 10 minutes, disqualification."),
    (lambda e, at: HarderThanNext(entry=e, step="minutes 20", next_step="warning"),
     "Anna Ek's next step is a warning; 20 minutes would be harsher."),
    (lambda e, at: NextDisqualifies(entry=e),
     "The next step for Anna Ek is disqualification. Disqualify, or give a milder step."),
    (lambda e, at: DeadHandAlone(), "This rulebook does not combine a dead hand with a penalty."),
    (lambda e, at: ExposedHandLive(entry=e), "Anna Ek exposed cards, but the hand stays live."),
    (lambda e, at: NoSuchOffence(offence="splash", near=("splashing", "slow_play")),
     "No offence is called splash. Type one of these: splashing, slow_play."),
    (lambda e, at: NoPenalty(entry=e), "Anna Ek has no penalty to serve."),
    (lambda e, at: NoPenalty(entry=e, hands=True), "Anna Ek has no hands left to sit out."),
    (lambda e, at: PenaltyRuns(entry=e, left=130_000),
     "Anna Ek still has 02:10 to sit out. To end it sooner, lift the penalty."),
    (lambda e, at: ChipsDealtOut(entry=e),
     "Anna Ek's chips are dealt out to the other players at the table. Enter each player's share."),
    (lambda e, at: ChipsLeavePlay(entry=e), "Anna Ek's chips leave play. Leave the shares out."),
    (lambda e, at: NoShareThere(entry=e, table=at, seat=4),
     "Nobody in seat 7.4 can get Anna Ek's chips. Type seats of other players at that table."),
    (lambda e, at: SharesDiffer(chips=9_000, shared=8_500),
     "The shares total 8,500, but the stack is 9,000. Deal out every chip."),
    (lambda e, at: NotRefunded(entry=e, paid=500), "Anna Ek gets no refund under this rulebook."),
]  # fmt: skip


@pytest.mark.parametrize(("made", "sentence"), AGAINST)
def test_what_stands_against_a_penalty(made: Callable[[int, int], Reason], sentence: str) -> None:
    night = seated("7")
    reason = made(night.entry('"Anna Ek"').id, night.table("7").id)
    assert refused(reason, Names(night.state)) == sentence
    assert restored(*stored(reason)) == reason


def test_every_reason_is_tried_here() -> None:
    types = {x for x in vars(conduct).values() if isinstance(x, type) and x.__module__ == conduct.__name__}
    assert {type(made(1, 2)) for made, _ in AGAINST} | {PlayerDisqualified} == types


def test_what_stands_against_coming_back() -> None:
    night = seated("7")
    reason = PlayerDisqualified(player=night.entry('"Anna Ek"').player)
    assert refused(reason, Names(night.state)) == "Anna Ek was disqualified tonight."
    assert reason.overridable
