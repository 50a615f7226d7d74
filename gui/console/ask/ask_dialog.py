"""A small dialog that asks for the rest of one act: what is wrong is said in it while one types."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLayout, QSizePolicy, QVBoxLayout, QWidget

from core.log.change import Change
from core.say.acts import Act
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.theme import repolish
from gui.widgets.deeds import stands_against
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.people_field import PeopleField
from gui.words import commands
from gui.words import players as say
from gui.words import text as words


def not_named(field: PeopleField) -> str:
    """Return what has to be said about a name that was typed and not taken: "" while Enter can take it."""
    found = field.field.offered
    if not found:
        return say.nobody_found(field.unknown)
    return commands.which_one([f"{x.text} {x.quiet}".strip() for x in found]) if field.asks else ""


class AskDialog(QDialog):
    """Fill ``body`` with ``add``, give the act with ``wish`` (or what is missing, as a sentence; "" says
    nothing yet). It never stops the clock: open it with ``open()``."""

    def __init__(
        self, parent: QWidget, session: Session, title: str, do: str, cancel: str, *, danger: bool = False
    ) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(title)
        self.session = session
        # This is True while what was asked for is on its way to the disk.
        self.doing = False
        self.heading = label(title, "heading", wrap=True)
        self.problem = label("", "quiet", wrap=True)
        self.problem.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.body = QVBoxLayout()
        self.body.setSpacing(4)
        self.do_button = KeyButton(do, key="↵", kind="danger" if danger else "primary")
        self.cancel_button = KeyButton(cancel, key="Esc")
        self.do_button.clicked.connect(self.carry_out)
        self.cancel_button.clicked.connect(self.reject)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.do_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(12)
        whole.addWidget(self.heading)
        whole.addLayout(self.body)
        whole.addWidget(self.problem)
        whole.addStretch(1)
        whole.addLayout(buttons)
        self.setMinimumWidth(420)
        session.changed.connect(self.refresh)

    def add(self, name: str, field: QWidget | QLayout) -> None:
        """A field under its name."""
        if self.body.count():
            self.body.addSpacing(8)
        if name:
            self.body.addWidget(label(name, "label"))
        if isinstance(field, QWidget):
            self.body.addWidget(field)
        else:
            self.body.addLayout(field)

    def wish(self) -> Act | str | None:
        """The act as filled in; a sentence: what is wrong; None: nothing to do yet."""
        raise NotImplementedError

    def refresh(self) -> None:
        """Say what stands against it, and let it be done or not."""
        wish = self.wish()
        if wish is None or isinstance(wish, str):
            self._say(wish or "", "red")
            self.do_button.setEnabled(False)
            return
        found = self.session.check(wish)
        hard = stands_against(found)
        said = words.reasons(hard or found, self.session.state, self.session.zone)
        self._say(said, "red" if hard else "amber")
        self.do_button.setEnabled(not hard)

    def _say(self, sentence: str, tone: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        if self.problem.property("tone") != tone:
            self.problem.setProperty("tone", tone)
            repolish(self.problem)
        self.make_room()

    def showEvent(self, event: QShowEvent) -> None:
        """Qt opens no window higher than two thirds of the screen: on a small one fields would be cut."""
        super().showEvent(event)
        self.make_room()

    def make_room(self) -> None:
        """What came to be said takes room of its own: nothing else is squeezed for it."""
        whole = self.layout()
        if whole is None or not self.isVisible():
            return
        whole.activate()
        high = whole.totalHeightForWidth(self.width())
        if high > self.height():
            self.resize(self.width(), high)

    def carry_out(self) -> None:
        """Do it and close. What can be overruled is handed to the window, which asks for the motivation."""
        wish = self.wish()
        if wish is None or isinstance(wish, str) or not self.do_button.isEnabled() or self.doing:
            return
        asks = bool(self.session.check(wish))

        def done(_: Change) -> None:
            self.done_with()
            self.accept()

        def refused() -> None:
            self.doing = False
            if asks:
                self.reject()

        self.doing = True
        perform(self, self.session, wish, then=done, otherwise=refused)

    def done_with(self) -> None:
        """What else follows when it has been done."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.carry_out()
        else:
            super().keyPressEvent(event)
