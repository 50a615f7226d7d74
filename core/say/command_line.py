"""The parser of a command's arguments. It needs the standard library alone, so that ``main.py`` can show a
command's help and refuse a wrong call before Riffle's parts are fetched."""

import argparse
from collections.abc import Callable
from textwrap import fill

WIDE = 78


def parser(command: str, about: str, *examples: str, note: str = "") -> argparse.ArgumentParser:
    """Return the parser of ``main.py COMMAND``, without arguments yet. Its help ends with the examples, each
    given without ``main.py``, and the note."""
    shown = "\n".join(f"  python3 main.py {example}" for example in examples)
    parts = [f"{'examples' if examples[1:] else 'example'}:\n{shown}", fill(note, WIDE)]
    return argparse.ArgumentParser(
        prog=f"main.py {command}".rstrip(),
        description=fill(about, WIDE),
        epilog="\n\n".join(filter(None, parts)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )


def number(kind: Callable[[str], float], least: float, most: float) -> Callable[[str], float]:
    """Return a type for an argument: an ``int`` or ``float`` within these limits, both included."""

    def number(word: str) -> float:
        value = kind(word)
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"{word} is not a number from {least:g} to {most:,}")
        return value

    return number
