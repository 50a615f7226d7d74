"""The damage of a tournament's file."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Fault = Literal["changed", "unreadable", "record", "time", "orphan", "schema", "newer"]


@dataclass(frozen=True, slots=True)
class Damage:
    """The reason why a file is only shown: everything before ``action`` is proved good, from it on nothing
    is.

    ``changed``: the stored action does not match its hash. ``unreadable``: the file is cut or overwritten
    here. ``record``: whole, but this version does not know the record. ``time``: whole, but at a time that no
    clock can show. ``orphan``: records without an action. ``schema``: the log is whole but its tables or
    triggers are not Riffle's. ``newer``: nothing is wrong, a later version has written the file and should
    continue it. ``detail`` is technical text for a bug report, not a sentence for the director.
    """

    action: int
    what: Fault
    detail: str = ""
