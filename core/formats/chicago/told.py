"""The data of a night of Chicago for other programs (``script --json``)."""

from collections.abc import Iterator, Mapping
from typing import Any

from core.formats.chicago.deal import Also
from core.formats.chicago.fold import written
from core.formats.chicago.going_on import advance, final_order, parting, places_of
from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.heats import away
from core.formats.chicago.round import places, take
from core.formats.chicago.state import by_label, chicago
from core.formats.chicago.tables import Final
from core.tournament.state import Tournament


def told(t: Tournament) -> Mapping[str, Any]:
    """Return the plan, the heats with their score sheets, the players who go on, and the order. Round points
    are text, ``25/3``: a number may not hold them."""
    game = chicago(t)
    order, place = list[Mapping[str, Any]](), 1
    for entries in final_order(game.heats, t.people):
        order.append({"place": place, "last": place + len(entries) - 1, "entries": sorted(entries)})
        place += len(entries)
    return {
        "over": game.over(t.people),
        "stages": [
            {"heat": heat, "best": x.best or None, "to": x.to or None}
            for heat, x in sorted(game.plans.items())
        ],
        "heats": [_heat(t, x) for x in game.heats],
        "order": order,
    }


def _heat(t: Tournament, heat: Heat) -> Mapping[str, Any]:
    plan = advance(chicago(t).plans, heat)
    return {
        "heat": heat.number, "done": heat.done, "advance": [x.value for x in plan.to], "rest": plan.rest,
        "waiting": sorted(heat.waiting), "goes_on": _goes_on(t, heat),
        "tables": [_table(t, heat, x) for x in by_label(t, heat.matches)],
    }  # fmt: skip


def _goes_on(t: Tournament, heat: Heat) -> Mapping[str, Any]:
    """Return the players of the next heat: as it was drawn, or as the tables stand once all are done."""
    game, to = chicago(t), dict[str, list[int]]()
    if heat.number < len(game.heats):
        following = game.heats[heat.number]
        to = {Final.A.value: [*following.waiting]} if following.waiting else {}
        for match in following.matches.values():
            to.setdefault(match.final or Final.NEXT.value, []).extend(match.players)
    elif heat.done:
        to = {x.value: entries for x, entries in parting(game.plans, heat, away(t)).to.items()}
    return {x: sorted(entries) for x, entries in to.items()}


def _table(t: Tournament, heat: Heat, match: Match) -> Mapping[str, Any]:
    totals = [(place, x) for place, tied in places_of(match) for x in tied]
    return {
        "id": match.table, "table": t.room.tables[match.table].label, "final": match.final or None,
        "done": match.done, "players": sorted(match.players), "gone": sorted(match.gone),
        "auditor": match.auditor or None, "chosen": [*match.chosen],
        "rounds": [_round(heat, match, x) for x in match.sheets],
        "standing": [
            {"place": place, "entry": x.entry, "points": str(x.points), "side": x.side, "won": x.won}
            for place, x in totals
        ],
        "play_offs": [
            {
                "points": [{"entry": e, "points": n} for e, n in sorted(points.items())],
                "flush": winner or None,
            }
            for points, winner, _ in match.playoffs
        ],
    }  # fmt: skip


def _round(heat: Heat, match: Match, sheet: Sheet) -> Mapping[str, Any]:
    now = sheet.round
    placed = {x.chair: x for x in places(now)} if now.over else {}
    return {
        "round": sheet.number, "over": now.over, "paper": sheet.told, "timed": now.timed,
        "winner": now.winner or None,
        "chairs": [
            {
                "chair": x.chair, "entry": sheet.seats[x.chair], "side": x.points, "strokes": x.strokes,
                "said": x.ring, "won": x.stars, "out": x.out,
                "place": (placed[x.chair].place or None) if placed else None,
                "points": str(placed[x.chair].points) if placed else None,
            }
            for x in now.lines
        ],
        "written": [*_written(heat, match, sheet)],
    }  # fmt: skip


def _written(heat: Heat, match: Match, sheet: Sheet) -> Iterator[Mapping[str, Any]]:
    """Yield the entries of a sheet in order, each with its deal and exchange."""
    now = sheet.first
    for mark in sheet.marks:
        x = written(heat.number, match.table, sheet, mark, now)
        # An equal hand is written after the one of its exchange.
        exchange = x.exchange - isinstance(mark, Also)
        yield {
            "deal": x.deal,
            "exchange": exchange if exchange <= now.numbers.exchanges else None,
            "what": x.what,
            "chair": x.chair or None,
            "hand": x.hand or None,
            "other": x.other or None,
            "number": x.number or None,
        }
        now = take(now, mark)
