"""The conditions of every test: no screen, no real user's files, and properties that do not depend on the
machine's speed. Warnings and Qt's warnings fail a test by pyproject.toml."""

import gc
import os
import sys
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

import pytest
from _pytest.assertion import rewrite
from hypothesis import settings
from pytestqt.qtbot import QtBot

from bootstrap import find_letters
from core.rulebook import file
from core.rulebook.kinds import Parameter
from core.rulebook.parameters import GROUPS, PARAMETERS
from tests.examples import ALL, examples
from tests.formats.rounds.handed_in import kept

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
find_letters()
gc.disable()  # until all tests are read: what is made meanwhile stays

settings.register_profile("riffle", deadline=None, print_blob=True, max_examples=examples(ALL))
settings.load_profile("riffle")

# Every wait has an end: five seconds, the default, are not enough for a busy machine.
for _wait in (QtBot.waitUntil, QtBot.waitSignal, QtBot.waitSignals):
    assert _wait.__kwdefaults__ is not None
    _wait.__kwdefaults__["timeout"] = 60_000


HERE = Path(__file__).parent
REAL = {"freeze": gc.freeze, "unfreeze": gc.unfreeze}
MARKS = {
    **dict.fromkeys(("unit", "rules", "translations", "procedures", "documents"), "unit"),
    "windows": "windows",
    "faults": "faults",
}
DEAR = (
    "faults/test_freezes.py",
    "long/test_night.py",
    "long/test_projector.py",
    "windows/console/test_same_again.py",
    "windows/desk/test_formats_played.py",
    "windows/gallery/test_only_what_is_played.py",
    "windows/gallery/test_gallery.py",
    "windows/console/test_any_key.py",
    "windows/console/test_nothing_stale.py",
    "windows/console/test_night_by_keys.py",
    "windows/console/test_night_by_mouse.py",
    "bench/test_bench_runs.py",
    "checker/test_many.py",
    "checker/test_checker.py",
    "checker/test_chicago.py",
    "checker/test_team.py",
    "unit/log/test_anything.py",
    "unit/log/test_state_machine.py",
    "windows/test_dialogs_have_room.py",
    "windows/test_scaling.py",
    "nights/test_nights.py",
    "rule_coverage/test_run.py",
    "test_bootstrap.py",
)
"""The files that take longest. Of those that run on several cores they are the first: the last to begin would
keep one core, and leave the others idle."""


@pytest.hookimpl(optionalhook=True)  # some tests have others run without pytest-xdist
def pytest_xdist_auto_num_workers() -> int:
    """Run one process more than there are cores: while a test waits for a disk or a program, its core works
    for another."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0)) + 1
    return (os.cpu_count() or 1) + 1


def pytest_sessionstart(session: pytest.Session) -> None:
    """On several cores rewrite the asserts of a share of the tests before all are read. In a fresh clone each
    core would else rewrite all of them, side by side with the others."""
    config = session.config
    worker = getattr(config, "workerinput", None)
    if worker is None or sys.dont_write_bytecode:
        return
    asked = [Path(arg.split("::")[0]).absolute() for arg in config.args]
    files = [x for x in sorted(HERE.rglob("test_*.py")) if any(x.is_relative_to(y) for y in asked)]
    mark, first = config.getoption("-m"), int(worker["workerid"].removeprefix("gw"))
    for path in files[first :: worker["workercount"]]:
        folder = rewrite.get_cache_dir(path)
        pyc = folder / f"{path.stem}{rewrite.PYC_TAIL}"
        other = mark in {*MARKS.values(), "long"} and _mark_of(path) != mark
        if not other and rewrite._read_pyc(path, pyc) is None and rewrite.try_makedirs(folder):
            seal, code = rewrite._rewrite_test(path, config)
            rewrite._write_pyc(config.stash[rewrite.assertstate_key], code, seal, pyc)


def _mark_of(path: Path) -> str:
    return MARKS.get(path.relative_to(HERE).parts[0], "long")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """With ``-m unit`` pass over the other folders: reading the windows takes longer than the unit tests."""
    mark = config.getoption("-m")
    other = collection_path.parent == HERE and MARKS.get(collection_path.name, "long") != mark
    return True if other and mark in {*MARKS.values(), "long"} else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Mark every test by its folder, so that ``-m unit`` runs what matters in a minute; on several cores
    begin with the dear ones."""
    here, last = f"{HERE}{os.sep}", len(DEAR)
    order = {name.replace("/", os.sep): at for at, name in enumerate(DEAR)}
    places = []
    for item in items:
        path = str(item.path)
        if path.startswith(here):
            path = path[len(here) :]
            item.add_marker(MARKS.get(path.split(os.sep)[0], "long"))
        places.append(order.get(path, last))
    if hasattr(config, "workerinput"):
        items[:] = [items[at] for at in sorted(range(len(items)), key=places.__getitem__)]


@pytest.fixture(autouse=True, scope="session")
def _own_garbage() -> Iterator[None]:
    """Look for garbage among what tests make, not among the half a million objects of all tests that were
    read. Riffle thaws them too whenever it closes a night; ``thawed`` has that as in use."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, *gc.get_threshold()[1:])  # 700 objects at a time take 1.3 % of the core's time
    gc.enable()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("freeze", "unfreeze"):
            patch.setattr(gc, name, lambda: None)
        yield


@pytest.fixture(autouse=True, scope="module")
def _garbage_of_one_file(_own_garbage: None) -> None:
    """Look for garbage among what this file makes: pages that the files before have read stay, and a night
    that is closed has all of them looked through."""
    gc.collect()
    REAL["freeze"]()


@pytest.fixture(autouse=True)
def _no_format_left_behind() -> Iterator[None]:
    """A format that one test loads is unknown to the next: who runs after whom changes nothing."""
    with kept():
        yield


@pytest.fixture(autouse=True, scope="session")
def _a_book_is_read_once() -> Iterator[None]:
    """A test that loads a format has all books read again, and so has the next one, which does not know the
    format: 50 ms each. The same text comes to the same book where the same parameters are known."""
    read = file._Sheet

    @lru_cache(maxsize=256)
    def read_once(
        text: str, name: str, known: tuple[tuple[str, Parameter], ...], groups: tuple[str, ...]
    ) -> file._Sheet:
        return read(text, name)

    def sheet(text: str, name: str) -> file._Sheet:
        return read_once(text, name, tuple(PARAMETERS.items()), tuple(GROUPS))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(file, "_Sheet", sheet)
        yield


@pytest.fixture
def thawed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Freeze an open night, and thaw it to be collected, as in use."""
    for name, real in REAL.items():
        monkeypatch.setattr(gc, name, real)
    gc.unfreeze()
    yield
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _no_real_folders(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The players, settings and nights of whoever runs the tests are out of reach."""
    home: Path = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        for variable in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"):
            patch.setenv(variable, str(home / variable))
        for variable in ("APPDATA", "LOCALAPPDATA"):
            patch.setenv(variable, str(home / variable))
        yield
