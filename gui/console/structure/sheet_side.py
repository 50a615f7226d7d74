"""Beside the sheet: when the night ends, as it stands and as a change would have it, and what can be laid:
templates, a structure made anew."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QSizePolicy, QWidget

from gui.console.structure.sheet_paint import paint_words, words_width
from gui.safely import safely
from gui.theme import BODY, ROW_CARD, TITLE, font
from gui.widgets.boxes import across, down, set_seen
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.themed import draw_box, draw_words, painting
from gui.words.tr import Context

tr = Context("structure")

WIDE, NARROW = 258, 204
_LARGE = 26
_EDGE = RING + 15
"""The room (px) left and right of what stands in a card."""
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class FromTo(QWidget):
    """A time; the one that a change would make of it stands after it in green, and the old one is struck."""

    def __init__(self) -> None:
        super().__init__()
        self._old = self._new = ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_times(self, old: str, new: str = "") -> None:
        if (old, new) != (self._old, self._new):
            self._old, self._new = old, new
            self.setAccessibleName(f"{old} → {new}" if new else old)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, _LARGE + 6)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        room = self.rect()
        if not self._new:
            draw_words(painter, room, self._old, theme.text, font(_LARGE, 650), _MIDDLE)
        else:
            face = font(TITLE + 5, 450)
            wide = QFontMetrics(face).horizontalAdvance(self._old)
            draw_words(painter, room, self._old, theme.quiet, face, _MIDDLE)
            painter.fillRect(0, room.center().y() + 2, wide, 1, QColor(theme.quiet))
            room.setLeft(wide + 8)
            draw_words(painter, room, "→", theme.quiet, font(TITLE + 2), _MIDDLE)
            room.setLeft(room.left() + 28)
            draw_words(painter, room, self._new, theme.green_ink, font(_LARGE, 650), _MIDDLE)
        painter.end()


class EndBar(QWidget):
    """The night from its first level to when the venue closes: what is over, and what is to come."""

    def __init__(self) -> None:
        super().__init__()
        self._shares = 0.0, 0.0, True
        self.setFixedHeight(14)

    def show_night(self, over: float, ends: float, *, in_time: bool) -> None:
        """Show how much is over, and where the night ends, from 0 to 1."""
        if (over, ends, in_time) != self._shares:
            self._shares = over, ends, in_time
            self.update()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        over, ends, in_time = self._shares
        wide, y = self.width() - 1, 3
        painter.fillRect(0, y + 4, wide, 1, QColor(theme.strong))
        painter.fillRect(
            0, y, round(wide * ends), 8, QColor(theme.green_ground if in_time else theme.amber_ground)
        )
        painter.fillRect(0, y, round(wide * over), 8, QColor(theme.strong))
        painter.fillRect(round(wide * over), y - 1, 2, 10, QColor(theme.green))
        edge = theme.green if in_time else theme.amber
        at = max(4.0, min(wide * ends, wide - 5.0))
        draw_box(painter, QRectF(at - 4, y - 0.5, 8, 8), 1, theme.surface, edge)
        painter.fillRect(wide - 1, y - 1, 2, 10, QColor(theme.text))
        painter.end()


class EndCard(Card):
    """When the night ends; of a change that is not done yet, what it makes of that, and its keys."""

    def __init__(self, write: Callable[[], object], leave: Callable[[], object]) -> None:
        super().__init__()
        self.times, self.bar = FromTo(), EndBar()
        self.begins, self.closes = label("", "label"), label("", "label")
        self.sentence, self.line = label("", "", wrap=True), label("", "label", wrap=True)
        self.write = KeyButton(tr("Write it"), key="↵", kind="primary", does=write)
        self.leave = KeyButton(tr("Leave it"), key="Esc", kind="quiet", does=leave)
        for button in (self.write, self.leave):
            button.set_small()
            button.setFocusPolicy(
                Qt.FocusPolicy.NoFocus
            )  # the keyboard stays in the sheet, which has the keys
        self._keys = QWidget()
        self._way = across(self.write, self.leave, None, of=self._keys)
        self._under = QWidget()
        across(self.begins, None, self.closes, of=self._under)
        edges = _EDGE, RING + 13, _EDGE, RING + 13
        self._title = label("", "label")
        parts = self.times, self.bar, self._under, self.line, self.sentence, self._keys
        down(self._title, *parts, gap=4, margins=edges, of=self)
        self.ask("", "")
        self.show_title(True)

    def show_title(self, known: bool) -> None:
        """Say what the time is, or that hands and later days leave none."""
        said = tr("The night ends about") if known else tr("The end of the night is open.")
        self._title.setText(said)
        self.times.setVisible(known)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the keys below each other where they have no room side by side."""
        super().resizeEvent(event)
        ways = QBoxLayout.Direction
        wide = self.write.sizeHint().width() + self._way.spacing() + self.leave.sizeHint().width()
        self._way.setDirection(ways.LeftToRight if wide <= self.width() - 2 * _EDGE else ways.TopToBottom)

    def show_bar(self, shown: bool) -> None:
        self.bar.setVisible(shown)
        self._under.setVisible(shown)

    def ask(self, sentence: str, tone: str) -> None:
        """Say what a change that is not done yet would do, or what stands against it; "" is no change."""
        self.sentence.set_tone(tone)
        self.sentence.show_text(sentence)
        self.line.setVisible(not sentence)
        self._keys.setVisible(bool(sentence))

    def mark(self, ring: bool) -> None:
        """Show whether Enter does the change now."""
        if ring != self.ring:
            self.ring = ring
            self.update()


class LayCard(Card):
    """Templates by name, and the structure that is made anew. ``shown`` are the first templates."""

    def __init__(self, all_of_them: KeyButton, make: Callable[[], object]) -> None:
        super().__init__()
        self._rows: list[KeyButton] = []
        self._list = down(gap=0, margins=(-10, 0, 0, 0))  # the words of a quiet button stand inside it
        self._names = True
        generate = KeyButton(tr("Generate…"), key="G", does=make)
        generate.set_small()
        all_of_them.set_small()
        edges = _EDGE, RING + 13, _EDGE, RING + 13
        head = across(label(tr("Templates"), "strong"), None)
        rows = [across(button, None) for button in (all_of_them, generate)]
        down(head, self._list, 4, *rows, gap=6, margins=edges, of=self)

    def show_names(self, shown: bool) -> None:
        """Show the first templates by name, or leave them to the button that has all."""
        self._names = shown
        for row in self._rows:
            set_seen(row, shown)

    def show_templates(self, names: Sequence[tuple[str, str]], lay: Callable[[str], object]) -> None:
        """Show the first few by name, each with what it has."""
        if [x.text() for x in self._rows] == [name for name, _ in names]:
            return
        for row in self._rows:
            row.deleteLater()
        self._rows = []
        for name, tip in names:
            row = KeyButton(name, kind="quiet", does=lambda _=False, name=name: lay(name))
            row.setToolTip(tip)
            row.set_small()
            self._list.addWidget(row, 0, Qt.AlignmentFlag.AlignLeft)
            set_seen(row, self._names)
            self._rows.append(row)


class Warned(QWidget):
    """The warnings about the sheet in one line, where the sheet needs the room; the button opens them all."""

    def __init__(self) -> None:
        super().__init__()
        self._said: Sequence[str] = ()
        self._opened = False
        self._first = ElidedLabel()
        self.whole = label("", "", wrap=True, tone="amber")
        self._first.set_tone("amber")
        self._first.setFixedHeight(ROW_CARD)
        self.opens = KeyButton(kind="quiet", does=self._turn)
        self.opens.set_small()
        row = across((self._first, 1), None, self.opens, gap=8)
        down(row, self.whole, gap=2, margins=(8, 0, 8, 0), of=self)
        self.show_warnings(())

    def show_warnings(self, said: Sequence[str]) -> None:
        """Show these; without any there is no line."""
        self._said = said
        self._opened = self._opened and bool(said)
        self._first.setText(said[0] if said else "")
        self.whole.setText("\n".join(said))
        self._show()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show()

    def _turn(self) -> None:
        self._opened = not self._opened
        self._show()

    def _show(self) -> None:
        room = self.width() - 16
        cut = QFontMetrics(font(BODY)).horizontalAdvance(self._first.text()) > room
        self.opens.setVisible(len(self._said) > 1 or cut)
        self.opens.say(tr("Show less") if self._opened else tr("%n warnings", len(self._said)))
        self._first.setVisible(not self._opened)
        self.whole.setVisible(self._opened)
        self.setVisible(bool(self._said))


class EndRow(QWidget):
    """The last line of the timetable: when the night ends, and when the venue closes."""

    def __init__(self, at: Callable[[], tuple[int, int]]) -> None:
        super().__init__()
        self._at = at
        self._told = "", "", "", ""
        self.setFixedHeight(36)

    def show_end(self, time: str, was: str, words: str, closes: str) -> None:
        if (time, was, words, closes) != self._told:
            self._told = time, was, words, closes
            self.setAccessibleName(" · ".join(x for x in (time, words, closes) if x))
        self.update()  # the columns it stands under may have moved

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        time, was, words, closes = self._told
        painter.fillRect(0, 0, self.width(), 1, QColor(theme.strong))
        left, second = self._at()
        room = self.rect().adjusted(left, 2, 0, 0)
        ink = theme.green_ink if was else theme.text
        paint_words(painter, room, time, Qt.AlignmentFlag.AlignLeft, ink, theme, strong=True, was=was)
        face = font(BODY)
        begins = max(second, left + words_width(time, was)) + 8
        at = self.rect().adjusted(begins, 2, -8, 0)
        draw_words(painter, at, words, theme.text, face, Qt.AlignmentFlag.AlignLeft | _MIDDLE)
        draw_words(painter, at, closes, theme.quiet, face, Qt.AlignmentFlag.AlignRight | _MIDDLE)
        painter.end()
