"""A line per person of the night: what the Players page shows, finds and sorts by."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal
from weakref import WeakKeyDictionary

from core.payouts import Placing, placings
from core.player_row import folded as fold_text
from core.tournament import Entry, Player, Tournament
from gui.session import Session

Status = Literal["in", "out", "gone"]
_SEAT = re.compile(r"\s*[^\s.]+\.\d*\s*")
# The same few names are folded after every action.
folded = lru_cache(maxsize=40_000)(fold_text)


@dataclass(frozen=True, slots=True)
class PlayerLine:
    """``entry`` is the one that is in, else the last (0: none, un-registered); ``chips`` are what that
    entry bought, ``paid`` all the person paid tonight. ``place`` 0: not placed."""

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
    place: int = 0
    last: int = 0
    prize: int = 0
    absent: bool = False
    haystack: str = ""


_MADE: WeakKeyDictionary[Session, tuple[int, int, list[PlayerLine]]] = WeakKeyDictionary()


def lines_now(session: Session) -> list[PlayerLine]:
    """``lines_of`` the session's state, made once after each action however many ask."""
    stamp = len(session.director.history), id(session.state)
    made = _MADE.get(session)
    if made is None or made[:2] != stamp:
        made = (*stamp, lines_of(session.state))
        _MADE[session] = made
    return made[2]


def lines_of(state: Tournament) -> list[PlayerLine]:
    """Everybody, in the order they were first registered."""
    mine: dict[int, list[Entry]] = {}
    for entry in state.entries.values():
        mine.setdefault(entry.player, []).append(entry)
    placed = {p.entry: p for p in placings(state)}
    return [_line(state, p, mine.get(p.id, []), placed) for p in state.players.values()]


def _line(state: Tournament, player: Player, mine: list[Entry], placed: dict[int, Placing]) -> PlayerLine:
    words = folded(f"{player.name} {player.nickname} {player.number}")
    if not mine:
        return PlayerLine(
            player.id, player.name, player.nickname, player.number, player.accessible, haystack=words
        )
    last = max(mine, key=lambda e: e.nth)
    at = placed.get(last.id)
    return PlayerLine(
        player.id, player.name, player.nickname, player.number, player.accessible,
        entries=len(mine),
        entry=last.id,
        status="out" if last.out else "in",
        seat=state.seat_text(last.id),
        seat_key=(last.table or 0, last.seat or 0),
        chips=last.chips,
        paid=sum(e.paid for e in mine),
        place=at.place if at else 0,
        last=at.last if at else 0,
        prize=at.prize if at else 0,
        absent=last.absent and not last.out,
        haystack=words,
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
    words = folded(text).split()
    return [x for x in lines if all(w in x.haystack for w in words)] if words else list(lines)
