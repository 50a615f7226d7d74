"""The chapters of the book to read, and the paragraphs in them: the same in every rulebook of a format."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from core.formats.format import Format, of_others
from core.handbook.procedures import procedures
from core.rulebook.parameters import PARAMETERS
from core.rulings.calculators import CALCULATORS
from core.rulings.situations import shipped
from core.say import acts
from core.say.acts import Act

PROCEDURE, PARAMETER, RULING = "procedure", "parameter", "ruling"
# The act that the parameters of a group are about, or one of them: a format that cannot do it has none.
ABOUT: Mapping[str, type[Act]] = {
    "positions": acts.NoteBlinds, "draw": acts.MakeDraw, "final_table": acts.FinalTable,
    "balance": acts.Balance, "moving": acts.Move, "breaking": acts.BreakTable, "race": acts.Race,
    "chips": acts.SetChips, "level": acts.AddLevel, "hand_for_hand": acts.HandForHand,
    "betting": acts.NoteBlinds, "turn": acts.NoteBlinds, "pot": acts.NoteBlinds,
    "showdown": acts.NoteBlinds,
    "entering.late": acts.AddLevel, "entering.late_seat": acts.MakeDraw,
    "entering.late_wait": acts.NoteBlinds, "entering.alternate_seat": acts.MakeDraw,
    "entering.stack": acts.SetChips,
    "entering.absent": acts.NoteBlinds, "entering.absent_leaves": acts.SetChips,
    "entering.rebuy_seat": acts.Rebuy, "entering.rebuy_declared": acts.Rebuy,
    "entering.rebuy_owes_bets": acts.Rebuy, "entering.rebuy_undeclared": acts.Rebuy,
    "entering.rebuy_announced": acts.Rebuy, "entering.reentry_seat": acts.Reenter,
    "entering.surrendered": acts.Reenter,
    "elimination.same_table": acts.Eliminate, "elimination.other_table": acts.Eliminate,
    "elimination.shared_when": acts.Eliminate, "elimination.blinded_out": acts.Eliminate,
    "elimination.disqualified_chips": acts.SetChips,
    "penalty.cards": acts.NoteBlinds, "penalty.posts": acts.NoteBlinds, "penalty.misdeal": acts.Misdeal,
    "penalty.exposed_cards": acts.NoteBlinds, "penalty.dead_hand": acts.NoteBlinds,
    "penalty.exposed_hand": acts.NoteBlinds,
}  # fmt: skip
# The groups of situations, in the order of a hand.
GROUPS = ("deal", "betting", "turn", "hand", "showdown", "table", "conduct", "silent")
# The part whose procedures are rulings by situation.
AT_TABLE = "M"


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph by its ``kind``: ``id`` names a procedure, a parameter or a situation; ``keys`` are the
    parameters of a procedure."""

    kind: str
    id: str
    keys: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Chapter:
    """``id`` is the letter of a part of the procedures, or a group of situations."""

    id: str
    paragraphs: tuple[Paragraph, ...]


def keys_of(format: Format) -> list[str]:
    """Return the parameters that the format has, its own first."""
    own, foreign = {x.key for x in format.parameters}, of_others(format)
    found = (key for key in PARAMETERS if key not in foreign and _is_about(format, key))
    return sorted(found, key=lambda key: key not in own)


def _is_about(format: Format, key: str) -> bool:
    """Return whether the format can do what the parameter is about."""
    act = ABOUT.get(key, ABOUT.get(key.partition(".")[0]))
    return act is None or act in format.rules


def rules_hands(format: Format) -> bool:
    """Return whether the format plays hands with blinds: the situations at the table are about these."""
    return acts.NoteBlinds in format.rules


def contents(format: Format) -> tuple[Chapter, ...]:
    """Return the chapters of the format's book."""
    return (*_of_procedures(format), *(_of_rulings() if rules_hands(format) else ()))


def _of_procedures(format: Format) -> Iterator[Chapter]:
    """Yield a chapter for each part that has something in the format. A procedure whose parameters the format
    has not is left out."""
    has = set(keys_of(format))
    parts: dict[str, list[Paragraph]] = {}
    decided: set[str] = set()
    for id, procedure in procedures().items():
        part = id[0]
        keys = tuple(key for key in procedure.keys if key in has)
        if keys:
            decided.add(part)
        if part != AT_TABLE and (keys or not procedure.keys) and not procedure.is_part:
            parts.setdefault(part, []).append(Paragraph(PROCEDURE, id, keys))
    yield from (Chapter(part, tuple(found)) for part, found in parts.items() if part in decided)


@cache
def _of_rulings() -> tuple[Chapter, ...]:
    situations = shipped().situations.values()
    rules = _read_by_none()
    return tuple(
        Chapter(
            group,
            (
                *(Paragraph(PARAMETER, key) for key in rules if key.partition(".")[0] == group),
                *(Paragraph(RULING, x.id) for x in situations if x.group == group),
            ),
        )
        for group in GROUPS
    )


def _read_by_none() -> list[str]:
    """Return the parameters at the table that no situation is worked out by: they stand by themselves."""
    read = {key for x in CALCULATORS.values() for key in x.keys}
    return [key for key, x in PARAMETERS.items() if x.rule == AT_TABLE and key not in read]


def all_of(format: Format) -> Iterator[Paragraph]:
    """Yield every paragraph that can be looked for: the parameters too, each after its procedure."""
    for chapter in contents(format):
        for paragraph in chapter.paragraphs:
            yield paragraph
            yield from (Paragraph(PARAMETER, key) for key in paragraph.keys)
    if rules_hands(format):
        alone = _read_by_none()
        at_table = (x for x in keys_of(format) if PARAMETERS[x].rule == AT_TABLE and x not in alone)
        yield from (Paragraph(PARAMETER, key) for key in at_table)
