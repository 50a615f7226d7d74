"""A question that is asked once, in a banner under the header: time that was missed, time that was set."""

from PySide6.QtWidgets import QWidget

from core.clock.clock import Gap
from core.clock.timebase import TimeChanged
from core.say.acts import AnswerGap
from gui.console.frame.acting import perform
from gui.program.session import Session
from gui.widgets.boxes import across, down
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import Card
from gui.words import console
from gui.words.tr import Context

tr = Context("console")


class Question(QWidget):
    """Never in the way: until it is answered the clock runs on. It may ask at once, and would be a window of
    its own without ``parent``."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        card = Card(tone="amber")
        down(card, margins=(17, 14, 17, 0), of=self)
        self._session = session
        self.sentence = label(role="strong", wrap=True)
        self.sentence.setObjectName("question")
        self.played = KeyButton(kind="primary", does=lambda: self._answer(True))
        self.back = KeyButton(does=self._go_back)
        self.understood = KeyButton(tr("OK"), does=self.hide)
        across(
            (self.sentence, 1),
            self.played,
            self.back,
            self.understood,
            gap=8,
            margins=(22, 13, 16, 13),
            of=card,
        )
        session.gap_noticed.connect(self.ask)
        session.time_changed.connect(self.tell)
        self.hide()
        self.ask(session.gap)

    def ask(self, gap: Gap | None) -> None:
        """Ask about the stretch nobody saw; None: the question has been answered."""
        if gap is None:
            self.hide()
            return
        zone = self._session.zone
        self.sentence.setText(console.gap_question(gap, zone))
        self.played.say(tr("Keep the clock" if gap.unknown else "Count as played"))
        self.back.say(tr("Set clock…") if gap.unknown else console.go_back_to(gap, zone))
        self._show(asking=True)

    def tell(self, changed: TimeChanged | None) -> None:
        """Tell that the PC's time was set, or its zone (None). A question that is still open is not
        covered."""
        if self._session.gap is None:
            words = console.zone_changed() if changed is None else console.time_changed(changed.by)
            self.sentence.setText(words)
            self._show(asking=False)

    def _show(self, *, asking: bool) -> None:
        self.played.setVisible(asking)
        self.back.setVisible(asking)
        self.understood.setVisible(not asking)
        self.setAccessibleName(self.sentence.text())
        self.show()

    def _go_back(self) -> None:
        """Take the gap off the clock. If nobody knows its length, let the director set the clock."""
        gap = self._session.gap
        if gap is not None and gap.unknown:
            from gui.console.frame.clock_menu import set_clock

            set_clock(self, self._session).open()
        else:
            self._answer(False)

    def _answer(self, count: bool) -> None:
        gap = self._session.gap
        if gap is not None:
            answer = AnswerGap(count=count, start=gap.start, end=gap.end)
            perform(self, self._session, answer, then=lambda _: self.ask(self._session.gap))
