"""Dealers' chip-race sheets and table sheets of a night as PDF: what stands on them, on how many pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from core.paper.table_sheet import OutLine, table_sheets
from core.say import acts
from gui.paper.cut import HalfSheets
from gui.paper.documents import sheets_of_tables
from gui.words import paper_chips as paper_chips_words
from gui.words import paper_tables as paper_tables_words
from tests.unit.night import MINUTE, STOCKHOLM, Night
from tests.windows.paper.test_documents import LONG, club_night, laid, made, read

pytestmark = pytest.mark.usefixtures("qapp")
pytest.importorskip("pypdf")


def racing(book: str = "svepof-2006", players: int = 18) -> Night:
    """Nine at tables 1 and 2; the 25s go at the break at 19:20."""
    night = club_night(book, players)
    night.run("add break length 10 remove 25\nadd level blinds 100/200 length 20\nchips 25 100 500")
    return night


@cache
def crowd(tables: int) -> Night:
    """Nine at each of so many tables, in a structure with a colour-up."""
    night = Night()
    night.run('set club "Norra Pokerklubben"\nrulebook svepof-2006\nchips 25 100 500')
    night.run("add level blinds 25/50 length 20\nadd break length 10 remove 25")
    for label in range(1, tables + 1):
        night.director.do(acts.OpenTable(label=str(label), size=9))
        table = night.table(str(label)).id
        for seat in range(1, 10):
            act = acts.Register(name=f"{LONG} {label}.{seat}", seat=(table, seat))
            night.director.do(act, override="drawn by hand")
    return night


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_before_the_race_both_tables_are_on_one_page_with_room_to_write(tmp_path: Path, paper: str) -> None:
    night = racing()
    (page,) = read(made(night, "dealer_sheets"), tmp_path, paper)
    kind = paper_chips_words.kind(False)
    assert page.count(kind) == page.count(paper_chips_words.becomes(25, 100)) == page.count("Dealer") == 2
    assert page.count("ODD 25S NO OTHER CHIPS CARDS GETS 100S") == 2
    assert page.count("× 25 =") == page.count("× 100 =") == 2
    assert paper_chips_words.which(1, 2) in page
    assert paper_chips_words.which(2, 2) in page
    assert "PA Ek" in page
    assert LONG.replace(" ", "") in page.replace(" ", "")
    assert night.state.rulebook.word("race.count") == "round_up"
    assert page.count(paper_chips_words.rule(night.state, 25, night.ms)) == 2
    assert page.count("SvePoF 2006 §2.16") == 2


def test_the_rule_is_the_book_s(tmp_path: Path) -> None:
    said = []
    for name in ("cpc-2023", "tda-nl"):
        night = racing(name)
        (page,) = read(made(night, "dealer_sheets"), tmp_path)
        said.append(paper_chips_words.rule(night.state, 25, night.ms))
        assert page.count(said[-1]) == 2
    assert said[0] != said[1]


def test_after_the_race_the_sheet_tells_it(tmp_path: Path) -> None:
    night = racing("cpc-2023").wait(21)
    night.do("race 1 chip 25 odd 1:3 3:2 5:1 last 5 cards 1:As 1:Kd 1:2c 3:Th 3:3h 5:9c")
    (page,) = read(made(night, "dealer_sheets"), tmp_path)
    assert page.count(paper_chips_words.kind(True)) == 1
    assert page.count(paper_chips_words.kind(False)) == 2
    for part in (
        "6 × 25 = 150",
        "3 × 100 = 300",
        "+50",
        "+100",
        "Real cards were dealt.",
        "Seat 5 had nothing left and got a rescue chip.",
        f"No. {night.director.history[-1].id}",
        "19:21",
    ):
        assert part in page, part
    assert "A♠K♦2♣" in page.replace(" ", "")
    assert "10♥3♥" in page.replace(" ", "")
    assert page.count("Dealer") == 1, "only the sheet that is still to be filled in is signed"
    night.do('race 2 chip 25 override "counted twice"')
    (page,) = read(made(night, "dealer_sheets"), tmp_path)
    assert paper_chips_words.no_odd(25) in page


def test_a_room_of_400_on_two_dozen_pages() -> None:
    night = crowd(45)
    for doc in (made(night, "dealer_sheets"), made(night, "table_sheets")):
        found = laid(doc)
        assert len(found) == 23
        whole = " ".join(found).replace(" ", "")
        assert all(
            f"{LONG}{label}.{seat}".replace(" ", "") in whole for label in range(1, 46) for seat in (1, 9)
        )


@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_a_table_sheet_says_who_sits_where_and_who_sits_out(tmp_path: Path, paper: str) -> None:
    night = racing("cpc-2023", 12)
    night.run("stack 100 12500\nabsent 102")
    night.run('penalty 104 rounds 2 for "phone" override "again"\nhands out 104 5')
    (page,) = read(made(night, "table_sheets"), tmp_path, paper)
    doc = made(night, "table_sheets")
    assert isinstance(doc.body, HalfSheets)
    assert len(doc.body.pieces) == 2
    for part in (
        "CLUB NO. LAST COUNT 25 100 500 TOTAL",
        "PA Ek",
        "12,500",
        "absent",
        "LEVEL 1",
        "25 / 50",
        f"Seat 3, {LONG}: sits out 2 rounds, 12 hands",
        "7 hands left at 19:00",
        "Cards are dealt to the seat and taken in after the deal. Blinds and antes are taken from the stack.",
        "A misdeal and its replay count as one hand · CPC 2023",
        "Next: a break · 10 min · about 19:20 · colour-up of the 25s. Then: level 2: 100 / 200.",
    ):
        assert part in page, part


def sits_out(night: Night) -> OutLine:
    """Return who sits out."""
    (out,) = (x for sheet in table_sheets(night.state, night.ms) for x in sheet.out)
    return out


def test_minutes_by_the_federation_s_rules(tmp_path: Path) -> None:
    night = racing("svepof-2006", 12)
    night.do('penalty 100 minutes 10 for "phone"')
    night.wait(4)
    (page,) = read(made(night, "table_sheets"), tmp_path)
    out = sits_out(night)
    assert (out.seat, out.step, out.left, out.over) == (1, "minutes 10", 6 * MINUTE, False)
    assert paper_tables_words.out_said(out) in page
    assert paper_tables_words.out_left(out, night.ms, STOCKHOLM) in page
    assert paper_tables_words.rule(night.state, False) in page
    assert "SvePoF 2006 §1.3" in page
    night.wait(7)
    (page,) = read(made(night, "table_sheets"), tmp_path)
    assert sits_out(night).over
    assert paper_tables_words.out_said(sits_out(night)) in page


def test_a_table_that_stopped_dealing_and_the_draw(tmp_path: Path) -> None:
    night = racing("tda-2024", 12)
    night.run('halt 2 override "the lamp"')
    (page,) = read(made(night, "table_sheets"), tmp_path)
    sheets = table_sheets(night.state, night.ms)
    assert ["halted" in x.state for x in sheets] == [False, True]
    (said,) = (x for x in paper_tables_words.state(sheets[1]) if x not in paper_tables_words.state(sheets[0]))
    assert page.count(said) == 1
    assert "Draw " not in page


def test_one_table_s_sheet_alone(tmp_path: Path) -> None:
    night = racing()
    doc = sheets_of_tables(night.director, night.ms, STOCKHOLM, night.table("2").id)
    (page,) = read(doc, tmp_path)
    assert isinstance(doc.body, HalfSheets)
    assert len(doc.body.pieces) == 1
    assert "PB Ek" in page
    assert "PA Ek" not in page
