"""Why something cannot be done, in one plain sentence each: what is so, and what to do.

A reason has several wordings, the fullest first; the first whose facts are all known is said.
"""

from __future__ import annotations

from collections.abc import Mapping
from datetime import tzinfo

from core.say.reasons import Coded, Fact, Reason, Why
from core.tournament.state import Tournament
from gui.words.because import with_clause
from gui.words.files import pasted
from gui.words.names import Names
from gui.words.numbers import amount, clock_text, listed, money
from gui.words.reasons_rules import WORDS as RULE_WORDS
from gui.words.tr import mark, slots, tr
from gui.words.voices import refused
from gui.words.words import purchase

_WORDS: dict[Why, tuple[str, ...]] = {
}  # fmt: skip

_WORDS |= RULE_WORDS

# Where one fact makes it another sentence.
_WORDS_IF: dict[tuple[Why, str], tuple[str, ...]] = {
}  # fmt: skip

_WHAT = {
    "seeded": mark("a draw that keeps the biggest stacks apart"),
    "redraws": mark("the redraw of all seats"),
    "first-days": mark("the redraw when first days merge"),
}


def reason(r: Reason, state: Tournament | None = None, zone: tzinfo | None = None) -> str:
    """One sentence, with the clause after it where a rulebook says so."""
    return with_clause(refused(r, Names(state or Tournament(), zone=zone)), r.clause)


@refused.register(Coded)
def _coded(r: Coded, names: Names) -> str:
    state = names.state
    facts = _facts(r, state)
    words = next((w for (why, key), w in _WORDS_IF.items() if why is r.why and key in facts), None)
    for text in words or _WORDS[r.why]:
        if all(slot in facts for slot in slots(text)):
            return tr(text, **facts)
    return tr(_WORDS[r.why][-1])


def reasons(found: tuple[Reason, ...], state: Tournament | None = None, zone: tzinfo | None = None) -> str:
    """All that stands against an act, a line each, nothing said twice."""
    return "\n".join(dict.fromkeys(reason(r, state, zone) for r in found))


def _facts(r: Coded, state: Tournament | None) -> dict[str, str]:
    """The facts as they are said; what cannot be said (an id of nobody, an empty name) is left out."""
    said: dict[str, str] = {}
    for key, value in r.facts.items():
        text = _fact(key, value, state)
        if text:
            said[key] = text
    if "name" not in said and state is not None:
        known = _name(r.facts, state)
        if known:
            said["name"] = known
    if isinstance(paid := r.facts.get("paid"), int):
        said["paid"] = money(paid, str(state.setting("currency")) if state is not None else "")
    return said


def _name(facts: Mapping[str, Fact], state: Tournament) -> str:
    entry, player = facts.get("entry"), facts.get("player")
    if isinstance(entry, int) and entry in state.entries:
        return state.name(entry)
    return state.players[player].name if isinstance(player, int) and player in state.players else ""


def _fact(key: str, value: Fact, state: Tournament | None) -> str:
    match key, value:
        case _, None:
            return ""
        case "table" | "to", int():
            return state.tables[value].label if state and value in state.tables else ""
        case (("length" | "run" | "left"), int()):
            return clock_text(value) if value > 0 else ""
        case "kind", str():
            return purchase(value)
        case "what", str():
            return tr(_WHAT[value]) if value in _WHAT else ""
        case (("action" | "row" | "rows" | "at"), int()):
            return str(value)
        case _, int():
            return amount(value)
        case "names", tuple() if value:
            return listed([str(x) for x in value])
        case _, tuple():
            return ", ".join(str(x) for x in value)
        case _:
            return pasted(value) if isinstance(value, str) else str(value)
