"""The dialogs of teams, from each act's fields: a team's stacks and members are there to choose from."""

from collections.abc import Mapping
from math import inf
from typing import Any

from PySide6.QtWidgets import QComboBox, QWidget

from core.chips.now import in_play
from core.formats.duties import duties
from core.formats.team import acts, transfers
from core.formats.team.asks import ThirdStackDuty
from core.formats.team.rosters import spare
from core.formats.team.state import Team, Transfer, game, live_stacks, live_teams, resting, stack_of, team_of
from core.say.acts import Act
from core.tournament.state import Tournament
from gui.console.ask.fields import Choices, number
from gui.console.ask.form import Form
from gui.formats.team import words as say
from gui.looks.asked import title_of
from gui.program.session import Session
from gui.widgets.labels import label
from gui.widgets.suggest import Suggestion
from gui.words.names import Names, called
from gui.words.numbers import amount
from gui.words.tr import Context, plain, sentences

tr = Context("team")


_PART = 180


def stacks(t: Tournament, team: Team, *, without: int = 0) -> Choices:
    """Return the living stacks of the team: ``3.4 Anna Ek``. Typing the seat chooses one."""
    names = Names(t)
    return [(e, _stack(t, names, e)) for e in live_stacks(t.people, team) if e != without]


def every_stack(t: Tournament) -> Choices:
    """Return the living stacks of all teams by seat, each with its team."""
    names = Names(t)
    rooms = {x.id: (x.number, x.label) for x in t.open_tables}

    def seat(entry: int) -> tuple[object, ...]:
        at = t.people.entries[entry]
        return (*rooms.get(at.table or 0, (inf, "")), at.seat or 0)

    living = [(e, team) for team in live_teams(t) for e in live_stacks(t.people, team)]
    living.sort(key=lambda x: seat(x[0]))
    return [(e, f"{_stack(t, names, e)} · {team.name}") for e, team in living]


def _stack(t: Tournament, names: Names, entry: int) -> str:
    team = team_of(t, entry)
    unmanned = team is not None and entry in team.unmanned
    where = say.place(names, entry) or tr("resting")
    return f"{where}  {tr('no player') if unmanned else names.entry(entry)}"


def members(t: Tournament, team: Team) -> Choices:
    """Return the members on the roster, each with where they sit."""
    names, found = Names(t), list[tuple[object, str]]()
    for player in team.roster:
        entry = stack_of(t, team, player)
        where = tr("no stack") if entry is None else say.place(names, entry) or tr("resting")
        found.append((player, f"{called(t, t.people.players[player])}  {where}"))
    return found


class TransferForm(Form):
    """The form of a transfer as it is told, and in the same dialog as it was counted: the amount stands under
    the fields while the stack is typed. ``counts`` is a transfer that was told and now is counted. A stack
    that was chosen, ``giver``, leaves the choice of its team's; else theirs come first, and the seat typed
    in From chooses the team, which the heading names."""

    def __init__(
        self, parent: QWidget, session: Session, team: Team, giver: int = 0, counts: Transfer | None = None
    ) -> None:
        t = session.state
        own = stacks(t, team)
        others = [x for x in every_stack(t) if x[0] not in live_stacks(t.people, team)]
        choices = {"entry": own if giver else [*own, *others], "to": own}
        self.due = label("", "quiet", wrap=True)
        known = {} if counts is None else {"entry": counts.giver, "to": counts.taker}
        needs = ["entry", "to", *(["stack"] if counts is not None else [])]
        super().__init__(
            parent,
            session,
            acts.TransferChips,
            name=team.name,
            choices=choices,
            known=known,
            needs=needs,
            first="stack" if counts is not None else "",
            wide=520,
        )
        if counts is not None:
            self.line("stack").setPlaceholderText("")
            # The route stands there, and how another is told; an older count of the stack does not.
            self.note(say.route(Names(session.state), counts.giver, counts.taker))
            self.note(tr("If the transfer was announced wrongly, drop it under More and announce it again."))
        else:
            _choose(self.combo("entry"), giver or next(iter(live_stacks(t.people, team)), 0))
            self._to_mates()
            self.combo("entry").currentIndexChanged.connect(self._to_mates)
        self.body.addSpacing(8)
        self.body.addWidget(self.due)
        self.refresh()

    def _to_mates(self) -> None:
        """Offer the other stacks of the giver's team."""
        giver, to = self.combo("entry").currentData(), self.combo("to")
        team = team_of(self.session.state, giver) if giver else None
        _fill(to, stacks(self.session.state, team, without=giver) if team is not None else ())
        if team is not None:
            self.heading.setText(title_of(acts.TransferChips, team.name))
        self.refresh()

    def made(self, values: Mapping[str, Any]) -> Act | str | None:
        self.due.setText(plain(_due(self.session.state, values.get("stack") or 0)))
        self.due.setVisible(bool(self.due.text()))
        return super().made(values)


def _due(t: Tournament, stack: int) -> str:
    """Return the chips of this stack to be transferred, and the part that the chips in play can pay."""
    if stack <= 0:
        return ""
    due = transfers.amount(t, stack)
    said = say.share(t.rulebook.number("team_talk.percent"), stack, due.exact)
    if not in_play(t):
        return sentences(said, say.unchecked())
    return said if due.due == due.exact else sentences(said, say.unpayable(due.due))


def _fill(combo: QComboBox, choices: Choices) -> None:
    combo.blockSignals(True)
    combo.clear()
    for value, said in choices:
        combo.addItem(said, value)
    combo.blockSignals(False)


def _choose(combo: QComboBox, value: object) -> None:
    at = combo.findData(value)
    if at >= 0:
        combo.setCurrentIndex(at)


def ask_correct(parent: QWidget, session: Session, transfer: Transfer) -> Form:
    """Return the form that puts the last count of a transfer right."""
    begins = {"stack": amount(transfer.stack)}
    name = game(session.state).teams[transfer.team].name
    known = {"entry": transfer.giver}
    form = Form(parent, session, acts.CorrectTransfer, name=name, begins=begins, known=known)
    form.note(tr("{chips} was counted out.", chips=amount(transfer.chips)))
    return form


def ask_behind(parent: QWidget, session: Session, team: Team, entry: int = 0) -> Form:
    """Ask who sits behind a stack; who had another one changes places. A member without one is proposed."""
    t = session.state
    begins = entry or next(iter(live_stacks(t.people, team)), 0)
    choices = {"entry": every_stack(t), "player": members(t, team)}
    form = Form(parent, session, acts.Behind, choices=choices, needs=["entry"])

    def of_team() -> None:
        chosen = form.combo("entry").currentData()
        found = team_of(t, chosen) if chosen else None
        if found is None:
            return
        _fill(form.combo("player"), [*members(t, found), (None, tr("nobody"))])
        others = [p for p in (*spare(t, found), *found.roster) if p != t.people.entries[chosen].player]
        _choose(form.combo("player"), others[0] if others else None)
        form.refresh()

    _choose(form.combo("entry"), begins)
    of_team()
    form.combo("entry").currentIndexChanged.connect(of_team)
    return form


def ask_time_out(parent: QWidget, session: Session, entry: int = 0) -> Form:
    """Ask for whose hand: a seat or a name. A chosen stack stands there; what is typed takes its place."""
    t = session.state
    form = Form(parent, session, acts.CallTimeOut)
    if entry:
        chosen = Suggestion(Names(t).entry(entry), say.place(Names(t), entry), entry)
        form.people("entry").field.taken.emit(chosen)
    cards = label("", "quiet", wrap=True)
    form.body.addSpacing(8)
    form.body.addWidget(cards)

    def said() -> None:
        values = form.people("entry").values
        team = team_of(t, values[0]) if values and isinstance(values[0], int) else None
        if team is None:
            cards.setText(tr("All play and the level clock stop."))
            return
        left = tr("{team} has %n cards left.", team.cards, team=team.name)
        cards.setText(left if team.cards else sentences(left, tr("The call still stops the room.")))

    form.people("entry").changed.connect(said)
    said()
    return form


def _third(session: Session, team: Team) -> int:
    """Return the stack that a duty asks the team to rest, split or merge; 0 where none does."""
    asked = (x for x in duties(session.state, session.now()) if isinstance(x, ThirdStackDuty))
    return next((x.entry for x in asked if x.team == team.id), 0)


def ask_rest(parent: QWidget, session: Session, team: Team, entry: int = 0) -> Form:
    form = Form(
        parent, session, acts.RestStack, name=team.name, choices={"entry": stacks(session.state, team)}
    )
    _choose(form.combo("entry"), entry or _third(session, team))
    return form


class SplitForm(Form):
    """Asks how much of a stack goes to each of the other two."""

    def __init__(self, parent: QWidget, session: Session, team: Team, entry: int = 0) -> None:
        self._team, self.parts = team, label("", "quiet", wrap=True)
        t = session.state
        extras = {"first": number(session), "second": number(session)}
        for made in extras.values():
            made.widget.setFixedWidth(_PART)
        super().__init__(
            parent,
            session,
            acts.SplitStack,
            name=team.name,
            choices={"entry": stacks(t, team)},
            extras=extras,
            needs=["first", "second"],
            first="first" if entry else "",
        )
        _choose(self.combo("entry"), entry or _third(session, team))
        self.combo("entry").currentIndexChanged.connect(self._named)
        self.body.addWidget(self.parts)
        self._named()

    def _others(self) -> list[int]:
        chosen = self.combo("entry").currentData()
        return [e for e in live_stacks(self.session.state.people, self._team) if e != chosen]

    def _named(self) -> None:
        names = Names(self.session.state)
        for key, entry in zip(("first", "second"), self._others(), strict=False):
            part = tr("to {stack}", stack=say.stack(names, entry))
            self.line(key).setPlaceholderText(part)
            self.line(key).setAccessibleName(part)
        self.refresh()

    def made(self, values: Mapping[str, Any]) -> Act | str | None:
        chips = (values["first"], values["second"])
        if any(chips):
            names = Names(self.session.state)
            self.parts.setText(say.parts(names, self._others(), [x or 0 for x in chips]))
        if None in chips:
            return None
        return acts.SplitStack(entry=values["entry"], to=tuple(self._others()), chips=chips)


def ask_merge(parent: QWidget, session: Session, team: Team, entry: int = 0) -> Form:
    choices = {"entry": stacks(session.state, team), "to": ()}
    form = Form(
        parent,
        session,
        acts.MergeStack,
        name=team.name,
        choices=choices,
        first="chips" if entry else "",
        wide=460,
    )

    def into_mates() -> None:
        chosen = form.combo("entry").currentData()
        _fill(form.combo("to"), stacks(session.state, team, without=chosen))
        counted = session.state.people.entries[chosen].stack is not None
        form.line("chips").setPlaceholderText(form.hint("chips") if counted else tr("not counted"))
        form.refresh()

    _choose(form.combo("entry"), entry or _third(session, team))
    into_mates()
    form.combo("entry").currentIndexChanged.connect(into_mates)
    return form


def ask_disqualify(parent: QWidget, session: Session, team: Team) -> Form:
    """Ask the reason and the counted stacks: each is dealt out at its table."""
    known: dict[str, object] = {"team": team.name}
    if not resting(session.state).keys() & {*team.stacks}:
        known["table"] = None
    form = Form(parent, session, acts.DisqualifyTeam, name=team.name, known=known, wide=460)
    living = [said for _, said in stacks(session.state, team)]
    form.note(tr("In this order: {stacks}", stacks=" · ".join(living)))
    form.note(tr("Each stack is dealt out in equal shares at its table."))
    return form


def ask_rename(parent: QWidget, session: Session, team: Team) -> Form:
    return Form(
        parent,
        session,
        acts.RenameTeam,
        name=team.name,
        begins={"name": team.name},
        known={"team": team.name},
    )


def ask_member(parent: QWidget, session: Session, team: Team) -> Form:
    return Form(parent, session, acts.AddMember, name=team.name, known={"team": team.name})


def ask_leave(parent: QWidget, session: Session, team: Team) -> Form:
    choices = {"player": members(session.state, team)}
    return Form(parent, session, acts.LeaveTeam, name=team.name, choices=choices)


def ask_captain(parent: QWidget, session: Session, team: Team) -> Form:
    t = session.state
    choices = {"player": [x for x in members(t, team) if x[0] != team.captain]}
    return Form(parent, session, acts.Captain, name=team.name, choices=choices)
