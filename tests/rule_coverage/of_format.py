"""The table's subject: procedures A to J and the books of hold'em, or the points of a format and its own
books.

A format's points stand in ``tests/rule_coverage/ID_points.py`` as ``LINES``; its tests in a folder of its
name below ``tests``, with the same marks."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

import main
from core.formats.format import Format, named
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from tests.rule_coverage.lines import LINES

CHOSEN: list[Format] = []
"""The format that was asked for; empty: procedures A to J."""


def choose(id: str, *, seen: bool = True) -> bool:
    """Ask for this format, with what is ``seen`` of it (gui); return whether there is one with points."""
    main.hand_in(main.FORMATS, seen)
    found = named(id)
    if found is None or not Path(__file__).with_name(f"{id}_points.py").exists():
        return False
    CHOSEN[:] = [found]
    return True


def lines() -> Mapping[str, str]:
    if not CHOSEN:
        return LINES
    found: Mapping[str, str] = import_module(f"tests.rule_coverage.{CHOSEN[0].id}_points").LINES
    return found


def books() -> Mapping[str, Rulebook]:
    """Return the books a director can choose, by id; what holds without one is none. Those of a format are
    its own."""
    shipped = {id: book for id, book in shelf.shipped().items() if id != shelf.NO_BOOK}
    own = {x.stem for folder in shelf.OWN for x in folder.glob("*.toml")}
    if not CHOSEN:
        return {id: book for id, book in shipped.items() if id not in own}
    mine = CHOSEN[0].books
    return {id: book for id, book in shipped.items() if mine is not None and (mine / f"{id}.toml").exists()}


def guarded(book: Rulebook, key: str) -> bool:
    """Return whether this parameter is altered: of a format's book what it says itself."""
    return not CHOSEN or key in book.own


def is_about(path: Path) -> bool:
    """Return whether a file of tests is about what was asked for."""
    parts = path.parts
    if "formats" not in parts:
        return not CHOSEN
    return bool(CHOSEN) and CHOSEN[0].id in parts
