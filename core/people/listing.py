"""How names are put in order: by surname or by first names, and by which alphabet. One order everywhere: the
Players page, check-in, what is suggested, the seating lists on paper and on the projector.

A name is kept as it was typed ("Anna Ek"). By surname it is listed by its last word ("Ek, Anna"; with what
stands behind a surname, "Berg jr, Jonas"); a name of one word stays, and one typed so stays. Particles
go with the first names ("Platen, Carl von"), as Swedish registers do: no list of particles can be right for
every country.

Core knows no Qt, and a paper printed again on another PC has the same order: the alphabets are our own, not
those of the system. Of the languages of the rulebooks only Swedish has letters after z; in English, German
and Dutch an accent changes nothing. What stands in the tournament (``set names``, ``set alphabet``) decides.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from core.say.names import is_suffix, same, surname

if TYPE_CHECKING:  # the library, which the first window waits for, needs no tournament
    from core.tournament.state import Tournament

# Letters of their own after z, in the Swedish order; the signs are those that sort right after "z".
_OWN = {"å": "{", "ä": "|", "æ": "|", "ö": "}", "ø": "}"}
_LETTERS = {"{": "Å", "|": "Ä", "}": "Ö"}
_BASE = {
    "ł": "l", "đ": "d", "ð": "d", "þ": "th", "œ": "oe", "ı": "i", "ħ": "h", "æ": "ae", "ø": "o",
}  # fmt: skip

Key = str
"""One text: ten thousand are sorted in half the time of as many tuples."""


class Listing(NamedTuple):
    """``names``: by ``surname``, or by the ``first`` names as they are said. ``alphabet``: ``swedish``, or
    ``latin``, where å, ä and ö stand with a and o."""

    names: str = "surname"
    alphabet: str = "swedish"


USUAL = Listing()
ORDERS = {"names": ("surname", "first"), "alphabet": ("swedish", "latin")}
"""The possible values of each setting."""


def listing(t: Tournament) -> Listing:
    """Return how this night lists its names."""
    return Listing(str(t.setting("names")), str(t.setting("alphabet")))


def suggesting(t: Tournament, typed: str) -> Listing:
    """Return how suggestions are listed: as everywhere while nothing is typed, otherwise by first names,
    because that is how names are typed."""
    how = listing(t)
    return how._replace(names="first") if typed.strip() else how


class Listed(NamedTuple):
    """The form in which a name is listed: ``Ek, Anna``, or ``Anna Ek`` by first names; what it is sorted by;
    the letter it stands under: ``Å``, or ``#`` for a name that begins with none; and what is equal for
    namesakes."""

    name: str
    key: Key
    letter: str
    alike: str


@lru_cache(maxsize=40_000)  # of 10,000 names 60 ms
def listed(name: str, how: Listing = USUAL) -> Listed:
    """Return how a name is listed. Names that begin with no letter come first, so that each running letter
    stands once."""
    last, first = _parts(name)
    swedish, said = how.alphabet == "swedish", f"{last}, {first}" if first else name
    alike = same(said)
    if how.names == "first":
        said = last = f"{first} {last}".strip()
        first = ""
    key = _sort_text(last, swedish=swedish)
    letter = _letter(key)
    begins = "1" if letter != "#" else "0"
    whole = "\0".join((begins + key, _sort_text(first, swedish=swedish), name))
    return Listed(said, whole, letter, alike)


def list_name(name: str, how: Listing = USUAL) -> str:
    """Return ``Ek, Anna``, or ``Anna Ek`` where names are listed by first names."""
    return listed(name, how).name


def name_key(name: str, how: Listing = USUAL) -> Key:
    """Return the key that names are sorted by, as they are listed."""
    return listed(name, how).key


def _parts(name: str) -> tuple[str, str]:
    """Return the surname and the first names; a name of one word has no first names."""
    last, comma, first = (part.strip() for part in name.partition(","))
    if comma and not is_suffix(first):
        return last, first
    said = " ".join(f"{last} {first}".split())
    last = surname(said)
    return last, said.removesuffix(last).rstrip()


def _sort_text(text: str, *, swedish: bool) -> str:
    """Return text as it is sorted: without case and accents, except å, ä, ö where they come after z."""
    out: list[str] = []
    for letter in unicodedata.normalize("NFC", unicodedata.normalize("NFC", text).casefold()):
        if swedish and letter in _OWN:
            out.append(_OWN[letter])
            continue
        if letter in _BASE:
            out.append(_BASE[letter])
            continue
        for part in unicodedata.normalize("NFKD", letter):
            if not unicodedata.combining(part):
                out.append(part if part.isalnum() else " ")
    return " ".join("".join(out).split())


def _letter(key: str) -> str:
    first = key[:1]
    if first in _LETTERS:
        return _LETTERS[first]
    return first.upper() if first.isalpha() else "#"
