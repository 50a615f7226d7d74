"""What the Undo button says it undoes: in words, of every kind of act."""

from __future__ import annotations

import pytest

from core.say.acts import VERBS, Undo
from gui.words.actions import short, undo_title
from gui.words.names import Names
from tests.unit.log.test_undo import ALL, CASES
from tests.unit.night import small

LEAST = 4


@pytest.mark.parametrize(("verb", "number"), [x for x in ALL if not issubclass(VERBS[x[0]], Undo)])
def test_undo_says_what_it_undoes(verb: str, number: int) -> None:
    """The button's words are not the line that was typed, have nothing left to fill in, and say once that
    something was announced, within the sentence."""
    case = CASES[verb][number]
    night = small(started=case.started).wait(seconds=123).run(case.before).wait(seconds=61)
    action = night.do(case.line).action
    names = Names(night.state, night.director.history)
    what, title = short(action, names), undo_title(action, names)
    assert len(what) >= LEAST
    assert what in title
    assert title != undo_title(None, names)
    assert what != action.line
    assert not {"{", "}", "\n"} & {*what}
    assert not what.startswith(" ")
    if verb == "announced":
        assert what[:1].islower()
        assert what.casefold().count("announced") == 1
