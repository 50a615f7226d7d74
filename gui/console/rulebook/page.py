"""The rulebook's page: what tonight is played by and what holds there; other books, and the house's own."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QWidget

from core.formats.format import of
from core.handbook.contents import Paragraph
from core.log.change import Change
from core.rulebook import shelf
from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import BadRulebook
from core.rulebook.house_books import LARGEST, SUFFIX, copied, decoded, read_new
from gui.console.frame.acting import Page, desk_of, perform
from gui.console.frame.deeds import stands_against
from gui.console.frame.printing import show_document
from gui.console.frame.saving import save_and_say
from gui.console.rulebook.books import Offer, Shelf, books_here, changed, held, keep_file, lines
from gui.console.rulebook.dialogs import HouseDialog, RuleDialog
from gui.console.rulebook.reading import FoundList, Reading
from gui.console.rulebook.rules import Rules
from gui.program.files import read
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down, empty, stacked
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.file_dialog import ask_path
from gui.widgets.hinted import ListFinder
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.menu import Menu
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words import handbook as say_book
from gui.words import rulebook as say
from gui.words import text
from gui.words.tr import Context
from gui.words.voices import together

tr = Context("rulebook")

_BAR = 10


class RulebookPage(Page):
    """Shows tonight's book until another is chosen to look at. Looking changes nothing: the button does."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self._shelf: Shelf = Shelf(())
        self._looked_at: tuple[str, str] | None = None
        self._played: object = None
        self.setProperty("pages", True)
        self.books = ElidedCombo()
        self.books.setAccessibleName(tr("Book"))
        self.play = KeyButton(tr("Use this rulebook"), kind="primary")
        self.copy = KeyButton(tr("House variant…"))
        self.file = KeyButton(tr("File…"), kind="quiet", does=self._file_menu)
        self.method = Method()
        self.described = label(role="quiet", wrap=True)
        self.only = QCheckBox(tr("Differences only"))
        self.faults = label(wrap=True, tone="amber")
        self.faults.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.rules, self.area, head = Rules(), PlainScroll(), Card()
        self.search = ListFinder(tr("Find a rule, a procedure or a ruling"))
        self.found, self.reading = FoundList(), Reading()
        self.nothing = label(role="strong", wrap=True)
        self.nothing.setContentsMargins(11, 7, 11, 7)  # under the words of the card above
        found = Card()
        inner = (self.nothing, (self.found, 1))
        down(*inner, gap=0, margins=(RING + 5, RING + 7, RING + 5, RING + 7), of=found)
        listed = QWidget()
        across(found, margins=(0, 0, _BAR, 0), of=listed)
        self.below = stacked(self.area, listed, self.reading)
        top = across((self.books, 1), self.play, self.copy, self.file, gap=8)
        second = across((self.described, 1), self.only, gap=16)
        second.setAlignment(self.only, Qt.AlignmentFlag.AlignTop)
        over = across(label(tr("Rulebook"), "strong"), (self.search, 1), gap=16)
        # Beside what is read this gives its room up.
        self.more = QWidget()
        down(self.method, second, self.faults, gap=10, of=self.more)
        inside = over, top, self.more
        down(*inside, gap=10, margins=(RING + 16, RING + 14, RING + 16, RING + 14), of=head)
        self.area.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.area.setProperty("reads", True)
        self.area.setAccessibleName(tr("Rulebook"))
        self.area.setWidget(self.rules)
        for area in (self.area, self.reading):
            area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        # The scroll bar stands in the margin, so that the cards are as wide as the one above them.
        over = across(head, margins=(0, 0, _BAR, 0))
        edges = 20 - RING, 20 - RING, 20 - RING - _BAR, 12
        down(over, (self.below, 1), gap=12 - 2 * RING, margins=edges, of=self)
        self.books.activated.connect(self._look)
        # The book looked at becomes tonight's; after the start the window asks for a reason.
        self.play.clicked.connect(lambda: perform(self, session, self.offer.choose(self.method.option)))
        self.copy.clicked.connect(lambda: HouseDialog(self, self.offer.book, self._copy).open())
        self.method.chosen.connect(self._show)
        self.only.toggled.connect(lambda _: self._show(top=True))
        self.rules.chosen.connect(self.change_rule)
        self.rules.seen.connect(lambda row: self.area.ensureWidgetVisible(row, 0, 40))
        self.search.textEdited.connect(self._find)
        self.search.entered.connect(self._open_lit)
        self.search.stepped.connect(self.found.step)
        self.search.installEventFilter(self)
        self.found.opened.connect(self.open_paragraph)
        self.reading.left.connect(self._back_to_search)
        self.find_in(self.search, self.area, self.rules, self.reading)
        self.catch_up()

    def home(self) -> QWidget:
        """Return a row where it can be changed; else arrows scroll. Space and digits stay the night's."""
        if self.below.currentWidget() is self.reading:
            return self.reading
        return self.rules.first or self.area

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll the rules or the paragraph, whatever has the keyboard; Esc leads back to the rules."""
        area = self.reading if self.below.currentWidget() is self.reading else self.area
        if event.key() == Qt.Key.Key_Escape and self.below.currentWidget() is not self.area:
            self.show_rules()
        elif not area.scroll_by(event):
            super().keyPressEvent(event)

    def left(self) -> None:
        self.show_rules(keyboard=False)

    # -- finding -------------------------------------------------------------------------------------

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """List all that can be found once the keyboard is in the field."""
        if watched is self.search and event.type() == QEvent.Type.FocusIn:
            self._find()
        return super().eventFilter(watched, event)

    @property
    def _book(self) -> Rulebook:
        """Return the book that is looked at, by the method that is."""
        book = self.offer.book
        return book.option(self.method.option) if self.method.option else book

    def others(self) -> list[Rulebook]:
        return [x.book for x in self._shelf.offers if x.book.id not in (self._book.id, shelf.NO_BOOK)]

    def _find(self) -> None:
        """List what fits, the best first; all while nothing is typed."""
        typed, format = self.search.text(), of(self.session.state)
        found = say_book.finder(self._book, format).find(typed)
        self.found.show_found(self._book, found)
        self.found.setVisible(bool(found))
        self.nothing.setVisible(not found)
        if not found:
            others = [x for x in self.others() if say_book.finder(x, format).find(typed)]
            self.nothing.setText(say_book.nothing_about(typed.strip(), others))
        self._turn_to(1)

    def _turn_to(self, index: int) -> None:
        """Show the rules, what was found, or a paragraph."""
        self.below.setCurrentIndex(index)
        self.more.setVisible(index == 0)

    def _open_lit(self) -> None:
        """Open what is lit; say where nothing is found, and let the words be typed over."""
        lit = self.found.lit
        if lit is not None and self.found.isVisible():
            self.open_paragraph(lit)
        else:
            desk_of(self).say(self.nothing.text())
            self.search.selectAll()

    def open_paragraph(self, paragraph: Paragraph) -> None:
        """Show one paragraph of the book, to be read."""
        self.reading.open(paragraph, self._book, self.others())
        self._turn_to(2)
        self.reading.setFocus()

    def _back_to_search(self) -> None:
        self.search.take_keyboard()
        self._find()

    def show_rules(self, *, keyboard: bool = True) -> None:
        """Show the rules of the book again."""
        self.search.clear()
        self._turn_to(0)
        if keyboard:
            self.home().setFocus()

    def shown(self) -> None:
        """Read the folder again when the page is shown: a file may have been put there."""
        self.refresh()

    # -- showing -------------------------------------------------------------------------------------

    @property
    def offer(self) -> Offer:
        """Return the book that is shown. A night without a book is played by the one that cites nothing."""
        offers = self._shelf.offers
        found = next((offer for offer in offers if offer.key == self._looked_at), None)
        return found or next(offer for offer in offers if offer.played)

    def _changed(self, change: Change | None = None) -> None:
        if self.session.state.book != self._played:
            self.refresh()
        else:
            self._enable()

    def refresh(self) -> None:
        """Read the folder and tonight's book anew."""
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
        for button in (*self.method.buttons.values(), self.only):
            QWidget.setTabOrder(before, button)
            before = button
        said = [text.trouble(self._shelf.trouble, self.session.zone)] if self._shelf.trouble else []
        if self._shelf.faults:
            said.append(say.faults(list(self._shelf.faults)))
        self.faults.show_text(together(*said, by="\n"))
        self._show()

    def _show(self, *, top: bool = False) -> None:
        """Show the rules of the book, from the first rule if another book or other rules were shown
        before."""
        if top:
            self.area.verticalScrollBar().setValue(0)
        offer = self.offer
        if self.below.currentIndex() == 1:
            self._find()
        elif self.reading.paragraph is not None and self.below.currentWidget() is self.reading:
            self.reading.open(self.reading.paragraph, self._book, self.others())
        groups = lines(offer, of(self.session.state), self.method.option)
        differ = sum(1 for group in groups.values() for line in group if line.parent)
        only = offer.parent is not None and self.only.isChecked()
        self.only.setVisible(offer.parent is not None)
        about = say.about(offer.book, offer.parent, differ, played=offer.played)
        if offer.editable:
            none = only and not differ
            hint = tr("Show all rules to edit one.") if none else tr("Select a rule to edit it.")
            about = f"{about} {hint}"
        self.described.setText(about)
        self.rules.show_lines(groups, editable=offer.editable, only_differs=only)
        self._enable()

    def _enable(self) -> None:
        offer, state = self.offer, self.session.state
        now = offer.played and (state.book[1] if state.book else "") == self.method.option
        self.play.setVisible(not now)
        hard = stands_against(self.session.check(offer.choose(self.method.option)))
        self.play.can(text.reasons(hard, state, self.session.zone) if hard else "")
        self.copy.setEnabled(self.session.books is not None)

    def _look(self, index: int) -> None:
        self._look_at(self._shelf.offers[index].key)
        self.area.verticalScrollBar().setValue(0)

    def _look_at(self, key: tuple[str, str]) -> None:
        self._looked_at = key
        self.refresh()

    # -- doing ---------------------------------------------------------------------------------------

    def _copy(self, title: str, short: str) -> str:
        """Make a copy of the book, keep and show it; return what stands against it, if anything."""
        try:
            text_, book = copied(self.offer.book, title, short, self._shelf.ids)
        except BadRulebook as bad:
            return say.fault(bad)
        wrong = keep_file(self.session, book.id + SUFFIX, text_)
        if not wrong:
            option = self.method.option
            self._look_at((book.id, text_))
            self.method.show_book(self.offer.book, option)  # it begins by the method that was looked at
            self._show()
            self._say(say.made(book.title))
        return wrong

    def change_rule(self, key: str) -> None:
        if self.offer.editable:
            RuleDialog(self, self.offer, key, self._change).open()

    def _change(self, key: str, entry: Entry | None) -> None:
        """Write the file first; a night that is played by the book then goes on by the changed book."""
        offer = self.offer
        try:
            text_, book = changed(self._shelf, offer, key, entry)
        except BadRulebook as bad:
            self._say(say.fault(bad))
            return
        wrong = keep_file(self.session, offer.file, text_) if text_ != offer.text else ""
        if wrong:
            self._say(wrong)
        if wrong or text_ == offer.text:
            return

        def show(*, played: bool, said: bool = True) -> None:
            self._look_at((book.id, text_))
            self.rules.take_keyboard(key)
            if said:
                self._say(say.kept(key, book, played=played))

        if not offer.played:
            show(played=False)
            return
        option = self.session.state.book[1] if self.session.state.book else ""
        act = Offer(offer.book, text_, offer.file).choose(option)
        perform(
            self,
            self.session,
            act,
            then=lambda _: show(played=True),
            otherwise=lambda: show(played=False, said=False),
        )

    # -- files ---------------------------------------------------------------------------------------

    def _file_menu(self) -> None:
        menu = Menu(self)
        ask, home = partial(ask_path, kinds=tr("Rulebooks (*.toml)")), Path.home()
        file = f"{self.offer.book.id}.toml"
        add = menu.addAction(tr("Add file…"), lambda: ask(self, tr("Add file"), home, self.import_file))
        add.setEnabled(self.session.books is not None)
        save = partial(ask, self, tr("Save as file"), home, self.export_file, name=file)
        menu.addAction(tr("Save as file…"), save)
        menu.addSeparator()
        menu.addAction(tr("Print rulebook…"), self.print_book).setData("read")
        menu.popup(self.file.mapToGlobal(self.file.rect().bottomLeft()))

    def print_book(self) -> None:
        """Open the preview of the book that is looked at, as a booklet."""
        from gui.paper.documents import booklet_of

        session = self.session
        show_document(self, session, booklet_of(self._book, session.state, session.now(), session.zone))

    def import_file(self, path: Path) -> None:
        """Copy the file among the house's books; of a file that is no rulebook say which line is wrong."""
        read(self, path, LARGEST, partial(self._import, path))

    def _import(self, path: Path, content: bytes | OSError) -> None:
        if isinstance(content, OSError):
            self._say(say.cannot_read(str(path), say.why_unread(content)))
            return
        try:
            text_ = decoded(content, path.name)
            book = read_new(text_, path.name, self._shelf.ids, held)
        except BadRulebook as bad:
            self._say(say.fault(bad))
        else:
            wrong = keep_file(self.session, book.id + SUFFIX, text_)
            if not wrong:
                self._look_at((book.id, text_))
            self._say(wrong or say.imported(book.title))

    def export_file(self, path: Path) -> None:
        """Write the whole text of the shown book to a file."""
        offer = self.offer
        save_and_say(self, path, (offer.text or shelf.texts()[offer.book.id]).encode())

    def _say(self, sentence: str) -> None:
        desk_of(self).say(sentence)


class Method(QWidget):
    """The methods a rulebook offers: as it stands, or by one of its options. Hidden where there is but one.
    ``chosen``: the director looks at another."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._column = down(gap=6, of=self)
        self._group = QButtonGroup(self)
        self._shown: object = None
        self.buttons: dict[str, QRadioButton] = {}
        self.option = ""

    def show_book(self, book: Rulebook, option: str) -> None:
        """Show the book's methods, with this one chosen."""
        self.option = option if option in book.options else ""
        self.setVisible(bool(book.options))
        if (book.id, book.options) != self._shown:
            self._shown = (book.id, book.options)
            self._make(book)
        if self.buttons:
            self.buttons[self.option].setChecked(True)

    def _make(self, book: Rulebook) -> None:
        empty(self._column)
        self.buttons = {}
        self._column.addWidget(label(tr("Method"), "label"))
        for name in ("", *book.options) if book.options else ():
            self.buttons[name] = button = QRadioButton(say.option_name(name) if name else tr("Standard"))
            button.clicked.connect(lambda _=False, name=name: self._choose(name))
            self._group.addButton(button)
            self._column.addWidget(button)
            if name:
                said = say.option_choice(book.options[name], name)
                button.setAccessibleDescription(said)
                under = label(said, "quiet", wrap=True)
                under.setContentsMargins(26, 0, 0, 0)
                self._column.addWidget(under)

    def _choose(self, name: str) -> None:
        if name != self.option:
            self.option = name
            self.chosen.emit()
