"""The command without windows: ``script`` runs a night written as text, against a night in memory.

Typed lines are decided, exported lines taken in as they are. The first line that fails ends the run;
everything before it stands.
"""

import json
import stat
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from datetime import tzinfo
from itertools import chain
from pathlib import Path

from core.keeping.storage import Store
from core.log.order import MemoryLog
from core.say.reasons import DoesNotFit, Reason, Refused, StoreFailed, Trouble
from core.say.records import Action
from core.text import export, script, typed
from core.text.opening import open_door
from core.text.script_words import BadLine, Word, is_moment, moment, words
from core.tournament.chance import Chance
from core.tournament.director import Director
from gui.desk import arguments
from gui.desk.headless_report import as_text
from gui.desk.headless_report import err as _error
from gui.desk.headless_report import out as _print
from gui.desk.script_json import Json, as_json, refusal
from gui.program.wiring import Wiring, real
from gui.words import report as say
from gui.words import text
from gui.words.report import Unreadable
from gui.words.tr import COMMANDS, Context

tr = Context("program")

LARGEST_MB = 64
# A database: sqlite.org/fileformat.html. A script is a text.
TOURNAMENT = b"SQLite format 3\0"
OK, BAD = 0, 2


@dataclass(frozen=True)
class Stop:
    """The end of a run that failed, for other programs: its ``type`` and, if it has them, the place in the
    file and the word that was expected there. ``assets/script-json.md`` lists the types."""

    type: str
    trouble: str | None = None
    line: int | None = None
    column: int | None = None
    expected: str | None = None
    got: str | None = None
    near: str | None = None


class Stopped(Exception):
    """A run failed. The sentence names file, line and column; ``reasons`` are those of a refused line."""

    def __init__(self, sentence: str, stop: Stop, reasons: tuple[Reason, ...] = ()) -> None:
        super().__init__(sentence)
        self.stop = stop
        self.reasons = reasons


@dataclass
class Night:
    """A tournament in memory whose time is moved by the script's lines; ``line`` of ``file`` is read now."""

    entropy: Callable[[int], bytes]
    zone: tzinfo
    clock: int
    file: str = ""
    line: int = 0
    director: Director = field(init=False)

    def __post_init__(self) -> None:
        self.director = self.opened(())

    def opened(self, actions: Iterable[Action]) -> Director:
        return open_door(MemoryLog(actions), lambda: self.clock, self.entropy, self.zone)

    def stop(self, type: str, column: int, sentence: str) -> Stopped:
        return Stopped(
            f"{self.file}:{self.line}:{column}: {sentence}", Stop(type, line=self.line, column=column)
        )

    def stopped(self, error: BadLine | Refused | UnicodeError, column: int = 1) -> Stopped:
        """Return the stop that an error of this line is; ``column`` is that of an act that was refused."""
        if isinstance(error, BadLine):
            misread = Stop(
                "misread",
                line=self.line,
                column=error.column,
                expected=error.expected,
                got=error.got,
                near=error.facts.get("near"),
            )
            return Stopped(text.bad_line(error, self.line, self.file), misread)
        if isinstance(error, UnicodeError):
            return self.stop("not_text", 1, tr("this line has text that cannot be saved."))
        said = text.reasons(error.reasons, self.director.state, self.zone).replace("\n", " ")
        refused = self.stop("refused", column, said)
        return Stopped(str(refused), refused.stop, error.reasons)


def _read_lines(path: Path) -> list[bytes]:
    """Return the file's lines without their ends. Raises ``Stopped``."""

    def cannot(why: Unreadable, detail: str = "") -> Stopped:
        return Stopped(say.unreadable(why, str(path), LARGEST_MB, detail), Stop("not_read", why.value))

    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise cannot(Unreadable.FOLDER)
        if not stat.S_ISREG(status.st_mode):
            raise cannot(Unreadable.NO_FILE)
        if status.st_size > LARGEST_MB * 1_000_000:
            raise cannot(Unreadable.TOO_LARGE)
        data = path.read_bytes()
        if data.startswith(TOURNAMENT):
            raise cannot(Unreadable.TOURNAMENT)
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise cannot(Unreadable.NOT_FOUND) from error
    except PermissionError as error:
        raise cannot(Unreadable.NO_PERMISSION) from error
    except OSError as error:
        raise cannot(Unreadable.FAILED, error.strerror or "?") from error
    return [line.removesuffix(b"\r") for line in data.removeprefix(b"\xef\xbb\xbf").split(b"\n")]


def run(night: Night, lines: list[bytes], file: str) -> None:
    """Carry the lines out. Raises ``Stopped``."""
    night.file = file
    texts = _decoded(night, lines)
    first = next(texts, "")
    if export.is_export(first):
        _bring(night, texts, len(lines) if lines[-1].strip() else 0)
        return
    if export.is_trial(first):
        raise night.stop(
            "trial_version", 1, tr("a trial version of Riffle exported this, and this one cannot read it.")
        )
    for line in chain([first], texts):
        _typed(night, line)


def first_date(lines: list[bytes], zone: tzinfo) -> int | None:
    """Return the first full time at a line's beginning: a night of last week begins then, not now."""
    for line in lines:
        word = line.split(b" ", 1)[0]
        if b"T" in word and word[:1].isdigit():
            try:
                return moment(Word(word.decode(), 1), 0, zone)
            except (BadLine, UnicodeDecodeError):
                continue
    return None


def _decoded(night: Night, lines: list[bytes]) -> Iterator[str]:
    for night.line, line in enumerate(lines, 1):
        try:
            yield line.decode()
        except UnicodeDecodeError as error:
            said = tr(
                "this is not UTF-8 text (byte {hex}). Save the file as UTF-8 and run it again.",
                hex=f"0x{line[error.start]:02X}",
            )
            raise night.stop("not_text", len(line[: error.start].decode()) + 1, said) from error


def _typed(night: Night, line: str) -> None:
    """Do one typed line at its own time: the script's clock moves on to it; an earlier one is entered
    late."""
    director = night.director
    try:
        parsed = script.parse(
            line, director.state, night.clock, night.zone, done=typed.done(director), then=director.then
        )
        if parsed is None:
            return
        happened = parsed.happened
        if happened is not None and happened >= night.clock:
            night.clock, happened = happened, None
        director.do(parsed.act, override=parsed.override, happened=happened)
    except Refused as refused:
        split = words(line)
        timed = len(split) > 1 and is_moment(split[0].text) and not split[0].quoted
        raise night.stopped(refused, split[1 if timed else 0].column) from refused
    except (BadLine, UnicodeError) as error:
        raise night.stopped(error) from error


def _bring(night: Night, lines: Iterator[str], unended: int) -> None:
    """Import an exported night: its results stand, its last line proves that it is complete. Line ``unended``
    has no end: it may be cut, even where it can be read."""
    night.clock, ended, places = 0, False, list[int]()
    cut = tr("the file is cut: its last line, beginning with “end”, is missing. What is there was kept.")
    try:
        for line in lines:
            if not line.strip():
                continue
            if ended:
                raise night.stop("after_end", 1, tr("text after the line that begins with “end”."))
            if line.split(" ", 1)[0].strip() == "end":
                history, ended = night.director.history, True
                if line.split()[1:] != ([history[-1].hash] if history else []):
                    said = tr("the seal does not match: a line above was changed after the export.")
                    raise night.stop("changed", 5, said)
            elif night.line == unended:
                raise night.stop("cut", len(line) + 1, cut)
            else:
                _take_in(night, line)
                places.append(night.line)
        if not ended:
            night.line += 1
            raise night.stop("cut", 1, cut)
    finally:
        _only_what_can_be(night, places)


def _only_what_can_be(night: Night, places: Sequence[int]) -> None:
    """Keep the actions before the first after which the state cannot be; ``places`` are the lines of all.
    Asked once: of 10,000 entries the invariants take as long as three hundred actions."""
    stopped = None
    while (bad := night.opened(night.director.history).contradicts) is not None:
        night.director = night.opened(night.director.history[: bad.id - 1])
        night.line = places[bad.id - 1]
        stopped = night.stop("does_not_fit", 1, text.reason(DoesNotFit()))
    if stopped is not None:
        raise stopped


def _take_in(night: Night, line: str) -> None:
    try:
        night.director.bring(export.read_line(line, night.zone), asking=False)
    except (BadLine, Refused, UnicodeError) as error:
        raise night.stopped(error) from error
    except (ValueError, OverflowError) as error:  # it is to follow an action that is missing
        raise night.stop("does_not_fit", 1, text.reason(DoesNotFit())) from error


OK, BAD = 0, 2


@COMMANDS.speaking()
def run_script(args: list[str], store: Store, wiring: Wiring | None = None) -> int:
    """Run the lines of a file and show the night's state. Return 0; 2 if a line failed: the lines before it
    are done, shown and saved all the same."""
    asked = arguments.script(args)
    wiring = wiring or real(store)
    zone, now = wiring.zone, wiring.wall()
    stopped: Stopped | None = None
    night = Night(wiring.entropy if asked.seed is None else Chance(asked.seed).bytes, zone, now)
    try:
        if asked.save is not None and asked.save.exists():
            raise _not_saved(StoreFailed(Trouble.EXISTS, str(asked.save)), zone)
        lines = _read_lines(Path(asked.file))
        dated = first_date(lines, zone)
        night.clock = now if dated is None else min(now, dated)
        if asked.at is not None:
            night.clock = moment(Word(asked.at, 1), now, zone)
        run(night, lines, asked.file)
    except Stopped as why:
        stopped = why
        _error(str(stopped))
        if night.director.history:
            _error(tr("Everything before that line was carried out."))
    saved = False
    if asked.save is not None and (night.director.history or stopped is None):
        try:
            store.repairs().save(asked.save, night.director.history)
            saved = True
        except StoreFailed as failed:
            unsaved = _not_saved(failed, zone)
            _error(str(unsaved))
            stopped = stopped or unsaved
    if asked.json:
        _print(json.dumps(_told(night, asked, stopped, saved), ensure_ascii=False, indent=1))
    elif night.director.history or stopped is None:
        _print(as_text(night.director, night.director.now(), zone).rstrip("\n"))
        if saved:
            _print("\n" + say.saved_as(str(asked.save), night.line if stopped else 0))
    return OK if stopped is None else BAD


def _not_saved(failed: StoreFailed, zone: tzinfo) -> Stopped:
    sentence = f"{text.trouble(failed, zone)} {say.nothing_saved()}"
    return Stopped(sentence, Stop("not_saved", failed.trouble.value))


def _told(night: Night, asked: Namespace, stopped: Stopped | None, saved: bool) -> Json:
    """Return the object of ``--json``: every key is there, however far the script came."""
    found: Json = {
        "file": asked.file,
        "complete": stopped is None,
        "error": None if stopped is None else str(stopped),
        "stopped": None if stopped is None else asdict(stopped.stop),
        "refused": refusal(stopped.reasons, night.director.state, night.zone) if stopped else [],
        "saved": str(asked.save) if saved else None,
    }
    return found | as_json(night.director, night.director.now(), night.zone)
