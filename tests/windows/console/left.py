"""Nights as Riffle leaves them when it closes them: the file, its backups, and what the library knows."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory

from core.keeping.directory import RecentNight, WritableLibrary
from gui.desk.app import Program
from gui.program.backups import FILES, LAST
from tests.windows.conftest import end, entropy, written


@dataclass(frozen=True)
class Left:
    """``backups`` are by their path in Riffle's own folder. The library knows the file by ``keys``, and by
    ``last`` when the last backup was made."""

    file: bytes
    noted: RecentNight
    backups: dict[Path, bytes]
    keys: tuple[str, ...]
    last: int | None


LEFT: dict[Hashable, Left] = {}
"""The nights that were played, by what they depend on, the file's name and the moment."""


def leave(program: Program, path: Path, what: Hashable, play: Callable[[Program, Path], None]) -> None:
    """Leave a night at this path as Riffle left it after ``play``, which opens it, and of which ``what`` is
    all that it depends on beside the time and the file's name. It is played once, in a Riffle of its own;
    every test has a copy of that."""
    stands = what, path.name, program.wiring.wall()
    if stands not in LEFT:
        LEFT[stands] = _played(program, path.name, play)
    left, own = LEFT[stands], program.backups.own
    path.write_bytes(left.file)
    for name, copy in left.backups.items():
        (own / name).parent.mkdir(parents=True, exist_ok=True)
        (own / name).write_bytes(copy)
    files = {**program.library.setting(FILES, {}), **dict.fromkeys(left.keys, str(path))}

    def note(library: WritableLibrary) -> None:
        library.note_recent(replace(left.noted, path=path))
        library.set_setting(FILES, files)
        if left.last is not None:
            library.set_setting(LAST, {str(own): left.last})

    written(program.library, note)


def _played(program: Program, name: str, play: Callable[[Program, Path], None]) -> Left:
    with TemporaryDirectory() as folder:
        data, path = Path(folder) / "data", Path(folder) / name
        other = Program(program.app, replace(program.wiring, data=data, entropy=entropy()))
        try:
            play(other, path)
            other.close_night()
            assert other.library.settle()
            (noted,), own = other.library.recent_nights(), other.backups.own
            backups = {x.relative_to(own): x.read_bytes() for x in own.rglob("*.riffle")}
            files, last = other.library.setting(FILES, {}), other.library.setting(LAST, {})
            return Left(path.read_bytes(), noted, backups, tuple(files), last.get(str(own)))
        finally:
            end(other)
