"""The guide's steps: each a short form that comes to acts. Nothing here is done; the guide does it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QComboBox,
    QFormLayout,
    QHBoxLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from core import acts
from core.acts import Act
from core.structure import templates
from core.text.script_words import BadLine, Word, moment
from gui import text, text_guide, text_rulebook
from gui.console.rulebook_look import RulebookLook
from gui.models.rulebook_books import USUAL, Offer
from gui.session import Session
from gui.theme import ASSETS
from gui.widgets.deeds import key_of
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import number_in
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad

# In whole per cent, first place first; what rounding leaves goes to the first place.
# Bytes of a name without its date and ending: no disk takes more than 255 of them, a letter may have four.
_LONGEST = 200
PRIZES = ((), (100,), (60, 40), (50, 30, 20), (42, 26, 18, 14), (38, 24, 16, 12, 10), (34, 21, 15, 12, 10, 8))
USUAL_PRIZES = 3


class Wrong(Exception):
    """A field that cannot be right: the sentence, and where to put the cursor."""

    def __init__(self, sentence: str, field: QWidget) -> None:
        super().__init__(sentence)
        self.sentence, self.field = sentence, field


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


class Step(QWidget):
    """``wants`` gives the acts, or raises ``Wrong``. ``first`` is the field to begin in."""

    KEY = ""
    first: QWidget

    def __init__(self) -> None:
        super().__init__()
        self._offered: dict[QWidget, object] = {}

    def wants(self, session: Session) -> list[Act]:
        raise NotImplementedError

    def offer(self) -> None:
        """What stands in the fields is not the director's."""
        self._offered = self._filled()

    @property
    def touched(self) -> bool:
        """Whether a field has anything else than what was offered."""
        return self._filled() != self._offered

    def _filled(self) -> dict[QWidget, object]:
        lines, lists = self.findChildren(QLineEdit), self.findChildren(QComboBox)  # a number's box has a line
        return {
            **{field: field.text() for field in lines},
            **{field: field.currentIndex() for field in lists},
            **{field: field.isChecked() for field in self.findChildren(QRadioButton)},
        }

    def _form(self) -> QFormLayout:
        form = QFormLayout(self)
        form.setContentsMargins(0, 0, 0, 0)
        form.setHorizontalSpacing(20)
        form.setVerticalSpacing(12)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        return form


def _row(form: QFormLayout, key: str, *fields: QWidget) -> None:
    """A labelled row; the fields' accessible names are its label."""
    name = text_guide.word(key)
    words = label(name, "quiet")
    words.setMinimumHeight(36)
    for field in fields:
        if not field.accessibleName():
            field.setAccessibleName(name)
    if len(fields) == 1:
        form.addRow(words, fields[0])
        return
    line = QHBoxLayout()
    line.setSpacing(10)
    for field in fields:
        line.addWidget(field)
    line.addStretch(1)
    form.addRow(words, line)


def _number_field(value: str, width: int = 110, sign: str | None = "") -> QLineEdit:
    """``sign`` as the pad of digits has it; None: no pad."""
    made = QLineEdit(value)
    made.setFixedWidth(width)
    if sign is not None:
        with_pad(made, sign)
    return made


def _number(field: QLineEdit, *, empty: int = 0) -> int:
    typed = field.text().strip()
    found = number_in(typed) if typed else empty
    if found is None or found < 0:
        raise Wrong(text_guide.not_a_number(typed, field.accessibleName()), field)
    return found


class NameStep(Step):
    KEY = "name"

    def __init__(self, known: Known, choose_folder: Callable[[Path], None]) -> None:
        super().__init__()
        self._today = known.today
        self.title, self.club = QLineEdit(known.title), QLineEdit(known.club)
        self.folder = known.folder
        self._folder = ElidedLabel(str(known.folder))
        self.change = change = KeyButton(text_guide.word("change"))
        change.clicked.connect(lambda: choose_folder(self.folder))
        key_of(QKeySequence("Ctrl+R"), self, self.look, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.books = _books(known)
        self.books.currentIndexChanged.connect(lambda _: self._say_book())
        self.book_about = label(role="quiet", wrap=True)
        self._say_book()
        form = self._form()
        _row(form, "title", self.title)
        _row(form, "club", self.club)
        _row(form, "rulebook", self.books)
        form.addRow("", self.book_about)
        place = QWidget()
        line = QHBoxLayout(place)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._folder, 1)
        line.addWidget(change)
        _row(form, "folder", place)
        self.first = self.title

    @property
    def rulebook(self) -> str:
        """The id of the book that is chosen."""
        return self._offer()[0].book.id

    def _offer(self) -> tuple[Offer, str]:
        chosen: tuple[Offer, str] = self.books.currentData()
        return chosen

    def _say_book(self) -> None:
        offer, option = self._offer()
        self.book_about.setText(text_rulebook.chosen_about(offer.book, option))

    def look(self) -> None:
        """Every rule of the book that is chosen."""
        RulebookLook(self, *self._offer()).open()

    def made(self, path: Path) -> None:
        """The file is there: only what is written in it can still be changed."""
        self.change.setEnabled(False)
        self.change.setToolTip(text_guide.kept(str(path)))

    def set_folder(self, folder: Path) -> None:
        self.folder = folder
        self._folder.setText(str(folder))

    def path(self) -> Path:
        """Where the file goes: the name and the date, so that next week's is another one."""
        title = " ".join(self.title.text().split())
        if not title:
            raise Wrong(text_guide.needs_name(), self.title)
        plain = "".join(c for c in title if c not in '\\/:*?"<>|' and c.isprintable())
        plain = plain.encode("utf-8")[:_LONGEST].decode("utf-8", "ignore").strip(" .")
        return self.folder / f"{plain or 'Tournament'} {self._today}.riffle"

    def wants(self, session: Session) -> list[Act]:
        title, club = " ".join(self.title.text().split()), " ".join(self.club.text().split())
        offer, option = self._offer()
        wanted: list[Act] = [offer.choose(option), acts.Set(key="title", value=title)]
        return [*wanted, acts.Set(key="club", value=club)] if club else wanted


def _books(known: Known) -> QComboBox:
    """Every book, and under it once more by each method it offers; the one last used is chosen."""
    books = ElidedCombo()
    usual = 0
    for wanted in (USUAL, known.rulebook):
        usual = next((i for i, o in enumerate(known.offers) if o.book.id == wanted), usual)
    for i, offer in enumerate(known.offers):
        for option in ("", *offer.book.options):
            title = text_rulebook.of_house(offer.book.title) if offer.text else offer.book.title
            said = text_rulebook.with_method(title, option)
            books.addItem(said, (offer, option))
            if i == usual and not option:
                books.setCurrentIndex(books.count() - 1)
    return books


class StructureStep(Step):
    KEY = "structure"

    def __init__(self) -> None:
        super().__init__()
        self.sheets = built_in()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self.choices: list[QRadioButton] = []
        for sheet in self.sheets:
            facts = text_guide.sheet_facts(sheet.levels, sheet.length, sheet.chips)
            self._choice(column, text.tr(sheet.name), f"{text.tr(sheet.about)} · {facts}")
        self._choice(column, text_guide.word("own_sheet"), text_guide.word("own_sheet_about"))
        self.choices[0].setChecked(True)
        self.first = self.choices[0]

    def _choice(self, column: QVBoxLayout, name: str, about: str) -> None:
        choice = QRadioButton(name)
        choice.setAccessibleDescription(about)
        under = label(about, "quiet", wrap=True)
        under.setContentsMargins(26, 0, 0, 10)
        column.addWidget(choice)
        column.addWidget(under)
        self.choices.append(choice)

    @property
    def chosen(self) -> templates.Template | None:
        at = next(i for i, choice in enumerate(self.choices) if choice.isChecked())
        return self.sheets[at] if at < len(self.sheets) else None

    def wants(self, session: Session) -> list[Act]:
        return [acts.SetStructure(rows=self.chosen.rows)] if self.chosen is not None else []


class MoneyStep(Step):
    KEY = "money"

    def __init__(self, known: Known) -> None:
        super().__init__()
        self.entry, self.fee = _number_field("200"), _number_field("0", 90)
        self.currency = _number_field(known.currency, 100, None)
        self.currency.setPlaceholderText(text_guide.word("currency"))
        self.currency.setAccessibleName(text_guide.word("currency"))
        self.fee.setAccessibleName(text_guide.word("fee"))
        self.chips = _number_field("10,000")
        self.reentry = QComboBox()
        self.reentry.addItems([text_guide.word("reentry_none"), "1", "2", "3", "∞"])
        self.until = QSpinBox()
        self.until.setRange(1, 30)
        self.until.setValue(4)
        self.until.lineEdit().setTextMargins(9, 0, 0, 0)
        self.until.setAccessibleName(text_guide.word("until"))
        self.prizes = QComboBox()
        for shares in PRIZES:
            self.prizes.addItem(text_guide.percentages(shares) if shares else text_guide.word("none"))
        self.prizes.setCurrentIndex(USUAL_PRIZES)
        form = self._form()
        _row(form, "entry", self.entry, self.currency, label(text_guide.word("fee"), "quiet"), self.fee)
        _row(form, "chips", self.chips)
        _row(form, "reentry", self.reentry, label(text_guide.word("until"), "quiet"), self.until)
        _row(form, "prizes", self.prizes)
        self.first = self.entry
        self.reentry.currentIndexChanged.connect(lambda index: self.until.setEnabled(index > 0))
        self.until.setEnabled(False)

    def begin_with(self, chips: int) -> None:
        """The stack the chosen sheet is made for."""
        self.chips.setText(text.amount(chips))
        self._offered[self.chips] = self.chips.text()

    def wants(self, session: Session) -> list[Act]:
        paid, fee, chips = _number(self.entry), _number(self.fee), _number(self.chips)
        wanted: list[Act] = []
        currency = self.currency.text().strip()
        if currency:
            wanted.append(acts.Set(key="currency", value=currency))
        wanted.append(acts.SetPrice(kind="entry", paid=paid, fee=fee, chips=chips))
        index = self.reentry.currentIndex()
        if index:
            most = None if index == self.reentry.count() - 1 else index
            until = self.until.value()
            wanted.append(acts.Set(key="late", value=until))
            wanted.append(
                acts.SetPrice(kind="reentry", paid=paid, fee=fee, chips=chips, until=until, most=most)
            )
        shares = PRIZES[self.prizes.currentIndex()]
        if shares:
            wanted.append(acts.SetPrizes(shares=tuple(("percent", 100 * share) for share in shares)))
        return wanted


class TablesStep(Step):
    KEY = "tables"

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
        self.starts = _number_field("", 220, ":")
        self.starts.setPlaceholderText(text_guide.word("starts_hint"))
        form = self._form()
        _row(form, "tables", self.tables)
        _row(form, "seats", self.seats)
        _row(form, "starts", self.starts)
        self.first = self.tables

    def wants(self, session: Session) -> list[Act]:
        wanted: list[Act] = [acts.Set(key="seats", value=self.seats.value())]
        wanted += [acts.OpenTable(label=str(n)) for n in range(1, self.tables.value() + 1)]
        typed = self.starts.text().strip()
        if typed:
            try:
                at = moment(Word(typed, 1), session.now(), session.zone)
            except BadLine as bad:
                raise Wrong(text.bad_line(bad), self.starts) from bad
            wanted.append(acts.Schedule(at=at))
        return wanted


def built_in() -> list[templates.Template]:
    """The sheets that come with Riffle, the slower first."""
    order = ("club-20", "turbo-10", "deep-30")
    return [templates.parse((ASSETS / "structures" / f"{name}.toml").read_text("utf-8")) for name in order]
