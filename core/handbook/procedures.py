"""The procedures in our words, as they stand in ``assets/procedures.md``."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FILE = Path(__file__).resolve().parents[2] / "assets" / "procedures.md"
# ``### X.word Title`` is a procedure, ``## X Title`` a whole part.
HEADING = re.compile(r"^##(#?) ([A-M](?:\d+|\.[a-z]+)?) (\S.*)$", re.MULTILINE)

# A row of the table of a procedure's parameters.
_KEY = re.compile(r"\| [^|]*`([\w.]+)` \|")


@dataclass(frozen=True, slots=True)
class Procedure:
    """``id`` is how it is cited: ``F.count``, of a whole part ``F``. ``keys`` are the parameters that decide
    it, those of formats that are not played included."""

    id: str
    title: str
    text: tuple[str, ...]
    keys: tuple[str, ...]

    @property
    def is_part(self) -> bool:
        return len(self.id) == 1


@cache
def procedures() -> dict[str, Procedure]:
    """Return the procedures and the parts, by id, in their order."""
    return {found.id: found for found in read(FILE.read_text("utf-8"))}


def read(text: str) -> Iterator[Procedure]:
    """Yield the procedures of the page's text; its tables are written from the rulebooks and left out."""
    found = [*HEADING.finditer(text)]
    ends = [*(x.start() for x in found[1:]), len(text)]
    for heading, end in zip(found, ends, strict=True):
        lines = text[heading.end() : end].splitlines()
        by_hand = "\n".join("" if line.startswith("|") else line for line in lines)
        paragraphs = (" ".join(x.split()) for x in by_hand.split("\n\n"))
        keys = [row[1] for line in lines if (row := _KEY.match(line))]
        yield Procedure(heading[2], heading[3], tuple(x for x in paragraphs if x), tuple(keys))
