"""The director's window: the start page, the guide, or an open tournament.

It is shown before the rest of the console is imported, so it imports little itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QSize, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMessageBox

    from gui.console.night import NightView
    from gui.session import Session

SIZE = QSize(1440, 900)
# What a window manager puts around a window.
FRAME = QSize(16, 48)


class ConsoleWindow(QMainWindow):
    """``leaving``: the window is about to close for good."""

    leaving = Signal()
    menu_wanted = Signal(QPoint)

    def __init__(self) -> None:
        super().__init__()
        self.setWindowTitle("Riffle")
        self.resize(SIZE)
        self.setMinimumSize(QSize(960, 620))
        self._stack = QStackedWidget()
        self.setCentralWidget(self._stack)
        self._sure = False
        self._asking: QMessageBox | None = None
        self.night: NightView | None = None

    def open(self) -> None:
        """At its size where the screen has room for it, else filling the screen."""
        room = self.screen().availableGeometry().size()
        wanted = SIZE + FRAME
        if room.width() < wanted.width() or room.height() < wanted.height():
            self.showMaximized()
        else:
            self.show()

    def show_view(self, view: QWidget) -> None:
        """This in the whole window; what was there before goes."""
        old = self._stack.currentWidget()
        self._stack.addWidget(view)
        self._stack.setCurrentWidget(view)
        if old is not None and old is not view:
            self._stack.removeWidget(old)
            old.deleteLater()
        self.night = None

    def show_night(self, night: NightView) -> None:
        """An open tournament."""
        self.show_view(night)
        self.night = night
        night.menu_wanted.connect(self.menu_wanted)

    def take_keyboard(self) -> None:
        """For the first thing in it that wants the keyboard, as in a window that is opened on its page."""
        if self.focusWidget() is None:
            self.focusNextChild()

    @property
    def view(self) -> QWidget | None:
        return self._stack.currentWidget()

    def name_after(self, session: Session | None) -> None:
        """The tournament's name in the title, for the task bar."""
        title = str(session.state.setting("title")) or session.log.path.stem if session is not None else ""
        self.setWindowTitle(f"{title} – Riffle" if title else "Riffle")

    def say(self, sentence: str) -> None:
        """Wherever the director is looking."""
        speaker = getattr(self.view, "say", None)
        if speaker is not None:
            speaker(sentence)

    # -- leaving -------------------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """While it is played it is asked: this cannot be undone by a key."""
        played = self.night is not None and self.night.session.in_play
        if played and not self._sure:
            event.ignore()
            self._ask()
            return
        self.leaving.emit()
        event.accept()

    def _ask(self) -> None:
        if self._asking is not None:
            return
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QMessageBox

        from gui import text_console

        say = text_console.word
        box = QMessageBox(self)
        clock = self.night is not None and self.night.session.directing_a_clock
        title = say("quit_title" if clock else "quit_by_hand")
        box.setWindowTitle(title)
        box.setText(title)
        box.setInformativeText(text_console.quit_question(clock=clock))
        stay = box.addButton(say("quit_stay"), QMessageBox.ButtonRole.RejectRole)
        leave = box.addButton(say("quit_leave"), QMessageBox.ButtonRole.DestructiveRole)
        leave.setProperty("kind", "danger")
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        box.buttonClicked.connect(lambda button: self._leave() if button is leave else None)
        box.finished.connect(self._asked)
        self._asking = box
        box.open()

    def _asked(self) -> None:
        self._asking = None

    def _leave(self) -> None:
        self._sure = True
        self.close()
