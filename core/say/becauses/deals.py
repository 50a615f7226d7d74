"""Why a deal came out so."""

from __future__ import annotations

from core.say.becauses.base import Because


class PrizesShared(Because):
    """So much was shared ``by`` icm, chips, even or custom, and ``kept`` for the winner. Entries that get
    more than ``first`` prize are ``above``, those that get less than the ``least`` one ``below``. ``ends``:
    how the places were given where play ended, by ``stack``, ``order`` or ``shared``; empty: it goes on."""

    by: str
    to_share: int
    kept: int
    first: int
    least: int
    above: tuple[int, ...] = ()
    below: tuple[int, ...] = ()
    ends: str = ""
