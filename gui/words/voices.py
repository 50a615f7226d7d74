"""The voices of what is said: each dispatches on the type. A feature's module registers its wordings side by
side: ``@refused.register(SeatTaken)``, ``@why.register(Balanced)``. ``gui/words/text.py`` imports them all.

The voices give the sentence alone; ``text.reason`` and ``text.becauses`` put the clause after it.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial, singledispatch, wraps
from inspect import signature
from itertools import repeat
from types import MappingProxyType
from typing import Any, ParamSpec

from core.say.becauses import Because, SeatGiven
from core.say.duties import Duty
from core.say.reasons import Reason
from core.say.said import Said
from core.say.value import dataclass
from gui.words.names import Names
from gui.words.numbers import amount, listed
from gui.words.tr import Context, slots


def with_clause(said: str, cited: str) -> str:
    """The clause last, after a dot: many a clause has a parenthesis of its own."""
    return f"{said.removesuffix('.')} · {cited}" if said and cited else said or cited


def clauses(found: Sequence[str]) -> str:
    """``SvePoF 2006 §8.2, a)``: the book once, then its clauses, a clause with several letters once."""
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
    """Return what is so, and what to do instead, in one or two sentences."""
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


Wordings = Mapping[type[Said], str | tuple[str, str]]
"""A marked sentence for each type, one with ``%n`` beside the field that it counts."""
Say = Callable[[Any], str]
SayOf = Callable[[Any, Names], str]


def wordings(
    voice: Any, tr: Context, sentences: Wordings, of: Mapping[str, SayOf] = MappingProxyType({}), **says: Say
) -> None:
    """Register these. A sentence's slots say the fields of the same name: as ``of`` says it of the whole or
    ``says`` of the field, else who and where by name, numbers grouped."""
    for said, sentence in sentences.items():
        text, counted = (sentence, "") if isinstance(sentence, str) else sentence
        voice.register(said, partial(_filled, tr, text, counted, of, says))


def _filled(
    tr: Context, text: str, counted: str, of: Mapping[str, SayOf], says: Mapping[str, Say], said: Any,
    names: Names,
) -> str:  # fmt: skip
    n = getattr(said, counted) if counted else None
    return tr(
        text, n, **{x: of[x](said, names) if x in of else _fact(x, says, said, names) for x in slots(text)}
    )


def _fact(slot: str, says: Mapping[str, Say], said: Any, names: Names) -> str:
    match slot:
        case "name" if "entry" in said.field_names:
            return names.entry(said.entry)
        case "name" if "player" in said.field_names:
            return names.player(said.player)
        case "names" | "who":
            return listed(map(names.entry, said.entries))
        case "table" | "from_table" | "to_table":
            return names.table(getattr(said, slot))
        case "tables":
            return ", ".join(map(names.table, said.tables))
        case "seat":
            return names.short_seat(said.table, said.seat)
    value = getattr(said, slot)
    if slot in says:
        return says[slot](value)
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return amount(value) if isinstance(value, int) else str(value)


Route = tuple[tuple[str, str], tuple[str, str]]
"""The player and the seat left, the seat given and what that is."""


@dataclass(frozen=True, slots=True)
class DutyWords:
    """``title``, ``text`` what to do, ``why`` quiet below, ``button`` the main button; empty where there is
    nothing to press. ``when`` stands at the title's right ("now", "32:48"), ``clause`` is what it rests
    on. Where somebody goes, ``route`` says it to whoever sees the card, in place of ``text``."""

    title: str
    text: str
    why: str = ""
    button: str = ""
    when: str = ""
    clause: str = ""
    route: Route | None = None

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
