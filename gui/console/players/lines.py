"""A line per person of the night: what the Players page shows, finds and sorts by."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple
from weakref import WeakKeyDictionary

from core.money.payouts import Placing, placings, tonight
from core.say.names import folded as fold_text
from core.tournament.elimination import Bust
from core.tournament.people import Player
from core.tournament.state import Tournament
from gui.console.players.touched import players_of
from gui.program.session import Session

Status = Literal["in", "out", "gone"]
# Readings that are remembered, and lines that are made one by one rather than all.
_KEPT, _MANY = 32, 400
_SEAT = re.compile(r"\s*[^\s.]+\.\d*\s*")
# The same few names are folded after every action.
folded = lru_cache(maxsize=40_000)(fold_text)


class _By(NamedTuple):
    """Places and prizes are the same while this is, but for an entry that was somebody else's."""

    live: int
    busts: list[Bust]
    money: tuple[object, ...]


def _by(t: Tournament) -> _By:
    return _By(
        len(t.people.live),
        [*t.game.busts],
        (t.money.pool, t.money.shares, t.setting("rounding"), len(t.people.entries_of)),
    )


class Places:
    """The places and prizes of a night as it stands, found when one is asked for: all of them move with
    everybody who comes in, and hardly any is in view."""

    def __init__(self, state: Tournament) -> None:
        self._state = state
        self._by: _By | None = None
        self._found: dict[int, Placing] | None = None

    def read(self, state: Tournament, *, all_anew: bool) -> bool:
        """Whether anybody who was out already may have another place or prize now: one more who goes out
        takes the place before all of theirs."""
        before, self._state, self._by = self._by, state, _by(state)
        if before is not None and not all_anew:
            if before == self._by:
                return False
            if self._one_more(before, self._by):
                return False
        self._found = None
        return True

    def _one_more(self, before: _By, now: _By) -> bool:
        one = now.live == before.live - 1 > 1 and now.busts[:-1] == before.busts and now.money == before.money
        if not one or now.busts[-1].group:
            return False
        if self._found is not None:
            place, amounts = now.live + 1, tonight(self._state)
            prize = amounts[place - 1] if place <= len(amounts) else 0
            entry = now.busts[-1].entry
            self._found[entry] = Placing(entry, place, place, prize)
        return True

    def of(self, entry: int) -> Placing | None:
        """None: not placed."""
        if self._found is None:
            self._found = {p.entry: p for p in placings(self._state)}
        return self._found.get(entry)


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """``entry`` is the one that is in, else the last (0: none, un-registered); ``chips`` are what that
    entry bought, ``paid`` all the person paid tonight. ``place`` and ``last`` are 0 where there is none; they
    and the prize are those of now, whenever the line was made."""

    player: int
    name: str
    nickname: str = ""
    number: str = ""
    accessible: bool = False
    entries: int = 0
    entry: int = 0
    status: Status = "gone"
    seat: str = ""
    seat_key: tuple[int, int] = (0, 0)
    chips: int = 0
    paid: int = 0
    absent: bool = False
    haystack: str = ""
    places: Places | None = field(default=None, compare=False, repr=False)

    def _placing(self) -> Placing | None:
        return self.places.of(self.entry) if self.places is not None and self.entry else None

    @property
    def place(self) -> int:
        at = self._placing()
        return at.place if at is not None else 0

    @property
    def last(self) -> int:
        at = self._placing()
        return at.last if at is not None else 0

    @property
    def prize(self) -> int:
        at = self._placing()
        return at.prize if at is not None else 0


class Lines:
    """The lines of one night, by player, in the order they were first registered. After an action only those
    are made anew that it touched; ``since`` says which, ``placed`` when places or prizes became others."""

    def __init__(self, state: Tournament) -> None:
        self._state = state
        # as many actions were read
        self.stand = -1
        self.by_player: dict[int, PlayerLine] = {}
        self._places = Places(state)
        self.placed = -1
        # where it stood before each reading, the last one first, and whose lines were made anew then
        self._made: deque[tuple[int, frozenset[int]]] = deque(maxlen=_KEPT)

    def read(self, session: Session) -> None:
        """As the night stands."""
        stand = len(session.director.history)
        if self.stand == stand:
            return
        changes = session.since(self.stand)
        before, self._state, self.stand = self.stand, session.state, stand
        touched = players_of(changes or (), self._state)
        if self._places.read(self._state, all_anew=changes is None):
            self.placed = stand
        if changes is None or len(touched) > _MANY:
            self._read_all()
        else:
            self._made.appendleft((before, self._read_some(touched)))

    def _read_all(self) -> None:
        self.by_player = {
            p.id: _line(self._state, p, self._places) for p in self._state.people.players.values()
        }
        self._made.clear()

    def _read_some(self, touched: set[int]) -> frozenset[int]:
        t = self._state
        came = [player for player in touched if player in t.people.players and player not in self.by_player]
        for player in touched:
            if player in t.people.players:
                self.by_player[player] = _line(t, t.people.players[player], self._places)
            else:
                self.by_player.pop(player, None)
        if came and [*self.by_player] != [*t.people.players]:  # a registration undone long ago was done again
            self.by_player = {player: self.by_player[player] for player in t.people.players}
        return frozenset(touched)

    def since(self, stand: int) -> set[int] | None:
        """Whose lines are others than at this ``stand``; None: it may be anybody's."""
        found: set[int] = set()
        if stand == self.stand:
            return found
        for before, players in self._made:
            found |= players
            if before == stand:
                return found
        return None


_MADE: WeakKeyDictionary[Session, Lines] = WeakKeyDictionary()


def lines_now(session: Session) -> Lines:
    """The session's lines as its night stands."""
    made = _MADE.get(session)
    if made is None:
        made = _MADE[session] = Lines(session.state)
    made.read(session)
    return made


def lines_of(state: Tournament) -> list[PlayerLine]:
    """Everybody, in the order they were first registered."""
    places = Places(state)
    return [_line(state, p, places) for p in state.people.players.values()]


def _line(state: Tournament, player: Player, places: Places) -> PlayerLine:
    mine = [state.people.entries[e] for e in state.people.entries_of.get(player.id, ())]
    words = folded(f"{player.name} {player.nickname} {player.number}")
    if not mine:
        return PlayerLine(
            player.id, player.name, player.nickname, player.number, player.accessible, haystack=words
        )
    last = max(mine, key=lambda e: e.nth)
    return PlayerLine(
        player.id, player.name, player.nickname, player.number, player.accessible,
        entries=len(mine),
        entry=last.id,
        status="out" if last.out else "in",
        seat=state.seat_text(last.id),
        seat_key=(last.table or 0, last.seat or 0),
        chips=last.chips,
        paid=sum(e.paid for e in mine),
        absent=last.absent and not last.out,
        haystack=words,
        places=places,
    )  # fmt: skip


def found(lines: Iterable[PlayerLine], text: str) -> list[PlayerLine]:
    """Those whose name, nickname or club number holds every word typed, accents forgiven; ``7.`` and
    ``7.4`` are seats."""
    if _SEAT.fullmatch(text):
        seat = text.strip().casefold()
        exact = not seat.endswith(".")
        return [
            x for x in lines
            if x.seat and (x.seat.casefold() == seat if exact else x.seat.casefold().startswith(seat))
        ]  # fmt: skip
    left = list(lines)
    for word in folded(text).split():
        left = [x for x in left if word in x.haystack]
    return left
