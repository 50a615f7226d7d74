"""Before the draw: what can be done with the chosen seat, inside its table, and what the players need."""

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.floor.draw import ahead
from core.tournament.state import Tournament
from gui import theme as look
from gui.console.frame.deeds import DeedButton
from gui.console.tables.deeds import SeatDeeds
from gui.console.tables.table_oval import TableOval
from gui.safely import safely
from gui.widgets.boxes import down
from gui.widgets.labels import label
from gui.widgets.themed import draw_words, theme_of
from gui.words import tables as say
from gui.words.names import player_of
from gui.words.numbers import listed

_ACTS = ("mark_seat", "close_seat", "keep", "move")
_FREE, _CLOSED, _TAKEN = (
    ("mark_seat", "close_seat", "keep"),
    ("mark_seat", "close_seat"),
    ("mark_seat", "move"),
)
APART = "arrows-out-line-horizontal"
_WIDE = 150
_ROW, _HEAD, _MOST = 29, 32, 4


class SeatActs(QWidget):
    """The chosen seat's name and acts, over the middle of its table."""

    def __init__(self, parent: QWidget, deeds: SeatDeeds) -> None:
        super().__init__(parent)
        self._title = label("", "strong")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.buttons = {name: DeedButton(deeds[name]) for name in _ACTS}
        for button in self.buttons.values():
            button.set_small()
        down(self._title, *self.buttons.values(), gap=5, of=self)
        self.hide()

    def show_at(self, oval: TableOval | None, seat: int) -> None:
        """Show what can be done with this seat where its table is seen large enough; hide for none."""
        chosen = oval.seat(seat) if oval is not None and seat and oval.shape_now.bare else None
        self.setVisible(chosen is not None)
        if oval is None or chosen is None:
            return
        shown = {"free": _FREE, "closed": _CLOSED, "taken": _TAKEN}[chosen.state]
        for name, button in self.buttons.items():
            button.setVisible(name in shown)
        self._title.setText(say.table_seat(oval.view.label, seat))
        middle = oval.geometry().topLeft() + oval.shape_now.rim.center().toPoint()
        box = QRect(0, 0, _WIDE, self.sizeHint().height())
        box.moveCenter(middle)
        self.setGeometry(box)
        self.raise_()


class NeedsList(QWidget):
    """The needs of the players and whether each is met, in two columns; the last place counts those left out,
    if there is no room for all."""

    def __init__(self) -> None:
        super().__init__()
        self.needs: list[tuple[str, str, bool, str]] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def take(self, t: Tournament) -> None:
        """Show these needs, the unmet ones first."""
        found = [(player_of(t, x.entry), need_text(t, x), x.met, "wheelchair") for x in ahead.needs(t)]
        found += [(apart_names(t, x), say.apart(x.met), x.met, APART) for x in ahead.apart(t)]
        found.sort(key=lambda x: x[2])
        if found != self.needs:
            self.needs = found
            self.setAccessibleName("\n".join(f"{name}: {at}" for name, at, _, _ in found))
            self.setFixedHeight(_HEAD + _ROW * min(_MOST, -(-len(found) // 2)))
            self.update()

    @property
    def more(self) -> int:
        """Return how many needs are not listed for want of room."""
        room = 2 * _MOST
        return len(self.needs) - (room - 1) if len(self.needs) > room else 0

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = theme_of(self), QPainter(self)
        middle = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
        left, right = middle | Qt.AlignmentFlag.AlignLeft, middle | Qt.AlignmentFlag.AlignRight
        title = QRectF(0, 0, self.width(), _HEAD - 4)
        draw_words(
            painter, title, say.needs_title(len(self.needs)), theme.quiet, look.font(look.BODY, 650), left
        )
        wide = (self.width() - 32) / 2
        rows = min(_MOST, -(-len(self.needs) // 2))

        def place(i: int) -> QRectF:
            """Rule a line over a place of the list, and return it."""
            column, row = divmod(i, rows)
            box = QRectF(column * (wide + 32), _HEAD + row * _ROW, wide, _ROW)
            painter.fillRect(QRectF(box.left(), box.top(), wide, 1), QColor(theme.hairline))
            return box

        seen = self.needs[: len(self.needs) - self.more]
        if self.more:
            quiet = look.font(look.BODY, 450)
            draw_words(painter, place(len(seen)), say.needs_more(self.more), theme.quiet, quiet, left)
        for i, (name, at, met, icon) in enumerate(seen):
            box = place(i)
            ink = theme.green if met else theme.amber
            sign = QRect(round(box.left()), round(box.top()) + 7, 16, 16)
            look.icon(icon, theme, ink).paint(painter, sign)
            face, room = look.font(look.BODY, 600), box.adjusted(24, 0, -_wide(at) - 12, 0)
            name = QFontMetricsF(face).elidedText(name, Qt.TextElideMode.ElideRight, room.width())
            draw_words(painter, room, name, theme.text, face, left)
            draw_words(painter, box, at, theme.quiet if met else ink, look.font(look.BODY, 450), right)
        painter.end()


def _wide(text: str) -> float:
    return QFontMetricsF(look.font(look.BODY, 450)).horizontalAdvance(text)


def apart_names(t: Tournament, group: ahead.Apart) -> str:
    """Return who is kept apart."""
    return listed([player_of(t, e) for e in group.entries])


def need_text(t: Tournament, need: ahead.Need) -> str:
    """Return how the need is met: the seat, that the draw gives one, or that there is none."""
    if need.at is not None and need.met:
        return say.seat_at(t.room.tables[need.at[0]].label, need.at[1])
    return say.draws_one() if need.met else say.has_none()
