"""The management's right, with its reason: the tournament is altered, or cancelled."""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit, QWidget

from core.say.acts import Act, Alter, Cancel
from gui.console.ask.ask_dialog import AskDialog
from gui.program.session import Session
from gui.widgets.labels import label
from gui.words.tr import Context, common

tr = Context("console")


class ManagementDialog(AskDialog):
    """``kind``: one of ``KINDS``. Nothing is done without a reason."""

    KINDS = ("alter", "cancel")

    def __init__(self, parent: QWidget, session: Session, kind: str) -> None:
        cancels = kind == "cancel"
        title = tr("Cancel tournament") if cancels else tr("Alter tournament")
        super().__init__(parent, session, title, title, common("Not now"), danger=cancels)
        self._kind = kind
        about = (
            tr("The clock stops and the room screen shows the reason. Ctrl+Z undoes it.")
            if cancels
            else tr("The log keeps the change and its reason. A duty asks you to announce it.")
        )
        self.body.addWidget(label(about, "quiet", wrap=True))
        asked = tr("Reason") if cancels else tr("Change and reason")
        self.reason = QLineEdit()
        self.reason.setAccessibleName(asked)
        self.reason.textEdited.connect(self.refresh)
        self.add(asked, self.reason)
        self.reason.setFocus()
        self.refresh()

    def wish(self) -> Act | None:
        reason = self.reason.text().strip()
        if not reason:
            return None
        return Cancel(reason=reason) if self._kind == "cancel" else Alter(reason=reason)
