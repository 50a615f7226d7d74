"""The PDF: its words can be searched, its pages are the paper's size, and it is whole or not there at all."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path

import pytest

from core.paper.lists import SeatingRow
from gui.paper.paper import A4, LETTER, Paper
from gui.paper.pdf import pdf_bytes, to_pdf
from gui.words.printing import PrintProblem, Trouble, file_problem
from tests.links import link
from tests.windows.paper.lists import NASTY, by_name, by_table, seat_rows, table_blocks

pytestmark = pytest.mark.usefixtures("qapp")
pypdf = pytest.importorskip("pypdf")

SWEDISH = (
    SeatingRow("Abrahamsson-Lindqvist, Christoffer", "A", "1", 7),
    SeatingRow("Ek, Anna", "E", "12", 3),
    SeatingRow("Gustafsson, Åke", "G", "2", 1),
    SeatingRow("Zetterlund, Saga", "Z", "38", 10),
    SeatingRow("Åberg, Nils", "Å", "4", 7),
    SeatingRow("Ärlig, Tilde", "Ä", "5", 9),
    SeatingRow("Öberg, Jan", "Ö", "6", 8),
)


def words(data: bytes) -> str:
    """Everything a reader could search for, its white space made even."""
    return " ".join(" ".join(page.extract_text() for page in pypdf.PdfReader(BytesIO(data)).pages).split())


def test_every_word_can_be_searched_and_copied() -> None:
    """Other shapes of letters (the single-storey a, tabular figures) would come out as holes."""
    text = words(pdf_bytes(by_name(SWEDISH), A4))
    for row in SWEDISH:
        assert f"{row.name} {row.table} {row.seat}" in text
    assert "Seating, by name" in text
    assert "Norra Pokerklubben · Thursday 200 · 20 Nov 2026, 17:48" in text
    assert "41 players · 5 tables · SvePoF 2006" in text
    assert "Draw commitment 7F3A 91C0 2B5E 88D4 · check: main.py verify Page 1 of 1" in text


def test_everybody_of_400_stands_in_it() -> None:
    rows = seat_rows(400)
    text = words(pdf_bytes(by_name(rows), A4))
    assert [row.name for row in rows if f"{row.name} {row.table} {row.seat} " not in text] == []


def test_tables_free_and_closed_seats_stand_in_it() -> None:
    text = words(pdf_bytes(by_table(table_blocks(5)), LETTER))
    assert all(f"Table {table} 1 P{table:03}-001 2 P{table:03}-002" in text for table in range(1, 6))
    assert text.count("free") == text.count("closed") == 5


@pytest.mark.parametrize(("paper", "points"), [(A4, (595, 842)), (LETTER, (612, 792))])
def test_pages_have_the_size_of_the_paper(paper: Paper, points: tuple[int, int]) -> None:
    reader = pypdf.PdfReader(BytesIO(pdf_bytes(by_name(seat_rows(120)), paper)))
    assert len(reader.pages) == 2
    for page in reader.pages:
        assert (round(float(page.mediabox.width)), round(float(page.mediabox.height))) == points


def test_a_turned_sheet_of_another_size() -> None:
    reader = pypdf.PdfReader(BytesIO(pdf_bytes(by_name(seat_rows(20)), Paper("A5 turned", 210, 148))))
    box = reader.pages[0].mediabox
    assert (round(float(box.width)), round(float(box.height))) == (595, 420)


def test_words_stand_where_the_layout_put_them() -> None:
    """The same millimetres as on a picture, at 1200 dpi."""
    found: dict[str, tuple[float, float]] = {}

    def visit(text: str, cm: list[float], tm: list[float], *_: object) -> None:
        found[" ".join(text.split())] = (
            tm[4] * cm[0] + tm[5] * cm[2] + cm[4],
            tm[4] * cm[1] + tm[5] * cm[3] + cm[5],
        )

    page = pypdf.PdfReader(BytesIO(pdf_bytes(by_name(SWEDISH), A4))).pages[0]
    page.extract_text(visitor_text=visit)
    x, y = found["Seating, by name"]
    assert x / 72 * 25.4 == pytest.approx(A4.side, abs=0.1)
    assert (842 - y) / 72 * 25.4 == pytest.approx(A4.top + 5.6, abs=0.2)


def test_the_file_carries_the_title() -> None:
    info = pypdf.PdfReader(BytesIO(pdf_bytes(by_name(SWEDISH), A4))).metadata
    assert info.title == "Seating, by name · Norra Pokerklubben · Thursday 200 · 20 Nov 2026, 17:48"
    assert info.creator == "Riffle"


def test_nasty_names_make_a_sound_file() -> None:
    data = pdf_bytes(by_name([SeatingRow(name, "#", "1", 1) for name in NASTY]), A4)
    assert "von Oldenburg" in words(data)


class TestSaving:
    def test_the_file_is_written_and_nothing_beside_it(self, tmp_path: Path) -> None:
        saved = to_pdf(by_name(SWEDISH), tmp_path / "list.pdf", LETTER)
        assert saved.read_bytes().startswith(b"%PDF")
        assert saved.read_bytes().rstrip().endswith(b"%%EOF")
        assert [path.name for path in tmp_path.iterdir()] == ["list.pdf"]

    def test_an_older_file_is_replaced(self, tmp_path: Path) -> None:
        path = tmp_path / "list.pdf"
        path.write_text("old")
        to_pdf(by_name(SWEDISH), str(path))
        assert path.read_bytes().startswith(b"%PDF")

    def test_what_a_crash_left_behind_does_not_stand_in_the_way(self, tmp_path: Path) -> None:
        left = tmp_path / f".riffle-{os.getpid()}-0.part"
        left.write_text("half")
        to_pdf(by_name(SWEDISH), tmp_path / "list.pdf")
        assert sorted(path.name for path in tmp_path.iterdir() if path != left) == ["list.pdf"]

    def test_a_name_with_spaces_and_letters_of_all_alphabets(self, tmp_path: Path) -> None:
        path = tmp_path / "Sittning Åäö 座席 #1.pdf"
        to_pdf(by_name(SWEDISH), path)
        assert path.exists()

    def test_behind_a_link_the_file_is_replaced_not_the_link(self, tmp_path: Path) -> None:
        (tmp_path / "real.pdf").write_text("old")
        link(tmp_path / "link.pdf", tmp_path / "real.pdf")
        to_pdf(by_name(SWEDISH), tmp_path / "link.pdf")
        assert (tmp_path / "link.pdf").is_symlink()
        assert (tmp_path / "real.pdf").read_bytes().startswith(b"%PDF")


class TestTrouble:
    def refused(self, path: Path) -> PrintProblem:
        with pytest.raises(PrintProblem) as caught:
            to_pdf(by_name(SWEDISH), path, A4)
        return caught.value

    def test_no_folder(self, tmp_path: Path) -> None:
        problem = self.refused(tmp_path / "gone" / "list.pdf")
        assert problem.reason is Trouble.NO_FOLDER
        assert problem.facts["folder"] == str(tmp_path / "gone")
        assert list(tmp_path.iterdir()) == []

    def test_the_folder_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "file").write_text("")
        assert self.refused(tmp_path / "file" / "list.pdf").reason is Trouble.NO_FOLDER

    def test_the_name_is_a_folder(self, tmp_path: Path) -> None:
        (tmp_path / "list.pdf").mkdir()
        assert self.refused(tmp_path / "list.pdf").reason is Trouble.IS_FOLDER
        assert [path.name for path in tmp_path.iterdir()] == ["list.pdf"]

    def test_a_name_too_long_for_the_disk(self, tmp_path: Path) -> None:
        problem = self.refused(tmp_path / ("x" * 300 + ".pdf"))
        assert problem.reason in (Trouble.BAD_NAME, Trouble.NO_FOLDER)
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.skipif(sys.platform == "win32", reason="rights of folders are another matter on Windows")
    def test_a_folder_that_may_not_be_written(self) -> None:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            (folder / "list.pdf").write_text("old")
            folder.chmod(0o555)
            with as_ordinary_user():
                problem = self.refused(folder / "list.pdf")
            folder.chmod(0o755)
            assert problem.reason is Trouble.NOT_WRITABLE
            assert (folder / "list.pdf").read_text() == "old"
            assert [path.name for path in folder.iterdir()] == ["list.pdf"]

    @pytest.mark.skipif(sys.platform == "win32", reason="no limits on files there")
    def test_no_room_leaves_the_old_file_and_no_half_one(self, tmp_path: Path) -> None:
        path = tmp_path / "list.pdf"
        path.write_text("old")
        with room_for(4096):
            problem = self.refused(path)
        assert problem.reason is Trouble.DISK_FULL
        assert path.read_text() == "old"
        assert [found.name for found in tmp_path.iterdir()] == ["list.pdf"]

    @pytest.mark.parametrize(
        ("number", "replacing", "reason"),
        [
            ("ENOSPC", False, Trouble.DISK_FULL),
            ("EROFS", False, Trouble.NOT_WRITABLE),
            ("EACCES", False, Trouble.NOT_WRITABLE),
            ("EACCES", True, Trouble.IN_USE),
            ("ENOSPC", True, Trouble.DISK_FULL),
            ("EIO", False, Trouble.WRITE_FAILED),
        ],
    )
    def test_what_the_system_says(self, number: str, replacing: bool, reason: Trouble) -> None:
        import errno

        error = OSError(getattr(errno, number), "as the system says it")
        problem = file_problem(error, Path("folder/list.pdf"), replacing=replacing)
        assert problem.reason is reason
        assert problem.facts == {
            "path": str(Path("folder/list.pdf")),
            "folder": "folder",
            "error": "as the system says it",
        }


@contextmanager
def as_ordinary_user() -> Iterator[None]:
    """Root may write everywhere, so a test run by root is somebody else for a moment."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Files cannot grow beyond `size` bytes: a write fails half way, as on a full disk."""
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
