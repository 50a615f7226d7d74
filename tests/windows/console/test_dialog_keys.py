"""Letters typed right after the one that opens a dialog are the dialog's, on a real X display: there a window
gets the keyboard some time after it is shown."""

from __future__ import annotations

import json
import os
import shutil
import subprocess

import pytest

from tests.children import ROOT, module
from tests.windows.room.test_unplug import x_server

TOOLS = shutil.which("Xvfb") and shutil.which("xdotool")


@pytest.mark.skipif(not TOOLS, reason="needs Xvfb and xdotool")
def test_no_second_dialog_opens_and_no_letter_is_lost() -> None:
    cases = (
        ("p b u s t", "PenaltyDialog", "bust"),
        ("p p p p", "PenaltyDialog", "ppp"),
        ("b e e", "Bust", "ee"),
    )
    with x_server(screen="1366x768") as display:
        done = subprocess.run(
            module("tests.windows.console.two_letters", *(f"{keys} {text}" for keys, _, text in cases)),
            cwd=ROOT,
            env={**os.environ, "QT_QPA_PLATFORM": "xcb", "DISPLAY": display},
            capture_output=True,
            text=True,
            timeout=120,
        )
    assert done.returncode == 0, done.stderr
    for line, (_, dialog, text) in zip(done.stdout.splitlines()[-len(cases) :], cases, strict=True):
        told = json.loads(line)
        assert [kind for kind, _ in told["dialogs"]] == [dialog], told
        assert (told["dialogs"][0][1][0], told["bar"]) == (text, "")
