"""Pasted, dropped, opened or typed input is read, or refused in words; what was there before stays."""

from __future__ import annotations

import json
import os
import random
import sqlite3
import subprocess
import sys
import time
import tracemalloc
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QMimeData, QUrl
from pytestqt.qtbot import QtBot

from core.clock import templates
from core.floor.redraws import MOST_REDRAWS
from core.log.bulk import no_collection
from core.log.order import MemoryLog
from core.people import player_list
from core.people.player_list import LONGEST_LINE, MOST_PLAYERS, MOST_TEXT, parse_csv, unfit
from core.people.player_row import PlayerRow
from core.rulebook.house_books import loaded
from core.rulings import house
from core.say.acts import SetRedraws
from core.say.reasons import BadAmount, Refused, Trouble
from core.say.records import Action, Noted
from core.store.library import Library
from core.text import export, script, typed
from core.text.opening import open_door
from core.text.script_words import BadLine, words
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.console.history.page import write_export
from gui.console.players.page import PlayersPage
from gui.console.players.paste_dialog import PasteDialog
from gui.console.start.page import StartPage
from gui.desk.app import Program
from gui.desk.headless import Night, Stopped, run, run_script
from gui.desk.headless_report import as_text
from gui.desk.script_json import as_json
from gui.paper.documents import DOCUMENTS
from gui.paper.pdf import to_pdf
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words import people, text
from gui.words.files import FileTrouble
from gui.words.people import complaint
from gui.words.printing import PrintProblem, not_saved
from gui.words.printing import Trouble as NoPrint
from tests.doing import do_line
from tests.examples import examples
from tests.links import link
from tests.simulator.run import Simulation
from tests.simulator.setting import Plan
from tests.windows.conftest import HALL
from tests.windows.console.conftest import Frame
from tests.windows.said import says

ROOT = Path(__file__).resolve().parents[2]

# -- lists of players -----------------------------------------------------------------------------------

HOSTILE = (
    "", "\x00", "\ufeff", "\ud800", '"', '""', '"a',
    'a"', ",", "\t", ";", "\r", "\n", "\x1a", "=cmd|' /C x'!A0",
    "9" * 400, "-1", "NaN", "1e309", "Ek, Anna", "name", "namn;nummer", "number", "x" * 300,
    "\u202e", "👨‍👩‍👧",
    "<b>", "0000-00-00", "9999-12-31", "\\", "'", "\u2028", "\x85", "\ufffd", "١٢", "rullstol", "no:",
)  # fmt: skip
CELLS = st.one_of(st.sampled_from(HOSTILE), st.text(max_size=12))


@given(
    st.lists(st.lists(CELLS, max_size=5), max_size=8),
    st.sampled_from("\t;,"),
    st.sampled_from(["\n", "\r\n", "\r"]),
)
def test_any_list_gives_players_and_remarks_in_words(rows: list[list[str]], mark: str, end: str) -> None:
    text = end.join(mark.join(cells) for cells in rows)
    players, problems, _ = parse_csv(text)
    for row in players:
        assert row.name.strip()
        row.name.encode()
    for problem in problems:
        assert complaint(problem)
        assert 1 <= problem.line <= max(1, len(text.splitlines()))


@pytest.mark.parametrize("length", [1, 100, 9_000])
def test_quotes_left_open_on_every_line_are_not_searched_for_ever(
    monkeypatch: pytest.MonkeyPatch, length: int
) -> None:
    """All reading is a fixed multiple of the text, however long it is."""
    read = 0
    real = player_list._cells

    def counting(text: str, delimiter: str) -> list[str] | None:
        nonlocal read
        read += len(text)
        return real(text, delimiter)

    monkeypatch.setattr(player_list, "_cells", counting)
    ratios = []
    for lines in (60, 240):
        read, text = 0, "\n".join(['"' + "x" * length] * lines)
        players, problems, _ = parse_csv(text)
        assert not players
        assert len(problems) == lines
        ratios.append(read / len(text))
    assert max(ratios) < 30
    assert ratios[1] < ratios[0] * 1.5


EXCEL = '\ufeffNamn\tNr\tAnteckning\r\n"Ek, Anna"\t1001\t"sits\r\nby the door"\r\nBo "Bosse" Sund\t1002\t\r\n'


def test_cells_copied_from_a_spreadsheet() -> None:
    players, problems, _ = parse_csv(EXCEL)
    assert [(p.name, p.number) for p in players] == [("Anna Ek", "1001"), ('Bo "Bosse" Sund', "1002")]
    assert not problems


def test_a_list_in_two_bytes_a_letter_is_read() -> None:
    """As a program shows it that does not know UTF-16: a NUL beside every letter."""
    seen = EXCEL.encode("utf-16-le").decode("latin-1")
    players, _, _ = parse_csv(seen.removeprefix("ÿþ"))
    assert [p.number for p in players] == ["1001", "1002"]


def test_every_cut_of_a_list_is_read() -> None:
    for at in range(len(EXCEL)):
        players, problems, _ = parse_csv(EXCEL[:at])
        assert all(p.name for p in players)
        assert all(complaint(p) for p in problems)


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("\n".join(["Anna Ek"] * (MOST_PLAYERS + 1)), None),
        ("\n".join(["Anna Ek"] * 1_000_000), "too_long"),
        ("x" * LONGEST_LINE, None),
        ("x" * (LONGEST_LINE + 1), "too_long"),
        ("x" * 10_000_000, "too_long"),
        ("Anna Ek,1,\n" * (50_000_000 // 11), "too_long"),
        ("\r" * (MOST_TEXT + 1), "too_long"),
        ("file:///home/anna/players.xlsx", "file"),
        ("PK\x03\x04\x14\x00", "no_text"),
        ("%PDF-1.7\n", "no_text"),
        ("\x89PNG\r\n", "no_text"),
        (random.Random(1).randbytes(400).decode("utf-8", "replace"), "no_text"),
        ("", None),
        (EXCEL, None),
    ],
)  # fmt: skip
def test_what_is_not_even_looked_at(text: str, what: str | None) -> None:
    assert unfit(text) == what


class Paste:
    """The dialog as a director has it."""

    def __init__(self, frame: Frame, text: str) -> None:
        frame.night.show_page("players")
        page = frame.night.page("players")
        assert isinstance(page, PlayersPage)
        page.paste_list(text)
        found = frame.window.findChild(PasteDialog)
        assert found is not None
        self.dialog, self.frame = found, frame

    def paste(self, text: str = "", file: Path | None = None) -> None:
        data = QMimeData()
        if text:
            data.setText(text)
        if file is not None:
            data.setUrls([QUrl.fromLocalFile(str(file))])
        if self.dialog.text.canInsertFromMimeData(data):
            self.dialog.text.insertFromMimeData(data)

    @property
    def said(self) -> str:
        return self.dialog.count.text()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("x" * 10_000_000, "20,000"),
        ("Anna Ek\n" * 1_000_000, "20,000"),
        ("file:///home/anna/players.xlsx", people.no_list("file")),
        ("PK\x03\x04\x14\x00\x06", people.no_list("no_text")),
    ],
)  # fmt: skip
def test_a_list_too_long_or_none_is_refused_and_what_stands_there_stays(
    frame: Frame, text: str, said: str
) -> None:
    """Also where it is what the dialog is opened with: a line of 400,000 letters would hold the window for a
    minute."""
    paste = Paste(frame, text)
    assert said in paste.said
    assert paste.dialog.text.toPlainText() == ""
    paste.paste("Ny Ett\nNy Två")
    assert paste.said.startswith(people.paste_count(2, 0, 0))
    paste.paste(text)
    assert said in paste.said
    assert paste.dialog.text.toPlainText() == "Ny Ett\nNy Två"
    assert paste.dialog.do_button.isEnabled()
    paste.dialog.reject()


def test_a_file_that_is_dropped_is_told_what_to_do_with(frame: Frame, tmp_path: Path) -> None:
    paste = Paste(frame, "Ny Ett")
    paste.paste(file=tmp_path / "players.xlsx")
    assert people.no_list("file") in paste.said
    assert paste.dialog.text.toPlainText() == "Ny Ett"
    paste.dialog.reject()


def test_pasted_again_and_again_until_it_is_too_long(frame: Frame, qtbot: QtBot) -> None:
    paste = Paste(frame, "")
    part = "".join(f"Ny Spelare{n}\n" for n in range(MOST_PLAYERS // 2 + 10))
    paste.paste(part)
    paste.paste(part)
    assert not paste.dialog.do_button.isEnabled()  # not before it is read
    qtbot.waitUntil(lambda: "20,000" in paste.said, timeout=30_000)
    assert not paste.dialog.do_button.isEnabled()
    paste.dialog.reject()


def test_a_list_of_hundreds_is_read_once_typing_rests(frame: Frame, qtbot: QtBot) -> None:
    paste = Paste(frame, "")
    paste.paste("".join(f"Ny Spelare{n}\n" for n in range(600)))
    assert not paste.dialog.do_button.isEnabled()
    qtbot.waitUntil(paste.dialog.do_button.isEnabled)
    assert paste.said.startswith(people.paste_count(600, 0, 0))
    paste.dialog.reject()


def test_an_article_in_the_search_for_a_name_finds_nobody_and_breaks_nothing(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "library.db")
    library.import_rows([PlayerRow("Anna Ek")])
    assert library.find("a " * 16_000) == []
    assert [x.name for x in library.find("anna " * 60)] == ["Anna Ek"]
    library.close()


@pytest.mark.parametrize("value", ["[" * 100_000, b"\xff\xfe", "{", "9" * 5_000, 5])
def test_a_setting_edited_by_hand_into_nonsense_is_as_if_it_were_not_set(
    tmp_path: Path, value: object
) -> None:
    library = Library.open(tmp_path / "library.db")
    library.set_setting("theme", "dark")
    with closing(sqlite3.connect(library.path)) as file, file:
        file.execute("UPDATE setting SET value = ?", (value,))
    assert library.setting("theme", "system") in ("system", 5)
    library.close()


# -- the command bar ------------------------------------------------------------------------------------

NUMBERS = st.sampled_from(
    [
        "9" * 400,
        "-" + "9" * 400,
        "9" * 5000,
        "1e309",
        "-1e309",
        "NaN",
        "inf",
        "0",
        "-0",
        "1.5",
        "0x10",
        "1_000",
        "١٢",
        "²",
        "½",
        "1,2,3",
        "10:99",
        "24:00",
        "0000-01-01T00:00:00Z",
        "9999-12-31T23:59:59+23:59",
        "+9999999999:00",
        "1969-12-31T23:59:59Z",
        "2026-02-30T00:00:00Z",
        "-1:-1",
        "1/" + "9" * 400,
        "100%",
        "1000%",
        "99.999%",
        "%",
        "e" + "9" * 400,
        "p0",
        "no:",
        "1." + "9" * 400,
        ".1",
        "1.",
        "\x00",
        "\ud800",
        '"\\ud800"',
        '"' + "x" * 3000 + '"',
        "x" * 30_000,
        '"',
        "\\",
        "=",
        "{name}",
        "%s",
        "'; DROP TABLE action;--",
        "../..",
        "<b>",
        "\u202e",
    ]
)
VERBS = st.sampled_from(
    [
        "register",
        "eliminate",
        "stack",
        "rebuy",
        "price entry",
        "prizes",
        "add level blinds",
        "set title",
        "set seats",
        "open table",
        "seat",
        "note",
        "set clock",
        "schedule",
        "chips",
        "penalty",
        "call clock",
        "draw",
        "balance",
        "clock +",
        "time",
        "undo",
        "correct",
        "19:42",
        "+1",
        "9" * 400,
    ]
)


@settings(max_examples=examples(200))
@given(verb=VERBS, words=st.lists(NUMBERS, max_size=5))
def test_a_line_of_extremes_is_done_or_refused_in_few_words(verb: str, words: list[str]) -> None:
    night = Night(lambda n: b"7" * n, HALL, 1_795_105_800_000)
    run(night, [b"open table 1", b'register "Anna Ek" seat 1.1', b'register "Bo Sund" seat 1.2'], "f")
    done = len(night.director.history)
    line = " ".join([verb, *words])
    said = ""
    try:
        run(night, [line.encode("utf-8", "surrogatepass")], "f")
    except Stopped as stopped:
        said = str(stopped)
    assert len(said) < 1000, said[:200]
    assert len(night.director.history) == done if said else True
    assert as_text(night.director, night.director.now(), HALL)
    json.dumps(as_json(night.director, night.director.now(), HALL))


@pytest.mark.parametrize(
    "typed", ["x" * 30_000, 'register "' + "x" * 30_000 + '"', "eliminate " + "x " * 15_000], ids=range(3)
)
def test_a_line_of_30000_letters_in_the_command_bar_is_answered_in_few_words(
    session: Session, typed: str
) -> None:
    with pytest.raises((BadLine, Refused)) as found:
        do_line(session, typed)
    error = found.value
    reasons = error.reasons if isinstance(error, Refused) else ()
    said = text.bad_line(error) if isinstance(error, BadLine) else text.reasons(reasons, session.state)
    assert 0 < len(said) < 300


@pytest.mark.parametrize("letters", ["x", "\\\\x", "\\\\"], ids=["plain", "escaped", "open"])
def test_a_quoted_text_of_megabytes_takes_no_gigabytes(letters: str) -> None:
    """The memory for it is so many times its size."""
    line = f'note "{letters * 100_001}"'
    tracemalloc.start()
    try:
        with suppress(BadLine):
            assert len(words(line)) == 2
        _, most = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert most < 40 * len(line)


# -- the text form --------------------------------------------------------------------------------------


def seconds(work: Callable[[], object]) -> float:
    """Of this process. What other tests left is not looked through meanwhile."""
    with no_collection():
        began = time.process_time()
        work()
        return time.process_time() - began


def quicker(work: Callable[[], object], times: float, other: Callable[[], object]) -> bool:
    """Return whether the quickest of three takes less than so many times the quickest of three others."""
    most = times * min(seconds(other) for _ in range(3))
    return any(seconds(work) < most for _ in range(3))


def read_line(line: str) -> None:
    with suppress(BadLine):
        script.parse(line, Tournament(), 0, HALL)


@pytest.mark.parametrize("words_of", ["prizes {}", "redraws tables {}"])
def test_a_line_of_numbers_takes_so_long_as_it_is_long(words_of: str) -> None:
    short, long = (words_of.format("1 " * count) for count in (25_000, 200_000))
    assert quicker(lambda: read_line(long), 16, lambda: read_line(short))


@pytest.mark.parametrize(
    ("letters", "expected"),
    [('"', "space"), ('"" ', "fewer words"), ("1 ", "fewer words"), ('"a" ', "fewer words")],
)
def test_ten_million_letters_of_nonsense_are_not_read_to_their_end(letters: str, expected: str) -> None:
    line = f"note {letters * (10_000_000 // len(letters))}"
    with pytest.raises(BadLine) as bad:
        words(line)
    assert bad.value.expected == expected
    assert bad.value.column < 2_000_000


def test_a_line_without_a_time_looks_at_nothing_that_has_happened() -> None:
    """A script asks before each of its lines when everything before it happened."""
    few, many = (open_door(MemoryLog(notes(count)), lambda: 0, bytes) for count in (20, 20_000))

    def asked(director: Director) -> Callable[[], object]:
        return lambda: [typed.done(director) for _ in range(50_000)]  # Windows counts in 16 ms

    assert quicker(asked(many), 20, asked(few))
    assert list(typed.done(few)) == [action.happened for action in few.night]
    assert typed.done(few)[-3:] == [17, 18, 19]


def notes(count: int) -> list[Action]:
    return [Action(i + 1, i, i, "note", (Noted("x"),)) for i in range(count)]


def test_two_hundred_thousand_numbers_are_one_reason() -> None:
    night = Night(lambda n: bytes(n), HALL, 0)
    with pytest.raises(Stopped):
        run(night, [f"redraws tables {' '.join(map(str, range(200_000)))}".encode()], "night.txt")
    reasons = night.director.check(SetRedraws(tables=tuple(range(1, 1 + MOST_REDRAWS))))
    assert reasons == ()
    reasons = night.director.check(SetRedraws(tables=tuple(range(200_000)), players=(27,)))
    assert reasons == (BadAmount(what="redraw_count", amount=200_000),)


@pytest.fixture(scope="module")
def exported() -> bytes:
    """A night of nine played to its end, as text."""
    played = Simulation(Plan(entries=9, seed=1))
    played.run()
    return "\n".join(export.export(played.director, HALL)).encode() + b"\n"


def brought(data: bytes) -> tuple[Night, str]:
    night = Night(lambda n: bytes(n), HALL, 0)
    said = ""
    try:
        run(night, data.split(b"\n"), "night.txt")
    except Stopped as stopped:
        said = str(stopped)
    return night, said


def test_every_cut_of_an_exported_night_is_noticed(exported: bytes) -> None:
    """The actions before the cut are there, and a message says that something is missing."""
    whole, said = brought(exported)
    assert not said
    hashes = [a.hash for a in whole.director.history]
    step = random.Random(7)
    cuts = sorted({*step.sample(range(10, len(exported) - 1), 150), len(exported) - 2, len(exported) - 5})
    for at in cuts:
        night, said = brought(exported[:at])
        assert said.startswith("night.txt:"), at
        kept = [a.hash for a in night.director.history]
        assert kept == hashes[: len(kept)]
        assert len(kept) >= exported[:at].count(b"\n") - 1


def test_a_changed_byte_of_an_exported_night_is_noticed(exported: bytes) -> None:
    """Never taken in as if it were the night: whatever else can be shown, shown it can be."""
    whole, _ = brought(exported)
    chance = random.Random(11)
    for at in chance.sample(range(len(exported) - 1), 150):
        changed = exported[:at] + bytes([exported[at] ^ (1 << chance.randrange(8))]) + exported[at + 1 :]
        night, said = brought(changed)
        hashes = [a.hash for a in night.director.history]
        assert said or hashes == [a.hash for a in whole.director.history], at
        assert as_text(night.director, night.director.now(), HALL)


# -- files of TOML --------------------------------------------------------------------------------------

TOML = (
    "", "[", "rows = " + "[" * 50_000, "rows = [" * 2_000, "a." * 3_000 + "b = 1", "chips = " + "9" * 5_000,
    "chips = 1e309", "chips = nan", "rows = [{ blinds = [1, " + "9" * 400 + "] }]",
    "rows = [{ blinds = [-1, 2] }]",
    "rows = 0000-00-00", "name = 9999-12-31T23:59:60Z", "rows = [{ pause = true }]", "\x00",
    "\ufeff", "name = '\ud800'",
    'rows = [{ blinds = [25, 50], ante = "x" }]', "rows = [1, [2, [3]]]", "x = {" * 5_000,
    'name = "' + "x" * 100_000,
    "[[rows]]\n" * 20_000, "rows = [{ blinds = [25, 50] }",
)  # fmt: skip


@pytest.mark.parametrize("toml", TOML, ids=range(len(TOML)))
def test_a_hostile_structure_is_no_template(toml: str) -> None:
    with pytest.raises(templates.BadTemplate):
        templates.parse(toml)


def test_every_cut_of_a_structure_is_read_or_none() -> None:
    whole = min((ROOT / "assets" / "structures").glob("*.toml")).read_text("utf-8")
    for at in range(0, len(whole), 3):
        try:
            found = templates.parse(whole[:at])
        except templates.BadTemplate:
            continue
        assert found.rows


@pytest.mark.parametrize("toml", TOML, ids=range(len(TOML)))
def test_a_hostile_house_rulebook_costs_only_itself(toml: str) -> None:
    data = toml.encode("utf-8", "surrogatepass")[:200_000]
    books, faults = loaded({"bad.toml": data, "worse.toml": b"\xff\xfe" + data}, house.check)
    assert books == {}
    assert {fault.file for fault in faults} == {"bad.toml", "worse.toml"}


# -- files that are none of ours ------------------------------------------------------------------------

NOT_OURS: dict[str, bytes] = {
    "players.xlsx": b"PK\x03\x04\x14\x00\x06\x00" + bytes(2_000), "rules.pdf": b"%PDF-1.7\n" + b"x" * 2_000,
    "logo.png": b"\x89PNG\r\n\x1a\n" + bytes(2_000), "list.csv": b"name,number\nAnna Ek,1\n" * 50,
    "empty": b"", "zeros": bytes(5_000), "other.db": b"SQLite format 3\x00" + bytes(4_080),
    "noise": b"\xff" * 5_000,
    "old.riffle": b"PK\x03\x04" + bytes(3_000),
}  # fmt: skip


@pytest.mark.parametrize("name", sorted(NOT_OURS))
def test_a_file_of_another_program_is_said_to_be_one_and_left_alone(
    program: Program, tmp_path: Path, name: str
) -> None:
    path = tmp_path / name
    path.write_bytes(NOT_OURS[name])
    assert not program.open_path(path)
    page = program.window.view
    assert isinstance(page, StartPage)
    (said,) = page.problem.said
    (found,) = (said,) if isinstance(said, FileTrouble) else said.fields()["sentence"]
    assert found.file == name
    assert found.trouble in (Trouble.NOT_RIFFLE, Trouble.TRUNCATED, Trouble.DAMAGED)
    assert path.read_bytes() == NOT_OURS[name]
    assert sorted(x.name for x in tmp_path.iterdir() if x.name.startswith(name)) == [name]


@pytest.mark.parametrize("name", ["Thursday 200.riffle", "link.txt"])
def test_no_list_and_no_export_is_written_over_a_tournament(
    program: Program, night_file: Path, name: str
) -> None:
    """Not over the one that is open, whatever it is called: the night was gone."""
    program.open_path(night_file)
    session, night = program.session, program.window.night
    assert session is not None
    assert night is not None
    place = night_file.with_name(name)
    if name == "link.txt":
        link(place, night_file)
    assert session.settle()
    before = night_file.read_bytes()
    write_export(night, session, place)
    assert night.notice.said == not_saved("IS_NIGHT", str(night_file), "").said
    doc = dict(DOCUMENTS)["structure"](session.director, session.now(), session.zone)
    with pytest.raises(PrintProblem) as caught:
        to_pdf(doc, place)
    assert caught.value.reason is NoPrint.IS_NIGHT
    assert night_file.read_bytes() == before
    do_line(session, 'note "stored"')


@pytest.mark.parametrize("name", ["loop.riffle", "x" * 300 + ".riffle"])
def test_a_link_to_itself_and_a_name_too_long_are_of_no_file(
    program: Program, tmp_path: Path, name: str
) -> None:
    """Not a disk that does not answer, nor an error of ours."""
    if name == "loop.riffle":
        link(tmp_path / name, tmp_path / name)
    assert not program.open_path(tmp_path / name)
    page = program.window.view
    assert isinstance(page, StartPage)
    assert says(page.problem.said, FileTrouble, trouble=Trouble.NOT_FOUND, file=name)


@pytest.mark.parametrize("name", sorted(NOT_OURS))
def test_a_script_that_is_another_program_s_file(
    wiring: Wiring, tmp_path: Path, name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / name
    path.write_bytes(NOT_OURS[name])
    assert run_script([str(path)], wiring.store, wiring) == (0 if name == "empty" else 2)
    said = capsys.readouterr().err
    assert "Traceback" not in said
    assert len(said) < 500


# -- commands -------------------------------------------------------------------------------------------

HUGE = "9" * 5_000


def _words() -> list[tuple[str, ...]]:
    return [
        ("nix",), ("--nix",), ("",), ("\x7f",), ("start", "a", "b"), ("start", "--x"), ("script",),
        ("script", "a", "b"), ("script", "--seed", HUGE, "x"), ("script", "--seed", "1e309", "x"),
        ("script", "--at", HUGE, "x"), ("script", "--at", "0000-00-00T00:00Z", "x"), ("script", "--save"),
        ("script", "x" * 300), ("script", "--nix", "x"), ("script", "/dev/null/x"), ("verify",),
        ("ruling",), ("ruling", "--x"), ("ruling", "x" * 300), ("ruling", "phone"),
        ("ruling", "phone", "--rulebook", "x"), ("ruling", "phone", "--rulebook", "plain", "x"),
        ("payouts",), ("payouts", "--nix"), ("payouts", "--entries", "x", "--pool", "1"),
        ("payouts", "--entries", "9", "--pool"), ("deal",), ("deal", "--by", "nix"),
        ("deal", "--by", "icm", "--stacks"), ("deal", "--nix"),
        ("verify", "a", "b"), ("verify", "--x"), ("verify", "/nowhere.riffle"), ("verify", "x" * 300),
        ("verify", "/"), ("repair", "x" * 300), ("repair",), ("repair", "--x"),
        ("repair", "/nowhere.riffle"), ("repair", "a", "b", "c"),
        ("simulate", "--entries", "x"), ("simulate", "--entries", "-1"), ("simulate", "--entries", HUGE),
        ("simulate", "--rulebook", "../x"), ("simulate", "--seed", "nan"), ("simulate", "--nix"),
        ("demo", "--seed", "x"), ("demo", "--speed", "nan"), ("demo", "--speed", "1e309"), ("demo",
        "--speed", "0"),
        ("demo", "--nix"), ("shots",), ("shots", "there/x"), ("shots", "x", "--part", "nix"),
        ("nights", "/nowhere"), ("pots",), ("pots", "--nix"), ("pots", "/nowhere"), ("pots", "there"),
        ("pots", "x" * 300), ("pots", "a", "b"),
        # names of what is there already, or of nothing
        ("script", "there", "--save", ""), ("script", "there", "--save", "folder/"),
        ("simulate", "--entries", "3", "--save", "there"), ("simulate", "--entries", "3", "--tables", "9"),
        *([("verify", "pipe"), ("repair", "pipe")] if hasattr(os, "mkfifo") else []),
        # these two go to Riffle's own folder
        ("bench", "nix"), ("rules", "nix"),
    ]  # fmt: skip


_RUN = """
import sys
sys.path.insert(0, sys.argv[1])
import bootstrap, io, contextlib, json, main
bootstrap.begin = lambda *_: None  # the environment is there
for words in json.loads(sys.stdin.read()):
    out, err, code = io.StringIO(), io.StringIO(), None
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main.main(words)
        except SystemExit as stop:
            code = stop.code
        except BaseException as error:
            code = f"{type(error).__name__}: {error}"[:300]
    print(json.dumps([code, out.getvalue()[:500], err.getvalue()[:9000]]))
"""


def test_every_command_answers_nonsense_with_a_sentence(tmp_path: Path) -> None:
    """Exit code 2 and something to read, never a traceback and never a window."""
    asked = _words()
    (tmp_path / "there").write_text("mine")
    if hasattr(os, "mkfifo"):  # to open one is to wait for whoever writes into it
        os.mkfifo(tmp_path / "pipe")
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": str(tmp_path)}
    ran = subprocess.run(
        [sys.executable, "-c", _RUN, str(ROOT)],
        input=json.dumps(asked),
        capture_output=True,
        text=True,
        timeout=100,
        cwd=tmp_path,
        env=environment,
    )
    found = [json.loads(line) for line in ran.stdout.splitlines() if line.startswith("[")]
    assert len(found) == len(asked), ran.stderr[-2000:]
    for asking, (code, out, err) in zip(asked, found, strict=True):
        shown = [word[:20] for word in asking]
        assert code == 2, (shown, code, out, err)
        assert err.strip(), shown
        assert "Traceback" not in err, (shown, err)
        assert len(err) < 2_500 or HUGE in asking, shown
    assert {x.name for x in tmp_path.iterdir()} <= {"there", "pipe", "x"}
    assert (tmp_path / "there").read_text() == "mine"


def test_the_words_are_of_every_command() -> None:
    import main

    untried = {"test", "check"}  # pytest's, ruff's and mypy's own words
    assert {c.name for c in main.COMMANDS} - untried == {w[0] for w in _words()} & {
        c.name for c in main.COMMANDS
    }
