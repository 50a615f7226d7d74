"""A house's own rulings, in its rulebook's file, held against what rulings can name.

    [[ruling.phone]]                      # a situation; the same may have several, tried in their order
    needs = { phone_use = "rang" }        # its answers, one or several of each; left out: whatever they are
    outcome = "told_to_stop"
    say = "A phone that rings is switched off; the hand goes on."
    clauses = ["7"]                       # the house's own, cited after its short title

They are tried before those of the rulebook above; what none of them rules is as there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from difflib import get_close_matches
from typing import Any, NoReturn

from core.rulebook.book import Rulebook
from core.rulebook.file import MOST_CLAUSE, MOST_TEXT, UNSEEN, BadRulebook
from core.rulebook.fits import Fault
from core.rulebook.kinds import HARDER, step
from core.rulebook.lines import line_of
from core.rulings.calculators import CALCULATORS
from core.rulings.situations import (
    BY_CALCULATOR,
    FORCES,
    WHENS,
    Outcome,
    Rulings,
    Situation,
    outcome_of,
    shipped,
)

Path = tuple[str, ...]
# The keys an outcome must have, and those it can have.
_SAYS = ("outcome", "say", "clauses")
_MAY_SAY = ("needs", "steps", "dead", "penalty", "discretion", "bare")
_PENALTY = ("force", "whom", "step", "when")
_MOST_STEPS = 8


def check(text: str, file: str, book: Rulebook) -> None:
    """Hold the rulings of a house's file against what there is. Raises ``BadRulebook``, the first fault."""
    if not book.rulings:
        return
    sheet = _Sheet(text, file, shipped())
    for id, tables in book.rulings.items():
        sheet.situation(id, tables)


def outcomes(book: Rulebook, situation: Situation) -> Iterator[Outcome]:
    """Yield a house's own outcomes of a situation; none that names what this Riffle does not know."""
    own = situation.door or situation.id
    for table in book.rulings.get(own, ()):
        try:
            _Sheet("", "", shipped()).outcome((own,), situation, table)
        except BadRulebook:
            continue
        yield outcome_of(own, table)


class _Sheet:
    """One file, and what its rulings can name."""

    def __init__(self, text: str, file: str, r: Rulings) -> None:
        self.text, self.file, self.r = text, file, r

    def bad(self, path: Path, expected: Fault, *allowed: str) -> NoReturn:
        """Raise ``BadRulebook`` with the fault at this place of the file."""
        path = ("ruling", *path)
        raise BadRulebook(self.file, line_of(self.text, path), ".".join(path), expected, *allowed)

    def word(self, path: Path, value: Any, words: Collection[str]) -> None:
        """Raise unless the value is one of the words; the nearest ones are named first."""
        if not isinstance(value, str) or value not in words:
            near = get_close_matches(f"{value}", words)
            self.bad(path, Fault.WORD, *near, *(x for x in words if x not in near))

    def keys(self, path: Path, table: Any, names: Collection[str]) -> None:
        """Raise unless this is a table that has these keys alone."""
        if not isinstance(table, dict):
            self.bad(path, Fault.TABLE)
        for key in table:
            if key not in names:
                near = get_close_matches(key, names)
                self.bad((*path, key), Fault.KEY, *near, *(x for x in names if x not in near))

    def line(self, path: Path, value: Any, most: int = MOST_TEXT) -> None:
        """Raise unless the value is a line of text that is no longer than ``most``."""
        if not isinstance(value, str) or not value.strip() or len(value) > most or UNSEEN.search(value):
            self.bad(path, Fault.TEXT, str(most))

    def lines(self, path: Path, value: Any, most: int = MOST_TEXT) -> list[str]:
        """Return a list of such lines; raise where it is none."""
        if not isinstance(value, list) or not 0 < len(value) <= _MOST_STEPS:
            self.bad(path, Fault.TEXT, str(most))
        for one in value:
            self.line(path, one, most)
        return value

    def situation(self, id: str, tables: Collection[Mapping[str, Any]]) -> None:
        """Check the rulings of one situation."""
        own = {x.id: x for x in self.r.situations.values() if not x.door}
        if id not in own:
            known = self.r.situations.get(id)
            near = [known.door] if known is not None else get_close_matches(id, own)
            self.bad((id,), Fault.KEY, *near, *(x for x in own if x not in near))
        for at, table in enumerate(tables):
            self.outcome((id, str(at)), own[id], table)

    def outcome(self, path: Path, situation: Situation, table: Mapping[str, Any]) -> None:
        """Check one ruling: its outcome, when it holds, its clauses, and what it says."""
        self.keys(path, table, (*_SAYS, *_MAY_SAY))
        for key in _SAYS:
            if key not in table:
                self.bad((*path, key), Fault.PRESENT)
        self.word((*path, "outcome"), table["outcome"], self.r.words["outcomes"])
        needs = table.get("needs", {})
        self.needs((*path, "needs"), situation, needs)
        clauses = self.lines((*path, "clauses"), table["clauses"], MOST_CLAUSE)
        counted = any(name in CALCULATORS for name in needs)
        if BY_CALCULATOR in clauses and not counted:
            self.bad((*path, "clauses"), Fault.TEXT, str(MOST_CLAUSE))
        self.line((*path, "say"), table["say"])
        for key in ("discretion", "bare"):
            if not isinstance(table.get(key, False), bool):
                self.bad((*path, key), Fault.FLAG)
        said = self.lines((*path, "steps"), table["steps"]) if "steps" in table else []
        self.slots((*path, "say"), (table["say"], *said), situation, counted=counted)
        for role in self.lines((*path, "dead"), table["dead"]) if "dead" in table else ():
            self.word((*path, "dead"), role, self.r.words["roles"])
        if "penalty" in table:
            self.penalty((*path, "penalty"), table["penalty"])

    def needs(self, path: Path, situation: Situation, needs: Any) -> None:
        """Check the answers that a ruling needs: the situation asks for them, and they can be given."""
        asked = [*situation.asks, *self.counted(situation)]
        self.keys(path, needs, asked)
        for name, value in needs.items():
            words = CALCULATORS[name].words if name in CALCULATORS else self.r.facts[name].choices
            if not words:
                self.bad((*path, name), Fault.KEY, *(x for x in asked if self.chosen(x)))
            for one in value if isinstance(value, list) and value else [value]:
                self.word((*path, name), one, words)

    def chosen(self, name: str) -> bool:
        """Return whether there is a choice of answers: a need is compared word by word."""
        return name in CALCULATORS or bool(self.r.facts[name].choices)

    def counted(self, situation: Situation) -> Iterator[str]:
        """Yield the calculators that the rulings of a situation already ask."""
        told = (x for outcomes in situation.outcomes.values() for x in outcomes)
        yield from dict.fromkeys(name for x in told for name, _ in x.needs if name in CALCULATORS)

    def slots(self, path: Path, said: Collection[str], situation: Situation, *, counted: bool) -> None:
        """Raise where a sentence names something in braces that nobody counts or asks."""
        known = [*situation.asks, *(self.counted_slots() if counted else ())]
        for text in said:
            for part in text.split("{")[1:]:
                self.word(path, part.partition("}")[0], known)

    def counted_slots(self) -> Iterator[str]:
        """Yield the names that the calculators fill in."""
        yield from ("who", "shares", *self.r.words["amounts"])
        yield from (f"{role}.{what}" for role in self.r.words["roles"] for what in self.r.words["amounts"])

    def penalty(self, path: Path, table: Any) -> None:
        """Check a ruling's penalty."""
        self.keys(path, table, _PENALTY)
        self.word((*path, "force"), table.get("force"), FORCES)
        self.word((*path, "whom"), table.get("whom"), self.r.words["roles"])
        self.word((*path, "when"), table.get("when", WHENS[0]), WHENS)
        given = table.get("step", HARDER)
        if given != HARDER and (not isinstance(given, str) or step(given) is None):
            self.bad((*path, "step"), Fault.STEPS, "1")
