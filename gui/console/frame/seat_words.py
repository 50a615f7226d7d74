"""Seats and numbers of a line as they are typed: many number pads have a comma, and 3,1 is the seat 3.1;
1,200 is a number as the country writes it."""

import re
from collections import deque
from collections.abc import Iterator, Sequence

from core.floor.seating import labelled, seat_name, seat_parts
from core.people.people import folded, matching
from core.say.acts import SEVERAL, CallFloor, Eliminate, Register, Seat
from core.text.script import verb_at
from core.text.script_words import BadLine, Word, is_moment, words
from core.tournament.settings import AMOUNTS, NUMBERS
from core.tournament.state import Tournament
from gui.widgets.fields import chip_in
from gui.words.button_words import as_line, at_end
from gui.words.numbers import canonical

SEAT_DIGITS, LEAST_SHOUT = 2, 3
TAKES_SEATS = "takesSeats"
"""The property of a field whose answer may be a seat, or look like one."""

SEAT_BEGUN = r"\d+[.,]"
"""The pattern of a number with the point or comma that makes it a table: a seat begins so."""
_NUMBER = r"-?(?:\d{1,3}(?:[.,'\u2019]\d{3})+[km]?|\d+[.,]\d+[km]|\d+[km]?)"
_GROUPED = re.compile(rf"{_NUMBER}(?:[+/]{_NUMBER})?", re.IGNORECASE)
# The end of what is shouted.
_SHOUTED = re.compile(r"[\s!]*!\s*$")
_SEATED = ("entry", "entries", "player", "seat", "seats")
_WHOLE = ("int", "chips", "numbers", "blinds")
_COUNTED = (*_WHOLE, "money", "share", "shares", "parts")


def _forms(line: list[Word]) -> Iterator[str]:
    """Yield the form of the argument that each word of a line stands for, as core reads it; "" for any other
    word. Without a verb they are seats that are out."""
    cls, rest = verb_at(line) or (Eliminate, line)
    fields = cls.ARGUMENTS
    positional = deque(a.form for a in fields if not a.word)
    if "people" in positional:
        fields = Register.ARGUMENTS
    by_word = {a.word: a.form for a in fields if a.word}
    yield from [""] * (len(line) - len(rest))
    form: str = positional.popleft() if positional else ""
    due, before = bool(form), ""
    for word in rest:
        if not due and not word.quoted and word.text in by_word:
            form = by_word[word.text]
            due = form != "flag"
            yield ""
        else:
            if form == "quoted" and not word.quoted:  # core leaves it out: it is there in quotes alone
                form = positional.popleft() if positional else ""
            number = "money" if before in AMOUNTS else "int"
            yield number if form == "value" and before in NUMBERS else form
            due, before = False, word.text
            if form not in SEVERAL:
                form = positional.popleft() if positional else ""
                due = bool(form)


def lone_seat(text: str, t: Tournament) -> str:
    """Return the seat, as ``1.3``, if the text is one that is there and nothing else; "" if not."""
    label, seat = typed_seat(text)
    table = labelled(t, label)
    there = table is not None and seat and 1 <= int(seat) <= table.size
    return f"{table.label}.{int(seat)}" if table is not None and there else ""


def typed_seat(text: str) -> tuple[str, str]:
    """Return label and digits of a seat as it is typed (``seat_parts``): with the comma of a number pad too,
    and after the command bar's own key."""
    return seat_parts(text.strip().removeprefix("/").replace(",", ".", 1))


def without_point(text: str, t: Tournament) -> list[Seat]:
    """Return the seats that are meant by ``39`` if no table is called so: seat 9 of table 3."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdecimal()) or labelled(t, digits) is not None:
        return []
    found = []
    for at in range(max(1, len(digits) - SEAT_DIGITS), len(digits)):  # thousands may be pasted
        table, seat = labelled(t, digits[:at]), digits[at:]
        if table is not None and seat[0] != "0" and int(seat) <= table.size:
            found.append((table.id, int(seat)))
    return found


def meant_seats(text: str, t: Tournament) -> list[str]:
    """Return the seats that are meant by digits without a point, as they are typed: ``3.9``."""
    return [seat_name(t, seat) for seat in without_point(text, t)]


def with_point(text: str) -> str:
    """``3,1`` as ``3.1``; anything else as it is."""
    label, seat = typed_seat(text)
    return text.replace(",", ".") if seat or label.isdecimal() else text


def with_verb(line: str, *, whole: bool = True) -> str:
    """Return a line that begins with the words of a button in the text form, and any other as it is. One that
    is not ``whole`` is still being typed: what stands at its end is left out."""
    said, head, tail = as_line(line)
    if not whole and line.strip().casefold() == said.casefold() and not line.endswith(" "):
        return line  # longer words may begin so
    try:
        verb = verb_at(words(line))
    except BadLine:
        return line
    if not said or (verb is not None and len(verb[0].VERB.split()) >= len(said.split())):
        return line
    return " ".join(filter(None, [f"{head}{line.lstrip()[len(said) :]}", tail if whole else ""]))


def with_verb_or_name(line: str, t: Tournament, *, whole: bool = True) -> str:
    """Return the line as ``named_first`` and ``with_verb`` do. A player may be called as a button is, and a
    shout may begin so: ``Floor Jansen`` stays a name, and ``floor string bet`` a shout."""
    line = named_first(line, t)
    said, head, _ = as_line(line)
    who = line.partition(" out")[0].strip()
    if said and who.casefold() != said.casefold() and _is_called(who, said, t):
        return line
    if head == CallFloor.VERB:
        called = _SHOUTED.sub("", line)
        if _is_shouted(called.lstrip()[len(said) :].split(), t):
            return line
        line = called
    return with_verb(line, whole=whole)


def _is_shouted(after: Sequence[str], t: Tournament) -> bool:
    """Return whether the words after "floor" say what happened, and not at which table alone."""
    at = 1 if after and after[0].casefold() == "table" else 0
    label, more = "".join(after[at : at + 1]).casefold(), after[at + 1 :]
    if more:
        return more[0].casefold() != "about"
    tables = ("table", *(x.label.casefold() for x in t.open_tables))
    return label.isalpha() and len(label) >= LEAST_SHOUT and not any(x.startswith(label) for x in tables)


def named_first(line: str, t: Tournament) -> str:
    """Return ``Anna re-entry`` as ``re-entry Anna``, and any other line as it is: the name is called first,
    and the words of a button may follow it as "out" does."""
    said = at_end(line.rstrip())
    who = line.rstrip().removesuffix(said).strip()
    if not said or not who or '"' in line or _is_called(line, said, t):
        return line
    begins = as_line(line)[0]
    if begins and not _is_called(who, begins, t):
        return line
    verb, own = verb_at(words(with_verb(f"{said} x"))), verb_at(words(who))
    about = next((a.form for a in verb[0].ARGUMENTS if not a.word), "") if verb is not None else ""
    if own is not None or about not in ("entry", "entries", "player"):
        return line
    meant = lone_seat(who, t) or (labelled(t, who) is None and matching(t, who))
    return f"{said} {who}" if meant else line


def _is_called(text: str, said: str, t: Tournament) -> bool:
    """Return whether the text can mean a player with the words of a button in the name."""
    return any(f" {folded(said)} " in f" {folded(p.name)} " for p in matching(t, text))


def with_points(line: str) -> str:
    """Return a line of the command bar with its seats' commas read as points and its numbers as core reads
    them; every column stays where it was. A number with two readings stays, and core refuses it. Raises
    ``BadLine`` where core would read one of them (``1.500k`` in Stockholm)."""
    try:
        line = _without_table(line)
        found = words(line)
    except BadLine:
        return line
    at = _begins(found)
    for word, form in zip(found[at:], _forms(found[at:]), strict=True):
        text, start = word.text, word.column - 1
        if word.quoted:
            continue
        if form in _SEATED:
            text = with_point(text)
        elif form in _COUNTED and form in SEVERAL and re.fullmatch(r"\d+,", text):
            text = text.replace(",", " ")
        elif form in _COUNTED and _GROUPED.fullmatch(text):
            text = _plain(word, form).ljust(len(text))
        if text != word.text:
            line = line[:start] + text + line[start + len(text) :]
    return line


def _begins(line: list[Word]) -> int:
    """Return the word with which the line begins: a time may stand before it."""
    return int(bool(line) and not line[0].quoted and is_moment(line[0].text))


def _without_table(line: str) -> str:
    """Return ``misdeal table 5`` as ``misdeal       5``: the word that a dealer says before the number."""
    found = words(line)
    found = found[_begins(found) :]
    for word, form in zip(found[:-1], _forms(found), strict=False):
        if form in ("table", "tables") and not word.quoted and word.text.casefold() == "table":
            start = word.column - 1
            return line[:start] + " " * len(word.text) + line[start + len(word.text) :]
    return line


def _plain(word: Word, form: str) -> str:
    """Return a number, or several with + or / between them, as core reads them."""
    parts, start, whole = re.split(r"([+/])", word.text), word.column, form in _WHOLE
    for part in parts:
        if canonical(part, whole=whole) is None and part[-1] in "kKmM":
            raise BadLine(start, "number", part)
        start += len(part)
    if form == "chips" and "," in word.text and chip_in(word.text) is None:
        return word.text  # 25,100 may be two chips
    return "".join(canonical(part, whole=whole) or part for part in parts)
