"""The Floor page: clocks that run, hand-for-hand, the ruling that is asked for, and one list of penalties,
rulings and calls."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QWidget

from core.conduct.ruling import floor_calls
from core.formats.format import can
from core.hands.call_clock import calls_on, outcomes, reading
from core.hands.hand_for_hand import over
from core.say.acts import EndClockCall, HandForHand
from core.say.duties import ConductReportDuty, Duty, FloorCallDuty, PenaltyDuty
from core.tournament.conduct import ClockCall
from gui.console.floor.deeds import OUTCOME_KEYS, ConductDeeds, by_zero
from gui.console.floor.listing import FloorList
from gui.console.frame.acting import Page, perform
from gui.console.frame.completion import Shout
from gui.console.frame.deeds import Deed, DeedButton
from gui.console.frame.printing import print_out
from gui.console.rulings.card import RulingCard
from gui.console.rulings.open_rulings import OpenRulings
from gui.program.session import Session
from gui.safely import safely
from gui.theme import CLOCK, NUMBER
from gui.widgets.boxes import across, down, empty
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel
from gui.widgets.panel import RING, Card, Tone
from gui.widgets.plain_scroll import PlainScroll
from gui.words import floor as say
from gui.words.hands import outcome
from gui.words.names import Names
from gui.words.numbers import clock_text
from gui.words.tr import Context


class Hands(Card):
    """``switch`` ends it, ``played`` counts a hand. Hidden while every table plays its own hands."""

    def __init__(self, session: Session, switch: Deed, played: Deed) -> None:
        super().__init__(tone="green")
        self._session = session
        self.title, self.money = ElidedLabel("", "strong"), ElidedLabel("", "quiet")
        self.played, self.switch = DeedButton(played), DeedButton(switch)
        edges = RING + 14, RING + 7, RING + 10, RING + 7
        across(
            (down(self.title, self.money, gap=1), 1), self.played, self.switch, gap=8, margins=edges, of=self
        )

    def refresh(self) -> None:
        t = self._session.state
        if t.game.hand_for_hand is not None:
            done = over(t)
            self.title.setText(say.hand_title(t.game.number))
            self.money.setText(say.to_the_money(t))
            self.played.setVisible(not done)
            self.switch.set_kind("primary" if done else "")
        self.setVisible(t.game.hand_for_hand is not None)


_TONES: dict[str, Tone] = {"time": "strong", "countdown": "amber", "zero": "red"}


class CallCard(Card):
    """A card of one call. The ``first`` is large, and the page's letters are its outcomes."""

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
        where = " · ".join(filter(None, (who, t.seat_text(call.entry))))
        title = ElidedLabel(where, "heading" if first else "strong")
        said = down(None, title, self.more, None, gap=1)
        edges = RING + 14, RING + 8, RING + 10, RING + 8
        row = across(self.left, 8, (said, 1), gap=8, margins=edges, of=self)
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
        """Make the cards anew when a clock is called or ends, or when it may come to something else."""
        t, now = self._session.state, self._session.now()
        calls = [(c, outcomes(t, c, now)) for c in by_zero(t)]
        stamp: list[object] = [(c, words, t.seat_text(c.entry), t.name(c.entry)) for c, words in calls]
        if stamp != self._shown:
            self._shown = stamp
            focus = QApplication.focusWidget()
            if focus is not None and self.isAncestorOf(focus):
                self._page.home().setFocus()
            empty(self._column)
            self.cards = []
            for call, words in calls:
                self.cards.append(CallCard(self._session, call, words, self, first=not self.cards))
                self._column.addWidget(self.cards[-1])
            self.setVisible(bool(calls))
        for card in self.cards:
            card.tick()


tr = Context("floor")

_SERVING, _COUNTED = ("tally", "hands", "served", "lift"), ("tally", "hands")


class ConductPage(Page):
    """Letters act in the list: F opens the situations to be ruled, P gives a penalty, C calls the clock."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.list = FloorList(session, self)
        self.rulings = OpenRulings(session, self)
        self.deeds = ConductDeeds(self, session, self.list.chosen, self._rule)
        self.list.add_deeds({self.deeds[name]: name in _COUNTED for name in _SERVING})
        self.calls = Calls(session, self)
        self.hands = Hands(session, self.deeds["hand_for_hand"], self.deeds["hand"])
        self.more = KeyButton(tr("More…"), icon="dots-three")
        self.money, self.sit_out = ElidedLabel("", "quiet"), ElidedLabel("", "quiet")
        self._begin = DeedButton(self.deeds["hand_for_hand"])
        self._build()
        self.more.clicked.connect(self._more)
        self.list.print.clicked.connect(lambda: print_out(self, self.session, self.list.paper))
        self.list.chose.connect(self.deeds.refresh)
        self.list.menu_wanted.connect(self._menu)
        for view in (self.list.table, self):
            view.addActions([*self.deeds.values()])
        self.rulings.closed.connect(lambda: self.home().setFocus())
        self.find_in(self.list.finder)

    def _build(self) -> None:
        asked = [DeedButton(self.deeds[name]) for name in ("rule", "penalty", "clock", "misdeal_ask")]
        self._acting = (*asked, self._begin)
        self.money.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        shown = *asked, self.more, None, (self.money, 99), self._begin
        self._top = across(*shown, gap=8, margins=(RING, 0, RING, 0))
        self.sit_out.setContentsMargins(RING + 16, 0, RING, 0)
        held, edges = QWidget(), (20 - RING, 20, 20 - RING, 20 - RING)
        scroll = PlainScroll()  # several clocks at once on a small screen: nothing is squeezed
        down(scroll, of=self)
        scroll.setWidget(held)
        down(
            self._top,
            self.calls,
            self.hands,
            self.rulings.column,
            self.list,
            self.sit_out,
            None,
            gap=8,
            margins=edges,
            of=held,
        )

    @property
    def ruling(self) -> RulingCard:
        """Return the ruling at hand."""
        return self.rulings.card

    # -- following the tournament --------------------------------------------------------------------

    def home(self) -> QWidget:
        return self.list.table if self.list.model.rows else self

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_keys()
        self._fit_money()

    def _fit_keys(self) -> None:
        """Let the buttons' keys go where words of another language need their room: the help has them too."""
        for made in self._acting:
            made.set_compact(False)
        shown = [x for x in (*self._acting, self.more) if not x.isHidden()]
        need = sum(x.sizeHint().width() + self._top.spacing() for x in shown)
        for made in self._acting:
            made.set_compact(need > self.width() - 2 * 20)

    def _fit_money(self) -> None:
        width = self._top.sizeHint().width() + self._top.spacing() + self.money.sizeHint().width()
        self.money.setVisible(self.width() >= width + 2 * (20 - RING))

    def tick(self) -> None:
        """Let the remaining times run on; all else is as it was at the last action."""
        self.calls.refresh()
        self.list.tick()
        self.sit_out.setText(self.list.summary)
        self.deeds.refresh()

    def refresh(self) -> None:
        self.hands.refresh()
        by_hand = self.session.state.game.hand_for_hand is not None
        begins = not by_hand and can(self.session.state, HandForHand)
        self._begin.setVisible(begins)
        self.money.setText(say.money_short(self.session.state) if begins else "")
        self._fit_money()
        self.list.refresh()
        self.rulings.refresh()
        self.calls.refresh()
        self.sit_out.setText(self.list.summary)
        self.deeds.refresh()

    def asked(self) -> QWidget | None:
        return self.ruling.asked

    def confirm(self) -> bool:
        if not self.ruling.is_open:
            return False
        self.ruling.log()
        return True

    def go_to(self, what: object) -> None:
        """Open the situation that was shouted, or the list of them."""
        if isinstance(what, Shout):
            self.rulings.hear(what.situation, what.words)

    def about(self, duty: Duty) -> None:
        """Choose the penalty that the duty is about: it is the one that keys act on. Of a table that waits
        open the situations, found by what was shouted."""
        if isinstance(duty, FloorCallDuty):
            self.rulings.begin(duty.table, duty.about)
        penalty = duty.penalty if isinstance(duty, PenaltyDuty | ConductReportDuty) else None
        if penalty is not None:
            self.list.show_line(("penalty", penalty))

    def _rule(self) -> None:
        """Open the situations: of the table that has called the floor and waits longest, by what was shouted
        there, where its ruling is not open yet."""
        waiting = (x for x in floor_calls(self.session.state) if x.table not in self.rulings.tables)
        call = next(waiting, None)
        if call is None:
            self.rulings.begin()
        else:
            self.rulings.begin(call.table, call.about)

    # -- doing ---------------------------------------------------------------------------------------

    def _menu(self, at: QPoint) -> None:
        if self.list.chosen() is not None:
            self._popup((*_SERVING, "", "penalty"), at)

    def _more(self) -> None:
        below = self.more.mapToGlobal(self.more.rect().bottomLeft())
        self._popup(("called", "disqualify", "same"), below)

    def _popup(self, names: tuple[str, ...], at: QPoint) -> None:
        self.deeds.refresh()
        self.deeds.menu(names).popup(at)
