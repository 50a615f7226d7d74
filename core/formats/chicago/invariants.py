"""The invariants of a night of Chicago: they hold whatever was done, beside those of every night."""

from collections.abc import Iterator

from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.state import chicago
from core.tournament.state import Tournament


def broken(t: Tournament) -> Iterator[str]:
    """Yield the invariants that are broken."""
    game, entries = chicago(t), t.people.entries.keys()
    if not game.departed <= entries:
        yield "somebody has left who is not there"
    if [x.number for x in game.heats] != [*range(1, len(game.heats) + 1)]:
        yield "the heats are not numbered one by one"
    if not all(x.done for x in game.heats[:-1]):
        yield "a heat is not done and another is drawn"
    for heat in game.heats:
        yield from _heat(t, heat)
    if game.heat is not None:
        yield from _seats(t, game.heat)


def _heat(t: Tournament, heat: Heat) -> Iterator[str]:
    players = [*heat.players, *heat.waiting]
    if not {*players} <= t.people.entries.keys():
        yield f"somebody of heat {heat.number} is not there"
    if len({*players}) < len(players):
        yield f"heat {heat.number} seats somebody twice"
    if not {*heat.clocks.values()} <= {x.id for x in t.clock.levels}:
        yield f"a round of heat {heat.number} is timed by no row"
    if not heat.matches:
        yield f"heat {heat.number} has no table"
    for table, match in heat.matches.items():
        if table != match.table or table not in t.room.tables:
            yield f"a table of heat {heat.number} is not there"
        yield from _match(heat, match)


def _match(heat: Heat, match: Match) -> Iterator[str]:
    where, players = f"table {match.table} in heat {heat.number}", {*match.players}
    named = [*match.gone, *match.chosen, *([match.auditor] if match.auditor else ())]
    named += [e for points, winner, _ in match.playoffs for e in (*points, *([winner] if winner else ()))]
    if not {*named} <= players:
        yield f"{where} names somebody who does not play there"
    if not match.sheets or [x.number for x in match.sheets] != [*range(1, len(match.sheets) + 1)]:
        yield f"the rounds of {where} are not numbered one by one"
    for sheet in match.sheets:
        yield from _sheet(where, match, sheet)


def _sheet(where: str, match: Match, sheet: Sheet) -> Iterator[str]:
    chairs, seated = [x.chair for x in sheet.round.lines], [*sheet.seats.values()]
    if chairs != [*sheet.seats] or not {*seated} <= {*match.players} or len({*seated}) < len(seated):
        yield f"round {sheet.number} of {where} does not seat everybody once"
    if any(x.points < 0 or x.taken < 0 or x.stars < 0 for x in sheet.round.lines):
        yield f"the points of round {sheet.number} of {where} do not add up"
    if not sheet.told and any(x.points != x.strokes - x.taken for x in sheet.round.lines):
        yield f"the points of round {sheet.number} of {where} do not add up"


def _seats(t: Tournament, heat: Heat) -> Iterator[str]:
    """Yield each player of the heat who does not sit in the chair of the protocol."""
    for match in heat.matches.values():
        seats = t.room.tables[match.table].seats if match.table in t.room.tables else {}
        for chair, entry in match.sheet.seats.items() if match.sheets else ():
            out = entry in match.gone or t.people.entries[entry].out
            if not out and seats.get(chair) != entry:
                yield f"entry {entry} does not sit in chair {chair} of table {match.table}"
