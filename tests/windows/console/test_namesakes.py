"""Namesakes are told apart by the club number on every duty, question and dialog that names one of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from core.money.till import account
from core.say import duties as d
from gui.console.duties.card import DutyCard
from gui.console.duties.hand_question import HandQuestion
from gui.console.frame.completion import suggest
from gui.program.session import Session
from gui.words import commands
from gui.words.names import Names
from gui.words.voices import to_do
from tests.windows.console.conftest import SETUP, Frame, type_lines

NAMESAKES = """register "Anna Ek" number 4711 seat 2.2
register "Anna Ek" number 4712 seat 2.4
prizes 30% 20% 15% 15% 5% 5% 5% 5%
announce break-order
start
"""
ANNA, TOLD, OTHER = "Anna Ek", "Anna Ek 4711", "Anna Ek 4712"


@pytest.fixture
def night(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """Three of one name: in seat 1.3 without a club number, in 2.2 and 2.4 with one."""
    type_lines(session, SETUP + NAMESAKES)
    frame = open_frame()
    frame.pass_time(minutes=1)
    return frame


def typed(frame: Frame, *lines: str, apart: float = 10) -> None:
    """Typed into the command bar, so many seconds apart."""
    for line in lines:
        frame.pass_time(seconds=apart)
        frame.focus_page()
        frame.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
        frame.type(line)
        frame.key(Qt.Key.Key_Return)
    frame.pass_time(seconds=2)


def card(frame: Frame, kind: type[d.Duty]) -> DutyCard:
    (found,) = [c for c in frame.night.duties.cards if isinstance(c.duty, kind)]
    return found


def test_a_table_that_breaks_names_them(night: Frame) -> None:
    typed(night, *(f'eliminate "{name}"' for name in ("Cecilia Berg", "Erik Lind")), apart=70)
    text = card(night, d.BreakTableDuty).parts.words.text
    assert TOLD in text
    assert OTHER in text


def test_the_winner_is_named(night: Frame) -> None:
    gone = ["Bo Sund", "Cecilia Berg", "David Holm", "Erik Lind", "Farid Dahl"]
    typed(night, *(f'eliminate "{name}"' for name in gone), "eliminate 1.3", "eliminate 2.4", apart=70)
    assert night.session.state.won
    assert TOLD in card(night, d.WinnerDuty).parts.words.text


def test_the_question_of_one_hand_names_them_and_asks_for_their_stacks(night: Frame) -> None:
    typed(night, "2.2", "2.4")
    asked = card(night, d.SameHandDuty)
    assert [x in asked.parts.words.text for x in (TOLD, OTHER)] == [True, True]
    assert asked.button is not None
    night.click(asked.button)
    night.type("1")
    night.key(Qt.Key.Key_Return)
    question = asked.question
    assert isinstance(question, HandQuestion)
    assert [x.name for x in question._ranked] == [TOLD, OTHER]


def test_a_seat_that_is_typed_offers_who_sits_there(night: Frame) -> None:
    offered = [s.title for seat in ("2.2", "2.4", "1.3") for s in suggest(seat, night.session.state)]
    assert offered == [commands.out(name) for name in (TOLD, OTHER, ANNA)]


def entries(session: Session) -> tuple[int, int]:
    table = session.state.open_tables[1]
    return table.seats[2], table.seats[4]


DUTIES: dict[type[d.Duty], Callable[[tuple[int, int]], d.Duty]] = {
    d.SameTimeDuty: lambda two: d.SameTimeDuty(
        what="stacks", entries=two, tables=(2, 2), stacks=(0, 0), shares=True, urgency=d.Urgency.NOW
    ),
    d.AccessibleDuty: lambda two: d.AccessibleDuty(entries=two, needed=2, known=0, urgency=d.Urgency.NOW),
    d.CollectSlipsDuty: lambda two: d.CollectSlipsDuty(action=3, entries=two, urgency=d.Urgency.NOW),
    d.SeatsDuty: lambda two: d.SeatsDuty(entries=two[:1], free=3, urgency=d.Urgency.NOW),
}


@pytest.mark.parametrize("kind", DUTIES)
def test_other_duties_name_them_too(night: Frame, kind: type[d.Duty]) -> None:
    t = night.session.state
    said = to_do(DUTIES[kind](entries(night.session)), Names(t))
    told = " ".join((said.text, said.why))
    assert TOLD in told
    assert (OTHER in told) is (kind is not d.SeatsDuty)


def choices(frame: Frame) -> list[str]:
    """The rows of the command bar that put one of them out, without the word that says so."""
    rows = frame.night.footer.command.suggestions.found
    return [x.title.removesuffix(" out") for x in rows if x.title.endswith(" out")]


@pytest.mark.parametrize("ending", ["", " out"])
@pytest.mark.parametrize(("begun", "number"), [("ann", "4711"), ("anna ek", "4712"), ("ek", "4711")])
def test_a_choice_is_understood_as_the_bar_shows_it(
    night: Frame, begun: str, number: str, ending: str
) -> None:
    night.key(Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    night.type(begun)
    night.key(Qt.Key.Key_Return)
    assert {TOLD, OTHER} <= {*choices(night)}
    night.type(f" {number}{ending}")
    assert choices(night) == [f"Anna Ek {number}"]
    night.key(Qt.Key.Key_Return)
    (bust,) = night.session.state.game.busts
    player = night.session.state.people.entries[bust.entry].player
    assert night.session.state.people.players[player].number == number


@pytest.mark.parametrize("name", ["Anna Ek 4712", "anna ek 4712", '"Anna Ek 4712"'])
def test_an_action_understands_the_name_with_the_number_that_tells_it_apart(night: Frame, name: str) -> None:
    type_lines(night.session, "set till on")
    typed(night, f"collect {name} 50", f"eliminate {name} by 1.3")
    t = night.session.state
    (bust,) = t.game.busts
    player = t.people.entries[bust.entry].player
    assert t.people.players[player].number == "4712"
    assert account(t, player, night.session.now()).collected == 50


def test_an_action_understands_the_choice_that_its_refusal_names(night: Frame) -> None:
    typed(night, "eliminate ann")
    names = dict(night.night.notice.said[0].fields()["facts"])["several"].split(", ")
    assert len(names) == 3
    for name in names[:2]:
        typed(night, f"eliminate {name}")
    assert len({x.entry for x in night.session.state.game.busts}) == 2


def test_an_amount_after_the_name_of_one_player_alone_is_no_club_number(night: Frame) -> None:
    type_lines(night.session, 'set till on\nset late 4\nregister "Vera Wall" number 32 seat 1.1')
    typed(night, "collect vera wall 32")
    t = night.session.state
    (vera,) = (p.id for p in t.people.players.values() if p.number == "32")
    assert account(t, vera, night.session.now()).collected == 32
