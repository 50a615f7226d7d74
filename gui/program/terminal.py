"""Sentences in a terminal."""

from __future__ import annotations

import sys


def out(said: str, *, error: bool = False) -> None:
    """A terminal that cannot show a letter shows a question mark in its place."""
    stream = sys.stderr if error else sys.stdout
    coding = stream.encoding or "utf-8"
    stream.write(said.encode(coding, "replace").decode(coding) + "\n")


def err(said: str) -> None:
    out(said, error=True)
