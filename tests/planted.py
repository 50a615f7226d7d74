"""Faults planted in the source, one at a time: which of them do the tests notice?

``python -m tests.planted [--seed 1] [--count 200] [--seconds 120] [--most 40] [--keep FILE]``. Half of the
faults are in core, half in gui: a condition negated, a comparison turned, a number one more, a statement
dropped. Each is planted in a copy of the project, and of the tests that reach its file by their imports the
nearest are run, a few files first, until one fails or the time is over. ``--keep`` writes a line of JSON
each: a run that was cut short goes on after them, and two runs of one seed can be compared.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from time import monotonic
from typing import NamedTuple

from core.log.bulk import no_collection
from tests.children import ROOT
from tests.test_architecture import imports, package_of
from tests.trees import walk

COPIED = ("core", "gui", "tests", "assets", "main.py", "bootstrap.py", "pyproject.toml")
HALVES = ("core", "gui")
TURNED: dict[type[ast.cmpop], str] = {
    ast.Lt: "<=", ast.LtE: "<", ast.Gt: ">=", ast.GtE: ">", ast.Eq: "!=", ast.NotEq: "==", ast.In: "not in",
    ast.NotIn: "in", ast.Is: "is not", ast.IsNot: "is",
}  # fmt: skip
OVER = "time over"
FIRST = 6
"""Files of tests that are read and run before the others: they find most, and reading forty takes long."""


class Fault(NamedTuple):
    """``file`` with the text of a place (line and bytes of its beginning and end) replaced by another."""

    file: str
    kind: str
    begin: tuple[int, int]
    end: tuple[int, int]
    text: str

    @property
    def name(self) -> str:
        return f"{self.file}:{self.begin[0]}:{self.begin[1]} {self.kind}"

    def planted(self, source: bytes) -> bytes:
        lines = source.splitlines(keepends=True)
        (first, at), (last, to) = self.begin, self.end
        whole = lines[first - 1][:at] + self.text.encode() + lines[last - 1][to:]
        return b"".join([*lines[: first - 1], whole, *lines[last:]])


def faults(file: str, source: str) -> Iterator[Callable[[], Fault]]:
    """Yield what makes each fault that could be planted in this file."""
    for function in (x for x in walk(ast.parse(source)) if isinstance(x, ast.FunctionDef)):
        for node in (x for statement in function.body for x in walk(statement)):
            if isinstance(node, ast.If | ast.While | ast.IfExp):
                yield partial(_fault, file, "negated", node.test)
            elif isinstance(node, ast.Compare) and len(node.ops) == 1:
                yield partial(_fault, file, "turned", node)
            elif isinstance(node, ast.Constant) and type(node.value) is int:
                yield partial(_fault, file, "one more", node)
            elif isinstance(node, ast.AugAssign) or _calls(node):
                assert isinstance(node, ast.stmt)
                yield partial(_fault, file, "dropped", node)


def _fault(file: str, kind: str, node: ast.expr | ast.stmt) -> Fault:
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    text = "pass"
    if kind == "negated":
        text = f"(not ({ast.unparse(node)}))"
    elif isinstance(node, ast.Compare):
        turned = TURNED[type(node.ops[0])]
        left, right = f"({ast.unparse(node.left)})", f"({ast.unparse(node.comparators[0])})"
        text = f"({left} {turned} {right})"
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        text = str(node.value + 1)
    return Fault(file, kind, (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset), text)


def _calls(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)


def chosen(seed: int, count: int) -> list[Fault]:
    """Return so many faults of core and gui in turns, so that the first hundred are a sample too. A file is
    as likely as it is long."""
    halves = []
    for half in HALVES:
        files = sorted(x for x in (ROOT / half).rglob("*.py"))
        with no_collection():  # no tree is garbage, and each would be looked through (1.1 s of 3.7)
            found = [
                y
                for x in files
                for y in faults(x.relative_to(ROOT).as_posix(), x.read_text(encoding="utf-8"))
            ]
        halves.append([make() for make in Random(f"{seed} {half}").sample(found, (count + 1) // 2)])
    return [fault for pair in zip(*halves, strict=True) for fault in pair][:count]


def importers() -> dict[str, set[str]]:
    """Return the modules that each module of the project imports."""
    found = {}
    for path in (ROOT / "main.py", *(y for x in (*HALVES, "tests") for y in (ROOT / x).rglob("*.py"))):
        name = path.relative_to(ROOT).as_posix()
        tree = ast.parse(path.read_text(encoding="utf-8"))
        full = {x[2] for x in imports(tree, package_of(name))}
        found[name] = full | {x.rpartition(".")[0] for x in full}
    return found


def reaching(file: str, imported: dict[str, set[str]]) -> list[str]:
    """Return the files of tests that reach this file by their imports, the nearest first: by how many imports
    lead there, and by the folders whose names both have."""
    modules = {
        name: name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in imported
    }
    steps, near, now = {file: 0}, {}, {file}
    while now:
        known = {modules[x] for x in now}
        now = {name for name, of in imported.items() if name not in steps and not known.isdisjoint(of)}
        steps |= dict.fromkeys(now, max(steps.values()) + 1)
    parts = {*Path(file).with_suffix("").parts}
    for name, many in steps.items():
        words = {*Path(name).with_suffix("").parts} | {Path(name).stem.removeprefix("test_")}
        if Path(name).name.startswith("test_"):
            near[name] = -len(parts & words), many, name
    return sorted(near, key=near.__getitem__)


def noticed(fault: Fault, copy: Path, tests: list[str], seconds: float) -> str:
    """Return the test that fails with this fault; ``OVER`` if time was over before, empty if all pass."""
    source, ends = (ROOT / fault.file).read_bytes(), monotonic() + seconds
    (copy / fault.file).write_bytes(fault.planted(source))
    try:
        parts = (part for part in (tests[:FIRST], tests[FIRST:]) if part)
        return next(filter(None, (_failed(copy, part, ends - monotonic()) for part in parts)), "")
    except subprocess.TimeoutExpired:
        return OVER
    finally:
        (copy / fault.file).write_bytes(source)


def _failed(copy: Path, tests: list[str], seconds: float) -> str:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n0", "-p", "no:cacheprovider", *tests]
    own = {**os.environ, "HYPOTHESIS_DATABASE_DIRECTORY": str(copy / "examples")}
    done = subprocess.run(command, cwd=copy, env=own, capture_output=True, text=True, timeout=seconds)
    told = [x for x in done.stdout.splitlines() if x.startswith(("FAILED", "ERROR"))]
    return (told[0].split(" - ")[0] if told else done.stdout[-200:]) if done.returncode else ""


def main(given: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.planted", description=__doc__)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120, help="for each fault")
    parser.add_argument("--most", type=int, default=40, help="files of tests for each fault")
    parser.add_argument("--keep", type=Path, help="a line of JSON for each fault")
    asked = parser.parse_args(given)
    kept = asked.keep.read_text("utf-8").splitlines() if asked.keep and asked.keep.exists() else []
    told = {x["fault"]: x["by"] for x in map(json.loads, kept)}
    imported = importers()
    with tempfile.TemporaryDirectory(prefix="riffle-planted-") as folder:
        for name in COPIED:
            copies = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copies(ROOT / name, Path(folder) / name)
        for fault in chosen(asked.seed, asked.count):
            if fault.name in told:
                continue
            tests = reaching(fault.file, imported)[: asked.most]
            told[fault.name] = noticed(fault, Path(folder), tests, asked.seconds) if tests else ""
            print(f"{fault.name}: {told[fault.name] or 'SURVIVED'}", flush=True)
            if asked.keep:
                with asked.keep.open("a", encoding="utf-8") as out:
                    out.write(json.dumps({"fault": fault.name, "by": told[fault.name]}) + "\n")
    left = sorted(name for name, by in told.items() if not by or by == OVER)
    print(f"{len(told) - len(left)} of {len(told)} faults noticed", *left, sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
