"""A line per penalty of the night, as the Floor page lists them: who sits out first, then all the rest."""

from __future__ import annotations

from typing import Literal

from core.conduct.penalty_ladder import DISQUALIFIED, whose
from core.conduct.penalty_time import SittingOut, Standing, ends, hands, kind, minutes, sits_out, sitting_out
from core.say.value import dataclass
from core.tournament.conduct import Disqualification, Penalty
from gui.program.session import Session
from gui.words import floor_page as say
from gui.words.conduct import step_text
from gui.words.names import called
from gui.words.numbers import clock_text, time_of_day
from gui.words.tr import Context

tr = Context("floor")


Status = Literal["over", "serving", "waits", "ended", "warning", "out"]


@dataclass(frozen=True, slots=True)
class PenaltyLine:
    """``id`` is the penalty's; of a disqualification the entry's, negative. ``left`` is what is to be served,
    ``tail`` more of it. ``counted``: served in hands; ``back`` the moment (ms) it ends, as far as known."""

    id: int
    entry: int
    at: int
    seat: str
    name: str
    step: str
    status: Status
    left: str
    tail: str
    offence: str
    clause: str
    counted: bool = False
    served: int = 0
    back: int | None = None


def penalty_lines(session: Session) -> list[PenaltyLine]:
    """Those who sit out in the order they were given, then what is ended, warnings and disqualifications,
    the newest first."""
    t, now = session.state, session.now()
    found = [_standing(session, x, s, now) for x in sitting_out(t, now) for s in x.standings]
    shown = {x.id for x in found}
    rest = [_done(session, p) for p in t.conduct.penalties.values() if p.id not in shown]
    rest += [_disqualified(session, d) for d in t.conduct.disqualified.values()]
    return [*found, *sorted(rest, key=lambda x: (x.at, abs(x.id)), reverse=True)]


def _standing(session: Session, x: SittingOut, s: Standing, now: int) -> PenaltyLine:
    """Being served, over but not yet said so, or waiting for the one before."""
    t, p = session.state, s.penalty
    status: Status = "over" if s.over is not None else "serving" if s is x.now else "waits"
    counted, back = not minutes(p), None
    if status == "over":
        left, tail = tr("over"), "" if x.now is not None else say.come_back_tail()
    elif counted:
        left = tr("%n hands", s.left)
        tail = say.of_hands(p.served, hands(t, p)) if status == "serving" else tr("after the previous one")
    else:
        back = ends(t, s, now) if status == "serving" else None
        left = clock_text(s.left)
        tail = tr("after the previous one") if status == "waits" else _till(session, back)
    return _line(
        session, p, t.seat_text(x.entry.id), status, left, tail, entry=x.entry.id, counted=counted, back=back
    )  # fmt: skip


def _till(session: Session, back: int | None) -> str:
    """When it ends; or why nobody knows: play stands, or a break comes first."""
    reading = session.reading()
    if back is not None:
        return tr("until {time}", time=time_of_day(back, session.zone))
    runs = reading.running and reading.level is not None and not reading.level.pause
    return tr("into the next level") if runs else tr("stopped")


def _done(session: Session, p: Penalty) -> PenaltyLine:
    """A warning, one that was ended, or one of somebody who is out."""
    if not sits_out(p):
        return _line(session, p, p.seat, "warning", "", "", entry=p.entry)
    left = say.ended(p.ended, p.ended_at, session.zone) if p.ended else tr("is out")
    return _line(session, p, p.seat, "ended", left, "", entry=p.entry, counted=kind(p).what != "minutes")


def _line(
    session: Session, p: Penalty, seat: str, status: Status, left: str, tail: str, *, entry: int,
    counted: bool = False, back: int | None = None,
) -> PenaltyLine:  # fmt: skip
    t = session.state
    return PenaltyLine(
        p.id, entry, p.given, seat, called(t, t.people.players[whose(t, p)]), step_text(p.step), status, left,
        tail, p.offence, p.clause, counted, p.served, back,
    )  # fmt: skip


def _disqualified(session: Session, d: Disqualification) -> PenaltyLine:
    t = session.state
    name = called(t, t.people.players[t.people.entries[d.entry].player])
    return PenaltyLine(
        -d.entry, d.entry, d.at, d.seat, name, step_text(DISQUALIFIED), "out",
        say.chips_gone(d.chips, dealt=bool(d.shares)), "", d.offence, d.clause,
    )  # fmt: skip
