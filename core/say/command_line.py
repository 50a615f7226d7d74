"""The parser of a command's arguments. It needs the standard library alone, so that ``main.py`` can show a
command's help and refuse a wrong call before Riffle's parts are fetched. A wrong call is told in a director's
words with an example of a right one, never in argparse's."""

import argparse
import sys
from collections.abc import Callable, Sequence
from difflib import get_close_matches
from textwrap import fill
from typing import NoReturn

WIDE = 78
BAD_USAGE = 2


def start() -> str:
    """Return how Riffle is started on this system."""
    return "py main.py" if sys.platform == "win32" else "python3 main.py"


class Parser(argparse.ArgumentParser):
    """A parser that refuses a wrong call in one sentence. ``command`` is what it reads for, ``example`` a
    right call, ``needs`` what has to be named, as "a tournament"."""

    command = ""
    example = ""
    needs = ""
    _words: Sequence[str] = ()

    def read(self, words: Sequence[str], mixed: bool = False) -> argparse.Namespace:
        """Return the options; ``mixed`` if they may stand among the other words. End the program for
        ``--help`` and for a wrong call."""
        self._words = words
        parse = self.parse_known_intermixed_args if mixed else self.parse_known_args
        options, more = parse(words)
        if more:
            self._refuse_unknown(more)
        return options

    def refuse(self, sentence: str) -> NoReturn:
        """End the program with the sentence and how to call it."""
        help = f"{start()} {self.command} --help".replace("  ", " ")
        print(f"{sentence}\nFor example: {start()} {self.example}\nAll there is: {help}", file=sys.stderr)
        sys.exit(BAD_USAGE)

    def error(self, message: str) -> NoReturn:
        """Refuse the call that argparse does not understand. What it says of it is not shown."""
        wrong = sys.exc_info()[1]
        name = wrong.argument_name if isinstance(wrong, argparse.ArgumentError) else None
        if wrong is None or not name:
            self._refuse_unknown([])
        if isinstance(wrong.__context__, argparse.ArgumentTypeError):
            self.refuse(f"{name} is {wrong.__context__}.")
        option = next(x for x in self._actions if "/".join(x.option_strings) == name)
        if option.nargs == 0:
            self.refuse(f"{name} takes no value.")
        self.refuse(f"{name} needs a value: {name} {option.metavar}.")

    def _refuse_unknown(self, more: Sequence[str]) -> NoReturn:
        """Refuse an option that there is not, a word too many or, if there is neither, one missing."""
        options = [name for x in self._actions for name in x.option_strings]
        named = [word.split("=")[0] for word in self._words if word.startswith("-")]
        for word in named:
            if word not in options and (word in more or not more):
                near = get_close_matches(word, options, 1)
                hint = f" Did you mean {near[0]}?" if near else ""
                self.refuse(f"There is no option {word}.{hint}")
        if not more:
            self.refuse(f"Name {self.needs}.")
        if self.needs:
            what = self.needs.removeprefix("a ").removeprefix("the ")
            self.refuse(f"Name one {what}: {more[0]!r} is one too many.")
        self.refuse(f"{more[0]!r} means nothing here.")


def parser(command: str, about: str, *examples: str, note: str = "", needs: str = "") -> Parser:
    """Return the parser of ``main.py COMMAND``, without arguments yet. Its help ends with the examples, each
    given without ``main.py``, and the note."""
    shown = "\n".join(f"  {start()} {example}".rstrip() for example in examples)
    parts = [f"{'examples' if examples[1:] else 'example'}:\n{shown}", fill(note, WIDE)]
    reader = Parser(
        prog=f"{start()} {command}".rstrip(),
        description=fill(about, WIDE),
        epilog="\n\n".join(filter(None, parts)),
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
        add_help=False,
    )
    reader.add_argument("-h", "--help", action="help", help="show this help")
    reader.command, reader.needs = command, needs
    reader.example = next(filter(None, examples))
    return reader


def number(kind: Callable[[str], float], least: float, most: float) -> Callable[[str], float]:
    """Return a type for an argument: an ``int`` or ``float`` within these limits, both included."""

    def number(word: str) -> float:
        try:
            value = kind(word)
        except ValueError:
            value = least - 1
        if not least <= value <= most:
            raise argparse.ArgumentTypeError(f"a number from {least:,} to {most:,}, not {word!r}")
        return value

    return number


def whole(word: str) -> int:
    """Return the whole number that an argument is."""
    try:
        return int(word)
    except ValueError:
        raise argparse.ArgumentTypeError(f"a whole number, not {word[:40]!r}") from None


def one_of(names: Sequence[str]) -> Callable[[str], str]:
    """Return a type for an argument: one of these names."""

    def one_of(word: str) -> str:
        if word not in names:
            *others, last = names
            listed = f"{', '.join(others)} or {last}" if others else last
            raise argparse.ArgumentTypeError(f"{listed}, not {word!r}")
        return word

    return one_of


def listed(names: Sequence[str]) -> str:
    """Return the names as the help shows a choice: ``{holdem,team}``."""
    return f"{{{','.join(names)}}}"
