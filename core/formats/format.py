"""A format of tournament adds its rules, facts, duties and invariants to the features."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from core.clock import structure_rules
from core.clock.structure_rules import Laid, RowsAct
from core.floor.draw.draw import Drawing, drawing
from core.rulebook import shelf
from core.rulebook.book import Rulebook
from core.rulebook.kinds import Parameter, Value
from core.say import formats as known
from core.say import records as r
from core.say.acts import VERBS, Act, BreakTable
from core.say.becauses import Because
from core.say.decision import Context, Decision
from core.say.duties import Duty
from core.say.duties.rank import know as know_duty
from core.say.reasons import Reason
from core.say.said import ByFields
from core.tournament.deciding import RULES, Decide, Rules
from core.tournament.game import Game
from core.tournament.state import Tournament
from core.tournament.table import Table

Apply = Callable[[Tournament, Any, int], None]


def _nothing(*_: object) -> tuple[()]:
    return ()


def _no_draw(*_: object) -> None:
    return None


def _no_duty(t: Tournament, table: Table, now: int) -> None:
    return None


def _untold(t: Tournament) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, eq=False, repr=False)
class Format(ByFields):
    """A way to play a tournament, by its ``id``.

    ``game`` makes its part of the state, which says who has a place and when it is over. ``rules`` are all
    acts that can be done in it, those of the features among them; ``fold`` takes its own facts in. ``duties``
    yields everything due, in no order, ``asks`` are the duties of its own, ``whys`` its becauses; ``broken``
    names what is untrue of a state. ``parameters`` are those of its own that a rulebook may state, each with
    its value where none does; ``groups`` names the first parts of their keys. ``books`` is the folder of the
    rulebooks it comes with, which come and go with it by themselves; ``begins`` yields what else is written
    down when it is chosen, ``ends`` what takes that back when another is chosen; ``told`` is what other
    programs read of it, as JSON. ``night`` is the module that makes up a plausible night
    (``core.formats.plausible``). ``drawn`` tells of a draw of its own who was to be drawn, for which tables,
    and whether they left their seats for it; None: it is none of its own. ``drawing`` tells what a called
    number draws. ``before_break`` is the duty that comes before a table breaks by hand; None: none does.
    ``lay`` returns the levels and the clock that an act on the structure lays.
    """

    id: str
    game: Callable[[], Game]
    rules: Rules
    duties: Callable[[Tournament, int], Iterator[Duty]]
    fold: Mapping[type[r.FormatFact], Apply] = field(default_factory=dict)
    asks: tuple[type[Duty], ...] = ()
    whys: tuple[type[Because], ...] = ()
    broken: Callable[[Tournament], Iterable[str]] = _nothing
    parameters: Mapping[Parameter, Value] = field(default_factory=dict)
    groups: Mapping[str, str] = field(default_factory=dict)
    books: Path | None = None
    begins: Callable[[Tournament, Context], Iterable[r.Record]] = _nothing
    ends: Callable[[Tournament, Context], Iterable[r.Record]] = _nothing
    told: Callable[[Tournament], Mapping[str, Any]] = _untold
    night: str = ""
    drawn: Callable[[Tournament, r.Action, r.DrawMade], tuple[list[int], list[Table], bool] | None] = _no_draw
    drawing: Callable[[Tournament, str], Drawing] = drawing
    before_break: Callable[[Tournament, Table, int], Duty | None] = _no_duty
    lay: Callable[[Tournament, RowsAct, int, Callable[[], int]], Laid] = structure_rules.lay


FORMATS: dict[str, Format] = {}


def hand_in(given: Format) -> None:
    """Make a format known: its acts can be written, its facts stored. The first is the usual one."""
    taken = [act.VERB for act in given.rules if VERBS.get(act.VERB, act) is not act]
    if taken:
        raise ValueError(f"verbs of another format: {taken}")
    FORMATS[given.id] = given
    VERBS.update((act.VERB, act) for act in given.rules)
    for fact in given.fold:
        r.know(fact, given.id)
    for why in given.whys:
        r.know(why, given.id)
    for duty in given.asks:
        know_duty(duty.rank, duty.kind)
    if given.parameters:
        shelf.add(given.groups, given.parameters, given.books)


def ids() -> tuple[str, ...]:
    """Return the ids of all formats, loaded or not; the first is played where none is chosen."""
    return tuple(dict.fromkeys((next(iter(FORMATS)), *known.COMING, *FORMATS)))


def named(id: str) -> Format | None:
    """Return the format of this id; None where there is none."""
    known.load(id)
    return FORMATS.get(id)


def of(t: Tournament) -> Format:
    """Return the format that is played."""
    return FORMATS[t.format] if t.format else next(iter(FORMATS.values()))


def can(t: Tournament, *acts: type[Act]) -> bool:
    """Return whether any of these acts is done in the format that is played."""
    return not of(t).rules.keys().isdisjoint(acts)


def break_by_hand(t: Tournament, act: BreakTable, now: int) -> Act:
    """Return the act by which a table breaks by hand: that of the duty which comes before it, if one does."""
    table = t.open_table(act.table)
    duty = of(t).before_break(t, table, now) if table is not None else None
    return act if duty is None or duty.act is None else duty.act


def own_books(format: Format) -> list[str]:
    """Return the ids of the books a format comes with; the first is the one it begins with."""
    return sorted(x.stem for x in format.books.glob("*.toml")) if format.books is not None else []


def fits(format: Format, book: Rulebook) -> bool:
    """Return whether the format is played by this book: one it comes with or a variant of it; where it comes
    with none, by any that no other format comes with."""
    line = {x.id for x in shelf.ancestry(book)}
    owners = [x for x in FORMATS.values() if not line.isdisjoint(own_books(x))]
    return owners == [format] if format.books is not None else not owners


def of_others(format: Format) -> set[str]:
    """Return the keys of the parameters that only other formats have."""
    return {x.key for other in FORMATS.values() if other is not format for x in other.parameters}


def unknown(history: Iterable[r.Action]) -> str:
    """Return the format of a log that this Riffle does not know; empty where it knows what is played."""
    chosen = (x.format for action in history for x in action.records if isinstance(x, r.FormatChosen))
    return next((x for x in chosen if x not in ids()), "")


def _as_made(t: Tournament, act: Act, context: Context, made: Iterable[r.Record]) -> Iterable[r.Record]:
    return made


def with_more(
    rule: Decide,
    *,
    reasons: Callable[[Tournament, Any, int], Iterable[Reason]] = _nothing,
    records: Callable[[Tournament, Any, Context, Iterable[r.Record]], Iterable[r.Record]] = _as_made,
) -> Decide:
    """Return the rule of a feature with the ``reasons`` that a format adds to its own, and with its records
    as ``records`` completes them."""

    def decide(t: Tournament, act: Act, now: int) -> Decision:
        decision = rule(t, act, now)
        return Decision(
            (*decision.reasons, *reasons(t, act, now)),
            lambda context: records(t, act, context, decision.records(context)),
        )

    return decide


def rules_of(*features: Any) -> dict[type[Act], Decide]:
    """Return the rules of these modules in one table."""
    return {act: rule for feature in features for act, rule in RULES[feature.__name__].items()}
