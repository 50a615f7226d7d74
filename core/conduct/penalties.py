"""Penalties: a step of the ladder given, hands tallied, served or lifted (RULES J).

The next step is proposed from the player's record tonight. A milder one than that is the director's, who has
the last word on what fits ("I regel …", SvePoF §1.2): it is said beside the ruling and stops nothing. A
penalised player keeps the seat and counts as one of the table for balancing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from core.conduct.penalty_ladder import DISQUALIFIED, compared, proposed, record
from core.conduct.penalty_time import SittingOut, hands, kind, of_player
from core.conduct.reported import owes_report
from core.floor.seating import in_reasons
from core.people.player_row import clean
from core.rulebook.kinds import step
from core.say import acts, records
from core.say.acts.base import Act
from core.say.becauses import CodedBecause
from core.say.reasons import (
    BadAmount,
    BadSetting,
    Coded,
    InTheFuture,
    InThePast,
    NameEmpty,
    NameTooLong,
    Reason,
    Why,
)
from core.tournament.rule import Context, Rule
from core.tournament.ruling import coded_against, coded_because
from core.tournament.state import Tournament

LONGEST_OFFENCE = 1000
Step = Literal["warning", "minutes", "hands", "rounds"]


def offence_reasons(t: Tournament, act: acts.Penalise | acts.Disqualify, now: int) -> Iterator[Reason]:
    """What was done must be said; it was claimed while the offender was entered, and not later than now."""
    if not clean(act.offence):
        yield NameEmpty()
    if max(len(act.offence), len(act.clause)) > LONGEST_OFFENCE:
        yield NameTooLong(most=LONGEST_OFFENCE)
    entry = t.entries.get(act.entry)
    if act.claimed is not None and act.claimed > now:
        yield InTheFuture(at=act.claimed)
    elif act.claimed is not None and entry is not None and act.claimed < entry.entered:
        yield InThePast(at=act.claimed)


def ladder_reasons(t: Tournament, entry: int, text: str) -> Iterator[Reason]:
    """Against this step for this player, by the ladder and the record."""
    ladder, meant = t.rulebook.steps("penalty.ladder"), proposed(t, t.entries[entry].player)
    than = compared(t, text, meant)
    if than == "other":
        yield coded_against(t, Why.OFF_LADDER, "penalty.ladder", step=text, ladder=ladder)
    elif than == "too_hard":
        yield coded_against(
            t, Why.HARDER_THAN_NEXT, "penalty.harder", name=t.name(entry), step=text, next=meant
        )  # fmt: skip


def _named(act: acts.Penalise) -> list[tuple[Step, int]]:
    """The steps the director named, each with its number."""
    counted: tuple[tuple[Step, int | None], ...] = (
        ("minutes", act.minutes), ("hands", act.hands), ("rounds", act.rounds)
    )  # fmt: skip
    warnings: list[tuple[Step, int]] = [("warning", 0)] * act.warning
    return [*warnings, *((what, n) for what, n in counted if n is not None)]


def _text(what: str, number: int) -> str:
    return what if what == "warning" else f"{what} {number}"


def _step(t: Tournament, act: acts.Penalise) -> str:
    """The one that is given: named, or the next of the record."""
    found = _named(act)
    return _text(*found[0]) if found else proposed(t, t.entries[act.entry].player)


def check_penalise(t: Tournament, act: acts.Penalise, now: int) -> Iterator[Reason]:
    gone = list(in_reasons(t, act.entry))
    yield from gone
    yield from offence_reasons(t, act, now)
    found = _named(act)
    if len(found) > 1:
        yield Coded(Why.SEVERAL_STEPS)
    bad = [(what, n) for what, n in found if what != "warning" and step(_text(what, n)) is None]
    yield from (BadAmount(what=what, amount=n) for what, n in bad)
    if act.dead_hand and not t.rulebook.flag("penalty.dead_hand"):
        yield coded_against(t, Why.DEAD_HAND_ALONE, "penalty.dead_hand")
    if gone or bad:
        return
    name = t.name(act.entry)
    if found:
        for what, n in found:
            yield from ladder_reasons(t, act.entry, _text(what, n))
    elif _step(t, act) == DISQUALIFIED:
        yield Coded(Why.NEXT_DISQUALIFIES, {"name": name})
    if _step(t, act).startswith("rounds") and t.entries[act.entry].table is None:
        yield Coded(Why.NOT_SEATED, {"name": name})


def do_penalise(t: Tournament, act: acts.Penalise, context: Context) -> Iterator[records.Record]:
    book, text = t.rulebook, _step(t, act)
    several, _ = _counted_in_hands(t, act.entry, text)
    yield records.PenaltyGiven(
        context.new_id(), act.entry, text, clean(act.offence),
        clean(act.clause) or book.cite("penalty.ladder"), several,
        book.word("penalty.round") == "players_when_given", book.word("penalty.runs") == "always",
        act.dead_hand, act.exposed, context.now if act.claimed is None else act.claimed,
    )  # fmt: skip
    yield explained(t, act)


def _counted_in_hands(t: Tournament, entry: int, text: str) -> tuple[int, int]:
    """How many hands the step comes to, and how many play at the table now."""
    found, table = step(text), t.entries[entry].table
    assert found is not None
    players = 0 if table is None else len(t.tables[table].seats)
    if found.what == "rounds":
        return found.number * players, players
    return found.number * (found.what == "hands"), players


def explained(t: Tournament, act: acts.Penalise) -> CodedBecause:
    """The ruling as it is read out, before it is given too: the step, how it compares with the record, what
    happens meanwhile. The player is in and the step is one."""
    book, text = t.rulebook, _step(t, act)
    several, players = _counted_in_hands(t, act.entry, text)
    found = step(text)
    assert found is not None
    mine = record(t, t.entries[act.entry].player)
    meant = proposed(t, t.entries[act.entry].player)
    than = compared(t, text, meant)
    keys = ["penalty.ladder"]
    facts: dict[str, str | int] = {
        "name": t.name(act.entry), "seat": t.seat_text(act.entry), "step": text, "next": meant, "than": than,
        "earlier": len(mine),
    }  # fmt: skip
    if than == "harder":
        keys.append("penalty.harder")
    if found.what == "minutes":
        keys.append("penalty.runs")
        facts["runs"] = book.word("penalty.runs")
    if found.what == "rounds":
        keys.append("penalty.round")
        facts |= {"players": players, "round": book.word("penalty.round")}
    if several:
        keys.append("penalty.misdeal")
        facts |= {"hands": several, "misdeal": book.word("penalty.misdeal")}
    if found.number:
        keys += ["penalty.cards", "penalty.posts"]
        facts |= {"cards": book.word("penalty.cards"), "posts": book.word("penalty.posts")}
    if act.exposed and found.number:
        keys.append("penalty.exposed_cards")
        facts["begins"] = book.word("penalty.exposed_cards")
    if act.dead_hand:
        keys.append("penalty.dead_hand")
        facts["dead_hand"] = 1
    if owes_report(t, text):
        keys.append("penalty.report")
        facts["report"] = 1
    return coded_because(t, "penalty", *keys, entry=act.entry, **facts)


# -- serving it ---------------------------------------------------------------------------------------


def _out(t: Tournament, entry: int, now: int) -> SittingOut | None:
    return of_player(t, t.entries[entry].player, now)


def check_tally(t: Tournament, act: acts.TallyHands, now: int) -> Iterator[Reason]:
    """Only of the penalty being served, and never fewer than were said before: undo that instead."""
    gone = list(in_reasons(t, act.entry))
    yield from gone
    if gone:
        return
    found = _out(t, act.entry, now)
    serving = None if found is None else found.now
    if serving is None or not serving.penalty.hands:
        yield Coded(Why.NO_PENALTY, {"name": t.name(act.entry), "hands": 1})
    elif act.hands <= 0 or _counted(t, act) < serving.penalty.served:
        yield BadAmount(what="hands", amount=act.hands)
    if not 0 <= act.misdeals <= max(0, act.hands):
        yield BadAmount(what="misdeals", amount=act.misdeals)


def _counted(t: Tournament, act: acts.TallyHands) -> int:
    """The strokes on the sheet, a misdeal's own and that of its replay as the book counts them."""
    once = t.rulebook.word("penalty.misdeal") == "counts_once"
    return act.hands - act.misdeals if once else act.hands


def do_tally(t: Tournament, act: acts.TallyHands, context: Context) -> Iterator[records.Record]:
    found = _out(t, act.entry, context.now)
    assert found is not None
    assert found.now is not None
    penalty = found.now.penalty
    served = min(_counted(t, act), hands(t, penalty))
    yield records.HandsServed(penalty.id, act.entry, served)
    facts: dict[str, str | int] = {"name": t.name(act.entry), "served": served, "hands": hands(t, penalty)}
    keys = []
    if act.misdeals:
        keys.append("penalty.misdeal")
        facts |= {"misdeals": act.misdeals, "misdeal": t.rulebook.word("penalty.misdeal")}
    if kind(penalty).what == "rounds" and not penalty.fixed:
        keys.append("penalty.round")
        facts["round"] = "players_now"
    yield coded_because(t, "hands_out", *keys, entry=act.entry, **facts)


def check_end(t: Tournament, act: acts.EndPenalty, now: int) -> Iterator[Reason]:
    """Served: minutes only once they have run, hands whenever the table's tally says so; lifted: what is
    still to be served."""
    gone = list(in_reasons(t, act.entry))
    yield from gone
    if act.how not in ("served", "lifted"):
        yield BadSetting(setting="how", value=act.how)
    if gone:
        return
    found, name = _out(t, act.entry, now), t.name(act.entry)
    if found is None or (act.how == "lifted" and found.now is None):
        yield Coded(Why.NO_PENALTY, {"name": name})
    elif act.how == "served" and found.now is not None and not found.now.penalty.hands:
        yield Coded(Why.PENALTY_RUNS, {"name": name, "left": found.now.left})


def do_end(t: Tournament, act: acts.EndPenalty, context: Context) -> Iterator[records.Record]:
    """All that is over, and the one being served; what comes after it begins now."""
    found = _out(t, act.entry, context.now)
    assert found is not None
    for s in found.standings:
        how = act.how if s is found.now else "served"
        yield records.PenaltyEnded(s.penalty.id, act.entry, how)
        if s is found.now:
            return


RULES: dict[type[Act], Rule] = {
    acts.Penalise: Rule(check_penalise, do_penalise),
    acts.TallyHands: Rule(check_tally, do_tally),
    acts.EndPenalty: Rule(check_end, do_end),
}
