"""The Teams page: registering, a talk break with transfers, a time-out, by keys and clicks."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QWidget

from core.clock.clock import read
from core.formats.duties import duties
from core.formats.team import acts, asks
from core.formats.team.reasons import (
    LateTeam,
    MemberTwice,
    NotInTalkBreak,
    StackUnknown,
    TimeOutLasts,
    TransfersMade,
)
from core.formats.team.state import calling, game, live_stacks
from core.say import acts as house
from core.say.acts import Act
from core.say.duties import BreakTableDuty, Duty, TalkDuty
from core.say.reasons import Reason
from core.text import script
from gui.console.ask import paste_list
from gui.console.ask.form import Asking, Form
from gui.console.floor.lines import other_lines
from gui.console.frame.keys_dialog import of_page
from gui.console.tables.page import TablesPage
from gui.formats.team.dialogs import TransferForm
from gui.formats.team.listing import CARDS, FIRST, TRANSFER, _members
from gui.formats.team.page import TeamsPage
from gui.formats.team.papers import team_sheets
from gui.formats.team.register import PasteTeams, TeamForm, plain_line
from gui.paper.ink import pages_of
from gui.paper.paper import A4
from gui.widgets.key_button import KeyButton
from gui.widgets.on_screen import TallBody
from gui.words import people
from gui.words.names import Names
from gui.words.voices import to_do
from tests.windows.console.conftest import Frame
from tests.windows.formats.team.conftest import SEATED, TEAMS, TeamFrame
from tests.windows.paper.lists import texts
from tests.windows.said import says

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def seated(seated: TeamFrame) -> TeamFrame:
    """The first level has begun, and the window shows it while things are done."""
    assert seated.frame.window.isVisible()
    return seated


def keys(night: TeamFrame, *typed: str | Qt.Key) -> int:
    """Press these one after the other; return how many keys that were."""
    count = 0
    for one in typed:
        if isinstance(one, str):
            night.frame.type(one)
            count += len(one)
        else:
            night.frame.key(one)
            count += 1
        QApplication.processEvents()
        night.session.settle()
        if not night.dialogs():
            night.frame.window.activateWindow()  # no window manager brings it back when a dialog closes
            QApplication.processEvents()
    return count


def at(night: TeamFrame, name: str, nth: int | None = None) -> TeamsPage:
    page = night.page
    page.table.choose(night.team(name).id, 0 if nth is None else night.team(name).stacks[nth])
    page.table.setFocus()
    return page


def test_a_team_is_registered_by_keys(empty: TeamFrame) -> None:
    page = empty.page
    assert page.empty.isVisible()
    assert not page.table.isVisible()
    keys(empty, "r")
    assert isinstance(empty.dialog(), TeamForm)
    keys(empty, "Fisk", Key.Key_Return)
    for name in ("Ida Falk", "Per Ost"):
        keys(empty, name, Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    assert not form.do_button.isEnabled(), "two are no team"
    keys(empty, "Siv Frost", Key.Key_Return)
    form.captain.setCurrentIndex(1)
    keys(empty, Key.Key_Return)
    assert not empty.dialogs()
    team = empty.team("Fisk")
    assert [empty.t.people.players[p].name for p in team.members] == ["Ida Falk", "Per Ost", "Siv Frost"]
    assert empty.t.people.players[team.captain].name == "Per Ost"
    assert len(team.stacks) == 3
    assert [x.name for x in page.model.rows] == ["Fisk"]
    assert not page.empty.isVisible()


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        (["Ida Falk, Per Ost, Siv Frost"], ["Ida Falk", "Per Ost", "Siv Frost"]),
        (["Ida Falk; Per Ost", "siv frost,"], ["Ida Falk", "Per Ost", "Siv Frost"]),
        (["Ida Falk, 113, Per Ost, Siv Frost, B7"], ["Ida Falk", "Per Ost", "Siv Frost"]),
    ],
)
def test_members_typed_with_commas_are_members_each(
    empty: TeamFrame, typed: list[str], named: list[str]
) -> None:
    """A club number after a comma is no member."""
    assert empty.page.isVisible()
    keys(empty, "r", "Fisk", Key.Key_Return)
    for names in typed:
        keys(empty, names, Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    assert form.members.names == named
    keys(empty, Key.Key_Return)
    team = empty.team("Fisk")
    assert [empty.t.people.players[p].name for p in team.members] == named
    assert empty.t.people.players[team.captain].name == named[0]


def test_a_name_of_several_that_is_not_clear_is_asked_about(empty: TeamFrame) -> None:
    """The names before it are taken; it stays in the field with the names after it, in their order."""
    empty.do("register teams " + '"Gren: Eva Lind, Per Hall, Per Holm"')
    empty.do('withdraw team "Gren"')
    assert empty.page.isVisible()
    keys(empty, "r", "Fisk", Key.Key_Return, "Ida Falk, Per, Siv Frost", Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    assert (form.members.names, form.members.field.text()) == (["Ida Falk"], "Per, Siv Frost")
    assert form.problem.isVisible()
    keys(empty, Key.Key_Down, Key.Key_Return)
    assert form.members.names == ["Ida Falk", "Per Holm", "Siv Frost"]


def test_a_member_named_twice_among_several_is_said(empty: TeamFrame) -> None:
    assert empty.page.isVisible()
    keys(empty, "r", "Fisk", Key.Key_Return, "Ida Falk, Ida Falk, Siv Frost", Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    assert form.problem.text() == people.named_twice("Ida Falk")
    keys(empty, "Per Ost", Key.Key_Return)
    assert form.members.names == ["Ida Falk", "Per Ost", "Siv Frost"]


def test_a_pasted_list_that_is_left_stands_there_again(empty: TeamFrame) -> None:
    line = "Fisk: Ida Falk, Per Ost, Siv Frost"
    assert empty.page.isVisible()
    keys(empty, "v", line)
    keys(empty, Key.Key_Escape)
    assert not empty.dialogs()
    assert empty.frame.night.notice.shown
    keys(empty, "v")
    dialog = empty.dialog()
    assert isinstance(dialog, PasteTeams)
    assert dialog.text.toPlainText() == line
    dialog.do_button.click()
    assert not empty.dialogs()
    assert empty.team("Fisk").members
    keys(empty, "v")
    dialog = empty.dialog()
    assert isinstance(dialog, PasteTeams)
    assert not dialog.text.toPlainText()
    keys(empty, Key.Key_Escape)


def test_a_member_named_twice_is_said(empty: TeamFrame) -> None:
    """The second time the name vanished from the field without a word."""
    assert empty.page.isVisible()
    keys(empty, "r", "Fisk", Key.Key_Return, "Ida Falk", Key.Key_Return, "Ida Falk", Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    assert (form.members.field.text(), len(form.members.values)) == ("Ida Falk", 1)
    assert form.problem.isVisible()
    assert form.problem.text() == people.named_twice("Ida Falk")
    keys(empty, "Per Ost", Key.Key_Return)  # takes its place
    assert ([x.text() for x in (form.members.field,)], len(form.members.values)) == ([""], 2)
    assert not form.problem.isVisible()


@pytest.mark.parametrize("typed", ["ida falk", "Ida Falk, Per Ost"])
def test_a_member_of_another_team_is_said_to_be_one(empty: TeamFrame, typed: str) -> None:
    empty.do('register teams "Fisk: Ida Falk, Per Hall, Siv Frost"')
    assert empty.page.isVisible()
    keys(empty, "r", "Ess", Key.Key_Return, typed, Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    fisk = empty.team("Fisk").id
    assert says(form.problem.said, MemberTwice, name="Ida Falk", team=fisk)
    assert (form.members.names, form.members.field.text()) == ([], typed)


def test_the_card_of_a_talk_break_has_room_for_its_words(seated: TeamFrame) -> None:
    """Its reason needs a second line in the width of the card, and none in that of the column."""
    seated.pass_time(minutes=20, seconds=5)
    card = seated.frame.night.duties.cards[0]
    assert isinstance(card.duty, TalkDuty)
    assert card.height() == card.heightForWidth(card.width())


def test_a_seat_is_no_member(empty: TeamFrame) -> None:
    assert empty.page.isVisible()
    keys(empty, "r", "Fisk", Key.Key_Return, "1.3", Key.Key_Return)
    form = empty.dialog()
    assert isinstance(form, TeamForm)
    assert (form.members.field.text(), form.members.values) == ("1.3", [])
    assert form.problem.isVisible()


def test_a_list_of_teams_is_pasted(empty: TeamFrame) -> None:
    assert empty.page.isVisible()
    keys(empty, "v")
    dialog = empty.dialog()
    assert isinstance(dialog, PasteTeams)
    heading, again = "Team;Captain;Player 2;Player 3", "Fisk: Ada Ek, Bo Bo, Cy Cy"
    dialog.text.setPlainText(f"{heading}\n{TEAMS}\nnobody\n{again}\nKiruna;Ann A;Bea B (c);Cia C")
    refused = [row.name for row in dialog.model.rows if row.reasons]
    assert refused == ["nobody", "Fisk"]
    assert [row.heading for row in dialog.model.rows] == [True, *[False] * 15]
    QTest.keyClick(dialog.text, Key.Key_Return, CTRL)
    empty.session.settle()
    assert len(game(empty.t).teams) == 13
    assert empty.t.people.players[empty.team("Kiruna").captain].name == "Bea B"
    assert empty.dialog() is dialog, "what was refused is still there"
    assert dialog.text.toPlainText() == f"nobody\n{again}"
    assert not dialog.do_button.isEnabled()
    dialog.text.setPlainText("Luleå: Ada Ek, Bo Bo, Cy Cy")
    QTest.keyClick(dialog.text, Key.Key_Return, CTRL)
    empty.session.settle()
    assert not empty.dialogs()
    assert len(game(empty.t).teams) == 14
    empty.do("undo")
    assert len(game(empty.t).teams) == 13
    empty.do("undo")
    assert not game(empty.t).teams


def test_each_reason_against_a_pasted_team_has_a_line(empty: TeamFrame) -> None:
    dialog = PasteTeams(empty.page, empty.session)
    dialog.text.setPlainText("Ale: A A, B B, C C\nBro: A A, B B")
    QApplication.processEvents()
    wrong = dialog.model.rows[1].reasons
    assert len(wrong) == 3
    assert len(str(dialog.model.index(1, 2).data()).splitlines()) == 3


def pasted(night: TeamFrame, teams: int) -> tuple[PasteTeams, int]:
    """Paste so many teams; return the dialog, and how many calls of Python's that came to."""
    dialog, calls = PasteTeams(night.page, night.session), 0

    def count(*_: object) -> None:
        nonlocal calls
        calls += 1

    dialog.text.setPlainText("\n".join(f"Team {n}: A {n}, B {n}, C {n}" for n in range(teams)))
    sys.setprofile(count)
    try:
        dialog.read()
    finally:
        sys.setprofile(None)
    return dialog, calls


def test_twice_as_many_teams_are_read_in_twice_the_work(empty: TeamFrame) -> None:
    few, many = pasted(empty, 60)[1], pasted(empty, 120)[1]
    assert many < 2.2 * few


def test_a_list_that_takes_long_says_how_far_it_is_read(
    empty: TeamFrame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paste_list, "FIRST", 0)
    monkeypatch.setattr(paste_list, "SLICE", 0)
    dialog = PasteTeams(empty.page, empty.session)
    dialog.text.setPlainText("Ale: A A, B B, C C\nBro: D D, E E, F F\nBro: G G, H H, I I")
    seen = []
    while not dialog.model.rows:
        seen.append(dialog.count.text())
        assert not dialog.do_button.isEnabled()
        QTest.keyClick(dialog.text, Key.Key_Return, CTRL)  # not read yet: nothing is done
        assert not game(empty.t).teams
        QApplication.processEvents()
    assert len({*seen}) == 3, "a sentence for each line"
    assert dialog.do_button.isEnabled()
    QTest.keyClick(dialog.text, Key.Key_Return, CTRL)
    empty.session.settle()
    assert [x.name for x in game(empty.t).teams.values()] == ["Ale", "Bro"]


def test_cells_of_a_spreadsheet_are_a_line() -> None:
    assert plain_line("Fisk, Ida Falk, Per Öst") == "Fisk: Ida Falk, Per Öst"
    assert plain_line("Fisk\tIda Falk\tPer Öst") == "Fisk: Ida Falk, Per Öst"
    assert plain_line("Fisk: Ida; Per") == "Fisk: Ida; Per"
    assert plain_line("Fisk:\tIda Falk\tPer Öst") == "Fisk: Ida Falk, Per Öst"
    assert plain_line("Fisk: Ida Falk\tPer Öst") == "Fisk: Ida Falk, Per Öst"


def test_what_cannot_be_is_said_before_it_is_done(seated: TeamFrame) -> None:
    page = seated.page
    assert not page.buttons["register"].isVisible()
    against = seated.session.check(acts.RegisterTeam(name="Late", members=("A A", "B B", "C C")))
    assert LateTeam in map(type, against)
    keys(seated, "t")
    form = seated.dialog()
    assert isinstance(form, Form)
    assert says(form.problem.said, NotInTalkBreak, what="transfer")
    assert form.reason.isVisible(), "the director may take it all the same"
    keys(seated, Key.Key_Escape)


def test_a_transfer_is_told_announced_and_counted_by_keys(talking: TeamFrame) -> None:
    """The whole of it is in the keys: ten to tell it, one to announce, seven to count."""
    page, session = at(talking, "Norra B"), talking.session
    giver, taker = talking.stack("Norra B", 1), talking.stack("Norra B", 2)
    told = keys(talking, "t", giver, Key.Key_Tab, taker, Key.Key_Tab, Key.Key_Return)
    assert told == 10
    (transfer,) = game(talking.t).transfers.values()
    stacks = talking.team("Norra B").stacks
    assert (transfer.giver, transfer.taker, transfer.stage) == (stacks[1], stacks[2], "told")
    (line,) = [x for x in page.model.rows if x.name == "Norra B"]
    assert line.moving is not None
    assert line.moving.stage == "told"
    assert [x.gives for x in line.stacks] == [False, True, True]
    talking.pass_time(seconds=2)
    first = talking.frame.night.duties.cards[0].duty
    assert isinstance(first, asks.TransferDuty)
    assert keys(talking, Key.Key_Return) == 1
    assert game(talking.t).transfers[transfer.id].stage == "counting"
    page.table.setFocus()
    assert keys(talking, "t", "24310", Key.Key_Return) == 7
    done = game(talking.t).transfers[transfer.id]
    assert (done.stage, done.stack, done.chips) == ("counted", 24310, 2425)
    found = session.check(acts.TransferChips(entry=stacks[1], to=stacks[2]))
    assert TransfersMade in map(type, found)
    page.deeds["correct"].trigger()
    QApplication.processEvents()
    form = talking.dialog()
    assert isinstance(form, Form)
    form.line("stack").setText("24350")
    keys(talking, Key.Key_Return)
    assert game(talking.t).transfers[transfer.id].stack == 24350


def test_the_dialog_says_what_the_chips_can_pay(talking: TeamFrame) -> None:
    at(talking, "Fisk", 0)
    keys(talking, "t")
    form = talking.dialog()
    assert isinstance(form, TransferForm)
    assert form.combo("entry").currentData() == talking.team("Fisk").stacks[0]
    assert form.combo("to").currentData() != form.combo("entry").currentData()
    form.line("stack").setText("24310")
    form.refresh()
    assert "2,431" in form.due.text()
    assert "2,425" in form.due.text()
    form.line("stack").setText("25000")
    form.refresh()
    assert "2,500" in form.due.text()
    keys(talking, Key.Key_Escape)


def test_players_swap_in_the_break(talking: TeamFrame) -> None:
    page = at(talking, "Norra B", 0)
    keys(talking, "w")
    keys(talking, Key.Key_Return)  # the member without a stack is proposed
    names = {talking.t.people.entries[e].player for e in talking.team("Norra B").stacks}
    assert {talking.t.people.players[p].name for p in names} == {"Nils Åberg", "Bo Sund", "Maja Lind"}
    (line,) = [x for x in page.model.rows if x.name == "Norra B"]
    assert [x.swapped for x in line.stacks] == [True, False, False]
    talking.pass_time(minutes=3)
    (line,) = [x for x in page.model.rows if x.name == "Norra B"]
    assert not any(x.swapped for x in line.stacks), "another break, another mark"


def test_a_time_out_stops_the_room_and_is_counted(seated: TeamFrame) -> None:
    page, where = seated.page, seated.stack("Umeå", 1)
    page.table.setFocus()
    keys(seated, "o", where, Key.Key_Tab, Key.Key_Return)
    called = calling(seated.t)
    assert called is not None
    assert called.entry == seated.team("Umeå").stacks[1]
    assert seated.session.reading().phase == "paused"
    assert page.stopped.isVisible()
    assert page.stopped.left.text == "1:00"
    seated.pass_time(seconds=10)
    assert page.stopped.left.text == "1:00", "the team is waited for"
    page.table.setFocus()
    keys(seated, "g")
    seated.pass_time(seconds=17)
    assert page.stopped.left.text == "0:43"
    page.table.setFocus()
    keys(seated, "a")
    assert calling(seated.t) is None
    assert not page.stopped.isVisible()
    assert seated.session.reading().phase == "running"
    (line,) = [x for x in page.model.rows if x.name == "Umeå"]
    assert (line.cards, line.owed, line.used) == (1, 1, 0)
    (card,) = [c for c in seated.frame.night.duties.cards if isinstance(c.duty, asks.CardDuty)]
    button = next(b for b in card.findChildren(KeyButton) if b.isVisible())
    seated.frame.click(button)
    seated.session.settle()
    (line,) = [x for x in page.model.rows if x.name == "Umeå"]
    assert (line.cards, line.owed, line.used) == (1, 0, 1)


def test_a_team_that_is_out_has_its_place_and_no_sheet(seated: TeamFrame) -> None:
    page = seated.page
    seated.do('disqualify team "Fisk" for "collusion" stacks 20000 20000 20000')
    places = {x.name: x.place for x in page.model.rows}
    assert [name for name, place in places.items() if place] == ["Fisk"]
    session = seated.session
    sheets = pages_of(team_sheets(session.director, session.now(), session.zone), A4)
    assert "Fisk" not in texts(sheets, "name")
    assert len(sheets) == 11


@pytest.mark.parametrize(
    "typed", ["24.300 18,000 7500", "24300, 18000, 7500", "24300,18000,7500", "24.3k;18k;7.5k"]
)
def test_counted_stacks_are_typed_as_chips_are_elsewhere(seated: TeamFrame, typed: str) -> None:
    page, team = at(seated, "Fisk"), seated.team("Fisk")
    page.deeds["disqualify"].trigger()
    keys(seated, "collusion", Key.Key_Tab, typed, Key.Key_Return)
    assert not seated.dialogs()
    assert {*team.stacks} <= seated.t.conduct.disqualified.keys()
    assert seated.session.director.history[-1].line.endswith(" stacks 24300 18000 7500")


def test_the_clock_waits_while_a_time_out_lasts(seated: TeamFrame) -> None:
    seated.do(f"time-out {seated.stack('Umeå', 1)}")
    page, header = seated.page, seated.frame.night.header
    page.table.setFocus()
    assert not header.toggle.isEnabled()
    before = header.toggle.text()
    keys(seated, Key.Key_Space)
    assert seated.session.reading().phase == "paused"
    against = seated.session.check(house.Resume())
    assert [(type(x), x.overridable) for x in against] == [(TimeOutLasts, True)]
    assert against[0].clause
    seated.do("end time-out acted")
    seated.pass_time(seconds=1)
    assert seated.session.reading().phase == "running"
    seated.do("pause")
    seated.pass_time(seconds=1)
    assert header.toggle.isEnabled()
    assert header.toggle.text() != before, "while it lasted the button said what holds the clock"


def test_a_call_without_a_card_warns_the_team(seated: TeamFrame) -> None:
    where = seated.stack("Umeå", 1)
    for _ in range(2):
        seated.do(f"time-out {where}", "end time-out acted", 'time-out card "Umeå"')
    seated.do(f"time-out {where}")
    found = next(d for d in duties(seated.t, seated.session.now()) if isinstance(d, asks.TimeOutDuty))
    assert found.warns
    names, words = Names(seated.t), to_do(found, Names(seated.t))
    assert "Umeå" in words.why
    assert names.entry(found.entry) not in words.why
    assert [x.name for x in other_lines(seated.session, []) if x.kind == "penalty"] == ["Umeå"]


def test_the_count_is_marked_after_an_announcement(talking: TeamFrame) -> None:
    """Enter in a talk break breaks no table while something of the break is to do."""
    for name in ("Malmö Ess", "Fisk", "Göta"):
        talking.do(f'disqualify team "{name}" for "collusion" stacks 20000 20000 20000')
    giver, taker = talking.stack("Norra B", 1), talking.stack("Norra B", 2)
    talking.do(f"transfer {giver} to {taker}")
    kinds = [type(d) for d in duties(talking.t, talking.session.now())]
    assert kinds.index(TalkDuty) < kinds.index(BreakTableDuty)
    assert talking.page.isVisible()
    talking.pass_time(seconds=2)
    keys(talking, Key.Key_Return)
    (transfer,) = game(talking.t).transfers.values()
    assert transfer.stage == "counting"
    talking.pass_time(seconds=2)
    talking.frame.focus_page()
    (ring,) = [c.duty for c in talking.frame.night.duties.cards if c.ring]
    assert isinstance(ring, asks.TransferDuty)
    keys(talking, Key.Key_Return)
    assert isinstance(talking.dialog(), TransferForm)
    keys(talking, "24310", Key.Key_Return)
    assert game(talking.t).transfers[transfer.id].stack == 24310


def test_a_transfer_counted_as_it_is_told_is_announced(talking: TeamFrame) -> None:
    page = talking.page
    giver, taker = talking.stack("Norra B", 1), talking.stack("Norra B", 2)
    talking.do(f"transfer {giver} to {taker} stack 24310")
    talking.pass_time(seconds=2)
    (line,) = [x for x in page.model.rows if x.name == "Norra B"]
    assert line.moving is not None
    assert (line.moving.stage, line.moving.chips) == ("told", 2425)
    found = talking.frame.night.duties.cards[0].duty
    assert isinstance(found, asks.TransferDuty)
    assert (found.announced, found.stack, found.chips) == (False, 24310, 2425)
    keys(talking, Key.Key_Return)
    assert [bool(x.announced) for x in game(talking.t).transfers.values()] == [True]
    left = duties(talking.t, talking.session.now())
    assert not [d for d in left if isinstance(d, asks.TransferDuty)]


def test_the_hand_is_dead_by_the_duty_once_time_is_up(seated: TeamFrame) -> None:
    seated.do(f"time-out {seated.stack('Umeå', 1)}", "gathered")
    seated.pass_time(seconds=61)
    seated.frame.focus_page()
    keys(seated, Key.Key_Return)  # it came by the clock: this one marks it
    seated.pass_time(seconds=2)
    keys(seated, Key.Key_Return)
    assert calling(seated.t) is None
    assert [x.outcome for x in game(seated.t).time_outs.values()] == ["dead"]


def test_a_team_is_found_and_a_stack_chosen(seated: TeamFrame) -> None:
    page = seated.page
    keys(seated, "f", "nea")
    assert [x.name for x in page.model.rows] == ["Solna River"]
    keys(seated, Key.Key_Return)
    assert page.table.hasFocus()
    keys(seated, Key.Key_Right, Key.Key_Right)
    stack = page.table.chosen_stack()
    assert stack is not None
    assert stack.entry == seated.team("Solna River").stacks[1]
    page.finder.clear()
    assert len(page.model.rows) == 12
    line = page.table.chosen()
    assert line is not None
    assert line.name == "Solna River"


def test_dead_stacks_say_when_and_team_mates_stand_out(seated: TeamFrame) -> None:
    page, lost = seated.page, seated.stack("Göta", 2)
    seated.do(f"eliminate {lost}")
    (line,) = [x for x in page.model.rows if x.name == "Göta"]
    assert [x.state for x in line.stacks] == ["in", "in", "out"]
    assert "1" in line.stacks[2].end
    mine = seated.stack("Fisk", 0)
    parsed = script.parse(
        f"move {seated.stack('Fisk', 1)} to {_free(seated, mine)}",
        seated.t,
        seated.session.now(),
        seated.session.zone,
    )
    assert parsed is not None
    seated.session.do(parsed.act, "to see it")
    (line,) = [x for x in page.model.rows if x.name == "Fisk"]
    assert [x.look for x in line.stacks].count(True) >= 2


def _free(night: TeamFrame, seat: str) -> str:
    """A free seat at the table of this one, made free where there is none."""
    label = seat.partition(".")[0]
    table = next(x for x in night.t.open_tables if x.label == label)
    if not table.free:
        going = next(
            n for n, e in table.seats.items() if f"{label}.{n}" != seat and e not in night.team("Fisk").stacks
        )
        night.do(f"eliminate {label}.{going}")
    return f"{label}.{table.free[0]}"


def test_the_second_card_is_asked_and_members_leave(seated: TeamFrame) -> None:
    page = at(seated, "Norra A")
    page.deeds["leave"].trigger()
    QApplication.processEvents()
    keys(seated, Key.Key_Return)
    team = seated.team("Norra A")
    assert len(team.roster) == 2
    (line,) = [x for x in page.model.rows if x.name == "Norra A"]
    assert [gone for _, gone in line.members].count(True) == 1
    assert [x.look for x in line.stacks].count(True) == 1, "nobody sits behind one"


@pytest.mark.parametrize("size", [(1024, 700), (1366, 768), (1440, 900), (1920, 1080)])
def test_nothing_is_cut_at_any_size(talking: TeamFrame, size: tuple[int, int]) -> None:
    talking.frame.window.resize(QSize(*size))
    page = talking.page
    QApplication.processEvents()
    talking.do(f"transfer {talking.stack('Fisk', 0)} to {talking.stack('Fisk', 1)}")
    QApplication.processEvents()
    for button in page.findChildren(KeyButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
    assert not page.table.horizontalScrollBar().isVisible()
    table = page.table
    wide = sum(table.columnWidth(c) for c in range(TRANSFER + 1))
    assert wide <= table.viewport().width()
    assert table.columnWidth(FIRST) >= 100
    assert table.columnWidth(CARDS) >= 4 * 17
    assert table.columnWidth(0) <= 3 * table.columnWidth(FIRST), "the stacks stand near their team"


def test_every_key_of_the_page_does_something(talking: TeamFrame) -> None:
    page = talking.page
    shown = {b.text() for b in page.findChildren(QWidget) if isinstance(b, KeyButton) and b.isVisible()}
    assert {page.deeds[x].text() for x in ("transfer", "swap", "time_out", "hands_done", "sheets")} <= shown
    before = read(talking.t.clock.levels, talking.t.clock.position, talking.session.now()).remaining
    page.table.setFocus()
    keys(talking, "d")
    assert before == talking.session.reading().remaining == 115_000
    keys(talking, Key.Key_Return)
    assert talking.session.reading().remaining == 120_000, "all hands are done: it runs from now"


def test_a_duty_leads_to_its_question(talking: TeamFrame) -> None:
    seat, to = talking.stack("Fisk", 0), talking.stack("Fisk", 1)
    talking.do(f"transfer {seat} to {to}", f"announce transfer {seat}")
    talking.pass_time(seconds=2)
    talking.frame.focus_page()
    keys(talking, Key.Key_Return)
    if not talking.dialogs():  # that one only marked it
        talking.pass_time(seconds=2)
        keys(talking, Key.Key_Return)
    form = talking.dialog()
    assert isinstance(form, Asking)
    keys(talking, "20000", Key.Key_Return)
    (transfer,) = game(talking.t).transfers.values()
    assert transfer.chips == 2000


def test_the_sheet_of_keys_says_what_each_does(seated: TeamFrame) -> None:
    rows = of_page("teams", seated.page)
    assert [row.keys for row in rows if not row.words] == []
    assert {"T", "W", "O", "D", "G", "A", "K", "H", "F", "M"} <= {key for row in rows for key in row.keys}


def test_standings_are_saved_as_a_table(seated: TeamFrame, tmp_path: Path) -> None:
    page = at(seated, "Fisk")
    page.deeds["csv"].trigger()
    QApplication.processEvents()
    (asked,) = [x for x in seated.dialogs() if isinstance(x, QFileDialog)]
    asked.fileSelected.emit(str(tmp_path / "teams.csv"))
    asked.reject()
    assert "Norra B" in (tmp_path / "teams.csv").read_text("utf-8-sig")


def due_now(night: TeamFrame) -> list[Duty]:
    return duties(night.t, night.session.now())


def played_down(seated: TeamFrame) -> asks.BreakDownDuty:
    """Play down to three tables of which one is to break, and a team there has three stacks."""
    last = [line.partition(":")[0] for line in TEAMS.splitlines()][::-1]
    while not (found := [d for d in due_now(seated) if isinstance(d, asks.BreakDownDuty)]):
        due = [d for d in due_now(seated) if isinstance(d, BreakTableDuty)]
        three = sum(bool(x.seats) for x in seated.t.open_tables) == 3
        if due and due[0].act is not None and not three:
            seated.session.do(due[0].act)
            continue
        name = last[0]
        alive = [n for n, e in enumerate(seated.team(name).stacks) if not seated.t.people.entries[e].out]
        if not alive:
            last.pop(0)
            continue
        seated.do(f"eliminate {seated.stack(name, alive[0])}")
        seated.pass_time(seconds=2)
    return found[0]


def asked(seated: TeamFrame) -> set[str]:
    """Return the kinds of the cards that are about fewer tables."""
    about = asks.BreakDownDuty, asks.ThirdStackDuty, BreakTableDuty
    return {x.duty.kind for x in seated.frame.night.duties.cards if isinstance(x.duty, about)}


def test_enter_breaks_down_to_two_tables_and_later_keeps_three(seated: TeamFrame) -> None:
    duty = played_down(seated)
    (card,) = [x for x in seated.frame.night.duties.cards if x.duty.id == duty.id]
    assert asked(seated) == {duty.kind}
    (way_out,) = [x for x in card.findChildren(KeyButton) if x.objectName() == "otherwise"]
    way_out.setFocus()
    seated.frame.key(Key.Key_Space)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Return):
        QTest.keyClick(menu, key)
    assert seated.t.word.marked[duty.id] == "dismissed"
    assert not asked(seated)
    seated.frame.focus_page()
    seated.frame.key(Key.Key_Z, CTRL)
    seated.pass_time(seconds=2)
    assert asked(seated) == {duty.kind}
    seated.frame.focus_page()
    seated.frame.key(Key.Key_Return)
    assert seated.t.word.marked[duty.id] == "done"
    assert asked(seated) == {asks.ThirdStackDuty.kind, BreakTableDuty.kind}


@pytest.mark.parametrize("later", [False, True])
@pytest.mark.parametrize("deed", ["break", "break_next"])
def test_the_tables_page_breaks_down_by_the_same_question(seated: TeamFrame, deed: str, later: bool) -> None:
    """The captains are asked there too, also where the director put it off before."""
    duty = played_down(seated)
    if later:
        seated.session.do(house.MarkDuty(duty=duty.id, how="dismissed"))
        assert not asked(seated)
    page = seated.frame.night.show_page("tables")
    assert isinstance(page, TablesPage)
    seat = min(seated.t.room.tables[duty.table].seats)
    page.floor.choose((duty.table, seat))
    if deed == "break":
        menu = page.deeds.menu_at((duty.table, seat))
        next(x for x in menu.actions() if x is page.deeds[deed]).trigger()
    else:
        page.setFocus()
        seated.frame.key(Key.Key_K)
        seated.frame.key(Key.Key_Return)
    assert seated.t.word.marked[duty.id] == "done"
    assert len(seated.t.open_tables) == 3
    assert asked(seated) == {asks.ThirdStackDuty.kind, BreakTableDuty.kind}
    seated.pass_time(seconds=2)
    page.deeds[deed].trigger()
    assert len(seated.t.open_tables) == 2


def enter(frame: Frame, line: str) -> None:
    """Type a line in the command bar."""
    frame.focus_page()
    frame.key(Key.Key_K, CTRL)
    frame.type(line)
    frame.key(Key.Key_Return)


@pytest.mark.parametrize("later", [False, True])
def test_the_command_bar_breaks_down_by_the_same_question(seated: TeamFrame, later: bool) -> None:
    """Typed once more, the table breaks."""
    duty = played_down(seated)
    if later:
        seated.session.do(house.MarkDuty(duty=duty.id, how="dismissed"))
    label = seated.t.room.tables[duty.table].label
    enter(seated.frame, f"break {label}")
    assert seated.t.word.marked[duty.id] == "done"
    assert len(seated.t.open_tables) == 3
    assert asked(seated) == {asks.ThirdStackDuty.kind, BreakTableDuty.kind}
    seated.pass_time(seconds=2)
    enter(seated.frame, f"break {label}")
    assert len(seated.t.open_tables) == 2


def test_a_break_with_a_reason_asks_nobody_in_the_command_bar(seated: TeamFrame) -> None:
    duty = played_down(seated)
    enter(seated.frame, f'break {seated.t.room.tables[duty.table].label} override "a broken lamp"')
    assert len(seated.t.open_tables) == 2


def test_a_third_stack_is_answered_from_its_duty(seated: TeamFrame) -> None:
    begins = played_down(seated).act
    assert begins is not None
    seated.session.do(begins)
    duty = next(d for d in due_now(seated) if isinstance(d, asks.ThirdStackDuty))
    page = seated.page
    page.about(duty)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [x.text() for x in menu.actions()] == [page.deeds[x].text() for x in ("rest", "split", "merge")]
    menu.close()
    stack = page.table.chosen_stack()
    assert stack is not None
    assert stack.entry == duty.entry
    seated.session.do(acts.RestStack(entry=duty.entry))
    page = seated.page
    (line,) = [x for x in page.model.rows if x.team == duty.team]
    assert [x.state for x in line.stacks].count("rests") == 1


@pytest.mark.parametrize(("words", "act"), [("Split…", acts.SplitStack), ("Merge…", acts.MergeStack)])
def test_the_card_of_a_third_stack_offers_all_answers(seated: TeamFrame, words: str, act: type[Act]) -> None:
    begins = played_down(seated).act
    assert begins is not None
    seated.session.do(begins)
    seated.pass_time(seconds=2)
    (card, *_) = [c for c in seated.frame.night.duties.cards if isinstance(c.duty, asks.ThirdStackDuty)]
    duty = card.duty
    assert isinstance(duty, asks.ThirdStackDuty)
    (way_out,) = [x for x in card.findChildren(KeyButton) if x.objectName() == "otherwise"]
    seated.frame.click(way_out)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    action = next(x for x in menu.actions() if x.text() == words)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(action).center())
    form = seated.dialog()
    assert isinstance(form, Form)
    assert (form.act, form.combo("entry").currentData()) == (act, duty.entry)


@pytest.mark.parametrize("deed", ["rest", "split", "merge"])
def test_a_teams_third_stack_is_chosen_where_a_duty_asks_for_it(seated: TeamFrame, deed: str) -> None:
    begins = played_down(seated).act
    assert begins is not None
    seated.session.do(begins)
    seated.pass_time(seconds=2)
    cards = [c.duty for c in seated.frame.night.duties.cards if isinstance(c.duty, asks.ThirdStackDuty)]
    teams = game(seated.t).teams
    people = seated.t.people
    duty = next(x for x in cards if live_stacks(people, teams[x.team]).index(x.entry) > 0)
    page = at(seated, teams[duty.team].name)
    page.deeds[deed].refresh()
    page.deeds[deed].trigger()
    form = seated.dialog()
    assert isinstance(form, Form)
    assert form.combo("entry").currentData() == duty.entry


def test_the_duty_for_another_captain_opens_the_choice(seated: TeamFrame) -> None:
    seated.do('leave team "Ida Falk"')
    (card,) = [c for c in seated.frame.night.duties.cards if isinstance(c.duty, asks.CaptainDuty)]
    button = next(b for b in card.findChildren(KeyButton) if b.isVisible())
    seated.frame.click(button)
    form = seated.dialog()
    assert isinstance(form, Form)
    assert form.act is acts.Captain


def test_a_stack_is_split_between_two_others_and_merged_into_a_mates(seated: TeamFrame) -> None:
    page = at(seated, "Fisk", 0)
    first, second, _ = seated.team("Fisk").stacks
    page.deeds["split"].refresh()
    assert page.deeds["split"].isEnabled()
    seated.do(f"eliminate {seated.stack('Fisk', 2)}")
    page = at(seated, "Fisk", 0)
    for name in ("split", "merge"):
        page.deeds[name].refresh()
    assert not page.deeds["split"].isEnabled()
    page.deeds["merge"].trigger()
    (form,) = seated.dialogs()
    assert isinstance(form, Form)
    into = form.combo("to")
    for chosen, mate in ((first, second), (second, first)):
        form.combo("entry").setCurrentIndex(form.combo("entry").findData(chosen))
        assert [into.itemData(i) for i in range(into.count())] == [mate]
    form.line("chips").setFocus()
    QTest.keyClicks(form.line("chips"), "no number")
    QApplication.processEvents()
    body = form.findChild(TallBody)
    assert form.problem.isVisible()
    assert body is not None
    assert body.verticalScrollBar().maximum() == 0  # what is wrong can be read


def test_a_merger_says_whether_its_stack_was_counted(seated: TeamFrame) -> None:
    """Left empty the count is taken; a stack that was never counted has none."""
    first, second, _ = seated.team("Fisk").stacks
    seated.do(f"eliminate {seated.stack('Fisk', 2)}")
    seated.do(f"stack {seated.stack('Fisk', 1)} 12000")
    page = at(seated, "Fisk", 0)
    page.deeds["merge"].refresh()
    page.deeds["merge"].trigger()
    form = seated.dialog()
    assert isinstance(form, Form)
    chips, entry = form.line("chips"), form.combo("entry")
    assert entry.currentData() == first
    assert chips.placeholderText() not in ("", form.hint("chips"))
    assert StackUnknown in against(form)
    entry.setFocus()
    keys(seated, Key.Key_Down)
    assert (entry.currentData(), chips.placeholderText()) == (second, form.hint("chips"))
    assert StackUnknown not in against(form)


def against(form: Form) -> set[type[Reason]]:
    """Return the kinds of what stands against the act as it is filled in."""
    wish = form.wish()
    assert isinstance(wish, Act)
    return {type(x) for x in form.session.check(wish)}


def test_all_who_left_are_struck_out(seated: TeamFrame) -> None:
    names = (("Falk", False), ("Öst", True), ("Frost", False), ("Hall", True))
    pieces = _members(names, 400)
    assert [words for words, face in pieces if face.strikeOut()] == ["Öst", "Hall"]
    assert [words for words, _ in _members(names, 60)][-1].endswith("3")


def test_a_chosen_stack_offers_its_own_team_alone(talking: TeamFrame) -> None:
    own = talking.team("Norra B").stacks
    at(talking, "Norra B", 1)
    keys(talking, "t")
    form = talking.dialog()
    assert isinstance(form, TransferForm)
    giver = form.combo("entry")
    assert [giver.itemData(i) for i in range(giver.count())] == [*own]
    assert giver.currentData() == own[1]
    giver.setFocus()
    keys(talking, Key.Key_Down, Key.Key_Down)
    assert giver.currentData() == own[2], "no key leads to another team's"
    keys(talking, Key.Key_Escape)
    page = at(talking, "Norra B")
    keys(talking, "t")
    form = talking.dialog()
    assert isinstance(form, TransferForm)
    giver = form.combo("entry")
    assert [giver.itemData(i) for i in range(3)] == [*own], "the chosen team's come first"
    before = form.heading.text()
    giver.setCurrentIndex(giver.findData(talking.team("Fisk").stacks[0]))
    assert form.heading.text() != before, "the heading names the team"
    keys(talking, Key.Key_Escape)
    assert not game(talking.t).transfers
    assert page.isVisible()


def test_a_transfer_that_is_told_takes_no_old_count(talking: TeamFrame) -> None:
    giver, taker = talking.stack("Norra B", 1), talking.stack("Norra B", 2)
    talking.do(f"stack {giver} 8000", f"transfer {giver} to {taker}")
    assert talking.t.people.entries[talking.team("Norra B").stacks[1]].stack == 8000
    talking.pass_time(seconds=2)
    (line,) = [x for x in talking.page.model.rows if x.name == "Norra B"]
    assert line.moving is not None
    assert line.moving.chips == 0
    (found,) = [d for d in duties(talking.t, talking.session.now()) if isinstance(d, asks.TransferDuty)]
    assert found.stack == 0
    at(talking, "Norra B", 1)
    keys(talking, "t")
    form = talking.dialog()
    assert isinstance(form, TransferForm)
    assert not form.line("stack").text()
    keys(talking, Key.Key_Escape)


def test_teams_that_are_out_stand_by_place(seated: TeamFrame) -> None:
    page, out = seated.page, ["Fisk", "Umeå", "Göta"]
    for name in out:
        seated.do(f'disqualify team "{name}" for "collusion" stacks 20000 20000 20000')
    assert [x.name for x in page.model.rows][-3:] == out[::-1]
    assert all(x.place for x in page.model.rows[-3:])


def test_the_stacks_of_the_team_that_won_show_no_old_count(seated: TeamFrame) -> None:
    """It has all the chips, and nobody has counted how they are parted."""
    mine = seated.team("Fisk").stacks
    seated.do(f"stack {seated.stack('Fisk', 0)} 12000")
    for entry in [e.id for e in seated.t.playing if e.id not in mine]:
        seated.frame.session.do(house.Eliminate(who=(entry,)), "played to the end")
    assert seated.t.won
    assert len(seated.t.playing) == len(mine)
    page = seated.frame.night.show_page("tables")
    assert isinstance(page, TablesPage)
    shown = {x.entry: x.stack for oval in page.floor.ovals.values() for x in oval.view.seats if x.entry}
    assert shown == dict.fromkeys(mine, "")


def test_the_count_of_a_transfer_says_nothing_of_one_that_is_only_announced(talking: TeamFrame) -> None:
    giver, taker = talking.stack("Norra B", 1), talking.stack("Norra B", 2)
    told: list[str] = []
    for lines in ((), (f"transfer {giver} to {taker}", f"announce transfer {giver}")):
        talking.do(*lines)
        at(talking, "Norra B")
        keys(talking, "t")
        form = talking.dialog()
        assert isinstance(form, TransferForm)
        told.append(form.line("stack").placeholderText())
        keys(talking, Key.Key_Escape)
    assert told[0]
    assert not told[1]


def test_a_transfer_from_a_stack_that_is_out_is_counting_no_more(talking: TeamFrame) -> None:
    giver, taker = talking.stack("Norra B", 1), talking.stack("Norra B", 2)
    talking.do(f"transfer {giver} to {taker}", f"announce transfer {giver}")
    (line,) = [x for x in talking.page.model.rows if x.name == "Norra B"]
    assert line.moving is not None
    talking.do(f"eliminate {giver}")
    (line,) = [x for x in talking.page.model.rows if x.name == "Norra B"]
    assert line.moving is None
    at(talking, "Norra B")
    keys(talking, "t")
    form = talking.dialog()
    assert isinstance(form, TransferForm)
    assert "entry" in form.fields, "a new one is told"
    keys(talking, Key.Key_Escape)


def test_a_late_team_is_registered_from_the_menu(empty: TeamFrame) -> None:
    def offered() -> list[str]:
        page = empty.page
        page._popup(page.mapToGlobal(page.rect().center()))
        (menu,) = [x for x in page.findChildren(QMenu) if x.isVisible()]
        texts = [x.text() for x in menu.actions()]
        menu.close()
        return texts

    teams = " ".join(f'"{line}"' for line in TEAMS.splitlines())
    empty.do(f"register teams {teams}")
    register = empty.page.deeds["register"].text()
    assert empty.page.buttons["register"].isVisible()
    assert register not in offered()
    empty.do(*SEATED.strip().splitlines())
    assert not empty.page.buttons["register"].isVisible()
    assert register in offered()


def click_duty(night: TeamFrame, kind: type[Duty]) -> None:
    """Click the button of the first duty of this kind."""
    card = next(c for c in night.frame.night.duties.cards if isinstance(c.duty, kind))
    night.frame.click(next(b for b in card.findChildren(KeyButton) if b.isVisible()))
    QApplication.processEvents()
    night.session.settle()


def click_in_dialog(night: TeamFrame) -> None:
    form = night.dialog()
    assert isinstance(form, Form)
    night.frame.click(form.do_button)
    QApplication.processEvents()
    night.session.settle()


def test_a_whole_talk_break_and_a_time_out_by_the_mouse(talking: TeamFrame) -> None:
    """Two teams transfer, one is counted wrong and put right, a third swaps; then a time-out."""
    page, session = talking.page, talking.session
    click_duty(talking, TalkDuty)
    for name, counted in (("Norra B", "24310"), ("Fisk", "19000")):
        at(talking, name, 0)
        talking.frame.click(page.buttons["transfer"])
        QApplication.processEvents()
        click_in_dialog(talking)
        talking.pass_time(seconds=2)
        click_duty(talking, asks.TransferDuty)
        click_duty(talking, asks.TransferDuty)
        keys(talking, counted)
        click_in_dialog(talking)
    assert [x.chips for x in game(talking.t).transfers.values()] == [2425, 1900]
    at(talking, "Fisk", 0)
    page.deeds["correct"].trigger()
    QApplication.processEvents()
    keys(talking, "20000")
    click_in_dialog(talking)
    assert [x.chips for x in game(talking.t).transfers.values()] == [2425, 2000]
    at(talking, "Umeå", 0)
    before = [talking.t.people.entries[e].player for e in talking.team("Umeå").stacks]
    talking.frame.click(page.buttons["swap"])
    QApplication.processEvents()
    click_in_dialog(talking)
    after = [talking.t.people.entries[e].player for e in talking.team("Umeå").stacks]
    assert sorted(after) == sorted(before)
    assert after != before
    talking.pass_time(minutes=3)
    assert session.reading().phase == "running"
    at(talking, "Göta", 1)
    talking.frame.click(page.buttons["time_out"])
    QApplication.processEvents()
    click_in_dialog(talking)
    assert session.reading().phase == "paused"
    gathered, acted, _ = page.stopped.buttons
    for button in (gathered, acted):
        talking.frame.click(button)
        QApplication.processEvents()
        session.settle()
    assert session.reading().phase == "running"
    click_duty(talking, asks.CardDuty)
    (line,) = [x for x in page.model.rows if x.name == "Göta"]
    assert (line.cards, line.owed, line.used) == (1, 0, 1)
