"""A penalty and a disqualification: for what, which step of the ladder and why it is the next one, where the
chips go. What was written of the one goes along to the other."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QCheckBox, QLineEdit, QWidget

from core.conduct.disqualifying import dealt_at, equal_shares, needs_table
from core.conduct.penalties import explained, next_step
from core.conduct.penalty_ladder import DISQUALIFIED, compared, record
from core.floor.absent_stacks import about
from core.formats.format import can
from core.people.people import folded
from core.rulebook.kinds import step
from core.say.acts import Act, Disqualify, Penalise, SetChips
from core.say.names import has_letters
from core.tournament.state import Tournament
from gui.console.ask.fields import Field, Wrong, number
from gui.console.ask.form import Form
from gui.console.floor.earlier_penalties import earlier
from gui.looks.asked import ASKED
from gui.program.session import Session
from gui.widgets.boxes import across, cells, empty
from gui.widgets.elided_combo import ElidedCombo
from gui.widgets.fields import number_in
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad
from gui.widgets.on_screen import grow
from gui.widgets.suggest import SuggestField, Suggestion
from gui.words import floor as say
from gui.words.names import Names, player_of
from gui.words.numbers import amount, money, time_of_day
from gui.words.reasons import with_clauses
from gui.words.tr import Context, mark
from gui.words.voices import with_clause
from gui.words.words import OFFENCES

tr = Context("floor")

MOST = 4
"""Lines of tonight's record, and as many of earlier nights; the rest are counted."""
_CHIPS, _REFUND = "elimination.disqualified_chips", "elimination.disqualified_refund"
_OTHERS = {"minutes": mark("other minutes…"), "hands": mark("other hands…"), "rounds": mark("other rounds…")}


class Conduct(Form):
    """The fields that a penalty and a disqualification share: the player with the record, and the offence.
    ``entry`` 0 asks for the player."""

    def __init__(self, parent: QWidget, session: Session, act: type[Act], entry: int) -> None:
        name, known = (player_of(session.state, entry), {"entry": entry}) if entry else ("", {})
        self._shown = 0
        self.record = label("", "quiet", wrap=True)
        super().__init__(
            parent,
            session,
            act,
            name=name,
            wide=560,
            known=known,
            needs=("entry", "offence"),
            hints={"claimed": time_of_day(session.now(), session.zone)},
            first="offence" if entry else "entry",
        )
        if not entry:
            self.people("entry").changed.connect(self._chosen)
        self._chosen()

    def build(self) -> None:
        """Lay out the fields, with the player's record under the name."""
        for name in ASKED[self.act].fields:
            if name == "entry":
                if name not in self.known:
                    self.ask(name)
                self.body.addSpacing(4)
                self.body.addWidget(self.record)
            elif name == "offence":
                self.lay(name, self._offence())
            else:
                self.lay_own(name)

    def lay_own(self, name: str) -> None:
        self.ask(name)

    def _offence(self) -> Field:
        """Suggest what is punished most, and tonight; Enter where nothing is lit carries out."""
        field = SuggestField(self._suggested, self.hint("offence"), offers=True)
        field.entered.connect(lambda _: self.carry_out())

        def take(found: Suggestion) -> None:
            field.setText(found.text)
            self.refresh()

        def read() -> str | None:
            """Take a seat or a number for no offence: it was meant for somebody else."""
            text = field.text().strip()
            if text and not has_letters(text):
                raise Wrong(field, say.no_offence(text))
            return text or None

        field.taken.connect(take)
        return Field(field, field, read)

    def _suggested(self, typed: str) -> list[Suggestion]:
        """Light what begins so, and an offence of the rulebooks that is meant so: Enter after other words
        keeps them as they are."""
        from core.conduct.offences import meant
        from core.rulings.situations import shipped

        named, wanted, t = shipped().offences, folded(typed), self.session.state
        player = t.people.entries[self.entry].player if self.entry else 0
        by_rulebook = {
            id: all_of for id, all_of in meant(t, player, typed) if folded(named[id].title) != wanted
        }
        penalties = self.session.state.conduct.penalties.values()
        tonight = [p.offence for p in penalties if p.offence not in OFFENCES and not p.offence_id]
        every = dict.fromkeys([*reversed(tonight), *say.offences()])
        others = [x for x in every if wanted in folded(x) and folded(x) != wanted]
        begun = [x for x in others if folded(x).startswith(wanted)]
        found = [
            *(Suggestion(x) for x in begun),
            *(Suggestion(named[id].title, quiet=self._by_book(id)) for id in by_rulebook),
            *(Suggestion(x) for x in others if x not in begun),
        ]
        lights = bool(begun) or any(by_rulebook.values())
        return [replace(x, lit=lights and at == 0) for at, x in enumerate(found)]

    def _by_book(self, offence: str) -> str:
        """Return the rulebook's sentence on an offence: must or may, the step of this player, the clause."""
        from core.conduct.offences import by_book, force_of, proposed_for

        t = self.session.state
        player = t.people.entries[self.entry].player if self.entry else 0
        ruling, step = by_book(t, player, offence), proposed_for(t, player, offence)
        return say.offence_by_book(force_of(ruling), step, next(iter(ruling.clauses), ""))

    @property
    def offence_id(self) -> str:
        """Return the offence that is named in the field, if it is one that rulebooks name."""
        written = folded(self.line("offence").text())
        if not written:
            return ""
        from core.rulings.situations import shipped

        return next((x.id for x in shipped().offences.values() if folded(x.title) == written), "")

    def refresh(self) -> None:
        """Show the clause that the rulebook has for the offence."""
        super().refresh()
        if "clause" in self.fields:
            cited = ""
            if self.entry and self.offence_id:
                from core.conduct.offences import by_book

                t = self.session.state
                cited = by_book(t, t.people.entries[self.entry].player, self.offence_id).cited
            self.line("clause").setPlaceholderText(cited or self.hint("clause"))

    @property
    def entry(self) -> int:
        """Return the chosen entry, 0 for nobody yet."""
        found = self.known.get("entry")
        if found is None:
            field = self.people("entry")
            found = 0 if field.unknown else next(iter(field.values), 0)
        return found if isinstance(found, int) and found in self.session.state.people.entries else 0

    def _chosen(self) -> None:
        if self.entry != self._shown or not self.entry:
            self._shown = self.entry
            lines = []
            if self.entry:
                lines = record_lines(self.session, self.session.state.people.entries[self.entry].player)
                if "entry" not in self.known:
                    self.fields["offence"].edit.setFocus()
            self.record.show_text("\n".join(lines))
            self.chosen()
        self.refresh()

    def chosen(self) -> None:
        """Show what is of the player now meant."""


class PenaltyDialog(Conduct):
    """The next step of the record is proposed, and why it is the next. Enter gives the penalty as soon as the
    offence is written."""

    def __init__(self, parent: QWidget, session: Session, entry: int = 0) -> None:
        self.step = StepChoice(self._stepped)
        # The offence whose step is proposed, and the ticks that the director set.
        self._proposed, self._ticked = "", set[str]()
        self.why = label("", "quiet", wrap=True)
        self._under = parent
        super().__init__(parent, session, Penalise, entry)

    def lay_own(self, name: str) -> None:
        if name == "step":
            self.lay(name, Field(self.step, self.step.combo, lambda: None))
            self.body.addWidget(self.why)
            return
        self.ask(name)
        if name in ("dead_hand", "exposed"):
            self.box(name).clicked.connect(lambda: self._ticked.add(name))

    def chosen(self) -> None:
        """Show the steps for the player who is chosen."""
        self.step.setEnabled(bool(self.entry))
        if self.entry:
            t = self.session.state
            self._proposed = self.offence_id
            self.step.show_for(t, t.people.entries[self.entry].player, self._proposed)

    def _propose(self) -> None:
        """Propose the step that the rulebook gives the offence, its dead hand, and when it begins."""
        self.chosen()
        dead = exposed = False
        if self.entry and self.offence_id:
            from core.conduct.offences import by_book
            from core.rulings.situations import AFTER_HAND

            t = self.session.state
            ruling = by_book(t, t.people.entries[self.entry].player, self.offence_id)
            dead = "player" in ruling.dead
            exposed = ruling.penalty is not None and ruling.penalty.when == AFTER_HAND
        for name, proposed in (("dead_hand", dead), ("exposed", exposed)):
            if name not in self._ticked:
                self.box(name).setChecked(proposed)

    def _stepped(self) -> None:
        if self.fields:
            self.refresh()

    def made(self, values: Mapping[str, Any]) -> Act | str | None:
        if not self.entry or self.step.disqualifies:
            return None
        act = self.step.penalise(self.entry, values["offence"] or "")
        if act is None:
            raise Wrong(self.step.number, tr("Type a number."))
        if not act.offence:
            return None
        act = self._with_ticks(act)
        return act.but(clause=values["clause"] or "", claimed=values["claimed"])

    def _with_ticks(self, act: Penalise) -> Penalise:
        dead, exposed = self.box("dead_hand").isChecked(), self.box("exposed").isChecked()
        return act.but(dead_hand=dead, exposed=exposed, offence_id=self.offence_id)

    def refresh(self) -> None:
        if "exposed" in self.fields and self._proposed != self.offence_id:
            self._propose()
        super().refresh()
        self.why.show_text(self._explained())
        out = bool(self.entry) and self.step.disqualifies
        self.do_button.say(tr("Disqualify…") if out else self.do)
        if out:
            self.do_button.setEnabled(True)
        grow(self)

    def _explained(self) -> str:
        """Say why this is the step, and what it brings; nothing while it is no step."""
        t, offence = self.session.state, self.line("offence").text().strip() or "?"
        act = self.step.penalise(self.entry, offence) if self.entry else None
        if act is None or any(not x.overridable for x in self.session.check(act)):
            return ""
        return with_clauses(explained(t, self._with_ticks(act)), Names(t))

    def carry_out(self) -> None:
        """Ask the more that a disqualification needs; what was written here goes along."""
        if not (self.entry and self.step.disqualifies):
            super().carry_out()
            return
        asked = DisqualifyDialog(self._under, self.session, self.entry)
        for name in ("offence", "clause", "claimed"):
            asked.line(name).setText(self.line(name).text())
        asked.refresh()
        self.accept()
        asked.open()


class StepChoice(QWidget):
    """The choice of a step on the ladder. The next step is chosen already, and the others are compared with
    it. The ladder names minutes; a number of hands or rounds, and of what is on no ladder, is typed. A step
    that the director chose stays, whoever is meant."""

    def __init__(self, changed: Callable[[], object]) -> None:
        super().__init__()
        self._changed = changed
        self._by_hand = False
        self.combo = ElidedCombo()
        self.number = QLineEdit()
        self.number.setFixedWidth(100)
        self.number.setPlaceholderText(tr("Number"))
        self.number.setAccessibleName(tr("Number"))
        self.number.hide()
        with_pad(self.number)
        across((self.combo, 1), self.number, gap=8, of=self)
        self.setFocusProxy(self.combo)
        self.combo.currentIndexChanged.connect(self._choose)

    def show_for(self, t: Tournament, player: int, offence: str) -> None:
        """Show the ladder as it stands for this player and this offence. The next step is chosen where the
        director has chosen none."""
        ladder, meant = t.rulebook.steps("penalty.ladder"), next_step(t, player, offence)
        kept, typed = self.combo.currentData(), self.number.text()
        self.combo.blockSignals(True)
        self.combo.clear()
        for text in ladder:
            than = compared(t, text, meant)
            said = tr("disqualification…") if text == DISQUALIFIED else say.step_choice(text, than)
            self.combo.addItem(said, text)
        for what, name in _OTHERS.items():
            self.combo.addItem(tr(name), what)
        self.combo.setCurrentIndex(self.combo.findData(kept) if self._by_hand else ladder.index(meant))
        self.combo.blockSignals(False)
        self._chosen()
        if self._by_hand and typed:
            self.number.setText(typed)
            self._changed()

    def _choose(self) -> None:
        """Keep what the director chose."""
        self._by_hand = True
        self._chosen()

    def _chosen(self) -> None:
        text = str(self.combo.currentData() or "")
        found = step(text)
        self.number.setVisible(text in _OTHERS or (found is not None and found.what in ("hands", "rounds")))
        self.number.setText(str(found.number) if found is not None and found.number else "")
        self._changed()

    @property
    def disqualifies(self) -> bool:
        return str(self.combo.currentData()) == DISQUALIFIED

    def penalise(self, entry: int, offence: str) -> Penalise | None:
        """Return the penalty of this step; None while its number is missing or none."""
        text = str(self.combo.currentData() or "")
        found = step(text)
        what, given = (text, None) if found is None else (found.what, found.number)
        if what == "warning":
            return Penalise(entry=entry, offence=offence, warning=True)
        if not self.number.isHidden():
            given = number_in(self.number.text())
        if given is None or what not in _OTHERS:
            return None
        length: dict[str, Any] = {what: given}
        return Penalise(entry=entry, offence=offence, **length)


class DisqualifyDialog(Conduct):
    """The chips go where the book has them go until the director says otherwise; a refund is asked for only
    where the book leaves one to the director."""

    def __init__(self, parent: QWidget, session: Session, entry: int = 0) -> None:
        self.shares: dict[int, Field] = {}
        self.sum, self.leaves = label("", "label"), label("", "quiet", wrap=True)
        self.dealt = QCheckBox()
        self._seats = QWidget()
        self._grid = cells(8, 4, of=self._seats)
        self._chips = can(session.state, SetChips)
        super().__init__(parent, session, Disqualify, entry)

    def lay_own(self, name: str) -> None:
        t = self.session.state
        book = t.rulebook
        if name in ("chips", "table", "shares") and not self._chips:
            return
        if name == "shares":
            self.dealt.setText(self.label(name))
            self.dealt.setChecked(book.word(_CHIPS) == "dealt_out")
            self.dealt.toggled.connect(lambda _: self._dealt())
            self.add("", self.dealt)
            for one in (self._seats, self.sum, self.leaves):
                self.body.addWidget(one)
            self.leaves.setText(with_clause(say.leaves_play(), book.cite(_CHIPS)))
        elif name == "table":
            if self.entry and needs_table(t, self.entry):
                self.ask(name).line.textEdited.connect(lambda _: self._dealt())
        elif name == "refund" and book.word(_REFUND) == "none":
            nothing = with_clause(say.nothing_back(), book.cite(_REFUND))
            self.body.addWidget(label(nothing, "quiet", wrap=True))
        else:
            self.ask(name)

    def chosen(self) -> None:
        """Propose the stack of the player who is chosen, as far as it is known."""
        t = self.session.state
        if self.entry and "refund" in self.fields:
            paid = money(t.people.entries[self.entry].paid, t.currency)
            self.line("refund").setPlaceholderText(tr("none; {paid} paid", paid=paid))
        if not self._chips:
            return
        if self.entry:
            found = t.people.entries[self.entry]
            left = about(t, found, self.session.now())
            known = found.stack is not None and left is None
            self.line("chips").setText(amount(found.stack or 0) if known else "")
            if left is not None:
                self.line("chips").setPlaceholderText(say.about_chips(left))
        self._ask_shares()

    def _dealt(self) -> None:
        self._ask_shares()
        self.refresh()

    def _ask_shares(self) -> None:
        """Show a field for each of the others at the table, where the chips are dealt out."""
        empty(self._grid)
        self.shares.clear()
        t = self.session.state
        dealt = self.dealt.isChecked()
        table = dealt_at(t, self.entry, self._named()) if self.entry else None
        self.leaves.setVisible(not dealt)
        for one in (self._seats, self.sum):
            one.setVisible(dealt and table is not None)
        if table is None or not dealt:
            return
        before: QWidget = self.dealt
        others = [(seat, e) for seat, e in sorted(table.seats.items()) if e != self.entry]
        for i, (seat, other) in enumerate(others):
            said = tr("Seat {seat}  {name}", seat=seat, name=player_of(t, other))
            field = self.shares[seat] = number(self.session)
            field.name(said)
            field.widget.setFixedWidth(100)
            field.line.textEdited.connect(self.refresh)
            self._grid.addWidget(ElidedLabel(said), i // 2, i % 2 * 2)
            self._grid.addWidget(field.widget, i // 2, i % 2 * 2 + 1)
            QWidget.setTabOrder(before, field.edit)
            before = field.edit
        for column in (0, 2):
            self._grid.setColumnStretch(column, 1)

    def _named(self) -> int | None:
        """Return the table named for a stack without a seat; None: none, or it cannot be read yet."""
        try:
            found = self.fields["table"].read() if "table" in self.fields else None
        except Wrong:
            return None
        return found if isinstance(found, int) else None

    def read(self) -> dict[str, Any]:
        return {**super().read(), "shares": {seat: field.read() for seat, field in self.shares.items()}}

    def made(self, values: Mapping[str, Any]) -> Act | str | None:
        if not self.entry:
            return None
        if not self._chips:
            return super().made({**values, "chips": 0, "shares": (), "offence_id": self.offence_id})
        shares = tuple((seat, share) for seat, share in values["shares"].items() if share)
        said = say.dealt_so_far(sum(share for _, share in shares), values["chips"])
        t, offered = self.session.state, dict[int, int]()
        typed = any(field.line.text().strip() for field in self.shares.values())
        if self.shares and not typed and isinstance(values["chips"], int):
            shares, odd = equal_shares(t, self.entry, values["chips"], table=self._named())
            offered, said = dict(shares), say.equal_shares(odd)
        for seat, field in self.shares.items():
            field.line.setPlaceholderText(amount(offered[seat]) if seat in offered else "")
        self.sum.setText(said if self.shares else "")
        return super().made({**values, "shares": shares, "offence_id": self.offence_id})


def record_lines(session: Session, player: int) -> list[str]:
    """Return a player's record, the latest first; one line where there is nothing."""
    t, zone = session.state, session.zone
    tonight = [
        say.tonight_line(p.given, p.step, p.offence, zone, ended=p.ended) for p in reversed(record(t, player))
    ]
    before = [say.earlier_line(x, zone) for x in earlier(session, t.people.players[player])]
    return [*_cut(tonight), *_cut(before)] or [tr("No penalties tonight or on earlier nights.")]


def _cut(lines: list[str]) -> list[str]:
    return lines if len(lines) <= MOST else [*lines[: MOST - 1], tr("and %n more", len(lines) - MOST + 1)]
