"""The duties, at the right of every page: what is due now, most urgent first.

One card is marked: the one Enter would do, and only while Enter would do it. What comes first by the
director's own action is marked once it has been there for a second. What comes first by anything else, as by
time going on, was perhaps not seen yet: the first Enter marks it, and another one does it, never within a
second of the first.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from itertools import repeat

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from core.floor.seating import seat_name
from core.formats.duties import duties
from core.formats.format import of
from core.say import duties as kinds
from core.say.acts import Act, NoteBigBlinds, PrepareDraw
from core.say.duties import Duty, Urgency
from gui.console.duties.card import DutyCard
from gui.console.duties.parts import Parts, page, parts
from gui.console.frame.acting import YOUNG, perform
from gui.console.frame.keys import TYPING, leaves_enter
from gui.console.frame.printing import print_out
from gui.console.tables.pending import seats_typed
from gui.console.tables.table_oval import TableOval
from gui.program.session import Session
from gui.safely import safely
from gui.theme import DUTIES
from gui.widgets.boxes import across, down, drop, settle_within
from gui.widgets.labels import label
from gui.widgets.panel import Panel
from gui.widgets.plain_scroll import PlainScroll
from gui.words import commands, console, text
from gui.words.duties import when, with_facts
from gui.words.names import Names
from gui.words.numbers import amount
from gui.words.tr import Context

tr = Context("console")

_SIDE = 13
_CARD = DUTIES - 1 - 2 * _SIDE
"""The width of a card. The scroll bar has its place beside the cards, there or not: if they gave way to it
they would need more lines, and for these the bar that has taken their room."""


class DutiesColumn(Panel):
    """``elsewhere`` carries the page where a duty can be done otherwise, the duty, and the page's deed that
    does it ("": by hand); ``counted`` how many
    there are and whether one is due now."""

    elsewhere = Signal(str, object, str)
    let_go = Signal()
    """A card that has the keyboard is about to go: left to itself Qt would give it to the next button,
    and the next Enter would press that."""
    counted = Signal(int, bool)
    command = Signal(str)
    """The beginning of a line for the command bar, typed into a question."""
    asked = Signal(object)
    """Says what the next Enter does; "" where that holds no longer."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("left", parent=parent)
        self._session = session
        self.cards: list[DutyCard] = []
        self.main: DutyCard | None = None
        # The last card that asked for big blinds, out of sight until another asks.
        self._spare: DutyCard | None = None
        self._main: object = None
        # All that the words of the cards rest on.
        self._rests_on: object = None
        # How many duties there are, and how many are overdue.
        self._counts = 0, 0
        # From when on its card is marked, None: once Enter was pressed; and from when on Enter does it.
        self._marked_from: int | None = 0
        self._ready_from = 0
        # The floor's table that has the keyboard, and is listened to.
        self._oval: TableOval | None = None
        self.asked_elsewhere: Callable[[], bool] = lambda: False
        """Return whether another open question takes the Enter."""
        self.has_main: Callable[[Duty], bool] = lambda duty: False
        """Return whether the page on screen has the main button of a duty."""
        self.setFixedWidth(DUTIES)
        self._build()
        session.changed.connect(self._acted)
        session.ticked.connect(self.refresh)
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.connect(self._focus_moved)
        self.refresh(own=True)

    def _build(self) -> None:
        self._hint = label("", "faint")
        head = across(label(tr("Duties"), "title"), None, self._hint, gap=12, margins=(17, 0, 17, 0))
        self._list = QWidget()
        # The cards stay as they are painted when it grows or shrinks.
        self._list.setAttribute(Qt.WidgetAttribute.WA_StaticContents)
        # No wider than the cards: the layout asks them how high they are in the width it has.
        self._list.setFixedWidth(_SIDE + _CARD)
        self._rows = down(None, gap=5, margins=(_SIDE, 0, 0, 8), of=self._list)
        self._scroll = PlainScroll()
        self._scroll.setWidget(self._list)
        self._nothing = label(tr("No duties right now."), "quiet", wrap=True)
        self._nothing.setContentsMargins(17, 8, 17, 0)
        self._count = label(role="faint")
        self._count.setContentsMargins(17, 0, 17, 0)
        down(head, self._nothing, (self._scroll, 1), self._count, gap=12, margins=(1, 16, 0, 14), of=self)

    # -- showing -----------------------------------------------------------------------------------

    def _acted(self) -> None:
        if not leaves_enter(QApplication.focusWidget()):
            self.hold()
        # on a slow disk the log may have had it in the second before, and the state not yet
        self._rests_on = None
        self.refresh(own=True)

    def hold(self) -> None:
        """Hold the duties for a moment after an Enter elsewhere: pressed twice it must not do a duty
        besides."""
        self._ready_from = max(self._ready_from, self._session.now() + YOUNG)
        if self._marked_from is not None:
            self._marked_from = max(self._marked_from, self._ready_from)
        QTimer.singleShot(YOUNG + 1, self, self.show_mark)

    def refresh(self, *, own: bool = False) -> None:
        """Let cards come and go with their duties; a card that shows the same as before stays, and its time
        goes on. ``own``: by an action of the director, who therefore expects what comes. Most seconds change
        nothing but times, and those only where they are seen."""
        session = self._session
        now, t = session.now(), session.state
        found = duties(t, now)
        if not found:
            self._nothing.setText(console.nothing_due(t, session.reading()))
        read_only, slips = session.director.read_only, self._prints_slips(found)
        # a talk break says in its words how long it lasts yet
        timeless = [x if isinstance(x, kinds.TalkDuty) else x.but(due_ms=None, left=None) for x in found]
        asked = [(x, self.has_main(x)) for x in timeless]
        rests_on = asked, len(session.director.history), read_only, slips
        seen, before = False, self.cards
        if rests_on != self._rests_on:
            seen = self._word(found, now, slips=slips, own=own)
            self._rests_on = rests_on  # after an error in the words each second tries again
        elif not self.isVisible():
            return
        for card, duty in zip(self.cards, found, strict=True):
            card.show_duty(duty, when(duty, now))
        counts = len(found), sum([1 for d in found if d.due_ms is not None and d.due_ms < now])
        if counts != self._counts:
            self._counts = counts
            self._count.setText(_count_words(*counts))
        self.show_mark()
        if seen and self.main is not None and self.main.ring:
            self._bring(self.main)  # another card may have taken its place
        elif self.cards is not before:
            settle_within(self)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Come with the times of now: they stood still while nobody saw them."""
        super().showEvent(event)
        self.refresh()

    def _word(self, found: list[Duty], now: int, *, slips: bool, own: bool) -> bool:
        """Put these duties into words, and show them if they differ; return whether the marked card was in
        sight then."""
        t = self._session.state
        names = Names(t)
        said = [with_facts(duty, now, names) for duty in found]
        if slips:
            printing = [isinstance(duty, kinds.BalanceMoveDuty) for duty in found]
            move = tr("Move, print slip")
            said = [replace(s, button=move) if x else s for x, s in zip(printing, said, strict=True)]
        main = None if self._session.director.read_only else for_enter(found, said)
        said = said_once(found, said, main)
        shown = [
            parts(d, replace(s, when=""), t, names, first=i == 0, main=i == main, on_page=self.has_main(d))
            for i, (d, s) in enumerate(zip(found, said, strict=True))
        ]
        if [card.parts for card in self.cards] == shown:
            return False
        seen = self.main is not None and self.main.ring and self._in_sight(self.main)
        # what Enter does counts too: a called clock at zero is another question than a second before
        self._expect((found[main].key, found[main].act) if main is not None else None, own=own)
        self._show_cards(shown, found)
        self._nothing.setVisible(not found)
        self.refresh_count()
        return seen

    def _prints_slips(self, found: list[Duty]) -> bool:
        if not any(isinstance(duty, kinds.BalanceMoveDuty) for duty in found):
            return False
        # here: the printer's part of Qt need not be there before somebody is to be moved
        from gui.paper.slip_printing import chosen_printer, wanted

        return wanted(self._session) and bool(chosen_printer(self._session))

    def _expect(self, main: object, *, own: bool) -> None:
        """Mark the card Enter is for now, and do it, only once it can be seen."""
        if main != self._main:
            self._main = main
            self.asked.emit("")
            self._ready_from = self._session.now() + YOUNG
            self._marked_from = self._ready_from if own else None
            QTimer.singleShot(YOUNG + 1, self, self.show_mark)

    def _show_cards(self, shown: list[Parts], found: list[Duty]) -> None:
        """Show these; an answer half typed is not lost because another duty came."""
        focus, half = QApplication.focusWidget(), self.open
        typing = half is not None and half.question is not None and half.question.typing
        typed = (half.duty, half.half_said or "", typing) if half is not None else None
        staying = [next((card for card in self.cards if card.parts == x), None) for x in shown]
        going = [card for card in self.cards if card not in staying]
        if focus is not None and any(card.isAncestorOf(focus) for card in going):
            self.let_go.emit()
        state = self._session.state
        at_hand = [card for card in (*going, self._spare) if card is not None]
        for at, x in enumerate(shown):
            if staying[at] is None and (alike := next((c for c in at_hand if c.takes(x, state)), None)):
                at_hand.remove(alike)
                alike.become(x, state)
                staying[at] = alike
        self._put_by(at_hand)
        self.cards = [
            card or self._card(x, duty) for card, x, duty in zip(staying, shown, found, strict=True)
        ]
        for card, duty in zip(self.cards, found, strict=True):
            card.duty = duty
        self.main = next(iter([card for card in self.cards if card.parts.main]), None)
        for i, card in enumerate(self.cards):
            if self._rows.indexOf(card) != i:
                self._rows.insertWidget(i, card)
                card.show()
        if typed is not None and half not in self.cards:
            self._reopen(*typed)

    def _put_by(self, cards: list[DutyCard]) -> None:
        """Take these cards away. One that asks for big blinds is kept: to make its seats takes longer than
        the rest of a balance."""
        self._spare = None
        for card in cards:
            self._rows.removeWidget(card)
            if self._spare is None and card.rest():
                self._spare = card
                card.hide()
            else:
                drop(card)

    def _card(self, shown: Parts, duty: Duty) -> DutyCard:
        session = self._session
        card = DutyCard(shown, duty, session.state, session.now, only_shown=session.director.read_only)
        card.wanted.connect(self._do)
        card.asking.connect(partial(self._asking, card))
        card.let_go.connect(self.let_go)
        card.command.connect(self.command)
        card.elsewhere.connect(lambda deed: self.elsewhere.emit(page(card.duty), card.duty, deed))
        card.paying.connect(self._pay)
        card.printing.connect(partial(print_out, self, session))
        return card

    def _pay(self, act: type[Act], player: int) -> None:
        from gui.console.money import till_dialogs  # a form, which the console need not wait for

        till_dialogs.ask(self, self._session, act, player).open()

    def _focus_moved(self, before: QWidget | None, now: QWidget | None) -> None:
        """Show anew whose Enter is: a chosen seat of the floor wants it for itself."""
        if self._oval is not None and before is self._oval:
            with suppress(RuntimeError):  # it may be gone with its page
                self._oval.selected_changed.disconnect(self.show_mark)
        self._oval = now if isinstance(now, TableOval) else None
        if self._oval is not None:
            self._oval.selected_changed.connect(self.show_mark)
        self.show_mark()

    def show_mark(self) -> None:
        """Mark the card Enter would do, if it would do one."""
        main, focus = self.main, QApplication.focusWidget()
        inside = focus is None or focus.window() is self.window()
        free = inside and not self.isHidden() and self.open is None and leaves_enter(focus)
        free = free and not self.asked_elsewhere()
        seen = self._marked_from is not None and self._marked_from <= self._session.now()
        before = [card for card in self.cards if card.ring]
        for card in self.cards:
            card.mark(card is main and ((free and seen) or (focus is not None and focus is card.button)))
            if card.question is not None:
                card.question.show_keys(card.is_open or (card is main and self.open is None))
                card.question.wait(inside and card is self.open and not isinstance(focus, TYPING))
        ringed = [card for card in self.cards if card.ring]
        if ringed != before:
            self._bring(*[card for card in ringed if card not in before])
        waits = main is not None and free and self._marked_from is None
        away = main is not None and not ringed and inside and _left_by_esc(focus)
        self._hint.setVisible(waits or bool(ringed) or away)
        does = tr("Enter marks the next duty" if waits else "Enter carries out the marked duty")
        self._hint.setText(tr("Esc, then Enter carries out the first") if away else does)

    def _bring(self, *cards: DutyCard) -> None:
        """Bring these cards into sight, as high as they are now."""
        settle_within(self)
        for card in cards:
            for part in (card, card.button):
                if part is not None:
                    self._scroll.ensureWidgetVisible(part, 0, 8)

    def _in_sight(self, card: DutyCard) -> bool:
        part = card.button or card
        return part.visibleRegion().boundingRect().height() == part.height()

    def refresh_count(self) -> None:
        due = Urgency.NOW in [card.duty.urgency for card in self.cards]
        self.counted.emit(len(self.cards), due)

    def shown_now(self) -> None:
        """Mark the first duty, because an Enter has brought the duties into view."""
        self._marked_from = None
        if self.main is not None:
            self._see(self.main)

    def _see(self, card: DutyCard) -> None:
        now = self._session.now()
        if self._marked_from is None:
            self._marked_from, self._ready_from = now, now + YOUNG
        self.show_mark()
        self.asked.emit(commands.enter_again(card.parts.words.title))

    # -- asking ------------------------------------------------------------------------------------

    def _reopen(self, duty: Duty, typed: str, typing: bool) -> None:
        for card in self.cards:
            new = card.duty
            balances = isinstance(new, kinds.BalanceDuty) and isinstance(duty, kinds.BalanceDuty)
            alike = (new.asks, new.act is None) == (duty.asks, duty.act is None)
            if alike and (balances or new.key == duty.key):
                card.ask(typed, typing=typing)
                return

    @property
    def open(self) -> DutyCard | None:
        asking = [card for card in self.cards if card.question is not None and card.half_said is not None]
        return asking[0] if asking else None

    def _asking(self, card: DutyCard, asks: bool) -> None:
        """Leave one question open at a time; Enter is then its own."""
        for other in self.cards:
            if asks and other is not card:
                other.close_question()
        self.show_mark()
        if asks:
            self._bring(card)

    def readings(self, typed: str) -> list[tuple[str, Act | None]]:
        """Return how the duties that are not asked yet read what was typed, numbers alone: in words, and the
        act; None where the number called has no draw yet."""
        found: list[tuple[str, Act | None]] = []
        t = self._session.state
        if self._session.director.read_only:
            return found
        for card in self.cards:
            match card.duty:
                case kinds.DrawNumberDuty() if typed.isdecimal() and not card.is_open:
                    found.append((commands.draw_with(typed), of(t).drawing(t, typed).act))
                case kinds.Duty(act=PrepareDraw()) if typed.isdecimal() and card is self.main:
                    found.append((commands.prepare_first(typed), None))
                case kinds.BalanceDuty() if card is self.main and card.asks and len(card.duty.asks) > 1:
                    seats, wrong = seats_typed(t, typed, card.duty.asks)
                    if not wrong and len(seats) == len(card.duty.asks):
                        said = [seat_name(t, (table, seat)) for table, seat in seats.items()]
                        act = NoteBigBlinds(seats=tuple(seats.items()))
                        found.append((commands.big_blinds(said), act))
        return found

    def ask_on(self) -> bool:
        """Give the keyboard back to the open question, if there is one."""
        card = self.open
        if card is not None:
            card.ask()
        return card is not None

    def takes(self, digit: str) -> bool:
        """Return whether the card Enter is for shows this digit as an answer."""
        card = self.main if self.open is None and not self.isHidden() else None
        asked = None if card is None else card.question
        return asked is not None and not asked.open and digit in asked.answers

    def choose(self, digit: str) -> QLineEdit | None:
        """Open the question that shows this digit as an answer, and return the field it belongs in."""
        if self.main is None or not self.takes(digit):
            return None
        self.main.ask()
        return self.main.field

    def close_question(self) -> bool:
        """Ask nothing where nobody sees it. Return whether something was."""
        card = self.open
        if card is not None:
            card.close_question()
        return card is not None

    # -- doing -------------------------------------------------------------------------------------

    def first(self) -> None:
        """Do the topmost duty, or ask what it asks. An open question comes before all of them."""
        card = self.main
        if self.ask_on():
            return
        if card is None:
            self.asked.emit(tr("No duty waits for Enter.") if self.cards else self._nothing.text())
            return
        if not self._in_sight(card):
            self._bring(card)
            self._marked_from = None
        if self._marked_from is not None and self._session.now() >= self._ready_from:
            card.go()
        else:
            self._see(card)

    def _do(self, act: Act) -> None:
        """Do it, and ask the next step at once: digits typed on would else be meant for a bust."""
        perform(self, self._session, act, then=lambda _: self._ask_next(act))

    def _ask_next(self, act: Act) -> None:
        from gui.console.duties.seat_question import SeatQuestion

        for card in self.cards:
            number = isinstance(act, PrepareDraw) and isinstance(card.duty, kinds.DrawNumberDuty)
            seats = card.asks and isinstance(card.question, SeatQuestion)
            if number or (isinstance(act, NoteBigBlinds) and seats):
                card.ask()
                return


def _left_by_esc(focus: QWidget | None) -> bool:
    """Return whether the keyboard is where Enter has another use and Esc gives it back: in the sheet of the
    structure, or in a cell of it."""
    while focus is not None:
        if focus.property("leftByEsc"):
            return True
        focus = focus.parentWidget()
    return False


def for_enter(found: list[Duty], said: list[text.DutyWords]) -> int | None:
    """Return the one Enter is for: the topmost that asks or does something, but none that takes a table away
    while somebody may still come in."""
    due = [
        i for i, d in enumerate(found) if not (isinstance(d, kinds.ReseatingDuty) and d.entering is not None)
    ]
    does = [i for i in due if said[i].button]
    if not does:
        return None
    # while it is still being told who went out, or raced, an Enter moves nobody
    asked, main = (kinds.SameHandDuty, kinds.RaceDuty), found[does[0]]
    first = [i for i in due if isinstance(found[i], asked) and found[i].goes_before(main)]
    return (first or does)[0]


def said_once(found: list[Duty], said: list[text.DutyWords], main: int | None) -> list[text.DutyWords]:
    """Leave out what a card of the same kind above says in the same words: six races differ by the table."""
    seen: set[tuple[str, str]] = set()
    shown = []
    for at, (duty, words) in enumerate(zip(found, said, strict=True)):
        told = words.text, words.why, words.clause
        said_by = [*zip(repeat(duty.kind), told)]
        body, why, clause = ["" if x in seen and at != main else x[1] for x in said_by]
        seen.update(said_by)
        shown.append(replace(words, text=body, why=why, clause=clause))
    return shown


def _count_words(n: int, overdue: int) -> str:
    if not n:
        return ""
    if not overdue:
        return tr("%n duties · nothing overdue", n)
    return tr("%n duties · {overdue} overdue", n, overdue=amount(overdue))
