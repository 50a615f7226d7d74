"""The foot of an open ruling: who it is about, the penalty, when it was claimed, and the key that logs it."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QLineEdit, QWidget

from core.conduct.penalty_ladder import DISQUALIFIED, proposed
from core.conduct.ruling import NEXT, OWN_WORDS
from core.rulings.answer import Ruling
from core.rulings.asking import Asking
from core.rulings.found import players_for
from core.rulings.situations import NOT_STATED
from core.say.acts import Argument, GiveRuling
from gui.console.ask.fields import Wrong, not_named, read_line
from gui.console.frame.seat_words import TAKES_SEATS
from gui.console.players.people import suggest_entries
from gui.program.session import Session
from gui.widgets.boxes import across, down
from gui.widgets.fields import Problem
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.people_field import PeopleField
from gui.widgets.suggest import Suggestion
from gui.words.conduct import step_text
from gui.words.numbers import time_of_day
from gui.words.tr import Context

tr = Context("rulings")

_TIME = Argument("claimed", "time", "", required=False, out=False, default=None)


class LogRow(QWidget):
    """``wanted``: the ruling is to be logged."""

    wanted = Signal()

    def __init__(self, session: Session, table: Callable[[], int | None]) -> None:
        super().__init__()
        self._session, self._table = session, table
        self._ruling: Ruling | None = None
        self.people = PeopleField(self._source, tr("Player it is about, then others"), offers=True)
        self.people.setAccessibleName(tr("Players"))
        self.words, self.clause = QLineEdit(), QLineEdit()
        self.words.setPlaceholderText(tr("Ruled in other words…"))
        self.words.setAccessibleName(tr("Ruled in other words…"))
        self.clause.setPlaceholderText(tr("Clause"))
        self.clause.setAccessibleName(tr("Clause"))
        self.clause.setFixedWidth(96)
        self.clause.setProperty(TAKES_SEATS, True)  # SvePoF §8.2
        self.claimed = QLineEdit()
        self.claimed.setAccessibleName(tr("Claimed at"))
        self.claimed.setFixedWidth(84)
        self.problem = Problem(self.claimed, "claimed_problem")
        self.unsaid = Problem(self.words, "words_problem")
        self.unnamed = Problem(self.people.field, "people_problem")
        self.words.textEdited.connect(lambda _: self.unsaid.say(""))
        self.words.returnPressed.connect(lambda: self.people.field.setFocus())
        self._wants_words, self._without_player = False, False
        self.penalty, self.none = KeyButton(kind="answer"), KeyButton(tr("none"), kind="answer")
        self.log = KeyButton(tr("Log ruling"), key="^↵", kind="primary", does=self.wanted.emit)
        self._build()
        self.people.changed.connect(self._people_changed)
        self.people.passed.connect(self.log.setFocus)

    def _build(self) -> None:
        group = QButtonGroup(self)
        for made in (self.penalty, self.none):
            made.setCheckable(True)
            made.set_small()
            group.addButton(made)
        self.penalty.setObjectName("penalty")
        self.none.setObjectName("no_penalty")
        self._penalty = QWidget()
        across(label(tr("Penalty"), "quiet"), self.penalty, self.none, gap=8, of=self._penalty)
        above = across((self.words, 1), self.clause, label(tr("Claimed"), "quiet"), self.claimed, gap=8)
        below = across((self.people, 1), self._penalty, self.log, gap=8)
        down(above, self.unsaid, self.problem, below, self.unnamed, gap=8, of=self)

    @property
    def is_written(self) -> bool:
        """Return whether anything stands in the row's fields."""
        lines = self.words, self.clause, self.claimed, self.people.field
        return bool(self.people.values) or any(x.text() for x in lines)

    def clear(self) -> None:
        """Forget what was said of the ruling before."""
        self.people.clear()
        for line in (self.words, self.clause, self.claimed):
            line.clear()
        self.problem.say("")
        self.unsaid.say("")
        self._forget_unnamed()
        self.claimed.setPlaceholderText(time_of_day(self._session.now(), self._session.zone))

    def show_ruling(self, ruling: Ruling | None, *, free: bool) -> None:
        """Show what is logged of this ruling; ``free``: it is ruled in the director's own words."""
        new = ruling is not self._ruling
        self._ruling = ruling
        self.log.setEnabled(ruling is not None or free)
        self.clause.setVisible(free or (ruling is not None and not ruling.clauses))
        self._wants_words = free or (ruling is not None and (ruling.discretion or ruling.basis == NOT_STATED))
        placeholder = tr("What you rule") if self._wants_words else tr("Ruled in other words…")
        self.words.setPlaceholderText(placeholder)
        if new:
            self._forget_unnamed()
            must = ruling is not None and ruling.penalty is not None and ruling.penalty.force == "must"
            (self.penalty if must else self.none).setChecked(True)
        self._show_penalty()

    def _source(self, typed: str) -> Sequence[Suggestion]:
        taken = [x for x in self.people.values if isinstance(x, int)]
        return suggest_entries(self._session, typed, out=None, without=taken, table=self._table())

    def _people_changed(self) -> None:
        self._forget_unnamed()
        if self.people.unknown:
            self.unnamed.say(not_named(self.people))
        self._show_penalty()

    def _forget_unnamed(self) -> None:
        self._without_player = False
        self.unnamed.say("")

    @property
    def players(self) -> tuple[int, ...]:
        """Return the players that were named and are still known."""
        known = self._session.state.people.entries
        return tuple(x for x in self.people.values if isinstance(x, int) and x in known)

    @property
    def _penalised(self) -> int | None:
        penalty = self._ruling.penalty if self._ruling is not None else None
        found = players_for((penalty.whom,) if penalty is not None else ("player",), self.players)
        return next(iter(found), None)

    def _show_penalty(self) -> None:
        """Name the step: the book's for this ruling, else the next of the player's record."""
        who = self._penalised
        self._penalty.setVisible(who is not None)
        if who is not None:
            step = step_text(self._step(who))
            self.penalty.say(tr("{step}…", step=step) if self._disqualifies(who) else step)

    def _step(self, who: int) -> str:
        penalty, t = self._ruling.penalty if self._ruling is not None else None, self._session.state
        return proposed(t, t.people.entries[who].player, penalty.step if penalty is not None else "")

    def _disqualifies(self, who: int) -> bool:
        return self._step(who) == DISQUALIFIED

    @property
    def disqualified(self) -> int | None:
        """Return the player to be disqualified once the ruling is logged: that asks for more."""
        who = self._penalised
        return who if who is not None and self.penalty.isChecked() and self._disqualifies(who) else None

    @property
    def first(self) -> QWidget:
        """Return the field that is filled in first: the ruling, where the book leaves it to the director."""
        return self.words if self._wants_words and not self.words.text() else self.people.field

    def _lacks_player(self, words: str) -> bool:
        """Return whether the rulebook demands a penalty and nobody is named who could get it."""
        penalty = self._ruling.penalty if self._ruling is not None and not words else None
        return penalty is not None and penalty.force == "must" and self._penalised is None

    def act(self, asking: Asking | None) -> GiveRuling | None:
        """Return the act that logs it; None while something that is typed cannot be read."""
        ruling, words = self._ruling, self.words.text().strip()
        if self.people.unknown:
            self.people.field.setFocus()
            self.people.take_only()
        if self.people.unknown:
            return None
        try:
            claimed = read_line(self.claimed, _TIME, self._session)
        except Wrong as wrong:
            self.problem.say(str(wrong))
            self.claimed.setFocus()
            return None
        if not words and self._wants_words:
            self.unsaid.say(tr("The rulebook leaves it to you. Type what you rule."))
            self.words.setFocus()
            return None
        if self._lacks_player(words) and not self._without_player:
            self._without_player = True
            self.unnamed.say(
                tr("The penalty has no player. Name the player, or press Ctrl+Enter again to log no penalty.")
            )
            self.people.field.setFocus()
            return None
        act = GiveRuling(
            text=words or (ruling.say if ruling is not None else ""),
            table=self._table(),
            players=self.players,
            clause=self.clause.text().strip() if self.clause.isVisible() else "",
            claimed=claimed if isinstance(claimed, int) else None,
        )
        if asking is not None and ruling is not None:
            answers = tuple(f"{name}={text}" for name, text in asking.answers.items())
            act = act.but(
                situation=asking.situation.id,
                answers=answers,
                outcome=OWN_WORDS if words else ruling.outcome,
                dead=() if words else players_for(ruling.dead, self.players),
            )
        who = self._penalised
        if who is not None and self.penalty.isChecked() and not self._disqualifies(who):
            more: dict[str, Any] = {"penalty": NEXT}
            if who != self.players[0]:
                more["penalised"] = who
            act = act.but(**more)
        return act
