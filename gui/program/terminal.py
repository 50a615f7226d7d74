"""Print sentences to a terminal."""

from __future__ import annotations

import sys


def out(text: str, *, error: bool = False) -> None:
    """Print; letters that the terminal cannot show become question marks."""
    stream = sys.stderr if error else sys.stdout
    coding = stream.encoding or "utf-8"
    stream.write(text.encode(coding, "replace").decode(coding) + "\n")


def err(text: str) -> None:
    out(text, error=True)
