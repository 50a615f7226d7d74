"""The types of ``script --json``: every reason, because and duty with its fields, as they are listed in
``assets/script-json.md``. Within a contract number nothing that is listed may go."""

from __future__ import annotations

import re

from core.say import records as r
from core.say.duties import Duty
from core.say.reasons import Reason
from core.say.said import Said, kinds_of
from gui.desk.script_json import own_fields

Types = dict[str, tuple[str, ...]]
HEADING = "## The types"
TITLES = {Reason: "Reasons", r.Because: "Becauses", Duty: "Duties"}


def listed() -> dict[str, Types]:
    """Return the fields of each type, by what it is; the types of formats that are loaded among them."""
    return {title: _fields(base) for base, title in TITLES.items()}


def _fields(base: type[Said]) -> Types:
    found = kinds_of(base)
    ours = sorted(kind for kind in found if found[kind].__module__.startswith("core."))
    return {kind: tuple(own_fields(found[kind])) for kind in ours}


def section() -> str:
    parts = [
        HEADING,
        "",
        "Every `type` of a thing said, with its `fields`. The list is made from the program (`python -m"
        " tests.documents`).",
    ]
    for title, types in listed().items():
        rows = [f"| `{kind}` | {', '.join(f'`{x}`' for x in names)} |" for kind, names in types.items()]
        parts += ["", f"### {title}", "", "| `type` | `fields` |", "|---|---|", *rows]
    return "\n".join(parts) + "\n"


def written(page: str) -> dict[str, Types]:
    """Return the types that a page lists."""
    found: dict[str, Types] = {}
    for part in page.partition(HEADING)[2].split("\n### ")[1:]:
        title, _, table = part.partition("\n")
        rows = [line.split("|") for line in table.splitlines() if line.startswith("| `")][1:]
        found[title] = {row[1].strip(" `"): tuple(re.findall(r"`(\w+)`", row[2])) for row in rows}
    return found


def lost(before: dict[str, Types], now: dict[str, Types]) -> list[str]:
    """Return what other programs may read and would not find any more."""
    return [
        f"{title}: {kind} {name}".rstrip()
        for title, types in before.items()
        for kind, names in types.items()
        for name in ("", *names)
        if kind not in now.get(title, {}) or (name and name not in now[title][kind])
    ]
