"""A night from its text form, told again: what each line did, why it was so by which clause, what is next.

``# refused: LINE`` is a line that must be refused. To the program it is a comment: the file runs there too.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

from core.formats.duties import duties
from core.say import acts
from core.say.acts import Act
from core.say.reasons import Reason
from core.say.records import Action, Overridden
from core.text import script
from core.text.script_words import is_moment
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.words import text
from tests.unit.night import STOCKHOLM, Night

HERE = Path(__file__).resolve().parent
BOOKS = ("svepof-2006", "cpc-2023", "tda-nl", "tda-2024")
SEED = "45"
BEGAN = "2026-03-14 17:00"
REFUSED = "# refused: "
INDENT = " " * 6


@dataclass(frozen=True, slots=True)
class Told:
    """A line of the file and how what came of it is told; ``action`` is None where it was refused.
    ``at`` is when it was (ms); ``chips`` in play, ``tables`` and players ``left`` are those after it."""

    line: str
    act: Act
    words: list[str]
    action: Action | None
    at: int
    chips: int
    tables: int
    left: int


def night() -> Night:
    """The empty night the files begin on; ``riffle script --seed 45`` has the same chance."""
    return Night(seed=SEED, began=BEGAN)


def lines(book: str, folder: Path = HERE) -> list[str]:
    """The lines of a book's night, those that are refused among them; other comments are left out."""
    found = (folder / f"{book}.txt").read_text("utf-8").splitlines()
    return [line for line in found if line.strip() and (line.startswith(REFUSED) or line[0] != "#")]


def tell(on: Night, book: str, folder: Path = HERE) -> Iterator[Told]:
    """Run the night, one line at a time."""
    before = ""
    for line in lines(book, folder):
        if line.startswith(REFUSED):
            yield _refused(on, line.removeprefix(REFUSED))
            continue
        told = _done(on, line)
        after = _first_duty(on)
        if after != before:
            told.words.append(f"next: {after}")
        before = after
        yield told


def page(told: list[Told]) -> str:
    """Return the text of the golden file."""
    return "".join("\n".join([x.line, *(INDENT + w for w in x.words)]) + "\n" for x in told)


def undone_and_done_again(on: Director) -> int:
    """All of a night undone back to the empty one and done again to the same end; how many actions it had."""
    ended, undone = deepcopy(on.state), 0
    while on.next_undo() is not None:
        on.do(acts.Undo())
        undone += 1
    empty = Tournament()
    empty.room.printed |= on.state.room.printed  # what is on paper stays there
    assert on.state == empty
    while on.next_redo():
        on.do(acts.Redo())
    assert on.state == ended
    return undone


def _done(on: Night, line: str) -> Told:
    meant = _meant(on, line)
    against = on.director.check(meant.act)
    action = on.do(line).action
    names = text.Names(on.state, on.director.history, on.zone)
    said = text.sentence(action, names)
    words = [" | ".join(filter(None, (said.text, said.quiet)))]
    words += [f"because: {x}" for x in text.becauses(action.records, names)]
    words += [f"against: {_reason(x, on)}" for x in against]
    for x in action.records:
        if isinstance(x, Overridden):
            words.append(f"ruling: {x.reason} ({text.clauses(x.clauses) or 'no clause'})")
    return _told(on, line, meant.act, words, action)


def _refused(on: Night, line: str) -> Told:
    meant = _meant(on, line)
    on.ms = max(on.ms, meant.happened or 0)
    found = on.refused(meant.act)
    words = [f"refused: {_reason(x, on)}" for x in found]
    return _told(on, line, meant.act, words, None)


def _told(on: Night, line: str, act: Act, words: list[str], action: Action | None) -> Told:
    t, timed = on.state, f"{_time(on)} {_untimed(line)}"
    return Told(timed, act, words, action, on.ms, t.chips.in_play, len(t.open_tables), len(t.people.live))


def _meant(on: Night, line: str) -> script.Line:
    found = script.parse(line, on.state, on.director.now(), on.zone)
    assert found is not None, line
    on.ms = max(on.ms, found.happened or 0)
    return found


def _reason(found: Reason, on: Night) -> str:
    return text.reason(found, on.state, on.zone)


def _first_duty(on: Night) -> str:
    found = duties(on.state, on.ms)
    if not found:
        return "nothing is due"
    said = text.duty(found[0], on.ms, text.Names(on.state))
    return " | ".join(filter(None, (said.title, said.text, said.reason)))


def _time(on: Night) -> str:
    return text.time_of_day(on.ms, STOCKHOLM)


def _untimed(line: str) -> str:
    first, _, rest = line.partition(" ")
    return rest if is_moment(first) else line
