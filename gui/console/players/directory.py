"""The club's directory as a page uses it: nothing that is wrong with it may stop the night."""

from collections.abc import Sequence
from dataclasses import replace
from difflib import get_close_matches

from PySide6.QtWidgets import QWidget

from core.keeping.directory import ClubLibrary, WritableLibrary
from core.log.change import Change
from core.people.people import ALIKE, folded
from core.people.player_row import ImportReport, PlayerRow
from core.say.acts import Register
from core.say.reasons import StoreFailed
from core.say.records import Action, Entered, Redone, Undone
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


def _keep(library: WritableLibrary, rows: Sequence[PlayerRow], now: int) -> tuple[PlayerRow, ...]:
    """Keep those registered: new ones in full, known ones as seen ``now`` (ms). Return those who were not in
    the list before. Raises ``StoreFailed``."""
    known, report = [r for r in rows if r.id], ImportReport()
    if new := [r for r in rows if not r.id]:
        report = library.import_rows(new)
        known += [*report.added, *report.already]
    library.seen({r.id for r in known}, now)
    return report.added


def keep(widget: QWidget, session: Session, rows: Sequence[PlayerRow], said: str) -> None:
    """Keep those who were registered, which ``said`` tells. A directory that cannot be written takes nothing
    from the night: what was wrong is said too."""
    history = session.director.history
    now = history[-1].written if history else session.now()  # as those who came with it are seen
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


class ClubKeeper:
    """Keeps everybody who enters as one of the club's players, whichever way it was done: typed, pasted or
    against a rule. A demo's people are nobody's.

    An undo takes those off the club's list whom the undone action has put there, if nobody has seen them
    since and changed nothing of; a redo brings them back. It knows of the actions done since the night was
    opened."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._kept: set[int] = set()
        # By library and action: the people who were not in its list before it. One in memory, which is read
        # until the real one can be had, is empty at first.
        self._added: dict[WritableLibrary, dict[int, tuple[PlayerRow, ...]]] = {}
        session.changed.connect(self.keep)

    def keep(self, change: Change) -> None:
        """Follow the action, and those that it undoes or redoes."""
        session = self._session
        if session.library is None or session.director.read_only or session.pace != 1:
            return
        history = session.director.history
        for record in change.action.records:
            if isinstance(record, Undone) and record.action in self._kept:
                self._take_off(session.library, history[record.action - 1])
            elif isinstance(record, Redone) and record.action in self._kept:
                self._take_in(session.library, history[record.action - 1])
        self._take_in(session.library, change.action)

    def _take_in(self, library: ClubLibrary, action: Action) -> None:
        people = self._session.state.people.players
        came = [people[x.player] for x in action.records if isinstance(x, Entered) and x.player in people]
        if not came:
            return
        rows = [*map(player_row, came)]
        self._kept.add(action.id)

        def job(there: WritableLibrary) -> None:
            added = self._added.setdefault(there, {})
            added[action.id] = ()
            added[action.id] = _keep(there, rows, action.written)

        in_turn(library, job)

    def _take_off(self, library: ClubLibrary, action: Action) -> None:
        def job(there: WritableLibrary) -> None:
            added = self._added.get(there, {}).get(action.id, ())
            found = [(row, _same(there.find(row.number or row.name, 8), row)) for row in added]
            as_added = [x.id for row, x in found if x is not None and replace(x, last_seen=None) == row]
            there.take_off(as_added, action.written)

        in_turn(library, job)


def rewrite_with(widget: QWidget, session: Session, action: int, known: PlayerRow, now: PlayerRow) -> None:
    """Have the directory write the person who was ``known`` as ``now`` with this action, and follow its undo
    and redo while the night is open."""
    library = session.library
    if library is None:
        return

    def follow(change: Change) -> None:
        for record in change.action.records:
            if isinstance(record, Undone) and record.action == action:
                in_turn(library, lambda there: _write_back(there, now, known))
            elif isinstance(record, Redone) and record.action == action:
                in_turn(library, lambda there: _write_back(there, known, now))

    keep_there(widget, library, lambda there: rewrite(there, known, now))
    session.changed.connect(follow)


def _write_back(library: WritableLibrary, written: PlayerRow, before: PlayerRow) -> None:
    """Write the row as ``before``, if it is still there as it was ``written``."""
    there = _same(library.find(written.number or written.name, 8), written)
    if there is not None and replace(there, id=0, last_seen=None) == replace(written, id=0, last_seen=None):
        rewrite(library, there, before)
