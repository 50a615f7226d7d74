"""Everything that team poker's core says has words, in whole sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from PySide6.QtCore import Qt

from core.floor.breaking import leaving, order
from core.formats import book_rules
from core.formats.format import FORMATS
from core.formats.team import asks, becauses, facts, reasons, time_outs
from core.formats.team.acts import HandsDone, RestStack
from core.formats.team.state import game
from core.hands import call_clock
from core.rulebook import shelf
from core.say.acts import VERBS
from core.say.becauses import Balanced, Because
from core.say.duties import BalanceMoveDuty, Duty, Urgency
from core.say.reasons import Reason
from core.say.records import FormatFact
from gui.formats.team import words
from gui.formats.team.glosses import GLOSSES
from gui.formats.team.verbs import VERBS as VERBS_OF_TEAMS
from gui.looks import format as looks
from gui.words import text
from gui.words.actions import sentence, undo_title
from gui.words.names import Names
from gui.words.rulebook import with_gloss
from gui.words.voices import refused, to_do, why
from gui.words.words import duty_name
from tests.windows.formats.team.conftest import TEAMS, TeamFrame

# They come along with what the director did and are told with it.
BESIDE = {facts.StepTaken, facts.RestEnded, facts.LeftEmpty, facts.CardsGiven}


def own(module: object, base: type) -> list[type]:
    found = [x for x in vars(module).values() if isinstance(x, type) and issubclass(x, base)]
    return [x for x in found if x.__module__ == module.__name__]  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", own(reasons, Reason))
def test_every_refusal_is_worded(kind: type) -> None:
    assert refused.dispatch(kind) is not refused.dispatch(Reason)


@pytest.mark.parametrize("kind", own(becauses, Because))
def test_every_because_is_worded(kind: type) -> None:
    assert why.dispatch(kind) is not why.dispatch(Because)


@pytest.mark.parametrize("kind", own(asks, Duty))
def test_every_duty_is_worded(kind: type) -> None:
    assert to_do.dispatch(kind) is not to_do.dispatch(Duty)


@pytest.mark.parametrize("kind", own(asks, Duty))
def test_every_duty_has_a_name_in_the_history(kind: type[Duty], seated: TeamFrame) -> None:
    assert duty_name(kind.kind) != kind.kind


def test_every_fact_that_leads_is_told() -> None:
    assert {*own(facts, FormatFact)} - BESIDE == {*words.TOLD}


def test_every_verb_of_its_own_is_explained(seated: TeamFrame) -> None:
    held = {act.VERB for act in FORMATS["holdem"].rules}
    mine = {act.VERB for act in FORMATS["team"].rules} - held
    assert mine == {*VERBS_OF_TEAMS}
    assert HandsDone.VERB in VERBS
    assert looks.of(seated.t).id == "team"


@pytest.mark.parametrize(
    ("line", "of", "takes"),
    [
        ("end time-out nonsense", "time-out", time_outs.OUTCOMES),
        ("clock call nonsense", "clock call", call_clock.OUTCOMES),
        ('duty "redraw" nonsense', "duty", book_rules.MARKS),
        ("end penalty {entry} nonsense", "penalty", ("served", "lifted")),
    ],
)
def test_a_refused_result_is_told_with_those_its_verb_takes(
    line: str, of: str, takes: Sequence[str], seated: TeamFrame
) -> None:
    """Core names the slot by one word for both verbs that have it."""
    seated.do(f"time-out {seated.stack('Umeå', 1)}")
    frame = seated.frame
    frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    frame.type(line.format(entry=seated.stack("Umeå", 0)))
    frame.key(Qt.Key.Key_Return)
    said = frame.night.notice.sentence.text()
    assert "nonsense" in said
    assert [x for x in (of, *takes) if x not in said] == []


def test_a_team_that_was_withdrawn_keeps_its_name(empty: TeamFrame) -> None:
    empty.do('register team "Fisk" members "Ida Falk" "Per Ost" "Siv Frost"', 'withdraw team "Fisk"')
    session = empty.session
    names = Names(session.state, session.director.history, session.zone)
    assert "Fisk" in sentence(session.director.history[-1], names).text
    assert "Fisk" in sentence(session.director.history[-2], names).text


def test_an_action_is_told_by_the_teams_fact(talking: TeamFrame) -> None:
    seat, to = talking.stack("Göta", 0), talking.stack("Göta", 1)
    told: list[str] = []
    for line in (
        f"transfer {seat} to {to}",
        f"announce transfer {seat}",
        f"transfer {seat} to {to} stack 20000",
        f"correct transfer {seat} stack 21000",
        f'behind {talking.stack("Fisk", 0)} "Kim Hall"',
        f"time-out {talking.stack('Umeå', 0)}",
        "gathered",
        "end time-out acted",
        'time-out card "Umeå"',
    ):
        talking.do(line)
        session = talking.session
        told.append(undo_title(session.director.history[-1], Names(session.state)))
        assert not told[-1].endswith(line), "the typed line says nothing"
    teams = ("Göta",) * 4 + ("Fisk",) + ("Umeå",) * 4
    assert all(name in said for name, said in zip(teams, told, strict=True))


def test_history_names_who_sat_behind_a_stack_then_and_where(talking: TeamFrame) -> None:
    """A swap and a move afterwards change nothing of what was done before."""
    session, seat = talking.session, talking.stack("Fisk", 0)
    t = session.state
    table, chair = seat.split(".")
    entry = next(x.id for x in t.people.entries.values() if t.seat_text(x.id) == seat)
    then = t.name(entry)
    talking.do(f"time-out {seat}")
    called = session.director.history[-1]
    talking.pass_time(seconds=5)
    talking.do(f'behind {seat} "Kim Hall"')
    assert session.state.name(entry) == "Kim Hall" != then
    other = next(x for i in range(3) if (x := talking.stack("Göta", i)).split(".")[0] != table)
    talking.do(f"eliminate {other}", f'move {seat} to {other} override "wish"')
    assert session.state.seat_text(entry) != seat
    said = sentence(called, Names(session.state, session.director.history))
    assert then in said.quiet
    assert f"{table}.{chair}" in said.quiet
    assert "Kim Hall" not in said.quiet
    talking.do(f"eliminate {session.state.seat_text(entry)}")
    assert "Kim Hall" in sentence(session.director.history[-1], Names(session.state, ())).text


def test_each_swedish_heading_has_an_english_gloss(empty: TeamFrame) -> None:
    book = shelf.shipped()["sm-team"]
    headings = {x.clause for x in book.entries.values() if x.clause and x.book == book.short}
    assert headings == {*GLOSSES}
    cited = book.cite("team.fewest")
    assert with_gloss(cited).endswith(GLOSSES["Lag, antal"])
    assert with_gloss(f"{cited}, Lag, bord") == f"{cited}, Lag, bord"


def test_of_two_third_stacks_the_duty_names_both(seated: TeamFrame) -> None:
    one, two, third = seated.team("Fisk").stacks
    table = seated.t.people.entries[one].table or 0
    duty = asks.ThirdStackDuty(
        team=seated.team("Fisk").id,
        entry=one,
        choices=(one, two),
        others=(two, third),
        table=table,
        breaks=True,
        stack=0,
        act=RestStack(entry=one),
        urgency=Urgency.NOW,
    )
    names = Names(seated.t)
    said = [seated.t.name(e) in to_do(duty, names).text for e in (one, two, third)]
    assert said == [True, True, False]
    assert seated.t.name(one) in to_do(duty, names).why
    alone = to_do(duty.but(choices=(one,)), names)
    assert seated.t.name(two) not in alone.text


def test_the_balance_card_calls_nobody_the_big_blind_who_is_not(seated: TeamFrame) -> None:
    names, (entry, mate, *_) = Names(seated.t), seated.team("Fisk").stacks
    because = Balanced(
        entry=entry,
        from_table=1,
        from_seat=1,
        table=2,
        seat=4,
        from_players=9,
        to_players=7,
        due_difference=2,
        from_rule="most_players",
        table_rule="shortest",
        who_rule="next_big_blind",
        seat_rule="worst_free",
        from_offset=0,
        to_offset=2,
        role="plays",
    )
    duty = BalanceMoveDuty(
        entry=entry,
        from_table=1,
        from_seat=1,
        from_players=9,
        to_table=2,
        to_seat=4,
        to_players=7,
        moves=1,
        because=because,
        urgency=Urgency.NOW,
    )
    said = {}
    for rule in ("next_big_blind", "apart", "parts"):
        told = duty.but(because=because.but(who_rule=rule, mates=(mate,) if rule != "next_big_blind" else ()))
        said[rule] = to_do(told, names).why
    assert len({*said.values()}) == 3
    assert [names.entry(mate) in x for x in said.values()] == [False, True, True]
    assert ["next big blind" in x for x in said.values()] == [True, False, False]


def figures(said: str) -> list[str]:
    return re.findall(r"[\d,]*\d", said)


def told_last(night: TeamFrame) -> str:
    return text.told(night.session.director.history[-1], night.t)


def test_the_director_is_told_who_shares_the_chips_of_a_disqualified_team(seated: TeamFrame) -> None:
    """The dealer of each table has to deal a stack out."""
    tables = [seated.stack("Fisk", n).split(".")[0] for n in range(3)]
    seated.do('disqualify team Fisk for "collusion" stacks 20000 20000 19000')
    said = told_last(seated)
    assert figures(said) == [
        x for table, chips in zip(tables, ("20,000", "20,000", "19,000"), strict=True) for x in (table, chips)
    ]


def test_more_time_out_cards_do_not_come_silently(seated: TeamFrame) -> None:
    """With the break down to two tables; who moves where is told too."""
    teams = [line.partition(":")[0] for line in TEAMS.splitlines()]
    for name in teams[5:]:
        seated.do(*(f"eliminate {seated.stack(name, n)}" for n in range(3)))
    while len(seated.t.open_tables) > 2:
        last = order(seated.t)[0]
        moving = [seated.t.name(e) for e in leaving(seated.t, last)]
        seated.do(f"break {last.label}")
    said = told_last(seated)
    assert "2" in figures(said)
    assert all(name in said for name in moving)
    seated.do("undo")
    assert [x.cards for x in game(seated.t).teams.values()] == [2] * len(teams)
