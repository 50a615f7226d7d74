"""Heats and their draws: who plays when, who advances where, and what can be done about a player."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, NamedTuple

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from core.formats.chicago import acts as a
from core.formats.chicago.going_on import advance, from_table, parted, undecided
from core.formats.chicago.heat import Heat
from core.formats.chicago.heats import again, away, field_of, free_chairs, play_offs, playing_at, waiting
from core.formats.chicago.state import Chicago, by_label, chicago
from core.formats.chicago.timing import usual
from core.say.acts import Act, PrepareDraw
from core.say.reasons import Reason
from core.tournament.state import Tournament
from gui.console.ask.fields import number
from gui.console.ask.form import Form
from gui.console.frame.acting import press_deed
from gui.console.frame.deeds import Deed, DeedButton
from gui.console.players.people import suggest_entries
from gui.console.tables.draw_dialog import open_draw_dialog
from gui.formats.chicago.view import short_names
from gui.formats.chicago.words import final_name, goes_words, heat_name, next_name, parted_words
from gui.program.session import Session
from gui.widgets.boxes import across, down
from gui.widgets.flow import Flow
from gui.widgets.key_button import KeyButton
from gui.widgets.labels import label
from gui.widgets.lined_table import LinedTable
from gui.widgets.panel import RING, Card
from gui.widgets.rows import Cell, Rows
from gui.widgets.suggest import Suggestion
from gui.words.names import player_of
from gui.words.numbers import time_of_day
from gui.words.tr import Context, dotted

tr = Context("chicago")


class HeatLine(NamedTuple):
    """A heat: of the ``next`` one what is proposed."""

    number: int
    name: str
    begins: str
    players: str
    tables: str
    goes: str
    state: str
    now: bool


class GoesLine(NamedTuple):
    """A table with those who advance from it as it stands."""

    label: str
    who: str
    state: str
    tone: str


def heat_lines(t: Tournament, time: Callable[[int], str]) -> list[HeatLine]:
    """Return the heats that are drawn, and the next one."""
    game, found = chicago(t), list[HeatLine]()
    for heat in game.heats:
        plan = game.plans.get(heat.number)
        last = heat is game.heats[-1]
        begins = time(plan.at) if plan and plan.at else time(heat.drawn)
        if heat is game.heat and play_offs(t):
            state = tr("play-off")
        elif heat.done:
            state = tr("done")
        elif heat.begun:
            state = tr("round {n}", n=heat.round)
        else:
            state = tr("drawn")
        goes = goes_words(advance(game.plans, heat))
        field = str(len(heat.players)), str(len(heat.matches))
        found.append(HeatLine(heat.number, heat_name(heat), begins, *field, goes, state, last))
    last_one = game.heat
    if last_one is not None and not advance(game.plans, last_one).to:
        return found
    return [*found, _next(t, time)]


def _next(t: Tournament, time: Callable[[int], str]) -> HeatLine:
    game, field = chicago(t), field_of(t)
    ready = game.heat is None or (game.heat.done and not play_offs(t))
    number = len(game.heats) + 1
    plan = game.plans.get(number)
    players = len(field.players) if ready and not isinstance(field, Reason) else 0
    begins = time(plan.at) if plan and plan.at else "–"
    state = tr("ready to be drawn") if players else tr("not yet")
    name = tr("Heat {n}", n=number)
    if game.heat is not None:
        name = next_name(advance(game.plans, game.heat), game.heat.number)
    return HeatLine(number, name, begins, str(players or "–"), "–", "", state, now=False)


def goes_lines(t: Tournament, heat: Heat) -> list[GoesLine]:
    """Return the players who advance from each table of a heat as it stands now."""
    game, gone = chicago(t), away(t)
    plan, found = advance(game.plans, heat), list[GoesLine]()
    for match in by_label(t, heat.matches):
        who = from_table(plan, match, gone) if plan.to else [x.entry for x in match.standing]
        tie = undecided(plan, match, gone)
        if heat is game.heat:
            tie += [x.entries for x in play_offs(t) if x.prize and x.table == match.table]
        # those before the tie: who stands behind it may still be passed
        equal = {x for y in tie for x in y}
        who = who[: next((i for i, e in enumerate(who) if e in equal), None)]
        names = " · ".join(player_of(t, e) for e in who) if match.played else ""
        state, tone = (tr("done"), "green") if match.done else (tr("as it stands"), "quiet")
        if not match.played:
            state = tr("no round is in yet")
        if tie:
            short = short_names(t, match.players)
            state = tr("play-off between {names}", names=" · ".join(short[e] for e in tie[0]))
            tone = "amber"
        elif match.chosen:
            state, tone = tr("by the director’s word"), "amber"
        elif match.done:
            short = short_names(t, match.players)
            state = dotted(state, *(parted_words(*pair, short) for pair in parted(plan, match, gone)))
        label = final_name(heat, match) or t.room.tables[match.table].label
        found.append(GoesLine(label, names, state, tone))
    return found


class PlayOffForm(Form):
    """The points of a play-off: a line for each who is equal."""

    def __init__(self, parent: QWidget, session: Session, entries: tuple[int, ...]) -> None:
        who = [(None, tr("nobody")), *((e, player_of(session.state, e)) for e in entries)]
        needs = [str(e) for e in entries]
        super().__init__(
            parent, session, a.PlayOff, choices={"won": who}, known={"entries": entries}, needs=needs
        )

    def build(self) -> None:
        for entry in self.known["entries"]:
            key, name = str(entry), player_of(self.session.state, entry)
            made = self.fields[key] = number(self.session)
            made.name(name)
            self.add(name, made.widget)
            self._follow(key, made)
        self.ask("won")

    def made(self, values: Mapping[str, Any]) -> Act | None:
        points = [values[str(e)] for e in self.known["entries"]]
        if None in points:
            return None
        return a.PlayOff(entries=self.known["entries"], points=tuple(points), won=values["won"])


def late_wish(t: Tournament, entry: int) -> Act | str:
    """Return the seating of a late player where a chair is free, or why nobody can be seated yet."""
    heat = chicago(t).heat
    if heat is None:
        return tr("Draw the first heat first.")
    return a.SitLate(entry=entry, table=next(iter(free_chairs(t)), next(iter(heat.matches))))


def ask_late(parent: QWidget, session: Session, entry: int) -> Form:
    """Ask for the table at which a late player sits down."""
    t = session.state
    free = free_chairs(t)
    choices = {"table": [x for x in table_choices(t) if x[0] in free] or table_choices(t)}
    return Form(parent, session, a.SitLate, name=player_of(t, entry), choices=choices, known={"entry": entry})


def table_choices(t: Tournament) -> list[tuple[object, str]]:
    """Return the tables of the heat, to choose from."""
    heat = chicago(t).heat
    matches = by_label(t, heat.matches) if heat is not None else []
    return [(x.table, t.room.tables[x.table].label) for x in matches]


class HeatsPart(QWidget):
    """``back`` goes to the tables, ``opened`` to those of a heat by its number, ``wanted`` to this part."""

    back = Signal()
    opened = Signal(int)
    wanted = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self.session = session
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.deeds: list[Deed] = []
        self._add_deeds()
        titles = (tr("Heat"), tr("Begins"), tr("Players"), tr("Tables"), tr("Who advances"), tr("State"))
        self.heats: Rows[HeatLine] = Rows(titles, _heat_cell, right=(2, 3))
        self.list = LinedTable(self.heats, [86, 76, 66, 60, 240, 130], 4)
        self.list.setMaximumHeight(38 + 30 * 6)
        self.list.clicked.connect(lambda _: self.refresh())
        self.list.doubleClicked.connect(lambda at: self.opened.emit(self.heats.rows[at.row()].number))
        goes = (tr("Table"), tr("Who advances"), tr("State"))
        self.goes: Rows[GoesLine] = Rows(goes, _goes_cell)
        self.going = LinedTable(self.goes, [70, 320, 320], 1)
        self.goes_title = label(role="title")
        self._build()

    def _build(self) -> None:
        back = KeyButton(tr("Tables"), icon="arrow-left", key="H", kind="quiet")
        back.clicked.connect(self.back)
        top = Card()
        row = across(label(tr("Heats and draw"), "title"), None, back)
        down(row, self.list, gap=6, margins=(16, 10, 12, 12), of=top)
        below = Card()
        deeds = Flow()
        self.buttons = {deed.said: DeedButton(deed) for deed in self.deeds}
        deeds.show_all(list(self.buttons.values()))
        down(self.goes_title, (self.going, 1), deeds, gap=8, margins=(16, 12, 12, 14), of=below)
        down(top, (below, 1), gap=10 - 2 * RING, of=self)
        # Shown until a heat is drawn: the one thing there is to do.
        self.first = QWidget()
        self.first_draw = DeedButton(self.draw, kind="primary")
        plan = KeyButton(tr("Heats and draw"), key="H")
        plan.clicked.connect(self.wanted)
        across(None, self.first_draw, plan, None, gap=8, margins=(0, 14, 0, 0), of=self.first)

    # -- deeds ---------------------------------------------------------------------------------------

    def _add_deeds(self) -> None:
        def deed(
            words: str, key: str, wish: Callable[[], Act | str | None], run: Callable[[], object]
        ) -> Deed:
            made = Deed(self, self.session, words, key, wish, run)
            self.deeds.append(made)
            return made

        ask = self.ask
        draw = partial(open_draw_dialog, self, self.session)
        self.draw = deed(tr("Draw the next heat…"), "D", partial(self._prepare, False), draw)
        deed(tr("Draw again…"), "", partial(self._prepare, True), partial(draw, everybody=True))
        deed(tr("Change heat…"), "E", lambda: None, self._plan)
        deed(tr("Who advances…"), "W", self._any, partial(ask, a.SendOn))
        deed(tr("Play-off…"), "P", self._any, partial(ask, a.PlayOff))
        deed(tr("Scorekeeper…"), "K", self._any, partial(ask, a.NameAuditor))
        deed(tr("No-show…"), "N", self._any, partial(ask, a.NoShow))
        deed(tr("Late player…"), "L", self._any, partial(ask, a.SitLate))
        deed(tr("Player leaves…"), "G", self._any, partial(ask, a.LeaveTable))
        deed(tr("Take points off…"), "T", self._points, partial(ask, a.Deduct))
        deed(tr("Time of the round…"), "R", self._any, partial(ask, a.TimeRound))
        deed(tr("Time is up…"), "U", self._any, partial(ask, a.EndByTime))

    def _prepare(self, everybody: bool) -> Act | None:
        """Return the preparing of a draw; where one waits its dialog is only opened again."""
        t = self.session.state
        if everybody == again(t) and waiting(t):
            return None
        return PrepareDraw(everybody=everybody)

    def _any(self) -> str | None:
        game = self.session.state.game
        drawn = isinstance(game, Chicago) and game.heats
        return None if drawn else tr("Draw the first heat first.")

    def _points(self) -> str | None:
        """Say why no points can be taken off: nobody can have less than none (point 19)."""
        heat = chicago(self.session.state).heat
        if heat is None:
            return self._any()
        sheets = [match.sheet for match in heat.matches.values()]
        held = any(line.points for sheet in sheets for line in sheet.round.lines)
        # how many points there are at a table that writes on paper only the table knows
        return (
            None
            if held or any(sheet.on_paper for sheet in sheets)
            else tr("Nobody has points in this round.")
        )

    def ask(self, act: type[Act], **known: Any) -> None:
        """Open the dialog of this act; of what is known already nothing is asked."""
        t = self.session.state
        if act is a.PlayOff and (ties := play_offs(t)):
            PlayOffForm(self, self.session, known.get("entries", ties[0].entries)).open()
            return
        if act is a.SitLate and known:
            ask_late(self, self.session, known["entry"]).open()
            return
        asks = any(x.name == "table" for x in act.ARGUMENTS)
        sources = {a.SitLate: {"entry": self._not_playing}, a.Deduct: {"seat": self._chairs}}.get(act, {})
        choices = {"table": table_choices(t)} if asks else {}
        needs = ("length",) if act is a.TimeRound and usual(t) is None else None
        Form(self, self.session, act, choices=choices, sources=sources, known=known, needs=needs).open()

    def _not_playing(self, text: str) -> list[Suggestion]:
        """Suggest everybody who is drawn to no table, in the tournament or out of it."""
        t = self.session.state
        sits = [e for e in t.people.entries if playing_at(t, e) is not None]
        return suggest_entries(self.session, text, out=None, without=sits)

    def _chairs(self, text: str) -> list[Suggestion]:
        """Suggest the chairs of the round that is played, by who sits there."""
        found, t = list[Suggestion](), self.session.state
        for one in suggest_entries(self.session, text):
            match = playing_at(t, one.value) if isinstance(one.value, int) else None
            chair = match.sheet.chair(one.value) if match is not None else 0
            if match is not None and chair:
                found.append(replace(one, value=(match.table, chair)))
        return found

    def _plan(self) -> None:
        """Change the heat that is marked; else the next."""
        rows = self.heats.rows
        at = self.list.currentIndex().row()
        if 0 <= at < len(rows):
            number = rows[at].number
        elif rows:
            number = rows[-1].number
        else:
            number = 1
        to = [("proposed", tr("as proposed for the field")), ("next", tr("to the next heat")),
              ("finals", tr("A and B final")), ("final", tr("one final")), ("end", tr("nobody"))]  # fmt: skip
        Form(self, self.session, a.PlanHeat, begins={"heat": str(number)}, choices={"to": to}).open()

    # -- following the tournament --------------------------------------------------------------------

    def refresh(self) -> None:
        t = self.session.state
        for deed in self.deeds:
            deed.refresh()
        if not isinstance(t.game, Chicago):
            return
        at = self.list.currentIndex().row()
        lines = heat_lines(t, lambda ms: time_of_day(ms, self.session.zone))
        if lines != self.heats.rows:
            self.heats.show(lines)
        heat = t.game.heats[at] if 0 <= at < len(t.game.heats) else t.game.heat
        goes = goes_lines(t, heat) if heat is not None else []
        if goes != self.goes.rows:
            self.goes.show(goes)
        name = heat_name(heat) if heat is not None else ""
        self.goes_title.setText(tr("Who advances from {heat}", heat=name) if heat is not None else "")

    def take_key(self, event: QKeyEvent) -> bool:
        """Take the letter of a deed; return whether it was one."""
        return press_deed(self, self.deeds, event)


def _heat_cell(line: HeatLine, column: int) -> Cell:
    words = (line.name, line.begins, line.players, line.tables, line.goes, line.state)[column]
    if line.now and column == 0:
        tone = "strong"
    elif column in (0, 2, 3):
        tone = ""
    else:
        tone = "quiet"
    return Cell(words, tone)


def _goes_cell(line: GoesLine, column: int) -> Cell:
    tone = (("strong", "", line.tone))[column]
    return Cell((line.label, line.who, line.state)[column], tone)
