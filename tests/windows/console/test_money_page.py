"""The Money page in the window: the chain of the pool, changing it, the prizes, a prize typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget

from core.formats.duties import duties
from core.money.payouts import tonight
from core.money.till import kept, till
from core.say import acts
from core.say.duties import PrizesDuty, ToPayDuty
from core.text import script
from gui.console.ask.form import Form
from gui.console.duties.parts import page as duty_page
from gui.console.money.chain_bar import Bar, ChainBar, Kind
from gui.console.money.page import MoneyPage
from gui.console.money.pool_dialog import PoolDialog
from gui.console.money.prize_table import SHARE, WON_BY
from gui.console.structure.page import StructurePage
from gui.program.session import Session
from gui.widgets.labels import ElidedLabel
from gui.widgets.lined_table import cell_width
from gui.words import till as say
from gui.words.names import Names
from tests.windows.console.conftest import Frame, type_lines
from tests.windows.console.nights import busts, names, thursday

Key = Qt.Key


@pytest.fixture
def frame(session: Session, open_frame: Callable[..., Frame]) -> Frame:
    """24 players who paid 180 each into the pool, the clock running, on the Money page."""
    thursday(session, names(24), 3)
    session.do(acts.Start())
    found = open_frame()
    found.night.show_page("money")
    return found


@pytest.fixture
def page(frame: Frame) -> MoneyPage:
    found = frame.night.page("money")
    assert isinstance(found, MoneyPage)
    return found


def chain(page: MoneyPage) -> list[tuple[str, str, str, str]]:
    return [x[:4] for x in page.pool.lines]


def shown(page: MoneyPage) -> list[tuple[str, ...]]:
    table = page.prizes.table.lines
    return [tuple(table.cell(row, column).text for column in range(4)) for row in range(table.rowCount())]


def test_the_chain_is_read_downwards_to_the_pool(page: MoneyPage, session: Session) -> None:
    assert chain(page) == [("", "24 buy-ins", "× 180", "4,320"), ("", "Prize pool", "", "4,320 kr")]
    type_lines(session, 'pool add "The club" 2000\npool keep "League pot" 5%\npool keep Dealers 7x150')
    assert chain(page)[1:] == [
        ("", "Taken", "", "4,320"),
        ("+", "The club", "", "2,000"),
        ("−", "League pot", "5 % of 4,320", "216"),
        ("−", "Dealers", "7 × 150", "1,050"),
        ("", "Prize pool", "", "5,054 kr"),
    ]
    bars = [x.bar for x in page.pool.lines if x.bar is not None]
    ends = [(0, 4320), (4320, 6320), (6320, 6104), (6104, 5054), (0, 5054)]
    assert [(x.begins, x.ends) for x in bars] == ends
    assert {x.whole for x in bars} == {6320}
    assert "171 kr" in page.pool.more.text()


@pytest.mark.parametrize(("kind", "track"), [("sum", False), ("added", True), ("kept", True)])
def test_a_link_of_the_chain_hangs_on_a_track_and_the_sum_on_none(
    page: MoneyPage, kind: Kind, track: bool
) -> None:
    bar, blank = ChainBar(Bar(kind, 0, 1, 4)), QWidget()
    behind = []
    for made in (bar, blank):
        made.resize(100, 5)
        behind.append(made.grab(QRect(40, 0, 40, 5)).toImage())
    assert (behind[0] != behind[1]) == track


def test_each_price_that_was_paid_is_a_line_of_the_chain(page: MoneyPage, session: Session) -> None:
    type_lines(
        session,
        """
        price entry "Guest" 250 fee 20 chips 10000
        register "Gustav Gäst" at Guest
        register "Gunilla Gäst" at guest
        price addon 100 chips 5000
        price addon "Double" 200 chips 10000
        addon "Gustav Gäst"
        addon "Gustav Gäst" at Double
        """.replace("        ", ""),
    )
    assert chain(page) == [
        ("", "24 buy-ins", "× 180", "4,320"),
        ("", "2 buy-ins · Guest", "× 230", "460"),
        ("", "2 add-ons", "", "300"),
        ("", "Prize pool", "", "5,080 kr"),
    ]


def test_a_sum_of_eight_digits_leaves_the_names_of_the_chain_whole(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    type_lines(
        session, "price entry 1100000 chips 10000\n" + "\n".join(f'register "G {i}"' for i in range(20))
    )
    type_lines(session, 'pool keep "League pot" 5%')
    frame = open_frame(1366, 768)
    frame.night.show_page("money")
    shown = frame.night.page("money")
    assert isinstance(shown, MoneyPage)
    QApplication.processEvents()
    (kept_back,) = (x for x in shown.pool.lines if x.name == "League pot")
    assert (kept_back.quiet, kept_back.amount) == ("5 %", "1,100,216")
    for one in shown.pool.findChildren(ElidedLabel):
        if one.isVisible():
            assert one.width() >= one.sizeHint().width(), one.text()


def test_no_more_entries_are_foretold_once_somebody_has_won(page: MoneyPage, session: Session) -> None:
    busts(session, 22)
    assert page.pool.more.isVisible()
    last = next(iter(session.state.people.live.values()))
    session.do(acts.Eliminate(who=(last,)))
    assert session.state.won
    assert page.pool.more.isHidden()


def test_no_more_entries_are_foretold_once_a_deal_has_ended_play(page: MoneyPage, session: Session) -> None:
    busts(session, 22)
    type_lines(session, "settle even ends")
    assert session.state.won
    assert page.pool.more.isHidden()


def test_no_more_entries_are_foretold_once_nobody_can_come_in(frame: Frame, page: MoneyPage) -> None:
    type_lines(frame.session, "set late 1\nprice reentry 200 chips 10000 until 1")
    assert page.pool.more.isVisible()
    frame.pass_time(minutes=45)
    assert page.pool.more.isHidden()


def test_the_till_beside_the_pool_adds_up_to_what_is_in_it(page: MoneyPage, session: Session) -> None:
    assert page.beside.isHidden()
    type_lines(session, "price entry 350 fee 50 bounty 100 chips 10000\nbounties fixed")
    type_lines(session, "\n".join(f'register "Gäst {i}"' for i in range(6)))
    type_lines(session, 'set till on\ntill float 2000\ntill out 120 "cards"')
    type_lines(session, 'collect "Gäst 0" 350 Swish\ncollect "Gäst 1" 300\ncollect "Gäst 2"')
    type_lines(session, 'unregister "Gäst 2" override "a mistake"')
    assert not page.beside.isHidden()
    shown = {x.name: x.amount for x in page.beside.lines}
    assert shown["Taken for the pool"] == session.state.money.contributed == 24 * 180 + 5 * 200
    assert (shown["Fees"], shown["Bounties"]) == (24 * 20 + 5 * 50, 5 * 100)
    assert shown["28 still owe"] == -(24 * 200 + 50 + 3 * 350)
    assert (shown["To be refunded"], shown["Float, in and out"]) == (350, 1880)
    assert shown["In the till"] == sum(x.amount for x in page.beside.lines[:-4]) == 1880 + 350 + 300 + 350
    assert [x.amount for x in page.beside.lines[-3:]] == [1880 + 650, 350, 0]
    type_lines(session, 'cancel "fire"')
    assert page.beside.isHidden()


def test_a_pool_without_money_does_not_ask_for_shares_that_are_set(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(session, "price entry 200 chips 10000")
    frame = open_frame()
    frame.night.show_page("money")
    shown = frame.night.page("money")
    assert isinstance(shown, MoneyPage)
    before = shown.prizes.none.text
    type_lines(session, "prizes 50% 30% 20%")
    assert shown.prizes.none.isVisible()
    assert shown.prizes.none.text != before


def test_the_winners_own_bounty_is_a_line_of_the_chain(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    type_lines(
        session, "set currency kr\nprice entry 200+50+100 chips 10000\nset own-bounty pool\nprizes 100%"
    )
    type_lines(session, 'register "Anna"\nregister "Bo"\npool keep "League pot" 10%')
    night = open_frame().night
    night.show_page("money")
    page = night.page("money")
    assert isinstance(page, MoneyPage)
    assert chain(page) == [
        ("", "2 buy-ins", "× 200", "400"),
        ("", "Taken", "", "400"),
        ("+", "Winner's own bounty", "", "100"),
        ("−", "League pot", "10 % of 400", "40"),
        ("", "Prize pool", "", "460 kr"),
    ]
    ends = [(x.bar.begins, x.bar.ends) for x in page.pool.lines if x.bar is not None]
    assert ends == [(0, 400), (400, 500), (500, 460), (0, 460)]


def test_money_is_added_changed_and_taken_away_by_keys(frame: Frame, page: MoneyPage) -> None:
    frame.type("c")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PoolDialog)
    frame.key(Key.Key_Tab)
    frame.type("The club")
    frame.key(Key.Key_Tab)
    frame.type("2000")
    assert "4,320 → 6,320 kr" in dialog.follows.text()
    assert "2,160 → 3,160 kr" in dialog.follows.text()
    frame.key(Key.Key_Return)
    frame.session.settle()
    assert page.session.state.money.pool == 6320
    for typed, pool in (("500", 4820), ("", 4320)):
        frame.type("c")
        again = QApplication.activeModalWidget()
        assert isinstance(again, PoolDialog)
        again.what.setCurrentIndex(again.what.count() - 1)
        again.amount.setFocus()
        again.amount.selectAll()
        frame.key(Key.Key_Delete)
        frame.type(typed)
        frame.key(Key.Key_Return)
        frame.session.settle()
        assert page.session.state.money.pool == pool


@pytest.mark.parametrize(
    ("way", "typed", "line"),
    [
        (1, "5 %", 'pool keep "P" 5%'), (1, "7 x 150", 'pool keep "P" 7x150'),
        (1, "1,000", 'pool keep "P" 1000'), (2, "20000", "pool guarantee 20000"),
    ],
)  # fmt: skip
def test_the_dialog_does_what_the_line_does(frame: Frame, way: int, typed: str, line: str) -> None:
    frame.type("c")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, PoolDialog)
    dialog.what.setCurrentIndex(way)
    dialog.name.setText("P")
    dialog.amount.setText(typed)
    session = frame.session
    parsed = script.parse(line, session.state, session.now(), session.zone)
    assert parsed is not None
    assert dialog.wish() == parsed.act
    dialog.amount.setText("seven")
    assert isinstance(dialog.wish(), str)
    dialog.reject()


def test_the_table_adds_up_to_the_pool(page: MoneyPage) -> None:
    assert shown(page) == [
        ("1st", "50 %", "2,160 kr", "open"),
        ("2nd", "30 %", "1,296 kr", "open"),
        ("3rd", "20 %", "864 kr", "open"),
        ("Sum", "100 %", "4,320 kr", "= the pool"),
    ]


def test_prizes_stand_closer_where_one_would_have_to_scroll(page: MoneyPage, session: Session) -> None:
    usual = page.prizes.table.rowHeight(0)
    type_lines(session, f"prizes {'5% ' * 20}")
    assert page.prizes.table.rowHeight(0) < usual
    type_lines(session, "prizes 50% 30% 20%")
    assert page.prizes.table.rowHeight(0) == usual


def test_a_prize_is_fixed_by_typing_it_and_opened_again(frame: Frame, page: MoneyPage) -> None:
    frame.key(Key.Key_Down)
    frame.key(Key.Key_Down)
    frame.type("1000")
    assert "1,296 → 1,000 kr" in page.prizes.problem.text()
    frame.key(Key.Key_Return)
    frame.session.settle()
    assert page.session.state.money.by_hand == {2: 1000}
    assert tonight(page.session.state)[1] == 1000
    assert shown(page)[1] == ("2nd", "", "1,000 kr", "fixed by hand")
    assert frame.focus() is page.prizes.table
    frame.key(Key.Key_Delete)
    frame.session.settle()
    assert page.session.state.money.by_hand == {}
    assert shown(page)[1][3] == "open"


def test_enter_where_no_prize_is_typed_says_so(frame: Frame, page: MoneyPage) -> None:
    """No place is chosen yet; then the sum is."""
    table, notice, done = page.prizes.table, frame.night.notice, len(frame.session.director.history)
    table.setFocus()
    assert table.place is None
    frame.key(Key.Key_Return)
    assert notice.shown
    notice.dismiss()
    frame.key(Key.Key_End)
    assert table.place is None
    frame.key(Key.Key_Return)
    assert notice.shown
    assert (table.typing, len(frame.session.director.history)) == (0, done)


def test_what_cannot_be_a_prize_stays_in_the_field(frame: Frame, page: MoneyPage) -> None:
    frame.key(Key.Key_Down)
    frame.type("9x")
    frame.key(Key.Key_Return)
    field = page.prizes.table.field
    assert (field.text(), field.property("wrong"), field.isVisible()) == ("9x", "true", True)
    assert frame.night.notice.shown
    frame.key(Key.Key_Escape)
    assert not field.isVisible()
    assert page.session.state.money.by_hand == {}
    frame.key(Key.Key_Escape)
    assert not page.prizes.table.hasFocus()
    frame.type("2.7")
    assert frame.night.footer.command.text() == "2.7"


def test_who_has_won_stands_beside_the_prize(page: MoneyPage, session: Session) -> None:
    busts(session, 22)
    session.settle()
    assert shown(page)[2][3] == session.state.name(session.state.game.busts[-1].entry)
    assert shown(page)[1][3] == "open"


def test_the_strip_shows_where_the_places_change(page: MoneyPage, session: Session) -> None:
    assert page.prizes.strip.isHidden()
    type_lines(session, "prizes grid 2-8:100% 9-20:60/40 21-30:50/30/20 31-40:40/30/20/10")
    told = [(x.text(), x.property("when")) for x in page.prizes.strip.blocks]
    assert told == [("1", "past"), ("2", "past"), ("3 places", "now"), ("4", "later")]


def test_sharing_is_set_in_its_lines(frame: Frame, page: MoneyPage, session: Session) -> None:
    frame.type("s")
    rows = page.prizes.sharing.rows
    assert rows["places"].hasFocus()
    frame.key(Key.Key_Down)
    frame.key(Key.Key_Return)
    frame.key(Key.Key_Delete)
    frame.type("60 40")
    frame.key(Key.Key_Return)
    session.settle()
    assert session.state.money.shares == (("percent", 6000), ("percent", 4000))
    for typed, scheme in (("grid", "grid"), ("grid 2-30:60/40", "grid 2-30:60/40")):
        rows["shares"].open()
        frame.key(Key.Key_Delete)
        frame.type(typed)
        frame.key(Key.Key_Return)
        session.settle()
        assert session.state.money.scheme == scheme
    told = rows["shares"].value.text()
    session.undo()
    assert session.state.money.scheme == "grid"
    assert rows["shares"].value.text() != told
    frame.key(Key.Key_Escape)
    assert not page.prizes.sharing.opened


def test_before_any_price_one_key_leads_to_it(session: Session, open_frame: Callable[..., Frame]) -> None:
    frame = open_frame()
    frame.night.show_page("money")
    page = frame.night.page("money")
    assert isinstance(page, MoneyPage)
    assert page.deeds["price"].isVisible()
    assert not page.pool.isVisible()
    frame.type("e")
    structure = frame.night.page("structure")
    assert isinstance(structure, StructurePage)
    assert structure.side.rows["entry"].opened
    frame.type("200")
    frame.key(Key.Key_Return)
    session.settle()
    frame.night.show_page("money")
    assert page.pool.isVisible()


def test_the_duty_of_the_prizes_leads_to_how_they_are_shared(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "prizes 900 300\nprice rebuy 200 chips 10000")
    due = next(d for d in duties(session.state, session.now()) if isinstance(d, PrizesDuty))
    frame.night.show_page("tonight")
    frame.night._elsewhere(duty_page(due), due, "")
    assert page.isVisible()
    assert page.prizes.sharing.rows["places"].hasFocus()
    assert "1st" in page.prizes.problem.text()


# -- the other parts ------------------------------------------------------------------------------------


def test_a_number_typed_gives_the_prizes_for_it(frame: Frame, page: MoneyPage) -> None:
    """28 entries at today's price: four more of 180 for the pool."""
    frame.type("a")
    assert page.payouts.entries.text() == "24"
    frame.type("28")
    rows = page.payouts.rows
    assert page.payouts.pool.text() == "5,040 kr"
    assert [rows.cell(0, column).text for column in range(3)] == ["1st", "2,520 kr", "2,160 kr"]
    frame.key(Key.Key_Escape)
    frame.type("p")
    assert page.prizes.isVisible()


def test_the_prizes_follow_the_entries_until_a_number_is_typed(frame: Frame, page: MoneyPage) -> None:
    frame.type("a")
    type_lines(frame.session, 'register "Ida Kvist"')
    frame.key(Key.Key_Escape)
    frame.type("p")
    type_lines(frame.session, 'register "Jonas Rask"')
    frame.type("a")
    assert (page.payouts.entries.text(), page.payouts.pool.text()) == ("26", "4,680 kr")
    frame.key(Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.payouts.entries.text() == "25"
    assert page.payouts.entries.hasFocus()
    frame.type("28")
    type_lines(frame.session, 'register "Karin Ström"')
    assert page.payouts.entries.text() == "28", "what is typed takes the number's place"


def test_enter_in_the_number_of_entries_answers(frame: Frame, page: MoneyPage) -> None:
    """The prizes are there already: the next number takes the place of this one."""
    frame.type("a")
    frame.type("28")
    frame.key(Key.Key_Return)
    assert "28" in frame.night.notice.sentence.text()
    frame.type("30")
    assert page.payouts.pool.text() == "5,400 kr"
    page.payouts.entries.clear()
    frame.key(Key.Key_Return)
    assert page.payouts.problem.isVisible()


def test_the_payouts_say_in_figures_what_does_not_add_up(frame: Frame, page: MoneyPage) -> None:
    type_lines(frame.session, "places 3\nprizes smooth 2")
    frame.type("a")
    frame.type("5")
    assert "1,080 kr" in page.payouts.problem.text()
    assert "900 kr" in page.payouts.problem.text()
    frame.type("x")
    assert page.payouts.pool.text() == ""
    assert page.payouts.problem.isVisible()


def test_a_till_is_kept_and_closed_to_the_krona(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    frame.type("t")
    frame.type("k")
    session.settle()
    assert kept(session.state)
    assert len(page.till.accounts.rows) == 24
    assert page.tabs.tabText(1) == "Till · 24 owe"
    frame.key(Key.Key_Down)
    frame.type("o")
    frame.key(Key.Key_Return)
    session.settle()
    assert len(page.till.open) == 23
    assert len(page.till.accounts.rows) == 24
    found = till(session.state, session.now())
    assert (found.in_till, found.owed) == (200, 23 * 200)
    frame.type("n")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Form)
    frame.type("19")
    assert dialog.problem.property("tone") == "amber"
    frame.type("0")
    assert dialog.problem.text() == say.counted(-10, Names(session.state))
    frame.key(Key.Key_Return)
    session.settle()
    assert page.till.drawers.cell(0, 3).text == "−10"
    type_lines(session, "till count Cash 200")
    frame.type("n")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Form)
    frame.type("0")
    frame.key(Key.Key_Return)
    session.settle()
    assert [page.till.drawers.cell(row, 3).mark for row in range(3)] == ["check", "check", ""]
    assert page.till.drawers.cell(1, 0).text == "Swish"


def test_the_next_account_is_chosen_once_one_is_settled(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on")
    frame.type("t")
    for _ in range(2):
        frame.key(Key.Key_Down)
    second, third = page.till.open[1:3]
    assert page.till.chosen() == second
    frame.type("o")
    frame.key(Key.Key_Return)
    session.settle()
    assert page.till.chosen() == third
    frame.type("o")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Form)
    dialog.line("amount").setText("50")
    dialog.refresh()
    frame.key(Key.Key_Return)
    session.settle()
    mine = page.till.chosen()
    assert mine is not None
    assert (mine.player, mine.to_collect) == (third.player, 150), "the rest is still to come"
    for account in page.till.open:
        session.do(acts.Collect(player=account.player))
    assert (page.till.chosen(), page.till.open) == (None, [])
    assert page.till.head.text() == "All paid"
    assert page.tabs.tabText(1) == "Till"


def test_the_mark_goes_down_the_list_past_who_is_also_to_be_paid(frame: Frame, page: MoneyPage) -> None:
    """Once a winner's entry is collected, only the prize is open: the account goes below those who owe."""
    session = frame.session
    type_lines(session, "set till on\nset late 1\nprice rebuy 200 chips 10000 until 1")
    busts(session, 22)
    frame.pass_time(minutes=45)
    frame.type("t")
    (winner,) = [x for x in page.till.accounts.rows if x.to_pay]
    at = page.till.accounts.rows.index(winner)
    assert 0 < at < 22, "neither the first nor the last who owe"
    for _ in range(at + 1):
        frame.key(Key.Key_Down)
    chosen, following = page.till.chosen(), page.till.accounts.rows[at + 1]
    assert chosen == winner
    frame.type("o")
    frame.key(Key.Key_Return)
    session.settle()
    assert page.till.open[-1].player == winner.player
    assert page.till.chosen() == following
    assert page.till.table.currentIndex().row() == at


def test_the_mark_follows_an_account_that_others_push_down(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on")
    frame.type("t")
    frame.key(Key.Key_Down)
    frame.key(Key.Key_Down)
    mine = page.till.chosen()
    assert mine is not None
    type_lines(session, 'register "Aaron Aa"')
    assert page.till.accounts.rows[0].player != mine.player
    assert page.till.chosen() == mine
    assert page.till.table.currentIndex().row() == page.till.accounts.rows.index(mine)


def test_after_the_last_payment_the_keyboard_stays_in_its_place(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on")
    for account in till(session.state, session.now()).owing[:-1]:
        session.do(acts.Collect(player=account.player))
    session.settle()
    frame.type("t")
    frame.key(Key.Key_Down)
    assert page.till.open == [page.till.chosen()]
    frame.type("o")
    frame.key(Key.Key_Return)
    session.settle()
    assert (page.till.open, page.till.chosen()) == ([], None)
    assert page.till.table.currentIndex().row() == 0


def test_what_was_collected_is_refunded_from_the_list(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on")
    frame.type("t")
    frame.key(Key.Key_Down)
    mine = page.till.chosen()
    assert mine is not None
    assert not page.deeds["refund"].isEnabled()
    session.do(acts.Collect(player=mine.player, amount=50))
    assert page.deeds["refund"].isEnabled()
    frame.type("f")
    dialog = QApplication.activeModalWidget()
    assert isinstance(dialog, Form)
    dialog.line("amount").setFocus()
    frame.type("20")
    frame.key(Key.Key_Return)
    session.settle()
    assert till(session.state, session.now()).refunded == 20


def test_prizes_are_paid_one_by_one(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on\nset late 1\nprice rebuy 200 chips 10000 until 1")
    for account in till(session.state, session.now()).owing:
        session.do(acts.Collect(player=account.player))
    frame.pass_time(minutes=45)
    busts(session, 22)
    session.settle()
    (due,) = (d for d in duties(session.state, session.now()) if isinstance(d, ToPayDuty))
    frame.night._elsewhere(duty_page(due), due, "")
    (mine,) = page.till.open
    assert mine.to_pay == 864
    assert page.tabs.tabText(1) == "Till · 1 to pay"
    frame.type("y")
    frame.key(Key.Key_Return)
    session.settle()
    assert page.till.open == []
    assert till(session.state, session.now()).paid == 864


def test_the_deal_is_asked_for_from_here(frame: Frame, page: MoneyPage) -> None:
    busts(frame.session, 22)
    frame.session.settle()
    frame.type("d")
    assert [len(x.stacks) for x in page.deal.rows] == [1, 1]
    (field,) = page.deal.rows[0].stacks.values()
    assert frame.focus() is field
    assert not frame.night.notice.shown
    frame.key(Key.Key_Escape)
    assert frame.focus() is page
    frame.type("p")
    assert page.prizes.isVisible()


def test_the_methods_keep_their_names_with_decimals(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    """At the least width of a window, with the sign of a currency and two decimals."""
    type_lines(session, "set decimals 2\nset till on")
    thursday(session, names(24), 3)
    type_lines(session, 'set currency "€"\ntill float 1200000.50\ntill count Cash 1199995.25')
    frame = open_frame(1366, 768)
    frame.night.show_page("money")
    page = frame.night.page("money")
    assert isinstance(page, MoneyPage)
    page.go(1)
    QApplication.processEvents()
    drawers, table = page.till.drawers, page.till.methods
    assert [drawers.cell(0, x).text for x in range(1, 4)] == ["1,200,000.50", "1,199,995.25", "−5.25"]
    for row in range(drawers.rowCount()):
        for column in range(4):
            cell = drawers.cell(row, column)
            assert table.columnWidth(column) >= cell_width(cell.text, cell.tone)
    assert sum(table.columnWidth(x) for x in range(4)) <= table.viewport().width()


def test_prizes_are_to_be_paid_once_the_clock_has_closed_registration(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on\nset late 1\nprice rebuy 200 chips 10000 until 1")
    for account in till(session.state, session.now()).owing:
        session.do(acts.Collect(player=account.player))
    busts(session, 22)
    frame.type("t")
    assert page.till.open == []
    frame.pass_time(minutes=45)
    (mine,) = page.till.open
    assert mine.to_pay == 864
    assert page.till.head.text() == "1 to be paid"
    assert page.tabs.tabText(1) == "Till · 1 to pay"
    assert page.deeds["pay_out"].isEnabled()


def test_the_duty_to_pay_chooses_whom_it_names(frame: Frame, page: MoneyPage) -> None:
    session = frame.session
    type_lines(session, "set till on\nset late 1\nprice rebuy 200 chips 10000 until 1")
    frame.pass_time(minutes=45)
    busts(session, 22)
    for account in till(session.state, session.now()).to_pay:
        session.do(acts.Collect(player=account.player))
    session.settle()
    (due,) = (d for d in duties(session.state, session.now()) if isinstance(d, ToPayDuty))
    frame.night._elsewhere(duty_page(due), due, "")
    mine = page.till.chosen()
    assert mine is not None
    assert (mine.player, mine.to_pay) == (due.players[0], 864)


def test_the_sum_says_what_the_house_gets(page: MoneyPage, session: Session) -> None:
    type_lines(session, "set unshared house\nprizes 50% 30%")
    assert shown(page)[-1] == ("Sum", "80 %", "3,456 kr", "864 kr to the house")


def test_the_house_is_said_whole_in_a_small_window(
    session: Session, open_frame: Callable[..., Frame]
) -> None:
    thursday(session, names(24), 3)
    type_lines(session, "price entry 4000 chips 10000\nset unshared house\nprizes 50% 30%")
    for name in names(60)[24:]:
        type_lines(session, f'register "{name}"')
    frame = open_frame(1366, 768)
    frame.night.show_page("money")
    page = frame.night.page("money")
    assert isinstance(page, MoneyPage)
    QApplication.processEvents()
    table = page.prizes.table
    said = shown(page)[-1][WON_BY]
    assert said == "29,664 kr to the house"
    assert table.columnWidth(WON_BY) >= cell_width(said, "quiet")
    assert table.columnWidth(SHARE) >= cell_width("50 %", "quiet")
