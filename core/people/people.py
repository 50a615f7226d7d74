"""Finding people: by name, nickname, club number, entry or seat."""

from collections.abc import Container
from difflib import get_close_matches
from functools import lru_cache

from core.say.names import LONGEST_NAME, clean, folded, same, searched
from core.tournament.names import known_as, named
from core.tournament.people import Player
from core.tournament.state import Tournament

__all__ = [
    "LONGEST_NAME", "clean", "folded", "last_entry", "matching", "named", "near", "numbered", "same_name",
    "searched", "with_number",
]  # fmt: skip

# How alike two words must be for one to be taken for a slip in the other (of 1).
ALIKE = 0.7
# A club number has at most so many words where it stands after a name.
_NUMBER_WORDS = 6

folded = lru_cache(maxsize=40_000)(folded)
searched = lru_cache(maxsize=40_000)(searched)


def called(state: Tournament, player: Player, among: Container[int] | None = None) -> str:
    """Return ``Bo Sund``, or ``Bo Sund 113`` with the club number if another player has the same name.
    ``among``: the ids of the players he could be confused with; None: everybody in the tournament."""
    return f"{player.name} {told_by(state, player, among)}".rstrip() if player.number else player.name


def told_by(state: Tournament, player: Player, among: Container[int] | None = None) -> str:
    """Return the club number that tells a player from a namesake; empty where there is none."""
    if not player.number:
        return ""
    wanted = same(player.name)
    ids = state.people.by_name.get(wanted, ())
    if ids == (player.id,):
        return ""
    others = (p for p in ids if p != player.id and same(state.people.players[p].name) == wanted)
    return player.number if any(among is None or other in among for other in others) else ""


def same_name(t: Tournament, name: str) -> list[Player]:
    """Return the players of exactly this name; if there are none, those of this nickname."""
    wanted = same(clean(name))
    called = known_as(t, wanted)
    exactly = [p for p in called if same(p.name) == wanted]
    return exactly or [p for p in called if same(p.nickname) == wanted]


def numbered(t: Tournament, number: str) -> Player | None:
    """Return the player with this club number. A player without an entry has none."""
    wanted = same(clean(number))
    bearers = (p for p in known_as(t, wanted) if same(p.number) == wanted)
    return next((p for p in bearers if p.id in t.people.entries_of), None)


def matching(t: Tournament, text: str) -> list[Player]:
    """Return the players that ``text`` can mean: by the exact name or club number, otherwise by a part of the
    name, accents ignored, or by name and club number as namesakes are shown (``called``)."""
    exact = same_name(t, text)
    if exact:
        return exact
    bearer = numbered(t, text)
    if bearer is not None:
        return [bearer]
    wanted = folded(text)
    if not wanted:
        return []
    whole = [p for p in t.people.players.values() if folded(p.name) == wanted]
    # "anna ek" is found by "anna", "anna e" and "ek"
    begun = whole or [p for p in t.people.players.values() if f" {wanted}" in f" {searched(p.name)}"]
    return begun or with_number(t, text)


def with_number(t: Tournament, text: str) -> list[Player]:
    """Return the player meant by a name, or a part of it, with the club number after it: ``Bo Sund 113``."""
    if len(text) > 2 * LONGEST_NAME:
        return []
    parts = text.split()
    for at in range(max(1, len(parts) - _NUMBER_WORDS), len(parts)):
        bearer = numbered(t, " ".join(parts[at:]))
        if bearer is None:
            continue
        name = folded(" ".join(parts[:at]))
        if name and (f" {name}" in f" {searched(bearer.name)}" or name == folded(bearer.nickname)):
            return [bearer]
    return []


def near(t: Tournament, text: str, most: int = 1) -> list[Player]:
    """Return names that differ from ``text`` by a typing error, the nearest first."""
    by_word: dict[str, list[Player]] = {}
    for player in t.people.players.values():
        name = folded(player.name)
        for word in {name, *name.split()}:
            by_word.setdefault(word, []).append(player)
    close = get_close_matches(folded(text), by_word, most, ALIKE)
    return list({p.id: p for word in close for p in by_word[word]}.values())[:most]


def last_entry(t: Tournament, player: int) -> int | None:
    """Return the player's entry that is still in, or the latest one."""
    if player in t.people.live:
        return t.people.live[player]
    mine = t.people.entries_of.get(player)
    return mine[-1] if mine else None
