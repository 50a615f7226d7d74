"""The words of each surface: its texts in one language, its numbers and times as one country writes them."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cached_property
from inspect import Parameter, Signature
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QTranslator

from core.say.mark import mark as mark

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "translations"
SHARED = "common"
"""The context of what several features say."""
_SLOT = re.compile(r"\{(\w+)\}")
# These stand for <b> and </b> in what is said: nobody can type these, in a name or elsewhere.
_BOLD, _PLAIN = "\x02", "\x03"
# Characters read from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their later forms, and the
# marks that turn a text round.
_LEFTWARD = re.compile(
    "[\u202a-\u202e\u2066-\u2069\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc"
    "\U00010800-\U00010fff\U0001e800-\U0001efff]"
)


class Words:
    """The language of a surface: a translator of its own, asked directly, and the locale of its numbers."""

    def __init__(self) -> None:
        self.language, self.country = "en", "GB"

    def speak(self, language: str = "en", country: str = "GB", translator: QTranslator | None = None) -> None:
        """Change the language and the country, as in ``sv`` and ``SE``. What has been built keeps its words:
        build it anew."""
        self.__dict__.clear()
        self.language, self.country = language, country
        if translator is not None:
            self.translator = translator

    @cached_property
    def translator(self) -> QTranslator:
        """Return the catalogue of the language. English has one too: the plurals stand in it."""
        found = QTranslator()
        found.load(str(FOLDER / f"riffle_{self.language}.qm"))
        return found

    @cached_property
    def locale(self) -> QLocale:
        """Return the language as the country writes it."""
        return QLocale(f"{self.language}_{self.country}")

    @contextmanager
    def speaking(self) -> Iterator[None]:
        """Let this surface speak while it builds or paints."""
        token = _speaking.set(self)
        try:
            yield
        finally:
            _speaking.reset(token)

    def number(self, n: int) -> str:
        """Return the number grouped as the country does; what a hostile file says may be of any length."""
        return self.locale.toString(n) if abs(n) < 2**63 else f"{n:,}"


CONSOLE, ROOM, PAPER, COMMANDS = SURFACES = (Words(), Words(), Words(), Words())


def languages() -> dict[str, str]:
    """Return the languages that have a catalogue, each with its own name for itself: ``sv``, ``Svenska``."""
    codes = sorted(path.stem.removeprefix("riffle_") for path in FOLDER.glob("riffle_*.qm"))
    names = ((code, QLocale(f"{code}_001").nativeLanguageName() or code) for code in codes)
    return {code: name[:1].upper() + name[1:] for code, name in names}


def speak_as_the_system() -> None:
    """Speak the computer's language where there is a catalogue of it, and write numbers and times as its
    country does; the commands write them as every computer reads them."""
    system = QLocale.system()
    country = QLocale.territoryToCode(system.territory()) or "GB"
    there = languages()
    language = next((x for x in system.uiLanguages() if x in there), "en")
    for surface in (CONSOLE, ROOM, PAPER):
        surface.speak(language, country)


def speak_language(language: object) -> None:
    """Speak the language that the director chose, if there is a catalogue of it; numbers stay as they are."""
    if language in languages():
        for surface in (CONSOLE, ROOM, PAPER):
            surface.speak(str(language), surface.country)


_speaking: ContextVar[Words] = ContextVar("speaking", default=CONSOLE)


words: Callable[[], Words] = _speaking.get
"""The words of the surface that speaks; the console, where none says otherwise."""


class Context:
    """The texts of one feature: ``tr = Context("floor")`` at the head of a module."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, text: str, n: int | None = None, /, **facts: object) -> str:
        """Return ``text`` in the surface's language, its ``{slots}`` filled with the facts. ``n`` is how many
        things ``%n`` counts, and chooses the plural; it stands there grouped. What stands between ``<b>`` and
        ``</b>`` is bold: ``runs`` takes it apart, ``plain`` away. What several features say stands once in
        the catalogue, in the context ``common``."""
        surface = words()
        count, find = -1 if n is None else min(abs(n), 2**31 - 1), surface.translator.translate
        said = find(self.name, text, None, count) or find(SHARED, text, None, count) or text
        if n is not None:
            said = said.replace("%n", surface.number(n))
        if "<b>" in said:
            said = said.replace("<b>", _BOLD).replace("</b>", _PLAIN)
        return fill(said, facts) if facts else said

    def phrase(self, text: str, **says: Callable[[Any], str]) -> "Phrase":
        """Return the text as a function: ``saved = tr.phrase("Saved in {path}.")``, ``saved("a.riffle")``."""
        return Phrase(self, text, says)

    def one_of(
        self, texts: Mapping[Any, str] | Sequence[str], *, unknown: str | None = None
    ) -> Callable[[Any], str]:
        """Return a function that says the text of a key; of another key ``unknown``, where that is given."""
        return lambda key: self(texts[key]) if unknown is None or key in texts else unknown

    def known(self, texts: Mapping[str, str]) -> Callable[[str], str]:
        """Return a function that says the text of a key; of another key the key itself."""
        return lambda key: self(texts[key]) if key in texts else key


class Phrase:
    """A function of what ``%n`` counts and of the slots, in their order: it says numbers grouped, anything
    else as a slot's own function in ``says`` has it."""

    def __init__(self, tr: Context, text: str, says: Mapping[str, Callable[[Any], str]]) -> None:
        self._tr, self._text, self._says = tr, text, says
        self._asked = [*dict.fromkeys(slots(text))]

    def __call__(self, *facts: object) -> str:
        n, facts = (facts[0], facts[1:]) if "%n" in self._text else (None, facts)
        assert n is None or isinstance(n, int)
        said: dict[str, str] = {}
        for slot, fact in zip(self._asked, facts, strict=True):
            say = self._says.get(slot, words().number if isinstance(fact, int) else str)
            said[slot] = say(fact)
        return self._tr(self._text, n, **said)

    @property
    def __signature__(self) -> Signature:
        names = ["n"] * ("%n" in self._text) + self._asked
        return Signature([Parameter(name, Parameter.POSITIONAL_OR_KEYWORD) for name in names])


common = Context(SHARED)
"""Short labels that many features share: ``common("Cancel")``."""


def fill(text: str, facts: Mapping[str, object]) -> str:
    """Fill the slots in one pass, so that a player called "{seat}" stays so. A slot without a fact stays as
    it is: a mistake in a translation must not stop a night."""
    parts = _SLOT.split(text)
    for i in range(1, len(parts), 2):
        name = parts[i]
        value = str(facts[name]) if name in facts else f"{{{name}}}"
        parts[i] = value if value.isascii() else apart(value)
    return "".join(parts)


def runs(said: str) -> list[tuple[str, bool]]:
    """Return a sentence in pieces, each with whether it is bold."""
    found: list[tuple[str, bool]] = []
    for i, part in enumerate(said.split(_BOLD)):
        bold, _, rest = part.partition(_PLAIN) if i else ("", "", part)
        found += [(bold, True)] * bool(bold) + [(rest, False)] * bool(rest)
    return found


def plain(said: str) -> str:
    return said.replace(_BOLD, "").replace(_PLAIN, "") if _BOLD in said else said


def dotted(*parts: str) -> str:
    """Return the parts that say something, with dots between them: ``5 of 6 · 20:14``."""
    return " · ".join(filter(None, parts))


def sentences(*parts: str) -> str:
    """Return the sentences that say something, one after the other."""
    return " ".join(filter(None, parts))


def apart(text: str) -> str:
    """Set a name apart within a sentence: one that is read from right to left must not turn the words and
    numbers round it (U+2068 to U+2069, which are not seen)."""
    return text if not _LEFTWARD.search(text) else f"\u2068{text}\u2069"


slots: Callable[[str], list[str]] = _SLOT.findall
"""The names of the facts a text asks for, in order."""
