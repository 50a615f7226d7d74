"""How the night stood at an earlier moment: only to look at."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout

from core import typed
from core.clock import read
from core.payouts import pool
from core.refusal import Reason, Why
from core.script_words import BadLine, Word, moment
from core.tournament import Tournament
from gui import text, text_console
from gui.session import Session
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.panel import Card


class AsItWas(Card):
    """Hidden until a moment is asked for; the time can then be typed."""

    def __init__(self, session: Session) -> None:
        super().__init__(tone="amber")
        self._session = session
        say = text_console.word
        self.at = QLineEdit()
        self.at.setFixedWidth(92)
        self.at.setAccessibleName(say("as_it_was"))
        self.at.returnPressed.connect(self._typed)
        self.title = label(role="title")
        self.body = label(role="quiet", wrap=True)
        back = KeyButton(say("as_it_was_back"))
        back.clicked.connect(self.hide)
        top = QHBoxLayout()
        top.addWidget(self.title)
        top.addWidget(self.at)
        top.addStretch(1)
        top.addWidget(back)
        column = QVBoxLayout(self)
        column.setContentsMargins(22, 14, 16, 15)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.body)
        self.title.setText(text_console.as_it_was_at())
        self.hide()

    def show_moment(self, at: int) -> None:
        """The state at ``at`` (ms), in a few lines."""
        session = self._session
        self.at.setText(text.time_of_day(at, session.zone))
        self.body.setText("\n".join(snapshot(session.director.at(at), at)))
        self.show()

    def _typed(self) -> None:
        session = self._session
        try:
            at = moment(
                Word(self.at.text().strip(), 1), session.now(), session.zone,
                past=True, done=typed.done(session.director),
            )  # fmt: skip
        except BadLine as bad:
            self.body.setText(text.bad_line(bad))
            return
        if at > session.now():
            self.body.setText(text.reason(Reason(Why.IN_THE_FUTURE, {"at": at}), session.state, session.zone))
            return
        self.show_moment(at)


def snapshot(t: Tournament, at: int) -> list[str]:
    """The clock, who was in, what there was to win, the tables."""
    reading = read(t.levels, t.clock, at)
    lines = [text_console.clock_then(reading, t.levels)]
    lines.append(text_console.field_then(len(t.live), len(t.entries), t.chips_in_play))
    total = pool(t)
    if total:
        lines.append(text_console.pool_then(text.money(total, str(t.setting("currency")))))
    if t.open_tables:
        tables = (
            f"{text_console.table_name(x.label)}: {text.players_text(len(x.seats))}" for x in t.open_tables
        )
        lines.append(" · ".join(tables))
    return lines
