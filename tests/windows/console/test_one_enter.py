"""One Enter is counted in a process of its own: windows that other tests left answer keys too."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tests.children import ROOT, module

ALONE = Path(__file__).with_name("one_enter.py")


def test_one_enter_is_planned_decided_and_shown_once() -> None:
    done = subprocess.run(
        module("pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", ALONE),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "2 passed" in done.stdout
