"""Errors planted in each record of team poker and its fold store nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.formats.planted import stores_nothing
from tests.formats.undone import Case
from tests.unit.formats.team.test_undone import CASES, Made

NAMED = frozenset(
    (
        "team",
        "teams",
        "members",
        "captain",
        "stacks",
        "player",
        "players",
        "unmanned",
        "giver",
        "taker",
        "takers",
        "entry",
    )
)


@pytest.mark.parametrize(
    ("made", "case"),
    [pytest.param(*x, id=f"{x[0].__name__} {x[1].line}") for cases in CASES.values() for x in cases],
)
def test_an_error_in_a_record_or_the_fold_stores_nothing(made: Callable[[], Made], case: Case) -> None:
    night, said = made()
    night.run(case.before.format(**said))
    stores_nothing(night, case.line.format(**said), NAMED)
