"""What one sees before a tournament is open: the recent ones, a new one, another file, a demo."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from gui import text_backups, text_console
from gui.theme import font, icon
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import Card
from gui.widgets.themed import theme_of

WIDE = 620
_LEFT, _RIGHT = 24, 20


class StartPage(QWidget):
    """``chosen`` a file to open; the others what the buttons say."""

    chosen = Signal(object)
    new_wanted = Signal()
    open_wanted = Signal()
    demo_wanted = Signal()
    restore_wanted = Signal()

    def __init__(self, recent: Sequence[Path], running: Collection[Path] = ()) -> None:
        """``running``: those whose clock ran when they were last looked at."""
        super().__init__()
        say = text_console.word
        card = Card()
        card.setFixedWidth(WIDE)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(32, 28, 32, 28)
        inside.setSpacing(8)
        name = label(say("welcome"))
        name.setFont(font(30, 700))
        inside.addWidget(name)
        inside.addWidget(label(say("tagline"), "quiet", wrap=True))
        inside.addSpacing(14)
        inside.addLayout(self._buttons())
        inside.addSpacing(10)
        line = QFrame()
        line.setProperty("line", "true")
        inside.addWidget(line)
        inside.addSpacing(6)
        self.restore = KeyButton(text_backups.word("restore"), kind="quiet")
        self.restore.clicked.connect(self.restore_wanted)
        head = QHBoxLayout()
        head.addWidget(label(say("recent"), "label"), 1)
        head.addWidget(self.restore)
        inside.addLayout(head)
        self.recent = self._list(recent, running)
        inside.addWidget(self.recent)
        self.nothing = label(say("no_recent"), "quiet", wrap=True)
        inside.addWidget(self.nothing)
        self.recent.setVisible(bool(recent))
        self.nothing.setVisible(not recent)
        self.problem = label(role="strong", wrap=True)
        self.problem.setObjectName("problem")
        self._problem_card = Card(tone="red")
        self._problem_card.setFixedWidth(WIDE)
        held = QVBoxLayout(self._problem_card)
        held.setContentsMargins(_LEFT, 16, _RIGHT, 16)
        held.addWidget(self.problem)
        self.remedy = KeyButton()
        self.remedy.clicked.connect(self._remedy)
        self.remedy.hide()
        held.addWidget(self.remedy, 0, Qt.AlignmentFlag.AlignLeft)
        self._act: Callable[[], object] | None = None
        self._problem_card.hide()
        column = QVBoxLayout(self)
        column.addStretch(2)
        column.addWidget(self._problem_card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)

    def _buttons(self) -> QHBoxLayout:
        say = text_console.word
        self.new = KeyButton(say("new"), icon="plus", key="^N", kind="primary")
        self.new.clicked.connect(self.new_wanted)
        self.open = KeyButton(say("open"), icon="folder-open", key="^O")
        self.open.clicked.connect(self.open_wanted)
        self.demo = KeyButton(say("demo"), icon="play")
        self.demo.clicked.connect(self.demo_wanted)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.new, self.open, self.demo):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _list(self, recent: Sequence[Path], running: Collection[Path]) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(text_console.word("recent"))
        made.setProperty("ownsEnter", True)
        for path in recent:
            more = "not_there" if not path.exists() else "was_running" if path in running else ""
            words = f"{path.stem} · {text_console.word(more)}" if more else path.stem
            item = QListWidgetItem(icon("file", theme_of(made), theme_of(made).quiet), words)
            item.setToolTip(str(path))
            item.setData(Qt.ItemDataRole.UserRole, path)
            made.addItem(item)
        made.setFixedHeight(min(10, max(1, len(recent))) * 38 + 4)
        # A click opens: there is nothing else one could want of a line here.
        made.itemClicked.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        made.itemActivated.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        return made

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard: Qt alone would do so only in a dialog."""
        focus = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()
        else:
            super().keyPressEvent(event)

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None:
        """What went wrong with a file, and a button that does something about it."""
        self.say(sentence)
        self.remedy.say(words)
        self.remedy.show()
        self._act = act

    def _remedy(self) -> None:
        if self._act is not None:
            self._act()

    def say(self, sentence: str) -> None:
        """What went wrong with a file, above everything."""
        self.remedy.hide()
        self.problem.setText(sentence)
        # The page's layout asks how high the card is at the page's width, where a long sentence has fewer
        # lines than in the card.
        self.problem.setMinimumHeight(0)
        self.problem.ensurePolished()
        # An empty label has no height for a width: Qt says -1.
        self.problem.setMinimumHeight(max(0, self.problem.heightForWidth(WIDE - _LEFT - _RIGHT)))
        self._problem_card.setVisible(bool(sentence))
