"""A night played by a rulebook, for the tests of its clauses."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from tests.unit.night import Night


class NightOf(Protocol):
    """A night on which this book was chosen and nothing else happened; what else is given is ``Night``'s."""

    def __call__(self, book: str, option: str = "", **kwargs: Any) -> Night: ...


def chosen(book: str, option: str = "", **kwargs: Any) -> Night:
    night = Night(**kwargs)
    night.do(f"rulebook {book} option {option}" if option else f"rulebook {book}")
    return night


@pytest.fixture
def night_of() -> NightOf:
    return chosen
