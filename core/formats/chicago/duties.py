"""The duties of a night of Chicago."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from core.clock.clock import read
from core.conduct.duties import conduct_duties, reports
from core.formats.chicago.acts import DrawRound, EndByTime, TimeRound
from core.formats.chicago.going_on import advance, final_order, still_tied
from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.heats import (
    again,
    away,
    drawing,
    field_of,
    free_chairs,
    latecomers,
    play_offs,
    replaced,
    tables_of,
    too_few,
    waiting,
)
from core.formats.chicago.round import Step
from core.formats.chicago.state import by_label, chicago
from core.formats.chicago.timing import overdue, usual
from core.formats.night_duties import owed
from core.hands.duties import called_clocks
from core.money.duties import prize_duties
from core.money.till_duties import till_duties
from core.say.acts import PrepareDraw
from core.say.duties import DrawNumberDuty, Duty, Urgency
from core.say.duties.rank import Rank
from core.say.reasons import Reason
from core.tournament.deciding import cited
from core.tournament.settled import to_mark
from core.tournament.state import Tournament


class DrawHeatDuty(Duty, rank=Rank.SEATS, cause="heat"):
    """The heat can be drawn; ``replaced`` cannot come, and the next of their tables play instead. ``finals``:
    it is the final, or the finals where there is a B final too (``both``)."""

    heat: int
    players: int
    tables: int
    finals: bool
    both: bool = False
    replaced: tuple[int, ...] = ()


class DrawRoundDuty(Duty, rank=Rank.TABLES, subject="tables", cause="heat round"):
    """The next round can be drawn at these tables."""

    heat: int
    round: int
    tables: tuple[int, ...]


class ProtocolMissingDuty(Duty, rank=Rank.AT_ONCE, subject="table", cause="heat round"):
    """The table began its next round at ``began`` (ms; 0: it stands) without handing in this one."""

    heat: int
    table: int
    round: int
    began: int
    auditor: int


class PlayOffDuty(Duty, rank=Rank.TABLES, subject="entries", cause="heat table played"):
    """These entries are equal, and a play-off decides: a ``prize``, the title (``title``), or who goes on."""

    heat: int
    table: int
    entries: tuple[int, ...]
    played: int
    title: bool
    prize: bool = False


class TimeRoundDuty(Duty, rank=Rank.LEVEL, cause="heat round"):
    """The rounds before had a time: the clock of this one is to be started, ``length`` long (ms)."""

    heat: int
    round: int
    length: int


class TimeUpDuty(Duty, rank=Rank.AT_ONCE, subject="table", cause="heat round"):
    """The time of the round is up at this table; ``dealt``: the deal in hand is played out first;
    ``paper``: nothing is written here, so its score sheet is fetched."""

    heat: int
    table: int
    round: int
    dealt: bool
    paper: bool


class OutOfRoundDuty(Duty, rank=Rank.PEOPLE, subject="entry table", cause="heat round"):
    """The player reached the exit without a ring and is out: the table is told that ``others`` play on."""

    heat: int
    table: int
    round: int
    entry: int
    strokes: int
    others: tuple[int, ...]


class SaidWithLessDuty(Duty, rank=Rank.TABLES, subject="entry table", cause="heat round deal points"):
    """The player said Chicago in deal ``deal`` and by what is written now had only ``points`` then, of the
    ``least`` it takes: an entry before it was taken back. It is corrected, or the director lets it stand."""

    heat: int
    table: int
    round: int
    deal: int
    entry: int
    points: int
    least: int


class NoShowDuty(Duty, rank=Rank.PEOPLE, subject="entry", cause="heat table"):
    """The player is drawn a chair and is not there; ``left`` would play at the table without him."""

    heat: int
    table: int
    entry: int
    left: int


class LatecomerDuty(Duty, rank=Rank.PEOPLE, subject="entry", cause="table"):
    """The player came after the draw and has no seat; ``table`` has a free chair before its first deal (0:
    none has). ``again``: nothing is played yet, and the heat can be drawn again."""

    entry: int
    table: int
    again: bool


class ChampionDuty(Duty, rank=Rank.AT_ONCE, subject="entries"):
    """The finals are played: the champion, and who shares the first place."""

    entries: tuple[int, ...]


ASKS: tuple[type[Duty], ...] = (
    ChampionDuty, ProtocolMissingDuty, TimeUpDuty, DrawHeatDuty, PlayOffDuty, DrawRoundDuty,
    SaidWithLessDuty, NoShowDuty, LatecomerDuty, OutOfRoundDuty, TimeRoundDuty,
)  # fmt: skip


def duties(t: Tournament, now: int) -> Iterator[Duty]:
    """Yield everything due, in no order."""
    reading = read(t.clock.levels, t.clock.position, now)
    yield from owed(t, reading, now)
    yield from reports(t, reading)
    if t.word.cancelled:
        return
    game = chicago(t)
    heat = game.heat
    due = [*_at_tables(t, heat)] if heat is not None else []
    yield from due
    yield from called_clocks(t, now)
    # A prize that is still to be played for is no result yet.
    ties = any(isinstance(x, PlayOffDuty) and x.id not in t.word.marked for x in due)
    yield from till_duties(t, reading, now)
    if not t.won:
        yield from _next_heat(t, heat)
        yield from conduct_duties(t, now)
    elif not ties:
        first = next(final_order(game.heats, t.people))
        yield to_mark(ChampionDuty(entries=first, urgency=Urgency.NOW))
    if heat is not None:
        yield from _time(t, heat, now)
        if not ties:
            yield from prize_duties(t, now)


def _time(t: Tournament, heat: Heat, now: int) -> Iterator[Duty]:
    for match in overdue(t, heat, now):
        between = match.sheet.round.step is Step.EXCHANGE and match.sheet.round.exchange == 1
        paper = match.sheet.on_paper
        yield TimeUpDuty(
            heat=heat.number,
            table=match.table,
            round=heat.round,
            dealt=not between,
            paper=paper,
            urgency=Urgency.NOW,
            act=EndByTime(table=match.table) if between and not paper else None,
            clauses=cited(t, "chicago_end.time"),
        )
    length = usual(t)
    if length is not None and heat.round not in heat.clocks and not heat.over(heat.round):
        yield TimeRoundDuty(
            heat=heat.number, round=heat.round, length=length, urgency=Urgency.NOW, act=TimeRound()
        )


def _next_heat(t: Tournament, heat: Heat | None) -> Iterator[Duty]:
    game = chicago(t)
    if heat is not None and not heat.done and not again(t):
        return
    if shown := waiting(t):
        first, *others = [x.commitment for x in shown]
        purposes = tuple(x.purpose for x in shown) if others else ()
        yield DrawNumberDuty(
            draw=shown[0].id,
            commitment=first,
            others=tuple(others),
            purposes=purposes,
            players=drawing(t, "").players,
            everybody=again(t),
            urgency=Urgency.NOW,
        )
        return
    if heat is not None and not heat.done:
        return
    field = field_of(t)
    ties = still_tied(game.plans, heat, away(t)) if heat is not None else []
    if isinstance(field, Reason) or ties:
        return
    players = len(field.players)
    plan = game.plans.get(field.number)
    due = plan.at if plan and plan.at else None
    yield DrawHeatDuty(
        heat=field.number,
        players=players,
        tables=sum(tables_of(t, field)),
        finals="a" in field.groups,
        both="b" in field.groups,
        replaced=replaced(t, field.number),
        due_ms=due,
        urgency=Urgency.NOW if heat is not None else Urgency.SOON,
        act=PrepareDraw() if players else None,
        clauses=cited(t, "chicago_stages.advance"),
    )


def _at_tables(t: Tournament, heat: Heat) -> Iterator[Duty]:
    game, matches = chicago(t), by_label(t, heat.matches)
    plan = advance(game.plans, heat)
    for match in matches:
        for sheet in match.missing:
            following = match.sheets[sheet.number]
            yield ProtocolMissingDuty(
                heat=heat.number,
                table=match.table,
                round=sheet.number,
                began=following.begun,
                auditor=match.auditor,
                urgency=Urgency.NOW,
                clauses=cited(t, "chicago_match.first"),
            )
        for sheet in match.sheets:
            for deal, chair, points in sheet.unruled:
                yield SaidWithLessDuty(
                    heat=heat.number,
                    table=match.table,
                    round=sheet.number,
                    deal=deal,
                    entry=sheet.seats[chair],
                    points=points,
                    least=match.numbers.ask_from,
                    urgency=Urgency.NOW,
                    clauses=cited(t, "chicago_said.from"),
                )
        sheet = match.sheet
        for line in sheet.round.lines:
            entry = sheet.seats[line.chair]
            if line.out and not sheet.over and entry not in match.gone:
                yield to_mark(
                    OutOfRoundDuty(
                        heat=heat.number,
                        table=match.table,
                        round=sheet.number,
                        entry=entry,
                        strokes=line.strokes,
                        others=tuple(sheet.seats[c] for c in sheet.round.playing),
                        urgency=Urgency.SOON,
                        clauses=cited(t, "chicago_end.ring"),
                    )
                )
        if match.blank:
            for entry in match.left:
                if t.people.entries[entry].absent:
                    yield NoShowDuty(
                        heat=heat.number,
                        table=match.table,
                        entry=entry,
                        left=len(match.left) - 1,
                        urgency=Urgency.NOW,
                        clauses=cited(t, "chicago_seats.fewest"),
                    )
    chairs = free_chairs(t)
    for entry in latecomers(t):
        yield LatecomerDuty(
            entry=entry,
            table=next(iter(chairs), 0),
            again=again(t),
            urgency=Urgency.NOW,
            clauses=cited(t, "chicago_seats.late"),
        )
    for table, entries, prize in play_offs(t):
        played = next(len(x.playoff) for x in heat.matches[table].standing if x.entry in entries)
        yield PlayOffDuty(
            heat=heat.number,
            table=table,
            entries=entries,
            played=played,
            title=not plan.to,
            prize=prize,
            urgency=Urgency.NOW,
            clauses=cited(t, "chicago_match.play_off"),
        )
    ready = [x for x in matches if x.ready]
    whole = all(x.ready or x.done for x in matches)

    def together(match: Match) -> tuple[int, int]:
        """Return the key of the tables that are drawn together. A table with too few players is drawn by
        itself: its refusal keeps no other waiting."""
        return len(match.sheets), match.table if too_few(match) else 0

    for (number, _), group in groupby(sorted(ready, key=together), key=together):
        tables = tuple(x.table for x in group)
        numbers = heat.matches[tables[0]].numbers
        if numbers.by_table or whole:
            yield DrawRoundDuty(
                heat=heat.number,
                round=number + 1,
                tables=tables,
                urgency=Urgency.NOW,
                act=DrawRound(tables=tables),
                clauses=cited(t, "chicago_seats.drawn"),
            )
