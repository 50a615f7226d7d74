"""The players called by a name, and names as they are shown, whoever wrote the file they stand in.

What is typed or pasted is cleaned before it is stored (``core.people.player_row.clean``). Another program
may have stored anything: a mark that turns the words round it, a line end in the middle of a row. The log
stays as it is; the state has the name without them."""

from core.say.names import clean, same
from core.tournament.people import Player
from core.tournament.state import Tournament


def named(t: Tournament, name: str) -> list[Player]:
    """Return players of exactly this name."""
    wanted = same(clean(name))
    return [p for p in known_as(t, wanted) if same(p.name) == wanted]


def known_as(t: Tournament, wanted: str) -> list[Player]:
    return [t.people.players[p] for p in t.people.by_name.get(wanted, ())]


NAMELESS = "?"
"""Somebody whose name shows nothing."""


def shown(text: str) -> str:
    """Return the text as Riffle would have stored it. A text of Riffle's own stays as it is."""
    return text if text.isascii() and text.isprintable() and text[:1] != " " else clean(text)
