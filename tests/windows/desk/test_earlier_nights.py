"""The money of earlier nights in the windows: read from their files, beside the night that is open."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

import core.store as store
from core.keeping.directory import RecentNight
from core.keeping.other_nights import StillOpen, balances
from core.say import acts
from gui.console.money import till_dialogs
from gui.console.money.page import TILL, MoneyPage
from gui.console.money.pool_dialog import PoolDialog
from gui.console.players.check_in import CheckInDialog
from gui.desk.app import Program
from gui.desk.pots import run as run_pots
from gui.program.is_night import is_held
from gui.program.wiring import Wiring
from tests.unit.night import Night
from tests.windows.console.conftest import type_lines

SETUP = """set currency kr
add level blinds 25/50 length 20
open table 1 seats 9
price entry 350 fee 50 chips 10000
prizes 60% 40%
register "Anna Ek" number 17
register "Bo Ros"
register "Carin"
register "David"
"""
KEEP = 'pool keep "League pot" 5%\n'
PLAY = "draw\nstart\n"


def saved(folder: Path, name: str, day: int, lines: str) -> Path:
    """Write a night's file as Riffle writes it."""
    folder.mkdir(parents=True, exist_ok=True)
    night = Night(began=f"2026-03-{day:02} 19:00").run(f'set title "{name}"\n{SETUP}{lines}')
    path = folder / f"{name}.riffle"
    store.repairs().save(path, night.log.actions)
    return path


@pytest.fixture
def nights(wiring: Wiring) -> list[Path]:
    """Three nights that kept something for the league, 60 kr each; the third file is damaged."""
    files = [saved(wiring.documents, f"Night {day}", day, KEEP + PLAY) for day in (1, 2, 3)]
    with files[2].open("r+b") as file:
        file.truncate(3_000)
    with closing(store.open_library(wiring.data / "library.db")) as library:
        for at, path in enumerate(files):
            library.note_recent(RecentNight(path, path.stem, 1_000 + at, 1_000 + at))
    return files


@pytest.fixture
def program(nights: list[Path], wiring: Wiring, start_program: Callable[[], Program]) -> Program:
    """Tonight is open, and the other nights are read."""
    found = start_program()
    assert found.open_path(saved(wiring.documents, "Final", 28, PLAY))
    assert found.earlier.worker.wait(10)
    return found


def amounts(program: Program) -> list[tuple[str, int, int]]:
    assert program.session is not None
    found = program.earlier.beside(program.session.director)
    return [(x.name, x.amount, x.nights) for x in balances(found.nights, program.session.state.currency)]


def asked(program: Program) -> PoolDialog:
    """The dialog that adds money to the pool."""
    assert program.window.night is not None
    page = program.window.night.show_page("money")
    assert isinstance(page, MoneyPage)
    page.setFocus()
    QTest.keyClicks(page, "c")
    found = QApplication.activeModalWidget()
    assert isinstance(found, PoolDialog)
    return found


def test_the_dialog_says_what_a_pot_has_and_that_this_is_more(program: Program) -> None:
    dialog = asked(program)
    assert "120" in dialog.has.text()
    assert "Night 3" in dialog.has.text(), "it could not be read"
    QTest.keyClicks(dialog.name, "league pot")
    for typed, more in (("120", ""), ("150", "30")):
        dialog.amount.clear()
        QTest.keyClicks(dialog.amount, typed)
        lines = dialog.has.text().splitlines()
        assert "120" in lines[0]
        assert "2" in lines[0], "nights"
        assert [more in line for line in lines[1:-1]] == [True] * bool(more)
    QTest.keyClick(dialog.amount, Qt.Key.Key_Return)
    assert program.session is not None
    program.session.settle()
    assert program.session.state.money.pool == 1200 + 150, "it was a warning"
    assert amounts(program) == [("League pot", 120, 2)], "tonight is no other night"


def test_money_the_house_adds_is_of_no_pot(program: Program) -> None:
    dialog = asked(program)
    QTest.keyClicks(dialog.name, "The club")
    QTest.keyClicks(dialog.amount, "9000")
    assert len(dialog.has.text().splitlines()) == 1, "which night could not be read"


def test_the_command_bar_warns_of_it_too(program: Program) -> None:
    assert program.window.night is not None
    bar = program.window.night.footer.command
    bar.setFocus()
    QTest.keyClicks(bar, 'pool add "League pot" 150')
    said: list[str] = []
    bar.asked.connect(said.append)
    QTest.keyClick(bar, Qt.Key.Key_Return)
    assert "30 kr" in said[-1]
    QTest.keyClick(bar, Qt.Key.Key_Return)
    assert program.session is not None
    program.session.settle()
    assert program.session.state.money.pool == 1350


def test_a_night_that_changes_is_read_again_and_an_open_one_as_it_stands(
    program: Program, nights: list[Path], qtbot: QtBot
) -> None:
    final = program.session
    assert program.open_path(nights[0])
    assert program.session is not None
    assert program.session is not final
    type_lines(program.session, 'pool keep "League pot" 10%')
    assert final is not None
    kept = balances(program.earlier.beside(final.director).nights, final.state.currency)
    assert [x.amount for x in kept] == [180]
    program.session.settle()
    program.close_night()
    qtbot.waitUntil(lambda: not is_held(nights[0]))
    program.earlier.look()
    assert program.session is final
    qtbot.waitUntil(lambda: amounts(program) == [("League pot", 180, 2)])


def test_the_command_prints_the_balances(
    nights: list[Path], wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = str(wiring.documents)
    assert run_pots([folder, "--json"], store, wiring) == 1
    told = json.loads(capsys.readouterr().out)
    assert told["unread"] == ["Night 3.riffle"]
    (pot,) = told["pots"]
    assert (pot["name"], pot["currency"], pot["decimals"], pot["amount"]) == ("League pot", "kr", 0, 120)
    parts = [(x["file"], x["kept"], x["added"]) for x in pot["nights"]]
    assert parts == [("Night 1.riffle", 60, 0), ("Night 2.riffle", 60, 0)]
    nights[2].unlink()
    assert run_pots([folder], store, wiring) == 0
    assert "120" in capsys.readouterr().out


def test_a_pot_is_printed_once_however_its_currency_is_written(
    wiring: Wiring, capsys: pytest.CaptureFixture[str]
) -> None:
    for day, sign in ((1, "kr"), (2, "Kr")):
        saved(wiring.documents, f"Night {day}", day, f"{KEEP}set currency {sign}\n{PLAY}")
    assert run_pots([str(wiring.documents), "--json"], store, wiring) == 0
    assert [x["amount"] for x in json.loads(capsys.readouterr().out)["pots"]] == [120]


@pytest.fixture
def owing(nights: list[Path], wiring: Wiring, start_program: Callable[[], Program]) -> Program:
    """Anna and David have not paid for the night of the 5th; tonight all have paid."""
    till = 'set till on\ncollect "Bo Ros"\ncollect Carin\n'
    path = saved(wiring.documents, "Night 5", 5, till + PLAY)
    with closing(store.open_library(wiring.data / "library.db")) as library:
        library.note_recent(RecentNight(path, path.stem, 2_000, 2_000))
    found = start_program()
    assert found.open_path(
        saved(wiring.documents, "Final", 28, f'{till}collect "Anna Ek"\ncollect David\n{PLAY}')
    )
    assert found.earlier.worker.wait(10)
    return found


def account(program: Program) -> tuple[str, str, int]:
    """The account that is chosen in the till that is shown."""
    assert program.session is not None
    assert program.window.night is not None
    page = program.window.night.page("money")
    assert isinstance(page, MoneyPage)
    assert page.tabs.currentIndex() == TILL
    chosen = page.till.chosen()
    assert chosen is not None
    return program.session.title, program.session.state.people.players[chosen.player].name, chosen.owes


def test_the_till_shows_what_is_open_from_earlier_nights_and_leads_there(owing: Program) -> None:
    assert owing.window.night is not None
    page = owing.window.night.show_page("money")
    assert isinstance(page, MoneyPage)
    page.go(TILL)
    assert ["350" in page.till.accounts.cell(row, 0).tail for row in (0, 1)] == [True, True]
    page.till.table.selectRow(0)
    assert account(owing) == ("Final", "David", 0)
    david = page.till.accounts.rows[0].player
    form = till_dialogs.ask(page, page.session, acts.Collect, david)
    assert [x for x in form.findChildren(QLabel) if "350 kr" in x.text() and "David" in x.text()]
    form.deleteLater()
    QTest.keyClicks(page, "g")
    assert account(owing) == ("Night 5", "David", 350)


def test_settled_there_it_is_open_no_longer(owing: Program) -> None:
    final = owing.session
    assert final is not None
    (there,) = owing.earlier.beside(final.director).nights[:1]
    owing.show_account(there.path, there.open[1].player)
    assert account(owing) == ("Night 5", "Anna Ek", 350)
    assert owing.session is not None
    type_lines(owing.session, 'collect "Anna Ek" 350 Swish')
    nights = StillOpen(owing.earlier.beside(final.director).nights)
    assert (nights.of("Anna Ek", "17"), len(nights.of("David", ""))) == ([], 1)


def test_checking_in_shows_it_too_and_one_key_leads_there(owing: Program) -> None:
    assert owing.session is not None
    assert owing.window.night is not None
    type_lines(owing.session, "absent David")
    page = owing.window.night.show_page("players")
    dialog = CheckInDialog(page, owing.session)
    dialog.open()
    assert "350" in dialog.model.cell(0, 3).text
    assert "350" in dialog.before.text()
    assert dialog.open_button.isVisible()
    QTest.keyClick(dialog.search, Qt.Key.Key_O, Qt.KeyboardModifier.ControlModifier)
    assert not dialog.isVisible()
    assert account(owing) == ("Night 5", "David", 350)
