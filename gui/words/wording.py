"""Tables of wordings: a line for each type, its sentence, where slots and choices say it all.

    _REFUSED: Wordings = {
        reasons.SameSeat: "{name} already sits in seat {seat}.",
        reasons.NoCall: If("entry", "No clock call is running on {name}.", "No clock call is running."),
        reasons.SaleClosed: By("purchase", {"entry": "Registration was open …", "rebuy": "Re-buys were …"}),
        becauses.CardsToBeDrawn: [If("which", "A redraw was planned."), "The players draw seat cards."],
        becauses.Surrendered: ("The %n chips that {name} gave up leave play.", "chips"),
    }
    wordings(refused, tr, _REFUSED)

A wording is a text; several in a list, said one after the other; one with the field that its ``%n`` counts;
one chosen by whether a field is set (``If``) or by the word in it (``By``); or a function, for what is none
of these. By the annotation of its table it is collected for translators. ``VOCABULARY`` has what a slot says.
What a table says otherwise stands behind it: ``of``, how a slot is said of the whole; a keyword, how the
field of that name is.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache, partial
from types import MappingProxyType
from typing import Any, NamedTuple, TypeAlias

from core.say.facts.shapes import per_class
from core.say.said import Said
from gui.words.names import Kind, Names, Sentence, Teller
from gui.words.numbers import amount, listed
from gui.words.tr import Context, sentences, slots
from gui.words.voices import DutyWords, Sums


class If(NamedTuple):
    """The one wording where the field is set (not None, False, 0 or empty), else the other."""

    field: str
    so: Wording
    otherwise: Wording = ""


class By(NamedTuple):
    """The wording for the word in the field; ``otherwise`` for one that is not among these."""

    field: str
    texts: Mapping[Any, Wording]
    otherwise: Wording = ""


Say = Callable[[Any], str]
SayOf = Callable[[Any, Names], str]
Wording: TypeAlias = "str | list[Wording] | tuple[Wording, str] | If | By | SayOf"


class Card(NamedTuple):
    """A duty: its title, what to do, why, its button, and in place of what to do a list (``DutyWords``)."""

    title: Wording
    text: Wording
    why: Wording = ""
    button: Wording = ""
    sums: Callable[[Any, Names], Sums] | None = None


class Line(NamedTuple):
    """A record in the history: its sentence, what stands quietly beside, and what is bold in it (None: whom
    it is about)."""

    kind: Kind
    text: Wording
    quiet: Wording = ""
    bold: str | None = None


Wordings: TypeAlias = "Mapping[type[Said], Wording | Card]"
Lines: TypeAlias = "Mapping[type[Any], Line]"


def _plain(names: Names, value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(str, value))
    return amount(value) if isinstance(value, int) else str(value)


def _names(names: Names, entries: Collection[int]) -> str:
    return listed(map(names.entry, entries))


def _tables(names: Names, tables: Collection[int]) -> str:
    return ", ".join(map(names.table, tables))


VOCABULARY: tuple[tuple[str, tuple[str, ...], Callable[..., str]], ...] = (
    ("name", ("entry",), Names.entry),
    ("name", ("player",), Names.player),
    ("who", ("entries",), _names),
    ("who", ("entry",), Names.entry),
    ("who", ("player",), Names.player),
    ("names", ("entries",), _names),
    ("player", ("player",), Names.player),
    ("*_player", ("*",), Names.player),
    ("*_name", ("*",), Names.entry),
    ("*_names", ("*",), _names),
    ("table", ("table",), Names.table),
    ("*_table", ("*_table",), Names.table),
    ("*_table", ("*",), Names.table),
    ("tables", ("tables",), _tables),
    ("seat", ("table", "seat"), Names.short_seat),
    ("*_seat", ("*_table", "*_seat"), Names.short_seat),
    ("*_seat", ("table", "*_seat"), Names.short_seat),
    ("*_sum", ("*",), Names.money),
    ("*", ("*",), _plain),
)
"""A slot, the fields it needs, how it says them: the first that fits. ``{meant_name}`` is the player of the
entry ``meant``, ``{from_seat}`` the seat ``from_seat`` of ``from_table``, ``{paid_sum}`` money, any other
slot the field of its name: numbers grouped, several with commas."""


@per_class
def fields(kind: type[Any]) -> frozenset[str]:
    return frozenset(kind.field_names if issubclass(kind, Said) else kind.__match_args__)


@cache
def meaning(slot: str, known: frozenset[str]) -> tuple[Callable[..., str], tuple[str, ...]]:
    """Return the wording of the slot, and the field it goes by; a ``LookupError`` if nothing does."""
    for pattern, needed, says in VOCABULARY:
        stem = slot.removesuffix(pattern[1:]) if pattern[0] == "*" else ""
        if slot == pattern.replace("*", stem):
            asked = tuple([x.replace("*", stem) for x in needed])
            if known.issuperset(asked):
                return says, asked
    raise LookupError(slot)


_NOTHING: Mapping[str, Any] = MappingProxyType({})


class Table(NamedTuple):
    """The words for the slots in the lines of one table of wordings."""

    tr: Context
    of: Mapping[str, SayOf] = _NOTHING
    says: Mapping[str, Say] = _NOTHING

    def say(self, wording: Wording, said: Any, names: Names, n: int | None = None) -> str:
        while isinstance(wording, If | By):
            value = getattr(said, wording.field)
            if isinstance(wording, By):
                wording = wording.texts.get(value, wording.otherwise)
            else:
                wording = wording.so if value else wording.otherwise
        match wording:
            case "":
                return ""
            case list():
                return sentences(*[self.say(x, said, names, n) for x in wording])
            case (counting, counted):
                return self.say(counting, said, names, getattr(said, counted) or 0)
            case str():
                facts: dict[str, str] = {}
                for slot in slots(wording):
                    facts[slot] = self._slot(slot, said, names)
                return self.tr(wording, n if "%n" in wording else None, **facts)
        return wording(said, names)

    def _slot(self, slot: str, said: Any, names: Names) -> str:
        if slot in self.of:
            return self.of[slot](said, names)
        says, asked = meaning(slot, fields(type(said)))
        if says is _plain and slot in self.says:
            return self.says[slot](getattr(said, slot))
        return says(names, *map(partial(getattr, said), asked))

    def card(self, card: Card, duty: Any, names: Names) -> DutyWords:
        wanted = (card.title, card.text, card.why, card.button)
        title, text, why, button = ["" if x == "" else self.say(x, duty, names) for x in wanted]
        sums = () if card.sums is None else card.sums(duty, names)
        return DutyWords(title, text, why, button, sums=sums)

    def line(self, line: Line, action: Any, records: Any, names: Names) -> Sentence:
        record, bold = records[0], line.bold
        if bold is None:
            bold = "{who}" if {"entry", "player"} & fields(type(record)) else ""
        slot = bold.strip("{}")
        part = self._slot(slot, record, names) if slot.isidentifier() else self.say(bold, record, names)
        text, quiet = self.say(line.text, record, names), self.say(line.quiet, record, names)
        return Sentence((part,) if part else (), text, quiet)


def wordings(
    voice: Any, tr: Context, lines: Wordings, of: Mapping[str, SayOf] = _NOTHING, **says: Say
) -> None:
    """Let the voice say these."""
    table = Table(tr, of, says)
    for kind, wording in lines.items():
        if isinstance(wording, Card):
            voice.register(kind, partial(table.card, wording))
        else:
            voice.register(kind, partial(table.say, wording))


def tellers(
    tr: Context, lines: Lines, of: Mapping[str, SayOf] = _NOTHING, **says: Say
) -> dict[type[Any], tuple[Kind, Teller]]:
    """Return the tellers of these records; of several in one action the first is told."""
    table = Table(tr, of, says)
    return {kind: (line.kind, partial(table.line, line)) for kind, line in lines.items()}
