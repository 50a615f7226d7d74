"""The rulebooks a director can choose among: those Riffle comes with, the house's own, and tonight's."""

from collections.abc import Collection
from dataclasses import dataclass, replace

from core.formats.format import Format, fits, named, of
from core.handbook.contents import keys_of
from core.rulebook import shelf
from core.rulebook.book import Entry, Rulebook, differences
from core.rulebook.file import MOST_SHORT, BadRulebook
from core.rulebook.house_books import HouseBooks, copied, edited, loaded
from core.say.acts import ChooseRulebook
from core.say.reasons import StoreFailed
from core.tournament.state import Tournament
from gui.program.session import Session
from gui.words import rulebook as say
from gui.words import text as words
from gui.words.tr import Context

tr = Context("rulebook")

USUAL = "tda-2024"


@dataclass(frozen=True, slots=True)
class Offer:
    """A book to choose, as it stands without an option. ``text`` is a house's own, ``file`` where it is
    kept: empty for one that only tonight's tournament has. ``parent`` is what it is a variant of."""

    book: Rulebook
    text: str = ""
    file: str = ""
    parent: Rulebook | None = None
    played: bool = False

    @property
    def key(self) -> tuple[str, str]:
        """Tells this book, as it stands now, from any other."""
        return self.book.id, self.text

    @property
    def editable(self) -> bool:
        return bool(self.file)

    def title(self) -> str:
        """Return its title in the list of all rulebooks."""
        if self.text and not self.file:
            return say.as_played(self.book.title)
        called = say.of_house(self.book.title) if self.text else self.book.title
        return say.tonight(called) if self.played else called

    def choose(self, option: str = "") -> ChooseRulebook:
        """Return the act that plays by it."""
        return ChooseRulebook(book=self.book.id, option=option, text=self.text)


@dataclass(frozen=True, slots=True)
class Shelf:
    """The books there are, tonight's among them; what is wrong with some files, or with the whole folder."""

    offers: tuple[Offer, ...]
    faults: tuple[BadRulebook, ...] = ()
    trouble: StoreFailed | None = None

    @property
    def ids(self) -> set[str]:
        return {offer.book.id for offer in self.offers}


def held(text: str, file: str, book: Rulebook) -> None:
    """Hold a house's own rulings against what there is. Raises ``BadRulebook``."""
    if book.rulings:
        from core.rulings import house

        house.check(text, file, book)


def books_here(books: HouseBooks | None, t: Tournament | None = None, format: str = "") -> Shelf:
    """Return the books that fit the format (tonight's, or of this id). It reads the folder anew: a file may
    have been put there by hand."""
    played_by = of(t) if t is not None else named(format)
    files, trouble = {}, None
    try:
        files = dict(books.files()) if books is not None else {}
    except StoreFailed as failed:
        trouble = failed
    own, faults = loaded(files, held)
    ours = shelf.shipped()
    offers = [Offer(book) for book in ours.values() if book.id != shelf.NO_BOOK]
    offers += [Offer(book, text, file, ours.get(book.parent)) for file, (text, book) in own.items()]
    if played_by is not None:
        offers = [x for x in offers if fits(played_by, x.book)]
    offers.append(Offer(ours[shelf.NO_BOOK], played=t is not None and t.book is None))
    played = t.book[0] if t is not None and t.book is not None else None
    if played is not None:
        offers = [replace(o, played=shelf.chain(o.book.id, o.text) == played) for o in offers]
        if not any(o.played for o in offers):
            book = shelf.played(played)
            # One of ours, as it read then, is nobody's variant.
            parent = shelf.played(played[:-1]) if book.parent and book.id not in ours else None
            offers.insert(0, Offer(book, played[-1], "", parent, played=True))
    return Shelf(tuple(offers), tuple(faults), trouble)


# -- changing one -------------------------------------------------------------------------------------


def changed(
    here: Shelf, offer: Offer, key: str, entry: Entry | None, tonight: Collection[str] = ()
) -> tuple[str, Rulebook]:
    """Return text and book with this rule; None: as in the parent. Of one of ours, and of a house book whose
    file has another text, it is a copy with the rule, under a name of its own. One of the texts that were
    played ``tonight`` is written over: Undo took it back, and the file still has it. Raises
    ``BadRulebook``."""
    book = offer.book
    if not offer.editable and not _still_own(here, offer, tonight):
        title, short = _names(offer)
        _, book = copied(book, _new(title, {x.book.title for x in here.offers}), short, here.ids)
    return edited(book, key, entry)


def _still_own(here: Shelf, offer: Offer, tonight: Collection[str]) -> bool:
    """Return whether a house book that has no file as it is played may have one under its own name."""
    files = [x for x in here.offers if x.file and x.book.id == offer.book.id]
    ours = offer.book.id in shelf.shipped()
    same = all(x.text in tonight and x.book.parent == offer.book.parent for x in files)
    return bool(offer.text) and not ours and same


def _names(offer: Offer) -> tuple[str, str]:
    """Return title and short title of the variant that a changed rule makes of a book."""
    book = offer.book
    if offer.text:
        return book.title, book.short
    if book.id == shelf.NO_BOOK:
        return say.house_rules(), say.house_rules()[:MOST_SHORT]
    return say.house_title(book.short), say.house_short(book.short)[:MOST_SHORT]


def _new(title: str, used: set[str]) -> str:
    """Return the title, with a number where there is a book of that name."""
    named, number = title, 1
    while named in used:
        number += 1
        named = f"{title} {number}"
    return named


def keep_file(session: Session, file: str, text: str) -> str:
    """Write a house's book to its file; return why it could not be written, if it could not."""
    if session.books is None:
        return tr("There is no folder for house rulebooks here. Nothing was saved.")
    try:
        session.books.save(file, text)
    except StoreFailed as failed:
        return words.trouble(failed, session.zone)
    return ""


# -- the rules of one book ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Line:
    """A parameter as it stands in the book: ``parent`` says what it departs from, where it does; ``method``
    is the option that sets it."""

    key: str
    name: str
    holds: str
    where: str
    parent: str = ""
    method: str = ""


def lines(offer: Offer, format: Format, option: str = "") -> dict[str, list[Line]]:
    """Return every rule of the book that the format has, as it is played with that option, by group: its own
    come first."""
    book = offer.book.option(option) if option else offer.book
    above = offer.parent
    if above is not None and option in above.options:
        above = above.option(option)
    differ = {d.key for d in differences(book, above) if not d.option} if above is not None else set()
    set_by = offer.book.options[option].entries if option else {}
    found: dict[str, list[Line]] = {}
    for key in keys_of(format):
        parent = say.in_parent(above, key) if above is not None and key in differ else ""
        method = option if key in set_by else ""
        line = Line(key, say.name(key), say.holds(book, key), say.where(book, key), parent, method)
        found.setdefault(say.group(key), []).append(line)
    return found
