"""The book to read on its page: what is found in it, and one paragraph of it, opened."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from core.handbook.contents import RULING, Paragraph
from core.handbook.told import silent
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from gui.safely import safely
from gui.widgets.boxes import across, down, empty
from gui.widgets.labels import WrappedLabel, label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.widgets.rows import Cell, Rows
from gui.words import handbook as say
from gui.words import rulebook
from gui.words.handbook import Said
from gui.words.tr import Context, dotted

tr = Context("handbook")

_KIND, _WHERE = 92, 210
# A sentence stands between what it is about and its clause.
_WHEN, _CLAUSE = 200, 150
_AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


class FoundList(LinedTable):
    """The paragraphs that were found; the keyboard stays in the field above. ``opened`` carries one."""

    opened = Signal(object)

    def __init__(self) -> None:
        self._book: Rulebook = shelf.plain()
        self.found = Rows[Paragraph]((tr("Kind"), tr("Title"), tr("Clause")), self._cell)
        super().__init__(self.found, [_KIND, 0, _WHERE], stretch=1)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSelectionMode(LinedTable.SelectionMode.SingleSelection)
        self.horizontalHeader().hide()
        self.setAccessibleName(tr("Paragraphs of the rulebook"))
        self.clicked.connect(lambda index: self.opened.emit(self.found.at(index.row())))

    def show_found(self, book: Rulebook, found: list[Paragraph]) -> None:
        """Show these of this book, the first of them lit."""
        self._book = book
        self.found.show(found)
        if found:
            self.selectRow(0)
        self.scrollToTop()

    @property
    def lit(self) -> Paragraph | None:
        return self.found.at(self.currentIndex().row())

    def step(self, by: int) -> None:
        """Go to the next row, or the one before."""
        at = max(0, min(self.currentIndex().row() + by, len(self.found.rows) - 1))
        self.selectRow(at)
        self.scrollTo(self.found.index(at, 0))

    def _cell(self, paragraph: Paragraph, column: int) -> Cell:
        match column:
            case 0:
                return Cell(say.kind(paragraph.kind), "quiet")
            case 1:
                return Cell(say.title(paragraph), "strong" if paragraph.kind == RULING else "")
            case _:
                return Cell(_first_clause(paragraph, self._book, rulebook.language()), "quiet")


@lru_cache(maxsize=2048)
def _first_clause(paragraph: Paragraph, book: Rulebook, language: str) -> str:
    """Return where a paragraph stands in the book first, or that the book is silent."""
    if paragraph.kind == RULING and silent(paragraph.id, book):
        return tr("not stated")
    return next((x.where for x in say.said(paragraph, book) if x.clauses), "")


class Reading(PlainScroll):
    """One paragraph of a book, with its clauses. The arrows scroll; ``left`` by Esc."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.paragraph: Paragraph | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setProperty("reads", True)
        self._within = Within()
        self.setWidget(self._within)

    def open(self, paragraph: Paragraph, book: Rulebook, others: list[Rulebook]) -> None:
        self.paragraph = paragraph
        self.setAccessibleName(say.title(paragraph))
        self._within.show_paragraph(paragraph, book, others)
        self.verticalScrollBar().setValue(0)

    @property
    def sentences(self) -> list[Said]:
        return self._within.sentences

    @property
    def nothing(self) -> str:
        """Return the sentence shown where the book is silent."""
        return self._within.nothing

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class Within(QWidget):
    """The card of a paragraph."""

    def __init__(self) -> None:
        super().__init__()
        self.setAutoFillBackground(False)
        self._column = down(of=self)
        self.sentences: list[Said] = []
        self.nothing = ""

    def minimumSizeHint(self) -> QSize:
        """Let the height follow the width: the height of labels at their narrowest left an empty screen."""
        return QSize(super().minimumSizeHint().width(), 0)

    def show_paragraph(self, paragraph: Paragraph, book: Rulebook, others: list[Rulebook]) -> None:
        empty(self._column)
        self.sentences = say.said(paragraph, book)
        parts: list[QWidget] = [WrappedLabel(say.title(paragraph), "heading")]
        parts.append(
            label(dotted(say.kind(paragraph.kind), say.chapter(say.group_of(paragraph)), book.short), "label")
        )
        parts += [WrappedLabel(x) for x in say.introduced(paragraph)]
        self.nothing = "" if self.sentences else _nothing(paragraph, others)
        parts += [_row(x) for x in self.sentences] or [WrappedLabel(self.nothing, "strong")]
        card, edges = Card(), (RING + 16, RING + 14, RING + 16, RING + 14)
        down(*parts, gap=10, margins=edges, of=card)
        self._column.addWidget(card)
        self._column.addStretch(1)


def _row(said: Said) -> QWidget:
    """Return a sentence between what it is about and its clause, and under it what follows."""
    row = QWidget()
    about, where = WrappedLabel(said.when, "quiet"), WrappedLabel(said.where, "label")
    about.setFixedWidth(_WHEN)
    where.setFixedWidth(_CLAUSE)
    where.setAlignment(_AT_RIGHT)
    middle = down(WrappedLabel(said.text), *(WrappedLabel(x, "quiet") for x in said.notes), None, gap=2)
    box = across(*((about,) if said.when else ()), (middle, 1), where, gap=14, of=row)
    for side in (about, where):
        box.setAlignment(side, Qt.AlignmentFlag.AlignTop)
    return row


def _nothing(paragraph: Paragraph, others: list[Rulebook]) -> str:
    """Say that the book is silent, and which others are not."""
    if paragraph.kind != RULING:
        return tr("No parameter of the rulebook decides it.")
    return say.nothing_about(say.title(paragraph), (x for x in others if not silent(paragraph.id, x)))
