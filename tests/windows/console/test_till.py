"""The till by real keys and clicks: the duty's payment, the letter on the Players page, and neither without a
till."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QComboBox

from core.money.till import account, till
from core.people.listing import list_name
from core.say import acts
from core.say.becauses import ChangeDue
from core.say.duties import ToPayDuty, UnpaidDuty
from gui.console.ask.form import Form
from gui.console.money.page import TILL, MoneyPage
from gui.console.players.page import PlayersPage
from gui.widgets.labels import Label
from gui.words.names import Names
from gui.words.voices import why
from tests.windows.console.conftest import Frame, type_lines

Key = Qt.Key


def opened() -> Form:
    QApplication.processEvents()
    (found,) = (w for w in QApplication.topLevelWidgets() if isinstance(w, Form) and w.isVisible())
    return found


def card(frame: Frame, kind: type[UnpaidDuty] | type[ToPayDuty]) -> object:
    return next(x for x in frame.night.duties.cards if isinstance(x.duty, kind))


def players(frame: Frame) -> PlayersPage:
    page = frame.night.show_page("players")
    assert isinstance(page, PlayersPage)
    QApplication.processEvents()
    return page


def test_the_duty_takes_one_payment_after_another(frame: Frame) -> None:
    type_lines(frame.session, "set till on\nstart")
    due = card(frame, UnpaidDuty)
    first, owed = due.duty.players[0], due.duty.amounts[0]  # type: ignore[attr-defined]
    frame.click(due.button)  # type: ignore[attr-defined]
    form = opened()
    assert form.line("amount").text() == str(owed)
    method = form.fields["method"].edit
    assert isinstance(method, QComboBox)
    assert [method.itemText(i) for i in range(method.count())] == ["Cash", "Swish", "Card"]
    method.setCurrentIndex(1)
    frame.click(form.do_button)
    mine = account(frame.session.state, first, frame.session.now())
    assert (mine.owes, mine.collected) == (0, owed)
    assert [x.in_till for x in till(frame.session.state, 0).drawers][1] == owed
    assert first not in card(frame, UnpaidDuty).duty.players  # type: ignore[attr-defined]


def test_the_letter_takes_a_payment_only_where_a_till_is_kept(frame: Frame) -> None:
    page = players(frame)
    page.choose_row(0)
    page.table.setFocus()
    assert not page.deeds["payment"].isVisible()
    frame.key(Key.Key_M)
    assert not [w for w in QApplication.topLevelWidgets() if isinstance(w, Form) and w.isVisible()]
    frame.key(Key.Key_Escape)
    type_lines(frame.session, "set till on")
    QApplication.processEvents()
    page.table.setFocus()
    assert page.deeds["payment"].isVisible()
    player = page.chosen()[0].player
    frame.key(Key.Key_M)
    form = opened()
    form.line("amount").setText("50")
    frame.click(form.do_button)
    assert account(frame.session.state, player, frame.session.now()).collected == 50
    frame.session.do(acts.Undo())
    assert account(frame.session.state, player, frame.session.now()).collected == 0


def test_a_prize_is_paid_from_its_duty(frame: Frame) -> None:
    type_lines(frame.session, "set till on\nprizes 100%\nstart")
    live = [*frame.session.state.people.live.values()]
    for entry in live[1:]:
        frame.session.do(acts.Eliminate(who=(entry,)))
    due = card(frame, ToPayDuty)
    frame.click(due.button)  # type: ignore[attr-defined]
    form = opened()
    winner = frame.session.state.people.entries[live[0]].player
    frame.click(form.do_button)
    mine = account(frame.session.state, winner, frame.session.now())
    assert (mine.to_pay, mine.owes) == (0, 0), "without an amount the debt is set off"


def test_the_change_is_said_while_typing_and_once_it_is_done(frame: Frame) -> None:
    type_lines(frame.session, "set till on\nstart")
    due = card(frame, UnpaidDuty)
    owed = due.duty.amounts[0]  # type: ignore[attr-defined]
    frame.click(due.button)  # type: ignore[attr-defined]
    form, given = opened(), owed + 20
    form.line("amount").setFocus()
    form.line("amount").selectAll()
    frame.type(str(given))
    change = ChangeDue(player=due.duty.players[0], given=given, change=20)  # type: ignore[attr-defined]
    said = why(change, Names(frame.session.state))
    assert form.problem.text() == said
    form.line("amount").selectAll()
    frame.type(str(owed))
    assert form.problem.text() == ""
    form.line("amount").selectAll()
    frame.type(str(given))
    frame.key(Key.Key_Return)
    frame.session.settle()
    assert frame.night.notice.sentence.text() == said


def test_the_till_lists_names_as_the_other_lists_do(frame: Frame) -> None:
    type_lines(frame.session, "set till on")
    page = frame.night.show_page("money")
    assert isinstance(page, MoneyPage)
    page.go(TILL)
    rows = page.till.accounts
    shown = [rows.cell(row, 0).text for row in range(rows.rowCount())]
    people = players(frame)
    assert shown == [list_name(x.name) for x in people.model.everybody]
    assert shown[:2] == ["Berg, Cecilia", "Dahl, Farid"]


def test_after_a_payment_the_next_who_owes_is_marked(frame: Frame) -> None:
    type_lines(frame.session, "set till on")
    page = frame.night.show_page("money")
    assert isinstance(page, MoneyPage)
    frame.type("t")
    frame.key(Key.Key_Down)
    first, rows = page.till.chosen(), page.till.accounts.rows
    assert first is not None
    second = rows[rows.index(first) + 1]
    frame.type("o")
    frame.key(Key.Key_Return)
    frame.session.settle()
    assert account(frame.session.state, first.player, frame.session.now()).owes == 0
    chosen = page.till.chosen()
    assert chosen is not None
    assert chosen.player == second.player


def test_a_sum_of_the_till_stands_beside_its_name(frame: Frame) -> None:
    type_lines(frame.session, "set till on\ncollect Anna Ek")
    page = frame.night.show_page("money")
    assert isinstance(page, MoneyPage)
    QApplication.processEvents()
    names = {line.name for line in page.beside.lines}
    said = [x for x in page.beside.findChildren(Label) if x.isVisible()]
    heights = [x.geometry().center().y() for x in said if x.text() in names]
    sums = [x.geometry().center().y() for x in said if x.text().endswith(("0", "kr"))]
    assert len(heights) == len(names) > 1
    assert all(min(abs(y - other) for other in sums) <= 1 for y in heights)
