"""Seat cards, the redraw list and the structure in the PDF: who, where, when, on how many pages."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.people.listing import list_name
from gui.paper.ink import FontRuler
from gui.paper.paper import BLACK, PAPERS, QUIET, Text, lay_out
from gui.words import paper_night as paper_night_words
from gui.words import text
from tests.unit.night import Night
from tests.windows.paper.halls import bust, hall, name_of
from tests.windows.paper.lists import outside, overlaps, page_numbers
from tests.windows.paper.test_documents import laid, made, read
from tests.windows.paper.test_slip_page import cuts, overlapping

pytestmark = pytest.mark.usefixtures("qapp")
BOTH = pytest.mark.parametrize("paper", ["A4", "Letter"])


@BOTH
def test_a_card_for_everybody_with_seat_stack_and_draw(tmp_path: Path, paper: str) -> None:
    night = hall(20, started=False)
    found = read(made(night, "seat_cards"), tmp_path, paper)
    assert [x.count("SEAT Thursday 200 · 19:00") for x in found] == [8, 8, 4]
    whole = " ".join(found)
    (draw,) = night.state.room.draws.values()
    proof = f"Draw {text.commitment_text(draw.commitment, 2)} · number 4711 · Norra Pokerklubben"
    assert whole.count(proof) == whole.count("STACK 10,000") == 20
    for entry in night.state.people.live.values():
        assert f"{night.state.name(entry)} " in whole
        assert f"No. {entry}" in whole


def test_each_card_has_its_own_player_s_table_and_seat() -> None:
    night = hall(20, seats=10, long=True, started=False)
    t = night.state
    pages = lay_out(made(night, "seat_cards"), PAPERS["Letter"], FontRuler())
    found = []
    for page in pages:
        (middle,), _ = cuts(page)
        words = [x for x in page.items if isinstance(x, Text)]
        for head in (x for x in words if x.role == "kind"):
            left, top = (0 if head.x < middle else middle), head.baseline - 10
            mine = [x for x in words if left <= x.x < left + middle and top <= x.baseline < top + 69]
            said = {
                role: " ".join(x.text for x in mine if x.role == role) for role in ("name", "table", "seat")
            }
            found.append((said["name"].replace("- ", "-"), f"{said['table']}.{said['seat']}"))
    assert sorted(found) == sorted((t.name(e), t.seat_text(e)) for e in t.people.live.values())


def test_400_players_are_50_sheets_and_nothing_on_any_is_cut_or_over_anything() -> None:
    night = hall(400, seats=10, started=False)
    for paper in PAPERS.values():
        pages = lay_out(made(night, "seat_cards"), paper, FontRuler())
        assert len(pages) == 50
        names = [x.text for page in pages for x in page.items if isinstance(x, Text) and x.role == "name"]
        assert sorted(names) == sorted(name_of(n) for n in range(400))
        assert all(overlapping(x) == [] for x in pages[::7])


# -- after a redraw ------------------------------------------------------------------------------------


@BOTH
def test_the_redraw_list_says_from_where_to_where_by_name(tmp_path: Path, paper: str) -> None:
    night = hall(18)
    before = {e: night.state.seat_text(e) for e in night.state.people.live.values()}
    done = night.wait(5).do('draw number "9" all override "a table was dealt wrong"').action
    (page,) = read(made(night, "redraw"), tmp_path, paper)
    assert page.startswith(paper_night_words.redraw_title(False))
    assert f"18 players · 2 tables · No. {done.id}" in page
    assert "14 Mar 2025, 19:05" in page
    *_, draw = night.state.room.draws.values()
    assert text.commitment_text(draw.commitment) in page
    for entry, seat in before.items():
        table, at = night.state.seat_text(entry).split(".")
        came = "stays" if seat == f"{table}.{at}" else f"from {seat}"
        assert f"{came} {list_name(night.state.name(entry))} {table} {at}" in page


def test_a_redraw_of_400_has_them_all_and_page_numbers() -> None:
    night = hall(400, seats=10)
    night.wait(5).do('draw number "9" all override "a table was dealt wrong"')
    found = laid(made(night, "redraw"))
    assert page_numbers(found) == [(i, len(found)) for i in range(1, len(found) + 1)]
    whole = " ".join(found)
    assert all(list_name(name_of(n)) in whole for n in range(400))


def test_the_final_table_s_list_is_called_so(tmp_path: Path) -> None:
    night = bust(hall(12), 3)
    night.do("final table")
    (page,) = read(made(night, "redraw"), tmp_path)
    assert page.startswith(paper_night_words.redraw_title(True))
    assert "9 players · 1 table" in page


# -- the structure --------------------------------------------------------------------------------------


def running() -> Night:
    night = hall(9)
    night.wait(30).do("pause")
    assert night.reading.phase == "paused"
    night.wait(5).do("resume")
    return night


@BOTH
@pytest.mark.parametrize("key", ["structure", "structure_small"])
def test_every_row_with_its_time_what_is_raced_off_and_what_ends(
    tmp_path: Path, key: str, paper: str
) -> None:
    (page,) = read(made(running(), key), tmp_path, paper)
    for part in (
        "Times as of 19:35; each pause moves the later ones.",
        "6 levels · 2 h 20 min with breaks",
        "1 25 / 50 20 min 19:00",
        "2 50 / 100 20 min 19:20",
        "Break · colour-up of the 25s 10 min 19:45",
        "Over: late registration 19:55",
        "3 100 / 200 20 min 19:55",
        "Break · colour-up of the 100s 10 min 20:35",
        "6 500 / 1,000 20 min 21:05",
        "Norra Pokerklubben",
        "Page 1 of 1",
    ):
        assert part in page, (part, page)


@pytest.mark.parametrize(("minutes", "over"), [(19, False), (21, True)])
def test_what_is_over_is_quiet(minutes: int, over: bool) -> None:
    night = running()
    night.wait(minutes)
    (page,) = lay_out(made(night, "structure"), PAPERS["A4"], FontRuler())
    inks = {x.text: x.face.ink for x in page.items if isinstance(x, Text)}
    assert inks["25 / 50"] == QUIET
    assert (inks["Over: late registration"] == QUIET) is over
    assert inks["100 / 200"] == BLACK


def test_while_the_clock_stands_it_says_so(tmp_path: Path) -> None:
    night = hall(9)
    night.wait(30).do("pause")
    assert night.reading.phase == "paused"
    (page,) = read(made(night, "structure"), tmp_path)
    assert paper_night_words.pace(night.reading, False, night.ms, night.zone) in page


@BOTH
def test_the_wall_s_is_larger_and_both_are_whole(paper: str) -> None:
    sizes = {}
    for key in ("structure", "structure_small"):
        (page,) = lay_out(made(running(), key), PAPERS[paper], FontRuler())
        assert outside(page) == [] == overlaps(page)
        sizes[key] = {x.face.size for x in page.items if isinstance(x, Text) and x.role == "blinds"}
    assert min(sizes["structure"]) > 1.8 * max(sizes["structure_small"])


def test_a_long_sheet_goes_on_with_page_numbers(tmp_path: Path) -> None:
    night = Night()
    for i in range(80):
        night.do(f"add level blinds {25 * (i + 1)}/{50 * (i + 1)} ante {50 * (i + 1)} paid-by bb length 20")
    doc = made(night, "structure")
    found = read(doc, tmp_path)
    assert len(found) == 3
    assert "80 2,000 / 4,000 BB 4,000 20 min" in found[-1]
    assert all("LEVEL BLINDS ANTE LENGTH BEGINS" in x for x in found)
    assert all(outside(x) == [] for x in lay_out(doc, PAPERS["Letter"], FontRuler()))
