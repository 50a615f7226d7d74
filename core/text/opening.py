"""Open a tournament: the director, the game of its format, and the text form of its lines."""

from collections.abc import Callable
from datetime import UTC, tzinfo

from core.clock.clock import begun
from core.formats.fold import take
from core.formats.format import of
from core.formats.rules import decide
from core.log.game import Game
from core.log.order import Log
from core.say.acts import Act
from core.text import script
from core.tournament.director import Director
from core.tournament.invariants import broken_invariants
from core.tournament.state import Tournament


def _line(act: Act, now: Tournament, then: Tournament, zone: tzinfo, override: str) -> str:
    return script.write(act, now, zone, override, then=then)


def _broken(t: Tournament, before: Tournament | None = None) -> list[str]:
    return [*broken_invariants(t, before), *of(t).broken(t)]


GAME = Game(
    begin=Tournament,
    take=take,
    decide=decide,
    line=_line,
    started=lambda t, now: begun(t.clock.levels, t.clock.position, now),
    broken=_broken,
)


def open_door(
    log: Log, now: Callable[[], int], entropy: Callable[[int], bytes], zone: tzinfo = UTC
) -> Director:
    """Return the director of the tournament in this log: ``now`` in ms; ``entropy(n)`` gives n random bytes;
    lines tell times in ``zone``."""
    return Director(log, now, entropy, zone, GAME)
