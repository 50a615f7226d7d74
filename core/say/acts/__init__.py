"""The acts of a director: one type per verb of the text form.

The fields say how each is written: one parser, one printer and the completion serve them all
(``core/text/script.py``). People are named by entry id, places by table id and seat; rules decide the rest.
"""

from __future__ import annotations

from core.say.acts.base import SEVERAL as SEVERAL
from core.say.acts.base import Act as Act
from core.say.acts.base import Argument as Argument
from core.say.acts.base import Form as Form
from core.say.acts.base import Seat as Seat
from core.say.acts.base import arg as arg
from core.say.acts.chips import *
from core.say.acts.conduct import *
from core.say.acts.deals import *
from core.say.acts.floor import *
from core.say.acts.hands import *
from core.say.acts.people import *
from core.say.acts.structure import *
from core.say.acts.till import *


class Note(Act, verb="note"):
    text: str = arg("text", required=True)
    clause: str = arg("text", "clause", "")


class Undo(Act, verb="undo"):
    """Undo the last effective action, or this one; ``together`` with the actions that depend on it."""

    action: int | None = arg("action")
    together: bool = arg("flag", "together", False)


class Redo(Act, verb="redo"):
    action: int | None = arg("action")


def _verbs(cls: type[Act]) -> dict[str, type[Act]]:
    verbs = {cls.VERB: cls} if cls.VERB else {}
    for sub in cls.__subclasses__():
        verbs |= _verbs(sub)
    return verbs


VERBS: dict[str, type[Act]] = _verbs(Act)
