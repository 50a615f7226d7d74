"""Other processes for the tests: the same Python, and the project's folder to import from.

The folder is given in the program's first line: Windows' embeddable Python looks neither where it is started
nor at PYTHONPATH.
"""

from __future__ import annotations

import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
VENV = find_spec("venv") is not None
"""True where ``main.py`` can begin. Windows' embeddable Python has no venv."""
_BEGIN = f"import sys; sys.path.insert(0, {str(ROOT)!r})\n"


def program(code: str, *arguments: object) -> list[str]:
    """Return the command that runs this code, as ``python -c`` does."""
    return [sys.executable, "-c", _BEGIN + code, *map(str, arguments)]


def module(name: str, *arguments: object) -> list[str]:
    """Return the command that runs this module, as ``python -m`` does."""
    code = f"import runpy; runpy.run_module({name!r}, run_name='__main__', alter_sys=True)"
    return program(code, *arguments)
