"""Symbolic links for the tests, where they can be made."""

from __future__ import annotations

from pathlib import Path

import pytest


def link(path: Path, target: Path) -> None:
    """Make ``path`` a link to ``target``. Skip the test where that fails: Windows asks for a right, and Wine
    makes none and says that it has."""
    try:
        path.symlink_to(target)
    except OSError as error:
        pytest.skip(f"no link can be made here: {error}")
    if not path.is_symlink():
        pytest.skip("no link can be made here")
