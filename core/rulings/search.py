"""Find a situation by what is shouted, in any of the languages, accents and spelling forgiven."""

from __future__ import annotations

import re
import unicodedata
from difflib import SequenceMatcher
from functools import cache

from core.rulings.situations import Rulings, Situation, shipped

# Words that say nothing of what happened.
_EMPTY_WORDS = (
    "a an the he she his her him it is was to of in on at and or i me my with for does do did has have had"
    " en ett den det han hon hans och att i på med för till är var sin sina jag min"
    " der die das ein eine er sie ist war zu und mit im am auf für hat von den dem sein seine ich"
    " de het een hij zij zijn haar is was te en van met voor op in heeft die dat ik mijn"
)
_EMPTY = frozenset(_EMPTY_WORDS.split())
_LEAST = 0.28
_CLOSE = 0.75


def folded(text: str) -> str:
    """Return the text in lower case without accents: what typing in a hurry leaves of it."""
    text = text.casefold().replace("ß", "ss").replace("ø", "o").replace("æ", "ae")
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not unicodedata.combining(c))


def words_of(text: str) -> tuple[str, ...]:
    """Return the words that say something; all of them where none does."""
    found = re.findall(r"[a-z0-9]+", folded(text))
    return tuple(word for word in found if word not in _EMPTY) or tuple(found)


@cache
def _alike(a: str, b: str) -> float:
    """Return how alike two words are, from 0 to 1."""
    if a == b:
        return 1.0
    if min(len(a), len(b)) >= 4 and (a.startswith(b) or b.startswith(a)):
        return 0.9
    # Swedish, German and Dutch write several words as one.
    if min(len(a), len(b)) >= 4 and (a in b or b in a):
        return 0.75
    if min(len(a), len(b)) < 3 or abs(len(a) - len(b)) > 3:
        return 0.0
    match = SequenceMatcher(None, a, b, autojunk=False)
    # The two upper bounds are cheap, and nearly all pairs of words fail them.
    if match.real_quick_ratio() < _CLOSE or match.quick_ratio() < _CLOSE:
        return 0.0
    ratio = match.ratio()
    return ratio if ratio >= _CLOSE else 0.0


@cache
def _weights(shouts: tuple[tuple[str, ...], ...]) -> dict[str, float]:
    """Return what each word is worth: a word of many situations tells less."""
    found: dict[str, int] = {}
    for words in shouts:
        for word in set(words):
            found[word] = found.get(word, 0) + 1
    return {word: 1.0 / (1.0 + 0.35 * (count - 1)) for word, count in found.items()}


def _lines(situation: Situation) -> tuple[tuple[str, ...], ...]:
    told = (situation.title, *(shout for found in situation.shouts.values() for shout in found))
    return tuple(words_of(line) for line in dict.fromkeys(told))


@cache
def _shouted(r: Rulings) -> tuple[tuple[str, tuple[tuple[str, ...], ...]], ...]:
    return tuple((id, _lines(situation)) for id, situation in r.situations.items())


@cache
def _near(word: str, known: frozenset[str]) -> dict[str, float]:
    """Return the words of the shouts that are like this one."""
    return {other: alike for other in known if (alike := _alike(word, other))}


def _score(near: dict[str, dict[str, float]], line: tuple[str, ...], weights: dict[str, float]) -> float:
    """Return how well what was asked fits a shout: how much of each is in the other."""
    # A word that none of the shouts knows counts less: it may be a name or a seat.
    total = sum(weights.get(word, 0.6) for word in near)
    mine = sum(max(found.get(other, 0.0) * weights[other] for other in line) for found in near.values())
    if not mine:
        return 0.0
    theirs = sum(max(found.get(other, 0.0) for found in near.values()) * weights[other] for other in line)
    return min(mine / total, 1.0) * 0.62 + theirs / sum(weights[other] for other in line) * 0.38


def search(text: str, r: Rulings | None = None) -> list[tuple[str, float]]:
    """Return the situations that fit, the best first, each with its score from 0 to 1."""
    r = r or shipped()
    asked = words_of(text)
    if not asked:
        return []
    shouted = _shouted(r)
    weights = _weights(tuple(tuple(word for line in lines for word in line) for _, lines in shouted))
    known = frozenset(weights)
    near = {word: _near(word, known) for word in asked}
    found = []
    for id, lines in shouted:
        best = max(_score(near, line, weights) for line in lines)
        if best >= _LEAST:
            found.append((id, round(min(best, 1.0), 3)))
    return sorted(found, key=lambda x: (-x[1], list(r.situations).index(x[0])))
