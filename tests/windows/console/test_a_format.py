"""A second format, with two folders and one list handed in, passes through window, log, undo, screen and
paper. It is in ``tests/formats/rounds``: three rounds scored by points, no levels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader
from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication

from core.clock.timebase import Timebase
from core.formats.fold import take
from core.log.order import MemoryLog
from core.money.payouts import placings
from core.rulebook import shelf
from core.rulebook.book import Entry
from core.rulebook.file import write
from core.say import acts, records
from core.say.acts import VERBS
from core.say.conflict import Conflict
from core.say.reasons import FormatFixed, NoSuchFormat, NotInFormat
from core.text.export import export, read_line
from core.text.opening import open_door
from core.tournament.state import Tournament
from gui.console.frame.pages import PAGES, on_rail
from gui.console.frame.printing import print_menu, why_not
from gui.console.frame.rail import RailItem
from gui.desk import repair
from gui.desk.app import Program
from gui.looks import format as looks
from gui.paper.pdf import to_pdf
from gui.program.session import Session
from gui.program.wiring import Wiring
from gui.room import paint
from gui.room.board import Board
from gui.room.build import Moment, board
from gui.theme import PROJECTED_DARK
from gui.words import console, files
from tests.formats.rounds.core import PointsOutOfRange, Score, ScoresDuty, rounds
from tests.formats.rounds.gui.page import PointsPage
from tests.formats.rounds.handed_in import handed_in
from tests.gallery.check_ink import page_count
from tests.house import variant
from tests.windows.conftest import HALL
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.said import says

CTRL = Qt.KeyboardModifier.ControlModifier
SETUP = """
format rounds
open table 1
register "Anna Ek" seat 1.1
register "Bo Sund" seat 1.2
register "Cia Dahl" seat 1.3
"""


@pytest.fixture
def frame(open_frame: Callable[..., Frame]) -> Iterator[Frame]:
    """Nothing is set up yet."""
    with handed_in():
        yield open_frame()


def points(frame: Frame) -> PointsPage:
    """The page, by its digit."""
    frame.focus_page()
    frame.key(Qt.Key.Key_9, CTRL)
    page = frame.night.stack.currentWidget()
    assert isinstance(page, PointsPage)
    return page


@pytest.mark.parametrize("wanted", [0, 1, 3, 9])
def test_its_page_takes_no_others_digit(frame: Frame, monkeypatch: pytest.MonkeyPatch, wanted: int) -> None:
    usual = {place.id: place.digit for place in frame.night.places}
    type_lines(frame.session, SETUP)
    look = looks.of(frame.session.state)
    page = look.pages[0]._replace(digit=wanted)
    monkeypatch.setitem(looks.LOOKS, "rounds", replace(look, pages=(page,)))
    digits = {place.id: place.digit for place in on_rail(frame.session.state)}
    own = digits.pop("points")
    assert own not in digits.values()
    assert digits == {id: digit for id, digit in usual.items() if id != "chips"}


def test_a_night_is_played_in_the_window_and_undone(frame: Frame) -> None:
    assert [place.id for place in frame.night.places] == [place.id for place in PAGES]
    type_lines(frame.session, SETUP)
    played = [place.id for place in PAGES if place.id != "chips"]
    assert [place.id for place in frame.night.places] == [*played, "points"]
    assert [frame.night.rail.items[page].key for page in played] == [f"^{n}" for n in (1, 2, 3, 4, 6, 7, 8)]
    page = points(frame)
    QApplication.processEvents()  # it is laid out by the event loop
    shown = [item.key for item in frame.night.rail.findChildren(RailItem) if item.isVisible()]
    assert sorted(shown) == sorted([*(f"^{n}" for n in (1, 2, 3, 4, 6, 7, 8, 9)), "^P", "F10"])

    def t() -> Tournament:
        return frame.session.state

    anna, bo, cia = page.fields
    (duty,) = (c.duty for c in frame.night.duties.cards if isinstance(c.duty, ScoresDuty))
    assert (duty.round, duty.entries) == (1, (anna, bo, cia))
    for entry, number in ((anna, "40"), (bo, "101"), (bo, "20"), (cia, "40")):
        frame.click(page.fields[entry])
        frame.key(Qt.Key.Key_A, CTRL)
        frame.type(number)
        frame.key(Qt.Key.Key_Return)
        if number == "101":
            assert says(frame.night.notice.said, PointsOutOfRange)
    assert rounds(t()).points == {anna: (40,), bo: (20,), cia: (40,)}
    frame.focus_page()
    frame.key(Qt.Key.Key_Z, CTRL)
    assert rounds(t()).points == {anna: (40,), bo: (20,)}
    frame.key(Qt.Key.Key_Y, CTRL)
    assert rounds(t()).points[cia] == (40,)
    assert not t().won
    frame.session.do(acts.Undo(action=1, together=True))
    assert t().format == ""
    assert [place.id for place in frame.night.places] == [place.id for place in PAGES]


def test_it_is_won_by_points_and_what_is_equal_shares_a_place(frame: Frame) -> None:
    type_lines(frame.session, f"price entry 100\nprizes 50% 30% 20%\n{SETUP.strip()}")
    check = frame.session.director.check
    assert [type(x) for x in check(acts.ChooseFormat(format="holdem"))] == [FormatFixed]
    assert [type(x) for x in check(acts.Start())] == [NotInFormat]
    anna, bo, cia = sorted(frame.session.state.people.live.values())
    for _ in range(3):
        for entry, number in ((anna, 10), (bo, 30), (cia, 10)):
            frame.session.do(Score(entry=entry, points=number))
    t = frame.session.state
    assert t.won
    assert [(x.entry, x.place, x.last) for x in placings(t)] == [(bo, 1, 1), (anna, 2, 3), (cia, 2, 3)]
    assert sum(x.prize for x in placings(t)) == 300


def test_the_text_form_brings_the_same_hashes(frame: Frame) -> None:
    type_lines(frame.session, SETUP + "score 1.1 40\nscore 1.2 7\nundo")
    director = frame.session.director
    lines = [*export(director, HALL)]
    assert any("rounds.scored{" in line for line in lines)
    log = MemoryLog()
    for line in lines[1:-1]:
        log.append(read_line(line, HALL))
    copy = open_door(log, frame.session.now, bytes)
    assert [x.hash for x in log.actions] == [x.hash for x in director.history]
    assert (copy.problem, copy.state) == ("", director.state)


def test_its_picture_is_in_the_room_and_its_list_on_paper(frame: Frame, tmp_path: Path) -> None:
    type_lines(frame.session, SETUP)
    session = frame.session

    def shown() -> Board:
        return board(Moment(session.state, session.reading(), session.now(), HALL))

    assert shown().scene == "seating"
    assert why_not(session, "points")
    type_lines(session, "score 1.1 40\nscore 1.2 70")
    assert [(row.words, row.value) for row in shown().rows][:2] == [("Bo Sund", "70"), ("Anna Ek", "40")]
    pieces = paint.compose(QSize(960, 540), shown(), PROJECTED_DARK)
    crowd = replace(shown(), rows=shown().rows * 60)
    assert page_count(QSize(960, 540), crowd) > page_count(QSize(960, 540), shown()) == 1
    rests = [paint.ground(replace(shown(), tone=tone), PROJECTED_DARK).name() for tone in (None, "green")]
    assert rests == [PROJECTED_DARK.ground.lower(), PROJECTED_DARK.green_ground.lower()]
    assert {"Bo Sund", "70"} <= {getattr(piece, "text", "") for piece in pieces}
    assert why_not(session, "points") == ""
    menu = print_menu(frame.window, session)
    assert "Points" in [action.text() for action in menu.actions()]
    (paper,) = looks.of(session.state).papers
    target = to_pdf(paper.make(session.director, session.now(), HALL), tmp_path / "points.pdf")
    text = " ".join(PdfReader(target).pages[0].extract_text().split())
    assert text.index("Bo Sund 70") < text.index("Anna Ek 40") < text.index("Cia Dahl 0")


def test_a_record_of_an_elimination_is_refused_and_not_lost(frame: Frame) -> None:
    type_lines(frame.session, SETUP)
    for record in (records.HandForHandSet(True, 1, 7), records.HandsApart((1, 2))):
        with pytest.raises(Conflict):
            take(frame.session.state, records.Action(99, 0, 0, "", (record,)))


def test_a_rulebook_may_state_its_parameters(frame: Frame) -> None:
    type_lines(frame.session, SETUP)
    assert frame.session.state.rulebook.number("rounds.most") == 100
    assert shelf.shipped()["tda-2024"].number("rounds.most") == 100
    house = shelf.shipped()["tda-2024"]
    changed = Entry(40, "3", {"en": "Forty."})
    text = write(
        variant(house, id="ours", title="Ours", short="O", language="en", changes={"rounds.most": changed})
    )
    frame.session.do(acts.ChooseRulebook(book="ours", text=text))
    (anna, *_) = frame.session.state.people.live.values()
    assert PointsOutOfRange in map(type, frame.session.check(Score(entry=anna, points=41)))
    assert frame.session.state.rulebook.cite("rounds.most") == "O 3"


def test_its_header_and_a_letter_its_page_has_no_use_for(frame: Frame) -> None:
    type_lines(frame.session, SETUP)
    assert frame.night.header.blinds.text == "Round 1 of 3"
    points(frame)
    frame.focus_page()
    frame.key(Qt.Key.Key_X)
    assert frame.night.footer.command.text() == "x", "it begins a name"


def test_the_header_is_its_own_and_has_no_clock(frame: Frame) -> None:
    header = frame.night.header
    assert header.toggle.isVisible()
    type_lines(frame.session, SETUP)
    assert (header.clock.text, header.toggle.isVisible(), header.more.isVisible()) == ("0 / 3", False, False)
    assert [stat.isVisible() for stat in (header.players, header.average, header.pool, header.pause_in)] == [
        True,
        False,
        False,
        False,
    ]
    frame.focus_page()
    frame.key(Qt.Key.Key_Space)
    assert frame.session.reading().phase == "before"
    type_lines(frame.session, "score 1.1 40")
    assert (header.clock.text, header.players.value.text) == ("1 / 3", "40")


@pytest.mark.parametrize("typed", ["1.2", "Bo S"])
def test_a_seat_or_a_name_alone_opens_its_page_there(frame: Frame, typed: str) -> None:
    type_lines(frame.session, SETUP)
    before = len(frame.session.director.history)
    frame.focus_page()
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type(typed)
    frame.key(Qt.Key.Key_Return)
    page = frame.night.stack.currentWidget()
    assert isinstance(page, PointsPage)
    assert page.at == (1, 2)
    assert frame.night.footer.command.text() == ""
    assert len(frame.session.director.history) == before, "nobody is out"


def test_the_command_bar_offers_what_the_format_does(frame: Frame) -> None:
    type_lines(frame.session, SETUP)
    frame.focus_page()
    frame.key(Qt.Key.Key_K, CTRL)
    frame.type("s")
    offered = {x.title for x in frame.night.footer.command.suggestions.found}
    assert "score" in offered
    assert not offered & {"start", "set clock", "structure"}


def test_it_is_loaded_when_it_is_first_named(frame: Frame) -> None:
    assert "score" not in VERBS
    assert NoSuchFormat in map(type, frame.session.check(acts.ChooseFormat(format="bridge")))
    assert "score" not in VERBS
    type_lines(frame.session, "format rounds")
    assert VERBS["score"] is Score


def unknown_file(wiring: Wiring, path: Path) -> None:
    with handed_in():
        time = Timebase(wiring.wall, wiring.steady)
        session = Session(wiring.store.create(path), time, wiring.entropy, wiring.zone)
        type_lines(session, 'set title "Points"' + SETUP + "score 1.1 40")
        session.close()


def test_a_file_of_an_unknown_format_is_not_repaired(
    wiring: Wiring, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "Points.riffle"
    unknown_file(wiring, path)
    assert repair.run([str(path)], wiring.store, wiring) == repair.BAD
    assert capsys.readouterr().err.strip() == files.unknown_format("Points.riffle", "rounds")
    assert [x.name for x in tmp_path.glob("Points*")] == ["Points.riffle"]


def test_a_file_of_an_unknown_format_is_only_shown(program: Program, wiring: Wiring, tmp_path: Path) -> None:
    path = tmp_path / "Points.riffle"
    unknown_file(wiring, path)
    assert program.open_path(path)
    night = program.window.night
    assert night is not None
    assert night.notice.said == console.unknown_format("rounds").said
    opened = night.session
    assert opened.director.read_only
    assert opened.log.damage is None
    assert opened.state.setting("title") == "Points"
    assert opened.state.people.players == {}
