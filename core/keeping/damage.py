"""Why a tournament's file cannot be gone on with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Fault = Literal["changed", "unreadable", "record", "time", "orphan", "schema", "newer"]


@dataclass(frozen=True, slots=True)
class Damage:
    """Why a file is only shown: everything before ``action`` is proved good, from it on nothing is.

    ``changed``: the stored action does not match its hash. ``unreadable``: the file is cut or
    overwritten here. ``record``: whole, but not a record this version knows. ``time``:
    whole, but of a time that no clock can show. ``orphan``: records of no
    action. ``schema``: the log is whole but its tables or triggers are not Riffle's.
    ``newer``: nothing is wrong, a later version has written it and is to go on with it.
    ``detail`` is technical text for a bug report, not a sentence for the director.
    """

    action: int
    what: Fault
    detail: str = ""
