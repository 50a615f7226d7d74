"""The methods a rulebook offers: as it stands, or by one of its options."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from core.rulebook.book import Rulebook
from gui.widgets.labels import label
from gui.words import rulebook as say
from gui.words.tr import Context

tr = Context("rulebook")


class Method(QWidget):
    """Hidden where the book has but one. ``chosen``: the director looks at another."""

    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(6)
        self.buttons: dict[str, QRadioButton] = {}
        self._group: QButtonGroup | None = None
        self._shown: object = None
        self.option = ""

    def show_book(self, book: Rulebook, option: str) -> None:
        """The book's methods, this one chosen."""
        self.option = option if option in book.options else ""
        self.setVisible(bool(book.options))
        if (book.id, book.options) != self._shown:
            self._shown = (book.id, book.options)
            self._make(book)
        if self.buttons:
            self.buttons[self.option].setChecked(True)

    def _make(self, book: Rulebook) -> None:
        while item := self._column.takeAt(0):
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self.buttons = {}
        if self._group is not None:
            self._group.deleteLater()
            self._group = None
        if not book.options:
            return
        self._group = QButtonGroup(self)
        self._column.addWidget(label(tr("Method"), "label"))
        for name in ("", *book.options):
            button = QRadioButton(say.option_title(name) if name else tr("Standard"))
            button.clicked.connect(lambda _=False, name=name: self._choose(name))
            self._group.addButton(button)
            self._column.addWidget(button)
            self.buttons[name] = button
            if name:
                said = say.option_choice(book.options[name], name)
                button.setAccessibleDescription(said)
                under = label(said, "quiet", wrap=True)
                under.setContentsMargins(26, 0, 0, 0)
                self._column.addWidget(under)

    def _choose(self, name: str) -> None:
        if name != self.option:
            self.option = name
            self.chosen.emit()
