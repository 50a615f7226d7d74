"""Collect every text of the product that is to be translated, with its context and the translator's note.

A module says its context once (``tr = Context("floor")``). Its texts are the first argument of ``tr``,
``common``, ``mark`` and ``tr.phrase``, and all of a table of wordings (``gui/words/wording.py``); ``%n``
makes a text a plural, a comment ``#: …`` above it is the note.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from tests.trees import walk

ROOT = Path(__file__).resolve().parents[2]
TABLES = ("Wording", "Wordings", "Lines")
"""The annotations of tables of wordings."""
_SAYS = re.compile(rf"\b(?:tr|common|mark|phrase)\s*\(|\b(?:{'|'.join(TABLES)})\b")
"""Every module that has a text holds one of these. Two of three have none, and need not be parsed."""
CORE = "rulebook"
"""The context of what core has marked: the parameters of rulebooks."""


class Text(NamedTuple):
    """A text as a translator gets it."""

    context: str
    source: str
    plural: bool
    note: str = ""


@cache
def collected() -> list[Text]:
    """Return the texts of the product, each once: what several contexts say without a note of its own is
    the one text of ``common``."""
    found: dict[tuple[str, str], Text] = {}
    told = notes()
    for text in (*_of_modules(), *_of_structures()):
        note = " / ".join(filter(None, (text.note, told.get(text[:2], ""))))
        before = found.setdefault(text[:2], text._replace(note=note))
        if before.plural != text.plural:
            raise ValueError(f"once a plural, once not: {text}")
        if note and note not in before.note:
            found[text[:2]] = text._replace(note=" / ".join(filter(None, (before.note, note))))
    contexts = Counter(text.source for text in found.values() if not text.note)
    shared = {source for source, count in contexts.items() if count > 1 or ("common", source) in found}
    return sorted(
        {_shared(x, told) if x.source in shared and not x.note else x for x in found.values()},
    )


def _shared(text: Text, told: dict[tuple[str, str], str]) -> Text:
    return text._replace(context="common", note=told.get(("common", text.source), ""))


def alone(text: Text) -> bool:
    """Return whether it is one word, which no translator can place without its context or a note."""
    plain = "{" not in text.source and not text.plural
    return plain and text.context != "common" and len(re.findall(r"[^\W\d_]{2,}", text.source)) == 1


def notes() -> dict[tuple[str, str], str]:
    """Return what translators are told of texts that stand alone, by context and text; beside the ``#:`` in
    the modules."""
    told = tomllib.loads((Path(__file__).parent / "notes.toml").read_text("utf-8"))
    return {(context, text): note for context, texts in told.items() for text, note in texts.items()}


def _of_modules() -> Iterator[Text]:
    for folder in ("core", "gui"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            if path.name not in ("tr.py", "mark.py"):
                yield from texts_in(path.read_text("utf-8"), path.relative_to(ROOT).as_posix())


def _of_structures() -> Iterator[Text]:
    for path in sorted((ROOT / "assets" / "structures").glob("*.toml")):
        sheet = tomllib.loads(path.read_text("utf-8"))
        yield from (Text("structure", sheet[key], False) for key in ("name", "about"))


def texts_in(source: str, name: str) -> Iterator[Text]:
    """Yield the texts of one module in the order they stand there."""
    if not _SAYS.search(source):
        return
    tree = ast.parse(source)
    own = CORE if name.startswith("core/") else _context(tree)
    notes = _notes(source) if "#:" in source else {}
    for table in tree.body:
        if isinstance(table, ast.AnnAssign) and ast.unparse(table.annotation) in TABLES:
            for text, line in _wordings(table.value):
                yield Text(own, text, "%n" in text, notes.get(line, ""))
    for node in walk(tree):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name | ast.Attribute) and node.args):
            continue
        called = node.func.id if isinstance(node.func, ast.Name) else node.func.attr
        if called not in ("tr", "common", "mark", "phrase"):
            continue
        for text in _strings(node.args[0]):
            where = f"{name}:{node.lineno}"
            context = "common" if called == "common" else own
            if not context:
                raise ValueError(f"{where}: no context; say tr = Context(…) at the head of the module")
            counts = "%n" in text if called in ("mark", "phrase") else len(node.args) == 2
            if "%n" in text and not counts:
                raise ValueError(f"{where}: %n without a number beside the text")
            yield Text(context, text, counts, notes.get(node.lineno, ""))


def _wordings(node: ast.expr | None) -> Iterator[tuple[str, int]]:
    """Yield the texts of a wording with their lines: not the field that chooses or is counted, nor a slot
    alone."""
    match node:
        case ast.Constant(value=str(text)) if re.search(r"[^\W\d_]", re.sub(r"\{\w+\}", "", text)):
            yield text, node.lineno
        case ast.Dict(values=inside) | ast.List(elts=inside):
            yield from chain.from_iterable(map(_wordings, inside))
        case ast.Tuple(elts=[counting, _]):
            yield from _wordings(counting)
        case ast.Call(func=ast.Name(id="If" | "By" | "Line"), args=[_, *inside], keywords=named):
            yield from chain.from_iterable(map(_wordings, inside + [x.value for x in named]))
        case ast.Call(func=ast.Name(id="Card"), args=inside, keywords=named):
            yield from chain.from_iterable(map(_wordings, inside + [x.value for x in named]))


def _strings(node: ast.expr) -> Iterator[str]:
    """Yield the literal, or both sides of a choice. What is looked up is marked where it stands."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _strings(node.body)
        yield from _strings(node.orelse)
    elif isinstance(node, ast.JoinedStr | ast.BinOp):
        raise ValueError(f"put together: {ast.unparse(node)}")


def _context(tree: ast.Module) -> str:
    for node in tree.body:
        if (
            isinstance(node, ast.Assign)
            and isinstance(node.value, ast.Call)
            and "tr" in map(ast.unparse, node.targets)
        ):
            (named,) = node.value.args
            assert isinstance(named, ast.Constant)
            return str(named.value)
    return ""


def _notes(source: str) -> dict[int, str]:
    """Return the notes by the line of what they stand above."""
    found: dict[int, str] = {}
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT and token.string.startswith("#:"):
            line = token.start[0]
            found[line + 1] = " ".join(filter(None, (found.pop(line, ""), token.string[2:].strip())))
    return found
