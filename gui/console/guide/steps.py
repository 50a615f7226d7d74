"""The guide's four short forms. Nothing here is done: each comes to acts, and the guide does them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC
from functools import cache
from itertools import count
from pathlib import Path

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from core.clock import templates
from core.clock.templates import row_of
from core.formats.format import Format, named
from core.formats.setting_rules import set_setting
from core.keeping.directory import ClubLibrary
from core.people.listing import ORDERS
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.say import acts
from core.say.acts import Act, AddBreak, AddLevel
from core.say.levels import Level
from core.say.names import clean
from core.text import script
from core.text import setup as setup_lines
from core.tournament.settings import AMOUNTS, DEFAULTS
from core.tournament.state import Tournament
from gui.console.guide.beginnings import Beginning, Setup
from gui.console.rulebook.books import USUAL, Offer
from gui.console.rulebook.rules import RulebookLook
from gui.console.structure.sheet_templates import built_in
from gui.looks import format as formats
from gui.program.session import Session
from gui.program.there import is_there
from gui.widgets.boxes import across, down
from gui.widgets.elided_combo import ALSO, ElidedCombo
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import guide, structure, text
from gui.words import rulebook as rulebook_words
from gui.words.tr import Context, mark

tr = Context("guide")


class Wrong(Exception):
    """A field that cannot be right: the sentence, and where to put the cursor."""

    def __init__(self, sentence: str, field: QWidget) -> None:
        super().__init__(sentence)
        self.sentence, self.field = sentence, field


class Step(QWidget):
    """``wants`` gives the acts, or raises ``Wrong``. ``first`` is the field to begin in. ``base`` is the
    earlier night or the template one begins from, if any."""

    KEY = NAME = TITLE = ABOUT = ""
    first: QWidget

    def __init__(self) -> None:
        super().__init__()
        self._offered: dict[QWidget, object] = {}
        self._entered: dict[QWidget, object] | None = None
        self.base: Setup | None = None

    def wants(self, session: Session) -> list[Act]:
        """Return the acts that this form comes to. Raises ``Wrong`` for what cannot be read."""
        raise NotImplementedError

    def rest(self, session: Session) -> Iterator[Act]:
        """Yield the acts that are not asked for here and were done in the night one begins from."""
        if self.base is not None:
            yield from filter(self.takes_over, setup_lines.acts_of(self.base.state))

    def takes_over(self, act: Act) -> bool:
        """Return whether it comes along from the night one begins from."""
        return False

    def begin_anew(self) -> None:
        """Begin without an earlier night: what stands in the fields is only offered."""
        self.base = None

    def play(self, format: Format) -> None:
        """Ask for what this format has."""

    def begin_as(self, setup: Setup) -> None:
        """Fill the form in as this night was set up."""
        self.base = setup if setup.whole else None

    def take_keyboard(self) -> None:
        """Give the keyboard to the first field: typing begins anew there."""
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)
        if isinstance(self.first, QLineEdit):
            self.first.selectAll()

    def come_back(self) -> None:
        """Give the keyboard back; what is typed goes on."""
        self.first.setFocus(Qt.FocusReason.OtherFocusReason)

    def offer(self) -> None:
        """Note that what stands in the fields is not the director's."""
        self._offered = self._filled()

    @property
    def touched(self) -> bool:
        """Return whether a field holds anything else than its first value."""
        return self._filled() != self._offered

    def enter(self) -> None:
        """Note that what stands in the fields was done."""
        self._entered = self._filled()

    @property
    def as_entered(self) -> bool:
        """Return whether the fields hold what was done before the director went back."""
        return self._filled() == self._entered

    def _filled(self) -> dict[QWidget, object]:
        lines, lists = self.findChildren(QLineEdit), self.findChildren(QComboBox)  # a number's box has a line
        marks = self.findChildren(QRadioButton)
        found: dict[QWidget, object] = {x: x.text() for x in lines}
        return found | {x: x.currentIndex() for x in lists} | {x: x.isChecked() for x in marks}

    def _form(self) -> QFormLayout:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(20)
        form.setVerticalSpacing(12)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        return form


def row(form: QFormLayout, name: str, *fields: QWidget) -> QLabel:
    """Add a labelled row. Return the label, which is the accessible name of the fields."""
    words = label(name, "quiet")
    words.setMinimumHeight(36)
    for field in fields:
        field.setAccessibleName(field.accessibleName() or name)
    if len(fields) == 1:
        form.addRow(words, fields[0])
    else:
        form.addRow(words, across(*fields, None, gap=10))
    return words


ANOTHER = "another"
"""Begin from a file that is still to be chosen."""
# Bytes of a name without its date and ending: no disk takes more than 255 of them, a letter may have four.
_LONGEST = 200
_AFTER_Z = (
    QLocale.Language.Swedish, QLocale.Language.Finnish, QLocale.Language.NorwegianBokmal,
    QLocale.Language.NorwegianNynorsk, QLocale.Language.Danish, QLocale.Language.English, QLocale.Language.C,
)  # fmt: skip
"""Languages in which å, ä and ö come after z; where it says nothing they do no harm there."""
# The settings that the steps ask for; every other one of the night one begins from comes along, amounts after
# the decimals they have.
MONEY_SET, TABLES_SET = ("decimals", "currency", "late"), ("seats", "difference")
_ASKED = ("title", "club", *MONEY_SET, *TABLES_SET, *AMOUNTS)


@dataclass(frozen=True, slots=True)
class Known:
    """The fields that are filled in already, from the club's last tournament."""

    club: str
    currency: str
    folder: Path
    today: str
    title: str
    offers: Mapping[str, tuple[Offer, ...]]
    """The rulebooks that fit, by the id of each format."""
    rulebook: str
    beginnings: tuple[tuple[str, Beginning], ...] = ()
    """The nights one may begin from, as they are called."""
    orders: tuple[tuple[str, str], ...] = ()
    """How the club lists its names, where that is not as Riffle does: settings and their values."""


def orders(library: ClubLibrary, language: QLocale.Language) -> tuple[tuple[str, str], ...]:
    """Return the orders that were chosen last. Where nobody chose an alphabet it is that of the PC's
    language."""
    usual = {"alphabet": "swedish" if language in _AFTER_Z else "latin"}
    found = ((key, library.setting(key)) for key in ORDERS)
    chosen = ((key, value if value in ORDERS[key] else usual.get(key)) for key, value in found)
    return tuple((key, value) for key, value in chosen if value not in (None, DEFAULTS[key]))


class NameStep(Step):
    """``beginning`` carries what to begin from: None for nothing, ``ANOTHER`` for a file to be chosen;
    ``played`` the format that is played."""

    KEY = "name"
    NAME = mark("Name")
    TITLE = mark("Name and rules")
    ABOUT = mark("The tournament is one file, saved after every action.")
    beginning = Signal(object)
    played = Signal(str)

    def __init__(self, known: Known) -> None:
        super().__init__()
        self._known = known
        self.begin = ElidedCombo()
        self.begin.addItem(tr("Nothing: step by step"), None)
        for said, beginning in known.beginnings:
            self.begin.addItem(said, beginning)
        self.begin.addItem(tr("Tournament file…"), ANOTHER)
        self.begin.activated.connect(lambda _: self.beginning.emit(self.begin.currentData()))
        self.title, self.club = QLineEdit(known.title), QLineEdit(known.club)
        self.folder = known.folder
        self._folder = ElidedLabel(str(known.folder))
        self.change = KeyButton(tr("Change…"), does=self._ask_folder)
        self.formats = ElidedCombo()
        for at, format in enumerate(known.offers):
            look = formats.named(format)
            self.formats.addItem(formats.tr(look.title), format)
            self.formats.setItemData(at, formats.tr(look.about), Qt.ItemDataRole.ToolTipRole)
        self.formats.currentIndexChanged.connect(lambda _: self._choose_format())
        self.books = ElidedCombo()
        self._fill_books()
        self.books.currentIndexChanged.connect(lambda _: self._say_book())
        self.book_about = label(role="quiet", wrap=True)
        self._say_book()
        form = self._form()
        form.setVerticalSpacing(6)
        self.remove = KeyButton(tr("Remove template"))
        self.remove.hide()
        begin, place = QWidget(), QWidget()
        across((self.begin, 1), self.remove, gap=8, of=begin)
        across((self._folder, 1), self.change, gap=8, of=place)
        self.begin.setAccessibleName(tr("Begin from"))
        row(form, tr("Begin from"), begin)
        if self.formats.count() > 1:
            row(form, tr("What is played?"), self.formats)
        row(form, tr("Tournament"), self.title)
        row(form, tr("Club"), self.club)
        row(form, tr("Rulebook"), self.books)
        form.addRow("", self.book_about)
        row(form, tr("Folder"), place)
        self.first = self.title
        self._propose(known.title)

    @property
    def rulebook(self) -> str:
        """Return the id of the book that is chosen."""
        return self._book()[0].book.id

    def _book(self, at: int = -1) -> tuple[Offer, str]:
        """Return a book of the list, and its option; -1: the one that is chosen."""
        chosen: tuple[Offer, str] = self.books.itemData(self.books.currentIndex() if at < 0 else at)
        return chosen

    @property
    def format(self) -> str:
        """Return the id of the format that is chosen."""
        return str(self.formats.currentData())

    def choose_format(self, format: str) -> None:
        """Choose this format; ``""`` is the first."""
        self.formats.setCurrentIndex(max(0, self.formats.findData(format)))

    def _choose_format(self) -> None:
        self.formats.setToolTip(str(self.formats.currentData(Qt.ItemDataRole.ToolTipRole)))
        self._fill_books()
        self.played.emit(self.format)

    def _fill_books(self) -> None:
        """List every book that fits, and under it the book by each method it offers; choose the one last
        used."""
        with QSignalBlocker(self.books):
            self.books.clear()
            offers = self._known.offers[self.format]
            for offer in offers:
                for option in ("", *offer.book.options):
                    title = rulebook_words.of_house(offer.book.title) if offer.text else offer.book.title
                    self.books.addItem(rulebook_words.with_method(title, option), (offer, option))
                    self.books.setItemData(self.books.count() - 1, offer.book.short, ALSO)
            listed = [self._book(i)[0].book.id for i in range(self.books.count())]
            wanted = next((x for x in (self._known.rulebook, USUAL) if x in listed), listed[0])
            self.books.setCurrentIndex(listed.index(wanted))
        self.books.currentIndexChanged.emit(self.books.currentIndex())

    def _say_book(self) -> None:
        offer, option = self._book()
        self.book_about.setText(rulebook_words.chosen_about(offer.book, option))

    def look(self) -> None:
        """Show every rule of the book that is chosen."""
        format = named(self.format)
        assert format is not None
        RulebookLook(self, *self._book(), format).open()

    def made(self, path: Path) -> None:
        """Take it that the file is there: only what is written in it can still be changed."""
        self.change.setEnabled(False)
        self.change.setToolTip(guide.kept(str(path)))

    def chose(self, beginning: Beginning | str | None, name: str = "") -> None:
        """Choose this one; a file that is not in the list is added to it."""
        at = next((i for i in range(self.begin.count()) if self.begin.itemData(i) == beginning), -1)
        if at < 0:
            at = self.add(beginning, name)
        self.begin.setCurrentIndex(at)
        self.remove.setVisible(isinstance(beginning, Beginning) and beginning.path is None)

    def add(self, beginning: Beginning | str | None, name: str) -> int:
        """Add it to the list; return where."""
        at = self.begin.count() - 1
        self.begin.insertItem(at, name, beginning)
        return at

    def forget(self, beginning: Beginning) -> None:
        at = next(i for i in range(self.begin.count()) if self.begin.itemData(i) == beginning)
        self.begin.removeItem(at)

    def begin_anew(self) -> None:
        super().begin_anew()
        self.chose(None)

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        t = setup.state
        if setup.whole:
            self._propose(str(t.setting("title")) or self.title.text())
            self.club.setText(str(t.setting("club")) or self.club.text())
        if t.book is not None:
            self._choose_book(t.rulebook, t.book, played=setup.whole)

    def _choose_book(self, book: Rulebook, kept: tuple[tuple[str, ...], str], *, played: bool) -> None:
        """Choose the book of this name as it is now; a house's own book that is here no longer, as it was
        ``played``."""
        found = {(o.book.id, option): i for i in range(self.books.count()) for o, option in (self._book(i),)}
        option = kept[1]
        if played and (book.id, "") not in found:
            offer = Offer(shelf.played(kept[0]), kept[0][-1])
            self.books.addItem(rulebook_words.with_method(offer.title(), option), (offer, option))
            found[book.id, option] = self.books.count() - 1
        at = found.get((book.id, option), found.get((book.id, ""), self.books.currentIndex()))
        self.books.setCurrentIndex(at)

    def takes_over(self, act: Act) -> bool:
        return isinstance(act, acts.Set) and act.key not in _ASKED

    def _ask_folder(self) -> None:
        ask_path(self, tr("Folder"), self.folder, self.set_folder, folder=True)

    def set_folder(self, folder: Path) -> None:
        self.folder = folder
        self._folder.setText(str(folder))

    def _propose(self, title: str) -> None:
        """Show this title; numbered where today has a tournament of that name, as the side event's;
        the one after "Norra #3" is "Norra #4"."""
        self.title.setText(title)
        if not self._taken(title):
            return
        first, _, number = title.rpartition(" ")
        series, sign, played = title.rpartition("#")
        begun, start = f"{title} ", 2
        if sign and played.isdecimal():
            begun, start = f"{series}#", int(played) + 1
        elif number.isdecimal() and first and self._taken(first):
            begun = f"{first} "  # the third of the evening is no "Sunday 2 2"
        self.title.setText(next(x for nth in count(start) if not self._taken(x := f"{begun}{nth}")))

    def _taken(self, title: str) -> bool:
        """Return whether today has a tournament of that name."""
        try:
            return bool(is_there(self._path(title)))
        except Wrong:
            return False

    def path(self) -> Path:
        """Return the file's path from the name and the date, so that next week's is another one."""
        return self._path(self.title.text())

    def _path(self, typed: str) -> Path:
        title = clean(typed)
        if not title:
            raise Wrong(guide.needs_name(), self.title)
        for key, line, text_ in (("title", self.title, typed), ("club", self.club, self.club.text())):
            if reasons := set_setting(Tournament(), acts.Set(key=key, value=text_), 0).reasons:
                raise Wrong(text.reasons(reasons, None), line)
        plain = "".join(c for c in title if c not in '\\/:*?"<>|' and c.isprintable())
        plain = plain.encode("utf-8")[:_LONGEST].decode("utf-8", "ignore").strip(" .")
        return self.folder / f"{plain or 'Tournament'} {self._known.today}.riffle"

    def wants(self, session: Session) -> list[Act]:
        title, club = clean(self.title.text()), clean(self.club.text())
        offer, option = self._book()
        wanted: list[Act] = [offer.choose(option), acts.Set(key="title", value=title)]
        if self.format != next(iter(self._known.offers)):
            wanted.insert(0, acts.ChooseFormat(format=self.format))
        if club:
            wanted.append(acts.Set(key="club", value=club))
        if self.base is None:
            wanted += [acts.Set(key=key, value=value) for key, value in self._known.orders]
        return wanted


Row = AddLevel | AddBreak


class StructureStep(Step):
    """The form that chooses the structure to begin from."""

    KEY = "structure"
    NAME = mark("Structure")
    TITLE = mark("Structure")
    ABOUT = mark("Choose a structure to begin from. Every row can be changed, even while the clock runs.")

    def __init__(self) -> None:
        super().__init__()
        self.sheets = built_in()
        column = down(gap=6, of=self)
        # the sheet of the night one begins from, where it is none of ours
        self.kept, self._about_kept = _choice(column, "", "")
        self._keep(())
        self.choices: list[QRadioButton] = []
        for sheet in self.sheets:
            facts = guide.sheet_facts(sheet.levels, sheet.length, sheet.chips)
            choice, _ = _choice(column, structure.tr(sheet.name), f"{structure.tr(sheet.about)} · {facts}")
            self.choices.append(choice)
        choice, _ = _choice(column, tr("Empty structure"), tr("Build it under Structure"))
        self.choices.append(choice)
        self.choices[0].setChecked(True)

    @property
    def first(self) -> QWidget:  # type: ignore[override]
        return next((x for x in (self.kept, *self.choices) if x.isChecked()), self.choices[0])

    @property
    def chosen(self) -> templates.Template | None:
        at = next((i for i, choice in enumerate(self.choices) if choice.isChecked()), len(self.sheets))
        return self.sheets[at] if at < len(self.sheets) else None

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        levels = setup.state.clock.levels
        ours = next((i for i, sheet in enumerate(self.sheets) if _same(sheet.rows, levels)), None)
        self._keep(tuple(map(row_of, levels)) if ours is None else ())
        if self._kept_rows:
            played, length = sum(1 for x in levels if not x.pause), sum(x.length or 0 for x in levels)
            self.kept.setText(tr("As “{name}”", name=setup.name) if setup.name else tr("As last time"))
            self._about_kept.setText(guide.sheet_facts(played, length, 0))
            self.kept.setAccessibleDescription(self._about_kept.text())
            self.kept.setChecked(True)
        else:
            self.choices[len(self.sheets) if ours is None else ours].setChecked(True)

    def _keep(self, rows: tuple[Row, ...]) -> None:
        self._kept_rows = rows
        self.kept.setVisible(bool(rows))
        self._about_kept.setVisible(bool(rows))

    def wants(self, session: Session) -> list[Act]:
        rows = self.chosen.rows if self.chosen else ()
        if self.kept.isChecked():
            rows = self._kept_rows
        return [acts.SetStructure(rows=rows)] if rows else []

    def takes_over(self, act: Act) -> bool:
        return isinstance(act, acts.SetChips | acts.SetRedraws)


def _choice(column: QVBoxLayout, name: str, about: str) -> tuple[QRadioButton, QLabel]:
    choice = QRadioButton(name)
    choice.setAccessibleDescription(about)
    under = label(about, "quiet", wrap=True)
    under.setContentsMargins(26, 0, 0, 6)
    column.addWidget(choice)
    column.addWidget(under)
    return choice, under


def _same(rows: Sequence[Row], levels: Sequence[Level]) -> bool:
    return _laid(tuple(rows)) == [replace(x, id=0) for x in levels]


@cache
def _laid(rows: tuple[Row, ...]) -> list[Level]:
    """Return the levels that these rows of ours lay out, without their ids."""
    line = script.write(acts.SetStructure(rows=rows), Tournament(), UTC)
    laid = setup_lines.night_of((line,), UTC, 0)[0].clock.levels
    return [replace(x, id=0) for x in laid]
