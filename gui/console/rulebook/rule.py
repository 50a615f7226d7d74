"""One rule of a house variant: what shall hold, where it stands in the house's rules, in which words."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import MOST_CLAUSE, MOST_TEXT
from core.rulebook.kinds import Word
from core.rulebook.parameters import PARAMETERS
from gui.console.rulebook.books import Offer
from gui.console.rulebook.values import value_field
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.words import rulebook as say
from gui.words.tr import Context, common

tr = Context("rulebook")


Keep = Callable[[str, Entry | None], object]
_WIDE = 700


class RuleDialog(QDialog):
    """``keep`` is called with the parameter and what shall hold; None: as in the parent again."""

    def __init__(self, parent: QWidget, offer: Offer, key: str, keep: Keep) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say.edit_title(key))
        self._key, self._keep, self._parent = key, keep, offer.parent
        book = offer.book
        entry = book.entries[key]
        own = key in book.own
        self.value = value_field(key, PARAMETERS[key].kind, entry.value)
        self.preview = label(role="strong", wrap=True)
        # A word to choose is its own sentence.
        self.preview.setVisible(not isinstance(PARAMETERS[key].kind, Word))
        self.clause = QLineEdit(entry.clause if own else "")
        self.clause.setMaxLength(MOST_CLAUSE)
        self.clause.setPlaceholderText(tr("7 b, or empty"))
        self.words = QLineEdit(_own_words(entry) if own else "")
        self.words.setMaxLength(MOST_TEXT)
        self.words.setPlaceholderText(tr("empty: the sentence above"))
        self.keep_button = KeyButton(common("Save"), key="↵", kind="primary")
        self.cancel_button = KeyButton(common("Cancel"), key="Esc")
        self.back_button = KeyButton(tr("Reset to original rulebook"), kind="quiet")
        self.back_button.setVisible(own and offer.parent is not None)
        self.keep_button.clicked.connect(self._carry_out)
        self.cancel_button.clicked.connect(self.reject)
        self.back_button.clicked.connect(self._back)
        self._build(offer.parent)
        self.value.changed.connect(self._show)
        self._show()

    def _build(self, parent: Rulebook | None) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(8)
        whole.addWidget(label(say.edit_title(self._key), "heading", wrap=True))
        if parent is not None:
            whole.addWidget(label(say.in_parent(parent, self._key), "quiet", wrap=True))
        whole.addSpacing(6)
        whole.addWidget(self.value)
        whole.addSpacing(6)
        whole.addWidget(self.preview)
        for name, field in ((tr("Clause in your rules"), self.clause), (tr("Your wording"), self.words)):
            field.setAccessibleName(name)
            whole.addSpacing(4)
            whole.addWidget(label(name, "label"))
            whole.addWidget(field)
        whole.addStretch(1)
        whole.addSpacing(8)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        buttons.addWidget(self.back_button)
        buttons.addStretch(1)
        buttons.addWidget(self.cancel_button)
        buttons.addWidget(self.keep_button)
        whole.addLayout(buttons)
        self.setFixedWidth(_WIDE)
        self.value.first.setFocus()

    def _show(self) -> None:
        """What the chosen value means, while one chooses."""
        value = self.value.value()
        self.keep_button.setEnabled(value is not None)
        self.preview.setText(tr(self.value.WRONG) if value is None else f"{say.statement(self._key, value)}.")
        self.adjustSize()

    def _carry_out(self) -> None:
        value = self.value.value()
        if value is None:
            return
        clause, said = (" ".join(field.text().split()) for field in (self.clause, self.words))
        self.accept()
        if self._parent is not None and value == self._parent.value(self._key) and not clause and not said:
            self._keep(self._key, None)  # what holds there already is no rule of the house
        else:
            self._keep(self._key, Entry(value, clause, {"en": said} if said else {}))

    def _back(self) -> None:
        self.accept()
        self._keep(self._key, None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            (focus if isinstance(focus, QPushButton) else self.keep_button).click()
        else:
            super().keyPressEvent(event)


def _own_words(entry: Entry) -> str:
    return entry.texts.get("en", "")
