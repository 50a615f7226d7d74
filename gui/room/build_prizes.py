"""The prizes and their winners, for the room."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from core.clock.clock import Reading
from core.floor.newcomers import still_entering
from core.money.payouts import Placing, placings, pool, tonight
from core.tournament.state import Tournament
from gui.room.board import Board, Row
from gui.room.build_moves import time_and_blinds
from gui.words import scenes as say
from gui.words import screen, text
from gui.words.names import called
from gui.words.tr import Context

tr = Context("room")


SHOWN = 4
"""Places on the winner's picture, including the winner's."""
TURNS = 3
"""In the money, one of this many pages of a break shows the prizes."""


def in_the_money(t: Tournament) -> bool:
    """Return whether all live players are paid and still play for the amounts."""
    return bool(t.game.busts) and 1 < len(t.people.live) <= len(tonight(t))


def won(t: Tournament, now: int) -> bool:
    """Return whether the night is over: one of several players is left, and nobody can enter any more."""
    return t.won and len(t.people.entries_of) > 1 and not still_entering(t, now)


def prizes(t: Tournament, reading: Reading, page: int) -> Board:
    """Return the picture of all paid places with their winners so far."""
    amounts = tonight(t)
    words = (
        (tr("prize pool {money}", money=_money(t, pool(t))), tr("%n places paid", len(amounts)))
        if amounts
        else ()
    )
    return Board(
        "prizes",
        headline=tr("Prizes"),
        corner=" · ".join(words),
        rows=tuple(_places(t, amounts)),
        note="" if amounts else tr("The prizes are not set yet"),
        page=page,
        page_words=screen.moves_page(),
        foot=tuple(time_and_blinds(t, reading)),
    )


def winner(t: Tournament) -> Board:
    """Return the picture of the winner and the runners-up."""
    return Board(
        "winner",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        headline=tr("Winner"),
        tone="green",
        rows=tuple(_rows(t, placings(t)[:SHOWN])),
    )


def _places(t: Tournament, amounts: list[int]) -> Iterator[Row]:
    """Yield a row a place; consecutive free places with the same prize share a row."""
    paid = [x for x in placings(t) if x.place <= len(amounts)]
    won_places: dict[int, list[Row]] = {}
    lasts = {x.place: x.last for x in paid}
    for x, row in zip(paid, _rows(t, paid), strict=True):
        won_places.setdefault(x.place, []).append(row)
    first = 1
    while first <= len(amounts):
        if mates := won_places.get(first):
            yield from mates
            first = lasts[first] + 1
            continue
        last, prize = first, amounts[first - 1]
        while last < len(amounts) and last + 1 not in won_places and amounts[last] == prize:
            last += 1
        money = _money(t, prize)
        yield Row(say.places(first, last), "", say.each(money) if last > first else money)
        first = last + 1


def _rows(t: Tournament, placed: Sequence[Placing]) -> Iterator[Row]:
    """Yield a line for each; a club number only beside a namesake who is placed here too, or still plays."""
    people = [t.people.entries[x.entry].player for x in placed]
    here = {*people, *t.people.live}
    for x, player in zip(placed, people, strict=True):
        name = called(t, t.people.players[player], among=here)
        yield Row(say.places(x.place, x.last), name, _money(t, x.prize) if x.prize else "")


def _money(t: Tournament, n: int) -> str:
    return text.money(n, str(t.setting("currency") or ""))
