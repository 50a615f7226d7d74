"""Wordings that the review of the windows corrected: names told apart, clauses, duties put off."""

from __future__ import annotations

from collections.abc import Callable

from core.say import acts
from core.say.duties import DealDuty, ReportDuty, duty_id
from gui.console.frame.completion import suggest
from gui.console.tables.deeds import SeatDeeds
from gui.console.tables.page import TablesPage
from gui.console.tonight.page import TonightPage
from gui.paper.preview import PreviewDialog
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.words import commands as commands_words
from gui.words import tables as tables_words
from gui.words import text
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import table_views

NAMESAKES = """
open table 1
open table 2
register "Bo Sund" number 113 seat 1.1
register "Bo Sund" number 207 seat 1.4
register "Anna Ek" seat 2.1
register "Eva Holm" seat 2.2
"""


def test_a_namesake_s_menu_names_the_club_number(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, NAMESAKES)
    frame = open_frame()
    frame.night.show_page("tables")
    page = frame.night.stack.currentWidget()
    deeds: SeatDeeds = page.deeds  # type: ignore[union-attr]
    page.floor.choose((session.state.open_tables[0].id, 4))  # type: ignore[union-attr]
    deeds.refresh()
    assert deeds["bust"].text() == tables_words.deed("bust", "Bo Sund 207")
    assert deeds["absent"].text() == tables_words.deed("absent", "Bo Sund 207")
    page.ask("move")  # type: ignore[union-attr]
    assert page.bar.pending.question == tables_words.move_question("Bo Sund 207")  # type: ignore[union-attr]


def test_what_the_command_bar_offers_for_namesakes_is_a_seat_and_does_it(frame: Frame) -> None:
    session = frame.session
    type_lines(session, 'register "Anna Ek" number 7 seat 2.2 override "came so"')
    offers = suggest("Anna", session.state)
    lines = sorted(x.line for x in offers if x.line.startswith("eliminate"))
    assert lines == ["eliminate 1.3", "eliminate 2.2"]
    assert [x.title for x in offers if x.line == "eliminate 2.2"] == [commands_words.out("Anna Ek 7")]
    assert not [x for x in suggest("eliminate Anna", session.state) if " e1" in x.line]


def test_who_is_told_apart_by_number_keeps_it_however_narrow(frame: Frame) -> None:
    type_lines(frame.session, 'register "Anna Ek" number 7 seat 2.2 override "came so"')
    seat = table_views(frame.session.state, False, 0)[1].seats[1]
    assert (seat.name, seat.tail) == ("Anna Ek 7", " 7")


def test_a_halted_table_is_seen_and_what_was_put_aside_says_which(frame: Frame) -> None:
    session = frame.session
    table = session.state.open_tables[1]
    session.do(acts.Halt(table=table.id), override="one is away")
    assert table_views(session.state, False, session.now())[1].tone == "amber"
    session.do(acts.MarkDuty(duty=duty_id(DealDuty.kind, (table.id,), (6, 8)), how="dismissed"))
    said = text.sentence(session.director.history[-1], text.Names(session.state))
    assert "2" in said.text
    assert said.quiet, "where it can be done after all"


def test_tonight_says_by_which_clause_and_the_history_who_went_where(frame: Frame) -> None:
    session = frame.session
    type_lines(session, "rulebook svepof-2006\nstart\nbreak 2")
    page = frame.night.page("tonight")
    assert isinstance(page, TonightPage)
    row = page.lines.rows[0]
    assert (row.kind, row.quiet) == ("draw", "SvePoF 2006 §8.1")
    said = text.sentence(session.director.history[-1], text.Names(session.state))
    assert "David Holm → 1." in said.quiet
    seats = [int(x.split("→ 1.")[1]) for x in said.quiet.split(" · ") if "→" in x]
    assert seats == sorted(seats)


def test_the_report_of_rulings_is_printed_from_its_card(frame: Frame) -> None:
    session = frame.session
    type_lines(session, "rulebook svepof-2006\nstart")
    frame.pass_time(minutes=90)
    type_lines(session, 'register "Late One" override "a sponsor"\ncancel "power cut" override "no light"')
    card = next(c for c in frame.night.duties.cards if isinstance(c.duty, ReportDuty))
    shown = [b for b in card.findChildren(KeyButton) if b.isVisible()]
    assert [b.text() for b in shown][:2] == ["Reported", "Print…"]
    frame.click(shown[1])
    preview = frame.window.findChild(PreviewDialog)
    assert isinstance(preview, PreviewDialog)
    preview.reject()


def test_two_tables_fill_the_room_they_have(session: Session, open_frame: Callable[..., Frame]) -> None:
    type_lines(session, "open table 1 seats 6\nopen table 2 seats 6")
    frame = open_frame(1280, 720)
    frame.night.show_page("tables")
    page = frame.night.page("tables")
    assert isinstance(page, TablesPage)
    ovals = list(page.floor.ovals.values())
    assert all(oval.shape_now.rows for oval in ovals)
    high, wide = page.floor.viewport().height(), page.floor.viewport().width()
    assert sum(o.width() * o.height() for o in ovals) > 0.95 * high * wide
