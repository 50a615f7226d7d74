"""Collects the marked tests, and runs them with a rulebook altered: which of them notices?

The files of ``assets/rulebooks`` are laid into a folder of their own, one of them altered, and that folder is
what the shelf offers: everything from the reader on is what runs in a tournament.
"""

from __future__ import annotations

import io
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, redirect_stdout
from dataclasses import dataclass, field
from functools import _lru_cache_wrapper
from pathlib import Path
from typing import cast

import pytest
from _pytest.runner import runtestprotocol

from core.rulebook import shelf
from core.rulebook.book import Rulebook
from tests.rule_coverage.alterations import Alteration, alterations
from tests.rule_coverage.marks import MARKERS, Guard, Mark, guards
from tests.rule_coverage.of_format import books, guarded

# A test caught in a loop by an altered rule has noticed.
SECONDS = 20
PYTEST = (
    *("-q", "--no-header", "-p", "no:cacheprovider", "--continue-on-collection-errors"),
    *("-o", "timeout_func_only=true", f"--timeout={SECONDS}"),
)


@dataclass(frozen=True, slots=True)
class Survivor:
    """Nothing failed; ``tests`` is how many are marked for it."""

    book: str
    key: str
    what: str
    tests: int


@dataclass(frozen=True, slots=True)
class Noticed:
    """``test`` failed when the book was altered so; it is the first that did."""

    book: str
    key: str
    what: str
    test: str


@dataclass(slots=True, eq=False)  # pytest keeps its plugins in sets
class Coverage:
    """A pytest plugin. ``wanted`` chooses the alterations, None: the tests are only collected.

    ``red`` are tests that fail with the books as they are: they can notice nothing. ``broken`` are files that
    could not be read.
    """

    wanted: Callable[[str, str], bool] | None = None
    marks: dict[str, list[Mark]] = field(default_factory=dict)
    broken: list[str] = field(default_factory=list)
    red: list[str] = field(default_factory=list)
    survivors: list[Survivor] = field(default_factory=list)
    noticed: list[Noticed] = field(default_factory=list)
    tried: int = 0
    runs: int = 0
    seconds: float = 0

    def pytest_collection(self) -> None:
        """Before test modules are read: what they ask of Hypothesis builds on the profile of this moment."""
        # pytest wants to be the first to import it
        from hypothesis import Phase, settings

        settings.register_profile(
            "altered", settings.default, database=None, phases=[Phase.explicit, Phase.generate]
        )
        settings.load_profile("altered")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.broken.append(report.nodeid)

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        for item in items:
            found = [Mark(mark.name, mark.args) for mark in item.iter_markers() if mark.name in MARKERS]
            if found:
                self.marks[item.nodeid] = found
        items[:] = [item for item in items if item.nodeid in self.marks]

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if self.wanted is not None:
            began = time.perf_counter()
            self._alter(session.items, self.wanted)
            self.seconds = time.perf_counter() - began
        return True

    def _alter(self, items: list[pytest.Item], wanted: Callable[[str, str], bool]) -> None:
        marked: dict[Guard, list[pytest.Item]] = defaultdict(list)
        for item in items:
            mine = [guard for guard in guards(self.marks[item.nodeid]) if wanted(*guard)]
            if not mine:
                continue
            if not self._passes(item):
                self.red.append(item.nodeid)
                continue
            for guard in mine:
                marked[guard].append(item)
        for id, book in the_books().items():
            for alteration in alterations(book):
                if wanted(id, alteration.key) and guarded(book, alteration.key):
                    self._try(id, alteration, marked[Guard(id, alteration.key)])

    def _try(self, id: str, alteration: Alteration, tests: list[pytest.Item]) -> None:
        self.tried += 1
        with offered(id, alteration.text):
            for at, test in enumerate(tests):
                if not self._passes(test):
                    # what noticed this will likely notice the next thing too
                    tests.insert(0, tests.pop(at))
                    self.noticed.append(Noticed(id, alteration.key, alteration.what, test.nodeid))
                    return
        self.survivors.append(Survivor(id, alteration.key, alteration.what, len(tests)))

    def _passes(self, item: pytest.Item) -> bool:
        self.runs += 1
        _forget_nights(getattr(item, "module", None) or item)
        if hasattr(item, "_initrequest"):
            item._initrequest()
        # The session as what comes next: module fixtures go, they may hold a night by the other book.
        reports = runtestprotocol(item, log=False, nextitem=cast(pytest.Item, item.session))
        return not any(report.failed for report in reports)


def the_books() -> Mapping[str, Rulebook]:
    """The rulebooks that are altered, by id."""
    return books()


@contextmanager
def offered(id: str, text: str) -> Iterator[None]:
    """The shelf with this text in the place of its book ``id``."""
    old, own, texts = shelf.FOLDER, [*shelf.OWN], {**shelf.texts(), id: text}
    with tempfile.TemporaryDirectory() as folder:
        for name, content in texts.items():
            (Path(folder) / f"{name}.toml").write_text(content, encoding="utf-8")
        try:
            _read_from(Path(folder), [])
            shelf.shipped()  # a file that cannot be read would fail every test, and none would have noticed
            yield
        finally:
            _read_from(old, own)


def _read_from(folder: Path, own: list[Path]) -> None:
    shelf.FOLDER = folder
    shelf.OWN[:] = own
    for kept in (shelf.texts, shelf.shipped, shelf.played):
        kept.cache_clear()


def _forget_nights(test: object) -> None:
    """Forget what a test's module and its helpers keep by ``functools.cache``: another book made it."""
    helpers = [module for name, module in list(sys.modules.items()) if name.startswith("tests.")]
    for module in (*helpers, test):
        for found in vars(module).values():
            if isinstance(found, _lru_cache_wrapper):
                found.cache_clear()


def run(files: list[str], coverage: Coverage) -> str:
    """Pytest over these files; what it said of those it could not read. Raises if it broke down itself."""
    said = io.StringIO()
    with redirect_stdout(said):
        code = pytest.main([*PYTEST, *files], plugins=[coverage])
    if code in (pytest.ExitCode.INTERNAL_ERROR, pytest.ExitCode.USAGE_ERROR, pytest.ExitCode.INTERRUPTED):
        raise RuntimeError(f"pytest ended with {code}:\n{said.getvalue()}")
    return said.getvalue() if coverage.broken else ""
