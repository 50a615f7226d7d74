"""Nights for the clauses of hands: two tables of four by any book, hand-for-hand, calls of the clock."""

from __future__ import annotations

from typing import TypeVar

from core.formats.duties import duties
from core.money.payouts import placings
from core.say.acts import ChooseRulebook
from core.say.duties import Duty
from tests.rules.entering_night import filled
from tests.unit.night import Night

# At table 1 in seats 1, 3, 5, 7; the other four so at table 2.
ANNA, BO, CARIN, DAVID = '"Anna Ek"', '"Bo Ros"', '"Carin Ål"', '"David Öst"'
EVA, FRANS, GUN, HANS = '"Eva Dal"', '"Frans Ny"', '"Gun Alm"', '"Hans Berg"'


D = TypeVar("D", bound=Duty)


def played_by(key: str, value: str, parent: str = "cpc-2023") -> Night:
    """A night by a house's variant of a book with one parameter otherwise, its clause the parameter's key."""
    lines = [
        "format = 1", 'id = "house"', 'title = "House"', 'short = "House"', 'language = "en"',
        f'parent = "{parent}"', f"[{key}]", f"value = {value}", f'clause = "{key}"', 'en = "House rule."',
    ]  # fmt: skip
    night = Night()
    night.act(ChooseRulebook(book="house", text="\n".join(lines)))
    return filled(night)


def places(night: Night) -> dict[str, tuple[int, int]]:
    """First name to place and the last place shared."""
    return {night.state.name(p.entry).split()[0]: (p.place, p.last) for p in placings(night.state)}


def of(night: Night, kind: type[D]) -> list[D]:
    return [d for d in duties(night.state, night.ms) if isinstance(d, kind)]
