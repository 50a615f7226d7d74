"""Rulings at a table: what the director said, logged with its hands and penalty (SvePoF 2006 §1).

A ruling of a situation is compared with what the book in force says there. What the book leaves open, or says
nothing of, is the director's and needs no reason; anything else is an override.
"""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING

from core.conduct import penalties
from core.conduct.penalty_ladder import DISQUALIFIED, proposed
from core.rulebook.kinds import step
from core.say import acts, reasons, records
from core.say.decision import Context
from core.say.duties import FloorCallDuty, Urgency
from core.say.names import clean
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, rule
from core.tournament.state import Tournament

if TYPE_CHECKING:
    from core.rulings.answer import Answer, Ruling
    from core.rulings.situations import Rulings

LONGEST = 1000
# A penalty: the next step of the player's record. An outcome: the director's own words.
NEXT, OWN_WORDS = "next", "otherwise"


def _rulings() -> "Rulings":
    """Return the rulings Riffle comes with. They are imported and read with the first ruling of a situation,
    so that neither the console's start nor a ruling in the director's own words waits for them."""
    from core.rulings.situations import shipped

    return shipped()


@rule
def give(t: Tournament, act: acts.GiveRuling, now: int) -> Deciding:
    """Log the ruling, its dead hands and its penalty."""
    yield from _against_words(act)
    yield from _against_places(t, act, now)
    by_book: Answer | None = None
    if act.situation:
        found = _asked(t, act)
        if isinstance(found, Reason):
            yield found
        else:
            by_book = found
            yield from _otherwise(t, act, by_book)
    penalised: acts.Penalise | None = None
    if act.penalty:
        meant = _penalised(t, act, by_book)
        if isinstance(meant, Reason):
            yield meant
            return None
        penalised = meant
        known = penalised.entry in (*act.players, *act.dead)
        for reason in penalties.penalise(t, penalised, now).reasons:
            if not (known and isinstance(reason, reasons.NoSuchEntry)):
                yield reason
    return partial(_given, t, act, by_book, penalised)


def _against_words(act: acts.GiveRuling) -> Iterator[Reason]:
    if not clean(act.text):
        yield reasons.NameEmpty()
    words = act.text, act.clause, act.offence, act.situation, act.outcome, *act.answers
    if max(map(len, words)) > LONGEST or (act.answers and len(act.answers) > len(_rulings().facts)):
        yield reasons.NameTooLong(most=LONGEST)


def _against_places(t: Tournament, act: acts.GiveRuling, now: int) -> Iterator[Reason]:
    if act.table is not None and t.open_table(act.table) is None:
        yield reasons.NoSuchTable(table=act.table)
    for entry in dict.fromkeys((*act.players, *act.dead)):
        if entry not in t.people.entries:
            yield reasons.NoSuchEntry(entry=entry)
    if act.claimed is not None and act.claimed > now:
        yield reasons.InTheFuture(at=act.claimed)


def _asked(t: Tournament, act: acts.GiveRuling) -> "Answer | Reason":
    """Return the ruling of the book in force, or the reason why it cannot be asked."""
    from core.rulings.answer import BadQuestionError, answer, answers_of

    data = _rulings()
    situation = data.situations.get(act.situation)
    if situation is None:
        return reasons.NoSuchSituation(situation=act.situation)
    answers: dict[str, object] = {}
    for written in act.answers:
        name, equals, value = written.partition("=")
        bad = reasons.BadAnswer(situation=situation.id, answer=written)
        if not equals or name in answers:
            return bad
        try:
            answers |= answers_of(data, situation, {name: value})
        except BadQuestionError:
            return bad
    try:
        found = answer(data, situation, t.rulebook, answers)
    except BadQuestionError:
        return reasons.AnswersMissing(situation=situation.id, facts=())
    if found.ruling is None:
        return reasons.AnswersMissing(situation=situation.id, facts=found.open)
    if act.outcome not in ("", OWN_WORDS, *data.words["outcomes"]):
        return reasons.BadAnswer(situation=situation.id, answer=act.outcome)
    return found


def _otherwise(t: Tournament, act: acts.GiveRuling, by_book: "Answer") -> Iterator[Reason]:
    """Yield the reason with the book's own ruling; none where it leaves the matter to the director."""
    from core.rulings.situations import NOT_STATED

    ruling = by_book.ruling
    assert ruling is not None
    readings = by_book.readings or (ruling,)
    if any(x.discretion or x.basis == NOT_STATED for x in readings):
        return
    meant = next((x for x in readings if act.outcome in ("", x.outcome)), None)
    clause = ruling.cited
    if meant is None:
        yield reasons.RuledOtherwise(text=ruling.say, clause=clause, overridable=True)
    elif act.players and not act.penalty and _given_here(t, act, meant):
        yield reasons.RuledOtherwise(text=meant.say, penalty=True, clause=clause, overridable=True)


def _given_here(t: Tournament, act: acts.GiveRuling, ruling: "Ruling") -> bool:
    """Return whether the book punishes this with a step that a ruling can give: to disqualify is an act of
    its own."""
    if ruling.penalty is None or ruling.penalty.force != "must" or ruling.penalty.step == DISQUALIFIED:
        return False
    known = t.people.entries.get(act.players[0])
    return known is not None and proposed(t, known.player, ruling.penalty.step) != DISQUALIFIED


def _penalised(t: Tournament, act: acts.GiveRuling, by_book: "Answer | None") -> acts.Penalise | Reason:
    """Return the penalty given with the ruling, or why there is none such."""
    entry = act.penalised if act.penalised is not None else next(iter(act.players), None)
    if entry is None:
        return reasons.NameEmpty()
    ruling = by_book.ruling if by_book is not None else None
    player = t.people.entries[entry].player if entry in t.people.entries else None
    asked = act.penalty
    if act.penalty == NEXT and player is not None and ruling is not None and ruling.penalty is not None:
        asked = _next(t, player, ruling.penalty.step)
    found = step(asked)
    if asked != NEXT and found is None:
        return reasons.OffLadder(step=act.penalty, ladder=t.rulebook.steps("penalty.ladder"))
    if asked == DISQUALIFIED:
        return reasons.NextDisqualifies(entry=entry)
    # a book that has both here combines them here, whatever it says of penalties elsewhere
    both = ruling is not None and bool(ruling.dead) and ruling.penalty is not None
    given = acts.Penalise(
        entry=entry,
        offence=act.offence or _title(act) or act.text,
        clause=clean(act.clause) or (ruling.cited if ruling is not None else ""),
        dead_hand=entry in act.dead and not both,
        claimed=act.claimed,
        offence_id=_offence_id(act),
    )
    if found is None:
        return given
    return given.but(warning=True) if found.what == "warning" else given.but(**{found.what: found.number})


def _next(t: Tournament, player: int, given: str) -> str:
    """Return the step that the book gives here where it is beyond the next of the player's record."""
    meant = proposed(t, player, given)
    return meant if meant != proposed(t, player) else NEXT


def _title(act: acts.GiveRuling) -> str:
    """Return the title of the situation, or of the offence if the ruling is about one."""
    if not act.situation:
        return ""
    data = _rulings()
    if act.situation not in data.situations:
        return ""
    offence = _offence_id(act)
    return data.offences[offence].title if offence else data.situations[act.situation].title


def _offence_id(act: acts.GiveRuling) -> str:
    """Return the offence a ruling is about, if it is one that rulebooks name."""
    asked = dict(x.partition("=")[::2] for x in act.answers)
    offence = asked.get("offence", "")
    return offence if offence and offence in _rulings().offences else ""


def _clause(act: acts.GiveRuling, by_book: "Answer | None") -> str:
    """Return the clause the director names, else the one that decides in the book."""
    ruling = by_book.ruling if by_book is not None else None
    return clean(act.clause) or next(iter(ruling.clauses if ruling is not None else ()), "")


def _book(t: Tournament, act: acts.GiveRuling, ruling: "Ruling | None") -> str:
    """Return the short title of the book that the clause stands in."""
    if ruling is not None and ruling.book and not clean(act.clause):
        return ruling.book
    return t.rulebook.short if t.book is not None else ""


def _given(
    t: Tournament,
    act: acts.GiveRuling,
    by_book: "Answer | None",
    penalised: acts.Penalise | None,
    context: Context,
) -> Iterator[records.Record]:
    penalty = 0
    if penalised is not None:
        for record in penalties.penalise(t, penalised, context.now).records(context):
            if isinstance(record, records.PenaltyGiven):
                penalty = record.penalty
            yield record
    ruling = by_book.ruling if by_book is not None else None
    table = act.table
    if table is None:
        seated = (t.people.entries[e].table for e in act.players)
        table = next((x for x in seated if x is not None), None)
    outcome = act.outcome or ruling.outcome if ruling is not None else ""
    otherwise = by_book is not None and next(_otherwise(t, act, by_book), None) is not None
    yield records.RulingGiven(
        context.new_id(),
        clean(act.text),
        table,
        act.players,
        act.situation,
        _title(act),
        act.answers,
        outcome,
        _clause(act, by_book),
        _book(t, act, ruling),
        otherwise,
        act.dead,
        penalty,
        context.now if act.claimed is None else act.claimed,
    )
    if table in t.conduct.floor_calls:
        yield records.FloorCallEnded(table)


# -- a table that waits --------------------------------------------------------------------------------


@rule
def call_floor(t: Tournament, act: acts.CallFloor, now: int) -> Deciding:
    """Note that the floor was called to a table."""
    if t.open_table(act.table) is None:
        yield reasons.NoSuchTable(table=act.table)
    elif act.table in t.conduct.floor_calls:
        yield reasons.FloorCalledAlready(table=act.table)
    if len(act.about) > LONGEST:
        yield reasons.NameTooLong(most=LONGEST)
    return lambda _: (records.FloorCalled(act.table, clean(act.about)),)


@rule
def play_on(t: Tournament, act: acts.PlayOn, now: int) -> Deciding:
    """Let the table play on: nothing is to be ruled."""
    if act.table not in t.conduct.floor_calls:
        yield reasons.NoFloorCall(table=act.table)
    return lambda _: (records.FloorCallEnded(act.table),)


def floor_calls(t: Tournament) -> Iterator[FloorCallDuty]:
    """Yield the open tables that wait for a ruling."""
    for table, call in t.conduct.floor_calls.items():
        if t.open_table(table) is not None:
            yield FloorCallDuty(table=table, about=call.about, since=call.at, urgency=Urgency.NOW)
