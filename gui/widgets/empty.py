"""The words of an empty page: what is missing, and what to do first."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.say.said import Said
from gui.widgets.boxes import down
from gui.widgets.labels import label

_WIDE = 440


class Empty(QWidget):
    """A line and an advice, centred."""

    def __init__(self, title: str = "", more: str = "") -> None:
        super().__init__()
        self._title = label(title, "heading")
        self._more = label(more, "quiet", wrap=True)
        for one in (self._title, self._more):
            one.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            one.setMaximumWidth(_WIDE)
        row = QHBoxLayout(self)
        row.addStretch(1)
        row.addLayout(down(None, self._title, self._more, None, gap=6), 100)
        row.addStretch(1)

    def say(self, title: str, more: str) -> None:
        self._title.setText(title)
        self._more.setText(more)

    @property
    def said(self) -> tuple[Said, ...]:
        return self._more.said

    @property
    def text(self) -> str:
        return f"{self._title.text()}\n{self._more.text()}"
