"""The command bar: one line of the text form, with what could follow above it."""

import re
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import (
    QFocusEvent,
    QFontMetrics,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QApplication, QLineEdit, QSizePolicy, QWidget

from core.formats.duties import duties
from core.formats.format import break_by_hand
from core.hands.going_out import placings
from core.keeping.other_nights import balances, pot_of
from core.log.change import Change
from core.money.payouts import Foretold, foretold
from core.say.acts import Act, AddToPool, BreakTable, Eliminate, NoteBigBlinds
from core.say.duties import BalanceDuty
from core.say.reasons import Refused, StoreFailed
from core.text.script import Line
from core.text.script_words import BadLine
from gui.console.frame.acting import YOUNG, desk_of, perform
from gui.console.frame.completion import (
    Suggestion,
    bearer,
    begun_shouts,
    enters,
    has_verb,
    put_out,
    said_of,
    suggest,
    whole_table,
)
from gui.console.frame.seat_words import typed_seat, with_points, with_verb_or_name
from gui.console.players.directory import meant_by, register_act
from gui.program.session import Session
from gui.safely import safely
from gui.theme import BODY, RADIUS_BUTTON, SMALL, font, icon
from gui.widgets.themed import draw_box, draw_words, painting, theme_of
from gui.words import commands, prizes, text
from gui.words.button_words import as_line
from gui.words.files import shown
from gui.words.names import player_of
from gui.words.tr import Context
from gui.words.voices import said_by, together

tr = Context("commands")

ROW = 32
# Of the list: its edge, the room beside its words, and between what is offered and what that is.
_EDGE, _PAD, _APART = 6, 10, 18
# A row: the room for what Enter does with it.
_KEY = 36
REMEMBERED = 100
# So many are named where several could be meant.
NAMED = 6
# A duty may ask for such: the number called, or the big blinds of two tables.
_NUMBERS = re.compile(r"\s*\d+(\s+\d+)*\s*")
_ARROWS = (Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
_PASSED = (*_ARROWS, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter)
# A question for the rest of a name or seat lets the line be gone on with.
_ASKS_MORE = ("which_one", "which_seat")
_CTRL = Qt.KeyboardModifier.ControlModifier
_WORD = re.compile(r'"(?:[^"\\]|\\.)*"?|[^\s"]+')


class Suggestions(QWidget):
    """The list above the bar. It never takes the keyboard: the bar steers it. ``at`` is the row Enter takes,
    ``picked`` whether the director chose it; the mouse only lights the row it would click."""

    taken = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.found: list[Suggestion] = []
        self.at, self.picked, self._over = -1, False, -1
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setMouseTracking(True)
        self.hide()

    def show_found(self, found: list[Suggestion], at: int = -1) -> None:
        """Show these suggestions, with the one at ``at`` chosen."""
        self.found, self.at, self.picked, self._over = found, at, False, -1
        self.setAccessibleName(", ".join(s.title for s in found))
        self.setVisible(bool(found))
        self.update()

    def move_by(self, step: int) -> None:
        """Move the choice up or down; past either end none is chosen."""
        able = [-1, *(i for i, s in enumerate(self.found) if s.line)]
        self.at = able[(able.index(self.at) + step) % len(able)]
        self.picked = self.at >= 0
        self.update()

    @property
    def chosen(self) -> Suggestion | None:
        return self.found[self.at] if 0 <= self.at < len(self.found) else None

    def sizeHint(self) -> QSize:
        """Return a size as wide as the longest suggestion."""
        title, detail = QFontMetrics(font(BODY, 550)), QFontMetrics(font(SMALL))
        said = (title.horizontalAdvance(x.title) + detail.horizontalAdvance(x.detail) for x in self.found)
        width = max(said, default=0) + 2 * (_EDGE + _PAD) + _APART + _KEY
        return QSize(width, ROW * len(self.found) + 2 * _EDGE)

    def _row(self, y: float) -> int:
        row = int(y - _EDGE) // ROW
        return row if 0 <= row < len(self.found) and self.found[row].line else -1

    @safely
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        row = self._row(event.position().y())
        if row != self._over:
            self._over = row
            self.update()

    @safely
    def leaveEvent(self, event: QEvent) -> None:
        self._over = -1
        self.update()
        super().leaveEvent(event)

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        row = self._row(event.position().y())
        if row >= 0:
            self.taken.emit(self.found[row])

    @property
    def key(self) -> str:
        """Return the lit row's key: one Enter does it, two do, or it writes a line that goes on."""
        row = self.chosen
        if row is None:
            return ""
        if not row.acts:
            return "↵ …"
        return "↵" if self.picked or row.whole else "↵ ↵"

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        draw_box(painter, self.rect().adjusted(0, 0, -1, -1), RADIUS_BUTTON, theme.surface, theme.strong)
        left, cut = Qt.AlignmentFlag.AlignVCenter, Qt.TextElideMode.ElideRight
        right = left | Qt.AlignmentFlag.AlignRight
        bold, small = font(BODY, 550), font(SMALL)
        for i, found in enumerate(self.found):
            row = QRect(_EDGE, _EDGE + i * ROW, self.width() - 2 * _EDGE, ROW)
            if i in (self.at, self._over):
                draw_box(painter, row, 6, theme.green_ground if i == self.at else theme.raised)
            words = row.adjusted(_PAD, 0, -_PAD, 0)
            if i == self.at:
                draw_words(painter, words, self.key, theme.green, font(SMALL, 550), right)
            words.setRight(words.right() - _KEY)
            ink = QFontMetrics(bold)
            title = ink.elidedText(found.title, cut, words.width())
            draw_words(painter, words, title, theme.text if found.line else theme.quiet, bold, left)
            rest = words.adjusted(ink.horizontalAdvance(title) + _APART - 2, 0, 0, 0)
            detail = QFontMetrics(small).elidedText(found.detail, cut, rest.width())
            draw_words(painter, rest, detail, theme.quiet, small, right)
        painter.end()


class CommandBar(QLineEdit):
    """Enter does the line, or what was typed of a name or seat where only one can be meant. What is wrong
    with it is said right above (``said``), and the line is kept until something else is typed: that is a line
    of its own, the next bust or a number, and never goes into a command that was refused. Where it may be
    meant for that, too, the refused line is offered with it, and Enter asks.

    ``left``: the keyboard goes back to the page. ``asked`` carries what Enter would do, or what it needs
    first; "" where that holds no longer. While it ``waits`` for the next name Space, Enter, the arrows and
    what ``passes`` are the console's.
    """

    left = Signal()
    finished = Signal()
    """A line was carried out; the next one may be typed at once."""
    waiting = Signal()
    """It begins or ceases to wait for the next name."""
    asked = Signal(object)
    opened = Signal(object)
    """A place is wanted, as ``Suggestion.leads`` names it."""

    def __init__(self, session: Session, window: QWidget) -> None:
        super().__init__()
        self._session = session
        self._lines: list[str] = []
        self._line_at = 0
        self._browsing = False
        # The figures told of the line that stands here: the next Enter does it.
        self._told: Foretold | None = None
        # True after an Enter left the line here, or the person before did: letters begin a new line.
        self._left_over = self._clicked_into = False
        # The text that stood here when it went on its way to the disk: a second Enter does not do it again.
        self._sent = ""
        # The words that stand for a line, and that line: it begins so as long as the bar does.
        self._stands = ("", "")
        # The text that the last Enter left here, and whether this Enter is one more on it.
        self._entered, self._again = "", False
        # The seat that Esc brought here from a dialog where it named somebody: Enter first says what it does.
        self._handed = ""
        # The text before and after the word that was refused, which may be typed anew.
        self._mends: tuple[str, str] | None = None
        # The line that one more Enter would have done, and what it is called; and such that were typed over.
        self._begun = ("", "")
        self._forgotten: list[str] = []
        self.setObjectName("command")
        self.setAccessibleName(tr("Type a name, a seat or an action…"))
        self.waits = self._by_slash = False
        self.passes: Callable[[str], bool] = lambda _: False
        """Returns whether a character is the console's while the bar waits."""
        self.goes_back: Callable[[], bool] = lambda: False
        """Returns whether the keyboard goes back with the Esc that clears the line: a question waits."""
        self.over: QWidget | None = None
        """Stands between the page and the bar, and is not covered by the suggestions."""
        self._say_how()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setTextMargins(24, 0, 24, 0)
        self.suggestions = Suggestions(window)
        self.suggestions.taken.connect(self._clicked)
        self._before = ""
        """The text before the edit that is told."""
        self.textEdited.connect(self._edited)
        self.textChanged.connect(self._changed)

    def say_how(self, *, by_slash: bool) -> None:
        """Say how to come here; ``by_slash`` where the page has letters of its own."""
        self._by_slash = by_slash
        self._say_how()

    def _say_how(self) -> None:
        words = tr("Type a name, a seat or an action…")
        if self.waits:
            words = tr("Type the next name or seat…")
        elif self._by_slash and not self.hasFocus():
            words = tr("Press / for a name, a seat or an action…")
        self.setPlaceholderText(words)

    def wait(self, waits: bool = True) -> None:
        """Wait for the next name, with the keyboard, or no longer."""
        if waits != self.waits:
            self.waits = waits
            if waits:
                self.setFocus()
            self._say_how()
            self.waiting.emit()

    # -- suggestions -------------------------------------------------------------------------------

    def _changed(self) -> None:
        self._before = self.text()  # told after the edit

    def _own_keys(self) -> int:
        """Return how many slashes begin a line that was not begun before. They go to the bar, from wherever
        they are pressed; alone they are seen, as any key is."""
        line = self.text().lstrip("/")
        return len(self.text()) - len(line) if line and not self._before.strip("/") else 0

    def _edited(self) -> None:
        self.wait(False)
        own = self._own_keys()
        if own:
            at = self.cursorPosition()
            self.setSelection(0, own)
            self.insert("")  # as an edit, which brings us here again: it can be taken back
            self.setCursorPosition(at - own)
            return
        if not self.text():
            self._mends = None
        line, what = self._begun
        if what and not self.text().startswith(line):
            self._begun = ("", "")
            self._forgotten.append(what)
        self._told, self._entered, self._handed = None, "", ""
        self._say_no_more()
        self._offer()

    def _offer(self) -> None:
        self._browsing = False
        try:
            begun = with_verb_or_name(self.line, self._session.state, whole=False)
            typed = with_points(begun)
        except BadLine:  # what has two readings is not gone on with: a row would settle it
            begun = typed = ""
        state, check = self._session.state, self._session.check
        found = suggest(typed, state, check, self._known) if self.hasFocus() else []
        if typed and begun != self.line:  # the rows go on with the words that stand here
            said, head, _ = as_line(self.text())
            found = [replace(x, line=f"{said}{x.line.removeprefix(head)}" if x.line else "") for x in found]
        line, at, readings = self._understood(), -1, self._readings()
        if not found and line is None and typed != self.line and self.hasFocus():
            # a shout may begin with the words of a button: "acted out of turn"
            found = begun_shouts(self.line, self._session.state)
        if readings:  # a number with two meanings is nobody's before one is chosen
            found = [*readings, *found]
            at = 0 if len(found) == 1 and found[0].line else -1
        elif line is None:
            # a table alone is nobody: the first of its seats would be one Enter from being out
            place = found[0].leads if found else ""
            if place[1:] == (0,):
                at = 0  # a table is opened, whoever has its number too
            elif place or not whole_table(typed, self._session.state):
                at = enters(found)
        elif isinstance(line.act, Eliminate) and self._is_out(line.act):
            at = enters(found)
        elif found or isinstance(line.act, Eliminate):
            meant = self._meant(line)
            meant = replace(meant, whole=not self._is_handed)
            found, at = [meant, *(s for s in found if s.title != meant.title)], 0
        mended = self._mended(line, found) if self.hasFocus() else None
        if mended is not None:  # as a number with two meanings; Enter writes it out where there is no other
            alone = line is None and not any(x.line for x in found)
            at = len(found) if alone else -1
            found = [*found, mended]
        self.suggestions.show_found(found, at)
        self.place()

    def _mended(self, line: Line | None, found: list[Suggestion]) -> Suggestion | None:
        """Return the refused line with what was typed since in the place of its wrong word, if it could be
        done now, and is not what the typed line or a row does already."""
        typed, session = self.text().strip(), self._session
        if self._mends is None or not typed or has_verb(typed):
            return None
        whole = typed.join(self._mends)
        try:
            meant = session.understand(self._in_text_form(whole))
        except BadLine:
            return None
        if meant is None or session.check(meant.act):
            return None
        does = session.written(meant.act)
        if does in (x.line for x in found) or (line is not None and does == session.written(line.act)):
            return None
        return Suggestion(whole, does, commands.explained(meant.act.VERB), mends=True)

    def _known(self, name: str) -> list[Suggestion]:
        """Return how people of the club's list whose name this may be are registered."""
        session = self._session
        found = [register_act(row) for row in meant_by(session.library, name)]
        return [
            Suggestion(session.written(act), commands.register(act.name), act.number, acts=True)
            for act in found
            if not session.check(act)
        ]

    def _readings(self) -> list[Suggestion]:
        """Return the readings of the typed numbers as answers to a duty that is not asked yet."""
        if not _NUMBERS.fullmatch(self.text()):
            return []
        found = []
        for words, act in desk_of(self).readings(self.text().strip()):
            line = self._session.written(act) if act is not None else ""
            found.append(Suggestion(line, words, acts=True, whole=True))
        return found

    def _in_text_form(self, line: str) -> str:
        return with_points(with_verb_or_name(line, self._session.state))

    def _understood(self) -> Line | None:
        try:
            return self._session.understand(self._in_text_form(self.line))
        except BadLine:
            return None

    def _near(self, typed: str) -> str:
        """Return the line that may be meant by one that is not understood."""
        try:
            self._session.understand(typed)
        except BadLine as bad:
            return str(bad.facts.get("near") or "")
        return ""

    def _is_out(self, act: Eliminate) -> bool:
        """Return whether all of them are out already: the act is refused, and their standing is shown."""
        entries = self._session.state.people.entries
        return all(e in entries and entries[e].out for e in act.who)

    def _meant(self, line: Line) -> Suggestion:
        """Return the suggestion that Enter carries out with the line as it stands."""
        t, act = self._session.state, line.act
        if isinstance(act, Eliminate) and all(entry in t.people.entries for entry in act.who):
            return put_out(self.line, act.who, t)
        written = self._session.written(act)
        return Suggestion(self.line, written, commands.explained(act.VERB), acts=True, whole=True)

    def place(self) -> None:
        """Show the suggestions above the bar, and above a notice that stands there: it may ask about them."""
        if not self.suggestions.isVisible():
            return
        size = self.suggestions.sizeHint()
        window = self.suggestions.parentWidget()
        assert window is not None
        corner = self.mapTo(window, QPoint(0, 0))
        width = min(max(self.width(), 380, size.width()), window.width() - 2 * corner.x())
        bottom = corner.y() - 10
        if self.over is not None and self.over.isVisible():
            bottom = min(bottom, self.over.mapTo(window, QPoint(0, 0)).y())
        self.suggestions.setGeometry(corner.x(), bottom - size.height(), width, size.height())
        self.suggestions.raise_()

    def take(self, line: str) -> None:
        """Put a suggestion into the bar, to be gone on with."""
        self.setText(line)
        self.setFocus()
        self._offer()

    @property
    def line(self) -> str:
        """Return the line as it stands here, in the text form where words stand for it."""
        words, line = self._stands
        return line + self.text()[len(words) :] if words and self.text().startswith(words) else self.text()

    def _complete(self, found: Suggestion) -> None:
        """Write out what was meant, in words where it is whole. It is one Enter away then, and said to be;
        what is typed instead begins anew."""
        self._stands = (found.title, found.line) if found.acts and not found.line.endswith(" ") else ("", "")
        self.take(found.title if self._stands[0] else found.line)
        if self._understood() is not None:
            self._left_over = True
            if found.acts or found.mends:
                self.selectAll()
            what = found.title if found.acts else found.line.strip()
            self._begun = (self.text().strip(), what)
            self.asked.emit(together(commands.enter_again(what), self._not_done(besides=what)))

    def _not_done(self, besides: str = "") -> str:
        """Say what was begun and typed over last, until it is done or Esc is pressed: what was so before it
        was said already."""
        self._forgotten = [x for x in self._forgotten if x != besides][-1:]
        return together(*map(commands.not_done, self._forgotten))

    def _clicked(self, found: Suggestion) -> None:
        if found.leads:
            self._go(found)
        else:
            self._complete(found)

    def _go(self, found: Suggestion) -> None:
        self.suggestions.show_found([])
        self.clear()
        self.asked.emit("")
        self.opened.emit(found.leads)

    # -- keys ----------------------------------------------------------------------------------------

    def begin(self, text_: str = "") -> None:
        """Take the keyboard, with a digit already typed; a line left from before is replaced by the next."""
        self._note_bust()
        self.wait(False)
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()
        if text_:
            self.insert(text_)
            self._left_over = False
            self._edited()

    def hand_over(self, seat: str) -> None:
        """Take a seat that named somebody in a dialog, with the keyboard. The Esc may have cancelled just
        that, so that two Enters do it; what is typed instead takes its place."""
        self.begin(seat)
        self._handed, self._left_over = seat, True
        self._offer()

    @property
    def _is_handed(self) -> bool:
        return bool(self._handed) and self.text() == self._handed

    @property
    def stands(self) -> bool:
        """Return whether a line was typed here and not done, and the keyboard went elsewhere."""
        return bool(self.text().strip()) and not self.hasFocus() and self._sent != self.text()

    def take_enter(self) -> None:
        """Come back for the line that stands here, and say that the next Enter does it."""
        self.begin()
        self._left_over, self._handed = True, ""
        self._offer()
        self.asked.emit(commands.enter_again(shown(self.text().strip())))

    def _note_bust(self) -> None:
        """Count a bust that stands here as begun: typed over, it is said not to be done. A menu or a dialog
        leaves the keyboard here."""
        if self.text().strip() and self._sent != self.text() and not self._begun[1]:
            line = self._understood()
            if line is not None and isinstance(line.act, Eliminate) and not self._is_out(line.act):
                self._begun = (self.text().strip(), self._meant(line).title)

    def focusNextPrevChild(self, next_: bool) -> bool:
        """Let Tab complete the line while there is an offer, else go on to the next widget."""
        offered = self.suggestions.found if self.suggestions.isVisible() else []
        if not next_ or not offered:
            return super().focusNextPrevChild(next_)
        row = self.suggestions.chosen or next((s for s in offered if s.typed), None)
        if row is not None:
            self.take(row.line)
        return True

    @safely
    def event(self, event: QEvent) -> bool:
        """Leave the keys that undo, delete and move to the console while the line is empty."""
        if event.type() == QEvent.Type.ShortcutOverride and not self.text():
            event.ignore()
            return False
        return super().event(event)

    def _passes(self, event: QKeyEvent) -> bool:
        """Leave a key to the console while it waits for the next name, an arrow with the keyboard. A line
        that stands here, as one that Up brought back, has its keys."""
        if not self.waits or self.text() or (event.key() not in _PASSED and not self.passes(event.text())):
            return False
        if event.key() in _ARROWS:
            self.left.emit()
            target = QApplication.focusWidget()
            if target is not None and target is not self:
                QApplication.sendEvent(target, event)
        else:
            event.ignore()
        return True

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._passes(event):
            return
        if event.matches(QKeySequence.StandardKey.Undo):
            self._take_back_typing()
            return
        left_over = self._left_over
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_AltGr):
            self._left_over = False
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down:
                self._up_or_down(-1 if event.key() == Qt.Key.Key_Up else 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter if event.modifiers() & _CTRL and not self.text():
                event.ignore()  # the console says what Ctrl+Enter is for
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                if not event.isAutoRepeat():  # a held key is one Enter
                    self._again = bool(self.text()) and self.text() == self._entered
                    self._enter()
                    self._entered = self.text()
            case Qt.Key.Key_Escape:
                self._escape(left_over)
            case _:
                if left_over and self._begins_anew(event.text()):
                    self._mends = None
                    self.selectAll()
                super().keyPressEvent(event)

    def _begins_anew(self, typed: str) -> bool:
        """Return whether this begins a new line after an Enter that left one here. A letter may go on with a
        name, and not with a number."""
        return typed.isdigit() or (typed.isalpha() and bool(_NUMBERS.fullmatch(self.text())))

    def _take_back_typing(self) -> None:
        """Take back what was typed, and say that it was that: an action is undone with the bar empty."""
        able = self.isUndoAvailable()
        self.undo()
        self.asked.emit(commands.typing_undone() if able else commands.no_typing_to_undo())

    def _up_or_down(self, step: int) -> None:
        if self.suggestions.isVisible() and not self._browsing:
            self.suggestions.move_by(step)
        elif self._lines:
            self._browsing = True
            self._line_at = min(max(self._line_at + step, 0), len(self._lines))
            self.setText(self._lines[self._line_at] if self._line_at < len(self._lines) else "")
            self.suggestions.show_found([])

    def _enter(self) -> None:
        try:
            typed = self._in_text_form(self.line)
        except BadLine as bad:
            self._wrong(bad)
            return
        chosen = self.suggestions.chosen if self.suggestions.isVisible() else None
        ready = chosen is not None and (self.suggestions.picked or chosen.whole)
        if not typed.strip():
            self.left.emit()
        elif chosen is not None and chosen.leads and (ready or chosen.leads != "deal"):
            self._go(chosen)
        elif self._sent == self.text():
            return  # it is being done
        elif self._is_handed and not self.suggestions.picked:
            self.take_enter()
        elif chosen is not None and chosen.acts and ready:
            self.carry_out(chosen.line)
        elif chosen is not None and chosen.line.rstrip() != self.line.rstrip():
            self._complete(chosen)
        elif asked := self._which(typed):
            self._left_over = True
            self._note_bust()
            if not any(x.kind in _ASKS_MORE for x in said_by(asked)):
                self.selectAll()
            self.asked.emit(self._once_more(asked))
        else:
            self.carry_out(self.line)

    def _once_more(self, said: str) -> str:
        """Return what is said of the line; where it was said before, with the way out: the Enter may have
        been meant for something else."""
        return together(said, commands.esc_clears()) if self._again else said

    def _which(self, typed: str) -> str:
        """Return the question to answer first, where what was typed may be several."""
        state = self._session.state
        if readings := self._readings():
            others = [x.title for x in self.suggestions.found[len(readings) :] if x.line]
            titles = [*(x.title for x in readings), *others[:NAMED]]
            return commands.which_one(titles) if len(titles) > 1 else titles[0]
        found = self.suggestions.found if self.suggestions.isVisible() else []
        if any(x.mends for x in found):
            titles = [x.title for x in found if x.typed or x.whole]
            return commands.which_one([*titles[: NAMED - 1], *(x.title for x in found if x.mends)])
        if label := whole_table(typed, state):
            return commands.which_seat(label, bearer(typed, state))
        new = [s.title for s in found if s.line.startswith("register ")]
        if len(new) > 1 and not has_verb(typed):
            return commands.which_one(new)
        if new and not has_verb(typed):
            return commands.nobody_called(typed.strip(), self._near(typed))
        several = [s.title for s in found if s.typed]
        if not several and (said := said_of(typed, found)) and self._understood() is None:
            return together(said, commands.reentry_by_arrow()) if any(s.acts for s in found) else said
        if len(several) < 2 or has_verb(typed) or self._understood() is not None:
            return ""
        return commands.which_one([*several[:NAMED], *["…"] * (len(several) > NAMED)])

    def _escape(self, left_over: bool) -> None:
        """Hide the list, then clear the line, then leave; where a question waits the last two at once. A line
        that Enter left here, or that has no verb yet, is given up with its list: what is typed next replaces
        it."""
        if self.suggestions.isVisible():
            self.suggestions.show_found([])
            if left_over or not has_verb(self.line):
                self.selectAll()
        elif self.text():
            self._forget()
            self._say_no_more()
            if self.goes_back():
                self.left.emit()
        else:
            self._forget()
            self._say_no_more()
            self.left.emit()

    def _say_no_more(self) -> None:
        """Take away what was said of the line that stood here."""
        self.asked.emit("")
        if self._again:
            self._again = False
            desk_of(self).say_beside("")

    def _forget(self, entered: str | None = None) -> None:
        """Clear the line, and what was begun with it; one that was begun after ``entered`` stays."""
        if entered is not None and self.text() != entered:
            return
        self.clear()
        self._begun, self._forgotten, self._mends = ("", ""), [], None

    def carry_out(
        self, typed: str, override: str = "", *, sure: bool = False, entered: str | None = None
    ) -> None:
        """Do the line; on success it is cleared and remembered. ``sure``: nothing is asked first. While it
        waits for the disk another may be begun here; ``entered`` is then what stood here."""
        session, desk = self._session, desk_of(self)
        entered = self.text() if entered is None else entered
        if session.when_stored(partial(self.carry_out, typed, override, sure=sure, entered=entered)):
            self._send(entered)
            return
        self._sent = "" if self._sent == entered else self._sent
        self._mends = None
        try:
            line = session.understand(self._in_text_form(typed))
        except BadLine as bad:
            if self.text() == entered:
                self._wrong(bad)
            else:
                self.asked.emit(text.bad_line(bad))
            return
        self.suggestions.show_found([])
        if line is None:
            self._carried_out(typed, "", entered, self.left)
            return
        if not sure and not override and self._ask_seats(typed, line, entered):
            return
        if not sure and not override and self._ask_new_seat(typed, line, entered):
            return
        if self._tell_first(line, override or line.override, entered):
            return
        act, meant, again = line.act, self._meant(line).title, self._again
        if isinstance(act, BreakTable) and line.happened is None and not (override or line.override):
            act = break_by_hand(session.state, act, session.now())
        answered = False

        def over() -> None:
            nonlocal answered
            answered = True
            self._sent = "" if self._sent == entered else self._sent

        def failed(error: Refused | StoreFailed) -> None:
            over()
            if isinstance(error, StoreFailed):
                desk.say_failed(error)
                return
            self._left_over = self.text() == entered
            if self._left_over:
                self.selectAll()
            if self._left_over and isinstance(act, Eliminate):
                self._begun = (entered.strip(), meant)
            desk.say_refused(act, error, lambda why: self.carry_out(typed, why, entered=entered))
            if again:
                desk.say_beside(commands.esc_clears())

        def done(_: Change) -> None:
            over()
            self._carried_out(typed, meant, entered, self.finished)

        session.begin(act, override or line.override, line.happened, then=done, failed=failed)
        if not answered:
            self._send(entered)

    def _send(self, entered: str) -> None:
        """Mark the line as sent; the next key that is typed takes its place."""
        self._sent = entered
        if self.text() == entered:
            self.suggestions.show_found([])
            self.selectAll()

    def _carried_out(self, typed: str, done: str, entered: str, then: SignalInstance) -> None:
        """Clear the line and remember it; another that was begun meanwhile stays."""
        if not self._lines or self._lines[-1] != typed:
            self._lines = [*self._lines, typed][-REMEMBERED:]
        self._line_at, self._browsing = len(self._lines), False
        if self.text() != entered:
            return
        self.clear()
        self._begun, said = ("", ""), self._not_done(besides=done)
        then.emit()
        if said:
            self.asked.emit(said)

    def _ask_new_seat(self, typed: str, line: Line, entered: str) -> bool:
        """Ask about a seat that somebody else got a moment ago, in a draw or when a table broke, and return
        whether it was asked: the dealer means who sat there."""
        t, act, meant = self._session.state, line.act, self._meant(line).title
        asked_before = self._begun[1] == meant
        if not isinstance(act, Eliminate) or asked_before or any(map(str.isalpha, typed)):
            return False
        came = [t.room.last_moves[x].at for x in act.who if x in t.room.last_moves]
        if not came or self._session.now() - max(came) >= YOUNG:
            return False
        if self.text() != entered:
            self._give_up(meant)
            return True
        self._left_over = True
        self.selectAll()
        self._begun = (entered.strip(), meant)
        self.asked.emit(together(commands.enter_again(meant), self._not_done(besides=meant)))
        return True

    def _give_up(self, meant: str, first: str = "") -> None:
        """Say that a line was not done, where another was begun before its question came: Enter is that
        one's."""
        self._forgotten.append(meant)
        self.asked.emit(together(first, self._not_done()))

    def _ask_seats(self, typed: str, line: Line, entered: str) -> bool:
        """Ask about seats of several tables that were typed alone, and return whether it was asked: they may
        be big blinds, and two tables rarely lose somebody at once."""
        t, act, desk = self._session.state, line.act, desk_of(self)
        if not isinstance(act, Eliminate):
            return False
        entries = [t.people.entries[e] for e in act.who if e in t.people.entries]
        seats = {e.table: e.seat for e in entries if e.table is not None and e.seat is not None}
        if len(seats) < 2 or line.happened is not None or has_verb(typed) or self._session.check(act):
            return False
        meant = self._meant(line).title
        if self.text() != entered:
            self._give_up(meant)
            return True
        self._left_over = True
        self._begun = (entered.strip(), meant)
        written = [t.seat_text(e.id) for e in entries]
        asked = (d.asks for d in duties(t, self._session.now()) if isinstance(d, BalanceDuty))
        if len(seats) == len(entries) and any({*seats} <= {*asks} for asks in asked):
            note = NoteBigBlinds(seats=tuple(seats.items()))
            does = partial(perform, self, self._session, note, then=lambda _: self._forget(entered))
            desk.confirm(commands.big_blinds_or_out(written), tr("Set big blinds"), does)
        else:
            names, currency = [player_of(t, e.id) for e in entries], t.currency
            question = commands.out_at_tables(names, commands.places(t, placings(t, act.who)), currency)
            does = partial(self.carry_out, typed, sure=True, entered=entered)
            desk.confirm(question, tr("Bust %n players", len(names)), does)
        return True

    def _tell_first(self, line: Line, override: str, entered: str) -> bool:
        """Say what the line would do to the prizes, and return whether that was all. The next Enter does it,
        if nothing was typed since and the figures are still these."""
        state, act = self._session.state, line.act
        found = foretold(state, act)
        told, self._told = self._told, None
        if found is None or override or found == told or self._session.check(act):
            return False
        more = self._overdrawn(act)
        if not (found.odd or more or (found.moved and state.money.prizes_set)):
            return False
        said = together(prizes.foretold(found, state.currency), more, by="\n")
        if self.text() != entered:
            self._give_up(self._meant(line).title, said)
            return True
        self._told, self._left_over = found, True
        self.selectAll()
        again = tr("Press Enter again to change the prizes.")
        self.asked.emit(f"{said}\n{again}")
        return True

    def _overdrawn(self, act: Act) -> str:
        """Say that more is added from a pot than other nights have kept for it."""
        session, currency = self._session, self._session.state.currency
        if session.earlier is None or not isinstance(act, AddToPool):
            return ""
        has = pot_of(balances(session.earlier.beside(session.director).nights, currency), act.name)
        return prizes.overdrawn(has, act.amount, currency) if has is not None else ""

    def _wrong(self, bad: BadLine) -> None:
        """Say what was expected. All of the line is selected: what is typed next may be a mend of the wrong
        word, and may be the next bust. A button's words become the line's own, whose words it is about."""
        self.setText(with_verb_or_name(self.text(), self._session.state))
        self.suggestions.show_found([])
        if typed_seat(self.text())[1]:
            self._begun = (self.text().strip(), self.text().strip())
        self._mends = None
        if bad.expected != "verb" and has_verb(self.text()):
            self._mends = self._beside_wrong(bad)
        self.selectAll()
        said = text.bad_line(bad)
        if bad.expected == "verb" and bad.got:
            said = commands.not_understood(shown(self.text().strip()), str(bad.facts.get("near") or ""))
        self.asked.emit(self._once_more(said))  # over with the next key that is typed here, or Escape

    def _beside_wrong(self, bad: BadLine) -> tuple[str, str]:
        """Return what stands before and after the wrong word, or where one is missing. A name of several
        words without quotes is one."""
        line = self.text()
        start = min(bad.column - 1, len(line))
        wrong = _WORD.match(line, start)
        if wrong is None:
            return f"{line[:start].rstrip()} ", line[start:]
        whole = len(bad.got) if line.startswith(bad.got, start) else 0
        return line[:start], line[start + max(len(wrong[0]), whole) :]

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        self._clicked_into = event.reason() is Qt.FocusReason.MouseFocusReason
        super().focusInEvent(event)
        self._say_how()
        back = event.reason() is Qt.FocusReason.ActiveWindowFocusReason
        if back and self.text() and self._sent != self.text():
            self._offer()  # a dialog has handed on what was typed there

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Begin a new line at a click: a line that was left is typed over."""
        super().mouseReleaseEvent(event)
        if self._clicked_into and not self.hasSelectedText():
            self.selectAll()
        self._clicked_into = False

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.suggestions.show_found([])
        away = event.reason() not in (Qt.FocusReason.ActiveWindowFocusReason, Qt.FocusReason.PopupFocusReason)
        if away:
            self.asked.emit("")  # Enter is somebody else's now
            self._mends = None
        super().focusOutEvent(event)
        if away:
            self.wait(False)
        self._say_how()

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        theme = theme_of(self)
        painter = QPainter(self)
        middle = self.height() // 2
        icon("terminal", theme, theme.faint).paint(painter, QRect(12, middle - 8, 16, 16))
        if not self.text() and not self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRect(self.width() - 29, middle - 9, 18, 18)
            draw_box(painter, box, 4, "", theme.strong)
            draw_words(painter, box, "/", theme.quiet, font(SMALL - 1))
        painter.end()
