"""Rulebooks in words: what holds, where it stands, what differs, and what is wrong with a file."""

import errno
from collections.abc import Iterable, Mapping

from core.rulebook import kinds
from core.rulebook.book import Option, Rulebook
from core.rulebook.file import BadRulebook
from core.rulebook.fits import Fault
from core.rulebook.parameters import GROUPS, PARAMETERS
from gui.words.conduct import step_text
from gui.words.tr import Context, mark, words
from gui.words.voices import Told, notice, together

tr = Context("rulebook")


# The methods that the books Riffle comes with offer.
METHODS = {"player_dealt": mark("Player-dealt"), "nearest_before_big_blind": mark("Worst position")}


def language() -> str:
    """Return the code of the language the words are in, for sentences that are not made by ``tr``."""
    return words().language


def group(key: str) -> str:
    return tr(GROUPS[key.split(".")[0]])


def name(key: str) -> str:
    return tr(PARAMETERS[key].name)


# -- values -----------------------------------------------------------------------------------------


def choice(key: str, found: str) -> str:
    """Return the name of a parameter's value, for a list to choose from."""
    kind = PARAMETERS[key].kind
    if isinstance(kind, kinds.OneOf):
        return tr(kind.rules[found].name)
    assert isinstance(kind, kinds.Word)
    return tr(kind.words[found])


def switch(key: str) -> str:
    return statement(key, True)


def part_name(part: kinds.Part) -> str:
    return tr(part.name)


def part_choice(part: kinds.Part, found: str) -> str:
    assert isinstance(part.kind, kinds.Word)
    return tr(part.kind.words[found])


def statement(key: str, value: kinds.Value) -> str:
    """Say what the value means at the table, without a full stop."""
    kind = PARAMETERS[key].kind
    if isinstance(kind, kinds.Flag):
        return tr(kind.on if value else kind.off)
    if isinstance(kind, kinds.Number):
        assert isinstance(value, int)
        return tr(kind.statement, value)
    if isinstance(kind, kinds.Word):
        return tr(kind.words[str(value)])
    if isinstance(kind, kinds.OneOf):
        assert isinstance(value, kinds.Choice)
        rule = kind.rules[value.rule]
        inside = {name: _within(rule.parts[name], found) for name, found in value.fields.items()}
        return tr(rule.statement, **inside)
    assert isinstance(value, tuple)
    return tr("Steps: {steps}", steps=", ".join(map(step_text, value)))


def steps_in(typed: str, kind: kinds.Steps) -> tuple[str, ...] | None:
    """Return the steps of ``warning, minutes 10, disqualified``; None for what is no such list."""
    found = tuple(" ".join(part.split()) for part in typed.split(","))
    right = all(kinds.step(part) for part in found) and len(set(found)) == len(found) <= kind.most
    return found if right else None


steps_like = tr.phrase("Type steps like: warning, minutes 10, hands 3, rounds 1, disqualified.")


def _within(part: kinds.Part, found: kinds.Field) -> str:
    """Return the words for the part's slot in its rule's statement."""
    if isinstance(found, str):
        assert isinstance(part.kind, kinds.Word)
        inside = part.within.get(found, part.kind.words[found])
        return tr(inside) if inside else ""
    if isinstance(found, int):
        return str(found)
    pairs = (tr("{size} at tables of {seats}", size=size, seats=seats) for seats, size in found.items())
    return ", ".join(pairs)


def holds(book: Rulebook, key: str) -> str:
    """Return the book's own sentence, else the value's."""
    return book.summary(key, language()) or f"{statement(key, book.value(key))}."


# An English gloss for each heading of a German rulebook: these books number no clauses.
GLOSSES = {
    "Abwesenheit": mark("absence"), "Aufgedeckte Karten": mark("exposed cards"),
    "Auszusetzende Runden": mark("penalty rounds"), "Beliebige Color-Ups": mark("unplanned colour-ups"),
    "Deckwechsel": mark("changing decks"), "Disqualifikation": mark("disqualification"),
    "Entfernte Nennwerte": mark("denominations out of play"),
    "Gefundene/verdeckte Chips": mark("found or hidden chips"), "Nachrücker": mark("alternates"),
    "Platzvergabe": mark("seating"), "Ruf nach der Uhr": mark("calling the clock"),
    "Spielunterbrechung": mark("play stopped"), "Strafe": mark("penalty"),
    "Strafmassnahmen": mark("penalty steps"), "Tischauflösung": mark("breaking tables"),
    "Tischausgleich": mark("balancing tables"), "Umsetzen": mark("moving players"),
    "All-in unter einem Raise": mark("all-in for less than a raise"), "All-in-Blind": mark("short blind"),
    "Ansage eines Betrages": mark("saying an amount"), "Ansagen ohne Bet": mark("words without a bet"),
    "Ansagen und Chips": mark("words and chips"), "Arten zu callen": mark("ways to call"),
    "Arten zu raisen": mark("ways to raise"), "Ausserhalb der Reihe": mark("out of turn"),
    "Gesamteinsatz": mark("whole bet"), "Höherwertiger Chip": mark("larger chip"),
    "Inoffizielle Ausdrücke": mark("unofficial words"), "Kleine Chips": mark("small chips"),
    "Raise-Höhe": mark("size of a raise"), "Reihenfolge beim Showdown": mark("order of the showdown"),
    "Setzen mehrerer Chips": mark("putting in several chips"),
    "Substantielle Aktion": mark("substantial action"), "Ungenügende Einsätze": mark("bets too small"),
    "Ungerade Chips": mark("odd chips"), "Unvollständiger Call": mark("short call"),
    "Verbindliche Aktionen": mark("binding actions"), "Vorherige Chips": mark("earlier chips"),
    "Zurückziehen von Chips": mark("pulling back chips"), "«Check» gegen Bet": mark("check facing a bet"),
    "«Ich setze den Pott»": mark("I bet the pot"), "Übersprungener Spieler": mark("player passed over"),
}  # fmt: skip
# And of each heading of the Swedish books that formats have.
SWEDISH: dict[str, str] = {}


def where(book: Rulebook, key: str) -> str:
    """Return the clause, with a short gloss if it is a heading in another language; a rule without one is a
    house rule."""
    return with_gloss(book.cite(key)) or tr("house rule")


def with_gloss(cited: str) -> str:
    """Return ``CPC 2023 · Tischausgleich, balancing tables``: the clause, with a gloss if it is a heading in
    another language."""
    glosses = _glosses() if cited else {}
    heading = next((x for x in glosses if cited.endswith(f" {x}")), "")
    if not heading or cited.count(",") > heading.count(","):
        return cited
    book = cited.removesuffix(f" {heading}")
    return tr("{book} · {clause}, {gloss}", book=book, clause=heading, gloss=tr(glosses[heading]))


def headings(clauses: Iterable[str]) -> str:
    """Return a line with the gloss of each of these that is a heading in another language; empty: none is."""
    glossed = (x for x in dict.fromkeys(clauses) if x in _glosses())
    return " · ".join(tr("{clause}: {gloss}", clause=x, gloss=tr(_glosses()[x])) for x in glossed)


def _glosses() -> Mapping[str, str]:
    """Return the headings that are not in the language that is spoken."""
    return {"de": SWEDISH, "sv": GLOSSES}.get(language(), {**GLOSSES, **SWEDISH})


def in_parent(parent: Rulebook, key: str) -> str:
    """Say what a house rule departs from, with its clause."""
    said = tr("{book}: {what}", book=parent.short, what=holds(parent, key))
    return f"{said} {parent.clause(key)}".rstrip()


# -- books ------------------------------------------------------------------------------------------


def book_title(book: Rulebook, option: str = "") -> str:
    return with_method(book.title, option)


def with_method(title: str, option: str) -> str:
    return tr("{book} · {option}", book=title, option=option_name(option)) if option else title


def chosen_about(book: Rulebook, option: str = "") -> str:
    """Say what choosing it means, in a line or two."""
    if option:
        return option_choice(book.options[option], option)
    if not any(entry.clause for entry in book.entries.values()):
        return tr("This rulebook cites no clauses and forbids little: the director decides.")
    return tr("Cited as {book}. Ctrl+R shows all its rules at any time.", book=book.short)


def option_name(option: str) -> str:
    """Name a second method in a word or two."""
    return tr(METHODS[option]) if option in METHODS else option.replace("_", " ")


def option_choice(option: Option, name: str) -> str:
    said = option.texts.get(language()) or option.texts.get("en", "") or option_name(name)
    if not option.clause:
        return said
    return tr("{what} {clause}", what=said, clause=f"{option.book} {option.clause}")


tonight = tr.phrase("Tonight: {book}")
# A book whose file has been changed since it was chosen, or is not on this PC.
as_played = tr.phrase("Tonight's version: {book}")
of_house = tr.phrase("{book} · house variant")
by_the_method = tr.phrase(
    "Set by the method “{method}”. Choose another method to change it.", method=option_name
)
# The variant that a changed rule makes of one of our books.
house_title, house_short = tr.phrase("House rules, {book}"), tr.phrase("{book} house")
# The book that a changed rule makes where none was chosen.
house_rules = tr.phrase("House rules")
made = notice(tr.phrase("{book} is saved. Select a rule to edit it."), "made")
imported = notice(tr.phrase("{book} added to the house rulebooks."), "imported")
cannot_read = notice(tr.phrase("{path} cannot be read: {why}"), "cannot_read")


def why_unread(error: OSError) -> str:
    """Return why a file cannot be read; the reasons of Riffle's own are without the system's words."""
    if error.errno == errno.EFBIG:
        return tr("it is too large to be a rulebook.")
    if error.errno == errno.ENXIO:
        return tr("it is a pipe, a device or a folder.")
    return error.strerror or str(error)


def about(book: Rulebook, parent: Rulebook | None, differ: int, *, played: bool) -> str:
    """Return the line under the title: whether the book is used, and how it differs from its parent."""
    parts = [tr("Used tonight.") if played else tr("Not used tonight.")]
    if parent is not None:
        if differ:
            parts.append(tr("Based on {book}; %n rules differ.", differ, book=parent.title))
        else:
            parts.append(tr("Based on {book}; no differences.", book=parent.title))
    return " ".join(parts)


def edit_title(key: str) -> str:
    return f"{group(key)}: {name(key)}"


@notice
def kept(key: str, book: Rulebook, *, played: bool) -> str:
    """Say what a changed rule means tonight."""
    facts = {"name": name(key), "book": book.title}
    if played:
        return tr("{name}: changed in {book} and in force now.", **facts)
    return tr("{name}: changed in {book}, which is not used tonight.", **facts)


# -- what is wrong with a file ----------------------------------------------------------------------

_FAULTS = {
    Fault.TOML: mark("the line cannot be read as TOML ({allowed})"),
    Fault.VERSION: mark("it is for another version of Riffle: format = {allowed} is needed"),
    Fault.KEY: mark("{what} is unknown; allowed here: {allowed}"),
    Fault.PRESENT: mark("{what} is missing"),
    Fault.TABLE: mark("{what} needs its parts in braces or under a heading"),
    Fault.TEXT: mark("{what} must be one line of text, at most {allowed} characters"),
    Fault.WORD: mark("{what} must be one of {allowed}"),
    Fault.NUMBER: mark("{what} must be a whole number from {low} to {high}"),
    Fault.FLAG: mark("{what} must be true or false"),
    Fault.SIZES: mark("{what} must be pairs of seats from {low} to {high}"),
    Fault.STEPS: mark("{what} must be steps like “minutes 10”, each only once"),
    Fault.ID: mark("{what} must be lower-case letters, digits and hyphens"),
    Fault.NEW_ID: mark("the id “{allowed}” is already used; choose another id"),
    Fault.OPTION: mark("{what} must be lower-case letters, digits and underscores"),
    Fault.LANGUAGE: mark("{what} must be a language code like “en”"),
    Fault.PARENT: mark("the rulebook it is based on is not here; available: {allowed}"),
    Fault.NO_CYCLE: mark("it is based on itself"),
}
_SHOWN = 8


@notice
def fault(bad: BadRulebook) -> str:
    """Return ``friday.toml, line 12: balance.who.value must be one of …``."""
    shown = ", ".join(bad.allowed[:_SHOWN]) + (" …" if len(bad.allowed) > _SHOWN else "")
    ends = (*bad.allowed, "", "")
    what = bad.what or tr("the file")
    said = tr(_FAULTS[bad.expected], what=what, allowed=shown, low=ends[0], high=ends[1])
    return tr("{file}, line {line}: {what}.", file=bad.file, line=bad.line, what=said)


def faults(bad: list[BadRulebook]) -> Told:
    """Name the faults one by one; the books that could be read are there."""
    head = tr("%n house rulebooks cannot be used; the others can.", len(bad))
    return together(head, *map(fault, bad), by="\n")


def sizes_text(sizes: kinds.Sizes) -> str:
    """Return ``9: 9, 8: 9``, as it is typed."""
    return ", ".join(f"{seats}: {size}" for seats, size in sizes.items())


def sizes_in(typed: str, kind: kinds.SizeTable) -> dict[int, int] | None:
    """Read such a list back into sizes; None for what is no such list."""
    found: dict[int, int] = {}
    for part in typed.split(","):
        seats, colon, size = (piece.strip() for piece in part.partition(":"))
        if not (colon and seats.isascii() and seats.isdigit() and size.isascii() and size.isdigit()):
            return None
        if not all(kind.low <= int(x) <= kind.high for x in (seats, size)):
            return None
        found[int(seats)] = int(size)
    return found
