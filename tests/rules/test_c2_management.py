"""Procedure C2: the management alters or cancels, with a reason; and what the federation is told of
departures."""

from __future__ import annotations

import pytest

from core.formats.duties import duties
from core.say.becauses import AlteredByManagement, Because
from core.say.duties import AnnounceDuty, ReportDuty, SeatsDuty, Urgency
from core.say.reasons import NameEmpty, TournamentCancelled
from tests.rules.conftest import NightOf
from tests.unit.night import MINUTE, PRICES, SHEET, Night

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")
CLAUSES = {"tda-nl": ("TDA-NL 31",)}


def of_books(key: str) -> list[object]:
    return [pytest.param(book, marks=pytest.mark.rule(book, key), id=book) for book in BOOKS]


@pytest.mark.parametrize("book", of_books("tournament.altered"))
@pytest.mark.parametrize("verb", ["alter", "cancel"])
def test_tda_nl_31_the_management_alters_or_cancels_with_a_reason(
    night_of: NightOf, book: str, verb: str
) -> None:
    night = night_of(book)
    assert night.whys(f'{verb} " "') == {NameEmpty}
    change = night.do(f'{verb} "the hall closes at ten"')
    (because,) = [x for x in change.action.records if isinstance(x, Because)]
    assert because == AlteredByManagement(
        cancelled=verb == "cancel", keys=("tournament.altered",), clauses=CLAUSES.get(book, ())
    )
    (told,) = [d for d in duties(night.state, night.ms) if d.cause[:1] == ("altered",)]
    assert told.urgency is Urgency.NOW
    assert told.clauses == CLAUSES.get(book, ())
    assert bool(night.state.word.cancelled) == (verb == "cancel")


def test_a_cancelled_tournament_asks_only_that_the_room_is_told(night_of: NightOf) -> None:
    night = started(night_of("cpc-2023"))
    night.do('register "Late One"')
    assert SeatsDuty.kind in {d.kind for d in duties(night.state, night.ms)}
    night.do('cancel "fire alarm"')
    assert [d.kind for d in duties(night.state, night.ms)] == [AnnounceDuty.kind]
    assert night.whys('cancel "again"') == {TournamentCancelled}
    night.do("announce altered")
    assert duties(night.state, night.ms) == []


@pytest.mark.rule_id("C2", "tda-nl")
def test_cancelling_stops_the_clock_and_undo_lets_it_run_on(night_of: NightOf) -> None:
    night = started(night_of("tda-nl"))
    night.wait(5)
    night.do('cancel "fire alarm"')
    night.wait(5)
    assert (night.reading.phase, night.reading.elapsed) == ("paused", 5 * MINUTE)
    night.do("undo")
    assert (night.reading.phase, night.reading.elapsed) == ("running", 10 * MINUTE)


def test_a_cancelled_tournament_does_not_start_by_itself(night_of: NightOf) -> None:
    night = night_of("tda-nl").run(PRICES + SHEET + "schedule 19:30")
    night.do('cancel "fire alarm"')
    night.wait(60)
    assert night.reading.phase == "before"


@pytest.mark.rule_id("C2", "tda-nl")
@pytest.mark.parametrize("line", [
    'eliminate "Anna Ek"', 'register "New"', "resume", "next", "time 5", 'move "Anna Ek" to 1.8', "draw",
    "open table 2", "balance", "break 1", "final table", "hand-for-hand", 'absent "Anna Ek"',
    'alter "later"', 'disqualify "Anna Ek" for "x"',
])  # fmt: skip
def test_a_cancelled_tournament_is_played_no_more(night_of: NightOf, line: str) -> None:
    night = started(night_of("tda-nl")).run('cancel "fire alarm"')
    (reason,) = night.reasons(line)
    assert reason == TournamentCancelled(cause="fire alarm")


def test_what_was_can_be_told_and_put_right_when_it_is_cancelled(night_of: NightOf) -> None:
    night = started(night_of("tda-nl")).run('eliminate "Bo Ros"\ncancel "fire alarm"')
    night.run('note "everybody got the money back"\nedit player "Anna Ek" name "Anna Ekh"\nannounce altered')


def started(night: Night) -> Night:
    night.run(PRICES + SHEET + "set late 1\nopen table 1")
    for name in ("Anna Ek", "Bo Ros", "Carin Ål"):
        night.do(f'register "{name}"')
    return night.run("draw\nstart")


def reports(night: Night) -> list[ReportDuty]:
    return [d for d in duties(night.state, night.ms) if isinstance(d, ReportDuty)]


@pytest.mark.parametrize("book", of_books("tournament.rulings_reported"))
def test_svepof_1_departures_from_the_rules_are_reported_with_their_reason(
    night_of: NightOf, book: str
) -> None:
    night = started(night_of(book))
    assert reports(night) == []
    night.do('register "Dan By" seat 1.9 override "he was promised that seat"')
    found = reports(night)
    if book != "svepof-2006":
        assert found == []
        return
    (owed,) = found
    assert (owed.urgency, owed.clauses, owed.rulings, owed.act) == (
        Urgency.LATER,
        ("SvePoF 2006 §1",),
        1,
        None,
    )
    night.run('eliminate "Anna Ek"\neliminate "Bo Ros"\neliminate "Carin Ål"')
    (owed,) = reports(night)
    assert owed.urgency is Urgency.NOW, "the tournament is over"
    assert owed.act is not None
    night.act(owed.act)
    assert reports(night) == []


@pytest.mark.rule("cpc-2023", "tournament.rulings_reported")
@pytest.mark.rule("tda-nl", "tournament.rulings_reported")
@pytest.mark.rule("tda-2024", "tournament.rulings_reported")
@pytest.mark.parametrize("book", BOOKS[1:])
def test_no_clause_is_cited_for_what_the_book_does_not_say(night_of: NightOf, book: str) -> None:
    assert night_of(book).state.rulebook.cite("tournament.rulings_reported") == ""
