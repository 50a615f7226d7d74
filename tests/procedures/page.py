"""The page of the procedures, ``assets/procedures.md``, and its headings.

A heading is ``### X.word Title``; one of a whole part ``## X Title``.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "assets" / "procedures.md"
COMMAND = "python -m tests.procedures"

HEADING = re.compile(r"^##(#?) ([A-M](?:\d+|\.[a-z]+)?) (\S.*)$", re.MULTILINE)


@cache
def headings() -> Mapping[str, str]:
    """Return the title of each procedure and of each part, by its letter and number."""
    found = [(id, title) for _, id, title in HEADING.findall(FILE.read_text("utf-8"))]
    assert len(dict(found)) == len(found), "two headings have one name"
    return dict(found)


def is_part(id: str) -> bool:
    """Return whether this is a whole part, ``F``, and no single procedure."""
    return len(id) == 1


@cache
def of_books() -> Mapping[str, str]:
    """Return the titles of the procedures that the rulebooks of hold'em decide: parts A to J."""
    return {id: title for id, title in headings().items() if not is_part(id) and id < "K"}
