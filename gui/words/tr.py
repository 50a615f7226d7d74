"""The one way from an English sentence to the director's language, and how facts are put into it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from core.say.mark import mark as mark

CONTEXT = "Riffle"
_SLOT = re.compile(r"\{(\w+)\}")
# What is read from right to left, Hebrew, Arabic, Syriac, Thaana, N'Ko and their later forms, and the marks
# that turn a text round.
_LEFTWARD = re.compile(
    "[\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


def tr(text: str, /, **facts: object) -> str:
    """``text`` in the chosen language, its ``{slots}`` filled with the facts."""
    said = QCoreApplication.translate(CONTEXT, text)
    return fill(said, facts) if facts else said


def fill(text: str, facts: Mapping[str, object]) -> str:
    """One pass, so that a player called "{seat}" stays so. A slot without a fact stays as it is: a slip
    in a translation must not stop a night."""
    parts = _SLOT.split(text)
    for i in range(1, len(parts), 2):
        name = parts[i]
        value = str(facts[name]) if name in facts else f"{{{name}}}"
        parts[i] = value if value.isascii() else apart(value)
    return "".join(parts)


def sentences(*parts: str) -> str:
    """Return the sentences that say something, one after the other."""
    return " ".join(filter(None, parts))


def apart(text: str) -> str:
    """A name as it stands in a sentence: one that is read from right to left must not turn the words and
    numbers round it (U+2068 to U+2069, which are not seen)."""
    return text if not _LEFTWARD.search(text) else f"\u2068{text}\u2069"


def slots(text: str) -> list[str]:
    """The names of the facts a text asks for, in order."""
    return _SLOT.findall(text)


def counted(n: int, one: str, many: str, /, **facts: object) -> str:
    """The singular or the plural; ``{n}`` is the number with its thousands parted."""
    return tr(one if n == 1 else many, n=f"{n:,}", **facts)
