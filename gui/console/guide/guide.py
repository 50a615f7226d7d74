"""The guide to a new tournament: four short forms, then the players. Every Continue does real actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QLineEdit, QPushButton, QStackedWidget, QVBoxLayout, QWidget
from shiboken6 import isValid

from core.formats.format import ids, named
from core.say import acts
from core.say.acts import Act
from core.say.reasons import Refused, StoreFailed, Trouble
from core.text import script
from core.text.setup import carried_out, lines_of
from gui.console.frame.acting import YOUNG
from gui.console.guide.beginnings import TOLD, Beginning, CannotBegin, Setup, load, offered, told_last
from gui.console.guide.lines import LinesStep, MoneyStep, TablesStep, acts_as, usual_acts
from gui.console.guide.steps import (
    ANOTHER,
    Known,
    NameStep,
    Step,
    StructureStep,
    Wrong,
    orders,
)
from gui.console.rulebook.books import USUAL, books_here
from gui.looks import format as formats
from gui.program.club_library import in_turn
from gui.program.in_memory import session_in_memory
from gui.program.room_sounds import keep_choices
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.file_dialog import ask_path
from gui.widgets.key_button import KeyButton, OnceButton
from gui.widgets.labels import label
from gui.widgets.menu import key_of
from gui.widgets.panel import Card
from gui.widgets.typed import character
from gui.words import guide, text
from gui.words.tr import Context, common
from gui.words.voices import together

if TYPE_CHECKING:
    from core.keeping.directory import WritableLibrary
    from gui.console.riffle import Riffle

tr = Context("guide")

WIDE, HIGH, LEAST_HIGH = 680, 582, 426
# The words of a line of settings are so far from its edge.
EDGE = 8
# Below this height of the window the card keeps less of its edge free.
LOW = 600


class Guide(QWidget):
    """The guide's forms, one after another, and the tournament that they make."""

    def __init__(self, program: Riffle) -> None:
        super().__init__()
        self._program = program
        self._done: list[int] = []  # how many actions each step came to
        self.session: Session | None = None
        wiring, library = program.wiring, program.library
        self._nights: list[Session] = []
        self._known = known = Known(
            club=str(library.setting("club", "")),
            currency=str(library.setting("currency", "")),
            folder=Path(str(library.setting("folder", "") or wiring.documents)),
            today=guide.local_date(wiring.wall(), wiring.zone).isoformat(),
            title=guide.usual_title(wiring.wall(), wiring.zone),
            offers={format: books_here(program.books, format=format).offers for format in ids()},
            rulebook=str(library.setting("rulebook", USUAL)),
            orders=orders(library, QLocale.system().language()),
            beginnings=tuple((x.said(wiring.wall(), wiring.zone), x) for x in offered(library)),
        )
        self._base: Setup | None = None
        self.chosen: Beginning | None = None
        self._left: list[str] = []  # of the night one begins from, what could not be taken over
        self.name = NameStep(known)
        self.structure, self.money, self.tables = StructureStep(), MoneyStep(), TablesStep()
        self._held: tuple[Step, ...] = (self.name, self.structure, self.money, self.tables)
        self.steps: list[Step] = []  # those of the format
        told = told_last(library, wiring.wall(), wiring.zone)
        self._told = told is not None
        # The moment before which an Enter may still be the one that brought the guide as it stands (ms).
        self._ready_from = 0
        # The night that the lines act in; no file keeps it.
        self.night = self._begin(usual_acts(known.currency))
        self._build()
        key_of("Ctrl+R", self, self.name.look, Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self._play(self.name.format)
        if told is not None:
            self._fill_in(told)
        self.name.played.connect(self._play)
        self.name.beginning.connect(self._wanted)
        self.name.remove.clicked.connect(self._remove_template)
        self.destroyed.connect(partial(_close_all, self._nights))
        self._go(0)

    def _build(self) -> None:
        self.trail: list[KeyButton] = []
        self._trail = across(-10, None)
        self._title = label(role="heading")
        self.about = label(role="quiet", wrap=True)
        self._stack = QStackedWidget()
        for step in self._held:
            holder = QWidget()
            if isinstance(step, LinesStep):
                down((step, 1), of=holder)
            else:
                down(step, None, margins=(EDGE, 0, EDGE, 0), of=holder)
            self._stack.addWidget(holder)
            step.offer()
            for field in step.findChildren(QLineEdit):
                field.textEdited.connect(lambda _: self.say(""))  # what was wrong is being put right
            if isinstance(step, LinesStep):
                step.edited.connect(lambda: self.say(""))
                step.entered.connect(self._go_on_unless_young)
                step.past.connect(self._leave_lines)
        self.problem = label(wrap=True, tone="red")
        self.problem.setObjectName("problem")
        self.leave = KeyButton(common("Cancel"), key="Esc", kind="quiet", does=self.quit)
        self.back = OnceButton(tr("Back"), does=self.go_back)
        self.by_steps = OnceButton(tr("Step by step"), does=self.carry_on)
        self.go_on = OnceButton(tr("Create tournament"), key="↵", kind="primary", does=self.forward)
        # Room for the longer of its words on every step, so that Back stays in its place.
        width = self.go_on.sizeHint().width()
        self.go_on.say(tr("Continue"))
        self.go_on.setMinimumWidth(max(width, self.go_on.sizeHint().width()))
        buttons = across(self.leave, None, self.back, self.by_steps, self.go_on, gap=8)
        card = Card()
        card.setFixedWidth(WIDE)
        card.setMinimumHeight(LEAST_HIGH)
        card.setMaximumHeight(HIGH)
        head, foot = QWidget(), QWidget()
        down(self._trail, 10, self._title, self.about, gap=8, margins=(EDGE, 0, EDGE, 0), of=head)
        down(self.problem, buttons, gap=8, margins=(EDGE, 0, EDGE, 0), of=foot)
        self._inside = down(head, 6, (self._stack, 1), foot, gap=8, margins=(28, 24, 28, 26), of=card)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12, 4)
        column.addStretch(2)
        column.addLayout(across(None, card, None), 100)
        column.addStretch(3)

    def _play(self, format: str) -> None:
        known = named(format)
        assert known is not None
        levels = acts.SetStructure in known.rules
        self.steps = [step for step in self._held if levels or step is not self.structure]
        self._try(acts.ChooseFormat(format=format))
        for step in self.steps:
            step.play(known)
        for button in self.trail:
            button.hide()  # the guide may be painted before it is deleted
            button.deleteLater()
        self.trail = []
        for at, step in enumerate(self.steps):
            button = KeyButton(f"{at + 1}  {tr(step.NAME)}", kind="quiet", does=partial(self.back_to, at))
            button.setEnabled(at == 0)
            button.set_tone("green" if at == 0 else "")
            self._trail.insertWidget(at + 1, button)
            self.trail.append(button)

    def _go(self, at: int) -> None:
        step = self.steps[at]
        self._at = at
        for i, button in enumerate(self.trail):
            button.setEnabled(i <= at)
            button.set_tone("green" if i == at else "")
        self._title.setText(tr(step.TITLE))
        self._stack.setCurrentIndex(self._held.index(step))
        words = common("Cancel") if self.session is None else tr("Save and leave")
        self.leave.say(words)
        self.back.setVisible(at > 0)
        self._say_what_enter_does()
        self.say("")
        self._wait()
        step.take_keyboard()

    def _say_what_enter_does(self) -> None:
        """Begun from another night, Enter sets all of it up, which is told over the fields; the steps can be
        gone through all the same."""
        at_once = self._base is not None and self._at == 0
        last = self.steps[self._at] is self.steps[-1]
        self.go_on.say(tr("Create tournament" if at_once or last else "Continue"))
        self.by_steps.setVisible(at_once)
        about = tr(self.steps[self._at].ABOUT)
        self.about.setText(guide.setup_facts(self._base.state) if at_once and self._base else about)

    @safely
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < LOW
        above, below = (8, 10) if low else (24, 26)
        self._inside.setContentsMargins(28, above, 28, below)

    @safely
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.steps[self._at].come_back()
        if not event.spontaneous():
            self._wait()

    def say(self, wrong: str) -> None:
        self.problem.show_text(wrong)

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on from any field; on a button it presses that. Escape leaves; from a step that is
        filled in and not gone on from, at the second press. A character that is no field's is refused."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and event.isAutoRepeat():
            event.accept()  # held down, it would go through steps that nobody has seen
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = self.focusWidget()
            pressed = focus if isinstance(focus, QPushButton) and focus.hasFocus() else self.go_on
            if pressed is self.go_on:
                self._go_on_unless_young()
            else:
                pressed.click()
        elif event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            warning, step = guide.not_entered(), self.steps[self._at]
            if step.touched and not step.as_entered and self.problem.text() != warning:
                self.say(warning)
            else:
                self.leave.click()
        elif (typed := character(event)) and isinstance(self.focusWidget(), QComboBox):
            self.say(tr("No choice here begins with “{text}”.", text=typed))
        elif typed:
            self.say(tr("“{text}” was typed outside of the fields: press Tab to reach one.", text=typed))
        else:
            super().keyPressEvent(event)

    def _go_on_unless_young(self) -> None:
        if not self._is_young():
            self.go_on.click()
        elif self.session is None:
            self.say(tr("Press Enter again to take this name."))
        else:
            self.say(tr("Press Enter again to continue."))

    def _wait(self) -> None:
        self._ready_from = self._program.wiring.steady() + YOUNG

    def _is_young(self) -> bool:
        """Return whether this Enter may be the second press of the one that brought the guide or its step, by
        button, key or menu: nothing was typed, and it would create a file under the name proposed, or pass
        over a step that nobody has seen. The next one is meant."""
        young = not self.steps[self._at].touched and self._program.wiring.steady() < self._ready_from
        self._ready_from = 0
        return young

    # -- what it begins from -------------------------------------------------------------------------

    def _wanted(self, wanted: object) -> None:
        if isinstance(wanted, Beginning):
            self.begin_from(wanted)
        elif wanted == ANOTHER:
            self.name.chose(self.chosen)
            self._ask_another()
        else:
            self.chosen = self._base = None
            self._act_in(self.money.acts_alone())
            for step in self.steps:
                step.begin_anew()
            for step in (self.money, self.tables):
                step.offer()
            self._say_what_enter_does()

    def begin_from(self, wanted: Beginning) -> None:
        """Fill in the values of this night; where it cannot be read, say so and leave the fields as they
        were."""
        program = self._program
        try:
            setup = load(wanted, program.wiring, program.library, program.session_at, program.beside)
        except CannotBegin as cannot:
            self.name.chose(self.chosen)
            self.say(str(cannot))
            return
        self.chosen, self._base, self._told = wanted, setup, True
        self.name.chose(wanted, setup.name)
        self._fill_in(setup)
        self._go(self._at)

    def _remove_template(self) -> None:
        chosen = self.chosen
        if chosen is None or chosen.path is not None:
            return
        wiring = self._program.wiring

        def answered(why: StoreFailed | Refused | None) -> None:
            """Offer it again where it could not be removed."""
            if isinstance(why, StoreFailed) and isValid(self):
                self.name.add(chosen, chosen.said(wiring.wall(), wiring.zone))
                self.say(self._trouble(why))

        self.name.forget(chosen)
        self._wanted(None)
        in_turn(self._program.library, lambda library: library.remove_template(chosen.title), answered)

    def _fill_in(self, setup: Setup) -> None:
        self.name.choose_format(setup.state.format)
        self._act_in(acts_as(setup, self._known.currency))
        self._play(self.name.format)
        for step in self.steps:
            step.begin_as(setup)
            step.offer()

    def _ask_another(self) -> None:
        title, kinds = tr("Begin from a tournament file"), tr("Riffle tournaments (*.riffle)")
        ask_path(self, title, self.name.folder, lambda x: self.begin_from(Beginning(x.stem, x)), kinds=kinds)

    # -- the night in memory -------------------------------------------------------------------------

    def _begin(self, wanted: Iterable[Act]) -> Session:
        """Begin a night in memory with these acts, as far as they can be done."""
        self.night = night = session_in_memory(self._program.wiring, self._program.books)
        self._nights.append(night)
        for act in wanted:
            self._try(act)
        for step in (self.money, self.tables):
            step.act_in(night)
        return night

    def _act_in(self, wanted: Iterable[Act]) -> None:
        """Let the lines act in a night that begins with these acts."""
        before = self.night
        self._begin(wanted)
        _close(self._nights, before)

    def _try(self, act: Act) -> None:
        with suppress(Refused):
            self.night.do(act)

    def _leave_lines(self, by: int) -> None:
        buttons = (self.go_on,) if by > 0 else tuple(x for x in self.trail if x.isEnabled())
        buttons[-1].setFocus(Qt.FocusReason.TabFocusReason)

    # -- doing ---------------------------------------------------------------------------------------

    def forward(self) -> None:
        """Do this step, as Enter does; begun from another night, do all of them at once."""
        if self._base is None or self._at:
            self.carry_on()
            return
        for at in range(len(self.steps)):
            if self._at != at:  # one of them has something to say
                return
            self.carry_on()

    def carry_on(self) -> None:
        """Do what this step says, and go on; what cannot be done is said here, and nothing is half done."""
        try:
            self._carry_out()
        except Wrong as wrong:
            self.say(wrong.sentence)
            wrong.field.setFocus()
        except Refused as refused:
            session = self.session
            self.steps[self._at].come_back()
            self.say(text.reasons(refused.reasons, session.state if session else None))
        except StoreFailed as failed:
            self.say(self._trouble(failed))
        else:
            self._next()

    def _carry_out(self) -> None:
        step = self.steps[self._at]
        path = self.name.path()
        if self.session is None:
            try:
                self._program.beside(partial(path.parent.mkdir, parents=True, exist_ok=True))
            except OSError as error:
                why = guide.cannot_make(str(path.parent), error.strerror or str(error))
                raise Wrong(why, self.name.title) from error
            self.session = self._program.create(path)
            self.name.made(path)
        session = self.session
        before = len(session.director.history)
        try:
            wanted = step.wants(session)
            for act in wanted:
                session.do(act)
            # what the guide does not ask for; where it cannot be so now it stops nothing
            for act in step.rest(session):
                assert step.base is not None
                line = script.write(act, step.base.state, session.zone)
                if not carried_out(line, session.state, session.now(), session.zone, session.do):
                    self._left.append(line)
        except (Refused, StoreFailed):
            self._take_back(len(session.director.history) - before)
            raise
        self._done.append(len(session.director.history) - before)
        step.enter()
        if step in (self.name, self.structure):
            self._take_over(wanted)
        sheet = self.structure.chosen if step is self.structure else None
        # what was told of the stack stays with the sheet it was told of
        if sheet is not None and (step.touched or not (self._told and self.money.stack_told)):
            self.money.begin_with(sheet.chips)

    def _take_over(self, wanted: Sequence[Act]) -> None:
        """Do in the night in memory what a step has done in the file: the lines go by it."""
        rows = len(self.night.state.clock.levels)
        if rows and not wanted:
            self._try(acts.RemoveRow(row=1, to=rows))
        for act in wanted:
            self._try(act)

    def _next(self) -> None:
        if self._at + 1 < len(self.steps):
            self._go(self._at + 1)
        else:
            self._remember()
            left = (*self._base.left, *self._left) if self._base is not None else ()
            page = formats.named(self.name.format).entered_on
            self._finish(page, together(guide.what_now(), guide.left_out(left) if left else ""))

    def _take_back(self, count: int) -> None:
        assert self.session is not None
        for _ in range(count):
            self.session.undo()

    def _trouble(self, failed: StoreFailed) -> str:
        if failed.trouble is Trouble.EXISTS:
            return guide.exists(text.file_name(failed.path))
        return text.trouble(failed, self._program.wiring.zone)

    def go_back(self) -> None:
        """Go back to the step before and undo its actions; they are done again when the step is left."""
        with suppress(Refused, StoreFailed):
            self._take_back(self._done[-1])
            self._done.pop()
            self._go(self._at - 1)

    def back_to(self, at: int) -> None:
        """Go back to an earlier step, and undo the steps between too; this one gets the keyboard."""
        for _ in range(self._at - at):
            self.go_back()
        self.steps[self._at].come_back()

    def quit(self) -> None:
        """Close the guide and keep what has been done so far; a step that the director went back from is done
        again as it was."""
        while self.session is not None and self.steps[self._at].as_entered:
            at = self._at
            self.carry_on()
            if self._at == at:  # it has something to say
                return
        if self.session is None:
            self._program.close_night()
        else:
            self._finish("tonight", guide.kept(str(self.session.log.path)))

    def _finish(self, page: str, sentence: str) -> None:
        session = self.session
        assert session is not None
        self._program.direct(session, page=page, sentence=sentence)

    def _remember(self) -> None:
        """Keep what was told, to offer it next week; a template's sounds and screen hold from now on."""
        program, session = self._program, self.session
        assert session is not None
        values: dict[str, object] = {
            "club": self.name.club.text().strip(),
            "currency": session.state.currency.sign,
            "folder": str(self.name.folder),
            "rulebook": self.name.rulebook,
            TOLD: lines_of(session.state, session.zone),
        }
        if self._base is not None:
            program.screen.choose(self._base.screen)
            program.sounds.choices = self._base.sounds or program.sounds.choices
        sounds = program.sounds.choices

        def keep(library: WritableLibrary) -> None:
            keep_choices(library, sounds)
            for key, value in values.items():
                library.set_setting(key, value)

        in_turn(program.library, keep)


def _close(nights: list[Session], one: Session) -> None:
    nights.remove(one)
    one.close()
    one.deleteLater()


def _close_all(nights: list[Session]) -> None:
    for night in [*nights]:
        _close(nights, night)
