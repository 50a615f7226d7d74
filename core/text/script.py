"""The text form: every action is one line. This module alone reads and writes them.

A typed line holds intent: ``19:42 eliminate "Anna Ek" by 3.4``. People are named by name (in quotes, one
word, or the whole name without quotes), by seat ``7.4``, by entry ``e12``, player ``p7`` or club number
``no:123``. An exported line (``core/text/export.py``) adds the results.
"""

import re
from collections import deque
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo
from difflib import get_close_matches
from itertools import islice, takewhile
from operator import attrgetter
from typing import Any

from core.floor.seating import seat_name, seat_parts
from core.formats.format import can
from core.money.writing import shown
from core.people import people
from core.say import acts
from core.say.acts import SEVERAL, VERBS, Act, Argument, Form
from core.say.names import and_number
from core.say.said import ByFields
from core.text.script_people import Floor
from core.text.script_words import (
    BadLine,
    Word,
    amount,
    duration,
    duration_text,
    full_text,
    is_moment,
    kept,
    kept_text,
    moment,
    number,
    part_of_price,
    price,
    quote,
    seat_card,
    seat_count,
    share,
    share_text,
    until,
    words,
)
from core.tournament.settings import AMOUNTS, DEFAULTS, NUMBERS
from core.tournament.state import Tournament


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Line(ByFields):
    """A parsed line: when it happened (None: now), the act, and the reason of an override."""

    happened: int | None
    act: Act
    override: str = ""


def parse(
    text: str,
    t: Tournament,
    after: int,
    zone: tzinfo,
    *,
    past: bool = False,
    done: Sequence[int] = (),
    then: Callable[[int], Tournament] | None = None,
) -> Line | None:
    """Return the parsed line, or None for an empty one or a comment. Raises ``BadLine``.

    Times are read against ``after`` and ``done`` (see ``script_words.moment``): the last thing that happened
    in a script, the present moment (``past``) in the command bar. ``then`` gives the state at a line's time;
    the default is ``t``, the present one.
    """
    line = words(text)
    if not line:
        return None
    happened = None
    if not line[0].quoted and is_moment(line[0].text):
        happened = moment(line[0], after, zone, past=past, done=done)
        line = line[1:]
        if not line:
            raise BadLine(len(text) + 1, "verb")
    if can(t, acts.Eliminate):
        line = _shouted(line)
        if not line[0].quoted and seat_parts(line[0].text)[1]:
            # a dealer shouts a seat: the seat alone is a bust
            line = [Word("eliminate", line[0].column), *line]
    elif len(line) == 1 and not line[0].quoted and seat_parts(line[0].text)[1]:
        # a seat alone is no line here, and one that is not there is said to be so
        Floor(t, t).entry(line[0])
    cls, rest = _verb(_unquoted(line), t)
    override = ""
    if len(rest) >= 2 and rest[-2].text == "override" and not rest[-2].quoted and rest[-1].quoted:
        override, rest = rest[-1].text, rest[:-2]
    floor = Floor(t if happened is None or then is None else then(happened), t)
    reader = _Reader(rest, floor, after if happened is None else happened, zone, done, len(text) + 1)
    return Line(happened, reader.act(cls), override)


def read(
    form: Form, typed: Sequence[str], t: Tournament, after: int, zone: tzinfo, *, done: Sequence[int] = ()
) -> Any:
    """Return the value of one field typed by itself, given word by word. Raises ``BadLine``; its column is
    the word's place, from 1."""
    rest = [Word(text, column) for column, text in enumerate(typed, 1)]
    return _Reader(rest, Floor(t, t), after, zone, done, len(rest) + 1).value(form)


# The form of each item of a list, where it is not the list's own.
_ITEM: dict[Form, Form] = {
    "entries": "entry", "tables": "table", "seats": "seat", "names": "name", "numbers": "chips",
}  # fmt: skip
# The lists that are never empty: of the others leaving them out means no change, and ``none`` none.
_NEVER_NONE: frozenset[Form] = frozenset(("seats", "rows"))
# The amounts of money that can be written as ``300+50``.
_PAID = ("paid", "pay")
# The parts of them that can be written as ``10%``.
_PARTS = ("fee", "bounty")
# The forms that are one word, or several in quotes.
_IN_QUOTES = ("name", "text", "player", "entry", "label", "value")
# So many words may follow the first of a name that stands in no quotes.
_WORDS = 7
# Words of places and prizes that need no quotes.
_PLAIN_WORDS = re.compile(r"(?!none$)[\w.%:/-]+( [\w.%:/-]+)*", re.ASCII)
_AFTER_OUT = ("by", "stacks", "override")


def _shouted(line: list[Word]) -> list[Word]:
    """Rewrite ``Carl Nyberg out`` and ``3.4 out by 2.1``, as dealers say it, to ``eliminate``."""
    places = (i for i in range(len(line) - 1, 0, -1) if _is(line[i], "out") and not _is(line[i - 1], "by"))
    at = next(places, 0)
    if not at or verb_at(line):
        return line
    player, after_out = line[:at], line[at + 1 :]
    if after_out and not any(_is(after_out[0], word) for word in _AFTER_OUT):
        # "Nyberg out Ek" lacks a "by": both would be out
        raise BadLine(after_out[0].column, "end of line", after_out[0].text, near="by")
    name = player[0] if at == 1 else Word(" ".join(w.text for w in player), player[0].column, quoted=True)
    return [Word("eliminate", name.column), name, *after_out]


def _unquoted(line: list[Word]) -> list[Word]:
    """Rewrite ``prizes "smooth 2"``, as the command ``payouts`` has it, to the words alone."""
    if len(line) < 2 or not _is(line[0], acts.SetPrizes.VERB) or not line[1].quoted:
        return line
    inside = (Word(x.text, line[1].column + x.column) for x in words(line[1].text))
    return [line[0], *inside, *line[2:]]


def _is(word: Word, text: str) -> bool:
    return not word.quoted and word.text.lower() == text


def _is_none(word: Word) -> bool:
    return not word.quoted and word.text == "none"


_text, _quoted = attrgetter("text"), attrgetter("quoted")


def verb_at(line: Sequence[Word]) -> tuple[type[Act], list[Word]] | None:
    """Return the act named by the first words of a line, and the other words."""
    for count in (2, 1):
        if len(line) >= count and not any(map(_quoted, line[:count])):
            verb = " ".join(map(_text, line[:count])).lower()
            if verb in VERBS:
                return VERBS[verb], list(line[count:])
    return None


def _verb(line: Sequence[Word], t: Tournament) -> tuple[type[Act], list[Word]]:
    """Return the act named by the first word, and the other words. A line without a verb may be a player's
    name: then the error suggests the seat or name with "out"."""
    verb = verb_at(line)
    if verb is not None:
        return verb

    def near() -> str:
        if leaving := _near_leaving(line, t):
            return leaving
        name = " ".join(w.text for w in line)
        matching = people.matching(t, name)
        verb = "" if matching else _near_verb(*(w.text.lower() for w in line[:2]))
        live = (p for p in matching or people.near(t, name) if p.id in t.people.live)
        return verb or next((f"{p.name} out" for p in live), "")

    raise BadLine(line[0].column, "verb", line[0].text, near=near)


# The verbs that add a table, a seat or a player.
_ADDED = {"table": "open table", "seat": "open seat", "player": "register"}


# How a line says that somebody leaves, the format's own verb first; the name stands in the place of ….
_LEAVING = (("leave team", "leave team …"), ("leave", "leave …"), ("remove stack", "remove stack … leaves"))


def _near_leaving(line: Sequence[Word], t: Tournament) -> str:
    """Return the line that is meant by ``Holm leaves`` or ``leaves Holm``; "" for any other, or where the
    name is not one player's alone."""
    who = [w.text for w in line if not (_is(w, "leaves") or _is(w, "leave"))]
    if not who or len(who) == len(line):
        return ""
    found = [p for p in people.matching(t, " ".join(who)) if p.id in t.people.live]
    own = (said for verb, said in _LEAVING if verb in VERBS and can(t, VERBS[verb]))
    leaving = next(own, "")
    return leaving.replace("…", quote(found[0].name)) if len(found) == 1 else ""


def _near_verb(word: str, following: str = "") -> str:
    """Return the verb that may be meant by a word: ``set title`` for ``title``, ``add level`` for ``level``,
    ``pause`` for ``puase``; "" if none. With the ``following`` one, ``open table`` for ``add table``, and
    none that begins otherwise: Linda Strand means no blinds."""
    if word == "add" and following in _ADDED:
        return _ADDED[following]
    meant = {key: f"set {key}" for key in DEFAULTS}
    meant |= {verb.rpartition(" ")[2]: verb for verb in reversed(VERBS)}
    meant |= {verb: verb for verb in VERBS}
    named = (word + following).isalpha() and bool(following)
    near = get_close_matches(word, (x for x in meant if not named or x[0] == word[0]), 1, people.ALIKE)
    return meant[near[0]] if near else ""


class _Reader:
    def __init__(
        self, rest: list[Word], floor: Floor, after: int, zone: tzinfo, done: Sequence[int], end: int
    ) -> None:
        self.per_cents: dict[str, Word] = {}
        # taken from the front one by one: a list would move all the others each time
        self.rest, self.floor, self.end = deque(rest), floor, end
        self.after, self.zone, self.done, self.decimals = after, zone, done, floor.then.decimals
        self.stop: set[str] = set()
        # The word read last, if one in quotes could stand there.
        self.last: Word | None = None

    def act(self, cls: type[Act]) -> Act:
        fields = cls.ARGUMENTS
        self.stop = {a.word for a in fields if a.word}
        values: dict[str, Any] = {}
        for a in fields:
            if not a.word:
                if a.form == "quoted" and not (self.rest and self.rest[0].quoted):
                    continue
                if self.rest and not (self._at_keyword() and not a.required):
                    values |= self._value(a.form, a.name)
                elif a.required:
                    raise BadLine(self._column(), a.form)
        by_word = {a.word: (a.name, a.form) for a in fields if a.word and a.name not in values}
        while self.rest:
            word = self.rest.popleft()
            if word.quoted or word.text not in by_word:
                raise self._does_not_fit(word, fields, by_word)
            name, form = by_word.pop(word.text)
            self.last = None
            values |= {name: True} if form == "flag" else self._value(form, name)
            if form == "money" and name in _PAID:
                by_word = {word: x for word, x in by_word.items() if x[0] not in values}
        for a in fields:
            if a.required and a.name not in values:
                raise BadLine(self._column(), a.form, word=a.word)
        for name, word in self.per_cents.items():
            paid = next((values[x] for x in _PAID if x in values), None)
            if paid is None:
                raise BadLine(word.column, "money", word.text)
            values[name] = part_of_price(word, paid)
        if "key" in values:
            values["value"] = self._setting(values["key"], values["value"])
        return cls(**values)

    def _does_not_fit(self, word: Word, fields: Sequence[Argument], left: Mapping[str, object]) -> BadLine:
        """Tell what may be meant by a word too many: one like it, a value whose word is missing before it, or
        the rest of a name that stands in no quotes."""
        if near := get_close_matches(word.text, left, 1, 0.6):
            return BadLine(word.column, "end of line", word.text, near=near[0])
        if missing := next((a.word for a in fields if a.required and a.word in left), ""):
            return BadLine(word.column, "end of line", word.text, word=missing)
        if self.last is not None and not (self.last.quoted or word.quoted):
            rest = takewhile(lambda x: not x.quoted and x.text not in self.stop, self.rest)
            whole, number = and_number(" ".join(x.text for x in (self.last, word, *rest)))
            if number and "number" not in left:
                whole, number = f"{whole} {number}", ""
            told = " ".join(filter(None, (quote(whole), number and f"number {number}")))
            return BadLine(word.column, "end of line", word.text, whole=told)
        return BadLine(word.column, "end of line", word.text)

    def _value(self, form: Form, name: str) -> dict[str, Any]:
        """Return the value of this form; ``300+50`` gives the fee too, ``200+50+100`` also the bounty. A per
        cent of the price is computed once that is known."""
        if form == "money" and name in _PARTS and self.rest and self.rest[0].text.endswith("%"):
            self.per_cents[name] = self._next(form)
            return {}
        if form != "money" or name not in _PAID:
            return {name: self.value(form)}
        return dict(zip((name, "fee", "bounty"), price(self._next(form), self.decimals), strict=False))

    def _column(self) -> int:
        return self.rest[0].column if self.rest else self.end

    def _at_keyword(self) -> bool:
        return bool(self.rest) and not self.rest[0].quoted and self.rest[0].text in self.stop

    def _next(self, form: str) -> Word:
        if not self.rest:
            raise BadLine(self.end, form)
        word = self.rest.popleft()
        self.last = word if form in _IN_QUOTES else None
        return word

    def value(self, form: Form) -> Any:
        if form == "words":
            typed = [self._next(form).text]
            while self.rest and not self._at_keyword():
                typed.append(self.rest.popleft().text)
            return "" if typed == ["none"] else " ".join(" ".join(typed).split())
        if form == "people":
            people = [self._person()]
            while self.rest:
                people.append(self._person())
            return tuple(people)
        if form == "parts":
            return tuple(self._parts())
        if form not in SEVERAL:
            return self._one(form, self._whole_name(form, self._next(form)))
        if form not in _NEVER_NONE and self.rest and _is_none(self.rest[0]):
            self.rest.popleft()
            return ()
        item = _ITEM.get(form, form)
        items = [self._one(item, self._whole_name(item, self._next(item)))]
        while self.rest and not self._at_keyword():
            items.append(self._one(item, self._whole_name(item, self._next(item))))
        return tuple(items)

    def _parts(self) -> Iterator[tuple[int, int]]:
        """Yield each person with the amount behind the name."""
        while self.rest and not self._at_keyword():
            entry: int = self._one("entry", self._whole_name("entry", self._next("entry")))
            yield entry, amount(self._next("money"), self.decimals, "money")

    def _whole_name(self, form: str, word: Word) -> Word:
        """Return the word with those after it that are somebody's whole name together, else it alone."""
        if form not in ("entry", "player"):
            return word
        if self.rest and self.floor.told_by(word, self.rest[0]):
            return self.rest.popleft()
        if word.quoted:
            return word
        names = takewhile(lambda x: not x.quoted and x.text not in self.stop, self.rest)
        after = list(islice(names, _WORDS))
        for more in range(len(after), 0, -1):
            name = " ".join([word.text, *(x.text for x in after[:more])])
            if self.floor.knows(name):
                for _ in range(more):
                    self.rest.popleft()
                whole = Word(name, word.column, quoted=True)
                told = bool(self.rest) and self.floor.told_by(whole, self.rest[0])
                return self.rest.popleft() if told else whole
        return word

    def _person(self) -> acts.Register:
        """Read a name in quotes and the details before the next one. Without quotes every word of a name
        would be a person."""
        name = self._next("people")
        if not name.quoted:
            raise BadLine(name.column, "people", name.text)
        details = {a.word: (a.name, a.form) for a in acts.Register.ARGUMENTS if a.word}
        values: dict[str, Any] = {"name": name.text}
        while self.rest and not self.rest[0].quoted:
            word = self.rest.popleft()
            if word.text not in details:
                near = get_close_matches(word.text, details, 1, 0.6)
                raise BadLine(word.column, "people", word.text, near=near[0] if near else "")
            field, form = details.pop(word.text)
            values[field] = True if form == "flag" else self.value(form)
        return acts.Register(**values)

    def _row(self, word: Word) -> Act:
        """Parse a quoted line that adds a row; errors in it get the column where the row begins."""
        try:
            line = parse(word.text, self.floor.now, self.after, self.zone) if word.quoted else None
        except BadLine as bad:
            raise BadLine(word.column + bad.column, bad.expected, bad.got, **bad.facts) from bad
        if line is None or not isinstance(line.act, acts.AddLevel | acts.AddBreak) or line.act.at is not None:
            raise BadLine(word.column, "row to add", word.text)
        return line.act

    def _one(self, form: Form, word: Word) -> Any:
        match form:
            case "entry":
                return self.floor.entry(word)
            case "player":
                return self.floor.player(word)
            case "seat":
                return self.floor.seat(word)
            case "table":
                return self.floor.table(word, word.text)
            case "label" | "name" | "text" | "quoted" | "value":
                return word.text
            case "word":
                return word.text.lower()
            case "key":
                return self._key(word)
            case "int" | "chips":
                return number(word)
            case "money":
                return amount(word, self.decimals)
            case "counts":
                return seat_count(word)
            case "cards":
                return seat_card(word)
            case "share" | "shares":
                return share(word, self.decimals)
            case "kept":
                return kept(word, self.decimals)
            case "rows":
                return self._row(word)
            case "until":
                return until(word, self.after, self.zone)
            case "row" | "action":
                if not word.text.isdecimal() or len(word.text) > 9:
                    raise BadLine(word.column, form, word.text)
                return int(word.text)
            case "duration":
                return duration(word)
            case "length":
                return -1 if word.text == "open" else duration(word)
            case "time":
                return moment(word, self.after, self.zone, past=True, done=self.done)
            case "coming":
                return moment(word, self.after, self.zone)
            case "blinds":
                small, slash, big = word.text.partition("/")
                if not slash:
                    raise BadLine(word.column, "blinds", word.text)
                at = word.column + len(small) + 1
                return number(Word(small, word.column), "blinds"), number(Word(big, at), "blinds")
        raise BadLine(word.column, form, word.text)

    def _key(self, word: Word) -> str:
        if word.text not in DEFAULTS:
            near = get_close_matches(word.text, DEFAULTS, 1, 0.5)
            raise BadLine(word.column, "setting", word.text, near=near[0] if near else "")
        return word.text

    def _setting(self, key: str, value: str) -> str | int | None:
        if key not in NUMBERS:
            return value
        if value == "none":
            return None
        word = Word(value, self.end - len(value))
        return amount(word, self.decimals) if key in AMOUNTS else number(word)


# -- writing --------------------------------------------------------------------------------------


def write(
    act: Act, t: Tournament, zone: tzinfo, override: str = "", *, then: Tournament | None = None
) -> str:
    """Return the act as a line that ``parse`` reads back to the same act in this state; ``then`` is the state
    at the line's time if that is an earlier one."""
    floor = Floor(t if then is None else then, t)
    parts = [act.VERB, *_arguments_of(act, floor, zone)]
    if override:
        parts += ["override", quote(override)]
    return " ".join(parts)


def _arguments_of(act: Act, floor: Floor, zone: tzinfo) -> Iterator[str]:
    for a in act.ARGUMENTS:
        value = getattr(act, a.name)
        form: Form = "money" if a.form == "value" and getattr(act, "key", "") in AMOUNTS else a.form
        if not a.required and value == a.default:
            continue
        if a.word:
            yield a.word
        if form != "flag":
            yield from _written(form, value, floor, zone)


def _written(form: Form, value: Any, floor: Floor, zone: tzinfo) -> Iterator[str]:
    if form == "people":
        for person in value:
            yield from _arguments_of(person, floor, zone)
    elif form == "parts":
        for entry, part in value:
            yield from (floor.entry_words(entry), shown(part, floor.then.decimals))
    elif form not in SEVERAL:
        yield _word_of(form, value, floor, zone)
    elif value or form in _NEVER_NONE:
        yield from (_word_of(_ITEM.get(form, form), each, floor, zone) for each in value)
    else:
        yield "none"


def _word_of(form: Form, value: Any, floor: Floor, zone: tzinfo) -> str:
    match form:
        case "entry":
            return floor.entry_words(value)
        case "player":
            return floor.player_words(value)
        case "seat":
            return seat_name(floor.then, value)
        case "table":
            tables = floor.then.room.tables
            return tables[value].label if value in tables else str(value)
        case "name" | "text" | "quoted":
            return quote(value)
        case "value":
            if isinstance(value, str):
                return quote(value)
            if value is None:
                return "none"
            return str(value)
        case "duration" | "length":
            return "open" if form == "length" and value == -1 else duration_text(value)
        case "time" | "coming":
            return full_text(value, zone)
        case "blinds":
            return f"{value[0]}/{value[1]}"
        case "counts" | "cards":
            return f"{value[0]}:{value[1]}"
        case "rows":
            return quote(write(value, floor.now, zone))
        case "share" | "shares":
            return share_text(value, floor.then.decimals)
        case "kept":
            return kept_text(value, floor.then.decimals)
        case "until":
            return full_text(value[1], zone) if value[0] == "time" else str(value[1])
        case "money" if isinstance(value, int):
            return shown(value, floor.then.decimals)
        case "words":
            return str(value) if _PLAIN_WORDS.fullmatch(value) else quote(value)
    return str(value)
