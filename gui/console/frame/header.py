"""The header: the clock and what is asked about most. Each second only its times are painted again."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSpacerItem, QVBoxLayout, QWidget

from core.say import acts
from gui.console.frame.acting import desk_of, perform
from gui.console.frame.clock_menu import clock_menu
from gui.console.frame.header_facts import (
    HeaderFacts,
    break_in,
    clock_shown,
    header_facts,
    notice_key,
    toggle_act,
)
from gui.program.session import Session
from gui.theme import BODY, CLOCK, HEADER, HEADING, NUMBER, font, repolish
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.name_link import NameLink
from gui.widgets.panel import Panel, Tone
from gui.words import console, rulebook, text
from gui.words.tr import Context, mark

tr = Context("console")

_TOGGLES = {
    "start": mark("Start"),
    "start_now": mark("Start now"),
    "pause": mark("Pause"),
    "resume": mark("Resume"),
    "end_break": mark("End break"),
    "next_day": mark("Next day"),
}
_SKIPS = {
    "next_level": mark("Next level"),
    "next_break": mark("Next break"),
    "end_day": mark("End day"),
}


MINUTE = 60_000
MOST_NARROW = 960
# What a narrow window gives up, in this order; the other where the room sees what was chosen by hand.
_STEPS = ("", "space", "screen", "block", "key", "pool", "ante", "average", "names", "break", "minutes")
_BY_HAND = ("", "space", "block", "key", "pool", "ante", "average", "names", "break", "screen", "minutes")
_SCREEN_WORDS = 220  # px: a tournament may be called anything
_BESIDE = 9  # px between the blinds and the ante
_ICONS = {
    "start": "play", "start_now": "play", "pause": "pause", "resume": "play", "end_break": "play",
    "next_day": "play",
}  # fmt: skip


class Stat(QWidget):
    """A number under its quiet label."""

    def __init__(self, name: str) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(label(name, "label"))
        self.value = Figures(HEADING, 600)
        column.addWidget(self.value)
        column.addStretch(1)


class Header(Panel):
    """``screen_clicked``: the director wants something of the projected screen; ``rulebook_clicked``: to see
    what it is played by."""

    screen_clicked = Signal()
    rulebook_clicked = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__("bottom")
        self._session = session
        self._facts: HeaderFacts | None = None
        self._row_shown: object = None
        self._steps, self._screen_words = _STEPS, ""
        self.setFixedHeight(HEADER)
        self._build()
        session.changed.connect(self.refresh)
        session.ticked.connect(self.tick)
        self.refresh()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self._row = row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 20, 1)
        row.setSpacing(0)
        row.addWidget(self._level_block())
        row.addSpacing(12)
        self.clock = Figures(CLOCK)
        row.addWidget(self.clock)
        self._after_clock = QSpacerItem(32, 0)
        row.addItem(self._after_clock)
        self.toggle = KeyButton(tr("Pause"), icon="pause", key="Space", kind="primary")
        self.toggle.clicked.connect(self.toggle_clock)
        self.less = KeyButton(tr("−1 min"))
        self.less.clicked.connect(lambda: self._do(acts.AddTime(by=-MINUTE)))
        self.more = KeyButton(tr("+1 min"))
        self.more.clicked.connect(lambda: self._do(acts.AddTime(by=MINUTE)))
        self.skip = KeyButton(tr("Next level"))
        self.skip.clicked.connect(lambda: self._do(acts.NextRow()))
        self.menu = KeyButton(icon="caret-down", kind="quiet")
        self.menu.setAccessibleName(tr("More clock actions"))
        self.menu.setToolTip(tr("More clock actions"))
        self.menu.clicked.connect(self._open_menu)
        for button in (self.toggle, self.less, self.more, self.skip, self.menu):
            row.addWidget(button)
            row.addSpacing(6 if button is not self.skip else 2)
        row.addStretch(1)
        self.players, self.average = Stat(tr("Players")), Stat(tr("Average"))
        self.pool, self.pause_in = Stat(tr("Prize pool")), Stat(tr("Break in"))
        self._gaps = [QSpacerItem(30, 0) for _ in range(4)]
        self._stats = (self.players, self.average, self.pool, self.pause_in)
        for stat, gap in zip(self._stats, self._gaps, strict=True):
            row.addWidget(stat)
            row.addItem(gap)
        self.screen_button = KeyButton(tr("Screen off"), icon="monitor", kind="quiet")
        self.screen_button.clicked.connect(self.screen_clicked)
        row.addWidget(self.screen_button)

    def _level_block(self) -> QWidget:
        block = QWidget()
        column = QVBoxLayout(block)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(1)
        self.top = label(role="label")
        self.rulebook = NameLink(before=" · ")
        self.rulebook.clicked.connect(self.rulebook_clicked)
        self.blinds = Figures(NUMBER, 650)
        self.ante = label(role="quiet")
        self.next = ElidedLabel(role="label")
        line = QHBoxLayout()
        line.setSpacing(_BESIDE)
        line.addWidget(self.blinds)
        line.addWidget(self.ante)
        line.addStretch(1)
        over = QHBoxLayout()
        over.setSpacing(0)
        over.addWidget(self.top)
        over.addWidget(self.rulebook, 1)
        column.addStretch(1)
        column.addLayout(over)
        column.addLayout(line)
        column.addWidget(self.next)
        column.addStretch(1)
        self._block = block
        return block

    # -- showing -----------------------------------------------------------------------------------

    def refresh(self) -> None:
        """After an action: everything."""
        self._row_shown = self._facts = None
        self.tick()

    def tick(self) -> None:
        """A moment has passed: the times, and all else only when a level has ended."""
        session = self._session
        reading = session.reading()
        tone: Tone = "red" if reading.phase == "paused" else "" if reading.level is not None else "strong"
        self.clock.show_text(clock_shown(reading), tone=tone)
        self.pause_in.value.show_text(break_in(session.state, reading))
        row = (reading.phase, reading.index, notice_key(session.state, reading))
        if row == self._row_shown:
            return
        self._row_shown = row
        facts = header_facts(session.state, reading, session.zone)
        if facts != self._facts:
            self._facts = facts
            self._show(facts)
            self._fit()

    def _show(self, facts: HeaderFacts) -> None:
        self.top.setText(facts.top)
        self._show_rulebook()
        self.blinds.show_text(facts.blinds)
        self.ante.setText(facts.ante)
        self._show_next(facts)
        self.players.value.show_text(*facts.players)
        self.average.value.show_text(*facts.average)
        self.pool.value.show_text(facts.pool)
        self.toggle.say(tr(_TOGGLES[facts.toggle]), icon=_ICONS[facts.toggle])
        # nothing is left to be played once there is a winner: his prize is what comes next
        quiet = facts.empty or (facts.toggle == "resume" and facts.won)
        self.toggle.set_kind("" if quiet else "primary")
        self.skip.say(tr(_SKIPS[facts.skip]))
        self._enable(self.toggle, toggle_act(self._session.reading()))
        self._enable(self.less, acts.AddTime(by=-MINUTE))
        self._enable(self.more, acts.AddTime(by=MINUTE))
        self._enable(self.skip, acts.NextRow())

    def _show_next(self, facts: HeaderFacts) -> None:
        """What comes; while a level is new, from which hand it holds, and on hover the rest of it."""
        words, whole = facts.notice
        self.next.say(words or facts.next, whole)
        tone = "amber" if words else ""
        if tone != self.next.property("tone"):
            self.next.setProperty("tone", tone)
            repolish(self.next)

    def _show_rulebook(self) -> None:
        """What the night is played by, as it is cited; the whole title on hover."""
        state = self._session.state
        chosen = state.book is not None
        self.rulebook.setText(state.rulebook.short if chosen else tr("no rulebook"))
        title = rulebook.book_title(state.rulebook, state.book[1] if state.book else "")
        self.rulebook.setToolTip(f"{title} · Ctrl+R")
        self.rulebook.setAccessibleName(f"{tr('Rulebook')}: {title}")

    def _enable(self, button: KeyButton, act: acts.Act) -> None:
        session = self._session
        button.can(text.reasons(session.check(act), session.state, session.zone))

    def show_screen(self, words: str, tone: Tone) -> None:
        """The state of the projected screen; amber keeps its words longer than what is read elsewhere too."""
        ink = QFontMetrics(font(BODY, 550))
        self.screen_button.say(ink.elidedText(words, Qt.TextElideMode.ElideRight, _SCREEN_WORDS))
        self.screen_button.setAccessibleName(words)
        self._screen_words = words
        self.screen_button.set_tone(tone)
        self._steps = _BY_HAND if tone == "amber" else _STEPS
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """What matters least goes first, until the rest has room."""
        if not self.isVisible() and self.width() < MOST_NARROW:
            return
        if "screen" in self._fit_by(self._steps) and self._steps is not _STEPS:
            # The words went all the same: then nothing need have gone for their sake.
            self._fit_by(_STEPS)

    def _fit_by(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """Give up in this order until there is room; what was given up."""
        done = steps[:1]
        for step in range(len(steps)):
            done = steps[: step + 1]
            self._give_up(done)
            if self._row.sizeHint().width() <= self.width():
                break
        return done

    def _give_up(self, done: tuple[str, ...]) -> None:
        """All of these; everything else is there."""
        self._block.setFixedWidth(self._room_for_blinds(done))
        self.screen_button.set_wordless("screen" in done)
        whole = self.screen_button.text() == self._screen_words and "screen" not in done
        self.screen_button.setToolTip("" if whole else self._screen_words)
        self.toggle.set_compact("key" in done)
        self._after_clock.changeSize(18 if "space" in done else 32, 0)
        for stat, gap, name in zip(self._stats, self._gaps, ("", "average", "pool", "break"), strict=True):
            shown = not name or name not in done
            stat.setVisible(shown)
            gap.changeSize(0 if not shown else 18 if "space" in done else 30, 0)
        for button in (self.less, self.more):
            button.setVisible("minutes" not in done)
        self._row.invalidate()

    def _room_for_blinds(self, done: tuple[str, ...]) -> int:
        """Width of the level's block in px. The blinds are whole or they are another number: the ante goes
        before a figure of theirs is cut, and itself is there whole or not at all."""
        width = 250 if "block" not in done else 210 if "names" not in done else 176
        blinds = self.blinds.sizeHint().width()
        both = blinds + _BESIDE + self.ante.sizeHint().width() if self.ante.text() else blinds
        width = max(width, blinds if "ante" in done else both)
        self.ante.setVisible(both <= width)
        self._block.setToolTip("" if both <= width else f"{self.blinds.text} · {self.ante.text()}")
        return width

    def minimumSizeHint(self) -> QSize:
        return QSize(MOST_NARROW, HEADER)

    # -- doing -------------------------------------------------------------------------------------

    def _do(self, act: acts.Act) -> None:
        perform(self, self._session, act)

    def toggle_clock(self) -> None:
        """Pause, go on, start, end an open break: what Space means now. While nobody has a seat it is asked
        before the start."""
        session = self._session
        act, t = toggle_act(session.reading()), session.state
        desk = desk_of(self)
        empty = isinstance(act, acts.Start) and len(t.room.unseated) == len(t.people.live)
        if empty and desk is not None and not session.check(act):
            say = console
            desk.confirm(say.start_empty(len(t.people.live)), tr("Start anyway"), lambda: self._do(act))
        else:
            self._do(act)

    def _open_menu(self) -> None:
        menu = clock_menu(self, self._session)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.menu.mapToGlobal(self.menu.rect().bottomLeft()))
