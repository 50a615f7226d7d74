"""A house variant is made under a name of its own; a rulebook is read from a file or written to one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.rulebook.book import Rulebook
from core.rulebook.file import MOST_SHORT, MOST_TITLE
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.words.tr import Context, common

tr = Context("rulebook")


class HouseDialog(QDialog):
    """``make`` is called with the name and the short name; what it returns stands against it."""

    def __init__(self, parent: QWidget, book: Rulebook, make: Callable[[str, str], str]) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(tr("House variant"))
        self._make = make
        self.name, self.short = QLineEdit(), QLineEdit()
        self.name.setMaxLength(MOST_TITLE)
        self.short.setMaxLength(MOST_SHORT)
        self.problem = label(wrap=True)
        self.problem.setProperty("tone", "red")
        self.problem.hide()
        self.do_button = KeyButton(tr("Create"), key="↵", kind="primary")
        self.cancel_button = KeyButton(common("Cancel"), key="Esc")
        self.do_button.clicked.connect(self._carry_out)
        self.cancel_button.clicked.connect(self.reject)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(8)
        whole.addWidget(label(tr("House variant"), "heading"))
        whole.addWidget(label(tr("Based on {book}", book=book.title), "strong", wrap=True))
        whole.addWidget(
            label(
                tr(
                    "A copy of this rulebook that you can edit. It is saved as a file and offered at every "
                    "tournament."
                ),
                "quiet",
                wrap=True,
            )
        )
        for name, field in ((tr("Name"), self.name), (tr("Short name for citations"), self.short)):
            field.setAccessibleName(name)
            whole.addSpacing(4)
            whole.addWidget(label(name, "label"))
            whole.addWidget(field)
        whole.addWidget(self.problem)
        whole.addSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.do_button)
        whole.addLayout(buttons)
        self.setFixedWidth(480)
        self.name.setFocus()

    def _carry_out(self) -> None:
        name, short = (" ".join(field.text().split()) for field in (self.name, self.short))
        if not name or not short:
            self._say(tr("Type a name and a short name."))
            (self.name if not name else self.short).setFocus()
            return
        wrong = self._make(name, short)
        if wrong:
            self._say(wrong)
        else:
            self.accept()

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.show()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.do_button).click()
        else:
            super().keyPressEvent(event)


def ask_import(page: QWidget, chosen: Callable[[Path], object]) -> None:
    """Which file to add to the house's books."""
    ask_path(page, tr("Add file"), Path.home(), chosen, kinds=tr("Rulebooks (*.toml)"))


def ask_export(page: QWidget, book: Rulebook, chosen: Callable[[Path], object]) -> None:
    """Where to write the book to."""
    kinds = tr("Rulebooks (*.toml)")
    ask_path(page, tr("Save as file"), Path.home(), chosen, kinds=kinds, name=f"{book.id}.toml")
