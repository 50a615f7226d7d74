"""What every step of the guide is: a short form that comes to acts, and its rows."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QFormLayout, QHBoxLayout, QLineEdit, QRadioButton, QWidget

from core.say.acts import Act
from gui.console.guide.beginnings import Setup
from gui.program.session import Session
from gui.widgets.fields import number_in, price_in
from gui.widgets.labels import label
from gui.widgets.number_pad import with_pad
from gui.words import guide


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
        raise NotImplementedError

    def rest(self, session: Session) -> Iterator[str]:
        """The lines for what is not asked for here and was set up in the night one begins from."""
        yield from ()

    def begin_anew(self) -> None:
        """From nothing: what stands in the fields is only offered."""
        self.base = None

    def begin_as(self, setup: Setup) -> None:
        """Fill in what that night had."""
        self.base = setup if setup.whole else None

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


def row(form: QFormLayout, name: str, *fields: QWidget) -> None:
    """A labelled row; the fields' accessible names are its label."""
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


def number_field(value: str, width: int = 110, sign: str | None = "") -> QLineEdit:
    """``sign`` as the pad of digits has it; None: no pad."""
    made = QLineEdit(value)
    made.setFixedWidth(width)
    if sign is not None:
        with_pad(made, sign)
    return made


def number(field: QLineEdit, *, empty: int = 0) -> int:
    typed = field.text().strip()
    found = number_in(typed) if typed else empty
    if found is None or found < 0:
        raise Wrong(guide.not_a_number(typed, field.accessibleName()), field)
    return found


def price(paid: QLineEdit, fee: QLineEdit) -> tuple[int, int]:
    """What is paid in all, and the fee: ``300+50`` says both."""
    typed = paid.text().strip()
    found = price_in(typed) if typed else (0, None)
    if found is None or found[0] < 0:
        raise Wrong(guide.not_a_number(typed, paid.accessibleName()), paid)
    return found[0], number(fee) if found[1] is None else found[1]
