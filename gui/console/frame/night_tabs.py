"""The tabs above the header, one for each open tournament, with its clock and what is due in it."""

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetrics, QPaintEvent
from PySide6.QtWidgets import QAbstractButton

from core.formats.format import can
from core.say.acts import Start
from gui.console.frame.header import clock_shown, is_over
from gui.program.session import Session
from gui.safely import safely
from gui.theme import SMALL, STRONG, TABS, font
from gui.widgets.boxes import across, drop
from gui.widgets.count_badge import HIGH, WIDE, paint_count
from gui.widgets.labels import label
from gui.widgets.panel import Panel
from gui.widgets.themed import draw_words, painting
from gui.words import nights
from gui.words.tr import Context

tr = Context("console")


# A name is written whole up to this many px; the rest of it stands in the tooltip.
_NAME, _LEAST_NAME, _SIDE, _BETWEEN = 240, 60, 18, 12
# One that is told apart from another says it at its end.
_LONG_NAME, _LEAST_LONG_NAME = 340, 150
# For so long (ms) a tab says what was heard from it.
_HEARD = 10_000


class NightTab(QAbstractButton):
    """The tab of one tournament: its name, its clock, for a moment its last news, and the number of things
    that wait in it."""

    def __init__(self) -> None:
        super().__init__()
        self._session: Session | None = None
        self._name, self._clock, self._paused = tr("New tournament"), "", False
        self._count, self._now, self._asked = 0, False, False
        self._heard, self._until = "", 0
        self._shows: tuple[object, ...] = ()
        self._bold, self._plain, self._small = font(STRONG, 600), font(STRONG, 500), font(SMALL)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFixedHeight(TABS - 1)
        self.refresh()

    def follow(self, session: Session) -> None:
        """Follow the tab's tournament; a guide has none as it begins."""
        if session is not self._session:
            self._session = session
            for news in (session.changed, session.ticked, session.gap_noticed, session.renamed):
                news.connect(self.refresh)
        self.refresh()

    def show_count(self, count: int, now: bool) -> None:
        """Show how many duties the night has, and whether one of them is due now."""
        self._count, self._now = count, now
        self.refresh()

    def show_heard(self, cue: str) -> None:
        """Show that the sound heard from this PC was this tournament's."""
        if self._session is not None:
            self._heard, self._until = nights.heard(cue), self._session.now() + _HEARD
            self.refresh()

    def refresh(self) -> None:
        """Show how it stands now. A second of a clock that stands paints nothing."""
        session = self._session
        if session is not None:
            reading = session.reading()
            over = is_over(session.state, reading)
            waits = reading.phase == "before" and not can(session.state, Start)  # no clock is up
            timed = bool(session.state.clock.levels) and not over and not waits
            self._name, self._clock = session.name, clock_shown(reading) if timed else ""
            self._paused, self._asked = reading.phase == "paused" and not over, session.gap is not None
            self._heard = self._heard if session.now() < self._until else ""
        shows = self._name, self._clock, self._paused, self._heard, self._badge()
        if shows == self._shows:
            return
        self._shows = shows
        self.setAccessibleName(nights.tab_said(self._name, self._clock, self._stands, self._badge()[0]))
        self.setToolTip(" · ".join(filter(None, (self._name, self._heard))))
        self.updateGeometry()
        self.update()

    def _badge(self) -> tuple[int, bool]:
        """Count what waits, with the question about a gap, which stands over the page and not among the
        duties."""
        return self._count + self._asked, self._now or self._asked

    def _parts(self) -> list[tuple[str, str, int]]:
        """Return its words from left to right, which part each is, and how wide."""
        quiet, name = QFontMetrics(self._small), QFontMetrics(self._bold).horizontalAdvance(self._name) + 1
        found = [
            ("name", self._name, min(self._room[0], name)),
            ("clock", self._clock, QFontMetrics(self._plain).horizontalAdvance("0" * len(self._clock))),
            ("stands", self._stands, quiet.horizontalAdvance(self._stands) + 1),
            ("heard", self._heard, quiet.horizontalAdvance(self._heard) + 1),
        ]
        return [part for part in found if part[1]]

    @property
    def _stands(self) -> str:
        """Say that it is paused, also to somebody who does not see the clock's red."""
        return tr("paused") if self._paused else ""

    def sizeHint(self) -> QSize:
        wide = sum(width + _BETWEEN for *_, width in self._parts()) - _BETWEEN
        if self._badge()[0]:
            wide += _BETWEEN + WIDE
        return QSize(wide + 2 * _SIDE, TABS - 1)

    def minimumSizeHint(self) -> QSize:
        name = self._parts()[0][2]
        return QSize(self.sizeHint().width() - name + min(name, self._room[1]), TABS - 1)

    @property
    def _long(self) -> bool:
        """Return whether another night has the same title, so that the tab needs the date too."""
        return self._session is not None and self._name != self._session.title

    @property
    def _room(self) -> tuple[int, int]:
        """Return the most and the least width (px) of its name."""
        return (_LONG_NAME, _LEAST_LONG_NAME) if self._long else (_NAME, _LEAST_NAME)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        on = self.isChecked()
        if on or self.underMouse():
            painter.fillRect(self.rect(), QColor(theme.surface if on else theme.raised))
        if on:
            painter.fillRect(0, self.height() - 2, self.width(), 2, QColor(theme.green))
        ink = theme.text if on or self.underMouse() else theme.quiet
        missing = max(0, self.sizeHint().width() - self.width())
        x = _SIDE
        elide = Qt.TextElideMode.ElideMiddle if self._long else Qt.TextElideMode.ElideRight
        for part, words, width in self._parts():
            face, colour = self._small, theme.quiet
            if part == "name":
                width -= missing
                face, colour = (self._bold if on else self._plain), ink
                words = QFontMetrics(face).elidedText(words, elide, width)
            elif part == "clock":
                face, colour = self._plain, theme.red if self._paused else ink
            box = QRect(x, 0, width + 2, self.height() - 1)
            draw_words(painter, box, words, colour, face, Qt.AlignmentFlag.AlignVCenter)
            x += width + _BETWEEN
        count, now = self._badge()
        if count:
            paint_count(painter, x, (self.height() - HIGH) // 2, count, now, theme)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(theme.green))
            painter.drawRect(self.rect().adjusted(1, 1, -2, -3))
        painter.end()


class NightTabs(Panel):
    """``chosen``: the number of the tab that was pressed."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__("bottom")
        self.tabs: list[NightTab] = []
        self.setFixedHeight(TABS)
        self.setAccessibleName(tr("Open tournaments"))
        hint = label("Ctrl+Tab", "faint")
        hint.setToolTip(tr("Next tournament"))
        self._row = across(None, hint, margins=(2, 0, 20, 1), of=self)

    def add(self) -> NightTab:
        """Add a tab at the right, and return it."""
        tab = NightTab()
        tab.clicked.connect(lambda: self.chosen.emit(self.tabs.index(tab)))
        self._row.insertWidget(len(self.tabs), tab)
        self.tabs.append(tab)
        self.setVisible(len(self.tabs) > 1)
        return tab

    def remove(self, tab: NightTab) -> None:
        """Remove a tab; the last one alone is not shown."""
        self.tabs.remove(tab)
        self._row.removeWidget(tab)
        drop(tab)
        self.setVisible(len(self.tabs) > 1)

    def mark(self, shown: NightTab) -> None:
        for tab in self.tabs:
            tab.setChecked(tab is shown)
