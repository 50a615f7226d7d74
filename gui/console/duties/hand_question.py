"""The question who went out in one hand, in a duty's card: ``1`` is one hand, ``2`` two and ``3`` different
hands for everybody who is asked about. One hand has a field for the stack of each, and for whom somebody of
another table shares with; Tab goes through them, Enter and Space on to the next."""

import re
from collections.abc import Callable, Collection
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from core.hands import same_time
from core.say.acts import OneHand, TwoHands
from core.say.duties import AboutOneHand, SameHandDuty
from core.tournament.state import Tournament
from gui.console.duties.question import Question, ShortField
from gui.console.frame.seat_words import SEAT_BEGUN
from gui.safely import safely
from gui.widgets.boxes import across, down
from gui.widgets.fields import number_in
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton, OnceButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import hands as say
from gui.words.names import player_of
from gui.words.tr import Context

tr = Context("console")


ONE, TWO, ALL = "1", "2", "3"
_WIDE, _NARROW, _CHOICE = 96, 34, 66
"""The fields of a stack, of a number that chooses, and of the choice between one hand and two (px)."""
# A seat that a dealer shouts while the question is open begins so, and a longer number is a player's.
_SEAT = re.compile(rf"{SEAT_BEGUN}|\d\d")


class Person(NamedTuple):
    """A player whom a hand may concern, with the table and the stack."""

    entry: int
    name: str
    table: int | None
    stack: int


def people_of(duty: AboutOneHand, t: Tournament) -> tuple[list[Person], list[Person]]:
    """Return the players whom their stacks place, known stacks first; and those who sat alone at another
    table."""
    rows = zip(duty.entries, duty.tables, duty.stacks, strict=True)
    found = [Person(entry, player_of(t, entry), table, stack) for entry, table, stack in rows]
    tables = [x.table for x in found]
    ranked = [x for x in found if tables.count(x.table) > 1]
    alone = [x for x in found if tables.count(x.table) == 1] if duty.shares else []
    return sorted(ranked, key=lambda x: not x.stack), alone


def _is_space(event: QEvent) -> bool:
    if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
        return False
    return event.key() == Qt.Key.Key_Space


class HandQuestion(Question):
    """``answered`` carries the act."""

    def __init__(self, duty: AboutOneHand, t: Tournament, button: str) -> None:
        self._ranked, self._alone = people_of(duty, t)
        self._shares = duty.shares
        self.stacks = [self._field(tr("Stack of {name}", name=x.name)) for x in self._ranked]
        self._with = [self._field(tr("{name} shares a place with", name=x.name)) for x in self._alone]
        self._asks_hands = isinstance(duty, SameHandDuty)
        self._choice = ShortField(lambda: False)
        first = self._choice if self._asks_hands else self.stacks[0]
        super().__init__("hand", first, button, wide=_CHOICE if self._asks_hands else _WIDE)
        self._current: QLineEdit = first
        self._asks = button
        self._answers: dict[str, KeyButton] = {}
        self._apart: dict[str, TwoHands] = {}
        self.sharers: list[list[KeyButton]] = []
        self.share = self._button("they_share", tr("They share"), self._share)
        hands = self._made_hands(duty)
        self._stacks = self._made_stacks()
        down(*hands, self._stacks, self.problem, self.line, gap=8, margins=(0, 4, 0, 0), of=self)
        self.show_beside(())
        for field in self.fields:
            field.installEventFilter(self)
            if field is not first:
                field.textEdited.connect(self.typed)
        self.begin()

    def _field(self, name: str) -> ShortField:
        made = ShortField(lambda: True)
        made.setAccessibleName(name)
        made.setFixedWidth(_WIDE)
        return made

    def _button(self, name: str, text: str, does: Callable[..., object], key: str = "") -> KeyButton:
        """Return a button; one with a key is an answer, shown as chosen while it is typed."""
        made = OnceButton(text, key=key, kind="answer" if key else "", does=does)
        made.setObjectName(name)
        made.set_small()
        made.setCheckable(bool(key))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def _made_hands(self, duty: AboutOneHand) -> list[QWidget]:
        """Return the choice between one hand and two; none where only the stacks are asked."""
        if not isinstance(duty, SameHandDuty):
            return []
        self._answers[ONE] = self._button("one_hand", tr("One hand"), self._one_hand, ONE)
        self._answer_apart(TWO, "two_hands", tr("Two hands"), duty.pair)
        if duty.all_apart:
            self._answer_apart(ALL, "all_apart", tr("All in different hands"), duty.all_apart)
        self._choice.setAccessibleName(tr("One hand or two?"))
        self._choice.setPlaceholderText("/".join(self._answers))
        buttons = Flow()
        buttons.show_all([*self._answers.values()])
        made = QWidget()
        row = across((self._choice, 0), (buttons, 1), gap=6, of=made)
        row.setAlignment(self._choice, Qt.AlignmentFlag.AlignTop)
        return [made]

    def _answer_apart(self, key: str, name: str, words: str, who: tuple[int, ...]) -> None:
        act = self._apart[key] = TwoHands(who=who)
        self._answers[key] = self._button(name, words, lambda: self.answered.emit(act), key)

    def _made_stacks(self) -> QWidget:
        made = QWidget()
        column = down(label(tr("Chips at the start of the hand"), "quiet"), gap=4, of=made)
        for one, field in zip(self._ranked, self.stacks, strict=True):
            column.addLayout(across((ElidedLabel(one.name), 1), field, gap=6))
        for nth, (one, field) in enumerate(zip(self._alone, self._with, strict=True)):
            field.setFixedWidth(_NARROW)
            said = label(tr("{name} shares a place with", name=one.name), "quiet", wrap=True)
            column.addWidget(said)
            choose = partial(self._choose, nth)
            ranked = enumerate(self._ranked)
            buttons = [self._button("", x.name, partial(choose, i), str(i + 1)) for i, x in ranked]
            flow = Flow()
            flow.show_all(buttons)
            self.sharers.append(buttons)
            row = across(field, (flow, 1), gap=8)
            row.setAlignment(field, Qt.AlignmentFlag.AlignTop)
            column.addLayout(row)
        column.addWidget(self.share, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    # -- asking --------------------------------------------------------------------------------------

    @property
    def fields(self) -> list[QLineEdit]:
        first: list[QLineEdit] = [self._choice] if self._asks_hands else []
        return [*first, *self.stacks, *self._with]

    @property
    def answers(self) -> Collection[str]:
        return self._answers

    @property
    def current(self) -> QLineEdit:
        return self._current

    @property
    def one_hand(self) -> bool:
        """Return whether the stacks are asked for."""
        return not self._asks_hands or self._choice.text().strip() == ONE

    def begin(self, typed: str = "") -> None:
        """Ask anew, or show what was typed before: the number of the field typed into last, then a line for
        each field. Known stacks are filled in already."""
        parts = typed.split("\n") if typed else []
        at, texts = (int(parts[0]), parts[1:]) if len(parts) == len(self.fields) + 1 else (0, [])
        if not texts:
            known = [str(x.stack) if x.stack else "" for x in self._ranked]
            texts = [*([""] if self._asks_hands else []), *known, *[""] * len(self._alone)]
        for field, text in zip(self.fields, texts, strict=True):
            field.setText(text)
        self._current = self.fields[at]
        self._say("", self._current)
        self._show_told()

    @property
    def half_said(self) -> str:
        return "\n".join([str(self.fields.index(self._current)), *[x.text() for x in self.fields]])

    def show_field(self, shown: bool) -> None:
        for field in self.fields:
            field.setVisible(shown)
        self._show_told()

    def show_keys(self, shown: bool) -> None:
        for button in self._answers.values():
            button.set_compact(not shown)

    def typed(self) -> None:
        """Show what Enter would note, or give a seat to the command bar."""
        self._say("", self._current)
        text = self._choice.text().strip()
        if self._asks_hands and self._current is self._choice and _SEAT.match(text):
            self._choice.clear()
            self.command.emit(text)
        self._show_told()

    def _show_told(self) -> None:
        """Show the choice that is typed, the stacks where it is one hand, and what Enter does with it."""
        for key, button in self._answers.items():
            button.setChecked(self._choice.text().strip() == key)
        told = self.one_hand and (self.open or not self._asks_hands)
        if told == self._stacks.isHidden():
            self._stacks.setVisible(told)
            if told and self.open:
                self.grown.emit()
        for field, buttons in zip(self._with, self.sharers, strict=True):
            for i, button in enumerate(buttons):
                button.setChecked(field.text().strip() == str(i + 1))
        places = self.one_hand and self.open
        self.enter.say(tr("Place by stack") if places else self._asks)

    @safely
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow which field has the keyboard; Space goes on from a stack that is typed."""
        if not isinstance(watched, QLineEdit) or watched not in self.fields:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.FocusIn:
            self._current = watched
        if _is_space(event) and watched is not self._choice:
            later = self.fields[self.fields.index(watched) + 1 :]
            if watched.text().strip() and later:
                self._go_to(later[0])
                return True
        return super().eventFilter(watched, event)

    def _go_to(self, field: QLineEdit) -> None:
        self._current = field
        field.setFocus()
        field.selectAll()

    # -- answering -----------------------------------------------------------------------------------

    def _one_hand(self) -> None:
        """Take a click on one hand: the stacks are asked."""
        if not self.open:
            self.begun.emit()
        self._choice.setText(ONE)
        self._show_told()
        self._go_to(self.stacks[0])

    def _choose(self, nth: int, at: int, _: bool = False) -> None:
        """Enter, at a click, with whom the ``nth`` of the others shares the place."""
        self._with[nth].setText(str(at + 1))
        self._show_told()
        self.confirm()

    def confirm(self) -> None:
        """Take the choice, or the stacks in one hand; say what is missing."""
        choice = self._choice.text().strip()
        if self.one_hand:
            self._place_by_stack()
        elif choice in self._apart:
            self.answered.emit(self._apart[choice])
        else:
            self._say(say.no_choice(choice) if choice else tr("Choose one hand or two first."), self._choice)

    def _place_by_stack(self) -> None:
        """Answer the question, or go to the first field that is empty or wrong."""
        stacks: list[int] = []
        shares: list[int] = []
        for one, field in zip(self._ranked, self.stacks, strict=True):
            text, number = field.text().strip(), number_in(field.text().strip())
            if not text:
                self._say(tr("Chips of {name}?", name=one.name), field)
                return
            if not number or number < 0:
                self._say(tr("“{text}” is not a number of chips.", text=text), field)
                return
            stacks.append(number)
        for one, field in zip(self._alone, self._with, strict=True):
            text = field.text().strip()
            if not text:
                asked = tr("Who shares a place with {name}? Type the number.", name=one.name)
                self._say(asked, field)
                return
            if not text.isdecimal() or not 1 <= int(text) <= len(self._ranked):
                self._say(say.no_choice(text), field)
                return
            shares.append(int(text) - 1)
        self.answered.emit(self._act(stacks, shares))

    def _say(self, problem: str, field: QLineEdit) -> None:
        """Say what is missing or wrong in this field, and go there."""
        self.problem.about(field)
        self.problem.say(problem)
        if problem:
            self._go_to(field)
            self.grown.emit()

    def _act(self, stacks: list[int], shares: list[int]) -> OneHand:
        people = (*self._ranked, *self._alone)
        return same_time.by_stacks(
            tuple([x.entry for x in people]),
            [x.table for x in people],
            (*stacks, *(x.stack for x in self._alone)),
            shares,
            shared=self._shares,
        )

    def _share(self) -> None:
        who = tuple([x.entry for x in (*self._ranked, *self._alone)])
        self.answered.emit(OneHand(who=who, shared=True))
