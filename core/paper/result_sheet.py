"""The results on paper, as plain rows: place and prize, and how the player went out."""

from __future__ import annotations

from dataclasses import dataclass

from core.money.payouts import placings
from core.paper.lists import ResultRow, results
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class OutRow:
    """``nth`` bust of the night, at (ms), and who won the chips; nothing of the winner."""

    result: ResultRow
    nth: int = 0
    at: int | None = None
    by: tuple[str, ...] = ()


def result_sheet(t: Tournament) -> list[OutRow]:
    """Everybody who has a place, best first; of a player who bought in again the last bust."""
    busts = {x.entry: (i, x) for i, x in enumerate(t.busts, 1)}
    found = []
    for row, placing in zip(results(t), placings(t), strict=True):
        if placing.entry in busts:
            nth, bust = busts[placing.entry]
            found.append(OutRow(row, nth, bust.at, tuple(map(t.name, bust.by))))
        else:
            found.append(OutRow(row))
    return found
