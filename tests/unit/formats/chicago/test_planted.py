"""Errors planted in each record of Chicago and its fold store nothing."""

from __future__ import annotations

import pytest

from tests.formats.planted import stores_nothing
from tests.formats.undone import Case
from tests.unit.formats.chicago.test_undone import CASES, prepared

NAMED = frozenset(
    (
        "heat",
        "table",
        "tables",
        "round",
        "level",
        "dealer",
        "chair",
        "chairs",
        "other",
        "entry",
        "entries",
        "waiting",
        "said",
        "out",
        "winner",
        "place_of",
    )
)


@pytest.mark.parametrize("case", [pytest.param(x, id=x.line) for cases in CASES.values() for x in cases])
def test_an_error_in_a_record_or_the_fold_stores_nothing(case: Case) -> None:
    night, said = prepared(case.before)
    stores_nothing(night, case.line.format(**said), NAMED)
