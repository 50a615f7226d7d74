"""The floor's lists as rows: rulings, absent, alternates, break order."""

from __future__ import annotations

import pytest

from core.floor.absent import absentees, alternates, blinded
from core.paper.floor_lists import break_sheet, rulings
from tests.unit.night import Night


def night_by(book: str = "") -> Night:
    night = Night()
    if book:
        night.do(f"rulebook {book}")
    night.run("add level blinds 25/50 length 20\nopen table 1 seats 4\nopen table 2 seats 4")
    for name in ("Anna Ek", "Bo Sund", "Cecilia Berg"):
        night.do(f'register "{name}"')
    return night


def test_rulings_are_those_that_stand_in_the_order_of_the_night() -> None:
    night = night_by("svepof-2006")
    night.run("draw\nstart").wait(5)
    first = night.do('register "Late Lars" override "stood in the queue"').action
    night.wait(5).do('register "Later Lena" override "a slip"')
    night.do("undo")
    (row,) = rulings(night.director)
    assert (row.at, row.action.id, row.reason) == (first.happened, first.id, "stood in the queue")
    assert [kind for kind, _ in row.against] == ["late_entry_forbidden"]
    assert (row.clauses, row.altered) == (("SvePoF 2006 §2.6",), False)
    night.do("redo")
    assert [x.reason for x in rulings(night.director)] == ["stood in the queue", "a slip"]


def test_an_alteration_is_a_departure_too() -> None:
    night = night_by()
    night.do('alter "the hall closes at midnight"')
    (row,) = rulings(night.director)
    assert (row.reason, row.against, row.altered) == ("the hall closes at midnight", (), True)
    night.do("undo")
    assert rulings(night.director) == []


def test_absent_by_seat_those_without_one_last() -> None:
    night = night_by()
    night.run('move "Bo Sund" to 1.2\nmove "Anna Ek" to 2.1\nabsent "Anna Ek"\nabsent "Bo Sund"')
    night.run('absent "Cecilia Berg"\nrulebook svepof-2006')
    t = night.state
    assert [(t.name(e), t.seat_text(e)) for e in absentees(t)] == [
        ("Bo Sund", "1.2"),
        ("Anna Ek", "2.1"),
        ("Cecilia Berg", ""),
    ]
    assert (blinded(t), t.rulebook.cite("entering.absent")) == (True, "SvePoF 2006 §2.6")


def test_alternates_in_order_of_registration() -> None:
    night = night_by()
    night.run('register "Zoe Alm" alternate\nregister "Åke Alm" alternate')
    assert [*map(night.state.name, alternates(night.state))] == ["Zoe Alm", "Åke Alm"]


@pytest.mark.parametrize(
    ("book", "first", "clause"), [("svepof-2006", "2", "SvePoF 2006 §8.1"), ("", "2", "")]
)
def test_break_order_by_the_rulebook(book: str, first: str, clause: str) -> None:
    sheet = break_sheet(night_by(book).state)
    assert sheet.rows[0].table == first
    assert [x.set for x in sheet.rows] == [False, False]
    assert (sheet.announced, sheet.decided) == (None, None)
    assert sheet.clauses[:1] == ((clause,) if clause else ())


def test_break_order_as_set_and_announced() -> None:
    night = night_by("svepof-2006")
    night.run("break order 1")
    set_at = night.ms
    sheet = break_sheet(night.state)
    assert [(x.table, x.set) for x in sheet.rows] == [("1", True), ("2", False)]
    assert (sheet.announced, sheet.decided) == (None, set_at)
    night.wait(5).do("announce break-order")
    assert break_sheet(night.state).announced == night.ms
    night.wait(5).do("break order 2 1")
    assert break_sheet(night.state).announced is None
