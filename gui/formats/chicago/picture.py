"""The header and the tables of Chicago in the room, ready to be painted."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import tzinfo

from core.clock.clock import Reading
from core.floor.recent import Recent
from core.formats.chicago.going_on import advance, from_table, parted, places_of
from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.heats import again, away, field_of, looking, play_offs, tables_of, waiting
from core.formats.chicago.match import PartedBy, Total, parted_by
from core.formats.chicago.state import by_label, chicago
from core.formats.chicago.tables import Final
from core.formats.chicago.timing import round_clock
from core.say.reasons import Reason
from core.tournament.state import Tournament
from gui.formats.chicago.words import (
    final_name,
    final_names,
    goes_words,
    gone_words,
    heat_name,
    next_name,
    points_text,
)
from gui.room.board import Board, CodeShown
from gui.room.look import Head
from gui.words import screen, text
from gui.words.names import player_of
from gui.words.tr import Context, dotted, mark

tr = Context("chicago")


TURNS = 3
"""One of this many pages after the finals shows their tables."""


@dataclass(frozen=True, slots=True)
class Player:
    """``seat`` is the chair that is just drawn, until the table has written something; ``left`` says it of
    who went home or was disqualified, and a play-off is to come for who is ``tied``."""

    name: str
    points: str
    seat: str = ""
    left: str = ""
    tied: bool = False


@dataclass(frozen=True, slots=True)
class Standing:
    """A table: who advances stands over the green line, ``on`` of them. The ``note`` is ``urgent`` where a
    play-off is to come."""

    title: str
    note: str
    players: tuple[Player, ...]
    on: int
    urgent: bool = False


@dataclass(frozen=True, slots=True)
class Standings:
    """The tables of a heat, a page of them at a time. ``heat`` is loud in the headline, ``rest`` quiet; the
    foot says in green who advances, then where. ``corner`` is the round and its time, marked as bold."""

    heat: str
    rest: str
    tables: tuple[Standing, ...]
    goes: str
    to: str
    corner: str = ""


def head(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> Head:
    """Heat and round where the blinds stand, the tables that are done where the clock does."""
    game = chicago(t)
    heat, title = game.heat, str(t.setting("title") or t.setting("club") or "")
    coming = (tr("Players left"), str(t.game.left(t.people)), f" / {len(t.people.entries)}")
    if heat is None:
        players, begins = text.players_text(len(t.people.live)), _begins(t, 1, zone)
        clock, counted = (begins, tr("Begins")) if begins else (str(len(t.people.live)), tr("Players"))
        return Head(title, tr("Chicago"), "", players, clock, (coming,), counted=counted)
    rounds = next(iter(heat.matches.values())).numbers.rounds
    tables, timed = len(heat.matches), round_clock(t, now) is not None
    through = sum(x.done or len(x.sheets) > heat.round or x.sheet.over for x in heat.matches.values())
    done = f"{through}", f" / {tables}"
    plan = advance(game.plans, heat)
    sheets = sum(x.over for m in heat.matches.values() for x in m.sheets)
    wanted = sum(m.numbers.rounds for m in heat.matches.values())
    large = tr("{heat} · Round {n}", heat=heat_name(heat), n=heat.round)
    more = [text.tables_text(tables), text.players_text(len(heat.players))]
    more += [tr("%n advance", tables * len(plan.to))] if plan.to else []
    if plan.to and (begins := _begins(t, heat.number + 1, zone)):
        coming = (next_name(plan, heat.number), begins, "")
    stats: tuple[tuple[str, str, str], ...] = ((tr("Score sheets"), str(sheets), f" / {wanted}"), coming)
    if timed:
        stats = ((tr("Tables done"), *done), *stats)
    clock, counted = ("", "") if timed else ("".join(done), tr("Tables done"))
    title = title or tr("Chicago")  # else a round's clock would stand there as a level
    return Head(title, large, tr("of {n}", n=rounds), " · ".join(more), clock, stats, counted=counted)


def _begins(t: Tournament, number: int, zone: tzinfo) -> str:
    """Return the time of day at which a heat is planned to begin; empty: none is."""
    plan = chicago(t).plans.get(number)
    return text.time_of_day(plan.at, zone) if plan is not None and plan.at else ""


def picture(t: Tournament, now: int, page: int, zone: tzinfo) -> Board | None:
    """Return the tables of the heat; once it is done, who advances; after the finals, in turn with the
    winner, who stands where."""
    game = chicago(t)
    heat = game.heat
    if heat is not None and not t.word.cancelled and waiting(t):
        return _draw(t)
    if heat is None or t.word.cancelled or (t.won and page % TURNS != TURNS - 1):
        return None
    plan = advance(game.plans, heat)
    tied = {x.table: x.entries for x in reversed(play_offs(t))}
    tables = tuple(
        _standing(t, x, heat, len(plan.to), tied.get(x.table, ())) for x in by_label(t, heat.matches)
    )
    rounds = next(iter(heat.matches.values())).numbers.rounds
    rest = tr("standings") if not heat.done or tied else tr("is over")
    goes, to = _goes(t, heat, zone)
    if not heat.begun:
        rest = tr("seats")
    if heat.finals and heat.done and not tied:
        rest = tr("results")
    if heat.done and tied:
        rest = tr("play-off")
    corner = _corner(t, heat, rounds, now) if not heat.done else ""
    stands = int(t.setting("pages") or 1) * 1000
    own = Standings(heat_name(heat), rest, tables, goes, to, corner)
    words = tr("Tables {range} of {total} · page {page} of {pages}")
    return Board("format", format="chicago", page=now // stands, page_words=words, own=own)


def seeking(t: Tournament, moved: Sequence[Recent]) -> list[Recent]:
    """Return the players who may still look for their seats. A draw or a play-off to come needs the picture
    more."""
    if not moved or play_offs(t) or waiting(t):
        return []
    there = looking(t)
    return [x for x in moved if x.entry in there]


def _draw(t: Tournament) -> Board:
    """Return the codes of the draws that wait for a number."""
    shown = waiting(t)
    made = field_of(t, again=again(t))
    assert not isinstance(made, Reason)  # else no draw would wait
    what = tr("Draw of heat {n}", n=made.number)
    if Final.A.value in made.groups:
        what = tr("Draw of the finals") if len(shown) > 1 else tr("Draw of the final")
    names = final_names() if len(shown) > 1 else {}
    players, tables = len(made.players), sum(tables_of(t, made))
    return Board(
        "welcome",
        headline=what,
        tone="green",
        note=dotted(text.players_text(players), text.tables_text(tables)),
        codes=tuple(
            CodeShown(draw.commitment, text.commitment_text(draw.commitment), names.get(final, ""))
            for final, draw in zip(made.groups, shown, strict=True)
        ),
        code_words=screen.scan_first(len(shown)),
    )


def _corner(t: Tournament, heat: Heat, rounds: int, now: int) -> str:
    """Return the round, and what is left of its time, marked as bold."""
    clock = round_clock(t, now)
    facts: dict[str, object] = {"n": heat.round, "rounds": rounds}
    if clock is None or clock.remaining is None:
        return tr("Round {n} of {rounds}", **facts)
    if not clock.remaining:
        return tr("Round {n} of {rounds} · <b>time is up</b>", **facts)
    facts["time"] = text.clock_text(clock.remaining)
    if not clock.running:
        return tr("Round {n} of {rounds} · paused at <b>{time}</b>", **facts)
    return tr("Round {n} of {rounds} · <b>{time}</b> left", **facts)


def _goes(t: Tournament, heat: Heat, zone: tzinfo) -> tuple[str, str]:
    plan = advance(chicago(t).plans, heat)
    if not plan.to:
        return "", ""
    if plan.rest or plan.to == (Final.A, Final.B) or plan.to == (Final.A,):
        return goes_words(plan), ""
    facts = {"n": heat.number + 1, "time": _begins(t, heat.number + 1, zone)}
    if plan.to[0] is Final.NEXT:
        to = tr("to heat {n}, {time}", **facts) if facts["time"] else tr("to heat {n}", **facts)
    else:
        to = tr("to the final, {time}", **facts) if facts["time"] else tr("to the final")
    return tr("%n of each table advance", len(plan.to)), to


def _standing(t: Tournament, match: Match, heat: Heat, on: int, tied: tuple[int, ...]) -> Standing:
    """Return a table's standing by its finished rounds, with the chairs of a round that is only drawn.
    Players ``tied`` for going on stand below the line until the play-off."""
    label = t.room.tables[match.table].label
    title = final_name(heat, match) or tr("Table {label}", label=label)
    drawn, chairs = match.sheet.blank and not match.done, match.sheet.chair
    note = _note(t, match, heat, drawn=drawn) if not tied else tr("play-off")
    seats = {e: str(chairs(e)) for e in match.left if drawn and chairs(e)}
    if not match.played:
        order = [e for _, e in sorted(match.sheet.seats.items()) if e in match.left]
        players = tuple(Player(player_of(t, e), "", seats.get(e, "")) for e in order)
        return Standing(title, note, players, 0)
    groups = [group for _, group in places_of(match)]
    ranked = [x for group in groups for x in group]
    if on and match.done:
        first = from_table(advance(chicago(t).plans, heat), match, away(t))
        ranked.sort(key=lambda x: first.index(x.entry) if x.entry in first else len(first))
        on = min([on, *(i for i, x in enumerate(ranked) if x.entry in tied)])
    elif on:
        on = _above(groups, on)
    gone = {e: gone_words(t, e) for e in match.gone}
    players = tuple(
        Player(
            player_of(t, x.entry),
            points_text(x.points),
            seats.get(x.entry, ""),
            gone.get(x.entry, ""),
            x.entry in tied,
        )
        for x in ranked
    )
    return Standing(title, note, players, on, bool(tied))


def _above(groups: Sequence[Sequence[Total]], on: int) -> int:
    """Return how many stand above the line while play goes on: nobody without points, and of who is equal all
    or none."""
    above = 0
    for group in groups:
        if above + len(group) > on or not group[0].points:
            break
        above += len(group)
    return above


_BY: Mapping[PartedBy, str] = {
    "side": mark("by points in all deals"),
    "won": mark("by Chicagos made"),
    "play_off": mark("by play-off"),
}


def _note(t: Tournament, match: Match, heat: Heat, *, drawn: bool) -> str:
    """Return where the table is in its match; once that is over, what parts players with equal points."""
    number = len(match.sheets)
    if drawn:
        label = t.room.tables[match.table].label
        where = tr("Table {label}", label=label) if match.final else tr("in round {n}", n=number)
        return dotted(where, screen.seat_word())
    if not match.done:
        return tr("after {n}", n=number) if match.sheet.over else tr("in round {n}", n=number)
    pairs = parted(advance(chicago(t).plans, heat), match, away(t))
    return tr(_BY[parted_by(*pairs[0])]) if pairs else tr("done")
