"""The arguments of the developers' commands, read with the standard library and ``core`` alone: Qt and the
test tools may still be missing. Each function returns the options of its command, and ends the program for
``--help`` and for a wrong call."""

import argparse
from pathlib import Path

from core.say import formats
from core.say.command_line import Parser, listed, number, one_of, parser, whole

ROOT = Path(__file__).resolve().parents[1]
HOLDEM = "holdem"
LANGUAGES = ("en", "pseudo")
PARTS = ("start", "pages", "dialogs", "menus", "duties", "scenes", "papers")
# Of hold'em; every other format has a night of its name, and another that is over.
NIGHTS = ("nothing", "before", "normal", "break", "long", "crowd", "over", "money")
MEASURED = (
    "start",
    "clock",
    "screens",
    "action",
    "event",
    "draw",
    "open",
    "deal",
    "paper",
    "festival",
    "memory",
)
MOST_ENTRIES = 20_000
# A night of hold'em has so many unless it is said; another format goes through its own fields.
ENTRIES = 45


def shots(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "shots",
        "Draw every page, dialog, scene and paper as a picture, and check that no words are cut.",
        "shots /tmp/pictures",
        "shots /tmp/pictures --part pages --size 1366x768",
    )
    nights = (*NIGHTS, *(name for format in formats.COMING for name in (format, f"{format} over")))
    reader.add_argument("folder", nargs="?", metavar="DIR", help="folder for the pictures and contact sheets")
    reader.add_argument(
        "--readme", action="store_true", help="draw the pictures of README.md alone, into assets/readme"
    )
    reader.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="each number gives other tournaments (1)"
    )
    reader.add_argument(
        "--part",
        action="append",
        type=one_of(PARTS),
        metavar="PART",
        help=f"this alone; can be repeated: {', '.join(PARTS)}",
    )
    reader.add_argument(
        "--night",
        action="append",
        type=one_of(nights),
        metavar="NIGHT",
        help=f"this alone; can be repeated: {', '.join(nights)}",
    )
    reader.add_argument("--language", type=one_of(LANGUAGES), metavar=listed(LANGUAGES), default="en")
    reader.add_argument(
        "--country", default="GB", metavar="CODE", help="whose numbers and times are shown (GB)"
    )
    reader.add_argument(
        "--size", type=_size, metavar="WxH", help="a screen of this size, and a window as large"
    )
    reader.add_argument(
        "--scale",
        type=number(float, 0.5, 4),
        default=1.0,
        metavar="X",
        help="scale of the screen, 0.5 to 4 (1)",
    )
    reader.add_argument(
        "--every", action="store_true", help="on every usual screen and at every usual scale, in turn"
    )
    options = reader.read(arguments)
    if not options.folder and not options.readme:
        reader.refuse("Name a folder, or --readme.")
    return options


def _size(word: str) -> tuple[int, int]:
    wide, _, high = word.partition("x")
    if not (wide.isdecimal() and high.isdecimal() and 0 < int(wide) < 20_000 and 0 < int(high) < 20_000):
        raise argparse.ArgumentTypeError(f"a size such as 1366x768, not {word!r}")
    return int(wide), int(high)


def simulate(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "simulate",
        "Play made-up tournaments through the real actions, and count what happened.",
        "simulate --entries 200 --rulebook tda-2024 --seed 7",
        "simulate --format chicago --nights 3",
    )
    games = (HOLDEM, *formats.COMING)
    tables = number(int, 0, MOST_ENTRIES)
    reader.add_argument(
        "--entries", type=whole, metavar="N", help=f"entries to expect, 2 to {MOST_ENTRIES:,}"
    )
    reader.add_argument(
        "--format", default=HOLDEM, type=one_of(games), metavar=listed(games), help="the game that is played"
    )
    reader.add_argument("--rulebook", default="plain", metavar="ID", help="the rules in force (plain)")
    reader.add_argument("--option", default="", metavar="NAME", help="another method of that rulebook")
    reader.add_argument(
        "--seed", type=whole, default=1, metavar="N", help="the same number gives the same tournament (1)"
    )
    reader.add_argument(
        "--seats", type=number(int, 2, 12), default=9, metavar="N", help="seats per table, 2 to 12 (9)"
    )
    reader.add_argument(
        "--tables", type=tables, default=0, metavar="N", help="tables at the start; 0: as many as needed (0)"
    )
    reader.add_argument(
        "--nights",
        type=whole,
        default=0,
        metavar="N",
        help="play N tournaments of all sizes and rulebooks, from that seed on",
    )
    reader.add_argument(
        "--actions",
        type=whole,
        default=0,
        metavar="N",
        help="play tournaments of all sizes and rulebooks, from that seed on, until N actions",
    )
    reader.add_argument("--save", type=Path, metavar="FILE", help="save the tournament's lines in a new file")
    reader.add_argument("--json", action="store_true", help="print the counts as JSON")
    options = reader.read(arguments)
    _refuse_sizes(reader, options)
    _refuse_rulebook(reader, options)
    if options.save is not None and options.save.exists():
        reader.refuse(f"{options.save} exists already. It was not changed.")
    return options


def _refuse_sizes(reader: Parser, options: argparse.Namespace) -> None:
    own_fields = options.entries is None and options.format != HOLDEM
    if options.entries is None:
        options.entries = 0 if own_fields else ENTRIES
    if not own_fields and not 2 <= options.entries <= MOST_ENTRIES:
        reader.refuse(f"--entries is a number from 2 to {MOST_ENTRIES:,}.")
    if options.tables and options.tables * options.seats < options.entries:
        reader.refuse(f"{options.entries:,} do not find a seat at so few tables.")
    if options.tables > options.entries:
        reader.refuse("There are more tables than entries.")


def _refuse_rulebook(reader: Parser, options: argparse.Namespace) -> None:
    from core.rulebook import shelf

    book = shelf.shipped().get(options.rulebook)
    if book is None:
        reader.refuse(f"There is no rulebook {options.rulebook!r}. There are: {', '.join(shelf.texts())}.")
    if options.option and options.option not in book.options:
        reader.refuse(f"{options.rulebook} has no option {options.option!r}.")


def nights(arguments: list[str]) -> argparse.Namespace:
    from tests.nights.data import files, folder

    reader = parser(
        "nights", "Replay recorded tournaments and compare what comes of them.", "nights", "nights recorded"
    )
    reader.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=folder() / "nights",
        metavar="DIR",
        help="folder of recorded nights (*.json); else that of RIFFLE_DATA",
    )
    options = reader.read(arguments)
    if not files(options.folder):
        reader.refuse(f"There are no recorded nights (*.json) in {options.folder}.")
    return options


def bench(arguments: list[str]) -> argparse.Namespace:
    reader = parser("bench", "Measure Riffle against bare baselines.", "bench", "bench start open")
    what = ", ".join(MEASURED)
    reader.add_argument("what", nargs="*", metavar="WHAT", help=f"what is measured, or everything: {what}")
    options = reader.read(arguments)
    for word in options.what:
        if word not in MEASURED:
            reader.refuse(f"There is nothing called {word!r} to measure. There are: {what}.")
    return options


def rules(arguments: list[str]) -> argparse.Namespace:
    reader = parser(
        "rules",
        "List the tests of each rule; then alter every rulebook and see whether they notice.",
        "rules --list",
        "rules cpc-2023 balance.",
        note="The table comes first. With a WHAT there is no table, and that alone is altered.",
    )
    counted = [name for name in formats.COMING if _points(name).is_file()]
    reader.add_argument("--list", action="store_true", help="the table alone; nothing is altered")
    reader.add_argument(
        "--format",
        type=one_of(counted),
        metavar=listed(counted),
        help="the points of this format, by its books",
    )
    reader.add_argument(
        "what", nargs="*", metavar="WHAT", help="a rulebook, a parameter, or how its name begins"
    )
    options = reader.read(arguments)
    options.format = options.format or ""
    if options.what:
        _refuse_parts(reader, options)
    return options


def _refuse_parts(reader: Parser, options: argparse.Namespace) -> None:
    from tests.rule_coverage.alterations import begins, keys
    from tests.rule_coverage.of_format import books, choose

    if options.format:
        choose(options.format, seen=False)
    keys_of = {id: keys(book) for id, book in books().items()}
    for word in options.what:
        if word not in keys_of and not any(begins(key, word) for own in keys_of.values() for key in own):
            reader.refuse(f"No rulebook and no parameter is called {word!r}.")


def _points(format: str) -> Path:
    return ROOT / "tests" / "rule_coverage" / f"{format}_points.py"
