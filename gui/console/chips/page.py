"""The Chips page: the race desk, the chips with the plan of their colour-ups, the ledger with the audit."""

from functools import cached_property, partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from core.chips.now import to_race
from core.say.duties import ColourUpAheadDuty, ColourUpDuty, Duty, RaceDuty
from gui.console.chips.audit import ChipsAudit
from gui.console.chips.dialogs import exchange, ledger, set_chips
from gui.console.chips.plan import ChipsPlan
from gui.console.chips.race.desk import RaceDesk
from gui.console.frame.acting import Page
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down, hand_over, put_on, stacked, tab_bar, tab_to
from gui.widgets.menu import key_of
from gui.widgets.panel import RING
from gui.words.tr import Context

tr = Context("chips")

RACE, PLAN, AUDIT = range(3)


class ChipsPage(Page):
    """Letters act while the page itself has the keyboard; at the desk they are the fields'."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        for name, words, key, wish, dialog in (
            ("set", tr("Set chips…"), "S", lambda: None, set_chips),
            ("entry", tr("Enter in the ledger…"), "E", lambda: None, ledger),
            ("exchange", tr("Exchange old chips…"), "X", self._gone_first, exchange),
        ):
            self.addAction(self.deeds.add(name, words, key, wish, self.deeds.opens(dialog)))
        self.desk = RaceDesk(session)
        self.plan = ChipsPlan(session, self.deeds["set"])
        self._build()
        self.desk.leave.connect(lambda: self.go(PLAN))
        self.desk.turned.connect(self.turned)
        self.plan.race.connect(self._race)

    @cached_property
    def audit(self) -> ChipsAudit:
        """The ledger and the audit, built when they are first looked at."""
        part = ChipsAudit(self.session, [self.deeds["entry"], self.deeds["exchange"]])
        put_on(self.stack, part)
        tab_to(part, self.desk.sheets)
        return part

    def _build(self) -> None:
        titles, letters = (tr("Race"), tr("Chips and plan"), tr("Ledger and audit")), "RPA"
        self.tabs = tab_bar(*titles, hints=letters)
        self.stack = stacked()
        # The page's own keys come first in the list of keys: before the desk is put on it.
        here = Qt.ShortcutContext.WidgetShortcut
        self._letters = [
            key_of(letter, self, partial(self.go, at), here) for at, letter in enumerate(letters)
        ]
        self._name_letters()
        within = Qt.ShortcutContext.WidgetWithChildrenShortcut
        key_of("Ctrl+PgDown", self, lambda: self.go((self.tabs.currentIndex() + 1) % 3), within)
        key_of("Ctrl+PgUp", self, lambda: self.go((self.tabs.currentIndex() - 1) % 3), within)
        row = across(self.tabs, None, self.desk.sheets, margins=(RING, 0, RING, 0))
        down(row, (self.stack, 1), gap=8, margins=(20 - RING, 12, 20 - RING, 20 - RING), of=self)
        for part in (self.desk, self.plan):
            put_on(self.stack, part)
        self.tabs.currentChanged.connect(self._turned)

    def _gone_first(self) -> str | None:
        gone = self.session.state.chips.coloured_up
        return None if gone else tr("No denomination is out of play yet: nothing to exchange.")

    @property
    def part(self) -> RaceDesk | ChipsPlan | ChipsAudit:
        """Return the part that is shown."""
        tab = self.tabs.currentIndex()
        if tab == AUDIT:
            return self.audit
        return self.desk if tab == RACE else self.plan

    # -- following the tournament --------------------------------------------------------------------

    def tick(self) -> None:
        if self.part is self.plan:
            self.plan.refresh()
        elif self.part is self.desk:
            self.desk.tick()

    def refresh(self) -> None:
        chips = self.session.state.chips.values
        self.deeds["set"].setText(tr("Change…") if chips else tr("Set chips…"))
        self.deeds.refresh()
        self.part.refresh()

    # -- where it is ---------------------------------------------------------------------------------

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Show first the part that has something due."""
        self._stale = True  # the time went on too
        self.desk.refresh()
        super().showEvent(event)
        t = self.session.state
        if any(to_race(t, chip) for chip in self.desk.chips):
            self.tabs.setCurrentIndex(RACE)
        elif self.tabs.currentIndex() == RACE and self.desk.at is None:
            self.tabs.setCurrentIndex(PLAN)

    def has_main(self, duty: Duty) -> bool:
        return self.isVisible() and self.part is self.desk and self.desk.has_main(duty)

    def about(self, duty: Duty) -> None:
        """Open the race of the duty's table, or the plan it belongs to."""
        if isinstance(duty, RaceDuty):
            self.tabs.setCurrentIndex(RACE)
            self.desk.go((duty.chip, duty.table))
        elif isinstance(duty, ColourUpDuty) and self.desk.at is None:
            self.go(PLAN)
            if isinstance(duty, ColourUpAheadDuty) and duty.unset:
                set_chips(self, self.session).open()

    def go(self, tab: int) -> None:
        """Open this part of the page, and give it the keyboard."""
        self.tabs.setCurrentIndex(tab)
        self.take_keyboard()

    def _name_letters(self) -> None:
        """Leave the letter of the part that is shown to the command bar."""
        for at, key in enumerate(self._letters):
            key.setEnabled(at != self.tabs.currentIndex())

    def _turned(self, tab: int) -> None:
        hand_over(self.stack, self)
        self.stack.setCurrentWidget(self.part)
        self._name_letters()
        self.refresh()
        self.turned.emit()

    def _race(self, chip: int) -> None:
        self.tabs.setCurrentIndex(RACE)
        self.desk.pick(chip)

    def home(self) -> QWidget:
        wanted = self.desk.home() if self.part is self.desk else None
        return self if wanted is None else wanted

    def take_keyboard(self) -> None:
        self.home().setFocus()

    def asked(self) -> QWidget | None:
        return self.desk.waits_for() if self.part is self.desk else None

    def confirm(self) -> bool:
        """Race, or go on after a race, as the desk's button shows."""
        there = self.part is self.desk and self.desk.table is not None and self.desk.asked is None
        if there:
            self.desk.foot.button.click()
        return there
