"""Where backups are made, when the last one was, and one at once."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout

from core.say.reasons import StoreFailed
from gui.program.worker import Worker
from gui.widgets.file_dialog import file_dialog
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import backups as say

if TYPE_CHECKING:
    from gui.program.app import Program


class BackupsDialog(QDialog):
    """What is chosen holds at once and is kept in the library."""

    def __init__(self, program: Program) -> None:
        super().__init__(program.window)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(say.word("title"))
        self._program, self._keeper, self._session = program, program.backups, program.session
        self.worker = Worker("place of backups", self)
        self.finished.connect(self.worker.stop)
        self.place = ElidedLabel(role="strong")
        self.note = label("", "quiet", wrap=True)
        self.problem = label("", "strong", wrap=True)
        self.problem.setProperty("tone", "amber")
        self.last = label("", "", wrap=True)
        self.choose = KeyButton(say.word("choose"), icon="folder-open")
        self.choose.clicked.connect(self._ask)
        self.only_here = KeyButton(say.word("only_here"))
        self.only_here.clicked.connect(lambda: self.take(None))
        self.now = KeyButton(say.word("now"))
        self.now.clicked.connect(self._now)
        self.restore = KeyButton(say.word("restore"))
        self.restore.clicked.connect(self._restore)
        self.done_button = KeyButton(say.word("done"), key="↵", kind="primary")
        self.done_button.clicked.connect(self.accept)
        for button in (self.choose, self.only_here, self.now, self.restore):
            button.setAutoDefault(False)
        self.done_button.setDefault(True)
        self._build()
        self._keeper.changed.connect(self.refresh)
        self.refresh()

    def _build(self) -> None:
        places = QHBoxLayout()
        places.setSpacing(8)
        places.addWidget(self.choose)
        places.addWidget(self.only_here)
        places.addStretch(1)
        foot = QHBoxLayout()
        foot.addWidget(self.restore)
        foot.addStretch(1)
        foot.addWidget(self.done_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(24, 20, 24, 20)
        whole.setSpacing(10)
        whole.addWidget(label(say.word("title"), "heading"))
        whole.addWidget(label(say.word("about"), "quiet", wrap=True))
        whole.addSpacing(4)
        whole.addWidget(label(say.word("where"), "label"))
        whole.addWidget(self.place)
        whole.addWidget(self.note)
        whole.addLayout(places)
        whole.addWidget(self.problem)
        if self._session is not None:
            night = QHBoxLayout()
            night.setSpacing(12)
            night.addWidget(self.last, 1)
            night.addWidget(self.now, 0, Qt.AlignmentFlag.AlignTop)
            whole.addSpacing(4)
            whole.addWidget(label(say.word("this_night"), "label"))
            whole.addLayout(night)
        whole.addSpacing(4)
        whole.addWidget(label(say.word("thinned"), "label", wrap=True))
        whole.addStretch(1)
        whole.addSpacing(4)
        whole.addLayout(foot)
        self.setMinimumWidth(560)

    def refresh(self) -> None:
        """As it stands now."""
        keeper, session = self._keeper, self._session
        self.place.setText(say.place_name(keeper.place) if keeper.chosen else say.word("own"))
        self.place.setToolTip(str(keeper.place))
        self.note.setText(say.word("chosen_note" if keeper.chosen else "own_note"))
        self.only_here.setVisible(keeper.chosen)
        standing = keeper.standing(session) if session is not None else None
        problem = ""
        if standing is not None and session is not None:
            zone = session.zone
            own = standing.place == keeper.own
            self.last.setText(say.last_own(standing, zone) if own else say.last(standing, zone))
            if standing.failed is not None or standing.late:
                problem = say.trouble(
                    standing, keeper.place, chosen=keeper.chosen, source=session.log.path, zone=zone
                )
        if session is not None:
            self.now.setEnabled(keeper.backs_up(session))
            if session.pace != 1 or session.director.read_only:
                self.last.setText(say.word("demo" if session.pace != 1 else "only_shown"))
        self._say(problem)

    def _say(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        whole = self.layout()
        if whole is not None and self.isVisible():
            whole.activate()
            self.resize(self.width(), whole.totalHeightForWidth(self.width()))

    def _ask(self) -> None:
        start = self._keeper.place.parent if self._keeper.chosen else Path.home()
        asking = file_dialog(self, say.word("choose_title"), str(start))
        asking.setFileMode(QFileDialog.FileMode.Directory)
        asking.setOption(QFileDialog.Option.ShowDirsOnly)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.fileSelected.connect(lambda folder: self.take(Path(folder)))
        asking.open()

    def take(self, folder: Path | None) -> None:
        """There from now on; what stands against it is said, and it stays as it was. A stick may be slow to
        answer: it is tried on a thread of its own."""
        keeper = self._keeper

        def ready() -> Path | StoreFailed | None:
            try:
                return keeper.ready(folder)
            except StoreFailed as failed:
                return failed

        self._try(True)
        self.note.setText(say.tried(folder or keeper.own))
        self.worker.do(ready, lambda came: self._taken(folder or keeper.own, came))

    def _taken(self, folder: Path, came: Path | StoreFailed | None) -> None:
        self._try(False)
        if isinstance(came, StoreFailed):
            self.refresh()
            self._say(say.cannot_choose(came, folder))
            return
        self._keeper.take_to(came)
        self.refresh()
        self.done_button.setFocus()

    def _try(self, tried: bool) -> None:
        """Done is said once it is known; Esc leaves it as it was."""
        for button in (self.choose, self.only_here, self.restore, self.done_button):
            button.setEnabled(not tried)

    def _now(self) -> None:
        if self._session is not None:
            self.last.setText(say.word("making"))
            self._keeper.make(self._session)

    def _restore(self) -> None:
        from gui.console.backups.restore_dialog import RestoreDialog

        self.accept()
        RestoreDialog(self._program).open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard."""
        focus = self.focusWidget()
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and isinstance(focus, KeyButton):
            focus.click()
        else:
            super().keyPressEvent(event)
