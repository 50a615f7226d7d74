"""Procedure B1 at the desk: before the start a seat is drawn, not asked for."""

from __future__ import annotations

import pytest

from core.rulebook import shelf
from core.say import acts
from core.say.reasons import SeatsAreDrawn, SeatTaken
from tests.rules.conftest import NightOf
from tests.rules.entering_night import begun, each, newcomer, only
from tests.unit.night import Night, small

SEATS = {
    "svepof-2006": "SvePoF 2006 §2.1",
    "cpc-2023": "CPC 2023 Platzvergabe",
    "tda-nl": "TDA-NL 13",
    "tda-2024": "",
}


@pytest.mark.parametrize(("book", "clause"), each(SEATS, "draw.seats"))
def test_before_the_start_nobody_is_given_a_seat(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book, start=False)
    reason = only(night.reasons('register "New" seat 1.2'), SeatsAreDrawn)
    assert (reason.clause, reason.overridable, reason.comes, reason.name) == (clause, True, "start", "New")
    # a seat that cannot be taken is told of beside it, and is no matter of opinion
    whys = {type(x): x.overridable for x in night.reasons('register "New" seat 1.1')}
    assert whys == {SeatsAreDrawn: True, SeatTaken: False}


def test_without_a_book_the_director_gives_out_seats() -> None:
    night = Night().run('open table 1\nregister "Anna" seat 1.1')
    assert night.state.seat_text(night.entry('"Anna"').id) == "1.1"
    night = small().run('open table 9\nregister "Late" seat 9.1')
    assert newcomer(night, "late").clauses == ()


def test_who_is_to_draw_a_seat_is_not_moved_to_one_by_hand(night_of: NightOf) -> None:
    night = begun(night_of, "cpc-2023").run('register "Late"')
    reason = only(night.reasons('move "Late" to 1.9'), SeatsAreDrawn)
    assert (reason.clause, reason.comes) == ("CPC 2023 Nachrücker", "late")
    night.do('move "Late" to 1.9 override "he sees badly"')
    assert newcomer(night, "late").clauses == ("CPC 2023 Nachrücker",)
    night.do('move "Late" to 1.8')
    assert night.state.seat_text(night.entry('"Late"').id) == "1.8", "who has drawn may be moved"


def test_whom_the_draw_passes_over_the_director_seats(night_of: NightOf) -> None:
    text = shelf.texts()["cpc-2023"].replace(
        '[draw.accessible]\nvalue = "first"', '[draw.accessible]\nvalue = "by_hand"'
    )
    night = begun(night_of, "cpc-2023", start=False)
    text = text.replace('id = "cpc-2023"', 'id = "house"')
    night.act(acts.ChooseRulebook(book="house", text=text))
    night.run('register "Zoe" accessible\nmove "Zoe" to 1.9')
    assert night.state.seat_text(night.entry('"Zoe"').id) == "1.9"
