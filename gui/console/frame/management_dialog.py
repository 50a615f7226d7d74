"""The management's right, with its reason: the tournament is altered, or cancelled."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from core.say.acts import Act, Alter, Cancel
from gui.console.ask.ask_dialog import AskDialog
from gui.program.session import Session
from gui.widgets.labels import label
from gui.words.console import word


class ManagementDialog(AskDialog):
    """``kind``: one of ``KINDS``. Nothing is done without a reason."""

    KINDS = ("alter", "cancel")

    def __init__(self, parent: QWidget, session: Session, kind: str) -> None:
        title = word(f"{kind}_title")
        super().__init__(parent, session, title, title, word("not_now"), danger=kind == "cancel")
        self._kind = kind
        self.body.addWidget(label(word(f"{kind}_says"), "quiet", wrap=True))
        self.reason = QLineEdit()
        self.reason.setAccessibleName(word(f"{kind}_why"))
        self.reason.textEdited.connect(self.refresh)
        self.add(word(f"{kind}_why"), self.reason)
        self.reason.setFocus()
        self.refresh()

    def wish(self) -> Act | None:
        reason = self.reason.text().strip()
        if not reason:
            return None
        return Cancel(reason=reason) if self._kind == "cancel" else Alter(reason=reason)
