"""A sentence at the foot of a dialog about a key that was typed there."""

from PySide6.QtWidgets import QBoxLayout, QDialog, QGridLayout, QWidget

from gui.widgets.labels import Label, label
from gui.widgets.on_screen import grow

_NAME = "said_below"


def say_below(window: QWidget, sentence: str) -> None:
    """Say it above the buttons of a dialog; "" takes it away. The console has other places to say things."""
    if not isinstance(window, QDialog):
        return
    said = _label(window)
    if said is None:
        if not sentence:
            return
        said = label("", wrap=True, tone="red")
        said.setObjectName(_NAME)
        layout = window.layout()
        side = 0 if layout is not None and layout.contentsMargins().left() else 16
        said.setContentsMargins(side, 2, side, 2)
        if isinstance(layout, QBoxLayout):
            layout.insertWidget(max(0, layout.count() - 1), said)
        elif isinstance(layout, QGridLayout):  # Qt's own dialogs
            layout.addWidget(said, layout.rowCount(), 0, 1, layout.columnCount())
    said.show_text(sentence)
    grow(window)


def said_below(window: QWidget) -> str:
    """Return the sentence that stands at the foot of a dialog."""
    said = _label(window)
    return said.text() if said is not None and not said.isHidden() else ""


def _label(window: QWidget) -> Label | None:
    said = window.findChild(Label, _NAME)
    return said if isinstance(said, Label) else None
