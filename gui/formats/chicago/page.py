"""The Chicago page: the tables of the heat as lines, the open score sheet, and the heats with their draws."""

from dataclasses import replace
from functools import partial
from itertools import zip_longest

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QHBoxLayout, QLineEdit, QWidget
from shiboken6 import isValid

from core.floor.seating import seat_name, vacant
from core.formats.chicago.acts import DrawRound, NoShow, PlayOff, SitLate
from core.formats.chicago.deal import Mistake
from core.formats.chicago.duties import (
    DrawRoundDuty,
    LatecomerDuty,
    NoShowDuty,
    OutOfRoundDuty,
    PlayOffDuty,
    ProtocolMissingDuty,
    SaidWithLessDuty,
    TimeUpDuty,
)
from core.formats.chicago.going_on import advance, from_table
from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.heats import Tied, away, play_offs
from core.formats.chicago.round import Round, Step, take
from core.formats.chicago.state import Chicago, by_label, chicago
from core.formats.chicago.timing import overdue
from core.log.change import Change
from core.people.people import folded, searched
from core.say.acts import Act
from core.say.duties import Duty
from gui.console.frame.acting import Page, desk_of, perform
from gui.formats.chicago import entry, paint, view
from gui.formats.chicago.acting import act_of, from_paper, instead
from gui.formats.chicago.entry import Ask, Cap, Prompt
from gui.formats.chicago.heats import HeatsPart
from gui.formats.chicago.score import CAP_LINE, LEAST_CAP, LEFT, DealList, IfEnded, PromptCard, ScoreLines
from gui.formats.chicago.table_list import TableList
from gui.formats.chicago.words import gone_words, heat_name, match_name
from gui.program.session import Session
from gui.safely import safely
from gui.theme import SMALL
from gui.widgets.boxes import across, down, hand_over, stacked
from gui.widgets.empty import Empty
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.panel import RING, Card
from gui.widgets.plain_scroll import PlainScroll
from gui.widgets.themed import painting
from gui.widgets.typed import character
from gui.words import commands
from gui.words.names import player_of
from gui.words.tr import Context, dotted

tr = Context("chicago")

NEXT_ROUND, PAPER, POINTS = "N", "P", (".", ",")
ROOMY = 860
"""Px from which the rounds are named in words."""
LEGEND = 720
"""Px from which the list of tables has a title beside its legend."""
LEAST_NAME = 3
"""Letters in a row that may be the beginning of a name."""
LEAST_DEALS = 92
"""Px below which the list of deals shows nothing."""


class PaperField(QLineEdit):
    """The line of a round from paper. Tab goes on to the next player as a space does: left by Tab, what is
    typed would be lost with the next key. Tab after a space leaves the line."""

    @safely
    def event(self, event: QEvent) -> bool:
        text, none = self.text(), Qt.KeyboardModifier.NoModifier
        tab = isinstance(event, QKeyEvent) and (event.key(), event.modifiers()) == (Qt.Key.Key_Tab, none)
        at_end = not self.hasSelectedText() and self.cursorPosition() == len(text)
        if event.type() == QEvent.Type.KeyPress and tab and at_end and text and not text.endswith(" "):
            self.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, none, " "))
            return True
        return super().event(event)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keep Enter from the page below: it would add it to a line that was refused."""
        super().keyPressEvent(event)
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.accept()


class Legend(QWidget):
    """The marks of the list, told by showing them."""

    def __init__(self) -> None:
        super().__init__()
        self.stop = 0
        self.setMinimumHeight(24)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        middle = self.height() / 2
        said, made, stop = tr("said Chicago"), tr("made"), tr("{n} no exchange", n=self.stop)
        face, _ = paint.fitted(f"{said}{made}{stop}", SMALL, 500, self.width() - 54)
        x = paint.name(painter, 9, middle, said, face, theme, "", ring=True) + 7
        x = paint.stars(painter, x, middle, 1, theme, 4.5) + 2
        x = paint.name(painter, x, middle, made, face, theme, "quiet", ring=False) + 10
        paint.name(painter, x, middle, stop, face, theme, "amber", ring=False)
        painter.end()


class ChicagoPage(Page):
    """While a sheet is ``open``, digits and letters write in it; Esc leaves it. ``typed`` are the keys of an
    entry that is not complete, ``refused`` those that were no answer, until Esc or until a whole deal is
    entered after them. ``past`` is the number of an earlier heat that is looked at."""

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.table, self.round, self.typed, self.open, self.past = 0, 0, "", True, 0
        self.refused, self._paper_refused = "", False
        # the sheet that the line of a round from paper is about
        self._paper_of: tuple[int, ...] = ()
        # the deal that was entered when the last key was refused; the letters typed in a row, and then
        self._refused_in, self._row, self._refused_row = 0, "", ""
        # whether one of those letters completed an entry; what was refused before the first of them
        self._row_entered, self._refused_before = False, ""
        # the deal and the column of an entry that is being corrected
        self.mends: tuple[int, int] | None = None
        # the sheet as it was last shown: half an entry stands while nothing is written in it
        self._shown_sheet: tuple[object, ...] = ()
        # the ties that are still to be played off
        self._ties: list[Tied] = []
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.heats = HeatsPart(session)
        self._build()

    def _build(self) -> None:
        self.tables = TableList()
        self.tables.chosen.connect(self.open_table)
        self.tables.setAccessibleName(tr("Tables"))
        scroll = PlainScroll()
        scroll.setWidget(self.tables)
        left = Card()
        self.legend = Legend()
        self.tables_title = label(tr("Tables"), "label")
        heads = across(self.tables_title, (self.legend, 1), margins=(14, 10, 8, 8), gap=8)
        self.shows_heats = KeyButton(tr("Heats and draw"), key="H", kind="quiet")
        self.shows_heats.clicked.connect(lambda: self._turn(heats=True))
        self.shows_heats.set_small()
        self.earlier = KeyButton(tr("Earlier heat"), key="Shift+↑", kind="quiet")
        self.later = KeyButton(tr("Later heat"), key="Shift+↓", kind="quiet")
        for button, by in ((self.earlier, -1), (self.later, 1)):
            button.clicked.connect(partial(self.turn_heat, by))
            button.set_small()
            button.hide()
        foot = across(self.shows_heats, None, self.earlier, self.later, margins=(4, 0, 4, 0))
        down(heads, (scroll, 1), foot, margins=(RING, RING, RING, RING + 3), of=left)
        self.title = label(role="heading")
        self.keeper = ElidedLabel(role="label")
        self.rounds = QHBoxLayout()
        self.rounds.setSpacing(2)
        self._rounds = QButtonGroup(self)
        self.lines, self.prompt = ScoreLines(), PromptCard()
        self.lines.chosen.connect(lambda chair: self.press(entry.CHAIRS[chair - 1]))
        self.prompt.pressed.connect(self.press)
        self.paper = PaperField()
        self.paper.setPlaceholderText(tr("53c* 27c 14 6"))
        self.paper.setAccessibleName(tr("A round from paper"))
        self.paper.setProperty("ownsEnter", True)
        self.paper.returnPressed.connect(self._take_paper)
        self.paper.textEdited.connect(self._paper_edited)
        self.paper.hide()
        self.deals, self.ended = DealList(), IfEnded()
        self.deals.mended.connect(self.mend)
        self.taken_back = label(role="label")
        self.written_title = label(role="label")
        below = self.below = PlainScroll()
        below.setWidget(self.deals)
        right = Card()
        head = across(self.title, (self.keeper, 1), self.rounds, gap=10, margins=(LEFT, 10, LEFT, 8))
        asked = down(self.prompt, self.paper, gap=6, margins=(10, 0, 10, 0))
        title = across(self.written_title, None, self.taken_back, margins=(LEFT, 8, LEFT, 0))
        self.written = QWidget()
        down(title, (below, 1), of=self.written)
        self._head = head
        self.prompt.resized.connect(self._make_room)
        down(
            head,
            (self.lines, 4),
            asked,
            (self.written, 5),
            self.ended,
            of=right,
            margins=(RING, RING, RING, RING),
        )
        self.played = QWidget()
        across((left, 42), (right, 57), gap=10, of=self.played)
        self.nothing = Empty(
            tr("No heat is drawn yet"),
            tr("Register and check in the players, then draw the first heat: tables of four, or three."),
        )
        before = QWidget()
        down(None, self.nothing, self.heats.first, None, of=before)
        self.stack = stacked(self.played, before, self.heats)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow_keyboard)
        self.heats.back.connect(lambda: self._turn(heats=False))
        self.heats.wanted.connect(lambda: self._turn(heats=True))
        self.heats.opened.connect(self.show_heat)
        self.played.installEventFilter(self)
        down((self.stack, 1), margins=(20 - RING, 16, 20 - RING, 16 - RING), of=self)

    # -- what is shown -------------------------------------------------------------------------------

    @property
    def earlier_heat(self) -> int | None:
        """The number of the heat that is looked at where it is not the last."""
        game = self.session.state.game
        return self.past if isinstance(game, Chicago) and 0 < self.past < len(game.heats) else None

    @property
    def heat(self) -> Heat | None:
        """The heat that is looked at: the last one, unless an earlier was chosen."""
        game = self.session.state.game
        if not isinstance(game, Chicago):
            return None
        return game.heats[self.past - 1] if self.earlier_heat else game.heat

    @property
    def match(self) -> Match | None:
        return self.heat.matches.get(self.table) if self.heat is not None else None

    @property
    def sheet(self) -> Sheet | None:
        """The sheet of the round that is looked at: the one the table is in, unless another was chosen."""
        match = self.match
        if match is None:
            return None
        return match.sheets[self.round - 1] if 0 < self.round <= len(match.sheets) else match.sheet

    def _changed(self, change: Change | None = None) -> None:
        if self._written() != self._shown_sheet:
            self.typed, self.mends = "", None
            sheet = self.sheet
            if sheet is not None and self._shown_sheet[:2] != (self.table, sheet.number):
                self.refused = ""  # the keys were for the round before
            elif sheet is not None and sheet.round.deals > self._refused_in + 1:
                self.refused = ""
            self.below.verticalScrollBar().setValue(0)
        if self.isVisible():
            self.refresh()

    def _written_in(self) -> tuple[int, ...]:
        """Return the heat, the table and the round of the sheet that is looked at."""
        heat, sheet = self.heat, self.sheet
        return () if heat is None or sheet is None else (heat.number, self.table, sheet.number)

    def _written(self) -> tuple[object, ...]:
        """Return the contents of the sheet that is looked at."""
        sheet = self.sheet
        return () if sheet is None else (self.table, sheet.number, *sheet.marks)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Resize:
            self._make_room()
        return False

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.isVisible():
            self.refresh()

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        self._stale = True  # the time went on too
        super().showEvent(event)

    def refresh(self) -> None:
        """Show everything anew."""
        heat, t = self.heat, self.session.state
        if heat is None or self.stack.currentWidget() is self.heats:
            self.heats.refresh()
        if self._paper_of not in ((), self._written_in()):
            self._drop_paper()  # an undo has taken its sheet, or another act has ended it
        if heat is None:
            self._show_part(2 if self.stack.currentIndex() == 2 else 1)
            return
        if self.stack.currentIndex() == 1:
            self._show_part(0)
        matches, zone = by_label(t, heat.matches), self.session.zone
        self.legend.stop = matches[0].numbers.stop
        if self.table not in heat.matches:
            self.table, self.round = matches[0].table, 0
        self._ties = [] if self.earlier_heat else play_offs(t)
        tied = [x.table for x in self._ties]
        title = tr("Tables") if self.width() > LEGEND else ""
        self.tables_title.show_text(heat_name(heat) if self.earlier_heat else title)
        self.earlier.setVisible(heat.number > 1 and not self.earlier_heat)
        self.later.setVisible(bool(self.earlier_heat))
        lines = [view.table_line(t, heat, x, zone, x.table in tied) for x in matches]
        self.tables.show_lines(lines, self.table)
        self._show_sheet(heat)

    def _show_sheet(self, heat: Heat) -> None:
        match, sheet, t = self.match, self.sheet, self.session.state
        if match is None or sheet is None:
            return
        title = match_name(t, heat, match)
        past = self.earlier_heat and not match.final
        self.title.setText(dotted(heat_name(heat), title) if past else title)
        short = view.short_names(t, match.players)
        keeper = short.get(match.auditor, "")
        self.keeper.say(tr("Scorekeeper {name}", name=keeper) if keeper else tr("No scorekeeper"))
        self._show_rounds(match, sheet)
        names = {chair: short[e] for chair, e in sheet.seats.items()}
        self.lines.show_lines(view.score_lines(sheet, names))
        deals = [] if sheet.told else view.deal_lines(sheet.first, sheet.marks, names)
        told = tr("This round is from paper") if sheet.told else tr("Deals of this round")
        self.written_title.setText(told)
        typed = names.get(entry.chair_of(sheet.round, self.typed[:1]), "") if self.typed else ""
        self.deals.show_deals(deals, self._cell(sheet.round), typed, self.mends)
        if self.mends is not None:
            at = self.deals.cell_box(*self.mends).center().toPoint()
            self.below.ensureVisible(at.x(), at.y(), 0, 40)
        self._shown_sheet = self._written()
        self.prompt.show_prompt(self._prompt(match, sheet, names), self._refused_words())
        self._show_keyboard()
        plan, gone = advance(chicago(t).plans, heat), away(t)
        tied = self._tied(match)
        on = from_table(plan, match, gone) if match.done and plan.to else []
        ended = view.if_ended(match, sheet, short, [e for e in on if e not in tied], tied)
        points = tr("Round points") if sheet.over else tr("Round points, if it ended now")
        self.ended.show_standings(ended, len(plan.to), points)
        written = bool(sheet.marks) and sheet is match.sheet and not self.earlier_heat
        corrects = tr("← corrects an entry") if entry.correctable(sheet.first, sheet.marks) else ""
        takes_back = tr("^Z undoes the last entry") if written else ""
        self.taken_back.setText(dotted(corrects, takes_back))
        self._make_room()
        self.turned.emit()

    def _tied(self, match: Match) -> tuple[int, ...]:
        """Return the players of the table who are still to play off."""
        return next((x.entries for x in self._ties if x.table == match.table), ())

    def _make_room(self) -> None:
        """Show players and prompt whole; where it is tight the deals give way, then the round points."""
        left = self.played.height() - 4 * RING - self._head.sizeHint().height() - self.lines.minimumHeight()
        if self.paper.isVisible():
            left -= self.paper.sizeHint().height() + 6
        tight = self.prompt.height_at(CAP_LINE) > left
        self.prompt.set_line(LEAST_CAP if tight else CAP_LINE)
        left -= self.prompt.minimumHeight()
        self.ended.setVisible(left >= self.ended.height())
        self.written.setVisible(left >= self.ended.height() + LEAST_DEALS)

    def _show_rounds(self, match: Match, sheet: Sheet) -> None:
        wanted = match.numbers.rounds
        while len(self._rounds.buttons()) != wanted:
            for button in self._rounds.buttons():
                self._rounds.removeButton(button)
                self.rounds.removeWidget(button)
                button.deleteLater()
            for n in range(1, wanted + 1):
                made = KeyButton(tr("Round {n}", n=n), kind="quiet")
                made.setCheckable(True)
                made.set_small()
                made.clicked.connect(partial(self.show_round, n))
                self._rounds.addButton(made, n)
                self.rounds.addWidget(made)
        for n in range(1, wanted + 1):
            button = self._rounds.button(n)
            if isinstance(button, KeyButton):
                button.say(tr("Round {n}", n=n) if self.width() > ROOMY else str(n))
            button.setEnabled(n <= len(match.sheets))
            button.setChecked(n == sheet.number)

    def _prompt(self, match: Match, sheet: Sheet, names: dict[int, str]) -> Prompt:
        if self.paper.isVisible():
            return self._paper_prompt(match, sheet, names)
        if (before := self._before(sheet)) is not None:
            shown = entry.prompt(before, self.typed, names)
            warning = tr("What you enter corrects the earlier entry. Esc leaves that entry as it is.")
            return replace(shown, hint="", warning=warning, more=(*shown.more, Cap("Esc", tr("leave"))))
        if sheet.over:
            return self._over(match, sheet, names)
        if sheet is not match.sheet:
            caps = (Cap(PAPER, tr("whole round from paper")),) if sheet.takes_line else ()
            return Prompt(tr("Round {n} is not handed in", n=sheet.number), (caps,))
        shown = entry.prompt(sheet.round, self.typed, names)
        leave = Cap("Esc", tr("leave") if not self.typed else tr("back"))
        more = [leave] if self.open else [Cap(entry.CHAIRS[0], tr("enter a deal"))]
        if sheet.takes_line:
            more.append(Cap(PAPER, tr("whole round from paper")))
        return replace(shown, more=(*shown.more, *more))

    def _refused_words(self) -> str:
        """Say which keys were no answer: in a fast row of keys nobody reads a sentence at once."""
        return tr("Keys not entered: {keys}", keys=" ".join(self.refused)) if self.refused else ""

    def _show_keyboard(self) -> None:
        """Show on the card whether it has the keyboard."""
        focus = QApplication.focusWidget()
        self.prompt.set_live(focus is not None and (focus is self or self.isAncestorOf(focus)))

    def _follow_keyboard(self, _: object, now: object) -> None:
        if self.isVisible() and now is not None:  # None: the window lost it, and gets it back as it was
            self._show_keyboard()

    def mend(self, deal: int, column: int) -> None:
        """Begin to correct the entry in this cell: what is typed next takes its place."""
        sheet = self.sheet
        known = sheet is not None and (deal, column) in entry.correctable(sheet.first, sheet.marks)
        self.mends, self.typed = (deal, column) if known else None, ""
        self.setFocus()
        self.refresh()

    def _before(self, sheet: Sheet) -> Round | None:
        """Return the round as it was before the entry that is corrected."""
        return None if self.mends is None else entry.correctable(sheet.first, sheet.marks).get(self.mends)

    def _walk(self, key: int) -> bool:
        """Go to an older entry to correct it, or back: the newest deal stands at the top."""
        sheet = self.sheet
        cells = sorted(entry.correctable(sheet.first, sheet.marks)) if sheet is not None else []
        if not cells:
            return False
        at = cells.index(self.mends) if self.mends in cells else len(cells)
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            deal, column = self.mends or (0, 0)
            deals = {d for d, _ in cells if (d < deal if key == Qt.Key.Key_Down else d > deal)}
            near = (max if key == Qt.Key.Key_Down else min)(deals, default=0)
            found = [c for c in cells if c[0] == near]
            if found:
                self.mend(*min(found, key=lambda c: abs(c[1] - column)))
            elif key == Qt.Key.Key_Up:
                self._leave()
            return True
        at = max(0, at - 1) if key == Qt.Key.Key_Left else at + 1
        if at < len(cells):
            self.mend(*cells[at])
        elif self.mends is not None:
            self.mends = None
            self.refresh()
        return True

    def _over(self, match: Match, sheet: Sheet, names: dict[int, str]) -> Prompt:
        winner = sheet.round.winner
        title = tr("The time was up")
        if winner:
            title = tr("{name} wins round {n}", name=names[winner], n=sheet.number)
        caps = []
        if sheet is match.sheet and match.ready:
            caps.append(Cap(NEXT_ROUND, tr("draw the seats of round {n}", n=sheet.number + 1)))
        if sheet.takes_line:
            caps.append(Cap(PAPER, tr("correct the round")))
        done = tr("All rounds of this table are in.") if match.done and sheet is match.sheet else ""
        if done and self._tied(match):
            done = tr("All rounds of this table are in. A play-off decides.")
        elif done and match.final:
            name = player_of(self.session.state, match.standing[0].entry)
            if match.final == "b":
                done = tr("{name} wins the B final.", name=name)
            else:
                done = tr("{name} wins the tournament.", name=name)
        rows = (tuple(caps),) if caps else ()
        if self.earlier_heat:
            warning = tr("A correction here can change who advances.")
            return Prompt(title, rows, "", warning, (Cap("Esc", tr("leave")),))
        return Prompt(title, rows, done)

    def _cell(self, round_: Round) -> int | None:
        wanted = entry.read(round_, "")
        if round_.over or not isinstance(wanted, Ask):
            return None
        n = round_.numbers.exchanges
        return {"who": min(round_.exchange, n) - 1, "question": n, "chicago": n, "trick": n + 1}[
            wanted.wanted
        ]

    # -- keys ----------------------------------------------------------------------------------------

    def home(self) -> QWidget:
        return self.paper if self.paper.isVisible() else self

    def letters(self) -> tuple[tuple[str, str], ...]:
        chairs = tuple((key, tr("A player, by seat")) for key in entry.CHAIRS[:4])
        return (*chairs, ("0", tr("Answer the card: nobody, or points")), ("C", tr("Who says Chicago")),
                ("M", tr("Chicago made")), ("B", tr("Exchanged in spite of the stop")),
                ("R", tr("Did not follow suit")), ("-", tr("Dealer’s error")),
                (PAPER, tr("Whole round from paper")), (NEXT_ROUND, tr("Draw the next seats")),
                ("Up", tr("Table before or after")), ("Down", tr("Table before or after")),
                ("Left", tr("Correct an older entry")), ("Right", tr("Back to a newer entry")),
                ("Shift+Left", tr("Round before or after")), ("Shift+Right", tr("Round before or after")),
                ("Shift+Up", tr("Heat before or after")), ("Shift+Down", tr("Heat before or after")),
                ("H", tr("Heats and draw")))  # fmt: skip

    def asked(self) -> QWidget | None:
        """Return the widget that takes the digits: the deal's, while its sheet is open; the line's, while a
        round from paper is typed."""
        if self.paper.isVisible():
            return self.paper
        played = self.stack.currentWidget() is self.played and self.sheet is not None
        return self if played and (self.open or self.mends is not None) else None

    def wanted(self) -> str:
        """Say what an entry that is half typed still lacks."""
        sheet = self.sheet
        if sheet is None or self.stack.currentWidget() is not self.played:
            return ""
        if self.paper.isVisible():
            return tr("Finish the round from paper first, or leave it with Esc.")
        if self.refused and not self.typed:
            return tr("Keys were not entered: {keys}. Press Esc first.", keys=" ".join(self.refused))
        if not self.typed:
            return ""
        short = view.short_names(self.session.state, tuple(sheet.seats.values()))
        names = {chair: short[e] for chair, e in sheet.seats.items()}
        asked = entry.wanted(self._before(sheet) or sheet.round, self.typed, names)
        return tr("Finish the entry first, or leave it with Esc. {question}", question=asked)

    def take(self, event: QKeyEvent) -> bool:
        return self._waits(event) or self._takes(event) or super().take(event)

    def _waits(self, event: QKeyEvent) -> bool:
        """Hold a key back while an entry is on its way to the disk: the card still shows the question before
        it. Return whether it is held."""
        copies = [
            QKeyEvent(kind, event.key(), event.modifiers(), event.text(), event.isAutoRepeat(), event.count())
            for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        ]

        def send() -> None:
            target = QApplication.focusWidget() or self
            if not (isValid(self) and self.isVisible() and target.window() is self.window()):
                return  # a dialog or another tournament has come between: the key was not meant for it
            for one in copies:
                QApplication.sendEvent(target, one)

        return self.session.when_stored(send)

    def _takes(self, event: QKeyEvent) -> bool:
        key, text, part = event.key(), event.text().upper(), self.stack.currentWidget()
        if key == Qt.Key.Key_Escape:
            return self._leave()
        if event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier):
            return False
        if text == "H" and not self.typed:
            self._turn(heats=part is not self.heats)
            return True
        if part is self.heats or self.heat is None:
            return self.heats.take_key(event)
        up_or_down = key in (Qt.Key.Key_Up, Qt.Key.Key_Down)
        sideways = key in (Qt.Key.Key_Left, Qt.Key.Key_Right)
        if up_or_down and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self.turn_heat(-1 if key == Qt.Key.Key_Up else 1)
        if sideways and event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            return self._turn_round(-1 if key == Qt.Key.Key_Left else 1)
        if sideways or (up_or_down and self.mends is not None):
            return self._walk(key)
        if up_or_down:
            self.step(1 if key == Qt.Key.Key_Down else -1)
            return True
        if character(event) and self.paper.isVisible():
            self.paper.setFocus()  # Tab has left the line: what is typed goes on with it
            QApplication.sendEvent(self.paper, event)
            return True
        if text.isdecimal() and not (self.open or self.mends is not None):
            return False  # a table or a seat, for the command bar
        return bool(character(event)) and self.press(text)

    def press(self, key: str) -> bool:
        """Take a key of the open sheet; whether it meant something."""
        match, sheet = self.match, self.sheet
        if match is None or sheet is None:
            return False
        if key == "Esc":
            return self._leave()
        if self.paper.isVisible():
            self._paper_key(key)
            return True
        self._row = self._row + key if key.isalpha() else ""
        if len(self._row) < 2:
            self._row_entered, self._refused_before = False, self.refused
        if self._refused_row and self._row[:-1] == self._refused_row and self._begins_name():
            self._take_name(key)
            return True
        before = self._before(sheet)
        now = sheet.round if before is None else before
        if before is None and key == PAPER and sheet.takes_line:
            self._from_paper(sheet)
            return True
        if before is None and key == PAPER and sheet is match.sheet and not sheet.over:
            self._refuse_paper()
            return True
        if before is None and (sheet.over or sheet is not match.sheet):
            if key == NEXT_ROUND and sheet.over and match.ready:
                perform(self, self.session, DrawRound(tables=(match.table,)))
                return True
            return self._no_answer(now, key)
        if key in POINTS and self._digits():
            self._give_seat(key)
            return True
        if key.isdecimal() and not self.typed and self._digits():
            self._refuse(key)  # the second digit of a table
            return True
        typed = entry.with_key(now, self.typed, key)
        found = entry.read(now, typed)
        if isinstance(found, Ask):
            if typed == self.typed:
                desk_of(self).say(tr("{key} is chosen already. The card shows the keys.", key=key))
            self.open = self.open or before is None
            self.typed = typed
            self.refresh()
            return True
        act: Act | None = None
        if found is not None and before is None:
            act = act_of(match.table, found)
            self.open, self.round = True, 0
        elif found is not None and self.mends is not None:
            deal, column = self.mends
            act = instead(match.table, found, sheet.number, deal, column + 1, self.earlier_heat)
        if act is None:
            return self._no_answer(now, key)
        self.typed, self._row_entered = "", key.isalpha()
        then = self._say_nothing_off if isinstance(found, Mistake) else None
        perform(self, self.session, act, then=then, otherwise=self.refresh)
        return True

    def _say_nothing_off(self, change: Change) -> None:
        """Say it where an error took nothing off the dealer."""
        sheet = self.sheet
        if sheet is None or not sheet.marks or not isinstance(mark := sheet.marks[-1], Mistake):
            return
        before = sheet.first
        for one in sheet.marks[:-1]:
            before = take(before, one)
        points = before.line(mark.chair).points
        if points == sheet.round.line(mark.chair).points:
            name = self.session.state.name(sheet.seats[mark.chair])
            desk_of(self).say(
                tr(
                    "The error is entered. {name} has {points} points and keeps them.",
                    name=name,
                    points=points,
                )
            )

    def _refuse_paper(self) -> None:
        """Say why the round cannot be typed as one line, and drop a chair that was typed: the points would go
        on with it."""
        self.typed = ""
        self.refused += PAPER
        self.refresh()
        said = tr("This round has deals already: undo them with Ctrl+Z to type the whole round from paper.")
        desk_of(self).say(said)

    def _no_answer(self, round_: Round, key: str) -> bool:
        """Say why a key does nothing here; whether it is the sheet's at all."""
        desk = desk_of(self)
        if not (key.isalnum() or key == entry.ERROR):
            return False
        sheet = self.sheet
        entered = self.mends is not None or (self.match is not None and sheet is self.match.sheet)
        if key.isdecimal() and not (self.typed or self.refused) and (round_.over or not entered):
            return False  # nothing is asked: a table or a seat, for the command bar
        if key == entry.ERROR and self.typed:
            desk.say(tr("An error is the dealer’s: type - without a player. H, T takes points off others."))
            key, self.typed = self.typed + key, ""  # the cards that follow are not points of this player
        elif key == entry.SAYS and round_.step is Step.TRICKS and not self.typed:
            n = round_.numbers.exchanges
            desk.say(tr("Undo exchange {n} first with Ctrl+Z, then type who says Chicago.", n=n))
        elif self._begins_name():
            self._take_name(key)
            return True
        elif key.isdecimal() and not self.typed:
            desk.say(tr("{key} is no answer here. For another table, press Esc first.", key=key))
        else:
            desk.say(tr("{key} is no answer here. The card shows the keys.", key=key))
        self._refuse(key)
        return True

    def _take_name(self, key: str) -> None:
        """Give the letters in a row, which begin a name, to the command bar; where one of them completed an
        entry, refuse the others, also the chair that is chosen."""
        row, chosen = self._row, self.typed
        self.typed = ""
        if not self._row_entered:
            self.refused, self._row, self._refused_row = self._refused_before, "", ""
            self.refresh()
            desk_of(self).unsay()
            desk_of(self).begin_line(row.capitalize())
            return
        said = tr("Letters are entries while the sheet is open. Type / before a name. ^Z undoes entries.")
        desk_of(self).say(said)
        self._refuse(chosen + key)

    def _refuse(self, key: str) -> None:
        """Show the key as one that was not entered."""
        sheet = self.sheet
        self.refused += key
        self._refused_in = sheet.round.deals if sheet is not None else 0
        self._refused_row = self._row
        self.refresh()

    def _begins_name(self) -> bool:
        """Return whether the letters typed in a row are the beginning of a name, and more than a code."""
        t, row = self.session.state, folded(self._row)
        if len(row) < LEAST_NAME:
            return False
        names = (searched(t.name(e)).split() for e in t.people.entries)
        return any(word.startswith(row) for words in names for word in words)

    def _digits(self) -> str:
        """Return the digits typed last: those of the entry, or else those that were no answer."""
        if self.typed:
            return self.typed if self.typed.isdecimal() else ""
        return self.refused[len(self.refused.rstrip("0123456789")) :]

    def _give_seat(self, point: str) -> None:
        """Give digits that a point follows to the command bar: they are a table, as in 9.3."""
        digits = self._digits()
        if not self.typed:
            self.refused = self.refused[: -len(digits)]
        self.typed = ""
        desk_of(self).unsay()
        self.refresh()
        desk_of(self).begin_line(digits + point)

    def _leave(self) -> bool:
        """Go back to the beginning of the entry, then out of the sheet, as Esc does."""
        if self.paper.isVisible():
            self._close_paper()
        elif self.refused:
            self.typed = self.refused = self._row = self._refused_row = ""
            desk_of(self).unsay()
        elif self.typed:
            self.typed = ""
        elif self.mends is not None:
            self.mends = None
        elif self.earlier_heat and self.stack.currentWidget() is self.played:
            self.show_heat(0)
        elif self.open and self.stack.currentWidget() is self.played:
            notice = getattr(desk_of(self), "notice", None)
            if notice is not None and notice.shown:
                return False
            self.open = False
        else:
            return False
        self.refresh()
        return True

    def step(self, by: int) -> None:
        """Open the table after or before this one."""
        order = [x.table for x in self.tables.lines]
        if self.table in order:
            self.open_table(order[(order.index(self.table) + by) % len(order)])

    def open_table(self, table: int) -> None:
        """Open the sheet of this table, for the round it is in."""
        self.table, self.round, self.typed, self.open, self.mends = table, 0, "", True, None
        self.refused = ""
        self._close_paper()
        self._turn(heats=False)

    def turn_heat(self, by: int) -> bool:
        """Look at the tables of the heat before or after."""
        heat, game = self.heat, self.session.state.game
        number = heat.number + by if heat is not None else 0
        if not isinstance(game, Chicago) or not 0 < number <= len(game.heats):
            return False
        self.show_heat(number)
        return True

    def show_heat(self, number: int) -> None:
        """Show the tables of this heat; 0, or one that is not drawn: the last."""
        self.past = number
        self.past = self.earlier_heat or 0
        self.open_table(self.table)

    def _turn_round(self, by: int) -> bool:
        """Look at the round before or after the one that is looked at."""
        match, sheet = self.match, self.sheet
        if match is None or sheet is None or not 0 < sheet.number + by <= len(match.sheets):
            return False
        self.show_round(sheet.number + by)
        return True

    def show_round(self, number: int) -> None:
        self.round, self.typed, self.mends = number, "", None
        self._close_paper()
        self.refresh()

    # -- a round from paper --------------------------------------------------------------------------

    def _from_paper(self, sheet: Sheet) -> None:
        self.typed = ""  # a chair that came with the table's seat, as in 2.1
        self.paper.setText(entry.paper_text(sheet.round) if sheet.told else "")
        self.paper.selectAll()
        self._paper_of = self._written_in()
        self.paper.show()
        self._place_keys()
        self.setFocus()
        self.refresh()

    def _paper_edited(self) -> None:
        """Remove the reasons against the line as soon as it is mended."""
        if self._paper_refused:
            self._paper_refused = False
            desk_of(self).unsay()
        self.refresh()

    def _close_paper(self) -> None:
        self._drop_paper()
        self.setFocus()

    def _drop_paper(self) -> None:
        """Close the line; the keyboard stays where it is, if that is not the line."""
        self._paper_refused, self._paper_of = False, ()
        self._place_keys()
        hand_over(self.paper, self)
        self.paper.hide()

    def _place_keys(self) -> None:
        """Leave the page's keys with the line while that is seen: a click on the card takes none, and Tab
        comes to the page."""
        line = self.paper if self._paper_of and self.stack.currentWidget() is self.played else None
        self.setFocusProxy(line)  # type: ignore[arg-type]  # the stub leaves None out

    def _timed(self, match: Match, sheet: Sheet) -> bool:
        """Return whether the time ended the round: it is typed, or is up here."""
        if entry.paper_timed(self.paper.text()):
            return True
        heat, now = self.heat, self.session.now()
        last = sheet is match.sheet and not self.earlier_heat
        return heat is not None and last and match in overdue(self.session.state, heat, now)

    def _paper_key(self, key: str) -> None:
        """Take a cap that is clicked while the line is written."""
        if key == "↵":
            self._take_paper()
        elif key not in entry.CHAIRS and len(key) == 1:
            self.paper.deselect()  # the mark is added to the line that stands there
            self.paper.insert(key)
            self.refresh()

    def _paper_prompt(self, match: Match, sheet: Sheet, names: dict[int, str]) -> Prompt:
        """Return the prompt of a round from paper: the points read so far, a player each."""
        lines, timed = entry.paper_lines(self.paper.text()), entry.paper_timed(self.paper.text())
        caps, gone = [], match.gone_in(sheet)
        for chair, line in zip_longest(sheet.seats, (lines or [])[: len(sheet.seats)]):
            tail = ""
            if chair in gone:
                tail = f" {gone_words(self.session.state, sheet.seats[chair])}"
            elif line:
                points = tr("out") if line.out else str(line.points)
                marked = "○" * line.said + "★" * line.made, "W" * line.won
                tail = "".join(f" {x}" for x in (points, *marked) if x)
            caps.append(Cap(entry.CHAIRS[chair - 1], names[chair], chosen=bool(line), name=True, tail=tail))
        marks = (Cap("C", tr("said Chicago")), Cap("*", tr("made")), Cap("O", tr("out")),
                 Cap("W", tr("straight flush")), Cap("T", tr("time was up"), chosen=timed),
                 Cap("/28", tr("all points made, if some were taken off")))  # fmt: skip
        order = tr("Side points in this order, a space after each player")
        wrong = tr("Only numbers and these marks, a space after each player") if lines is None else ""
        title = tr("Round {n} from paper", n=sheet.number)
        keys = (Cap("↵", tr("enter")), Cap("Esc", tr("back")))
        return Prompt(title, (tuple(caps), marks), "" if wrong else order, wrong, keys)

    def _take_paper(self) -> None:
        match, sheet = self.match, self.sheet
        lines = entry.paper_lines(self.paper.text())
        if match is None or sheet is None:
            return
        if not lines:
            self._paper_refused = True
            said = tr("Type the side points of each player with a space between, as 53c* 27c 14 6.")
            desk_of(self).say(said)
            return

        def done(_: object) -> None:
            self.refused = ""  # the round has all its points
            self._close_paper()
            self.refresh()

        def refused() -> None:
            self._paper_refused = True

        timed, gone = self._timed(match, sheet), match.gone_in(sheet)
        chairs = list(sheet.seats)
        # a player who left has no points in the round: what was written stays as strokes
        left = [i for i, chair in enumerate(chairs) if chair in gone]
        lines = [x._replace(points=0, out=True) if i in left else x for i, x in enumerate(lines)]
        act = from_paper(match.table, sheet.number, chairs, lines, timed=timed, heat=self.earlier_heat)
        perform(self, self.session, act, then=done, otherwise=refused)

    # -- where it is ---------------------------------------------------------------------------------

    def _turn(self, heats: bool = False) -> None:
        first = 1 if self.heat is None else 0
        self._show_part(2 if heats else first)
        self.refresh()

    def _show_part(self, part: int) -> None:
        """Show this part. The page has the keyboard if the part before had it: Qt would hand it to a button,
        or to a line that is not seen."""
        if part == self.stack.currentIndex():
            return
        self.setFocusProxy(None)  # type: ignore[arg-type]  # the stub leaves None out
        had = hand_over(self.stack, self)
        self.stack.setCurrentIndex(part)
        self._place_keys()
        if had:
            self.setFocus()

    def go_to(self, what: object) -> None:
        """Go to a seat: open its table, and type the chair where it can score."""
        if not isinstance(what, tuple):
            return
        table, chair = what
        self.past = 0
        if self.heat is None or table not in self.heat.matches:
            desk = desk_of(self)
            if desk is not None:
                desk.say(tr("Nobody plays at this table in this heat."))
            return
        self.open_table(table)
        t = self.session.state
        if chair and (why := vacant(t, (table, chair))):
            desk_of(self).say(commands.vacant(why, seat_name(t, (table, chair))))
        elif chair:
            self.press(entry.CHAIRS[chair - 1])

    def about(self, duty: Duty) -> None:
        """Open at the table of the duty, or at the heats."""
        self.past = 0
        match duty:
            case PlayOffDuty():
                self._turn(heats=True)
                self.heats.ask(PlayOff, entries=duty.entries)
            case NoShowDuty():
                self._turn(heats=True)
                self.heats.ask(NoShow, entry=duty.entry)
            case LatecomerDuty():
                self._turn(heats=True)
                self.heats.ask(SitLate, entry=duty.entry)
            case ProtocolMissingDuty() | SaidWithLessDuty():
                self.open_table(duty.table)
                self.show_round(duty.round)
            case OutOfRoundDuty() | TimeUpDuty():
                self.open_table(duty.table)
                if isinstance(duty, TimeUpDuty) and duty.paper:
                    self.press(PAPER)
            case DrawRoundDuty():
                self.open_table(duty.tables[0])
            case _:
                self._turn(heats=True)
