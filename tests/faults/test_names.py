"""Names of people, tournaments and breaks are shown as they were written, and do nothing."""

from __future__ import annotations

import csv
import io
import re
import tempfile
from collections.abc import Iterator
from datetime import UTC
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMenu, QMessageBox, QToolTip, QWidget
from pytestqt.qtbot import QtBot

import core.store
from core.formats.setting_rules import LONGEST
from core.log.order import MemoryLog
from core.paper import lists
from core.people.player_row import PlayerRow
from core.rulebook import shelf
from core.say import acts
from core.say import records as r
from core.say.levels import Level
from core.say.names import clean, folded
from core.say.reasons import NameEmpty, NameTooLong, Reason, Refused
from core.store.library import Library
from core.text import export
from core.text.opening import open_door
from core.text.script_words import full_text, quote
from core.tournament.names import shown
from gui import theme
from gui.console.frame.clock_menu import clock_menu
from gui.console.frame.pages import PAGES
from gui.console.frame.screen_menu import other_menu
from gui.console.guide.steps import Known, NameStep, Wrong
from gui.console.players.page import PlayersPage
from gui.console.rulebook.books import Offer
from gui.console.tables.oval_names import written
from gui.console.tables.oval_shape import named
from gui.console.tables.views import SeatView
from gui.console.tonight.page import TonightPage
from gui.desk.headless import Night, run
from gui.paper.documents import DOCUMENTS
from gui.paper.preview import file_name
from gui.program.session import Session
from gui.room.scenes.seating import _range
from gui.widgets.key_button import KeyButton
from gui.widgets.name_link import NameLink
from gui.words import moves, text
from gui.words.names import Names
from gui.words.tr import Context, apart
from tests.doing import do_line
from tests.faults import names_hostile as hostile
from tests.gallery.world import World
from tests.windows.conftest import HALL
from tests.windows.console.conftest import Frame, type_lines

MARKUP = re.compile(r"<[a-zA-Z!/?]")
BIDI = re.compile("[\u200e\u200f\u202a-\u202e\u2066-\u2069\u061c]")


@pytest.fixture(scope="module")
def world(qapp: QApplication) -> Iterator[World]:
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as kept:
        made = World(qapp, core.store, Path(kept), 1)
        yield made
        made.close()


@pytest.fixture(scope="module")
def night(world: World) -> Session:
    """Everybody in it is called something that is meant to break something."""
    return hostile.hostile(world)


# -- markup ---------------------------------------------------------------------------------------------


def tooltip() -> QLabel:
    (found,) = (
        x
        for x in QApplication.allWidgets()
        if x.metaObject().className() == "QTipLabel" and isinstance(x, QLabel)
    )
    return found


@pytest.mark.parametrize("name", hostile.MARKUP)
def test_a_tooltip_shows_markup_as_it_is_written(qapp: QApplication, name: str, qtbot: QtBot) -> None:
    theme.apply(qapp, theme.DARK)
    theme.apply(qapp, theme.LIGHT)
    anchor = QWidget()
    qtbot.addWidget(anchor)
    QToolTip.showText(QPoint(50, 50), f"{name}\nTable 7 seat 4", anchor)
    shown = tooltip()
    assert shown.textFormat() is Qt.TextFormat.PlainText
    assert shown.text() == f"{name}\nTable 7 seat 4"
    QToolTip.hideText()
    QApplication.processEvents()


def test_a_question_shows_markup_as_it_is_written(frame: Frame, qtbot: QtBot) -> None:
    """The window asks before it closes, and names the tournaments."""
    type_lines(frame.session, 'set title "<b>Tom</b> & Jerry"\nstart')
    frame.window.close()
    box = frame.window.findChild(QMessageBox)
    assert box is not None
    qtbot.waitUntil(box.isVisible)
    words = [x for x in box.findChildren(QLabel) if x.text()]
    assert words
    assert all(x.textFormat() is Qt.TextFormat.PlainText for x in words)
    box.reject()


def test_no_label_of_a_whole_night_reads_a_name_as_markup(world: World, night: Session) -> None:
    """On every page, of everything that is there, seen or not."""
    view = world.direct(night)
    met = 0
    for page, *_ in PAGES:
        view.show_page(page)
        world.settle()
        for label in world.window.findChildren(QLabel):
            if MARKUP.search(label.text()):
                met += 1
                assert label.textFormat() is Qt.TextFormat.PlainText, label.text()
    assert met
    world.leave()


# -- "&" ------------------------------------------------------------------------------------------------


def test_a_name_with_an_ampersand_takes_no_key(qtbot: QtBot) -> None:
    """Alt+B would be the undo of who is called A&B."""
    for button in (KeyButton("Undo: A&B out"), KeyButton(), NameLink()):
        qtbot.addWidget(button)
        button.setText("A&B out")
        assert button.shortcut() == QKeySequence()
        assert button.text() == "A&B out"


def titles(menu: QMenu) -> list[str]:
    return [action.text() for action in menu.actions()]


def test_menus_show_an_ampersand(frame: Frame, monkeypatch: pytest.MonkeyPatch) -> None:
    type_lines(frame.session, 'set title "Tom & Jerry"\nadd break length 10 called "Pizza & Bar"')
    shown = frame.night._screen
    shown.follow(frame.session)
    menu = other_menu(shown, frame.window, frame.session)
    assert any("Tom && Jerry" in title for title in titles(menu))
    menu.deleteLater()
    clock = clock_menu(frame.window, frame.session)
    (jump,) = (action.menu() for action in clock.actions() if action.menu() is not None)
    assert isinstance(jump, QMenu)
    assert any("Pizza && Bar" in title for title in titles(jump))
    clock.deleteLater()
    popped: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda self, *_: popped.append(self))
    frame.night.show_page("tonight")
    tonight = frame.night.page("tonight")
    assert isinstance(tonight, TonightPage)
    tonight._row_menu(len(frame.session.state.clock.levels) - 1, QPoint())
    assert titles(popped[0])[0] == "Pizza && Bar"


# -- from right to left ---------------------------------------------------------------------------------


def test_a_name_from_right_to_left_turns_nothing_round_it() -> None:
    name = "محمد بن عبد الله"
    assert apart("Anna Ek") == "Anna Ek"
    assert apart("Åsa 東京 👩‍👩‍👧") == "Åsa 東京 👩‍👩‍👧"
    assert Context("test")("{name} out in {n}", name=name, n="40th") == f"\u2068{name}\u2069 out in 40th"
    assert Context("test")("Seat {n}", n="7.4") == "Seat 7.4"
    assert moves._line([(name, "7", 4)]) == f"\u2068{name}\u2069 → 7.4"


def test_the_projected_range_of_names_stays_a_range() -> None:
    class Line:
        def __init__(self, name: str) -> None:
            self.name = name

    assert _range([Line("Ek"), Line("Öst")]) == "E – Ö"  # type: ignore[list-item]
    assert _range([Line('"'), Line("علی")]) == '" – \u2068ع\u2069'  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Thursday\u202e 002", "Thursday 002"),
        ("  Tom   & Jerry ", "Tom & Jerry"),
        ("An\u200bna\u2067", "Anna"),
        ("علی\u200cرضا", "علی\u200cرضا"),
        ("Z" + "\u0338" * 60 + "o", "Z" + "\u0338" * 4 + "o"),
        ("Nguyễn Phúc Bửu", "Nguyễn Phúc Bửu"),
        ("שָׁ֑לוֹם", "שָׁ֑לוֹם"),
    ],
)
def test_what_hides_turns_or_heaps_is_not_kept(session: Session, typed: str, kept: str) -> None:
    """Of titles as of people, of breaks and of what somebody did."""
    type_lines(session, "add level blinds 1/2 length 20\nopen table 1")
    session.do(acts.Set(key="title", value=typed))
    assert session.state.setting("title") == kept
    session.do(acts.AddBreak(length=600_000, name=typed))
    assert session.state.clock.levels[-1].name == kept
    session.do(acts.Register(name=typed, seat=(next(iter(session.state.room.tables)), 1)))
    (player,) = session.state.people.players.values()
    assert player.name == kept
    session.do(acts.Start())
    session.do(acts.Penalise(entry=next(iter(session.state.people.entries)), offence=typed))
    assert next(iter(session.state.conduct.penalties.values())).offence == kept


def test_a_note_and_a_reason_are_one_line_in_the_history(frame: Frame) -> None:
    """Of three lines the middle one was seen, between halves of the others, and on the Undo button too."""
    session = frame.session
    do_line(session, 'note "a\\nb \u202ec\u2028d"')
    said = text.sentence(session.director.history[-1], Names(session.state))
    assert said.text == "a b c d"
    late = r.Action(99, 0, 0, "note", (r.Noted("a\nb"), r.Overridden("why\n\u202enot", ())))
    assert text.sentence(late, Names(session.state)).text == "a b"
    assert "why not" in text.sentence(late, Names(session.state)).quiet


@pytest.mark.parametrize(
    ("title", "why"), [("W" * 300, NameTooLong), ("\u202e", NameEmpty), ("", None),
                       ("a\nb" + "\u0301" * 200, None)],
)  # fmt: skip
def test_a_title_that_cannot_be_says_why(session: Session, title: str, why: type[Reason] | None) -> None:
    """Not only that it is impossible; and one that shows nothing does not take the title away."""
    type_lines(session, 'set title "Thursday"')
    reasons = session.check(acts.Set(key="title", value=title))
    assert [type(x) for x in reasons] == ([] if why is None else [why])


HIDDEN = (
    "\u202eevil", "a\nb\tc", "nul\x00in", "\x1b[31mred", "line\u2028end", "   ", "", "\u2066iso", "W" * 3000,
)  # fmt: skip


@pytest.mark.parametrize("name", HIDDEN)
def test_what_another_program_has_written_turns_and_breaks_nothing(name: str) -> None:
    """Its seals fit, and nothing of it was typed: a table's label turned the break order round it."""
    rows = (Level(1, 25, 50, length=60_000), Level(2, length=60_000, pause=True, name=name))
    records = (
        r.SettingChanged("title", name),
        r.LevelsSet(rows),
        r.TableOpened(1, f"1{name}", 9),
        r.PlayerNoted(2, name, name, name),
    )
    t = open_door(MemoryLog([r.Action(1, 0, 0, "", records)]), lambda: 0, bytes).state
    found = (
        t.settings["title"],
        t.clock.levels[1].name,
        t.room.tables[1].label,
        t.people.players[2].name,
        t.people.players[2].number,
    )
    assert all(str(text).isprintable() for text in found), found
    assert t.people.players[2].name
    assert t.room.by_label[t.room.tables[1].label] == 1


@pytest.mark.parametrize("name", [*hostile.NAMES, hostile.TITLE, *hostile.LABELS])
def test_what_was_typed_here_is_shown_as_it_was_stored(name: str) -> None:
    assert shown(clean(name)) == clean(name)


def test_a_deed_that_is_only_invisible_is_none(session: Session) -> None:
    type_lines(session, 'add level blinds 1/2 length 20\nopen table 1\nregister "A B" seat 1.1\nstart')
    assert NameEmpty in {
        type(x)
        for x in session.check(
            acts.Penalise(entry=next(iter(session.state.people.entries)), offence="\u202e \u200b")
        )
    }
    assert NameEmpty in {type(x) for x in session.check(acts.Note(text="\u202e"))}
    with pytest.raises(Refused):
        session.do(acts.Register(name="\u202e\u200b"))


# -- long and short -------------------------------------------------------------------------------------


def test_a_name_of_300_letters_is_refused_in_words_and_stays_where_it_was_typed(frame: Frame) -> None:
    frame.night.show_page("players")
    page = frame.night.page("players")
    assert isinstance(page, PlayersPage)
    before = len(frame.session.state.people.players)
    frame.key(Qt.Key.Key_N)
    page.add.setText("x" * 300)
    frame.key(Qt.Key.Key_Return)
    assert len(frame.session.state.people.players) == before
    assert frame.night.notice.shown
    assert "120" in frame.night.notice.sentence.text()
    assert page.add.text() == "x" * 300


@pytest.mark.parametrize("line", ['open table "{x}"', 'set title "{x}"', 'register "{x}"', 'set club "{x}"'])
def test_300_letters_anywhere_are_refused_in_words(session: Session, line: str) -> None:
    with pytest.raises(Refused) as refused:
        type_lines(session, line.format(x="x" * 300))
    assert len(text.reasons(refused.value.reasons, session.state)) < 400


def test_the_shortest_name_stands_beside_its_seat() -> None:
    """Narrower than it is high: Li, Ng, a single sign."""
    seats = tuple(SeatView(s, "taken", s, "I") for s in range(1, 10))
    assert [x.text for x in written(named(360, 220, 9), seats)] == ["I"] * 9


# -- formulas -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", [*hostile.FORMULAS, "\t=1+1", "\r=1+1", "\n@x", "  =1+1", "－1"])
def test_a_formula_is_text_in_a_spreadsheet(name: str) -> None:
    (cell,) = next(csv.reader(io.StringIO(lists.to_csv([[name]]), newline="")))
    assert cell == f"'{name}"


def test_no_cell_of_a_whole_night_s_results_is_a_formula(night: Session) -> None:
    rows = lists.results(night.state)
    assert rows
    for cells in csv.reader(io.StringIO(lists.to_csv(rows), newline="")):
        assert not any(cell.lstrip(" ")[:1] in "=+-@\t\r" and cell.strip() for cell in cells), cells


# -- tricks ---------------------------------------------------------------------------------------------


def test_a_night_of_such_names_goes_out_as_text_and_comes_back(night: Session) -> None:
    lines = [line.encode() for line in export.export(night.director, HALL)]
    again = Night(lambda n: bytes(n), UTC, 0)
    run(again, lines, "night.txt")
    assert [a.hash for a in again.director.history] == [a.hash for a in night.director.history]
    called = {p.name for p in again.director.state.people.players.values()}
    assert called == {clean(name) for name in hostile.NAMES}


def test_every_such_name_is_found_by_itself_in_the_command_bar(night: Session) -> None:
    for player in night.state.people.players.values():
        line = night.understand(f'penalty {quote(player.name)} for "late"')
        assert line is not None
        entry = line.act.entry  # type: ignore[attr-defined]
        assert night.state.people.entries[entry].player == player.id, player.name


def test_the_club_s_directory_keeps_them(tmp_path: Path) -> None:
    library = Library.open(tmp_path / "library.db")
    kept = library.import_rows([PlayerRow(name, number=str(n)) for n, name in enumerate(hostile.NAMES)]).added
    for row in kept:
        assert library.player(row.id) == row
        if folded(row.name):
            assert row in library.find(row.name, limit=100), row.name
    assert len(library.players()) == len(hostile.NAMES)
    library.save_structure("'; DROP TABLE player;--", "x")
    assert library.structures() == ["'; DROP TABLE player;--"]
    assert library.structure("' OR ''='") is None
    library.close()


RESERVED = re.compile(r"(con|prn|aux|nul|com\d|lpt\d)(\.|$)", re.I)


def harmless(name: str) -> None:
    assert not re.search(r'[\x00-\x1f<>:"/\\|?*]', name), name
    assert not BIDI.search(name), ascii(name)
    assert len(name.encode()) <= 255
    assert not RESERVED.match(name)
    assert name == name.strip(" .")
    assert name not in ("", ".", "..")


TITLES = (
    *hostile.NAMES, hostile.TITLE, "..", "...", "/", "COM1.", "CON", "👨‍👩‍👧‍👦" * 11, "東" * 80, "x" * 80,
)  # fmt: skip


def test_the_file_of_a_new_tournament(qtbot: QtBot, tmp_path: Path) -> None:
    """Stays in its folder, and every disk takes its name."""
    book = shelf.shipped()["plain"]
    step = NameStep(Known("", "kr", tmp_path, "2026-11-19", "", {"holdem": (Offer(book),)}, "plain"))
    qtbot.addWidget(step)
    for title in TITLES:
        step.title.setText(title)
        if len(clean(title)) > LONGEST:
            with pytest.raises(Wrong) as refused:
                step.path()
            assert refused.value.field is step.title
            continue
        path = step.path()
        assert path.parent == tmp_path
        harmless(path.name)
        path.write_text("taken")
    assert len([*tmp_path.iterdir()]) > 10


def test_the_file_of_a_print(world: World, night: Session) -> None:
    for _, make in DOCUMENTS:
        name = file_name(make(night.director, night.now(), HALL))
        harmless(name)
        assert name.endswith(".pdf")


def test_a_full_time_is_never_a_name() -> None:
    """A name that looks like a line of its own stays a name in quotes."""
    assert full_text(0, UTC) not in {clean(name) for name in hostile.NAMES}


def test_a_title_with_qt_s_own_sign_is_the_window_s(frame: Frame) -> None:
    type_lines(frame.session, 'set title "A [*] night"')
    frame.window.name_after(frame.session)
    assert frame.window.windowTitle() == "A [*][*] night – Riffle"
    handle = frame.window.windowHandle()
    assert handle is not None
    assert handle.title().startswith("A [*] night")
