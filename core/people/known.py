"""Find the person that a row describes among those the club knows, and add what is known of him."""

from collections.abc import Collection, Iterable
from dataclasses import replace

from core.people.player_row import PlayerRow
from core.say.names import folded, same


class Known:
    """Index rows of the directory by name and by number."""

    def __init__(self, rows: Iterable[PlayerRow]) -> None:
        self._numbers: dict[str, PlayerRow] = {}
        self._names: dict[str, dict[int, PlayerRow]] = {}
        for row in rows:
            self.note(row)

    def note(self, row: PlayerRow) -> None:
        if row.number:
            self._numbers[same(row.number)] = row
        self._names.setdefault(folded(row.name), {})[row.id] = row

    def numbered(self, number: str) -> PlayerRow | None:
        """Return the person with this club number."""
        return self._numbers.get(same(number)) if number else None

    def named(self, name: str) -> list[PlayerRow]:
        """Return everybody of this name, whatever the case and the accents."""
        return [*self._names.get(folded(name), {}).values()]

    def as_named(self, row: PlayerRow) -> PlayerRow:
        """Return the row with the number in its name, ``Anna Ek 17``, if the club has such a member: a list
        was once read so."""
        whole = f"{row.name} {row.number}"
        meant = bool(row.number) and self.numbered(row.number) is None and bool(self.named(whole))
        return replace(row, name=whole, number="") if meant else row

    def person(self, row: PlayerRow) -> PlayerRow | None:
        """Return the one person this row can mean: by number and name, or by a name that only one has. None
        if nobody is meant, or several could be."""
        holder = self.numbered(row.number)
        if holder is not None:
            return holder if folded(holder.name) == folded(row.name) else None
        alike = [x for x in self.named(row.name) if not (row.number and x.number)]
        return alike[0] if len(alike) == 1 else None


def filled(there: PlayerRow, row: PlayerRow) -> PlayerRow:
    """Return ``there`` with its empty fields taken from ``row``."""
    empty = [x for x in ("nickname", "number", "note", "accessible") if not getattr(there, x)]
    return replace(there, **{name: getattr(row, name) for name in empty})


def completed(rows: Collection[PlayerRow], known: Known, taken: Collection[str]) -> list[PlayerRow]:
    """Return the rows of a list, each with what is known of the person. A number that is ``taken`` (as
    ``same`` gives it) or stands elsewhere in the list is left out: the list did not ask for it."""
    rows = [known.as_named(row) for row in rows]
    given = {same(row.number) for row in rows if row.number} | set(taken)
    found: list[PlayerRow] = []
    for row in rows:
        there = known.person(row)
        if there is not None:
            free = bool(row.number) or same(there.number) not in given
            row = filled(row, there if free else replace(there, number=""))
        found.append(row)
        if row.number:
            given.add(same(row.number))
    return found
