"""The people that typed text may mean: of the night, and of the club's directory."""

import re
from collections.abc import Iterable, Sequence

from core.formats.entries import person
from core.people.listing import name_key, suggesting
from core.people.people import folded
from core.people.player_row import PlayerRow
from core.say.names import and_number, clean, has_letters, same
from core.tournament.names import named
from core.tournament.people import Player
from core.tournament.state import Tournament
from gui.console.players.directory import look_up, player_row
from gui.console.players.lines import Night, PlayerLine, begins, found, haystack, lines_of, where
from gui.program.session import Session
from gui.widgets.suggest import Suggestion
from gui.words.names import called
from gui.words.tr import Context

tr = Context("players")

_MOST = 8
# The first letter of a word.
_BEGINS = re.compile(r"(?<![^\s-])[^\W\d_]")
# Words that stand small inside a name, as people of the rulebooks' countries and of the South write it.
_SMALL = {"af", "da", "de", "del", "den", "der", "di", "la", "ten", "ter", "van", "von", "y", "zu"}


def typed_row(text: str) -> PlayerRow:
    """Return the person that ``Bo Sund``, ``Bo Sund, 113`` or ``Bo Sund 113`` means: what follows the last
    comma (or, as in a list, semicolon) and holds a digit is the club number, by which a namesake is told
    apart, and so are the digits behind a first name and a surname.
    A name typed in small letters alone gets its capitals; one that has some, ``Ana de la Cruz``, is as it was
    typed, and so is a name of one word: its first letter may have been a key."""
    name, comma, number = clean(text).replace(";", ",").rpartition(",")
    name, number = name.strip(), number.strip()
    if comma and name and _is_number(number):
        return PlayerRow(_in_capitals(name), number=number)
    name, number = (clean(text), "") if comma else and_number(clean(text))
    return PlayerRow(_in_capitals(name), number=number)


def typed_person(t: Tournament, text: str) -> PlayerRow:
    """Return the person that the text means tonight: one whose name ends with a number is called so."""
    whole = clean(text)
    return PlayerRow(whole) if named(t, whole) else typed_row(text)


def first_typed(text: str) -> tuple[str, str]:
    """Return the first person that ``Bo Sund, 113, Anna Ek`` names, with the club number, and the others."""
    first, *others = [*filter(None, map(clean, text.replace(";", ",").split(",")))] or [""]
    if others and _is_number(others[0]):
        first = f"{first}, {others.pop(0)}"
    return first, ", ".join(others)


def _is_number(typed: str) -> bool:
    return " " not in typed and any(c.isdigit() for c in typed)


def _in_capitals(name: str) -> str:
    """Return ``Anna-Lena van der Ek`` for ``anna-lena van der ek``."""
    if not name.islower() or " " not in name:
        return name
    first, *inside, last = (_BEGINS.sub(lambda found: found[0].title(), x) for x in name.split(" "))
    small = [x.lower() if x.lower() in _SMALL else x for x in inside]
    return " ".join([first, *small, last])


def alike(t: Tournament, row: PlayerRow) -> Player | None:
    """Return the player of the night whose name looks like this new one but for accents: typed in a hurry it
    is hardly another person's. With a club number it is."""
    if row.number or person(t, row.name, ""):
        return None
    wanted = folded(row.name)
    found = (x for x in t.people.players.values() if folded(x.name) == wanted)
    other = next(found, None)
    return None if other is None or same(other.name) == same(clean(row.name)) else other


def only(whole: Sequence[bool], begun: Sequence[bool]) -> int:
    """Return which of those offered Enter takes: the one typed as a whole, else the one whose beginning was
    typed; -1 where several could be meant, or none was typed."""
    typed = [i for i, yes in enumerate(whole) if yes] or [i for i, yes in enumerate(begun) if yes]
    return typed[0] if len(typed) == 1 else -1


def suggest_entries(
    session: Session,
    text: str,
    *,
    out: bool | None = False,
    without: Iterable[int] = (),
    table: int | None = None,
) -> list[Suggestion]:
    """Return the entries that are in (or, with ``out``, out; with None, both) for what is typed: a name, a
    number or a seat; for nothing typed, all of them. One is lit where only one can be meant. With ``table``
    those who sit there come first, and only they are lit. The value is the entry's id."""
    wanted, skip = {None: ("in", "out"), True: ("out",), False: ("in",)}[out], set(without)
    state = session.state
    lines = [x for x in found(lines_of(Night(state)), text) if x.status in wanted and x.entry not in skip]
    how = suggesting(state, text)

    def here(x: PlayerLine) -> bool:
        return table is None or state.people.entries[x.entry].table == table

    def order(x: PlayerLine) -> tuple[object, ...]:
        return not here(x), not begins(haystack(x), text), name_key(x.name, how)

    best = sorted(lines, key=order)[: _MOST if text.strip() else None]
    lit = only([here(x) and _whole(x, text) for x in best], [here(x) and _named(x, text) for x in best])
    return [
        Suggestion(called(state, state.people.players[x.player]), where(x), x.entry, lit=i == lit)
        for i, x in enumerate(best)
    ]


def _whole(who: PlayerLine | PlayerRow, text: str) -> bool:
    """Return whether all of the name, the nickname, the number or the seat is typed."""
    seat = who.seat if isinstance(who, PlayerLine) else ""
    wanted = folded(text)
    return bool(wanted) and wanted in map(folded, (who.name, who.nickname, who.number, seat))


def _named(who: PlayerLine | PlayerRow, text: str) -> bool:
    """Return whether every word typed begins a word of the name, or all of it is typed."""
    return _whole(who, text) or begins(f"{who.name} {who.nickname}", text)


def suggest_people(session: Session, text: str) -> list[Suggestion]:
    """Return people of the directory and of tonight, and at last somebody new of this name. The value is a
    ``PlayerRow``. Those already in are shown but not taken."""
    name, state = clean(text), session.state
    tonight = {(folded(x.name), x.number): x for x in lines_of(Night(state))}
    rows = look_up(session.library, name, _MOST)
    known = {(folded(r.name), r.number) for r in rows}
    rows += [player_row(x.who) for k, x in tonight.items() if k not in known and found([x], name)]
    rows.sort(key=lambda r: not begins(haystack(r), name))
    suggested: list[Suggestion] = []
    whole = [row for row in rows if _whole(row, name)]
    for row in rows[:_MOST]:
        line = tonight.get((folded(row.name), row.number)) or tonight.get((folded(row.name), ""))
        takes = line is None or line.status != "in"
        quiet = " · ".join(filter(None, (row.nickname, row.number, where(line) if line else "")))
        meant = row in whole if whole else _named(row, name)
        suggested.append(Suggestion(row.name, quiet, row, lit=takes and meant, takes=takes))
    new = typed_person(state, name)
    if not has_letters(new.name):  # a seat or a number is no new player unasked
        return suggested
    if not any(_is(new, key) for key in tonight):
        same = any(_is(new, (folded(r.name), r.number)) for r in rows)
        lit = not any(s.lit for s in suggested) and not same
        quiet = " · ".join(filter(None, (new.number, tr("new player"))))
        suggested.append(Suggestion(new.name, quiet, new, lit=lit))
    elif not new.number:
        said, quiet = tr("{name}, 300", name=new.name), tr("same name: add the club number")
        suggested.append(Suggestion(said, quiet, takes=False))
    return suggested


def _is(typed: PlayerRow, key: tuple[str, str]) -> bool:
    """Return whether the typed row is this player: by the name alone where no number was typed."""
    return key[0] == folded(typed.name) and (not typed.number or key[1] == typed.number)
