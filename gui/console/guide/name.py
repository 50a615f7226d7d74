"""The guide's first step: what it begins from, what it is called, what it is played by, where it is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from PySide6.QtCore import QLocale, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QWidget

from core.keeping.directory import ClubLibrary
from core.people.listing import ORDERS
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.say import acts
from core.say.acts import Act
from core.say.names import clean
from core.say.value import dataclass
from core.text import script
from core.text import setup as setup_lines
from core.tournament.settings import DEFAULTS
from gui.console.guide.beginnings import Beginning, Setup
from gui.console.guide.step import Step, Wrong, row
from gui.console.rulebook.books import USUAL, Offer
from gui.console.rulebook.look import RulebookLook
from gui.program.session import Session
from gui.widgets.deeds import key_of
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import guide
from gui.words import rulebook as rulebook_words
from gui.words.tr import Context, mark

tr = Context("guide")


ANOTHER = "another"
"""Begin from a file that is still to be chosen."""
# Bytes of a name without its date and ending: no disk takes more than 255 of them, a letter may have four.
_LONGEST = 200
_AFTER_Z = (
    QLocale.Language.Swedish, QLocale.Language.Finnish, QLocale.Language.NorwegianBokmal,
    QLocale.Language.NorwegianNynorsk, QLocale.Language.Danish, QLocale.Language.English, QLocale.Language.C,
)  # fmt: skip
"""Languages in which å, ä and ö come after z; where it says nothing they do no harm there."""
# What the steps ask for; every other setting of the night one begins from comes along.
_ASKED = ("title", "club", "currency", "late", "seats")


@dataclass(frozen=True, slots=True)
class Known:
    """What is filled in already: from the club's last tournament."""

    club: str
    currency: str
    folder: Path
    today: str
    title: str
    offers: tuple[Offer, ...]
    rulebook: str
    beginnings: tuple[tuple[str, Beginning], ...] = ()
    """The nights one may begin from, as they are called."""
    orders: tuple[tuple[str, str], ...] = ()
    """How the club lists its names, where that is not as Riffle does: settings and their values."""


def orders(library: ClubLibrary, language: QLocale.Language) -> tuple[tuple[str, str], ...]:
    """As it was chosen last; the alphabet where nobody chose one by the PC's language."""
    usual = {"alphabet": "swedish" if language in _AFTER_Z else "latin"}
    found = ((key, library.setting(key)) for key in ORDERS)
    chosen = ((key, value if value in ORDERS[key] else usual.get(key)) for key, value in found)
    return tuple((key, value) for key, value in chosen if value not in (None, DEFAULTS[key]))


class NameStep(Step):
    """``beginning`` carries what to begin from: None for nothing, ``ANOTHER`` for a file to be chosen."""

    KEY = "name"
    NAME = mark("Name")
    TITLE = mark("Name and rules")
    ABOUT = mark("The tournament is one file, saved after every action.")
    beginning = Signal(object)

    def __init__(self, known: Known, choose_folder: Callable[[Path], None]) -> None:
        super().__init__()
        self._today, self._orders = known.today, known.orders
        self.begin = _beginnings(known)
        self.begin.activated.connect(lambda _: self.beginning.emit(self.begin.currentData()))
        self.title, self.club = QLineEdit(known.title), QLineEdit(known.club)
        self.folder = known.folder
        self._folder = ElidedLabel(str(known.folder))
        self.change = change = KeyButton(tr("Change…"))
        change.clicked.connect(lambda: choose_folder(self.folder))
        key_of(QKeySequence("Ctrl+R"), self, self.look, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.books = _books(known)
        self.books.currentIndexChanged.connect(lambda _: self._say_book())
        self.book_about = label(role="quiet", wrap=True)
        self._say_book()
        form = self._form()
        form.setVerticalSpacing(8)
        self.remove = KeyButton(tr("Remove template"))
        self.remove.hide()
        held = QWidget()
        both = QHBoxLayout(held)
        both.setContentsMargins(0, 0, 0, 0)
        both.addWidget(self.begin, 1)
        both.addWidget(self.remove)
        self.begin.setAccessibleName(tr("Begin from"))
        row(form, tr("Begin from"), held)
        row(form, tr("Tournament"), self.title)
        row(form, tr("Club"), self.club)
        row(form, tr("Rulebook"), self.books)
        form.addRow("", self.book_about)
        place = QWidget()
        line = QHBoxLayout(place)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._folder, 1)
        line.addWidget(change)
        row(form, tr("Folder"), place)
        self.first = self.title

    @property
    def rulebook(self) -> str:
        """The id of the book that is chosen."""
        return self._offer()[0].book.id

    def _offer(self) -> tuple[Offer, str]:
        return self._book(self.books.currentIndex())

    def _say_book(self) -> None:
        offer, option = self._offer()
        self.book_about.setText(rulebook_words.chosen_about(offer.book, option))

    def look(self) -> None:
        """Every rule of the book that is chosen."""
        RulebookLook(self, *self._offer()).open()

    def made(self, path: Path) -> None:
        """The file is there: only what is written in it can still be changed."""
        self.change.setEnabled(False)
        self.change.setToolTip(guide.kept(str(path)))

    def chose(self, beginning: Beginning | str | None, name: str = "") -> None:
        """Stand at this one; a file that is not among them is put there."""
        at = next((i for i in range(self.begin.count()) if self.begin.itemData(i) == beginning), -1)
        if at < 0:
            at = self.begin.count() - 1
            self.begin.insertItem(at, name, beginning)
        self.begin.setCurrentIndex(at)
        self.remove.setVisible(isinstance(beginning, Beginning) and beginning.path is None)

    def forget(self, beginning: Beginning) -> None:
        """It is there no longer."""
        at = next(i for i in range(self.begin.count()) if self.begin.itemData(i) == beginning)
        self.begin.removeItem(at)

    def begin_anew(self) -> None:
        super().begin_anew()
        self.chose(None)

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        t = setup.state
        if setup.whole:
            self.title.setText(str(t.setting("title")) or self.title.text())
            self.club.setText(str(t.setting("club")) or self.club.text())
        if t.book is not None:
            self._choose_book(t.rulebook, t.book, played=setup.whole)

    def _choose_book(self, book: Rulebook, kept: tuple[tuple[str, ...], str], *, played: bool) -> None:
        """The book of this name as it is now; a house's own that is here no longer as it was ``played``."""
        found = {(o.book.id, option): i for i in range(self.books.count()) for o, option in (self._book(i),)}
        option = kept[1]
        if played and (book.id, "") not in found:
            offer = Offer(shelf.played(kept[0]), kept[0][-1])
            self.books.addItem(rulebook_words.with_method(offer.title(), option), (offer, option))
            found[book.id, option] = self.books.count() - 1
        at = found.get((book.id, option), found.get((book.id, ""), self.books.currentIndex()))
        self.books.setCurrentIndex(at)

    def _book(self, at: int) -> tuple[Offer, str]:
        chosen: tuple[Offer, str] = self.books.itemData(at)
        return chosen

    def rest(self, session: Session) -> Iterator[str]:
        """Its settings; what the guide asks for is in the steps."""
        if self.base is not None:
            t = self.base.state
            for act in setup_lines.acts_of(t):
                if isinstance(act, acts.Set) and act.key not in _ASKED:
                    yield script.write(act, t, session.zone)

    def set_folder(self, folder: Path) -> None:
        self.folder = folder
        self._folder.setText(str(folder))

    def path(self) -> Path:
        """Where the file goes: the name and the date, so that next week's is another one."""
        title = clean(self.title.text())
        if not title:
            raise Wrong(guide.needs_name(), self.title)
        plain = "".join(c for c in title if c not in '\\/:*?"<>|' and c.isprintable())
        plain = plain.encode("utf-8")[:_LONGEST].decode("utf-8", "ignore").strip(" .")
        return self.folder / f"{plain or 'Tournament'} {self._today}.riffle"

    def wants(self, session: Session) -> list[Act]:
        title, club = clean(self.title.text()), clean(self.club.text())
        offer, option = self._offer()
        wanted: list[Act] = [offer.choose(option), acts.Set(key="title", value=title)]
        if club:
            wanted.append(acts.Set(key="club", value=club))
        if self.base is None:
            wanted += [acts.Set(key=key, value=value) for key, value in self._orders]
        return wanted


def _books(known: Known) -> QComboBox:
    """Every book, and under it once more by each method it offers; the one last used is chosen."""
    books = ElidedCombo()
    usual = 0
    for wanted in (USUAL, known.rulebook):
        usual = next((i for i, o in enumerate(known.offers) if o.book.id == wanted), usual)
    for i, offer in enumerate(known.offers):
        for option in ("", *offer.book.options):
            title = rulebook_words.of_house(offer.book.title) if offer.text else offer.book.title
            said = rulebook_words.with_method(title, option)
            books.addItem(said, (offer, option))
            if i == usual and not option:
                books.setCurrentIndex(books.count() - 1)
    return books


def _beginnings(known: Known) -> QComboBox:
    begin = ElidedCombo()
    begin.addItem(tr("Nothing: step by step"), None)
    for said, beginning in known.beginnings:
        begin.addItem(said, beginning)
    begin.addItem(tr("Tournament file…"), ANOTHER)
    return begin
