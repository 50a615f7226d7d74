"""The paper pack in the PDF: how the night stands, what is in it, what is left out when there is none."""

from __future__ import annotations

import re

import pytest

from core.formats.duties import duties
from core.people.listing import list_name
from core.say.duties import FinalTableDuty
from gui.paper.ink import FontRuler
from gui.paper.paper import PAPERS, lay_out
from gui.words import paper_pack as paper_pack_words
from gui.words.names import Names
from tests.unit.night import STOCKHOLM
from tests.windows.paper.halls import bust, hall, name_of
from tests.windows.paper.lists import outside, overlaps, page_numbers, texts
from tests.windows.paper.test_documents import laid, made
from tests.windows.paper.test_slip_page import overlapping

pytestmark = pytest.mark.usefixtures("qapp")
BOTH = pytest.mark.parametrize("paper", ["A4", "Letter"])

PARTS = (
    "Seating, by name", "Seating, by table", "Table sheets", "Break order", "Structure", "Prizes",
    "Dealers' chip-race sheets", "Dealers' sheets for later", "Elimination list", "Blank move slips",
)  # fmt: skip
MARKS = {
    "Table sheets": "TABLE SHEET", "Dealers' chip-race sheets": "25 → 100",
    "Dealers' sheets for later": "100 → 500", "Blank move slips": "MOVE Thursday 200",
}  # fmt: skip


@BOTH
def test_the_cover_says_how_the_night_stands_and_where_everything_is(paper: str) -> None:
    night = bust(hall(26), 3)
    night.do("absent 1010")
    cover, *rest = found = laid(made(night, "pack"), paper)
    for part in (
        "Paper pack",
        "3 tables",
        "LEVEL 1 25 / 50",
        "LEFT 14:00",
        "LEVEL ENDS AT 19:20",
        "PLAYERS 23 / 26",
        "AVERAGE STACK 11,304",
        "CHIPS IN PLAY 260,000",
        "PRIZE POOL 5,200 kr",
        "Next: level 2: 50 / 100 · about 19:20.",
        "Until level 3 begins late registration · about 19:50",
        "25, 100, 500 and 1,000; colour-up of the 25s at the next break",
        f"Absent {name_of(9)} (",
        "this level ends at the time above",
    ):
        assert part in cover, (part, cover)
    assert page_numbers(found) == [(n, len(found)) for n in range(1, len(found) + 1)]
    for title in PARTS:
        at = re.search(rf"{re.escape(title)} (\d+)", cover)
        assert at is not None, title
        assert MARKS.get(title, title) in found[int(at[1]) - 1], title
    assert len(rest) == len(found) - 1


def test_what_is_owed_is_on_the_cover_by_the_wall_s_clock() -> None:
    night = bust(hall(18), 9)
    cover, *_ = laid(made(night, "pack"))
    owed = cover[cover.index("Duties") : cover.index("Clock and chips")]
    (final,) = (x for x in duties(night.state, night.ms) if isinstance(x, FinalTableDuty))
    assert paper_pack_words.owed(final, night.ms, STOCKHOLM, Names(night.state))[0] in owed
    assert re.search(r"by 19:[45]\d", owed), owed


@BOTH
def test_everybody_who_is_in_is_in_it_by_name_and_by_table(paper: str) -> None:
    night = bust(hall(30, seats=10, long=True), 2)
    found = laid(made(night, "pack"), paper)
    by_name = next(x for x in found if "Seating, by name" in x[:20])
    sheets = " ".join(x for x in found if "TABLE SHEET" in x).replace("- ", "-")
    names = [night.state.name(e) for e in night.state.people.live.values()]
    assert len(names) == 28
    for name in names:
        assert name in sheets
        assert list_name(name)[:14] in by_name


def test_the_bust_list_has_a_row_for_every_place_once_nobody_enters() -> None:
    night = hall(12)
    said = "Registration is still open: number the places"
    early = next(x for x in laid(made(night, "pack")) if x.startswith("Elimination list"))
    assert said in early
    assert "12th" not in early
    late = bust(night.wait(60), 2)
    page = next(x for x in laid(made(late, "pack")) if x.startswith("Elimination list"))
    assert said not in page
    rows = re.findall(r"(\d+)(?:st|nd|rd|th)", page)
    assert rows == [str(n) for n in range(10, 0, -1)]
    assert "PLACE NAME TIME BY" in page


def test_while_the_clock_stands_nobody_is_told_when_it_ends() -> None:
    night = hall(12)
    night.wait(5).do("pause")
    cover, *_ = laid(made(night, "pack"))
    assert "TIME LEFT WHEN PAUSED 15:00" in cover
    assert "LEVEL ENDS AT –" in cover
    assert paper_pack_words.steps(frozenset({"structure"}), False)[0] in cover
    assert paper_pack_words.steps(frozenset({"structure"}), True)[0] not in cover


def test_at_one_table_there_is_nothing_to_break_and_nobody_to_move() -> None:
    cover, *_ = laid(made(hall(8), "pack"))
    *_, breaking, _ = paper_pack_words.steps(frozenset({"structure", "break_order"}), True)
    assert not any(x in cover for x in (PARTS[3], PARTS[9], breaking))


def test_once_somebody_has_won_nothing_is_said_of_going_on() -> None:
    cover, *rest = laid(made(bust(hall(6), 5), "pack"))
    assert not any(x in cover for x in paper_pack_words.steps(frozenset({"structure"}), True))
    assert PARTS[8] not in cover
    assert any(x.startswith("Results and payouts") for x in rest)


@BOTH
@pytest.mark.parametrize(("players", "seats"), [(24, 9), (30, 10)])
def test_nothing_is_outside_or_over_anything(paper: str, players: int, seats: int) -> None:
    night = bust(hall(players, seats=seats, long=True), 3)
    for page in lay_out(made(night, "pack"), PAPERS[paper], FontRuler()):
        assert overlapping(page) == []
        assert overlaps(page) == []
        if texts([page], "title"):
            assert outside(page) == []


def test_400_players_and_every_page_numbered() -> None:
    night = bust(hall(400, seats=10), 4)
    pages = lay_out(made(night, "pack"), PAPERS["A4"], FontRuler())
    assert page_numbers(texts(pages, "page")) == [(n, len(pages)) for n in range(1, len(pages) + 1)]
    by_name = [x for x in pages if texts([x], "title") == ["Seating, by name"]]
    assert sorted(texts(by_name, "name")) == sorted(list_name(name_of(n)) for n in range(4, 400))
