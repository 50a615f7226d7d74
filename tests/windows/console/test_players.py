"""The Players page by real keys and clicks, against a real night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from core.formats.duties import duties
from core.money.payouts import placings
from core.people.player_list import CsvProblem
from core.people.player_row import PlayerRow
from core.say import acts
from core.say.duties import ClockCallDuty
from core.say.reasons import AlreadyRegistered, NotSold, SaleClosed, StillIn, StoreFailed, Trouble
from core.store.library import Library
from core.tournament.settings import Currency
from gui.console.ask.form import Form
from gui.console.players import lines
from gui.console.players import model as columns
from gui.console.players.dialogs import Bust
from gui.console.players.directory import ClubKeeper
from gui.console.players.page import PlayersPage
from gui.console.players.people import suggest_entries, suggest_people, typed_row
from gui.console.tables.oval_paint import seat_picture
from gui.console.tables.unseated import UnseatedModel
from gui.program.session import Session
from gui.theme import LIGHT
from gui.widgets.lined_table import PAD, cell_width
from gui.widgets.rows import Cell
from gui.words import people as people_words
from gui.words import people as say
from gui.words import tables as tables_words
from gui.words import text
from gui.words.names import Names
from gui.words.voices import said_by
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.keyboard import CTRL, PLAIN, SHIFT, choose, dialog, form, open_menu, press, write
from tests.windows.console.nights import names, table_views, thursday
from tests.windows.said import says

if TYPE_CHECKING:
    from tests.windows.conftest import HandClock, TestDesk

Key = Qt.Key


@pytest.fixture
def page(session: Session, desk: TestDesk, qtbot: QtBot) -> PlayersPage:
    """24 players on three tables, the clock running, the list with the keyboard."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    return show(PlayersPage(session), desk, qtbot)


@pytest.fixture
def library(session: Session, tmp_path: Path) -> Iterator[Library]:
    """The club's real directory, empty."""
    made = Library.open(tmp_path / "library.db")
    session.library = made
    yield made
    made.close()


def show(page: PlayersPage, desk: TestDesk, qtbot: QtBot) -> PlayersPage:
    desk.hold(page)
    desk.activateWindow()
    page.shown()
    qtbot.waitUntil(page.table.hasFocus if page.table.isVisible() else page.isVisible)
    return page


def entry(session: Session, name: str) -> int:
    return next(e.id for e in session.state.people.entries.values() if session.state.name(e.id) == name)


def find(name: str) -> None:
    """As a director does it: F, the name, Enter."""
    press(Key.Key_F)
    write(name)
    press(Key.Key_Return)


def shown_names(page: PlayersPage) -> list[str]:
    """In the order of the list, as they are called."""
    lines = (page.model.at(r) for r in range(page.model.rowCount()))
    return [line.name for line in lines if line is not None]


def status(page: PlayersPage, name: str) -> tuple[str, str, bool]:
    """Return whether somebody is in, the seat, and whether absent, of a line whose words say so."""
    line = next(x for x in map(page.model.at, range(page.model.rowCount())) if x and x.name == name)
    assert cell(page, name, columns.STATUS) == lines.status(line, Currency("kr"))
    return line.status, line.seat, line.absent


def cell(page: PlayersPage, name: str, column: int) -> str:
    row = shown_names(page).index(name)
    return str(page.model.index(row, column).data())


# -- looking -------------------------------------------------------------------------------------


def test_an_empty_page_says_what_to_do_first(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    page = show(PlayersPage(session), desk, qtbot)
    assert (page._empty.objectName(), page._empty.isVisible()) == ("nobody", True)


def test_everybody_is_shown_by_name(page: PlayersPage) -> None:
    assert len(shown_names(page)) == 24
    assert shown_names(page)[:3] == ["Eva Berg", "Nils Berg", "Stina Berg"]
    assert page.summary.text() == people_words.summary(24, 24, "4,800 kr")
    assert cell(page, "Anna Ek", columns.CHIPS) == "10,000"
    assert cell(page, "Anna Ek", columns.PAID) == "200 kr"


def test_with_a_till_nothing_counts_as_paid_before_it_is_collected(
    page: PlayersPage, session: Session
) -> None:
    type_lines(session, "set till on")
    assert page.summary.text() == people_words.summary(24, 24, "0 kr", "4,800 kr")
    assert cell(page, "Anna Ek", columns.PAID) == "owes 200 kr"
    type_lines(session, "collect Anna Ek\ncollect Bo Sund 150")
    assert page.summary.text() == people_words.summary(24, 24, "350 kr", "4,450 kr")
    assert cell(page, "Anna Ek", columns.PAID) == "200 kr"
    assert cell(page, "Bo Sund", columns.PAID) == "150 kr · owes 50 kr"
    fits = page.table.columnWidth(columns.PAID) - 2 * PAD
    assert page.table.fontMetrics().horizontalAdvance("150 kr · owes 50 kr") <= fits
    page.table.sortByColumn(columns.PAID, Qt.SortOrder.DescendingOrder)
    assert shown_names(page)[:2] == ["Anna Ek", "Bo Sund"]
    type_lines(session, "set till off")
    assert page.summary.text() == people_words.summary(24, 24, "4,800 kr")
    assert cell(page, "Eva Berg", columns.PAID) == "200 kr"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("lindstrom", ["Bo Lindström", "Elin Lindström", "Maja Lindström"]),
        ("lindstroem", ["Bo Lindström", "Elin Lindström", "Maja Lindström"]),
        ("ZOE", ["Zoë Björk"]),
        ("ek an", ["Anna Ek"]),
        ("rock", ["Eva Berg"]),
        ("1003", ["Nils Åberg"]),
        ("nobody", []),
    ],
)
def test_found_as_one_types(page: PlayersPage, typed: str, found: list[str]) -> None:
    press(Key.Key_F)
    write(typed)
    assert shown_names(page) == found
    press(Key.Key_Escape)
    assert len(shown_names(page)) == 24


def test_the_beginning_of_a_word_is_chosen_before_its_middle(page: PlayersPage, session: Session) -> None:
    for name in ("Adam Sjoberg", "Bea Nyoberg", "Zack Oberg"):
        session.do(acts.Register(name=name))
    press(Key.Key_F)
    write("oberg")
    assert [x.name for x in page.chosen()] == [
        next(x for x in shown_names(page) if x.split()[1] in ("Oberg", "Öberg"))
    ]
    assert shown_names(page)[0] != page.chosen()[0].name, "one is listed before it"
    write(" zack")
    assert [x.name for x in page.chosen()] == ["Zack Oberg"]


def test_a_seat_is_found_and_a_whole_table(page: PlayersPage, session: Session) -> None:
    table = session.state.open_tables[1]
    press(Key.Key_F)
    seat, sitting = next(iter(table.seats.items()))
    write(f"2.{seat}")
    assert shown_names(page) == [session.state.name(sitting)]
    press(Key.Key_Backspace)
    assert sorted(shown_names(page)) == sorted(session.state.name(e) for e in table.seats.values())


def test_nobody_found_says_so(page: PlayersPage) -> None:
    press(Key.Key_F)
    write("qqq")
    assert (page._empty.objectName(), page._empty.isVisible()) == ("not_found", True)


@pytest.mark.parametrize("group", ["all", "out"])
def test_who_is_looked_for_no_longer_is_chosen_no_longer(page: PlayersPage, group: str) -> None:
    """Nobody is found, or in the group: the keys say so, instead of doing nothing."""
    nobody = page.who.text()
    find(next(name for name in shown_names(page) if name.isascii()))
    assert page.who.text() != nobody
    assert page.deeds["disqualify"].isEnabled()
    if group == "all":
        press(Key.Key_F)
        write("qqq")
    else:
        page.show_group(group)
    assert page.chosen() == []
    assert page.who.text() == nobody
    assert not page.deeds["disqualify"].isEnabled()


def test_who_is_registered_while_another_is_looked_for_is_shown_and_chosen(
    page: PlayersPage, session: Session
) -> None:
    someone = next(name for name in shown_names(page)[3:] if name.isascii())
    page.show_group("in")
    find(someone)
    press(Key.Key_N)
    write("Late Guy")
    press(Key.Key_Return)
    assert len(shown_names(page)) == 25
    assert page.search.text() == ""
    assert [line.name for line in page.chosen()] == ["Late Guy"]
    press(Key.Key_Escape)
    press(Key.Key_Delete)
    assert [session.state.name(b.entry) for b in session.state.game.busts] == ["Late Guy"]


def test_who_comes_back_to_the_page_finds_everybody(page: PlayersPage) -> None:
    someone = next(name for name in shown_names(page)[3:] if name.isascii())
    find(someone)
    page.show_group("in")
    assert len(shown_names(page)) == 1
    page.hide()
    page.show()
    assert len(shown_names(page)) == 24
    assert page.group.text() == "Everybody"
    assert page.chosen() == [], "a key would act on somebody chosen long ago"


def test_a_click_on_a_heading_sorts(page: PlayersPage, session: Session) -> None:
    head = page.table.horizontalHeader()
    x = head.sectionViewportPosition(columns.SEAT) + 10
    QTest.mouseClick(head.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(x, 10))
    seats = [page.model.at(r) for r in range(24)]
    assert [s.seat_key for s in seats if s] == sorted(s.seat_key for s in seats if s)


def test_the_list_that_follows_the_night_is_that_of_one_made_anew(
    page: PlayersPage, session: Session
) -> None:
    """It keeps who stands in it, and in which order."""

    def cells(model: columns.PlayersModel) -> list[list[Cell]]:
        return [[model.cell(row, x) for x in range(model.columnCount())] for row in range(model.rowCount())]

    player = session.state.people.entries[entry(session, "Erik Holm")].player
    for act in (
        acts.Eliminate(who=(entry(session, "Erik Holm"),)),
        acts.EditPlayer(player=player, name="Zacharias Aaby", number="77"),
        acts.Register(name="Bo Alm"),
        acts.Undo(),
        acts.Undo(),
        acts.Redo(),
        acts.Set(key="names", value="first"),
        acts.Undo(action=session.director.history[-1].id + 1, together=True),
    ):
        session.do(act)
        anew = columns.PlayersModel()
        anew.take(session.state)
        assert cells(page.model) == cells(anew), act
        assert page.model.playing == anew.playing == len(session.state.people.live)


# -- adding --------------------------------------------------------------------------------------


def test_a_new_name_is_registered_by_enter(page: PlayersPage, session: Session, desk: TestDesk) -> None:
    press(Key.Key_N)
    write("Quentin New")
    press(Key.Key_Return)
    added = session.state.people.entries[entry(session, "Quentin New")]
    assert (added.chips, added.paid) == (10_000, 200)
    assert [x.name for x in page.chosen()] == ["Quentin New"]
    assert page.add.text() == ""
    assert desk.said == [say.taken_in("Quentin New", session.director.history[-1], Currency("kr"))]


def test_the_next_name_takes_the_place_of_one_that_was_refused(page: PlayersPage, session: Session) -> None:
    press(Key.Key_N)
    write("Quentin New")
    press(Key.Key_Return)
    write("Quentin New")
    press(Key.Key_Return)
    assert page.add.text() == "Quentin New"
    write("Ida Jonsson")
    assert page.add.text() == "Ida Jonsson"
    press(Key.Key_Return)
    entry(session, "Ida Jonsson")
    assert page.add.text() == ""


def test_the_directory_completes_and_keeps(page: PlayersPage, session: Session, library: Library) -> None:
    library.import_rows([PlayerRow("Åsa Kjellberg", number="777")])
    library.import_rows([PlayerRow("Örjan Ask")])
    press(Key.Key_N)
    write("asa")
    press(Key.Key_Return)
    write("Brand New")  # the field waits for the next one
    press(Key.Key_Return)
    by_name = {p.name: p for p in session.state.people.players.values()}
    assert by_name["Åsa Kjellberg"].number == "777"
    assert {r.name for r in library.players()} == {"Åsa Kjellberg", "Örjan Ask", "Brand New"}
    assert library.find("777")[0].last_seen == session.now()


def test_a_name_of_which_somebody_has_the_beginning_can_still_be_new(
    page: PlayersPage, session: Session, library: Library
) -> None:
    """ "Ann" is not "Anna Ek": what Enter takes is lit, and the new name stands last."""
    library.import_rows([PlayerRow("Ann-Marie Falk", number="5")])
    press(Key.Key_N)
    write("Ann")
    suggested = page.add.suggestions
    assert (suggested[0].text, suggested[0].lit) == ("Ann-Marie Falk", True)
    assert (suggested[-1].text, suggested[-1].value) == ("Ann", PlayerRow("Ann"))
    press(Key.Key_Up)
    press(Key.Key_Return)
    assert "Ann" in [p.name for p in session.state.people.players.values()]


def test_somebody_who_is_in_is_shown_and_not_taken(page: PlayersPage, session: Session) -> None:
    press(Key.Key_N)
    write("anna ek")
    assert [s.takes for s in page.add.suggestions] == [False, False]
    press(Key.Key_Return)
    assert sum(1 for e in session.state.people.entries.values() if session.state.name(e.id) == "Anna Ek") == 1


def test_registering_somebody_who_is_in_is_refused_in_words(
    page: PlayersPage, session: Session, desk: TestDesk
) -> None:
    press(Key.Key_N)
    write("Anna Ek")
    press(Key.Key_Return)
    assert [type(r) for _, refused in desk.refused for r in refused.reasons] == [AlreadyRegistered]
    assert len(session.state.people.entries) == 24


def test_a_name_typed_without_its_accents_is_asked_about(
    page: PlayersPage, session: Session, desk: TestDesk
) -> None:
    """It is hardly another player's, and would be a second entry of the same one."""
    session.do(acts.Register(name="Åsa Öst"))
    press(Key.Key_N)
    write("Asa ost")
    press(Key.Key_Return)
    assert (len(session.state.people.players), len(desk.confirms)) == (25, 1)
    desk.confirms.pop()[1]()
    newest = max(session.state.people.players.values(), key=lambda p: p.id)
    assert newest.name == "Asa ost"
    press(Key.Key_N)
    write("Asa ost, 300")
    press(Key.Key_Return)
    assert (len(session.state.people.players), len(desk.confirms)) == (27, 0)


def test_a_namesake_of_somebody_who_is_out_is_told_how_to_be_entered(
    page: PlayersPage, session: Session, desk: TestDesk
) -> None:
    session.do(acts.Eliminate(who=(entry(session, "Bo Sund"),)))
    press(Key.Key_N)
    write("Bo Sund")
    assert [s.takes for s in page.add.suggestions] == [True, False]
    press(Key.Key_Return)
    assert (len(session.state.people.entries), len(desk.confirms)) == (24, 1)
    write(", 300")
    press(Key.Key_Return)
    assert len(session.state.people.entries) == 25
    newest = max(session.state.people.players.values(), key=lambda p: p.id)
    assert (newest.name, newest.number) == ("Bo Sund", "300")


def test_a_namesake_is_told_apart_when_entering_again_and_in_a_duty(
    page: PlayersPage, session: Session, desk: TestDesk
) -> None:
    session.do(acts.Register(name="Bo Sund", number="300"))
    newest = max(session.state.people.entries)
    session.do(acts.Eliminate(who=(newest,)))
    press(Key.Key_N)
    write("300")
    press(Key.Key_Return)
    desk.confirms.pop()[1]()
    assert "Bo Sund 300" in desk.said[-1]
    again = max(session.state.people.entries)
    session.do(acts.MakeDraw(number="12"))
    session.do(acts.CallClock(entry=again))
    (call,) = (d for d in duties(session.state, session.now()) if isinstance(d, ClockCallDuty))
    assert text.Names(session.state).entry(call.entry) == "Bo Sund 300"


def test_a_player_gives_up_the_seat_and_the_money_stays(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    before = session.state
    taken, chips = before.money.paid, before.chips.in_play
    find("bo sund")
    press(Key.Key_S)
    form(page, acts.RemoveStack, qtbot)
    write("4000")
    press(Key.Key_Return)
    if not session.state.people.entries[entry(session, "Bo Sund")].out:
        write("has to go home")
        press(Key.Key_Return)
    assert session.state.people.entries[entry(session, "Bo Sund")].out
    assert (session.state.money.paid, session.state.chips.in_play) == (taken, chips - 4000)


def test_a_namesake_is_added_with_the_club_number(
    page: PlayersPage, session: Session, library: Library
) -> None:
    press(Key.Key_N)
    write("Anna Ek")
    press(Key.Key_Return)
    assert len(session.state.people.players) == 24
    write(", 113")
    press(Key.Key_Return)
    assert len(session.state.people.players) == 25
    newest = max(session.state.people.players.values(), key=lambda p: p.id)
    assert (newest.name, newest.number) == ("Anna Ek", "113")
    assert [r.number for r in library.find("Anna Ek")] == ["113"]


def test_namesakes_are_told_apart_on_the_floor_by_whom_and_on_undo(
    page: PlayersPage, session: Session
) -> None:
    do = session.do
    do(acts.Register(name="Anna Ek", number="113"))
    newest = max(session.state.people.entries)
    state = session.state
    assert [s.text for s in suggest_entries(session, "anna ek")] == ["Anna Ek 1000", "Anna Ek 113"]
    assert [s.text for s in suggest_entries(session, "bo sund")] == ["Bo Sund"]
    people = UnseatedModel()
    people.take(state)
    assert [name for _, name in people.people] == ["Ek, Anna 113"]
    seen = {s.name for view in table_views(state, False, 0) for s in view.seats}
    assert "Anna Ek 1000" in seen
    assert "Anna Ek" not in seen
    do(acts.Eliminate(who=(newest,)))
    assert text.undo_title(session.director.next_undo(), Names(session.state)) == "Undo: Anna Ek 113 out"


@pytest.mark.parametrize(
    ("typed", "lit"),
    [("1000", "Anna Ek"), ("anna", ""), ("anna e", "Anna Ek"), ("ek an", "Anna Ek"), ("seat", "Anna Ek"),
     ("100", ""), ("10", ""), ("nna", ""), ("1.", "")],
)  # fmt: skip
def test_enter_names_nobody_who_was_not_begun(session: Session, typed: str, lit: str) -> None:
    """A field for a person lights whom Enter takes: never by the beginning of a club number or of a seat, or
    by letters in the middle of a name."""
    thursday(session, names(24), 3)
    text = session.state.seat_text(entry(session, "Anna Ek")) if typed == "seat" else typed
    assert [s.text for s in suggest_entries(session, text) if s.lit] == ([lit] if lit else [])


@pytest.mark.parametrize(
    ("typed", "lit"),
    [("jonas berg", "Jonas Berg"), ("jonas berg jr", "Jonas Berg jr")],
)
def test_a_whole_name_is_not_the_beginning_of_a_longer_one(
    page: PlayersPage, session: Session, library: Library, typed: str, lit: str
) -> None:
    library.import_rows([PlayerRow("Jonas Berg jr"), PlayerRow("Jonas Berg")])
    assert [s.text for s in suggest_people(session, typed) if s.lit] == [lit]


def test_the_name_of_somebody_who_is_in_registers_nobody_whose_name_is_longer(
    page: PlayersPage, session: Session, library: Library, desk: TestDesk
) -> None:
    library.import_rows([PlayerRow("Jonas Berg jr")])
    session.do(acts.Register(name="Jonas Berg"))
    press(Key.Key_N)
    write("Jonas Berg")
    press(Key.Key_Return)
    assert [type(r) for _, refused in desk.refused for r in refused.reasons] == [AlreadyRegistered]
    assert "Jonas Berg jr" not in shown_names(page)


@pytest.mark.parametrize(
    "typed", ["Ek, Anna", "Martin Luther King, Jr", ", 113", "113", "Bo Sund,", "A, b 1"]
)
def test_a_comma_alone_is_no_club_number(typed: str) -> None:
    assert typed_row(typed) == PlayerRow(typed)


@pytest.mark.parametrize("typed", ["Vera Wall, 117", "Vera Wall; 117", "Vera  Wall ;117"])
def test_a_club_number_follows_a_comma_or_a_semicolon(typed: str) -> None:
    assert typed_row(typed) == PlayerRow("Vera Wall", number="117")


@pytest.mark.parametrize(
    ("typed", "row"),
    [
        ("Folke Nord 134", PlayerRow("Folke Nord", number="134")),
        ("folke nord  134", PlayerRow("Folke Nord", number="134")),
        ("Eva von Essen 7", PlayerRow("Eva von Essen", number="7")),
        ("Guest 2", PlayerRow("Guest 2")),
        ("Seat 3 12", PlayerRow("Seat 3 12")),
        ("Louis B. XIV", PlayerRow("Louis B. XIV")),
        ("Folke Nord 134 B", PlayerRow("Folke Nord 134 B")),
    ],
)
def test_a_number_behind_a_first_name_and_a_surname_is_the_club_number(typed: str, row: PlayerRow) -> None:
    assert typed_row(typed) == row


def test_a_name_with_its_number_is_registered_under_the_name(page: PlayersPage, session: Session) -> None:
    press(Key.Key_N)
    write("Folke Nord 134")
    press(Key.Key_Return)
    added = session.state.people.players[max(session.state.people.players)]
    assert (added.name, added.number) == ("Folke Nord", "134")


def test_a_player_whose_name_ends_with_a_number_is_nobody_new(
    page: PlayersPage, session: Session, desk: TestDesk
) -> None:
    session.do(acts.Register(name="Folke Nord 2"))
    press(Key.Key_N)
    write("folke nord 2")
    press(Key.Key_Return)
    assert [type(r) for _, refused in desk.refused for r in refused.reasons] == [AlreadyRegistered]
    assert [x.name for x in session.state.people.players.values() if x.name.startswith("Folke")] == [
        "Folke Nord 2"
    ]


def test_somebody_who_is_out_buys_in_again_there(page: PlayersPage, session: Session, desk: TestDesk) -> None:
    session.do(acts.Eliminate(who=(entry(session, "Bo Sund"),)))
    press(Key.Key_N)
    write("bo s")
    press(Key.Key_Return)
    assert cell(page, "Bo Sund", columns.ENTRIES) == "1", "asked first: it costs money"
    desk.confirms.pop()[1]()
    assert cell(page, "Bo Sund", columns.ENTRIES) == "2"
    assert cell(page, "Bo Sund", columns.PAID) == "400 kr"
    assert desk.said == [say.taken_in("Bo Sund", session.director.history[-1], Currency("kr"))]
    assert "200" in desk.said[0]


def test_shift_enter_asks_for_other_amounts(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    press(Key.Key_N)
    write("Guest Star")
    press(Key.Key_Return, SHIFT)
    form(page, acts.Rebuy, qtbot)
    write("5000")
    press(Key.Key_Tab)
    write("0")
    press(Key.Key_Tab)
    write("0")
    press(Key.Key_Return)
    made = session.state.people.entries[entry(session, "Guest Star")]
    assert (made.chips, made.paid, made.fee) == (5_000, 0, 0)
    assert not page.findChildren(Form)
    assert page.add.text() == ""


def test_other_amounts_with_the_fee_beside_the_price(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    press(Key.Key_N)
    write("Guest Star")
    press(Key.Key_Return, SHIFT)
    asked = form(page, acts.Rebuy, qtbot)
    press(Key.Key_Tab)
    write("300+50")
    assert asked.line("fee").text() == "50"
    press(Key.Key_Return)
    made = session.state.people.entries[entry(session, "Guest Star")]
    assert (made.paid, made.fee) == (350, 50)


@pytest.mark.parametrize(
    ("typed", "registered"), [("9002", ["Lisa Ny"]), ("lis", ["Lisa Ny"]), ("900", []), ("90", [])]
)
def test_nobody_is_registered_by_the_beginning_of_a_club_number(
    page: PlayersPage, session: Session, library: Library, typed: str, registered: list[str]
) -> None:
    """It put in, and charged, the first member whose number begins so."""
    library.import_rows([PlayerRow("Karl Ny", number="9001"), PlayerRow("Lisa Ny", number="9002")])
    before = {e.id for e in session.state.playing}
    press(Key.Key_N)
    write(typed)
    press(Key.Key_Return)
    assert [session.state.name(e.id) for e in session.state.playing if e.id not in before] == registered


def test_no_library_file_stops_a_registration(
    page: PlayersPage, session: Session, desk: TestDesk, library: Library, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(rows: object) -> None:
        raise StoreFailed(Trouble.DISK_FULL, "library.db")

    monkeypatch.setattr(library, "import_rows", full)
    press(Key.Key_N)
    write("Still Registered")
    press(Key.Key_Return)
    assert entry(session, "Still Registered")
    (failed,) = desk.offered
    monkeypatch.undo()
    failed[1]()
    assert [row.name for row in library.find("Still Registered")] == ["Still Registered"]


# -- what is done with one -----------------------------------------------------------------------


def test_delete_busts_and_the_place_is_shown(page: PlayersPage, session: Session) -> None:
    find("bo sund")
    press(Key.Key_Delete)
    assert session.state.people.entries[entry(session, "Bo Sund")].out
    assert cell(page, "Bo Sund", columns.STATUS) == "24th"
    assert cell(page, "Bo Sund", columns.SEAT) == ""


def test_b_busts_by_somebody(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    find("bo sund")
    press(Key.Key_B)
    form(page, acts.Eliminate, qtbot)
    write("erik")
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert session.state.game.busts[-1].by == (entry(session, "Erik Holm"),)
    assert session.state.people.entries[entry(session, "Bo Sund")].out


def by_table(session: Session) -> tuple[list[str], str]:
    """All who sit at the first table, and somebody who sits elsewhere."""
    first, second = session.state.open_tables[:2]
    here = [session.state.name(e) for e in first.seats.values()]
    return here, session.state.seat_text(next(iter(second.seats.values())))


def test_who_won_the_chips_sits_at_the_table_or_is_chosen(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    here, elsewhere = by_table(session)
    find(here[0])
    press(Key.Key_B)
    asked = form(page, acts.Eliminate, qtbot)
    write(elsewhere)
    press(Key.Key_Return)
    assert asked.people("by").values == []
    assert asked.problem.isVisible()
    assert session.state.game.busts == []
    press(Key.Key_Down)
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert [session.state.seat_text(e) for e in session.state.game.busts[-1].by] == [elsewhere]


def test_of_two_with_the_name_at_one_table_neither_is_taken_by_enter(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    here, _ = by_table(session)
    for i, name in enumerate(("Kalle Svensson", "Olle Svensson")):
        found = entry(session, here[1 + i])
        session.do(acts.EditPlayer(player=session.state.people.entries[found].player, name=name))
    find(here[0])
    press(Key.Key_B)
    asked = form(page, acts.Eliminate, qtbot)
    write("svensson")
    assert [s.text for s in asked.people("by").field.suggestions] == ["Kalle Svensson", "Olle Svensson"]
    press(Key.Key_Return)
    assert asked.people("by").values == []
    assert asked.problem.isVisible()
    assert session.state.game.busts == []
    write(" o")
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert [session.state.name(e) for e in session.state.game.busts[-1].by] == ["Olle Svensson"]


def test_b_and_enter_is_enough(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    find("bo sund")
    press(Key.Key_B)
    form(page, acts.Eliminate, qtbot)
    press(Key.Key_Return)
    assert [session.state.name(b.entry) for b in session.state.game.busts] == ["Bo Sund"]


def choose_several(page: PlayersPage, *wanted: str) -> None:
    for i, name in enumerate(wanted):
        index = page.model.index(shown_names(page).index(name), columns.NAME)
        page.table.scrollTo(index)
        at = page.table.visualRect(index).center()
        QTest.mouseClick(
            page.table.viewport(),
            Qt.MouseButton.LeftButton,
            CTRL if i else PLAIN,
            at,
        )


def test_several_of_one_hand_are_ordered_by_their_stacks(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    # at one table: those of several tables share their places
    at_one = sorted(session.state.open_tables[0].seats.values())[:3]
    choose_several(page, *(session.state.name(e) for e in at_one))
    assert page.who.text() == "3 players"
    press(Key.Key_B)
    asked = dialog(page, Bust, qtbot)
    assert isinstance(asked, Bust)
    assert asked.places.text() == people_words.bust_places(22, 24)
    asked_for = [field.edit.accessibleName().removeprefix("Stack of ") for field in asked.stacks]
    write("9000")
    press(Key.Key_Tab)
    write("12k")
    press(Key.Key_Tab)
    write("3,000")
    press(Key.Key_Return)
    first, second, third = asked_for
    assert [session.state.name(b.entry) for b in session.state.game.busts] == [third, first, second]
    assert {p.place for p in placings(session.state)} == {22, 23, 24}


def test_without_stacks_they_share_the_place(page: PlayersPage, session: Session) -> None:
    choose_several(page, "Ali Hassan", "Anna Ek")
    press(Key.Key_Delete)
    assert cell(page, "Anna Ek", columns.STATUS) == cell(page, "Ali Hassan", columns.STATUS) == "23rd–24th"


def test_a_wrong_stack_is_said_and_nothing_is_done(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    choose_several(page, "Ali Hassan", "Anna Ek")
    press(Key.Key_B)
    asked = form(page, acts.Eliminate, qtbot)
    write("12x")
    press(Key.Key_Return)
    assert asked.problem.text() == text.not_a_number("12x")
    assert session.state.game.busts == []
    press(Key.Key_Escape)


def test_take_back_reentry_and_rebuy_by_key(page: PlayersPage, session: Session, desk: TestDesk) -> None:
    find("bo sund")
    press(Key.Key_Delete)
    press(Key.Key_T)
    desk.confirms.pop()[1]()
    assert cell(page, "Bo Sund", columns.STATUS) == "In"
    press(Key.Key_Y)
    assert cell(page, "Bo Sund", columns.CHIPS) == "10,000"
    desk.confirms.pop()[1]()
    assert cell(page, "Bo Sund", columns.CHIPS) == "20,000"
    press(Key.Key_Delete)
    press(Key.Key_R)
    assert cell(page, "Bo Sund", columns.ENTRIES) == "1"
    desk.confirms.pop()[1]()
    assert status(page, "Bo Sund") == ("in", "", False)
    assert cell(page, "Bo Sund", columns.ENTRIES) == "2"


def test_a_re_buy_takes_back_a_bust_called_just_now(
    page: PlayersPage, session: Session, desk: TestDesk
) -> None:
    """It was refused as not declared in time, though no hand had been dealt since."""
    find("bo sund")
    seat = session.state.seat_text(entry(session, "Bo Sund"))
    press(Key.Key_Delete)
    assert session.state.people.entries[entry(session, "Bo Sund")].out
    assert page.deeds["rebuy"].isEnabled()
    press(Key.Key_Y)
    desk.confirms.pop()[1]()
    assert desk.refused == []
    assert cell(page, "Bo Sund", columns.STATUS) == "In"
    assert (session.state.game.busts, session.state.seat_text(entry(session, "Bo Sund"))) == ([], seat)


def test_unregister_returns_the_money(page: PlayersPage, session: Session, desk: TestDesk) -> None:
    session.do(acts.Register(name="Zlatan Late"))
    find("zlatan")
    press(Key.Key_U)
    assert status(page, "Zlatan Late") == ("in", "", False)
    desk.confirms.pop()[1]()
    assert status(page, "Zlatan Late")[0] == "gone"
    press(Key.Key_F)
    press(Key.Key_Escape)
    assert page.summary.text() == people_words.summary(24, 24, "4,800 kr")


def test_what_cannot_be_done_is_off_and_says_why(page: PlayersPage, session: Session) -> None:
    find("anna ek")
    assert not page.deeds["reenter"].isEnabled()
    assert says(said_by(page.deeds["reenter"].why_not), StillIn, entry=entry(session, "Anna Ek"))
    assert not page.deeds["addon"].isEnabled()
    assert says(said_by(page.deeds["addon"].why_not), NotSold, purchase="addon")
    press(Key.Key_R)
    assert len(session.state.people.entries) == 24


def test_what_may_be_overruled_is_on_and_the_desk_is_asked(
    page: PlayersPage, session: Session, desk: TestDesk, hand_clock: HandClock
) -> None:
    """Re-buys are sold until level 4; in level 5 that is the director's to decide."""
    hand_clock.advance(minutes=92)
    find("anna ek")
    assert page.deeds["rebuy"].isEnabled()
    assert says(said_by(page.deeds["rebuy"].why_not), SaleClosed, purchase="rebuy", until=4)
    press(Key.Key_Y)
    assert [type(r) for _, x in desk.refused for r in x.reasons] == [SaleClosed]


def test_a_sale_that_ends_while_one_looks_on_is_over_at_once(
    page: PlayersPage, session: Session, hand_clock: HandClock
) -> None:
    """Nobody does anything when its last level is over; it was open until the next action."""
    find("anna ek")
    assert not page.deeds["rebuy"].why_not
    hand_clock.advance(minutes=92)
    session.tick()
    assert says(said_by(page.deeds["rebuy"].why_not), SaleClosed, purchase="rebuy", until=4)


def test_other_amounts_for_a_rebuy(page: PlayersPage, session: Session) -> None:
    find("anna ek")
    press(Key.Key_O)
    write("2500")
    press(Key.Key_Tab)
    write("50")
    press(Key.Key_Return)
    made = session.state.people.entries[entry(session, "Anna Ek")]
    assert (made.chips, made.paid, made.bought["rebuy"]) == (12_500, 250, 1)


def test_edit_player_also_in_the_directory(
    page: PlayersPage, session: Session, qtbot: QtBot, library: Library
) -> None:
    library.import_rows([PlayerRow("Anna Ek", number="1000")])
    find("anna ek")
    press(Key.Key_E)
    form(page, acts.EditPlayer, qtbot)
    write("Anna Ekh")
    press(Key.Key_Return)
    assert "Anna Ekh" in [p.name for p in session.state.people.players.values()]
    assert [r.name for r in library.players()] == ["Anna Ekh"]
    session.do(acts.Undo())
    assert [(r.name, r.number) for r in library.players()] == [("Anna Ek", "1000")]
    session.do(acts.Redo())
    assert [r.name for r in library.players()] == ["Anna Ekh"]


def test_an_undo_leaves_a_row_of_the_directory_that_was_changed_since(
    page: PlayersPage, session: Session, qtbot: QtBot, library: Library
) -> None:
    library.import_rows([PlayerRow("Anna Ek", number="1000")])
    find("anna ek")
    press(Key.Key_E)
    form(page, acts.EditPlayer, qtbot)
    write("Anna Ekh")
    press(Key.Key_Return)
    library.update(PlayerRow("Anna Ekholm", number="1000", id=1))
    session.do(acts.Undo())
    assert [r.name for r in library.players()] == ["Anna Ekholm"]


def test_a_player_registered_by_mistake_is_suggested_no_more(
    page: PlayersPage, session: Session, qtbot: QtBot, library: Library
) -> None:
    keeper = ClubKeeper(session)
    press(Key.Key_N)
    write("Zoe Late")
    press(Key.Key_Return)
    assert [r.name for r in library.players()] == ["Zoe Late"]
    session.do(acts.Undo())
    assert library.players() == []
    assert keeper is not None


def test_correct_entry_keeps_the_seat(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    seat = session.state.seat_text(entry(session, "Anna Ek"))
    find("anna ek")
    press(Key.Key_G)
    form(page, acts.CorrectEntry, qtbot)
    write("Annika Ekman")
    press(Key.Key_Return)
    press(Key.Key_Return)
    assert session.state.seat_text(entry(session, "Annika Ekman")) == seat
    page.search.clear()
    assert cell(page, "Anna Ek", columns.STATUS) == "Unregistered"


def test_correct_bust_was_somebody_else(
    page: PlayersPage, session: Session, hand_clock: HandClock, qtbot: QtBot
) -> None:
    session.do(acts.Eliminate(who=(entry(session, "Anna Ek"),)))
    find("anna ek")
    press(Key.Key_K)
    form(page, acts.CorrectBust, qtbot)
    write("bo sund")
    press(Key.Key_Return)
    press(Key.Key_Tab)
    hand_clock.advance(seconds=1)
    press(Key.Key_Return)
    assert [session.state.name(b.entry) for b in session.state.game.busts] == ["Bo Sund"]
    assert session.state.seat_text(entry(session, "Anna Ek"))


def test_chips_given_up_for_a_re_entry_leave_play(page: PlayersPage, session: Session, qtbot: QtBot) -> None:
    """CPC 2023 "Surrender", TDA 2024 re-entries: by the deed's key, without the line's words."""
    type_lines(session, 'price reentry 110 fee 10 chips 10000\nprice reentry "Member" 90 chips 10000')
    anna, before = entry(session, "Anna Ek"), session.state.chips.in_play
    find("anna ek")
    press(Key.Key_X)
    found = form(page, acts.Reenter, qtbot)
    found.combo("at").setCurrentIndex(1)
    write("3,500")
    press(Key.Key_Return)
    assert [b.entry for b in session.state.game.busts] == [anna]
    _, again = (e for e in session.state.people.entries.values() if session.state.name(e.id) == "Anna Ek")
    assert (again.paid, session.state.chips.in_play) == (90, before + 6500)


def test_chips_are_given_up_by_a_player_who_has_some(page: PlayersPage, session: Session) -> None:
    type_lines(session, "price reentry 110 chips 10000")
    session.do(acts.Eliminate(who=(entry(session, "Anna Ek"),)))
    find("bo sund")
    assert page.deeds["surrender"].isEnabled()
    press(Key.Key_Escape)
    find("anna ek")
    assert not page.deeds["surrender"].isEnabled()


@pytest.mark.parametrize("typed", ["1815", "18.15", "18:15"])
def test_the_time_of_a_bust_is_typed_with_or_without_its_colon(
    page: PlayersPage, session: Session, hand_clock: HandClock, qtbot: QtBot, typed: str
) -> None:
    hand_clock.advance(minutes=90)
    session.do(acts.Eliminate(who=(entry(session, "Anna Ek"),)))
    find("anna ek")
    press(Key.Key_K)
    found = form(page, acts.CorrectBust, qtbot)
    found.line("at").setFocus()
    write("18h")
    assert found.wish() == people_words.time_wrong()
    found.line("at").selectAll()
    write(typed)
    press(Key.Key_Return)
    assert text.time_of_day(session.state.game.busts[0].at, session.zone) == "18:15"


def test_who_comes_back_to_a_broken_table_gets_the_others_seat_or_the_one_named(
    page: PlayersPage, session: Session, qtbot: QtBot
) -> None:
    anna, bo = entry(session, "Anna Ek"), entry(session, "Bo Sund")
    session.do(acts.OpenTable(label="9"))
    table = session.state.people.entries[anna].table
    assert table is not None
    if session.state.people.entries[bo].table == table:
        free = next((t.id, t.free[0]) for t in session.state.open_tables if t.id != table and t.free)
        session.do(acts.Move(entry=bo, seat=free))
    session.do(acts.Eliminate(who=(anna,)))
    session.do(acts.BreakTable(table=table))
    session.do(acts.OpenTable(label="10"))
    find("anna ek")
    press(Key.Key_K)
    asked = form(page, acts.CorrectBust, qtbot)
    assert not asked.line("seat").isEnabled()
    write("bo sund")
    press(Key.Key_Return)
    his = session.state.seat_text(bo)
    assert (asked.line("seat").isEnabled(), asked.line("seat").placeholderText()) == (True, his)
    asked.line("seat").setFocus()
    write("77.1")
    assert (asked.problem.text(), asked.do_button.isEnabled()) == (tables_words.no_seat("77.1"), False)
    asked.line("seat").selectAll()
    write("102")
    assert "10.2" in asked.problem.text()
    asked.line("seat").selectAll()
    write("10.2")
    press(Key.Key_Return)
    assert session.state.seat_text(anna) == "10.2"
    assert session.state.people.entries[bo].out


def test_a_bust_is_put_at_another_time(
    page: PlayersPage, session: Session, qtbot: QtBot, hand_clock: HandClock
) -> None:
    hand_clock.advance(minutes=20)
    session.do(acts.Eliminate(who=(entry(session, "Anna Ek"),)))
    hand_clock.advance(minutes=10)
    session.do(acts.Eliminate(who=(entry(session, "Bo Sund"),)))
    find("bo sund")
    press(Key.Key_K)
    asked = form(page, acts.CorrectBust, qtbot)
    asked.line("at").setFocus()
    write("25:77")
    press(Key.Key_Return)
    assert asked.problem.text() == people_words.time_wrong()
    asked.line("at").selectAll()
    write("17:40")
    press(Key.Key_Return)
    assert [session.state.name(b.entry) for b in session.state.game.busts] == ["Bo Sund", "Anna Ek"]


def test_the_menu_has_everything(page: PlayersPage, qtbot: QtBot) -> None:
    find("anna ek")
    QTest.mouseClick(page.more, Qt.MouseButton.LeftButton)
    menu = open_menu()
    offered = [a for a in menu.actions() if a.isVisible() and not a.isSeparator()]
    assert len(offered) == 17
    assert page.deeds["payment"] not in offered, "no till is kept"
    assert {page.deeds[x] for x in ("bust", "reenter", "unregister", "correct_entry")} <= set(offered)
    menu.close()


# -- pasting -------------------------------------------------------------------------------------


def test_a_list_is_pasted(page: PlayersPage, session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    from gui.console.players.paste_dialog import PasteDialog

    lines = [f"New Person {i};{5000 + i}" for i in range(25)]
    QGuiApplication.clipboard().setText("\n".join(["name;number", *lines, "Anna Ek;", ";77", "Wrong;1003"]))
    press(Key.Key_V, CTRL)
    asked = dialog(page, PasteDialog, qtbot)
    assert isinstance(asked, PasteDialog)
    assert asked.count.text() == people_words.paste_count(25, 1, 2)
    said = [str(asked.model.index(0, 0).data()), str(asked.model.index(27, 2).data())]
    assert said[0] == people_words.complaint(CsvProblem(28, 1, "name_empty"))
    assert "Nils Åberg" in said[1]
    press(Key.Key_Return, CTRL)
    qtbot.waitUntil(lambda: len(session.state.people.entries) == 49)
    qtbot.waitUntil(lambda: desk.said == [people_words.paste_done(25)])


def test_a_list_is_pasted_into_an_empty_night(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    from gui.console.players.paste_dialog import PasteDialog

    page = show(PlayersPage(session), desk, qtbot)
    QGuiApplication.clipboard().setText("Anna Ek\nBo Sund\n")
    qtbot.waitUntil(page.add.hasFocus)
    press(Key.Key_V, CTRL)
    asked = dialog(page, PasteDialog, qtbot)
    assert isinstance(asked, PasteDialog)
    assert asked.count.text() == people_words.paste_count(2, 0, 0)
    asked.reject()
    QGuiApplication.clipboard().setText("Only One")
    page.add.setFocus()
    QTest.keyClick(page.add, Key.Key_V, CTRL)
    assert page.add.text() == "Only One"


def test_with_nothing_to_paste_the_list_can_be_typed(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    """The key that the button shows did nothing in the field beside it."""
    from gui.console.players.paste_dialog import PasteDialog

    page = show(PlayersPage(session), desk, qtbot)
    QGuiApplication.clipboard().clear()
    qtbot.waitUntil(page.add.hasFocus)
    press(Key.Key_V, CTRL)
    asked = dialog(page, PasteDialog, qtbot)
    assert isinstance(asked, PasteDialog)
    asked.reject()


# -- following -----------------------------------------------------------------------------------


def test_the_list_stands_still_while_others_come_and_go(page: PlayersPage, session: Session) -> None:
    session.do(acts.RegisterList(people=tuple(acts.Register(name=f"Player {n:02}") for n in range(60))))
    page.choose_row(40)
    person, bar = page.chosen()[0], page.table.verticalScrollBar()
    bar.setValue(bar.value() + 7)
    stood = bar.value()
    session.do(acts.Rebuy(entry=entry(session, "Bo Sund")))
    session.do(acts.Register(name="Zoe Last"))
    assert (bar.value(), page.table.currentIndex().row()) == (stood, 40)
    session.do(acts.Register(name="Aaron First"))
    assert [x.name for x in page.chosen()] == [person.name]
    assert page.table.currentIndex().row() == page.model.row_of(person.player)
    assert bar.value() == stood


def test_who_leaves_the_list_gives_the_place_to_the_next(page: PlayersPage, session: Session) -> None:
    page.show_group("in")
    page.choose_row(2)
    following = shown_names(page)[3]
    press(Key.Key_Delete)
    assert shown_names(page)[page.table.currentIndex().row()] == following
    assert page.chosen() == []


def test_the_choice_stays_with_the_person(page: PlayersPage, session: Session) -> None:
    find("bo sund")
    press(Key.Key_F)
    press(Key.Key_Escape)
    session.do(acts.Register(name="Aaron First"))
    assert [x.name for x in page.chosen()] == ["Bo Sund"]
    session.undo()
    assert [x.name for x in page.chosen()] == ["Bo Sund"]


def test_undo_is_followed(page: PlayersPage, session: Session) -> None:
    find("bo sund")
    press(Key.Key_Delete)
    session.undo()
    assert cell(page, "Bo Sund", columns.STATUS) == "In"


def test_absent_and_here_again_by_key_and_menu(page: PlayersPage, session: Session, desk: TestDesk) -> None:
    anna = entry(session, "Anna Ek")
    find("Anna Ek")
    assert cell(page, "Anna Ek", columns.STATUS) == "In"
    press(Key.Key_W)
    desk.confirms.pop()[1]()
    assert session.state.people.entries[anna].absent
    assert status(page, "Anna Ek")[::2] == ("in", True)
    assert page.deeds["absent"].text() == "Present"
    views = table_views(session.state, True, session.now())
    seat = next(x for view in views for x in view.seats if x.entry == anna)
    assert (seat.absent, seat.tip.splitlines()[-1]) == (True, "Absent")
    assert (
        seat_picture(seat, 16, LIGHT, 1.0).toImage()
        != seat_picture(seat._replace(absent=False), 16, LIGHT, 1.0).toImage()
    )
    page._menu(page, QPoint(0, 0))
    choice = next(a for a in open_menu().actions() if a.text().startswith("Present"))
    QTest.mouseClick(open_menu(), Qt.MouseButton.LeftButton, pos=open_menu().actionGeometry(choice).center())
    assert not session.state.people.entries[anna].absent
    assert cell(page, "Anna Ek", columns.STATUS) == "In"


def test_letters_after_z_are_listed_after_z(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    for name in ("Örjan Ask", "Åsa Ek", "Zoë By", "Ärla Berg", "Anna Ek", "Élise Dahl"):
        session.do(acts.Register(name=name))
    page = show(PlayersPage(session), desk, qtbot)
    assert shown_names(page) == ["Örjan Ask", "Ärla Berg", "Zoë By", "Élise Dahl", "Anna Ek", "Åsa Ek"]


def test_home_and_end_go_to_the_first_and_the_last(page: PlayersPage) -> None:
    press(Key.Key_End)
    assert [x.name for x in page.chosen()] == [shown_names(page)[-1]]
    press(Key.Key_Home)
    assert [x.name for x in page.chosen()] == [shown_names(page)[0]]
    press(Key.Key_End, SHIFT)
    assert len(page.chosen()) == 24


def test_the_order_of_names_is_chosen_on_the_page_and_kept(
    page: PlayersPage, session: Session, tmp_path: Path
) -> None:
    session.library = library = Library.open(tmp_path / "library.db")
    for value, key in (("first", "names"), ("latin", "alphabet"), ("surname", "names")):
        press(Key.Key_V)
        choose(say.list_order(value))
        assert session.state.setting(key) == library.setting(key) == value
    done = len(session.director.history)
    press(Key.Key_V)
    choose("Listed by surname")
    assert len(session.director.history) == done, "as it is already"
    library.close()


def test_who_needs_an_accessible_seat_is_marked(page: PlayersPage, session: Session) -> None:
    def marked() -> set[int]:
        every = range(page.model.rowCount())
        return {page.model.rows[i].player for i in every if page.model.cell(i, columns.NAME).mark}

    people = session.state.people.players
    assert marked() == {x.id for x in people.values() if x.accessible}
    other = next(x.id for x in people.values() if not x.accessible)
    session.do(acts.EditPlayer(player=other, accessible="yes"))
    assert other in marked()


def test_the_status_takes_no_more_room_than_its_longest_words(page: PlayersPage) -> None:
    """The name has the rest."""
    wide, status = page.table.columnWidth(columns.STATUS), columns.STATUS
    shown = [page.model.cell(i, status).text for i in range(page.model.rowCount())]
    assert max(cell_width(words, "strong") for words in shown) <= wide < 100


def test_bounties_stand_beside_how_a_player_stands(session: Session, desk: TestDesk, qtbot: QtBot) -> None:
    session.do(acts.SetBounties(way="progressive"))
    session.do(acts.SetPrice(kind="entry", paid=200, fee=20, chips=10_000, bounty=50))
    thursday_names = names(3)
    for name in thursday_names:
        session.do(acts.Register(name=name, pay=200, bounty=50))
    page = show(PlayersPage(session), desk, qtbot)
    session.do(
        acts.Eliminate(who=(entry(session, thursday_names[0]),), by=(entry(session, thursday_names[1]),))
    )
    by_name = {x.name: x for x in map(page.model.at, range(page.model.rowCount())) if x}
    bounties = [(by_name[x].bounty, by_name[x].bounties) for x in thursday_names]
    assert bounties == [(0, 0), (75, 25), (50, 0)]
    shown = [page.model.cell(i, columns.STATUS).text for i in range(page.model.rowCount())]
    assert max(cell_width(words, "strong") for words in shown) <= page.table.columnWidth(columns.STATUS)


@pytest.mark.parametrize("wide", [1280, 1366])
def test_a_long_status_leaves_the_name_its_room(
    session: Session, open_frame: Callable[..., Frame], wide: int
) -> None:
    """With bounties and prizes the names were cut to three letters at 1280."""
    session.do(acts.SetPrice(kind="entry", paid=20_000, fee=20, chips=10_000, bounty=5000))
    for name in names(3):
        session.do(acts.Register(name=name, pay=20_000, bounty=5000))
    session.do(acts.Eliminate(who=(entry(session, names(3)[0]),), by=(entry(session, names(3)[1]),)))
    frame = open_frame(wide, 768)
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    table = page.table
    assert table.columnWidth(columns.NAME) >= columns.NAME_LEAST
    assert table.columnWidth(columns.STATUS) >= table.title_width(columns.STATUS)
    assert table.horizontalHeader().length() <= table.viewport().width()


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("vera de la cruz", "Vera de la Cruz"), ("Vera de la Cruz", "Vera de la Cruz"), ("vera", "vera"),
        ("jan van der berg", "Jan van der Berg"), ("van damme, jan", "Van Damme, Jan"), ("kim le", "Kim Le"),
        ("анна берг", "Анна Берг"), ("Anna berg", "Anna berg"), ("ian mcDonald", "ian mcDonald"),
        ("anna-lena öst, 113", "Anna-Lena Öst"), ("o'neil ek", "O'neil Ek"), ("VERA WALL", "VERA WALL"),
    ],
)  # fmt: skip
def test_a_name_in_small_letters_gets_its_capitals(typed: str, kept: str) -> None:
    assert typed_row(typed).name == kept


def test_n_and_a_name_in_small_letters(page: PlayersPage, session: Session) -> None:
    press(Key.Key_N)
    write("vera wall")
    press(Key.Key_Return)
    newest = max(session.state.people.players.values(), key=lambda p: p.id)
    assert newest.name == "Vera Wall"
