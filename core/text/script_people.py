"""Whom and where the words of a line mean, and the words an entry or a player is written with.

A line about an earlier time is about the floor as it was: seats and tables are those of then. A name is
somebody's whenever it was written down: it is looked up among the people as they are known now, names
put right since included, and means who of them was there then.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.floor.seating import vacant
from core.people import people
from core.say.acts import Seat
from core.text.script_words import BadLine, Word, quote
from core.tournament.state import Player, Tournament

_NUMBER = re.compile(r'[^\s"\\\x00-\x1f\x7f-\x9f]+')


def entry_words(t: Tournament, entry: int) -> str:
    """How an entry is written: by name when the name alone finds it, else ``e12``."""
    found = t.entries.get(entry)
    if found is None:
        return f"e{entry}"
    name = t.players[found.player].name
    alone = len(people.same_name(t, name)) == 1 and people.last_entry(t, found.player) == entry
    return quote(name) if alone else f"e{entry}"


def player_words(t: Tournament, player: int) -> str:
    found = t.players.get(player)
    return quote(found.name) if found and len(people.same_name(t, found.name)) == 1 else f"p{player}"


@dataclass(frozen=True, slots=True)
class Floor:
    """The state a line is about, and the present one: most often the same."""

    then: Tournament
    now: Tournament

    # -- writing -----------------------------------------------------------------------------------

    def entry_words(self, entry: int) -> str:
        """By name only where it finds the entry both in the state of then and in that of now."""
        words = entry_words(self.then, entry)
        return words if self.then is self.now or words == entry_words(self.now, entry) else f"e{entry}"

    def player_words(self, player: int) -> str:
        words = player_words(self.then, player)
        return words if self.then is self.now or words == player_words(self.now, player) else f"p{player}"

    # -- places ------------------------------------------------------------------------------------

    def table(self, word: Word, label: str) -> int:
        found = next((x.id for x in self.then.open_tables if x.label.casefold() == label.casefold()), None)
        if found is None:
            raise BadLine(word.column, "table", label)
        return found

    def seat(self, word: Word) -> Seat:
        label, dot, seat = word.text.rpartition(".")
        if not dot or not seat.isdecimal() or len(seat) > 3:
            raise BadLine(word.column, "seat", word.text)
        return self.table(word, label), int(seat)

    def _sitting(self, word: Word) -> int | None:
        """The entry in the seat that is written; None for a word that is no seat."""
        text = word.text
        label, dot, number = text.rpartition(".")
        if word.quoted or not dot or not number.isdecimal() or label.startswith("no:"):
            return None
        table, seat = self.seat(word)
        found = self.then.tables[table].seats.get(seat)
        if found is None:
            why = vacant(self.then, (table, seat))
            raise BadLine(word.column, "somebody in that seat", text, vacant=why)
        return found

    # -- people ------------------------------------------------------------------------------------

    def entry(self, word: Word) -> int:
        numbered = _with_letter(word, "e")
        if numbered is not None:
            return numbered
        sitting = self._sitting(word)
        if sitting is not None:
            return sitting
        player = _with_letter(word, "p")
        found = self._people(word) if player is None else [player]
        entry = self._entry_of(self._one(word, found))
        if entry is None:
            raise BadLine(word.column, "entry", word.text)
        return entry

    def _entry_of(self, player: int) -> int | None:
        """Of the entries that are this player's (an entry put right since is whose it really was), the one
        that was in then, else the latest there was; without any, the one of now, for the rules to refuse."""
        mine = [e for e in self.now.entered.get(player, ()) if e in self.then.entries]
        if self.then is self.now or not mine:
            return people.last_entry(self.now, player)
        return next((e for e in mine if not self.then.entries[e].out), mine[-1])

    def player(self, word: Word) -> int:
        numbered = _with_letter(word, "p")
        if numbered is not None:
            return numbered
        sitting = self._sitting(word)
        if sitting is not None:
            return self.then.entries[sitting].player
        return self._one(word, self._people(word))

    def _people(self, word: Word) -> list[int]:
        """Everybody who can be meant, those who were known then if any were."""
        found = _meant(self.now, word) or _meant(self.then, word)
        return [p.id for p in found if p.id in self.then.players] or [p.id for p in found]

    def _one(self, word: Word, found: Sequence[int]) -> int:
        if len(found) > 1:
            known = ", ".join(_told_apart(self.now, p) for p in found[:6])
            raise BadLine(word.column, "one player", word.text, several=known)
        if not found:
            raise BadLine(
                word.column, "player", word.text,
                near=lambda: next((p.name for p in people.near(self.now, word.text)), ""),
            )  # fmt: skip
        return found[0]


def _with_letter(word: Word, letter: str) -> int | None:
    """The number of ``e12`` or ``p7``."""
    text = word.text
    named = not word.quoted and text[:1] == letter and text[1:].isdecimal() and len(text) < 12
    return int(text[1:]) if named else None


def _meant(t: Tournament, word: Word) -> list[Player]:
    if word.quoted or not word.text.startswith("no:"):
        return people.matching(t, word.text)
    bearer = people.numbered(t, word.text[3:])
    return [bearer] if bearer else []


def _told_apart(t: Tournament, player: int) -> str:
    p = t.players.get(player)
    if p is None:
        return f"p{player}"
    if not p.number:
        return f"{quote(p.name)} p{player}"
    return f"{quote(p.name)} no:{p.number if _NUMBER.fullmatch(p.number) else quote(p.number)}"
