"""The command without windows: ``script`` runs a night written as text, against a night in memory.

Typed lines are decided, exported lines taken in as they are. The first line that fails ends the run;
everything before it stands.
"""

import json
import stat
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
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
from gui.desk.headless_report import as_text
from gui.desk.headless_report import err as _error
from gui.desk.headless_report import out as _print
from gui.desk.script_json import Json, as_json, refusal
from gui.program.wiring import Wiring, real
from gui.words import report as say
from gui.words import text
from gui.words.files import shown
from gui.words.tr import COMMANDS, Context

tr = Context("program")


LARGEST_MB = 64


class _NotBegun(Exception):
    """The sentence that is said instead of running the script."""


class Stopped(Exception):
    """The line that ended the run; the sentence names file, line and column. ``reasons``: why the line was
    refused."""

    def __init__(self, sentence: str, reasons: tuple[Reason, ...] = ()) -> None:
        super().__init__(sentence)
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

    def stop(self, column: int, sentence: str) -> Stopped:
        return Stopped(f"{self.file}:{self.line}:{column}: {sentence}")

    def stopped(self, error: BadLine | Refused | UnicodeError, column: int = 1) -> Stopped:
        """Return the stop that an error of this line is; ``column`` is that of an act that was refused."""
        if isinstance(error, BadLine):
            return Stopped(text.bad_line(error, self.line, self.file))
        if isinstance(error, UnicodeError):
            return self.stop(1, tr("this line has text that cannot be saved."))
        said = text.reasons(error.reasons, self.director.state, self.zone).replace("\n", " ")
        return Stopped(f"{self.file}:{self.line}:{column}: {said}", error.reasons)


def _read_lines(path: Path) -> list[bytes]:
    """Return the file's lines without their ends."""

    def cannot(trouble: Trouble, detail: str = "") -> _NotBegun:
        return _NotBegun(say.unreadable(trouble, str(path), LARGEST_MB, detail))

    try:
        status = path.stat()
        if stat.S_ISDIR(status.st_mode):
            raise cannot(Trouble.NOT_RIFFLE)
        if not stat.S_ISREG(status.st_mode):
            raise cannot(Trouble.READ_ONLY_PLACE)
        if status.st_size > LARGEST_MB * 1_000_000:
            raise cannot(Trouble.DISK_FULL)
        data = path.read_bytes()
    except (FileNotFoundError, NotADirectoryError, ValueError) as error:
        raise cannot(Trouble.NOT_FOUND) from error
    except PermissionError as error:
        raise cannot(Trouble.READ_ONLY_PLACE) from error
    except OSError as error:
        raise cannot(Trouble.DISK_GONE, error.strerror or "?") from error
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
        raise night.stop(1, tr("a trial version of Riffle exported this, and this one cannot read it."))
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
            said = tr("this is not UTF-8 text (byte {hex}). Save the file as UTF-8 and run it again.",
                      hex=f"0x{line[error.start]:02X}")  # fmt: skip
            raise night.stop(len(line[: error.start].decode()) + 1, said) from error


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
                raise night.stop(1, tr("text after the line that begins with “end”."))
            if line.split(" ", 1)[0].strip() == "end":
                history, ended = night.director.history, True
                if line.split()[1:] != ([history[-1].hash] if history else []):
                    said = tr("the seal does not match: a line above was changed after the export.")
                    raise night.stop(5, said)
            elif night.line == unended:
                raise night.stop(len(line) + 1, cut)
            else:
                _take_in(night, line)
                places.append(night.line)
        if not ended:
            night.line += 1
            raise night.stop(1, cut)
    finally:
        _only_what_can_be(night, places)


def _only_what_can_be(night: Night, places: Sequence[int]) -> None:
    """Keep the actions before the first after which the state cannot be; ``places`` are the lines of all.
    Asked once: of 10,000 entries the invariants take as long as three hundred actions."""
    stopped = None
    while (bad := night.opened(night.director.history).contradicts) is not None:
        night.director = night.opened(night.director.history[: bad.id - 1])
        night.line = places[bad.id - 1]
        stopped = night.stop(1, text.reason(DoesNotFit()))
    if stopped is not None:
        raise stopped


def _take_in(night: Night, line: str) -> None:
    try:
        night.director.bring(export.read_line(line, night.zone), asking=False)
    except (BadLine, Refused, UnicodeError) as error:
        raise night.stopped(error) from error
    except (ValueError, OverflowError) as error:  # it is to follow an action that is missing
        raise night.stop(1, text.reason(DoesNotFit())) from error


OK, BAD = 0, 2


def _usage(sentence: str) -> _NotBegun:
    return _NotBegun(f"{sentence}\n{say.usage('script')}")


@dataclass(frozen=True, slots=True)
class _Asked:
    file: Path
    save: Path | None = None
    as_json: bool = False
    seed: int | None = None
    at: int | None = None


def _script_words(args: list[str], now: int, zone: tzinfo) -> _Asked:
    files: list[str] = []
    options: dict[str, str] = {}
    rest, plain = list(args), False
    while rest:
        word = rest.pop(0)
        if plain or not word.startswith("--"):
            files.append(word)
        elif word == "--":
            plain = True
        elif word == "--json":
            options[word] = ""
        elif word in ("--save", "--seed", "--at"):
            # a suffix or a folder alone is no name
            if not rest or (word == "--save" and _with_suffix(rest[0]).name in (".riffle", "...riffle")):
                raise _usage(tr("{word} needs a value.", word=word))
            options[word] = rest.pop(0)
        else:
            raise _usage(say.no_such_option(word))
    if len(files) != 1:
        raise _usage(say.one_file(len(files)))
    seed = options.get("--seed")
    if seed is not None and not (seed.isascii() and seed.removeprefix("-").isdecimal() and len(seed) < 20):
        raise _usage(tr("--seed needs a whole number, not “{word}”.", word=shown(seed)))
    return _Asked(
        Path(files[0]),
        _with_suffix(options["--save"]) if "--save" in options else None,
        "--json" in options,
        None if seed is None else int(seed),
        _time(options["--at"], now, zone) if "--at" in options else None,
    )


def _with_suffix(name: str) -> Path:
    return Path(name if name.endswith(".riffle") else f"{name}.riffle")


def _time(word: str, now: int, zone: tzinfo) -> int:
    try:
        return moment(Word(word, 1), now, zone)
    except BadLine as bad:
        raise _usage(
            tr("--at needs a time such as 18:00 or 2026-11-20T18:00+01:00, not “{word}”.", word=shown(word))
        ) from bad


@COMMANDS.speaking()
def run_script(args: list[str], store: Store, wiring: Wiring | None = None) -> int:
    """Run the lines of a file and show the night's state. Return 0; 2 if a line failed: the lines before it
    are done, shown and saved all the same."""
    if args in (["--help"], ["-h"]):
        _print(say.usage("script"))
        return OK
    wiring = wiring or real(store)
    now = wiring.wall()
    try:
        request = _script_words(args, now, wiring.zone)
        if request.save is not None and request.save.exists():
            raise _NotBegun(text.trouble(StoreFailed(Trouble.EXISTS, str(request.save)), wiring.zone))
        lines = _read_lines(request.file)
    except _NotBegun as why:
        _error(str(why))
        return BAD
    entropy = wiring.entropy if request.seed is None else Chance(request.seed).bytes
    dated = first_date(lines, wiring.zone)
    start = now if dated is None else min(now, dated)
    if request.at is not None:
        start = request.at
    night = Night(entropy, wiring.zone, start)
    wrong, refused = "", list[Json]()
    try:
        run(night, lines, str(request.file))
    except Stopped as stopped:
        wrong, refused = str(stopped), refusal(stopped.reasons, night.director.state, wiring.zone)
        _error(wrong)
        if night.director.history:
            _error(tr("Everything before that line was carried out."))
    return _conclude(night, request, wrong, refused, store, wiring.zone)


def _conclude(
    night: Night, request: _Asked, wrong: str, refused: list[Json], store: Store, zone: tzinfo
) -> int:
    """Save and show. The last line of the readable form names the saved file."""
    saved = ""
    if request.save is not None:
        try:
            store.repairs().save(request.save, night.director.history)
            saved = str(request.save)
        except StoreFailed as failed:
            words = f"{text.trouble(failed, zone)} {say.nothing_saved()}"
            _error(words)
            wrong = wrong or words
    now = night.director.now()
    if request.as_json:
        found = {
            "file": str(request.file), "complete": not wrong, "error": wrong or None, "refused": refused,
            "saved": saved or None,
        }  # fmt: skip
        _print(json.dumps(found | as_json(night.director, now, zone), ensure_ascii=False, indent=1))
    else:
        _print(as_text(night.director, now, zone).rstrip("\n"))
        if saved:
            _print("\n" + tr("Saved as {file}.", file=saved))
    return BAD if wrong else OK
