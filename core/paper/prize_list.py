"""The prizes as plain rows: amount and winner of each place, whether the sums can still change; and the
results."""

from dataclasses import dataclass

from core.floor.newcomers import closed, late_reasons
from core.money.payouts import placings, tonight
from core.money.settling import playing_on
from core.paper.lists import ResultRow, results
from core.people.buying import sale
from core.people.people import told_by
from core.say.records import PurchaseKind
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """``name`` is empty while the place is open, the team's where teams play; a shared place reaches to
    ``last``, with a row for each who shares it. ``number`` is the club number of a namesake; ``prize`` in
    currency units; ``entry`` is by which it was won, 0 while it is open."""

    place: int
    last: int
    prize: int
    name: str = ""
    number: str = ""
    entry: int = 0


def prize_list(t: Tournament) -> list[PrizeRow]:
    """Return every paid place as things stand, best first; after a deal what the winner gets besides, and a
    row for each who plays on, for all the places that are left."""
    amounts, (dealt, kept) = tonight(t), playing_on(t)
    rows, won = [PrizeRow(1, 1, kept)] if kept else [], set[int]()
    for x in (*dealt, *placings(t)):
        if x.place > max(len(amounts), len(t.game.dealt(t.people))):
            break
        rows.append(PrizeRow(x.place, x.last, x.prize, *_winner(t, x.entry), x.entry))
        won.update(range(x.place, x.last + 1))
    places = enumerate(amounts, 1)
    rows += [PrizeRow(place, place, prize) for place, prize in places if place not in won]
    return sorted(rows, key=lambda x: x.place)


def _winner(t: Tournament, entry: int) -> tuple[str, str]:
    """Return the name of the team whose stack this is; else the player's, with what tells a namesake."""
    player, team = t.people.players[t.people.entries[entry].player], t.game.owner(entry)
    return (team, "") if team else (player.name, told_by(t, player))


def may_enter(t: Tournament, now: int) -> bool:
    """Return whether anybody may still enter or buy in again: until then the number of paid places is
    open."""
    if t.won:
        return False
    reentry = _sold(t, "reentry", now) and not any(closed(t, now))
    return reentry or not any(late_reasons(t, now, "", prepaid=False))


def can_change(t: Tournament, now: int) -> bool:
    """Return whether the prize pool may still grow: by entries, or by chips sold."""
    if t.won:
        return False
    return may_enter(t, now) or _sold(t, "rebuy", now) or _sold(t, "addon", now)


def _sold(t: Tournament, kind: PurchaseKind, now: int) -> bool:
    return any(not any(sale(t, kind, now, price.name)) for price in t.money.sold(kind))


@dataclass(frozen=True, slots=True)
class OutRow:
    """``nth`` bust of the night, at (ms), and who won the chips; empty for the winner. ``disqualified``: it
    was for conduct. ``entry``: the one that was placed."""

    result: ResultRow
    nth: int = 0
    at: int | None = None
    by: tuple[str, ...] = ()
    disqualified: bool = False
    entry: int = 0


def result_sheet(t: Tournament) -> list[OutRow]:
    """Return everybody who has a place, best first; after re-entries with the last bust."""
    busts = {x.entry: (i, x) for i, x in enumerate(t.game.busts, 1)}
    rows = []
    for row, placing in zip(results(t), placings(t), strict=True):
        if placing.entry in busts:
            nth, bust = busts[placing.entry]
            out = bust.entry in t.conduct.disqualified
            rows.append(OutRow(row, nth, bust.at, tuple(map(t.name, bust.by)), out, placing.entry))
        else:
            rows.append(OutRow(row, entry=placing.entry))
    return rows
