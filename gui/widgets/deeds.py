"""One thing a director can do here: its button, its menu entry and its key in one, off with the reason.

The same rule that would refuse the act is asked before (``session.check``), so that a button never lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut, QShortcutEvent
from PySide6.QtWidgets import QMenu, QWidget

from core.say.acts import Act
from core.say.reasons import Reason
from gui.program.session import Session
from gui.widgets.key_button import KeyButton
from gui.words import text as words

Wish = Callable[[], Act | str | None]
"""The act as things are chosen now; the sentence that says what has to be chosen first; None: nothing
stands against it, the rest is asked for."""


def stands_against(found: Iterable[Reason]) -> tuple[Reason, ...]:
    """What cannot be overruled: a button is off only for these; the rest is asked about."""
    return tuple(r for r in found if not r.overridable)


class Deed(QAction):
    """``wish`` is asked at every ``refresh``. ``run`` carries it out (or asks for the rest first)."""

    by_key: Callable[[], object] | None = None
    """What its key does, where that is something else than its button and its entry in a menu do."""

    def __init__(
        self, owner: QWidget, session: Session, text: str, key: str, wish: Wish, run: Callable[[], object]
    ) -> None:
        super().__init__(text, owner)
        self.said = text  # whomever it means later
        self._session, self._wish = session, wish
        self.key_text = QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) if key else ""
        if key:
            self.setShortcut(QKeySequence(key))
            # Only where it was put: a letter typed into a field stays a letter.
            self.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.triggered.connect(run)

    def event(self, event: QEvent) -> bool:
        if self.by_key is None or not isinstance(event, QShortcutEvent) or event.isAmbiguous():
            return super().event(event)
        self.by_key()
        return True

    def is_refused(self) -> bool:
        """Whether anything stands against it as things are chosen, to be overruled or not."""
        wish = self._wish()
        return isinstance(wish, str) or (wish is not None and bool(self._session.check(wish)))

    def refresh(self) -> None:
        """On or off as the tournament stands; the tooltip says why not, or which key does it."""
        wish = self._wish()
        if isinstance(wish, str):
            self.setEnabled(False)
            self.setToolTip(wish)
            return
        found = self._session.check(wish) if wish is not None else ()
        self.setEnabled(not stands_against(found))
        state, zone = self._session.state, self._session.zone
        plain = f"{self.text()} · {self.key_text}" if self.key_text else self.text()
        self.setToolTip(words.reasons(found, state, zone) if found else plain)


class DeedButton(KeyButton):
    """A deed's button: its words and key; off with the tooltip that says why."""

    def __init__(self, deed: Deed, *, kind: str = "", icon: str = "") -> None:
        super().__init__(deed.text(), icon=icon, key=deed.key_text, kind=kind)
        self._deed = deed
        self.clicked.connect(deed.trigger)
        deed.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        self.setEnabled(self._deed.isEnabled())
        self.setToolTip(self._deed.toolTip())
        if self.text() != self._deed.text():
            self.say(self._deed.text())


def menu_of(deeds: Iterable[QAction | None], parent: QWidget) -> QMenu:
    """A menu of the deeds; None is a line between them. Each says why it is off."""
    menu = QMenu(parent)
    menu.setToolTipsVisible(True)
    for deed in deeds:
        if deed is None:
            menu.addSeparator()
        else:
            menu.addAction(deed)
            # Its key acts behind the open menu, where Enter would then press the entry that is lit.
            deed.triggered.connect(menu.close)
    return menu


def key_of(
    keys: QKeySequence | str, where: QWidget, run: Callable[[], object], context: Qt.ShortcutContext
) -> QShortcut:
    """A key of this widget that has no deed. PySide ignores the context where a callable is given to the
    constructor: the key would be the whole window's, and dead beside another of the same letter."""
    made = QShortcut(QKeySequence(keys), where)
    made.setContext(context)
    made.activated.connect(run)
    return made
