"""The acts of a director: one frozen dataclass per verb of the text form.

The fields' metadata say how each is written: one parser, one printer and the completion serve them all
(``core/text/script.py``). People are named by entry id, places by table id and seat; rules decide the rest.
"""

from __future__ import annotations

from dataclasses import fields
from typing import ClassVar

from core.say.acts.base import SEVERAL as SEVERAL
from core.say.acts.base import Act as Act
from core.say.acts.base import Form as Form
from core.say.acts.base import Seat as Seat
from core.say.acts.base import arg as arg
from core.say.acts.chips import *
from core.say.acts.conduct import *
from core.say.acts.floor import *
from core.say.acts.hands import *
from core.say.acts.people import *
from core.say.acts.structure import *
from core.say.facts.shapes import per_class
from core.say.value import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Note(Act):
    VERB: ClassVar[str] = "note"
    text: str = arg("text", required=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo(Act):
    """Undo the last effective action, or this one; ``together`` with the actions that depend on it."""

    VERB: ClassVar[str] = "undo"
    action: int | None = arg("action")
    together: bool = arg("flag", "together", False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo(Act):
    VERB: ClassVar[str] = "redo"
    action: int | None = arg("action")


def _verbs(cls: type[Act]) -> dict[str, type[Act]]:
    verbs = {cls.VERB: cls} if cls.VERB else {}
    for sub in cls.__subclasses__():
        verbs |= _verbs(sub)
    return verbs


VERBS: dict[str, type[Act]] = _verbs(Act)


@dataclass(frozen=True, slots=True)
class Argument:
    """A field of an act, as its ``arg`` describes it."""

    name: str
    form: Form
    word: str
    required: bool
    out: bool
    default: object


@per_class
def arguments(cls: type[Act]) -> list[Argument]:
    """Return the arguments of an act: the positional ones first."""
    described = [Argument(f.name, **f.metadata, default=f.default) for f in fields(cls)]
    return sorted(described, key=lambda a: a.word != "")
