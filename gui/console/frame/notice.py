"""A notice above the command bar of what could not be done: every reason, and a way round if there is one.

A sentence alone stands in the footer's line beside Undo, where it fits: the page is not laid out anew for it.
"""

from collections.abc import Callable, Sequence
from datetime import tzinfo

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from core.say.names import has_letters
from core.say.reasons import Refused
from core.say.said import Said
from core.tournament.state import Tournament
from gui.console.frame.acting import Retry
from gui.safely import safely
from gui.widgets.boxes import across, down, empty
from gui.widgets.key_button import KeyButton, OnceButton
from gui.widgets.labels import label
from gui.widgets.panel import Card, Tone
from gui.widgets.told_line import ToldLine
from gui.words import text
from gui.words.console import no_reason
from gui.words.tr import Context, common

tr = Context("console")

ANSWERS = "answers"
"""The property of a field of the console that answers a question: Ctrl+Z in it undoes no action."""

_STEPS: dict[int, int] = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Notice(QWidget):
    """Shows one notice at a time; the next action that succeeds takes it away, and so does Escape."""

    turned = Signal()
    """It came, went, or says something else."""
    closed = Signal()
    """It went while it had the keyboard: who types elsewhere goes on there."""
    named = Signal(str)
    """The letter that asked and one after it were the beginning of a name."""

    def __init__(self, line: ToldLine) -> None:
        super().__init__()
        self._line = line
        line.closed.connect(self.dismiss)
        line.cramped.connect(self._place)
        self._card = Card()
        self._outside = down(self._card, of=self)
        self.end_at(0)
        self.sentence = label(wrap=True)
        self.sentence.setObjectName("notice")
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("Reason"))
        self.reason.setAccessibleName(tr("Reason for the override"))
        self.reason.setProperty(ANSWERS, True)
        self.reason.returnPressed.connect(self._entered)
        self.anyway = OnceButton(tr("Override"), key="^↵", does=self._anyway)
        self._control = QShortcut(QKeySequence("Ctrl+Return"), self)
        self._control.activated.connect(self._by_key)
        self.together = OnceButton(does=self._together)
        close = KeyButton(icon="x", kind="quiet", does=self.dismiss)
        close.setAccessibleName(common("Close"))
        close.setToolTip(common("Close"))
        self.choices: list[KeyButton] = []
        self._chosen, self._loses, self._key, self._typed = 0, False, "", ""
        self._retry: Retry | None = None
        self._with_others: Callable[[], object] | None = None
        top = across((self.sentence, 1), gap=12)
        top.addWidget(self.together, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(close, 0, Qt.AlignmentFlag.AlignTop)
        self._over = QWidget()
        across(self.anyway, (self.reason, 1), gap=8, of=self._over)
        self.missing = label(tone="red")
        self.missing.hide()
        # True where an Enter pressed elsewhere led to the field.
        self._by_enter = False
        self.reason.textEdited.connect(self.missing.hide)
        self._ways = across(gap=8)
        margins = (20, 10, 10, 12)
        down(top, self._ways, self._over, self.missing, gap=6, margins=margins, of=self._card)
        self.hide()

    def say(
        self,
        sentence: str,
        tone: Tone = "strong",
        deed: tuple[str, Callable[[], object]] | None = None,
        key: str = "",
    ) -> None:
        """Show a sentence, and with ``deed`` a button that carries the deed out, as ``key`` does."""
        words, act = deed or ("", None)
        self._show(sentence, tone, together=act, words=words, key=key)

    def confirm(
        self, sentence: str, words: str, act: Callable[[], object], *, loses: bool = False, key: str = ""
    ) -> None:
        """Say what would be done, and take the keyboard: Enter does it, or Ctrl+Enter where it ``loses``
        something. Another letter than the ``key`` that asked goes on with it as a name (``named``); where no
        letter asked, letters are refused, and Ctrl+Enter does it then. It goes when the keyboard goes
        elsewhere."""
        self._show(sentence, "green", together=act, words=words, key="↵")
        self._ask(True)
        self._key, self._typed = key, key.lower()
        if loses:
            self._want_control()
        self.setFocus()

    def _refuse_letter(self, letter: str) -> None:
        """Refuse a letter as an answer. After the letter that asked, it goes on as a name, and an Enter after
        it would do the deed."""
        self._typed += letter
        if self._key and letter.upper() != self._key:
            typed = self._typed
            self.dismiss()
            self.named.emit(typed)
            return
        if letter.upper() == self._key and not self._loses:
            self.missing.setText(tr("Press Enter to do this, Esc to leave it."))
        else:
            self._want_control()
            self.missing.setText(
                tr("“{text}” was typed: press Ctrl+Enter to do this, Esc to leave it.", text=self._typed)
            )
        self.missing.show()

    def _want_more_than_enter(self) -> None:
        """Refuse an Enter where something would be lost; what was typed may be said there already."""
        if self.missing.isHidden():
            self.missing.setText(tr("Press Ctrl+Enter to do this, Esc to leave it."))
            self.missing.show()

    def _want_control(self) -> None:
        self._loses = True
        self.together.set_key("^↵")
        self._control.setEnabled(True)

    def offer(self, sentence: str, ways: Sequence[tuple[str, Callable[[], object]]]) -> None:
        """Say what is so, and the ways out of it: the arrows choose one, Enter or a click does it."""
        self._show(sentence, "amber")
        for i, (words, act) in enumerate(ways):
            button = OnceButton(words, does=lambda _=False, act=act: self._go(act))
            button.setObjectName("way")
            self._ways.insertWidget(i, button)
            self.choices.append(button)
        self._ways.addStretch(1)
        self._choose(0)
        self._ask(True)
        self.setFocus()

    def _go(self, act: Callable[[], object]) -> None:
        self.dismiss()
        act()

    def _choose(self, at: int) -> None:
        self._chosen = at % len(self.choices)
        for i, button in enumerate(self.choices):
            button.set_kind("primary" if i == self._chosen else "")
            button.set_key("↵" if i == self._chosen else "")

    @property
    def confirms(self) -> bool:
        """Return whether Enter here does what the notice says."""
        return self.isVisible() and bool(self.property("ownsEnter"))

    def _ask(self, asks: bool) -> None:
        """Have the console leave Enter to the notice while it asks."""
        self.setProperty("ownsEnter", asks)
        self._loses = False
        self._card.ring = asks
        self.together.set_kind("primary" if asks else "")

    def end_at(self, covered: int) -> None:
        """Keep clear of the px at the right that something else covers."""
        self._outside.setContentsMargins(17, 0, 17 + covered, 10)

    def waits_for_why(self) -> bool:
        """Return whether the director may be writing a reason: no other notice takes its place then."""
        return self.isVisible() and self._over.isVisible()

    @property
    def asks(self) -> bool:
        """Return whether it asks something or waits for a reason, also in a night that is not shown."""
        return not self.isHidden() and (bool(self.property("ownsEnter")) or not self._over.isHidden())

    @property
    def says(self) -> bool:
        """Return whether it says something, also in a night that is not shown."""
        return not self.isHidden() or bool(self._line.told)

    def refused(
        self,
        retry: Retry,
        refused: Refused,
        state: Tournament,
        zone: tzinfo,
        together: Callable[[], object] | None = None,
    ) -> None:
        """Show a line for each reason, and the field for the director's reason only where all may be
        overruled."""
        said = text.reasons(refused.reasons, state, zone)
        self._show(said, "amber", retry, together, tr("Undo all together"))
        self._over.setVisible(all(r.overridable for r in refused.reasons))
        self._control.setEnabled(not self._over.isHidden())
        self.turned.emit()

    def _show(
        self,
        sentence: str,
        tone: Tone,
        retry: Retry | None = None,
        together: Callable[[], object] | None = None,
        words: str = "",
        key: str = "",
    ) -> None:
        self.sentence.setText(sentence)
        self.setAccessibleName(sentence)
        self._card.tone = tone
        self._retry, self._with_others = retry, together
        self.reason.clear()
        self.missing.hide()
        self._by_enter = False
        self._over.hide()
        self._control.setEnabled(False)  # what is only read leaves the key to what is open on the page
        self.choices.clear()
        empty(self._ways)
        asked = self.confirms and self.hasFocus()
        self._ask(False)
        if asked:  # something else is said now: Enter is the console's again
            self.closed.emit()
        self.together.say(words)
        self.together.set_key(key)
        self.together.setVisible(together is not None)
        self._place()
        self.turned.emit()

    @property
    def said(self) -> tuple[Said, ...]:
        return self.sentence.said if self.shown else ()

    @property
    def told(self) -> str:
        """Return the sentence that stands there; "" for none."""
        return self.sentence.text() if self.shown else ""

    @property
    def shown(self) -> bool:
        return self.isVisible() or bool(self._line.told)

    def _place(self) -> None:
        """Put a sentence that is only read in the footer's line, and over that line whatever offers
        something, tells of trouble, or needs the room."""
        line, sentence = self._line, self.sentence.text()
        offers = self._retry is not None or self._with_others is not None
        plain = not offers and self._card.tone == "strong"
        fits = plain and line.isVisible() and line.has_room(sentence)
        line.tell(sentence if fits else "")
        self.setVisible(not fits)
        self._card.update()

    def _by_key(self) -> None:
        """Do the deed from wherever the keyboard is: the refused line is often still being typed."""
        if self._over.isVisible():
            self._by_enter = False
            self._anyway()
        elif self.confirms and self._loses:
            self._together()

    def take_enter(self) -> None:
        """Let an Enter pressed elsewhere lead to the reason. It, the letters and the Enter after it may have
        been meant for something else: then Ctrl+Enter alone overrides."""
        if not self.reason.hasFocus():
            self._by_enter = True
            self.reason.setFocus()

    def _entered(self) -> None:
        if self._by_enter and has_letters(self.reason.text()):
            self.missing.setText(tr("Press Ctrl+Enter to override for this reason."))
            self.missing.show()
        else:
            self._anyway()

    def _anyway(self) -> None:
        """Overrule the refusal with the reason in the field; without one the field waits."""
        why = self.reason.text().strip()
        if not has_letters(why):
            self.missing.setText(no_reason(why))
            self.missing.setVisible(bool(why) or self.reason.hasFocus())
            self.reason.setFocus()
            self.reason.selectAll()
        elif self._retry is not None:
            retry = self._retry
            self.dismiss()
            retry(why)

    def _together(self) -> None:
        if self._with_others is not None:
            act = self._with_others
            self.dismiss()
            act()

    def dismiss(self) -> None:
        """Hide the notice, and give the keyboard back if it had it."""
        if not self.shown:
            return
        focus = QApplication.focusWidget()
        held = focus is not None and (self.isAncestorOf(focus) or self._line.isAncestorOf(focus))
        self.hide()
        self._line.tell("")
        self.turned.emit()
        if held:
            self.closed.emit()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.dismiss()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.confirms:
            if event.isAutoRepeat():
                return
            if self._loses and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
                self._want_more_than_enter()
            elif self.choices:
                self.choices[self._chosen].click()
            else:
                self._together()
        elif event.key() in _STEPS and self.choices:
            self._choose(self._chosen + _STEPS[event.key()])
        elif self.confirms and not self.choices and event.text().isalpha():
            self._refuse_letter(event.text())
        else:
            super().keyPressEvent(event)

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        away = event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if self.confirms and away:
            self.dismiss()
        super().focusOutEvent(event)
