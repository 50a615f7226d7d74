"""The arguments of the commands in this folder, read with the standard library alone: Qt and Riffle's other
parts may still be missing. Each function returns the options of its command, and ends the program for
``--help`` and for a wrong call."""

import argparse
import os
from pathlib import Path

import bootstrap
from core.say import formats
from core.say.command_line import Parser, listed, number, one_of, parser, whole

HOLDEM = "holdem"
ENDING = ".riffle"


def start(arguments: list[str]) -> argparse.Namespace:
    reader = parser("", "Open Riffle's windows.", "", "Friday.riffle", needs="a tournament")
    reader.add_argument(
        "file", nargs="?", metavar="FILE.riffle", help="the tournament to open; without one, the start page"
    )
    options = reader.read(arguments)
    if options.file:
        _refuse_no_tournament(reader, options.file)
    # With a screen the start page says it: whoever double-clicked a shortcut sees no terminal.
    if options.file and not os.path.exists(options.file) and bootstrap.no_screen():
        reader.refuse(f"{options.file} was not found.")
    return options


def demo(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "demo",
        "Play a whole made-up tournament: in the windows or, where no screen is, at once into a folder.",
        "demo --format team --speed 120",
        "demo --seed 7 --out friday",
    )
    games = (HOLDEM, *formats.COMING)
    reader.add_argument(
        "--format", default=HOLDEM, type=one_of(games), metavar=listed(games), help="the game that is played"
    )
    reader.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="each number gives another tournament (1)"
    )
    reader.add_argument(
        "--speed",
        type=number(float, 0.1, 2000),
        default=60.0,
        metavar="X",
        help="speed in the windows, 0.1 to 2000; 1 is real time (60)",
    )
    reader.add_argument("--out", default="", metavar="DIR", help="folder for pictures, lists and results")
    options = reader.read(arguments)
    if os.path.isfile(options.out):
        reader.refuse(f"{options.out} is a file. Name a folder for what the demo makes.")
    return options


def script(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "script",
        "Play a tournament written as text, one action a line, and show how it stands.",
        "script friday.txt",
        "script friday.txt --seed 7 --json",
        "script friday.txt --save Friday.riffle",
        note="The lines are described in assets/lines.md, the JSON in assets/script-json.md.",
        needs="a text file",
    )
    reader.add_argument("file", metavar="FILE", help="a text file (UTF-8), or an exported tournament")
    reader.add_argument(
        "--save", type=_new_file, metavar="NAME.riffle", help="save the tournament in a new file"
    )
    reader.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    reader.add_argument(
        "--seed", type=whole, metavar="N", help="draw by this number; the same number gives the same draws"
    )
    reader.add_argument(
        "--at",
        type=_time,
        metavar="TIME",
        help="when the tournament begins, 18:00 or 2026-11-20T18:00+01:00 (now)",
    )
    return reader.read(arguments)


def verify(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "verify",
        "Check the seals, draws and chip races of a tournament, and what is left of a damaged one.",
        "verify Friday.riffle",
        needs="a tournament",
    )
    reader.add_argument("file", metavar="FILE.riffle", help="the tournament; it is only read")
    options = reader.read(arguments)
    _refuse_no_tournament(reader, options.file)
    return options


def pots(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "pots",
        "Show what is left of the money that the nights in a folder kept back, by its name.",
        "pots .",
        "pots . --json",
        note="The JSON is described in assets/money-json.md.",
        needs="a folder",
    )
    reader.add_argument(
        "folder", metavar="FOLDER", help="the folder with the tournaments; they are only read"
    )
    reader.add_argument("--json", action="store_true", help="print one JSON object instead of text")
    options = reader.read(arguments)
    if not os.path.isdir(options.folder):
        reader.refuse(f"{options.folder} is no folder.")
    return options


def repair(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "repair",
        "Save what can be read of a damaged tournament in a new file, and list the rest to enter again.",
        "repair Friday.riffle",
        "repair Friday.riffle --to Mended.riffle",
        needs="a tournament",
    )
    reader.add_argument("file", metavar="FILE.riffle", help="the damaged tournament; it is only read")
    reader.add_argument(
        "--to",
        type=Path,
        metavar="NEW.riffle",
        help="the new file (beside the damaged one, named “… (repaired)”)",
    )
    options = reader.read(arguments)
    _refuse_no_tournament(reader, options.file)
    return options


def _refuse_no_tournament(reader: Parser, file: str) -> None:
    """End the program for a folder, and for a name whose ending was left out: Windows hides it."""
    if os.path.isdir(file):
        reader.refuse(f"{file} is a folder. Name a tournament in it.")
    if not os.path.exists(file) and os.path.exists(file + ENDING):
        reader.refuse(f"{file} was not found. Did you mean {file}{ENDING}?")


def _new_file(word: str) -> Path:
    path = Path(word if word.endswith(ENDING) else f"{word}{ENDING}")
    if path.name in (".riffle", "...riffle"):
        raise argparse.ArgumentTypeError(f"the name of a file, not {word!r}")
    return path


def _time(word: str) -> str:
    """Return the word if it can be read as a time; which moment it is depends on the computer's zone."""
    from datetime import UTC

    from core.text.script_words import BadLine, Word, moment

    try:
        moment(Word(word, 1), 0, UTC)
    except BadLine as bad:
        raise argparse.ArgumentTypeError(
            f"a time such as 18:00 or 2026-11-20T18:00+01:00, not {word!r}"
        ) from bad
    return word
