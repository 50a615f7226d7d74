"""The fact of a deal."""

from __future__ import annotations

from core.say.facts import Fact, fact


@fact
class Settled(Fact):
    """All who were left shared the open ``prizes`` (from the first place): one of ``entries`` for each
    contestant, with the ``stacks`` it was shared by (0: not asked) and the ``amounts`` that were signed;
    ``kept`` is the winner's besides.

    ``ranked``: where play ended, the entries of each place from the first; empty: play goes on."""

    by: str
    unit: int
    kept: int
    entries: tuple[int, ...]
    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    amounts: tuple[int, ...]
    ranked: tuple[tuple[int, ...], ...] = ()
