"""Words for the room: a sentence on the whole screen, an announcement in the band, seen here before."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QLineEdit, QWidget

from gui.console.frame.screen import LONGEST_MESSAGE, LONGEST_TICKER, Screen
from gui.widgets.boxes import across, down
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog, TallBody
from gui.words.tr import Context, common

tr = Context("room")

SEEN = QSize(480, 270)


class RoomWords(Dialog):
    """Enter shows both; an empty field takes its words off the screen."""

    def __init__(self, parent: QWidget, screen: Screen) -> None:
        super().__init__(parent, tr("Message on screen"))
        self._screen = screen
        self.message = self._field(
            tr("Message on the whole screen, time below"), screen.said.message, LONGEST_MESSAGE
        )
        self.ticker = self._field(
            tr("Announcement in the band below every view"), screen.said.ticker, LONGEST_TICKER
        )
        self.seen = QLabel()
        self.seen.setFixedSize(SEEN)
        self.do_button = KeyButton(tr("Show"), key="↵", kind="primary", does=self.carry_out)
        self.do_button.setDefault(True)
        self.off_button = KeyButton(tr("Remove"), does=self._take_off)
        self.off_button.setAutoDefault(False)
        self.off_button.setEnabled(bool(screen.said.message or screen.said.ticker))
        cancel = KeyButton(common("Cancel"), key="Esc", does=self.reject)
        cancel.setAutoDefault(False)
        stays = tr("The message stays until you remove it. The tournament is not changed.")
        body = down(
            label(self.message.accessibleName(), "label"),
            self.message,
            4,
            label(self.ticker.accessibleName(), "label"),
            self.ticker,
            4,
            self.seen,
            gap=6,
        )
        foot = across(self.off_button, None, cancel, self.do_button, gap=8)
        self.lay_out(label(stays, "quiet", wrap=True), TallBody(body), foot, gap=8)
        self.message.setFocus()
        self._show()

    def _field(self, name: str, text: str, longest: int) -> QLineEdit:
        made = QLineEdit(text)
        made.setMaxLength(longest)
        made.setAccessibleName(name)
        made.selectAll()
        made.textChanged.connect(self._show)
        return made

    def _show(self) -> None:
        screen, scene = self._screen, self._screen.scene
        message, ticker = self.message.text().strip(), self.ticker.text().strip()
        said = screen.said._replace(message=message, ticker=ticker)
        if message:
            scene = "message"
        elif scene == "message" or (scene is not None and not screen.can_show(scene)):
            scene = None  # the room then sees what the state of play asks for
        self.seen.setPixmap(screen.preview(self, SEEN, scene, said))

    def carry_out(self) -> None:
        self._screen.say(self.message.text(), self.ticker.text())
        self.accept()

    def _take_off(self) -> None:
        self._screen.say("", "")
        self.accept()
