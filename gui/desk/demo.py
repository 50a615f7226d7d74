"""``main.py demo``: a whole made-up night through the real director.

With a screen it is played in the windows, in fast time, and the user may step in. Without one it is played at
once, and clock scenes, printed lists and results are left in a folder."""

import os
import sys
from collections.abc import Iterator
from contextlib import closing
from datetime import tzinfo
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QGuiApplication

from core.clock.clock import Reading, read
from core.formats.plausible import night_of
from core.keeping.storage import Store
from core.money.payouts import placings
from core.paper import lists
from core.paper.race_sheets import anything_to_race
from core.say.reasons import StoreFailed
from core.text import export
from core.text.opening import open_door
from core.tournament.chance import Chance
from core.tournament.director import Director
from gui import theme
from gui.desk import arguments, start
from gui.desk.app import Program
from gui.desk.demo_night import fresh, steps
from gui.desk.headless_report import err, out
from gui.looks import format as formats
from gui.paper.documents import DOCUMENTS
from gui.paper.pdf import to_pdf
from gui.program.wiring import Wiring
from gui.room import build, paint
from gui.words import text
from gui.words.names import contestant
from gui.words.tr import COMMANDS, Context

tr = Context("program")

# The projected clock is pictured when the night first reaches these.
SIZE = (1920, 1080)
NIGHT = "night.riffle"
# Among the first actions of a demo's file.
FIRST = 6
NAMED = ['set title "Demo night"', 'set club "Norra Pokerklubben"']
FAILED = 1


def run(args: list[str], store: Store) -> int:
    """Play the night; return 0 when it has ended."""
    options = arguments.demo(args)
    from gui.program.wiring import real

    wiring = real(store)
    if os.environ.get("QT_QPA_PLATFORM", "") not in ("offscreen", "minimal"):

        def play(program: Program) -> None:
            program.play_demo(options.seed, options.speed, options.format)

        return start.run([], wiring, play)
    folder = Path(options.out or f"riffle-demo-{options.seed}")
    return _headless(wiring, options.seed, folder, options.format)


@COMMANDS.speaking()
def _headless(wiring: Wiring, seed: int, folder: Path, format: str) -> int:
    """Play everything at once, with a progress bar, and print the folder at the end."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()) and not _is_demo(wiring.store, folder / NIGHT):
            why = tr("{folder} is not empty and has no earlier demo.", folder=folder)
            err(tr("Nothing was played: {why}", why=why))
            return FAILED
        file = fresh(folder / NIGHT)
        log = wiring.store.create(file)
    except OSError as error:
        why = tr("{folder} cannot be written to ({why}).", folder=folder, why=error.strerror)
        err(tr("Nothing was played: {why}", why=why))
        return FAILED
    except StoreFailed as failed:
        err(text.trouble(failed, wiring.zone))
        return FAILED
    chance = Chance(seed)
    at = [wiring.wall()]
    director = open_door(log, lambda: at[0], Chance(f"entropy {seed}").bytes, wiring.zone)
    album = Album(folder, director, wiring.zone, SIZE)
    try:
        for due, step in steps(director, chance, at[0], night_of(format).setup(chance), format):
            for moment in album.moments(at[0], due):
                album.take(moment)
            at[0] = due
            director.do(step.act, override=step.override)
            _bar(director)
        album.close(at[0])
        results = lists.to_csv(lists.results(director.state))
        (folder / "results.csv").write_text(results, "utf-8-sig", newline="")
        lines = "\n".join(export.export(director, wiring.zone)) + "\n"
        (folder / "night.txt").write_text(lines, "utf-8")
    finally:
        log.close()
    _sum_up(director, folder)
    return 0


def _is_demo(store: Store, path: Path) -> bool:
    """Return whether a demo made this file: no other tournament may be replaced by one."""
    try:
        with closing(store.open_(path, read_only=True)) as log:
            return {*NAMED} <= {action.line for action in log.actions[:FIRST]}
    except StoreFailed:
        return False


def _bar(director: Director) -> None:
    t = director.state
    if not sys.stderr.isatty():
        return
    done = int(30 * len(t.game.busts) / max(1, len(t.people.entries)))
    words = tr("{left} left", left=len(t.people.live))
    print(f"\r{'█' * done}{'░' * (30 - done)}  {words}   ", end="", file=sys.stderr, flush=True)


def _sum_up(director: Director, folder: Path) -> None:
    t = director.state
    if sys.stderr.isatty():
        print(file=sys.stderr)
    for placing in placings(t)[: max(1, len(t.money.shares))]:
        prize = text.money(placing.prize, t.currency)
        name = contestant(t, placing.entry)
        out(f"{text.place_text(placing.place, placing.last):>4}  {name:<24}{prize:>12}")
    out(
        tr(
            "{players}, {actions} actions. Everything is in {folder}",
            players=text.players_text(len(t.people.players)),
            actions=len(director.history),
            folder=folder.resolve(),
        )
    )


LOOK_EVERY = 45_000
# Not printed with the seating lists: at that time no chips have been raced, and nobody is penalised or out.
IN_BREAKS = ("dealer_sheets", "pack")
AT_THE_END = ("redraw", "payouts", "payout_slips", "results", "conduct")


class Album:
    """Take each scene of each level once, and print the lists when the first seats are drawn."""

    def __init__(self, folder: Path, director: Director, zone: tzinfo, size: tuple[int, int]) -> None:
        self._app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
        theme.load_fonts()
        self._folder, self._director, self._zone, self._size = folder, director, zone, QSize(*size)
        self._seen: set[tuple[str, int]] = set()
        self._printed = False

    def _reading(self, moment: int) -> Reading:
        t = self._director.state
        return read(t.clock.levels, t.clock.position, moment)

    def moments(self, start: int, end: int) -> Iterator[int]:
        """Yield the times between two actions when the room sees something new."""
        t = self._director.state
        if not t.people.live:
            return
        for moment in range(start, end, LOOK_EVERY):
            reading = self._reading(moment)
            key = (build.scene_for(build.Moment(t, reading, moment, self._zone)), reading.index)
            if key not in self._seen and (reading.phase == "before" or reading.elapsed >= LOOK_EVERY):
                self._seen.add(key)
                yield moment

    def take(self, moment: int) -> None:
        """Save the scene as a PNG; with the seating scene also the lists as PDF, in a break the race
        sheets."""
        t, reading = self._director.state, self._reading(moment)
        board = build.board(build.Moment(t, reading, moment, self._zone))
        scene = "countdown" if reading.phase == "before" and board.scene == "paused" else board.scene
        row = "" if reading.phase == "before" else f"-row{reading.index + 1:02d}"
        picture = paint.picture(self._size, board, theme.PROJECTED_DARK)
        picture.save(str(self._folder / f"{scene}{row}.png"))
        if board.scene == "seating" and not self._printed:
            self._printed = True
            for name in (x for x, _ in DOCUMENTS if x not in (*IN_BREAKS, *AT_THE_END)):
                self._print(name, moment)
        if board.scene == "break":
            self._print("pack", moment, row)
        if board.scene == "break" and anything_to_race(t, moment):
            self._print("dealer_sheets", moment, row)

    def close(self, moment: int) -> None:
        """Print the lists of a finished night."""
        for name in AT_THE_END:
            self._print(name, moment)
        for paper in formats.of(self._director.state).papers:
            if not paper.nothing(self._director.state, moment):
                to_pdf(paper.make(self._director, moment, self._zone), self._folder / f"{paper.key}.pdf")

    def _print(self, name: str, moment: int, row: str = "") -> None:
        if name in formats.of(self._director.state).without_papers:
            return
        doc = dict(DOCUMENTS)[name](self._director, moment, self._zone)
        to_pdf(doc, self._folder / f"{name.replace('_', '-')}{row}.pdf")
