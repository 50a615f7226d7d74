"""The guide's four short forms. Nothing here is done: each comes to acts, and the guide does them."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC
from functools import cache
from itertools import count, islice
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QLocale, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QLabel,
    QLineEdit,
    QRadioButton,
    QSpinBox,
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
from core.say.conflict import Conflict
from core.say.levels import Level
from core.say.names import clean
from core.text import script
from core.text import setup as setup_lines
from core.text.script_words import BadLine, Word, moment
from core.tournament.decimals import scaled
from core.tournament.settings import DEFAULTS, NUMBERS, Currency, usual_decimals
from core.tournament.state import Price, Tournament
from gui.console.guide.beginnings import Beginning, Setup
from gui.console.rulebook.books import USUAL, Offer
from gui.console.rulebook.rules import RulebookLook
from gui.console.structure.sheet_templates import built_in
from gui.looks import format as formats
from gui.program.session import Session
from gui.program.there import is_there
from gui.widgets.boxes import across, down
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import Priced, amount_in, number_in, price_in
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.menu import key_of
from gui.widgets.number_pad import with_pad
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

    def offer(self) -> None:
        """Note that what stands in the fields is not the director's."""
        self._offered = self._filled()

    @property
    def touched(self) -> bool:
        """Return whether a field holds anything else than its first value."""
        return self._filled() != self._offered

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


def number_field(value: str, width: int = 110, sign: str | None = "") -> QLineEdit:
    """Make a field for a number. ``sign`` is the one the pad of digits has; None: no pad."""
    made = QLineEdit(value)
    made.setFixedWidth(width)
    if sign is not None:
        with_pad(made, sign)
    return made


def number(field: QLineEdit, decimals: int | None = None) -> int:
    """Return the number that is typed, or the amount of so many ``decimals``; 0 for nothing. Raises ``Wrong``
    for what is none."""
    typed = field.text().strip()
    read = number_in(typed) if decimals is None else amount_in(typed, decimals)
    found = read if typed else 0
    if found is None or found < 0:
        raise Wrong(guide.not_a_number(typed, field.accessibleName(), decimals), field)
    return found


def price(paid: QLineEdit, fee: QLineEdit, bounty: QLineEdit, decimals: int) -> Price:
    """Return the price without chips: ``300+50`` says the fee too, ``200+50+100`` also the bounty."""
    typed = paid.text().strip()
    found = price_in(typed, decimals) if typed else Priced(0)
    if found is None or found.paid < 0:
        raise Wrong(guide.not_a_number(typed, paid.accessibleName(), decimals), paid)
    of_it = number(fee, decimals) if found.fee is None else found.fee
    of_player = number(bounty, decimals) if found.bounty is None else found.bounty
    return Price(found.paid, of_it, 0, bounty=of_player)


ANOTHER = "another"
"""Begin from a file that is still to be chosen."""
# Bytes of a name without its date and ending: no disk takes more than 255 of them, a letter may have four.
_LONGEST = 200
_AFTER_Z = (
    QLocale.Language.Swedish, QLocale.Language.Finnish, QLocale.Language.NorwegianBokmal,
    QLocale.Language.NorwegianNynorsk, QLocale.Language.Danish, QLocale.Language.English, QLocale.Language.C,
)  # fmt: skip
"""Languages in which å, ä and ö come after z; where it says nothing they do no harm there."""
# The settings that the steps ask for; every other one of the night one begins from comes along.
_ASKED = ("title", "club", "currency", "late", "seats")


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
        key_of(QKeySequence("Ctrl+R"), self, self.look, Qt.ShortcutContext.WidgetWithChildrenShortcut)
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
            at = self.begin.count() - 1
            self.begin.insertItem(at, name, beginning)
        self.begin.setCurrentIndex(at)
        self.remove.setVisible(isinstance(beginning, Beginning) and beginning.path is None)

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
        """Show this title; numbered where today has a tournament of that name, as the side event's."""
        self.title.setText(title)
        if not self._taken(title):
            return
        first, _, number = title.rpartition(" ")
        # the third of the evening is no "Sunday 2 2"
        name = first if number.isdecimal() and first and self._taken(first) else title
        self.title.setText(next(x for nth in count(2) if not self._taken(x := f"{name} {nth}")))

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
Shares = tuple[tuple[str, int], ...]
Amounts = TypeVar("Amounts", int, Shares)
# In whole per cent, first place first; what rounding leaves goes to the first place.
PRIZES = ((), (100,), (60, 40), (50, 30, 20), (42, 26, 18, 14), (38, 24, 16, 12, 10), (34, 21, 15, 12, 10, 8))
USUAL_PRIZES = 3
# Rows of its form.
_STACK, _AGAIN, _MORE = 3, 4, 5
# Until any level's end: there is no limit.
NO_LIMIT = 0


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


class MoneyStep(Step):
    """The form of the prices, of who may enter again, and of the prizes."""

    KEY = "money"
    NAME = mark("Money")
    TITLE = mark("Price and prizes")
    ABOUT = mark("You can change everything later; the decimals until somebody has paid.")

    def __init__(self, known: Known) -> None:
        super().__init__()
        self.entry, self.fee, self.bounty = number_field("200"), number_field("0", 90), number_field("0")
        self.currency = number_field(known.currency, 100, None)
        self.currency.setPlaceholderText(tr("Currency"))
        self.currency.setAccessibleName(tr("Currency"))
        self.decimals = QSpinBox()
        self.decimals.setRange(*NUMBERS["decimals"])
        self.decimals.setValue(usual_decimals(known.currency))
        self.decimals.setAccessibleName(tr("Decimals"))
        self.fee.setAccessibleName(tr("Fee"))
        self.chips = number_field("10,000")
        self.reentry = QComboBox()
        self.reentry.addItems([tr("none"), "1", "2", "3", "∞"])
        self.until = QSpinBox()
        self.until.setRange(NO_LIMIT, 30)
        self.until.setSpecialValueText(tr("no limit"))
        self.until.setValue(4)
        self.until.lineEdit().setTextMargins(9, 0, 0, 0)
        self.until.setAccessibleName(tr("Until end of level"))
        self.prizes = QComboBox()
        for shares in PRIZES:
            said = guide.percentages(shares) if shares else tr("None yet")
            self.prizes.addItem(said, tuple(("percent", 100 * share) for share in shares))
        self.prizes.setCurrentIndex(USUAL_PRIZES)
        self.stack_told = False
        self._rows = form = self._form()
        self._price = row(form, "", self.entry, self.currency, label(tr("including fee"), "quiet"), self.fee)
        row(form, tr("Including bounty"), self.bounty)
        form.setRowVisible(self.bounty, False)
        row(form, tr("Decimals"), self.decimals)
        row(form, tr("Starting stack"), self.chips)
        row(form, tr("Re-entry"), self.reentry, label(tr("Until end of level"), "quiet"), self.until)
        self.currency.textEdited.connect(lambda typed: self.decimals.setValue(usual_decimals(typed)))
        later = label(tr("Price and chips: later, on the page Structure"), "quiet")
        row(form, tr("Re-buys, add-ons"), later)
        row(form, tr("Prizes"), self.prizes)
        self.first = self.entry
        self.entry.editingFinished.connect(self._part_fee)
        self.reentry.currentIndexChanged.connect(lambda index: self.until.setEnabled(index > 0))
        self.until.setEnabled(False)

    def play(self, format: Format) -> None:
        """Show the prices that this format has."""
        entry = formats.tr(formats.named(format.id).entry)
        self._price.setText(entry)
        self.entry.setAccessibleName(entry)
        self._rows.setRowVisible(_STACK, acts.SetChips in format.rules)
        self._rows.setRowVisible(_AGAIN, acts.Reenter in format.rules)
        self._rows.setRowVisible(_MORE, acts.Rebuy in format.rules)

    @property
    def _reenters(self) -> bool:
        return self._rows.isRowVisible(_AGAIN) and self.reentry.currentIndex() > 0

    def _part_fee(self) -> None:
        """Show ``200+50+100`` as it is read: 350, of it a fee of 50 and a bounty of 100."""
        plain = Currency("", self.decimals.value())
        found = price_in(self.entry.text(), plain.decimals)
        if found is not None and found.fee is not None:
            self.entry.setText(text.money(found.paid, plain))
            self.fee.setText(text.money(found.fee, plain))
            if found.bounty is not None:
                self._show_bounty(found.bounty, plain)

    def _show_bounty(self, bounty: int, plain: Currency) -> None:
        """Show the bounty in a field of its own, which is there once a price has one."""
        self.bounty.setText(text.money(bounty, plain))
        if bounty:
            self._rows.setRowVisible(self.bounty, True)

    def begin_with(self, chips: int) -> None:
        """Fill in the stack the chosen sheet is made for."""
        self.chips.setText(text.amount(chips))
        self._offered[self.chips] = self.chips.text()

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        t = setup.state
        currency, entry = t.currency, t.money.prices.get("entry")
        self.currency.setText(currency.sign or self.currency.text())
        self.decimals.setValue(currency.decimals)
        if entry is not None:
            self.entry.setText(text.money(entry.paid, currency.plain))
            self.fee.setText(text.money(entry.fee, currency.plain))
            self._show_bounty(entry.bounty, currency.plain)
        self.stack_told = entry is not None and entry.chips > 0
        if entry is not None and entry.chips:  # of a format without chips there is none
            self.chips.setText(text.amount(entry.chips))
        self._begin_reentry(t.money.prices.get("reentry"))
        self._begin_prizes(t.money.shares, currency)

    def _begin_reentry(self, price: Price | None) -> None:
        most = "" if price is None or price.most is None else str(price.most)
        if most and self.reentry.findText(most) < 0:
            self.reentry.insertItem(self.reentry.count() - 1, most)
        offered = self.reentry.findText(most) if most else self.reentry.count() - 1
        self.reentry.setCurrentIndex(0 if price is None else offered)
        if price is not None:
            until = price.until or NO_LIMIT
            self.until.setMaximum(max(self.until.maximum(), until))
            self.until.setValue(until)

    def _begin_prizes(self, shares: Shares, currency: Currency) -> None:
        found = [i for i in range(self.prizes.count()) if _shares_at(self.prizes, i) == shares]
        if not found:
            self.prizes.addItem(guide.shares_text(shares, currency), shares)
        self.prizes.setCurrentIndex(found[0] if found else self.prizes.count() - 1)

    def wants(self, session: Session) -> list[Act]:
        if not self.entry.text().strip():
            raise Wrong(guide.no_price(), self.entry)
        with_chips = self._rows.isRowVisible(_STACK)
        decimals = self.decimals.value()
        cost = price(self.entry, self.fee, self.bounty, decimals)
        chips = number(self.chips) if with_chips else 0
        cost = replace(cost, chips=chips)
        if with_chips and not chips:
            raise Wrong(guide.no_stack(), self.chips)
        wanted: list[Act] = []
        currency = self.currency.text().strip()
        if currency:
            wanted.append(acts.Set(key="currency", value=currency))
        if decimals != session.state.decimals:
            wanted.append(acts.Set(key="decimals", value=decimals))
        wanted.append(
            acts.SetPrice(kind="entry", paid=cost.paid, fee=cost.fee, chips=chips, bounty=cost.bounty)
        )
        late = self._late()
        if late is not None:
            wanted.append(acts.Set(key="late", value=late))
        if self._reenters:
            most = self.reentry.currentText()
            cost = self._own_reentry() or cost
            wanted.append(
                acts.SetPrice(
                    kind="reentry",
                    paid=cost.paid,
                    fee=cost.fee,
                    chips=cost.chips,
                    bounty=cost.bounty,
                    until=self.until.value() or None,
                    most=int(most) if most.isdecimal() else None,
                )
            )
        shares = self._now(_shares_at(self.prizes, self.prizes.currentIndex()))
        return [*wanted, acts.SetPrizes(shares=shares)] if shares else wanted

    def _late(self) -> int | None:
        """Return until when one may enter: as long as players may re-enter, unless the night one begins from
        says otherwise."""
        until = (self.until.value() or None) if self._reenters else None
        if self.base is None:
            return until
        price, late = self.base.state.money.prices.get("reentry"), self.base.state.setting("late")
        until_then = None if price is None else price.until
        return late if until == until_then else until

    def _own_reentry(self) -> Price | None:
        """Return the price of a re-entry in that night, where it was not that of an entry."""
        prices = self.base.state.money.prices if self.base is not None else {}
        entry, again = prices.get("entry"), prices.get("reentry")
        if entry is None or again is None:
            return None
        if replace(again, until=None, most=None) == replace(entry, until=None, most=None):
            return None
        now = self._now
        return replace(again, paid=now(again.paid), fee=now(again.fee), bounty=now(again.bounty))

    def _now(self, amounts: Amounts) -> Amounts:
        """Return amounts of the night one begins from in the decimals that are chosen."""
        before = self.decimals.value() if self.base is None else self.base.state.decimals
        try:
            found: Amounts = scaled(amounts, before, self.decimals.value())
        except Conflict as finer:
            raise Wrong(guide.finer(), self.decimals) from finer
        return found

    def takes_over(self, act: Act) -> bool:
        return isinstance(act, acts.SetPrice) and act.kind in ("rebuy", "addon")


def _shares_at(prizes: QComboBox, index: int) -> Shares:
    shares: Shares = prizes.itemData(index)
    return tuple((kind, value) for kind, value in shares)


# A row of its form.
_STARTS = 2


class TablesStep(Step):
    """The form of the tables and of the start."""

    KEY = "tables"
    NAME = mark("Tables")
    TITLE = mark("Tables and start")
    ABOUT = mark("You can open and close tables at any time.")

    def __init__(self) -> None:
        super().__init__()
        self.tables, self.seats = QSpinBox(), QSpinBox()
        self.tables.setRange(1, 200)
        self.tables.setValue(3)
        self.seats.setRange(2, 23)
        self.seats.setValue(9)
        for box in (self.tables, self.seats):
            box.setFixedWidth(110)
            box.lineEdit().setTextMargins(9, 0, 0, 0)
        self.starts = number_field("", 280, ":")
        self.starts.setPlaceholderText(tr("18:00, or empty to start by hand"))
        self._rows = form = self._form()
        row(form, tr("Tables"), self.tables)
        row(form, tr("Seats per table"), self.seats)
        row(form, tr("Starts"), self.starts)
        self.first = self.tables

    def begin_as(self, setup: Setup) -> None:
        super().begin_as(setup)
        t = setup.state
        if t.open_tables:
            self.tables.setValue(len(t.open_tables))
        self.seats.setValue(int(t.setting("seats")))
        if t.clock.position.scheduled is not None:
            self.starts.setText(text.time_of_day(t.clock.position.scheduled, setup.zone))

    def play(self, format: Format) -> None:
        self._rows.setRowVisible(_STARTS, acts.Schedule in format.rules)

    def _tables(self) -> Iterator[acts.OpenTable]:
        """Yield as many tables as are wanted, first those of the night one begins from, with their names and
        sizes."""
        known = list(setup_lines.tables_of(self.base.state)) if self.base is not None else []
        usual = int(self.base.state.setting("seats")) if self.base is not None else 0
        used, wanted = {x.label.casefold() for x in known}, self.tables.value()
        for table in known[:wanted]:
            yield acts.OpenTable(label=table.label, size=table.size if table.size != usual else None)
        new = (str(n) for n in count(1) if str(n) not in used)
        for name in islice(new, max(0, wanted - len(known))):
            yield acts.OpenTable(label=name)

    def wants(self, session: Session) -> list[Act]:
        wanted: list[Act] = [acts.Set(key="seats", value=self.seats.value()), *self._tables()]
        typed = self.starts.text().strip()
        if typed and self._rows.isRowVisible(_STARTS):
            try:
                at = moment(Word(text.day_time(typed), 1), session.now(), session.zone)
            except BadLine as bad:
                raise Wrong(text.bad_line(bad), self.starts) from bad
            wanted.append(acts.Schedule(at=at))
        return wanted

    def rest(self, session: Session) -> Iterator[Act]:
        """Yield closed and accessible seats, and where the tables stand, for the tables there are."""
        if self.base is not None:
            here = {x.label for x in session.state.open_tables}
            gone = {x.id for x in self.base.state.open_tables if x.label not in here}
            yield from setup_lines.floor_of(self.base.state, without=gone)
