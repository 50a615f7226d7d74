"""A field for one person or several: suggestions while typing, chosen names as removable chips."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from gui.widgets.boxes import down
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.said_below import say_below
from gui.widgets.suggest import SuggestField, Suggestion
from gui.words.tr import Context

tr = Context("console")


class PeopleField(QWidget):
    """``values`` are the chosen ones. With ``most`` 1 a choice replaces the one before; ``offers`` as in the
    field. ``first`` divides what is typed into the first name and the others, where several may be typed at
    once: they are taken one after the other, as far as it is clear who is meant."""

    changed = Signal()

    def __init__(
        self,
        source: Callable[[str], Sequence[Suggestion]],
        placeholder: str,
        *,
        most: int = 99,
        offers: bool = False,
        first: Callable[[str], tuple[str, str]] = lambda typed: (typed, ""),
    ) -> None:
        super().__init__()
        self._first = first
        self._taken: list[Suggestion] = []
        self.most = most
        self._asks = False
        self.twice = ""
        """Somebody who is named already, and was named again."""
        self.field = SuggestField(lambda typed: source(first(typed)[0]), placeholder, offers=offers)
        self.field.tab_takes = True
        self.field.taken.connect(self._take)
        self.field.entered.connect(self._entered)
        self.field.erased.connect(self._erased)
        self.field.textEdited.connect(self._edited)
        self.setFocusProxy(self.field)
        self._names = Flow(6)
        self._names.hide()
        down(self.field, self._names, gap=6, of=self)

    passed = Signal()
    """Enter was pressed in the empty field: there is nobody (more) to name."""

    @property
    def values(self) -> list[object]:
        return [s.value for s in self._taken]

    @property
    def names(self) -> list[str]:
        """Return the names of the chosen ones."""
        return [s.text for s in self._taken]

    @property
    def unknown(self) -> str:
        """Return typed text that was not recognised."""
        return self.field.text().strip()

    @property
    def asks(self) -> bool:
        """Return whether typed text was submitted (by Enter or by leaving the field) but not recognised."""
        return bool(self.unknown) and (self._asks or not self.field.hasFocus())

    def _edited(self) -> None:
        say_below(self.window(), "")
        self._asks, self.twice = False, ""
        self.changed.emit()

    def _take(self, suggestion: Suggestion) -> None:
        _, others = self._first(self.unknown)
        before = self._taken[0].text if self.most == 1 and self._taken else ""
        if self.most == 1:
            self._taken.clear()
        if any(s.value == suggestion.value for s in self._taken):
            self._asks, self.twice = True, suggestion.text
            self.field.setText(", ".join(filter(None, (suggestion.text, others))))
            self.field.setSelection(0, len(suggestion.text))
            self.changed.emit()
            return
        self._taken.append(suggestion)
        self._asks, self.twice = False, ""
        self.field.clear()
        self._show()
        if before and before != suggestion.text:
            said = tr("{name} takes the place of {other}.", name=suggestion.text, other=before)
            say_below(self.window(), said)
        if others:
            self._go_on(others)

    def _go_on(self, typed: str) -> None:
        """Take the next of those typed at once; where several can be meant, ask as Enter does."""
        self.field.setText(typed)
        self._entered(typed)
        lit, name = [x for x in self.field.offered if x.lit], self._first(typed)[0].casefold()
        meant = [x for x in lit if x.text.casefold() == name] or lit
        if len(meant) == 1:
            self.field.hide_popup()
            self._take(meant[0])

    def take_only(self) -> None:
        """Take the one that the typed name can mean; of several, or nobody, ask as Enter does."""
        self.field.suggest()
        found = self.field.offered
        if len(found) == 1:
            self.field.hide_popup()
            self._take(found[0])
        else:
            self._entered(self.unknown)

    def _entered(self, typed: str) -> None:
        if not typed.strip():
            self.passed.emit()
            return
        self._asks = True
        self.field.suggest()
        self.changed.emit()

    def clear(self) -> None:
        """Let everybody go, and what is typed."""
        self._taken.clear()
        self.field.clear()
        self._show()

    def _erased(self) -> None:
        if self._taken:
            self._let_go(self._taken[-1])

    def _let_go(self, suggestion: Suggestion, checked: bool = False) -> None:
        self._taken.remove(suggestion)
        self.field.setFocus()
        self._show()

    def _show(self) -> None:
        names = [KeyButton(x.text, icon="x") for x in self._taken]
        for name, suggestion in zip(names, self._taken, strict=True):
            name.clicked.connect(partial(self._let_go, suggestion))
            name.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab goes on past them; Backspace lets the last go
        self._names.setVisible(bool(names))
        self._names.show_all(names)
        self.changed.emit()
