"""The conduct report as PDF: all for the house, and a page for the board for each that is owed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.conduct.report import conduct_rows
from core.paper.floor_lists import called_clocks
from gui.paper.lists import BoardPage
from gui.paper.paper import Bundle
from gui.words import paper as paper_words
from gui.words import paper_conduct as paper_conduct_words
from tests.unit.night import STOCKHOLM, Night
from tests.windows.paper.lists import page_numbers
from tests.windows.paper.test_documents import club_night, made, read

pytestmark = pytest.mark.usefixtures("qapp")
pytest.importorskip("pypdf")


def ruled() -> Night:
    """A warning, ten minutes, forty minutes claimed before, and a disqualification."""
    night = club_night("svepof-2006").wait(5)
    night.run('penalty 100 warning for "out of turn"\npenalty 101 minutes 10 for "phone"').wait(2)
    night.do('penalty 101 minutes 40 for "threw cards" clause "SvePoF 2006 §1 e" claimed 19:05')
    night.do('disqualify 104 for "looked into the muck" chips 12000')
    return night


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_all_for_the_house_and_a_page_for_each_that_is_owed(tmp_path: Path, paper: str) -> None:
    night = ruled()
    house, *board = read(made(night, "conduct"), tmp_path, paper)
    assert paper_conduct_words.note(4, 2) in house
    rows = conduct_rows(night.state)
    assert [(x.number, x.step, x.owed, x.reported) for x in rows] == [
        ("100", "warning", False, False),
        ("101", "minutes 10", False, False),
        ("101", "minutes 40", True, False),
        ("104", "disqualified", True, False),
    ]
    heads = [paper_conduct_words.headline(x) for x in rows]
    said = [part for row in rows for _, part in paper_conduct_words.parts(row, night.state, STOCKHOLM)]
    title = paper_words.title("conduct")
    for part in (title, "Norra Pokerklubben", *heads, *said, "12,000", "threw cards", "SvePoF 2006 §1 e"):
        assert part in house, part
    assert house.count(paper_conduct_words.board(rows[2])) == 2
    assert len(board) == 2


def test_a_page_for_the_board_stands_by_itself(tmp_path: Path) -> None:
    night = ruled()
    doc = made(night, "conduct")
    assert isinstance(doc.body, Bundle)
    _, *forms = doc.body.bodies
    _, forty, out = read(doc, tmp_path)
    for form, page in zip(forms, (forty, out), strict=True):
        assert paper_conduct_words.heading() in page
        assert paper_words.title("conduct") not in page
        assert page_numbers([page]) == [(1, 1)]
        assert paper_conduct_words.owed_rule(night.state) in page
        assert isinstance(form, BoardPage)
        assert len(form.signed) == 4
        assert all(x in page for x in form.signed)
        assert "PA Ek" not in page
    for part in ("PB Ek", "14 Mar 2025, 19:05", "14 Mar 2025, 19:07", "threw cards", "SvePoF 2006 §1 e"):
        assert part in forty, part
    rows = conduct_rows(night.state)
    given, out_of_play = night.state.conduct.penalties.values(), night.state.conduct.disqualified.values()
    assert [x.action for x in rows] == [*(x.action for x in given), *(x.action for x in out_of_play)]
    for nth, (row, page) in enumerate(zip(rows[2:], (forty, out), strict=True), 1):
        assert paper_conduct_words.board_span(row, nth, 2) in page
        assert all(x in page for _, x in paper_conduct_words.fields(row, night.state, STOCKHOLM))
    assert "looked into the muck" in out
    assert rows[3].refund == 0


def test_what_was_reported_says_so(tmp_path: Path) -> None:
    night = ruled()
    owed = [d for d in _duties(night) if d.startswith("conduct_report")]
    assert len(owed) == 2
    night.do(f'duty "{owed[0]}" done')
    house, *board = read(made(night, "conduct"), tmp_path)
    assert paper_conduct_words.note(4, 1) in house
    kept, still = (x for x in conduct_rows(night.state) if x.owed)
    assert (kept.reported, still.reported) == (True, False)
    assert house.count(paper_conduct_words.board(still)) == 1
    assert len(board) == 2, "a copy can still be had"


def _duties(night: Night) -> list[str]:
    from core.formats.duties import duties

    return [d.id for d in duties(night.state, night.ms)]


def test_an_overruled_refusal_is_there_with_its_reason(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    night.do('penalty 100 rounds 1 for "phone" override "no clock at this table"')
    (page,) = read(made(night, "conduct"), tmp_path)
    assert "no clock at this table" in page
    (row,) = conduct_rows(night.state)
    assert (row.step, row.hands) == ("rounds 1", 6)
    assert paper_conduct_words.headline(row) in page


def test_a_book_without_a_board_owes_no_page(tmp_path: Path) -> None:
    night = club_night("tda-2024")
    night.do('disqualify 104 for "looked into the muck" chips 12000')
    (page,) = read(made(night, "conduct"), tmp_path)
    assert "board" not in page
    assert paper_conduct_words.note(1, 0) in page


def test_a_stack_nobody_counted_is_not_called_nothing(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    night.do('disqualify 104 for "looked into the muck"')
    house, board = read(made(night, "conduct"), tmp_path)
    (row,) = conduct_rows(night.state)
    assert not row.chips
    said = paper_conduct_words._chips(row)
    assert (said in house, said in board) == (True, True)


def test_clocks_called_by_player_the_most_often_called_first(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    for line in (
        "call clock 100",
        "clock call acted",
        "call clock 101",
        "clock call acted",
        "call clock 101",
        "clock call withdrawn",
        "call clock 101",
    ):
        night.wait(1).do(line)
    night.wait(2).do("clock call dead")
    (page,) = read(made(night, "conduct"), tmp_path)
    assert paper_conduct_words.nobody() in page
    rows = called_clocks(night.state)
    assert [(x.name, [outcome for _, outcome in x.calls]) for x in rows] == [
        ("PB Ek", ["acted", "dead"]),
        ("PA Ek", ["acted"]),
    ]
    often, seldom = (" ".join(paper_conduct_words.called(x, STOCKHOLM)) for x in rows)
    assert 0 < page.index(often) < page.index(seldom)


def test_undone_is_not_on_it(tmp_path: Path) -> None:
    night = ruled()
    night.do("undo")
    found = read(made(night, "conduct"), tmp_path)
    assert len(found) == 2
    assert "looked into the muck" not in " ".join(found)


def test_a_long_case_goes_on_with_its_own_page_numbers(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    night.do(f'penalty 100 minutes 30 for "{"he would not stop " * 50}" clause "{"and so on " * 90}"')
    found = read(made(night, "conduct"), tmp_path, "Letter")
    assert page_numbers(found) == [(1, 1), (1, 2), (2, 2)]
    assert " ".join(found[1:]).count("would not stop") == 50
    doc = made(night, "conduct")
    assert isinstance(doc.body, Bundle)
    form = doc.body.bodies[1]
    assert isinstance(form, BoardPage)
    assert found[2].count(form.signed[0]) == 1
