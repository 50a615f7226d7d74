"""Every dialog on a small screen, and with everything enlarged: none is larger than the screen, no field is
cut or narrower than what may stand in it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest

from tests.children import ROOT, module


@pytest.mark.parametrize(
    ("scale", "screen", "night"),
    [
        ("1", (1366, 728), "long"),  # with a task bar
        ("1.25", (1366, 728), "normal"),
        ("1.5", (1440, 740), "long"),  # no lower than the console itself may be
    ],
)
def test_every_dialog_has_room(tmp_path: Path, scale: str, screen: tuple[int, int], night: str) -> None:
    wide, high = screen
    shape = {"name": "hall", "x": 0, "y": 0, "width": wide, "height": high, "dpr": 1}
    screens = tmp_path / "screens.json"
    screens.write_text(json.dumps({"screens": [shape | {"logicalDpi": 96, "logicalBaseDpi": 96}]}))
    told = subprocess.run(
        module("tests.windows.dialogs_measured", night),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        env={
            **os.environ,
            "QT_SCALE_FACTOR": scale,
            "QT_QPA_PLATFORM": f"offscreen:configfile={screens}",
        },
    )
    assert told.returncode == 0, told.stderr
    room, seen, *found = told.stdout.split("\n")[:-1]
    assert room == f"{round(wide / float(scale))}x{int(high / float(scale))}"
    assert int(seen) > 30
    assert found == []
