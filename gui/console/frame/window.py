"""The director's window: the start page, the guide, or an open tournament.

It is shown before the rest of the console is imported, so it imports little itself.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from PySide6.QtCore import QEvent, QObject, QSize, Signal
from PySide6.QtGui import QCloseEvent, QShowEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from gui.safely import safely
from gui.widgets.boxes import down, put_on
from gui.words.tr import Context, common

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.console.frame.night import NightView
    from gui.program.session import Session

tr = Context("console")

SIZE = QSize(1440, 900)
# The room left of 1366 by 768 at 150 %; 480 of 1920 by 1080 at 200 %, with a task bar.
LEAST = QSize(896, 480)
# The frame that a window manager puts around a window.
FRAME = QSize(16, 48)


@runtime_checkable
class Speaks(Protocol):
    """A view that has a place for a sentence."""

    def say(self, sentence: str) -> None: ...


@runtime_checkable
class Offers(Protocol):
    """A view that has a place for a sentence with a button."""

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None: ...


class ConsoleWindow(QMainWindow):
    """``leaving``: the window is about to close for good. A view is built on ``views``: all that it holds
    would be styled anew if it were put there later."""

    leaving = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Riffle")
        self.resize(SIZE)
        self.setMinimumSize(LEAST)
        self.views = QStackedWidget()
        centre = QWidget()
        self._column = down((self.views, 1), of=centre)
        self.setCentralWidget(centre)
        self._sure = False
        # Asked last, when everything else allows it.
        self.may_leave: Callable[[], bool] = lambda: True
        self._kept: list[QWidget] = []
        self._nights: list[NightView] = []
        # Another view has come since the button of the mouse was let go.
        self._changed = False

    def open(self) -> None:
        """Open the window at its size where the screen has room for it, else let it fill the screen. It is no
        larger than the screen where nobody manages the windows, or once it fills the screen no longer."""
        room = self.screen().availableGeometry().size()
        wanted = SIZE + FRAME
        if room.width() < wanted.width() or room.height() < wanted.height():
            self.resize(SIZE.boundedTo(room))
            self.showMaximized()
        else:
            self.show()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.windowHandle().installEventFilter(self)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the second press of a double click do nothing in a view that its first press has opened."""
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._changed = False
        return self._changed and event.type() == QEvent.Type.MouseButtonDblClick

    def show_view(self, view: QWidget) -> None:
        """Show this view in the whole window. The view before it goes, if it is not kept."""
        old = self.views.currentWidget()
        if self.views.indexOf(view) < 0:
            put_on(self.views, view)
        self.views.setCurrentWidget(view)
        self._changed = self._changed or old is not view
        if old is not None and old is not view and old not in self._kept:
            self._take_out(old)

    def show_night(self, night: NightView) -> None:
        if night not in self._nights:
            self._nights.append(night)
        self.show_view(night)

    def keep(self, view: QWidget) -> None:
        """Keep a view as it is while another one is shown, until ``drop``."""
        self._kept.append(view)

    def drop(self, view: QWidget) -> None:
        """Keep the view no longer: it goes now, or when another is shown."""
        self._kept.remove(view)
        if view is not self.views.currentWidget():
            self._take_out(view)

    def _take_out(self, view: QWidget) -> None:
        self._nights = [night for night in self._nights if night is not view]
        self.views.removeWidget(view)
        view.deleteLater()

    def put_above(self, widget: QWidget) -> None:
        """Put a widget above whatever is shown."""
        self._column.insertWidget(0, widget)

    @property
    def night(self) -> NightView | None:
        """Return the open tournament that is shown, if one is."""
        return next((night for night in self._nights if night is self.view), None)

    def take_keyboard(self) -> None:
        """Give the keyboard to the first widget that wants it, as in a window that is opened on its page."""
        if self.focusWidget() is None:
            self.focusNextChild()

    @property
    def view(self) -> QWidget | None:
        return self.views.currentWidget()

    def name_after(self, session: Session | None) -> None:
        """Put the tournament's name in the title, for the task bar."""
        # Qt's own sign for a window that was changed is doubled where it is somebody's title.
        title = session.name.replace("[*]", "[*][*]") if session is not None else ""
        self.setWindowTitle(f"{title} – Riffle" if title else "Riffle")

    def say(self, sentence: str) -> None:
        """Say a sentence wherever the director is looking."""
        if isinstance(self.view, Speaks):
            self.view.say(sentence)

    def tell(self, sentence: str, of: object = None) -> None:
        """Say a sentence that nobody waits for, but not over a question that is being answered. Of several
        ``of`` the same thing that wait the last is told, whichever night they wait in."""
        for night in self._nights:
            night.forget_news(of)
        if self.night is not None:
            self.night.when_answered(partial(self.night.say, sentence), of)
        else:
            self.say(sentence)

    def begin_line(self, typed: str) -> None:
        """Begin a line in the command bar of the tournament that is shown."""
        if self.night is not None:
            self.night.begin_line(typed)

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None:
        """Say a sentence with a button that does something about it, where there is a place for one."""
        if isinstance(self.view, Offers):
            self.view.offer(sentence, words, act)
        else:
            self.say(sentence)

    # -- leaving -------------------------------------------------------------------------------------

    @safely
    def closeEvent(self, event: QCloseEvent) -> None:
        """Ask first while a night is played: closing cannot be undone by a key. A last act that is refused
        only now can be read first."""
        finished = [night.session.finish() for night in self._nights]
        if not all(finished):
            event.ignore()
            return
        played = [night.session for night in self._nights if night.session.in_play]
        if played and not self._sure:
            event.ignore()
            self._ask(played)
            return
        if not self.may_leave():
            event.ignore()
            return
        self.leaving.emit()
        event.accept()

    def _ask(self, played: list[Session]) -> None:
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QMessageBox

        from gui.words import console, nights

        asking = self.findChild(QMessageBox)
        if asking is not None and asking.isVisible():
            return
        box = QMessageBox(self)
        clock = any(session.directing_a_clock for session in played)
        title = tr("The clock is running" if clock else "Hand-for-hand is on")
        question = console.quit_question(clock=clock)
        if len(self._nights) > 1:
            title = nights.quit_title([session.name for session in played])
        if len(played) > 1:
            question = nights.quit_question()
        box.setWindowTitle(title)
        box.setText(title)
        box.setInformativeText(question)
        stay = box.addButton(common("Cancel"), QMessageBox.ButtonRole.RejectRole)
        leave = box.addButton(tr("Quit"), QMessageBox.ButtonRole.DestructiveRole)
        leave.setProperty("kind", "danger")
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.buttonClicked.connect(lambda button: self._leave() if button is leave else None)
        box.open()

    def _leave(self) -> None:
        self._sure = True
        self.close()
        self._sure = False  # where it stays open, it asks again
