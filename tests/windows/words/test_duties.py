"""Every duty has its words, and a name in the history."""

from __future__ import annotations

from importlib import import_module

import pytest

import gui.words.duties  # noqa: F401
from core.say.duties import Duty
from core.say.duties.rank import KINDS
from gui.words.voices import to_do
from gui.words.words import duty_name
from main import FORMATS

for look in (*(look.partition(":")[0] for _, _, look in FORMATS), "tests.formats.rounds.gui"):
    import_module(look)


def leaves(base: type[Duty]) -> list[type[Duty]]:
    """All types that are made: those without another below them."""
    return [x for below in base.__subclasses__() for x in leaves(below) or [below]]


@pytest.mark.parametrize("duty", leaves(Duty))
def test_each_type_is_worded(duty: type[Duty]) -> None:
    assert to_do.dispatch(duty) is not to_do.dispatch(object)


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_each_kind_of_the_house_has_a_name(kind: str) -> None:
    assert duty_name(kind) != kind
