"""The deeds of the Tables page, by key, by button and by menu."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QDialog, QMenu, QWidget

from core.floor.balance.now import first
from core.floor.breaking import order
from core.floor.cards import by_cards
from core.floor.draw import ahead
from core.floor.draw.draw import open_draw
from core.floor.duties import breaking
from core.floor.seating import seat_name, seat_reasons
from core.formats.format import break_by_hand
from core.formats.format import of as of_format
from core.people.buying import asks_price, offered, price_of
from core.say import acts
from core.say.acts import Act, Seat
from core.say.duties import Duty
from core.tournament.people import Entry
from core.tournament.table import Table
from gui.console.floor.deeds import may_disqualify, may_penalise
from gui.console.floor.dialogs import ask_leave, ask_table
from gui.console.floor.penalty_dialog import DisqualifyDialog, PenaltyDialog
from gui.console.frame.acting import Deeds, ask_first
from gui.console.frame.deeds import Deed, Wish
from gui.console.players.dialogs import Bust, EditPlayer
from gui.console.players.prices import choose_price
from gui.console.tables.dialogs import AddTables, break_order, keep_apart, keep_seat, redraws
from gui.program.session import Session
from gui.words import moves, text
from gui.words import tables as say
from gui.words.names import Names, player_of
from gui.words.numbers import amount
from gui.words.people import sale
from gui.words.tr import plain
from gui.words.voices import to_do

T = TypeVar("T")
_OF_TABLE = ("break", "close_table", "misdeal")
_TABLE = ("halt", "track", "next_hand", "misdeal", "", "break", "close_table", "order")
_PLAYER = (
    "bust", "bust_by", "rebuy", "", "move", "swap", "", "clock_now", "penalty", "disqualify", "",
    "leave", "absent", "edit", "",
)  # fmt: skip


def asks(session: Session) -> tuple[int, ...]:
    """Return the tables whose last big blinds must be told before anybody can be moved (procedure A5)."""
    found = first(session.state, session.now())
    if found.move is not None:
        return ()
    return tuple(x.id for x in session.state.open_tables if x.id in found.ask)


def _with(chosen: Callable[[], T | None], thing: str, make: Callable[[T], Act | str | None]) -> Wish:
    """Wish for the act made of what is chosen; where nothing is, say that it has to be."""

    def wish() -> Act | str | None:
        found = chosen()
        return say.select_first(thing) if found is None else make(found)

    return wish


class Chosen(Protocol):
    """A choice on the floor, which the deeds are about. ``whole``: the floor is seen as a whole. A number is
    0 where nothing is chosen."""

    @property
    def seat(self) -> Seat | None: ...

    @property
    def table(self) -> int: ...

    @property
    def chosen_table(self) -> Table | None: ...

    @property
    def entry(self) -> int: ...

    @property
    def chosen_entry(self) -> Entry | None: ...

    @property
    def whole(self) -> bool: ...


def _marked(chosen: Chosen) -> bool:
    seat, table = chosen.seat, chosen.chosen_table
    return seat is not None and table is not None and seat[1] in table.accessible


def _closed(chosen: Chosen) -> bool:
    seat, table = chosen.seat, chosen.chosen_table
    return seat is not None and table is not None and seat[1] in table.closed


_TURNS: dict[str, Callable[[Chosen], bool]] = {
    "whole": lambda chosen: chosen.whole,
    "track": lambda chosen: chosen.chosen_table is not None and chosen.chosen_table.tracked,
    "halt": lambda chosen: chosen.chosen_table is not None and chosen.chosen_table.halted,
    "absent": lambda chosen: chosen.chosen_entry is not None and chosen.chosen_entry.absent,
    "mark_seat": _marked,
    "close_seat": _closed,
}
"""The deeds that go both ways, by their keys: each is turned round where this is true of what is chosen."""


class SeatDeeds(Deeds):
    """``do`` carries an act out; ``asks`` are the deeds that the page asks more for, by name. ``menu_at``
    chooses those that concern what was clicked."""

    def __init__(
        self,
        page: QWidget,
        session: Session,
        chosen: Chosen,
        do: Callable[[Act], object],
        asks: Mapping[str, Callable[[], object]],
    ) -> None:
        super().__init__(page, session)
        self._chosen, self._carry_out = chosen, do
        who = partial(_with, lambda: chosen.chosen_entry, "occupied seat")
        seat = partial(_with, lambda: chosen.seat, "seat")
        table = partial(_with, lambda: chosen.chosen_table, "table")
        leaves = who(lambda e: acts.RemoveStack(entry=e.id, leaves=True))
        edits = who(lambda e: acts.EditPlayer(player=e.player))
        busts = who(lambda e: acts.Eliminate(who=(e.id,)))
        deeds: tuple[tuple[str, str, Wish], ...] = (
            ("bust", "Del", busts),
            ("close_seat", "X", seat(self._close)),
            ("break", "", table(self._break)),
            ("break_next", "K", self._next_to_break),
            ("close_table", "", table(lambda t: acts.CloseTable(table=t.id))),
            ("big_blind", "H", seat(lambda s: acts.NoteBlinds(table=s[0], big=s[1]))),
            ("next_hand", "J", table(lambda t: acts.NextHand(table=t.id))),
            ("track", "", table(lambda t: acts.Track(table=t.id, off=t.tracked))),
            ("halt", "", table(lambda t: acts.Deal(table=t.id) if t.halted else acts.Halt(table=t.id))),
            ("mark_seat", "A", seat(self._mark)),
            ("absent", "W", who(lambda e: acts.Present(entry=e.id) if e.absent else acts.Absent(entry=e.id))),
            ("clock_now", "C", who(lambda e: acts.CallClock(entry=e.id))),
            ("misdeal", "V", table(lambda t: acts.Misdeal(table=t.id))),
        )
        for name, key, wish in deeds:
            self.add(name, say.deed(name), key, wish, partial(self._do, wish))
        asked: tuple[tuple[str, str, Wish, Callable[[], object]], ...] = (
            ("rebuy", "Y", self._rebuy, self._ask_rebuy),
            ("bust_by", "B", busts, self._opens_for(lambda page, session, e: Bust(page, session, [e]))),
            ("move", "M", who(lambda _: None), asks["move"]),
            ("keep", "U", seat(self._keep), self._ask_keep),
            ("needs", "I", lambda: None, asks["needs"]),
            ("swap", "T", who(lambda _: None), asks["swap"]),
            ("edit", "E", edits, self._opens_for(self._edit_dialog)),
            ("balance", "L", self._balance, asks["balance"]),
            ("leave", "S", leaves, self._opens_for(ask_leave)),
            ("draw", "D", self._draw, asks["draw"]),
            ("add", "N", lambda: None, self.opens(AddTables)),
            ("order", "G", lambda: None, self.opens(break_order)),
            ("redraws", "R", lambda: None, self.opens(redraws)),
            ("apart", "O", lambda: None, self.opens(keep_apart)),
            ("find", "F", lambda: None, asks["find"]),
            ("whole", "Z", lambda: None, asks["whole"]),
            ("penalty", "P", who(lambda e: may_penalise(e.id)), self._opens_for(PenaltyDialog)),
            ("disqualify", "Q", who(lambda e: may_disqualify(e.id)), self._opens_for(DisqualifyDialog)),
        )
        for name, key, wish, run in asked:
            self.add(name, say.deed(name), key, wish, run)
        # what these ask does not tell which act it comes to
        for name, kind in (
            ("move", acts.Move),
            ("swap", acts.Swap),
            ("keep", acts.Move),
            ("needs", acts.MarkSeat),
            ("add", acts.OpenTable),
            ("order", acts.BreakOrder),
            ("redraws", acts.SetRedraws),
            ("apart", acts.KeepApart),
            ("rebuy", acts.Rebuy),
            # nor does what is asked of a seat or a table before one is chosen
            ("bust", acts.Eliminate),
            ("bust_by", acts.Eliminate),
            ("break", acts.BreakTable),
            ("big_blind", acts.NoteBlinds),
            ("next_hand", acts.NextHand),
            ("track", acts.Track),
            ("halt", acts.Halt),
            ("misdeal", acts.Misdeal),
        ):
            self[name].kinds = (kind,)
        for name, act in (("misdeal", acts.Misdeal), ("next_hand", acts.NextHand)):
            self[name].by_key = partial(self._of_table, name, act)
        self.ask_first(("mark_seat", "close_seat", "big_blind", "absent", "clock_now"), self._place)
        rebuy = self["rebuy"]
        rebuy.by_key = self._rebuy_by_key
        break_next, balance = self["break_next"], self["balance"]
        break_next.by_key = partial(ask_first, page, break_next, break_next.toolTip)
        balance.by_key = self._balance_by_key

    def _opens_for(self, dialog: Callable[[QWidget, Session, int], QDialog]) -> Callable[[], None]:
        return lambda: dialog(self._page, self._session, self._chosen.entry).open()

    def _edit_dialog(self, page: QWidget, session: Session, entry: int) -> QDialog:
        player = session.state.people.entries[entry].player
        return EditPlayer(page, session, player, by_letter=self["edit"].pressed)

    def _do(self, wish: Wish) -> None:
        act = wish()
        if isinstance(act, Act):
            self._carry_out(act)

    def _of_table(self, name: str, act: type[Act]) -> None:
        """Say which table a letter is about, for it may have begun a name; ask where none is chosen."""
        if self._chosen.seat is None:
            ask_table(self._page, self._session, act).open()
        else:
            label = self._session.state.room.tables[self._chosen.table].label
            ask_first(self._page, self[name], lambda: say.at_table(self[name].said, label))

    def _place(self, _: Deed) -> str:
        """Say for which seat, and for whom in it, the deed would be done."""
        state, chosen = self._session.state, self._chosen
        name = player_of(state, chosen.entry) if chosen.entry else ""
        seat = seat_name(state, chosen.seat) if chosen.seat is not None else ""
        return say.at_place(seat, name)

    def _balance_by_key(self) -> None:
        """Say the move itself, before it is one; what has to be told for it is asked anyway."""
        deed, state = self["balance"], self._session.state
        move = first(state, self._session.now()).move
        if move is None:
            deed.trigger()
            return
        table, seat = move.who
        said = say.moves_to(player_of(state, state.room.tables[table].seats[seat]), seat_name(state, move.to))
        ask_first(self._page, deed, lambda: said)

    def refresh(self) -> None:
        """Follow the tournament and the choice; what a deed means is in its name. Who goes where is said on
        each that breaks a table, before it is pressed."""
        chosen, state = self._chosen, self._session.state
        name = player_of(state, chosen.entry) if chosen.entry in state.people.entries else ""
        left = self._left(chosen.seat)
        at, next_one = state.open_table(chosen.table), next(iter(order(state)), None)
        about: dict[str, Table | None] = {**dict.fromkeys(_OF_TABLE, at), "break_next": next_one}
        for key, deed in self.items():
            of = about.get(key)
            whom = name
            if key in about:
                whom = of.label if of is not None else ""
            elif key == "needs":
                found = len(ahead.needs(state)) + len(ahead.apart(state))
                whom = amount(found) if found else ""
            elif key == "rebuy" and not whom:
                whom = player_of(state, left) if left else ""
            wanted = say.deed(self._turned(key), whom)
            if deed.text() != wanted:
                deed.setText(wanted)
            deed.refresh()
            if key in ("break", "break_next") and of is not None and of.seats and deed.isEnabled():
                deed.setToolTip(f"{deed.toolTip()}\n{self._said_of_break(of)}")

    def menu_at(self, at: Seat) -> QMenu:
        """Return the menu of a taken seat, a free one, a closed one, or (seat 0) the table itself."""
        table = self._session.state.room.tables[at[0]]
        of_seat = ("big_blind", "mark_seat", "") if at[1] else ()
        of_who: tuple[str, ...] = ()
        if at[1] in table.seats:
            of_who = _PLAYER
        elif at[1] in table.closed:
            of_who = ("close_seat", "")
        elif at[1]:
            of_who = ("rebuy", "", "close_seat", "") if self._left(at) else ("keep", "close_seat", "")
        return self.menu((*of_who, *of_seat, *_TABLE))

    # -- what is meant -------------------------------------------------------------------------------

    def _balance(self) -> Act:
        """Wish for the next move; or, where blinds must be told first, for what tells them."""
        asked = asks(self._session)
        return acts.NoteBigBlinds(seats=tuple((i, 1) for i in asked)) if asked else acts.Balance()

    def _rebuy(self) -> Act | str:
        """Wish for the re-buy of the player in the chosen seat, or of the one who last went out of it: a bust
        that was called is taken back by it."""
        entry = self._chosen.entry or self._left(self._chosen.seat)
        at = offered(self._session.state, "rebuy")
        return acts.Rebuy(entry=entry, at=at) if entry else say.select_first("occupied seat")

    def _ask_rebuy(self) -> None:
        """Do the re-buy, at the price that is chosen where there are several."""
        act = self._rebuy()
        if isinstance(act, acts.Rebuy):
            sells: Callable[[str], None] = lambda at: self._do(lambda: act.but(at=at))  # noqa: E731
            choose_price(self._page, self._session, "rebuy", sells)

    def _rebuy_by_key(self) -> None:
        if asks_price(self._session.state, "rebuy"):
            self["rebuy"].trigger()
        else:
            ask_first(self._page, self["rebuy"], self._sale)

    def _left(self, seat: Seat | None) -> int:
        """Return the entry that last went out of this seat and could buy in again; 0: there is none."""
        t = self._session.state
        gone = (b.entry for b in reversed(t.game.busts) if (b.table, b.seat) == seat)
        entry = next(gone, 0)
        return entry if entry and t.people.entries_of[t.people.entries[entry].player][-1] == entry else 0

    def _sale(self) -> str:
        """Say what the letter would sell, and for how much."""
        t, act = self._session.state, self._rebuy()
        names = [player_of(t, act.entry)] if isinstance(act, acts.Rebuy) else []
        price = price_of(t, "rebuy")
        return sale("rebuy", names, price.paid, price.chips, t.currency)

    def _keep(self, seat: Seat) -> str | None:
        """Say why the seat can be kept for nobody; for whom it is kept is asked, and is not known yet."""
        state = self._session.state
        against = tuple(seat_reasons(state, seat))
        if against:
            return text.reasons(against, state)
        return None if state.room.unseated else say.all_seated()

    def _ask_keep(self) -> None:
        if self._chosen.seat is not None:
            keep_seat(self._page, self._session, self._chosen.seat).open()

    def _before_break(self, table: Table) -> Duty | None:
        state = self._session.state
        return of_format(state).before_break(state, table, self._session.now())

    def _break(self, table: Table) -> Act:
        """Wish for the break; or for the duty that the format has before it."""
        return break_by_hand(self._session.state, acts.BreakTable(table=table.id), self._session.now())

    def _said_of_break(self, table: Table) -> str:
        """Say who goes where; or what has to come before."""
        duty, names = self._before_break(table), Names(self._session.state)
        if duty is None:
            return " · ".join(moves.ahead(breaking(self._session.state, table), names))
        return plain(to_do(duty, names).text)

    def _next_to_break(self) -> Act | str:
        tables = order(self._session.state)
        if not tables:
            return say.select_first("table")
        first = tables[0]
        return acts.CloseTable(table=first.id) if self._closes() else self._break(first)

    def _closes(self) -> bool:
        """Return whether the next table to break is to be closed: before the draw nobody sits at it."""
        state, tables = self._session.state, order(self._session.state)
        return bool(tables) and not tables[0].seats and ahead.undrawn(state, self._session.now())

    def _mark(self, seat: Seat) -> Act:
        table = self._session.state.open_table(seat[0])
        marked = table is not None and seat[1] in table.accessible
        return acts.MarkSeat(seat=seat, kind="ordinary" if marked else "accessible")

    def _close(self, seat: Seat) -> Act:
        table = self._session.state.open_table(seat[0])  # its opening may just have been undone
        closed = table is not None and seat[1] in table.closed
        return acts.OpenSeat(seat=seat) if closed else acts.CloseSeat(seat=seat)

    def _turned(self, key: str) -> str:
        """Return the key of what a deed that goes both ways would do now."""
        turned = self._closes() if key == "break_next" else key in _TURNS and _TURNS[key](self._chosen)
        return f"{key}_back" if turned else key

    def _draw(self) -> Act | None:
        """Wish to prepare a draw, unless one waits; cards drawn by hand are typed."""
        state = self._session.state
        if by_cards(state):
            return None if state.room.unseated else acts.MakeDraw()
        if open_draw(state) is not None:
            return None
        return acts.MakeDraw() if self._session.check(acts.MakeDraw()) else acts.PrepareDraw()
