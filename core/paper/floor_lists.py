"""The lists of the floor as plain rows: rulings for the federation, break order, clock calls."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.floor.breaking import order
from core.people.people import called
from core.say import records as r
from core.say.records import Action
from core.tournament.conduct import Ruling
from core.tournament.director import Director
from core.tournament.state import Tournament

# The name of this announcement (``acts.Announce``).
BREAK_ORDER = "break-order"


@dataclass(frozen=True, slots=True)
class RulingRow:
    """A ruling at a table, or a departure from the rules, that stands. ``against``: the reasons overruled, as
    ``reasons.stored`` has them; none where ``altered``: the management altered or cancelled the tournament.
    ``given`` is what was ruled at a table."""

    at: int
    action: Action
    reason: str
    against: tuple[tuple[str, str], ...] = ()
    clauses: tuple[str, ...] = ()
    altered: bool = False
    given: Ruling | None = None


def rulings(director: Director) -> list[RulingRow]:
    """Return every ruling and alteration in the order of the night, without the undone ones (SvePoF 2006 §1:
    departures are reported with their reason)."""
    rows = []
    given = {x.action: x for x in director.state.conduct.rulings.values()}
    for action in _with_any(director):
        over = next((x for x in action.records if isinstance(x, r.Overridden)), None)
        altered = next((x for x in action.records if isinstance(x, r.Altered)), None)
        if action.id in director.undone:
            continue
        ruling = given.get(action.id)
        if over is not None:
            rows.append(
                RulingRow(action.happened, action, over.reason, over.against, over.clauses, given=ruling)
            )
        elif ruling is not None:
            rows.append(RulingRow(action.happened, action, "", given=ruling))
        elif altered is not None:
            rows.append(RulingRow(action.happened, action, altered.reason, altered=True))
    return rows


def _with_any(director: Director) -> Iterable[Action]:
    """Return the actions that may hold rulings: those the state names, so that a night of thousands is not
    searched for a few. The state does not name alterations, which most nights lack, and names only some where
    reading failed."""
    t = director.state
    if t.word.altered or t.word.cancelled or director.problem:
        return director.night
    named = sorted(
        {
            *((x.at, x.action) for x in t.word.overrides),
            *((x.at, x.action) for x in t.conduct.rulings.values()),
        }
    )
    return [director.history[action - 1] for _, action in named]


@dataclass(frozen=True, slots=True)
class BreakRow:
    """A table in the break order. ``set``: by the director, not by the rulebook's order."""

    table: str
    players: int
    set: bool


@dataclass(frozen=True, slots=True)
class BreakSheet:
    """The break order. ``announced`` is when the room was told it (ms), None: not yet; ``decided`` is when
    the director set it (ms), None: it is the rulebook's."""

    rows: tuple[BreakRow, ...]
    rule: str
    clauses: tuple[str, ...]
    announced: int | None
    decided: int | None


def break_sheet(t: Tournament) -> BreakSheet:
    """Return the open tables, the next to break first; the final table comes last and does not break."""
    rows = tuple(BreakRow(x.label, len(x.seats), x.id in t.room.break_order) for x in order(t))
    keys = ("breaking.order", "breaking.announced")
    clauses = tuple(dict.fromkeys(filter(None, map(t.rulebook.cite, keys))))
    announced, decided = t.word.announced.get(BREAK_ORDER), t.word.set_at.get(BREAK_ORDER)
    return BreakSheet(rows, t.rulebook.word("breaking.order"), clauses, announced, decided)


@dataclass(frozen=True, slots=True)
class CalledRow:
    """A player the clock was called on; ``calls`` holds times (ms) and outcomes, empty while the clock
    runs."""

    name: str
    calls: tuple[tuple[int, str], ...]


def called_clocks(t: Tournament) -> list[CalledRow]:
    """Return the called players, the most often called first (SvePoF 2006 §2.12), without withdrawn calls."""
    calls = dict[int, list[tuple[int, str]]]()
    for call in t.conduct.clock_calls.values():
        if call.outcome != "withdrawn":
            calls.setdefault(t.people.entries[call.entry].player, []).append((call.at, call.outcome))
    players = sorted(calls, key=lambda player: -len(calls[player]))
    return [CalledRow(called(t, t.people.players[p]), tuple(calls[p])) for p in players]
