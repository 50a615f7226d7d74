"""The list of teams: a line each, with its stacks in three columns, its cards drawn and its transfer told."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.formats.team.views import Line, Stack
from gui.safely import safely
from gui.theme import RADIUS_BUTTON, SMALL, TITLE, Theme, font, icon
from gui.widgets.lined_table import PAD, LinedTable
from gui.widgets.rows import Cell, Rows
from gui.widgets.themed import draw_box, draw_words, theme_of
from gui.words.tr import Context, dotted

tr = Context("team")

NAME, FIRST, CARDS, TRANSFER = 0, 1, 4, 5
STACKS = 3
# The columns, in px, what they yield to where a window has less, and what each gets of the room they leave.
WIDTHS = (220, 112, 112, 112, 84, 140)
LEAST = (150, 100, 100, 100, 72, 112)
SHARES = (0.25, 0.18, 0.18, 0.18, 0.06, 0.15)
ROW = 48
HEAD = 26
# A card for a time-out, in px.
CARD_WIDE, CARD_HIGH, CARD_GAP = 12, 17, 5
_LEFT = 16
_MIDDLE = Qt.AlignmentFlag.AlignVCenter

Index = QModelIndex | QPersistentModelIndex


def rows() -> Rows[Line]:
    """Return the model, empty."""
    titles = [tr("Team, captain in bold"), *[""] * STACKS, tr("Time-outs"), tr("Transfer")]
    return Rows(titles, _cell)


def _cell(line: Line, column: int) -> Cell:
    """Return the words of a cell when it is read aloud or pointed at; ``_Painter`` draws it."""
    match column:
        case 0:
            return Cell(line.said_aloud, tip="\n".join(line.names))
        case 4:
            owed = tr("%n owed", line.owed) if line.owed else ""
            return Cell(dotted(tr("%n cards", line.cards), owed), tip=owed)
        case 5:
            return Cell(line.place or (" ".join(line.moving.said) if line.moving is not None else ""))
    at = column - FIRST
    return Cell(" ".join(line.stacks[at].said) if at < len(line.stacks) else "")


class TeamTable(LinedTable):
    """The right and left keys choose a stack of the line."""

    def __init__(self, model: Rows[Line]) -> None:
        super().__init__(model, [*WIDTHS], stretch=NAME)
        self.lines = model
        self.setItemDelegate(_Painter(self))
        self.setSelectionMode(LinedTable.SelectionMode.SingleSelection)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.verticalHeader().setDefaultSectionSize(ROW)
        self.horizontalHeader().hide()
        self.setAccessibleName(tr("Teams"))
        self.selectionModel().currentChanged.connect(lambda *_: self.viewport().update())

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share out what a wide window leaves: the stacks stay near their team."""
        super().resizeEvent(event)
        spare = self.viewport().width() - sum(WIDTHS)
        lack = min(1.0, max(0, -spare) / (sum(WIDTHS) - sum(LEAST)))
        for column, (width, least, share) in enumerate(zip(WIDTHS, LEAST, SHARES, strict=True)):
            if column != NAME:
                self.setColumnWidth(column, int(width - lack * (width - least) + max(0, spare) * share))

    def chosen(self) -> Line | None:
        """Return the line that keys act on."""
        at = self.currentIndex()
        return self.lines.at(at.row()) if at.isValid() else None

    def chosen_stack(self) -> Stack | None:
        """Return the stack of the line that is chosen, where one is."""
        line, at = self.chosen(), self.currentIndex().column() - FIRST
        if line is None or not 0 <= at < min(STACKS, len(line.stacks)) or not line.stacks[at].lives:
            return None
        return line.stacks[at]

    def choose(self, team: int, entry: int = 0) -> None:
        """Choose the line of this team, and this stack of it."""
        for row, line in enumerate(self.lines.rows):
            if line.team == team:
                stacks = [x.entry for x in line.stacks]
                column = FIRST + stacks.index(entry) if entry in stacks else NAME
                self.setCurrentIndex(self.lines.index(row, column))
                self.scrollTo(self.lines.index(row, column))


class Heads(QWidget):
    """The words over the columns: one over all stacks."""

    def __init__(self, table: TeamTable) -> None:
        super().__init__()
        self._table = table
        self.setFixedHeight(HEAD)
        table.horizontalHeader().sectionResized.connect(lambda *_: self.update())

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, table = theme_of(self), self._table
        painter = QPainter(self)
        painter.setFont(font(SMALL))
        painter.setPen(QColor(theme.quiet))
        left = [table.columnViewportPosition(column) for column in range(TRANSFER + 1)]
        width = table.viewport().width()
        for words, column, end in (
            (tr("Team, captain in bold"), NAME, left[FIRST]),
            (tr("Stacks: table.seat and who sits there"), FIRST, left[CARDS]),
            (tr("Time-outs"), CARDS, left[TRANSFER]),
        ):
            box = QRect(left[column] + _pad(column), 0, end - left[column] - _pad(column), self.height())
            painter.drawText(box, _MIDDLE, painter.fontMetrics().elidedText(words, _ELIDE, box.width()))
        last = QRect(left[TRANSFER], 0, width - left[TRANSFER] - _LEFT, self.height())
        painter.drawText(last, _MIDDLE | Qt.AlignmentFlag.AlignRight, tr("Transfer"))
        painter.fillRect(0, self.height() - 1, width, 1, QColor(theme.hairline))
        painter.end()


_ELIDE = Qt.TextElideMode.ElideRight


def _pad(column: int) -> int:
    return _LEFT if column == NAME else PAD


class _Painter(QStyledItemDelegate):
    """Two lines of words in each cell."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, ROW)

    @safely
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view = option.widget
        assert isinstance(view, TeamTable)
        line, column = view.lines.rows[index.row()], index.column()
        theme, box = theme_of(view), QRect(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.fillRect(box, QColor(theme.green_ground if chosen else theme.surface))
        painter.fillRect(box.left(), box.bottom(), box.width(), 1, QColor(theme.hairline))
        if chosen and column == NAME:
            painter.fillRect(box.left(), box.top(), 3, box.height() - 1, QColor(theme.green))
        if column == NAME:
            _paint_team(painter, box.adjusted(_LEFT, 0, -PAD, 0), line, theme)
        elif column == CARDS:
            _paint_cards(painter, box.adjusted(PAD, 0, 0, 0), line, theme)
        elif column == TRANSFER:
            _paint_moving(painter, box.adjusted(0, 0, -_LEFT, 0), line, theme)
        elif column - FIRST < len(line.stacks):
            here = view.currentIndex()
            marked = view.hasFocus() and (here.row(), here.column()) == (index.row(), column)
            _paint_stack(painter, box, line.stacks[column - FIRST], theme, marked=marked)
        painter.restore()


def _upper(box: QRect) -> QRect:
    return QRect(box.left(), box.top() + 6, box.width(), 20)


def _lower(box: QRect) -> QRect:
    return QRect(box.left(), box.top() + 26, box.width(), 17)


def _write(painter: QPainter, box: QRect, words: str, face: QFont, ink: str, side: int = 0) -> int:
    """Write the words, cut at the end where they must be; return how wide they are."""
    painter.setFont(face)
    shown = painter.fontMetrics().elidedText(words, _ELIDE, box.width())
    draw_words(painter, box, shown, ink, face, int(_MIDDLE) | side)
    return painter.fontMetrics().horizontalAdvance(shown)


def _paint_team(painter: QPainter, box: QRect, line: Line, theme: Theme) -> None:
    alive = bool(line.living)
    _write(painter, _upper(box), line.name, font(TITLE, 650), theme.text if alive else theme.quiet)
    at = _lower(box)
    for i, (words, face) in enumerate(_members(line.members, box.width())):
        _write(painter, at, words, face, theme.quiet if i or not alive else theme.text)
        at.setLeft(at.left() + _wide(words, face))


def _wide(words: str, face: QFont) -> int:
    return QFontMetrics(face).horizontalAdvance(words)


def _members(members: tuple[tuple[str, bool], ...], room: int) -> list[tuple[str, QFont]]:
    """Return the names that fit on the line, at least the captain's, and how many do not."""
    plain = font(SMALL)
    for count in range(len(members), 0, -1):
        pieces = list[tuple[str, QFont]]()
        for i, (name, gone) in enumerate(members[:count]):
            face = QFont(font(SMALL, 450 if i else 650))
            face.setStrikeOut(gone)
            pieces += [(", ", plain), (name, face)] if i else [(name, face)]
        if more := len(members) - count:
            pieces.append((f" +{more}", plain))
        if sum(_wide(*piece) for piece in pieces) <= room:
            break
    return pieces


def _paint_stack(painter: QPainter, box: QRect, stack: Stack, theme: Theme, *, marked: bool) -> None:
    inner = box.adjusted(PAD, 0, -4, 0)
    large, small = stack.said
    if marked:
        frame = QRectF(box).adjusted(1.5, 2.5, -2.5, -3.5)
        draw_box(painter, frame, RADIUS_BUTTON, "", theme.green, 1.5)
    if not stack.lives:
        _write(painter, _upper(inner), large, font(SMALL + 1), theme.quiet)
        _write(painter, _lower(inner), small, font(SMALL), theme.quiet)
        return
    face, at = font(TITLE, 650), _upper(inner)
    if stack.look:
        width = QFontMetrics(face).horizontalAdvance(large) + 9
        ground = QRectF(at.left() - 4.5, at.top() + 0.5, width, 19)
        draw_box(painter, ground, 4, theme.amber_ground, theme.amber)
    if stack.look:
        ink = theme.amber
    elif stack.gives:
        ink = theme.green
    else:
        ink = theme.text
    seated = bool(stack.seat)
    _write(painter, at, large, face if seated else font(SMALL + 1, 600), ink if seated else theme.quiet)
    below = _lower(inner)
    if stack.swapped:
        below.setRight(below.right() - 18)
    width = _write(painter, below, small, font(SMALL), theme.amber if stack.look else theme.quiet)
    if stack.swapped:
        sign = QRect(below.left() + width + 5, below.top() + 2, 13, 13)
        icon("arrows-left-right", theme, theme.green).paint(painter, sign)


def _paint_cards(painter: QPainter, box: QRect, line: Line, theme: Theme) -> None:
    """Full ones are in the captain's hand, amber ones are owed, of used ones only the edge is left."""
    kinds = ["hand"] * line.cards + ["owed"] * line.owed + ["used"] * line.used
    if not line.living:
        kinds = ["used"] * len(kinds)
    for i, kind in enumerate(kinds):
        x, y = box.left() + i * (CARD_WIDE + CARD_GAP), box.center().y() - CARD_HIGH // 2
        card = QRectF(x + 0.5, y + 0.5, CARD_WIDE, CARD_HIGH)
        pen = QPen(QColor({"hand": theme.text, "owed": theme.amber}.get(kind, theme.faint)), 1)
        if kind == "used":
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([2, 2])
        painter.setPen(pen)
        ground = {"hand": theme.text, "owed": theme.amber_ground}.get(kind)
        painter.setBrush(QColor(ground) if ground else Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(card, 2.5, 2.5)


def _paint_moving(painter: QPainter, box: QRect, line: Line, theme: Theme) -> None:
    right, moving = int(Qt.AlignmentFlag.AlignRight), line.moving
    if line.place:
        _write(painter, box, line.place, font(TITLE - 1, 650), theme.quiet, right)
        return
    if moving is None:
        return
    large, small = moving.said
    tone = {"told": theme.amber, "counted": theme.green}.get(moving.stage, theme.quiet)
    loud = theme.amber if moving.stage == "told" else theme.text
    _write(painter, _upper(box), large, font(TITLE - 1, 650), loud, right)
    _write(painter, _lower(box), small, font(SMALL), tone, right)
