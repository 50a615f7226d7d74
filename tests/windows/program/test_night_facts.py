"""The facts of a night that the start page shows."""

from __future__ import annotations

from gui.program.night_facts import facts_of
from gui.program.session import Session
from tests.windows.conftest import HALL, HandClock
from tests.windows.console.conftest import SETUP, type_lines


def test_a_night_won_without_a_bust_ended_with_its_last_action(
    session: Session, hand_clock: HandClock
) -> None:
    type_lines(session, f"{SETUP}prizes 40% 20% 10% 10% 10% 10%\nstart")
    hand_clock.advance(minutes=20)
    ended = session.now()
    type_lines(session, "settle even ends shared")
    hand_clock.advance(minutes=1)
    assert (session.state.won, session.state.game.busts) == (True, [])
    assert facts_of(session.director, session.now(), HALL).ended == ended
