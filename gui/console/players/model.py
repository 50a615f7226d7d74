"""The players as rows: found as one types, sorted by any column."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt

from core.money.till import kept
from core.people.listing import USUAL, Listing, list_name, listing, name_key
from core.tournament.people import Player
from core.tournament.settings import NO_CURRENCY, Currency
from core.tournament.state import Tournament
from gui.console.players.lines import (
    GROUPS,
    Night,
    PlayerLine,
    chips,
    found,
    lines_of,
    paid,
    payment,
    status,
    statuses,
)
from gui.widgets.rows import Cell, Rows
from gui.words import people as say
from gui.words.names import of_teams

NAME, NUMBER, ENTRIES, SEAT, CHIPS, PAID, STATUS = range(7)
SEAT_WIDE = 64
"""The width of a seat's column (px), where tables are numbers."""
PAID_WIDE, LONGEST_PAID = 92, 26
"""The width of a payment's column (px), where players pay; the characters of a payment that never cut it."""
NAME_LEAST, CHIPS_WIDE = 168, 104
"""The width (px) below which a name is cut too often; that of the chips bought, which give way to it."""
_STATUS_ORDER = {"in": 0, "out": 1, "gone": 2}
_KEYS: dict[int, Callable[[PlayerLine], Any]] = {
    NUMBER: lambda x: (not x.number, len(x.number), x.number),
    ENTRIES: lambda x: x.entries,
    SEAT: lambda x: (not x.seat, x.seat_key),
    CHIPS: lambda x: x.chips,
    PAID: lambda x: x.paid,
    STATUS: lambda x: (_STATUS_ORDER[x.status], x.placing.place if x.placing else 10**9, x.absent),
}

_TEXTS: dict[int, Callable[[PlayerLine, Currency], str]] = {
    NUMBER: lambda x, _: x.number,
    ENTRIES: lambda x, _: str(x.entries or ""),
    SEAT: lambda x, _: x.seat,
    CHIPS: lambda x, _: chips(x),
    PAID: paid,
    STATUS: status,
}


class PlayersModel(Rows[PlayerLine]):
    """``take`` reads the tournament; the rest is asked of what was read."""

    def __init__(self) -> None:
        super().__init__(say.columns(), self._cell_of, right=(ENTRIES, CHIPS, PAID))
        self.everybody: list[PlayerLine] = []  # by name
        self._text, self._group = "", "all"
        self._column, self._falling = NAME, False
        self._how, self._currency, self._teams = USUAL, NO_CURRENCY, False
        # The night that the lines read, and the players in it: ten thousand are not sorted each time.
        self._night: Night | None = None
        self._of: tuple[list[Player], Listing] = [], USUAL

    def take(self, state: Tournament) -> None:
        """Show everybody as this state has them."""
        self._currency, self._how, self._teams = state.currency, listing(state), of_teams(state)
        of = [*state.people.players.values()], self._how
        if self._night is None or of != self._of:
            self._night, self._of = Night(state), of
            lines = lines_of(self._night)
            self.everybody = sorted(lines, key=lambda x: (name_key(x.who.name, self._how), x.who.id))
        self._night.read(state)
        wanted = self._wanted()
        if wanted == self.rows:
            self.renew(wanted)
        else:
            self.show(wanted)

    @property
    def playing(self) -> int:
        """Return how many still play for a place, or have won."""
        return self._night.playing if self._night is not None else 0

    def payments(self) -> set[str]:
        """Return the payments of the teams, as the column says them, of a long name the beginning; where a
        till is kept those of all."""
        if not self._teams:
            accounts = self._night.accounts if self._night is not None else {}
            each = {(x.collected, x.owes) for x in accounts.values()}
            return {payment(paid, owes, self._currency) for paid, owes in each}
        teams = {x.team: x for x in self.everybody if x.team}
        return {paid(x, self._currency)[:LONGEST_PAID] for x in teams.values()}

    @property
    def taken(self) -> tuple[int, int]:
        """Return what was paid in all, and what is owed yet."""
        if self._night is None or not kept(self._night.state):
            return (0 if self._night is None else self._night.state.money.paid), 0
        accounts = self._night.accounts.values()
        return sum(x.collected for x in accounts), sum(x.owes for x in accounts)

    def statuses(self, state: Tournament) -> set[str]:
        """Return the longest words that the column of the status may show, without asking each player."""
        unregistered = len(state.people.players) > sum(map(bool, state.people.entries_of.values()))
        night = self._night or Night(state)
        return statuses(
            [x for x in night.placings.values() if x.prize],
            night.purses.values(),
            self._currency,
            unregistered=unregistered,
            spare=self._teams,
            unseated=bool(state.without_seat),
        )

    def search(self, text: str) -> None:
        """Show those who match what is typed."""
        if text != self._text:
            self._text = text
            self._show()

    def show_group(self, group: str) -> None:
        self._group = group
        self._show()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by this column."""
        if column >= 0:
            self._column, self._falling = column, order == Qt.SortOrder.DescendingOrder
            self._show()

    def row_of(self, player: int) -> int:
        """Return the row of this person; -1 when it is not shown."""
        return next((row for row, line in enumerate(self.rows) if line.player == player), -1)

    def _show(self) -> None:
        self.show(self._wanted())

    def _wanted(self) -> list[PlayerLine]:
        wanted = found(self.everybody, self._text)
        if self._group != "all":
            wanted = [x for x in wanted if GROUPS[self._group](x)]
        if self._column != NAME:
            wanted.sort(key=_KEYS[self._column], reverse=self._falling)
        elif self._falling:
            wanted.sort(key=lambda x: name_key(x.name, self._how), reverse=True)
        return wanted

    def _cell_of(self, line: PlayerLine, column: int) -> Cell:
        if column == NAME:
            needs = say.accessible() if line.who.accessible else ""
            tip = "\n".join(filter(None, (line.name, line.nickname, line.number, needs)))
            name, mark = list_name(line.name, self._how), "wheelchair" if needs else ""
            return Cell(name, _tone(line, NAME), line.nickname, tip, mark=mark)
        return Cell(_TEXTS[column](line, self._currency), _tone(line, column))


def _tone(line: PlayerLine, column: int) -> str:
    if line.status == "gone" and not line.spare:
        return "faint"
    if line.status == "out":
        return "" if column == STATUS and line.placing and line.placing.prize else "quiet"
    if column == STATUS and line.absent:
        return "amber"
    if column == NAME:
        return "strong"
    if column == PAID and line.owes:
        return ""
    return "quiet" if column in (NUMBER, ENTRIES, PAID) else ""
