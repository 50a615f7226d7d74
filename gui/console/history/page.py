"""History: everything that was done, undone things too; undo any, do it again, see how it was then."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QIODevice, QModelIndex, QPersistentModelIndex, QPoint, QSaveFile, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QHBoxLayout,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from core.say import acts
from core.say.reasons import StoreFailed, Trouble
from core.text import export
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.off_keys import leave_letters, say_why_off
from gui.console.frame.page import Page
from gui.console.history.as_it_was import AsItWas
from gui.console.history.corrections import Correction, corrections
from gui.console.history.model import HistoryModel
from gui.program.is_night import is_night
from gui.program.session import Session
from gui.theme import ROW_LIST
from gui.widgets.deeds import Deed, DeedButton, key_of, menu_of
from gui.widgets.done_rows import paint_row
from gui.widgets.file_dialog import file_dialog
from gui.widgets.hinted import HintedEdit
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import Card
from gui.widgets.themed import theme_of
from gui.words import console, history, text
from gui.words.tr import Context

tr = Context("history")


_Index = QModelIndex | QPersistentModelIndex
_LIT = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class RowDelegate(QStyledItemDelegate):
    """The ground as the style paints it where a row is chosen or hovered, the line as everywhere."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(Qt.ItemDataRole.UserRole)
        widget = option.widget
        lit = bool(option.state & _LIT)
        if lit:
            widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        box = option.rect.adjusted(10, 0, -10, 0)
        paint_row(painter, box, row, theme_of(widget))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(200, ROW_LIST + 2)


class _List(QListView):
    """Letters are deeds here. It paints its ground itself: nothing below it is painted first."""

    def __init__(self) -> None:
        super().__init__()
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(theme.surface))
        super().paintEvent(event)
        if self.hasFocus():  # the frame, which lies below it
            with QPainter(self.viewport()) as painter:
                painter.setPen(QColor(theme.green))
                painter.drawRect(0, 0, self.width() - 1, self.height() - 1)

    def dataChanged(self, first: _Index, last: _Index, roles: Sequence[int] = ()) -> None:
        """A row is as high as any whatever it says: nothing is laid out anew, as a plain list would."""
        QAbstractItemView.dataChanged(self, first, last, roles)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """The frame does not go with the lines."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_letters(super().keyPressEvent, event)


class HistoryPage(Page):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._stale = True
        self.model = HistoryModel(session)
        self.list = _List()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(tr("History"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.filter = HintedEdit(tr("Find in history…"), icon="magnifying-glass", key="F")
        self.filter.setAccessibleName(tr("Find in history…"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._filter)
        self.kind = QComboBox()
        for key, name in history.KINDS.items():
            self.kind.addItem(tr(name), key)
        self.kind.setAccessibleName(tr("Kind of action"))
        self.kind.currentIndexChanged.connect(lambda _: self._filter())
        self.count = label(role="quiet")
        self.undo = Deed(self.list, session, tr("Undo"), "Del", self._wish_undo, self._undo)
        self.redo = Deed(self.list, session, tr("Redo"), "Ins", self._wish_redo, self._redo)
        self.then = Deed(self.list, session, tr("Show this moment"), "T", self._wish_then, self._then)
        self.correct = Deed(self.list, session, tr("Correct…"), "C", self._wish_correct, self._correct)
        self.list.addActions([self.undo, self.redo, self.correct, self.then])
        key_of("F", self.list, self._to_filter, Qt.ShortcutContext.WidgetShortcut)
        find = QKeySequence(QKeySequence.StandardKey.Find)
        key_of(find, self, self._to_filter, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        key_of("Escape", self.filter, self.list.setFocus, Qt.ShortcutContext.WidgetShortcut)
        self.filter.returnPressed.connect(self.list.setFocus)
        self.list.doubleClicked.connect(lambda _: self.correct.trigger())
        self.nothing = label(tr("No actions yet."), "quiet", wrap=True)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.snapshot = AsItWas(session)
        self.snapshot.left.connect(self.list.setFocus)
        self._build()
        self.list.selectionModel().currentChanged.connect(lambda *_: self._refresh_deeds())
        session.changed.connect(self._changed)
        session.paper_noted.connect(self._changed)
        session.time_changed.connect(self._changed)  # the same moments are other times of the day

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 1)
        top.addWidget(self.kind)
        self.export = KeyButton(tr("Export as text…"))
        self.export.clicked.connect(lambda: ask_export(self, self._session))
        top.addWidget(self.export)
        below = QHBoxLayout()
        below.setContentsMargins(3, 0, 3, 0)
        below.setSpacing(8)
        for deed in (self.undo, self.redo, self.correct, self.then):
            below.addWidget(DeedButton(deed))
        below.addStretch(1)
        below.addWidget(self.count)
        self._card = card = Card()
        inside = QVBoxLayout(card)
        inside.setContentsMargins(12, 12, 12, 12)
        inside.addWidget(self.nothing)
        inside.addWidget(self.list, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(17, 20, 17, 17)
        column.setSpacing(10)
        held = QHBoxLayout()
        held.setContentsMargins(3, 0, 3, 0)
        held.addLayout(top)
        column.addLayout(held)
        column.addLayout(below)
        column.addWidget(self.snapshot, 3)
        column.addWidget(card, 2)

    # -- showing -----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read_if_stale()

    def hideEvent(self, event: QHideEvent) -> None:
        """Left, not made small: whoever comes back finds everything."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._show_everything()

    def _show_everything(self) -> None:
        self.kind.setCurrentIndex(0)
        self.filter.setText("")

    def shown(self) -> None:
        """Called when the page comes into view: the newest action is chosen, its keys act."""
        self._read_if_stale()
        if not self.list.selectionModel().hasSelection():  # the keyboard coming makes a row current, no more
            self.list.clearSelection()
            self.list.setCurrentIndex(QModelIndex())
            self.list.setCurrentIndex(self.model.index(0, 0))
        self.list.setFocus()

    def home(self) -> QWidget:
        """What has the keyboard where nothing else wants it: the list, where the letters act."""
        return self.list if self.list.isVisible() else self

    def go_to(self, action: object) -> None:
        """Choose this action, whatever was looked for."""
        if not isinstance(action, int):
            return
        if self.model.row_of(action) < 0:
            self._show_everything()
        row = self.model.row_of(action)
        if row >= 0:
            self.list.setCurrentIndex(self.model.index(row, 0))
            self.list.scrollTo(self.list.currentIndex(), QListView.ScrollHint.PositionAtCenter)

    def _to_filter(self) -> None:
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._read_if_stale()

    def _read_if_stale(self) -> None:
        if not self._stale:
            return
        self._stale = False
        at = self.list.currentIndex()
        kept, newest = self.model.action_at(at), at.row() == 0
        self.model.read()
        # whoever stands at the newest goes on standing there; what rests on an older one is found slowly
        self._stand_at(0 if newest else self.model.row_of(kept) if kept is not None else -1)
        self._show_counts()

    def _filter(self) -> None:
        kept = self.model.action_at(self.list.currentIndex())
        self.model.needle, self.model.kind = self.filter.text(), str(self.kind.currentData())
        self.model.choose()
        self._stand_at(max(self.model.row_of(kept) if kept is not None else -1, 0))
        self._show_counts()

    def _stand_at(self, row: int) -> None:
        """In this row, or in none (-1); either way what the keys may do is found once."""
        index = self.model.index(row, 0)
        if index == self.list.currentIndex():
            self.list.scrollTo(index)
            self._refresh_deeds()
        elif index.isValid():
            self.list.setCurrentIndex(index)
        else:
            self.list.selectionModel().clear()

    def _show_counts(self) -> None:
        empty = self.model.count == 0
        self.nothing.setText(
            tr("No matches. Clear the field to see everything." if self.model.whole else "No actions yet.")
        )
        self.count.setText(history.shown(self.model.count, self.model.whole))
        self.nothing.setVisible(empty)
        self.list.setVisible(not empty)

    def _refresh_deeds(self) -> None:
        for deed in (self.undo, self.redo, self.correct, self.then):
            deed.refresh()

    # -- doing -------------------------------------------------------------------------------------

    def _chosen(self) -> int | None:
        return self.model.action_at(self.list.currentIndex())

    def _wish_undo(self) -> acts.Act | str:
        chosen = self._chosen()
        if chosen is None:
            return console.choose_action()
        # Together with what rests on it, if need be: the desk then asks, naming it.
        whole = acts.Undo(action=chosen, together=True)
        return whole

    def _wish_redo(self) -> acts.Act | str:
        chosen = self._chosen()
        return console.choose_action() if chosen is None else acts.Redo(action=chosen)

    def _wish_then(self) -> str | None:
        return console.choose_action() if self._chosen() is None else None

    def _corrections(self) -> list[Correction]:
        chosen = self._chosen()
        if chosen is None:
            return []
        return corrections(self, self._session, self._session.director.history[chosen - 1])

    def _wish_correct(self) -> str | None:
        chosen = self._chosen()
        if chosen is None:
            return console.choose_action()
        if self.model.row(chosen).undone:
            return tr("This is undone. Redo it first.")
        return (
            None
            if self._corrections()
            else tr("This cannot be corrected. Undo it, or enter the right action now.")
        )

    def _correct(self) -> None:
        """What it asks for; where several things can be put right, which."""
        found = self._corrections()
        if len(found) == 1:
            found[0][1]()
            return
        menu = menu_of([], self)
        for words, open_ in found:
            menu.addAction(words.replace("&", "&&"), open_)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        rect = self.list.visualRect(self.list.currentIndex())
        menu.popup(self.list.viewport().mapToGlobal(rect.bottomLeft() + QPoint(80, 0)))
        menu.setActiveAction(menu.actions()[0])

    def _undo(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            perform(self, self._session, acts.Undo(action=chosen))

    def _redo(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            perform(self, self._session, acts.Redo(action=chosen))

    def _then(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.snapshot.show_moment(self._session.director.history[chosen - 1].happened)
            layout = self.layout()
            assert layout is not None
            layout.activate()  # the list is lower now: what was chosen in it stays in view
            self.list.scrollTo(self.list.currentIndex())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.snapshot.isVisible():
            self.snapshot.leave()
        elif not say_why_off(self, (self.undo, self.redo, self.correct, self.then), event):
            super().keyPressEvent(event)

    def _menu(self, at: QPoint) -> None:
        if self._chosen() is None:
            return
        menu = menu_of([self.undo, self.redo, None], self)
        for words, open_ in self._corrections():
            menu.addAction(words.replace("&", "&&"), open_)
        menu.addSeparator()
        menu.addAction(self.then)
        menu.addAction(tr("Copy line"), self._copy)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(at))

    def _copy(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            QGuiApplication.clipboard().setText(self._session.director.history[chosen - 1].line)


def ask_export(parent: QWidget, session: Session) -> None:
    """Where the whole night is to be written as text."""
    suggested = session.log.path.with_suffix(".txt")
    asking = file_dialog(parent, tr("Export as text"), str(suggested.parent), tr("Text (*.txt)"))
    asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asking.setDefaultSuffix("txt")
    asking.selectFile(suggested.name)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(lambda path: write_export(parent, session, Path(path)))
    asking.open()


def write_export(parent: QWidget, session: Session, path: Path) -> bool:
    """Every action a line, with what it came to; said in the window either way."""
    desk = desk_of(parent)
    if is_night(path):
        if desk is not None:
            desk.say(text.trouble(StoreFailed(Trouble.EXISTS, str(path)), session.zone))
        return False
    lines = "\n".join(export.export(session.director, session.zone)) + "\n"
    # Whole or not at all: an export that was there stays as it was.
    file = QSaveFile(str(path))
    opened = file.open(QIODevice.OpenModeFlag.WriteOnly)
    if not opened or file.write(lines.encode()) < 0 or not file.commit():
        if desk is not None:
            desk.say(console.not_written(str(path), file.errorString()))
        return False
    if desk is not None:
        desk.say(console.written(str(path)))
    return True
