"""An action of the director's on a page: its button, menu entry and key in one, disabled with the reason.

The button asks the same rule that would refuse the act (``session.check``), so that a button never lies.
"""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QWidget

from core.formats.format import can
from core.say.acts import Act
from core.say.reasons import NotInFormat, Reason
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.key_button import KeyButton
from gui.words import text as words
from gui.words.voices import SelectFirst, said_by

Wish = Callable[[], Act | str | None]
"""The act as chosen now; a sentence that names the missing choice; None: nothing stands against it, the rest
is asked for."""


def stands_against(reasons: Iterable[Reason]) -> tuple[Reason, ...]:
    """Return the reasons that cannot be overruled: only these disable a button; the others lead to a
    question."""
    return tuple(r for r in reasons if not r.overridable)


def _nothing_chosen(wish: str) -> bool:
    """Return whether the sentence asks for a choice where there is none; of several, one has to be left."""
    return any(isinstance(x, SelectFirst) and x.thing != "one player" for x in said_by(wish))


class Deed(QAction):
    """``wish`` is asked at every ``refresh``. ``run`` carries it out (or asks for the rest first). What the
    format that is played has not is not to be seen; ``kinds`` are the acts it may come to, where the wish
    does not tell before somebody is chosen."""

    kinds: tuple[type[Act], ...] = ()

    there: Callable[[], bool] | None = None
    """Return whether it is to be seen: a deed of what is not kept tonight is not."""

    pressed = False
    """True while its key does what the button does."""

    by_key: Callable[[], object] | None = None
    """The key's action, if it differs from that of the button and the menu entry."""

    def __init__(
        self, owner: QWidget, session: Session, text: str, key: str, wish: Wish, run: Callable[[], object]
    ) -> None:
        super().__init__(text, owner)
        self.said = text  # without the target, which may change
        self.why_not = ""
        self.lacks = False
        """True while nothing is chosen that it could be about."""
        self._session, self._wish = session, wish
        self.key_text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) if key else ""
        if key:
            self.setShortcut(QKeySequence(key))
            # On its widget only: a letter typed into a field stays a letter.
            self.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.triggered.connect(run)

    @safely
    def event(self, event: QEvent) -> bool:
        if not isinstance(event, QShortcutEvent) or event.isAmbiguous():
            return super().event(event)
        self.press()
        return True

    def press(self) -> None:
        """Do what its key does."""
        if self.by_key is not None:
            self.by_key()
            return
        self.pressed = True
        try:
            self.trigger()
        finally:
            self.pressed = False

    def is_refused(self) -> bool:
        """Return whether any reason stands against the present choice, overridable or not."""
        wish = self._wish()
        return isinstance(wish, str) or (wish is not None and bool(self._session.check(wish)))

    def refresh(self) -> None:
        """Enable or disable it; the tooltip gives the reason, or the key."""
        wish = self._wish()
        if self.kinds:
            self.setVisible(can(self._session.state, *self.kinds) and (self.there is None or self.there()))
        self.lacks = isinstance(wish, str) and _nothing_chosen(wish)
        if isinstance(wish, str):
            self.setEnabled(False)
            self.why_not = wish
            self.setToolTip(wish)
            return
        reasons = self._session.check(wish) if wish is not None else ()
        self.setEnabled(not stands_against(reasons))
        if not self.kinds:
            self.setVisible(not any(isinstance(x, NotInFormat) for x in reasons))
        state, zone = self._session.state, self._session.zone
        plain = f"{self.text()} · {self.key_text}" if self.key_text else self.text()
        self.why_not = words.reasons(reasons, state, zone)
        self.setToolTip(self.why_not or plain)


class DeedButton(KeyButton):
    """A deed's button with its words and key; disabled with the reason as tooltip."""

    def __init__(self, deed: Deed, *, kind: str = "", icon: str = "") -> None:
        super().__init__(deed.text(), icon=icon, key=deed.key_text, kind=kind)
        self._deed, self._there, self._plain = deed, True, False
        self.clicked.connect(deed.trigger)
        deed.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        if self._deed.isVisible() != self._there:
            self._there = self._deed.isVisible()
            self.setVisible(self._there)
        self.setEnabled(self._deed.isEnabled())
        self.setToolTip(self._deed.toolTip())
        self.say(self._deed.said if self._plain else self._deed.text())

    def set_plain(self, plain: bool) -> None:
        """Leave out whom it means, where there is no room: the tooltip says it."""
        if plain != self._plain:
            self._plain = plain
            self._follow()
