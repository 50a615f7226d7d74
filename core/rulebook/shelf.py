"""The rulebooks Riffle comes with, and a tournament's own as it is played.

A tournament keeps the whole text of its book: what stands in ``assets/rulebooks`` is for choosing one.
"""

from collections.abc import Iterator, Mapping
from functools import cache, lru_cache
from pathlib import Path

from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import OF_FORMATS, BadRulebook, load_folder, read
from core.rulebook.fits import Fault
from core.rulebook.kinds import Parameter, Value
from core.rulebook.lines import line_of
from core.rulebook.parameters import GROUPS, PARAMETERS

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "rulebooks"
# The folders of the books that formats bring.
OWN: list[Path] = []
# The book that holds where none was chosen: it cites nothing and forbids nothing.
NO_BOOK = "plain"


@cache
def texts() -> Mapping[str, str]:
    """Return the text of each book by id, its file's name; of two with one id the folder's."""
    files = [x for folder in (FOLDER, *OWN) for x in sorted(folder.glob("*.toml"))]
    first = {x.stem: x for x in reversed(files)}
    return {x.stem: x.read_text("utf-8") for x in files if first[x.stem] is x}


@cache
def shipped() -> Mapping[str, Rulebook]:
    """Return the books Riffle comes with, by id."""
    books, faults = load_folder({f"{id}.toml": text for id, text in texts().items()})
    if faults:
        raise faults[0]
    return books


@lru_cache(maxsize=64)  # the books of a folder are read again at each key that is typed into a rule
def variant(text: str, file: str) -> Rulebook:
    """Return the house book of this text; its parent is one of ours. Raises ``BadRulebook``."""
    return read(text, file, shipped())


def chain(id: str, text: str = "") -> tuple[str, ...]:
    """Return the texts a tournament keeps of a book, parents first: of one of ours, or of ``text``, a house
    book whose parent is one of ours and whose id is none of ours. Raises ``BadRulebook``, and ``KeyError`` if
    there is no such book."""
    if not text:
        book, text = shipped()[id], texts()[id]
    else:
        file = f"{id}.toml"
        book = variant(text, file)
        if text != texts().get(book.id, text):
            raise BadRulebook(file, line_of(text, ("id",)), "id", Fault.NEW_ID, book.id)
    return (*chain(book.parent), text) if book.parent else (text,)


def ancestry(book: Rulebook) -> Iterator[Rulebook]:
    """Yield the book and the books of ours it is a variant of."""
    yield book
    while book.parent in shipped():
        book = shipped()[book.parent]
        yield book


def _plain_text() -> str:
    return texts()[NO_BOOK]


@cache
def plain() -> Rulebook:
    """Return the rulebook that holds where none was chosen. The others are not read for it, which makes a
    start 30 ms shorter."""
    return read(_plain_text(), f"{NO_BOOK}.toml")


@lru_cache(maxsize=64)  # every rule asks for it; reading one takes 6 to 12 ms
def played(texts: tuple[str, ...], option: str = "") -> Rulebook:
    """Return the last of these texts on top of the others, with that option. A parameter an older Riffle did
    not know is as in ``plain``: a night goes on by the rules it was played by. Raises ``BadRulebook`` or
    ``KeyError``."""
    books: dict[str, Rulebook] = {}
    book = None
    for text in texts:
        # every chain begins with it, and it is read already: 6 of 12 ms
        book = plain() if text == _plain_text() else read(text, "", books, plain().entries)
        books[book.id] = book
    if book is None:
        raise KeyError("no rulebook")
    return book.option(option) if option else book


def add(groups: Mapping[str, str], parameters: Mapping[Parameter, Value], books: Path | None = None) -> None:
    """Make known a format's parameters, each with its value where a book is silent, and its books."""
    if books is not None and books not in OWN:
        OWN.append(books)
    GROUPS.update(groups)
    PARAMETERS.update((x.key, x) for x in parameters)
    OF_FORMATS.update((x.key, Entry(value)) for x, value in parameters.items())
    for read_before in (texts, shipped, plain, variant, played):
        read_before.cache_clear()


__all__ = [
    "NO_BOOK",
    "BadRulebook",
    "add",
    "ancestry",
    "chain",
    "plain",
    "played",
    "shipped",
    "texts",
    "variant",
]
