"""Every command's help and its refusal of a wrong call, on a machine where nothing is there: no parts of
Riffle, no screen, no network. No sentence is compared: neither ours nor, in the help, argparse's."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import main
from core.say.command_line import BAD_USAGE
from tests import arguments
from tests.children import VENV
from tests.examples import DEEP
from tests.gallery.nights import every

ROOT = Path(__file__).parent.parent
PYTHON: str = getattr(sys, "_base_executable", sys.executable)
WORDS = {command.name: command for command in main.COMMANDS}
# Their arguments are pytest's, ruff's and mypy's.
THROUGH = {"test", "check"}
BARE = {"PATH": "/usr/bin:/bin", "COLUMNS": "80", "PYTHONDONTWRITEBYTECODE": "1"}

# Each call in one process that has Python alone: it says the code, what was printed, and what was imported.
_CALLS = """
import contextlib, io, json, sys
import shutil  # argparse does from Python 3.14 on, and it asks which system this is
sys.path.insert(0, sys.argv[1])
sys.platform = sys.argv[2]
import main

def begin(*given):
    raise AssertionError("this call was taken for a right one")

main.bootstrap.begin = begin
for words in json.loads(sys.stdin.read()):
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        try:
            code = main.main(words)
        except SystemExit as stop:
            code = stop.code
        except AssertionError as told:
            code = str(told)
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
print(json.dumps(sorted({name.split(".")[0] for name in sys.modules})))
"""


def called(calls: list[list[str]], folder: Path, platform: str = sys.platform) -> list[tuple[Any, str, str]]:
    """Run each of the calls, in ``folder``. Nothing but the standard library may be imported for them."""
    done = subprocess.run(
        [PYTHON, "-S", "-c", _CALLS, str(ROOT), platform],
        input=json.dumps(calls),
        capture_output=True,
        text=True,
        cwd=folder,
        env={**BARE, "RIFFLE_VENV": str(folder / "venv")},
        timeout=100,
        check=False,
    )
    *told, modules = map(json.loads, done.stdout.splitlines())
    assert len(told) == len(calls), done.stderr
    foreign = {*modules} - sys.stdlib_module_names - {"__main__", "main", "bootstrap", "core", "gui", "tests"}
    assert foreign == set()
    assert not (folder / "venv").exists()
    return [(code, out, err) for code, out, err in told]


def test_every_command_has_help_with_an_example(tmp_path: Path) -> None:
    calls = [[name, "--help"] for name in WORDS]
    for (name, _), (code, out, err) in zip(calls, called(calls, tmp_path), strict=True):
        assert (name, code, err) == (name, 0, "")
        assert max(map(len, out.splitlines())) <= 80, name
        assert f"python3 main.py {name}" in out or name == "start", name


def test_every_example_of_the_help_is_a_right_call(tmp_path: Path) -> None:
    shown = called([[name, "--help"] for name in WORDS if name not in THROUGH], tmp_path)
    examples = [
        line.split("main.py", 1)[1]
        for _, out, _ in shown
        for line in out.splitlines()
        if line.startswith("  python3 main.py")
    ]
    assert len(examples) > len(shown)
    (tmp_path / "Friday.riffle").touch()
    (tmp_path / "recorded").mkdir()
    (tmp_path / "recorded" / "friday.json").write_text("{}")
    right = [shlex.split(x) for x in examples if x.strip() != "nights"]
    for words, (code, _, err) in zip(right, called(right, tmp_path), strict=True):
        assert "right one" in str(code), (words, err)


WRONG = {
    "start": [["a", "b"], ["--x"], ["--help=x"], ["missing.riffle"], ["Friday.riffle", "--json"]],
    "demo": [
        ["--seed", "x"], ["--speed", "nan"], ["--speed", "0"], ["--speed", "2001"], ["--format", "stud"],
        ["--nix"], ["x"], ["--out"], ["--see", "3"], ["--seed"],
    ],
    "script": [
        [], ["a", "b"], ["--seed", "x", "a"], ["--seed", "9" * 5_000, "a"], ["--at", "x", "a"],
        ["--at", "25:00", "a"], ["--save"], ["a", "--save", ""], ["a", "--js"], ["a", "--nix"],
    ],
    "ruling": [
        [], ["--x"], ["--rulebook"], ["--search"], ["--jso", "phone"], ["--rulebook", "plain"],
        ["string-bet"], ["string-bet", "faced=100"],
    ],
    "payouts": [[], ["--entries"], ["--entries", "x"], ["--x"], ["--decimals", "3"], ["--unshared", "me"]],
    "deal": [[], ["--by", "luck"], ["--by", "icm"], ["--x"], ["--by", "custom", "--prizes", "5", "3"]],
    "pots": [[], ["nowhere"], ["a", "b"], ["--x"]],
    "verify": [[], ["a", "b"], ["--x"], ["a", "--json"]],
    "repair": [[], ["a", "b"], ["--x"], ["a", "--to"], ["a", "--t", "b"]],
    "shots": [
        [], ["a", "b"], ["a", "--part", "x"], ["a", "--night", "x"], ["a", "--size", "x"],
        ["a", "--size", "0x5"], ["a", "--scale", "0"], ["a", "--seed", "x"], ["a", "--ev"],
    ],
    "simulate": [
        ["--entries", "x"], ["--entries", "1"], ["--entries", "20001"], ["--seats", "1"], ["--seats", "13"],
        ["--rulebook", "../x"], ["--option", "x"], ["--tables", "9", "--entries", "3"], ["--nix"], ["x"],
        ["--save", "there"],
    ],
    "nights": [["nowhere"], ["a", "b"], ["--x"], ["."]],
    "rules": [["nonsense"], ["tda-2025"], ["--format", "x"], ["--lis"], ["--format"],
              ["--format", "team", "nonsense"]],
    "bench": [["opne"], ["--x"], ["open", "opne"]],
}  # fmt: skip


def test_every_command_refuses_a_wrong_call_with_2(tmp_path: Path) -> None:
    """One sentence that begins like one, and how it is called rightly: nothing of argparse's English."""
    (tmp_path / "there").touch()
    calls = [[name, *words] for name, wrong in WRONG.items() for words in wrong]
    for words, (code, out, err) in zip(calls, called(calls, tmp_path), strict=True):
        assert (words, code, out) == (words, 2, "")
        assert "Traceback" not in err, words
        assert not re.search(r"usage:|error:|argument|unrecognized|invalid|required", err), err
        if words[0] != "start" or "a" in words:
            sentence, example, more = err.splitlines()
            assert sentence.endswith((".", "?")), sentence
            assert f"main.py {words[0]}".removesuffix(" start") in example
            assert more.endswith(" --help")


@pytest.mark.parametrize(
    ("words", "named"),
    [
        (["verify"], []),
        (["verify", "a", "b"], ["'b'"]),
        (["verify", "a", "--fast"], ["--fast"]),
        (["ruling", "phone", "phone_use=rang"], ["--rulebook", "svepof-2006"]),
        (["demo", "--fromat", "team"], ["--fromat", "--format"]),
        (["demo", "--format", "omaha"], ["--format", "holdem", "team", "chicago", "omaha"]),
        (["demo", "--seed", "x"], ["--seed", "'x'"]),
        (["demo", "--seed"], ["--seed N"]),
        (["demo", "--speed", "fast"], ["--speed", "0.1", "2,000", "fast"]),
        (["demo", "--out", "there"], ["there"]),
        (["script", "a", "--at", "noon"], ["--at", "18:00", "noon"]),
        (["verify", "nights"], ["nights"]),
        (["repair", "nights"], ["nights"]),
        (["nights/"], ["nights/"]),
        (["verify", "Friday"], ["Friday.riffle"]),
        (["repair", "Friday"], ["Friday.riffle"]),
        (["Friday"], ["Friday.riffle"]),
        (["Friday.riffle", "Sunday.riffle"], ["'Sunday.riffle'"]),
        (["missing.txt"], ["missing.txt"]),
        (["HELP"], ["'help'"]),
    ],
)
def test_a_wrong_call_names_what_is_wrong_and_what_is_right(
    tmp_path: Path, words: list[str], named: list[str]
) -> None:
    (tmp_path / "there").touch()
    (tmp_path / "nights").mkdir()
    (tmp_path / "Friday.riffle").touch()
    ((code, out, err),) = called([words], tmp_path)
    assert (code, out) == (2, "")
    assert [x for x in named if x not in err.splitlines()[0]] == []


def test_on_windows_riffle_is_started_as_one_does_there(tmp_path: Path) -> None:
    calls = [["help"], ["nonsense"], ["verify"], *([name, "--help"] for name in WORDS)]
    for words, (_, out, err) in zip(calls, called(calls, tmp_path, "win32"), strict=True):
        assert "py main.py" in out + err, words
        assert "python3" not in out + err, words


def test_the_wrong_calls_are_of_every_command() -> None:
    assert WORDS.keys() - THROUGH == WRONG.keys()


def test_help_of_all_names_every_command_in_80_columns(tmp_path: Path) -> None:
    asked = called([["help"], ["--help"], ["-h"]], tmp_path)
    assert len({*asked}) == 1
    code, out, err = asked[0]
    assert (code, err) == (0, "")
    assert max(map(len, out.splitlines())) <= 80
    assert [x for x in WORDS if f"\n  {x} " not in out] == ["start"]
    last = max(out.index(f"\n  {x.name} ") for x in main.DIRECTORS if x.name != "start")
    assert last < min(out.index(f"\n  {x.name} ") for x in main.DEVELOPERS)


def test_help_of_one_is_its_own_help(tmp_path: Path) -> None:
    own, asked = called([["script", "--help"], ["help", "script"]], tmp_path)
    assert own == asked


def test_an_unknown_word_names_the_nearest_command(tmp_path: Path) -> None:
    (near, far, *none) = called([["scirpt"], ["x"], [""], ["help", "scirpt"]], tmp_path)
    assert [code for code, _, _ in (near, far, *none)] == [2, 2, 2, 2]
    assert "script" in near[2]
    assert "help" in far[2]


def test_a_folder_is_no_tournament(tmp_path: Path) -> None:
    (tmp_path / "gui").mkdir()
    ((code, _, said),) = called([["gui"]], tmp_path)
    assert code == 2
    assert "gui" in said


def test_the_gallery_can_be_asked_for_each_of_its_nights() -> None:
    main.hand_in(main.FORMATS)
    for night in every():
        assert arguments.shots(["x", "--night", night]).night == [night]


# -- whoever reads no further -------------------------------------------------------------------------

PIPED = [
    ["help"], ["--version"], ["script", "--help"], ["script", "night.txt"],
    ["script", "night.txt", "--json"], ["script", "missing.txt", "--json"], ["ruling", "--list"],
    ["deal", "--by", "even", "--prizes", "5", "3"],
    ["payouts", "--entries", "9", "--pool", "900", "--prizes", "grid"],
    ["simulate", "--entries", "4"], ["nights", "recorded"],
    ["test", "-q", "-p", "no:cacheprovider", "tests/test_planted.py", "-k", "another_program"],
]  # fmt: skip
# Ten seconds each: what they run writes as the others do, or is not ours.
DEAR = [["rules", "--list"], ["check", "core/say/times.py"]]


@pytest.mark.skipif(not VENV or sys.platform == "win32", reason="a closed pipe is another error there")
@pytest.mark.parametrize("words", [*PIPED, *(DEAR if DEEP else ())], ids=" ".join)
def test_a_command_whose_reader_has_gone_ends_quietly(tmp_path: Path, words: list[str]) -> None:
    (tmp_path / "night.txt").write_text('register "Anna Ek"\n', "utf-8")
    (tmp_path / "recorded").mkdir()
    (tmp_path / "recorded" / "small.json").write_text((ROOT / "tests/nights/small_night.json").read_text())
    reader, writer = os.pipe()
    os.close(reader)
    environment = {x: y for x, y in os.environ.items() if x not in ("DISPLAY", "WAYLAND_DISPLAY")}
    try:
        done = subprocess.run(
            [sys.executable, str(ROOT / "main.py"), *words],
            stdout=writer,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=environment,
            timeout=100,
            check=False,
        )
    finally:
        os.close(writer)
    assert "Traceback" not in done.stderr
    assert "Broken" not in done.stderr
    # argparse itself says nothing of it, and ends with 0
    assert done.returncode in (main.PIPE_CLOSED, BAD_USAGE, 0 if "--help" in words else main.PIPE_CLOSED)
