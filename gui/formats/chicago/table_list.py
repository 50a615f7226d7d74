"""Sixteen tables as sixteen lines: who leads, who has said Chicago, who must not exchange, which is done."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.formats.chicago import paint
from gui.formats.chicago.view import Person, TableLine
from gui.safely import safely
from gui.theme import BODY, SMALL, STRONG, font
from gui.widgets.themed import draw_box, painting, theme_of
from gui.words.tr import Context

tr = Context("chicago")

ROW, LEAST_ROW = 44, 33
LEFT, NUMBER, TOLD, PAD, RING = 13, 21, 46, 2, 5


class TableList(QWidget):
    """``chosen`` carries the table's id. The page has the keyboard: it moves the choice."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[TableLine] = []
        self.at = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_lines(self, lines: Sequence[TableLine], at: int) -> None:
        if (self.lines, self.at) == (list(lines), at):
            return
        self.lines, self.at = list(lines), at
        self.setMinimumHeight(len(self.lines) * LEAST_ROW)
        words = [f"{x.title}: {', '.join(f'{p.name} {p.points}' for p in x.people)}, {x.told}" for x in lines]
        self.setAccessibleDescription("\n".join(words))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(320, len(self.lines) * ROW)

    def row_height(self) -> float:
        return max(LEAST_ROW, min(ROW, self.height() / max(1, len(self.lines))))

    def box_of(self, row: int) -> QRectF:
        high = self.row_height()
        return QRectF(0, row * high, self.width(), high)

    def _line_at(self, at: QPoint) -> TableLine | None:
        row = int(at.y() / self.row_height())
        return self.lines[row] if 0 <= row < len(self.lines) else None

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        line = self._line_at(event.position().toPoint())
        if line is not None and event.button() == Qt.MouseButton.LeftButton:
            self.chosen.emit(line.table)

    @safely
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and (line := self._line_at(event.pos())) is not None:
            people = " · ".join(f"{p.name} {p.points}" for p in line.people)
            QToolTip.showText(event.globalPos(), f"{line.title}\n{people}", self)
            return True
        return super().event(event)

    # -- painting ------------------------------------------------------------------------------------

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        _, painter = painting(self)
        for row, line in enumerate(self.lines):
            box = self.box_of(row)
            if event.rect().intersects(box.toAlignedRect()):
                self._row(painter, line, box, row)
        painter.end()

    def _row(self, painter: QPainter, line: TableLine, box: QRectF, row: int) -> None:
        theme = theme_of(self)
        here = line.table == self.at
        if here:
            painter.fillRect(box, QColor(theme.green_ground))
            painter.fillRect(QRectF(0, box.top(), 3, box.height()), QColor(theme.green))
        if row:
            painter.fillRect(QRectF(0, box.top(), box.width(), 1), QColor(theme.hairline))
        alert = line.alert
        number, tone = QRectF(LEFT, box.top(), NUMBER, box.height()), "red" if alert else ""
        if line.final:
            upper = QRectF(LEFT, box.top() + box.height() * 0.30 - 9, NUMBER, 18)
            lower = QRectF(LEFT, box.top() + box.height() * 0.72 - 9, NUMBER, 18)
            paint.write(painter, upper, line.final, font(STRONG, 650), theme, tone)
            paint.write(painter, lower, line.label, font(SMALL), theme, tone or "quiet")
        else:
            paint.write(painter, number, line.label, font(STRONG, 650), theme, tone)
        if alert:
            self._alert(painter, alert, box)
            return
        told = 0 if line.blank else TOLD + LEFT
        first, second = box.top() + box.height() * 0.30, box.top() + box.height() * 0.72
        left, room = LEFT + NUMBER + 4, box.width() - LEFT - NUMBER - 4 - told - PAD
        x = float(left)
        for person, width in zip(line.people, self._shares(line, room), strict=True):
            self._person(painter, person, x, width, first, second, line.blank)
            x += width
        if line.blank:
            paint.write(painter, QRectF(left, second - 9, room, 18), line.told, font(SMALL), theme, "quiet")
            return
        at = QRectF(box.width() - TOLD - LEFT, box.top(), TOLD, box.height())
        face, tone = font(SMALL, 650 if line.done else 450), "green" if line.done else "quiet"
        paint.write(painter, at, line.told, face, theme, tone, Qt.AlignmentFlag.AlignRight)

    def _shares(self, line: TableLine, room: float) -> list[float]:
        """Return how wide each name stands; a table of three leaves the last column free."""
        name = QFontMetricsF(font(SMALL, 650)).horizontalAdvance
        points = QFontMetricsF(font(BODY, 650)).horizontalAdvance
        wanted = [
            max(name(x.name), points(_points(x)) + (8 if x.stopped else 4) + 11 * x.stars) + _pads(x) + 2
            for x in line.people
        ]
        return paint.shares([*wanted, *[0.0] * (4 - len(wanted))], room)[: len(wanted)]

    def _person(
        self,
        painter: QPainter,
        person: Person,
        x: float,
        room: float,
        first: float,
        second: float,
        blank: bool,
    ) -> None:
        theme = theme_of(self)
        weight = 650 if person.leads else 500
        face, words = paint.named(person.name, SMALL, weight, room - _pads(person))
        x += paint.RING_PAD
        tone = "" if person.leads else "quiet"
        paint.name(painter, x, first, words, face, theme, tone, person.ring, struck=person.out, pad=RING)
        if blank:
            return
        face = font(BODY, 650 if person.leads or person.stopped or person.out else 450)
        told = _points(person)
        width = QFontMetricsF(face).horizontalAdvance(told)
        if person.stopped:
            ground = QRectF(x - 4, second - 8.5, width + 8, 17)
            draw_box(painter, ground, 4, theme.amber_ground, theme.amber)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if person.out:
            tone = "red"
        elif person.stopped:
            tone = "amber"
        elif person.leads:
            tone = ""
        else:
            tone = "quiet"
        end = paint.name(painter, x, second, told, face, theme, tone, ring=False)
        paint.stars(painter, end + (7 if person.stopped else 4), second, person.stars, theme, 4.5)

    def _alert(self, painter: QPainter, alert: tuple[str, str], box: QRectF) -> None:
        theme = theme_of(self)
        pen = QPen(QColor(theme.red), 1, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(box.adjusted(4.5, 2.5, -4.5, -2.5), 8, 8)
        x, room = LEFT + NUMBER + 4, box.width() - LEFT - NUMBER - 12
        middle = box.center().y()
        paint.runs(painter, x, middle - 3, [(alert[0], True)], theme, room, BODY)
        painter.setPen(QColor(theme.red))
        paint.runs(painter, x, middle + 12, [(alert[1], False)], theme, room)


def _pads(person: Person) -> float:
    """Return the room beside a name: only a ring needs it behind the name too."""
    return paint.RING_PAD * (2 if person.ring else 1)


def _points(person: Person) -> str:
    return tr("out") if person.out else str(person.points)
