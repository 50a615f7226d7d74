"""The deeds of the Tables page, by key, by button and by menu."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from core.floor.balance.now import first
from core.floor.breaking import order
from core.floor.cards import by_cards
from core.floor.draw.draw import open_draw
from core.floor.duties import breaking
from core.floor.seating import seat_name
from core.say import acts
from core.say.acts import Act, Seat
from gui.console.floor import deeds as conduct
from gui.console.floor.dialogs import ask_table
from gui.console.frame.acting import ask_first
from gui.program.session import Session
from gui.widgets.deeds import Deed, Wish
from gui.words import moves
from gui.words import tables as say
from gui.words.names import Names, called

if TYPE_CHECKING:
    from gui.console.tables.page import TablesPage

T = TypeVar("T")
_OF_TABLE = ("break", "close_table", "misdeal")
_TABLE = ("halt", "track", "next_hand", "misdeal", "", "break", "close_table", "order")
_PLAYER = (
    "bust", "bust_by", "", "move", "swap", "", "clock_now", "penalty", "disqualify", "", "leave", "absent",
    "edit", "",
)  # fmt: skip


def asks(session: Session) -> tuple[int, ...]:
    """The tables whose last big blinds must be told before anybody can be moved (RULES A5)."""
    found = first(session.state, session.now())
    if found.move is not None:
        return ()
    return tuple(x.id for x in session.state.open_tables if x.id in found.ask)


def _with(chosen: Callable[[], T | None], thing: str, make: Callable[[T], Act | None]) -> Wish:
    """The act made of what is chosen; where nothing is, that it has to be."""

    def wish() -> Act | str | None:
        found = chosen()
        return make(found) if found else say.select_first(thing)

    return wish


class SeatDeeds:
    """A deed each; ``menu`` chooses those that concern what was clicked."""

    def __init__(self, page: TablesPage) -> None:
        self._page, self._session = page, page.session
        self.all: dict[str, Deed] = {}
        who = partial(_with, lambda: page.entry, "occupied seat")
        seat = partial(_with, lambda: page.seat, "seat")
        table = partial(_with, lambda: page.table, "table")
        busts = who(lambda e: acts.Eliminate(who=(e,)))
        deeds: tuple[tuple[str, str, Wish], ...] = (
            ("bust", "Del", busts),
            ("close_seat", "X", seat(lambda s: acts.CloseSeat(seat=s))),
            ("open_seat", "O", seat(lambda s: acts.OpenSeat(seat=s))),
            ("break", "", table(lambda t: acts.BreakTable(table=t))),
            ("break_next", "K", self._next_to_break),
            ("close_table", "", table(lambda t: acts.CloseTable(table=t))),
            ("big_blind", "H", seat(lambda s: acts.NoteBlinds(table=s[0], big=s[1]))),
            ("next_hand", "J", table(lambda t: acts.NextHand(table=t))),
            ("track", "", table(self._track)),
            ("halt", "", table(self._halt)),
            ("mark_seat", "", seat(self._mark)),
            ("absent", "W", who(self._absent)),
            ("clock_now", "C", who(conduct.call_clock)),
            ("misdeal", "V", table(conduct.misdeal)),
        )
        for name, key, wish in deeds:
            self._add(name, key, wish, partial(self._do, wish))
        asked: tuple[tuple[str, str, Wish], ...] = (
            ("bust_by", "B", busts),
            ("move", "M", who(lambda _: None)),
            ("swap", "T", who(lambda _: None)),
            ("edit", "E", who(self._edit)),
            ("balance", "L", self._balance),
            ("leave", "S", who(lambda e: acts.RemoveStack(entry=e, leaves=True))),
            ("draw", "D", self._draw),
            ("add", "N", lambda: None),
            ("order", "G", lambda: None),
            ("redraws", "R", lambda: None),
            ("find", "F", lambda: None),
            ("whole", "Z", lambda: None),
            ("penalty", "P", who(conduct.may_penalise)),
            ("disqualify", "Q", who(conduct.may_disqualify)),
        )
        for name, key, wish in asked:
            self._add(name, key, wish, partial(page.ask, name))
        for name, act in (("misdeal", acts.Misdeal), ("next_hand", acts.NextHand)):
            self.all[name].by_key = partial(self._of_table, name, act)
        break_next, balance = self.all["break_next"], self.all["balance"]
        break_next.by_key = partial(ask_first, page, break_next, break_next.toolTip)
        balance.by_key = self._balance_by_key

    def _add(self, name: str, key: str, wish: Wish, run: Callable[[], object]) -> None:
        self.all[name] = Deed(self._page, self._session, say.deed(name), key, wish, run)

    def _do(self, wish: Wish) -> None:
        act = wish()
        if isinstance(act, Act):
            self._page.do(act)

    def _of_table(self, name: str, act: type[Act]) -> None:
        """A letter may have begun a name: it says which table it is about, or asks where none is chosen."""
        page = self._page
        if page.seat is None:
            ask_table(page, self._session, act).open()
        else:
            label = self._session.state.room.tables[page.table].label
            ask_first(page, self.all[name], lambda: say.at_table(self.all[name].said, label))

    def _balance_by_key(self) -> None:
        """The move itself, before it is one; what has to be told for it is asked anyway."""
        deed, state = self.all["balance"], self._session.state
        move = first(state, self._session.now()).move
        if move is None:
            deed.trigger()
            return
        (table, seat), to = move.who, move.to
        who = state.people.entries[state.room.tables[table].seats[seat]]
        said = say.moves_to(called(state, state.people.players[who.player]), seat_name(state, to))
        ask_first(self._page, deed, lambda: said)

    def refresh(self) -> None:
        """As the tournament and the choice stand; what a deed means is in its name. Who goes where is said on
        each that breaks a table, before it is pressed."""
        page, state = self._page, self._session.state
        who = state.people.entries.get(page.entry)
        name = called(state, state.people.players[who.player]) if who is not None else ""
        table, next_one = state.open_table(page.table), next(iter(order(state)), None)
        for key, deed in self.all.items():
            of = next_one if key == "break_next" else table if key in _OF_TABLE else None
            about_table = key == "break_next" or key in _OF_TABLE
            whom = (of.label if of is not None else "") if about_table else name
            wanted = say.deed(self._turned(key), whom)
            if deed.text() != wanted:
                deed.setText(wanted)
            deed.refresh()
            if key in ("break", "break_next") and of is not None and of.seats and deed.isEnabled():
                said = " · ".join(moves.ahead(breaking(state, of), Names(state)))
                deed.setToolTip(f"{deed.toolTip()}\n{said}")

    def menu(self, at: Seat) -> list[Deed | None]:
        """For a seat somebody sits in, a free one, a closed one, or (seat 0) the table itself."""
        table = self._session.state.room.tables[at[0]]
        of_seat = ("big_blind", "mark_seat", "") if at[1] else ()
        of_who = (
            _PLAYER if at[1] in table.seats
            else ("open_seat", "") if at[1] in table.closed
            else ("close_seat", "") if at[1] else ()
        )  # fmt: skip
        return [self.all[k] if k else None for k in (*of_who, *of_seat, *_TABLE)]

    # -- what is meant -------------------------------------------------------------------------------

    def _edit(self, entry: int) -> Act:
        return acts.EditPlayer(player=self._session.state.people.entries[entry].player)

    def _balance(self) -> Act:
        """The next move; or, where blinds must be told first, what tells them."""
        asked = asks(self._session)
        return acts.NoteBigBlinds(seats=tuple((i, 1) for i in asked)) if asked else acts.Balance()

    def _next_to_break(self) -> Act | str:
        tables = order(self._session.state)
        return acts.BreakTable(table=tables[0].id) if tables else say.select_first("table")

    def _track(self, table: int) -> Act:
        return acts.Track(table=table, off=self._session.state.room.tables[table].tracked)

    def _halt(self, table: int) -> Act:
        halted = self._session.state.room.tables[table].halted
        return acts.Deal(table=table) if halted else acts.Halt(table=table)

    def _mark(self, seat: Seat) -> Act:
        marked = seat[1] in self._session.state.room.tables[seat[0]].accessible
        return acts.MarkSeat(seat=seat, kind="ordinary" if marked else "accessible")

    def _absent(self, entry: int) -> Act:
        absent = self._session.state.people.entries[entry].absent
        return acts.Present(entry=entry) if absent else acts.Absent(entry=entry)

    def _turned(self, key: str) -> str:
        """Return the key of what a deed that goes both ways would do now."""
        page, state = self._page, self._session.state
        table = state.room.tables.get(page.table)
        entry = state.people.entries.get(page.entry)
        back = {
            "whole": page.whole,
            "track": table is not None and table.tracked,
            "halt": table is not None and table.halted,
            "mark_seat": page.seat is not None and table is not None and page.seat[1] in table.accessible,
            "absent": entry is not None and entry.absent,
        }
        return f"{key}_back" if back.get(key) else key

    def _draw(self) -> Act | None:
        """Preparing one; where one waits already its dialog is only opened again. Where physical cards are
        drawn their seats are typed."""
        state = self._session.state
        if by_cards(state):
            return None if state.room.unseated else acts.MakeDraw()
        if open_draw(state) is not None:
            return None
        return acts.MakeDraw() if self._session.check(acts.MakeDraw()) else acts.PrepareDraw()
