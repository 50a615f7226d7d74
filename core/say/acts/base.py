"""The base of acts: types whose fields say how each is written in the text form."""

from __future__ import annotations

from dataclasses import MISSING, Field, dataclass, field, replace
from typing import Any, ClassVar, Literal

from core.say.said import ByFields, Typed

Seat = tuple[int, int]

# How a field is written. "entries": one or more people or seats; "quoted": a text that is there if it stands
# in quotes.
Form = Literal[
    "entry",
    "entries",
    "player",
    "table",
    "tables",
    "seat",
    "seats",
    "label",
    "name",
    "text",
    "quoted",
    "word",
    "int",
    "numbers",
    "money",
    "blinds",
    "length",
    "duration",
    "time",
    "coming",
    "share",
    "shares",
    "parts",
    "kept",
    "words",
    "row",
    "until",
    "action",
    "flag",
    "key",
    "value",
    "chips",
    "rows",
    "counts",
    "cards",
    "people",
    "names",
]


# The forms of which several may stand one after the other.
SEVERAL: frozenset[Form] = frozenset(
    ("entries", "tables", "seats", "numbers", "shares", "chips", "counts", "cards", "rows", "names", "parts")
)


@dataclass(frozen=True, eq=False, repr=False)
class Argument(ByFields):
    """A field of an act, as its ``arg`` describes it."""

    name: str
    form: Form
    word: str
    required: bool
    out: bool
    default: Any


def arg(form: Form, word: str = "", default: Any = None, *, required: bool = False, out: bool = False) -> Any:
    """Return a field of an act: written in order when ``word`` is empty, else as ``word value`` anywhere
    after. ``out``: a person who is out."""
    argument = Argument("", form, word, required, out, default)
    return field(default=MISSING if required else default, metadata={"argument": argument})


class Act(Typed):
    VERB: ClassVar[str] = ""
    ARGUMENTS: ClassVar[tuple[Argument, ...]] = ()
    """The positional ones first."""

    def __init_subclass__(cls, verb: str = "") -> None:
        super().__init_subclass__()
        cls.VERB = verb
        written = {argument.name: argument for argument in cls.ARGUMENTS}
        for name, x in vars(cls).items():
            if isinstance(x, Field) and "argument" in x.metadata:
                written[name] = replace(x.metadata["argument"], name=name)
        in_order = (written[name] for name in cls.field_names if name in written)
        cls.ARGUMENTS = tuple(sorted(in_order, key=lambda a: a.word != ""))
