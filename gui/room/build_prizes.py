"""What is played for, and who has won it."""

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

SHOWN = 4
"""Places on the winner's picture, the winner's among them."""
TURNS = 3
"""Of so many pages of a break in the money one shows the prizes."""


def in_the_money(t: Tournament) -> bool:
    """Whether all who are left are paid, and are still playing for how much."""
    return bool(t.busts) and 1 < len(t.live) <= len(tonight(t))


def won(t: Tournament, now: int) -> bool:
    """Whether the night is over: one is left of several, and nobody can come in any more."""
    return t.won and len(t.entered) > 1 and not still_entering(t, now)


def prizes(t: Tournament, reading: Reading, page: int) -> Board:
    """All places that are paid, with who has them already."""
    amounts = tonight(t)
    said = (say.pool(_money(t, pool(t))), say.paid(len(amounts))) if amounts else ()
    return Board(
        "prizes",
        headline=say.word("prizes"),
        corner=" · ".join(said),
        rows=tuple(_places(t, amounts)),
        note="" if amounts else say.word("no_prizes"),
        page=page,
        page_words=screen.moves_page(),
        foot=tuple(time_and_blinds(t, reading)),
    )


def winner(t: Tournament) -> Board:
    """The winner, and who came next."""
    return Board(
        "winner",
        club=str(t.setting("club") or ""),
        title=str(t.setting("title") or ""),
        headline=say.word("winner"),
        tone="green",
        rows=tuple(_rows(t, placings(t)[:SHOWN])),
    )


def _places(t: Tournament, amounts: list[int]) -> Iterator[Row]:
    """A line a place; free places of one prize, one after another, share a line."""
    paid = [x for x in placings(t) if x.place <= len(amounts)]
    taken: dict[int, list[Row]] = {}
    lasts = {x.place: x.last for x in paid}
    for x, row in zip(paid, _rows(t, paid), strict=True):
        taken.setdefault(x.place, []).append(row)
    first = 1
    while first <= len(amounts):
        if mates := taken.get(first):
            yield from mates
            first = lasts[first] + 1
            continue
        last, prize = first, amounts[first - 1]
        while last < len(amounts) and last + 1 not in taken and amounts[last] == prize:
            last += 1
        money = _money(t, prize)
        yield Row(say.places(first, last), "", say.each(money) if last > first else money)
        first = last + 1


def _rows(t: Tournament, placed: Sequence[Placing]) -> Iterator[Row]:
    """Yield a line for each; a club number only beside a namesake who is placed here too, or still plays."""
    who = [t.entries[x.entry].player for x in placed]
    here = {*who, *t.live}
    for x, player in zip(placed, who, strict=True):
        name = called(t, t.players[player], among=here)
        yield Row(say.places(x.place, x.last), name, _money(t, x.prize) if x.prize else "")


def _money(t: Tournament, n: int) -> str:
    return text.money(n, str(t.setting("currency") or ""))
