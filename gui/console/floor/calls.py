"""The clocks that run on players: how much is left, and what each may come to now."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QWidget

from core.hands.call_clock import calls_on, outcomes, reading
from core.say.acts import EndClockCall
from core.tournament.conduct import ClockCall
from gui.console.floor.deeds import OUTCOME_KEYS, by_zero
from gui.console.frame.acting import perform
from gui.console.frame.pages import Page
from gui.program.session import Session
from gui.theme import CLOCK, NUMBER
from gui.widgets.boxes import across, down
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING, Card, Tone
from gui.words import floor as say
from gui.words.hands import outcome
from gui.words.names import Names
from gui.words.numbers import clock_text

_TONES: dict[str, Tone] = {"time": "strong", "countdown": "amber", "zero": "red"}


class CallCard(Card):
    """One of them; the ``first`` is large, and the page's letters are its outcomes."""

    def __init__(
        self, session: Session, call: ClockCall, words: tuple[str, ...], parent: QWidget, *, first: bool
    ) -> None:
        super().__init__(parent)
        self._session, self.call = session, call
        t, names = session.state, Names(session.state)
        who = names.entry(call.entry)
        self._by = names.entry(call.by) if call.by else ""
        self._nth = len([c for c in calls_on(t, t.people.entries[call.entry].player) if c.id <= call.id])
        self.left = Figures(CLOCK if first else NUMBER + 8, 680)
        self.more = ElidedLabel(role="quiet")
        words_of = down(None, gap=1)
        where = " · ".join(filter(None, (who, t.seat_text(call.entry))))
        words_of.addWidget(ElidedLabel(where, "heading" if first else "strong"))
        words_of.addWidget(self.more)
        words_of.addStretch(1)
        row = across(
            self.left, 8, (words_of, 1), gap=8, margins=(RING + 14, RING + 8, RING + 10, RING + 8),
            of=self,
        )  # fmt: skip
        self.buttons: dict[str, KeyButton] = {}
        for word in words:
            made = self.buttons[word] = KeyButton(outcome(word), key=OUTCOME_KEYS[word] if first else "")
            made.setAccessibleName(f"{outcome(word)}, {who}")
            made.clicked.connect(
                lambda _=False, word=word: perform(self, session, EndClockCall(outcome=word, on=call.entry))
            )
            row.addWidget(made)

    def tick(self) -> None:
        """Show the time left; say no longer what is over."""
        call, at = self.call, reading(self.call, self._session.now())
        self.tone = _TONES[at.phase]
        self.left.show_text(clock_text(at.left_ms), tone="" if self.tone == "strong" else self.tone)
        seconds = call.seconds if at.phase == "time" else 0
        then = 0 if call.within or at.phase == "zero" else call.countdown
        self.more.say(say.call_line(self._by, seconds, then, self._nth))
        self.update()


class Calls(QWidget):
    """Hidden while no clock runs."""

    def __init__(self, session: Session, page: Page) -> None:
        super().__init__(page)  # at once: shown without one it would be a window of its own for a moment
        self._session, self._page = session, page
        self._shown: list[object] = []
        self.cards: list[CallCard] = []
        self._column = down(gap=4, of=self)
        self.hide()

    def refresh(self) -> None:
        """Made anew when a clock is called or ends, or when it may come to something else."""
        t, now = self._session.state, self._session.now()
        calls = [(c, outcomes(t, c, now)) for c in by_zero(t)]
        stamp: list[object] = [(c, words, t.seat_text(c.entry), t.name(c.entry)) for c, words in calls]
        if stamp != self._shown:
            self._shown = stamp
            focus = QApplication.focusWidget()
            if focus is not None and self.isAncestorOf(focus):
                self._page.home().setFocus()
            for card in self.cards:
                card.hide()
                card.deleteLater()
            made = enumerate(calls)
            self.cards = [CallCard(self._session, c, words, self, first=not i) for i, (c, words) in made]
            for card in self.cards:
                self._column.addWidget(card)
            self.setVisible(bool(calls))
        for card in self.cards:
            card.tick()
