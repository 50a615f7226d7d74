"""A night for the clauses of conduct: by a book, or by a house's variant of CPC with other values."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from core.formats.duties import duties
from core.say.acts import ChooseRulebook
from core.say.duties import Duty
from core.tournament.conduct import Penalty
from tests.rules.entering_night import filled
from tests.unit.night import Night

D = TypeVar("D", bound=Duty)


def house(values: Mapping[str, str], parent: str = "cpc-2023", rulings: str = "") -> Night:
    """A night that has begun by a variant with these values (as TOML), each citing its own key, and these
    rulings of its own."""
    lines = [
        "format = 1", 'id = "house"', 'title = "House"', 'short = "House"', 'language = "en"',
        f'parent = "{parent}"',
    ]  # fmt: skip
    for key, value in values.items():
        lines += [f"[{key}]", f"value = {value}", f'clause = "{key}"', 'en = "House rule."']
    night = Night()
    night.act(ChooseRulebook(book="house", text="\n".join([*lines, rulings])))
    return filled(night)


def last(night: Night) -> Penalty:
    """The penalty given last."""
    return list(night.state.conduct.penalties.values())[-1]


def due(night: Night, kind: type[D]) -> list[D]:
    return [d for d in duties(night.state, night.ms) if isinstance(d, kind)]
