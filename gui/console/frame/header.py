"""The header: what is played now, and the clock's keys."""

from dataclasses import dataclass
from datetime import tzinfo
from itertools import zip_longest

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSpacerItem, QWidget

from core.clock.clock import Reading, read, until_break
from core.clock.levels import notice, raise_cap
from core.floor.draw import ahead
from core.formats.format import can
from core.say import acts
from core.say.levels import Level
from core.say.said import ByFields
from core.tournament.state import Tournament
from gui.console.frame.acting import desk_of, perform
from gui.looks import format as formats
from gui.program.session import Session
from gui.room.look import Head
from gui.safely import safely
from gui.theme import BODY, CLOCK, HEADER, HEADING, NUMBER, font
from gui.widgets.boxes import across, down
from gui.widgets.figures import Figures
from gui.widgets.key_button import KeyButton, OnceButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.name_link import NameLink
from gui.widgets.panel import Panel, Tone
from gui.words import clock as clock_words
from gui.words import console, rulebook, text
from gui.words.tr import Context, mark

tr = Context("console")


@dataclass(frozen=True, eq=False, repr=False)
class HeaderFacts(ByFields):
    """All that the header shows but the time of the clock. ``rulebook`` is what the night is played by, as it
    is cited, and its whole title; ``notice`` what is told of a new level for its first minute, and all there
    is to know of it. ``stats``: up to three figures with their names. ``clock`` is the format's, and what it
    has ``counted`` (``gui.room.look.Head``); ``timed``: there is a clock to start and to pause; ``leveled``:
    it goes from level to level. ``quiet``: to start is not what comes next."""

    top: str
    rulebook: tuple[str, str]
    blinds: str
    ante: str
    next: str
    toggle: str
    skip: str
    quiet: bool
    notice: tuple[str, str]
    clock: str
    counted: str
    stats: tuple[tuple[str, ...], ...]
    timed: bool
    leveled: bool
    stands: str


def toggle_act(reading: Reading) -> acts.Act:
    """Return the act that Space does now."""
    if reading.phase == "before":
        return acts.Start()
    open_break = reading.level is not None and reading.level.pause and reading.level.length is None
    return acts.Pause() if reading.running and not open_break else acts.Resume()


def _toggle(reading: Reading) -> str:
    match toggle_act(reading):
        case acts.Start():
            return "start" if reading.starts_in is None else "start_now"
        case acts.Pause():
            return "pause"
    if not reading.running:
        return "resume"
    return "next_day" if reading.level is not None and reading.level.kind == "day-end" else "end_break"


def _skip(after: Level | None) -> str:
    if after is None or not after.pause:
        return "next_level"
    return "end_day" if after.kind == "day-end" else "next_break"


def _waits(t: Tournament, now: int) -> bool:
    """Return whether nobody has a seat, or all but a few, whose seats are kept for them, wait for the
    draw."""
    return len(t.room.unseated) == len(t.people.live) or ahead.undrawn(t, now)


def header_facts(t: Tournament, reading: Reading, zone: tzinfo, now: int = 0) -> HeaderFacts:
    """Return all that the header shows, as the night stands at this reading of the clock."""
    after = t.clock.levels[reading.index + 1] if reading.index + 1 < len(t.clock.levels) else None
    top = console.level_of(reading, t.clock.levels)
    if text.hands_text(reading):
        top = f"{top} · {tr('hands played')}"
    before = reading.phase == "before"
    if t.game.hand_for_hand is not None:
        top = f"{tr('Hand-for-hand')} · {top}"
    if before and t.clock.position.scheduled is not None:
        top = f"{console.starts_at(t.clock.position.scheduled, zone)} · {top}"
    own = formats.of(t).head
    head = None if own is None or t.word.cancelled else own(t, reading, now, zone)
    head = head or Head("", "")
    played = (head.large, head.beside, head.next) if head.large else _played(t, reading, after)
    live, entries = len(t.people.live), len(t.people.entries)
    usual = (
        (tr("Players"), text.amount(live), f" / {text.amount(entries)}"),
        (tr("Average"), *_average(t, reading)),
        (tr("Prize pool"), text.money(t.money.pool, t.currency)),
    )  # fmt: skip
    toggle, timed = _toggle(reading), can(t, acts.Pause) and not head.clock
    if t.won and toggle == "resume":
        timed = False  # there is a winner: nothing is left to be played
    return HeaderFacts(
        head.top or top,
        _rulebook(t),
        *played,
        toggle=toggle,
        skip=_skip(after),
        quiet=before and _waits(t, now),
        notice=_notice(t, reading),
        clock=head.clock,
        counted=head.counted,
        stats=head.stats[:3] or usual,
        timed=timed,
        leveled=timed and can(t, acts.SetStructure),
        stands="" if reading.running else head.stands,
    )


def _rulebook(t: Tournament) -> tuple[str, str]:
    """Return the rulebook as it is cited, and its whole title."""
    book = t.rulebook
    if t.book is None:
        return tr("no rulebook"), rulebook.book_title(book, "")
    return book.short, rulebook.book_title(book, t.book[1])


def _played(t: Tournament, reading: Reading, after: Level | None) -> tuple[str, str, str]:
    """Return the blinds, what is paid beside them and how often may be raised, and what comes next; of a
    cancelled tournament why nothing does."""
    level = reading.level
    if t.word.cancelled:
        return tr("Cancelled"), "", t.word.cancelled
    if reading.phase == "before":
        return tr("Not started"), "", "" if level is None else console.first_row(level)
    if level is None:
        return "", "", ""
    blinds = text.level_name(t.clock.levels, reading.index) if level.pause else text.level_line(level)
    beside = (text.ante_text(level), text.bring_in_text(level), text.cap_text(raise_cap(t, level)))
    coming = "" if t.won else console.next_row(after)
    return blinds, " · ".join(filter(None, beside)), coming


def _notice(t: Tournament, reading: Reading) -> tuple[str, str]:
    """Return the words on the hand from which the level holds, short and in full; none where the room is told
    nothing."""
    found = None if t.word.cancelled or t.won else notice(t, reading)
    if found is None:
        return "", ""
    lines = [" · ".join(filter(None, line)) for line in clock_words.told(found)]
    return clock_words.short(found), "\n".join((*lines, *found.clauses))


def _average(t: Tournament, reading: Reading) -> tuple[str, str]:
    """Return the average in chips, and the same in big blinds where there are any."""
    if not t.people.live:
        return "–", ""
    chips, levels, at = t.chips.in_play // len(t.people.live), t.clock.levels, reading.index
    # the level whose blinds are in play: in a break the one to come
    level = next((x for x in (*levels[at:], *reversed(levels[:at])) if not x.pause), None)
    big = level.big if level is not None else 0
    return text.amount(chips), f" {console.big_blinds(chips // big)}" if big else ""


def clock_shown(reading: Reading) -> str:
    """Return the time the header shows: the time left; in an open break the time that has run, before the
    start the time until then, and in a level of so many hands the hands played."""
    if reading.phase == "before":
        length = reading.level.length if reading.level is not None else None
        return text.clock_text((length or 0) if reading.starts_in is None else reading.starts_in)
    if hands := text.hands_text(reading):
        return hands
    shown = reading.elapsed // 1000 * 1000 if reading.remaining is None else reading.remaining
    return text.clock_text(shown)


def is_over(t: Tournament, reading: Reading) -> bool:
    """Return whether somebody has won and the clock stands: what was left of the level is nobody's any
    more."""
    return t.won and not reading.running


def break_in(t: Tournament, reading: Reading) -> str:
    """Return ``32:48``; a dash where no break is to come."""
    left = None if t.won else until_break(t.clock.levels, reading)
    return "–" if left is None or reading.phase == "before" else text.clock_text(left)


_TOGGLES = {
    "start": mark("Start"),
    "start_now": mark("Start now"),
    "pause": mark("Pause"),
    "resume": mark("Resume"),
    "end_break": mark("End break"),
    "next_day": mark("Next day"),
}
_SKIPS = {"next_level": mark("Next level"), "next_break": mark("Next break"), "end_day": mark("End day")}


MINUTE = 60_000
MOST_NARROW = 960
# A narrow window gives these up, in this order; the other where the room sees what was chosen by hand.
_STEPS = ("", "screen", "pool", "ante", "average", "break", "minutes")
_BY_HAND = ("", "pool", "ante", "average", "break", "screen", "minutes")
# Clock and buttons stand where the window's width puts them, whatever the figures need: from this width with
# the widest gaps, with the key on the button, with room for a rulebook's name.
_AIRY, _KEYED, _NAMED = 1500, 1340, 1160
_SCREEN_WORDS = 220  # px: a tournament may be called anything
_BESIDE = 9  # px between the blinds and the ante


class Stat(QWidget):
    """A number under its quiet label."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.value = label(role="label"), Figures(HEADING, 600)
        down(None, self.name, self.value, None, gap=2, of=self)

    def show_stat(self, name: str = "", figure: str = "", small: str = "") -> None:
        """Show this; without a name nothing."""
        self.name.setText(name)
        self.value.show_text(figure, small)


class Header(Panel):
    """The header of a tournament's window: it follows the tournament, and its buttons are those of the
    clock."""

    def __init__(self, session: Session) -> None:
        super().__init__("bottom")
        self._session = session
        self._facts: HeaderFacts | None = None
        self._steps, self._screen_words = _STEPS, ""
        self.setFixedHeight(HEADER)
        self._build()
        session.changed.connect(self._moved)
        session.ticked.connect(self._moved)
        self.refresh()

    # -- building ----------------------------------------------------------------------------------

    def _build(self) -> None:
        self.clock, self._after_clock = Figures(CLOCK), QSpacerItem(32, 0)
        self.counted = label(role="label")
        self.counted.setContentsMargins(8, 0, 0, 0)
        self.toggle = OnceButton(
            tr("Pause"), icon="pause", key="Space", kind="primary", does=self.toggle_clock
        )
        self.less = KeyButton(tr("−1 min"), does=lambda: self._do(acts.AddTime(by=-MINUTE)))
        self.more = KeyButton(tr("+1 min"), does=lambda: self._do(acts.AddTime(by=MINUTE)))
        self.skip = OnceButton(tr("Next level"), does=lambda: self._do(acts.NextRow()))
        self.menu = KeyButton(icon="caret-down", kind="quiet", does=self._open_menu)
        self.menu.setAccessibleName(tr("More clock actions"))
        self.menu.setToolTip(tr("More clock actions"))
        self._stats = [Stat() for _ in range(4)]
        self.players, self.average, self.pool, self.pause_in = self._stats
        self._gaps = [QSpacerItem(30, 0) for _ in range(4)]
        self.screen_button = KeyButton(tr("Screen off"), icon="monitor", kind="quiet")
        stats = [part for pair in zip(self._stats, self._gaps, strict=True) for part in pair]
        self._row = across(
            self._level_block(),
            12,
            self.clock,
            self.counted,
            self._after_clock,
            self.toggle,
            6,
            self.less,
            6,
            self.more,
            6,
            self.skip,
            2,
            self.menu,
            6,
            None,
            *stats,
            self.screen_button,
            margins=(20, 0, 20, 1),
            of=self,
        )

    def _level_block(self) -> QWidget:
        self._block = block = QWidget()
        self.top = label(role="label")
        self.rulebook = NameLink()
        self.blinds = Figures(NUMBER, 650)
        self.ante = label(role="quiet")
        self.next = ElidedLabel(role="label")
        over = across(self.top, (self.rulebook, 1))
        line = across(self.blinds, self.ante, None, gap=_BESIDE)
        down(None, over, line, self.next, None, gap=1, of=block)
        return block

    # -- showing -----------------------------------------------------------------------------------

    def _moved(self) -> None:
        """Follow an action or a second, where it is seen: that of a hidden tab comes with the tab."""
        if self.isVisible():
            self.refresh()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show the times, all else that differs, and what can be done now, after an action or a moment."""
        session, now, t = self._session, self._session.now(), self._session.state
        reading = read(t.clock.levels, t.clock.position, now)
        facts = header_facts(t, reading, session.zone, now)
        tone: Tone = "strong" if reading.level is None else ""
        over = is_over(t, reading)
        if reading.phase == "paused" and not over:
            tone = "red"
        if not facts.clock:
            self.clock.show_text("" if over else clock_shown(reading), tone=tone)
        self.pause_in.value.show_text(break_in(t, reading))
        if facts != self._facts:
            self._facts = facts
            self._show(facts)
            self._fit()
        self._enable(toggle_act(reading), self.toggle)
        self._enable(acts.AddTime(by=MINUTE), self.less, self.more)
        self._enable(acts.NextRow(), self.skip)

    def _show(self, facts: HeaderFacts) -> None:
        self.top.setText(facts.top)
        short, title = facts.rulebook
        self.rulebook.setText(short)
        self.rulebook.setToolTip(f"{title} · Ctrl+R")
        self.rulebook.setAccessibleName(tr("Rulebook: {title}", title=title))
        self.blinds.show_text(facts.blinds)
        self.ante.setText(facts.ante)
        # what comes next; while a level is new, from which hand it holds, and on hover the rest of it
        notice, whole = facts.notice
        self.next.say(notice or facts.next, whole)
        self.next.set_tone("amber" if notice else "")
        if facts.clock:
            self.clock.show_text(facts.clock)
        self.counted.show_text(facts.counted)
        for stat, shown in zip_longest(self._stats[:-1], facts.stats):
            stat.show_stat(*shown or ())
        self.pause_in.name.setText(tr("Break in") if facts.leveled else "")
        self.toggle.setVisible(facts.timed)
        self.skip.setVisible(facts.leveled)
        self.menu.setVisible(facts.leveled)
        self.toggle.setObjectName(facts.toggle)
        self.skip.setObjectName(facts.skip)
        sign = "pause" if facts.toggle == "pause" else "play"
        self.toggle.say(facts.stands or tr(_TOGGLES[facts.toggle]), icon=sign)
        self.toggle.set_kind("" if facts.quiet else "primary")
        self.skip.say(tr(_SKIPS[facts.skip]))

    def _enable(self, act: acts.Act, *buttons: KeyButton) -> None:
        session = self._session
        against = text.reasons(session.check(act), session.state, session.zone)
        for button in buttons:
            button.can(against)

    def show_screen(self, words: str, tone: Tone) -> None:
        """Show the state of the projected screen. Amber keeps its words longer than figures that stand
        elsewhere too."""
        ink = QFontMetrics(font(BODY, 550))
        self.screen_button.say(ink.elidedText(words, Qt.TextElideMode.ElideRight, _SCREEN_WORDS))
        self.screen_button.setAccessibleName(words)
        self._screen_words = words
        self.screen_button.set_tone(tone)
        self._steps = _BY_HAND if tone == "amber" else _STEPS
        self._fit()

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Hide what matters least, until the rest has room."""
        if not self.isVisible() and self.width() < MOST_NARROW:
            return
        if "screen" in self._fit_by(self._steps) and self._steps is not _STEPS:
            # The words went all the same: then nothing need have gone for their sake.
            self._fit_by(_STEPS)

    def _fit_by(self, steps: tuple[str, ...]) -> tuple[str, ...]:
        """Leave out parts in this order until there is room; return those that were left out."""
        done = steps[:1]
        for step in range(len(steps)):
            done = steps[: step + 1]
            self._give_up(done)
            if self._row.sizeHint().width() <= self.width():
                break
        return done

    def _give_up(self, done: tuple[str, ...]) -> None:
        """Leave out all of these, and show everything else."""
        self._block.setFixedWidth(self._room_for_blinds(done))
        self.screen_button.set_wordless("screen" in done)
        whole = self.screen_button.text() == self._screen_words and "screen" not in done
        self.screen_button.setToolTip("" if whole else self._screen_words)
        self.toggle.set_compact(self.width() < _KEYED)
        airy = self.width() >= _AIRY
        self._after_clock.changeSize(32 if airy else 18, 0)
        for stat, gap, name in zip(self._stats, self._gaps, ("", "average", "pool", "break"), strict=True):
            shown = (not name or name not in done) and bool(stat.name.text())
            stat.setVisible(shown)
            stat.updateGeometry()  # a figure in it may have grown: the row would learn of it too late
            room = 30 if airy else 18
            gap.changeSize(room if shown else 0, 0)
        for button in (self.less, self.more):
            button.setVisible("minutes" not in done and not self.toggle.isHidden())
        self._row.invalidate()

    def _room_for_blinds(self, done: tuple[str, ...]) -> int:
        """Width of the level's block in px. The blinds are whole or they are another number: the ante goes
        before a figure of theirs is cut, and itself is there whole or not at all."""
        width = 210 if self.width() >= _NAMED else 176
        if self.width() >= _KEYED:
            width = 250
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
        """Do what Space means now. Before the draw it is asked before the start."""
        session = self._session
        if self.toggle.isHidden():
            desk_of(self).say(tr("There is no clock to start or pause now."))
            return
        act, people = toggle_act(session.reading()), session.state.people
        empty = isinstance(act, acts.Start) and _waits(session.state, session.now())
        if empty and not session.check(act):
            question = console.start_empty(len(people.live), len(session.state.room.unseated))
            desk_of(self).confirm(question, tr("Start anyway"), lambda: self._do(act))
        else:
            self._do(act)

    def _open_menu(self) -> None:
        from gui.console.frame.clock_menu import clock_menu

        menu = clock_menu(self, self._session)
        menu.popup(self.menu.mapToGlobal(self.menu.rect().bottomLeft()))
