"""The act of a deal: the players who are left share the open prizes."""

from __future__ import annotations

from core.say.acts.base import Act, arg


class Settle(Act, verb="settle"):
    """Share the open prizes of all who are left ``by`` icm, chips, even or custom, the last with a part for
    each: an entry and its amount. ``keep`` for the winner, a per cent or an amount, is played on for.

    Play ``ends``: places then by stack, in this ``order``, or all ``shared``."""

    by: str = arg("word", required=True)
    parts: tuple[tuple[int, int], ...] = arg("parts", default=())
    keep: tuple[str, int] | None = arg("share", "keep")
    unit: int = arg("money", "unit", 1)
    ends: bool = arg("flag", "ends", False)
    order: tuple[int, ...] = arg("entries", "order", ())
    shared: bool = arg("flag", "shared", False)
