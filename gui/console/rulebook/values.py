"""A field for each kind of value a rulebook can have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from core.rulebook.kinds import Choice, Field, Flag, Kind, Number, OneOf, Part, SizeTable, Steps, Value, Word
from gui.widgets.labels import label
from gui.words import rulebook as say
from gui.words.tr import Context, mark

tr = Context("rulebook")


class ValueField(QWidget):
    """``value`` is None while what is typed is none, and ``WRONG`` is the word that says so. ``first`` takes
    the keyboard."""

    WRONG = mark("Type pairs from 2 to 12, like 9: 9, 8: 9, 6: 7.")
    changed = Signal()
    first: QWidget

    def value(self) -> Value | None:
        raise NotImplementedError


def value_field(key: str, kind: Kind, value: Value) -> ValueField:
    """The field for this parameter, holding this value."""
    if isinstance(kind, Flag):
        return _Switch(key, bool(value))
    if isinstance(kind, Number):
        assert isinstance(value, int)
        return _Count(key, kind, value)
    if isinstance(kind, OneOf):
        assert isinstance(value, Choice)
        return _Rules(key, kind, value)
    if isinstance(kind, Steps):
        assert isinstance(value, tuple)
        return _Ladder(key, kind, value)
    assert isinstance(value, str)
    return _Words(key, kind.words, value)


class _Words(ValueField):
    """One of a few, all of them readable at once."""

    def __init__(self, key: str, words: Iterable[str], value: str) -> None:
        super().__init__()
        self.buttons: dict[str, QRadioButton] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        group = QButtonGroup(self)
        for found in words:
            button = QRadioButton(say.choice(key, found))
            group.addButton(button)
            column.addWidget(button)
            self.buttons[found] = button
        self.buttons[value].setChecked(True)
        self.first = self.buttons[value]
        group.buttonToggled.connect(lambda _, on: self.changed.emit() if on else None)

    def value(self) -> str:
        return next(found for found, button in self.buttons.items() if button.isChecked())


class _Switch(ValueField):
    def __init__(self, key: str, value: bool) -> None:
        super().__init__()
        self.box = QCheckBox(say.switch(key))
        self.box.setChecked(value)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.box)
        self.first = self.box
        self.box.toggled.connect(lambda _: self.changed.emit())

    def value(self) -> bool:
        return self.box.isChecked()


class _Count(ValueField):
    def __init__(self, key: str, kind: Number, value: int) -> None:
        super().__init__()
        self.spin = _spin(kind, value, say.name(key))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.spin)
        self.first = self.spin
        self.spin.valueChanged.connect(lambda _: self.changed.emit())

    def value(self) -> int:
        return self.spin.value()


class _Ladder(ValueField):
    """Steps with commas between them, as they stand in a file."""

    WRONG = mark("Type steps like: warning, minutes 10, hands 3, rounds 1, disqualified.")

    def __init__(self, key: str, kind: Steps, value: tuple[str, ...]) -> None:
        super().__init__()
        self._kind = kind
        self.line = QLineEdit(", ".join(value))
        self.line.setAccessibleName(say.name(key))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.line)
        self.first = self.line
        self.line.textChanged.connect(lambda _: self.changed.emit())

    def value(self) -> tuple[str, ...] | None:
        return say.steps_in(self.line.text(), self._kind)


class _Rules(ValueField):
    """A rule, and under it what belongs to it."""

    def __init__(self, key: str, kind: OneOf, value: Choice) -> None:
        super().__init__()
        self._kind = kind
        self.rule = _Words(key, kind.rules, value.rule)
        self.first = self.rule.first
        self.fields: dict[str, dict[str, QWidget]] = {}
        self._parts: dict[str, QWidget] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self.rule)
        for rule, wanted in kind.rules.items():
            if wanted.parts:
                column.addWidget(self._rule(rule, wanted.parts, value))
        self.rule.changed.connect(self._turn)
        self._turn()

    def _rule(self, rule: str, wanted: Mapping[str, Part], value: Choice) -> QWidget:
        """The parts of a rule, each with its name."""
        widget = QWidget()
        form = QFormLayout(widget)
        form.setContentsMargins(26, 2, 0, 2)
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(8)
        self.fields[rule] = {}
        for name, part in wanted.items():
            field = self._field(part, value.fields.get(name))
            words = label(say.part_name(part), "quiet")
            words.setMinimumHeight(36)
            field.setAccessibleName(say.part_name(part))
            form.addRow(words, field)
            self.fields[rule][name] = field
        self._parts[rule] = widget
        return widget

    def _field(self, part: Part, value: Field | None) -> QWidget:
        kind = part.kind
        if isinstance(kind, Number):
            spin = _spin(kind, value if isinstance(value, int) else kind.low, "")
            spin.valueChanged.connect(lambda _: self.changed.emit())
            return spin
        if isinstance(kind, Word):
            box = QComboBox()
            for found in kind.words:
                box.addItem(say.part_choice(part, found), found)
            box.setCurrentIndex(max(0, box.findData(value)))
            box.currentIndexChanged.connect(lambda _: self.changed.emit())
            return box
        sizes = {9: 9} if value is None or isinstance(value, str | int) else value
        field = QLineEdit(say.sizes_text(sizes))
        field.textChanged.connect(lambda _: self.changed.emit())
        return field

    def _turn(self) -> None:
        for rule, part in self._parts.items():
            part.setVisible(rule == self.rule.value())
        self.changed.emit()

    def value(self) -> Choice | None:
        rule = self.rule.value()
        found: dict[str, Field] = {}
        for name, part in self._kind.rules[rule].parts.items():
            field = self.fields[rule][name]
            if isinstance(field, QSpinBox):
                found[name] = field.value()
            elif isinstance(field, QComboBox):
                found[name] = str(field.currentData())
            else:
                assert isinstance(field, QLineEdit)
                assert isinstance(part.kind, SizeTable)
                sizes = say.sizes_in(field.text(), part.kind)
                if sizes is None:
                    return None
                found[name] = sizes
        return Choice(rule, found)


def _spin(kind: Number, value: int, name: str) -> QSpinBox:
    spin = QSpinBox()
    spin.setRange(kind.low, kind.high)
    spin.setValue(value)
    spin.setFixedWidth(110)
    spin.lineEdit().setTextMargins(9, 0, 0, 0)
    spin.setAccessibleName(name)
    return spin
