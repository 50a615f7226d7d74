"""Answers as they are written on a command line, each kind in one form, and what they are read as."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

# Every player of one question is written in one way: a letter, a seat, or a position such as BB+1.
_PLAYER = re.compile(r"[A-Za-z][A-Za-z0-9]{0,11}(\+\d{1,2})?|\d{1,3}(\.\d{1,2})?")
_AMOUNT = re.compile(r"\d{1,12}")
_CARD = re.compile(r"([2-9TJQKA]|10)([shdc])", re.IGNORECASE)
# What a player can have done, in the order a round is written down.
ACTIONS = ("blind", "check", "fold", "call", "bet", "raise", "all-in")
_WITH_AMOUNT = ("blind", "bet", "raise", "all-in")
MOST_ITEMS = 60

FORMS: Mapping[str, str] = {
    "choice": "one of its choices",
    "number": "a whole number",
    "amount": "whole chips, as 500",
    "amounts": "whole chips with commas, as 500,5000",
    "chips": "the value of each chip with commas, as 1000,25,25; one value is one chip",
    "players": "players with commas, as A,B,C",
    "who": "a player: a letter, a seat or a position, as A, 4 or BB+1",
    "stakes": "player:chips with commas, /folded for a folded one, as A:650,B:1400,D:50/folded",
    "rank": "the best hand first, ties with =, as A=B,C",
    "cards": "player:card with commas, as A:As,B:Td",
    "betting": "player:action with commas, an amount being all of the player's chips in the round, "
    "as A:bet 500,B:all-in 600,C:call",
}


class BadValue(ValueError):
    """A text that is no value of its kind; the argument is the form it should have."""


@dataclass(frozen=True, slots=True)
class Stake:
    """``chips`` is all that the player has put into the pot."""

    player: str
    chips: int
    folded: bool


@dataclass(frozen=True, slots=True)
class Act:
    """``to``: all of the player's chips in the round after it; None where the action says it."""

    player: str
    what: str
    to: int | None


def _items(text: str) -> list[str]:
    items = [part.strip() for part in text.split(",")]
    if len(items) > MOST_ITEMS or not all(items):
        raise BadValue
    return items


def _whole(text: str) -> int:
    if not _AMOUNT.fullmatch(text):
        raise BadValue
    return int(text)


def _player(text: str) -> str:
    if not _PLAYER.fullmatch(text):
        raise BadValue
    return text


def _card(text: str) -> str:
    found = _CARD.fullmatch(text)
    if found is None:
        raise BadValue
    return found[1].upper().replace("10", "T") + found[2].lower()


def _once(players: list[str]) -> None:
    if len(set(players)) != len(players):
        raise BadValue


def _amounts(text: str) -> tuple[int, ...]:
    return tuple(_whole(part) for part in _items(text))


def _chips(text: str) -> tuple[int, ...]:
    if text == "none":
        return ()
    chips = _amounts(text)
    if 0 in chips:
        raise BadValue
    return chips


def _players(text: str) -> tuple[str, ...]:
    players = [_player(part) for part in _items(text)]
    _once(players)
    return tuple(players)


def _pairs(text: str) -> list[tuple[str, str]]:
    pairs = []
    for item in _items(text):
        player, colon, rest = item.partition(":")
        if not colon:
            raise BadValue
        pairs.append((_player(player.strip()), rest.strip()))
    return pairs


def _stakes(text: str) -> tuple[Stake, ...]:
    stakes = []
    for player, rest in _pairs(text):
        chips, slash, folded = rest.partition("/")
        if slash and folded.strip() != "folded":
            raise BadValue
        stakes.append(Stake(player, _whole(chips.strip()), bool(slash)))
    _once([stake.player for stake in stakes])
    return tuple(stakes)


def _rank(text: str) -> tuple[tuple[str, ...], ...]:
    groups = tuple(tuple(_player(name.strip()) for name in part.split("=")) for part in _items(text))
    _once([player for group in groups for player in group])
    return groups


def _cards(text: str) -> dict[str, str]:
    pairs = [(player, _card(card)) for player, card in _pairs(text)]
    _once([player for player, _ in pairs])
    _once([card for _, card in pairs])
    return dict(pairs)


def _betting(text: str) -> tuple[Act, ...]:
    if text == "none":
        return ()
    acts = []
    for player, rest in _pairs(text):
        what, _, amount = rest.partition(" ")
        if what not in ACTIONS or ((what in _WITH_AMOUNT) != bool(amount) and what != "call"):
            raise BadValue
        acts.append(Act(player, what, _whole(amount.strip()) if amount else None))
    return tuple(acts)


_READ: Mapping[str, Callable[[str], Any]] = {
    "number": _whole,
    "amount": _whole,
    "amounts": _amounts,
    "chips": _chips,
    "players": _players,
    "who": _player,
    "stakes": _stakes,
    "rank": _rank,
    "cards": _cards,
    "betting": _betting,
}


def read(kind: str, text: str) -> Any:
    """Return the value that the text is of this kind. Raises ``BadValue`` with the form it should have."""
    try:
        return _READ[kind](text.strip())
    except BadValue:
        raise BadValue(FORMS[kind]) from None
