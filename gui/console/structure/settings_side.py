"""The settings of the Structure page: a card for each group of lines."""

from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from gui.console.frame.acting import desk_of
from gui.console.structure.book_rows import book_of
from gui.console.structure.screen_rows import screen_rows
from gui.console.structure.setting_row import SettingRow
from gui.console.structure.setting_table import settings, title
from gui.console.structure.setting_walk import Walk
from gui.looks.setting import Setting
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down, set_seen
from gui.widgets.hinted import ListFinder
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.menu import key_of
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.words.tr import Context

tr = Context("structure")

_TWO_COLUMNS = 720
# The columns of the cards of the night; those of the rulebook stand where there are fewer lines.
_LEFT, _RIGHT = ("tonight", "prices", "prizes"), ("tables", "rules", "lists", "screen")


Groups = dict[str, tuple[Setting, ...]]


def _after(group: str, groups: Groups, more: Groups) -> Groups:
    """Return the groups, with more of them after the one of this name."""
    at = [*groups].index(group) + 1
    return dict([*[*groups.items()][:at], *more.items(), *[*groups.items()][at:]])


class SettingsSide(PlainScroll):
    """The groups under each other or, with room, in two columns. The arrows go from line to line, Enter opens
    one; "only these" leaves those that differ from the rulebook, and what is looked for the lines that have
    it in their name. The lines are made, and read the tournament anew, when they are seen or asked for:
    making them took four fifths of the time to open the page, whose other tab comes first."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._walk = Walk(lambda: [*self.rows.values()], self._reached)
        self._rows: dict[str, SettingRow] = {}
        self.cards: dict[str, Card] = {}
        self._stale = True
        self.differ = label("", "quiet")
        self.only = KeyButton(tr("Only these"))
        self.only.setCheckable(True)
        self.only.toggled.connect(lambda _: self._filter())
        self.finder = ListFinder(tr("Find a setting"))
        self.finder.textEdited.connect(lambda _: self._filter())
        self.finder.entered.connect(self._open_found)
        self.finder.stepped.connect(lambda by: self._walk.step(None, by))
        inner = QWidget()
        self._left, self._right = down(gap=12 - 2 * RING), down(gap=12 - 2 * RING)
        self.head = QWidget()
        across(self.differ, self.only, (self.finder, 1), gap=8, of=self.head)
        both = across((self._left, 1), (self._right, 1), gap=16 - 2 * RING)
        down(both, None, of=inner)
        self._both = both
        self._shown: dict[str, tuple[Setting, ...]] = {}
        self._of_screen: tuple[Setting, ...] = ()
        self._columns = 0
        self.setWidget(inner)
        for keys in ("F", "Ctrl+F"):
            key_of(keys, self, self.finder.take_keyboard, Qt.ShortcutContext.WidgetWithChildrenShortcut)

    @property
    def rows(self) -> dict[str, SettingRow]:
        """Return the lines as they stand."""
        self.catch_up()
        return self._rows

    def _make(self) -> None:
        """Make a card for each group: another format has other lines."""
        room = desk_of(self).room
        if room is not None and not self._of_screen:
            self._of_screen = screen_rows(room)
            room.changed.connect(self._take_screen)
        found = settings(self._session)
        if self._of_screen:
            found = _after("lists", found, {"screen": self._of_screen})
        if found == self._shown:
            return
        self._shown = found
        for card in self.cards.values():
            card.hide()
            card.deleteLater()
        self._rows, self.cards, self._columns = {}, {group: Card() for group in found}, 0
        self._lay_out()
        for group, lines in found.items():
            rows = {x.key: self._row(x) for x in lines}
            self._rows |= rows
            head = label(title(group), "strong")
            head.setContentsMargins(8, 0, 8, 4)
            edges = RING + 7, RING + 11, RING + 7, RING + 7
            down(head, *rows.values(), margins=edges, of=self.cards[group])

    def _row(self, setting: Setting) -> SettingRow:
        row = SettingRow(self._session, setting)
        self._walk.follow(row)
        return row

    # -- showing -------------------------------------------------------------------------------------

    def take(self) -> None:
        """Show the settings as they stand, where they are seen."""
        self._stale = True
        if self.isVisible():
            self.catch_up()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.catch_up()

    def catch_up(self) -> None:
        if not self._stale:
            return
        self._stale = False
        self._make()
        for row in self.rows.values():
            row.take()
        t, count = self._session.state, sum(row.differs for row in self.rows.values())
        if t.book:
            said = tr("%n differ from {book}", count, book=book_of(t).short)
        else:
            said = tr("{n} not as usual", n=count)
        self.differ.show_text(said if count else "")
        self.only.setVisible(bool(count) or self.only.isChecked())
        if not count and self.only.isChecked():
            self.only.setChecked(False)
        self._filter()

    def _take_screen(self) -> None:
        for setting in self._of_screen:
            self._rows[setting.key].take()

    def _filter(self) -> None:
        sought = self.finder.text().strip().casefold()
        for row in self.rows.values():
            there = row.setting.there(self._session)
            wanted = sought in row.setting.title().casefold() and (row.differs or not self.only.isChecked())
            set_seen(row, there and (wanted or row.opened))
        for group, lines in self._shown.items():
            set_seen(self.cards[group], any(not self.rows[x.key].isHidden() for x in lines))
        self._walk.settle()

    def _seen(self) -> list[SettingRow]:
        return [row for row in self.rows.values() if not row.isHidden()]

    @property
    def parts(self) -> list[tuple[Card, QWidget]]:
        """Return each card that is seen, and the line in it where the keyboard begins."""
        self.catch_up()
        found: list[tuple[Card, QWidget]] = []
        for group, lines in self._shown.items():
            seen = [row for x in lines if not (row := self.rows[x.key]).isHidden()]
            if seen:
                found.append((self.cards[group], seen[0]))
        return found

    # -- the keyboard --------------------------------------------------------------------------------

    def _reached(self, row: SettingRow) -> None:
        row.updateGeometry()
        self.ensureWidgetVisible(row, 0, 30)

    def _open_found(self) -> None:
        """Open the first line that was found, among all lines again."""
        found = next(iter(self._seen()), None)
        if found is None:
            desk_of(self).say(tr("No setting is called “{typed}”.", typed=self.finder.text().strip()))
        else:
            self._show_all()
            found.open()

    def _show_all(self) -> None:
        """Show all lines again, laid out at once: one that is opened now stands elsewhere among them, and the
        view scrolls to it."""
        self.finder.clear()
        self._filter()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)

    def open_row(self, key: str) -> SettingRow:
        """Open a line, wherever one looks."""
        row = self.rows[key]
        if row.isHidden():
            self.only.setChecked(False)
            self._show_all()
        row.open()
        return row

    # -- the columns ---------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        columns = 2 if self.width() >= _TWO_COLUMNS else 1
        if columns == self._columns:
            return
        self._columns = columns
        for box in (self._left, self._right):
            for card in self.cards.values():
                box.removeWidget(card)  # taken, its place would go on measuring it as it was
            while box.count():
                box.takeAt(0)
        high = [0, 0]
        for group, card in self.cards.items():
            freely = int(high[1] < high[0])
            side = {**dict.fromkeys(_LEFT, 0), **dict.fromkeys(_RIGHT, 1)}.get(group, freely)
            side = side if columns == 2 else 0
            high[side] += len(self._shown[group]) + 2
            (self._left, self._right)[side].addWidget(card)
        if columns == 2:
            self._left.addStretch(1)
            self._right.addStretch(1)
        self._both.setStretch(1, columns - 1)

    @safely
    def resizeEvent(self, event: Any) -> None:
        self._lay_out()
        super().resizeEvent(event)
