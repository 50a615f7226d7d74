"""What ends or begins with who leaves or comes back, wherever that is written down."""

from __future__ import annotations

from dataclasses import replace

from core.tournament.state import Entry, Tournament

# What a call came to whose player went out while it ran: nobody tells it.
WENT_OUT = "out"


def nobody_to_call(t: Tournament, entry: int) -> None:
    """Who goes out has acted or is gone: no clock runs on him, nor if he is taken back later."""
    for call in t.calls.values():
        if call.entry == entry and not call.outcome:
            t.calls[call.id] = replace(call, outcome=WENT_OUT)


def never_called(t: Tournament, entry: int) -> None:
    """Whose entry is taken back as if it had never been has no calls either."""
    for call in [c.id for c in t.calls.values() if c.entry == entry]:
        del t.calls[call]


def in_again(t: Tournament, entry: Entry) -> None:
    """A disqualification taken back: the refund is paid in again, chips that were dealt out are collected."""
    found = t.disqualified.pop(entry.id, None)
    if found is None:
        return
    t.pays(entry, found.paid, found.fee)
    for other, chips in found.shares:
        if other in t.entries:
            t.need_entry(other).gets(-chips)


def place_of(t: Tournament, group: int) -> int:
    """Where a bust of this group goes in: after the last of it, else at the end."""
    if t.knew_group(group):
        for i in range(len(t.busts) - 1, -1, -1):
            if t.busts[i].group == group:
                return i + 1
    return len(t.busts)
