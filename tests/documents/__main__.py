"""Write the pages that are made from the program: ``python -m tests.documents``."""

from __future__ import annotations

import sys

from core.say import formats
from gui.desk.script_json import CONTRACT
from main import FORMATS, hand_in
from tests.children import ROOT
from tests.documents import types
from tests.documents.lines import lines

LINES = ROOT / "assets" / "lines.md"
JSON = ROOT / "assets" / "script-json.md"


def main() -> int:
    """Return 1 if the JSON would lose what its page promises: then only a new contract number may."""
    hand_in(FORMATS)
    for id in [*formats.COMING]:
        formats.load(id)
    LINES.write_text(lines(), "utf-8", newline="\n")
    page = JSON.read_text("utf-8")
    lost = types.lost(types.written(page), types.listed())
    if lost and f"| `contract` | {CONTRACT} |" in page:
        print(f"contract {CONTRACT} promises what is gone; nothing was written:", *lost, sep="\n  ")
        return 1
    above = page.partition(types.HEADING)[0].rstrip()
    JSON.write_text(f"{above}\n\n{types.section()}", "utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
