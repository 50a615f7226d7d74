"""The deeds with the chosen players, by key, by button and by menu."""

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtWidgets import QWidget

from core.hands.seats_back import seats_instead
from core.people.buying import asks_price, offered, price_of
from core.say import acts
from core.say.records import PurchaseKind
from gui.console.floor.deeds import may_disqualify, may_penalise
from gui.console.frame.acting import Deeds, ask_first, desk_of, doing, perform, perform_each
from gui.console.frame.deeds import Deed, Wish, stands_against
from gui.console.money.till_dialogs import there
from gui.console.players.lines import PlayerLine
from gui.console.players.prices import choose_price
from gui.program.session import Session
from gui.words import people as say
from gui.words import text as words
from gui.words.tr import Context
from gui.words.voices import SelectFirst, told

tr = Context("players")

Found = TypeVar("Found")
Make = Callable[[PlayerLine], acts.Act]
_LOOKED_AT = 20
"""So many of the chosen are asked about to know whether a deed is on."""

# By name: the key, the sort of act, and the act for one player's line.
_OF_ONE: dict[str, tuple[str, type[acts.Act], Make]] = {
    "reenter": ("R", acts.Reenter, lambda x: acts.Reenter(player=x.player)),
    "unregister": ("U", acts.Unregister, lambda x: acts.Unregister(entry=x.entry)),
    "clock_now": ("C", acts.CallClock, lambda x: acts.CallClock(entry=x.entry)),
}
_OF_EACH: dict[str, tuple[str, type[acts.Act], Make]] = {
    "rebuy": ("Y", acts.Rebuy, lambda x: acts.Rebuy(entry=x.entry)),
    "addon": ("A", acts.AddOn, lambda x: acts.AddOn(entry=x.entry)),
}
# The rest is asked for: the act stands for any that could come of it, so that the deed is off only where none
# could: a re-buy of one chip, a correction to a name that nobody has.
_ASKED: dict[str, tuple[str, type[acts.Act], Make]] = {
    "surrender": ("X", acts.Reenter, lambda x: acts.Reenter(player=x.player, surrender=0)),
    "leave": ("S", acts.RemoveStack, lambda x: acts.RemoveStack(entry=x.entry, leaves=True)),
    "edit": ("E", acts.EditPlayer, lambda x: acts.EditPlayer(player=x.player)),
    "correct_entry": ("G", acts.CorrectEntry, lambda x: acts.CorrectEntry(entry=x.entry, name="\u2009?")),
    "correct_bust": ("K", acts.CorrectBust, lambda x: acts.CorrectBust(entry=x.entry)),
    "payment": ("M", acts.Collect, lambda x: acts.Collect(player=x.player)),
    "penalty": ("P", acts.Penalise, lambda x: may_penalise(x.entry)),
    "disqualify": ("Q", acts.Disqualify, lambda x: may_disqualify(x.entry)),
}

_SOLD: dict[str, PurchaseKind] = {
    "reenter": "reentry", "surrender": "reentry", "rebuy": "rebuy", "addon": "addon"
}  # fmt: skip


class PlayerDeeds(Deeds):
    """``chosen`` gives the lines that are selected; ``ask`` opens what asks for the rest of a deed, by its
    name. ``in_view``: whether all of them are."""

    def __init__(
        self,
        page: QWidget,
        session: Session,
        chosen: Callable[[], list[PlayerLine]],
        ask: Callable[[str, list[PlayerLine]], None],
        in_view: Callable[[], bool],
    ) -> None:
        super().__init__(page, session)
        self._chosen, self._in_view = chosen, in_view

        def asks(name: str) -> Callable[[], None]:
            return lambda: ask(name, chosen())

        self._add("bust", "Del", self._bust, None, acts.Eliminate)
        self._add("bust_by", "B", self._bust, asks("bust_by"), acts.Eliminate)
        old_seat = doing(page, session, partial(self.one, _take_back))
        self._add("take_back", "T", self._back, old_seat, acts.TakeBack)
        for name, (key, kind, make) in _OF_ONE.items():
            run = partial(self._priced, name, self._do_one) if name in _SOLD else None
            self._add(name, key, partial(self.one, self._offered(name, make)), run, kind)
        for name, (key, kind, make) in _OF_EACH.items():
            wish = partial(self._first, self._offered(name, make))
            self._add(name, key, wish, partial(self._priced, name, self._each), kind)
        first, each = partial(self._first, self._absent), partial(self._each, self._absent)
        self._add("absent", "W", first, each, acts.Absent, acts.Present)
        self._add("other", "O", partial(self.one, _other), asks("other"), acts.Rebuy, acts.Reenter)
        for name, (key, kind, make) in _ASKED.items():
            self._add(name, key, partial(self.one, self._offered(name, make)), asks(name), kind)
        self["payment"].there = partial(there, session)
        for name in ("reenter", "rebuy", "addon", "unregister"):
            self[name].by_key = partial(self._by_key, name)
        self["bust"].by_key = partial(self._seen, self["bust"])
        self.ask_first(("take_back", "absent", "clock_now"), self._about)

    def _add(
        self, name: str, key: str, wish: Wish, run: Callable[[], object] | None, *kinds: type[acts.Act]
    ) -> None:
        self.add(name, say.deed(name), key, wish, run).kinds = kinds

    def _offered(self, name: str, make: Make) -> Make:
        """Return what makes the act at the price that is offered first: the deed is on where it can be."""
        if name not in _SOLD:
            return make
        return lambda x: make(x).but(at=offered(self._session.state, _SOLD[name]))

    def _priced(self, name: str, does: Callable[[Make], object]) -> None:
        """Sell at the price that is chosen, where there are several."""
        make = (_OF_ONE | _OF_EACH)[name][2]
        sells = lambda at: does(lambda x: make(x).but(at=at))  # noqa: E731
        choose_price(self._page, self._session, _SOLD[name], sells)

    def _do_one(self, make: Make) -> None:
        doing(self._page, self._session, partial(self.one, make))()

    def _seen(self, deed: Deed) -> None:
        """Ask first where a row that is meant cannot be seen: it may be chosen since long ago."""
        if self._in_view():
            deed.trigger()
        else:
            ask_first(self._page, deed, partial(self._about, deed))

    def _about(self, _: Deed) -> str:
        """Say whom the deed would be about; the card's button says the deed."""
        names = [x.name for x in self._chosen()]
        return (say.on_selected if self._in_view() else say.out_of_view)(names)

    def _by_key(self, name: str) -> None:
        """Ask first; of many chosen also where only the last of them can have it."""
        if name in _SOLD and asks_price(self._session.state, _SOLD[name]):
            self[name].trigger()  # which asks at which price
            return
        several = name in _OF_EACH and len(self._chosen()) > 1 and bool(self._able(_OF_EACH[name][2]))
        deed, loses = self[name], name == "unregister"
        ask_first(self._page, deed, partial(self._sale, name), sure=several, loses=loses)

    def _sale(self, name: str) -> str:
        """Say what the deed's key would sell or take back, and for how much."""
        chosen, t = self._chosen(), self._session.state
        if name in _OF_EACH and len(chosen) > 1:  # the others are passed over
            chosen = self._able(_OF_EACH[name][2])
        names, currency = [x.name for x in chosen], t.currency
        if name == "unregister":
            return say.taken_back(names, sum(t.people.entries[x.entry].paid for x in chosen), currency)
        kind: PurchaseKind = _SOLD[name]
        price = price_of(t, kind)
        return say.sale(kind, names, price.paid, price.chips, currency)

    def refresh(self) -> None:
        chosen = self._chosen()
        back = bool(chosen) and all(x.absent for x in chosen)
        self["absent"].setText(tr("Present" if back else "Absent"))
        super().refresh()

    # -- what is meant -------------------------------------------------------------------------------

    def one(self, make: Callable[[PlayerLine], Found]) -> Found | str:
        """Return what is made of the chosen player; a sentence where it is not one."""
        chosen = self._chosen()
        if len(chosen) > 1:
            return told(tr("Select one player only."), SelectFirst(thing="one player"))
        return make(chosen[0]) if chosen else _nobody()

    def _first(self, make: Make) -> acts.Act | str:
        """Return the act of the first chosen player against whom nothing stands."""
        made = [make(x) for x in self._chosen()[:_LOOKED_AT]]
        free = (act for act in made if not stands_against(self._session.check(act)))
        return next(free, made[0]) if made else _nobody()

    def _each(self, make: Make) -> None:
        """Do an action for each chosen player. Players for whom it cannot be done are passed over, and
        named."""
        chosen = self._chosen()
        if len(chosen) == 1:
            perform(self._page, self._session, make(chosen[0]))
            return
        state, zone, desk = self._session.state, self._session.zone, desk_of(self._page)
        found = [self._session.check(make(x)) for x in chosen]
        without = [words.reason(reasons[0], state, zone) for reasons in found if reasons]

        def told(done: int) -> None:
            desk.say(say.each_done(done, len(chosen), without))

        able = [make(x) for x, reasons in zip(chosen, found, strict=True) if not reasons]
        perform_each(self._page, self._session, able, told, stop=False)

    def _able(self, make: Make) -> list[PlayerLine]:
        """Return those of the chosen whom nothing stands against."""
        return [x for x in self._chosen() if not self._session.check(make(x))]

    def _absent(self, line: PlayerLine) -> acts.Act:
        """Return the act that makes the player absent; or present again, where all the chosen are absent."""
        back = all(x.absent for x in self._chosen())
        return acts.Present(entry=line.entry) if back else acts.Absent(entry=line.entry)

    def _bust(self) -> acts.Act | str:
        chosen = self._chosen()
        return acts.Eliminate(who=tuple(x.entry for x in chosen)) if chosen else _nobody()

    def _back(self) -> acts.Act | str:
        """Return the act that takes the player back into the old seat, or where that is gone into a free one;
        a sentence where there is none."""
        act = self.one(_take_back)
        if isinstance(act, acts.TakeBack) and (seats := seats_instead(self._session.state, act)):
            return act.but(seat=seats[0])
        return act


def _take_back(line: PlayerLine) -> acts.Act:
    return acts.TakeBack(entry=line.entry)


def _other(line: PlayerLine) -> acts.Act:
    return acts.Rebuy(entry=line.entry, chips=1) if line.status == "in" else acts.Reenter(player=line.player)


def _nobody() -> str:
    return told(tr("Select a player first."), SelectFirst(thing="player"))
