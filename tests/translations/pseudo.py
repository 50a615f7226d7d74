"""A language that is none: English in brackets, with accents and longer by two fifths, made from the
catalogue. What is drawn without accents was never translated; a bracket that closes before a small word was
put together; what has no room now has none in German."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from PySide6.QtCore import QTranslator

from gui.words.tr import SHARED
from tests.translations.__main__ import CATALOGUE, compile_to, texts_of

FACTS = ("numbers", "names")
"""The contexts of what may fill a slot: seats, times, levels, names. Theirs are other brackets."""
_KEPT = re.compile(r"(\{\w+\}|%n|<[^>]*>)")
_TWICE = ("áà", "éè", "íì", "óò", "úù", "ýÿ", "ÁÀ", "ÉÈ", "ÍÌ", "ÓÒ", "ÚÙ")
_ACCENTS = str.maketrans(dict(zip("aeiouyAEIOU", _TWICE, strict=True)))
_PLAIN = re.compile(r"[^\W\d_]*[aeiouAEIOU][^\W\d_]*")
_JOINED = re.compile(r"\]\s*(?:;|(?!and\b)[a-z]+)\s*\[")


def pseudo(text: str, around: str = "[]") -> str:
    """Return ``[Clóòséè]`` for ``Close``; slots and the number stay."""
    parts = _KEPT.split(text)
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    return f"{around[0]}{''.join(parts)}{around[1]}"


def plain_words(text: str) -> list[str]:
    """Return the words of what is drawn that no translator has seen: names and numbers among them."""
    return [word for word in _PLAIN.findall(text) if word.isascii() and len(word) > 1 and not word.isupper()]


def joined(text: str) -> bool:
    """Return whether two translated texts stand beside each other in one, joined by no sign of a list."""
    return bool(_JOINED.search(text))


def write_catalogue(folder: Path, language: str) -> None:
    """Write the catalogue of ``language``, with everything in pseudo."""
    tree = ET.parse(CATALOGUE)
    tree.getroot().set("language", language)
    for message in tree.getroot().iter("message"):
        translation = ET.Element("translation")
        message[:] = [part for part in message if part.tag != "translation"] + [translation]
        said = pseudo(message.findtext("source", ""))
        if message.get("numerus"):
            ET.SubElement(translation, "numerusform").text = said
            ET.SubElement(translation, "numerusform").text = said
        else:
            translation.text = said
    written = folder / f"riffle_{language}.ts"
    tree.write(written, "utf-8", xml_declaration=True)
    compile_to(written, written.with_suffix(".qm"))


class Pseudo(QTranslator):
    """The translator of a surface. It counts what is asked for, what the catalogue does not have, and which
    texts were given another in which slot."""

    def __init__(self) -> None:
        super().__init__()
        self.known = {(text.context, text.source) for text in texts_of(CATALOGUE)}
        self.shown: set[tuple[str, str]] = set()
        self.unknown: set[tuple[str, str]] = set()
        self.given: set[tuple[str, str]] = set()

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the text as a translator would have given it; nothing for one that is not known."""
        if (context, text) not in self.known:
            if context == SHARED:
                self.unknown.add((context, text))
            return ""
        self.shown.add((context, text))
        return pseudo(text, "‹›" if context in FACTS and "%n" not in text else "[]")
