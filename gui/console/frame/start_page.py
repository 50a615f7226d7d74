"""What one sees before a tournament is open: the recent ones, a new one, another file, a demo."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import UTC, tzinfo
from pathlib import Path

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from core.keeping.directory import RecentNight
from gui.console.guide.beginnings import Beginning, by_night, of_recent, proposed
from gui.theme import BODY, font, icon
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.themed import theme_of
from gui.words import guide
from gui.words.tr import Context

tr = Context("console")


WIDE = 620
_LEFT, _RIGHT = 24, 20
DAY = Qt.ItemDataRole.UserRole + 1
"""When a night of the list was, as it is written."""
# Of a line: the day, and the button behind it.
_DAY_WIDE, _AGAIN_WIDE = 96, 112


class _Rows(QStyledItemDelegate):
    """The name, and at the right the day it was; what is too long for the room between ends in …."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        day = index.data(DAY)
        view: QWidget = option.widget
        view.style().drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, view)
        if not day:
            super().paint(painter, option, index)
            return
        whole = QRect(option.rect)
        option.rect = whole.adjusted(0, 0, -_DAY_WIDE - _AGAIN_WIDE, 0)
        super().paint(painter, option, index)
        painter.save()
        painter.setFont(font(BODY))
        painter.setPen(QColor(theme_of(view).quiet))
        room = whole.adjusted(whole.width() - _DAY_WIDE - _AGAIN_WIDE, 0, -_AGAIN_WIDE, 0)
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, day)
        painter.restore()


class StartPage(QWidget):
    """``chosen`` a file to open; ``same_wanted`` a night to begin another from; the others what the buttons
    say."""

    chosen = Signal(object)
    same_wanted = Signal(object)
    new_wanted = Signal()
    open_wanted = Signal()
    demo_wanted = Signal()
    restore_wanted = Signal()

    def __init__(
        self, recent: Sequence[RecentNight], running: Collection[Path] = (), now: int = 0, zone: tzinfo = UTC
    ) -> None:
        """``running``: those whose clock ran when they were last looked at."""
        super().__init__()
        self._now, self._zone = now, zone
        card = Card()
        card.setFixedWidth(WIDE)
        inside = QVBoxLayout(card)
        inside.setContentsMargins(32, 28, 32, 28)
        inside.setSpacing(8)
        name = label(tr("Riffle"))
        name.setFont(font(30, 700))
        inside.addWidget(name)
        inside.addWidget(label(tr("Poker tournament clock and table manager"), "quiet", wrap=True))
        inside.addSpacing(14)
        nights = [x for x in recent if x.night != 0]
        self.proposed = proposed(by_night(nights), now, zone)
        self.same = KeyButton(tr("Create tournament"), key="↵", kind="primary")
        self.same.setObjectName("same")
        self.same.clicked.connect(lambda: self.same_wanted.emit(self.proposed))
        self.resumed = next((x for x in recent if x.path in running and x.path.exists()), None)
        if self.resumed is not None:
            inside.addWidget(self._resume(self.resumed), 0, Qt.AlignmentFlag.AlignLeft)
            inside.addSpacing(6)
            self.same.set_kind("")
            self.same.set_key("")
        if self.proposed is not None:
            inside.addWidget(self._same_card(self.proposed))
            inside.addSpacing(6)
        inside.addLayout(self._buttons())
        inside.addSpacing(10)
        line = QFrame()
        line.setProperty("line", "true")
        inside.addWidget(line)
        inside.addSpacing(6)
        self.restore = KeyButton(tr("Restore backup…"), kind="quiet")
        self.restore.clicked.connect(self.restore_wanted)
        head = QHBoxLayout()
        head.addWidget(label(tr("Recent"), "label"), 1)
        head.addWidget(self.restore)
        inside.addLayout(head)
        self.recent = self._list(recent, running)
        inside.addWidget(self.recent)
        self.nothing = label(tr("Your tournaments appear here."), "quiet", wrap=True)
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

    def _resume(self, night: RecentNight) -> KeyButton:
        """Its clock was running, perhaps until a crash: Enter goes on with it."""
        made = KeyButton(
            tr("Continue with {name}", name=night.title or night.path.stem), key="↵", kind="primary"
        )
        made.setObjectName("resume")
        made.clicked.connect(lambda: self.chosen.emit(night.path))
        return made

    def _same_card(self, night: Beginning) -> Card:
        """The night that this one is most likely to be like: Enter begins it."""
        card = Card(tone="green")
        inside = QHBoxLayout(card)
        inside.setContentsMargins(RING + 17, RING + 13, RING + 15, RING + 13)
        words = QVBoxLayout()
        words.setSpacing(2)
        title = label(guide.same_as(night.night or 0, self._now, self._zone))
        title.setFont(font(20, 650))
        words.addWidget(title)
        words.addWidget(ElidedLabel(night.said(self._now, self._zone), "quiet"))
        inside.addLayout(words, 1)
        inside.addSpacing(16)
        inside.addWidget(self.same)
        return card

    def _buttons(self) -> QHBoxLayout:
        kind = "primary" if self.proposed is None and self.resumed is None else ""
        self.new = KeyButton(tr("New tournament…"), icon="plus", key="^N", kind=kind)
        self.new.clicked.connect(self.new_wanted)
        self.open = KeyButton(tr("Open…"), icon="folder-open", key="^O")
        self.open.clicked.connect(self.open_wanted)
        self.demo = KeyButton(tr("Try a demo night"), icon="play")
        self.demo.clicked.connect(self.demo_wanted)
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.new, self.open, self.demo):
            row.addWidget(button)
        row.addStretch(1)
        return row

    def _list(self, recent: Sequence[RecentNight], running: Collection[Path]) -> QListWidget:
        made = QListWidget()
        made.setAccessibleName(tr("Recent"))
        made.setProperty("ownsEnter", True)
        made.setItemDelegate(_Rows(made))
        for night in recent:
            path = night.path
            more = (
                tr("not found") if not path.exists() else tr("clock was running") if path in running else ""
            )
            name = night.title or path.stem
            words = f"{name} · {more}" if more else name
            item = QListWidgetItem(icon("file", theme_of(made), theme_of(made).quiet), words)
            item.setToolTip(str(path))
            item.setData(Qt.ItemDataRole.UserRole, path)
            made.addItem(item)
            if night.night:
                self._beside(made, item, of_recent(night))
        made.setFixedHeight(min(10, max(1, len(recent))) * 38 + 4)
        # A click opens: that is what one wants of a line here most.
        made.itemClicked.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        made.itemActivated.connect(lambda item: self.chosen.emit(item.data(Qt.ItemDataRole.UserRole)))
        return made

    def _beside(self, made: QListWidget, item: QListWidgetItem, night: Beginning) -> None:
        """When it was, and the button to another like it, at the right of its line."""
        day = guide.day_of(night.night or 0, self._now, self._zone)
        item.setData(DAY, day)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()} · {day}")
        again = KeyButton(tr("Same again"), kind="quiet")
        again.set_small()
        again.setAccessibleName(f"{tr('Same again')}: {night.said(self._now, self._zone)}")
        again.clicked.connect(lambda: self.same_wanted.emit(night))
        held = QWidget()
        line = QHBoxLayout(held)
        line.setContentsMargins(0, 0, 4, 0)
        line.addStretch(1)
        line.addWidget(again)
        made.setItemWidget(item, held)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard (Qt alone would do so only in a dialog), else the
        one it stands on."""
        focus = QApplication.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if enter and isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
            focus.click()
        elif enter and self.resumed is not None:
            self.chosen.emit(self.resumed.path)
        elif enter and self.proposed is not None:
            self.same.click()
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
