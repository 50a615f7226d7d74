"""The book to read in words: the paragraphs of a rulebook, their sentences with clauses, and how they are
found."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from core.formats.format import Format, named
from core.handbook.contents import PARAMETER, PROCEDURE, RULING, Paragraph, all_of
from core.handbook.procedures import procedures
from core.handbook.told import BookRuling, Case, counted_by, told
from core.rulebook.book import Rulebook
from core.rulebook.parameters import PARAMETERS
from core.rulings.answer import with_books
from core.rulings.search import Index, search
from core.rulings.situations import CONDUCT, DERIVED, shipped
from gui.words import rulebook, rulings
from gui.words.tr import Context, dotted, mark, sentences

tr = Context("handbook")

_KINDS = {PROCEDURE: mark("procedure"), PARAMETER: mark("rule"), RULING: mark("ruling")}
kind = tr.one_of(_KINDS)
_GROUPS = {
    "deal": mark("The deal"),
    "betting": mark("Bets in turn"),
    "turn": mark("Turns"),
    "hand": mark("Live and dead hands"),
    "showdown": mark("Showdown and pots"),
    "table": mark("Seats, levels and the clock"),
    "conduct": mark("Conduct"),
    "silent": mark("On which every rulebook is silent"),
}
_SENTENCE = re.compile(r"(?<=[.:;]) ")


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence of a paragraph: ``when`` it holds or what it is about, empty where it always holds.
    ``where`` is its clause as a director names it, ``clauses`` as they stand in the book; ``notes`` follow
    from it."""

    when: str
    text: str
    where: str
    clauses: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


def chapter(id: str) -> str:
    """Return the title of a chapter."""
    return tr(_GROUPS[id]) if id in _GROUPS else procedures()[id].title


def group_of(paragraph: Paragraph) -> str:
    """Return the chapter a paragraph stands in."""
    match paragraph.kind:
        case "ruling":
            return shipped().situations[paragraph.id].group
        case "procedure":
            return paragraph.id[0]
        case _:
            return PARAMETERS[paragraph.id].rule[0]


def nothing_about(what: str, others: Iterable[Rulebook]) -> str:
    """Say that the book says nothing about it, and which other books do."""
    said = tr("Nothing in this rulebook about “{what}”: the director decides.", what=what)
    named = ", ".join(book.short for book in others)
    more = tr("Other rulebooks: {books}.", books=named) if named else tr("No other rulebook says anything.")
    return sentences(said, more)


def title(paragraph: Paragraph) -> str:
    if paragraph.kind == RULING:
        return shipped().situations[paragraph.id].title
    return procedures()[paragraph.id].title if paragraph.kind == PROCEDURE else rulebook.name(paragraph.id)


def introduced(paragraph: Paragraph) -> tuple[str, ...]:
    """Return the sentences of every book: a procedure's text; of a situation ruled as another, its name."""
    if paragraph.kind == PROCEDURE:
        return procedures()[paragraph.id].text
    door = shipped().situations[paragraph.id].door if paragraph.kind == RULING else ""
    return (tr("Ruled as “{title}”.", title=shipped().situations[door].title),) if door else ()


def said(paragraph: Paragraph, book: Rulebook) -> list[Said]:
    """Return the sentences of this book; none where it is silent."""
    if paragraph.kind == PARAMETER:
        return [_parameter(paragraph.id, book, "")]
    if paragraph.kind == PROCEDURE:
        return [_parameter(key, book, rulebook.name(key)) for key in paragraph.keys]
    counted = counted_by(paragraph.id, book)
    return [*(_parameter(key, book, rulebook.name(key)) for key in counted), *ruled(paragraph, book)]


def ruled(paragraph: Paragraph, book: Rulebook) -> list[Said]:
    """Return the rulings of a situation alone, without the parameters that it is worked out by."""
    return [_ruling(x, book, at) for at, x in enumerate(told(paragraph.id, book))]


def _parameter(key: str, book: Rulebook, about: str) -> Said:
    entry = book.entries[key]
    own = entry.clause if entry.book == book.short else book.cite(key)
    where = rulebook.where(book, key)
    return Said(about, rulebook.holds(book, key), where, (own,) if entry.clause else ())


def _ruling(x: BookRuling, book: Rulebook, at: int) -> Said:
    when = "; ".join(map(_case, x.when)) or (tr("Otherwise") if at else "")
    where = ", ".join(with_books(x.clauses))
    clauses = tuple(cite.clause if cite.book == book.short else " ".join(cite) for cite in x.clauses)
    return Said(when[:1].upper() + when[1:], x.say, where, clauses, tuple(_notes(x)))


def _case(case: Case) -> str:
    answers = " / ".join(case.answers)
    return f"{case.ask} {answers}" if case.ask else answers


def _notes(x: BookRuling) -> Iterator[str]:
    yield from x.steps
    if x.penalty is not None:
        yield rulings.penalty(x.penalty)
    yield from (dotted(rulings.or_else(say), why) for say, why in x.readings)
    if x.discretion:
        yield tr("The rest is left to the director.")
    if x.basis == DERIVED:
        yield tr("It follows without being said.")


# -- finding -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Finder:
    """Finds the paragraphs of one book: ``index`` has their own words, the situations have their shouts."""

    paragraphs: Mapping[str, Paragraph]
    index: Index

    def find(self, typed: str) -> list[Paragraph]:
        """Return the paragraphs that fit, the best first; all of them while nothing is typed."""
        if not typed.strip():
            return [*self.paragraphs.values()]
        scores = dict(self.index.find(typed))
        for id, score in search(typed):
            key = _key(Paragraph(RULING, id))
            if key in self.paragraphs:
                scores[key] = max(score, scores.get(key, 0.0))
        order = self.index.order
        return [self.paragraphs[x] for x in sorted(scores, key=lambda x: (-scores[x], order[x]))]


def _key(paragraph: Paragraph) -> str:
    return f"{paragraph.kind} {paragraph.id}"


@lru_cache(maxsize=16)
def _finder(book: Rulebook, format: str, language: str) -> Finder:
    """Return the finder; ``language`` only tells the one of another language from it."""
    played = named(format)
    assert played is not None
    paragraphs = {_key(x): x for x in all_of(played)}
    return Finder(paragraphs, Index({key: [*_lines(x, book)] for key, x in paragraphs.items()}))


def finder(book: Rulebook, format: Format) -> Finder:
    """Return the finder of the paragraphs of a book as this format has it."""
    return _finder(book, format.id, rulebook.language())


def _lines(paragraph: Paragraph, book: Rulebook) -> Iterator[str]:
    """Yield the lines by which a paragraph is found: its words and its clauses. The shouts of situations are
    found by ``search``."""
    if paragraph.kind == RULING:
        yield from dict.fromkeys(cite for x in told(paragraph.id, book) for _, cite in x.clauses)
        if paragraph.id == CONDUCT:
            yield from shipped().facts["offence"].choices.values()
        return
    yield title(paragraph)
    if paragraph.kind == PROCEDURE:
        yield from _sentences(procedures()[paragraph.id].text)
        return
    entry = book.entries[paragraph.id]
    yield from (rulebook.holds(book, paragraph.id), *entry.texts.values())
    if entry.clause:
        yield entry.clause


def _sentences(texts: Sequence[str]) -> Iterator[str]:
    for text in texts:
        yield from _SENTENCE.split(text)
