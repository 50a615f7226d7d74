"""A combo box for words longer than their room."""

import re

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionComboBox, QStylePainter, QToolTip

from gui.safely import safely
from gui.words.tr import Context, sentences

tr = Context("console")

_NUMBER = re.compile(r"\d+([.,]\d*)?")
ALSO = Qt.ItemDataRole.UserRole + 1
"""The role of another name by which a choice is found: a rulebook as it is cited."""


class ElidedCombo(QComboBox):
    """A cut choice ends in … and stands whole in the tooltip. The box asks for no more room than it gets."""

    def __init__(self) -> None:
        super().__init__()
        self._typed, self._before = "", 0
        self.no_choice = ""
        """The seat typed last, if it is none of the choices."""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.currentTextChanged.connect(self.setToolTip)
        self.currentIndexChanged.connect(self._unsay)

    def shown(self) -> str:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        complex_, part = QStyle.ComplexControl.CC_ComboBox, QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(complex_, option, part, self).width() - 4
        return self.fontMetrics().elidedText(self.currentText(), Qt.TextElideMode.ElideRight, room)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go to the choice that begins with what was typed, however slowly, else to the next one that begins
        with this character, and say so where that is the one that stands. Leave a character with which none
        begins to the dialog. A seat that is no choice changes nothing, and the Enter typed after it does
        nothing: both are said."""
        text = event.text()
        if self.no_choice and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._refuse(self.no_choice, tr("Enter again does what stands here."))
            self.no_choice = ""
        elif self.no_choice and event.key() == Qt.Key.Key_Backspace:
            self.no_choice = ""
        elif not text.strip() or not text.isprintable():
            self._typed = ""
            super().keyPressEvent(event)
        elif self._goes_to(text):
            event.accept()
        else:
            event.ignore()

    def _goes_to(self, text: str) -> bool:
        """Choose by this character after those before it. Return whether it is anything here."""
        if self.no_choice:
            self.no_choice += text
            self._refuse(self.no_choice)
            return True
        at, longer = self.currentIndex(), self._typed + text
        if not self._typed:
            self._before = at
        found, number = self._beginning(longer, at), bool(self._typed) and bool(_NUMBER.fullmatch(longer))
        if found < 0 and number:
            self.setCurrentIndex(self._before)
            self._typed, self.no_choice = "", longer
            self._refuse(longer)
            return True
        if found < 0:
            longer, found = text, self._beginning(text, at + 1)
        if found < 0:
            self._typed = ""
            return False
        self._typed = longer
        self.setCurrentIndex(found)
        if found == at:
            self._say(tr("{choice} is chosen already.", choice=self.currentText()))
        return True

    def _refuse(self, typed: str, more: str = "") -> None:
        self._say(sentences(tr("“{typed}” is none of these.", typed=typed), more))

    def _say(self, words: str) -> None:
        QToolTip.showText(self.mapToGlobal(QPoint(0, self.height())), words, self)

    def _unsay(self) -> None:
        """Take away what was said of another choice."""
        if self.hasFocus():
            QToolTip.hideText()

    def _beginning(self, typed: str, first: int) -> int:
        """Return the index of the next choice that begins so, from this one on and round; -1 if none does. A
        number may also stand later in it: ``Anna Ek  1.3``."""
        count, wanted = self.count(), typed.casefold().replace(",", ".")
        order = [(first + i) % count for i in range(count)]

        def has_number(at: int) -> bool:
            return any(word.startswith(wanted) for word in self.itemText(at).split())

        found = [at for at in order if any(x.casefold().startswith(wanted) for x in self._names(at))]
        if not found and wanted[:1].isdigit():
            found = [*filter(has_number, order)]
        return next(iter(found), -1)

    def _names(self, at: int) -> tuple[str, str]:
        return self.itemText(at), str(self.itemData(at, ALSO) or "")

    def begin_anew(self) -> None:
        """Let the next character be the first one."""
        self._typed = self.no_choice = ""

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.begin_anew()
        super().focusInEvent(event)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown()  # type: ignore[assignment,unused-ignore]
        painter = QStylePainter(self)
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()
