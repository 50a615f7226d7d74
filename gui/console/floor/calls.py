"""The clocks that run on players: how much is left, and what each may come to now."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QHBoxLayout, QVBoxLayout, QWidget

from core.hands.call_clock import calls_on, outcomes, reading
from core.say.acts import EndClockCall
from core.tournament.conduct import ClockCall
from gui.console.floor.deeds import OUTCOME_KEYS, by_zero
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.theme import NUMBER
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING, Card, Tone
from gui.words import floor_page as say
from gui.words.hands import outcome
from gui.words.names import Names
from gui.words.numbers import clock_text, seat_text

_TONES: dict[str, Tone] = {"time": "strong", "countdown": "amber", "zero": "red"}


def _told(by: str, call: ClockCall, nth: int, phase: str) -> str:
    """What is over is not said any more."""
    seconds = call.seconds if phase == "time" else 0
    then = 0 if call.within or phase == "zero" else call.countdown
    return say.call_line(by, seconds, then, nth)


class CallCard(Card):
    """One of them; ``keyed``: the page's letters are its outcomes'."""

    def __init__(self, session: Session, call: ClockCall, words: tuple[str, ...], *, keyed: bool) -> None:
        super().__init__()
        self._session, self.call = session, call
        t, names = session.state, Names(session.state)
        found = t.people.entries[call.entry]
        ids = [c.id for c in calls_on(t, found.player)]
        seat = seat_text(names.table(found.table), found.seat or 0) if found.table is not None else ""
        self._by = names.entry(call.by) if call.by else ""
        self._nth = ids.index(call.id) + 1
        self.left = Figures(NUMBER + 8, 680)
        who = QVBoxLayout()
        who.setSpacing(1)
        name = ElidedLabel(" · ".join(filter(None, (names.entry(call.entry), seat))), "strong")
        self.more = ElidedLabel(role="quiet")
        who.addWidget(name)
        who.addWidget(self.more)
        row = QHBoxLayout(self)
        row.setContentsMargins(RING + 14, RING + 8, RING + 10, RING + 8)
        row.setSpacing(16)
        row.addWidget(self.left)
        row.addLayout(who, 1)
        self.buttons: dict[str, KeyButton] = {}
        beside = QHBoxLayout()
        beside.setSpacing(6)
        for word in words:
            made = KeyButton(outcome(word), key=OUTCOME_KEYS[word] if keyed else "")
            made.setAccessibleName(f"{outcome(word)}, {names.entry(call.entry)}")
            made.clicked.connect(lambda _=False, word=word: self._end(word))
            self.buttons[word] = made
            beside.addWidget(made)
        row.addLayout(beside)
        self.tick()

    def tick(self) -> None:
        at = reading(self.call, self._session.now())
        tone = _TONES[at.phase]
        ink: Tone = "" if tone == "strong" else tone
        self.left.show_text(clock_text(at.left_ms), tone=ink)
        self.more.say(_told(self._by, self.call, self._nth, at.phase))
        if self.tone != tone:
            self.tone = tone
            self.update()

    def _end(self, word: str) -> None:
        perform(self, self._session, EndClockCall(outcome=word, on=self.call.entry))


class Calls(QWidget):
    """Hidden while no clock runs. ``let_go``: a button that had the keyboard is about to go."""

    let_go = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)  # at once: shown without one it would be a window of its own for a moment
        self._session = session
        self._shown: list[object] = []
        self.cards: list[CallCard] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        self.refresh()

    def refresh(self) -> None:
        """Made anew when a clock is called or ends, or when it may come to something else."""
        t, now = self._session.state, self._session.now()
        calls = [(c, outcomes(t, c, now)) for c in by_zero(t)]
        stamp: list[object] = [(c, words, t.seat_text(c.entry), t.name(c.entry)) for c, words in calls]
        if stamp != self._shown:
            self._shown = stamp
            self._make(calls)
        for card in self.cards:
            card.tick()

    def _make(self, calls: list[tuple[ClockCall, tuple[str, ...]]]) -> None:
        focus = QApplication.focusWidget()
        if focus is not None and self.isAncestorOf(focus):
            self.let_go.emit()
        for card in self.cards:
            self._column.removeWidget(card)
            card.hide()
            card.deleteLater()
        self.cards = [
            CallCard(self._session, call, words, keyed=i == 0) for i, (call, words) in enumerate(calls)
        ]
        for card in self.cards:
            self._column.addWidget(card)
        self.setVisible(bool(self.cards))
