"""The footer: the command bar, Undo with what it undoes, and what is saved."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core import acts
from gui import text, text_console
from gui.console.acting import perform
from gui.console.command_bar import CommandBar
from gui.session import Session
from gui.theme import FOOTER
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import Panel

LONGEST_UNDO = 34


class Footer(Panel):
    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__("top")
        self._session = session
        self.setFixedHeight(FOOTER)
        self.command = CommandBar(session, window)
        self.command.setProperty("small", True)
        self.undo_button = KeyButton(text_console.word("undo_nothing"), icon="arrow-u-up-left", key="^Z")
        self.undo_button.set_small()
        self.undo_button.clicked.connect(self.undo)
        self.saved = ElidedLabel(role="label")
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(16, 1, 16, 0)
        row.setSpacing(14)
        row.addWidget(self.command, 0)
        row.addWidget(self.undo_button)
        row.addWidget(self.saved, 1)
        self.saved.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        session.changed.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """After an action: what Undo undoes now, and that it is on the disk."""
        session = self._session
        last = session.director.next_undo()
        said = text.undo_title(last, session.state)
        self.undo_button.say(said if len(said) <= LONGEST_UNDO else said[: LONGEST_UNDO - 1].rstrip() + "…")
        against = session.check(acts.Undo())
        self.undo_button.can(text.reasons(against, session.state, session.zone))
        if not against:
            self.undo_button.setToolTip(said)
        history = session.director.history
        saved = text_console.nothing_saved()
        if history:
            at = text.time_of_day(history[-1].written, session.zone, seconds=True)
            saved = text_console.saved_at(at)
        if session.director.read_only:
            saved = text_console.word("read_only").lower()
        title = str(session.state.setting("title")) or text.file_name(str(session.log.path))
        self.saved.setText(f"{title} · {saved}")

    def undo(self) -> None:
        perform(self, self._session, acts.Undo())

    def redo(self) -> None:
        perform(self, self._session, acts.Redo())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.command.setFixedWidth(520 if self.width() >= 1280 else 360)
