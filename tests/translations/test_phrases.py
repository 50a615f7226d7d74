"""A phrase takes its facts by place, and no type checker counts them: each call gives as many as it has."""

from __future__ import annotations

import ast
import importlib
from collections.abc import Iterator
from inspect import signature
from pathlib import Path

from gui.words.tr import Phrase
from tests.trees import walk

ROOT = Path(__file__).parents[2]


def phrases(module: str) -> dict[str, int]:
    """Return the phrases and notices of a module, each with how many facts it takes."""
    found = vars(importlib.import_module(module)).items()
    inner = {name: getattr(x, "__wrapped__", x) for name, x in found}
    return {name: len(signature(x).parameters) for name, x in inner.items() if isinstance(x, Phrase)}


def calls(tree: ast.Module, module: str) -> Iterator[tuple[ast.Call, int]]:
    """Yield the calls of phrases with how many facts each is to give."""
    known, nodes = phrases(module), walk(tree)
    for node in nodes:
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith("gui"):
            for name in node.names:
                within, called = f"{node.module}.{name.name}", name.asname or name.name
                if (ROOT / within.replace(".", "/")).with_suffix(".py").exists():
                    known |= {f"{called}.{x}": n for x, n in phrases(within).items()}
                elif name.name in (there := phrases(str(node.module))):
                    known[called] = there[name.name]
    last = {name.rpartition(".")[2] for name in known}
    for node in nodes:
        # The name first: to write each call again takes longest.
        if isinstance(node, ast.Call) and {getattr(node.func, x, "") for x in ("id", "attr")} & last:
            called = ast.unparse(node.func)
            if called in known:
                yield node, known[called]


def test_every_call_of_a_phrase_gives_as_many_facts_as_it_has() -> None:
    wrong, count = [], 0
    for path in sorted((ROOT / "gui").rglob("*.py")):
        module = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        for call, wanted in calls(ast.parse(path.read_text("utf-8")), module):
            count += 1
            starred = any(isinstance(x, ast.Starred) for x in call.args)
            if call.keywords or (len(call.args) != wanted and not starred):
                wrong.append(f"{module}:{call.lineno} {ast.unparse(call)}")
    assert wrong == []
    assert count > 250
