"""Why it was decided so, as a floor person says it: from the facts and clauses kept with the decision."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from core.say.becauses import Because, MovedByHand, SwappedByHand
from gui.words.names import Names
from gui.words.tr import mark, tr
from gui.words.voices import why

Facts = Mapping[str, str | int]

_WAITS = {
    "yes": mark("No cards until the button has passed."),
    "no": mark("Dealt in at once."),
    "unknown": mark("Dealt in at once, but between small blind and button not until the button has passed."),
}
_DODGED = {
    "penalty": mark("A blind dodged on purpose is penalised."),
    "dead_money_or_penalty": mark(
        "A blind dodged on purpose goes into the pot dead, with a penalty or without."
    ),
}


def because(found: Because, names: Names) -> str:
    """What was decided and why, in one or more sentences; empty where the rule has none."""
    return why(found, names)


def with_clauses(found: Because, names: Names) -> str:
    """The same with the clauses it rests on after it."""
    said, cited = because(found, names), clauses(found.clauses)
    by_hand = isinstance(found, MovedByHand | SwappedByHand)  # no rule chose: what holds there is cited
    return with_clause(said, cited) if said or by_hand else ""


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
    """What could be the book's name at the beginning of a clause, the longest first."""
    words = clause.split(" ")
    return [" ".join(words[:n]) for n in range(len(words) - 1, 0, -1)]


def _sentences(*parts: str) -> str:
    return " ".join(filter(None, parts))


def _waits(f: Facts) -> str:
    return tr(_WAITS[str(f["waits"])]) if f.get("waits") in _WAITS else ""


def _dodged(f: Facts) -> str:
    return tr(_DODGED[str(f["dodged"])]) if f.get("dodged") in _DODGED else ""


_WHO_BRIEFLY = {
    "next_big_blind": mark("Next hand's big blind goes."),
    "same_position": mark("Keeps position {from_position}; the worst goes first."),
    "closest_position": mark("No position matches; {from_position} comes closest."),
    "named": mark("Named by the director."),
}
_SEAT_BRIEFLY = {
    "worst_free": mark("To the worst free seat."),
    "big_blind": mark("To the big blind."),
    "next_clockwise": mark("To the free seat nearest the big blind."),
    "last_left": mark("To the last free seat."),
    "named": mark("The seat is named by the director."),
}


def balance_briefly(f: Facts) -> str:
    """Why, beside who goes from where to where: only what that does not show."""
    who, seat = _WHO_BRIEFLY.get(str(f.get("who_rule"))), _SEAT_BRIEFLY.get(str(f.get("seat_rule")))
    return _sentences(
        tr("Table {from_table} has {from_players}, table {to_table} has {to_players}.", **f),
        tr(who, **f) if who else "",
        tr(seat, **f) if seat else "",
        *_balance_beside(f),
    )


def _balance_beside(f: Facts) -> tuple[str, ...]:
    return (
        tr("A single big blind.") if f.get("single") else "",
        tr("{passed} stays: the seat has to be accessible.", **f) if f.get("passed") else "",
        _waits(f) if f.get("waits") == "yes" else "",
        _dodged(f),
    )


def reasons(records: Sequence[object], names: Names) -> list[str]:
    """All that an action's records say of why, each with its clauses, nothing said twice."""
    said = (with_clauses(x, names) for x in records if isinstance(x, Because))
    return list(dict.fromkeys(filter(None, said)))


__all__ = ["balance_briefly", "because", "clauses", "reasons", "with_clause", "with_clauses"]
