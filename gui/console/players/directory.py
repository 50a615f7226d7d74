"""The club's directory as a page uses it: nothing that is wrong with it may stop the night."""

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches

from PySide6.QtWidgets import QWidget

from core.keeping.directory import ClubLibrary, WritableLibrary
from core.log.change import Change
from core.people.people import ALIKE, folded
from core.people.player_row import PlayerRow
from core.say.acts import Register
from core.say.reasons import StoreFailed
from core.say.records import Entered
from core.tournament.people import Player
from gui.console.frame.acting import desk_of
from gui.console.frame.acting import keep as keep_there
from gui.program.club_library import in_turn
from gui.program.session import Session

# So many are read of those with a name that begins as a word does.
_BEGUN = 200


def player_row(player: Player) -> PlayerRow:
    """Return the row of the directory for a player of the tournament."""
    return PlayerRow(player.name, player.nickname, player.number, player.note, player.accessible)


def register_act(row: PlayerRow) -> Register:
    """Return the act that registers the person of this row."""
    return Register(
        name=row.name, nickname=row.nickname, number=row.number, note=row.note, accessible=row.accessible
    )


def look_up(library: ClubLibrary | None, text: str, limit: int = 8) -> list[PlayerRow]:
    """Return the best matches; none where there is no directory, or none that can be read."""
    if library is None:
        return []
    try:
        return list(library.find(text, limit))
    except StoreFailed:
        return []


def meant_by(library: ClubLibrary | None, name: str) -> list[PlayerRow]:
    """Return the people this may be the name of: it is a part of theirs, or differs by a typing error, but
    for the beginning of its longest word. Two readings: 60 ms in a list of 10,000."""
    wanted = folded(name)
    if found := look_up(library, name):
        return found
    begins = max(wanted.split(), key=len, default="")[:3]
    by_name = {folded(row.name): row for row in look_up(library, begins, _BEGUN)}
    return [by_name[x] for x in get_close_matches(wanted, by_name, cutoff=ALIKE)]


def _keep(library: WritableLibrary, rows: Sequence[PlayerRow], now: int) -> None:
    """Keep those registered: new ones in full, known ones as seen ``now`` (ms). Raises ``StoreFailed``."""
    known = [r for r in rows if r.id]
    if new := [r for r in rows if not r.id]:
        report = library.import_rows(new)
        known += [*report.added, *report.already]
    library.seen({r.id for r in known}, now)


def keep(widget: QWidget, session: Session, rows: Sequence[PlayerRow], said: str) -> None:
    """Keep those who were registered, which ``said`` tells. A directory that cannot be written takes nothing
    from the night: what was wrong is said too."""
    now = session.now()
    desk_of(widget).say(said)
    if session.library is not None and rows:
        keep_there(widget, session.library, lambda library: _keep(library, rows, now))


def known_as(library: ClubLibrary | None, player: Player) -> PlayerRow | None:
    """Return the directory's row for this person, if it has one."""
    return _same(look_up(library, player.number or player.name), player)


def rewrite(library: WritableLibrary, known: PlayerRow, now: PlayerRow) -> None:
    """Write the person who was ``known`` as ``now``. The row is looked for anew: ``known`` may come from a
    library in memory. Raises ``Refused`` and ``StoreFailed``."""
    there = _same(library.find(known.number or known.name, 8), known) or known
    library.update(replace(now, last_seen=there.last_seen, id=there.id))


def _same(rows: Sequence[PlayerRow], player: Player | PlayerRow) -> PlayerRow | None:
    """Return the row of the same number, or of the same name where it is the only one."""
    if player.number:
        return next((r for r in rows if r.number == player.number), None)
    same = [r for r in rows if folded(r.name) == folded(player.name)]
    return same[0] if len(same) == 1 else None


def keep_who_enters(session: Session, change: Change) -> None:
    """Keep everybody who enters as one of the club's players, whichever way it was done: typed, pasted or
    against a rule. A demo's people are nobody's."""
    if session.library is None or session.director.read_only or session.pace != 1:
        return
    people = session.state.people.players
    came = [people[x.player] for x in change.action.records if isinstance(x, Entered) and x.player in people]
    rows, now = [*map(player_row, came)], session.now()

    if rows:
        in_turn(session.library, lambda library: _keep(library, rows, now))
