"""The conduct report as PDF: all for the house, and a page for the board for each that is owed one."""

from __future__ import annotations

from pathlib import Path

import pytest

from gui.words import paper_conduct as paper_conduct_words
from tests.unit.night import Night
from tests.windows.paper.test_documents import LONG, club_night, made, read

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
    for part in (
        "Conduct report", "Norra Pokerklubben", "PA Ek 100: a warning", "PB Ek 101: sits out 10 minutes",
        "PB Ek 101: sits out 40 minutes", f"{LONG} 104: disqualification", "12,000, out of play",
        "threw cards", "SvePoF 2006 §1 e", "Tournament director",
    ):  # fmt: skip
        assert part in house, part
    assert house.count("not reported yet") == 2
    assert len(board) == 2


def test_a_page_for_the_board_stands_by_itself(tmp_path: Path) -> None:
    night = ruled()
    _, forty, out = read(made(night, "conduct"), tmp_path)
    for page in (forty, out):
        assert paper_conduct_words.heading() in page
        assert "Conduct report" not in page
        assert "Page 1 of 1" in page
        assert (
            "more than 20 minutes, or a disqualification, is reported to the board · SvePoF 2006 §1" in page
        )
        assert "Tournament director, signature" in page
        assert "Received by the board, date and signature" in page
        assert "PA Ek" not in page
    for part in (
        "PB Ek", "table 2 seat 1", "14 Mar 2025, 19:05", "14 Mar 2025, 19:07", "threw cards",
        "sits out 40 minutes", "SvePoF 2006 §1 e",
    ):  # fmt: skip
        assert part in forty, part
    given, out_of_play = night.state.conduct.penalties.values(), night.state.conduct.disqualified.values()
    numbers = [*(x.action for x in given), *(x.action for x in out_of_play)]
    assert f"No. {numbers[2]}, report 1 of 2" in forty
    assert f"No. {numbers[3]}, report 2 of 2" in out
    assert "looked into the muck" in out
    assert "nothing" in out, "what was paid back"


def test_what_was_reported_says_so(tmp_path: Path) -> None:
    night = ruled()
    owed = [d for d in _duties(night) if d.startswith("conduct_report")]
    assert len(owed) == 2
    night.do(f'duty "{owed[0]}" done')
    house, *board = read(made(night, "conduct"), tmp_path)
    assert paper_conduct_words.note(4, 1) in house
    assert house.count("not reported yet") == 1
    assert len(board) == 2, "a copy can still be had"


def _duties(night: Night) -> list[str]:
    from core.formats.duties import duties

    return [d.id for d in duties(night.state, night.ms)]


def test_an_overruled_refusal_is_there_with_its_reason(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    night.do('penalty 100 rounds 1 for "phone" override "no clock at this table"')
    (page,) = read(made(night, "conduct"), tmp_path)
    assert "no clock at this table" in page
    assert "sits out 1 round (6 hands)" in page


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
    assert "not counted" in house
    assert "not counted" in board


def test_clocks_called_by_player_the_most_often_called_first(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    for line in (
        "call clock 100", "clock call acted", "call clock 101", "clock call acted", "call clock 101",
        "clock call withdrawn", "call clock 101",
    ):  # fmt: skip
        night.wait(1).do(line)
    night.wait(2).do("clock call dead")
    (page,) = read(made(night, "conduct"), tmp_path)
    assert paper_conduct_words.nobody() in page
    assert "Clock calls 2 PB Ek 19:03 acted in time · 19:07 hand dead 1 PA Ek 19:01 acted in time" in page


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
    assert [x[-len("Page 1 of 1") :] for x in found] == ["Page 1 of 1", "Page 1 of 2", "Page 2 of 2"]
    assert " ".join(found[1:]).count("would not stop") == 50
    assert found[2].count("Tournament director, signature") == 1
