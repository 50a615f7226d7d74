"""The card in which a situation at a table is ruled: found by its shout, asked, answered, logged."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QListWidget, QListWidgetItem, QScrollArea, QWidget

from core.floor.seating import labelled
from core.rulings.asking import Asking, Stand
from core.rulings.search import search
from core.rulings.situations import shipped
from gui.console.floor.penalty_dialog import DisqualifyDialog
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.keys import ENTER
from gui.console.frame.picked import POINTS, Picked
from gui.console.frame.seat_words import TAKES_SEATS, lone_seat, typed_seat
from gui.console.rulings.answer import RulingAnswer
from gui.console.rulings.log_row import LogRow
from gui.console.rulings.questions import Choices, Questions, TypedAnswer
from gui.program.session import Session
from gui.safely import safely
from gui.theme import ROW_LIST
from gui.widgets.boxes import across, down, settle
from gui.widgets.hinted import ListFinder
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.menu import key_of
from gui.widgets.panel import RING, Card
from gui.widgets.suggest import SuggestField
from gui.words.names import player_of
from gui.words.tr import Context

tr = Context("rulings")

FREE = "in your own words"
"""The id, in the list of situations, of a ruling without one."""
_ROWS = 9
_TABLE = re.compile(r"\b(?:(?:floor\s+)?(?:table|bord|tisch|tafel)|floor)\s+([^\s.,!?:;]+)", re.IGNORECASE)
_ID = Qt.ItemDataRole.UserRole


class RulingCard(Card):
    """Hidden until a ruling is begun. ``closed``: it is logged or left; ``left_for``: another open ruling is
    wanted."""

    closed = Signal()
    left_for = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__(ring=True)
        self._keys: list[QShortcut] = []
        self._session = session
        self.table: int | None = None
        self.asking: Asking | None = None
        self._stand: Stand | None = None
        self._free = False
        self._others: Sequence[RulingCard] = ()
        self._picked = Picked(self, session)
        self.search = ListFinder(tr("What was shouted?"))
        self.list = QListWidget()
        self.title, self.how = ElidedLabel("", "heading"), label(tr("Esc closes"), "label")
        self.aside = ElidedLabel("", "strong")
        self.aside.hide()
        self.questions, self.answer = Questions(session.now), RulingAnswer()
        self.foot = LogRow(session, lambda: self.table)
        self._body = QWidget()
        self._build()
        self.search.textEdited.connect(self._find)
        self.search.entered.connect(self._take)
        self.search.stepped.connect(self._step)
        self.list.itemClicked.connect(self._take_row)
        self.questions.answered.connect(self._answered)
        self.questions.again.connect(self._again)
        self.answer.taken.connect(lambda: self.foot.show_ruling(self.answer.meant, free=False))
        self.foot.wanted.connect(self.log)
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        self._keys = [key_of(keys, self, self.log, within) for keys in ("Ctrl+Return", "Ctrl+Enter")]
        for field in (self.search, self.foot.words, self.foot.claimed, self.foot.people.field):
            field.installEventFilter(self)
            field.setProperty(TAKES_SEATS, True)
        self.hide()

    def _build(self) -> None:
        self.setObjectName("ruling_card")
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.setUniformItemSizes(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setFixedHeight(_ROWS * ROW_LIST + 2)
        self.list.setAccessibleName(tr("Situations"))
        self._halves = across((self.questions, 4), (self.answer, 5), gap=28, of=self._body)
        head = across((self.search, 2), (self.title, 3), self.how, gap=12)
        edges = RING + 14, RING + 10, RING + 14, RING + 12
        down(head, self.aside, self.list, self._body, self.foot, gap=10, margins=edges, of=self)

    # -- beginning ---------------------------------------------------------------------------------

    @property
    def is_open(self) -> bool:
        return not self.isHidden()

    @property
    def situation(self) -> str:
        """Return the id of the situation that is asked about; "" for none."""
        return self.asking.situation.id if self.asking is not None else ""

    @property
    def is_begun(self) -> bool:
        """Return whether a situation is open of which something is entered: an answer, its table, a word."""
        opened = self.asking is not None or self._free
        answered = self.asking is not None and bool(self.asking.given)
        entered = answered or self.table is not None or self.questions.is_half_typed or self.foot.is_written
        return opened and entered

    def begin(self, table: int | None = None, shout: str = "") -> None:
        """Open the list of situations; of a call to this table, by what was shouted there."""
        if table is not None:
            self.table = table
            self.search.setText(shout)
        self.asking, self._free = None, False
        self.foot.clear()
        self._show_list()
        self.show()
        self.search.take_keyboard()

    def go_on(self) -> None:
        """Show the ruling as it was left, with the keyboard where it was needed."""
        self.show()
        self.refresh()
        if self.asking is not None or self._free:
            self._to_question()
        else:
            self.search.take_keyboard()

    def show_others(self, others: Sequence["RulingCard"]) -> None:
        """Show which other rulings are still open, the one put aside last first."""
        self._others = others
        self.aside.setText(tr("Still open: {titles}", titles=" · ".join(x.title.text() for x in others)))
        self._show_aside(listed=False)
        self.how.setText(tr("Esc goes back") if others else tr("Esc closes"))

    def _show_aside(self, *, listed: bool) -> None:
        """Name the other open rulings, unless they are ``listed`` as the first situations."""
        self.aside.setVisible(bool(self._others) and not listed)

    def hear(self, situation: str, shout: str) -> None:
        """Open the situation that was shouted, or the list of all; note the table that the shout names."""
        self.table = self.table_in(shout) or self.table
        if situation:
            self.open(situation)
        else:
            self.begin()

    def table_in(self, shout: str) -> int | None:
        """Return the table that a shout names."""
        named = (labelled(self._session.state, said) for said in _TABLE.findall(shout))
        return next((table.id for table in named if table is not None), None)

    def open(self, situation: str) -> None:
        """Ask the questions of a situation, or for the director's own words."""
        data = shipped()
        if not self.is_open:
            self.search.clear()
        self._free = situation not in data.situations
        self._picked.clear()
        self.foot.clear()
        self.asking = None
        if not self._free:
            book, known = self._session.state.rulebook, _known(self._session)
            self.asking = Asking(data, data.situations[situation], book, {}, known)
        self.show()
        self._show()
        self._to_question()

    def close_card(self) -> None:
        """Leave the ruling."""
        self._picked.clear()
        self.asking, self._free, self.table = None, False, None
        self.search.clear()
        self.hide()
        self.closed.emit()

    # -- the list ----------------------------------------------------------------------------------

    def _show_list(self) -> None:
        self._find()
        self.list.show()
        self._body.hide()
        self.foot.hide()
        self.title.hide()

    def _find(self) -> None:
        """List what fits the shout, the best first; without one all situations."""
        data, typed = shipped(), self.search.text()
        ids = [id for id, _ in search(typed, data)] if typed.strip() else [*data.situations]
        listed = not typed.strip()
        self._show_aside(listed=listed)
        self.list.clear()
        for other in self._others if listed else ():
            self._row(tr("Go on: {title}", title=other.title.text()), other)
        for id in ids:
            self._row(data.situations[id].title, id)
        self._row(tr("In your own words…"), FREE)
        self.list.setCurrentRow(0)
        self.list.show()

    def _row(self, title: str, opens: "str | RulingCard") -> None:
        item = QListWidgetItem(title, self.list)
        item.setData(_ID, opens)

    def _step(self, by: int) -> None:
        if self.list.isVisible():
            self.list.setCurrentRow(max(0, min(self.list.currentRow() + by, self.list.count() - 1)))

    def _take(self) -> None:
        item = self.list.currentItem()
        if self.list.isVisible() and item is not None:
            self._take_row(item)
        else:
            self._to_question()

    def _take_row(self, item: QListWidgetItem) -> None:
        opens = item.data(_ID)
        if isinstance(opens, RulingCard):
            self.left_for.emit(opens)
        else:
            self.open(opens)

    # -- asking ------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Rule by the book as it is chosen now."""
        if not self.is_open or self.asking is None:
            return
        book = self._session.state.rulebook
        if book.id != self.asking.book.id:
            self.asking = replace(self.asking, book=book)
            self._show()

    def _show(self) -> None:
        self.list.hide()
        self._show_aside(listed=False)
        self.title.show()
        self._body.setVisible(self.asking is not None)
        if self.asking is None:
            self._stand = None
            self.title.setText(self._titled(tr("Ruling in your own words")))
            self.foot.show_ruling(None, free=True)
            self.foot.show()
            return
        self.title.setText(self._titled(self.asking.situation.title))
        self._stand = self.asking.stand()
        chips = self._session.state.chips.values
        self.questions.show_stand(self.asking, self._stand, self._seats(), chips)
        if self.questions.asked is not None:
            self.questions.asked.installEventFilter(self)
            self.questions.asked.setProperty(TAKES_SEATS, True)
        self.answer.show_stand(self.asking, self._stand)
        self.foot.show_ruling(self.answer.meant, free=False)
        ruled = self.answer.meant is not None
        self.foot.setVisible(ruled)
        for at, part in enumerate((4, 5) if ruled else (8, 5)):
            self._halves.setStretch(at, part)
        for around in (self._body, self, self.parentWidget()):
            if around is not None:
                settle(around)

    def _titled(self, title: str) -> str:
        """Return the title with the table that the shout named."""
        table = self._session.state.open_table(self.table) if self.table is not None else None
        return title if table is None else tr("{title}, table {table}", title=title, table=table.label)

    def _seats(self) -> str:
        """Return the players at the table of the call, for a question about players."""
        t = self._session.state
        table = t.open_table(self.table) if self.table is not None else None
        seats = sorted(table.seats.items()) if table is not None else []
        return " · ".join(f"{seat} {player_of(t, entry)}" for seat, entry in seats)

    def _answered(self, name: str, text: str) -> None:
        if self.asking is not None:
            self.asking = self.asking.but(name, text)
            self._show()
            self._to_question()

    def _again(self, name: str) -> None:
        if self.asking is not None:
            self.asking = self.asking.without(name)
            self._show()
            self._to_question()

    def _to_question(self) -> None:
        """Give the keyboard to the open question; once nothing is asked, to who it is about."""
        asked = self.asked
        if asked is not None:
            asked.setFocus()
        else:
            self.foot.first.setFocus()
            self._scroll_to_log()

    def _scroll_to_log(self) -> None:
        """Bring the row that logs the ruling into view: on a small screen the page is longer."""
        around = self.parentWidget()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        if around is not None:
            around.ensureWidgetVisible(self.foot, 0, RING + 12)

    @property
    def asked(self) -> QWidget | None:
        """Return the widget that answers the open question."""
        return self.questions.asked if self.is_open and self.asking is not None else None

    # -- busts that are shouted meanwhile ----------------------------------------------------------

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Give a seat with its table to the command bar, but where the ruling asks who it is about."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if isinstance(watched, Choices):
                return self._at_choices(event)
            if isinstance(watched, QLineEdit) and event.key() in ENTER:
                return self._at_field(watched, event)
            if isinstance(watched, QLineEdit) and event.key() == Qt.Key.Key_Escape:
                return self._to_the_bar(watched)
            if event.text() in POINTS and isinstance(watched, QLineEdit) and not watched.text():
                return self._picked.give_table(event.text())
        return super().eventFilter(watched, event)

    def _at_choices(self, event: QKeyEvent) -> bool:
        if event.text() in POINTS:
            return self._picked.give_table(event.text())
        if event.text().isdigit() and self.asking is not None:
            self._picked.add(event.text(), partial(self._ask_again, self.asking))
        elif event.text():
            self._picked.clear()
        return False

    def _ask_again(self, asking: Asking) -> None:
        self.asking = asking
        self._show()

    def _at_field(self, field: QLineEdit, event: QKeyEvent) -> bool:
        """Let an Enter after a seat be a bust, and say it where the field asks for players instead."""
        typed, there = field.text().strip(), lone_seat(field.text(), self._session.state)
        label_, seat = typed_seat(typed)
        shouted = there or (label_.isdecimal() and 0 < len(seat) < 3)  # else 1.500 is an amount
        before = self._picked.digits
        self._picked.clear()
        if not shouted or event.isAutoRepeat():
            return False
        if field is self.foot.people.field and isinstance(field, SuggestField):
            if field.lit is not None:
                desk_of(self).say(tr("{name} is named in the ruling, and not put out.", name=field.lit.text))
            return False
        if self._asks_people(field):
            return False
        if any(self._picked.is_table(before[at:] + label_) for at in range(len(before))):
            return False  # 1 that was picked and 2.4 may be 12.4: it is said to be no answer
        if field is self.foot.claimed and (not there or seat.startswith("0")):
            return False  # 18.30 and 18.05 are times
        _empty(field)
        desk_of(self).begin_line(typed)
        if field is self.foot.claimed:
            return True  # 1.10 may be a time as well: the bar shows the bust, and Enter there does it
        bar = QApplication.focusWidget()
        if bar is not None and bar is not field:
            QApplication.sendEvent(bar, event)
        return True

    def _to_the_bar(self, field: QLineEdit) -> bool:
        """Let a seat that is still typed go on in the command bar; the ruling stays open."""
        seat = lone_seat(field.text(), self._session.state)
        if not seat or self._asks_people(field):
            return False
        _empty(field)
        desk_of(self).begin_line(seat)
        return True

    def _asks_people(self, field: QLineEdit) -> bool:
        """Return whether the field asks for players, or for an answer with players in it."""
        question = self.questions.question
        answers = field is self.asked and isinstance(question, TypedAnswer) and question.asks_people
        return answers or field is self.foot.people.field

    # -- logging -----------------------------------------------------------------------------------

    def log(self) -> None:
        """Log what is ruled; while something is asked, take the usual answers first."""
        if not self.is_open:
            return
        if self.asking is not None and self._stand is not None and self._stand.asks:
            self._take_usual(self.asking)
            return
        act = self.foot.act(self.asking)
        if act is None:
            return
        gone = self.foot.disqualified
        perform(self, self._session, act, then=lambda _: self._done(gone, act.clause or act.text))

    def _take_usual(self, asking: Asking) -> None:
        """Take the usual answers as far as there are any; say of a question without one that it has none."""
        self.asking = asking.as_usual()
        self._show()
        self._to_question()
        if self.questions.question is not None:
            self.questions.question.want()

    def _done(self, disqualified: int | None, offence: str) -> None:
        around = self.parentWidget()  # the card may be gone by then
        assert around is not None
        self.close_card()
        if disqualified is not None:
            asked = DisqualifyDialog(around, self._session, disqualified)
            asked.line("offence").setText(offence)
            asked.refresh()
            asked.open()

    @safely
    def event(self, event: QEvent) -> bool:
        """Leave Ctrl+Enter to the notice while that asks for a reason."""
        if event.type() == QEvent.Type.ShortcutOverride:
            for key in self._keys:
                key.setEnabled(not desk_of(self).waits_for_why())
        return super().event(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_card()
        else:
            super().keyPressEvent(event)


def _empty(field: QLineEdit) -> None:
    """Clear the field as if the director had: what follows its text follows."""
    field.clear()
    field.textEdited.emit("")


def _known(session: Session) -> dict[str, str]:
    """Return the level's blinds, where a level is played."""
    level = session.reading().level
    if level is None or level.pause or not level.big_blind:
        return {}
    return {"small_blind": f"{level.small_blind}", "big_blind": f"{level.big_blind}"}
