"""History: everything that was done, undone things too; undo any, do it again, see how it was then."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter, QShowEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from core import acts, export
from gui import text_console
from gui.console.acting import desk_of, perform
from gui.console.as_it_was import AsItWas
from gui.models.night_rows import DoneRow, done_row, is_undo
from gui.session import Session
from gui.text_names import Names
from gui.theme import ROW_LIST
from gui.widgets.deeds import Deed, DeedButton, menu_of
from gui.widgets.done_rows import paint_row
from gui.widgets.labels import label
from gui.widgets.panel import Card
from gui.widgets.themed import theme_of

_Index = QModelIndex | QPersistentModelIndex


class HistoryModel(QAbstractListModel):
    """The actions, newest first, as rows made when they are looked at."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._actions: list[int] = []
        self._rows: dict[int, DoneRow] = {}
        self._names = Names(session.state)
        self.needle = ""

    def read(self) -> None:
        """All again: an undo may have changed any line."""
        session = self._session
        history = session.director.history
        self.beginResetModel()
        self._rows.clear()
        self._names = Names(session.state, history, session.zone)
        wanted = self.needle.casefold().split()
        found = [a.id for a in reversed(history) if not is_undo(a)]
        self._actions = [i for i in found if all(w in self._searched(i) for w in wanted)] if wanted else found
        self.endResetModel()

    def _searched(self, action: int) -> str:
        row = self.row(action)
        return f"{row.at} {row.plain} {row.quiet}".casefold()

    def row(self, action: int) -> DoneRow:
        made = self._rows.get(action)
        if made is None:
            director = self._session.director
            stored = director.history[action - 1]
            made = self._rows[action] = done_row(stored, self._names, director, self._session.zone)
        return made

    def action_at(self, index: _Index) -> int | None:
        return self._actions[index.row()] if index.isValid() else None

    def row_of(self, action: int) -> int:
        return self._actions.index(action) if action in self._actions else -1

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._actions)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        action = self.action_at(index)
        if action is None:
            return None
        if role == Qt.ItemDataRole.UserRole:
            return self.row(action)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row(action)
            return f"{row.at}  {row.plain}"
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._session.director.history[action - 1].line
        return None


class RowDelegate(QStyledItemDelegate):
    """The ground as the style paints it, the line as everywhere."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        row = index.data(Qt.ItemDataRole.UserRole)
        self.initStyleOption(option, index)
        option.text = ""
        widget = option.widget
        widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        box = option.rect.adjusted(10, 0, -10, 0)
        paint_row(painter, box, row, theme_of(widget))

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(200, ROW_LIST + 2)


class HistoryPage(QWidget):
    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._stale = True
        say = text_console.word
        self.model = HistoryModel(session)
        self.list = QListView()
        self.list.setModel(self.model)
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setAccessibleName(say("history"))
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.list.customContextMenuRequested.connect(self._menu)
        self.filter = QLineEdit()
        self.filter.setPlaceholderText(say("filter"))
        self.filter.setAccessibleName(say("filter"))
        self.filter.setClearButtonEnabled(True)
        self.filter.textChanged.connect(self._filter)
        self.undo = Deed(self.list, session, say("undo_this"), "Del", self._wish_undo, self._undo)
        self.redo = Deed(self.list, session, say("redo_this"), "Ins", self._wish_redo, self._redo)
        self.then = Deed(self.list, session, say("as_it_was"), "T", self._wish_then, self._then)
        self.list.addActions([self.undo, self.redo, self.then])
        self.nothing = label(say("no_history"), "quiet", wrap=True)
        self.snapshot = AsItWas(session)
        self._build()
        self.list.selectionModel().currentChanged.connect(lambda *_: self._refresh_deeds())
        session.changed.connect(self._changed)

    def _build(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.filter, 1)
        for deed in (self.undo, self.redo, self.then):
            top.addWidget(DeedButton(deed))
        card = Card()
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
        column.addWidget(self.snapshot)
        column.addWidget(card, 1)

    # -- showing -----------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._read_if_stale()

    def shown(self) -> None:
        """Called when the page comes into view."""
        self._read_if_stale()

    def _changed(self) -> None:
        self._stale = True
        if self.isVisible():
            self._read_if_stale()

    def _read_if_stale(self) -> None:
        if not self._stale:
            return
        self._stale = False
        kept = self.model.action_at(self.list.currentIndex())
        self.model.read()
        if kept is not None and self.model.row_of(kept) >= 0:
            self.list.setCurrentIndex(self.model.index(self.model.row_of(kept), 0))
        self._show_counts()

    def _filter(self) -> None:
        self.model.needle = self.filter.text()
        self.model.read()
        self._show_counts()

    def _show_counts(self) -> None:
        empty = self.model.rowCount() == 0
        self.nothing.setText(text_console.word("none_found" if self.filter.text() else "no_history"))
        self.nothing.setVisible(empty)
        self.list.setVisible(not empty)
        self._refresh_deeds()

    def _refresh_deeds(self) -> None:
        for deed in (self.undo, self.redo, self.then):
            deed.refresh()

    # -- doing -------------------------------------------------------------------------------------

    def _chosen(self) -> int | None:
        return self.model.action_at(self.list.currentIndex())

    def _wish_undo(self) -> acts.Act | str:
        chosen = self._chosen()
        if chosen is None:
            return text_console.choose_action()
        # Together with what rests on it, if need be: the desk then asks, naming it.
        whole = acts.Undo(action=chosen, together=True)
        return whole

    def _wish_redo(self) -> acts.Act | str:
        chosen = self._chosen()
        return text_console.choose_action() if chosen is None else acts.Redo(action=chosen)

    def _wish_then(self) -> str | None:
        return text_console.choose_action() if self._chosen() is None else None

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

    def _menu(self, at: QPoint) -> None:
        if self._chosen() is None:
            return
        menu = menu_of([self.undo, self.redo, None, self.then], self)
        menu.addAction(text_console.word("copy_line"), self._copy)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(at))

    def _copy(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            QGuiApplication.clipboard().setText(self._session.director.history[chosen - 1].line)


def ask_export(parent: QWidget, session: Session) -> None:
    """Where the whole night is to be written as text."""
    suggested = session.log.path.with_suffix(".txt")
    say = text_console.word
    asking = QFileDialog(parent, say("export").rstrip("…"), str(suggested.parent), say("text_files"))
    asking.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
    asking.setDefaultSuffix("txt")
    asking.selectFile(suggested.name)
    asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    asking.fileSelected.connect(lambda path: write_export(parent, session, Path(path)))
    asking.open()


def write_export(parent: QWidget, session: Session, path: Path) -> bool:
    """Every action a line, with what it came to; said in the window either way."""
    desk = desk_of(parent)
    lines = "\n".join(export.export(session.director, session.zone)) + "\n"
    try:
        path.write_text(lines, "utf-8", newline="\n")
    except OSError as error:
        if desk is not None:
            desk.say(text_console.not_written(str(path), error.strerror or str(error)))
        return False
    if desk is not None:
        desk.say(text_console.written(str(path)))
    return True
