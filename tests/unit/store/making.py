"""Actions and processes for the tests of the store."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from core.say.records import Action, Eliminated, Noted, PlayerNoted, Seated
from core.store.log import TournamentFile
from tests.children import program


def action(number: int, text: str = "") -> Action:
    """An action of three records, some 300 bytes."""
    records = (
        PlayerNoted(number, f"Åsa {number}", note="x" * 100),
        Seated(number, 3, number % 9 + 1),
        Eliminated(number, (number + 1,), number),
    )
    line = text or f'register "Åsa {number}"'
    return Action(number, 1000 * number, 1000 * number + 1, line, (*records, Noted("ljus")))


def fill(file: TournamentFile, count: int) -> list[Action]:
    """Append ``count`` actions; all that the file then holds."""
    first = len(file.actions) + 1
    for number in range(first, first + count):
        file.append(action(number))
    return list(file.actions)


@contextmanager
def start(code: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Another process running ``code``, its output a pipe; waited for, and killed if the test fails."""
    with subprocess.Popen(
        program(code, *arguments), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        except BaseException:
            process.kill()
            raise


def fill_up(place: Path) -> Path:
    """Use every byte that is left."""
    ballast = place / "ballast"
    with ballast.open("wb", buffering=0) as file:
        for size in (65536, 4096, 512, 1):
            try:
                while True:
                    file.write(b"x" * size)
            except OSError:
                continue
    return ballast
