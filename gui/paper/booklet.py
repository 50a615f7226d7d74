"""A rulebook printed to be read: contents, chapters with their clauses, an index of the clauses. Lengths in
mm."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from core.formats.format import Format
from core.handbook.contents import AT_TABLE, GROUPS, PROCEDURE, RULING, Chapter, Paragraph, contents
from core.handbook.procedures import procedures
from core.handbook.told import counted_by
from core.rulebook.book import Rulebook
from core.rulings.situations import shipped
from gui.paper.columns import Block, Columns, in_one_column, pour
from gui.paper.lists import SECTION
from gui.paper.paper import (
    FIRM_MM,
    HAIRLINE,
    QUIET,
    Area,
    BodyPage,
    Drawing,
    Face,
    Ruler,
    Text,
    paragraphs,
    wrapped,
)
from gui.words import handbook as say
from gui.words.handbook import Said
from gui.words.rulebook import headings
from gui.words.tr import Context

tr = Context("handbook")

CHAPTER = Face(5.6, 700)
NUMBER, TITLE = Face(3.5, 700), Face(3.5, 600)
TEXT, ASIDE = Face(3.1), Face(2.75, 400, QUIET)
LEADING, CHAPTER_MM, TITLE_MM = 4.25, 13.0, 7.4
# The columns of the case to the left of a sentence and of its clause to the right, in millimetres.
WHEN, CLAUSE, APART = 48.0, 40.0, 4.0
BELOW, BETWEEN = 1.5, 3.4
LINE_MM, LISTED, GUTTER = 4.1, 18.0, 9.0
SECTION_MM, SECTIONS_APART = 6.2, 2.6
INDEX_COLUMNS = 2


@dataclass(frozen=True)
class Booklet:
    """The body. It is laid out when its pages are wanted: a book is long."""

    book: Rulebook
    format: Format

    def pages(self, area: Area, ruler: Ruler) -> Sequence[BodyPage]:
        chapters = contents(self.format)
        numbers = numbered(chapters)
        blocks = [x for chapter in chapters for x in self._chapter(chapter, numbers, area.width, ruler)]
        text = in_one_column(blocks, area)
        first = len(self._contents(chapters, numbers, {}, area, ruler))
        at = {number: first + page for number, page in _begins(text).items()}
        index = self._index(chapters, numbers, area, ruler)
        return [*self._contents(chapters, numbers, at, area, ruler), *text, *index]

    # -- the chapters ------------------------------------------------------------------------------

    def _chapter(
        self, chapter: Chapter, numbers: dict[Paragraph, str], width: float, ruler: Ruler
    ) -> Iterator[Block]:
        head = Drawing(ruler, width, CHAPTER_MM)
        head.text(say.chapter(chapter.id), CHAPTER, CHAPTER_MM - 4.0, "chapter")
        head.rule(CHAPTER_MM - 1.6, thickness=FIRM_MM)
        for text in _about(chapter):
            head.under(_text(text, width, ruler))
        for paragraph in chapter.paragraphs:
            block = self._paragraph(paragraph, numbers, width, ruler)
            yield replace(block, head=head.under(block.head), gap=2 * BETWEEN) if head.items else block
            head = Drawing(ruler, width)

    def _paragraph(
        self, paragraph: Paragraph, numbers: dict[Paragraph, str], width: float, ruler: Ruler
    ) -> Block:
        number = numbers[paragraph]
        head, again = Drawing(ruler, width, TITLE_MM), Drawing(ruler, width, 2.0)
        lead = head.text(number, NUMBER, 5.2, "number", room=WHEN).width + 3.0
        head.text(say.title(paragraph), TITLE, 5.2, "title", lead)
        for text in say.introduced(paragraph):
            head.under(_text(text, width, ruler))
        as_under = self._worked_out_before(paragraph)
        if as_under is not None:
            words = tr("Worked out by the rules of {number}.", number=numbers[as_under])
            head.under(_text(words, width, ruler))
        rows = [_sentence(said, width, ruler) for said in self.said(paragraph)]
        return Block(number, head, again, rows, BETWEEN)

    def said(self, paragraph: Paragraph) -> list[Said]:
        """Return the sentences that are printed of a paragraph: of one ruled as another none."""
        if paragraph.kind == RULING and shipped().situations[paragraph.id].door:
            return []
        again = self._worked_out_before(paragraph) is not None
        found = say.ruled(paragraph, self.book) if again else say.said(paragraph, self.book)
        if not found and paragraph.kind == RULING:
            return [Said("", tr("Not stated: the director decides."), "")]
        return found

    def _worked_out_before(self, paragraph: Paragraph) -> Paragraph | None:
        """Return the ruling before this one that is worked out by the same rules: they are printed there."""
        if paragraph.kind != RULING or shipped().situations[paragraph.id].door:
            return None
        keys = counted_by(paragraph.id, self.book)
        before = takewhile(lambda id: id != paragraph.id, _situations())
        same = (id for id in before if keys and set(keys) <= set(counted_by(id, self.book)))
        return next((Paragraph(RULING, id) for id in same), None)

    # -- contents and index ------------------------------------------------------------------------

    def _contents(
        self,
        chapters: Sequence[Chapter],
        numbers: dict[Paragraph, str],
        at: dict[str, int],
        area: Area,
        ruler: Ruler,
    ) -> list[BodyPage]:
        head = Drawing(ruler, area.width, 11.0)
        head.lines(self.book.title, CHAPTER, 6.5, "book", leading=6.5)
        intro = tr(
            "Procedures, rules and rulings of {book} in Riffle's words, each with its clause. A rule without "
            "a clause is no rule of the book but what holds where it is silent. Of several rulings the first "
            "that fits holds.",
            book=self.book.short,
        )
        head.under(paragraphs((intro,), area.width, ruler))
        width = (area.width - GUTTER) / 2
        blocks = [_listed(x, numbers, at, width, ruler) for x in chapters]
        return _under_head(head, blocks, Columns(2, width, GUTTER), area)

    def _index(
        self, chapters: Sequence[Chapter], numbers: dict[Paragraph, str], area: Area, ruler: Ruler
    ) -> list[BodyPage]:
        width = (area.width - (INDEX_COLUMNS - 1) * GUTTER) / INDEX_COLUMNS
        found = self.index(chapters, numbers)
        rows = [row for clause, where in found for row in _entry(clause, where, width, ruler)]
        head = Drawing(ruler, area.width, CHAPTER_MM)
        head.text(tr("Clauses"), CHAPTER, CHAPTER_MM - 4.0, "chapter")
        head.rule(CHAPTER_MM - 1.6, thickness=FIRM_MM)
        none = Drawing(ruler, width)
        blocks = [Block("", none, none, rows)] if rows else []
        return _under_head(head, blocks, Columns(INDEX_COLUMNS, width, GUTTER), area) if rows else []

    def index(
        self, chapters: Sequence[Chapter], numbers: dict[Paragraph, str]
    ) -> list[tuple[str, tuple[str, ...]]]:
        """Return each clause with the paragraphs that cite it, in the order of the source."""
        found: dict[str, dict[str, None]] = {}
        for chapter in chapters:
            for paragraph in chapter.paragraphs:
                for clause in (clause for x in self.said(paragraph) for clause in x.clauses):
                    found.setdefault(clause, {})[numbers[paragraph]] = None
        return [(clause, tuple(found[clause])) for clause in sorted(found, key=_in_order)]


def _situations() -> list[str]:
    """Return the situations that have rulings of their own, in their order in the book."""
    own = [x for x in shipped().situations.values() if not x.door]
    return [x.id for group in GROUPS for x in own if x.group == group]


def numbered(chapters: Sequence[Chapter]) -> dict[Paragraph, str]:
    """Return the number of each paragraph: a procedure's own; the rulings at the table are counted."""
    every = [x for chapter in chapters for x in chapter.paragraphs]
    at_table = [x for x in every if x.kind != PROCEDURE]
    counted = {x: f"{AT_TABLE}{at}" for at, x in enumerate(at_table, 1)}
    return {x: counted.get(x, x.id) for x in every}


def _begins(pages: Sequence[BodyPage]) -> dict[str, int]:
    """Return the page, from 1 on, on which each paragraph begins."""
    return {
        item.text: at
        for at, page in enumerate(pages, 1)
        for item in page.items
        if isinstance(item, Text) and item.role == "number"
    }


def _about(chapter: Chapter) -> tuple[str, ...]:
    """Return the introduction of a part of the procedures."""
    return procedures()[chapter.id].text if chapter.id in procedures() else ()


def _text(words: str, width: float, ruler: Ruler) -> Drawing:
    made = Drawing(ruler, width)
    made.height = BELOW + LEADING * made.lines(words, TEXT, 3.2, "text", leading=LEADING)
    return made


def _sentence(said: Said, width: float, ruler: Ruler) -> Drawing:
    """Return a sentence, whole on one page: what it is about at its left, the clause at its right."""
    left = WHEN + APART if said.when else 0.0
    room = width - left - CLAUSE - APART
    middle = [(x, TEXT, "said") for x in wrapped(ruler, said.text, TEXT, room)]
    for note in said.notes:
        middle += [(x, ASIDE, "note") for x in wrapped(ruler, note, ASIDE, room)]
    whens = wrapped(ruler, said.when, ASIDE, WHEN)
    wheres = wrapped(ruler, ", ".join(said.clauses) or said.where, ASIDE, CLAUSE)
    deep = max(len(middle), len(whens), len(wheres))
    made = Drawing(ruler, width, deep * LEADING + BELOW)
    for at, words in enumerate(whens):
        made.exactly(words, ASIDE, 3.2 + at * LEADING, "when")
    for at, (words, face, role) in enumerate(middle):
        made.exactly(words, face, 3.2 + at * LEADING, role, left)
    for at, words in enumerate(wheres):
        made.exactly(words, ASIDE, 3.2 + at * LEADING, "clause", width - CLAUSE)
    return made


def _listed(
    chapter: Chapter, numbers: dict[Paragraph, str], at: dict[str, int], width: float, ruler: Ruler
) -> Block:
    """Return a chapter in the contents: its paragraphs with their pages."""
    head = Drawing(ruler, width, SECTION_MM)
    head.text(say.chapter(chapter.id), SECTION, 4.2, "section")
    head.rule(SECTION_MM - 0.6, ink=HAIRLINE)
    rows = []
    for paragraph in chapter.paragraphs:
        row, number = Drawing(ruler, width), numbers[paragraph]
        page = row.text(str(at.get(number, 0)), TEXT, 3.2, "page of", width / 2, right=True)
        row.text(number, ASIDE, 3.2, "listed", room=LISTED - 1.0)
        room = width - LISTED - page.width - 4.0
        deep = row.lines(say.title(paragraph), TEXT, 3.2, "listed title", LISTED, room, leading=3.8)
        row.height = LINE_MM + (deep - 1) * 3.8
        row.read_last(page)
        rows.append(row)
    return Block("", head, head, rows, SECTIONS_APART)


def _entry(clause: str, where: Sequence[str], width: float, ruler: Ruler) -> Iterator[Drawing]:
    """Yield the lines of a clause in the index, with a gloss if it is a heading in another language."""
    clauses = wrapped(ruler, headings((clause,)) or clause, TEXT, width * 0.58)
    numbers = wrapped(ruler, ", ".join(where), ASIDE, width * 0.4)
    for at in range(max(len(clauses), len(numbers))):
        row = Drawing(ruler, width, LEADING)
        if at < len(clauses):
            row.exactly(clauses[at], TEXT, 3.2, "indexed")
        if at < len(numbers):
            row.exactly(numbers[at], ASIDE, 3.2, "indexed in", width * 0.6)
        yield row


def _under_head(head: Drawing, blocks: Sequence[Block], columns: Columns, area: Area) -> list[BodyPage]:
    """Return the blocks in columns, on the first page under a head across the whole width."""
    lower = Area(area.width, area.height - head.height)
    first, *rest = pour(blocks, columns, lower)
    items = (*head.items, *(x.moved(0.0, head.height) for x in first.items))
    return [BodyPage(items), *rest]


_DIGITS = re.compile(r"(\d+)")


def _in_order(clause: str) -> list[tuple[int, str]]:
    """Return the key that puts §2.9 before §2.13, and headings by their letters."""
    return [(int(x), "") if x.isdigit() else (-1, x) for x in _DIGITS.split(clause.casefold()) if x]
