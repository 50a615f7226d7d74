"""The results on paper, as plain rows: place, prize, and the bust."""

from __future__ import annotations

from core.money.payouts import placings
from core.paper.lists import ResultRow, results
from core.say.value import dataclass
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class OutRow:
    """``nth`` bust of the night, at (ms), and who won the chips; empty for the winner."""

    result: ResultRow
    nth: int = 0
    at: int | None = None
    by: tuple[str, ...] = ()


def result_sheet(t: Tournament) -> list[OutRow]:
    """Return everybody who has a place, best first; after re-entries with the last bust."""
    busts = {x.entry: (i, x) for i, x in enumerate(t.game.busts, 1)}
    rows = []
    for row, placing in zip(results(t), placings(t), strict=True):
        if placing.entry in busts:
            nth, bust = busts[placing.entry]
            rows.append(OutRow(row, nth, bust.at, tuple(map(t.name, bust.by))))
        else:
            rows.append(OutRow(row))
    return rows
