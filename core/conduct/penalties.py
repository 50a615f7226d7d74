"""Penalties: a step of the ladder given, hands tallied, served or lifted (procedures J).

The next step is proposed from the player's record tonight. A milder one than that is the director's, who has
the last word on what fits ("I regel …", SvePoF §1.2): it is said beside the ruling and stops nothing. A
penalised player keeps the seat and counts as one of the table for balancing.
"""

from collections.abc import Iterator
from difflib import get_close_matches
from functools import partial
from typing import Literal

from core.conduct.penalty_ladder import DISQUALIFIED, compared, proposed, record
from core.conduct.penalty_time import SittingOut, hands, kind, of_player
from core.conduct.report import owes_report
from core.floor.seating import in_reasons
from core.rulebook.kinds import step
from core.say import acts, reasons, records
from core.say.becauses import HandsSatOut, StepGiven
from core.say.decision import Context, Decision, impossible
from core.say.names import clean
from core.say.reasons import Reason
from core.tournament.conduct import Penalty
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.state import Tournament

LONGEST_OFFENCE = 1000
Step = Literal["warning", "minutes", "hands", "rounds"]
# The parameters of what happens meanwhile, by the fields of ``StepGiven``.
_MEANWHILE = {
    "runs": "penalty.runs", "counted": "penalty.round", "misdeal": "penalty.misdeal",
    "cards": "penalty.cards", "posts": "penalty.posts", "begins": "penalty.exposed_cards",
}  # fmt: skip


def offence_reasons(t: Tournament, act: acts.Penalise | acts.Disqualify, now: int) -> Iterator[Reason]:
    """Yield the reasons against an offence that is missing, or whose time is before the offender entered or
    in the future."""
    if act.offence_id:
        yield from _unnamed(act.offence_id)
    elif not clean(act.offence):
        yield reasons.NameEmpty(offence=True)
    if max(len(act.offence), len(act.clause)) > LONGEST_OFFENCE:
        yield reasons.NameTooLong(most=LONGEST_OFFENCE)
    entry = t.people.entries.get(act.entry)
    if act.claimed is not None and act.claimed > now:
        yield reasons.InTheFuture(at=act.claimed)
    elif act.claimed is not None and entry is not None and act.claimed < entry.entered:
        yield reasons.InThePast(at=act.claimed)


def _unnamed(offence: str) -> Iterator[Reason]:
    """Yield the reason that no rulebook names an offence so, with those called alike."""
    from core.rulings.situations import shipped

    offences = shipped().offences
    if offence not in offences:
        near = tuple(get_close_matches(offence, offences)) or tuple(offences)
        yield reasons.NoSuchOffence(offence=offence, near=near)


def next_step(t: Tournament, player: int, offence: str) -> str:
    """Return the next step of the player's record, for an offence that rulebooks name at least its own."""
    if not offence:
        return proposed(t, player)
    from core.conduct.offences import proposed_for

    return proposed_for(t, player, offence)


def called(act: acts.Penalise | acts.Disqualify) -> str:
    """Return the words of the offence: those that were given, else the name of one that rulebooks name."""
    if words := clean(act.offence):
        return words
    from core.rulings.situations import shipped

    return shipped().offences[act.offence_id].title


def clause_of(t: Tournament, act: acts.Penalise | acts.Disqualify) -> str:
    """Return the clause the director names, else that of the offence, else that of the penalty steps."""
    named = clean(act.clause)
    if not named and act.offence_id:
        from core.conduct.offences import by_book

        named = by_book(t, t.people.entries[act.entry].player, act.offence_id).cited
    return named or t.rulebook.cite("penalty.ladder")


def ladder_reasons(t: Tournament, entry: int, text: str, offence: str) -> Iterator[Reason]:
    """Yield the reasons against this step for this player, by the penalty steps, record and offence."""
    ladder, meant = (
        t.rulebook.steps("penalty.ladder"),
        next_step(t, t.people.entries[entry].player, offence),
    )
    than = compared(t, text, meant)
    if than == "other":
        yield against(t, "penalty.ladder", reasons.OffLadder(step=text, ladder=ladder))
    elif than == "too_hard":
        yield against(t, "penalty.harder", reasons.HarderThanNext(entry=entry, step=text, next_step=meant))


def _named(act: acts.Penalise) -> list[tuple[Step, int]]:
    """Return the steps the director named, each with its number."""
    counted: tuple[tuple[Step, int | None], ...] = (
        ("minutes", act.minutes), ("hands", act.hands), ("rounds", act.rounds)
    )  # fmt: skip
    warnings: list[tuple[Step, int]] = [("warning", 0)] * act.warning
    return [*warnings, *((what, n) for what, n in counted if n is not None)]


def _text(what: str, number: int) -> str:
    return what if what == "warning" else f"{what} {number}"


def _step(t: Tournament, act: acts.Penalise) -> str:
    """Return the step that is given: the named one, or the next of the record."""
    named_step = _named(act)
    if named_step:
        return _text(*named_step[0])
    return next_step(t, t.people.entries[act.entry].player, act.offence_id)


@rule
def penalise(t: Tournament, act: acts.Penalise, now: int) -> Deciding:
    """Give the named step, or the next of the player's record."""
    gone, named_steps = tuple(in_reasons(t, act.entry)), _named(act)
    yield from gone
    yield from offence_reasons(t, act, now)
    if len(named_steps) > 1:
        yield reasons.SeveralSteps()
    bad = [(what, n) for what, n in named_steps if what != "warning" and step(_text(what, n)) is None]
    yield from (reasons.BadAmount(what=what, amount=n) for what, n in bad)
    if act.dead_hand and not t.rulebook.flag("penalty.dead_hand"):
        yield against(t, "penalty.dead_hand", reasons.DeadHandAlone())
    if act.dead_hand and act.exposed and t.rulebook.flag("penalty.exposed_hand"):
        yield against(t, "penalty.exposed_hand", reasons.ExposedHandLive(entry=act.entry))
    if not bad and not gone:
        given = _step(t, act)
        for what, n in named_steps:
            yield from ladder_reasons(t, act.entry, _text(what, n), act.offence_id)
        if given == DISQUALIFIED:
            yield reasons.NextDisqualifies(entry=act.entry)
        if given.startswith("rounds") and t.people.entries[act.entry].table is None:
            yield reasons.NotSeated(entry=act.entry)
    return partial(_given, t, act)


def _given(t: Tournament, act: acts.Penalise, context: Context) -> Iterator[records.Record]:
    book, step_given = t.rulebook, explained(t, act)
    yield records.PenaltyGiven(
        context.new_id(),
        act.entry,
        step_given.step,
        called(act),
        clause_of(t, act),
        step_given.hands,
        book.word("penalty.round") == "players_when_given",
        book.word("penalty.runs") == "always",
        act.dead_hand,
        act.exposed,
        context.now if act.claimed is None else act.claimed,
        offence_id=act.offence_id,
    )
    yield step_given


def explained(t: Tournament, act: acts.Penalise) -> StepGiven:
    """Return the ruling as it is read out, before it is given too: the step, how it compares with the record,
    what happens meanwhile. The player is in and the step is one."""
    book, text, entry = t.rulebook, _step(t, act), t.people.entries[act.entry]
    counted = step(text)
    assert counted is not None
    meant, what = next_step(t, entry.player, act.offence_id), counted.what
    sits_out = counted.number > 0
    players = len(t.room.tables[entry.table].seats) if what == "rounds" and entry.table is not None else 0
    if what == "rounds":
        several = counted.number * players
    elif what == "hands":
        several = counted.number
    else:
        several = 0
    concerned = {
        "runs": what == "minutes", "counted": what == "rounds", "misdeal": several > 0, "cards": sits_out,
        "posts": sits_out, "begins": act.exposed and sits_out,
    }  # fmt: skip
    keys = {field: _MEANWHILE[field] for field, so in concerned.items() if so}
    given = StepGiven(
        entry=act.entry,
        table=entry.table,
        seat=entry.seat,
        step=text,
        next_step=meant,
        than=compared(t, text, meant),
        earlier=len(record(t, entry.player)),
        dead_hand=act.dead_hand,
        report=owes_report(t, text),
        players=players,
        hands=several,
    ).but(**{field: book.word(key) for field, key in keys.items()})
    if act.offence_id:
        from core.conduct.offences import again, by_book, force_of

        found = by_book(t, entry.player, act.offence_id)
        given = given.but(force=force_of(found), again=again(t, entry.player, act.offence_id))
    return because(
        t,
        given,
        "penalty.ladder",
        "penalty.harder" if given.than == "harder" else "",
        *keys.values(),
        "penalty.dead_hand" if given.dead_hand else "",
        "penalty.exposed_hand" if given.dead_hand and act.exposed else "",
        "penalty.report" if given.report else "",
    )


# -- serving it ---------------------------------------------------------------------------------------


@rule
def tally(t: Tournament, act: acts.TallyHands, now: int) -> Decision:
    """Tally hands of the penalty being served. They never go down: undo the tally instead."""
    if gone := tuple(in_reasons(t, act.entry)):
        return impossible(*gone)
    sits_out = of_player(t, t.people.entries[act.entry].player, now)
    serving = None if sits_out is None else sits_out.now
    fit = 0 <= act.misdeals <= max(0, act.hands)
    misdeals = () if fit else (reasons.BadAmount(what="misdeals", amount=act.misdeals),)
    if serving is None or not serving.penalty.hands:
        return impossible(reasons.NoPenalty(entry=act.entry, hands=True), *misdeals)
    penalty = serving.penalty
    fewer = act.hands <= 0 or _counted(t, act) < penalty.served
    wrong = (reasons.BadAmount(what="hands", amount=act.hands), *misdeals) if fewer else misdeals
    return Decision(wrong, lambda _: _tallied(t, act, penalty))


def _counted(t: Tournament, act: acts.TallyHands) -> int:
    """Return the hands on the sheet, with a misdeal and its replay as the book counts them."""
    once = t.rulebook.word("penalty.misdeal") == "counts_once"
    return act.hands - act.misdeals if once else act.hands


def _tallied(t: Tournament, act: acts.TallyHands, penalty: Penalty) -> Iterator[records.Record]:
    several, grows = hands(t, penalty), kind(penalty).what == "rounds" and not penalty.fixed
    served = min(_counted(t, act), several)
    yield records.HandsServed(penalty.id, act.entry, served)
    sat_out = HandsSatOut(entry=act.entry, served=served, hands=several, grows=grows)
    if act.misdeals:
        sat_out = sat_out.but(misdeals=act.misdeals, misdeal=t.rulebook.word("penalty.misdeal"))
    yield because(t, sat_out, "penalty.misdeal" if act.misdeals else "", "penalty.round" if grows else "")


@rule
def end(t: Tournament, act: acts.EndPenalty, now: int) -> Decision:
    """End all penalties that are over, and the one being served; the next one begins now. Served: minutes
    only once they have run, hands as the table's tally says; lifted: what is still to be served."""
    unknown = () if act.how in ("served", "lifted") else (reasons.BadSetting(setting="how", value=act.how),)
    if gone := tuple(in_reasons(t, act.entry)):
        return impossible(*gone, *unknown)
    sits_out = of_player(t, t.people.entries[act.entry].player, now)
    if sits_out is None or (act.how == "lifted" and sits_out.now is None):
        return impossible(*unknown, reasons.NoPenalty(entry=act.entry))
    serving = sits_out.now
    if act.how == "served" and serving is not None and not serving.penalty.hands:
        return impossible(reasons.PenaltyRuns(entry=act.entry, left=serving.left))
    return Decision(unknown, lambda _: _ended(act, sits_out))


def _ended(act: acts.EndPenalty, sits_out: SittingOut) -> Iterator[records.Record]:
    for s in sits_out.standings:
        how = act.how if s is sits_out.now else "served"
        yield records.PenaltyEnded(s.penalty.id, act.entry, how)
        if s is sits_out.now:
            return
