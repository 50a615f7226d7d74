"""Write the tables of the procedures from the rulebooks: ``python -m tests.procedures``."""

from __future__ import annotations

from tests.procedures.page import FILE
from tests.procedures.tables import written

if __name__ == "__main__":
    FILE.write_text(written(FILE.read_text("utf-8")), "utf-8", newline="\n")
