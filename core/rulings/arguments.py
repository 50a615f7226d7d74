"""The arguments of ``main.py ruling``, read with the standard library alone."""

import argparse
from pathlib import Path

from core.say.command_line import parser

BOOKS = Path(__file__).resolve().parents[2] / "assets" / "rulebooks"


def ruling(arguments: list[str]) -> argparse.Namespace:
    """Read the arguments of the command ``ruling``."""
    books = sorted(path.stem for path in BOOKS.glob("*.toml"))
    reader = parser(
        "ruling",
        "Rule a situation at the table by a rulebook.",
        "ruling --search oversized",
        f"ruling one-chip --rulebook {books[0]} faced=100 chips=1000",
        note="The situations, their questions and the JSON are described in assets/ruling-json.md.",
    )
    reader.add_argument("situation", nargs="?", metavar="SITUATION", help="a situation of --list")
    reader.add_argument("answers", nargs="*", metavar="KEY=VALUE", help="answers to its questions")
    reader.add_argument(
        "--rulebook", dest="by", metavar="ID", help=f"{', '.join(books)}, or a house rulebook's file"
    )
    reader.add_argument("--list", action="store_true", help="list situations, facts, outcomes, offences")
    reader.add_argument("--search", metavar="WORDS", help="find a situation by what was shouted")
    reader.add_argument("--coverage", action="store_true", help="list every clause with what answers it")
    reader.add_argument("--not-stated", action="store_true", help="list every case a source is silent on")
    reader.add_argument("--json", action="store_true", help="print JSON")
    options = reader.read(arguments, mixed=True)
    whole = options.list or options.coverage or options.not_stated or options.search is not None
    if options.situation is None and not whole:
        reader.refuse("Name a situation, or --search WORDS to find it, --list, --coverage or --not-stated.")
    if options.by is None and not whole:
        reader.refuse(f"Name a rulebook: --rulebook is one of {', '.join(books)}, or a file.")
    return options
