"""How many places are paid with how many entries, as a strip: tonight's in full green."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from core.money.foreseen import Span
from gui.theme import repolish
from gui.widgets.boxes import across, down, empty
from gui.widgets.labels import Label, label
from gui.words import text as words
from gui.words.tr import Context

tr = Context("money")

_HIGH, _USUAL, _NOW = 28, 3, 6


class SpanStrip(QWidget):
    """Empty, and hidden, where the number of places does not depend on the entries."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: tuple[Sequence[Span], int] = (), 0
        self.blocks: list[Label] = []
        self._row = across(gap=3, of=self)

    def show_spans(self, found: Sequence[Span], entries: int) -> None:
        self.setVisible(len(found) > 1)
        if (found, entries) == self.shown:
            return
        self.shown = found, entries
        while (item := self._row.takeAt(0)) is not None:
            column = item.layout()
            if column is not None:
                empty(column)
        self.blocks = []
        for span in found if len(found) > 1 else ():
            now = span.least <= entries and (span.most is None or entries <= span.most)
            self._add(span, entries, now=now)

    def _add(self, span: Span, entries: int, *, now: bool) -> None:
        block = label(tr("%n places", span.places) if now else words.amount(span.places), "span")
        block.setFixedHeight(_HIGH)
        past = span.most is not None and span.most < entries
        block.setProperty("when", "now" if now else {True: "past", False: "later"}[past])
        repolish(block)
        below = label(self._range(span, entries, now=now), "label", tone="green" if now else "")
        for one in (block, below):
            one.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.blocks.append(block)
        self._row.addLayout(down(block, below, gap=2), _NOW if now else _USUAL)

    def _range(self, span: Span, entries: int, *, now: bool) -> str:
        if span.most is None:
            said = tr("from {least}", least=words.amount(span.least))
        elif span.most == span.least:
            said = words.amount(span.least)
        else:
            said = f"{words.amount(span.least)}–{words.amount(span.most)}"
        return tr("{n} of {range} entries", n=words.amount(entries), range=said) if now else said
