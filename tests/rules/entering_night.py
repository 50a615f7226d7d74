"""A night for the clauses of entering: eight players whose seats and blinds are known, by any book."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import pytest

from core.say.acts import ChooseRulebook
from core.say.becauses import Because, NewcomerSeated
from core.say.reasons import Reason
from tests.rules.conftest import NightOf
from tests.rules.draw_night import all_because
from tests.unit.night import NAMES, PRICES, SHEET, Night

B = TypeVar("B", bound=Because)
R = TypeVar("R", bound=Reason)

BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")


def each(cites: Mapping[str, Any], *keys: str) -> list[Any]:
    """Each book with its clause, written out; the test is marked for these parameters of it."""
    return [pytest.param(b, c, id=b, marks=pytest.mark.rule(b, *keys)) for b, c in cites.items()]


def begun(night_of: NightOf, book: str, *, start: bool = True) -> Night:
    """Anna, Bo, Carin and David in seats 1, 3, 5, 7 of table 1, the other four so at table 2; from 19:00 on
    level 1 runs. Who sits where is set by hand, against the book where it draws."""
    return filled(night_of(book), start=start)


def filled(night: Night, *, start: bool = True) -> Night:
    night.run(PRICES + SHEET + "open table 1 seats 9\nopen table 2 seats 9")
    for i, name in enumerate(NAMES):
        night.do(f'register "{name}" seat {i // 4 + 1}.{i % 4 * 2 + 1} override "set by the test"')
    return night.run("start") if start else night


def because(night: Night, kind: type[B]) -> B:
    """The one reason of this type that the last action left."""
    (found,) = all_because(night, kind)
    return found


def newcomer(night: Night, comes: str) -> NewcomerSeated:
    """The seat of the one newcomer of this kind that the last action left."""
    (found,) = (x for x in all_because(night, NewcomerSeated) if x.comes == comes)
    return found


def facts(found: Because) -> dict[str, Any]:
    """Return the fields of the because beside those that all have."""
    return {name: value for name, value in found.fields().items() if name not in Because.field_names}


def only(reasons: list[Reason], kind: type[R]) -> R:
    """The single reason there is, and it is this one."""
    (reason,) = reasons
    assert type(reason) is kind
    return reason


def house(**values: str) -> Night:
    """A night by a house's own variant of CPC, otherwise on these parameters of entering (``absent=…``)."""
    lines = [
        "format = 1", 'id = "house"', 'title = "House"', 'short = "House"', 'language = "en"',
        'parent = "cpc-2023"',
    ]  # fmt: skip
    for key, value in values.items():
        lines += [f"[entering.{key}]", f"value = {value}", f'clause = "{key}"', 'en = "House rule."']
    night = Night()
    night.act(ChooseRulebook(book="house", text="\n".join(lines)))
    return night
