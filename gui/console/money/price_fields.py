"""The fields of what an entry, a re-entry, a re-buy and an add-on cost and bring, and until when they are
sold."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

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

_Acts = tuple[type[Act], ...]
# Each kind of purchase with the act that sells it.
_KINDS: dict[PurchaseKind, tuple[str, _Acts]] = {
    "entry": (mark("Entry"), (SetPrice,)),
    "reentry": (mark("Re-entry"), (Reenter,)),
    "rebuy": (mark("Re-buy"), (Rebuy,)),
    "addon": (mark("Add-on"), (AddOn,)),
}
# The parts of a price, their widths (px), and the acts of which a format that has the part has one.
_AGAIN = (Reenter, Rebuy, AddOn)
_PARTS: dict[str, tuple[str, int, _Acts]] = {
    "paid": (mark("Paid"), 62, (SetPrice,)),
    "fee": (mark("Fee"), 58, (SetPrice,)),
    "chips": (mark("Chips"), 76, (SetChips,)),
    "until": (mark("Until end of level"), 50, _AGAIN),
    "most": (mark("Limit"), 44, _AGAIN),
}


class PriceFields(EachField):
    """A row for each, of which an empty one is not sold."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.fields: dict[tuple[str, str], CommitField] = {}
        # widgets, each with acts of which the format that is played must have one
        self._needed: list[tuple[QWidget, list[_Acts]]] = []
        grid = cells(6, 6, of=self)
        for column, (said, width, acts) in enumerate(_PARTS.values(), 1):
            head = label(tr(said), "label", wrap=True)
            head.setAlignment(Qt.AlignmentFlag.AlignBottom | Qt.AlignmentFlag.AlignLeft)
            grid.addWidget(head, 0, column)
            grid.setColumnStretch(column, width)
            self._needed.append((head, [acts]))
        for row, (kind, (sold, sold_by)) in enumerate(_KINDS.items(), 1):
            name = label(tr(sold), "strong")
            grid.addWidget(name, row, 0)
            self._needed.append((name, [sold_by]))
            for column, (part, (said, width, acts)) in enumerate(_PARTS.items(), 1):
                meant = partial(self._meant, kind, part)
                field = self.known(CommitField(), f"{tr(sold)}: {tr(said)}", meant)
                field.setProperty("cell", True)
                field.setMinimumWidth(width - 8)
                field.setAlignment(Qt.AlignmentFlag.AlignRight)
                self.fields[kind, part] = field
                grid.addWidget(field, row, column)
                self._needed.append((field, [sold_by, acts]))

    def take(self) -> None:
        """Show the prices as they stand."""
        t = self._session.state
        for widget, needed in self._needed:
            widget.setVisible(all(can(t, *acts) for acts in needed))
        for (kind, part), field in self.fields.items():
            value = getattr(t.money.prices.get(kind), part, None)
            field.show_text("" if value is None else words.amount(value))

    def _meant(self, kind: PurchaseKind, part: str, typed: str) -> Act | str:
        read = price_in(typed) if part == "paid" else (number_in(typed), None)
        value, fee = read if typed and read is not None else (None, None)
        if typed and value is None:
            wrong = tr("This is not a price. Type 350, or 300+50 for a fee of 50.")
            return wrong if part == "paid" else words.not_a_number(typed)
        price = self._session.state.money.prices.get(kind) or Price(0, 0, 0)
        parts = {name: getattr(price, name) for name in _PARTS}
        parts[part] = value if value is not None or part in ("until", "most") else 0
        if fee is not None:
            parts["fee"] = fee
        return SetPrice(kind=kind, **parts)
