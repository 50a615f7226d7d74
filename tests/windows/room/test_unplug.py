"""The projector's cable: pulled, the clock hides and never lies over the console; back, so is the clock."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.children import ROOT, module

SCREENS = {
    "screens": [
        {"name": "console", "x": 0, "y": 0, "width": 1280, "height": 800, "logicalDpi": 96, "dpr": 1},
        {"name": "projector", "x": 1280, "y": 0, "width": 1920, "height": 1080, "logicalDpi": 96, "dpr": 1},
    ]
}


def lines(how: str, folder: Path, **env: str) -> list[Any]:
    """Return what ``two_screens`` prints, line by line."""
    done = subprocess.run(
        module("tests.windows.room.two_screens", how),
        cwd=folder,
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def played(how: str, folder: Path, **env: str) -> tuple[list[dict[str, Any]], list[str]]:
    *steps, told = lines(how, folder, **env)
    return steps, told


def check(steps: list[dict[str, Any]], told: list[str]) -> None:
    opened, unplugged, plugged, closed = steps
    for there in (opened, plugged):
        assert there["visible"]
        assert there["full"]
        assert there["rect"] == [1280, 0, 1920, 1080]
        assert not there["covers_console"]
    assert not unplugged["visible"]
    assert plugged["time"] == "12:40"  # what was set while nobody could see it
    assert not closed["visible"]  # closed by the director: a screen does not bring it back
    assert told == ["projector", "", "projector", ""]


def test_unplugged_and_plugged_in_again(tmp_path: Path) -> None:
    (tmp_path / "two.json").write_text(json.dumps(SCREENS))
    # its name alone: Qt reads what stands before the colon of C:\\ as the whole of it
    check(*played("offscreen", tmp_path, QT_QPA_PLATFORM="offscreen:configfile=two.json"))


def test_the_room_sees_no_black_window_without_a_tournament(tmp_path: Path) -> None:
    """The second screen shows the tournament while one is open, and is left alone before and after."""
    (tmp_path / "two.json").write_text(json.dumps(SCREENS))
    seen = lines("night", tmp_path, QT_QPA_PLATFORM="offscreen:configfile=two.json")
    titled = [["projector", "Thursday 200"]]
    assert seen == [["start", []], ["open", titled], ["closed", []], ["open again", titled]]


@contextmanager
def x_server(*monitors: str, screen: str = "3200x1080") -> Iterator[str]:
    """A virtual X screen cut into monitors."""
    reader, writer = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{screen}x24", "-noreset"],
        pass_fds=[writer],
        stderr=subprocess.DEVNULL,
    )
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            display = f":{pipe.readline().strip()}"
        for monitor in monitors:
            subprocess.run(
                ["xrandr", "--setmonitor", *monitor.split()],
                env={**os.environ, "DISPLAY": display},
                check=True,
            )
        yield display
    finally:
        server.terminate()
        server.wait(10)


@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xrandr")), reason="needs Xvfb and xrandr")
def test_real_monitors_come_and_go() -> None:
    monitors = "console 1280/338x800/211+0+0 screen", "projector 1920/508x1080/286+1280+0 none"
    with x_server(*monitors) as display:
        steps, told = played("xcb", ROOT, QT_QPA_PLATFORM="xcb", DISPLAY=display)
    assert [step["screens"] for step in steps[:3]] == [
        ["console", "projector"],
        ["console"],
        ["console", "projector"],
    ]
    check(steps, told)


@pytest.mark.skipif(not (shutil.which("Xvfb") and shutil.which("xrandr")), reason="needs Xvfb and xrandr")
def test_its_screen_takes_another_resolution() -> None:
    """Without a window manager nobody but the window itself sees to it."""
    with x_server(screen="1280x720") as display:
        steps, told = played("resolution", ROOT, QT_QPA_PLATFORM="xcb", DISPLAY=display)
    before, after = steps
    assert (before["rect"], before["full"]) == ([0, 0, 1280, 720], True)
    assert (after["rect"], after["full"], after["time"]) == ([0, 0, 1024, 600], True, "12:40")
    assert told == ["screen"]
