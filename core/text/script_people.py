"""Find the people and places that the words of a line name, and name an entry or a player in a line.

A line about an earlier time is about the floor of that time: its seats and tables. Names are looked up among
the people as they are known now, corrected names included, and then limited to those who were there.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from core.floor.seating import labelled, missing, seat_parts, vacant
from core.people import people
from core.say.acts import Seat
from core.say.said import ByFields
from core.text.script_words import BadLine, Word, quote
from core.tournament.people import Player
from core.tournament.state import Tournament

_NUMBER = re.compile(r'[^\s"\\\x00-\x1f\x7f-\x9f]+')


def entry_words(t: Tournament, entry: int) -> str:
    """Return an entry's name if the name alone finds it, else ``e12``."""
    row = t.people.entries.get(entry)
    if row is None:
        return f"e{entry}"
    name = t.people.players[row.player].name
    alone = len(people.same_name(t, name)) == 1 and people.last_entry(t, row.player) == entry
    return quote(name) if alone else f"e{entry}"


def player_words(t: Tournament, player: int) -> str:
    row = t.people.players.get(player)
    return quote(row.name) if row and len(people.same_name(t, row.name)) == 1 else f"p{player}"


@dataclass(frozen=True, eq=False, repr=False)
class Floor(ByFields):
    """The state a line is about, and the present one: usually the same."""

    then: Tournament
    now: Tournament

    # -- writing -----------------------------------------------------------------------------------

    def entry_words(self, entry: int) -> str:
        """Return the entry's name only if it finds the entry both in the earlier state and in the present
        one."""
        words = entry_words(self.then, entry)
        return words if self.then is self.now or words == entry_words(self.now, entry) else f"e{entry}"

    def player_words(self, player: int) -> str:
        words = player_words(self.then, player)
        return words if self.then is self.now or words == player_words(self.now, player) else f"p{player}"

    # -- places ------------------------------------------------------------------------------------

    def table(self, word: Word, label: str) -> int:
        table = labelled(self.then, label)
        if table is None:
            raise BadLine(word.column, "table", label, table=missing(self.then, label))
        return table.id

    def seat(self, word: Word) -> Seat:
        label, seat = seat_parts(word.text)
        if not seat:
            raise BadLine(word.column, "seat", word.text)
        return self.table(word, label), int(seat)

    def _sitting(self, word: Word) -> int | None:
        """Return the entry in the written seat; None for a word that is not a seat."""
        if word.quoted or not seat_parts(word.text)[1]:
            return None
        table, seat = self.seat(word)
        entry = self.then.room.tables[table].seats.get(seat)
        if entry is None:
            why = vacant(self.then, (table, seat))
            raise BadLine(word.column, "somebody in that seat", word.text, vacant=why)
        return entry

    # -- people ------------------------------------------------------------------------------------

    def entry(self, word: Word) -> int:
        numbered = _with_letter(word, "e")
        if numbered is not None:
            return numbered
        sitting = self._sitting(word)
        if sitting is not None:
            return sitting
        player = _with_letter(word, "p")
        players = self._people(word) if player is None else [player]
        entry = self._entry_of(self._one(word, players))
        if entry is None:
            raise BadLine(word.column, "entry", word.text)
        return entry

    def _entry_of(self, player: int) -> int | None:
        """Return the player's entry of then (a corrected entry belongs to its real player): the live one,
        else the latest; without any, the present one, for the rules to refuse."""
        mine = [e for e in self.now.people.entries_of.get(player, ()) if e in self.then.people.entries]
        if self.then is self.now or not mine:
            return people.last_entry(self.now, player)
        return next((e for e in mine if not self.then.people.entries[e].out), mine[-1])

    def player(self, word: Word) -> int:
        numbered = _with_letter(word, "p")
        if numbered is not None:
            return numbered
        sitting = self._sitting(word)
        if sitting is not None:
            return self.then.people.entries[sitting].player
        return self._one(word, self._people(word))

    def knows(self, name: str) -> bool:
        """Return whether this is somebody's whole name, or nickname, or a namesake's with the club number.
        A number after the name of one player alone may be an amount."""
        return any(people.same_name(t, name) or _told(t, name) for t in (self.now, self.then))

    def told_by(self, name: Word, word: Word) -> bool:
        """Return whether the word, as ``no:123`` or ``p7``, tells whom of that name is meant: the refusal of
        a name alone names them so. A word that is no name, as ``e12`` or a seat, means somebody itself."""
        if not name.quoted and _is_no_name(name):
            return False
        player = _with_letter(word, "p")
        if word.quoted or (player is None and not word.text.startswith("no:")):
            return False
        meant = self._people(word) if player is None else [player]
        return len(meant) == 1 and meant[0] in self._people(name)

    def _people(self, word: Word) -> list[int]:
        """Return everybody who may be meant, limited to those known then if any were."""
        players = _meant(self.now, word) or _meant(self.then, word)
        return [p.id for p in players if p.id in self.then.people.players] or [p.id for p in players]

    def _one(self, word: Word, players: Sequence[int]) -> int:
        if len(players) > 1:
            names = ", ".join(_told_apart(self.now, p) for p in players[:6])
            raise BadLine(word.column, "one player", word.text, several=names)
        if not players:
            raise BadLine(
                word.column,
                "player",
                word.text,
                near=lambda: next((p.name for p in people.near(self.now, word.text)), ""),
            )
        return players[0]


def _told(t: Tournament, name: str) -> bool:
    """Return whether this is how a namesake is shown, as ``Bo Sund 113``."""
    return any(people.folded(people.called(t, p)) == people.folded(name) for p in people.with_number(t, name))


def _with_letter(word: Word, letter: str) -> int | None:
    """Return the number of ``e12`` or ``p7``."""
    text = word.text
    named = not word.quoted and text[:1] == letter and text[1:].isdecimal() and len(text) < 12
    return int(text[1:]) if named else None


def _is_no_name(word: Word) -> bool:
    numbered = any(_with_letter(word, letter) is not None for letter in "ep")
    return numbered or word.text.startswith("no:") or bool(seat_parts(word.text)[1])


def _meant(t: Tournament, word: Word) -> list[Player]:
    if word.quoted or not word.text.startswith("no:"):
        return people.matching(t, word.text)
    bearer = people.numbered(t, word.text[3:])
    return [bearer] if bearer else []


def _told_apart(t: Tournament, player: int) -> str:
    p = t.people.players.get(player)
    if p is None:
        return f"p{player}"
    if not p.number:
        return quote(p.name) if people.matching(t, p.name) == [p] else f"{quote(p.name)} p{player}"
    return f"{quote(p.name)} no:{p.number if _NUMBER.fullmatch(p.number) else quote(p.number)}"
