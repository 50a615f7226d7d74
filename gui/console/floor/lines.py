"""The lines of the Floor page's list: penalties, rulings and calls of the clock, those still open first."""

from dataclasses import dataclass, replace
from typing import Literal

from core.conduct.penalty_ladder import DISQUALIFIED, offender, whose
from core.conduct.penalty_time import SittingOut, Standing, ends, hands, kind, minutes, sits_out, sitting_out
from core.hands.call_clock import calls_on
from core.paper.floor_lists import RulingRow, rulings
from core.say.names import searched
from core.tournament.conduct import ClockCall, Disqualification, Penalty, Ruling
from gui.program.session import Session
from gui.widgets.rows import Cell
from gui.words import floor as say
from gui.words import paper
from gui.words import rulings as rulings_said
from gui.words.conduct import step_text
from gui.words.names import Names, called, player_of
from gui.words.numbers import clock_text, listed, time_of_day
from gui.words.tr import Context
from gui.words.voices import clauses
from gui.words.words import offence_text

tr = Context("floor")

Kind = Literal["penalty", "ruling", "call"]
Status = Literal["over", "serving", "waits", "running", "done"]
TIME, SEAT, PLAYER, WHAT, WHY, LEFT = range(6)
_TONES = {"over": "green", "serving": "amber", "running": "amber", "waits": "quiet"}


@dataclass(frozen=True, slots=True)
class FloorLine:
    """``id`` is the penalty's (of a disqualification the entry's, negative), the call's or the ruling's
    action's. ``left`` is what is to be served or what it came to, ``more`` stands quietly behind ``why``;
    where it is long, ``brief`` does so in the list.
    ``counted``: served in hands, ``served`` of them so far; ``back``: when it ends (ms), as far as known."""

    kind: Kind
    id: int
    at: int
    time: str
    entry: int
    seat: str
    name: str
    what: str
    why: str
    more: str
    left: str
    status: Status = "done"
    counted: bool = False
    served: int = 0
    back: int | None = None
    brief: str = ""

    @property
    def key(self) -> tuple[Kind, int]:
        return self.kind, self.id

    @property
    def sits_out(self) -> bool:
        return self.status in ("serving", "over", "waits")

    def holds(self, words: list[str]) -> bool:
        text = searched(f"{self.time} {self.seat} {self.name} {self.what} {self.why} {self.more} {self.left}")
        return all(word in text for word in words)


def cell(line: FloorLine, column: int) -> Cell:
    """Return the cell's text and style: those who sit out stand out, the past is quiet."""
    text = (line.time, line.seat, line.name, line.what, line.why, line.left)[column]
    open_ = line.status != "done"
    if column in (TIME, WHY):
        tone = "quiet"
    elif column == PLAYER:
        tone = "strong"
    else:
        tone = ""
    if column == LEFT:
        tone = _TONES.get(line.status, "quiet")
    if column == SEAT and not open_:
        tone = "quiet"
    parts = (line.name, line.seat), (line.what, line.left), (line.why, line.more)
    tip = "\n".join(filter(None, (" · ".join(filter(None, part)) for part in parts)))
    return Cell(text, tone, (line.brief or line.more) if column == WHY else "", tip)


def open_lines(session: Session) -> list[FloorLine]:
    """Return the penalties that are being served, in the order they were given."""
    now = session.now()
    return [_standing(session, x, s, now) for x in sitting_out(session.state, now) for s in x.standings]


def other_lines(session: Session, shown: list[FloorLine]) -> list[FloorLine]:
    """Return the calls that run, then all the rest of the night, the newest first."""
    t, ids = session.state, {x.id for x in shown}
    names = Names(t, session.director.history, session.zone)
    lines = [_done(session, p) for p in t.conduct.penalties.values() if p.id not in ids]
    lines += [_disqualified(session, d) for d in t.conduct.disqualified.values()]
    lines += [_ruling(session, x, names) for x in rulings(session.director)]
    lines += [_call(session, c, names) for c in t.conduct.clock_calls.values()]
    return sorted(lines, key=lambda x: (x.status == "running", x.at, abs(x.id)), reverse=True)


def _standing(session: Session, x: SittingOut, s: Standing, now: int) -> FloorLine:
    """Return the line of one being served, over but not yet said so, or waiting for the one before."""
    t, p = session.state, s.penalty
    if s.over is not None:
        status: Status = "over"
    elif s is x.now:
        status = "serving"
    else:
        status = "waits"
    counted, back = not minutes(p), None
    if status == "over":
        left, tail = tr("over"), "" if x.now is not None else say.come_back_tail()
    elif counted:
        left = tr("%n hands", s.left)
        tail = say.of_hands(s.served, hands(t, p)) if status == "serving" else tr("after the previous one")
    else:
        back = ends(t, s, now) if status == "serving" else None
        left = clock_text(s.left)
        tail = tr("after the previous one") if status == "waits" else _till(session, back)
    entry, said = x.entry.id, " · ".join(filter(None, (left, tail)))
    line = _penalty(session, p, said, counted=counted)
    return replace(line, entry=entry, seat=t.seat_text(entry), status=status, back=back, served=s.served)


def _till(session: Session, back: int | None) -> str:
    """Say when it ends; or why nobody knows: play stands, or a break comes first."""
    reading = session.reading()
    if back is not None:
        return tr("until {time}", time=time_of_day(back, session.zone))
    runs = reading.running and reading.level is not None and not reading.level.pause
    return tr("into the next level") if runs else tr("stopped")


def _done(session: Session, p: Penalty) -> FloorLine:
    left, counted = tr("done"), sits_out(p) and kind(p).what != "minutes"
    if sits_out(p):
        left = say.ended(p.ended, p.ended_at, session.zone) if p.ended else tr("is out")
    return _penalty(session, p, left, counted=counted)


def _penalty(session: Session, p: Penalty, left: str, *, counted: bool) -> FloorLine:
    t = session.state
    who = offender(t, p) if p.of_team else called(t, t.people.players[whose(t, p)])
    return FloorLine(
        "penalty",
        p.id,
        p.given,
        time_of_day(p.given, session.zone),
        p.entry,
        p.seat,
        who,
        step_text(p.step),
        offence_text(p.offence),
        p.clause,
        left,
        counted=counted,
        served=p.served,
    )


def _disqualified(session: Session, d: Disqualification) -> FloorLine:
    t = session.state
    who = t.game.owner(d.entry) if d.of_team else player_of(t, d.entry)
    return FloorLine(
        "penalty",
        -d.entry,
        d.at,
        time_of_day(d.at, session.zone),
        d.entry,
        d.seat,
        who,
        step_text(DISQUALIFIED),
        offence_text(d.offence),
        d.clause,
        say.chips_gone(d.chips, dealt=bool(d.shares)),
    )


def _ruling(session: Session, x: RulingRow, names: Names) -> FloorLine:
    """Return the line of a departure from the rules that stands, its reason first: that is asked about. Of a
    ruling at a table what was ruled comes first."""
    t = session.state
    if x.given is not None:
        return _given(session, x, x.given, names)
    about = (getattr(record, "entry", 0) for record in x.action.records)
    entry = next((e for e in about if e in t.people.entries), 0)
    against = paper.ruling_parts(x, t)[0][1] if x.altered or x.against else ""
    done, clause = paper.ruling_what(x, names), clauses(x.clauses)
    more = filter(None, (done, against, clause))
    return FloorLine(
        "ruling",
        x.action.id,
        x.at,
        time_of_day(x.at, session.zone),
        entry,
        t.seat_text(entry) if entry else "",
        names.entry(entry) if entry else "",
        tr("ruling"),
        tr("“{text}”", text=x.reason) if x.reason else "",
        " · ".join(more),
        tr("done"),
        brief=" · ".join(filter(None, (done, clause))),
    )


def _given(session: Session, x: RulingRow, given: Ruling, names: Names) -> FloorLine:
    clause = rulings_said.cited(given.book, given.clause)
    penalty = session.state.conduct.penalties.get(given.penalty)
    why = tr("“{text}”", text=x.reason) if x.reason else ""
    dead = rulings_said.dead_hands(names, given.dead)
    brief = " · ".join(filter(None, (clause, dead, step_text(penalty.step) if penalty else "")))
    more = " · ".join(filter(None, (given.title, brief, why)))
    return FloorLine(
        "ruling",
        x.action.id,
        x.at,
        time_of_day(x.at, session.zone),
        next(iter(given.players), 0),
        rulings_said.where(given, session.state),
        listed(map(names.entry, given.players)),
        tr("ruling"),
        given.text,
        more,
        tr("override") if given.otherwise else tr("done"),
        brief=brief,
    )


def _call(session: Session, c: ClockCall, names: Names) -> FloorLine:
    """Return the line of a call of the clock, with how many its player has had by then."""
    t = session.state
    ids = [x.id for x in calls_on(t, t.people.entries[c.entry].player)]
    nth = ids.index(c.id) + 1 if c.id in ids else 0
    said = say.call_line(names.entry(c.by) if c.by else "", c.seconds, 0 if c.within else c.countdown, nth)
    return FloorLine(
        "call",
        c.id,
        c.at,
        time_of_day(c.at, session.zone),
        c.entry,
        t.seat_text(c.entry),
        names.entry(c.entry),
        tr("clock call"),
        said,
        "",
        say.result(c.outcome),
        "done" if c.outcome else "running",
    )
