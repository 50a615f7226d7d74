"""The header and the tables of Chicago in the room, ready to be painted."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import tzinfo

from core.clock.clock import Reading
from core.floor.recent import Recent
from core.formats.chicago.going_on import advance, from_table, places_of
from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.heats import again, away, field_of, play_offs, tables_of, waiting
from core.formats.chicago.state import by_label, chicago
from core.formats.chicago.tables import Final
from core.formats.chicago.timing import round_clock
from core.say.reasons import Reason
from core.tournament.state import Tournament
from gui.formats.chicago.words import final_name, final_names, goes_words, heat_name, next_name, points_text
from gui.room.board import Board, CodeShown
from gui.room.look import Head
from gui.words import screen, text
from gui.words.names import player_of
from gui.words.tr import Context, dotted

tr = Context("chicago")


TURNS = 3
"""One of this many pages after the finals shows their tables."""


@dataclass(frozen=True, slots=True)
class Player:
    """``seat`` is the chair that is just drawn, until the table has written something."""

    name: str
    points: str
    seat: str = ""


@dataclass(frozen=True, slots=True)
class Standing:
    """A table: who advances stands over the green line, ``on`` of them."""

    title: str
    note: str
    players: tuple[Player, ...]
    on: int


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
    if heat.finals and heat.done and not tied:
        rest = tr("results")
    corner = _corner(t, heat, rounds, now) if not heat.done else ""
    stands = int(t.setting("pages") or 1) * 1000
    own = Standings(heat_name(heat), rest, tables, goes, to, corner)
    words = tr("Tables {range} of {total} · page {page} of {pages}")
    return Board("format", format="chicago", page=now // stands, page_words=words, own=own)


def seeking(t: Tournament, moved: Sequence[Recent]) -> list[Recent]:
    """Return the players who may still look for a chair: once anything is written at a table that was drawn
    together with theirs, all sit. A draw or a play-off to come needs the picture more."""
    heat = chicago(t).heat
    if not moved or heat is None or play_offs(t) or waiting(t):
        return []
    drawn: dict[tuple[int, int], bool] = {}
    for match in heat.matches.values():
        for sheet in match.sheets:
            together = sheet.number, sheet.begun
            drawn[together] = drawn.get(together, True) and sheet.blank
    at = {e: drawn[x.sheet.number, x.sheet.begun] for x in heat.matches.values() for e in x.left}
    return [x for x in moved if at.get(x.entry)]


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
    """Return a table's standing by its finished rounds. A round that is only drawn shows its seats. Players
    ``tied`` for going on stand below the line until the play-off."""
    label = t.room.tables[match.table].label
    title = final_name(heat, match) or tr("Table {label}", label=label)
    number = len(match.sheets)
    over = match.sheet.over
    note = tr("after {n}", n=number) if over else tr("in round {n}", n=number)
    if match.done:
        note = tr("play-off") if tied else tr("done")
    order = [x for _, tied in places_of(match) for x in tied]
    if match.sheet.blank and not match.done:
        points = {x.entry: points_text(x.points) if match.played else "" for x in order}
        drawn = sorted((chair, e) for chair, e in match.sheet.seats.items() if e not in match.gone)
        players = tuple(Player(player_of(t, e), points.get(e, ""), str(chair)) for chair, e in drawn)
        return Standing(title, tr("Table {label}", label=label) if match.final else note, players, 0)
    if not match.played:
        players = tuple(Player(player_of(t, e), "") for _, e in sorted(match.sheet.seats.items()))
        return Standing(title, note, players, 0)
    if on and match.done:
        first = from_table(advance(chicago(t).plans, heat), match, away(t))
        order.sort(key=lambda x: first.index(x.entry) if x.entry in first else len(first))
        on = min([on, *(i for i, x in enumerate(order) if x.entry in tied)])
    players = tuple(Player(player_of(t, x.entry), points_text(x.points)) for x in order)
    return Standing(title, note, players, on)
