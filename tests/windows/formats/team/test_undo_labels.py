"""What the Undo button says it undoes: in plain words, of every kind of act of team poker."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest

from core.floor import breaking
from core.formats.format import named
from core.formats.team.facts import StackRested
from gui.words.actions import with_kind
from gui.words.names import Names
from tests.formats.rounds.handed_in import handed_in
from tests.formats.undone import Case
from tests.unit.formats.team.test_two_tables import thinned
from tests.unit.formats.team.test_undone import CASES, Made
from tests.windows.formats.team.conftest import HANDED_IN
from tests.windows.formats.undo_labels import label_of


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with handed_in(HANDED_IN):
        named("team")
        yield


@pytest.mark.parametrize(
    ("made", "case"),
    [pytest.param(*x, id=f"{x[0].__name__} {x[1].line}") for cases in CASES.values() for x in cases],
)
def test_undo_says_what_it_undoes(made: Callable[[], Made], case: Case) -> None:
    night, said = made()
    night.run(case.before.format(**said))
    action = night.do(case.line.format(**said)).action
    label_of(action, Names(night.state, night.director.history))


def test_a_break_in_which_third_stacks_rest_is_undone_as_a_break() -> None:
    """What the director did is said; the stacks rest because of it."""
    night = thinned((7, 7, 7))
    action = night.do(f"break {breaking.order(night.state)[0].label}").action
    assert night.game.rests
    names = Names(night.state, night.director.history)
    label = label_of(action, names)
    plain = replace(action, records=tuple(x for x in action.records if type(x) is not StackRested))
    assert label == label_of(plain, names)
    assert with_kind(action, names)[0] == with_kind(plain, names)[0]
