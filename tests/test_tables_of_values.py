"""``# fmt: skip`` keeps a table of values in its rows; everything else is laid out by ruff."""

import ast
import io
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.trees import walk

ROOT = Path(__file__).parent.parent
SOURCES = [ROOT / "main.py", ROOT / "bootstrap.py"]
SOURCES += [path for part in ("assets", "core", "gui", "tests") for path in (ROOT / part).rglob("*.py")]

TABLES = (ast.Dict, ast.List, ast.Set, ast.Tuple)


def skips(source: str) -> set[int]:
    """Return the lines with the mark."""
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {x.start[0] for x in tokens if x.type == tokenize.COMMENT and "fmt: skip" in x.string}


def tables(tree: ast.Module) -> Iterator[int]:
    """Yield the last lines of what may have the mark: a literal that is assigned or returned, and a decorator
    with a literal over several lines."""
    for node in walk(tree):
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.Return) and isinstance(node.value, TABLES):
            yield node.end_lineno or 0
        for decorator in getattr(node, "decorator_list", ()):
            inside = [x for x in walk(decorator) if isinstance(x, TABLES)]
            if any((x.end_lineno or 0) > x.lineno for x in inside):
                yield decorator.end_lineno or 0


def wrong_skips(source: str) -> list[int]:
    """Return the lines whose mark stands on a call, a signature or an import."""
    said = {at for at, row in enumerate(io.StringIO(source), 1) if "fmt: skip" in row}
    elsewhere = said and said - {*tables(ast.parse(source))}
    # reading every token takes longer than the syntax: only where the words may be a comment out of place
    return sorted(elsewhere & skips(source)) if elsewhere else []


def test_only_tables_of_values_are_laid_out_by_hand() -> None:
    found = {}
    for path in SOURCES:
        lines = wrong_skips(path.read_text(encoding="utf-8"))
        if lines:
            found[str(path.relative_to(ROOT))] = lines
    assert found == {}


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("A = {\n  1: 2,\n}  # fmt: skip\n", []),
        ("def f():\n  return [\n    1,\n  ]  # fmt: skip\n", []),
        ("@p([\n  1,\n])  # fmt: skip\ndef f(): ...\n", []),
        ("A = f(\n  1,\n)  # fmt: skip\n", [3]),
        ("def f(\n  a,\n):  # fmt: skip\n  ...\n", [3]),
        ("from a import (\n  b,\n)  # fmt: skip\n", [3]),
        ("@p(\n  1,\n)  # fmt: skip\ndef f(): ...\n", [3]),
    ],
)
def test_a_mark_out_of_place_is_found(source: str, lines: list[int]) -> None:
    assert wrong_skips(source) == lines
