"""The documents of a night as PDF: who stands on them, how many pages, and what they say when empty."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from core.paper.floor_lists import break_sheet
from core.paper.slips import slip_rows
from core.say.becauses import Balanced
from gui.paper.documents import DOCUMENTS, slips_of
from gui.paper.ink import pages_of
from gui.paper.lists import Report
from gui.paper.paper import PAPERS, Document, Page, Text
from gui.paper.pdf import to_pdf
from gui.words import paper as paper_words
from gui.words.moves import _WAITS
from gui.words.names import Names
from tests.unit.night import MINUTE, STOCKHOLM, Night
from tests.windows.paper.lists import page_numbers

pytestmark = pytest.mark.usefixtures("qapp")
pypdf = pytest.importorskip("pypdf")

LONG = "Maria-Alexandra Constantinopoulos-Wennerst"


def club_night(book: str = "svepof-2006", players: int = 12) -> Night:
    """Some at table 1, as many at table 2, play has begun at 19:00."""
    night = Night()
    night.run('set title "Thursday 200"\nset club "Norra Pokerklubben"\nadd level blinds 25/50 length 20')
    night.run("price entry 200 chips 10000\nopen table 1 seats 9\nopen table 2 seats 9")
    for i in range(players):
        night.do(f'register "{LONG if i == 4 else f"P{chr(65 + i)} Ek"}" number "{100 + i}"')
        night.do(f"move {100 + i} to {1 + i % 2}.{1 + i // 2}")
    night.do(f"rulebook {book}")
    night.do("start")
    return night


def made(night: Night, key: str) -> Document:
    return dict(DOCUMENTS)[key](night.director, night.ms, STOCKHOLM)


def read(doc: Document, folder: Path, paper: str = "A4") -> list[str]:
    """The words on each page."""
    path = to_pdf(doc, folder / "out.pdf", PAPERS[paper])
    return [" ".join(page.extract_text().split()) for page in pypdf.PdfReader(path).pages]


def laid(doc: Document, paper: str = "A4") -> list[str]:
    """The words on each page as they go into a PDF. To read two dozen pages from there takes a second of a
    core; test_pdf.py does it for 400 players."""
    return [" ".join(" ".join(_words(page)).split()) for page in pages_of(doc, PAPERS[paper])]


def _words(page: Page) -> Iterator[str]:
    for item in page.items:
        if isinstance(item, Text):
            yield item.text.upper() if item.face.caps else item.text


@pytest.mark.parametrize("paper", ["A4", "Letter"])
@pytest.mark.parametrize(("players", "pages"), [(2, 1), (16, 1), (18, 2)])
def test_the_slips_of_a_broken_table(tmp_path: Path, paper: str, players: int, pages: int) -> None:
    night = club_night(players=players)
    night.do("open table 3 seats 9")
    done = night.wait(5).do('break 2 override "the lamp is broken"').action
    found = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path, paper)
    assert len(found) == pages
    whole = " ".join(found)
    assert whole.count("MOVE") == whole.count(f"No. {done.id}") == players // 2
    assert whole.count("Thursday 200 · 19:05") == whole.count("Norra Pokerklubben") == players // 2
    assert "the lamp is broken" in whole
    assert "PB Ek" in whole
    assert "2.1" in whole


def test_a_balance_slip_gives_its_reason_and_clause(tmp_path: Path) -> None:
    night = club_night("svepof-2006")
    night.run("eliminate 101\neliminate 103\nblinds 1 big 2\nblinds 2 big 3")
    done = night.do("balance").action
    (page,) = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path)
    (row,) = slip_rows(night.director, done.id)
    assert isinstance(row.why, Balanced)
    assert (row.why.from_players, row.why.to_players) == (6, 4)
    assert paper_words.slip_why(row, Names(night.state)) in page
    assert "SvePoF 2006 §8.2" in page
    assert row.waits == "yes"
    dealt_in = paper_words.slip_facts(row)[-1][1]
    assert page.count(dealt_in) == 1
    assert "FROM 1.6" in page
    assert _WAITS["yes"] not in page, "said once"


@pytest.mark.parametrize(("book", "times"), [("tda-2024", 0), ("tda-nl", 1)])
def test_the_line_on_a_dodged_blind_is_there_where_the_rulebook_has_one(
    tmp_path: Path, book: str, times: int
) -> None:
    night = club_night(book)
    night.run("eliminate 101\neliminate 103\nblinds 1 big 2\nblinds 2 big 3")
    done = night.do("balance").action
    (page,) = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path)
    (row,) = slip_rows(night.director, done.id)
    said = paper_words.slip_bold(row)
    assert (bool(said), page.count(said) if said else 0) == (bool(times), times)


def test_the_slip_of_an_absent_player_says_who_carries_the_chips(tmp_path: Path) -> None:
    night = club_night(players=8)
    night.do("absent 101")
    done = night.do("break 2").action
    (page,) = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path)
    (row,) = (x for x in slip_rows(night.director, done.id) if x.absent)
    assert row.staff
    assert page.count(paper_words.slip_bold(row)) == 1


def test_the_slip_of_one_who_sits_out_tells_the_new_table_how_much_is_left(tmp_path: Path) -> None:
    night = club_night("cpc-2023", players=8)
    night.run('penalty 101 hands 5 for "phone" override "third time"\nhands out 101 2')
    done = night.do('break 2 override "the lamp"').action
    (page,) = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path)
    (row,) = (x for x in slip_rows(night.director, done.id) if x.hands_left)
    assert row.hands_left == 3
    assert page.count(paper_words.slip_bold(row)) == 1
    night = club_night("svepof-2006", players=8)
    night.do('penalty 101 minutes 10 for "phone"')
    done = night.wait(4).do("break 2").action
    (page,) = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path)
    (row,) = (x for x in slip_rows(night.director, done.id) if x.ms_left)
    assert row.ms_left == 6 * MINUTE
    assert page.count(paper_words.slip_bold(row)) == 1


def test_a_slip_stands_as_it_was_though_the_player_is_disqualified(tmp_path: Path) -> None:
    night = club_night("svepof-2006", players=8)
    done = night.do("break 2").action
    before = read(slips_of(night.director, done.id, STOCKHOLM)[0], tmp_path)
    night.wait(5).do('disqualify 101 for "looked into the muck" chips 8000')
    assert read(made(night, "slips"), tmp_path) == before


def test_namesakes_are_told_apart_on_the_list_by_table(tmp_path: Path) -> None:
    night = club_night("plain")
    night.run('register "PA Ek" number 777 seat 2.9')
    (page,) = read(made(night, "seating_by_table"), tmp_path)
    assert "Ek, PA" in page
    assert "777" in page
    assert "100" in page
    assert "101" not in page


def test_the_report_of_rulings(tmp_path: Path) -> None:
    night = club_night()
    kept = night.wait(3).do('register "Late Lars" override "stood in the queue"').action
    night.do('register "Later Lena" override "a slip of the hand"')
    night.do("undo")
    (page,) = read(made(night, "rulings"), tmp_path)
    assert paper_words.played_by(night.state) in page
    assert paper_words.reported(night.state) in page
    for part in (
        "19:03",
        "14 Mar 2025",
        f"No. {kept.id}",
        "Late Lars registered",
        "Nobody enters after the start.",
        "SvePoF 2006 §2.6",
        "stood in the queue",
        "1 ruling",
    ):
        assert part in page, part
    assert page_numbers([page]) == [(1, 1)]
    assert "Later Lena" not in page


def test_many_rulings_go_on_with_page_numbers(tmp_path: Path) -> None:
    night = club_night(players=2)
    for i in range(30):
        night.do(f'register "Late {chr(65 + i % 26)}{i}" override "{"the train stood still, " * 8}{i}"')
    found = read(made(night, "rulings"), tmp_path)
    assert len(found) > 2
    assert page_numbers(found) == [(i, len(found)) for i in range(1, len(found) + 1)]
    whole = " ".join(found)
    assert all(f"stood still, {i}" in whole for i in range(30))
    report = made(night, "rulings").body
    assert isinstance(report, Report)
    assert whole.count(report.signed) == 1


def test_absent_players_and_what_becomes_of_their_stacks(tmp_path: Path) -> None:
    night = club_night()
    night.run("absent 104")
    (page,) = read(made(night, "absent"), tmp_path)
    assert "posts blinds and antes · SvePoF 2006 §2.6" in page
    assert f"1.3 {LONG} blinded" in page or all(x in page for x in ("1.3", LONG, "blinded"))


def test_alternates_in_order(tmp_path: Path) -> None:
    night = club_night("tda-2024", players=18)
    night.run('register "Zoe Alm" alternate\nregister "Alma Alm" alternate')
    (page,) = read(made(night, "alternates"), tmp_path)
    assert page.index("Zoe Alm") < page.index("Alma Alm")
    assert paper_words.waiting_text(2) in page


def announced(night: Night) -> str:
    """Return whether the room knows the break order, as the paper says it."""
    return paper_words.break_announced(break_sheet(night.state), STOCKHOLM)


def test_the_break_order_and_whether_the_room_knows(tmp_path: Path) -> None:
    night = club_night()
    (page,) = read(made(night, "break_order"), tmp_path)
    assert break_sheet(night.state).rule == "highest_number_first"
    assert paper_words.break_rule(break_sheet(night.state)) in page
    assert announced(night) in page
    assert page.index("Table 2") < page.index("Table 1")
    night.wait(5).do("announce break-order")
    assert break_sheet(night.state).announced == night.ms
    assert announced(night) in read(made(night, "break_order"), tmp_path)[0]
    night.wait(5).do("break order 1")
    (page,) = read(made(night, "break_order"), tmp_path)
    sheet = break_sheet(night.state)
    assert (sheet.announced, sheet.decided) == (None, night.ms)
    assert [x.table for x in sheet.rows if x.set] == ["1"]
    assert paper_words.break_rule(sheet) in page
    assert announced(night) in page


EMPTY = {
    "seating_by_name": "Nobody is seated yet.",
    "seating_by_table": "Nobody is seated yet.",
    "seat_cards": "Nobody is seated yet.",
    "redraw": "No redraw yet.",
    "slips": "Nobody has moved yet.",
    "break_order": "No tables yet.",
    "structure": "No levels yet.",
    "structure_small": "No levels yet.",
    "payouts": "No prizes yet.",
    "payout_slips": "No prizes yet.",
    "deal": "No deal has been made.",
    "cash_report": "No till is kept tonight.",
    "results": "Nobody is out yet.",
    "absent": "Everybody is here.",
    "alternates": "Nobody is waiting for a seat.",
    "rulings": "No rulings, and no departures from the rules.",
    "table_sheets": "No tables yet.",
    "dealer_sheets": "No chips to race.",
    "conduct": "Nobody was penalised or disqualified.",
    "pack": "PLAYERS 0 / 0",
}


@pytest.mark.parametrize("key", [key for key in dict(DOCUMENTS) if key != "rulebook"])  # it is never empty
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_with_nothing_on_it_a_document_says_so(tmp_path: Path, key: str, paper: str) -> None:
    (page,) = read(made(Night(), key), tmp_path, paper)
    assert EMPTY[key] in page
    assert page_numbers([page]) == [(1, 1)]
