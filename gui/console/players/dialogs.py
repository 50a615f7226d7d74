"""The dialogs about a player: the bust, the correction of an entry or of a bust, the personal details."""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QWidget

from core.floor.seating import seat_name
from core.hands.seats_back import seat_back
from core.log.change import Change
from core.people.buying import asks_price, offered, price_of
from core.people.player_row import PlayerRow
from core.say import acts
from core.say.records import PurchaseKind
from gui.console.ask.fields import Field, Wrong, choice, number
from gui.console.ask.form import Form
from gui.console.frame.acting import YOUNG
from gui.console.players.directory import known_as, player_row, register_act, rewrite_with
from gui.console.players.lines import PlayerLine
from gui.console.players.people import suggest_entries, suggest_people
from gui.console.players.prices import PriceChoice
from gui.program.session import Session
from gui.safely import safely
from gui.widgets.boxes import cells
from gui.widgets.fields import price_in
from gui.widgets.labels import ElidedLabel, label
from gui.widgets.number_pad import with_pad
from gui.words import people as say
from gui.words import text as words
from gui.words.floor import leaves_play
from gui.words.names import player_of
from gui.words.numbers import not_an_amount
from gui.words.tr import Context
from gui.words.voices import with_clause

tr = Context("players")

_EDITED = ("name", "nickname", "number", "note")


class Bust(Form):
    """Busts one player, or several in one hand with their stacks. Enter busts; naming the winner of the chips
    is free to leave out."""

    def __init__(self, parent: QWidget, session: Session, who: list[int]) -> None:
        self._who, self.stacks = who, [number(session) for _ in (who if len(who) > 1 else ())]
        self.places = label("", "quiet")
        tables = {session.state.people.entries[e].table for e in who}
        winners = partial(
            suggest_entries,
            session,
            without=who if len(who) == 1 else (),
            table=tables.pop() if len(tables) == 1 else None,
        )
        title = say.bust_title([player_of(session.state, e) for e in who])
        super().__init__(
            parent, session, acts.Eliminate, title=title, sources={"by": winners}, known={"who": tuple(who)}
        )

    def build(self) -> None:
        self.body.addWidget(self.places)
        if self.stacks:
            self._ask_stacks()
        self.ask("by")

    def _ask_stacks(self) -> None:
        why = tr("Stacks at the start of the hand decide the places. Without them, Riffle asks later.")
        self.body.addWidget(label(why, "quiet", wrap=True))
        whole = QWidget()
        grid = cells(12, 6, of=whole, wide=0)
        for row, (entry, field) in enumerate(zip(self._who, self.stacks, strict=True)):
            name = player_of(self.session.state, entry)
            field.name(tr("Stack of {name}", name=name))
            grid.addWidget(ElidedLabel(name, "strong"), row, 0)
            grid.addWidget(field.widget, row, 1)

        def read() -> tuple[object, ...]:
            typed = [field.read() for field in self.stacks]
            return tuple(x or 0 for x in typed) if any(x is not None for x in typed) else ()

        self.lay("stacks", Field(whole, self.stacks[0].edit, read))

    def refresh(self) -> None:
        left = len(self.session.state.people.live)
        self.places.setText(say.bust_places(max(1, left - len(self._who) + 1), left))
        super().refresh()


class EditPlayer(Form):
    """Tonight's particulars, and the directory's where the person is in it. They open with the name
    selected: ``by_letter``, after the key E, a name in small letters may be the rest of another's, and wants
    Ctrl+Enter."""

    def __init__(self, parent: QWidget, session: Session, player: int, *, by_letter: bool = False) -> None:
        self._by_letter = by_letter
        self._player = person = session.state.people.players[player]
        self._known = known_as(session.library, person)
        tick = QCheckBox()
        tick.setChecked(person.accessible)
        super().__init__(
            parent,
            session,
            acts.EditPlayer,
            name=person.name,
            known={"player": player},
            begins={name: getattr(person, name) for name in _EDITED},
            extras={"accessible": Field(tick, tick, lambda: "yes" if tick.isChecked() else "no")},
        )
        self.directory = QCheckBox(tr("Also in the player list"))
        self.directory.setChecked(self._known is not None)
        self.directory.setVisible(self._known is not None)
        self.body.addWidget(self.directory)
        self.start()

    def made(self, values: Mapping[str, Any]) -> acts.Act | None:
        now: dict[str, Any] = {name: getattr(self._player, name) for name in _EDITED}
        now["accessible"] = "yes" if self._player.accessible else "no"
        changed = {name: value or "" for name, value in values.items() if (value or "") != now[name]}
        return acts.EditPlayer(player=self._player.id, **changed) if changed else None

    def _may_be_cut(self) -> bool:
        """Return whether the name may have lost its first letter."""
        typed = self.line("name").text().strip()
        return self._by_letter and typed[:1].islower() and typed != self._player.name

    def refresh(self) -> None:
        super().refresh()
        self.do_button.set_key("^↵" if self._may_be_cut() else "↵")

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self._may_be_cut() and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.say(say.lost_first_letter(self.line("name").text().strip()), "amber")
        else:
            super().keyPressEvent(event)

    def done_with(self, change: Change) -> None:
        """Have the directory follow; the directory itself says where it cannot."""
        if self._known is not None and self.directory.isChecked():
            now = player_row(self.session.state.people.players[self._player.id])
            rewrite_with(self, self.session, change.action.id, self._known, now)


def correct_entry(parent: QWidget, session: Session, entry: int) -> Form:
    """Return the dialog that gives an entry to somebody else: the wrong person was registered."""

    def meant(form: Form, values: Mapping[str, Any]) -> acts.Act | None:
        row = values["name"]
        if not isinstance(row, PlayerRow):
            return None
        return acts.CorrectEntry(entry=entry, name=row.name, number=row.number)

    return Form(
        parent,
        session,
        acts.CorrectEntry,
        name=player_of(session.state, entry),
        known={"entry": entry},
        meant=meant,
        sources={"name": partial(suggest_people, session)},
    )


class CorrectBust(Form):
    """Corrects a bust: only the fields that are filled in change. The dialog says who goes out and who comes
    back before it does so, and an Enter within a second of that sentence does nothing. ``first`` names the
    field that gets the keyboard."""

    def __init__(self, parent: QWidget, session: Session, entry: int, *, first: str = "") -> None:
        state = session.state
        self._other, self._since = 0, 0
        self._given: dict[str, Any] = {}
        self.then = label("", tone="amber", wrap=True)
        self._bust = next(b for b in state.game.busts if b.entry == entry)
        out = partial(suggest_entries, session, out=True, without=[entry])
        super().__init__(
            parent,
            session,
            acts.CorrectBust,
            name=player_of(state, entry),
            known={"entry": entry},
            hints={"at": words.time_of_day(self._bust.at, session.zone)},
            sources={"same_hand": out},
            first=first,
        )

    def build(self) -> None:
        for name in ("who", "seat"):
            self.ask(name)
        self.body.addWidget(self.then)
        self.ask("by")
        now = say.by_now([player_of(self.session.state, b) for b in self._bust.by])
        self.body.addWidget(label(now, "quiet", wrap=True))
        for name in ("at", "same_hand"):
            self.ask(name)

    def made(self, values: Mapping[str, Any]) -> acts.Act | None:
        """Make the act. Nobody comes back until somebody else is named; then the dialog offers a seat."""
        state, seat, who = self.session.state, self.line("seat"), values["who"]
        offered = seat_back(state, acts.CorrectBust(**self.known, who=who)) if who is not None else None
        seat.setPlaceholderText("" if offered is None else seat_name(state, offered))
        seat.setEnabled(who is not None)
        given = {name: value for name, value in values.items() if value is not None and value != ()}
        if who is None:
            given.pop("seat", None)
        self._say_then(who or 0, given)
        return acts.CorrectBust(**self.known, **given) if given else None

    def _say_then(self, other: int, given: dict[str, Any]) -> None:
        """Say who goes out and who comes back, if another player was named."""
        state = self.session.state
        if other != self._other:
            self._other, self._since = other, self.session.now()
            names = [player_of(state, entry) for entry in (other, self._bust.entry) if entry]
            self.then.show_text(say.out_instead(*names) if other else "")
        elif given != self._given:
            self._since = 0  # more was filled in: Enter is meant
        self._given = given

    def _is_young(self) -> bool:
        """Return whether another player was named less than a second ago, and say so."""
        young = bool(self._other) and self.session.now() - self._since < YOUNG
        if young:
            self._since = 0
            self.say(tr("Press Enter again to save this."), "amber")
        return young

    @safely
    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if not (enter and self._is_young()):
            super().keyPressEvent(event)

    def _passed(self, name: str) -> None:
        if not self._is_young():
            super()._passed(name)


def ask_surrender(parent: QWidget, session: Session, player: int) -> Form:
    """Ask for the chips that the player gives up for a new entry (procedure C.reentry), and at which price
    where there are several."""
    state = session.state
    known: dict[str, object] = {"player": player}
    extras: dict[str, Field] = {}
    if asks_price(state, "reentry"):
        price = PriceChoice(session, "reentry")
        extras["at"] = Field(price, price, lambda: price.at)
    else:
        known["at"] = offered(state, "reentry")
    form = Form(
        parent,
        session,
        acts.Reenter,
        name=state.people.players[player].name,
        known=known,
        extras=extras,
        needs=("surrender",),
        first="surrender",
    )
    form.note(with_clause(leaves_play(), state.rulebook.cite("entering.surrendered")))
    return form


class OtherAmounts(Form):
    """Another price than the set one for a person of the night, or for somebody who is to be registered;
    ``then`` follows when it is done."""

    def __init__(
        self,
        parent: QWidget,
        session: Session,
        who: PlayerLine | PlayerRow,
        then: Callable[[Change], object] = lambda _: None,
    ) -> None:
        self._who, self._then = who, then
        kinds: list[PurchaseKind] = ["entry"] if isinstance(who, PlayerRow) else ["reentry"]
        if isinstance(who, PlayerLine) and who.status == "in":
            kinds = ["rebuy", "addon"]
        self._price = PriceChoice(session, kinds[0])
        self._kinds, self._kind = kinds, choice([(kind, words.purchase(kind)) for kind in kinds])
        paid = QLineEdit()
        with_pad(paid)
        super().__init__(
            parent,
            session,
            acts.Rebuy,
            needs=("chips", "pay", "fee"),
            first="chips",
            extras={"pay": Field(paid, paid, self._paid)},
        )

    def build(self) -> None:
        if len(self._kinds) > 1:
            self.lay("kind", self._kind)
            self.combo("kind").currentIndexChanged.connect(self._begin)
        if any(asks_price(self.session.state, kind) for kind in self._kinds):
            self.lay("at", Field(self._price, self._price, lambda: self._price.at))
            self._price.currentIndexChanged.connect(self._fill)
        for name in ("chips", "pay", "fee"):
            if name in self._extras:
                self.lay(name, self._extras[name])
            else:
                self.ask(name)
        self.line("pay").textEdited.connect(self._fee_said)
        self._begin()

    @property
    def kind(self) -> PurchaseKind:
        combo = self._kind.edit
        return self._kinds[combo.currentIndex()] if isinstance(combo, QComboBox) else self._kinds[0]

    def _begin(self) -> None:
        """Begin with the usual price of the kind."""
        self._price.take(self.kind)
        self._fill()

    def _fill(self) -> None:
        """Begin the fields with the chosen price."""
        kind = self.kind
        price = price_of(self.session.state, kind, self._price.at)
        self.line("chips").setText(words.amount(price.chips))
        for name, value in (("pay", price.paid), ("fee", price.fee)):
            self.line(name).setText(words.money(value, self.session.state.currency.plain))
        self.heading.setText(say.purchase_title(kind, self._who.name))
        self.setWindowTitle(self.heading.text())

    def _paid(self) -> int | None:
        price = price_in(self.line("pay").text(), self.session.state.decimals)
        if price is None:
            raise Wrong(self.line("pay"), not_an_amount(self.line("pay").text(), self.session.state.decimals))
        return price.paid

    def _fee_said(self, typed: str) -> None:
        """Read ``300+50``: the fee's field says so too."""
        price = price_in(typed, self.session.state.decimals)
        if price is not None and price.fee is not None:
            self.line("fee").setText(words.money(price.fee, self.session.state.currency.plain))
            self.refresh()

    def made(self, values: Mapping[str, Any]) -> acts.Act | str | None:
        price = {name: values[name] for name in ("chips", "pay", "fee")}
        if None in price.values():
            return None
        price["at"] = self._price.at
        typed = price_in(self.line("pay").text(), self.session.state.decimals)
        if typed is not None and typed.bounty is not None:
            price["bounty"] = typed.bounty
        if isinstance(self._who, PlayerRow):
            return register_act(self._who).but(**price)
        match self.kind:
            case "reentry":
                return acts.Reenter(player=self._who.player, **price)
            case "rebuy":
                return acts.Rebuy(entry=self._who.entry, **price)
        return acts.AddOn(entry=self._who.entry, **price)

    def done_with(self, change: Change) -> None:
        self._then(change)
