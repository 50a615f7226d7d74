"""What can be done with the chosen players: a deed each, by key, by button and by menu."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QWidget

from core.hands.seats_back import seats_instead
from core.people.buying import price_of
from core.say.acts import (
    Absent,
    Act,
    AddOn,
    CorrectBust,
    CorrectEntry,
    EditPlayer,
    Eliminate,
    Present,
    Rebuy,
    Reenter,
    RemoveStack,
    TakeBack,
    Unregister,
)
from core.say.records import PurchaseKind
from gui.console.floor import deeds as conduct
from gui.console.frame.acting import ask_first, desk_of, perform, perform_each
from gui.console.players.lines import PlayerLine
from gui.program.session import Session
from gui.widgets.deeds import Deed, Wish, stands_against
from gui.words import players as say
from gui.words import text as words
from gui.words.tr import Context
from gui.words.voices import SelectFirst, told

tr = Context("players")


Make = Callable[[PlayerLine], Act]
_LOOKED_AT = 20
"""So many of the chosen are asked about to know whether a deed is on."""


class PlayerDeeds:
    """``chosen`` gives the lines that are selected; ``ask`` opens what asks for the rest of a deed:
    "bust_by", "other", "edit", "correct_entry", "correct_bust". ``in_view``: whether all of them are."""

    def __init__(
        self, owner: QWidget, session: Session, chosen: Callable[[], list[PlayerLine]],
        ask: Callable[[str, list[PlayerLine]], None], in_view: Callable[[], bool],
    ) -> None:  # fmt: skip
        self._owner, self._session, self._chosen, self._ask = owner, session, chosen, ask
        self._in_view = in_view
        self.all: dict[str, Deed] = {}
        self._add("bust", "Del", self._bust, self._do(self._bust))
        self._add("bust_by", "B", self._bust, partial(self._asked, "bust_by"))
        self._add("take_back", "T", self._back, self._do(partial(self._one, _take_back)))
        for name, key, make in (("reenter", "R", _reenter), ("unregister", "U", _unregister)):
            wish = partial(self._one, make)
            self._add(name, key, wish, self._do(wish))
        for name, key, make in (
            ("rebuy", "Y", _rebuy),
            ("addon", "A", _addon),
            ("absent", "W", self._absent),
        ):
            self._add(name, key, partial(self._first, make), partial(self._each, make))
        self._add("other", "O", partial(self._one, _purchase), partial(self._asked, "other"))
        self._add("leave", "S", partial(self._one, _leave), partial(self._asked, "leave"))
        for name, key, make in (
            ("edit", "E", _edit), ("correct_entry", "C", _correct_entry),
            ("correct_bust", "K", _correct_bust),
        ):  # fmt: skip
            self._add(name, key, partial(self._one, make), partial(self._asked, name))

        call = partial(self._one, lambda line: conduct.call_clock(line.entry))
        self._add("clock_now", "L", call, self._do(call), tr("Call the clock"))
        for name, said, key, may, opens in (
            ("penalty", tr("Penalty…"), "P", conduct.may_penalise, conduct.ask_penalty),
            ("disqualify", tr("Disqualify…"), "Q", conduct.may_disqualify, conduct.ask_disqualify),
        ):
            wish = partial(self._one, partial(_of_entry, may))
            self._add(name, key, wish, partial(self._asked_of, opens), said)

        for name in ("reenter", "rebuy", "addon", "unregister"):
            self.all[name].by_key = partial(self._by_key, name)
        for name in ("bust", "take_back", "absent", "clock_now"):
            self.all[name].by_key = partial(self._seen, self.all[name])

    def _seen(self, deed: Deed) -> None:
        """Ask first where a row that is meant cannot be seen: it may be chosen since long ago."""
        if self._in_view():
            deed.trigger()
        else:
            names = [x.name for x in self._chosen()]
            ask_first(self._owner, deed, partial(say.out_of_view, deed.text(), names))

    def _by_key(self, name: str) -> None:
        """Ask first; of many chosen also where only the last of them can have it."""
        deed, make = self.all[name], _SOLD_TO_EACH.get(name)
        several = make is not None and len(self._chosen()) > 1 and bool(self._able(make))
        ask_first(self._owner, deed, partial(self._sale, name), sure=several)

    def _sale(self, name: str) -> str:
        """What the deed's key would sell or take back, and for how much."""
        chosen, t = self._chosen(), self._session.state
        if name in _SOLD_TO_EACH and len(chosen) > 1:  # the others are passed over
            chosen = self._able(_SOLD_TO_EACH[name])
        names, currency = [x.name for x in chosen], str(t.setting("currency"))
        if name == "unregister":
            return say.taken_back(names, sum(t.people.entries[x.entry].paid for x in chosen), currency)
        kind: PurchaseKind = "reentry" if name == "reenter" else "rebuy" if name == "rebuy" else "addon"
        price = price_of(t, kind)
        return say.sale(kind, names, price.paid, price.chips, currency)

    def _add(self, name: str, key: str, wish: Wish, run: Callable[[], object], said: str = "") -> None:
        self.all[name] = Deed(self._owner, self._session, said or say.deed(name), key, wish, run)

    def _asked_of(self, opens: Callable[[QWidget, Session, int], None]) -> None:
        opens(self._owner, self._session, self._chosen()[0].entry)

    def refresh(self) -> None:
        chosen = self._chosen()
        back = bool(chosen) and all(x.absent for x in chosen)
        self.all["absent"].setText(tr("Present" if back else "Absent"))
        for deed in self.all.values():
            deed.refresh()

    # -- what is meant -------------------------------------------------------------------------------

    def _one(self, make: Make) -> Act | str:
        chosen = self._chosen()
        if len(chosen) != 1:
            return (
                told(tr("Select one player only."), SelectFirst(thing="one player"))
                if chosen
                else told(tr("Select a player first."), SelectFirst(thing="player"))
            )
        return make(chosen[0])

    def _first(self, make: Make) -> Act | str:
        """Of several the first for whom nothing stands against it: the deed is on if it is for anybody."""
        chosen = self._chosen()
        made = [make(x) for x in chosen[:_LOOKED_AT]]
        free = (act for act in made if not stands_against(self._session.check(act)))
        return (
            next(free, made[0]) if made else told(tr("Select a player first."), SelectFirst(thing="player"))
        )

    def _each(self, make: Make) -> None:
        """For everybody chosen, an action each; those it cannot be done for are passed over, and said."""
        chosen = self._chosen()
        if len(chosen) == 1:
            perform(self._owner, self._session, make(chosen[0]))
            return
        able = [make(x) for x in self._able(make)]
        without = self._without(make)
        desk = desk_of(self._owner)

        def told(done: int) -> None:
            if desk is not None:
                desk.say(say.each_done(done, len(chosen), without))

        perform_each(self._owner, self._session, able, told, stop=False)

    def _able(self, make: Make) -> list[PlayerLine]:
        """Those of the chosen whom nothing stands against."""
        return [x for x in self._chosen() if not self._session.check(make(x))]

    def _without(self, make: Make) -> list[str]:
        """Those of the chosen who are passed over, each with the first reason."""
        state, zone = self._session.state, self._session.zone
        found = ((x, self._session.check(make(x))) for x in self._chosen())
        return [words.reason(reasons[0], state, zone) for _, reasons in found if reasons]

    def _absent(self, line: PlayerLine) -> Act:
        """Of several who are not all absent, whoever is here becomes so."""
        back = all(x.absent for x in self._chosen())
        return Present(entry=line.entry) if back else Absent(entry=line.entry)

    def _bust(self) -> Act | str:
        chosen = self._chosen()
        return (
            Eliminate(who=tuple(x.entry for x in chosen))
            if chosen
            else told(tr("Select a player first."), SelectFirst(thing="player"))
        )

    def _back(self) -> Act | str:
        """Taken back into the old seat, or where that is gone into a free one: which is asked then."""
        act = self._one(_take_back)
        if isinstance(act, TakeBack) and (seats := seats_instead(self._session.state, act)):
            return replace(act, seat=seats[0])
        return act

    def _do(self, wish: Wish) -> Callable[[], None]:
        def run() -> None:
            act = wish()
            if isinstance(act, Act):
                perform(self._owner, self._session, act)

        return run

    def _asked(self, what: str) -> None:
        self._ask(what, self._chosen())


def _of_entry(make: Callable[[int], Act], line: PlayerLine) -> Act:
    return make(line.entry)


def _reenter(line: PlayerLine) -> Act:
    return Reenter(player=line.player)


def _rebuy(line: PlayerLine) -> Act:
    return Rebuy(entry=line.entry)


def _addon(line: PlayerLine) -> Act:
    return AddOn(entry=line.entry)


_SOLD_TO_EACH: dict[str, Make] = {"rebuy": _rebuy, "addon": _addon}


def _take_back(line: PlayerLine) -> Act:
    return TakeBack(entry=line.entry)


def _unregister(line: PlayerLine) -> Act:
    return Unregister(entry=line.entry)


def _purchase(line: PlayerLine) -> Act:
    """Whether anything can be bought at all: a re-buy of one chip, or a re-entry."""
    return Rebuy(entry=line.entry, chips=1) if line.status == "in" else Reenter(player=line.player)


def _leave(line: PlayerLine) -> Act:
    return RemoveStack(entry=line.entry, leaves=True)


def _edit(line: PlayerLine) -> Act:
    return EditPlayer(player=line.player)


def _correct_entry(line: PlayerLine) -> Act:
    # A name nobody has stands for "somebody else", so that the deed is off only for what is wrong here.
    return CorrectEntry(entry=line.entry, name="\u2009?")


def _correct_bust(line: PlayerLine) -> Act:
    return CorrectBust(entry=line.entry)
