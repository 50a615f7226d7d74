"""What can be done with the seat, the player or the table chosen on the floor."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from core.floor.balance.now import first
from core.floor.breaking import order
from core.floor.cards import by_cards
from core.floor.draw.draw import open_draw
from core.floor.duties import breaking
from core.say import acts
from core.say.acts import Act, Seat
from gui.console.floor import deeds as conduct
from gui.program.session import Session
from gui.widgets.deeds import Deed, Wish
from gui.words import floor_page, moves
from gui.words import tables as say
from gui.words.names import Names, called

if TYPE_CHECKING:
    from gui.console.tables.page import TablesPage


_CONDUCT = ("clock_now", "misdeal", "penalty", "disqualify")


class SeatDeeds:
    """A deed each; ``menu`` chooses those that concern what was clicked."""

    def __init__(self, owner: QWidget, session: Session, page: TablesPage) -> None:
        self._owner, self._session, self._page = owner, session, page
        self.all: dict[str, Deed] = {}
        who, seat, table = self._who, self._seat, self._table
        self._do("bust", "Del", who(lambda e: acts.Eliminate(who=(e,))))
        self._ask("bust_by", "B", who(lambda e: acts.Eliminate(who=(e,))))
        self._ask("move", "M", who(lambda _: None))
        self._ask("swap", "W", who(lambda _: None))
        self._do("close_seat", "X", seat(lambda s: acts.CloseSeat(seat=s)))
        self._do("open_seat", "O", seat(lambda s: acts.OpenSeat(seat=s)))
        self._ask("edit", "E", who(self._edit))
        self._do("break", "", table(lambda t: acts.BreakTable(table=t)))
        self._do("break_next", "K", self._next_to_break)
        self._do("close_table", "", table(lambda t: acts.CloseTable(table=t)))
        self._ask("balance", "L", self._balance)
        self._do("big_blind", "H", seat(lambda s: acts.NoteBlinds(table=s[0], big=s[1])))
        self._do("next_hand", "J", table(lambda t: acts.NextHand(table=t)))
        self._do("track", "", table(self._track))
        self._do("halt", "", table(self._halt))
        self._do("mark_seat", "", seat(self._mark))
        self._ask("leave", "S", who(lambda e: acts.RemoveStack(entry=e, leaves=True)))
        self._do("absent", "A", who(self._absent))
        self._ask("draw", "D", self._draw)
        self._ask("add", "N", self._add)
        self._ask("order", "G", self._add)
        self._ask("redraws", "R", self._add)
        self._ask("find", "F", self._add)
        self._ask("whole", "Z", self._add)
        self._do("clock_now", "C", who(conduct.call_clock))
        self._do("misdeal", "V", table(conduct.misdeal))
        for name, key, may, ask in (
            ("penalty", "P", conduct.may_penalise, conduct.ask_penalty),
            ("disqualify", "Q", conduct.may_disqualify, conduct.ask_disqualify),
        ):
            self._deed(name, key, who(may), partial(self._asked_of, ask))

    def refresh(self) -> None:
        """As the tournament and the choice stand; what a deed means is in its name."""
        page, state = self._page, self._session.state
        who = state.entries.get(page.entry)
        name = called(state, state.players[who.player]) if who is not None else ""
        table = state.tables[page.table].label if page.table in state.tables else ""
        for key, deed in self.all.items():
            whom = table if key in ("break", "close_table", "misdeal") else name
            if key == "break_next":
                tables = order(state)
                whom = tables[0].label if tables else ""
            said = self._turned(key)
            if key in _CONDUCT:
                wanted = floor_page.named(key, whom) if whom else floor_page.deed(key)
            else:
                wanted = say.named(said, whom) if whom and key != "close_seat" else say.deed(said)
            if deed.text() != wanted:
                deed.setText(wanted)
            deed.refresh()
        self._tell_breaks()

    def _tell_breaks(self) -> None:
        """What breaks a table says who goes where before it is pressed."""
        state = self._session.state
        tables = order(state)
        for key, table in (
            ("break", state.open_table(self._page.table)),
            ("break_next", next(iter(tables), None)),
        ):
            deed = self.all[key]
            if table is not None and table.seats and deed.isEnabled():
                said = " · ".join(moves.ahead(breaking(state, table), Names(state)))
                deed.setToolTip(f"{deed.toolTip()}\n{said}")

    def menu(self, at: Seat) -> list[Deed | None]:
        """For a seat somebody sits in, a free one, a closed one, or (seat 0) the table itself."""
        table = self._session.state.tables[at[0]]
        own: list[str] = ["halt", "track", "next_hand", "misdeal", "", "break", "close_table", "order"]
        if at[1]:
            own = ["big_blind", "mark_seat", "", *own]
        if at[1] in table.seats:
            keys = ["bust", "bust_by", "", "move", "swap", "", "clock_now", "penalty", "disqualify", "",
                    "leave", "absent", "edit", "", *own]  # fmt: skip
        elif at[1] in table.closed:
            keys = ["open_seat", "", *own]
        elif at[1]:
            keys = ["close_seat", "", *own]
        else:
            keys = own
        return [self.all[k] if k else None for k in keys]

    # -- making them ---------------------------------------------------------------------------------

    def _deed(self, name: str, key: str, wish: Wish, run: Callable[[], object]) -> None:
        said = floor_page.deed(name) if name in _CONDUCT else say.deed(name)
        self.all[name] = Deed(self._owner, self._session, said, key, wish, run)

    def _do(self, name: str, key: str, wish: Wish) -> None:
        def run() -> None:
            act = wish()
            if isinstance(act, Act):
                self._page.do(act)

        self._deed(name, key, wish, run)

    def _ask(self, name: str, key: str, wish: Wish) -> None:
        self._deed(name, key, wish, partial(self._page.ask, name))

    def _asked_of(self, ask: Callable[[QWidget, Session, int], None]) -> None:
        ask(self._owner, self._session, self._page.entry)

    # -- what is meant -------------------------------------------------------------------------------

    def _who(self, make: Callable[[int], Act | None]) -> Wish:
        return lambda: make(self._page.entry) if self._page.entry else say.word("taken_first")

    def _seat(self, make: Callable[[Seat], Act]) -> Wish:
        return lambda: make(self._page.seat) if self._page.seat else say.word("seat_first")

    def _table(self, make: Callable[[int], Act]) -> Wish:
        return lambda: make(self._page.table) if self._page.table else say.word("table_first")

    def _edit(self, entry: int) -> Act:
        return acts.EditPlayer(player=self._session.state.entries[entry].player)

    def _balance(self) -> Act:
        """The next move; or, where blinds must be told first, what tells them."""
        asked = asks(self._session)
        return acts.NoteBigBlinds(seats=tuple((i, 1) for i in asked)) if asked else acts.Balance()

    def _next_to_break(self) -> Act | str:
        tables = order(self._session.state)
        return acts.BreakTable(table=tables[0].id) if tables else say.word("table_first")

    def _track(self, table: int) -> Act:
        return acts.Track(table=table, off=self._session.state.tables[table].tracked)

    def _halt(self, table: int) -> Act:
        halted = self._session.state.tables[table].halted
        return acts.Deal(table=table) if halted else acts.Halt(table=table)

    def _mark(self, seat: Seat) -> Act:
        marked = seat[1] in self._session.state.tables[seat[0]].accessible
        return acts.MarkSeat(seat=seat, kind="ordinary" if marked else "accessible")

    def _absent(self, entry: int) -> Act:
        absent = self._session.state.entries[entry].absent
        return acts.Present(entry=entry) if absent else acts.Absent(entry=entry)

    def _turned(self, key: str) -> str:
        """What a deed that goes both ways would do now."""
        page, state = self._page, self._session.state
        table = state.tables.get(page.table)
        entry = state.entries.get(page.entry)
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
        if by_cards(self._session.state):
            return None if self._session.state.unseated else acts.MakeDraw()
        if open_draw(self._session.state) is not None:
            return None
        return acts.MakeDraw() if self._session.check(acts.MakeDraw()) else acts.PrepareDraw()

    def _add(self) -> Act | None:
        return None


def asks(session: Session) -> tuple[int, ...]:
    """The tables whose last big blinds must be told before anybody can be moved (RULES A5)."""
    found = first(session.state, session.now())
    return (
        () if found.move is not None else tuple(x.id for x in session.state.open_tables if x.id in found.ask)
    )
