"""The actions as a list of lines, newest first: time, sign, sentence with its names bold, quiet remarks at
the right. History shows a line for each action, Tonight folds what belongs together."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from textwrap import wrap

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, QStringListModel, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from core.say import records as r
from core.say.said import ByFields
from core.tournament.director import Director
from gui.program.session import Session
from gui.safely import safely
from gui.theme import BODY, ICON, ROW_LIST, SMALL, STRONG, Theme, font, icon
from gui.widgets.lined_table import leave_typing
from gui.widgets.themed import theme_of
from gui.words import text
from gui.words.actions import registered
from gui.words.names import Kind, Names, Sentence
from gui.words.tr import Context

tr = Context("history")

Index = QModelIndex | QPersistentModelIndex
TIME, SIGN = 50, 28
# Between the sentence and the quiet remarks at the right, px.
_BETWEEN = 32
# As many lines as a high window shows, 150 KB each. To paint 26 of them takes 1.5 ms instead of 4.
_PICTURES = 40
# A line on hover, in letters and lines: a list of fifty players is no line for a screen.
_WIDE, _HIGH = 100, 40
ICONS = {
    "out": "x", "in": "arrow-u-up-left", "enter": "user-plus", "money": "coin", "move": "arrow-right",
    "draw": "shuffle", "table": "armchair", "clock": "clock", "structure": "chart-bar",
    "setting": "sliders-horizontal", "note": "note-pencil", "ruling": "warning", "undo": "arrow-u-up-left",
}  # fmt: skip


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class DoneRow(ByFields):
    """One line: the newest of its actions, when it was, what sort, its sentence in pieces, what is quiet."""

    action: int
    at: str
    kind: Kind
    plain: str
    runs: tuple[tuple[str, bool], ...]
    quiet: str
    undone: bool = False


UNDOING = frozenset({r.Undone, r.Redone})
"""Undo and redo are seen on what they were about; they need no line of their own."""


def folded(director: Director, most: int) -> list[list[r.Action]]:
    """Return so many lines of the actions, newest first; those undone one after the other are one line, and
    so are players who were registered one after the other."""
    undone, of = director.undone, ""
    lines: list[list[r.Action]] = []
    for action in reversed(director.history):
        kinds = {*map(type, action.records)}
        if kinds and kinds <= UNDOING:
            continue
        belongs = "entered" if r.Entered in kinds else ""
        if _is_time(action):
            belongs = "time"
        if action.id in undone:
            belongs = "undone"
        if lines and belongs and belongs == of:
            lines[-1].append(action)
        elif len(lines) == most:
            break
        else:
            lines.append([action])
        of = belongs
    return lines


def _is_time(action: r.Action) -> bool:
    """Return whether minutes were added to a level, or taken off."""
    return action.line.split(" ", 1)[0] == "time"


def with_times_folded(director: Director, actions: Iterable[r.Action]) -> list[list[r.Action]]:
    """Return a line for each action, newest first; of time changes one after the other one for all, as each
    press of ``+1 min`` is one."""
    lines: list[list[r.Action]] = []
    for action in actions:
        before = lines[-1][-1] if lines else None
        again = before is not None and before.id == action.id + 1 and _is_time(before) and _is_time(action)
        if again and not {action.id, action.id + 1} & director.undone.keys():
            lines[-1].append(action)
        else:
            lines.append([action])
    return lines


class Lines(QStringListModel):
    """The actions, put into words as they are looked at, and anew after every change. The strings are empty:
    Qt asks a hundred times a picture how many there are. ``brief``: a break, a final table or a balance
    stands with its clauses, not with who went where."""

    def __init__(self, session: Session, *, brief: bool = False) -> None:
        super().__init__()
        self._session, self._brief = session, brief
        self.actions: Sequence[Sequence[r.Action]] = ()
        self._rows: dict[int, DoneRow] = {}
        self._before: dict[int, DoneRow] = {}
        self.read()

    def read(self) -> None:
        """Read the names anew and forget the lines worded with the old ones."""
        self.names = Names(self._session.state, self._session.director.history, self._session.zone)
        self._before, self._rows = self._rows, {}

    def differs(self, row: int) -> bool:
        """Return whether the line in this row, of the same actions, reads otherwise than before the names
        were read."""
        actions = self.actions[row]
        return self.row(actions) != self._before.get(actions[0].id)

    def show_actions(self, actions: Sequence[Sequence[r.Action]]) -> None:
        self.actions = actions
        self.setStringList([""] * len(actions))

    def row(self, actions: Sequence[r.Action]) -> DoneRow:
        """Return the line of an action, or of those that are folded; what was undone says when."""
        action = actions[0]
        if action.id in self._rows:
            return self._rows[action.id]
        director, zone = self._session.director, self._session.zone
        undo = director.undone.get(action.id)
        kind, said = text.with_kind(action, self.names)
        if undo is not None and len(actions) > 1:
            said, kind = Sentence((), tr("%n actions undone", len(actions))), "undo"
        elif len(actions) > 1 and not _is_time(action):
            said = registered(actions, self.names)
        quiet = (text.floor_clauses(action) if self._brief else "") or said.quiet
        if undo is not None:
            quiet = tr("undone {time}", time=text.time_of_day(director.history[undo - 1].written, zone))
        at = text.time_of_day(action.happened, zone)
        made = DoneRow(action.id, at, kind, said.text, tuple(said.runs), quiet, undo is not None)
        self._rows[action.id] = made
        return made

    @property
    def rows(self) -> list[DoneRow]:
        return [self.row(x) for x in self.actions]

    def action_at(self, index: Index) -> int | None:
        return self.actions[index.row()][0].id if index.isValid() else None

    def row_of(self, action: int) -> int:
        """Return the row of an action; -1 where it is not listed."""
        return next((i for i, x in enumerate(self.actions) if any(a.id == action for a in x)), -1)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        actions = self.actions[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            row = self.row(actions)
            return f"{row.at}  {row.plain}"
        if role == Qt.ItemDataRole.ToolTipRole:
            line = " · ".join(a.line for a in actions[:_HIGH])[: _WIDE * _HIGH]
            return "\n".join(wrap(line, _WIDE, max_lines=_HIGH, placeholder=" …"))
        return None


class DoneList(QListView):
    """Letters are deeds of its page. It paints its ground itself: nothing below it is painted first. The
    lines stand ``inset`` px from its sides."""

    def __init__(self, model: Lines, inset: int = 0) -> None:
        super().__init__()
        self.setViewport(QWidget())  # see PlainScroll
        self._lines = model
        self.setModel(model)
        self.setItemDelegate(_Delegate(self, model, inset))
        self.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.setUniformItemSizes(True)
        self.setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def show_actions(self, actions: Sequence[Sequence[r.Action]]) -> None:
        """List these. Where the same stand there, as after an undo, only lines that read otherwise are
        painted again: a line takes half a millisecond."""
        if actions != self._lines.actions:
            self._lines.show_actions(actions)
            return
        top, below = self.indexAt(QPoint()).row(), self.indexAt(QPoint(0, self.viewport().height() - 1)).row()
        for row in range(max(top, 0), below + 1 if below >= 0 else len(actions)):
            if self._lines.differs(row):
                self.update(self._lines.index(row, 0))

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = theme_of(self)
        with QPainter(self.viewport()) as painter:
            painter.fillRect(event.rect(), QColor(theme.surface))
        super().paintEvent(event)
        if self.hasFocus():  # the frame, which lies below it
            with QPainter(self.viewport()) as painter:
                painter.setPen(QColor(theme.green))
                painter.drawRect(0, 0, self.width() - 1, self.height() - 1)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let no line be cut at the bottom where nothing scrolls."""
        super().resizeEvent(event)
        if self.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOff:
            self.setViewportMargins(0, 0, 0, (self.height() - 2 * self.frameWidth()) % ROW_LIST)

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Scroll the lines without the frame."""
        super().scrollContentsBy(dx, dy)
        self.viewport().update()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        leave_typing(self, super().keyPressEvent, event)


_LIT = QStyle.StateFlag.State_Selected | QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_HasFocus


class _Delegate(QStyledItemDelegate):
    """The ground as the style paints it where a row is chosen or hovered. The other rows are kept as
    pictures: after an action most stand one row lower. Between pixels, as at 125 %, a picture would blur."""

    def __init__(self, parent: QListView, lines: Lines, inset: int) -> None:
        super().__init__(parent)
        self._lines, self._inset = lines, inset
        self._picture = lru_cache(maxsize=_PICTURES)(_picture)

    @safely
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        widget, box = option.widget, option.rect
        row, theme = self._lines.row(self._lines.actions[index.row()]), theme_of(widget)
        ratio, lit = widget.devicePixelRatioF(), bool(option.state & _LIT)
        if lit:
            widget.style().drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, widget)
        if lit or not ratio.is_integer():
            _paint_row(painter, box, row, theme, self._inset)
        else:
            picture = self._picture(row, (box.width(), box.height()), theme, self._inset, ratio)
            painter.drawPixmap(box.topLeft(), picture)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(200, ROW_LIST)


def _picture(row: DoneRow, size: tuple[int, int], theme: Theme, inset: int, ratio: float) -> QPixmap:
    """Return the row on the list's ground. ``size`` is in px of the window, ``ratio`` of the screen's to one
    of them."""
    made = QPixmap(QSize(*size) * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(QColor(theme.surface))
    with QPainter(made) as painter:
        _paint_row(painter, QRect(0, 0, *size), row, theme, inset)
    return made


def _paint_row(painter: QPainter, whole: QRect, row: DoneRow, theme: Theme, inset: int) -> None:
    """Paint an undone action struck through and faint. The sentence is cut before the quiet part is."""
    box, middle = whole.adjusted(inset, 0, -inset, 0), Qt.AlignmentFlag.AlignVCenter
    painter.setFont(_face(BODY, row.undone))
    painter.setPen(QColor(theme.faint if row.undone else theme.quiet))
    painter.drawText(box, middle, row.at)
    ink = theme.amber if row.kind == "ruling" and not row.undone else theme.quiet
    at = QRect(box.left() + TIME + 4, box.top() + (box.height() - ICON + 2) // 2, ICON - 2, ICON - 2)
    icon(ICONS[row.kind], theme, theme.faint if row.undone else ink).paint(painter, at)
    said_wide = 0
    if row.quiet:
        painter.setFont(_face(SMALL, row.undone))
        said, small, most = row.quiet, painter.fontMetrics(), box.width() - TIME - SIGN
        said_wide = small.horizontalAdvance(said)
        if said_wide > most * 2 // 5:
            sentence = QFontMetrics(font(STRONG, 600)).horizontalAdvance(row.plain)
            most = max(most * 2 // 5, most - sentence - _BETWEEN)
            said = small.elidedText(said, Qt.TextElideMode.ElideRight, most)
            said_wide = small.horizontalAdvance(said)
        painter.drawText(box, middle | Qt.AlignmentFlag.AlignRight, said)
    room = box.adjusted(TIME + SIGN, 0, -said_wide - 16, 0)
    painter.setPen(QColor(theme.faint if row.undone else theme.text))
    x = room.left()
    for words, strong in row.runs:
        painter.setFont(_face(STRONG, row.undone, 600 if strong and not row.undone else 450))
        ink_ = painter.fontMetrics()
        left, wide = room.right() - x, ink_.horizontalAdvance(words)
        if wide > left:
            words = ink_.elidedText(words, Qt.TextElideMode.ElideRight, left)
            wide = ink_.horizontalAdvance(words)
        painter.drawText(QRect(x, room.top(), left, room.height()), middle, words)
        x += wide
        if x >= room.right() - 4:
            return


@cache
def _face(px: int, struck: bool, weight: int = 450) -> QFont:
    face = QFont(font(px, weight))
    face.setStrikeOut(struck)
    return face
