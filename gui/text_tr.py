"""The one way from an English sentence to the director's language, and how facts are put into it."""

from __future__ import annotations

import re
from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

CONTEXT = "Riffle"
_SLOT = re.compile(r"\{(\w+)\}")


def tr(text: str, /, **facts: object) -> str:
    """``text`` in the chosen language, its ``{slots}`` filled with the facts."""
    return fill(QCoreApplication.translate(CONTEXT, text), facts)


def mark(text: str) -> str:
    """A text kept in a table and translated when it is used: marked here so that it is collected."""
    return text


def fill(text: str, facts: Mapping[str, object]) -> str:
    """One pass, so that a player called "{seat}" stays so. A slot without a fact stays as it is: a slip
    in a translation must not stop a night."""
    return _SLOT.sub(lambda m: str(facts[m[1]]) if m[1] in facts else m[0], text)


def slots(text: str) -> list[str]:
    """The names of the facts a text asks for, in order."""
    return _SLOT.findall(text)


def counted(n: int, one: str, many: str, /, **facts: object) -> str:
    """The singular or the plural; ``{n}`` is the number with its thousands parted."""
    return tr(one if n == 1 else many, n=f"{n:,}", **facts)
