"""``verify`` and ``repair`` on files that are really damaged, and the button where one is shown: what is
said, what is saved, and that the damaged file stays byte for byte as it was."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

import core.store
from core.clock.timebase import Timebase
from core.keeping.salvage import Damage, Salvage
from core.log.order import MemoryLog
from core.rulebook import shelf
from core.say.acts import Note
from core.say.reasons import StoreFailed, Trouble
from core.say.records import Action, Noted, Record, RulebookSet, Seated
from core.store import repairing
from core.text.opening import open_door
from gui.console.start.page import StartPage
from gui.desk import repair, verify
from gui.desk.app import Program
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.words import console, text
from gui.words import files as files_words
from gui.words import report as report_words
from tests.children import VENV
from tests.doing import do_line
from tests.windows.conftest import HALL, HandClock, entropy
from tests.windows.console.conftest import SETUP, type_lines
from tests.windows.console.keyboard import choose, open_menu

ROOT = Path(__file__).resolve().parents[3]
PAGE = 4096
# For a worker's thread (s).
LONG = 30.0
EVENING = """
start
eliminate "Anna Ek" by "Bo Sund"
undo
break 2
eliminate "Cecilia Berg" by "Bo Sund"
eliminate "David Holm"
pause
"""


class Bench:
    """A night in a file, and the two commands."""

    def __init__(
        self, wiring: Wiring, clock: HandClock, path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.wiring, self.path, self._capsys = wiring, path, capsys
        log = core.store.create(path)
        session = Session(log, Timebase(clock, clock, gap=10**12), entropy(), HALL)
        for line in (SETUP + EVENING).strip().splitlines():
            clock.advance(seconds=10)
            type_lines(session, line)
        self.actions: list[Action] = list(session.director.history)
        session.close()
        self.whole = path.read_bytes()

    def at(self, words: str) -> int:
        return self.whole.index(words.encode())

    def damage(self, data: bytes) -> bytes:
        self.path.write_bytes(data)
        return data

    def spoil(self, words: str) -> bytes:
        """One letter of this line is another."""
        data = bytearray(self.whole)
        data[self.at(words) + 2] ^= 1
        return self.damage(bytes(data))

    def verify(self) -> tuple[int, list[str]]:
        return self._said(verify.run([str(self.path)], core.store, self.wiring))

    def repair(self, *more: str) -> tuple[int, list[str]]:
        return self._said(repair.run([str(self.path), *more], core.store, self.wiring))

    def _said(self, code: int) -> tuple[int, list[str]]:
        out, err = self._capsys.readouterr()
        return code, (out + err).splitlines()

    @property
    def new(self) -> Path:
        return self.path.with_name("Thursday 200 (repaired).riffle")

    @property
    def lines(self) -> list[str]:
        name = "Thursday 200 (repaired), to enter again.txt"
        return self.path.with_name(name).read_text("utf-8").splitlines()

    def names(self) -> list[str]:
        return sorted(x.name for x in self.path.parent.iterdir() if x.is_file())


@pytest.fixture
def bench(
    qapp: QApplication,
    wiring: Wiring,
    hand_clock: HandClock,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> Bench:
    folder = tmp_path / "nights"
    folder.mkdir()
    return Bench(wiring, hand_clock, folder / "Thursday 200.riffle", capsys)


def opened(path: Path) -> list[Action]:
    with core.store.open_(path) as log:
        assert log.damage is None
        assert not log.read_only
        return log.actions


# -- verify -------------------------------------------------------------------------------------------------


def test_a_whole_file_is_told_to_be_whole_and_not_repaired(bench: Bench) -> None:
    code, said = bench.verify()
    assert (code, said[0]) == (0, report_words.log_whole(22))
    assert bench.repair() == (0, [files_words.nothing_wrong("Thursday 200.riffle", 22)])
    assert bench.names() == ["Thursday 200.riffle"]


def test_what_is_wrong_where_and_what_is_still_good(bench: Bench) -> None:
    data = bench.spoil('register "Cecilia')
    code, said = bench.verify()
    assert code == 1
    salvage = core.store.repairs().salvage(bench.path)
    assert (salvage.damage, salvage.highest, len(salvage.good)) == (Damage(12, "changed"), 22, 11)
    assert [x.whole for x in salvage.later] == [False] + 10 * [True]
    assert salvage.later[0].line == 'refister "Cecilia Berg" seat 1.5'
    assert said[:5] == [
        files_words.wrong(salvage, bench.path.name, HALL),
        files_words.good(salvage, HALL),
        files_words.after(salvage.later),
        files_words.how_to_repair(str(bench.path)),
        files_words.backup_may(),
    ]
    assert bench.path.read_bytes() == data


def test_the_first_action_gone(bench: Bench) -> None:
    bench.spoil('set title "Thursday')
    code, said = bench.verify()
    assert code == 1
    salvage = core.store.repairs().salvage(bench.path)
    assert (salvage.damage, salvage.highest, salvage.good) == (Damage(1, "changed"), 22, [])
    assert said[:2] == [
        files_words.wrong(salvage, bench.path.name, HALL),
        files_words.good(salvage, HALL),
    ]
    assert files_words.backup_may() in said
    assert files_words.how_to_repair(str(bench.path)) not in said


def test_a_file_in_which_nothing_is_whole(bench: Bench) -> None:
    bench.damage(bench.whole[: 2 * PAGE])
    salvage = core.store.repairs().salvage(bench.path)
    assert (salvage.highest, salvage.good, salvage.later) == (0, [], ())
    wrong = files_words.wrong(salvage, bench.path.name, HALL)
    assert bench.verify()[1][:3] == [wrong, files_words.good(salvage, HALL), files_words.backup_may()]
    assert bench.repair() == (
        2,
        [
            wrong,
            files_words.none_saved(),
            files_words.backup_may(),
            files_words.untouched("Thursday 200.riffle"),
        ],
    )


def test_pages_that_are_gone_are_counted(bench: Bench) -> None:
    page = bench.at('register "Cecilia') // PAGE
    bench.damage(bench.whole[: page * PAGE] + bytes(PAGE) + bench.whole[(page + 1) * PAGE :])
    code, said = bench.verify()
    assert code == 1
    salvage = core.store.repairs().salvage(bench.path)
    assert (salvage.blank, salvage.pages) == (1, len(bench.whole) // PAGE)
    assert files_words.pages(salvage) in said
    assert files_words.lost(salvage.lost) in said
    assert salvage.lost


@pytest.mark.parametrize(
    ("content", "trouble"),
    [
        (b"", Trouble.TRUNCATED),
        (bytes(9000), Trouble.DAMAGED),
        (b"hello, I am a shopping list", Trouble.NOT_RIFFLE),
    ],
)
def test_where_nothing_can_be_read(bench: Bench, content: bytes, trouble: Trouble) -> None:
    bench.damage(content)
    for code, said in (bench.verify(), bench.repair()):
        assert code == 2
        assert text.trouble(StoreFailed(trouble, str(bench.path))) in said[0]
    assert bench.names() == ["Thursday 200.riffle"]
    assert bench.path.read_bytes() == content


def test_tables_that_were_tampered_with(bench: Bench) -> None:
    conn = sqlite3.connect(bench.path)
    conn.execute("DROP TRIGGER record_not_deleted")
    conn.commit()
    conn.close()
    code, said = bench.verify()
    assert code == 1
    salvage = core.store.repairs().salvage(bench.path)
    assert salvage.damage is not None
    assert (salvage.damage.what, len(salvage.good)) == ("schema", 22)
    assert said[0] == files_words.wrong(salvage, bench.path.name, HALL)
    assert said[1] == files_words.good(salvage, HALL)
    code, said = bench.repair()
    assert code == 0
    assert said[1:] == [
        files_words.saved(bench.new, 22, 22),
        files_words.untouched("Thursday 200.riffle"),
    ]
    assert opened(bench.new) == bench.actions


# -- repair -------------------------------------------------------------------------------------------------


def test_the_good_beginning_is_saved_and_the_rest_is_listed(bench: Bench) -> None:
    data = bench.spoil('eliminate "Cecilia')
    code, said = bench.repair()
    assert code == 1
    assert said[1:] == [
        files_words.saved(bench.new, 19, 22),
        files_words.listed(bench.new.with_name("Thursday 200 (repaired), to enter again.txt"), 3),
        files_words.backup_may(),
        files_words.untouched("Thursday 200.riffle"),
    ]
    assert opened(bench.new) == bench.actions[:19]
    assert bench.lines == [
        *(f"# {line}" for line in files_words.head(bench.path.name, bench.new.name, 19, 22)),
        f"# {files_words.not_trusted(20)}",
        '2026-11-19T17:33:30+01:00 elhminate "Cecilia Berg" by "Bo Sund"',
        '2026-11-19T17:33:40+01:00 eliminate "David Holm"',
        "2026-11-19T17:33:50+01:00 pause",
    ]
    assert bench.path.read_bytes() == data


def test_the_listed_lines_can_be_entered_again(bench: Bench, wiring: Wiring, hand_clock: HandClock) -> None:
    bench.spoil('eliminate "Cecilia')
    bench.repair()
    log = core.store.open_(bench.new)
    session = Session(log, Timebase(hand_clock, hand_clock, gap=10**12), entropy(), HALL)
    for line in bench.lines:
        hand_clock.advance(seconds=1)
        do_line(session, line.replace("elhminate", "eliminate"))
    assert sorted(session.state.name(e) for e in session.state.people.live.values()) == [
        "Anna Ek",
        "Bo Sund",
        "Erik Lind",
        "Farid Dahl",
    ]
    session.close()


def test_who_sat_where_after_a_draw_that_cannot_be_taken_over(bench: Bench) -> None:
    bench.spoil('eliminate "Anna')
    bench.repair()
    broken = next(i for i, line in enumerate(bench.lines) if line.endswith(" break 2"))
    seated = [x for x in bench.actions[18].records if isinstance(x, Seated)]
    assert len(seated) == 3
    assert bench.lines[broken + 1].startswith("#   seats: ")
    assert bench.lines[broken + 1].count(",") == 2
    assert "David Holm 1." in bench.lines[broken + 1]


def test_no_file_is_ever_written_over(bench: Bench) -> None:
    bench.spoil('eliminate "Cecilia')
    bench.repair()
    first = bench.new.read_bytes()
    bench.repair()
    assert "Thursday 200 (repaired) 2.riffle" in bench.names()
    assert bench.new.read_bytes() == first
    code, said = bench.repair("--to", str(bench.new))
    assert (code, said) == (
        2,
        [f"{text.trouble(StoreFailed(Trouble.EXISTS, str(bench.new)))} {report_words.nothing_saved()}"],
    )
    code, _ = bench.repair("--to", str(bench.path))
    assert code == 2
    assert bench.new.read_bytes() == first


def test_to_where_it_is_told(bench: Bench, tmp_path: Path) -> None:
    bench.spoil('eliminate "Cecilia')
    code, _ = bench.repair("--to", str(tmp_path / "Saved.riffle"))
    assert code == 1
    assert len(opened(tmp_path / "Saved.riffle")) == 19
    assert (tmp_path / "Saved, to enter again.txt").exists()
    assert bench.names() == ["Thursday 200.riffle"]


def test_of_a_file_whose_beginning_is_gone_only_the_list(bench: Bench) -> None:
    bench.spoil('set title "Thursday')
    code, said = bench.repair()
    assert code == 1
    assert said[1] == files_words.none_saved()
    assert bench.names() == ["Thursday 200, to enter again.txt", "Thursday 200.riffle"]


@pytest.mark.parametrize("same", [True, False])
def test_a_spoiled_rulebook_is_taken_from_the_shelf_if_the_seal_proves_it(bench: Bench, same: bool) -> None:
    """A tournament keeps the text of its book. One that is not Riffle's cannot be put back."""
    bench.path.unlink()
    texts = shelf.chain("tda-2024") if same else ("a house's own",)
    log = core.store.create(bench.path)
    first = replace(bench.actions[0], line='rulebook "tda-2024"', hash="")
    chosen = replace(first, records=(RulebookSet(texts, ""),))
    actions = [log.append(chosen), log.append(replace(bench.actions[1], hash=""))]
    log.close()
    data = bytearray(bench.path.read_bytes())
    at = data.index(b"clause = " if same else b"house's")
    data[at : at + 5] = b"xxxxx"
    bench.damage(bytes(data))
    code, said = bench.repair()
    assert code == (0 if same else 1)
    assert bench.new.exists() == same
    if same:
        assert said[1] == files_words.saved(bench.new, 2, 2)
        assert opened(bench.new) == actions
    else:
        assert said[1] == files_words.none_saved()


def test_seals_that_fit_around_what_cannot_be(bench: Bench) -> None:
    """Written by a program that knows the seals: a seat taken twice."""
    log = MemoryLog()
    for action in bench.actions:
        records = tuple(
            replace(x, seat=3, table=bench_table(bench)) if isinstance(x, Seated) else x
            for x in action.records
        )
        log.append(replace(action, records=records))
    assert open_door(log, lambda: 0, bytes).problem
    bench.path.unlink()
    core.store.repairs().save(bench.path, log.actions)
    code, _ = bench.repair()
    assert code == 1
    good = opened(bench.new)
    assert not open_door(MemoryLog(good), lambda: 0, bytes).problem
    noted = [a.id for a in good if a.records != log.actions[a.id - 1].records]
    assert [a.id for a in good] == [a.id for a in log.actions]
    assert all(type(x) is Noted for i in noted for x in good[i - 1].records)
    assert 0 < len(noted) == len([x for x in bench.lines if not x.startswith("#")])


@pytest.fixture
def contradicting(bench: Bench) -> Bench:
    """The night as an older Riffle might have left it: a bust of somebody who was out, and what came then."""
    log, twice = MemoryLog(), next(a for a in bench.actions if a.line.startswith('eliminate "Cecilia'))
    for action in bench.actions:
        later = action.id > twice.id
        if action is twice:
            log.append(action)
        log.append(replace(action, id=action.id + later + (action is twice)))
    bench.actions = log.actions
    bench.path.unlink()
    core.store.repairs().save(bench.path, log.actions)
    return bench


def test_an_action_that_does_not_fold_is_listed_and_all_that_fits_after_it_is_kept(
    contradicting: Bench,
) -> None:
    bench = contradicting
    shown = open_door(MemoryLog(bench.actions), lambda: 0, bytes)
    bad = shown.contradicts
    assert bad is not None
    assert shown.read_only
    assert shown.night[-1].id == bad.id - 1
    assert bench.repair()[0] == 1
    good = opened(bench.new)
    again = open_door(MemoryLog(good), lambda: bench.actions[-1].written, bytes)
    assert not again.problem
    assert [a.records for a in good if a.id != bad.id] == [a.records for a in bench.actions if a.id != bad.id]
    assert bad.line in again.state.word.notes[-1][1]
    (line,) = (x for x in bench.lines if not x.startswith("#"))
    assert line.endswith(bad.line)
    again.do(Note(text="the night goes on"))


def test_a_night_that_does_not_fold_is_repaired_and_opened_by_its_button(
    contradicting: Bench, program: Program
) -> None:
    program.open_path(contradicting.path)
    assert program.session is not None
    assert program.session.director.read_only
    assert program.window.night is not None
    notice = program.window.night.notice
    assert notice.said == console.does_not_fold().said
    QTest.mouseClick(notice.together, Qt.MouseButton.LeftButton)
    assert program.repairs.wait(LONG)
    assert program.session.log.path == contradicting.new
    assert not program.session.director.read_only


def bench_table(bench: Bench) -> int:
    return next(x.table for a in bench.actions for x in a.records if isinstance(x, Seated))


def test_words_that_cannot_be_meant(bench: Bench, wiring: Wiring, capsys: pytest.CaptureFixture[str]) -> None:
    for args in ([], ["a", "b"], ["--fast"], [str(bench.path), "--to"]):
        with pytest.raises(SystemExit) as stopped:
            repair.run(args, core.store, wiring)
        assert stopped.value.code == 2
        assert capsys.readouterr().err


@pytest.mark.skipif(not VENV, reason="main.py makes a venv first, and this Python has none")
def test_through_main(bench: Bench) -> None:
    bench.spoil('eliminate "Cecilia')
    done = subprocess.run(
        [sys.executable, "main.py", "repair", str(bench.path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    assert files_words.saved(bench.new, 19, 22) in done.stdout


@pytest.mark.skipif(not VENV, reason="main.py makes a venv first, and this Python has none")
@pytest.mark.skipif(sys.platform == "win32", reason="a closed pipe is another error there")
def test_who_reads_no_further_gets_no_traceback(bench: Bench) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    done = subprocess.run(
        [sys.executable, "main.py", "verify", str(bench.path)],
        cwd=ROOT,
        stdout=writer,
        stderr=subprocess.PIPE,
        text=True,
        timeout=60,
        check=False,
    )
    os.close(writer)
    assert (done.returncode, done.stderr) == (141, "")


# -- in the windows --------------------------------------------------------------------------------------


def test_other_nights_go_on_while_it_is_repaired(
    program: Program, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.spoil('eliminate "Cecilia')
    real, go_on = repairing.salvage, Event()
    on: list[Thread] = []

    def slow(path: Path, known: Sequence[Record]) -> Salvage:
        on.append(current_thread())
        assert go_on.wait(LONG)
        return real(path, known)

    monkeypatch.setattr(repairing, "salvage", slow)
    assert program.open_path(bench.path)
    assert program.window.night is not None
    notice = program.window.night.notice
    QTest.mouseClick(notice.together, Qt.MouseButton.LeftButton)
    assert notice.said == files_words.repairing(bench.path).said
    assert notice.together.isHidden()
    program.repair(bench.path)
    go_on.set()
    assert program.repairs.wait(LONG)
    assert [x is current_thread() for x in on] == [False], "once, and beside the windows"
    assert program.session is not None
    assert program.session.log.path == bench.new


def test_a_damaged_night_is_repaired_where_it_is_shown(program: Program, bench: Bench) -> None:
    data = bench.spoil('eliminate "Cecilia')
    assert program.open_path(bench.path)
    assert program.window.night is not None
    notice = program.window.night.notice
    assert notice.said == text.damage(Damage(20, "changed"), "17:33").said
    assert notice.together.isVisible()
    assert notice.together.accessibleName() == notice.together.text()
    QTest.mouseClick(notice.together, Qt.MouseButton.LeftButton)
    assert program.repairs.wait(LONG)
    assert program.session is not None
    assert program.session.log.path == bench.new
    assert not program.session.director.read_only
    said = program.window.night.notice.said
    later = bench.new.with_name("Thursday 200 (repaired), to enter again.txt")
    assert said[:2] == (*files_words.saved(bench.new, 19, 22).said, *files_words.listed(later, 3).said)
    assert len(program.nights.open) == 2
    assert bench.path.read_bytes() == data


def test_the_menu_offers_it_as_long_as_the_damaged_night_is_shown(program: Program, bench: Bench) -> None:
    bench.spoil('eliminate "Cecilia')
    assert program.open_path(bench.path)
    assert program.window.night is not None
    program.window.night.say("Something else is said")
    QTest.keyClick(program.window, Qt.Key.Key_F10)
    choose("Repair a copy")
    assert program.repairs.wait(LONG)
    assert program.session is not None
    assert program.session.log.path.name == "Thursday 200 (repaired).riffle"
    QTest.keyClick(program.window, Qt.Key.Key_F10)
    assert "repair" not in [x.objectName() for x in open_menu().actions()]
    open_menu().close()


def test_one_of_which_nothing_is_shown_is_repaired_from_the_start_page_by_keys(
    program: Program, bench: Bench
) -> None:
    """The header is gone: SQLite reads nothing, and yet nothing is lost."""
    data = bench.damage(bytes(PAGE) + bench.whole[PAGE:])
    assert not program.open_path(bench.path)
    page = program.window.view
    assert isinstance(page, StartPage)
    trouble = text.trouble(StoreFailed(Trouble.DAMAGED, str(bench.path)))
    assert page.problem.said == files_words.may_find(trouble).said
    assert page.remedy.isVisible()
    page.remedy.setFocus()
    QTest.keyClick(page.remedy, Qt.Key.Key_Return)
    assert program.repairs.wait(LONG)
    assert program.session is not None
    assert list(program.session.director.history) == bench.actions
    assert program.window.night is not None
    assert program.window.night.notice.said == (
        *files_words.saved(bench.new, 22, 22).said,
        *files_words.untouched(bench.path.name).said,
    )
    assert bench.path.read_bytes() == data


def test_where_nothing_can_be_saved_it_is_said(program: Program, bench: Bench) -> None:
    bench.damage(bytes(9000))
    program.open_path(bench.path)
    page = program.window.view
    assert isinstance(page, StartPage)
    QTest.mouseClick(page.remedy, Qt.MouseButton.LeftButton)
    assert program.repairs.wait(LONG)
    assert page.problem.text().endswith(report_words.nothing_saved())
    assert page.remedy.isHidden()
    assert bench.names() == ["Thursday 200.riffle"]


def test_a_place_that_cannot_be_written_brings_it_to_the_documents(
    program: Program, bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    bench.spoil('eliminate "Cecilia')
    save = repairing.save

    def refuse(path: Path, actions: list[Action]) -> None:
        if path.parent == bench.path.parent:
            raise StoreFailed(Trouble.READ_ONLY_PLACE, str(path))
        save(path, actions)

    monkeypatch.setattr(repairing, "save", refuse)
    program.repair(bench.path)
    assert program.repairs.wait(LONG)
    assert program.session is not None
    assert program.session.log.path.parent == program.wiring.documents
    assert len(list(program.wiring.documents.iterdir())) >= 2


def test_a_file_that_is_not_there_is_offered_no_repair(program: Program, bench: Bench) -> None:
    bench.path.unlink()
    program.open_path(bench.path)
    assert isinstance(program.window.view, StartPage)
    assert program.window.view.remedy.isHidden()
