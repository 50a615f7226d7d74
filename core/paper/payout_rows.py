"""The prizes as they are paid out and signed for, and the places after them."""

from dataclasses import dataclass

from core.money.payouts import placings
from core.money.settling import playing_on
from core.money.till import bounties
from core.paper.prize_list import OutRow, PrizeRow, prize_list, result_sheet
from core.people.people import called
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class PayoutRow:
    """A prize with the club number of whoever has it, and what the player or the team has won with
    bounties. ``kept``: by a deal the winner gets it besides."""

    won: PrizeRow
    number: str = ""
    bounties: int = 0
    kept: bool = False


@dataclass(frozen=True, slots=True)
class LostRow:
    """A place that wins no prize: the team's name where teams play, a namesake's with the club number, how it
    was lost, and the bounties."""

    name: str
    out: OutRow
    bounties: int = 0


def payout_rows(t: Tournament) -> list[PayoutRow]:
    """Return every paid place as things stand, best first."""
    heads, (_, kept) = bounties(t), playing_on(t)
    rows = []
    for i, x in enumerate(prize_list(t)):
        if not x.entry:
            rows.append(PayoutRow(x, kept=bool(kept) and not i))
            continue
        number = t.people.players[t.people.entries[x.entry].player].number
        own = "" if t.game.owner(x.entry) else number
        rows.append(PayoutRow(x, own, heads[t.game.holder(t.people, x.entry)]))
    return rows


def lost_rows(t: Tournament) -> list[LostRow]:
    """Return the places after the paid ones, best first."""
    heads, paid = bounties(t), {x.entry for x in prize_list(t)}
    return [
        LostRow(_name(t, x.entry), row, heads[t.game.holder(t.people, x.entry)])
        for row, x in zip(result_sheet(t), placings(t), strict=True)
        if x.entry not in paid
    ]


def _name(t: Tournament, entry: int) -> str:
    return t.game.owner(entry) or called(t, t.people.players[t.people.entries[entry].player])
