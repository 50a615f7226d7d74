"""The dialogs of the rulebook's page: the name of a house variant, and the value of one of its rules."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFormLayout,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import MOST_CLAUSE, MOST_SHORT, MOST_TEXT, MOST_TITLE
from core.rulebook.kinds import Choice, Field, Flag, Kind, Number, OneOf, Part, Steps, Value, Word
from core.rulebook.parameters import PARAMETERS
from gui.console.rulebook.books import Offer
from gui.console.rulebook.rules import ENTER
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog
from gui.words import rulebook as say
from gui.words.tr import Context, common

tr = Context("rulebook")

Changed = Callable[[], object]


@dataclass
class ValueField:
    """``read`` gives None while what is typed is no value, and ``wrong`` is the sentence that says so.
    ``first`` takes the keyboard."""

    widget: QWidget
    first: QWidget
    read: Callable[[], Value | None]
    wrong: str = ""


def value_field(key: str, kind: Kind, value: Value, changed: Changed) -> ValueField:
    """Return the field for this parameter, holding this value; ``changed`` is called when another is
    chosen."""
    if isinstance(kind, Flag):
        box = QCheckBox(say.switch(key))
        box.setChecked(bool(value))
        box.toggled.connect(lambda _: changed())
        return ValueField(box, box, box.isChecked)
    if isinstance(kind, Number):
        assert isinstance(value, int)
        spin = _spin(kind, value, changed)
        spin.setAccessibleName(say.name(key))
        widget = QWidget()
        down(spin, of=widget)
        return ValueField(widget, spin, spin.value)
    if isinstance(kind, Steps):
        assert isinstance(value, tuple)
        line = QLineEdit(", ".join(value))  # with commas between them, as they stand in a file
        line.setAccessibleName(say.name(key))
        line.textChanged.connect(lambda _: changed())
        return ValueField(line, line, lambda: say.steps_in(line.text(), kind), say.steps_like())
    if isinstance(kind, OneOf):
        assert isinstance(value, Choice)
        return _rules(key, kind, value, changed)
    return _words(key, kind.words, str(value), changed)


def _words(key: str, words: Iterable[str], value: str, changed: Changed) -> ValueField:
    """Return the field of one word of a few, all of them readable at once."""
    buttons = {word: QRadioButton(say.choice(key, word)) for word in words}
    widget = QWidget()
    group = QButtonGroup(widget)
    for button in buttons.values():
        group.addButton(button)
    buttons[value].setChecked(True)
    group.buttonToggled.connect(lambda _, on: changed() if on else None)
    down(*buttons.values(), gap=10, of=widget)
    read = lambda: next(word for word, button in buttons.items() if button.isChecked())  # noqa: E731
    return ValueField(widget, buttons[value], read)


def _rules(key: str, kind: OneOf, value: Choice, changed: Changed) -> ValueField:
    """Return the field of a rule and of its parts."""
    forms: dict[str, QWidget] = {}
    reads: dict[str, dict[str, Callable[[], Field | None]]] = {}

    def turn() -> None:
        for name, form in forms.items():
            form.setVisible(name == rule.read())
        changed()

    def read() -> Choice | None:
        name = str(rule.read())
        found = {part: reader() for part, reader in reads.get(name, {}).items()}
        fields = {part: field for part, field in found.items() if field is not None}
        return Choice(name, fields) if len(fields) == len(found) else None

    rule = _words(key, kind.rules, value.rule, turn)
    for name, wanted in kind.rules.items():
        if wanted.parts:
            forms[name] = widget = QWidget()
            form = QFormLayout(widget)
            form.setContentsMargins(26, 2, 0, 2)
            form.setHorizontalSpacing(16)
            form.setVerticalSpacing(8)
            reads[name] = {}
            for part_name, part in wanted.parts.items():
                field, reads[name][part_name] = _part(part, value.fields.get(part_name), changed)
                said = label(say.part_name(part), "quiet")
                said.setMinimumHeight(36)
                field.setAccessibleName(say.part_name(part))
                form.addRow(said, field)
            if name != value.rule:
                widget.hide()
    whole = QWidget()
    down(rule.widget, *forms.values(), gap=10, of=whole)
    return ValueField(whole, rule.first, read, tr("Type pairs from 2 to 12, like 9: 9, 8: 9, 6: 7."))


def _part(part: Part, value: Field | None, changed: Changed) -> tuple[QWidget, Callable[[], Field | None]]:
    """Return the field of a rule's part, and how it is read."""
    kind = part.kind
    if isinstance(kind, Number):
        spin = _spin(kind, value if isinstance(value, int) else kind.low, changed)
        return spin, spin.value
    if isinstance(kind, Word):
        box = ElidedCombo()
        for word in kind.words:
            box.addItem(say.part_choice(part, word), word)
        box.setCurrentIndex(max(0, box.findData(value)))
        box.currentIndexChanged.connect(lambda _: changed())
        return box, lambda: str(box.currentData())
    line = QLineEdit(say.sizes_text({9: 9} if value is None or isinstance(value, str | int) else value))
    line.textChanged.connect(lambda _: changed())
    return line, lambda: say.sizes_in(line.text(), kind)


def _spin(kind: Number, value: int, changed: Changed) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(kind.low, kind.high)
    spin.setValue(value)
    spin.setFixedWidth(110)
    spin.lineEdit().setTextMargins(9, 0, 0, 0)
    spin.valueChanged.connect(lambda _: changed())
    return spin


class _Asking(Dialog):
    """A heading, what is asked in ``body``, the buttons. Enter presses the one that has the keyboard, else
    ``do_button``."""

    def __init__(self, parent: QWidget, title: str, do: str, wide: int) -> None:
        super().__init__(parent, title)
        self.do_button = KeyButton(do, key="↵", kind="primary", does=self.carry_out)
        self.cancel_button = KeyButton(common("Cancel"), key="Esc", does=self.reject)
        self.back_button = KeyButton(tr("Reset to original rulebook"), kind="quiet")
        self.back_button.hide()
        self.body = down(gap=8)
        buttons = across(self.back_button, None, self.cancel_button, self.do_button, gap=8)
        parts = label(title, "heading", wrap=True), self.body, None, 8, buttons
        down(*parts, gap=8, margins=(24, 20, 24, 20), of=self)
        self.setFixedWidth(wide)

    def carry_out(self) -> None:
        raise NotImplementedError

    def line(self, name: str, most: int, hint: str = "", text: str = "") -> QLineEdit:
        """Add a field under its name."""
        field = QLineEdit(text)
        field.setMaxLength(most)
        field.setPlaceholderText(hint)
        field.setAccessibleName(name)
        self.body.addSpacing(4)
        self.body.addWidget(label(name, "label"))
        self.body.addWidget(field)
        return field

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.do_button).click()
        else:
            super().keyPressEvent(event)


def _plain(field: QLineEdit) -> str:
    return " ".join(field.text().split())


class HouseDialog(_Asking):
    """``make`` is called with the name and the short name; what it returns stands against it."""

    def __init__(self, parent: QWidget, book: Rulebook, make: Callable[[str, str], str]) -> None:
        super().__init__(parent, tr("House variant"), tr("Create"), 480)
        self._make = make
        more = tr(
            "A house variant is a copy of this rulebook that you can edit. It is saved as a file "
            "and offered at every tournament."
        )
        self.body.addWidget(label(tr("Based on {book}", book=book.title), "strong", wrap=True))
        self.body.addWidget(label(more, "quiet", wrap=True))
        self.name = self.line(tr("Name"), MOST_TITLE)
        self.short = self.line(tr("Short name for citations"), MOST_SHORT)
        self.problem = label(wrap=True, tone="red")
        self.problem.hide()
        self.body.addWidget(self.problem)
        self.name.setFocus()

    def carry_out(self) -> None:
        """Make the house's rulebook, or say what stands against it."""
        name, short = _plain(self.name), _plain(self.short)
        if name and short:
            wrong = self._make(name, short)
        else:
            wrong = tr("Type a name and a short name.")
            (self.name if not name else self.short).setFocus()
        self.problem.show_text(wrong)
        if not wrong:
            self.accept()


class RuleDialog(_Asking):
    """``keep`` is called with the parameter and what shall hold; None: as in the parent again."""

    def __init__(
        self, parent: QWidget, offer: Offer, key: str, keep: Callable[[str, Entry | None], object]
    ) -> None:
        super().__init__(parent, say.edit_title(key), common("Save"), 700)
        self._key, self._keep, self._parent = key, keep, offer.parent
        entry, own = offer.book.entries[key], key in offer.book.own
        kind = PARAMETERS[key].kind
        self.value = value_field(key, kind, entry.value, self._show)
        self.preview = label(role="strong", wrap=True)
        self.preview.setVisible(not isinstance(kind, Word))  # a word to choose is its own sentence
        self.back_button.setVisible(own and offer.parent is not None)
        self.back_button.clicked.connect(lambda: self._done(None))
        if offer.parent is not None:
            self.body.addWidget(label(say.in_parent(offer.parent, key), "quiet", wrap=True))
        self.body.addSpacing(6)
        self.body.addWidget(self.value.widget)
        self.body.addSpacing(6)
        self.body.addWidget(self.preview)
        clause, words = (entry.clause, entry.texts.get("en", "")) if own else ("", "")
        self.clause = self.line(tr("Clause in your rules"), MOST_CLAUSE, tr("7 b, or empty"), clause)
        self.words = self.line(tr("Your wording"), MOST_TEXT, tr("empty: the sentence above"), words)
        self.value.first.setFocus()
        self._show()

    def _show(self) -> None:
        """Show what the chosen value means, while one chooses."""
        value = self.value.read()
        self.do_button.setEnabled(value is not None)
        said = self.value.wrong if value is None else f"{say.statement(self._key, value)}."
        self.preview.setText(said)
        self.adjustSize()

    def carry_out(self) -> None:
        """Keep the rule as it is filled in."""
        value = self.value.read()
        if value is None:
            return
        clause, said = _plain(self.clause), _plain(self.words)
        same = self._parent is not None and value == self._parent.value(self._key)
        # what holds there already is no rule of the house
        rule = Entry(value, clause, {"en": said} if said else {})
        self._done(None if same and not clause and not said else rule)

    def _done(self, entry: Entry | None) -> None:
        self.accept()
        self._keep(self._key, entry)
