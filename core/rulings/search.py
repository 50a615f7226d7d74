"""Find a situation by what is shouted, in any of the languages, accents and spelling forgiven.

Every shout of the data, and every title, is a vector of its words, of two words in a row and of pieces of
words; a piece that few situations have weighs more. Pieces forgive spelling, endings and joined words.
``Index`` finds any other things by their lines in the same way.
"""

from __future__ import annotations

import math
import re
import unicodedata
from collections import defaultdict
from collections.abc import Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from itertools import pairwise

from core.rulings.situations import Rulings, Situation, shipped

# The weight of each kind of feature.
_WORD, _BEGINNING, _PAIR = 1.0, 0.5, 1.0
_PIECES = ((3, 0.2), (4, 0.3))
_BEGINS = 4
# How much the best shouts of a situation count: several that fit tell more than one.
_BEST = (1.0, 0.3, 0.15, 0.1)
_LEAST = 0.12
# A word that no shout has is taken for one that is so much like it.
_CLOSE = 0.8
_MENDED_FROM = 4
# How much a slip in a word of an offence is like it: “shouting” is not “showing”.
_SLIP = 0.82

Vector = dict[str, float]


def folded(text: str) -> str:
    """Return the text in lower case without accents: what typing in a hurry leaves of it."""
    text = text.casefold().replace("ß", "ss").replace("ø", "o").replace("æ", "ae")
    plain = unicodedata.normalize("NFKD", text)
    return "".join(c for c in plain if not unicodedata.combining(c))


def words_of(text: str) -> list[str]:
    """Return the words of a text, in lower case and without accents."""
    return re.findall(r"[a-z0-9]+", folded(text))


def features(words: Sequence[str]) -> Vector:
    """Return the features of a shout: words, their beginnings, pairs of words, and pieces of words."""
    found: Vector = defaultdict(float)
    for word in words:
        found[f"={word}"] += _WORD
        if len(word) < 3:
            continue
        found[f"<{word[:_BEGINS]}"] += _BEGINNING
        marked = f"^{word}$"
        for length, weight in _PIECES:
            for at in range(len(marked) - length + 1):
                found[f"{length}{marked[at : at + length]}"] += weight
    for first, second in pairwise(words):
        found[f"{first} {second}"] += _PAIR
    return found


class Index:
    """Finds things by the lines that are said of them. ``ids`` has whose each line is; ``rarity`` weighs a
    feature; ``where`` has the lines with a feature, each with what it is of the line's vector."""

    def __init__(self, lines: Mapping[str, Sequence[str]]) -> None:
        told = [(id, features(words_of(line))) for id, said in lines.items() for line in said]
        having: dict[str, set[str]] = defaultdict(set)
        for id, found in told:
            for name in found:
                having[name].add(id)
        self.order = {id: at for at, id in enumerate(lines)}
        self.ids = [id for id, _ in told]
        self.rarity = {name: math.log(1 + len(lines) / len(ids)) for name, ids in having.items()}
        self.unknown = math.log(1 + len(lines)) / 2
        self.where: dict[str, list[tuple[int, float]]] = defaultdict(list)
        for at, (_, found) in enumerate(told):
            for name, weight in self._unit(found, 0.0).items():
                self.where[name].append((at, weight))
        self._words = [name[1:] for name in self.rarity if name.startswith("=")]
        self._mended: dict[str, str] = {}

    def _unit(self, found: Vector, unknown: float) -> Vector:
        """Return the vector with its features weighed, of length one."""
        weighed = {name: math.sqrt(weight) * self.rarity.get(name, unknown) for name, weight in found.items()}
        length = math.sqrt(sum(x * x for x in weighed.values())) or 1.0
        return {name: x / length for name, x in weighed.items()}

    def _known(self, word: str) -> str:
        """Return the word of the lines that a slip of the pen may have meant; itself where none is near."""
        if len(word) < _MENDED_FROM or f"={word}" in self.rarity:
            return word
        if word not in self._mended:
            self._mended[word] = next(iter(get_close_matches(word, self._words, 1, _CLOSE)), word)
        return self._mended[word]

    def _asked(self, text: str) -> Vector:
        """Return the features of what was shouted, as it stands and with its slips mended."""
        words = words_of(text)
        found, mended = features(words), [self._known(word) for word in words]
        if mended != words:
            for name, weight in features(mended).items():
                found[name] += weight
        return found

    def find(self, text: str) -> list[tuple[str, float]]:
        """Return the situations that fit, the best first, each with its score from 0 to 1."""
        alike: dict[int, float] = defaultdict(float)
        for name, weight in self._unit(self._asked(text), self.unknown).items():
            for at, other in self.where.get(name, ()):
                alike[at] += weight * other
        fitting: dict[str, list[float]] = defaultdict(list)
        for at, score in alike.items():
            fitting[self.ids[at]].append(score)
        found = []
        for id, scores in fitting.items():
            best = sorted(scores, reverse=True)
            score = sum(x * weight for x, weight in zip(best, _BEST, strict=False))
            if score >= _LEAST:
                found.append((id, score))
        found.sort(key=lambda x: (-x[1], self.order[x[0]]))
        return [(id, round(min(score, 1.0), 3)) for id, score in found]


def shouts(situation: Situation) -> tuple[str, ...]:
    """Return the lines by which a situation is found: its title, and the shouts in every language."""
    return (situation.title, *(shout for found in situation.shouts.values() for shout in found))


@cache
def _index(r: Rulings) -> Index:
    return Index({id: shouts(situation) for id, situation in r.situations.items()})


def search(text: str, r: Rulings | None = None) -> list[tuple[str, float]]:
    """Return the situations that fit, the best first, each with its score from 0 to 1."""
    return _index(r or shipped()).find(text)


def offences(text: str, r: Rulings | None = None) -> list[tuple[str, bool]]:
    """Return the offences with a word that begins so for each word of the text, the best first, each with
    whether its title has them all; a slip of the pen is forgiven."""
    r, typed = r or shipped(), words_of(text)
    fits: dict[str, tuple[bool, float]] = {}
    for id, title, every in _offence_words(r):
        alike = [_begins(word, every) for word in typed]
        if all(alike):
            begins = folded(r.offences[id].title).startswith(folded(text.strip()))
            fits[id] = (all(_begins(word, title) for word in typed), sum(alike) + begins)
    return [(id, fits[id][0]) for id in sorted(fits, key=lambda id: fits[id], reverse=True)]


Words = tuple[str, ...]


@cache
def _offence_words(r: Rulings) -> tuple[tuple[str, Words, Words], ...]:
    """Return each offence with the words of its title, and all that find it."""
    return tuple(
        (x.id, tuple(words_of(x.title)), tuple(words_of(" ".join((x.title, *x.words)))))
        for x in r.offences.values()
    )


def _begins(typed: str, words: Sequence[str]) -> float:
    """Return how well what is typed begins one of the words: 1 where it does, nothing where it does not."""
    if any(word.startswith(typed) for word in words):
        return 1.0
    if len(typed) < _MENDED_FROM:
        return 0.0
    beginnings = {word[: len(typed) + by] for word in words if word[0] == typed[0] for by in (-1, 0, 1)}
    return 0.5 if get_close_matches(typed, beginnings, 1, _SLIP) else 0.0


def begun(text: str, r: Rulings | None = None) -> list[str]:
    """Return the situations of which a shout begins with this text."""
    r, start = r or shipped(), folded(text.strip())
    return [id for id, lines in _whole_lines(r) if any(line.startswith(start) for line in lines)]


@cache
def _whole_lines(r: Rulings) -> tuple[tuple[str, tuple[str, ...]], ...]:
    return tuple((id, tuple(map(folded, shouts(situation)))) for id, situation in r.situations.items())
