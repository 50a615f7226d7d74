"""The question who went out in one hand, in a duty's card: ``1`` is one hand, ``2`` two and ``3`` different
hands for everybody who is asked about, with Enter; then the stacks at its start, ``3000 1200`` and Enter;
then with whom somebody of another table shares, by a number."""

import re
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from core.hands import same_time
from core.say.acts import OneHand, TwoHands
from core.say.duties import AboutOneHand, SameHandDuty
from core.tournament.state import Tournament
from gui.console.duties.question import Question, ShortField
from gui.widgets.boxes import across, down
from gui.widgets.fields import number_in
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import ElidedLabel, label
from gui.words import hands as say
from gui.words.names import player_of
from gui.words.numbers import amount
from gui.words.tr import Context

tr = Context("console")


ONE, TWO, ALL = "1", "2", "3"
# Of what is half said: that one hand or two is still the question.
_FIRST = "?"
# A seat that a dealer shouts while the question is open begins so, and a longer number is a player's.
_SEAT = re.compile(r"\d+[.,]|\d\d")


class Person(NamedTuple):
    entry: int
    name: str
    table: int | None
    stack: int


def people_of(duty: AboutOneHand, t: Tournament) -> tuple[list[Person], list[Person]]:
    """Return those whom their stacks place, known stacks first; and who sat alone at another table."""
    rows = zip(duty.entries, duty.tables, duty.stacks, strict=True)
    found = [Person(entry, player_of(t, entry), table, stack) for entry, table, stack in rows]
    tables = [x.table for x in found]
    ranked = [x for x in found if tables.count(x.table) > 1]
    alone = [x for x in found if tables.count(x.table) == 1] if duty.shares else []
    return sorted(ranked, key=lambda x: not x.stack), alone


class HandQuestion(Question):
    """``answered`` carries the act."""

    def __init__(self, duty: AboutOneHand, t: Tournament, button: str) -> None:
        super().__init__("hand", ShortField(self._parts), button, wide=140)
        self._asks = button
        self._asks_same = isinstance(duty, SameHandDuty)
        self._ranked, self._alone = people_of(duty, t)
        self._shares = duty.shares
        self._same = False
        self.one = self._button("one_hand", tr("One hand"), self._one_hand, ONE)
        self._apart: dict[str, TwoHands] = {}
        self._answers = {ONE: self.one}
        if isinstance(duty, SameHandDuty):
            self._answer_apart(TWO, "two_hands", tr("Two hands"), duty.pair)
            if duty.all_apart:
                self._answer_apart(ALL, "all_apart", tr("All in different hands"), duty.all_apart)
        self._hands = Flow()
        self._hands.show_all([*self._answers.values()])
        self.rows = [ElidedLabel("", "strong") for _ in self._ranked]
        self.sharers: list[list[KeyButton]] = []
        self.share = self._button("they_share", tr("They share"), self._share)
        self._stacks = self._made_stacks()
        self.lay_out(self._hands, self._stacks)
        self.begin()

    def _answer_apart(self, key: str, name: str, words: str, who: tuple[int, ...]) -> None:
        act = self._apart[key] = TwoHands(who=who)
        self._answers[key] = self._button(name, words, lambda: self.answered.emit(act), key)

    def _one_hand(self) -> None:
        if not self.open:
            self.begun.emit()
        self._begin_stacks()

    def _button(self, name: str, text: str, does: Callable[..., object], key: str = "") -> KeyButton:
        """Return a button; one with a key is an answer, shown as chosen while it is typed."""
        made = KeyButton(text, key=key, kind="answer" if key else "", does=does)
        made.setObjectName(name)
        made.set_small()
        made.setCheckable(bool(key))
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        return made

    def _made_stacks(self) -> QWidget:
        made = QWidget()
        column = down(label(tr("Chips at the start of the hand"), "quiet"), gap=4, of=made)
        for one, told in zip(self._ranked, self.rows, strict=True):
            told.setAlignment(Qt.AlignmentFlag.AlignRight)
            column.addLayout(across((ElidedLabel(one.name), 2), (told, 1), gap=6))
        for nth, one in enumerate(self._alone):
            column.addWidget(label(tr("{name} shares a place with", name=one.name), "quiet", wrap=True))
            choose = partial(self._choose, nth)
            ranked = enumerate(self._ranked)
            buttons = [self._button("", x.name, partial(choose, i), str(i + 1)) for i, x in ranked]
            flow = Flow()
            flow.show_all(buttons)
            self.sharers.append(buttons)
            column.addWidget(flow)
        column.addWidget(self.share, 0, Qt.AlignmentFlag.AlignLeft)
        return made

    # -- asking --------------------------------------------------------------------------------------

    def begin(self, typed: str = "") -> None:
        if self._asks_same and typed[:1] in ("", _FIRST):
            self._same = False
            self._show_step(typed[1:])
        elif self._asks_same or typed:
            self._begin_stacks(typed[1:])
        else:
            self._begin_stacks()

    def _begin_stacks(self, typed: str | None = None) -> None:
        """The stacks that are known stand there already."""
        self._same = True
        known = " ".join([str(x.stack) for x in self._ranked if x.stack])
        self._show_step(f"{known} " if typed is None and known else typed or "")

    def _show_step(self, typed: str) -> None:
        self._hands.setVisible(not self._same)
        self._stacks.setVisible(self._same)
        stacks = " ".join([*["3000", "1200", "900"][: len(self._ranked)], *["1"] * len(self._alone)])
        self.field.setPlaceholderText(stacks if self._same else " / ".join(self._answers))
        self.field.setText(typed)
        self.problem.say("")
        self._name_enter()
        self._show_told()

    def show_field(self, shown: bool) -> None:
        super().show_field(shown)
        self._name_enter()

    def _name_enter(self) -> None:
        """Name what Enter does with what is typed: the card's own words may be of something else."""
        self.enter.say(tr("Place by stack") if self._same and self.open else self._asks)

    @property
    def half_said(self) -> str:
        return f"{ONE if self._same else _FIRST}{self.field.text()}"

    def typed(self) -> None:
        """Show what Enter would note, or give a seat to the command bar."""
        self.problem.say("")
        text = self.field.text().strip()
        if not self._same and _SEAT.match(text):
            self.field.clear()
            self.command.emit(text)
        self._show_told()

    # -- answering -----------------------------------------------------------------------------------

    @property
    def _told(self) -> tuple[list[int], list[int], str]:
        """Return the stacks, the place of whom each of the others shares with, and what is wrong."""
        words, ranked = self.field.text().split(), len(self._ranked)
        stacks: list[int] = []
        shares: list[int] = []
        for word in words[:ranked]:
            number = number_in(word)
            if not number or number < 0:
                return stacks, shares, tr("“{text}” is not a number of chips.", text=word)
            stacks.append(number)
        for word in words[ranked:]:
            chosen = word.isdecimal() and 1 <= int(word) <= ranked
            if not chosen or len(shares) == len(self._alone):
                return stacks, shares, say.no_choice(word)
            shares.append(int(word) - 1)
        return stacks, shares, ""

    def _parts(self) -> bool:
        """Return whether Space parts two numbers here; the clock does not get it then."""
        return self._same

    def _show_told(self) -> None:
        if not self._same:
            for key, button in self._answers.items():
                button.setChecked(self.field.text().strip() == key)
            return
        stacks, shares, _ = self._told
        for i, told in enumerate(self.rows):
            told.say(amount(stacks[i]) if i < len(stacks) else "")
        for nth, buttons in enumerate(self.sharers):
            for i, button in enumerate(buttons):
                button.setChecked(nth < len(shares) and shares[nth] == i)

    def _choose(self, nth: int, at: int, _: bool = False) -> None:
        """Take a click: with whom the ``nth`` of the others shares, once those before him are told."""
        stacks, shares, problem = self._told
        if not problem and len(stacks) == len(self._ranked) and nth <= len(shares):
            shares[nth : nth + 1] = [at]
            self.field.setText(" ".join(map(str, [*stacks, *(x + 1 for x in shares)])))
        self._show_told()
        self.confirm()

    def confirm(self) -> None:
        if not self._same:
            self._note_hands(self.field.text().strip())
            return
        stacks, shares, problem = self._told
        if problem:
            self._say_wrong(problem)
        elif len(stacks) < len(self._ranked):
            self._ask_on(tr("Chips of {name}?", name=self._ranked[len(stacks)].name))
        elif len(shares) < len(self._alone):
            alone = self._alone[len(shares)].name
            self._ask_on(tr("Who shares a place with {name}? Type the number.", name=alone))
        else:
            self.answered.emit(self._act(stacks, shares))

    def _note_hands(self, typed: str) -> None:
        """Take ``1`` to ``3`` only at Enter: a digit may be the beginning of a seat."""
        if typed == ONE:
            self._begin_stacks()
        elif typed in self._apart:
            self.answered.emit(self._apart[typed])
        elif typed:
            self._say_wrong(say.no_choice(typed))
        else:
            self.problem.say(tr("Choose one hand or two first."))

    def _ask_on(self, question: str) -> None:
        typed = self.field.text().strip()
        self.field.setText(f"{typed} " if typed else "")
        self.field.setFocus()
        self.problem.say(question)

    def _act(self, stacks: list[int], shares: list[int]) -> OneHand:
        people = (*self._ranked, *self._alone)
        return same_time.by_stacks(
            tuple([x.entry for x in people]), [x.table for x in people],
            (*stacks, *(x.stack for x in self._alone)), shares, shared=self._shares,
        )  # fmt: skip

    def _share(self) -> None:
        who = tuple([x.entry for x in (*self._ranked, *self._alone)])
        self.answered.emit(OneHand(who=who, shared=True))
