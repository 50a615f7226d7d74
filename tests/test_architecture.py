"""The arrows of ARCHITECTURE.md: main.py -> gui -> core <- core/store, and what each part keeps away from.

The source is read, not imported: a rule holds for code that no test runs, and for imports inside functions.
"""

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.trees import walk

ROOT = Path(__file__).parent.parent
SQLITE = {"sqlite3", "sqlite_utils"}

# The machine's own clock and dice are read here only; everybody else is handed the time and the seed.
OUTSIDE_WORLD = {"main.py", "gui/program/timebase.py"}
CLOCKS_AND_DICE = (
    "datetime.datetime.now",
    "datetime.datetime.utcnow",
    "datetime.datetime.today",
    "datetime.date.today",
    "time.time",
    "time.time_ns",
    "time.sleep",
    "time.monotonic",
    "time.monotonic_ns",
    "time.perf_counter",
    "time.perf_counter_ns",
    "random",
    "secrets",
    "os.urandom",
    "uuid.uuid1",
    "uuid.uuid4",
    "PySide6.QtCore.QDateTime.currentDateTime",
    "PySide6.QtCore.QDateTime.currentDateTimeUtc",
    "PySide6.QtCore.QDateTime.currentMSecsSinceEpoch",
    "PySide6.QtCore.QDateTime.currentSecsSinceEpoch",
    "PySide6.QtCore.QDate.currentDate",
    "PySide6.QtCore.QTime.currentTime",
    "PySide6.QtCore.QElapsedTimer",
    "PySide6.QtCore.QRandomGenerator",
)


def within(name: str, *modules: str) -> bool:
    """Return whether a dotted name is one of the modules or in one: core.store.log is within core.store."""
    return any(name == module or name.startswith(module + ".") for module in modules)


def source_files() -> list[str]:
    found = (path.relative_to(ROOT) for path in ROOT.rglob("*.py"))
    return sorted(path.as_posix() for path in found if not any(part.startswith(".") for part in path.parts))


def read(name: str) -> ast.Module:
    return ast.parse((ROOT / name).read_text(encoding="utf-8"), name)


@lru_cache(maxsize=2)
def nodes(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Return every node below this one: each rule looks at all of them."""
    return tuple(walk(tree))


@lru_cache(maxsize=2)
def importing(tree: ast.AST) -> tuple[ast.Import | ast.ImportFrom | ast.Call, ...]:
    """Return the nodes that import, or may."""
    return tuple(x for x in nodes(tree) if isinstance(x, ast.Import | ast.ImportFrom | ast.Call))


def package_of(name: str) -> list[str]:
    return name.split("/")[:-1]


def imports(tree: ast.Module, package: list[str]) -> Iterator[tuple[str, str, str]]:
    """(local name, what it stands for, what is imported), relative imports and import_module included."""
    for node in importing(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                first = alias.name.split(".")[0]
                yield alias.asname or first, alias.name if alias.asname else first, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            for alias in node.names:
                yield alias.asname or alias.name, f"{start}.{alias.name}", f"{start}.{alias.name}"
        elif dotted(node.func).endswith(("import_module", "__import__")):
            argument = node.args[0] if node.args else None
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                yield "", "", argument.value


def dotted(node: ast.expr) -> str:
    """`state.rulebook` as written; "" for what is no plain name."""
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute):
        owner = dotted(node.value)
        return f"{owner}.{node.attr}" if owner else ""
    return ""


def imported(tree: ast.Module, package: list[str]) -> set[str]:
    return {full for _, _, full in imports(tree, package)}


def used(tree: ast.Module, package: list[str]) -> set[str]:
    """Return what the file uses of its imports, by full name: `dt.datetime.now` as datetime.datetime.now."""
    named = [*imports(tree, package)]
    stands_for = {local: full for local, full, _ in named}
    found = {full for _, _, full in named}
    for node in nodes(tree):
        if isinstance(node, ast.Name | ast.Attribute):
            first, *rest = dotted(node).split(".")
            if first in stands_for:
                found.add(".".join([stands_for[first], *rest]))
    return found


def faults(name: str, tree: ast.Module) -> Iterator[str]:
    """Yield each thing that the file called `name` does and its place forbids."""
    package = package_of(name)
    modules = imported(tree, package)
    in_store = name.startswith("core/store/")
    if name.startswith("core/") and not in_store:
        standard = {module for module in modules if module.split(".")[0] in sys.stdlib_module_names}
        own = {module for module in modules if within(module, "core") and not within(module, "core.store")}
        for module in sorted(modules - standard - own) + sorted(m for m in standard if within(m, *SQLITE)):
            yield f"core imports {module}"
    yield from upward(name, modules)
    if in_store:
        yield from (f"core/store imports {m}" for m in sorted(modules) if within(m, "gui", "PySide6", "main"))
    if name.startswith("gui/"):
        yield from (f"gui imports {m}" for m in sorted(modules) if within(m, "core.store", "main", *SQLITE))
    if name.startswith("gui/words/"):
        qt = sorted(m for m in modules if within(m, "PySide6") and not within(m, "PySide6.QtCore"))
        yield from (f"gui/words imports {module}" for module in qt)
    if name.startswith(("core/", "gui/")) and name not in OUTSIDE_WORLD:
        speaks = sorted(used(tree, package))
        yield from (f"reads {word} itself" for word in speaks if within(word, *CLOCKS_AND_DICE))
    if name.startswith("gui/") and name != "gui/theme.py":
        yield from styling(tree)
    if name.startswith("gui/"):
        yield from inverting(tree)
        yield from named_in_strings(tree)
    if name.startswith("gui/") and name not in WRITES:
        yield from writing(tree)
    if name.startswith("gui/"):
        yield from painting(tree)
    if not name.startswith("tests/"):
        yield from compares_rulebooks(tree)
        yield from nested_conditions(tree)
    if name == "core/tournament/state.py" or (name.startswith("core/") and name.endswith("/fold.py")):
        yield from untouched(tree)


# The features of core and the folders of gui; each knows those of the rows above its own.
ORDER = {
    "core": (
        ("say",),
        ("log", "rulebook"),
        ("rulings",),
        ("tournament",),
        ("clock",),
        ("people",),
        ("floor",),
        ("chips", "conduct", "money"),
        ("hands",),
        ("formats",),
        ("handbook", "keeping", "paper", "text"),
        ("store",),
    ),
    "gui": (
        ("safely",),
        ("theme",),
        ("words",),
        ("widgets",),
        ("program",),
        ("room",),
        ("paper",),
        ("looks",),
        ("console",),
        ("formats",),
        ("desk",),
    ),
}
RANK = {
    f"{part}.{feature}": rank
    for part, rows in ORDER.items()
    for rank, row in enumerate(rows)
    for feature in row
}


def feature_of(module: str) -> str:
    """Return the feature a dotted name is in: gui.words of gui.words.tr, gui.theme of gui.theme_sheet."""
    part, _, rest = module.partition(".")
    feature = rest.partition(".")[0]
    return f"{part}.theme" if feature.startswith("theme") else f"{part}.{feature}"


def upward(name: str, modules: set[str]) -> Iterator[str]:
    """Yield the imports of a feature from one that does not stand below it in its part of the house."""
    own = feature_of(name.removesuffix(".py").replace("/", "."))
    for module in sorted(modules):
        feature = feature_of(module)
        if own not in RANK or feature == own or not within(feature, own.partition(".")[0]):
            continue
        if feature in RANK and RANK[feature] >= RANK[own]:
            yield f"{own.replace('.', '/')} imports {module}"


A_MODULE = re.compile(r"(core|gui|tests)(\.\w+)+(:\w+)?")


def named_in_strings(tree: ast.Module) -> Iterator[str]:
    """A module named in a string, or imported by a function, is an arrow that nobody sees."""
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and A_MODULE.fullmatch(node.value):
            yield f"line {node.lineno} names the module {node.value} in a string"
        if isinstance(node, ast.alias) and node.name in ("importlib", "resolve_name", "import_module"):
            yield f"line {node.lineno} imports {node.name}"


def circles(files: dict[str, set[str]]) -> list[list[str]]:
    """The circles of files that import each other, by what each imports, inside functions included."""
    modules = {name.removesuffix(".py").removesuffix("/__init__").replace("/", "."): name for name in files}
    edges = {
        module: {
            target
            for full in files[name]
            if (target := full if full in modules else full.rpartition(".")[0]) in modules
            and target != module
        }
        for module, name in modules.items()
    }
    found: list[list[str]] = []
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []

    def visit(module: str) -> None:
        index[module] = low[module] = len(index)
        stack.append(module)
        for target in edges[module]:
            if target not in index:
                visit(target)
                low[module] = min(low[module], low[target])
            elif target in stack:
                low[module] = min(low[module], index[target])
        if low[module] == index[module]:
            circle = stack[stack.index(module) :]
            del stack[stack.index(module) :]
            if len(circle) > 1:
                found.append(sorted(circle))

    for module in modules:
        if module not in index:
            visit(module)
    return found


def styling(tree: ast.Module) -> Iterator[str]:
    """Colours and style sheets live in gui/theme.py and nowhere else."""
    for node in nodes(tree):
        if isinstance(node, ast.Attribute) and node.attr == "setStyleSheet":
            yield f"line {node.lineno} sets a style sheet"
        if isinstance(node, ast.Call) and dotted(node.func).split(".")[-1] == "QColor":
            first = node.args[0] if node.args else None
            if isinstance(first, ast.Constant) and isinstance(first.value, str) and first.value[:1] == "#":
                yield f"line {node.lineno} names the colour {first.value}"


def inverting(tree: ast.Module) -> Iterator[str]:
    """On Windows the mask of Qt's modifiers is a negative number: ``~`` of one holds none of the others."""
    for node in nodes(tree):
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Invert):
            yield f"line {node.lineno} inverts a flag"


_HANDLES = re.compile(r"paint|event|eventFilter|\w+Event")


def painting(tree: ast.Module) -> Iterator[str]:
    """Yield each painting and each handling of an event whose error would end the program
    (gui/safely.py)."""
    for owner in nodes(tree):
        for node in owner.body if isinstance(owner, ast.ClassDef) else ():
            if not isinstance(node, ast.FunctionDef) or not _HANDLES.fullmatch(node.name):
                continue
            if "safely" not in map(dotted, node.decorator_list):
                yield f"line {node.lineno} paints or takes an event without safely"


# What a director saves and opens goes through gui/program/files.py. The others write what is Riffle's own (a
# report, a softer sound), keep a picture in memory, or run without windows.
WRITES = {
    "gui/program/files.py",
    "gui/program/reports.py",
    "gui/program/sound.py",
    "gui/desk/demo.py",
    "gui/desk/headless.py",
}
_WRITING = ("write_text", "write_bytes", "read_bytes", "QSaveFile", "QFile")


def writing(tree: ast.Module) -> Iterator[str]:
    """Yield what writes or reads a file plainly: over an open night, half, or waiting for a pipe."""
    for node in nodes(tree):
        if isinstance(node, ast.Call) and dotted(node.func).split(".")[-1] in (*_WRITING, "open"):
            plain = dotted(node.func) == "open" or dotted(node.func).split(".")[-1] in _WRITING
            modes = [x.value for x in node.args if isinstance(x, ast.Constant) and isinstance(x.value, str)]
            if plain or (modes and set(modes[0]) <= set("rwaxbt+")):
                yield f"line {node.lineno} reads or writes a file itself"


def nested_conditions(tree: ast.Module) -> Iterator[str]:
    """Yield each ``a if x else b if y else c``: a reader has to part it. Statements or a table say it."""
    for node in nodes(tree):
        if isinstance(node, ast.IfExp) and any(
            isinstance(part, ast.IfExp) for part in (node.test, node.body, node.orelse)
        ):
            yield f"line {node.lineno} nests conditional expressions"


def compares_rulebooks(tree: ast.Module) -> Iterator[str]:
    """A rule asks for a rulebook's parameter; code that asks which rulebook it is cannot be given another."""
    equality = ast.Eq | ast.NotEq | ast.In | ast.NotIn
    for node in nodes(tree):
        if isinstance(node, ast.Compare) and any(isinstance(sort, equality) for sort in node.ops):
            sides = [dotted(side).split(".")[-1] for side in (node.left, *node.comparators)]
            if "rulebook" in sides:
                yield f"line {node.lineno} asks which rulebook it is"


_READ = {"player", "table", "seat", "out", "chips", "paid", "fee", "open", "size"}
"""What the invariants read of an entry or a table."""


def untouched(tree: ast.Module) -> Iterator[str]:
    """Yield where a fold changes an entry or a table and does not say so in ``touched``: the invariants would
    not look at it."""
    for function in nodes(tree):
        if not isinstance(function, ast.FunctionDef):
            continue
        inside = [*walk(function)]
        says = any(isinstance(x, ast.Attribute) and x.attr == "touched" for x in inside)
        for node in inside:
            if says or not isinstance(node, ast.Attribute | ast.Subscript) or isinstance(node.ctx, ast.Load):
                continue
            field = isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.attr
            of = node.value if isinstance(node, ast.Subscript) else None
            if field in _READ or (isinstance(of, ast.Attribute) and of.attr in ("seats", "entries")):
                yield f"line {node.lineno} changes an entry or a table untouched"


class Found(NamedTuple):
    imported: set[str]
    faults: list[str]


@cache
def looked_at() -> dict[str, Found]:
    """Return what is found in each file of ours. All is asked of its tree at once: to read the trees takes
    longer than to look at them, and to keep them takes too much memory."""
    found = {}
    for name in source_files():
        if not name.startswith("tests/"):
            tree = read(name)
            found[name] = Found(imported(tree, package_of(name)), [*faults(name, tree)])
    return found


def test_every_file_keeps_to_its_place() -> None:
    assert [f"{name}: {fault}" for name, found in looked_at().items() for fault in found.faults] == []


def test_no_files_import_each_other_in_a_circle() -> None:
    ours = {name: x.imported for name, x in looked_at().items() if name.startswith(("core/", "gui/"))}
    assert circles(ours) == []


def test_every_feature_has_its_place() -> None:
    features = {feature_of(name.removesuffix(".py").replace("/", ".")) for name in source_files()}
    ours = {feature for feature in features if within(feature, "core", "gui")}
    assert ours - {"core.__init__", "gui.__init__"} == {*RANK}


def test_the_rules_look_at_the_source() -> None:
    assert {"main.py", "bootstrap.py", "tests/test_architecture.py"} <= set(source_files())


@pytest.mark.parametrize(
    ("name", "code", "fault"),
    [
        ("core/a.py", "import PySide6.QtCore", "core imports PySide6.QtCore"),
        ("core/a.py", "def f():\n  import sqlite3", "core imports sqlite3"),
        ("core/a.py", "from core import store", "core imports core.store"),
        ("core/a.py", "from . import store", "core imports core.store"),
        (
            "core/log/a.py",
            "from core.floor.seating import seat_name",
            "core/log imports core.floor.seating.seat_name",
        ),
        (
            "gui/room/a.py",
            "def f():\n  from gui.looks import format",
            "gui/room imports gui.looks.format",
        ),
        (
            "gui/widgets/a.py",
            "if TYPE_CHECKING:\n  from gui.program.session import Session",
            "gui/widgets imports gui.program.session.Session",
        ),
        ("gui/theme.py", "from gui.words.tr import mark", "gui/theme imports gui.words.tr.mark"),
        (
            "gui/room/a.py",
            "page = 'gui.console.floor.page:ConductPage'",
            "line 1 names the module gui.console.floor.page:ConductPage in a string",
        ),
        ("gui/a.py", "from pkgutil import resolve_name", "line 1 imports resolve_name"),
        ("core/floor/a.py", "from ..store.log import Log", "core imports core.store.log.Log"),
        ("core/a.py", "from gui.words.text import say", "core imports gui.words.text.say"),
        ("core/a.py", "import importlib\nimportlib.import_module('core.store')", "core imports core.store"),
        ("core/a.py", "import segno", "core imports segno"),
        ("core/store/log.py", "from gui.words.text import say", "core/store imports gui.words.text.say"),
        ("core/store/log.py", "from PySide6 import QtCore", "core/store imports PySide6.QtCore"),
        ("gui/desk/app.py", "from core.store import log", "gui imports core.store.log"),
        ("gui/desk/app.py", "import sqlite_utils", "gui imports sqlite_utils"),
        (
            "gui/words/text.py",
            "from PySide6.QtGui import QFont",
            "gui/words imports PySide6.QtGui.QFont",
        ),
        ("core/a.py", "import datetime as d\nd.datetime.now()", "reads datetime.datetime.now itself"),
        (
            "core/a.py",
            "from datetime import datetime\nx = datetime.now",
            "reads datetime.datetime.now itself",
        ),
        ("core/store/a.py", "import time\ntime.time()", "reads time.time itself"),
        ("gui/a.py", "from time import sleep", "reads time.sleep itself"),
        ("gui/a.py", "import random\nrandom.choice([1])", "reads random itself"),
        (
            "gui/a.py",
            "from PySide6.QtCore import QDateTime\nQDateTime.currentMSecsSinceEpoch()",
            "reads PySide6.QtCore.QDateTime.currentMSecsSinceEpoch itself",
        ),
        ("gui/a.py", "w.setStyleSheet('x')", "line 1 sets a style sheet"),
        ("gui/a.py", "QtGui.QColor('#fff')", "line 1 names the colour #fff"),
        ("gui/a.py", "event.modifiers() & ~SHIFT", "line 1 inverts a flag"),
        ("core/a.py", "if state.rulebook == 'tda': pass", "line 1 asks which rulebook it is"),
        ("gui/a.py", "x = a if b else c if d else e", "line 1 nests conditional expressions"),
        ("core/a.py", "x = (a if b else c) if d else e", "line 1 nests conditional expressions"),
        (
            "core/floor/fold.py",
            "def f(entry):\n  entry.seat = 3",
            "line 2 changes an entry or a table untouched",
        ),
        (
            "core/people/fold.py",
            "def f(t, table):\n  del t.room.tables[table].seats[3]",
            "line 2 changes an entry or a table untouched",
        ),
    ],
)
def test_a_planted_fault_is_found(name: str, code: str, fault: str) -> None:
    assert fault in list(faults(name, ast.parse(code)))


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("core/a.py", "import enum\nfrom core.say.records import Bust\nfrom datetime import datetime, UTC"),
        ("core/store/log.py", "import sqlite_utils\nfrom core.say import records"),
        ("gui/program/timebase.py", "import time\ntime.time()"),
        ("gui/words/text.py", "from PySide6.QtCore import QCoreApplication"),
        ("gui/theme.py", "QColor('#fff')"),
        ("gui/a.py", "x = f(a if b else c) if d else e"),
        ("gui/desk/a.py", "from gui.console.frame.night import NightView\nfrom core.store_of import x"),
        ("gui/theme.py", "from gui.theme_sheet import SHEET"),
        ("core/a.py", "level.time.time()"),
        ("core/a.py", "def shuffle(random): return random.below(9)"),
    ],
)
def test_what_is_allowed_is_let_through(name: str, code: str) -> None:
    assert list(faults(name, ast.parse(code))) == []
