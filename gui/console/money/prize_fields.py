"""The prizes: a share per place, in per cent or as an amount, and what each place gets as things stand."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QWidget

from core.money.payouts import Foretold, foretold, tonight
from core.money.pool import chain
from core.money.prizes import HUNDRED_PER_CENT, PrizeOddity, Share, come_to_hundred
from core.say.acts import Set, SetPrizes
from gui.console.ask.each_field import EachField
from gui.console.frame.acting import perform
from gui.console.frame.seat_words import TAKES_SEATS
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.boxes import across, cells, down
from gui.widgets.fields import CommitField, amount_in, number_in, pieces_in
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.words import prizes
from gui.words import structure as say
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

_THREE = re.compile(r"\d{3}(?!\d)")
_PART = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?\s*(%?)")


def share_typed(text: str, *, percent: bool, decimals: int = 0) -> Share | None:
    """``50 %``, ``12.5%``, ``1,000``; a bare number up to 100 is per cent where the others are, with decimals
    too: of two decimals at most none is grouped. An amount is in the smallest unit of a currency with so many
    ``decimals``."""
    found = _PART.fullmatch(text.strip())
    if found is not None and (found[3] or (found[2] and percent and int(found[1]) < 100)):
        return "percent", int(found[1]) * 100 + int((found[2] or "").ljust(2, "0") or 0)
    number = number_in(text) if percent else None
    if number is not None and 0 <= number <= 100:
        return "percent", number * 100
    amount = amount_in(text, decimals)
    return None if amount is None or amount < 0 else ("amount", amount)


def shares_typed(text: str, *, percent: bool, decimals: int = 0) -> list[Share] | None:
    """Return one share, or several at once: ``50 30 20``, ``50 % 30 % 20 %``. Bare numbers that come to 100
    are per cent wherever they stand."""
    parts = pieces_in(re.sub(r"\s+%", "%", text))
    bare = [number for part in parts if (number := number_in(part)) is not None]
    # 1 000, and not 50 30 20, nor 500 300 200
    thousands = not _falling(bare) and len(parts) <= 3 and all(_THREE.match(x) for x in parts[1:])
    whole = share_typed(text, percent=percent, decimals=decimals) if thousands else None
    if whole is not None:
        return [whole]
    percent = percent or (len(bare) == len(parts) and come_to_hundred(bare))
    read = (share_typed(part, percent=percent, decimals=decimals) for part in parts)
    found = [share for share in read if share is not None]
    values = [value for _, value in found]
    after_nothing = any(not a and b for a, b in pairwise(values))  # 5 000 3 000 is no list of places
    return None if not found or len(found) < len(parts) or after_nothing else found


def one_number(text: str) -> tuple[list[int], int] | None:
    """Return the prizes that were read where the same digits can be one number, as ``850 500``, and that
    number."""
    parts = re.split(" +", text.strip(" "))
    three = len(parts) in (2, 3) and all(x.isdecimal() and len(x) == 3 for x in parts[1:])
    if not three or not parts[0].isdecimal() or len(parts[0]) > 3 or not _falling([*map(int, parts)]):
        return None
    return [*map(int, parts)], int("".join(parts))


def _falling(numbers: Sequence[int]) -> bool:
    return len(numbers) > 1 and min(numbers) > 0 and [*numbers] == sorted(numbers, reverse=True)


class ShareField(CommitField):
    """A field of a form that is done as a whole: going on to the next field of it is no end."""

    def __init__(self, form: PrizeFields) -> None:
        super().__init__(tr("50 % or 1000"))
        self._form = form
        self.setProperty(TAKES_SEATS, True)  # 2.5 is a share

    def commit(self) -> None:
        self._form.commit(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self._form.drafted:
            self._form.let_go()
            event.accept()
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        away = event.reason() == Qt.FocusReason.ActiveWindowFocusReason
        if away or isinstance(QApplication.focusWidget(), ShareField):
            QLineEdit.focusOutEvent(self, event)
        else:
            super().focusOutEvent(event)


class PrizeFields(EachField):
    """A field per place and one more; emptied, a place is taken away. Several shares in one field go to
    the places from it on.

    Whatever is typed in them is one action, done with Enter or when the last of them is left. Until then
    each place shows the prize it has and the prize it would have.
    """

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._of: tuple[Share, ...] = ()  # the shares shown, of which the fields are an edit
        self._tried: Sequence[Share] | None = None  # refused as they stand
        self.fields: list[CommitField] = []
        self.amounts: list[QLabel] = []
        self._lines: list[tuple[QWidget, ...]] = []
        self.foretold: Foretold | None = None
        self.odd: tuple[PrizeOddity, ...] = ()
        self.sum = label("", "quiet", wrap=True)
        self.remark = label("", "", wrap=True, tone="amber")
        self.remark.setObjectName("prize_remark")
        self.as_amounts = KeyButton(tr("Convert to amounts"), does=self._write_as_amounts)
        self.as_amounts.setToolTip(tr("Every place keeps its current prize, so you can change one alone."))
        self.chain: list[tuple[QLabel, QLabel]] = []
        self._chain_grid = cells(12, 2, wide=0)
        self._grid = cells(12, 6, wide=2)
        buttons = across(self.as_amounts, None)
        down(self._chain_grid, self.sum, self._grid, self.remark, buttons, gap=8, of=self)

    # -- showing -------------------------------------------------------------------------------------

    def take(self) -> None:
        """Show the shares and what they come to now; an edit of the same shares is kept."""
        t = self._session.state
        kept = bool(self.drafted) and t.money.shares == self._of
        self._of, self._tried = t.money.shares, self._tried if kept else None
        if not kept:
            self._lay_out(len(t.money.shares) + 1)
            for i, field in enumerate(self.fields):
                shown = say.share(*t.money.shares[i], t.currency) if i < len(t.money.shares) else ""
                field.show_text(shown, anyway=True)
        self._tell_chain()
        self._tell()

    def _tell_chain(self) -> None:
        """Show a line a link where something is added to the pool, kept back or guaranteed."""
        t = self._session.state
        links, currency = chain(t) if t.money.links else [], t.currency
        while len(self.chain) < len(links):
            named, sum_ = label("", "quiet", wrap=True), label("", "quiet")
            sum_.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
            for column, part in enumerate((named, sum_)):
                self._chain_grid.addWidget(part, len(self.chain), column)
            self.chain.append((named, sum_))
        for i, (said, amount) in enumerate(self.chain):
            said.setVisible(i < len(links))
            amount.setVisible(i < len(links))
            if i < len(links):
                said.setText(prizes.link_said(links[i], currency))
                amount.setText(words.money(abs(links[i].amount), currency))

    @property
    def drafted(self) -> list[CommitField]:
        """Return the fields in which something is typed that is not carried out yet."""
        return [field for field in self.fields if field.text().strip() != field.shown]

    def read(self) -> list[Share] | int:
        """Return the shares as they stand in the fields, or the row that cannot be read."""
        shares: list[Share] = []
        decimals = self._session.state.decimals
        percent, row, drafted = all(kind == "percent" for kind, _ in self._of), 0, self.drafted
        while row < len(self.fields):
            field, found = self.fields[row], list(self._of[row : row + 1])
            if field in drafted:
                typed = field.text().strip()
                read = shares_typed(typed, percent=percent, decimals=decimals) if typed else []
                if read is None:
                    return row
                found = read
            shares += found
            row += max(1, len(found))
        return shares

    def _act(self) -> SetPrizes | None:
        """Return the act of what is typed now; None where nothing is, or it cannot be read."""
        shares = self.read() if self.drafted else 0
        return None if isinstance(shares, int) else SetPrizes(shares=tuple(shares))

    def _tell(self) -> None:
        """Show what each place gets, and would get by what is typed; what looks wrong with that."""
        t, act = self._session.state, self._act()
        currency = t.currency
        shares = act.shares if act is not None else t.money.shares
        reasons = () if act is None else self._session.check(act)
        new = foretold(t, act or Set(key="rounding", value=t.setting("rounding")))
        self.foretold = new if act is not None else None
        before, after = (new.before, new.after) if new is not None else ((), ())
        filled = (i for i, field in enumerate(self.fields, 1) if field.text().strip())
        self._lay_out(max([len(shares), len(before), len(after), *filled]) + 1)
        for i, shown in enumerate(self.amounts):
            old = before[i] if i < len(before) else 0
            now = after[i] if i < len(after) else 0
            moved = old != now
            text = prizes.turned(old, now, currency) if moved else words.money(now, currency)
            shown.setText(text if old or now else "")
            shown.setProperty("tone", "amber" if moved else "")
            repolish(shown)
        percent = sum(value for kind, value in shares if kind == "percent")
        fixed = sum(value for _, value in shares) - percent
        asked = prizes.scheme_said(t.money, currency)
        self.sum.setText(" · ".join((say.prize_sum(t.money.pool, percent, fixed, currency), *asked)))
        self.odd = new.odd if new is not None else ()
        said = [words.reasons(reasons, t), prizes.oddities(self.odd, currency)]
        if not t.money.pool and 0 < percent < HUNDRED_PER_CENT and not fixed:
            said.append(tr("{n} is allocated; the rest goes to 1st.", n=words.percent(percent)))
        for field in self.drafted:
            if (both := one_number(field.text())) is not None:
                several, one = words.listed(map(words.amount, both[0])), words.amount(both[1])
                said.insert(
                    0,
                    tr(
                        ("This was read as prizes of {several}. Type one prize of {one} as {digits}."),
                        several=several,
                        one=one,
                        digits=str(both[1]),
                    ),
                )
        self.remark.show_text("\n".join(filter(None, said)))
        computed = t.money.scheme != "" or any(kind == "percent" for kind, _ in t.money.shares)
        self.as_amounts.setVisible(bool(before) and computed)

    def _lay_out(self, count: int) -> None:
        """Lay out so many places, the last one to be filled in."""
        while len(self.fields) < count:
            row = len(self.fields)
            name = tr("Share of {place}", place=words.ordinal(row + 1))
            field = self.known(ShareField(self), name, None, " ")
            field.setProperty("cell", True)
            field.setFixedWidth(110)
            field.textEdited.connect(lambda _: self._tell())
            self.fields.append(field)
            amount = label("", "strong")
            self.amounts.append(amount)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._lines.append((label(words.ordinal(row + 1), "quiet"), field, amount))
            for column, widget in enumerate(self._lines[-1]):
                self._grid.addWidget(widget, row, column)
            QWidget.setTabOrder(self.as_amounts, field)  # where that stands in the window's order,
            QWidget.setTabOrder(field, self.as_amounts)  # and before it, as it is seen
        for row, line in enumerate(self._lines):
            for widget in line:
                widget.setVisible(row < count)

    # -- doing ---------------------------------------------------------------------------------------

    def commit(self, field: CommitField) -> None:
        """Do all that is typed, as one action. What was refused is not tried again as it stands."""
        shares = self.read()
        if isinstance(shares, int):
            self.keep(tr("This is not a share. Type 50 % or an amount."), self.fields[shares])
        elif tuple(shares) == self._of:
            self.let_go()
        elif shares != self._tried:
            self._tried = shares
            self.keep(SetPrizes(shares=tuple(shares)), field)

    def let_go(self) -> None:
        """Show the shares as they stand, in every field."""
        wrong = self._tried is not None or any(field.property("wrong") == "true" for field in self.fields)
        self._tried = None
        for field in self.fields:
            field.show_text(field.shown, anyway=True)
        self._tell()
        if wrong:
            self.unsay()

    def _write_as_amounts(self) -> None:
        """Write the prizes as amounts, so that each place keeps its prize, whatever happens to the others."""
        written = SetPrizes(shares=tuple(("amount", x) for x in tonight(self._session.state)))
        self.fields[0].setFocus()  # the button goes, and the keyboard with it
        perform(self, self._session, written)
