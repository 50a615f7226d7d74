"""From 100 to 200 %, and with letters made larger in the desktop, nothing is cut and nothing overlaps."""

from __future__ import annotations

import os
import subprocess

import pytest

from tests.children import ROOT, module


@pytest.mark.parametrize(
    ("scale", "letters", "size", "look"),
    [
        ("1", "24", (1024, 700), "light"),  # a desktop's letters twice as large
        ("1.25", "10", (1440, 820), "dark"),
        ("1.5", "10", (1280, 660), "contrast_dark"),
        ("2", "10", (960, 492), "contrast_light"),  # all that 1920 by 1080 has with a task bar
    ],
)
def test_nothing_is_cut_at_this_scale(scale: str, letters: str, size: tuple[int, int], look: str) -> None:
    told = subprocess.run(
        module("tests.windows.scaled", *size, look, letters),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": scale},
    )
    assert told.returncode == 0, told.stderr
    assert told.stdout.split("\n")[:-1] == [scale, f"{size[0]}x{size[1]}"]
