"""The command without windows: ``script`` runs a night written as text."""

from __future__ import annotations

import json
from datetime import tzinfo
from pathlib import Path

from core.keeping.storage import Store
from core.say.reasons import StoreFailed, Trouble
from core.say.value import dataclass
from core.text.script_words import BadLine, Word, moment
from core.tournament.chance import Chance
from core.tournament.director import Director
from gui.program.headless_input import CannotRead, Night, Stopped, first_date, read_lines, run
from gui.program.headless_report import as_text
from gui.program.script_json import Json, as_json, refusal
from gui.program.terminal import err as _error
from gui.program.terminal import out as _print
from gui.program.wiring import Wiring, real
from gui.words import report as say
from gui.words import text
from gui.words.tr import COMMANDS

OK, BAD = 0, 2


class _Usage(Exception):
    """Invalid words after the command."""


@dataclass(frozen=True, slots=True)
class _Asked:
    file: Path
    save: Path | None = None
    as_json: bool = False
    seed: int | None = None
    at: int | None = None


def _script_words(args: list[str], now: int, zone: tzinfo) -> _Asked:
    """Parse the command's words. Raises ``_Usage``."""
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
                raise _Usage(say.option_lacks(word))
            options[word] = rest.pop(0)
        else:
            raise _Usage(say.no_such_option(word))
    if len(files) != 1:
        raise _Usage(say.one_file(len(files)))
    seed = options.get("--seed")
    if seed is not None and not (seed.isascii() and seed.removeprefix("-").isdecimal() and len(seed) < 20):
        raise _Usage(say.bad_seed(seed))
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
        raise _Usage(say.bad_time(word)) from bad


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
            raise StoreFailed(Trouble.EXISTS, str(request.save))
        lines = read_lines(request.file)
    except _Usage as usage:
        _error(f"{usage}\n{say.usage('script')}")
        return BAD
    except CannotRead as cannot:
        _error(str(cannot))
        return BAD
    except StoreFailed as failed:
        _error(text.trouble(failed, wiring.zone))
        return BAD
    entropy = wiring.entropy if request.seed is None else Chance(request.seed).bytes
    dated = first_date(lines, wiring.zone)
    start = request.at if request.at is not None else min(now, dated) if dated is not None else now
    night = Night(entropy, wiring.zone, start)
    wrong, refused = "", list[Json]()
    try:
        run(night, lines, str(request.file))
    except Stopped as stopped:
        wrong, refused = str(stopped), refusal(stopped.reasons, night.director.state, wiring.zone)
        _error(wrong)
        if night.director.history:
            _error(say.only_before_kept())
    return _conclude(night, request, wrong, refused, store, wiring.zone)


def _conclude(
    night: Night, request: _Asked, wrong: str, refused: list[Json], store: Store, zone: tzinfo
) -> int:
    """Save and show. The last line of the readable form names the saved file."""
    saved = ""
    if request.save is not None:
        try:
            _save(night.director, request.save, store)
            saved = str(request.save)
        except StoreFailed as failed:
            words = f"{text.trouble(failed, zone)} {say.nothing_saved()}"
            _error(words)
            wrong = wrong or words
    now = night.director.now()
    if request.as_json:
        found = {
            "file": str(request.file),
            "complete": not wrong,
            "error": wrong or None,
            "refused": refused,
            "saved": saved or None,
        }
        _print(json.dumps(found | as_json(night.director, now, zone), ensure_ascii=False, indent=1))
    else:
        _print(as_text(night.director, now, zone).rstrip("\n"))
        if saved:
            _print("\n" + say.saved(saved))
    return BAD if wrong else OK


def _save(director: Director, path: Path, store: Store) -> None:
    """Save the whole night in a new file, at once, or no file. Raises ``StoreFailed``."""
    store.repairs().save(path, director.history)
