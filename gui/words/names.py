"""The makings of sentences about a night: who the ids mean, and a sentence with its bold parts."""

from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator, Sequence
from datetime import tzinfo
from functools import cached_property
from typing import Any, Literal, NamedTuple, TypeVar

from core.money.payouts import Placing, best_first
from core.people.listing import Listing, list_name
from core.people.people import called as called
from core.people.people import told_by as told_by
from core.say import records as r
from core.say.names import surname
from core.say.records import Action
from core.tournament.game import Bust
from core.tournament.names import shown
from core.tournament.state import Tournament
from gui.words.numbers import money, place_text, players_text, seat_text
from gui.words.tr import Context

tr = Context("common")

_AS_SAID = Listing(names="first")

Kind = Literal[
    "out",
    "in",
    "enter",
    "money",
    "move",
    "draw",
    "table",
    "clock",
    "structure",
    "setting",
    "note",
    "ruling",
    "undo",
]


class Sentence(NamedTuple):
    """``text`` with the parts of it to be set bold, in order, and what stands quietly at the right."""

    bold: tuple[str, ...]
    text: str
    quiet: str = ""

    @property
    def runs(self) -> list[tuple[str, bool]]:
        found: list[tuple[str, bool]] = []
        at = 0
        for part in self.bold:
            start = self.text.find(part, at) if part else -1
            if start < 0:
                continue
            if start > at:
                found.append((self.text[at:start], False))
            found.append((part, True))
            at = start + len(part)
        if at < len(self.text):
            found.append((self.text[at:], False))
        return found


R = TypeVar("R")


def all_of(action: Action, kind: type[R]) -> list[R]:
    return [x for x in action.records if isinstance(x, kind)]


def player_of(t: Tournament, entry: int, among: Container[int] | None = None) -> str:
    """Return the name of the player whose entry this is, told apart from namesakes among these
    (``called``)."""
    return called(t, t.people.players[t.people.entries[entry].player], among)


def contestant(t: Tournament, entry: int, among: Container[int] | None = None) -> str:
    """Return the name of the team whose stack this is, else the player's (``player_of``)."""
    return t.game.owner(entry) or player_of(t, entry, among)


def of_teams(t: Tournament) -> bool:
    """Return whether the stacks are those of teams, which are placed and paid."""
    return bool(t.game.owner(next(iter(t.people.entries), 0)))


def contestants_text(t: Tournament, n: int) -> str:
    """Return ``8 teams``, or ``24 players`` where each plays alone."""
    return tr("%n teams", n) if of_teams(t) else players_text(n)


def as_said(name: str) -> str:
    """Return ``Erik Andersson`` for ``Andersson, Erik``."""
    return list_name(name, _AS_SAID)


def with_initial(name: str) -> str:
    """Return ``E. Andersson`` for ``Erik Andersson``, where there is no room for the whole name."""
    first, _, rest = as_said(name).partition(" ")
    return f"{first[:1]}. {rest}" if rest and len(first) > 2 else name


def surnames(names: Sequence[str]) -> list[str]:
    """Return the surnames; of two who share one, with the initial."""
    last = [surname(as_said(name)) for name in names]
    many = Counter(last)
    return [x if many[x] == 1 else with_initial(name) for x, name in zip(last, names, strict=True)]


class Names:
    """The names that the ids of a night mean. Made once for a list of sentences and thrown away after a
    change. With the ``history`` also what has been undone since keeps its name."""

    def __init__(self, state: Tournament, history: Sequence[Action] = (), zone: tzinfo | None = None) -> None:
        self.state, self.history, self.zone = state, history, zone
        self.extra: Action | None = None

    @cached_property
    def _gone(self) -> tuple[dict[int, str], dict[int, int], dict[int, str]]:
        return _named(self.history)

    @cached_property
    def busts(self) -> dict[int, Bust]:
        return {b.entry: b for b in self.state.game.busts}

    def placing(self, entry: int) -> Placing | None:
        """Return the place of an entry; None if it has none. The entry that went out last is found first."""
        if not self._final(entry):
            return None
        while entry not in self._placed and (found := next(self._best_first, None)) is not None:
            self._placed[found.entry] = found
        return self._placed.get(entry)

    @cached_property
    def _best_first(self) -> Iterator[Placing]:
        return best_first(self.state)

    @cached_property
    def _placed(self) -> dict[int, Placing]:
        return {}

    def _final(self, entry: int) -> bool:
        """Return whether the entry may be placed: out, its player neither in nor out again since."""
        found = self.state.people.entries.get(entry)
        if found is None or found.player in self.state.people.live:
            return found is not None and self.state.won
        later = (
            e for e in self.state.people.entries_of.get(found.player, ()) if e != entry and e in self.busts
        )
        return entry in self.busts and all(self.state.people.entries[e].nth < found.nth for e in later)

    def place(self, entry: int) -> str:
        at = self.placing(entry)
        return "" if at is None else place_text(at.place, at.last)

    def _mine(self) -> tuple[dict[int, str], dict[int, int], dict[int, str]]:
        return _named([self.extra] if self.extra is not None else [])

    def player(self, player: int) -> str:
        if player in self.state.people.players:
            return called(self.state, self.state.people.players[player])
        return self._mine()[0].get(player) or self._gone[0].get(player) or tr("somebody")

    def entry(self, entry: int) -> str:
        people = self.state.people
        if entry in people.entries:
            then = None if self.extra is None else self.state.game.player_then(entry, self.extra.happened)
            player = people.entries[entry].player if then is None else then
            return called(self.state, people.players[player])
        whose = self._mine()[1].get(entry) or self._gone[1].get(entry)
        return tr("entry {n}", n=entry) if whose is None else self.player(whose)

    def entry_of_team(self, entry: int) -> str:
        """Return the player with the team whose stack this is: ``Anna Ek (Fisk)``."""
        name, team = self.entry(entry), self.state.game.owner(entry)
        return tr("{name} ({team})", name=name, team=team) if team else name

    def table(self, table: int | None) -> str:
        if table in self.state.room.tables:
            return self.state.room.tables[table].label
        key = table or 0
        return self._mine()[2].get(key) or self._gone[2].get(key) or "?"

    def seat(self, table: int | None, seat: int | None) -> str:
        return "" if table is None or seat is None else seat_text(self.table(table), seat)

    def short_seat(self, table: int | None, seat: int | None) -> str:
        """Return ``7.4``, as it is typed; empty for no seat."""
        return "" if table is None or seat is None else f"{self.table(table)}.{seat}"

    @cached_property
    def _undone(self) -> set[int]:
        found = set[int]()
        for action in self.history:
            for x in action.records:
                if isinstance(x, r.Undone):
                    found.add(x.action)
                elif isinstance(x, r.Redone):
                    found.discard(x.action)
        return found

    def seat_then(self, entry: int) -> str:
        """Return where the entry sat when the action that is told was done, as it is typed; without the
        history, where it sits."""
        known = self.state.people.entries.get(entry)
        if self.extra is None or not self.history:
            return "" if known is None else self.short_seat(known.table, known.seat)
        for action in reversed([*self.history[: self.extra.id - 1], self.extra]):
            if action.id in self._undone and action is not self.extra:
                continue
            for x in reversed(action.records):
                if isinstance(x, r.Seated) and x.entry == entry:
                    return self.short_seat(x.table, x.seat)
                if isinstance(x, r.Unseated) and x.entry == entry:
                    return ""
                if isinstance(x, r.Swapped) and entry in (x.entry, x.other):
                    entry = x.other if entry == x.entry else x.entry
        return ""

    def money(self, n: int) -> str:
        return money(n, self.state.currency)

    def plain(self, n: int) -> str:
        """Return an amount without the sign of the currency."""
        return money(n, self.state.currency.plain)

    def action(self, action: int) -> Action | None:
        known = 1 <= action <= len(self.history) and self.history[action - 1].id == action
        return self.history[action - 1] if known else None


Teller = Callable[[Action, Any, Names], Sentence]
"""Tells an action by its records of one kind."""


def _named(actions: Iterable[Action]) -> tuple[dict[int, str], dict[int, int], dict[int, str]]:
    players: dict[int, str] = {}
    entries: dict[int, int] = {}
    tables: dict[int, str] = {}
    for action in actions:
        for x in action.records:
            if isinstance(x, r.PlayerNoted):
                players[x.player] = shown(x.name)
            elif isinstance(x, r.Entered):
                entries[x.entry] = x.player
            elif isinstance(x, r.TableOpened):
                tables[x.table] = shown(x.label)
    return players, entries, tables
