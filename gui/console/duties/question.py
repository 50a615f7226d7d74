"""The question that the director has to answer first, asked in a duty's card: a field, the button that Enter
presses, and what is wrong with the answer."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from gui.theme import BODY, font
from gui.widgets.key_button import KeyButton
from gui.widgets.problem import Problem

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)


class Question(QWidget):
    """``answered`` carries the answer, ``command`` the beginning of a line that was meant for the command
    bar."""

    answered = Signal(object)
    command = Signal(str)

    def __init__(self, name: str, field: QLineEdit, button: str) -> None:
        super().__init__()
        self.setObjectName(f"{name}_question")
        self.field = field
        self.field.textEdited.connect(self.typed)
        self.enter = KeyButton(button, key="↵", kind="primary")
        self.enter.set_small()
        self.enter.clicked.connect(self.confirm)
        self.problem = Problem(self.field, f"{name}_problem")

    def lay_out(self, *above: QWidget) -> None:
        """Put the field with its button below these, and the problem below it."""
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self.field, 1)
        line.addWidget(self.enter)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 4, 0, 0)
        whole.setSpacing(8)
        for part in above:
            whole.addWidget(part)
        whole.addLayout(line)
        whole.addWidget(self.problem)

    def begin(self, typed: str = "") -> None:
        """Ask, with what had been typed before (``half_said``)."""
        self.problem.say("")
        self.field.setText(typed)

    @property
    def half_said(self) -> str:
        """Return what is answered so far, as ``begin`` takes it."""
        return self.field.text()

    def type(self, typed: str) -> None:
        """Take what was typed elsewhere while this asks."""
        self.field.insert(typed)
        self.typed()

    def typed(self) -> None:
        """Show what Enter would note of what was typed into the field."""
        self.problem.say("")

    def confirm(self) -> None:
        """Answer, ask for what is missing, or say what is wrong."""
        raise NotImplementedError

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, which the field leaves, as the answer."""
        if event.key() in ENTER:
            self.confirm()
        else:
            super().keyPressEvent(event)


class ShortField(QLineEdit):
    """A field whose text is too short to go about in: it leaves arrows and Enter to what it stands in. Space
    is the clock's but where it parts two answers (``parts``)."""

    def __init__(self, parts: Callable[[], bool]) -> None:
        super().__init__()
        self._parts = parts
        self.setProperty("leavesSpace", True)
        self.setFont(font(BODY))

    def event(self, event: QEvent) -> bool:
        """A field claims each key it can type before the window's shortcuts are asked."""
        asked = event.type() == QEvent.Type.ShortcutOverride
        if asked and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Space:
            event.setAccepted(self._parts())
            return event.isAccepted()
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if Qt.Key(event.key()) in (*ARROWS, *ENTER):
            event.ignore()
        else:
            super().keyPressEvent(event)
