"""Who can be meant by what is typed: people of the night, and of the club's directory."""

from __future__ import annotations

from collections.abc import Iterable

from core.players.listing import name_key, suggesting
from core.players.player_row import PlayerRow, clean
from core.tournament import Player
from gui import text_players as say
from gui.models.directory import look_up
from gui.models.player_lines import PlayerLine, folded, found, lines_now
from gui.session import Session
from gui.text_names import called
from gui.widgets.suggest import Suggestion

_MOST = 8


def typed_row(text: str) -> PlayerRow:
    """Who is meant by ``Bo Sund`` or ``Bo Sund, 113``: what follows the last comma and holds a digit is
    the club number, by which a namesake is told apart."""
    name, comma, number = clean(text).rpartition(",")
    name, number = name.strip(), number.strip()
    if comma and name and " " not in number and any(c.isdigit() for c in number):
        return PlayerRow(name, number=number)
    return PlayerRow(clean(text))


def suggest_entries(
    session: Session, text: str, *, out: bool = False, without: Iterable[int] = ()
) -> list[Suggestion]:
    """Entries that are in (or, with ``out``, out) for what is typed: a name, a number or a seat; the best
    first, and lit if it was named so far; for nothing typed, all of them. The value is the entry's id."""
    wanted, skip = ("out" if out else "in"), set(without)
    lines = [x for x in lines_now(session).by_player.values() if x.status == wanted and x.entry not in skip]
    state = session.state
    how = suggesting(state, text)
    best = sorted(found(lines, text), key=lambda x: (not _begins(x.haystack, text), name_key(x.name, how)))
    return [
        Suggestion(
            called(state, state.players[x.player]), say.where(x), x.entry, lit=i == 0 and _named(x, text)
        )
        for i, x in enumerate(best[: _MOST if text.strip() else None])
    ]


def _named(who: PlayerLine | PlayerRow, text: str) -> bool:
    """Whether every word typed begins one of the name's, or it is the whole number, or the whole seat."""
    wanted, seat = folded(text), who.seat if isinstance(who, PlayerLine) else ""
    whole = wanted in (folded(who.number), folded(seat)) and bool(wanted)
    return whole or _begins(folded(f"{who.name} {who.nickname}"), text)


def _begins(haystack: str, text: str) -> bool:
    """Whether every word typed begins a word of the name: "an e" is Anna Ek, not Johan Berg."""
    words = haystack.split()
    return all(any(w.startswith(t) for w in words) for t in folded(text).split())


def suggest_people(session: Session, text: str, *, in_too: bool = False) -> list[Suggestion]:
    """People of the directory and of tonight, and at last somebody new of this name. The value is a
    ``PlayerRow``. Those already in are shown but not taken, unless ``in_too``."""
    name, state = clean(text), session.state
    tonight = {(folded(x.name), x.number): x for x in lines_now(session).by_player.values()}
    rows = look_up(session.library, name, _MOST)
    known = {(folded(r.name), r.number) for r in rows}
    rows += [_row(state.players[x.player]) for k, x in tonight.items() if k not in known and found([x], name)]
    rows.sort(key=lambda r: not _begins(folded(f"{r.name} {r.nickname} {r.number}"), name))
    suggested: list[Suggestion] = []
    for row in rows[:_MOST]:
        line = tonight.get((folded(row.name), row.number)) or tonight.get((folded(row.name), ""))
        takes = in_too or line is None or line.status != "in"
        suggested.append(_suggestion(row, line, takes=takes, lit=takes and _named(row, name)))
    new = typed_row(name)
    if not any(_is(new, key) for key in tonight):
        same = any(_is(new, (folded(r.name), r.number)) for r in rows)
        lit = not any(s.lit for s in suggested) and not same
        quiet = " · ".join(filter(None, (new.number, say.word("new"))))
        suggested.append(Suggestion(new.name, quiet, new, lit=lit))
    return suggested


def _is(typed: PlayerRow, key: tuple[str, str]) -> bool:
    """Whether this is who was typed: by the name alone, where no number was."""
    return key[0] == folded(typed.name) and (not typed.number or key[1] == typed.number)


def _suggestion(row: PlayerRow, line: PlayerLine | None, *, takes: bool, lit: bool) -> Suggestion:
    quiet = [row.nickname, row.number, say.where(line) if line is not None else ""]
    return Suggestion(row.name, " · ".join(q for q in quiet if q), row, lit=lit, takes=takes)


def _row(player: Player) -> PlayerRow:
    return PlayerRow(player.name, player.nickname, player.number, player.note, player.accessible)
