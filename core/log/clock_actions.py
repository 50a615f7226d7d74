"""Which clock and sheet actions can still be put in, taken out or brought back.

Each has written down whole how the clock stood, or the whole sheet. One changed under a later one would
change the past and nothing else: an older one is put right with ``set clock``. ``started``: whether the
clock has started in the state without the actions in question.
"""

from __future__ import annotations

from collections.abc import Collection

from core.log.order import Book, is_clock, is_sheet
from core.say import records as r


def too_late(action: r.Action, book: Book, besides: Collection[int] = (), *, started: bool) -> bool:
    """Return whether a clock action or sheet would stand before a later one, not counting those ``besides``:
    once the clock has started the two kinds block each other, before that each blocks only its own."""
    clock, sheet = is_clock(action), is_sheet(action)
    if not clock and not sheet:
        return False
    later = book.live(besides, book.place(action.id) + 1)
    if started:
        return any(is_clock(a) or is_sheet(a) for a in later)
    return any((clock and is_clock(a)) or (sheet and is_sheet(a)) for a in later)


def leaves_later(together: Collection[int], book: Book, *, started: bool) -> bool:
    """Return whether a clock action would go and a later one stay, or, once started, a later sheet."""

    def tells(action: r.Action) -> bool:
        return is_clock(action) or (started and is_sheet(action))

    first = min(map(book.place, together))
    clock = [a.id for a in book.live(start=first) if tells(a)]
    going = [i for i in clock if i in together]
    return bool(going) and clock[-len(going) :] != going
