"""What the Undo button says it undoes: in plain words, of every kind of act of Chicago."""

from __future__ import annotations

import pytest

from gui.words.names import Names
from tests.formats.undone import Case
from tests.unit.formats.chicago.test_undone import CASES, prepared
from tests.windows.formats.undo_labels import label_of


@pytest.mark.parametrize("case", [pytest.param(x, id=x.line) for cases in CASES.values() for x in cases])
def test_undo_says_what_it_undoes(case: Case) -> None:
    night, said = prepared(case.before)
    action = night.do(case.line.format(**said)).action
    label_of(action, Names(night.state, night.director.history))
