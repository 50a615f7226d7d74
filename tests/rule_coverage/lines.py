"""The procedures A to J, each with what it is about, and the cells that need no test."""

from __future__ import annotations

from collections.abc import Mapping

from tests.procedures.page import of_books

LINES: Mapping[str, str] = of_books()

# (line, book or "*"): why no test is needed.
REASONS: Mapping[tuple[str, str], str] = {
    ("B7", "*"): "no team poker in this book",
}


def reason(line: str, book: str) -> str:
    """Why there need be no test of this line for this book; empty where there is no such reason."""
    return REASONS.get((line, book)) or REASONS.get((line, "*"), "")
