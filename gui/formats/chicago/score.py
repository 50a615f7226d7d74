"""The open score sheet: a line a player, the prompt, the deals with the one being entered first, and the
round points if it ended now."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.formats.chicago import paint
from gui.formats.chicago.entry import CHAIRS, Cap, Prompt
from gui.formats.chicago.paint import Run
from gui.formats.chicago.view import DealLine, ScoreLine, Standing
from gui.formats.chicago.words import points_text
from gui.safely import safely
from gui.theme import BODY, HEADING, NUMBER, RADIUS_CARD, SMALL, STRONG, TITLE, font
from gui.widgets.panel import RING
from gui.widgets.themed import draw_box, draw_disc, painting, theme_of
from gui.words.tr import Context, plain, runs

tr = Context("chicago")

LEFT = 16
LINE, LEAST_LINE = 50, 34
NAME_AT, STROKES_AT, POINTS, NOTE = 27, 140, 56, 15
CAP_LINE, LEAST_CAP = 26, 23
CAP_SIZES = ((SMALL, 12.0), (SMALL - 1, 7.0))
DEAL, SECOND, HEADS = 24, 15, 26
WIDEST_BOX = 110
"""Px of the frame around the entry that is written."""


class ScoreLines(QWidget):
    """``chosen`` carries the chair of a line that is clicked."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[ScoreLine] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_lines(self, lines: Sequence[ScoreLine]) -> None:
        self.lines = list(lines)
        self.setMinimumHeight(len(self.lines) * LEAST_LINE)
        self.setMaximumHeight(len(self.lines) * LINE)
        said = (f"{x.name}: {x.line.points}, {', '.join(n.text for n in x.notes)}" for x in self.lines)
        self.setAccessibleDescription("\n".join(said))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(440, len(self.lines) * LINE)

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = int(event.position().y() * len(self.lines) / max(1, self.height()))
        if row < len(self.lines):
            self.chosen.emit(self.lines[row].line.chair)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        _, painter = painting(self)
        high = self.height() / max(1, len(self.lines))
        for row, line in enumerate(self.lines):
            self._line(painter, line, QRectF(LEFT, row * high, self.width() - 2 * LEFT, high))
        painter.end()

    def _line(self, painter: QPainter, shown: ScoreLine, box: QRectF) -> None:
        theme, line = theme_of(self), shown.line
        painter.fillRect(QRectF(box.left(), box.top(), box.width(), 1), QColor(theme.hairline))
        middle = box.center().y() + 0.5
        paint.cap(painter, box.left(), middle, CHAIRS[line.chair - 1], theme)
        stars = line.stars * 12 + (20 if shown.dealer else 0)
        room = STROKES_AT - NAME_AT - 2 * paint.RING_PAD - min(stars, 40) - 8
        face, words = paint.in_two(shown.name, STRONG, 600, room)
        end = x = box.left() + NAME_AT + paint.RING_PAD
        high = QFontMetricsF(face).height()
        for i, part in enumerate(words):
            at = middle + (i - (len(words) - 1) / 2) * (high - 1)
            ring = line.ring and len(words) == 1
            struck = shown.tone == "red"
            end = max(end, paint.name(painter, x, at, part, face, theme, "", ring, struck=struck))
        if line.ring and len(words) > 1:
            end += paint.RING_PAD
            left = x - paint.RING_PAD
            paint.ringed(painter, QRectF(left, middle - high, end - left, 2 * high), theme)
        end = paint.stars(painter, end + 4, middle, line.stars, theme)
        if shown.dealer:
            self._dealer(painter, end + 3, middle)
        high = min(17.0, box.height() - NOTE - 4)
        top = box.top() + (box.height() - high - NOTE) / 2 + 1
        if not shown.notes:
            top = middle - high / 2
        x, room = box.left() + STROKES_AT, box.width() - STROKES_AT - POINTS
        paint.strokes(painter, x, top, high, line.strokes, line.taken, theme, room)
        for note in shown.notes:
            face = font(SMALL, 600 if note.tone in ("amber", "red", "green") else 450)
            paint.write(painter, QPointF(x, top + high + NOTE - 2), note.text, face, theme, note.tone)
            x += QFontMetricsF(face).horizontalAdvance(note.text) + 12
        number = QRectF(box.right() - POINTS, box.top(), POINTS, box.height())
        right = Qt.AlignmentFlag.AlignRight
        paint.write(painter, number, str(line.points), font(NUMBER, 680), theme, shown.tone, right)

    def _dealer(self, painter: QPainter, x: float, middle: float) -> None:
        theme = theme_of(self)
        box = QRectF(x + 0.5, middle - 7.5, 15, 15)
        draw_disc(painter, box, "", theme.text, 1.2)
        paint.write(painter, box, tr("D"), font(SMALL - 2, 700), theme, "", Qt.AlignmentFlag.AlignHCenter)


class _Flow:
    """The keys of a prompt in lines, each with where it begins, in letters of ``px`` with a ``gap`` between
    them; one may stand ``beside`` the title. ``cut`` names are abbreviated."""

    def __init__(self, px: int, gap: float) -> None:
        self.px, self.gap = px, gap
        self.lines: list[list[tuple[float, Cap]]] = []
        self.beside: tuple[float, Cap] | None = None
        self.cut = 0

    @property
    def cost(self) -> tuple[int, int]:
        return self.cut, len(self.lines)

    def face(self, each: Cap) -> QFont:
        return font(self.px + 1, 600) if each.name else font(self.px)

    def wide(self, each: Cap) -> float:
        words = QFontMetricsF(self.face(each)).horizontalAdvance(each.words + each.tail)
        key = paint.cap_width(each.key) if each.key else 0.0
        return key + (6 if each.words and key else 0) + words


class PromptCard(QWidget):
    """The question of the open sheet, with its keys. ``pressed`` carries the key of a cap that is clicked;
    ``resized`` says that it needs another height."""

    pressed = Signal(str)
    resized = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.shown = Prompt("", ())
        self.refused, self.live = "", True
        self._places: list[tuple[QRectF, str]] = []
        self.line = CAP_LINE
        self.flow = self._flow()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_prompt(self, prompt: Prompt, refused: str = "") -> None:
        """Show the prompt. ``refused`` says which keys were no answer."""
        if (prompt, refused) == (self.shown, self.refused):
            return
        self.shown, self.refused = prompt, refused
        words = (f"{x.key} {x.words}{x.tail}" for row in prompt.rows for x in row)
        self.setAccessibleName(" ".join((prompt.title, prompt.hint, prompt.warning, refused)))
        self.setAccessibleDescription(", ".join(words))
        self.flow = self._flow()
        self.updateGeometry()
        self.update()

    def set_line(self, high: int) -> None:
        """Let the lines of keys stand this far apart."""
        if high != self.line:
            self.line = high
            self.updateGeometry()
            self.update()

    def set_live(self, live: bool) -> None:
        """Show whether the card has the keyboard."""
        if live != self.live:
            self.live = live
            self.update()

    def _ends(self) -> list[tuple[str, str]]:
        said = ((self.shown.hint, "green"), (self.shown.warning, "amber"), (self.refused, "red"))
        return [(words, tone) for words, tone in said if words]

    def _title(self) -> float:
        return QFontMetricsF(font(TITLE, 650)).horizontalAdvance(self.shown.title)

    def _beside(self) -> bool:
        """Return whether who could end it stands beside the title."""
        ends = self._ends()
        if len(ends) != 1:
            return False
        width = QFontMetricsF(font(SMALL, 650)).horizontalAdvance(ends[0][0])
        return self._title() + width + 60 < self.width()

    @property
    def _room(self) -> float:
        return max(60.0, self.width() - 2 * (LEFT + RING) + 6)

    def _flow(self) -> _Flow:
        """Return the keys in place: a little smaller where that needs fewer lines or keeps names whole."""
        return min((self._packed(_Flow(px, gap)) for px, gap in CAP_SIZES), key=lambda x: x.cost)

    def _packed(self, flow: _Flow) -> _Flow:
        room = self._room
        for row in self.shown.rows:
            x, line = 0.0, list[tuple[float, Cap]]()
            for each in self._whole(row, flow):
                width = flow.wide(each)
                if line and x + width > room:
                    flow.lines.append(line)
                    x, line = 0.0, []
                line.append((x, each))
                x += width + flow.gap
            flow.lines += [line] if line else []
        for each in self.shown.more:
            # At the right end of a line that has room, else beside the title, else on a line of their own.
            width = flow.wide(each)
            ends = [line[-1][0] + flow.wide(line[-1][1]) + flow.gap for line in flow.lines]
            free = next((i for i, end in enumerate(ends) if end + width <= room), None)
            if free is not None:
                flow.lines[free].append((room - width if each.key == "Esc" else ends[free], each))
            elif flow.beside is None and not self._beside() and self._title() + width + 24 < room:
                flow.beside = room - width, each
            else:
                flow.lines.append([(0.0, each)])
        return flow

    def _whole(self, row: Sequence[Cap], flow: _Flow) -> list[Cap]:
        """Return the row with names abbreviated that would need another line."""
        names = [x for x in row if x.name]
        rest = sum(flow.wide(x) for x in row if not x.name) + flow.gap * (len(row) - 1)
        wanted = [flow.wide(x) for x in names]
        if not names or sum(wanted) <= self._room - rest:
            return list(row)
        short = dict[Cap, Cap]()
        for each, width in zip(names, paint.shares(wanted, self._room - rest), strict=True):
            room = width - flow.wide(each._replace(words="")) - 6
            words = paint.shortened(each.words, flow.face(each), room)
            flow.cut += words != each.words
            short[each] = each._replace(words=words)
        return [short.get(x, x) for x in row]

    def height_at(self, line: int) -> int:
        """Return how high it is with its lines so far apart."""
        ends = 0 if self._beside() else len(self._ends())
        return 2 * RING + 36 + ends * 18 + len(self.flow.lines) * line + 7

    def sizeHint(self) -> QSize:
        return QSize(440, self.height_at(self.line))

    @safely
    def resizeEvent(self, event: object) -> None:
        self.flow = self._flow()
        self._fit()

    def updateGeometry(self) -> None:
        self._fit()
        super().updateGeometry()

    def _fit(self) -> None:
        high = self.height_at(self.line)
        if high != self.minimumHeight():
            self.setFixedHeight(high)
            self.resized.emit()

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        key = next((key for box, key in self._places if box.contains(event.position())), "")
        if key:
            self.pressed.emit(key)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        box = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        if self.live:
            draw_box(painter, QRectF(self.rect()), RADIUS_CARD + RING, theme.green_ground)
        inner, edge = box.adjusted(0.5, 0.5, -0.5, -0.5), theme.green if self.live else theme.strong
        draw_box(painter, inner, RADIUS_CARD, theme.surface, edge, 1.5 if self.live else 1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x, y = box.left() + LEFT - 3, box.top() + 24
        ends, right = self._ends(), box.right() - LEFT + 3
        face, words = paint.fitted(self.shown.title, TITLE, 650, right - x)
        paint.write(painter, QPointF(x, y), words, face, theme, "")
        for said, tone in ends:
            face, words = paint.fitted(said, SMALL, 650, right - x)
            at = x
            if self._beside():
                at = right - QFontMetricsF(face).horizontalAdvance(words)
            else:
                y += 18
            paint.write(painter, QPointF(at, y), words, face, theme, tone)
        self._places = []
        flow = self.flow
        if flow.beside is not None:
            self._cap(painter, flow, flow.beside[1], x + flow.beside[0], box.top() + 19)
        y += 9 + self.line / 2
        for line in flow.lines:
            for at, each in line:
                self._cap(painter, flow, each, x + at, y)
            y += self.line
        painter.end()

    def _cap(self, painter: QPainter, flow: _Flow, each: Cap, x: float, middle: float) -> None:
        theme = theme_of(self)
        if each.key:
            width = flow.wide(each)
            self._places.append((QRectF(x - 3, middle - self.line / 2, width + 6, self.line), each.key))
            x = paint.cap(painter, x, middle, each.key, theme, chosen=each.chosen) + 6
        tone = "" if each.name else "quiet"
        paint.name(painter, x, middle, each.words + each.tail, flow.face(each), theme, tone, ring=False)


class DealList(QWidget):
    """The deals, the one being entered first: a cell an exchange, Chicago, the last trick. ``mended``
    carries the deal and the column of an entry that is clicked."""

    mended = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self.deals: list[DealLine] = []
        self.typed = ""
        self.at: int | None = None
        self.mends: tuple[int, int] | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    def show_deals(
        self, deals: Sequence[DealLine], at: int | None, typed: str, mends: tuple[int, int] | None
    ) -> None:
        """Show the deals. ``at`` is the cell of the first deal that is entered now; ``typed`` the name typed
        for it; ``mends`` the deal and the column of an entry that is corrected."""
        self.deals, self.at, self.typed, self.mends = list(deals), at, typed, mends
        self.setMinimumHeight(self.sizeHint().height())
        said = (" · ".join(plain(cell) or "–" for cell in d.cells) for d in self.deals)
        self.setAccessibleDescription("\n".join(said))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(440, HEADS + 10 + max(DEAL, round(sum(high for _, high in self._rows()))))

    @safely
    def resizeEvent(self, event: object) -> None:
        self.setMinimumHeight(self.sizeHint().height())

    def cell_box(self, deal: int, column: int) -> QRectF:
        """Return where an entry stands."""
        y, high = self._rows()[next(i for i, x in enumerate(self.deals) if x.number == deal)]
        x, width = self._columns()[column]
        return QRectF(x, y, width, high)

    def _rows(self) -> list[tuple[float, float]]:
        """Return where each deal stands, and how high: as many lines as a cell needs."""
        found, y, columns = list[tuple[float, float]](), float(HEADS), self._columns()
        for row, deal in enumerate(self.deals):
            many = [len(self._wrapped(deal, i, columns)[1]) for i in range(len(columns))]
            if row == 0 and self.at is not None and self.typed and deal.cells[self.at]:
                many[self.at] += 1
            lines = max(many)
            high = DEAL + (8 if row == 0 and self.at is not None else 0) + (lines - 1) * SECOND
            found.append((y, high))
            y += high
        return found

    def _wrapped(
        self, deal: DealLine, i: int, columns: Sequence[tuple[float, float]]
    ) -> tuple[float, list[list[Run]]]:
        """Return how wide a cell is, which may reach into a free one beside it, and its lines."""
        entered = self.at if deal is self.deals[0] else None
        if entered == i:
            room = min(columns[i][1], WIDEST_BOX) - 15
            return room, paint.wrapped(runs(deal.cells[i]), BODY, room)
        free = i + 1 < len(columns) and not deal.cells[i + 1] and entered not in (i, i + 1)
        room = columns[i][1] + (columns[i + 1][1] if free else 0) - 6
        return room, paint.wrapped(runs(deal.cells[i]), BODY, room)

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for deal in self.deals:
            for column, cell in enumerate(deal.cells):
                if cell and self.cell_box(deal.number, column).contains(event.position()):
                    self.mended.emit(deal.number, column)
                    return

    def _columns(self) -> list[tuple[float, float]]:
        """Return where each cell begins, and how wide it is."""
        count = len(self.deals[0].cells) if self.deals else 5
        room = self.width() - 2 * LEFT - 34
        shares = [1.0] * (count - 2) + [1.15, 1.25]
        step = room / sum(shares)
        found, x = list[tuple[float, float]](), LEFT + 34.0
        for share in shares:
            found.append((x, share * step))
            x += share * step
        return found

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        columns = self._columns() if self.deals else []
        if not columns:
            painter.end()
            return
        exchanges = [tr("Exchange {n}", n=i) for i in range(1, len(columns) - 1)]
        if any(paint.fitted(x, SMALL, 450, columns[0][1] - 4)[1] != x for x in exchanges):
            exchanges = [tr("Ex. {n}", n=i) for i in range(1, len(columns) - 1)]
        heads = [tr("Deal"), *exchanges, tr("Chicago"), tr("Last trick")]
        for (x, width), words in zip([(LEFT, 32.0), *columns], heads, strict=True):
            face, words = paint.fitted(words, SMALL, 450, width - 4)
            paint.write(painter, QPointF(x, 16), words, face, theme, "quiet")
        for row, (deal, (y, high)) in enumerate(zip(self.deals, self._rows(), strict=True)):
            self._deal(painter, deal, columns, y, high, row == 0 and self.at is not None)
        painter.end()

    def _deal(
        self,
        painter: QPainter,
        deal: DealLine,
        columns: Sequence[tuple[float, float]],
        y: float,
        high: float,
        open_: bool,
    ) -> None:
        theme, line = theme_of(self), y + high / 2 + 4.5
        face, tone = font(BODY, 700 if open_ else 450), "" if open_ else "quiet"
        paint.write(painter, QPointF(LEFT, line), str(deal.number), face, theme, tone)
        for i, ((x, width), cell) in enumerate(zip(columns, deal.cells, strict=True)):
            room, lines = self._wrapped(deal, i, columns)
            if self.mends == (deal.number, i):
                frame = QRectF(x - 6.5, y + 1.5, width - 3, high - 3)
                draw_box(painter, frame, 6, "", theme.amber, 1.2)
            if open_ and i == self.at and self.mends is None:
                box = QRectF(x - 6.5, y + 3.5, min(width, WIDEST_BOX) - 3, high - 7)
                draw_box(painter, box, 6, theme.green_ground, theme.green, 1.2)
                painter.setBrush(Qt.BrushStyle.NoBrush)
                lines = lines if cell else []
                if self.typed:
                    lines.append([(paint.shortened(self.typed, font(SMALL, 650), room), True)])
            for nth, parts in enumerate(lines):
                at = line + (nth - (len(lines) - 1) / 2) * SECOND
                paint.runs(painter, x, at, parts, theme, room, BODY)
        if open_:
            painter.fillRect(QRectF(LEFT, y + high - 1, self.width() - 2 * LEFT, 1), QColor(theme.hairline))


class IfEnded(QWidget):
    """The round points if the round ended now; a green line parts those who advance."""

    def __init__(self) -> None:
        super().__init__()
        self.standings: list[Standing] = []
        self.advance, self.title, self.told = 0, "", ""
        self.setFixedHeight(76)

    def show_standings(self, standings: Sequence[Standing], advance: int, title: str) -> None:
        tied = [i for i, x in enumerate(standings) if x.tied]
        # nobody who is still to play off has advanced
        self.advance = min([advance, *tied])
        self.told = tr("%n advance", advance) if advance else ""
        if tied:
            self.told = tr("play-off")
        self.standings, self.title = list(standings), title
        said = (f"{x.name} {points_text(x.total)}" for x in self.standings)
        self.setAccessibleName(f"{title}: {', '.join(said)}")
        self.update()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        painter.setClipRect(self.rect())
        low = QRectF(self.rect()).adjusted(1, -RADIUS_CARD, -1, -1)
        draw_box(painter, low, RADIUS_CARD - 1, theme.raised)
        painter.fillRect(QRectF(0, 0, self.width(), 1), QColor(theme.hairline))
        paint.write(painter, QPointF(LEFT, 21), self.title, font(SMALL), theme, "quiet")
        waits = any(x.tied for x in self.standings)
        if self.told:
            face = font(SMALL, 650)
            right = QPointF(self.width() - LEFT - QFontMetricsF(face).horizontalAdvance(self.told), 21)
            paint.write(painter, right, self.told, face, theme, "amber" if waits else "green")
        step = (self.width() - 2 * LEFT) / max(4, len(self.standings))
        for i, x in enumerate(self.standings):
            at, tone = LEFT + i * step, "green" if i < self.advance else ""
            if x.tied:
                tone = "amber"
            if i == self.advance and i:
                painter.fillRect(QRectF(at - 12, 28, 2, 40), QColor(theme.green))
            total = points_text(x.total)
            width = QFontMetricsF(font(HEADING, 680)).horizontalAdvance(total)
            face, words = paint.named(x.name, STRONG, 600, step - width - 22)
            end = paint.name(painter, at, 42, words, face, theme, tone, ring=False)
            paint.name(painter, end + 6, 41, total, font(HEADING, 680), theme, tone, ring=False)
            parts = f"{points_text(x.before)} + {points_text(x.now)}"
            paint.name(painter, at, 62, parts, font(SMALL), theme, "quiet", ring=False)
        painter.end()
