"""The gallery in a language that is none (``--language pseudo``): what was never translated, and what was put
together from parts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator

import gui.words.tr
from core.say.records import to_json
from gui.program.session import Session
from gui.words.tr import CONSOLE, SURFACES
from tests.gallery.finding import Finding
from tests.translations.__main__ import CATALOGUE, texts_of
from tests.translations.collect import ROOT
from tests.translations.pseudo import Pseudo, joined, plain_words

# The texts that stay English in every language, each with its reason.
YIELDS = {
    "Riffle": "the program's own name",
    "Enter Esc Space Ctrl Shift Alt Home End Del Tab Ins Return PgUp PgDown": "keys, as printed on them",
    "Mon Tue Wed Thu Fri Sat Sun Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec": "the country's",
    "Demo night Thursday 200": "names of tournaments, which the gallery gives",
}
_PARTS = re.compile(r"[\[\]‹›“”\"()·,;:…–—/|!?+]+|(?<=[a-z])\. | and |^and | and$")


GIVEN = {
    "{rank}": "a card: its rank before its suit",
    "{clause} ({gloss})": "a clause, and what it is about",
    "{said} ({title})": "a penalty, and the tournament it was given in",
    "“{": "quoted as it stands elsewhere",
}
"""The texts that may be given to another text, by a part of them, with the reason; and lists between dots or
after a colon, which are no sentences."""


def may_be_given(text: str, slot: str) -> bool:
    """Return whether a text in this slot is no clause of a sentence."""
    plain = text.strip("[]‹›")
    listed = re.search(rf"(^|[:·] ){{{slot}}}($| ·|:)|: .*{{{slot}}}", plain)
    return listed is not None or any(part in plain for part in GIVEN)


def speak(country: str) -> Pseudo:
    """Let every surface speak the language that is none, and note which texts are given to which."""
    translator = Pseudo()
    for surface in SURFACES:
        surface.speak("en", country, translator)
    plain = gui.words.tr.fill

    def fill(text: str, facts: dict[str, object]) -> str:
        translator.given |= {(text, slot) for slot, value in facts.items() if "[" in str(value)}
        return plain(text, facts)

    gui.words.tr.fill = fill  # type: ignore[assignment]
    return translator


def misread(texts: Iterable[str]) -> Iterator[Finding]:
    """Yield what is drawn and untranslated or joined, where the language is the one that is none."""
    if not isinstance(CONSOLE.translator, Pseudo):
        return
    for text in dict.fromkeys(texts):
        if joined(text):
            yield Finding("joined", text)
        if plain_words(text):
            yield Finding("untranslated", text)


class Known:
    """The texts that the director, the club, a rulebook or the gallery wrote."""

    def __init__(self, nights: Iterable[Session], *texts: str) -> None:
        records = (x for night in nights for action in night.director.history for x in action.records)
        self._texts = " ".join((*YIELDS, *_books(), *texts, *map(to_json, records)))
        self._words = {*_PARTS.split(self._texts), *re.split(r"[\W\d]+", self._texts)}
        self._ours = {text.source for text in texts_of(CATALOGUE)}

    def foreign(self, finding: Finding) -> bool:
        """Return whether nothing of it is a text of ours that was not translated."""
        parts = [x.strip() for x in _PARTS.split(finding.words.replace("\u200b", "")) if x]
        return all(
            x in self._texts or (x not in self._ours and self._words.issuperset(plain_words(x)))
            for x in parts
        )


def _books() -> tuple[str, ...]:
    def strings(data: object) -> Iterator[str]:
        if isinstance(data, dict):
            for value in data.values():
                yield from strings(value)
        elif isinstance(data, list):
            for value in data:
                yield from strings(value)
        elif isinstance(data, str):
            yield data

    return tuple(
        text
        for path in (ROOT / "assets" / "rulebooks").glob("*.toml")
        for text in strings(tomllib.loads(path.read_text("utf-8")))
    )
