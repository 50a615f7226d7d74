"""House rulebooks: variants of those Riffle comes with, kept as TOML files in a folder. The store knows the
folder; this module reads, copies and edits its files."""

import re
import unicodedata
from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from typing import Protocol

from core.rulebook.book import Entry, Rulebook
from core.rulebook.file import BadRulebook, write
from core.rulebook.fits import Fault
from core.rulebook.lines import line_of
from core.rulebook.shelf import shipped, variant

SUFFIX = ".toml"
LARGEST = 200_000
"""Bytes of a file: a rulebook has some 15,000 characters."""
_LONGEST_ID = 36


class HouseBooks(Protocol):
    """The folder of a house's rulebooks."""

    def files(self) -> Mapping[str, bytes]:
        """Return each file's content by its name; nothing without a folder. Raises ``StoreFailed``."""

    def save(self, file: str, text: str) -> None:
        """Write the file whole or not at all, over the one that was there. Raises ``StoreFailed``."""


Check = Callable[[str, str, Rulebook], None]
"""Holds what a file (its text, its name) says besides parameters against what there is."""


def loaded(
    files: Mapping[str, bytes], check: Check
) -> tuple[dict[str, tuple[str, Rulebook]], list[BadRulebook]]:
    """Return text and book by file name, and the errors of the others: one bad file costs only itself. A
    parent must be one of the books Riffle comes with, so that a tournament can keep all it needs."""
    books: dict[str, tuple[str, Rulebook]] = {}
    faults: list[BadRulebook] = []
    ids = set(shipped())
    for file, data in files.items():
        try:
            text = decoded(data, file)
            book = read_new(text, file, ids, check)
        except BadRulebook as fault:
            faults.append(fault)
        else:
            ids.add(book.id)
            books[file] = (text, book)
    return books, faults


def decoded(data: bytes, file: str) -> str:
    """Return the text with our line ends, whatever editor wrote it: the same book has one text on every
    system. Raises ``BadRulebook`` naming the line that is not UTF-8."""
    try:
        return data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = data[: error.start].count(b"\n") + 1
        raise BadRulebook(file, line, "", Fault.TOML, "UTF-8") from error


def read_new(text: str, file: str, used_ids: Collection[str], check: Check) -> Rulebook:
    """Return a house book whose id is new. Raises ``BadRulebook``."""
    book = variant(text, file)
    check(text, file, book)
    if book.id in used_ids:
        raise BadRulebook(file, line_of(text, ("id",)), "id", Fault.NEW_ID, book.id)
    return book


def copied(book: Rulebook, title: str, short: str, used_ids: Collection[str]) -> tuple[str, Rulebook]:
    """Return text and book of a copy under a new name: of one of ours a variant that takes over everything,
    of a house book the same changes of the same parent. Raises ``BadRulebook``."""
    named = replace(book, id=fresh_id(title, used_ids), title=title, short=short)
    if book.id in shipped():
        named = replace(named, parent=book.id, own=frozenset(), own_options=frozenset())
    return _settled(named)


def edited(book: Rulebook, key: str, entry: Entry | None) -> tuple[str, Rulebook]:
    """Return text and book with this entry; None: as in the parent. Raises ``BadRulebook``."""
    if entry is None:
        return _settled(replace(book, own=book.own - {key}))
    return _settled(replace(book, entries={**book.entries, key: entry}, own=book.own | {key}))


def _settled(book: Rulebook) -> tuple[str, Rulebook]:
    """Return the book as it is read back: entries equal to the parent's are the parent's."""
    text = write(book)
    return text, variant(text, book.id + SUFFIX)


def fresh_id(title: str, used_ids: Collection[str]) -> str:
    """Return ``freitagsrunde-sud`` for ``Freitagsrunde Süd``, with a number if that is taken."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode().lower()
    stem = re.sub(r"[^a-z0-9]+", "-", plain)[:_LONGEST_ID].strip("-") or "house"
    number, candidate = 1, stem
    while candidate in used_ids:
        number += 1
        candidate = f"{stem}-{number}"
    return candidate
