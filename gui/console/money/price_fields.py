"""The fields of what an entry, a re-entry, a re-buy and an add-on cost and bring, and until when they are
sold."""

from typing import Any, cast

from PySide6.QtCore import Qt

from core.formats.format import can
from core.say.acts import Act, AddOn, Rebuy, Reenter, SetChips, SetPrice
from core.say.records import PurchaseKind
from core.tournament.state import Price
from gui.console.ask.each_field import EachField
from gui.program.session import Session
from gui.widgets.boxes import cells
from gui.widgets.fields import CommitField, number_in, price_in
from gui.widgets.labels import label
from gui.words import text as words
from gui.words.tr import Context, mark

tr = Context("money")


KINDS: dict[PurchaseKind, str] = {
    "entry": mark("Entry"),
    "reentry": mark("Re-entry"),
    "rebuy": mark("Re-buy"),
    "addon": mark("Add-on"),
}
PARTS = {
    "paid": mark("Paid"),
    "fee": mark("Fee"),
    "chips": mark("Chips"),
    "until": mark("Through level"),
    "most": mark("Most"),
}
_WIDTHS = {"paid": 62, "fee": 58, "chips": 76, "until": 50, "most": 44}


# The acts that sell each; and what each part is for.
_SOLD_BY: dict[PurchaseKind, tuple[type[Act], ...]] = {
    "entry": (SetPrice,), "reentry": (Reenter,), "rebuy": (Rebuy,), "addon": (AddOn,),
}  # fmt: skip
_AGAIN = (Reenter, Rebuy, AddOn)
_PARTS_OF: dict[str, tuple[type[Act], ...]] = {
    "paid": (SetPrice,), "fee": (SetPrice,), "chips": (SetChips,), "until": _AGAIN, "most": _AGAIN,
}  # fmt: skip


class PriceFields(EachField):
    """A row for each, of which an empty one is not sold."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.fields: dict[tuple[str, str], CommitField] = {}
        # widgets, each with acts of which the format that is played must have one
        self._needed: list[tuple[Any, ...]] = []
        grid = cells(6, 6, of=self)
        for column, part in enumerate(PARTS, 1):
            head = label(tr(PARTS[part]), "label", wrap=True)
            head.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(head, 0, column)
            grid.setColumnStretch(column, _WIDTHS[part])
            self._needed.append((head, _PARTS_OF[part]))
        for row, kind in enumerate(KINDS, 1):
            name = label(tr(KINDS[kind]), "strong")
            grid.addWidget(name, row, 0)
            self._needed.append((name, _SOLD_BY[kind]))
            for column, part in enumerate(PARTS, 1):
                field = self.known(CommitField(), f"{tr(KINDS[kind])}: {tr(PARTS[part])}", pad="")
                field.setProperty("cell", True)
                field.setMinimumWidth(_WIDTHS[part] - 8)
                field.setAlignment(Qt.AlignmentFlag.AlignRight)
                field.committed.connect(lambda typed, key=(kind, part): self._committed(key, typed))
                self.fields[kind, part] = field
                grid.addWidget(field, row, column)
                self._needed.append((field, _SOLD_BY[kind], _PARTS_OF[part]))

    def take(self) -> None:
        """Show the price list."""
        t = self._session.state
        prices = t.money.prices
        for widget, *needed in self._needed:
            widget.setVisible(all(can(t, *acts) for acts in needed))
        for (kind, part), field in self.fields.items():
            price = prices.get(kind)
            value = getattr(price, part) if price is not None else None
            field.show_text("" if value is None else words.amount(value))

    def _committed(self, key: tuple[str, str], typed: str) -> None:
        kind, part = key
        read = price_in(typed) if part == "paid" else (number_in(typed), None)
        value, fee = read if typed and read is not None else (None, None)
        if typed and value is None:
            wrong = tr("Not a price. Type 350, or 300+50 for a fee of 50.")
            self.keep(wrong if part == "paid" else words.not_a_number(typed), self.fields[key])
            return
        price = self._session.state.money.prices.get(kind) or Price(0, 0, 0)
        parts = {name: getattr(price, name) for name in PARTS}
        parts[part] = value if value is not None or part in ("until", "most") else 0
        if fee is not None:
            parts["fee"] = fee
        self.keep(SetPrice(kind=cast(PurchaseKind, kind), **parts), self.fields[key])
