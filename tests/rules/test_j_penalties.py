"""Procedures J: the ladder, the record, hands and rounds, what happens meanwhile, exposed cards, a dead
hand."""

from __future__ import annotations

import pytest

from core.conduct.penalty_ladder import proposed
from core.conduct.penalty_time import hands, time_left
from core.say.becauses import HandsSatOut, StepGiven
from core.say.duties import ComeBackDuty, ServedDuty
from core.say.reasons import (
    AlreadyOut,
    BadAmount,
    DeadHandAlone,
    ExposedHandLive,
    HarderThanNext,
    NameEmpty,
    NameTooLong,
    NextDisqualifies,
    NoPenalty,
    OffLadder,
    SeveralSteps,
)
from tests.rules.conduct_night import due, house, last
from tests.rules.conftest import NightOf
from tests.rules.entering_night import BOOKS, because, begun, each, only
from tests.unit.night import MINUTE, NAMES

LADDERS = {
    "svepof-2006": ("warning", "minutes 10", "minutes 20", "minutes 30", "minutes 40"),
    "cpc-2023": ("warning", "hands 1", "rounds 1"),
    "tda-nl": ("warning", "minutes 10", "minutes 20", "minutes 30", "minutes 40"),
    "tda-2024": ("warning", "hands 1", "rounds 1"),
}
LADDER_CLAUSES = {
    "svepof-2006": "SvePoF 2006 §1.2",
    "cpc-2023": "CPC 2023 Strafmassnahmen",
    "tda-nl": "TDA-NL 33",
    "tda-2024": "TDA 2024 71",
}
# The clauses cited for a player who sits out: cards and posting.
MEANWHILE = {
    "svepof-2006": ("none_dealt", ("SvePoF 2006 §1.2", "SvePoF 2006 §1.3")),
    "cpc-2023": ("dealt_and_pulled", ("CPC 2023 Strafmassnahmen", "CPC 2023 Strafe")),
    "tda-nl": ("dealt_and_pulled", ("TDA-NL 33",)),
    "tda-2024": ("dealt_and_pulled", ("TDA 2024 71",)),
}


@pytest.mark.parametrize(("book", "clause"), each(LADDER_CLAUSES, "penalty.ladder"))
def test_each_offence_proposes_the_next_step_and_the_last_is_disqualification(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = begun(night_of, book)
    for step in LADDERS[book]:
        night.do('penalty "Anna Ek" for "phone"')
        assert last(night).step == step
        assert (last(night).clause, because(night, StepGiven).clauses[0]) == (clause, clause)
        assert (because(night, StepGiven).than, because(night, StepGiven).next_step) == ("next", step)
    reason = only(night.reasons('penalty "Anna Ek" for "phone"'), NextDisqualifies)
    assert not reason.overridable
    night.do('penalty "Bo Ros" for "phone"')
    assert last(night).step == "warning"


@pytest.mark.parametrize(("book", "clause"), each(LADDER_CLAUSES, "penalty.ladder"))
def test_a_step_that_the_ladder_has_not_is_refused_with_its_clause(
    night_of: NightOf, book: str, clause: str
) -> None:
    night = begun(night_of, book)
    reason = only(night.reasons('penalty "Anna Ek" for "phone" minutes 25'), OffLadder)
    assert (reason.clause, reason.overridable) == (clause, True)
    assert (reason.step, reason.ladder) == ("minutes 25", (*LADDERS[book], "disqualified"))
    night.do('penalty "Anna Ek" for "phone" minutes 25 override "the hall closes at midnight"')
    assert night.state.word.overrides[-1].clauses == (clause,)


def test_cpc_one_or_more_hands_and_one_or_more_rounds_are_steps(night_of: NightOf) -> None:
    """ "eine oder mehrere auszusetzende Hände": how many is the director's choice."""
    night = begun(night_of, "cpc-2023").run('penalty "Anna Ek" for "phone"')
    night.do('penalty "Anna Ek" for "phone" hands 3')
    assert because(night, StepGiven).than == "next"
    night.do('penalty "Anna Ek" for "phone" rounds 2')
    assert because(night, StepGiven).than == "next"


@pytest.mark.rule_id("J.ladder")
def test_fewer_hands_than_the_ladder_names_are_no_step_of_it() -> None:
    night = house({"penalty.ladder": '["warning", "hands 2", "rounds 1"]'})
    assert night.whys('penalty "Anna Ek" for "phone" hands 1') == {OffLadder}
    night.do('penalty "Anna Ek" for "phone" hands 2')
    assert because(night, StepGiven).than == "harder"


@pytest.mark.rule_id("J1")
def test_svepof_who_sat_out_by_an_overruled_step_is_past_the_warning(night_of: NightOf) -> None:
    """Three hands stand on no step of minutes; they were more than a warning all the same."""
    night = begun(night_of, "svepof-2006")
    night.do('penalty "Anna Ek" for "phone" hands 3 override "a short table"')
    assert proposed(night.state, night.entry('"Anna Ek"').player) == "minutes 10"


@pytest.mark.rule_id("J1")
def test_svepof_minutes_between_two_steps_are_followed_by_the_next_one(night_of: NightOf) -> None:
    night = begun(night_of, "svepof-2006")
    night.do('penalty "Anna Ek" for "phone" minutes 25 override "agreed"')
    assert proposed(night.state, night.entry('"Anna Ek"').player) == "minutes 30"


@pytest.mark.parametrize("book", BOOKS)
def test_the_record_is_of_tonight_and_goes_with_the_player(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    anna = night.entry('"Anna Ek"').player
    night.run('penalty "Anna Ek" for "phone"\nundo')
    assert proposed(night.state, anna) == "warning"
    night.run('penalty "Anna Ek" for "phone"\neliminate "Anna Ek"\nset late 3')
    night.do('reenter "Anna Ek" override "let in"')
    assert proposed(night.state, anna) == LADDERS[book][1]


HARDER = {"svepof-2006": "SvePoF 2006 §1.2", "cpc-2023": "", "tda-nl": "TDA-NL 33", "tda-2024": ""}


@pytest.mark.parametrize(("book", "clause"), each(HARDER, "penalty.harder"))
def test_j1_the_director_may_go_harder_than_the_next_step(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book).run(f'penalty "Anna Ek" for "insults" {LADDERS[book][2]}')
    said = because(night, StepGiven)
    assert (said.than, said.next_step) == ("harder", "warning")
    assert (clause in said.clauses) == bool(clause)
    harder = (LADDER_CLAUSES[book], *MEANWHILE[book][1], *ROUND[book][1:], clause)
    assert set(said.clauses) <= {*harder, "CPC 2023 Misdeal"}


def test_j1_where_the_book_gives_no_free_hand_harder_is_refused() -> None:
    night = house({"penalty.harder": "false"})
    reason = only(night.reasons('penalty "Anna Ek" for "insults" rounds 1'), HarderThanNext)
    assert (reason.clause, reason.overridable) == ("House penalty.harder", True)
    anna = night.entry('"Anna Ek"').id
    assert (reason.entry, reason.step, reason.next_step) == (anna, "rounds 1", "warning")
    night.do('penalty "Anna Ek" for "insults" warning')


@pytest.mark.parametrize("book", BOOKS)
def test_j1_a_milder_step_is_the_directors_and_is_said(night_of: NightOf, book: str) -> None:
    """§1.2 "I regel": the ladder is the rule, what fits is judged."""
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone"\npenalty "Anna Ek" for "phone" warning')
    assert because(night, StepGiven).than == "milder"


@pytest.mark.rule("svepof-2006", "penalty.harder")
@pytest.mark.rule("tda-nl", "penalty.harder")
@pytest.mark.parametrize("book", ["svepof-2006", "tda-nl"])
def test_a_harder_step_is_cited_in_full(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('penalty "Anna Ek" for "insults" minutes 20')
    assert because(night, StepGiven).clauses == MEANWHILE[book][1]


# -- procedure J.unit -----------------------------------------------------------------------------------

ROUND = {
    "svepof-2006": ("", ""),
    "cpc-2023": ("CPC 2023 Auszusetzende Runden", "CPC 2023 Auszusetzende Runden"),
    "tda-nl": ("", ""),
    "tda-2024": ("TDA 2024 71", "TDA 2024 71"),
}
ROUND_CITED = {
    "svepof-2006": ("SvePoF 2006 §1.2", "SvePoF 2006 §1.3"),
    "cpc-2023": (
        "CPC 2023 Strafmassnahmen", "CPC 2023 Auszusetzende Runden", "CPC 2023 Misdeal", "CPC 2023 Strafe",
    ),
    "tda-nl": ("TDA-NL 33",),
    "tda-2024": ("TDA 2024 71",),
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each(ROUND_CITED, "penalty.round"))
def test_a_round_is_a_hand_for_each_at_the_table_when_it_is_given(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    """CPC, TDA 71: the offender included; hands = players × rounds, fixed when given."""
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone"\npenalty "Anna Ek" for "phone"')
    night.do('penalty "Anna Ek" for "phone" rounds 2 override "agreed"')
    assert last(night).hands == 8
    told = because(night, StepGiven)
    assert (told.players, told.hands, told.counted) == (4, 8, "players_when_given")
    cited = because(night, StepGiven).clauses
    harder = {"SvePoF 2006 §1.2", "TDA-NL 33"}
    assert [c for c in cited if c not in harder] == [c for c in clauses if c not in harder]
    night.do('eliminate "Bo Ros"')
    assert hands(night.state, last(night)) == 8


@pytest.mark.parametrize("book", [pytest.param(b, marks=pytest.mark.rule(b, "penalty.round")) for b in BOOKS])
def test_a_round_cites_its_own_clause(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book)
    night.do('penalty "Anna Ek" for "phone" rounds 2 override "agreed"')
    mine = ROUND[book][0]
    others = {*MEANWHILE[book][1], HARDER[book], "CPC 2023 Misdeal"}
    assert set(because(night, StepGiven).clauses) - others == ({mine} - others if mine else set())


def test_a_round_by_the_players_at_the_table_now_grows_and_shrinks_with_it() -> None:
    night = house({"penalty.round": '"players_now"'})
    night.do('penalty "Anna Ek" for "phone" rounds 2')
    assert hands(night.state, last(night)) == 8
    night.do('eliminate "Bo Ros"')
    assert hands(night.state, last(night)) == 6
    night.do('hands out "Anna Ek" 6')
    assert because(night, HandsSatOut).clauses == ("House penalty.round",)


# -- procedure J.meanwhile ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("book", "expected"), each(MEANWHILE, "penalty.cards", "penalty.posts", "penalty.runs")
)
def test_cards_and_posts_of_who_sits_out(
    night_of: NightOf, book: str, expected: tuple[str, tuple[str, ...]]
) -> None:
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone"')
    assert because(night, StepGiven).cards == ""
    night.do('penalty "Anna Ek" for "phone" minutes 10 override "our unit"')
    said = because(night, StepGiven)
    assert (said.cards, said.posts) == (expected[0], "blinds_and_antes")
    assert said.runs == "while_play_runs"
    assert said.clauses == expected[1]


# -- procedures J2 and J4 -------------------------------------------------------------------------------

MISDEAL = {"svepof-2006": (), "cpc-2023": ("CPC 2023 Misdeal",), "tda-nl": (), "tda-2024": ()}


@pytest.mark.parametrize(("book", "clauses"), each(MISDEAL, "penalty.misdeal"))
def test_j2_a_misdeal_and_its_replay_are_one_hand(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone" hands 5 override "our unit"')
    assert because(night, StepGiven).misdeal == "counts_once"
    night.do('hands out "Anna Ek" 4 misdeals 1')
    assert last(night).served == 3
    assert because(night, HandsSatOut).clauses == clauses


TRACKED = "blinds 1 big 5\ntrack 1\n"


def test_hands_count_down_by_the_deals_of_a_tracked_table(night_of: NightOf) -> None:
    """In the order they were given, and a tally says what the deals do not."""
    night = begun(night_of, "cpc-2023").run(f'{TRACKED}hand 1\npenalty "Anna Ek" for "phone" hands 3')
    night.wait(1).run('hand 1\npenalty "Anna Ek" for "insults" hands 2')
    assert (due(night, ServedDuty)[0].served, due(night, ServedDuty)[0].hands) == (1, 3)
    assert due(night, ServedDuty)[0].act is None, "it is over by itself"
    night.wait(1).do('hands out "Anna Ek" 2')
    assert due(night, ServedDuty)[0].served == 2
    night.wait(1).do("hand 1")
    (second,) = due(night, ServedDuty)
    assert (second.penalty, second.served, second.hands) == (last(night).id, 0, 2)
    night.wait(1).do("hand 1")
    assert due(night, ComeBackDuty) == []
    night.wait(1).do("hand 1")
    assert (due(night, ServedDuty), len(due(night, ComeBackDuty))) == ([], 1)


def test_hands_are_tallied_alone_where_deals_are_not_tracked(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023").run('penalty "Anna Ek" for "phone" hands 3').wait(1)
    night.run("blinds 1 big 5").wait(1).run("blinds 1 big 7")
    assert due(night, ServedDuty)[0].served == 0


@pytest.mark.parametrize(("word", "served"), [("counts_once", 1), ("counts_each", 2)])
def test_j2_the_replay_of_a_misdeal_counts_as_the_book_says(word: str, served: int) -> None:
    night = house({"penalty.misdeal": f'"{word}"'}).run(f'{TRACKED}penalty "Anna Ek" for "phone" hands 4')
    night.wait(1).run("hand 1\nmisdeal 1").wait(1).do("hand 1")
    assert due(night, ServedDuty)[0].served == served


def test_j2_where_each_counts_the_misdeal_is_a_hand_of_its_own() -> None:
    night = house({"penalty.misdeal": '"counts_each"'}).run('penalty "Anna Ek" for "phone" hands 5')
    night.do('hands out "Anna Ek" 4 misdeals 1')
    assert last(night).served == 4


@pytest.mark.rule_id("J2", "svepof-2006", "tda-nl")
@pytest.mark.parametrize("book", ["svepof-2006", "tda-nl"])
def test_svepof_1_3_tda_nl_33_minutes_are_served_in_hand_for_hand_too(night_of: NightOf, book: str) -> None:
    """The level clock stands and blinds are paid all the same: each hand is as much of the penalty as of the
    level."""
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone" minutes 10\nhand-for-hand')
    for hand in range(1, 6):
        assert due(night, ComeBackDuty) == []
        night.wait(3).run("hand played")
        assert time_left(night.state, last(night), night.ms) == (10 - 2 * hand) * MINUTE
    assert [d.subject for d in due(night, ComeBackDuty)] == [(night.entry('"Anna Ek"').id,)]


EXPOSED = {
    "svepof-2006": ("SvePoF 2006 §1.2", "SvePoF 2006 §1.3"),
    "cpc-2023": ("CPC 2023 Strafmassnahmen", "CPC 2023 Misdeal", "CPC 2023 Strafe",
                 "CPC 2023 Aufgedeckte Karten"),
    "tda-nl": ("TDA-NL 33",),
    "tda-2024": ("TDA 2024 71",),
}  # fmt: skip


@pytest.mark.parametrize(("book", "clauses"), each(EXPOSED, "penalty.exposed_cards"))
def test_j2_a_penalty_for_exposed_cards_begins_after_the_hand(
    night_of: NightOf, book: str, clauses: tuple[str, ...]
) -> None:
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone"\npenalty "Anna Ek" for "cards" exposed')
    said = because(night, StepGiven)
    assert (said.begins, said.clauses) == ("after_the_hand", clauses)
    assert last(night).exposed


def test_j2_a_warning_for_exposed_cards_has_no_beginning(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023").run('penalty "Anna Ek" warning for "cards" exposed')
    said = because(night, StepGiven)
    assert (said.begins, said.clauses) == ("", ("CPC 2023 Strafmassnahmen",))
    assert last(night).exposed


DEAD = {
    "svepof-2006": ("SvePoF 2006 §1.2", "SvePoF 2006 §1.1"),
    "cpc-2023": ("CPC 2023 Strafmassnahmen",),
    "tda-nl": ("TDA-NL 33",),
    "tda-2024": ("TDA 2024 71",),
}


@pytest.mark.parametrize(("book", "clauses"), each(DEAD, "penalty.dead_hand"))
def test_j4_a_dead_hand_goes_with_a_step(night_of: NightOf, book: str, clauses: tuple[str, ...]) -> None:
    night = begun(night_of, book).run('penalty "Anna Ek" for "phone" dead-hand')
    assert last(night).dead_hand
    assert (because(night, StepGiven).dead_hand, because(night, StepGiven).clauses) == (True, clauses)


def test_j4_where_it_does_not_it_is_refused_with_the_clause() -> None:
    night = house({"penalty.dead_hand": "false"})
    reason = only(night.reasons('penalty "Anna Ek" for "phone" dead-hand'), DeadHandAlone)
    assert (reason.clause, reason.overridable) == ("House penalty.dead_hand", True)


EXPOSED_HAND = {
    "svepof-2006": ("SvePoF 2006 §9.1", False),
    "cpc-2023": ("CPC 2023 Aufgedeckte Karten", True),
    "tda-nl": ("TDA-NL 35", True),
    "tda-2024": ("", False),
}


@pytest.mark.parametrize(("book", "said"), each(EXPOSED_HAND, "penalty.exposed_hand"))
def test_j4_the_hand_of_who_exposed_cards(night_of: NightOf, book: str, said: tuple[str, bool]) -> None:
    """CPC, tda-nl 35: a penalty, and the hand is live; SvePoF §9.1: the hand is dead."""
    clause, live = said
    night = begun(night_of, book)
    line = 'penalty "Anna Ek" warning for "cards" dead-hand exposed'
    if live:
        reason = only(night.reasons(line), ExposedHandLive)
        assert (reason.clause, reason.overridable) == (clause, True)
        line += ' override "he had shown them to his neighbour"'
    night.do(line)
    assert last(night).dead_hand
    assert "penalty.exposed_hand" in because(night, StepGiven).keys
    cited = because(night, StepGiven).clauses
    night.do('penalty "Bo Ros" for "phone" dead-hand')
    assert {*cited} - {*because(night, StepGiven).clauses} == {*filter(None, [clause])}
    assert "penalty.exposed_hand" not in because(night, StepGiven).keys


@pytest.mark.parametrize("book", BOOKS)
def test_what_cannot_be_is_refused_whatever_the_book_says(night_of: NightOf, book: str) -> None:
    night = begun(night_of, book).run('eliminate "Anna Ek"')
    for line, why in (
        ('penalty "Anna Ek" for "phone"', AlreadyOut),
        ('penalty "Bo Ros" for " "', NameEmpty),
        (f'penalty "Bo Ros" for "{"x" * 1001}"', NameTooLong),
        (f'penalty "Bo Ros" for "phone" clause "{"x" * 1001}"', NameTooLong),
        ('penalty "Bo Ros" for "phone" warning minutes 10', SeveralSteps),
        ('penalty "Bo Ros" for "phone" minutes 0', BadAmount),
        ('penalty "Bo Ros" for "phone" hands 900', BadAmount),
        ('end penalty "Bo Ros" served', NoPenalty),
        ('hands out "Bo Ros" 3', NoPenalty),
    ):
        found = [r for r in night.reasons(line) if type(r) is why]
        assert found, line
        assert not found[0].overridable, line
    assert len(NAMES) == 8
