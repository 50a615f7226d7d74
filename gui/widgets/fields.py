"""Fields that commit when they are left: Enter or leaving keeps the text, Esc restores it."""

import re
from typing import NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QLineEdit

from core.text.script_words import BadLine, Word, amount, number, part_of_price, price
from gui.safely import safely
from gui.theme import repolish
from gui.widgets.labels import Label
from gui.words.numbers import canonical


def put_at(side: Qt.AlignmentFlag, field: QLineEdit) -> None:
    """Put the text of the field at this side. Blanks before it are not seen at the right, nor is the key that
    typed them: such a text stands at the left."""

    def place(text: str) -> None:
        field.setAlignment(Qt.AlignmentFlag.AlignLeft if text.startswith(" ") else side)

    field.textChanged.connect(place)
    place(field.text())


class Problem(Label):
    def __init__(self, field: QLineEdit, name: str = "") -> None:
        super().__init__()
        self._field = field
        self.setObjectName(name)
        self.setWordWrap(True)
        self.setProperty("tone", "red")
        self.hide()

    def about(self, field: QLineEdit) -> None:
        """Let what is said next be about this field."""
        _edge(self._field, wrong=False)
        self._field = field

    def say(self, sentence: str) -> None:
        """Show this problem; "" clears it."""
        self.show_text(sentence)
        _edge(self._field, wrong=bool(sentence))


def _edge(field: QLineEdit, *, wrong: bool) -> None:
    if wrong != (field.property("wrong") == "true"):
        field.setProperty("wrong", "true" if wrong else "false")
        repolish(field)


class CommitField(QLineEdit):
    """``committed`` carries the new text once, when Enter is pressed or the field is left changed; one that
    was refused again only by Enter.

    The listener then calls ``show_text`` with the tournament's value, never the typed one.
    """

    committed = Signal(str)
    corrected = Signal()
    """A refused text is being corrected: its error is out of date."""

    def __init__(self, placeholder: str = "") -> None:
        super().__init__()
        self.shown = ""
        """The tournament's value, as last shown."""
        self.setPlaceholderText(placeholder)
        self.textEdited.connect(lambda _: self._correct())

    def show_text(self, text: str, *, anyway: bool = False) -> None:
        """Show the value unless a text is being typed or was refused; ``anyway`` shows it then too."""
        mine = self.hasFocus() or self.property("wrong") == "true"
        typing = mine and self.text() != self.shown
        self.shown = text
        if anyway or not typing:
            self.show_wrong(False)
            if self.text() != text:
                self.setText(text)

    def _correct(self) -> None:
        if self.property("wrong") == "true":
            self.show_wrong(False)
            self.corrected.emit()

    def show_wrong(self, wrong: bool) -> None:
        """Edge the field in red: its text was refused."""
        _edge(self, wrong=wrong)

    def commit(self) -> None:
        if self.text().strip() != self.shown:
            self.committed.emit(self.text().strip())

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.commit()
            event.accept()
        elif event.key() == Qt.Key.Key_Escape and self.text() != self.shown:
            self._correct()
            self.show_text(self.shown, anyway=True)
            event.accept()
        else:
            super().keyPressEvent(event)

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        # a text that was refused stays; handed in again it would take the reason for its override away
        if event.reason() != Qt.FocusReason.PopupFocusReason and self.property("wrong") != "true":
            self.commit()
        super().focusOutEvent(event)


class Priced(NamedTuple):
    """The price ``paid`` in all, and of it the fee and the bounty, where they are said."""

    paid: int
    fee: int | None = None
    bounty: int | None = None


def price_in(text: str, decimals: int) -> Priced | None:
    """Return the price of ``350``, of ``300+50`` with a fee of 50, of ``200+50+100`` with a bounty too, in
    the smallest unit of a currency with so many decimals."""
    parts = [canonical(part) for part in text.split("+")]
    try:
        found = () if None in parts else price(Word("+".join(map(str, parts)), 1), decimals)
    except BadLine:
        return None
    return Priced(*found) if found else None


def part_in(text: str, paid: int, decimals: int) -> int | None:
    """Return the part of a price that is written as an amount, or as ``10%`` of what is paid; None for
    anything else."""
    plain = canonical(text.removesuffix("%").strip())
    if not text.endswith("%") or plain is None:
        return amount_in(text, decimals)
    try:
        return part_of_price(Word(f"{plain}%", 1), paid)
    except BadLine:
        return None


def number_in(text: str) -> int | None:
    """Return the whole number of ``1,200``, ``1.200``, ``1 200``, ``25k``, ``1.5m``; None for anything else,
    and for what has two readings in this country (``1,500k``)."""
    plain = canonical(text, whole=True)
    try:
        return None if plain is None else number(Word(plain, 1))
    except BadLine:
        return None


def amount_in(text: str, decimals: int) -> int | None:
    """Return the amount of ``1,200``, ``1 200,50`` as the country writes it, in the smallest unit of a
    currency with so many decimals; None for anything else, and for what has two readings."""
    plain = canonical(text)
    try:
        return None if plain is None else amount(Word(plain, 1), decimals)
    except BadLine:
        return None


def pieces_in(text: str) -> list[str]:
    """Return the parts of a list of chip values: ``25 100 500``, also as ``25/100/500`` and ``25; 100;
    500``. What groups digits is no blank (U+00A0)."""
    return re.split(r"[ \t/;]+", text.strip(" \t/;")) if text.strip(" \t/;") else []


def chip_in(text: str) -> int | None:
    """Return one chip value of a list separated by blanks: ``25,100`` may be two, and is refused."""
    bare = text.rstrip(",;")
    return None if re.search(r",(?!000)", bare) else number_in(bare)
