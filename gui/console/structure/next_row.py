"""The row that a new level begins with: the sheet going on as it has. A proposal; every cell can be
changed."""

from __future__ import annotations

from collections.abc import Sequence

from core.say.acts import AddLevel
from core.say.levels import Level

FIRST = (25, 50)


def next_level(levels: Sequence[Level], at: int | None) -> AddLevel:
    """A level before row ``at`` (from 1), or at the end: the step between the two levels before, again."""
    index = len(levels) if at is None else at - 1
    before = [x for x in levels[:index] if not x.pause]
    if not before:
        return AddLevel(blinds=FIRST, at=at)
    last = before[-1]
    earlier = before[-2] if len(before) > 1 else None
    blinds = bets = None
    if last.big_blind or last.small_blind:
        pair = (earlier.small_blind, earlier.big_blind) if earlier is not None else (0, 0)
        blinds = _step((last.small_blind, last.big_blind), pair)
    if last.big_bet or last.small_bet:
        pair = (earlier.small_bet, earlier.big_bet) if earlier is not None else (0, 0)
        bets = _step((last.small_bet, last.big_bet), pair)
    ante = last.ante
    if ante and blinds is not None and ante == last.big_blind:
        ante = blinds[1]
    elif ante and earlier is not None and earlier.ante:
        ante += max(0, last.ante - earlier.ante)
    before_in = earlier.bring_in if earlier is not None else 0
    bring_in = _step((last.bring_in,) * 2, (before_in,) * 2)[0] if last.bring_in else 0
    return AddLevel(
        blinds=blinds, bets=bets, ante=ante or None, ante_kind=last.ante_kind if ante else None,
        cap=last.cap or None, bring_in=bring_in or None, hands=last.hands or None, at=at,
    )  # fmt: skip


def _step(last: tuple[int, int], earlier: tuple[int, int]) -> tuple[int, int]:
    """Up by as much as before; doubled after the first level, and where the sheet fell or stood still."""
    small, big = last[0] - earlier[0], last[1] - earlier[1]
    if not any(earlier) or big <= 0 or small < 0:
        return last[0] * 2, last[1] * 2
    return last[0] + small, last[1] + big
