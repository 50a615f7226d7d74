#!/usr/bin/env python3
"""Riffle: a poker tournament clock and table manager. This file wires the parts together; no logic.

`python3 main.py` starts the windows, `python3 main.py help` lists the other commands. All of them run in the
environment that bootstrap.py makes; nothing heavy is imported before the command that needs it is known.
"""

import bootstrap  # first: on a Python too old for the rest it ends with a sentence

import gc
import importlib
import os
import sys
from functools import partial
from typing import Any, NamedTuple

VERSION = "0.1.0"
BAD_USAGE = 2
PIPE_CLOSED = 141
"""As the shell tells of a program that wrote to nobody."""


class Command(NamedTuple):
    """A word after `main.py`. `target` is `module:function`, called with the arguments and, if `wired`, the
    store: gui may not import it (tests/test_architecture.py), so it is handed in here."""

    name: str
    usage: str
    help: str
    target: str
    wired: bool = True
    dev: bool = False  # needs the test tools: fetched on first use
    qt: bool = True  # needs Qt and the system libraries under it
    screen: str = "none"  # "none": draws in memory; "optional": windows if they can be seen; "needed"


COMMANDS = (
    Command("start", "[FILE.riffle]", "open Riffle's windows", "gui.desk.start:run", screen="needed"),
    Command(
        "demo",
        "[--format ID] [--seed N] [--speed X] [--out DIR]",
        "play a demo tournament, in the windows or into a folder",
        "gui.desk.demo:run",
        screen="optional",
    ),
    Command(
        "shots",
        "DIR [--part PART] [--size WxH] [--every]",
        "draw every page, dialog, scene and paper as a picture, and check its words",
        "tests.gallery.run:run",
    ),
    Command(
        "script",
        "FILE [--save NAME.riffle] [--json]",
        "run a tournament written as text and show its state",
        "gui.desk.headless:run_script",
    ),
    Command(
        "ruling",
        "SITUATION --rulebook ID [KEY=VALUE ...] [--json]",
        "rule a situation at the table; --list, --search WORDS, --coverage",
        "core.rulings.command:run",
        wired=False,
        qt=False,
    ),
    Command("verify", "FILE", "verify a tournament's seals, draws and chip races", "gui.desk.verify:run"),
    Command(
        "repair",
        "FILE [--to NEW.riffle]",
        "recover a damaged tournament into a new file",
        "gui.desk.repair:run",
    ),
    Command(
        "simulate",
        "[--format ID] [--entries N] [--rulebook ID] [--seed S] [--nights N] [--json]",
        "play made-up tournaments of any size and count the outcomes",
        "tests.simulator.command:run",
        wired=False,
        qt=False,
    ),
    Command(
        "nights",
        "[DIR]",
        "replay recorded tournaments and compare the results",
        "tests.nights.compare:run",
        dev=True,
    ),
    Command("bench", "", "measure Riffle against bare baselines", "tests.bench.run:run", dev=True),
    Command(
        "rules",
        "[--list] [--format ID] [WHAT ...]",
        "list the tests of each rule, and check that they notice a change",
        "tests.rule_coverage.run:run",
        wired=False,
        dev=True,
    ),
    Command("test", "[PYTEST'S ARGUMENTS]", "run the tests", f"{__name__}:run_tests", wired=False, dev=True),
    Command("check", "", "run ruff and mypy", f"{__name__}:run_checks", wired=False, dev=True, qt=False),
)


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
    # All of them, or all of a mark, on every core, each file on one; who names some wants them in order. A
    # worker that dies ends the run: pytest-xdist gives its file to nobody and waits for it for ever.
    named = any(os.path.exists(argument.split("::")[0]) for argument in arguments)
    spread = ("-n", "auto", "--dist", "loadfile", "--max-worker-restart", "0")
    return int(pytest.main([*(() if named else spread), *arguments]))


def run_checks(arguments: list[str]) -> int:
    """Run both, even if the first one fails. Return 0 if both pass."""
    import subprocess

    os.chdir(bootstrap.ROOT)
    source = [name for name in ("main.py", "bootstrap.py", "core", "gui", "tests") if os.path.exists(name)]
    tools = (["ruff", "check", *(arguments or ["."])], ["mypy", *(arguments or source)])
    return max([subprocess.run([sys.executable, "-m", *tool]).returncode for tool in tools])


def overview() -> str:
    rows = [(f"main.py {command.name} {command.usage}", command.help) for command in COMMANDS]
    rows[0] = ("main.py [FILE.riffle]", COMMANDS[0].help)
    return "\n".join([f"Riffle {VERSION}", "", *(f"  {usage:<49} {text}" for usage, text in rows)])


def find_command(arguments: list[str]) -> tuple[Command, list[str]]:
    """Return the command and its arguments. Raises ``Stop`` with the nearest command for an unknown word."""
    if not arguments:
        return COMMANDS[0], []
    named = {command.name: command for command in COMMANDS}
    word = arguments[0]
    if word in named:
        return named[word], arguments[1:]
    if word.endswith(".riffle") or os.path.isfile(word):
        return COMMANDS[0], arguments
    import difflib

    near = difflib.get_close_matches(word, [*named, "help"], n=1)
    hint = f"did you mean '{near[0]}'?" if near else "'main.py help' lists the commands."
    raise bootstrap.Stop(f"Riffle has no command '{word}': {hint}")


def find_target(command: Command) -> Any:
    """Return the function of a command. No garbage is looked for among modules, now or later: they stay."""
    module, function = command.target.split(":")
    gc.disable()
    try:
        return getattr(importlib.import_module(module), function)
    finally:
        gc.freeze()
        gc.enable()


def main(arguments: list[str]) -> int:
    if arguments and arguments[0] in ("help", "--help", "-h", "--version"):
        print(f"Riffle {VERSION}" if arguments[0] == "--version" else overview())
        return 0
    try:
        command, rest = find_command(arguments)
    except bootstrap.Stop as stop:
        bootstrap.say(str(stop))
        return BAD_USAGE
    without_screen = [other.name for other in COMMANDS if other.screen != "needed"]
    bootstrap.begin(arguments, command.dev, command.qt, command.screen, without_screen)
    hand_in(FORMATS, seen=command.qt)
    target = find_target(command)
    try:
        code = target(rest, importlib.import_module("core.store")) if command.wired else target(rest)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:  # who reads it has read enough, as `| head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be written
        return PIPE_CLOSED
    return int(code)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
