"""``python3 main.py rules [--list] [--format ID] [WHAT ...]``: which tests show a rule, and do they notice?

First the table: procedures A to J by every rulebook, with the tests marked for each. Then each parameter of
each book is altered in turn, and of the tests marked for it one must fail. ``WHAT`` chooses what is altered,
without the table: a rulebook, a parameter, or how one begins (``cpc-2023 balance.``). ``--list``:
the table alone. ``--format``: the points of this format, by its own books.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from core.rulebook.parameters import PARAMETERS
from tests.arguments import rules
from tests.rule_coverage.alterations import begins, parameter_of
from tests.rule_coverage.lines import reason
from tests.rule_coverage.marks import empty, faults, table
from tests.rule_coverage.of_format import choose, is_about, lines
from tests.rule_coverage.plugin import Coverage, the_books
from tests.rule_coverage.plugin import run as run_pytest

ROOT = Path(__file__).resolve().parents[2]
FOUND = 1


def run(arguments: list[str]) -> int:
    """0: no cell is empty, nothing altered survives and every test marked passes; 1: not so."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["RIFFLE_DEEP"] = "1"  # every example: a test of few would let an alteration by
    os.chdir(ROOT)
    options = rules(arguments)
    if options.format:
        choose(options.format)
    words = options.what
    coverage = Coverage(None if options.list else chosen(words))
    said = run_pytest(marked_files(), coverage)
    shown = [*([] if words else cells_shown(coverage)), *trouble_shown(coverage, each=bool(words))]
    print(said + "\n".join(shown))
    return FOUND if trouble(coverage) else 0


def chosen(words: list[str]) -> Callable[[str, str], bool]:
    """Return whether (book, key) is among what was asked for; without words everything is."""
    books = {word for word in words if word in the_books()}
    parts = [word for word in words if word not in books]
    return lambda book, key: (
        (not books or book in books) and (not parts or any(begins(key, part) for part in parts))
    )


def marked_files() -> list[str]:
    """The rules' own tests, which may be marked by a helper of theirs, and elsewhere what holds a mark: the
    whole suite takes seconds to collect."""
    tests, here = ROOT / "tests", Path(__file__).parent
    return [
        path.relative_to(ROOT).as_posix()
        for path in sorted(tests.rglob("test_*.py"))
        if is_about(path)
        and (
            path.parent == tests / "rules"
            or (path.parent != here and "mark.rule" in path.read_text(encoding="utf-8"))
        )
    ]


def trouble(coverage: Coverage) -> bool:
    books = the_books()
    wrong = [*faults(coverage.marks, books), *empty(table(coverage.marks, books), books)]
    return bool(wrong or coverage.broken or coverage.red or coverage.survivors)


def cells_shown(coverage: Coverage) -> Iterator[str]:
    books = the_books()
    cells = table(coverage.marks, books)
    for line, about in lines().items():
        yield f"{line:<12}{about}"
        for book in books:
            tests = cells.get((line, book), [])
            named = _short(tests[0]) if tests else reason(line, book) or "EMPTY"
            yield f"    {book:<12}{len(tests):>4}  {named}"
    yield ""


def trouble_shown(coverage: Coverage, each: bool = False) -> Iterator[str]:
    """Yield what is wrong, and the counts; with ``each`` the test that noticed each alteration."""
    books = the_books()
    cells = table(coverage.marks, books)
    yield from (f"could not read {name}" for name in coverage.broken)
    yield from faults(coverage.marks, books)
    missing = empty(cells, books)
    excused = sum(1 for line in lines() for book in books if not cells.get((line, book))) - len(missing)
    cell_count = len(lines()) * len(books)
    yield (
        f"{cell_count} cells (a procedure by a rulebook), {len(coverage.marks)} marked tests; {excused} cells"
        f" without a test have a reason, {len(missing)} have none."
    )
    if coverage.wanted is not None:
        yield from _altered(coverage, each)


def _altered(coverage: Coverage, each: bool) -> Iterator[str]:
    if each:
        for x in coverage.noticed:
            yield f"noticed: {x.book:<12} {x.key}: {x.what} ({_short(x.test)})"
    yield from (f"red with the books as they are: {_short(test)}" for test in coverage.red)
    for at in sorted(coverage.survivors, key=lambda x: (list(PARAMETERS).index(parameter_of(x.key)), x.book)):
        tests = f"{at.tests} tests did not notice" if at.tests else "no test"
        yield f"survived: {at.book:<12} {at.key}: {at.what} ({tests})"
    for book, count in Counter(at.book for at in coverage.survivors).items():
        yield f"{count} survived in {book}."
    yield (
        f"{coverage.tried} alterations, {coverage.tried - len(coverage.survivors)} noticed;"
        f" {coverage.runs} runs of tests in {coverage.seconds:.0f} s."
    )


def _short(test: str) -> str:
    return test.removeprefix("tests/").removeprefix("rules/")


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
