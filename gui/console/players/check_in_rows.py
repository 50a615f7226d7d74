"""Who can be checked in at the door: those tonight who are absent, and the club's people who are not in."""

from __future__ import annotations

from dataclasses import field

from core.formats.entries import person
from core.people.listing import Listing, list_name, listing, name_key
from core.people.player_row import PlayerRow
from core.say.acts import Act, Present
from core.say.value import dataclass
from gui.console.players.directory import look_up
from gui.console.players.lines import folded
from gui.console.players.pasted import register_act
from gui.program.session import Session
from gui.widgets.rows import Cell, Rows
from gui.words.tr import Context

tr = Context("players")


TICK, NAME, NUMBER, OUTCOME = range(4)
_MOST = 20_000


@dataclass(frozen=True, slots=True)
class Candidate:
    """``entry`` 0: not in yet, registered as ``row``."""

    row: PlayerRow
    entry: int = 0
    haystack: str = field(default="", compare=False)

    @property
    def act(self) -> Act:
        return Present(entry=self.entry) if self.entry else register_act(self.row)


def candidates(session: Session) -> list[Candidate]:
    """The absent first, then the directory, each by name."""
    state = session.state
    how = listing(state)
    found = []
    for entry in state.playing:
        if entry.absent:
            player = state.people.players[entry.player]
            row = PlayerRow(player.name, player.nickname, player.number)
            found.append(Candidate(row, entry.id, _folded(row)))
    for row in look_up(session.library, "", _MOST):
        known = person(state, row.name, row.number)
        if known is None or known.id not in state.people.live:
            found.append(Candidate(row, 0, _folded(row)))
    return sorted(found, key=lambda x: (not x.entry, name_key(x.row.name, how)))


def _folded(row: PlayerRow) -> str:
    return folded(f"{row.name} {row.nickname} {row.number}")


class CheckInModel(Rows[Candidate]):
    """A row a person; those ticked are kept whatever is looked for."""

    def __init__(self, people: list[Candidate], how: Listing) -> None:
        super().__init__(["", tr("Name"), tr("Club number"), tr("Result")], self._cell_of)
        self.everybody, self._how = people, how
        self._ticked: set[int] = set()

    @property
    def ticked(self) -> list[Candidate]:
        return [x for x in self.everybody if id(x) in self._ticked]

    def search(self, text: str) -> None:
        """Those whose every word begins a word of the name first, then those that hold it."""
        words = folded(text).split()
        held = [x for x in self.everybody if all(w in x.haystack for w in words)]
        self.show(sorted(held, key=lambda x: not _begins(x.haystack, words)) if words else held)

    def toggle(self, row: int) -> None:
        if (one := self.at(row)) is not None:
            self._ticked ^= {id(one)}
            self.renew(self.rows)

    def tick_shown(self) -> None:
        """All that are shown; if they all are, none of them."""
        shown = set(map(id, self.rows))
        self._ticked = self._ticked - shown if shown <= self._ticked else self._ticked | shown
        self.renew(self.rows)

    def _cell_of(self, one: Candidate, column: int) -> Cell:
        ticked = id(one) in self._ticked
        match column:
            case 0:
                return Cell("✓" if ticked else "", "green")
            case 1:
                return Cell(list_name(one.row.name, self._how), "strong" if ticked else "")
            case 2:
                return Cell(one.row.number)
        if ticked:
            return Cell(tr("will be here") if one.entry else tr("will be registered"), "green")
        return Cell(tr("is absent"), "amber") if one.entry else Cell(one.row.nickname, "quiet")


def _begins(haystack: str, words: list[str]) -> bool:
    parts = haystack.split()
    return all(any(p.startswith(w) for p in parts) for w in words)
