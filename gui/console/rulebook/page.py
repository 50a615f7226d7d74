"""The rulebook's page: what tonight is played by and what holds there; other books, and the house's own."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QMenu,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from core.rulebook import shelf
from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import BadRulebook
from core.rulebook.house_books import SUFFIX, copied, decoded, edited, read_new
from core.say.reasons import StoreFailed
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.page import Page
from gui.console.rulebook.books import Offer, Shelf, books_here, lines
from gui.console.rulebook.house import HouseDialog, ask_export, ask_import
from gui.console.rulebook.method import Method
from gui.console.rulebook.rows import Rules
from gui.console.rulebook.rule import RuleDialog
from gui.program.session import Session
from gui.widgets.deeds import stands_against
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import RING, Card
from gui.words import rulebook as say
from gui.words import text
from gui.words.tr import Context

tr = Context("rulebook")


_BAR = 10


class RulebookPage(Page):
    """Shows tonight's book until another is chosen to look at. Looking changes nothing: the button does."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self._shelf: Shelf = Shelf(())
        self._looked_at: tuple[str, str] | None = None
        self._played: object = None
        self.books = ElidedCombo()
        self.books.setAccessibleName(tr("Book"))
        self.play = KeyButton(tr("Use this rulebook"), kind="primary")
        self.copy = KeyButton(tr("House variant…"))
        self.file = KeyButton(tr("File…"), kind="quiet")
        self.method = Method()
        self.described = label(role="quiet", wrap=True)
        self.only = QCheckBox(tr("Differences only"))
        self.faults = label(wrap=True)
        self.faults.setProperty("tone", "amber")
        self.faults.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rules = Rules()
        self.area = QScrollArea()
        self._build()
        self.books.activated.connect(self._look)
        self.play.clicked.connect(self._play)
        self.copy.clicked.connect(self._ask_copy)
        self.file.clicked.connect(self._file_menu)
        self.method.chosen.connect(self._show)
        self.only.toggled.connect(self._filter)
        self.rules.chosen.connect(self.change_rule)
        self.rules.seen.connect(lambda row: self.area.ensureWidgetVisible(row, 0, 40))
        session.changed.connect(self._changed)
        self.refresh()

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.books, 1)
        top.addWidget(self.play)
        top.addWidget(self.copy)
        top.addWidget(self.file)
        second = QHBoxLayout()
        second.setSpacing(16)
        second.addWidget(self.described, 1)
        second.addWidget(self.only, 0, Qt.AlignmentFlag.AlignTop)
        head = Card()
        inside = QVBoxLayout(head)
        inside.setContentsMargins(RING + 16, RING + 14, RING + 16, RING + 14)
        inside.setSpacing(10)
        inside.addWidget(label(tr("Rulebook"), "strong"))
        inside.addLayout(top)
        inside.addWidget(self.method)
        inside.addLayout(second)
        inside.addWidget(self.faults)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.area.setAccessibleName(tr("Rulebook"))
        self.area.setWidget(self.rules)
        self.area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        over = QHBoxLayout()
        over.setContentsMargins(0, 0, _BAR, 0)
        over.addWidget(head)
        whole = QVBoxLayout(self)
        # The scroll bar stands in the margin, so that the cards are as wide as the one above them.
        whole.setContentsMargins(20 - RING, 20 - RING, 20 - RING - _BAR, 12)
        whole.setSpacing(12 - 2 * RING)
        whole.addLayout(over)
        whole.addWidget(self.area, 1)

    def home(self) -> QWidget:
        """A row where it can be changed; else arrows scroll. Space and digits stay the night's."""
        return self.rules.first or self.area

    def shown(self) -> None:
        """Looked at again: somebody may have put a file there."""
        self.refresh()

    # -- showing -------------------------------------------------------------------------------------

    @property
    def offer(self) -> Offer:
        """The book that is shown."""
        found = self._shelf.find(self._looked_at) if self._looked_at is not None else None
        if found is not None:
            return found
        # A night without a book is played by the one that cites nothing.
        assert self._shelf.tonight is not None
        return self._shelf.tonight

    def _changed(self) -> None:
        if self.session.state.book != self._played:
            self.refresh()
        else:
            self._enable()

    def refresh(self) -> None:
        """The folder and tonight's book, read anew."""
        state = self.session.state
        if state.book != self._played:
            self._played, self._looked_at = state.book, None
        self._shelf = books_here(self.session.books, state)
        offer = self.offer
        with QSignalBlocker(self.books):
            self.books.clear()
            for one in self._shelf.offers:
                self.books.addItem(one.title(), one.key)
            self.books.setCurrentIndex(self._shelf.offers.index(offer))
        self.method.show_book(offer.book, state.book[1] if offer.played and state.book else "")
        before: QWidget = self.file
        for button in self.method.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button
        QWidget.setTabOrder(before, self.only)
        said = [str(text.trouble(self._shelf.trouble, self.session.zone))] if self._shelf.trouble else []
        if self._shelf.faults:
            said.append(say.faults(list(self._shelf.faults)))
        self.faults.setText("\n".join(said))
        self.faults.setVisible(bool(said))
        self._show()

    def _show(self) -> None:
        """The rules of the book that is looked at."""
        offer = self.offer
        groups = lines(offer, self.method.option)
        differ = sum(1 for group in groups.values() for line in group if line.parent)
        variant = offer.parent is not None
        self.only.setVisible(variant)
        about = say.about(offer.book, offer.parent, differ, played=offer.played)
        only = variant and self.only.isChecked()
        if offer.editable:
            hint = (
                tr("Show all rules to edit one.") if only and not differ else tr("Select a rule to edit it.")
            )
            about = f"{about} {hint}"
        self.described.setText(about)
        self.rules.show_lines(groups, editable=offer.editable, only_differs=only)
        self._enable()

    def _enable(self) -> None:
        offer, state = self.offer, self.session.state
        act = offer.choose(self.method.option)
        now = offer.played and (state.book[1] if state.book else "") == self.method.option
        self.play.setVisible(not now)
        hard = stands_against(self.session.check(act))
        self.play.can(text.reasons(hard, state, self.session.zone) if hard else "")
        self.copy.setEnabled(self.session.books is not None)

    def _filter(self) -> None:
        self.area.verticalScrollBar().setValue(0)
        self._show()

    def _look(self, index: int) -> None:
        self._looked_at = self._shelf.offers[index].key
        self.area.verticalScrollBar().setValue(0)
        self.refresh()

    # -- doing ---------------------------------------------------------------------------------------

    def _play(self) -> None:
        """What is looked at becomes tonight's; after the start the window asks for a reason."""
        perform(self, self.session, self.offer.choose(self.method.option))

    def _ask_copy(self) -> None:
        HouseDialog(self, self.offer.book, self._copy).open()

    def _copy(self, title: str, short: str) -> str:
        """Made, kept and shown; what stands against it, if anything."""
        try:
            text_, book = copied(self.offer.book, title, short, self._shelf.ids)
        except BadRulebook as bad:
            return say.fault(bad)
        wrong = self._keep_file(book.id + SUFFIX, text_)
        if not wrong:
            option = self.method.option
            self._looked_at = (book.id, text_)
            self.refresh()
            self.method.show_book(self.offer.book, option)  # it begins by the method that was looked at
            self._show()
            self._say(say.made(book.title))
        return wrong

    def _keep_file(self, file: str, text_: str) -> str:
        books = self.session.books
        if books is None:
            return tr("There is no folder for house rulebooks here. Nothing was saved.")
        try:
            books.save(file, text_)
        except StoreFailed as failed:
            return text.trouble(failed, self.session.zone)
        return ""

    def change_rule(self, key: str) -> None:
        """Ask what shall hold, in a book of the house's own."""
        if self.offer.editable:
            RuleDialog(self, self.offer, key, self._change).open()

    def _change(self, key: str, entry: Entry | None) -> None:
        """The file first. A night that is played by the book goes on by it as it is now."""
        offer = self.offer
        try:
            text_, book = edited(offer.book, key, entry)
        except BadRulebook as bad:
            self._say(say.fault(bad))
            return
        if text_ == offer.text:
            return
        wrong = self._keep_file(offer.file, text_)
        if wrong:
            self._say(wrong)
            return

        def show(*, played: bool, said: bool = True) -> None:
            self._looked_at = (book.id, text_)
            self.refresh()
            self.rules.take_keyboard(key)
            if said:
                self._say(say.kept(key, book, played=played))

        if not offer.played:
            show(played=False)
            return
        option = self.session.state.book[1] if self.session.state.book else ""
        changed = Offer(offer.book, text_, offer.file).choose(option)
        perform(
            self, self.session, changed,
            then=lambda _: show(played=True), otherwise=lambda: show(played=False, said=False),
        )  # fmt: skip

    # -- files ---------------------------------------------------------------------------------------

    def _file_menu(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        add = menu.addAction(tr("Add file…"), lambda: ask_import(self, self.import_file))
        add.setEnabled(self.session.books is not None)
        menu.addAction(tr("Save as file…"), lambda: ask_export(self, self.offer.book, self.export_file))
        menu.popup(self.file.mapToGlobal(self.file.rect().bottomLeft()))

    def import_file(self, path: Path) -> None:
        """A copy of it goes among the house's books; a file that is none is told with its line."""
        try:
            text_ = decoded(path.read_bytes(), path.name)
            book = read_new(text_, path.name, self._shelf.ids)
        except OSError as error:
            self._say(say.cannot_read(str(path), error.strerror or str(error)))
        except BadRulebook as bad:
            self._say(say.fault(bad))
        else:
            self._keep_imported(book, text_)

    def _keep_imported(self, book: Rulebook, text_: str) -> None:
        wrong = self._keep_file(book.id + SUFFIX, text_)
        if not wrong:
            self._looked_at = (book.id, text_)
            self.refresh()
        self._say(wrong or say.imported(book.title))

    def export_file(self, path: Path) -> None:
        """The whole text of the book that is shown."""
        offer = self.offer
        try:
            path.write_text(offer.text or shelf.texts()[offer.book.id], "utf-8", newline="\n")
        except OSError as error:
            self._say(say.cannot_write(str(path), error.strerror or str(error)))
        else:
            self._say(say.exported(str(path)))

    def _say(self, sentence: str) -> None:
        desk = desk_of(self)
        if desk is not None:
            desk.say(sentence)
