"""The clauses of a rulebook, and how they stand behind what rests on them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import repeat


def with_clause(said: str, cited: str) -> str:
    """The clause last, after a dot: many a clause has a parenthesis of its own."""
    return f"{said.removesuffix('.')} · {cited}" if said and cited else said or cited


def clauses(found: Sequence[str]) -> str:
    """``SvePoF 2006 §8.2, a)``: the book once, then its clauses, a clause with several letters once."""
    said, last = list[str](), ""
    for clause in dict.fromkeys(found):
        mine = clause
        for at in range(len(clause) - 1, 0, -1):
            # what could be the book's name stood before already: the longest
            if clause[at] == " " and any(map(str.startswith, said, repeat(clause[: at + 1]))):
                mine = clause[at + 1 :]
                break
        section, _, letter = clause.rpartition(" ")
        lettered = letter.endswith(")") and len(letter) == 2
        said.append(letter if lettered and section == last else mine)
        last = section if lettered else clause
    return ", ".join(said)
