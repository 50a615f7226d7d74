"""Reads the exported lines of a night of Chicago and the transcript of its cards, and derives it all again:
points from the cards, round points, ties, who goes on, the final order. It shares no code with the program;
what it knows stands in the source.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import groupby
from typing import Any

from tests.checker import chicago_cards
from tests.checker.lines import Line, in_order, marks_wrong, read

PLACES = (20, 12, 8, 5)
ROUNDS = 3
Key = tuple[int, int, int]
"""Heat, table and round."""


@dataclass
class Sat:
    """A table of a heat: who sat where in each round, and who left in which."""

    final: str
    rounds: list[dict[int, int]] = field(default_factory=list)
    gone: dict[int, int] = field(default_factory=dict)
    chosen: list[int] = field(default_factory=list)

    @property
    def players(self) -> list[int]:
        return sorted(self.rounds[0].values())

    @property
    def left(self) -> list[int]:
        return [e for e in self.players if e not in self.gone]


@dataclass
class Log:
    """The night as the lines alone give it: ``heats`` by number, each its tables; ``absent`` when each was
    drawn."""

    heats: dict[int, dict[int, Sat]] = field(default_factory=dict)
    waiting: dict[int, list[int]] = field(default_factory=dict)
    absent: dict[int, set[int]] = field(default_factory=dict)
    stands: set[tuple[int, int]] = field(default_factory=set)
    entries: set[int] = field(default_factory=set)
    wrong: list[str] = field(default_factory=list)


def follow(lines: Sequence[Line]) -> Log:
    log, away = Log(), set[int]()
    at: dict[int, tuple[int, int]] = {}
    for line in in_order(lines):
        for kind, x in line.results:
            entry = x.get("entry", 0)
            match kind:
                case "entered":
                    log.entries.add(entry)
                case "seated":
                    at[entry] = (x["table"], x["seat"])
                case "unseated" | "eliminated":
                    at.pop(entry, None)
                case "reinstated":
                    if x["table"] is not None:
                        at[entry] = (x["table"], x["seat"])
                case "swapped":
                    at[entry], at[x["other"]] = at[x["other"]], at[entry]
                case "presence_set":
                    (away.discard if x["present"] else away.add)(entry)
                case "chicago.heat_drawn":
                    log.heats[x["heat"]] = {
                        t: Sat(final) for t, final in zip(x["tables"], x["finals"], strict=True)
                    }
                    log.waiting[x["heat"]] = list(x["waiting"])
                    log.absent[x["heat"]] = set(away)
                    log.wrong += _sizes(x, at)
                case "chicago.round_begun":
                    sat = log.heats[x["heat"]][x["table"]]
                    seats = {seat: e for e, (table, seat) in at.items() if table == x["table"]}
                    if sat.rounds and sorted(seats.values()) != sat.left:
                        log.wrong.append(f"line {line.id}: others sit at table {x['table']}")
                    sat.rounds.append(dict(sorted(seats.items())))
                case "chicago.left_table":
                    sat = log.heats[x["heat"]][x["table"]]
                    if x["never"]:
                        sat.rounds[-1] = {c: e for c, e in sat.rounds[-1].items() if e != entry}
                    else:
                        sat.gone[entry] = len(sat.rounds)
                case "chicago.came_to_table":
                    sat = log.heats[x["heat"]][x["table"]]
                    seats = sat.rounds[-1]
                    if x["place_of"]:
                        seats = {c: entry if e == x["place_of"] else e for c, e in seats.items()}
                    else:
                        seats = {**seats, at[entry][1]: entry}
                    sat.rounds[-1] = dict(sorted(seats.items()))
                case "chicago.goes_on":
                    log.heats[x["heat"]][x["table"]].chosen = list(x["entries"])
                case "chicago.seat_passed_on":
                    if x["stands"]:
                        log.stands.add((x["heat"], x["table"]))
    return log


def _sizes(x: dict[str, Any], at: dict[int, tuple[int, int]]) -> list[str]:
    """Tables of three and four, as few as can be, sizes that differ by one at most."""
    sizes: dict[str, list[int]] = {}
    for table, final in zip(x["tables"], x["finals"], strict=True):
        sizes.setdefault(final, []).append(sum(1 for t, _ in at.values() if t == table))
    wrong = []
    for found in sizes.values():
        players = sum(found)
        fits = max(found) <= 4 and len(found) == -(-players // 4) and max(found) - min(found) <= 1
        if not fits or (min(found) < 3 and players not in (2, 5)):
            wrong.append(f"heat {x['heat']}: tables of {found}")
    return wrong


# -- the cards ---------------------------------------------------------------------------------------------


@dataclass
class Cards:
    rounds: dict[Key, tuple[dict[int, int], chicago_cards.Sheet]] = field(default_factory=dict)
    playoffs: dict[tuple[int, int], list[tuple[dict[int, int], int]]] = field(default_factory=dict)
    seen: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def lay_out(transcript: Iterable[str]) -> Cards:
    """Derive every protocol of the transcript."""
    cards = Cards()
    parts: list[tuple[list[str], list[str]]] = []
    for line in transcript:
        words = line.split()
        if words[0] in ("round", "playoff"):
            parts.append((words, []))
        else:
            parts[-1][1].append(line)
    for head, lines in parts:
        seats = {int(c): int(e) for c, e in (w.split("=") for w in head if "=" in w)}
        playoff = head[0] == "playoff"
        try:
            sheet = chicago_cards.read(lines, seats, playoff=playoff)
        except (AssertionError, LookupError, ValueError) as error:
            cards.wrong.append(f"{' '.join(head[:4])}: {error!r}")
            continue
        cards.seen.update(sheet.seen)
        heat, table = int(head[1]), int(head[2])
        if playoff:
            points = {seats[c]: sheet.side[c] for c in seats}
            winner = seats.get(sheet.winner, 0)
            cards.playoffs.setdefault((heat, table), []).append((points, winner))
            if len(points) > 2:
                cards.seen["play-off of three or four"] += 1
        else:
            cards.rounds[heat, table, int(head[3])] = seats, sheet
    return cards


def round_points(sheet: chicago_cards.Sheet, seen: Counter[str]) -> dict[int, Fraction]:
    """20, 12, 8 and 5 by chair (points 8 and 19): who won, then by side points, then by Chicagos, else the
    places are shared; who is out gets nothing."""
    found = {c: Fraction(0) for c in sheet.chairs}

    first = {sheet.winner}
    if sheet.timed:
        # Nobody without a ring is first, as long as somebody has one.
        best = max(((sheet.side[c], sheet.stars[c]) for c in sheet.ring - sheet.out), default=None)
        first = {c for c in sheet.ring - sheet.out if (sheet.side[c], sheet.stars[c]) == best}

    def rank(c: int) -> tuple[bool, int, int]:
        return c in first, sheet.side[c], sheet.stars[c]

    place = 0
    left = sorted((c for c in sheet.chairs if c not in sheet.out), key=rank, reverse=True)
    for (_, side, _), group in groupby(left, key=rank):
        same = list(group)
        for c in same:
            found[c] = Fraction(sum(PLACES[place : place + len(same)]), len(same))
        place += len(same)
        if len(same) > 1:
            seen[f"shared by {len(same)}"] += 1
        elif (
            sum(1 for c in left if sheet.side[c] == side and c != sheet.winner) > 1
            and same[0] != sheet.winner
        ):
            seen["parted by Chicagos"] += 1
    return found


# -- the match ---------------------------------------------------------------------------------------------


@dataclass
class Standing:
    """A table at the end: each player's round points, deals, Chicagos and play-offs; the order in groups of
    equals; who left stands last."""

    totals: dict[int, tuple[Fraction, int, int]]
    groups: list[list[int]]


def standing(heat: int, table: int, sat: Sat, cards: Cards) -> Standing:
    totals = {e: (Fraction(0), 0, 0) for e in sat.players}
    for number, seats in enumerate(sat.rounds, 1):
        if (heat, table, number) not in cards.rounds:
            continue
        _, sheet = cards.rounds[heat, table, number]
        points = round_points(sheet, cards.seen)
        for chair, entry in seats.items():
            if sat.gone.get(entry, ROUNDS + 1) <= number:
                continue
            a, b, c = totals[entry]
            totals[entry] = (a + points[chair], b + sheet.side[chair], c + sheet.stars[chair])
    offs = cards.playoffs.get((heat, table), [])

    def rank(e: int) -> tuple[Any, ...]:
        played = tuple(
            (winner == e, 0 if winner == e else points[e]) for points, winner in offs if e in points
        )
        return e not in sat.gone, totals[e], played

    order = sorted(totals, key=rank, reverse=True)
    return Standing(totals, [list(g) for _, g in groupby(order, key=rank)])


def steps(found: Standing, cut: int, seen: Counter[str]) -> None:
    """Count by which step the place of the cut was decided (point 11)."""
    order = [e for g in found.groups for e in g]
    if not 0 < cut < len(order):
        return
    (a, b, c), (d, e, f) = found.totals[order[cut - 1]], found.totals[order[cut]]
    if a != d:
        return
    seen[
        "tie-break by deals" if b != e else "tie-break by Chicagos" if c != f else "tie-break by play-off"
    ] += 1


def goes(sizes: Sequence[int], *, finals: bool, waiting: int) -> tuple[str, ...]:
    """Return the final each place of a table leads to."""
    if waiting:
        return ("a",) * (4 - waiting)
    if finals or len(sizes) == 1:
        return ()
    if sum(sizes) == 5:
        return ("a", "rest")
    if len(sizes) == 2:
        return ("a", "a")
    return ("a", "b") if len(sizes) <= 4 else ("next", "next")


def check(
    texts: Sequence[str], transcript: Sequence[str], told: dict[str, Any]
) -> tuple[list[str], Counter[str]]:
    """Return every disagreement between the lines, the cards and what Riffle makes of them (``told``), and
    how often what happened."""
    lines = read(texts)
    log, cards = follow(lines), lay_out(transcript)
    wrong = [*marks_wrong(lines), *log.wrong, *cards.wrong]
    order: dict[int, tuple[Any, ...]] = {}
    for heat in sorted(log.heats):
        tables = log.heats[heat]
        mine = next((x for x in told["heats"] if x["number"] == heat), None)
        if mine is None or {int(t) for t in mine["tables"]} != set(tables):
            wrong.append(f"heat {heat}: other tables")
            continue
        finals = any(x.final for x in tables.values())
        plan = goes([len(x.players) for x in tables.values()], finals=finals, waiting=len(log.waiting[heat]))
        to: dict[str, set[int]] = {"a": set(log.waiting[heat]) if plan else set()}
        for entry in log.waiting[heat]:
            order[entry] = (heat, 2, 0)
        replaced = log.absent.get(heat + 1, set())
        for table, sat in tables.items():
            wrong += [f"heat {heat} table {table}: {x}" for x in _table(heat, table, sat, cards, mine)]
            found = standing(heat, table, sat, cards)
            place = 1
            for group in found.groups:
                for entry in group:
                    order[entry] = (heat, {"a": 2, "b": 1}.get(sat.final, 0), -place, *found.totals[entry])
                place += len(group)
            can = [e for g in found.groups for e in g if e not in sat.gone and e not in replaced]
            for cut in {len(plan), 1 if plan[:2] == ("a", "b") or not plan else len(plan)}:
                steps(found, cut, cards.seen)
            for entry, final in zip(sat.chosen or can, plan, strict=False):
                if final == "rest":
                    to.setdefault("next", set()).update(can[1:])
                else:
                    to.setdefault(final, set()).add(entry)
        if "rest" in plan and len(to["a"]) + len(to.get("next", ())) <= 4:
            to["a"] |= to.pop("next", set())
        following = log.heats.get(heat + 1)
        stays = {t for h, t in log.stands if h == heat}
        if following is not None and not stays:
            wrong += _gone_on(heat, to, following, log.waiting[heat + 1])
        if stays:
            cards.seen["stands by override"] += 1
    wrong += _final(order, log, told)
    return wrong, cards.seen


def _table(heat: int, table: int, sat: Sat, cards: Cards, mine: dict[str, Any]) -> Iterable[str]:
    """Compare a table's protocols and places."""
    theirs = mine["tables"][str(table)]
    if sorted(theirs["players"]) != sat.players:
        yield f"players {theirs['players']} and {sat.players}"
    for number, seats in enumerate(sat.rounds, 1):
        if (heat, table, number) not in cards.rounds:
            if len(sat.left) > 1 or len(sat.rounds) > number:
                yield f"round {number} has no cards"
            continue
        dealt, sheet = cards.rounds[heat, table, number]
        there = theirs["rounds"][number - 1]
        if dealt != seats or {int(c): e for c, e in there["seats"].items()} != seats:
            yield f"round {number}: seats {dealt}, {seats}, {there['seats']}"
            continue
        points = round_points(sheet, Counter())
        for chair in sheet.chairs:
            is_so = [
                sheet.side[chair], sheet.strokes[chair], chair in sheet.ring, sheet.stars[chair],
                chair in sheet.out,
            ]  # fmt: skip
            if there["lines"][str(chair)] != is_so:
                yield f"round {number} chair {chair}: {there['lines'][str(chair)]}, the cards say {is_so}"
            if Fraction(there["points"][str(chair)]) != points[chair]:
                yield f"round {number} chair {chair}: {there['points'][str(chair)]} for {points[chair]}"
        if there["winner"] != sheet.winner:
            yield f"round {number}: {there['winner']} won, not {sheet.winner}"
    found = standing(heat, table, sat, Cards(cards.rounds, cards.playoffs))
    for entry, (a, b, c) in found.totals.items():
        if [Fraction(theirs["totals"][str(entry)][0]), *theirs["totals"][str(entry)][1:]] != [a, b, c]:
            yield f"totals of {entry}: {theirs['totals'][str(entry)]}, not {[a, b, c]}"
    place, places = 1, []
    for group in found.groups:
        places.append([place, sorted(group)])
        place += len(group)
    if theirs["places"] != places:
        yield f"places {theirs['places']}, not {places}"


def _gone_on(
    heat: int, to: dict[str, set[int]], following: dict[int, Sat], waiting: list[int]
) -> Iterable[str]:
    """Compare who should play the next heat with who does."""
    never = {e for x in following.values() for e in x.players}
    if "next" in to:
        if to["next"] != never or to.get("a", set()) != set(waiting):
            yield f"after heat {heat}: {sorted(never)} play on, not {sorted(to['next'])}"
        return
    for final in ("a", "b"):
        there = {e for x in following.values() if x.final == final for e in x.players}
        if to.get(final, set()) != there:
            yield f"after heat {heat}: final {final} is {sorted(there)}, not {sorted(to.get(final, set()))}"


def _final(order: dict[int, tuple[Any, ...]], log: Log, told: dict[str, Any]) -> Iterable[str]:
    """Compare the final order: A final, B final, then by the heat reached and the place at its table."""

    def rank(e: int) -> tuple[Any, ...]:
        return order.get(e, ())

    place, expected = 1, []
    for _, group in groupby(sorted(log.entries, key=rank, reverse=True), key=rank):
        same = sorted(group)
        expected += [[place, place + len(same) - 1, e] for e in same]
        place += len(same)
    if sorted(told["final"]) != sorted(expected):
        yield f"final order {told['final']}, not {expected}"
