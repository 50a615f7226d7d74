"""Heats and rounds: planned, drawn, who goes on from them, and who is there."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple

from core.clock.rules import stopped
from core.conduct import disqualifying
from core.floor import absent
from core.floor.draw.draw import Drawing, decide_abandon, draw_seats, open_draws, prepared
from core.floor.newcomers import newcomer
from core.floor.seating import in_reasons
from core.formats import entries
from core.formats.chicago import acts as a
from core.formats.chicago import facts as f
from core.formats.chicago import reasons as r
from core.formats.chicago.becauses import HeatMade, RoundMade
from core.formats.chicago.going_on import NOBODY, advance, eligible, final_order, parting, still_tied
from core.formats.chicago.heat import Match, Plan
from core.formats.chicago.match import ties, to_play_off
from core.formats.chicago.numbers import numbers_of
from core.formats.chicago.state import by_label, chicago, match_at
from core.formats.chicago.tables import FIVE, Final, sizes
from core.formats.format import with_more
from core.money.payouts import tonight, won_reasons
from core.people.people import clean
from core.say import acts, records
from core.say.decision import Context, Decision, impossible
from core.say.reasons import AlreadyOut, DrawOpen, Reason, SameTwice, SeatsAreDrawn
from core.say.reasons.stored import stored
from core.say.records import Record
from core.tournament.deciding import Decide, Deciding, Rules, against, because, forbidden, rule
from core.tournament.room import Draw
from core.tournament.settings import DEFAULTS
from core.tournament.state import Tournament
from core.tournament.table import Table

HEATS = {"": "chicago_heat", "a": "chicago_a", "b": "chicago_b"}
"""The purpose of a heat's draw in the log, by the final it is."""
AGAIN = {x: f"{purpose}_again" for x, purpose in HEATS.items()}
"""The purpose where the heat is drawn already and not begun."""
ROUND = "chicago_round"
"""The purpose of a round's draw at one table."""
TWO = 2
PLANS = ("next", "finals", "final", "end", "proposed")


def begins(t: Tournament, context: Context) -> Iterator[Record]:
    """Yield the records made when Chicago is chosen: a table has four seats, and no clock runs but that of a
    round."""
    yield from stopped(t, context.now)
    yield records.SettingChanged("seats", numbers_of(t.rulebook).most)


def ends(t: Tournament, context: Context) -> Iterator[Record]:
    """Yield the records that take it back where the director has set no other number since."""
    if t.setting("seats") == numbers_of(t.rulebook).most:
        yield records.SettingChanged("seats", DEFAULTS["seats"])


# -- planning ----------------------------------------------------------------------------------------------


@rule
def _plan(t: Tournament, act: a.PlanHeat, now: int) -> Decision:
    game, numbers = chicago(t), numbers_of(t.rulebook)
    old = game.plans.get(act.heat, Plan())
    wrong = {
        "heat": act.heat < max(1, len(game.heats)),
        "to": bool(act.to) and act.to not in PLANS,
        "best": act.best is not None and not 1 <= act.best <= numbers.most,
    }
    at = old.at if act.at is None else act.at
    to = "" if act.to == "proposed" else act.to or old.to
    best = act.best or (0 if act.to == "proposed" else old.best) or (numbers.advance if to else 0)
    reasons = tuple(r.BadPlan(what=x) for x, bad in wrong.items() if bad)
    return Decision(reasons, lambda _: (f.HeatPlanned(act.heat, at, best, to),))


def _absent(t: Tournament) -> frozenset[int]:
    if t.rulebook.word("chicago_stages.absent") != "next_of_table":
        return frozenset()
    return frozenset(e.id for e in t.people.entries.values() if e.absent)


def away(t: Tournament) -> frozenset[int]:
    """Return the players whom the next of their table replaces in the next heat: absent, or gone for good."""
    return _absent(t) | chicago(t).departed


def replaced(t: Tournament, number: int) -> tuple[int, ...]:
    """Return the absent players who played the heat before this one."""
    heats = chicago(t).heats
    return tuple(sorted(_absent(t).intersection(heats[number - 2].players))) if number > 1 else ()


# -- drawing a heat ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Field:
    """The players of a heat: ``groups`` are the draws that are made, everybody in one, or the A and the B
    final, each with who is in it; ``waiting`` are in the final without it, and ``out`` are out, the worst
    first."""

    number: int
    groups: Mapping[str, tuple[int, ...]]
    waiting: tuple[int, ...] = ()
    out: tuple[int, ...] = ()

    @property
    def players(self) -> list[int]:
        return [e for group in self.groups.values() for e in group]


def field_of(t: Tournament, *, again: bool = False) -> Field | Reason:
    """Return the players of the next heat, or of the one that is drawn already."""
    game = chicago(t)
    number = len(game.heats) + (0 if again else 1)
    if number <= 1:
        # At one table from the start it is the final.
        here = tuple(e.id for e in t.playing if not e.absent and not e.alternate)
        if not here:
            return Field(number, {})
        alone = len(sizes(len(here), numbers_of(t.rulebook)) or ()) == 1
        return Field(number, {Final.A.value if alone else "": here})
    before = game.heats[number - 2]
    if not advance(game.plans, before).to:
        return r.NoFurtherHeat()
    to = {x: tuple(sorted(y)) for x, y in parting(game.plans, before, away(t)).to.items()}
    playing = {e for x in to.values() for e in x}
    order = [e for tied in final_order(game.heats[: number - 1], t.people) for e in tied]
    out = tuple(e for e in reversed(order) if e in before.players and e not in playing)
    if Final.NEXT in to:
        groups, waiting = {"": to[Final.NEXT]}, to.get(Final.A, ())
    else:
        groups, waiting = {x.value: to.get(x, ()) for x in (Final.A, Final.B)}, ()
    return Field(number, {x: group for x, group in groups.items() if group}, waiting, out)


def tables_of(t: Tournament, field: Field) -> list[int]:
    """Return how many tables each draw of the field needs; none where so many cannot be seated."""
    numbers = numbers_of(t.rulebook)
    found = []
    for players in field.groups.values():
        made = sizes(len(players), numbers)
        found.append(len(made) if made else -(-len(players) // numbers.most))
    return found


@rule
def _draw_heat(t: Tournament, act: a.DrawHeat, now: int) -> Decision:
    game = chicago(t)
    if act.again and not game.heats:
        return impossible(r.NoHeatYet())
    if act.again and game.heats[-1].begun:
        return impossible(r.HeatBegun(heat=len(game.heats)))
    heat = game.heat
    if heat is not None and not act.again and not heat.done:
        missing = tuple(x.table for x in heat.matches.values() if not x.done)
        return impossible(r.HeatNotDone(heat=heat.number, tables=missing))
    field = field_of(t, again=act.again)
    if isinstance(field, Reason):
        return impossible(field)
    return Decision(against_heat(t, field), partial(_heat_drawn, t, act, field))


@rule
def _prepare(t: Tournament, act: acts.PrepareDraw, now: int) -> Decision:
    """Make the secrets of the next heat, or with ``everybody`` of the one that is drawn and not begun, and
    show their commitments: one, or that of the A and that of the B final. What is against the draw is said
    here, before the room calls a number; what was prepared for something else is abandoned."""
    reasons = [*_draw_heat(t, a.DrawHeat(again=act.everybody), now).reasons]
    if waiting(t):
        reasons.append(DrawOpen())

    def made(context: Context) -> Iterator[Record]:
        yield from (records.DrawAbandoned(x.id) for x in open_draws(t))
        yield from (prepared(context, x) for x in _purposes(t, again=act.everybody))

    return Decision(tuple(reasons), made)


def _purposes(t: Tournament, *, again: bool) -> list[str]:
    field, purposes = field_of(t, again=again), AGAIN if again else HEATS
    return [] if isinstance(field, Reason) else [purposes[final] for final in field.groups]


def again(t: Tournament) -> bool:
    """Return whether a heat is drawn and not begun: a number draws it again then, not the next."""
    heats = chicago(t).heats
    return bool(heats) and not heats[-1].begun


def waiting(t: Tournament) -> Sequence[Draw]:
    """Return the draws that wait for a number; none where they are not those the heat needs now."""
    found = open_draws(t)
    return found if [x.purpose for x in found] == _purposes(t, again=again(t)) else ()


def drawing(t: Tournament, number: str) -> Drawing:
    """Return the draw of this number: the next heat, or again the one that is not begun."""
    anew = again(t)
    field = field_of(t, again=anew)
    if isinstance(field, Reason):
        field = Field(0, {})
    players, act = len(field.players), a.DrawHeat(number=number, again=anew)
    return Drawing(act, players, players, sum(tables_of(t, field)), waiting(t))


def against_heat(t: Tournament, field: Field) -> tuple[Reason, ...]:
    """Return the reasons against drawing these players; not those overruled when the draw was prepared."""
    heats = chicago(t).heats
    since = heats[-1].drawn if heats else 0
    overruled = [y for x in t.word.overrides if x.at >= since for y in x.against] if waiting(t) else []
    return tuple(x for x in _against_heat(t, field) if not x.overridable or stored(x) not in overruled)


def _against_heat(t: Tournament, field: Field) -> Iterator[Reason]:
    game, numbers = chicago(t), numbers_of(t.rulebook)
    if field.number > 1:
        before = game.heats[field.number - 2]
        for table, entries in still_tied(game.plans, before, away(t)):
            yield forbidden(t, "chicago_match.play_off", r.TieUndecided(table=table, entries=entries))
    if not field.groups:
        yield r.TooFewToPlay(players=0, fewest=numbers.fewest)
    for many in map(len, field.groups.values()):
        if sizes(many, numbers) is not None:
            continue
        if many == FIVE and t.rulebook.word("chicago_seats.five") == "refused":
            yield against(t, "chicago_seats.five", r.FiveCannotSit())
        elif many != FIVE:
            reason = against(t, "chicago_seats.fewest", r.TooFewToPlay(players=many, fewest=numbers.fewest))
            yield reason.but(overridable=many >= TWO)


def _room(t: Tournament, wanted: int, context: Context) -> tuple[list[Table], list[Record]]:
    """Return the tables of a heat as they will be, and the records that make them so: those with the lowest
    numbers that have a chair for everybody, more where there are too few, each with as many chairs as play
    at it."""
    most = numbers_of(t.rulebook).most
    whole = (x for x in t.open_tables if min(x.closed, default=most) >= most and most not in x.closed)
    there = sorted(whole, key=lambda x: (x.number, x.id))[:wanted]
    made: list[Record] = [records.TableResized(x.id, most) for x in there if x.size != most]
    tables = [_emptied(x, most) for x in there]
    number = 0
    while len(tables) < wanted:
        number += 1
        if str(number) not in t.room.by_label:
            tables.append(Table(context.new_id(), str(number), most))
            made.append(records.TableOpened(tables[-1].id, tables[-1].label, most))
    return tables, made


def _heat_drawn(t: Tournament, act: a.DrawHeat, field: Field, context: Context) -> Iterator[Record]:
    plays = {*field.players, *field.waiting}
    yield from (records.Eliminated(e) for e in field.out if not t.people.entries[e].out)
    yield from (records.Reinstated(e, None, None) for e in sorted(plays) if t.people.entries[e].out)
    staying = [e for e in t.playing if e.table is not None and e.id not in field.out]
    yield from (records.Unseated(e.id) for e in staying)
    tables, made = _room(t, sum(tables_of(t, field)), context)
    yield from made
    purposes, shown = AGAIN if act.again else HEATS, act.again == again(t) and waiting(t)
    yield from (records.DrawAbandoned(x.id) for x in open_draws(t) if not shown)
    drawn: list[tuple[Table, str]] = []
    begins: list[Record] = []
    for (final, players), needed in zip(field.groups.items(), tables_of(t, field), strict=True):
        mine, tables = tables[:needed], tables[needed:]
        drawn += [(x, final) for x in mine]
        seats, _ = draw_seats(
            t, context, act.number, sorted(players), purpose=purposes[final], tables=mine, anew=not shown
        )
        yield from seats
        begins += [f.RoundBegun(field.number, x.id, 1, _dealer(t, seats, x.id, context)) for x in mine]
    yield f.HeatDrawn(field.number, tuple(x.id for x, _ in drawn), tuple(x for _, x in drawn), field.waiting)
    yield from begins
    why = HeatMade(
        heat=field.number,
        players=len(field.players),
        tables=len(drawn),
        waiting=len(field.waiting),
        replaced=replaced(t, field.number),
    )
    yield because(t, why, "chicago_seats.most", "chicago_stages.advance")


def _dealer(t: Tournament, seats: Sequence[Record], table: int, context: Context) -> int:
    chairs = sorted(x.seat for x in seats if isinstance(x, records.Seated) and x.table == table)
    chairs = chairs or sorted(t.room.tables[table].seats)
    if t.rulebook.word("chicago_seats.dealer") == "seat_1":
        return chairs[0]
    return chairs[int.from_bytes(context.entropy(8)) % len(chairs)]


# -- rounds ------------------------------------------------------------------------------------------------


@rule
def _draw_round(t: Tournament, act: a.DrawRound, now: int) -> Deciding:
    if len(set(act.tables)) < len(act.tables):
        yield SameTwice()
    for table in act.tables:
        match = match_at(t, table)
        if match is None:
            yield r.NoMatchAt(table=table)
            continue
        numbers = match.numbers
        yield from (AlreadyOut(entry=e) for e in match.left if t.people.entries[e].out)
        if len(match.sheets) >= numbers.rounds:
            yield r.NoMoreRounds(table=table, rounds=numbers.rounds)
        if match.sheet.marks and not match.sheet.over:
            yield r.RoundNotOver(table=table, round=match.sheet.number, overridable=True)
        others = chicago(t).heats[-1].matches.values()
        if late := tuple(x.table for x in others if not numbers.by_table and _behind(x, match)):
            yield against(t, "chicago_match.next_round", r.RoomWaits(tables=late))
        many = len(match.left)
        if too_few(match):
            few = r.TooFewToPlay(players=many, fewest=numbers.fewest, table=table)
            yield against(t, "chicago_seats.fewest", few).but(overridable=many >= TWO)
    return partial(_rounds_drawn, t, act)


def too_few(match: Match) -> bool:
    """Return whether fewer are left than a table needs, or than sat down at this one."""
    return len(match.left) < min(match.numbers.fewest, len(match.sheet.seats))


def _behind(other: Match, match: Match) -> bool:
    """Return whether this table still plays the round that the match has finished."""
    played = len(other.sheets) <= len(match.sheets) and not other.sheet.over and not other.done
    return other is not match and played


def _rounds_drawn(t: Tournament, act: a.DrawRound, context: Context) -> Iterator[Record]:
    heat = len(chicago(t).heats)
    for table in act.tables:
        match = match_at(t, table)
        assert match is not None
        room, seats = t.room.tables[table], list[Record]()
        if match.numbers.seats_each_round:
            seats, _ = draw_seats(
                t, context, "", sorted(match.left), everybody=True, purpose=ROUND, tables=[room]
            )
        yield from seats
        yield f.RoundBegun(heat, table, len(match.sheets) + 1, _dealer(t, seats, table, context))
    matches = [match_at(t, table) for table in act.tables]
    number = max((len(x.sheets) + 1 for x in matches if x is not None), default=0)
    yield because(t, RoundMade(round=number, tables=act.tables), "chicago_seats.drawn")


# -- the proof ---------------------------------------------------------------------------------------------


def drawn(
    t: Tournament, action: records.Action, made: records.DrawMade
) -> tuple[list[int], list[Table], bool] | None:
    """Return the entries of this draw of a heat or a round, its tables, and whether they left their seats for
    it."""
    if made.purpose not in (ROUND, *HEATS.values(), *AGAIN.values()) or not made.seats:
        return None
    tables = dict.fromkeys(x for x, _ in made.seats)
    heat = next((x for x in action.records if isinstance(x, f.HeatDrawn)), None)
    if heat is None:
        table = next(iter(tables))
        match = match_at(t, table)
        if match is None or len(tables) > 1:
            return None
        return sorted(match.left), [t.room.tables[table]], True
    field = field_of(t, again=heat.heat == len(chicago(t).heats))
    if isinstance(field, Reason):
        return None
    final = next((y for x, y in zip(heat.tables, heat.finals, strict=True) if x in tables), "")
    people = field.groups.get(final, ())
    most = numbers_of(t.rulebook).most
    mine = [x for x, y in zip(heat.tables, heat.finals, strict=True) if y == final]
    opened = {
        x.table: Table(x.table, x.label, most) for x in action.records if isinstance(x, records.TableOpened)
    }
    known = {**t.room.tables, **opened}
    return sorted(people), [_emptied(known[x], most) for x in mine if x in known], False


def _emptied(table: Table, most: int) -> Table:
    """Return the table as a heat is drawn for it: nobody sits there, and it has as many chairs as play."""
    return replace(table, size=most, seats={}, closed={s for s in table.closed if s <= most})


# -- who goes on -------------------------------------------------------------------------------------------


@rule
def _play_off(t: Tournament, act: a.PlayOff, now: int) -> Decision:
    heat = chicago(t).heat
    found = next((x for x in heat.matches.values() if {*act.entries} <= {*x.players}), None) if heat else None
    if heat is None or found is None:
        return impossible(r.NotTied(entries=act.entries))
    reasons: list[Reason] = []
    out = away(t) if advance(chicago(t).plans, heat).to else NOBODY
    if not found.done or {*act.entries} not in [{*x} for _, x in ties(eligible(found, out))]:
        reasons.append(r.NotTied(entries=act.entries))
    most, flush = _most_in_play_off(t)
    tops = [flush if e == act.won else most for e in act.entries]
    if len(act.points) != len(tops) or any(
        not 0 <= x <= top for x, top in zip(act.points, tops, strict=True)
    ):
        wrong = r.PlayOffPoints(entries=act.entries, most=most, flush=flush if act.won in act.entries else 0)
        reasons.append(forbidden(t, "chicago_match.play_off", wrong))
    if act.won is not None and act.won not in act.entries:
        reasons.append(r.NotTied(entries=(act.won,)))
    record = f.PlayedOff(heat.number, found.table, act.entries, act.points, act.won or 0)
    return Decision(tuple(reasons), lambda _: (record,))


def _most_in_play_off(t: Tournament) -> tuple[int, int]:
    """Return the most points that a play-off can bring without Chicago, and with a straight flush."""
    n = numbers_of(t.rulebook)
    deal = n.exchanges * max(n.hands) + max(n.trick, n.deuce)
    most = t.rulebook.number("chicago_match.play_off") * deal
    return most, most + n.exit if n.exit_adds else max(most, n.exit)


def prize_ties(t: Tournament) -> list[tuple[int, tuple[int, ...]]]:
    """Return the entries that are equal in a final with a prize between them, with their tables: such entries
    play off (procedure L2)."""
    heat, found = chicago(t).heat, list[tuple[int, tuple[int, ...]]]()
    if heat is None or not heat.done or advance(chicago(t).plans, heat).to:
        return []
    won, above = tonight(t), 0
    for match in sorted(heat.matches.values(), key=lambda x: x.final):
        if match.final:
            mine = [won[n] if n < len(won) else 0 for n in range(above, above + len(match.players))]
            parted = [n for n, (one, other) in enumerate(pairwise(mine), 1) if one != other]
            found += [(match.table, x) for x in to_play_off(eligible(match), parted)]
            above += len(match.players)
    return found


class Tied(NamedTuple):
    """A tie at a table that is to be played off, for a ``prize`` or for who goes on."""

    table: int
    entries: tuple[int, ...]
    prize: bool


def play_offs(t: Tournament) -> list[Tied]:
    """Return the ties of the heat that are still to be played off."""
    heat = chicago(t).heat
    if heat is None:
        return []
    found = [Tied(*x, False) for x in still_tied(chicago(t).plans, heat, away(t))]
    known = {(x.table, x.entries) for x in found}
    return [*found, *(Tied(*x, True) for x in prize_ties(t) if x not in known)]


@rule
def _send_on(t: Tournament, act: a.SendOn, now: int) -> Decision:
    match = match_at(t, act.table)
    if match is None:
        return impossible(r.NoMatchAt(table=act.table))
    reasons: list[Reason] = [r.CannotGoOn(entry=e) for e in act.entries if e not in match.left]
    if len(set(act.entries)) < len(act.entries):
        reasons.append(SameTwice())
    record = f.GoesOn(len(chicago(t).heats), act.table, act.entries)
    return Decision(tuple(reasons), lambda _: (record,))


def looking(t: Tournament) -> frozenset[int]:
    """Return the players who may still look for their seats: once anything is written at a table that was
    drawn together with theirs, all sit."""
    heat, blank = chicago(t).heat, dict[tuple[int, int], bool]()
    if heat is None:
        return NOBODY
    for match in heat.matches.values():
        for sheet in match.sheets:
            together = sheet.number, sheet.begun
            blank[together] = blank.get(together, True) and sheet.blank
    matches = heat.matches.values()
    return frozenset(e for x in matches if blank[x.sheet.number, x.sheet.begun] for e in x.left)


# -- who is there ------------------------------------------------------------------------------------------


def playing_at(t: Tournament, entry: int) -> Match | None:
    """Return the table of the heat played now at which the entry plays."""
    heat = chicago(t).heat
    return next((x for x in heat.matches.values() if entry in x.left), None) if heat else None


@rule
def _auditor(t: Tournament, act: a.NameAuditor, now: int) -> Decision:
    match = match_at(t, act.table)
    if match is None:
        return impossible(r.NoMatchAt(table=act.table))
    reasons = () if act.entry in match.left else (r.NotAtTable(entry=act.entry),)
    record = f.AuditorNamed(len(chicago(t).heats), act.table, act.entry)
    return Decision(reasons, lambda _: (record,))


@rule
def _no_show(t: Tournament, act: a.NoShow, now: int) -> Decision:
    """Fill the chair from a table of four, or leave it empty; only before the first deal."""
    match = playing_at(t, act.entry)
    if match is None:
        return impossible(r.NotAtTable(entry=act.entry))
    reasons: list[Reason] = []
    if not match.blank:
        reasons.append(r.TableHasBegun(table=match.table))
    other = None if act.replaced is None else playing_at(t, act.replaced)
    if act.replaced is not None:
        if other is None or other is match:
            reasons.append(r.NotAtTable(entry=act.replaced))
        else:
            if not other.blank:
                reasons.append(r.TableHasBegun(table=other.table))
            fewest = other.numbers.fewest
            if len(other.left) <= fewest:
                few = r.TooFewToPlay(players=len(other.left) - 1, fewest=fewest, table=other.table)
                reasons.append(against(t, "chicago_seats.fewest", few).but(overridable=False))
    elif len(match.left) <= match.numbers.fewest:
        few = r.TooFewToPlay(players=len(match.left) - 1, fewest=match.numbers.fewest, table=match.table)
        reasons.append(against(t, "chicago_seats.fewest", few).but(overridable=len(match.left) - 1 >= TWO))
    return Decision(tuple(reasons), partial(_not_there, t, act, match, other))


def _not_there(
    t: Tournament, act: a.NoShow, match: Match, other: Match | None, context: Context
) -> Iterator[Record]:
    heat = len(chicago(t).heats)
    at = t.people.entries[act.entry]
    table, seat = at.table, at.seat
    yield f.LeftTable(heat, match.table, act.entry, never=True)
    yield records.Eliminated(act.entry)
    if other is not None and act.replaced is not None and table is not None and seat is not None:
        yield f.LeftTable(heat, other.table, act.replaced, never=True)
        yield records.Seated(act.replaced, table, seat)
        yield f.CameToTable(heat, match.table, act.replaced)


@rule
def _late(t: Tournament, act: a.SitLate, now: int) -> Decision:
    match = match_at(t, act.table)
    if act.entry not in t.people.entries:
        return impossible(r.NotAtTable(entry=act.entry))
    if match is None:
        return impossible(r.NoMatchAt(table=act.table))
    reasons: list[Reason] = []
    if act.entry in t.conduct.disqualified:
        reasons.append(r.PutOut(entry=act.entry))
    heats = chicago(t).heats
    drawn_at = next((x for x in heats[-1].matches.values() if act.entry in x.players), None)
    if drawn_at is not None:
        reasons.append(r.AlreadyAtTable(entry=act.entry, table=drawn_at.table))
    if heats[1:]:
        reasons.append(r.HeatBegun(heat=1))
    if len(match.left) >= match.numbers.most or not _chairs(t, match):
        full = r.TableIsFull(table=act.table, most=match.numbers.most)
        reasons.append(against(t, "chicago_seats.most", full).but(overridable=False))
    if not match.blank:
        reasons.append(r.TableHasBegun(table=act.table))
    elif t.rulebook.word("chicago_seats.late") == "refused" and not _let_in(t, act.entry):
        reasons.append(against(t, "chicago_seats.late", r.TooLateToPlay(entry=act.entry)))
    return Decision(tuple(reasons), partial(_sits_late, t, act, match))


def _chairs(t: Tournament, match: Match) -> list[int]:
    """Return the free chairs. One the sheet gives to somebody who left while the draw was undone is taken."""
    return [seat for seat in t.room.tables[match.table].free if seat not in match.sheet.seats]


def _let_in(t: Tournament, entry: int) -> bool:
    """Return whether the entry was made after the draw: the director has overruled what stands against it."""
    return t.people.entries[entry].entered > chicago(t).heats[0].drawn


def free_chairs(t: Tournament) -> list[int]:
    """Return the tables of the first heat with a free chair before their first deal."""
    heats = chicago(t).heats
    if len(heats) != 1:
        return []
    found = by_label(t, heats[0].matches)
    return [x.table for x in found if x.blank and len(x.left) < x.numbers.most and _chairs(t, x)]


def latecomers(t: Tournament) -> list[int]:
    """Return the players who are there, and were not in the draw of the first heat."""
    game = chicago(t)
    if len(game.heats) != 1:
        return []
    there = (e for e in t.playing if not e.absent and not e.alternate)
    return [e.id for e in there if not game.keeps(e.id) and e.id not in game.departed]


def _sits_late(t: Tournament, act: a.SitLate, match: Match, context: Context) -> Iterator[Record]:
    seat = _chairs(t, match)[0]
    if t.people.entries[act.entry].out:
        yield records.Reinstated(act.entry, act.table, seat)
    else:
        yield records.Seated(act.entry, act.table, seat)
    if t.people.entries[act.entry].absent:
        yield records.PresenceSet(act.entry, True)
    yield f.CameToTable(len(chicago(t).heats), act.table, act.entry)


@rule
def _leave(t: Tournament, act: a.LeaveTable, now: int) -> Decision:
    gone = tuple(in_reasons(t, act.entry))
    if gone:
        return impossible(*gone)
    return Decision((), lambda _: (*_leaves(t, act.entry), records.Eliminated(act.entry)))


def _leaves(t: Tournament, entry: int) -> Iterable[Record]:
    """Yield the records by which the entry leaves its table, or the final it waits for. Nobody loses a place
    that is won. At a table with nothing written yet it is as if the player had not come, as long as nobody
    plays: later the table writes on paper."""
    heat = chicago(t).heat
    if heat is None or t.won:
        return ()
    if entry in heat.waiting:
        return (f.LeftTable(heat.number, 0, entry),)
    match = playing_at(t, entry)
    if match is None:
        return ()
    plays = (heat.begun or bool(heat.clocks)) and not t.people.entries[entry].absent
    never = match.blank and not plays and len(match.left) > TWO
    return (f.LeftTable(heat.number, match.table, entry, never),)


def _goes(t: Tournament, act: Any, context: Context, made: Iterable[Record]) -> Iterator[Record]:
    """Make the records as usual, and let the table go on without the player (points 19 and 32)."""
    yield from _leaves(t, act.entry)
    yield from made


def _stays(decide: Decide) -> Decide:
    """Let an entry that plays, or has played, neither pass to another person nor be taken back."""

    def stays(t: Tournament, act: Any, now: int) -> Decision:
        return impossible(r.DrawnToPlay(entry=act.entry)) if t.game.keeps(act.entry) else decide(t, act, now)

    return stays


def _after_the_draw(t: Tournament, act: acts.Register | acts.RegisterList, now: int) -> Iterator[Reason]:
    """Yield the reasons against entering once a heat is drawn, by override only while somebody can still be
    seated; and against naming a seat then: a latecomer's chair is one of a table of three."""
    people = act.people if isinstance(act, acts.RegisterList) else (act,)
    refused = t.rulebook.word("chicago_seats.late") == "refused"
    chairs = len(free_chairs(t))
    for n, one in enumerate(people if chicago(t).heats else ()):
        full = len(latecomers(t)) + n >= chairs
        if refused or full:
            late = against(t, "chicago_seats.late", r.TooLateToPlay(name=clean(one.name), full=full))
            yield late.but(overridable=not full or (len(chicago(t).heats) == 1 and again(t)))
        if one.seat is not None:
            yield SeatsAreDrawn(comes=newcomer(t, now, alternate=one.alternate), name=clean(one.name))


# The house's rules that do more, or refuse more, where a heat is drawn.
HOUSE: Rules = {
    acts.Register: with_more(entries.register, reasons=_after_the_draw),
    acts.RegisterList: with_more(entries.register_list, reasons=_after_the_draw),
    acts.AbandonDraw: decide_abandon,
    acts.Disqualify: with_more(disqualifying.disqualify, reasons=won_reasons, records=_goes),
    acts.RemoveStack: with_more(absent.decide_remove, records=_goes),
    acts.Unregister: _stays(entries.unregister),
    acts.HandOver: _stays(entries.hand_over),
}
