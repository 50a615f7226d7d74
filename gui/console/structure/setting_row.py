"""A line of the settings: its name left, its value right, opened in place."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, partial
from textwrap import wrap

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QApplication, QButtonGroup, QLayout, QLineEdit, QRadioButton, QWidget
from shiboken6 import isValid

from core.formats.setting_rules import against_book
from core.log.change import Change
from core.say.acts import Act
from core.tournament.state import Tournament
from gui.console.ask.each_field import EachField
from gui.console.frame.acting import desk_of, go_to, perform
from gui.console.structure.book_rows import book_of
from gui.looks.setting import ONE, Field, Setting, Wrong
from gui.program.session import Session
from gui.safely import safely
from gui.theme import RADIUS_BUTTON
from gui.widgets.boxes import across, cells, down
from gui.widgets.fields import CommitField, put_at
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, Label, label
from gui.widgets.themed import draw_box, painting
from gui.words import rulebook
from gui.words import text as words
from gui.words.tr import Context
from gui.words.voices import with_clause

tr = Context("structure")

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_CHORD = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
_BY_TAB = (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
_NUMBER, _WORDS = 90, 200
_EDGE, _LOW = 8, 20
# A choice has so many characters on a line.
_BROAD = 44
# So many fields of a line stand beside each other.
_BESIDE = 3


class SettingField(CommitField):
    """A field of a line that is done as a whole: going on to the next field of it is no end."""

    def __init__(self, row: SettingRow, hint: str) -> None:
        super().__init__(hint)
        self._row = row
        self.setProperty("cell", True)
        put_at(Qt.AlignmentFlag.AlignRight, self)

    def commit(self) -> None:
        self._row.enter()

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        row = self._row
        if event.key() == Qt.Key.Key_Escape:
            event.setAccepted(not row.lasting)
            if not row.lasting:
                row.let_go()
        elif event.key() in _ENTER and row.lasting and event.isAutoRepeat():
            event.accept()
        elif event.key() == Qt.Key.Key_K and row.lasting and row.differs and not row.drafted:
            row.ask_book()
        else:
            super().keyPressEvent(event)

    @safely
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self._row.part()
        QLineEdit.focusOutEvent(self, event)  # the line sees that it is left

    def focusNextPrevChild(self, next: bool) -> bool:
        return self._row.go_on(self, 1 if next else -1)


class Choice(QRadioButton):
    """One of the values of a line: a click does it; the arrows go through them, and Enter does one."""

    taken = Signal()

    def __init__(self, said: str, value: str) -> None:
        super().__init__(said)
        self.value = value

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        if self.isChecked():
            self.taken.emit()


class SettingRow(EachField):
    """Closed it shows the value, and takes the keyboard; opened it has the fields, what would follow from
    what is typed, and the rule. What was refused stays in its field, with the reason under it.

    ``differs`` says that the rulebook has otherwise; ``stepped`` and ``tabbed`` say that the keyboard goes
    on, 1 down and -1 up; Tab opens the next line. ``entered``: Enter has kept the line. ``edited``: something
    is typed in it.

    One that is ``lasting`` is open as long as it has the keyboard, as the fields of a form are: Esc is the
    form's.
    """

    stepped = Signal(object, int)
    tabbed = Signal(object, int)
    reached = Signal(object)
    entered = Signal()
    edited = Signal()

    def __init__(self, session: Session, setting: Setting, *, lasting: bool = False) -> None:
        super().__init__(session)
        self.setting, self.lasting = setting, lasting
        self.opened = False
        self.fields: dict[str, CommitField] = {}
        self.choices: dict[str, Choice] = {}
        self._heads: dict[str, QWidget] = {}
        self._refused = self._built = self.differs = False
        self._pressed = QPoint()
        self.name = label(setting.title())
        self.value = ElidedLabel("", "strong")
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._head = across(self.name, (self.value, 1), gap=8)
        self._column = down(self._head, gap=2, margins=(_EDGE, 6, _EDGE, 6), of=self)
        self.setProperty("ownsEnter", True)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    # -- building ------------------------------------------------------------------------------------

    @cached_property
    def more(self) -> Label:
        """The label after the value. Few lines have one, and without it they open in two thirds of the time,
        as without ``under``."""
        made = label("", "quiet")
        made.hide()
        self._head.insertWidget(2, made)
        return made

    @cached_property
    def under(self) -> Label:
        """The label under name and value."""
        made = label("", "label", wrap=True)
        made.hide()
        self._column.insertWidget(1, made)
        return made

    def _has(self, label: str) -> bool:
        """Return whether this label was made."""
        return label in vars(self)

    def build(self) -> None:
        """Make what a line has besides its name and value, once that is wanted: there are over a hundred."""
        if self._built:
            return
        self._built = True
        self.house = QWidget()
        self.departs = label("", "label", wrap=True)
        self.back = KeyButton(tr("by the book"), key="K", kind="quiet", does=self.by_the_book)
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.set_tone("green")
        pill = label(tr("house"), "house")
        pill.setFixedHeight(_LOW)
        across(pill, (self.departs, 1), self.back, gap=8, of=self.house)
        self.problem = label("", "", wrap=True, tone="red")
        self.follows = label("", "label", wrap=True)
        self.clause = label("", "label", wrap=True)
        self._body = QWidget()
        inside = self._inside(self._head)
        down(*inside, self.problem, self.follows, self.clause, gap=4, of=self._body)
        self._column.addWidget(self.house)
        self._column.addWidget(self._body)
        self._body.hide()
        for field in self.fields.values():
            field.hide()
        self._fill()

    def _inside(self, head: QLayout) -> list[QWidget | QLayout]:
        """Return what an opened line has under its name; its only field stands beside that."""
        setting = self.setting
        if ONE in setting.fields:
            head.addWidget(one := self._field(ONE, setting.fields[ONE]))
            one.setFixedWidth(_WORDS if setting.fields[ONE].pad in (None, " ") else _NUMBER)
            return []
        if setting.fields:
            return [self._several()]
        if setting.choices is not None:
            return [self._choices(setting.choices())]
        return []

    def _field(self, key: str, of: Field) -> CommitField:
        name = ": ".join(filter(None, (self.setting.title(), of.name())))
        field = self.known(SettingField(self, of.hint()), name, None, of.pad)
        field.textEdited.connect(lambda _: self.tell())
        field.textEdited.connect(lambda _: self.edited.emit())
        self.fields[key] = field
        return field

    def _several(self) -> QLayout:
        grid = cells(6, 2)
        for at, (key, of) in enumerate(self.setting.fields.items()):
            line, column = divmod(at, _BESIDE)
            self._heads[key] = head = label(of.name(), "label")
            grid.addWidget(head, 2 * line, column)
            grid.addWidget(self._field(key, of), 2 * line + 1, column)
            grid.setColumnStretch(column, 1)
        return grid

    def _choices(self, choices: Mapping[str, str]) -> QLayout:
        group = QButtonGroup(self)
        for value, said in choices.items():
            self.choices[value] = button = Choice("\n".join(wrap(said, _BROAD)), value)
            group.addButton(button)
            button.taken.connect(self.keep_all)
        group.buttonToggled.connect(lambda _, on: self.tell() if on else None)
        return down(*self.choices.values(), gap=8)

    # -- showing -------------------------------------------------------------------------------------

    def take(self) -> None:
        """Show the value as it stands; what is being typed is left alone."""
        t, setting = self._session.state, self.setting
        value, more = setting.shown(self._session)
        self.value.say(value)
        if more or self._has("more"):
            self.more.show_text(more)
        chooses = self.opened and setting.choices is not None  # the words of one of the choices
        under = "" if chooses else setting.under(self._session)
        if under or self._has("under"):
            self.under.show_text(under)
        self.name.setToolTip(setting.title())
        self.setAccessibleName(" ".join(filter(None, (f"{setting.title()}:", value, more))))
        book = setting.book(t)
        self.differs = bool(book)
        if self.differs:
            self.build()
        if self._built:
            self._take_rest(t, book)
        self.update()

    def _take_rest(self, t: Tournament, book: str) -> None:
        """Show what a line has besides its name and value."""
        setting = self.setting
        for key, of in setting.fields.items():
            if key in self._heads:
                self._heads[key].setVisible(of.there(t))
        self.departs.setText(self._departs(t, book) if book else "")
        self.back.setText(tr("by the book") if t.book else tr("as usual"))
        self.house.setVisible(bool(book))
        said = self._rule(t) if self.opened and setting.parameter else setting.note()
        self.clause.show_text(said)
        if not self.drafted:
            self._fill()
        self._show_opened()

    def _departs(self, t: Tournament, book: str) -> str:
        """Say what the rulebook has instead."""
        if self.setting.departs is not None:
            return self.setting.departs(t)
        if not t.book:
            return tr("usually {value}", value=book)
        return with_clause(tr("{book} has {value}", book=t.rulebook.short, value=book), self._clause(t))

    def _rule(self, t: Tournament) -> str:
        """Return what the rulebook says about it, and the clause."""
        rule = self.setting.parameter
        return with_clause(rulebook.holds(t.rulebook, rule), rulebook.with_gloss(t.rulebook.cite(rule)))

    def _clause(self, t: Tournament) -> str:
        """Return the clause that the setting departs from, without the name of the book that is played; none
        of a book it is a variant of."""
        against = dict(against_book(t)).get(self.setting.key)
        cited = against.clause if against is not None else t.rulebook.cite(self.setting.parameter)
        book = f"{t.rulebook.short} "
        return cited.removeprefix(book) if cited.startswith(book) else ""

    def _fill(self) -> None:
        held = self.setting.typed(self._session)
        for key, field in self.fields.items():
            field.show_text(held[key], anyway=True)
        if self.choices:
            self.choices[held[ONE]].setChecked(True)

    def _show_opened(self) -> None:
        one, t = ONE in self.fields, self._session.state
        self.value.setVisible(not (self.opened and one))
        if self._has("more"):
            self.more.setVisible(bool(self.more.text()) and not (self.opened and one))
        self._body.setVisible(self.opened)
        for key, field in self.fields.items():
            field.setVisible(self.opened and self.setting.fields[key].there(t))

    @property
    def drafted(self) -> bool:
        """Return whether something is typed or chosen that is not carried out yet."""
        if not self.opened:
            return False
        if self.choices:
            return self._typed() != self.setting.typed(self._session)
        return any(field.text().strip() != field.shown for field in self.fields.values())

    def _typed(self) -> dict[str, str]:
        if self.choices:
            return {ONE: next(value for value, button in self.choices.items() if button.isChecked())}
        return {key: field.text().strip() for key, field in self.fields.items()}

    def tell(self) -> None:
        """Say what would follow from what is typed, and what stands against it."""
        self._refused = False
        self.problem.show_text("")
        act = self.setting.act(self._session, self._typed()) if self.drafted else None
        said = ""
        if isinstance(act, Act):
            reasons = self._session.check(act)
            said = words.reasons(reasons, self._session.state, self._session.zone)
            said = said or self.setting.follows(self._session, act)
        self.follows.show_text(said)

    # -- opening and closing -------------------------------------------------------------------------

    def open(self, at: str = "") -> None:
        """Open the line, with its value chosen: what is typed takes its place. The keyboard goes to the field
        ``at``, where there is one."""
        if self.setting.goes:
            go_to(self, self.setting.goes)
            return
        if self.setting.opens is not None:
            self.setting.opens(self, self._session)
            return
        if not self.opened:
            self.build()
            self.opened = True
            app = QApplication.instance()
            assert isinstance(app, QApplication)
            app.focusChanged.connect(self._follow_focus)
            self.take()
            self.tell()
        first = self.fields[at] if at in self.fields and not self.fields[at].isHidden() else self._first()
        first.setFocus(Qt.FocusReason.TabFocusReason)
        if isinstance(first, QLineEdit):
            first.selectAll()
        self.reached.emit(self)

    def _first(self) -> QWidget:
        if self.choices:
            return next(button for button in self.choices.values() if button.isChecked())
        return next(x for x in self.fields.values() if not x.isHidden())

    @property
    def at(self) -> str:
        """Return the key of the field that has the keyboard."""
        return next((key for key, field in self.fields.items() if field.hasFocus()), ONE)

    def close_row(self) -> None:
        """Show the value again. The line keeps the keyboard, if it had it."""
        if not self.opened:
            return
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        app.focusChanged.disconnect(self._follow_focus)
        self.opened = self._refused = False
        if self._has_keyboard():
            self.setFocus(Qt.FocusReason.OtherFocusReason)
        self.problem.show_text("")
        self.follows.show_text("")
        self.take()

    def let_go(self) -> None:
        """Give the old value back, and close."""
        if self._refused:
            self.unsay()
        self.close_row()

    def _has_keyboard(self) -> bool:
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _follow_focus(self, old: QWidget | None, now: QWidget | None) -> None:
        """Keep what is typed when the line is left; what was refused stays. Another window is no end.
        A click or Enter keeps a choice: the arrows only look at it. A click beside the fields leaves the
        keyboard in the one that had it."""
        if not isValid(self) or now is None or QApplication.activePopupWidget() is not None:
            return
        if now is self:
            if old is not None and isValid(old) and self.isAncestorOf(old):
                old.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if now.window() is not self.window() or self.isAncestorOf(now) or self._refused:
            return
        if self.drafted and not self.choices:
            self.keep_all()
        else:
            self.close_row()

    def go_on(self, field: CommitField, by: int) -> bool:
        """Go to the next field of the line; from the last one open the next line."""
        order = [x for x in self.fields.values() if not x.isHidden()]
        at = order.index(field) + by
        if 0 <= at < len(order):
            order[at].setFocus(Qt.FocusReason.TabFocusReason)
            order[at].selectAll()
        else:
            self.tabbed.emit(self, by)
        return True

    # -- doing ---------------------------------------------------------------------------------------

    def part(self) -> None:
        """Show what is typed as it is read, part by part."""
        if self.drafted:
            for key, said in self.setting.parts(self._session, self._typed()).items():
                self.fields[key].setText(said)

    def enter(self) -> None:
        """Carry out what is typed, as Enter does."""
        self.keep_all(self.entered.emit)

    def keep_all(self, then: Callable[[], object] = lambda: None) -> None:
        """Carry out what is typed, as one action; ``then`` follows when it is done, or nothing was typed."""
        act: Act | Wrong | None = None
        typed = self._typed()
        if self.drafted and self.setting.does is not None:
            act = self.setting.does(self._session, typed)
        elif self.drafted:
            act = self.setting.act(self._session, typed)
        if act is None:
            self.close_row()
            then()
        elif isinstance(act, Wrong):
            if act.field in self.fields:
                self.fields[act.field].show_wrong(True)
            self._refuse(act.sentence)
        else:
            done = partial(self._kept, then)
            perform(self, self._session, act, then=done, otherwise=lambda: self._stop(act))

    def _kept(self, then: Callable[[], object], change: Change) -> None:
        for field in self.fields.values():
            field.show_text(field.text().strip(), anyway=True)
        self.close_row()
        self._then()
        then()

    def _then(self) -> None:
        """Do what follows the act; say what went wrong."""
        if wrong := self.setting.kept(self._session):
            desk_of(self).say(wrong)

    def _stop(self, act: Act) -> None:
        for field in self.fields.values():
            if field.text().strip() != field.shown:
                field.show_wrong(True)
        self._refuse(words.reasons(self._session.check(act), self._session.state, self._session.zone))

    def _refuse(self, sentence: str) -> None:
        self._refused = True
        self.follows.show_text("")
        self.problem.show_text(sentence)
        self.reached.emit(self)

    def by_the_book(self) -> None:
        """Take the house's value back, so that the rulebook's holds."""
        act = self.setting.taken_back(self._session)
        if isinstance(act, Wrong):
            desk_of(self).say(act.sentence)
        else:
            perform(self, self._session, act, then=lambda _: self._then())

    def ask_book(self) -> None:
        """Say what the rulebook's value would be, and let Enter take it: the letter may begin a name."""
        act, t = self.setting.taken_back(self._session), self._session.state
        if isinstance(act, Wrong) or self._session.check(act):
            self.by_the_book()  # says why not
            return
        title, value = self.setting.title(), self.setting.book(t)
        if t.book:
            book = book_of(t) if self.setting.departs is not None else t.rulebook
            said = tr("{setting}: {value}, by {book}.", setting=title, value=value, book=book.short)
        else:
            said = tr("{setting}: {value}, as usual.", setting=title, value=value)
        desk_of(self).confirm(said, self.back.text(), self.by_the_book, key="K")

    # -- keys and the mouse --------------------------------------------------------------------------

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key, plain = event.key(), not event.modifiers() & _CHORD
        if key in _ENTER and plain and self.opened:
            self.enter()
        elif key in _ENTER and plain:
            if not event.isAutoRepeat():
                self.open()
        elif key == Qt.Key.Key_Escape and self.opened and not self.lasting:
            self.let_go()
        elif key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.stepped.emit(self, 1 if key == Qt.Key.Key_Down else -1)
        elif key == Qt.Key.Key_K and plain and not self.opened and self.differs:
            self.ask_book()
        else:
            super().keyPressEvent(event)

    @safely
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.globalPosition().toPoint()
        super().mousePressEvent(event)
        event.accept()

    @safely
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Open the line that was clicked: the press closes the one above it, and this one may have slid from
        under the mouse, which stayed where it was. One that stayed open gets the keyboard back."""
        moved = event.globalPosition().toPoint() - self._pressed
        still = moved.manhattanLength() < QApplication.startDragDistance()
        inside = still or self.rect().contains(event.position().toPoint())
        without_keyboard = not self.opened or self.hasFocus()
        if inside and without_keyboard and event.button() == Qt.MouseButton.LeftButton:
            self.open()

    @safely
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self.lasting and event.reason() in _BY_TAB:
            self.open()
        self.reached.emit(self)

    @safely
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, painter = painting(self)
        box = self.rect().adjusted(0, 0, -1, -1)
        if self.opened:
            draw_box(painter, box, RADIUS_BUTTON, theme.green_ground)
        elif self.underMouse():
            draw_box(painter, box, RADIUS_BUTTON, theme.raised)
        if self.hasFocus():
            draw_box(painter, box.adjusted(1, 1, -1, -1), RADIUS_BUTTON, "", theme.green)
        elif not self.opened:
            painter.fillRect(_EDGE, 0, self.width() - 2 * _EDGE, 1, QColor(theme.hairline))
        painter.end()
