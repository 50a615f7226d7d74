"""Citations of procedures in the code, the tests and the pages: ``procedure F.count``, ``procedures D.who and
D.to``, ``procedures A2 to A5``; of a whole part ``procedures F``.

A parameter cites its procedure by a field, a test by its mark ``rule_id``.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from tests.procedures.page import FILE, ROOT, headings, is_part
from tests.procedures.tables import parameters
from tests.trees import walk

FOLDERS = ("core", "gui", "tests", "assets")

_ID = r"[A-M](?:\.[a-z]+|\d{1,2})?(?!\w)"
# A citation may go on in the next line, in a comment too.
_GAP = r"\s+(?:#\s+)?"
_LIST = rf"{_ID}(?:(?:,|,?{_GAP}and|{_GAP}to){_GAP}{_ID})*"
CITATION = re.compile(rf"\b[Pp]rocedure(s?){_GAP}({_LIST})")
# A letter with a number or a word: a procedure, if it is no sheet of paper, key or name in quotation marks.
LOOSE = re.compile(r"(?<![\w\"'`./§*-])[A-M](?:\.[a-z]+|\d{1,2})(?![\w*])")
OLD = re.compile(r"\bRULES [A-M](?:\d|\.|\b)")
_MARK = re.compile(r"\b(?:rule_id|line)\(")
# Other things with a letter and a number in these folders: sheets of paper and keys.
_NAMES = re.compile(r"A4|F\d+|D65")
_NAMED_IN = ("gui/", "tests/windows/")


@dataclass(frozen=True)
class Citation:
    """``said`` is the citation as it stands in this line of the file; ``ids`` are what it names."""

    file: str
    line: int
    said: str
    ids: tuple[str, ...]


@cache
def texts() -> dict[str, str]:
    """Return the texts of the project in which procedures may be cited, by file."""
    paths = [*ROOT.glob("*.*"), *(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.*"))]
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8")
        for path in sorted(paths)
        if path.suffix in (".py", ".md", ".toml") and path != FILE
    }


@cache
def cited() -> tuple[Citation, ...]:
    """Return the citations in words."""
    found = []
    for file, text in texts().items():
        for words in CITATION.finditer(text):
            line = text.count("\n", 0, words.start()) + 1
            found.append(Citation(file, line, words[0], tuple(_named(words[2]))))
    return tuple(found)


def _named(listed: str) -> Iterator[str]:
    """Yield the procedures of a list; of two with "to" between them those between too."""
    words = [word for word in re.split(r"[\s,#]+", listed) if word not in ("and", "")]
    for at, word in enumerate(words):
        if word == "to":
            yield from _between(words[at - 1], words[at + 1])
        else:
            yield word


def _between(first: str, last: str) -> list[str]:
    order = [id for id in headings() if is_part(id) or not is_part(first)]
    if not {first, last} <= set(order):
        return []
    return order[order.index(first) + 1 : order.index(last)]


@cache
def marked() -> tuple[Citation, ...]:
    """Return the procedures named by the marks of tests, and by the parameters of the rulebooks."""
    found = []
    for file, text in texts().items():
        if not file.startswith("tests/") or not _MARK.search(text):
            continue
        for node in walk(ast.parse(text)):
            if isinstance(node, ast.Call) and _name(node.func) in ("rule_id", "line") and node.args:
                id = node.args[0]
                if isinstance(id, ast.Constant) and re.fullmatch(_ID, str(id.value)):
                    found.append(Citation(file, node.lineno, ast.unparse(node), (str(id.value),)))
    for procedure, keys in parameters().items():
        found += [Citation("parameters", 0, key, (procedure,)) for key in keys]
    return tuple(found)


def _name(called: ast.expr) -> str:
    return getattr(called, "attr", getattr(called, "id", ""))


def loose() -> Iterator[str]:
    """Yield the places where comments or docstrings name a procedure without saying that it is one."""
    for file, text in texts().items():
        if file.endswith(".py") and _without_citations(text):
            for line, said in _said(text):
                for found in _without_citations(said):
                    if not (file.startswith(_NAMED_IN) and _NAMES.fullmatch(found)):
                        yield f"{file}:{line}: {found}"
        for at, row in enumerate(text.splitlines(), 1):
            if OLD.search(row):
                yield f"{file}:{at}: {row.strip()}"


def _without_citations(said: str) -> list[str]:
    return LOOSE.findall(CITATION.sub("", said))


def _said(text: str) -> Iterator[tuple[int, str]]:
    """Yield the comments and docstrings of a module, each with its first line. Comments in lines that follow
    each other are one."""
    for node in walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield node.lineno, str(node.value.value)
    last, first, rows = -1, 0, list[str]()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            if token.start[0] != last + 1:
                yield first, "\n".join(rows)
                first, rows = token.start[0], []
            rows.append(token.string)
            last = token.start[0]
    yield first, "\n".join(rows)
