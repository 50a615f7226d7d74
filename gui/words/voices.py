"""The voices of what is said: each dispatches on the type. A feature's module registers its wordings side by
side: ``@refused.register(SeatTaken)``, ``@why.register(Balanced)``. ``gui/words/text.py`` imports them all.

The voices give the sentence alone; ``text.reason`` and ``text.becauses`` put the clause after it.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, singledispatch, wraps
from inspect import signature
from itertools import repeat
from typing import Any, ParamSpec

from core.say.becauses import Because, SeatGiven
from core.say.duties import Duty
from core.say.reasons import Reason
from core.say.said import ByFields, Said
from gui.words.names import Names


def with_clause(said: str, cited: str) -> str:
    """Put the clause last, after a dot: many a clause has a parenthesis of its own."""
    return f"{said.removesuffix('.')} · {cited}" if said and cited else said or cited


def clauses(found: Sequence[str]) -> str:
    """Return ``SvePoF 2006 §8.2, a)``: the book once, then its clauses, a clause with several letters
    once."""
    said, last = list[str](), ""
    for clause in dict.fromkeys(found):
        mine = clause
        for at in range(len(clause) - 1, 0, -1):
            # what could be the book's name stood before already: the longest
            if clause[at] == " " and any(map(str.startswith, said, repeat(clause[: at + 1]))):
                mine = clause[at + 1 :]
                break
        section, _, letter = clause.rpartition(" ")
        lettered = letter.endswith(")") and len(letter) == 2
        said.append(letter if lettered and section == last else mine)
        last = section if lettered else clause
    return ", ".join(said)


@singledispatch
def refused(reason: Reason, names: Names) -> str:
    """Say in one or two sentences why an act is refused, and how to go on instead."""
    raise NotImplementedError(reason.kind)


@singledispatch
def why(because: Because, names: Names) -> str:
    """Return why it was decided so, in whole sentences; empty where that goes without saying."""
    raise NotImplementedError(because.kind)


@singledispatch
def given(because: SeatGiven, names: Names) -> str:
    """Return how somebody came by the seat, in whole sentences. Whether cards are dealt there and what a
    dodged blind costs stand beside it: ``why`` of a seat says all three."""
    raise NotImplementedError(because.kind)


Route = tuple[tuple[str, str], tuple[str, str]]
"""The player and the seat left, the seat given and what that is."""
Sums = tuple[tuple[str, str], ...]
"""Sums in words, each after its name."""


@dataclass(frozen=True, eq=False, repr=False)
class DutyWords(ByFields):
    """``title``, ``text`` what to do, ``why`` quiet below, ``button`` the main button; empty where there is
    nothing to press. ``when`` stands at the title's right ("now", "32:48"), ``clause`` is what it rests
    on. Where somebody goes, ``route`` says it to whoever sees the card, in place of ``text``; where sums are
    taken or paid, ``sums`` do: each with its name."""

    title: str
    text: str
    why: str = ""
    button: str = ""
    when: str = ""
    clause: str = ""
    route: Route | None = None
    sums: Sums = ()

    @property
    def reason(self) -> str:
        return with_clause(self.why, self.clause)


@singledispatch
def to_do(duty: Duty, names: Names) -> DutyWords:
    """Return the duty in words, without its time and clauses."""
    raise NotImplementedError(duty.kind)


def amended(format: str, kind: type[Duty], amend: Callable[[DutyWords, Names], DutyWords]) -> None:
    """Word a duty of the house further where this format is played."""
    house = to_do.dispatch(kind)

    def words(duty: Duty, names: Names) -> DutyWords:
        said = house(duty, names)
        return amend(said, names) if names.state.format == format else said

    to_do.register(kind, words)


P = ParamSpec("P")


class Told(str):
    """Words that know what they say, wherever they are shown: a type for each thing, with flat fields."""

    said: tuple[Said, ...]


def told(words: str, *said: Said) -> Told:
    made = Told(words)
    made.said = said
    return made


def said_by(words: str) -> tuple[Said, ...]:
    """Return the things these words say; nothing for a label or a name."""
    return words.said if isinstance(words, Told) else ()


def together(*parts: str, by: str = " ") -> Told:
    """Return sentences one after the other, those that say something."""
    return told(by.join(filter(None, parts)), *[said for part in parts for said in said_by(part)])


def notice(wording: Callable[P, str], name: str = "") -> Callable[P, Told]:
    """Give what this function words a type of its own, for what core knows nothing of: the words of
    ``written("a.riffle")`` say ``Written(path="a.riffle")``. The fields are the function's parameters, but
    for the time zone, which changes the words alone. A phrase has no ``name`` of its own."""

    name = name or wording.__name__

    @wraps(wording)
    def make(*args: P.args, **given: P.kwargs) -> Told:
        words = wording(*args, **given)
        if not words:
            return told("")
        bound = signature(wording).bind(*args, **given)
        bound.apply_defaults()
        return told(
            words, _type(wording, name)(**{k: _flat(v) for k, v in bound.arguments.items() if k != "zone"})
        )

    return make


def _flat(value: object) -> object:
    """Return the thing that a sentence says, where another one takes it in."""
    if isinstance(value, Told):
        return value.said
    return tuple(value) if isinstance(value, list) else value


class Notice(Said):
    """The base of what the windows say and core knows nothing of."""


@cache
def _type(wording: Callable[..., str], name: str) -> type[Any]:
    """Return the type of what this function words, made when it first says something."""
    fields = {name: "object" for name in signature(wording).parameters if name != "zone"}
    return type(name.title().replace("_", ""), (Notice,), {"__annotations__": fields})


class SelectFirst(Notice):
    """Nothing to act on is selected, or it is not there: a ``seat``, ``one player``, a ``clock call``."""

    thing: str
