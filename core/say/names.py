"""How names and other texts are cleaned and compared."""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

LONGEST_NAME = 120
LONGEST_NUMBER = 40
LONGEST_NOTE = 1000

# These stand behind a surname, "Jonas Berg jr", and are none.
_SUFFIX = re.compile(r"(jr|sr|jnr|snr|i{2,3}|iv)\.?", re.I)

# No writing needs more marks on one letter; more of them are heaped over the lines above and below.
_HEAPED = 4
_FIRST_MARK = "\u0300"

# Printable and yet drawn as nothing (of Unicode's Default_Ignorable_Code_Point those that Python prints), and
# drawn as a blank: fillers, the empty braille cell, the note without a head, a place held for an object.
_UNSEEN = re.compile("[\u034f\u17b4\u17b5\u180b-\u180f\ufe00-\ufe0d\U000e0100-\U000e01ef]")
_BLANK = re.compile("[\u115f\u1160\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442\U00016fe4]")

# They show only in what stands beside them: joiners, and how a sign is drawn.
_JOINERS = "\u200c\u200d"
_DRAWN = "\ufe0e\ufe0f"
_BESIDE = str.maketrans("", "", _JOINERS + _DRAWN)
_VIRAMA = 9

# Letters that Unicode does not take apart into a base and an accent, as they are typed without one.
_BASE = str.maketrans(
    {
        "ø": "o",
        "ł": "l",
        "đ": "d",
        "ð": "d",
        "þ": "th",
        "æ": "ae",
        "œ": "oe",
        "ı": "i",
        "ħ": "h",
        "-": " ",
        "‐": " ",
        "‑": " ",
        "–": " ",
        "/": " ",
        ",": " ",
        ".": " ",
        "'": "",
        "’": "",
        "`": "",
        "´": "",
    }
)


# How names are typed where a keyboard has no such letters.
_WRITTEN_OUT = str.maketrans({"ä": "ae", "ö": "oe", "ø": "oe", "ü": "ue", "å": "aa"})


def folded(text: str) -> str:
    """Return the text as it is compared: without case, accents and punctuation, with single spaces."""
    plain = unicodedata.normalize("NFKD", clean(text).translate(_BESIDE).casefold().translate(_BASE))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).split())


def searched(text: str) -> str:
    """Return the text that a search reads: folded, and again with ä as ae where it has such letters: "muller"
    and "mueller" find Müller."""
    plain = folded(text)
    if text.isascii():
        return plain
    written = folded(clean(text).casefold().translate(_WRITTEN_OUT))
    return plain if written == plain else f"{plain} {written}"


def same(text: str) -> str:
    """Return a key that is equal for names that look alike: by case, joiners, width of letters."""
    return text.casefold() if text.isascii() else _alike(text)


# Asked at each fold for every name, and for each seat that is painted: of 10,000 names 20 ms of a fold.
@lru_cache(maxsize=20_000)
def _alike(text: str) -> str:
    plain = unicodedata.normalize("NFKC", text.translate(_BESIDE)).casefold()
    return " ".join(unicodedata.normalize("NFKC", plain).split())


def clean(text: str) -> str:
    """Return a typed or pasted text as it is kept: composed, single spaces, no invisible characters that
    could hide, imitate another name, or reverse letters. Joiners stay where they show: Persian and Indic
    names need them, and families of signs."""
    if not text.isprintable():
        text = "".join(
            " " if c.isspace() else c for c in text if c.isprintable() or c.isspace() or c in _JOINERS
        )
    if max(text, default="") >= _FIRST_MARK:
        text = _BLANK.sub(" ", _UNSEEN.sub("", text))
        # again where what was left out stood between marks: they have another order now
        while (leaner := _lean(unicodedata.normalize("NFC", text))) != text:
            text = leaner
    return " ".join(text.split())


def has_letters(text: str) -> bool:
    """Return whether there are letters in it: a seat and a number have none."""
    return any(c.isalpha() for c in text)


def is_suffix(word: str) -> bool:
    """Return whether the word is Jr, Sr or III, which stands behind a surname."""
    return _SUFFIX.fullmatch(word) is not None


def surname(name: str) -> str:
    """Return the last word of a name, ``Ek``, and the one before it if that is a suffix: ``Berg jr``."""
    *first, last = name.split() or [""]
    return f"{first[-1]} {last}" if first and is_suffix(last) else last


def and_number(text: str) -> tuple[str, str]:
    """Return the name and the club number of ``Bo Sund 113``; the number is empty where none is meant: a name
    of one word may have one of its own, as ``Guest 2`` has."""
    *name, number = text.split() or [""]
    whole = len(name) > 1 and number.isdecimal() and all(map(has_letters, name))
    return (" ".join(name), number) if whole and not any(map(str.isdecimal, "".join(name))) else (text, "")


def _lean(text: str) -> str:
    """Leave out marks that stand on no letter or are too many for one, and joiners that join nothing."""
    kept: list[str] = []
    base, marks = " ", 0
    for c, after in zip(text, f"{text[1:]} ", strict=False):
        if c in _DRAWN:
            stays = unicodedata.category(base) == "So" and kept[-1] == base
        elif c in _JOINERS:
            stays = _joins(kept[-1] if kept else " ", base, after)
        elif unicodedata.category(c) in ("Mn", "Me"):
            marks += 1
            stays = base != " " and marks <= _HEAPED
        else:
            base, marks, stays = c, 0, True
        if stays:
            kept.append(c)
    return "".join(kept)


def _joins(before: str, base: str, after: str) -> bool:
    """Return whether a joiner shows here: behind a virama, between two letters of an Arabic script, between
    signs. ``base`` is the letter or sign that the marks ``before`` it stand on."""
    if unicodedata.combining(before) == _VIRAMA:
        return after not in f" {_JOINERS}"
    if unicodedata.bidirectional(base) == "AL":
        return unicodedata.bidirectional(after) == "AL"
    return unicodedata.category(base) in ("So", "Sk") and unicodedata.category(after) == "So"
