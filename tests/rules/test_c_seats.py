"""RULES B1 at the desk: before the start a seat is drawn, not asked for."""

from __future__ import annotations

import pytest

from core.refusal import Why
from tests.core.night import Night, small
from tests.rules.conftest import NightOf
from tests.rules.entering_night import because, begun, each, only

SEATS = {
    "svepof-2006": "SvePoF 2006 §2.1",
    "cpc-2023": "CPC 2023 Platzvergabe",
    "tda-nl": "TDA-NL 13",
    "tda-2024": "",
}


@pytest.mark.parametrize(("book", "clause"), each(SEATS, "draw.seats"))
def test_before_the_start_nobody_is_given_a_seat(night_of: NightOf, book: str, clause: str) -> None:
    night = begun(night_of, book, start=False)
    reason = only(night.reasons('register "New" seat 1.2'), Why.SEATS_ARE_DRAWN)
    assert (reason.clause, reason.overridable, reason.facts) == (
        clause, True, {"kind": "start", "name": "New"},
    )  # fmt: skip
    # a seat that cannot be taken is told of beside it, and is no matter of opinion
    whys = {x.why: x.overridable for x in night.reasons('register "New" seat 1.1')}
    assert whys == {Why.SEATS_ARE_DRAWN: True, Why.SEAT_TAKEN: False}


def test_without_a_book_the_director_gives_out_seats() -> None:
    night = Night().run('open table 1\nregister "Anna" seat 1.1')
    assert night.state.seat_text(night.entry('"Anna"').id) == "1.1"
    night = small().run('open table 9\nregister "Late" seat 9.1')
    assert because(night, "late").clauses == ()
