"""Penalties carried across nights by the library: kept as they are given, shown when the next is proposed."""

from core.keeping.directory import KeptPenalty, WritableLibrary
from core.keeping.kept import is_of, kept, tournament_id
from core.log.change import Change
from core.say.reasons import StoreFailed
from core.tournament.people import Player
from gui.program.club_library import in_turn
from gui.program.session import Session


class PenaltyKeeper:
    """Keeps the library's rows those of the night, from now on. A library that cannot be written takes
    nothing from the night: it is tried again with the next penalty, and when the file is opened."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._kept: list[KeptPenalty] | None = None
        session.changed.connect(self.keep)
        self.keep()

    def keep(self, change: Change | None = None) -> None:
        """Write them anew where they differ; a night that is only shown is not ours to keep."""
        session = self._session
        history = session.director.history
        if session.library is None or not history or session.director.read_only:
            return
        rows = kept(session.state, history)
        if rows == self._kept:
            return
        self._kept = rows

        def write(library: WritableLibrary) -> None:
            before = library.penalties_in(tournament_id(history))
            library.keep_penalties(rows, [x for x in before if is_of(history, x)])

        in_turn(session.library, write, self._done)

    def _done(self, why: Exception | None) -> None:
        if why is not None:
            self._kept = None


def earlier(session: Session, player: Player) -> list[KeptPenalty]:
    """Return the player's penalties of other nights, the latest first."""
    if session.library is None:
        return []
    try:
        known = session.library.penalties_of(player.name, player.number)
    except StoreFailed:
        return []
    return [x for x in known if not is_of(session.director.history, x)]
