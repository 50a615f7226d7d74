"""The things that end or begin when somebody leaves or comes back, wherever that is written down."""

from dataclasses import replace

from core.tournament.people import Entry
from core.tournament.state import Tournament

# The outcome of a call whose player went out while it ran: nobody tells it.
WENT_OUT = "out"


def nobody_to_call(t: Tournament, entry: int) -> None:
    """End the calls on a player who goes out: he has acted or is gone, and no clock runs on him, nor if he is
    taken back later."""
    for call in t.conduct.clock_calls.values():
        if call.entry == entry and not call.outcome:
            t.conduct.clock_calls[call.id] = replace(call, outcome=WENT_OUT)


def never_called(t: Tournament, entry: int) -> None:
    """Delete the calls on an entry that is taken back as if it had never been."""
    for call in [c.id for c in t.conduct.clock_calls.values() if c.entry == entry]:
        del t.conduct.clock_calls[call]


def in_again(t: Tournament, entry: Entry) -> None:
    """A disqualification taken back: the refund is paid in again, chips that were dealt out are collected."""
    found = t.conduct.disqualified.pop(entry.id, None)
    if found is None:
        return
    t.pays(entry, found.paid, found.fee)
    for other, chips in found.shares:
        if other in t.people.entries:
            t.need_entry(other).gets(-chips)


def place_of(t: Tournament, group: int) -> int:
    """Return the index at which a bust of this group goes in: after the last of it, else at the end."""
    if t.game.knew_group(group):
        for i in range(len(t.game.busts) - 1, -1, -1):
            if t.game.busts[i].group == group:
                return i + 1
    return len(t.game.busts)
