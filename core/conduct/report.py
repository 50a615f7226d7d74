"""Penalties for paper: what a board is told of them (procedure J3), and who sits out at a table."""

from dataclasses import dataclass

from core.conduct.penalty_ladder import DISQUALIFIED, offender, whose
from core.conduct.penalty_time import SittingOut, sitting_out
from core.rulebook.kinds import step
from core.say.duties import ConductReportDuty
from core.say.said import ByFields
from core.tournament.conduct import Disqualification, Penalty
from core.tournament.settled import is_done
from core.tournament.state import Tournament


def owes_report(t: Tournament, text: str) -> bool:
    """Return whether the rulebook wants a penalty of this step reported."""
    asked, parts = t.rulebook.choice("penalty.report"), step(text)
    if asked.rule == "none" or parts is None:
        return False
    return text == DISQUALIFIED or (parts.what == "minutes" and parts.number > asked.number("minutes"))


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class ConductRow(ByFields):
    """One penalty or disqualification: who, where, when it was given and claimed (ms), what for.

    ``step`` is the ruling (``minutes 30``, ``disqualified``) and ``hands`` what it came to; ``reason`` is
    there where a reason was overruled. ``ended`` is ``served``, ``lifted`` or empty. ``owed``: the rulebook
    wants it reported; ``reported``: that was done. ``chips`` are a disqualified player's, ``dealt`` whether
    they were dealt out, ``refund`` what was paid back. ``of_team``: the name is a team's."""

    action: int
    at: int
    claimed: int
    name: str
    number: str
    seat: str
    step: str
    hands: int
    offence: str
    clause: str
    reason: str
    dead_hand: bool
    ended: str
    owed: bool
    reported: bool
    chips: int = 0
    dealt: bool = False
    refund: int = 0
    of_team: bool = False


def conduct_rows(t: Tournament) -> list[ConductRow]:
    """Return all penalties and disqualifications of the night, in order."""
    rows = [_of_penalty(t, p) for p in t.conduct.penalties.values()]
    rows += [_of_disqualification(t, d) for d in t.conduct.disqualified.values()]
    return sorted(rows, key=lambda row: (row.at, row.action))


def _of_penalty(t: Tournament, p: Penalty) -> ConductRow:
    number = "" if p.of_team else t.people.players[whose(t, p)].number
    return ConductRow(
        p.action,
        p.given,
        p.claimed,
        offender(t, p),
        number,
        p.seat,
        p.step,
        p.hands,
        p.offence,
        p.clause,
        _reason(t, p.action),
        p.dead_hand,
        p.ended,
        owes_report(t, p.step),
        _reported(t, p.entry, p.id),
        of_team=p.of_team,
    )


def _of_disqualification(t: Tournament, d: Disqualification) -> ConductRow:
    entry = t.people.entries[d.entry]
    player = t.people.players[entry.player]
    return ConductRow(
        d.action,
        d.at,
        d.claimed,
        player.name,
        player.number,
        d.seat,
        DISQUALIFIED,
        0,
        d.offence,
        d.clause,
        _reason(t, d.action),
        False,
        "",
        owes_report(t, DISQUALIFIED),
        _reported(t, d.entry, DISQUALIFIED, d.action),
        d.chips or entry.removed,
        bool(d.shares),
        d.refund,
    )


def _reason(t: Tournament, action: int) -> str:
    return next((x.reason for x in t.word.overrides if x.action == action), "")


def _reported(t: Tournament, entry: int, *cause: int | str) -> bool:
    return is_done(t, ConductReportDuty, (entry,), cause)


def at_table(t: Tournament, table: int, now: int) -> list[SittingOut]:
    """Return the players of this table who sit out, by seat, for its sheet."""
    sits_out = [x for x in sitting_out(t, now) if x.entry.table == table]
    return sorted(sits_out, key=lambda x: x.entry.seat or 0)
