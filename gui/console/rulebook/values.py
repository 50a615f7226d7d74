"""A field for each kind of value a rulebook can have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)

from core.rulebook.kinds import Choice, Field, Flag, Kind, Number, OneOf, Part, Steps, Value, Word
from gui.widgets.boxes import down
from gui.widgets.labels import label
from gui.words import rulebook as say
from gui.words.tr import Context

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
    """The field for this parameter, holding this value; ``changed`` is called when another is chosen."""
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
        wrong = tr("Type steps like: warning, minutes 10, hands 3, rounds 1, disqualified.")
        return ValueField(line, line, lambda: say.steps_in(line.text(), kind), wrong)
    if isinstance(kind, OneOf):
        assert isinstance(value, Choice)
        return _rules(key, kind, value, changed)
    return _words(key, kind.words, str(value), changed)


def _words(key: str, words: Iterable[str], value: str, changed: Changed) -> ValueField:
    """One of a few, all of them readable at once."""
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
    """A rule, and under it what belongs to it."""
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
    """The field of a rule's part, and how it is read."""
    kind = part.kind
    if isinstance(kind, Number):
        spin = _spin(kind, value if isinstance(value, int) else kind.low, changed)
        return spin, spin.value
    if isinstance(kind, Word):
        box = QComboBox()
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
