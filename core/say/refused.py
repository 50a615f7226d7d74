"""The base of every reason against an act, the refusal of an act, and what can be wrong with a file.

It stands outside the package of the reasons, which has some 200 types: the first window needs none."""

from __future__ import annotations

from enum import Enum

from core.say.said import Said


class Reason(Said):
    """One thing against an act. ``key`` is the parameter of the rulebook that forbids it, ``clause`` where
    the book says so; a default of ours has none.

    Only what a rulebook or a setting forbids is ``overridable``; a physical fact (a taken seat) is not.
    """

    key: str = ""
    clause: str = ""
    overridable: bool = False


class Refused(Exception):
    """The act was not done; every reason against it, not only the first."""

    def __init__(self, *reasons: Reason) -> None:
        super().__init__(", ".join(r.kind for r in reasons))
        self.reasons = reasons


class Trouble(Enum):
    """The things that can be wrong with a file or the disk it is on."""

    NOT_RIFFLE = "not_riffle"
    NEWER_VERSION = "newer_version"
    TRIAL_VERSION = "trial_version"
    DAMAGED = "damaged"
    TRUNCATED = "truncated"
    NOT_FOUND = "not_found"
    EXISTS = "exists"
    IN_USE = "in_use"
    READ_ONLY_PLACE = "read_only_place"
    DISK_FULL = "disk_full"
    DISK_GONE = "disk_gone"
    LOCKED = "locked"
    NO_PERMISSION = "no_permission"
    NO_FILE = "no_file"
    NO_FOLDER = "no_folder"


class StoreFailed(Exception):
    """The file could not be made, read or written. Nothing half-written is left behind."""

    def __init__(self, trouble: Trouble, path: str, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {path} {detail}".strip())
        self.trouble = trouble
        self.path = path
        self.detail = detail
