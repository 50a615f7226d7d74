"""The duties, at the right of every page: what is due now, most urgent first."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.acts import Act
from core.duties import duties
from core.duty import Duty, Urgency
from gui import text, text_console
from gui.console.acting import perform
from gui.console.duty_card import DutyCard
from gui.session import Session
from gui.theme import DUTIES
from gui.widgets.labels import label
from gui.widgets.panel import Panel

YOUNG = 1000
"""A first duty younger than this (ms) ignores Enter: the press was meant for the one before it."""


class DutiesColumn(Panel):
    """``elsewhere`` carries the page where a duty can be done otherwise; ``counted`` how many there are
    and whether one is due now."""

    elsewhere = Signal(str)
    let_go = Signal()
    """A card that has the keyboard is about to go: left to itself Qt would give it to the next button,
    and the next Enter would press that."""
    counted = Signal(int, bool)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("left", parent=parent)
        self._session = session
        self._shown: list[tuple[object, ...]] | None = None
        self.cards: list[DutyCard] = []
        self._main: object = None
        self._since = 0
        self.setFixedWidth(DUTIES)
        self._build()
        session.changed.connect(self.refresh)
        session.ticked.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        say = text_console.word
        head = QHBoxLayout()
        head.setContentsMargins(17, 0, 17, 0)
        head.addWidget(label(say("duties"), "title"))
        head.addStretch(1)
        self._hint = label(say("enter_first"), "faint")
        head.addWidget(self._hint)
        self._list = QWidget()
        self._rows = QVBoxLayout(self._list)
        self._rows.setContentsMargins(13, 0, 13, 8)
        self._rows.setSpacing(5)
        self._rows.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QFrame.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.viewport().setAutoFillBackground(False)
        scroll.setWidget(self._list)
        self._list.setAutoFillBackground(False)
        self._nothing = label(say("no_duties"), "quiet", wrap=True)
        self._nothing.setContentsMargins(17, 8, 17, 0)
        self._count = label(role="faint")
        self._count.setContentsMargins(17, 0, 17, 0)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 16, 0, 14)
        column.setSpacing(12)
        column.addLayout(head)
        column.addWidget(self._nothing)
        column.addWidget(scroll, 1)
        column.addWidget(self._count)

    # -- showing -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """The cards are made anew when a duty comes, goes or changes; else only their times go on."""
        session = self._session
        now, t = session.now(), session.state
        found = duties(t, now)
        shown = [_content(duty) for duty in found]
        if shown == self._shown:
            for card, duty in zip(self.cards, found, strict=True):
                card.tell_time(duty, now, str(t.setting("currency")))
            return
        self._shown = shown
        main = self._first_complete(found, now)
        key = found[main].key if main is not None else None
        if key != self._main:
            self._main, self._since = key, now
        kept = self._open_question()
        self._make(found, main, now)
        if kept is not None:
            self._reopen(kept)
        self._nothing.setVisible(not found)
        self._nothing.setText(text_console.nothing_due(session.state, session.reading()))
        self._hint.setVisible(main is not None)
        self._count.setText(text_console.duty_count(len(found)))
        self.refresh_count()

    def refresh_count(self) -> None:
        """Tell again how many there are."""
        found = [card.duty for card in self.cards]
        self.counted.emit(len(found), any(duty.urgency is Urgency.NOW for duty in found))

    def shown_now(self) -> None:
        """The director sees the first duty only from now on: it is young."""
        self._since = self._session.now()

    def _first_complete(self, found: list[Duty], now: int) -> int | None:
        """The one Enter is for: the first that nothing has to be said for, else the first that asks. None
        in a night that is only shown."""
        if self._session.director.read_only:
            return None
        complete = next((i for i, duty in enumerate(found) if duty.act is not None), None)
        asking = next((i for i, duty in enumerate(found) if text.duty(duty, now).button), None)
        return asking if complete is None else complete

    def _make(self, found: list[Duty], main: int | None, now: int) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self._list.isAncestorOf(focus):
            self.let_go.emit()
        for card in self.cards:
            self._rows.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = []
        for i, duty in enumerate(found):
            card = DutyCard(duty, self._session.state, now, i == 0, i == main)
            card.wanted.connect(self._do)
            card.elsewhere.connect(self.elsewhere)
            self._rows.insertWidget(i, card)
            if self._session.director.read_only:
                card.only_show()
            card.show()
            self.cards.append(card)

    def _open_question(self) -> tuple[object, str, bool] | None:
        """A number half typed must not be lost because another duty came."""
        for card in self.cards:
            if card.half_said is not None and card.number is not None:
                return card.duty.key, card.half_said, card.number.hasFocus()
        return None

    def _reopen(self, kept: tuple[object, str, bool]) -> None:
        for card in self.cards:
            if card.duty.key == kept[0]:
                card.say_on(kept[1], typing=kept[2])

    # -- doing -------------------------------------------------------------------------------------

    def first(self) -> None:
        """What Enter means: do the first duty that can be done as it is; ask, where there is none."""
        now = self._session.now()
        main = self._first_complete([card.duty for card in self.cards], now)
        if main is not None and now - self._since >= YOUNG:
            self.cards[main].go()

    def _do(self, act: Act) -> None:
        perform(self, self._session, act)


def _content(duty: Duty) -> tuple[object, ...]:
    """All of a duty that its card shows, but for the time that goes on by itself."""
    facts = tuple(sorted((k, v) for k, v in duty.facts.items() if k != "left"))
    return (*duty.key, duty.urgency, facts, duty.act)
