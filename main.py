#!/usr/bin/env python3
"""Riffle: a poker tournament clock and table manager. This file wires the parts together; no logic.

`python3 main.py` starts the windows, `python3 main.py help` lists the other commands. All of them run in the
environment that bootstrap.py makes; nothing heavy is imported before the command that needs it is known.
"""

import bootstrap  # first: on a Python too old for the rest it ends with a sentence

import importlib
import os
import sys
from functools import partial
from typing import Any, NamedTuple

from core.say.command_line import BAD_USAGE, parser, start

VERSION = "0.1.0"
PIPE_CLOSED = 141
"""As the shell tells of a program that wrote to nobody."""


class Command(NamedTuple):
    """A word after `main.py`.

    `arguments` is the `module:function` that reads its arguments with the standard library alone, and ends
    the program for `--help` and for a wrong call. `target` is called with the arguments and, if `wired`, the
    store: gui may not import it (tests/test_architecture.py), so it is handed in here.
    """

    name: str
    help: str
    arguments: str
    target: str
    wired: bool = True
    tools: bool = False  # needs the test tools: fetched on first use
    qt: bool = True  # needs Qt and the system libraries under it
    screen: str = "none"  # "none": draws in memory; "optional": windows if they can be seen; "needed"


DIRECTORS = (
    Command(
        "start", "open Riffle's windows", "gui.desk.arguments:start", "gui.desk.start:run", screen="needed"
    ),
    Command(
        "demo",
        "play a made-up tournament, in the windows or into a folder",
        "gui.desk.arguments:demo",
        "gui.desk.demo:run",
        screen="optional",
    ),
    Command(
        "script",
        "play a tournament written as text and show how it stands",
        "gui.desk.arguments:script",
        "gui.desk.headless:run_script",
    ),
    Command(
        "ruling",
        "rule a situation at the table by a rulebook",
        "core.rulings.arguments:ruling",
        "core.rulings.command:run",
        wired=False,
        qt=False,
    ),
    Command(
        "payouts",
        "compute the prize of each place of a pool",
        "core.money.arguments:payouts",
        "core.money.command:run_payouts",
        wired=False,
        qt=False,
    ),
    Command(
        "deal",
        "share the prizes of all who are left",
        "core.money.arguments:deal",
        "core.money.command:run_deal",
        wired=False,
        qt=False,
    ),
    Command(
        "pots",
        "show what is left of the money kept back over the nights",
        "gui.desk.arguments:pots",
        "gui.desk.pots:run",
    ),
    Command(
        "verify",
        "check a tournament's seals, draws and chip races",
        "gui.desk.arguments:verify",
        "gui.desk.verify:run",
    ),
    Command(
        "repair",
        "recover a damaged tournament into a new file",
        "gui.desk.arguments:repair",
        "gui.desk.repair:run",
    ),
)
DEVELOPERS = (
    Command(
        "test",
        "run the tests; pytest's arguments go through",
        f"{__name__}:read_test",
        f"{__name__}:run_tests",
        wired=False,
        tools=True,
    ),
    Command(
        "check",
        "run ruff and mypy",
        f"{__name__}:read_check",
        f"{__name__}:run_checks",
        wired=False,
        tools=True,
        qt=False,
    ),
    Command(
        "shots",
        "draw everything people see as pictures, and check its words",
        "tests.arguments:shots",
        "tests.gallery.run:run",
    ),
    Command(
        "simulate",
        "play made-up tournaments of any size and count the outcomes",
        "tests.arguments:simulate",
        "tests.simulator.command:run",
        wired=False,
        qt=False,
    ),
    Command(
        "nights",
        "replay recorded tournaments and compare the results",
        "tests.arguments:nights",
        "tests.nights.compare:run",
        tools=True,
    ),
    Command(
        "rules",
        "list the tests of each rule, and see that they notice changes",
        "tests.arguments:rules",
        "tests.rule_coverage.run:run",
        wired=False,
        tools=True,
    ),
    Command(
        "bench",
        "measure Riffle against bare baselines",
        "tests.arguments:bench",
        "tests.bench.run:run",
        tools=True,
    ),
)
COMMANDS = DIRECTORS + DEVELOPERS


# The formats that Riffle plays besides hold'em elimination: the id of each, and where its two parts stand, as
# ("team", "core.formats.team:TEAM", "gui.formats.team:LOOK").
FORMATS: tuple[tuple[str, str, str], ...] = (
    ("team", "core.formats.team:TEAM", "gui.formats.team:LOOK"),
    ("chicago", "core.formats.chicago:CHICAGO", "gui.formats.chicago:CHICAGO_LOOK"),
)


def hand_in(formats: tuple[tuple[str, str, str], ...], seen: bool = True) -> None:
    """Make formats known, each loaded when it is first named; without what is `seen` where no words are
    needed."""
    for id, *places in formats:
        importlib.import_module("core.say.formats").expect(
            id, partial(load, *(places if seen else places[:1]))
        )


def load(played: str, seen: str = "") -> None:
    for place, protocol in ((played, "core.formats.format"), (seen, "gui.looks.format")):
        if place:
            module, name = place.split(":")
            importlib.import_module(protocol).hand_in(getattr(importlib.import_module(module), name))


def run_tests(arguments: list[str]) -> int:
    import pytest

    os.chdir(bootstrap.ROOT)
    # All of them, or all of a mark, on every core, each file on one: tests/conftest.py says in how many
    # processes and in which order. Who names some wants them in order. A worker that dies ends the run:
    # pytest-xdist gives its file to nobody and waits for it for ever.
    named = any(os.path.exists(argument.split("::")[0]) for argument in arguments)
    alike = ("-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
    spread = (*alike, "--max-worker-restart", "0")
    return int(pytest.main([*(() if named else spread), *arguments]))


def run_checks(arguments: list[str]) -> int:
    """Run all three, even if the first one fails. Return 0 if all pass."""
    import subprocess

    os.chdir(bootstrap.ROOT)
    source = [name for name in ("main.py", "bootstrap.py", "core", "gui", "tests") if os.path.exists(name)]
    tools = (
        ["ruff", "check", *(arguments or ["."])],
        ["ruff", "format", "--check", *(arguments or ["."])],
        ["mypy", *(arguments or source)],
    )
    return max([subprocess.run([sys.executable, "-m", *tool]).returncode for tool in tools])


def read_test(arguments: list[str]) -> None:
    """Show the help. Everything else is pytest's."""
    about = "Run the tests, without a screen; all of them on every core."
    help = parser("test", about, "test", "test -x tests/unit", note="All other arguments go to pytest.")
    help.parse_known_args(arguments)


def read_check(arguments: list[str]) -> None:
    """Show the help. Everything else goes to ruff and mypy."""
    note = "All other arguments (files, folders) go to all three."
    parser("check", "Run ruff and mypy (strict).", "check", "check core/chips", note=note).parse_known_args(
        arguments
    )


def overview() -> str:
    """Return the commands, the directors' apart from the developers', within 80 columns."""
    lines = ["Riffle %s: a poker tournament clock and table manager" % VERSION, ""]
    lines.append("usage: %s [COMMAND] [ARGUMENTS]" % start())
    for title, commands in (("for directors", DIRECTORS), ("for developers", DEVELOPERS)):
        lines += ["", title + ":"]
        for command in commands:
            word = "[FILE.riffle]" if command is COMMANDS[0] else command.name
            lines.append("  %-15s %s" % (word, command.help))
    lines += ["", "'%s COMMAND --help' lists the arguments of a command," % start(), "with an example."]
    return "\n".join(lines)


def find_command(arguments: list[str]) -> tuple[Command, list[str]]:
    """Return the command and its arguments. Raises ``Stop`` with the nearest command for an unknown word."""
    if not arguments:
        return COMMANDS[0], []
    named = {command.name: command for command in COMMANDS}
    word = arguments[0]
    if word in named:
        return named[word], arguments[1:]
    if word.endswith(".riffle") or os.path.isfile(word) or os.path.exists(word + ".riffle"):
        return COMMANDS[0], arguments
    import difflib

    near = difflib.get_close_matches(word.lower(), [*named, "help"], n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"'{start()} help' lists the commands."
    if not near and (os.path.basename(word) != word or "." in word):
        raise bootstrap.Stop(f"{word} was not found. '{start()} help' lists the commands.")
    kind = "option" if word.startswith("-") else "command"
    raise bootstrap.Stop(f"Riffle has no {kind} '{word}': {hint}")


def find(place: str) -> Any:
    """Return the function of a `module:function`."""
    module, function = place.split(":")
    return getattr(importlib.import_module(module), function)


def main(arguments: list[str]) -> int:
    """Run a command. Whoever reads what it prints may stop reading, as `| head` does: that is no error."""
    try:
        try:
            return run(arguments)
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        nowhere = os.open(os.devnull, os.O_WRONLY)  # nothing is left to be written
        for stream in (sys.stdout, sys.stderr):
            os.dup2(nowhere, stream.fileno())
        return PIPE_CLOSED


def run(arguments: list[str]) -> int:
    if arguments[:1] == ["--version"]:
        print("Riffle %s" % VERSION)
        return 0
    if arguments[:1] == ["help"] and arguments[1:]:
        arguments = [arguments[1], "--help"]
    if arguments and arguments[0] in ("help", "--help", "-h"):
        print(overview())
        return 0
    try:
        command, rest = find_command(arguments)
    except bootstrap.Stop as stop:
        bootstrap.say(str(stop))
        return BAD_USAGE
    hand_in(FORMATS, seen=False)
    find(command.arguments)(rest)
    without_screen = [other.name for other in DIRECTORS if other.screen != "needed"]
    bootstrap.begin(arguments, command.tools, command.qt, command.screen, without_screen)
    hand_in(FORMATS, seen=command.qt)
    target = find(command.target)
    if command.wired:
        return int(target(rest, importlib.import_module("core.store")))
    return int(target(rest))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
