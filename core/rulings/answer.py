"""A situation ruled by a rulebook: its outcomes are tried in order, and what is not known is asked for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from difflib import get_close_matches
from typing import Any, NamedTuple

from core.rulebook import shelf
from core.rulebook.book import Entry, Rulebook
from core.rulebook.kinds import Choice
from core.rulings import house
from core.rulings.calculators import CALCULATORS
from core.rulings.found import (
    UNKNOWN,
    Amount,
    Book,
    DirectorDecidesError,
    Facts,
    Found,
    ImpossibleError,
    MissingFactError,
    NotStatedError,
    Road,
)
from core.rulings.situations import (
    ANY,
    BY_CALCULATOR,
    DERIVED,
    NOT_STATED,
    STATED,
    Outcome,
    Penalty,
    Reading,
    Rulings,
    Situation,
    shipped,
)
from core.rulings.values import BadValue

LEFT = "The rulebook leaves it to the director."
# The fact that says what a dead hand loses.
STAKED = "staked"
SILENT = "This rulebook says nothing of it: the director decides."


class BadQuestionError(ValueError):
    """A situation, fact or answer that there is not; the sentence names the right ones. ``assumed`` are the
    usual answers that cannot be true together with those given."""

    def __init__(self, text: str, assumed: Mapping[str, Any] | None = None) -> None:
        super().__init__(text)
        self.assumed = assumed or {}


class Cite(NamedTuple):
    """A clause, and the short title of the book it stands in: a variant cites its parent."""

    book: str
    clause: str


def with_books(cites: Sequence[Cite]) -> Iterator[str]:
    """Yield the clauses, each with its book where the one before stands in another."""
    for before, cite in zip((None, *cites), cites, strict=False):
        yield cite.clause if before is not None and before.book == cite.book else " ".join(cite)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A ruling. ``cites`` are its clauses, the deciding one first, ``rows`` are those of the clause list;
    ``words`` are the source's that decide. ``why`` is the reason of a reading."""

    outcome: str
    say: str
    steps: tuple[str, ...] = ()
    cites: tuple[Cite, ...] = ()
    rows: tuple[str, ...] = ()
    words: str = ""
    basis: str = NOT_STATED
    discretion: bool = True
    who: tuple[str, ...] = ()
    dead: tuple[str, ...] = ()
    may: tuple[Road, ...] = ()
    amounts: tuple[Amount, ...] = ()
    penalty: Penalty | None = None
    why: str = ""

    @property
    def clauses(self) -> tuple[str, ...]:
        """Return the clauses as their books cite them, the deciding one first."""
        return tuple(cite.clause for cite in self.cites)

    @property
    def book(self) -> str:
        """Return the short title of the deciding clause's book; empty where the book is silent."""
        return self.cites[0].book if self.cites else ""

    @property
    def cited(self) -> str:
        """Return book and deciding clause as a director names them; empty where the book is silent."""
        return " ".join(self.cites[0]) if self.cites else ""

    @property
    def all_cited(self) -> tuple[str, ...]:
        """Return the clauses, each with its book where the one before stands in another."""
        return tuple(with_books(self.cites))

    def told(self) -> tuple[object, ...]:
        """Return the parts in which a reading can differ."""
        shares: dict[str, int] = {}
        for x in self.amounts:
            if x.what == "share":
                shares[x.whose] = shares.get(x.whose, 0) + x.amount
        amounts = sorted((x.whose, x.what, x.amount) for x in self.amounts if x.what != "share")
        return (self.outcome, amounts, shares, self.may, self.who, self.dead, self.penalty, self.discretion)


@dataclass(frozen=True, slots=True)
class Answer:
    """``ruling`` is None where a fact without a usual answer is missing: ``possible`` are then the outcomes
    that can still come out. ``open`` could still change it."""

    ruling: Ruling | None
    readings: tuple[Ruling, ...] = ()
    assumed: Mapping[str, Any] = field(default_factory=dict, hash=False)
    open: tuple[str, ...] = ()
    possible: tuple[str, ...] = ()


def situation_of(r: Rulings, id: str) -> Situation:
    """Return the situation. Raises ``BadQuestionError``."""
    if id not in r.situations:
        near = "".join(f" Did you mean {x}?" for x in get_close_matches(id, r.situations, 1))
        raise BadQuestionError(
            f"There is no situation {id}.{near} --search WORDS finds one by a shout, --list lists them."
        )
    return r.situations[id]


def answers_of(r: Rulings, situation: Situation, given: Mapping[str, str]) -> dict[str, Any]:
    """Return the answers read. Raises ``BadQuestionError``."""
    found = {}
    for name, text in given.items():
        if name not in situation.asks:
            asked = ", ".join(situation.asks) or "nothing"
            raise BadQuestionError(f"{situation.id} does not ask {name}; it asks {asked}")
        try:
            found[name] = r.facts[name].read(text)
        except BadValue as bad:
            raise BadQuestionError(f"{name}={text}: {name} is {bad}") from None
    return found


def ask(id: str, book: Rulebook, given: Mapping[str, str], r: Rulings | None = None) -> Answer:
    """Rule a situation by a rulebook. Raises ``BadQuestionError``."""
    r = r or shipped()
    situation = situation_of(r, id)
    return answer(r, situation, book, answers_of(r, situation, given))


def facts_of(r: Rulings, situation: Situation, answers: Mapping[str, Any]) -> Facts:
    """Return the answers, with the usual ones for what is not answered."""
    usual = {name: fact.usual for name, fact in r.facts.items() if fact.usual is not None}
    usual |= dict.fromkeys(situation.optional, UNKNOWN)
    return Facts(answers, usual, lambda name, text: r.facts[name].read(text))


def answer(r: Rulings, situation: Situation, book: Rulebook, answers: Mapping[str, Any]) -> Answer:
    """Return the ruling of a situation by this rulebook, with its other readings; where a fact is
    missing, the questions that are still open. Raises ``BadQuestionError`` for answers that cannot be
    true together."""
    facts = facts_of(r, situation, answers)
    asking = Book(book)
    try:
        ruling = ruled(r, situation, facts, asking)
    except MissingFactError as missing:
        if missing.name not in situation.asks:
            raise BadQuestionError(
                "these answers cannot be true together", _assumed(situation, facts)
            ) from None
        needed = tuple(dict.fromkeys(_needed(r, situation, book, answers, missing.name)))
        assumed = _assumed(situation, facts)
        return Answer(None, (), assumed, needed, tuple(_possible(situation, book, answers)))
    except ImpossibleError as impossible:
        raise BadQuestionError(f"{impossible}", _assumed(situation, facts)) from None
    readings = tuple(_readings(r, situation, facts, asking, ruling))
    assumed = _assumed(situation, facts)
    opened = tuple(_open(r, situation, book, answers, assumed, ruling))
    return Answer(ruling, readings, assumed, opened)


def _assumed(situation: Situation, facts: Facts) -> dict[str, Any]:
    """Return the usual answers that were taken. A fact that only adds amounts has none."""
    return {
        name: value
        for name, value in facts.assumed.items()
        if name in situation.asks and name not in situation.optional
    }


# -- the outcomes, in order --------------------------------------------------------------------------


def outcomes(situation: Situation, book: Rulebook) -> Iterator[tuple[str, Outcome]]:
    """Yield the outcomes of the book, those of its parents, and those of every book, in their order. A house
    has its own in its file."""
    yield from ((book.id, outcome) for outcome in house.outcomes(book, situation))
    for parent in shelf.ancestry(book):
        yield from ((parent.id, outcome) for outcome in situation.outcomes.get(parent.id, ()))
    yield from ((ANY, outcome) for outcome in situation.outcomes.get(ANY, ()))


def ruled(r: Rulings, situation: Situation, facts: Facts, book: Book) -> Ruling:
    """Return the first outcome that holds. Raises ``MissingFactError`` and ``ImpossibleError``."""
    known: dict[str, Found] = {}
    for of, outcome in outcomes(situation, book.rulebook):
        try:
            found = _holds(outcome, facts, book, known)
        except NotStatedError:
            # The book is silent on what this outcome rests on; another may not rest on it.
            continue
        except DirectorDecidesError as left:
            return _left(r, book.rulebook, left.key)
        if found is not None:
            kept = () if outcome.bare else found
            return made(r, of, outcome, kept, facts, book.rulebook, situation.optional)
    return Ruling("not_stated", SILENT)


def _left(r: Rulings, book: Rulebook, key: str) -> Ruling:
    """Return the outcome that the director decides, by the clause of this parameter."""
    cite = book.clause(key)
    short = book.entries[key].book
    rows = _rows_in(r, book, short, cite)
    return Ruling("director_decides", LEFT, (), (Cite(short, cite),), rows, _words(r, book, rows), STATED)


def _holds(outcome: Outcome, facts: Facts, book: Book, known: dict[str, Found]) -> list[Found] | None:
    """Return the findings of the calculators if every need holds, otherwise None. ``known`` keeps the
    findings for the outcomes that are tried next."""
    found: list[Found] = []
    for name, values in outcome.needs:
        if name in CALCULATORS:
            if name not in known:
                known[name] = CALCULATORS[name].find(facts, book)
            found.append(known[name])
            value = known[name].word
        else:
            value = str(facts[name])
        if value not in values:
            return None
    return found


def made(
    r: Rulings,
    of: str,
    outcome: Outcome,
    found: Sequence[Found],
    facts: Facts,
    book: Rulebook,
    optional: Sequence[str],
    why: str = "",
) -> Ruling:
    keys = tuple(dict.fromkeys(key for one in found for key in one.keys))
    cited = list(cites_of(r, of, outcome, keys, book))
    amounts = tuple(amount for one in found for amount in one.amounts)
    losers = tuple(_losers(outcome)) if STAKED in optional else ()
    if losers and (staked := facts[STAKED]):
        amounts = (*amounts, *(Amount(role, "lost", staked) for role in losers))
    who = tuple(dict.fromkeys(player for one in found for player in one.who))
    derived = outcome.basis == DERIVED or any(one.derived for one in found) or not cited
    slots = _slots(facts, amounts, who)
    rows = tuple(dict.fromkeys(row for _, row in cited if row))
    return Ruling(
        outcome.outcome,
        _filled(outcome.say, slots),
        tuple(_filled(step, slots) for step in outcome.steps),
        tuple(dict.fromkeys(cite for cite, _ in cited)),
        rows,
        _words(r, book, rows),
        DERIVED if derived else outcome.basis,
        outcome.discretion or any(one.discretion for one in found),
        who,
        outcome.dead,
        (*outcome.may, *(road for one in found for road in one.may)),
        amounts,
        outcome.penalty,
        why,
    )


def _losers(outcome: Outcome) -> Iterator[str]:
    """Yield the players whose dead hands lose their chips in the pot. What several talkers lose of a side pot
    can be the director's."""
    if "player" in outcome.dead:
        yield "player"
    if "talkers" in outcome.dead and not outcome.discretion:
        yield "talkers"


def cites_of(
    r: Rulings, of: str, outcome: Outcome, keys: Sequence[str], book: Rulebook
) -> Iterator[tuple[Cite, str]]:
    """Yield each clause with its rows; ``keys`` are the parameters that the calculators rest on. A house's
    own clauses stand in no list."""
    for row in outcome.clauses:
        if row == BY_CALCULATOR:
            for key in keys:
                if clause := book.clause(key):
                    short = book.entries[key].book
                    rows = _rows_in(r, book, short, clause)
                    yield from ((Cite(short, clause), one) for one in rows or ("",))
        elif _is_house(book) and of == book.id:
            yield Cite(book.short, row), ""
        else:
            listed = next(x for x in shelf.ancestry(book) if row in r.clauses.get(x.id, {}))
            yield Cite(listed.short, r.clauses[listed.id][row].cite), row


def _is_house(book: Rulebook) -> bool:
    return book.id not in shelf.shipped()


def _rows_in(r: Rulings, book: Rulebook, short: str, clause: str) -> tuple[str, ...]:
    """Return the rows of the clause; none of a house's own, which may be spelled like its parent's."""
    if _is_house(book) and short == book.short:
        return ()
    return rows_of(r, book, clause)


def _lists(r: Rulings, book: Rulebook) -> Iterator[Mapping[str, Any]]:
    yield from (r.clauses[parent.id] for parent in shelf.ancestry(book) if parent.id in r.clauses)


def rows_of(r: Rulings, book: Rulebook, cite: str) -> tuple[str, ...]:
    """Return the rows of the list of clauses that are cited so."""
    for found in _lists(r, book):
        if rows := tuple(clause.row for clause in found.values() if cite in (clause.cite, clause.also)):
            return rows
    return ()


def _words(r: Rulings, book: Rulebook, rows: Sequence[str]) -> str:
    if not rows:
        return ""
    return next((x[rows[0]].words for x in _lists(r, book) if rows[0] in x), "")


def _slots(facts: Facts, amounts: Sequence[Amount], who: Sequence[str]) -> dict[str, str]:
    known = {**facts.assumed, **facts.answers}
    slots = {name: _written(value) for name, value in known.items() if value is not None}
    for amount in amounts:
        slots.setdefault(f"{amount.whose}.{amount.what}", f"{amount.amount:,}")
        if amount.whose in ("player", "others"):
            slots[amount.what] = f"{amount.amount:,}"
    if who:
        slots["who"] = " and ".join(who)
    slots["shares"] = "; ".join(_shared(amounts))
    return slots


def _shared(amounts: Sequence[Amount]) -> Iterator[str]:
    for x in amounts:
        if x.what == "share":
            if not x.pot:
                of = ""
            elif x.pot == 1:
                of = " of the main pot"
            else:
                of = f" of side pot {x.pot - 1}"
            yield f"{x.whose} gets {x.amount:,}{of}"
        elif x.what == "back":
            yield f"{x.amount:,} that nobody called goes back to {x.whose}"


def _written(value: Any) -> str:
    return f"{value:,}" if isinstance(value, int) else str(value)


def _filled(text: str, slots: Mapping[str, str]) -> str:
    """Return the text with its slots filled: a plain search, nothing is evaluated."""
    for name, value in slots.items():
        text = text.replace("{" + name + "}", value)
    return text


# -- two readings ------------------------------------------------------------------------------------


def _readings(r: Rulings, situation: Situation, facts: Facts, book: Book, ruling: Ruling) -> Iterator[Ruling]:
    """Yield the default reading and then the others, but only if another gives a different ruling."""
    others: list[tuple[Ruling, str]] = []
    for reading in r.readings:
        ids = [parent.id for parent in shelf.ancestry(book.rulebook)]
        if reading.book in ids and reading.parameter in book.asked:
            read_so = _read_so(book.rulebook, reading)
            if read_so is None:
                continue
            try:
                other = ruled(r, situation, facts, Book(read_so))
            except MissingFactError:
                continue
            if other.told() != ruling.told():
                others.append((replace(other, why=reading.why), reading.default_because))
    decided = next(deciding(r, situation, facts, book), None)
    if decided is not None:
        of, outcome, found = decided
        for written in outcome.readings:
            kept = () if written.bare else [x.otherwise or x for x in found]
            other = made(r, of, written, kept, facts, book.rulebook, situation.optional, written.why)
            others.append((other, outcome.default_because))
    if others:
        yield replace(ruling, why=others[0][1])
        yield from (other for other, _ in others)


def deciding(
    r: Rulings, situation: Situation, facts: Facts, book: Book
) -> Iterator[tuple[str, Outcome, list[Found]]]:
    known: dict[str, Found] = {}
    for of, outcome in outcomes(situation, book.rulebook):
        try:
            found = _holds(outcome, facts, book, known)
        except NotStatedError:
            continue
        except DirectorDecidesError:
            return
        if found is not None:
            yield of, outcome, found


def _read_so(book: Rulebook, reading: Reading) -> Rulebook | None:
    """Return the book with that parameter read the other way; None where a house changed it already."""
    entry = book.entries[reading.parameter]
    if entry.value == reading.value:
        return None
    value = Choice(reading.value) if isinstance(entry.value, Choice) else reading.value
    altered = Entry(value, reading.clause or entry.clause, entry.texts, entry.book)
    return replace(book, entries={**book.entries, reading.parameter: altered})


# -- what is not known -------------------------------------------------------------------------------


def _possible(situation: Situation, book: Rulebook, answers: Mapping[str, Any]) -> Iterator[str]:
    """Yield the outcomes that no answer excludes so far."""
    told: list[str] = []
    for _, outcome in outcomes(situation, book):
        known = [(name, values) for name, values in outcome.needs if name in answers]
        if all(str(answers[name]) in values for name, values in known):
            told.append(outcome.outcome)
            if len(known) == len(outcome.needs):
                break
    else:
        told.append("not_stated")
    yield from dict.fromkeys(told)


def _needed(
    r: Rulings, situation: Situation, book: Rulebook, answers: Mapping[str, Any], missing: str, deep: int = 3
) -> Iterator[str]:
    """Yield the missing fact, and what its choices would ask for next."""
    yield missing
    if deep == 0:
        return
    for choice in r.facts[missing].choices:
        after = answer_or_missing(r, situation, book, {**answers, missing: choice})
        if after:
            yield from _needed(r, situation, book, {**answers, missing: choice}, after, deep - 1)


def answer_or_missing(r: Rulings, situation: Situation, book: Rulebook, answers: Mapping[str, Any]) -> str:
    """Return the fact that is missing for a ruling, or nothing."""
    facts = facts_of(r, situation, answers)
    try:
        ruled(r, situation, facts, Book(book))
    except MissingFactError as missing:
        return missing.name
    except ImpossibleError:
        return ""
    return ""


def _open(
    r: Rulings,
    situation: Situation,
    book: Rulebook,
    answers: Mapping[str, Any],
    assumed: Mapping[str, Any],
    ruling: Ruling,
) -> Iterator[str]:
    """Yield the usual answers that another answer would change the ruling for. An amount may always."""
    for name in assumed:
        fact = r.facts[name]
        if fact.kind != "choice" or any(
            _changes(r, situation, book, {**answers, name: choice}, ruling)
            for choice in fact.choices
            if choice != assumed[name]
        ):
            yield name


def _changes(
    r: Rulings, situation: Situation, book: Rulebook, answers: Mapping[str, Any], ruling: Ruling
) -> bool:
    facts = facts_of(r, situation, answers)
    try:
        return ruled(r, situation, facts, Book(book)).told() != ruling.told()
    except MissingFactError:
        return True
    except ImpossibleError:
        return False
