"""``main.py demo``: a whole made-up night through the real director.

With a screen it is played in the windows, as fast as one likes. Without one it is played at once, and clock
scenes, printed lists and results are left in a folder.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from core.clock.clock import read
from core.keeping.storage import Store
from core.money.payouts import placings
from core.paper import lists
from core.say.reasons import StoreFailed
from core.text import export
from core.text.opening import open_door
from core.tournament.chance import Chance
from core.tournament.director import Director
from gui.program import demo_night
from gui.program.wiring import Wiring
from gui.words import text
from gui.words.tr import COMMANDS, Context

tr = Context("program")

# The projected clock is pictured when the night first reaches these.
SIZE = (1920, 1080)
NIGHT = "night.riffle"
# The name of a demo's file.
NAMED = ['set title "Demo night"', 'set club "Norra Pokerklubben"']
BAD_USAGE, FAILED = 2, 1


@dataclass(slots=True)
class Night:
    """A night being played: its director, its present time, and its remaining steps."""

    director: Director
    chance: Chance
    at: int
    before: Iterator[demo_night.Step]

    def next(self) -> demo_night.Step | None:
        """Return the next step without doing it, or None when the night is over."""
        step = next(self.before, None)
        if step is not None:
            return step
        t = self.director.state
        return demo_night.play(t, read(t.clock.levels, t.clock.position, self.at), self.at, self.chance)

    def do(self, step: demo_night.Step) -> None:
        self.director.do(step.act, override=step.override)


def run(args: list[str], store: Store) -> int:
    """Play the night; return 0 when it has ended."""
    options = _options(args)
    if options is None:
        return BAD_USAGE
    from gui.program.wiring import real

    wiring = real(store)
    if _there_is_a_screen():
        from gui.program.demo_windows import play_in_windows

        return play_in_windows(wiring, options.seed, options.speed)
    return _headless(wiring, options.seed, Path(options.out or f"riffle-demo-{options.seed}"))


def _options(args: list[str]) -> argparse.Namespace | None:
    parser = argparse.ArgumentParser(prog="main.py demo", description=tr("Play a whole demo tournament."))
    parser.add_argument("--seed", type=int, default=1, help=tr("seed: each number gives another tournament"))
    parser.add_argument("--speed", type=float, default=60.0, help=tr("speed in the windows (1 = real time)"))
    parser.add_argument("--out", default="", help=tr("folder for pictures, lists and results"))
    try:
        options = parser.parse_args(args)
    except SystemExit as stop:
        if stop.code == 0:
            raise
        return None
    if not 0.1 <= options.speed <= 2000:
        print(tr("The speed must be a number from 0.1 to 2000."), file=sys.stderr)
        return None
    return options


def _there_is_a_screen() -> bool:
    import os

    return os.environ.get("QT_QPA_PLATFORM", "") not in ("offscreen", "minimal")


@COMMANDS.speaking()
def _headless(wiring: Wiring, seed: int, folder: Path) -> int:
    """Play everything at once, with a progress bar, and print the folder at the end."""
    from gui.program.demo_folder import Album

    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not _is_demo(wiring.store, folder / NIGHT):
            why = tr("{folder} is not empty and has no earlier demo.", folder=folder)
            print(tr("Nothing was played: {why}", why=why), file=sys.stderr)
            return FAILED
        file = fresh(folder / NIGHT)
        log = wiring.store.create(file)
    except OSError as error:
        why = tr("{folder} cannot be written to ({why}).", folder=folder, why=error.strerror)
        print(tr("Nothing was played: {why}", why=why), file=sys.stderr)
        return FAILED
    except StoreFailed as failed:
        print(text.trouble(failed, wiring.zone), file=sys.stderr)
        return FAILED
    chance = Chance(seed)
    at = [wiring.wall()]
    director = open_door(log, lambda: at[0], Chance(f"entropy {seed}").bytes, wiring.zone)
    night = Night(director, chance, at[0], demo_night.setup(chance))
    album = Album(folder, director, wiring.zone, SIZE)
    try:
        while (step := night.next()) is not None:
            for moment in album.moments(at[0], at[0] + step.wait):
                album.take(moment)
            at[0] += step.wait
            night.at = at[0]
            night.do(step)
            _bar(director)
        album.close(at[0])
        _write_lists(folder, director, wiring)
    finally:
        log.close()
    _sum_up(director, folder)
    return 0


def _is_demo(store: Store, path: Path) -> bool:
    """Return whether a demo made this file: no other tournament may be replaced by one."""
    try:
        with closing(store.open_(path, read_only=True)) as log:
            return [action.line for action in log.actions[1:3]] == NAMED
    except StoreFailed:
        return False


def fresh(path: Path) -> Path:
    """Remove the last demo's file: both came from a seed and can be made again."""
    for old in (path, path.with_suffix(".riffle-journal")):
        old.unlink(missing_ok=True)
    return path


def _bar(director: Director) -> None:
    t = director.state
    if not sys.stderr.isatty():
        return
    out = len(t.game.busts)
    whole = max(1, len(t.people.entries))
    done = int(30 * out / whole)
    words = tr("{left} left", left=len(t.people.live))
    print(f"\r{'█' * done}{'░' * (30 - done)}  {words}   ", end="", file=sys.stderr, flush=True)


def _write_lists(folder: Path, director: Director, wiring: Wiring) -> None:
    (folder / "results.csv").write_text(lists.to_csv(lists.results(director.state)), "utf-8-sig", newline="")
    lines = "\n".join(export.export(director, wiring.zone)) + "\n"
    (folder / "night.txt").write_text(lines, "utf-8")


def _sum_up(director: Director, folder: Path) -> None:
    t = director.state
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for placing in placings(t)[: max(1, len(t.money.shares))]:
        prize = text.money(placing.prize, t.setting("currency"))
        print(f"{text.place_text(placing.place, placing.last):>4}  {t.name(placing.entry):<24}{prize:>12}")
    print(tr("{players}, {actions} actions. Everything is in {folder}",
             players=text.players_text(len(t.people.players)), actions=len(director.history),
             folder=folder.resolve()))  # fmt: skip
