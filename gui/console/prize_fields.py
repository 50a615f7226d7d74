"""The prizes: a share per place, in per cent or as an amount, and what each place gets as things stand."""

from __future__ import annotations

import re

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QVBoxLayout, QWidget

from core.acts import Set, SetPrizes
from core.payouts import HUNDRED_PER_CENT, come_to_hundred, pool, tonight
from gui import text as words
from gui import text_structure as say
from gui.session import Session
from gui.theme import repolish
from gui.widgets.fields import CommitField, number_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad

Share = tuple[str, int]
_PART = re.compile(r"(\d{1,3})(?:[.,](\d{1,2}))?\s*%")


def share_typed(text: str, *, percent: bool) -> Share | None:
    """``50 %``, ``12.5%``, ``1,000``; a bare number up to 100 is per cent where the others are."""
    found = _PART.fullmatch(text.strip())
    if found is not None:
        return "percent", int(found[1]) * 100 + int((found[2] or "").ljust(2, "0") or 0)
    number = number_in(text)
    if number is None or number < 0:
        return None
    return ("percent", number * 100) if percent and number <= 100 else ("amount", number)


def shares_typed(text: str, *, percent: bool) -> list[Share] | None:
    """One share, or several at once: ``50 30 20``, ``50 % 30 % 20 %``. Bare numbers that come to 100 are
    per cent wherever they stand."""
    parts = re.sub(r"\s+%", "%", text.replace(";", " ")).split()
    thousands = all(re.match(r"\d{3}(?!\d)", part) for part in parts[1:])  # 1 000, and not 50 30 20
    whole = share_typed(text, percent=percent) if thousands else None
    if whole is not None:
        return [whole]
    bare = [number for part in parts if (number := number_in(part)) is not None]
    percent = percent or (len(bare) == len(parts) and come_to_hundred(bare))
    found = [share_typed(part, percent=percent) for part in parts]
    return [f for f in found if f is not None] if found and all(f is not None for f in found) else None


class PrizeFields(QWidget):
    """A field per place and one more; emptied, a place is taken away. Several shares in one field go to
    the places from it on."""

    wanted = Signal(object, object)
    misread = Signal(str, object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.fields: list[CommitField] = []
        self.amounts: list[QLabel] = []
        self.sum = label("", "quiet", wrap=True)
        self.remark = label("", "", wrap=True)
        self.remark.setProperty("tone", "amber")
        self.rounding = CommitField()
        self.rounding.setFixedWidth(90)
        with_pad(self.rounding)
        self.rounding.setAccessibleName(say.word("rounding"))
        self.rounding.committed.connect(self._rounded)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(12)
        self._grid.setVerticalSpacing(6)
        self._grid.setColumnStretch(2, 1)
        unit = QGridLayout()
        unit.setColumnStretch(0, 1)
        unit.addWidget(label(say.word("rounding"), "label"), 0, 0)
        unit.addWidget(self.rounding, 0, 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.sum)
        whole.addLayout(self._grid)
        whole.addWidget(self.remark)
        whole.addLayout(unit)

    def take(self) -> None:
        """Show the shares and what they come to now."""
        t = self._session.state
        currency, total = t.setting("currency"), pool(t)
        amounts = tonight(t)
        self._lay_out(len(t.shares) + 1)
        for i, field in enumerate(self.fields):
            shown = i < len(t.shares)
            field.show_text(say.share(*t.shares[i]) if shown else "", anyway=False)
            paid = shown and i < len(amounts)
            self.amounts[i].setText(words.money(amounts[i], currency) if paid else "")
        self.rounding.show_text(words.amount(t.setting("rounding")))
        self._sums(total, currency)

    def _sums(self, total: int, currency: str) -> None:
        shares = self._session.state.shares
        hundredths = sum(v for kind, v in shares if kind == "percent")
        fixed = sum(v for kind, v in shares if kind == "amount")
        self.sum.setText(say.prize_sum(total, hundredths, fixed, currency))
        remark = ""
        if fixed > total:
            remark = say.fixed_over(total, fixed, currency)
        elif 0 < hundredths < HUNDRED_PER_CENT:
            remark = say.prize_rest(hundredths)
        self.remark.setText(remark)
        self.remark.setVisible(bool(remark))
        repolish(self.remark)

    def _lay_out(self, count: int) -> None:
        """So many places, the last one to be filled in."""
        while len(self.fields) < count:
            row = len(self.fields)
            field = CommitField(say.word("share_hint"))
            field.setProperty("cell", True)
            field.setFixedWidth(110)
            with_pad(field, " ")
            field.setAccessibleName(say.next_place(row + 1))
            field.committed.connect(lambda typed, row=row: self._committed(row, typed))
            self.fields.append(field)
            amount = label("", "strong")
            self.amounts.append(amount)
            amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for column, widget in enumerate((label(say.place(row + 1), "quiet"), field, amount)):
                self._grid.addWidget(widget, row, column)
            QWidget.setTabOrder(self.rounding, field)  # where that stands in the window's order,
            QWidget.setTabOrder(field, self.rounding)  # and before it, as it is seen
        for row in range(len(self.fields)):
            for column in range(3):
                item = self._grid.itemAtPosition(row, column)
                if item is not None and (cell := item.widget()) is not None:
                    cell.setVisible(row < count)

    def _committed(self, row: int, typed: str) -> None:
        shares = list(self._session.state.shares)
        percent = all(kind == "percent" for kind, _ in shares)
        found = shares_typed(typed, percent=percent) if typed else []
        if found is None:
            self.fields[row].show_wrong(True)
            self.misread.emit(say.word("share_wrong"), self.fields[row])
            return
        shares[row : row + max(1, len(found))] = found
        self.wanted.emit(SetPrizes(shares=tuple(shares)), self.fields[row])

    def _rounded(self, typed: str) -> None:
        number = number_in(typed)
        if number is None:
            self.rounding.show_wrong(True)
            self.misread.emit(say.word("number_wrong"), self.rounding)
        else:
            self.wanted.emit(Set(key="rounding", value=number), self.rounding)
