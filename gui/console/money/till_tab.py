"""The till: what should be in it by each method, who owes, and the prizes to be paid."""

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QItemSelectionModel, Qt
from PySide6.QtWidgets import QTableView, QWidget

from core.keeping.other_nights import OpenThere, StillOpen
from core.money.till import Account, Drawer, Till, kept, till
from core.people.listing import list_name, listing
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.console.frame.deeds import Deed, DeedButton
from gui.program.session import Session
from gui.widgets.boxes import across, cells, down, empty, stacked
from gui.widgets.empty import Empty
from gui.widgets.labels import label
from gui.widgets.lined_table import ROW_TWO, LinedTable
from gui.widgets.panel import RING, Card
from gui.widgets.rows import Cell, Rows
from gui.words import text as words
from gui.words.names import Names
from gui.words.till import open_earlier, open_purchases, payer
from gui.words.tr import Context, dotted

tr = Context("money")

_LEFT, _MARGIN = 300, RING + 16
_NAME, _SUMS = 60, (60, 60, 60)
_PAID, _OWES, _DUE = 1, 2, 3
# The last group of the list.
_SETTLED = 3
_RIGHT = Qt.AlignmentFlag.AlignRight


class Line(NamedTuple):
    name: str
    amount: int
    role: str = ""
    tone: str = ""


def lines(found: Till) -> Iterator[Line]:
    """Yield what went in and out of the till, and what should be there; last what is owed."""
    if found.float:
        yield Line(tr("Float"), found.float)
    yield Line(tr("Collected"), found.collected)
    for name, amount in (
        (tr("Put in"), found.came_in),
        (tr("Refunded"), -found.refunded),
        (tr("Paid out"), -found.paid),
        (tr("Taken out"), -found.went_out),
    ):
        if amount:
            yield Line(name, amount)
    yield Line(tr("In the till"), found.in_till, "number")
    if found.owed:
        yield Line(tr("%n still owe", len(found.owing)), -found.owed, "", "amber")


class TillTab(QWidget):
    """While none is kept, it says what one is for."""

    def __init__(
        self, session: Session, keep: Deed, left: list[Deed], right: list[Deed], earlier: Deed
    ) -> None:
        super().__init__()
        self.session = session
        self._shown: Till | None = None
        self._earlier = StillOpen()
        self._open = 0
        self._grid = cells(12, 6, wide=0)
        methods_ = tr("Method"), tr("In the till"), tr("Counted"), tr("Difference")
        self.drawers: Rows[Drawer] = Rows(methods_, self._drawer_cell, right=(1, 2, 3))
        self.accounts: Rows[Account] = Rows(
            (tr("Player"), tr("Paid"), tr("Owes"), tr("To be paid")),
            self._account_cell,
            right=(_PAID, _OWES, _DUE),
        )
        self.methods = LinedTable(self.drawers, [_NAME, *_SUMS], stretch=0)
        self.table = LinedTable(self.accounts, [120, 80, 80, 80], stretch=0)
        self.table.verticalHeader().setDefaultSectionSize(ROW_TWO)
        for table, name in ((self.methods, tr("Methods")), (self.table, tr("Accounts"))):
            table.setAccessibleName(name)
            table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        self.methods.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.table.keep(lambda row: self.accounts.rows[row].holder)
        self.head = label("", "strong")
        edges = _MARGIN, RING + 14, _MARGIN, RING + 14
        self._drawer, people, both, nothing = Card(), Card(), QWidget(), QWidget()
        # Outside first: with each new parent Qt styles all that a widget holds anew.
        self.stack = stacked(both, nothing)
        across((self.stack, 1), of=self)
        across(self._drawer, (people, 1), gap=16 - 2 * RING, of=both)
        buttons = across(*map(_small, left), None, gap=8)
        inside = label(tr("Till"), "strong"), self._grid, (self.methods, 1), buttons
        down(*inside, gap=12, margins=edges, of=self._drawer)
        head = across(label(tr("Accounts"), "strong"), None, self.head)
        nobody = tr("Whoever buys something is listed here, with what is owed and to be paid.")
        self._listed = stacked(self.table, Empty(tr("Nobody yet"), nobody))
        foot = across(*map(_small, right), None, gap=8)
        before = across(_small(earlier), None)
        down(head, (self._listed, 1), before, foot, gap=12, margins=edges, of=people)
        more = tr(
            "What is entered counts as paid. With a till every entry is owed until it is collected, and "
            "prizes are paid one by one."
        )
        begin = across(None, DeedButton(keep), None)
        down(None, Empty(tr("No till is kept"), more), begin, None, gap=16, of=nothing)

    def take(self) -> None:
        """Show the till as it stands."""
        t = self.session.state
        self.stack.setCurrentIndex(0 if kept(t) else 1)
        if not kept(t):
            return
        chosen = self.chosen()
        before = None if chosen is None else (chosen.holder, self._group(chosen))
        if self.session.earlier is not None:
            self._earlier = StillOpen(self.session.earlier.beside(self.session.director).nights)
        self._shown = found = till(t, self.session.now())
        empty(self._grid)
        for row, line in enumerate(lines(found)):
            shown = label(self._money(line.amount), line.role, tone=line.tone)
            self._grid.addWidget(label(line.name, "strong" if line.role else "", tone=line.tone), row, 0)
            self._grid.addWidget(shown, row, 1, _RIGHT)
        self.drawers.show(found.drawers)
        self._show_accounts(found, before)
        self._fit_methods()

    def _group(self, x: Account) -> int:
        """Return which part of the list it stands in: who owe, who are to be paid, who have something open
        from earlier nights, all others."""
        if x.to_collect:
            return 0
        if _due(x):
            return 1
        return 2 if self.still_open(x) else _SETTLED

    def _show_accounts(self, found: Till, before: tuple[int, int] | None) -> None:
        """Show what is open first. When the account that was chosen (``before``: its holder and group) goes
        down the list, the next takes its place: a cashier goes down it as well."""
        row = self.table.currentIndex().row()
        groups = {x.holder: self._group(x) for x in found.accounts}
        rows = sorted(found.accounts, key=lambda x: groups[x.holder])
        self._open = sum(group != _SETTLED for group in groups.values())
        if rows != self.accounts.rows:
            self.accounts.show(rows)
        else:
            self.accounts.renew(rows)
        sums = [x.collected for x in rows], [x.to_collect for x in rows], [_due(x) for x in rows]
        for at, amounts in enumerate(sums, _PAID):
            self.table.give_room(at, _SUMS[0], map(self._money, amounts))
        if before is not None and groups.get(before[0], _SETTLED) > before[1]:
            self._choose_next(row)
        self._listed.setCurrentIndex(0 if rows else 1)
        # Who owe are counted in the till beside it.
        due = tr("%n to be paid", len(found.to_pay)) if found.to_pay else ""
        if rows and not self._open:
            due = tr("All paid")
        self.head.setText(due)

    def _choose_next(self, row: int) -> None:
        """Choose the open account in this place, or the last one; without one the keyboard stays there."""
        if self._open:
            self.table.selectRow(min(row, self._open - 1))
        else:
            self.table.selectionModel().setCurrentIndex(
                self.accounts.index(row, 0), QItemSelectionModel.SelectionFlag.Clear
            )

    def take_if_new(self) -> bool:
        """Show the till again where the clock alone has changed it, and return whether it has."""
        t = self.session.state
        changed = kept(t) and till(t, self.session.now()) != self._shown
        if changed:
            self.take()
        return changed

    def still_open(self, x: Account) -> list[OpenThere]:
        """Return what is open with this person from earlier nights."""
        player = self.session.state.people.players[x.player]
        return self._earlier.of(player.name, player.number)

    @property
    def any_earlier(self) -> bool:
        """Return whether anything is open from earlier nights with anybody in the list."""
        return any(map(self.still_open, self.accounts.rows))

    def choose(self, player: int) -> None:
        """Choose the line of this player."""
        found = (row for row, x in enumerate(self.accounts.rows) if x.player == player)
        self.table.selectRow(next(found, 0))

    @property
    def open(self) -> list[Account]:
        """The accounts on which something is open."""
        return self.accounts.rows[: self._open]

    def chosen(self) -> Account | None:
        """Return the account of the line that is chosen; else of the only one that is open."""
        rows = self.table.selectionModel().selectedRows()
        if not rows and len(self.open) == 1:
            return self.open[0]
        return self.accounts.at(rows[0].row()) if rows else None

    def _fit_methods(self) -> None:
        """Give every amount its room, and the card so much that the methods keep their names."""
        texts = [[self._drawer_cell(x, at).text for x in self.drawers.rows] for at in range(4)]
        for at, least in enumerate(_SUMS, 1):
            self.methods.give_room(at, least, texts[at])
        wide = self.methods.room_for(0, _NAME, texts[0]) + sum(map(self.methods.columnWidth, (1, 2, 3)))
        self._drawer.setFixedWidth(max(_LEFT, wide + 2 * _MARGIN))

    def _money(self, amount: int) -> str:
        return _signed(amount, self.session.state.currency)

    def _drawer_cell(self, x: Drawer, column: int) -> Cell:
        """Return a cell without the currency's sign: the sums above it have that."""
        plain = self.session.state.currency.plain
        off = "" if x.counted is None else _signed(x.difference, plain)
        amounts = _signed(x.in_till, plain), "" if x.counted is None else _signed(x.counted, plain)
        if column == 3:
            return Cell(off, "amber") if x.difference else Cell(mark="check" if off else "")
        return Cell((x.method, *amounts)[column], ("", "strong", "quiet")[column])

    def _account_cell(self, x: Account, column: int) -> Cell:
        t = self.session.state
        earlier = self.still_open(x)
        match column:
            case 0:
                said = dotted(_what(x, t), open_earlier(earlier, self.session.zone))
                tone = "strong" if earlier or x.to_collect or _due(x) else "quiet"
                return Cell(self._listed_name(x, t), tone, said)
            case 1:
                return Cell(self._money(x.collected) if x.collected else "", "quiet")
            case 2:
                return Cell(self._money(x.to_collect) if x.to_collect else "", "amber")
        return Cell(self._money(_due(x)) if _due(x) else "", "strong")

    def _listed_name(self, x: Account, t: Tournament) -> str:
        """Return ``Ek, Anna`` as the other lists do; of a team its name."""
        names, player = Names(t), t.people.players[x.player].name
        name = payer(t, x.player, names)
        if name != names.player(x.player):
            return name
        return list_name(player, listing(t)) + name.removeprefix(player)


def _due(x: Account) -> int:
    """Return what this account is to be paid, money back included."""
    return x.to_pay + x.to_refund


def _what(x: Account, t: Tournament) -> str:
    """Return ``entry · 4th prize``: what is owed and what is to be paid."""
    prize = tr("{place} prize", place=words.ordinal(x.place)) if x.to_pay and x.place and x.prize else ""
    return dotted(open_purchases(x) if x.owes else "", prize)


def _signed(amount: int, currency: Currency) -> str:
    sum_ = words.money(abs(amount), currency)
    return f"−{sum_}" if amount < 0 else sum_


def _small(deed: Deed) -> DeedButton:
    button = DeedButton(deed)
    button.set_small()
    return button
