"""The clauses of a rulebook, and how they stand behind what rests on them."""

from __future__ import annotations

from collections.abc import Sequence


def with_clause(said: str, cited: str) -> str:
    """The clause last, after a dot: many a clause has a parenthesis of its own."""
    return f"{said.removesuffix('.')} · {cited}" if said and cited else said or cited


def clauses(found: Sequence[str]) -> str:
    """``SvePoF 2006 §8.2, a)``: the book once, then its clauses, a clause with several letters once."""
    said, last = list[str](), ""
    for clause in dict.fromkeys(found):
        before = next((b for b in _books(clause) if any(x.startswith(f"{b} ") for x in said)), "")
        mine = clause.removeprefix(f"{before} ") if before else clause
        section, _, letter = clause.rpartition(" ")
        lettered = letter.endswith(")") and len(letter) == 2
        said.append(letter if lettered and section == last else mine)
        last = section if lettered else clause
    return ", ".join(said)


def _books(clause: str) -> list[str]:
    """Return what could be the book's name at the beginning of a clause, the longest first."""
    words = clause.split(" ")
    return [" ".join(words[:n]) for n in range(len(words) - 1, 0, -1)]
