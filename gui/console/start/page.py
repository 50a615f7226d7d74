"""The page shown before a tournament is open: the day, last time, one button to the same again."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, tzinfo
from functools import partial
from itertools import chain
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QPushButton, QVBoxLayout, QWidget

from core.clock.clock import read
from core.clock.timeline import to_come
from core.keeping.directory import NightFacts, RecentNight
from core.text import setup as setup_lines
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.console.guide.beginnings import MOST, by_night, of_recent, proposed
from gui.console.tonight.night_rows import blocks, marks
from gui.program.night_facts import opened_since
from gui.program.there import whether_there
from gui.safely import safely
from gui.theme import BODY, CLOCK, FOOTER, HEADING, NUMBER, STRONG, font, icon
from gui.widgets.boxes import Part, across, down
from gui.widgets.facts import Facts
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, in_two, label
from gui.widgets.lined_table import tone_of
from gui.widgets.menu import Menu, entry
from gui.widgets.night_strip import Block, Mark, NightStrip
from gui.widgets.panel import RING, Card, Panel
from gui.widgets.plain_scroll import PlainScroll
from gui.widgets.themed import draw_box, draw_words, painting, theme_of
from gui.widgets.typed import character
from gui.words import guide
from gui.words.numbers import amount, duration_words, money, time_of_day
from gui.words.tr import CONSOLE, Context, languages, mark, plain

if TYPE_CHECKING:
    from gui.console.riffle import Riffle


_LAST = (
    mark("Last Monday"), mark("Last Tuesday"), mark("Last Wednesday"), mark("Last Thursday"),
    mark("Last Friday"), mark("Last Saturday"), mark("Last Sunday"),
)  # fmt: skip


def when(ms: int, now: int, zone: tzinfo) -> str:
    """``Last Sunday``; of more than a week ago ``Sun 8 Nov``."""
    day = guide.local_date(ms, zone)
    ago = (guide.local_date(now, zone) - day).days
    if ago == 0:
        return tr("Earlier today")
    return tr(_LAST[day.weekday()]) if 0 < ago <= guide.WEEK else guide.day_of(ms, now, zone)


def outcome(facts: NightFacts) -> str:
    """Return the winner and the prize, marked bold, or where it stopped."""
    if facts.winner:
        winner = f"{facts.winner} ({facts.number})" if facts.number else facts.winner
        if not facts.prize:
            return tr("<b>{winner}</b> won", winner=winner)
        prize = money(facts.prize, Currency(facts.currency, facts.decimals))
        return tr("<b>{winner}</b> won <b>{prize}</b>", winner=winner, prize=prize)
    if facts.cancelled:
        return tr("cancelled")
    if facts.stopped:
        if not facts.level:
            return tr("stopped, %n players left", facts.left)
        return tr("stopped in level {level}, %n players left", facts.left, level=facts.level)
    return "" if facts.ended else tr("not started")


def last_time(night: RecentNight, now: int, zone: tzinfo) -> str:
    """``Last Sunday · Erik Andersson (1001) won 5,000 kr · 48 entries · ended 22:51``."""
    facts, day = night.facts, when(night.night or night.opened, now, zone)
    if facts is None:
        return " · ".join(filter(None, (day, night.title)))
    if opened_since(night):
        return " · ".join((day, night_title(night)))
    ended = tr("ended {time}", time=time_of_day(facts.ended, zone)) if facts.ended else ""
    return " · ".join(filter(None, (day, outcome(facts), entries(facts), ended)))


def entries(facts: NightFacts) -> str:
    return tr("%n entries", facts.entries) if facts.entries else ""


def setup(t: Tournament) -> Iterator[tuple[str, str]]:
    """Yield the figures that come along with a night like this one, each with its label."""
    price, currency = t.money.price("entry"), t.currency
    if price is not None:
        paid = money(price.paid - price.fee, currency if not price.fee else currency.plain)
        yield tr("Buy-in"), f"{paid} + {money(price.fee, currency)}" if price.fee else paid
        if price.chips:
            yield tr("Stack"), amount(price.chips)
    levels = [x for x in t.clock.levels if not x.pause]
    if levels:
        lengths = {x.length for x in levels}
        each = duration_words(levels[0].length or 0) if len(lengths) == 1 and levels[0].length else ""
        yield tr("Levels"), " × ".join(filter(None, (amount(len(levels)), each)))
    if t.open_tables:
        sizes = [x.size for x in t.open_tables]
        low, high = min(sizes), max(sizes)
        each = f"{low}–{high}" if low < high else str(low)
        yield tr("Tables"), f"{amount(len(sizes))} × {each}"
    if t.book is not None:
        yield tr("Rulebook"), t.rulebook.short


def progress(night: RecentNight) -> Iterator[tuple[str, str]]:
    """Yield how far a night that stopped had come, if that is known."""
    facts = night.facts
    if facts is not None and facts.stopped and not opened_since(night):
        if facts.level:
            yield tr("Level"), amount(facts.level)
        yield tr("Players"), f"{amount(facts.left)} / {amount(facts.entries)}"


def strip(t: Tournament, night: RecentNight, now: int, zone: tzinfo) -> tuple[list[Block], list[Mark]]:
    """Return the night to come, marked as Tonight is. It ends after as long a time as last time's."""
    levels = t.clock.levels
    reading = read(levels, t.clock.position, now)
    starts = to_come(levels, reading, now) if t.clock.position.scheduled is not None else {}
    found = marks(t, reading, now, starts, zone)
    facts, start = night.facts, t.clock.position.scheduled
    if facts is not None and facts.ended and night.night and start is not None:
        end = time_of_day(start + facts.ended - night.night, zone)
        found.append(Mark(len(levels) - 1, tr("ends about {time}", time=end), 95, 1.0))
    return blocks(t, reading, starts, zone), found


tr = Context("start")

WIDE, MARGIN, SHOWN = 1136, 32, 5
# So many of the characters typed here are shown.
_SHOWN_TYPED = 24
DAY = 86_400_000
# A night that stopped so lately is the one to go on with, or whose file was opened so lately if it crashed.
LATELY, CRASHED = DAY // 2, 2 * DAY
# Below this height, and up to this width, the page stands closer together.
LOW, NARROW = 800, 1000


@dataclass(frozen=True, slots=True)
class BackupPlace:
    """``at``: when the last backup was made there (ms)."""

    name: str
    path: Path
    at: int | None


class StartPage(QWidget):
    """The start page. The program does what it asks for. Enter presses ``main``."""

    def __init__(
        self,
        program: Riffle,
        recent: Sequence[RecentNight],
        running: Collection[Path] = (),
        now: int = 0,
        zone: tzinfo = UTC,
        *,
        places: Sequence[BackupPlace] = (),
        players: int = 0,
        structures: int = 0,
    ) -> None:
        """``running``: those whose clock ran when they were last looked at."""
        super().__init__()
        self._program = program
        self._recent, self._running, self._now, self._zone = recent, running, now, zone
        # The characters typed here, one after another.
        self._typed = ""
        self._there = whether_there(x.path for x in recent)
        nights = [x for x in recent if x.night != 0]
        off = {x.path for x in nights if x.facts is not None and x.facts.cancelled}
        offers = sorted(proposed(by_night(nights), now, zone), key=lambda x: x.path in off)
        self.proposed = next(
            (x for x in offers[:MOST] if x.path is not None and self._there.get(x.path)), None
        )
        self._last = next((x for x in nights if self.proposed and x.path == self.proposed.path), None)
        going = chain(filter(self._goes_on, nights), filter(self._is_set_up, nights))
        self.resumed = next(going, None)
        self._make_buttons()
        self.page, held, scroll = QWidget(), QWidget(), PlainScroll()
        main = self._main_card()  # its ring lies outside the edges of the rest
        self._wide = [x for x in (self.same, self.new, self.open, self.demo) if x is not self.main]
        lists = across((self._night_list(), 738), (self._backup_list(places), 332), gap=28)
        rest = down(
            across(*((x, 1) for x in self._wide), gap=14), 20, lists, None, margins=(RING, 12, RING, 12)
        )
        down(self._day(), main, (rest, 1), of=self.page)
        across(None, self.page, None, of=held)
        scroll.setWidget(held)
        down(self._head(), (scroll, 1), self._foot(players, structures), of=self)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        QShortcut(QKeySequence("Ctrl+D"), self, self._program.demo)
        QShortcut(QKeySequence("F1"), self, self.show_keys)

    def _goes_on(self, night: RecentNight) -> bool:
        """Return whether the night's clock ran lately, perhaps until a crash, or stopped in the last
        hours."""
        facts = night.facts
        noted = 0 if facts is None else max(facts.noted, night.opened)
        lately = facts is not None and facts.stopped and 0 <= self._now - noted < LATELY
        crashed = self._ran(night) and self._now - night.opened < CRASHED
        return (crashed or lately) and bool(self._there[night.path])

    def _is_set_up(self, night: RecentNight) -> bool:
        """Return whether the night is tonight's and has not begun. No more is known of one that crashed
        before it was closed."""
        facts = night.facts
        begun = facts is not None and (facts.begun or facts.ended or facts.cancelled)
        if begun or not night.night:
            return False
        return self._is_of_today(night) and bool(self._there[night.path])

    def _is_of_today(self, night: RecentNight) -> bool:
        day = guide.local_date(night.night or night.opened, self._zone)
        return day == guide.local_date(self._now, self._zone)

    def _ran(self, night: RecentNight) -> bool:
        """Return whether the night's clock ran at the last look and the night was not over: a clock may be
        left running."""
        facts = night.facts
        return night.path in self._running and (facts is None or not (facts.ended or facts.cancelled))

    # -- parts -----------------------------------------------------------------------------------------

    def _make_buttons(self) -> None:
        """Make the buttons. The first with a reason to press it is the main one, and Enter presses it."""
        self.main = KeyButton(key="↵", kind="primary")
        self.main.set_large()
        self.same: KeyButton = self.main
        about = tr("Template or step by step")
        self.new: KeyButton = WideButton(tr("New tournament…"), about, "plus", "^N")
        self.open = WideButton(tr("Open…"), tr("From this PC or a USB stick"), "folder-open", "^O")
        self.demo = WideButton(tr("Demo night"), tr("A made-up night to try"), "play", "^D")
        if self.resumed is not None:
            night = self.resumed
            self.main.say(tr("Continue"))
            self.main.setObjectName("resume")
            self.main.clicked.connect(lambda: self._program.open_path(night.path))
            if self.proposed is not None:
                self.same = WideButton(self._same_title(), self.proposed.title, "arrow-clockwise", "")
        elif self.proposed is not None:
            self.main.say(tr("Set it up"))
        else:
            self.new = self.main
            self.main.say(tr("New tournament…"))
        if self.proposed is not None:
            same = self.proposed
            self.same.setObjectName("same")
            self.same.clicked.connect(lambda: self._program.set_up_same(same))
        self.new.clicked.connect(self._program.new)
        self.open.clicked.connect(self._program.ask_open)
        self.demo.clicked.connect(self._program.demo)

    def _same_title(self) -> str:
        night = self.proposed
        return "" if night is None else guide.same_as(night.night or 0, self._now, self._zone)

    def _head(self) -> QWidget:
        self.keys = KeyButton(tr("Keys"), icon="keyboard", key="F1", kind="quiet", does=self.show_keys)
        name = label(tr("Riffle"), face=font(NUMBER, 700))
        top = QWidget()
        self._top = across(Logo(), name, None, self._language(), self.keys, gap=14, of=top)
        return top

    def _language(self) -> QWidget:
        """Return the language that is spoken, with the others to choose from if there are any."""
        there, spoken = languages(), CONSOLE.language
        named = tr("Language: {language}", language=there.get(spoken, ""))
        if len(there) < 2:
            return label(named, "quiet")
        self.language = MenuButton(there[spoken], icon="globe", kind="quiet")
        self.language.setAccessibleName(named)
        self.language.clicked.connect(partial(self._choose_language, there))
        return self.language

    def _choose_language(self, there: Mapping[str, str]) -> None:
        menu = Menu(self)
        for code, name in there.items():
            entry(menu, name, partial(self._program.choose_language, code), on=code == CONSOLE.language)
        menu.popup(self.language.mapToGlobal(self.language.rect().bottomLeft()))

    def _day(self) -> QVBoxLayout:
        """Lay out what went wrong, the day, and last time."""
        self.day = label(guide.long_day(self._now, self._zone), face=font(CLOCK, 700))
        said = tr("Poker tournament clock and table manager")
        night = self._last
        if self.resumed is not None and night is not None and self._is_of_today(night):
            night = self.resumed  # not of another of this evening
        if night is not None:
            said = last_time(night, self._now, self._zone)
        self.story = Facts(said, "quiet")
        self.story.setFont(font(HEADING))
        self._problem_card()
        self._column = down(self._problem_box, self.day, self.story, gap=4)
        return self._column

    def _main_card(self) -> Card:
        night = self.resumed or self._last
        title, tail, then = tr("Your first tournament"), "", tr("Four short steps, then the players")
        if self.resumed is not None:
            title, tail = night_title(self.resumed), self._stands(self.resumed)
            then = tr("The tournament resumes where it stopped")
            if self._ran(self.resumed):
                then = tr("The clock went on meanwhile")
        elif self.proposed is not None:
            title, tail = self._same_title(), self.proposed.title
            then = tr("Then paste the players and draw")
        quiet = ElidedLabel(tail, "quiet")
        quiet.setFont(font(STRONG))
        first = across(label(title, face=font(24, 680)), (quiet, 1), gap=12)
        lines = night.facts.setup if night is not None and night.facts is not None else ()
        t = setup_lines.night_of(lines, self._zone, self._now)[0]
        figures = ([*progress(self.resumed)] if self.resumed is not None else []) or setup(t)
        big = font(NUMBER, 650)
        self._figures = across(*(down(label(x, "label"), label(n, face=big)) for x, n in figures), None)
        parts: list[Part] = [first, self._figures]
        if night is None:
            about = tr("Name, structure, prices and tables; everything can be changed later.")
            parts.append(label(about, "quiet", wrap=True))
        under = label(then, "label")
        under.setObjectName("went_on" if self.resumed is not None and self._ran(self.resumed) else "then")
        under.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        both: list[Part] = [across((down(*parts, gap=14), 1), down(self.main, under, None, gap=8), gap=16)]
        if night is not None and self.resumed is None and t.clock.levels:
            self.strip = NightStrip()
            self.strip.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            self.strip.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)  # it is told, not chosen
            self.strip.show_night(*strip(t, night, self._now, self._zone))
            both += [18, self.strip]
        card = Card(ring=True)
        down(*both, margins=(RING + 28, RING + 26, RING + 24, RING + 20), of=card)
        return card

    def _night_list(self) -> QVBoxLayout:
        self.all = KeyButton(tr("All {n}…", n=len(self._recent)), kind="quiet", does=self._show_all)
        self.all.set_tone("green")
        self.all.setVisible(len(self._recent) > SHOWN)
        self._list = down(_title(tr("Nights"), self.all))
        self.rows: list[Line] = []
        self._add_rows(self._recent[:SHOWN])
        if not self._recent:
            self._list.addSpacing(10)
            self._list.addWidget(label(tr("Your tournaments appear here."), "quiet", wrap=True))
        self._list.addStretch(1)
        return self._list

    def _show_all(self) -> None:
        self.all.hide()
        self._add_rows(self._recent[SHOWN:])
        self.rows[SHOWN].setFocus()

    def _add_rows(self, nights: Iterable[RecentNight]) -> None:
        for night in nights:
            self._list.insertWidget(1 + len(self.rows), row := self._row(night))
            self.rows.append(row)

    def _row(self, night: RecentNight) -> Line:
        facts, there = night.facts, self._there[night.path]
        day = guide.day_of(night.night, self._now, self._zone) if night.night else ""
        away = tr("cannot be reached") if there is None else tr("not found")
        stopped = there and (self._ran(night) or (facts is not None and facts.stopped))
        known = facts is not None and not opened_since(night)
        right = Cell(entries(facts) if facts is not None and known else "", 96, "quiet", right=True)
        if stopped:
            right = Cell(tr("Continue"), 96, "amber", 680, right=True)
        row = Line(
            (
                Cell(day, 100, "quiet"),
                Cell(night_title(night), 168, "", 650),
                Cell(self._stands(night) if there else away, 0, "amber" if stopped else ""),
                right,
            ),
            line=True,
        )
        row.setToolTip(str(night.path))
        row.clicked.connect(lambda: self._program.open_path(night.path))
        row.addAction(tr("Open"), row.click)
        if night.night:
            row.addAction(tr("Same again…"), lambda: self._program.same_as(of_recent(night)))
        return row

    def _stands(self, night: RecentNight) -> str:
        if self._ran(night):
            return tr("clock was running")
        return plain(outcome(night.facts)) if night.facts is not None and not opened_since(night) else ""

    def _backup_list(self, places: Sequence[BackupPlace]) -> QVBoxLayout:
        self.restore = KeyButton(tr("Restore…"), kind="quiet", does=self._program.ask_restore)
        self.restore.set_tone("green")
        newest = max((x.at for x in places if x.at is not None), default=0)
        self.places: list[Line] = []
        for place in places:
            said, tone, sign = tr("none yet"), "quiet", "minus"
            if place.at is not None and newest - place.at > DAY:
                said, tone, sign = tr("%n days ago", (self._now - place.at) // DAY), "amber", "warning"
            elif place.at is not None:
                day = guide.day_of(place.at, self._now, self._zone, weekday=False)
                said, sign = f"{day} {time_of_day(place.at, self._zone)}", "check"
            row = Line((Cell(place.name, 0), Cell(said, 120, tone, right=True)), sign=sign, high=30)
            row.setToolTip(str(place.path))
            row.clicked.connect(self._program.ask_backups)
            self.places.append(row)
        return down(_title(tr("Backups"), self.restore), 8, *self.places, None)

    def _foot(self, players: int, structures: int) -> Panel:
        foot = Panel("top")
        foot.setFixedHeight(FOOTER)
        counts = " · ".join((tr("%n players", players), tr("%n structures", structures)))
        offline = label(tr("Riffle works without a network"), "label")
        self.refused = label("", "strong")
        across(label(counts, "label"), None, self.refused, None, offline, margins=(16, 0, 16, 0), of=foot)
        return foot

    # -- look --------------------------------------------------------------------------------------------

    def show_keys(self) -> None:
        """Show the list of keys."""
        # here: needed once in a night, if at all
        from gui.console.frame.keys_dialog import KeysDialog, of_start

        KeysDialog(self, [(tr("Start"), of_start(self))]).open()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._refuse("")
        self.setFocus(Qt.FocusReason.OtherFocusReason)  # Enter is the main button's

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        width, low = min(WIDE, self.width() - 2 * MARGIN), self.height() < LOW
        side = (self.width() - width) // 2
        self.page.setFixedWidth(width + 2 * RING)
        self._top.setContentsMargins(side, 8 if low else 18, side, 0)
        self._column.setContentsMargins(RING, 4 if low else 32, RING, 14 if low else 22)
        self._figures.setSpacing(36 if width > NARROW else 14)
        self.main.setFixedWidth(290 if width > NARROW else 190)
        for button in self._wide:
            button.set_compact(width <= NARROW)
        self._fit_problem()
        super().resizeEvent(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses the button that has the keyboard (Qt: in a dialog only), else the main one. After a
        character, which is refused here, it does nothing but take that sentence away."""
        focus, text = QApplication.focusWidget(), character(event)
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat()
        if self._typed and (enter or event.key() == Qt.Key.Key_Escape):
            self._refuse("")
        elif enter:
            (focus if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus) else self.main).click()
        elif text:
            self._refuse(self._typed + text)
        else:
            super().keyPressEvent(event)

    def begin_line(self, typed: str) -> None:
        """Refuse a character that was typed into a menu of this page."""
        self._refuse(self._typed + typed)

    def _refuse(self, typed: str) -> None:
        """Say of these characters that there is no tournament to type them into; "" takes that away."""
        self._typed = typed
        said = tr("Open a tournament before typing “{text}”.", text=typed[-_SHOWN_TYPED:]) if typed else ""
        self.refused.setText(said)

    # -- problems ----------------------------------------------------------------------------------------

    def _problem_card(self) -> None:
        self.problem = label(role="strong", wrap=True)
        self.problem.setObjectName("problem")
        self._problem_box = Card(tone="red")
        self.remedy = KeyButton(does=lambda: self._act())
        down(self.problem, across(self.remedy, None), gap=8, margins=(24, 16, 20, 16), of=self._problem_box)
        self._act: Callable[[], object] = lambda: None
        self.say("")

    def offer(self, sentence: str, words: str, act: Callable[[], object]) -> None:
        """Say what went wrong with a file, with a button that does something about it."""
        self.say(sentence)
        self.remedy.say(words)
        self.remedy.show()
        self._act = act

    def say(self, sentence: str) -> None:
        """Say what went wrong with a file, above everything."""
        self.remedy.hide()
        self.problem.setText(sentence)
        self._problem_box.setVisible(bool(sentence))
        self._fit_problem()

    def _fit_problem(self) -> None:
        """Make the problem as high as its text is at this width: the scrolled page would ask at another
        one."""
        self.problem.setMinimumHeight(0)
        self.problem.ensurePolished()
        if self.problem.text():
            self.problem.setMinimumHeight(self.problem.heightForWidth(self.page.width() - 2 * RING - 44))


def night_title(night: RecentNight) -> str:
    return night.title or night.path.stem


def _title(name: str, button: KeyButton) -> QVBoxLayout:
    """Return the name of a list, its button at the right, and a hairline."""
    heading = label(name, "quiet", face=font(BODY, 650))
    head = across(heading, None, button, margins=(0, 0, -10, 0))  # what a quiet button keeps beside its words
    head.addStrut(36)
    line = QFrame()
    line.setProperty("line", "true")
    return down(head, line)


class Logo(QWidget):
    """Two cards."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(30, 30)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        for at, turn, colour in ((QPointF(9, 15), -8, theme.text), (QPointF(20, 15), 8, theme.green)):
            painter.save()
            painter.translate(at)
            painter.rotate(turn)
            draw_box(painter, QRectF(-8, -11, 16, 22), 3, colour, theme.ground)
            painter.restore()
        painter.end()


class MenuButton(KeyButton):
    """A button with a menu below it."""

    def sizeHint(self) -> QSize:
        return super().sizeHint() + QSize(22, 0)

    def _paint_words(self, painter: QPainter) -> None:
        theme = theme_of(self)
        painter.translate(-11, 0)
        super()._paint_words(painter)
        painter.translate(11, 0)
        arrow = QRect(self.width() - 25, self.height() // 2 - 7, 14, 14)
        icon("caret-down", theme, theme.quiet).paint(painter, arrow)


class WideButton(KeyButton):
    """Icon, words with a quiet line below, and the key at the right."""

    def __init__(self, text: str, about: str, icon: str, key: str) -> None:
        super().__init__(text, icon=icon, key=key)
        self._about = about
        self.setAccessibleDescription(about)
        self.setFixedHeight(74)

    def sizeHint(self) -> QSize:
        return QSize(200, 74)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        cut = QFontMetrics(font(STRONG, 650)).horizontalAdvance(self.text()) > self._room()
        self.setToolTip(self.text() if cut else "")

    def _room(self) -> int:
        return self.width() - 52 - self._parts()[3] - 26

    def _paint_words(self, painter: QPainter) -> None:
        theme, key = theme_of(self), self._parts()[3]
        icon(self._icon, theme, theme.green).paint(painter, QRect(18, 27, 20, 20))
        width = self._room()
        lines = [(self.text(), font(STRONG, 650), theme.text), (self._about, font(BODY), theme.quiet)]
        if QFontMetrics(font(BODY)).horizontalAdvance(self._about) > width:
            del lines[1]
        room = QRect(52, 37 - 11 * len(lines), width, 22)
        for words, face, ink in lines:
            cut = QFontMetrics(face).elidedText(words, Qt.TextElideMode.ElideRight, width)
            draw_words(painter, room, cut, ink, face, Qt.AlignmentFlag.AlignVCenter)
            room.translate(0, 22)
        if key:
            self._paint_key(painter, self.width() - 18 - key, key, theme.quiet)


_LINE = 17
"""The height of one of two lines (px)."""


@dataclass(frozen=True, slots=True)
class Cell:
    """Words of a line; ``width`` in px, 0 for all that is left."""

    words: str
    width: int
    tone: str = ""
    weight: int = 450
    right: bool = False

    def lines(self, room: int) -> tuple[QFont, list[str]]:
        """Return the words in one line, or in two smaller ones where they are longer."""
        face = font(STRONG, self.weight)
        if QFontMetrics(face).horizontalAdvance(self.words) > room:
            face = font(BODY, self.weight)
        return face, in_two(self.words, QFontMetrics(face), room)


class Line(QPushButton):
    """A row of a list, in columns; a click does what one wants of it most."""

    def __init__(self, cells: Sequence[Cell], *, sign: str = "", line: bool = False, high: int = 40) -> None:
        super().__init__()
        self.cells, self._sign, self._line = cells, sign, line
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.setAccessibleName(", ".join(x.words for x in cells if x.words))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._high = high

    def sizeHint(self) -> QSize:
        return QSize(200, self._high)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter, box = theme_of(self), QPainter(self), self.rect()
        if self.underMouse() or self.hasFocus():
            painter.fillRect(box, QColor(theme.surface))
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.green), 2))
            painter.drawRect(box.adjusted(1, 1, -1, -1))
        if self._line:
            painter.fillRect(0, box.bottom(), box.width(), 1, QColor(theme.hairline))
        x = 0
        if self._sign:
            tone = theme.amber if self._sign == "warning" else theme.green
            icon(self._sign, theme, tone).paint(painter, QRect(0, (box.height() - 16) // 2, 16, 16))
            x = 24
        rest = box.width() - x - sum(cell.width for cell in self.cells)
        for cell in self.cells:
            width = cell.width or rest
            face, lines = cell.lines(width if cell.right else width - 10)
            side = Qt.AlignmentFlag.AlignRight if cell.right else Qt.AlignmentFlag.AlignLeft
            at = QRect(x, -_LINE * (len(lines) - 1) // 2, width, box.height() - 1)
            for words in lines:
                how = Qt.AlignmentFlag.AlignVCenter | side
                draw_words(painter, at, words, tone_of(theme, cell.tone), face, how)
                at.translate(0, _LINE)
            x += width
        painter.end()
