"""A dialog from an act's fields: it asks for what is not known yet, says what is wrong while one types
and, where a rulebook is against it, asks for the reason. Nothing that was typed is lost on the way."""

from collections.abc import Callable, Collection, Mapping
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QGridLayout,
    QLayout,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from core.log.change import Change
from core.say.acts import Act
from core.say.names import has_letters
from gui.console.ask.fields import Choices, Field, Source, Wrong, editors, make
from gui.console.frame.acting import perform
from gui.console.frame.deeds import stands_against
from gui.looks.asked import ASKED, title_of
from gui.program.session import Session
from gui.safely import safely
from gui.theme import repolish
from gui.widgets.boxes import NO_LIMIT, across, cells, down
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.on_screen import Dialog, TallBody, grow
from gui.widgets.people_field import PeopleField
from gui.words import text as words
from gui.words.console import no_reason
from gui.words.tr import Context

tr = Context("forms")

_NOTHING: Mapping[str, Any] = {}

Meant = Callable[["Form", Mapping[str, Any]], Act | str | None]
"""The act of what was read; a sentence for what is wrong, None while something is missing."""


class Asking(Dialog):
    """Fill ``body`` with ``add``, give the act with ``wish`` (or what is missing, as a sentence; "" and None
    say nothing yet). It never stops the clock: open it with ``open()``. What stays refused, or cannot be
    stored, the window says while the dialog stays open with all that is in it."""

    def __init__(
        self, parent: QWidget, session: Session, title: str, do: str, leave: str, *, danger: bool = False
    ) -> None:
        super().__init__(parent, title)
        self.session = session
        # This is True while what was asked for is on its way to the disk.
        self.doing = False
        self.heading = label(title, "heading", wrap=True)
        self.problem = label("", "quiet", wrap=True)
        self.problem.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.reason = QLineEdit()
        self.reason.setPlaceholderText(tr("Reason"))
        self.reason.setAccessibleName(tr("Reason"))
        self.missing = label(tone="red", wrap=True)
        self.reason.textEdited.connect(self.missing.hide)
        self.reason.hide()
        self.missing.hide()
        self.body = down(gap=4)
        self.do_button = KeyButton(do, key="↵", kind="danger" if danger else "primary", does=self.carry_out)
        self.cancel_button = KeyButton(leave, key="Esc", does=self.reject)
        buttons = across(None, self.cancel_button, self.do_button, gap=8)
        self._whole = down(
            self.heading,
            TallBody(self.body),
            self.problem,
            self.reason,
            self.missing,
            None,
            buttons,
            gap=12,
            margins=(24, 20, 24, 20),
            of=self,
        )
        self.setMinimumWidth(420)
        session.changed.connect(self.refresh)

    def add(self, name: str, field: QWidget | QLayout) -> None:
        """Add a field under its name."""
        if self.body.count():
            self.body.addSpacing(8)
        if name:
            self.body.addWidget(label(name, "label"))
        if isinstance(field, QWidget):
            self.body.addWidget(field)
        else:
            self.body.addLayout(field)

    def wish(self) -> Act | str | None:
        """Return the act as filled in, or a sentence that says what is wrong; None: nothing to do yet."""
        raise NotImplementedError

    def wants(self) -> str:
        """Say what has to be done before there is an act."""
        return tr("Fill in or change a field first.")

    def refresh(self) -> None:
        """Say the reasons against the act. A reason of the director's is asked for only where all of them can
        be overruled."""
        wish = self.wish()
        soft = False
        if wish is None or isinstance(wish, str):
            self.say(wish or "", "red")
            self.do_button.setEnabled(False)
        else:
            reasons = self.session.check(wish)
            hard = stands_against(reasons)
            soft = bool(reasons) and not hard
            said = words.reasons(hard or reasons, self.session.state, self.session.zone)
            self.say(said, "red" if hard else "amber")
            self.do_button.setEnabled(not hard)
        self.reason.setVisible(soft)
        if not soft:
            self.missing.hide()
        grow(self)

    def say(self, sentence: str, tone: str) -> None:
        """Say what is wrong, or what to look at."""
        self.problem.show_text(sentence)
        self.problem.set_tone(tone)
        grow(self)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        """Let Tab go round: from the last field to the reason, then to the buttons. The first of these is the
        one that Enter presses in a field too."""
        QWidget.setTabOrder(self.reason, self.do_button)
        QWidget.setTabOrder(self.do_button, self.cancel_button)
        super().showEvent(event)

    def carry_out(self) -> None:
        """Do it and close; what can be overruled wants its reason first."""
        if not self.doing:
            self.refresh()
        wish = self.wish()
        if not isinstance(wish, Act) or not self.do_button.isEnabled() or self.doing:
            if not self.doing and not self.problem.text():
                self.say(self.wants(), "red")
            return
        why = ""
        if self.session.check(wish):
            why = self.reason.text().strip()
            if not has_letters(why):  # a seat or a number was meant for somebody else
                self.missing.setText(no_reason(why))
                self.missing.setVisible(bool(why) or self.reason.hasFocus())
                self.reason.setFocus()
                self.reason.selectAll()
                grow(self)
                return

        def done(change: Change) -> None:
            self.done_with(change)
            self.accept()

        self.begin_doing()
        perform(self, self.session, wish, override=why, then=done, otherwise=self.again)

    def begin_doing(self) -> None:
        """Say nothing of the act while it is on its way to the disk."""
        self.doing = True
        self.session.changed.disconnect(self.refresh)

    def again(self) -> None:
        """Show the form again after the act was not done: something else may have been stored meanwhile."""
        self.doing = False
        self.session.changed.connect(self.refresh)
        self.refresh()

    def done_with(self, change: Change) -> None:
        """Do nothing after the act is done; a dialog that has more to do overrides this."""

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.carry_out()
        else:
            super().keyPressEvent(event)


class Form(Asking):
    """Asks for the fields of ``act`` that ``ASKED`` lists and that are not ``known``.

    ``name`` is of whom it is asked, for the title (else ``title``); ``begins`` what stands in a field at
    first; ``choices`` the values there are; ``sources`` who or what can be meant; ``hints`` what ``ASKED``
    cannot know; ``extras`` fields the act itself has not, of which ``meant`` makes it; ``first`` where typing
    begins. A field that has to be filled in (the act's own, or these ``needs``) keeps the button off while it
    is empty.
    """

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        act: type[Act],
        *,
        name: str = "",
        title: str = "",
        begins: Mapping[str, str] = _NOTHING,
        choices: Mapping[str, Choices] = _NOTHING,
        sources: Mapping[str, Source] = _NOTHING,
        hints: Mapping[str, str] = _NOTHING,
        extras: Mapping[str, Field] = _NOTHING,
        meant: Meant | None = None,
        first: str = "",
        needs: Collection[str] | None = None,
        wide: int = 420,
        known: Mapping[str, Any] = _NOTHING,
    ) -> None:
        self.asked = asked = ASKED[act]
        title = title or title_of(act, name)
        super().__init__(parent, session, title, tr(asked.do), tr(asked.leave), danger=asked.danger)
        self.setMinimumWidth(wide)
        self.act, self.known, self.name, self.do = act, known, name, tr(asked.do)
        self.setObjectName(act.VERB)
        self.fields: dict[str, Field] = {}
        self._choices, self._sources, self._hints, self._extras = choices, sources, hints, extras
        self._meant = meant
        own = [a.name for a in act.ARGUMENTS if a.required]
        self._needs = own if needs is None else needs
        self._arguments = {a.name: a for a in act.ARGUMENTS}
        self._row: QGridLayout | None = None
        self._wrong: QWidget | None = None
        if asked.about:
            self.note(tr(asked.about))
        self.build()
        for key, text in begins.items():
            self.line(key).setText(text)
        self.start(first)
        self.refresh()

    # -- what is asked -----------------------------------------------------------------------------

    def build(self) -> None:
        """Add the fields."""
        for name in self.asked.fields:
            if name in self._extras:
                self.lay(name, self._extras[name])
            elif name in self._arguments and name not in self.known:
                self.ask(name)

    def ask(self, name: str) -> Field:
        """Add the field of the act that is called so."""
        argument, choices, source = self._arguments[name], self._choices.get(name), self._sources.get(name)
        made = make(argument, self.session, hint=self.hint(name), choices=choices, source=source)
        return self.lay(name, made)

    def lay(self, name: str, made: Field) -> Field:
        """Put a field in its place, under its name, and follow what is done in it."""
        asked, said = self.asked, self.label(name)
        if said and not (isinstance(made.edit, QCheckBox) and made.edit.accessibleName()):
            made.name(said)
        self.fields[name] = made
        ticked = isinstance(made.widget, QCheckBox)
        if isinstance(made.widget, QCheckBox):
            made.widget.setText(said)
            said = ""
        if name not in asked.beside or self._row is None:
            begins = any(later in asked.beside for later in _after(name, asked.fields))
            if begins:
                self._row = cells(20 if ticked else 8, 4)
                self.add("", self._row)
            else:
                self._row = None
                self.add(said, made.widget)
        if self._row is not None:
            self._beside(self._row, said, made)
        self._follow(name, made)
        return made

    def _beside(self, row: QGridLayout, said: str, made: Field) -> None:
        """Add the next field to a row; the row's first field takes the room that is left."""
        at = row.count() // 2 if said else row.count()
        if said:
            row.addWidget(label(said, "label"), 0, at)
        row.addWidget(made.widget, 1, at)
        narrow = made.widget.maximumWidth() < NO_LIMIT and (at == 0 or row.columnStretch(at) > 0)
        if narrow or not said:  # beside it the room stays empty
            row.setColumnStretch(at, 0)
            row.setColumnStretch(at + 1, 1)

    def _follow(self, name: str, made: Field) -> None:
        if isinstance(made.widget, PeopleField):
            people = made.widget
            people.changed.connect(self.refresh)
            people.passed.connect(lambda: self._passed(name))
            if people.most == 1:
                people.field.taken.connect(lambda _: self._go_on(name))
            return
        for edit in editors(made):
            if isinstance(edit, QLineEdit):
                edit.textEdited.connect(self.refresh)
            elif isinstance(edit, QComboBox):
                edit.currentIndexChanged.connect(self.refresh)
            else:
                edit.toggled.connect(self.refresh)

    def label(self, name: str) -> str:
        """Return the label of this field; empty for one that a dialog adds and names itself."""
        words = self.asked.fields.get(name, "")
        return tr(words, name=self.name) if words else ""

    def hint(self, name: str) -> str:
        """Return the hint shown in this field while it is empty."""
        return self._hints.get(name) or tr(self.asked.hints.get(name, ""))

    def note(self, sentence: str) -> None:
        """Add a quiet sentence at the end."""
        self.add("", label(sentence, "quiet", wrap=True))

    def start(self, name: str = "") -> None:
        """Begin in this field, or in the first; what stands there is chosen."""
        field = self.fields.get(name) or next(iter(self.fields.values()), None)
        if field is not None:
            field.edit.setFocus()
            if isinstance(field.edit, QLineEdit):
                field.edit.selectAll()

    def _go_on(self, name: str) -> bool:
        """Go to the next field after this one that has to be filled in and is empty, if there is one."""
        for later in _after(name, self.fields):
            edit = self.fields[later].edit
            if later in self._needs and isinstance(edit, QLineEdit) and not edit.text().strip():
                edit.setFocus()
                return True
        return False

    def _passed(self, name: str) -> None:
        if not self._go_on(name):
            self.carry_out()

    # -- single fields -----------------------------------------------------------------------------

    def line(self, name: str) -> QLineEdit:
        """Return the line of this field."""
        return self.fields[name].line

    def people(self, name: str) -> PeopleField:
        widget = self.fields[name].widget
        assert isinstance(widget, PeopleField)
        return widget

    def combo(self, name: str) -> QComboBox:
        widget = self.fields[name].widget
        assert isinstance(widget, QComboBox)
        return widget

    def box(self, name: str) -> QCheckBox:
        widget = self.fields[name].widget
        assert isinstance(widget, QCheckBox)
        return widget

    # -- the act -----------------------------------------------------------------------------------

    def wish(self) -> Act | str | None:
        """Return the act as filled in, or a sentence that says what is wrong, and mark the field it is
        about."""
        try:
            act = self.made(self.read())
        except Wrong as wrong:
            self._mark(wrong.edit if str(wrong) else None)
            return str(wrong)
        self._mark(None)
        return act

    def read(self) -> dict[str, Any]:
        """Read every field. Raises ``Wrong`` for the first that cannot be read."""
        return {name: made.read() for name, made in self.fields.items()}

    def made(self, values: Mapping[str, Any]) -> Act | str | None:
        """Return the act of what was read, or a sentence that says what is wrong; None while something is
        missing. Raises ``Wrong`` for a field that cannot be read beside these."""
        for name, value in values.items():
            if name in self._needs and value in (None, ""):
                missing = self.asked.missing
                return tr(missing[name]) if name in missing else None
        if self._meant is not None:
            return self._meant(self, values)
        return self.act(**self.known, **{k: v for k, v in values.items() if v is not None})

    def wants(self) -> str:
        """Go to the first field that is empty and has to be filled in, and name it."""
        for name, made in self.fields.items():
            said = self.label(name) or made.edit.accessibleName()
            if said and name in self._needs and made.read() in (None, "", ()):
                made.edit.setFocus()
                return tr("“{field}” is empty. Fill it in first.", field=said)
        return super().wants()

    def _mark(self, edit: QWidget | None) -> None:
        """Edge the field in red that could not be read; what is wrong with it stands under it, what is
        wrong with the whole at the end."""
        if edit is self._wrong:
            return
        for one, wrong in ((self._wrong, "false"), (edit, "true")):
            if one is not None:
                one.setProperty("wrong", wrong)
                repolish(one)
        self._wrong = edit
        for layout in (self.body, self._whole):
            layout.removeWidget(self.problem)  # the place it had counts no more
        at = self._place_of(edit) if edit is not None else -1
        if at >= 0:
            self.body.insertWidget(at + 1, self.problem)
        else:
            self._whole.insertWidget(self._whole.indexOf(self.reason), self.problem)

    def _place_of(self, edit: QWidget) -> int:
        """Return the position of the field in the body, alone or in a row; -1 if it is not there."""
        for at in range(self.body.count()):
            item = self.body.itemAt(at)
            widget, row = (item.widget(), item.layout()) if item is not None else (None, None)
            if isinstance(row, QGridLayout):
                shown = [x.widget() for i in range(row.count()) if (x := row.itemAt(i)) is not None]
            else:
                shown = [widget]
            if any(x is not None and (x is edit or x.isAncestorOf(edit)) for x in shown):
                return at
        return -1


def _after(name: str, names: Mapping[str, object]) -> list[str]:
    found = list(names)
    return found[found.index(name) + 1 :]
