"""The papers of Chicago: score sheets filled and to fill in, tables, standings, final order, rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import tzinfo

from core.formats.chicago.going_on import advance, final_order, places_of
from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.numbers import Numbers, numbers_of
from core.formats.chicago.parameters import PARAMETERS
from core.formats.chicago.state import Chicago, by_label, chicago
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.formats import rules_sheet as rules
from gui.formats.chicago.sheet import MatchRow, RoundRows, Row, ScoreSheet, ScoreSheets
from gui.formats.chicago.view import placed_in, points_text
from gui.formats.chicago.words import final_name, goes_words, heat_name
from gui.formats.format import Paper, always
from gui.paper.documents import titled
from gui.paper.lists import STRONG, TEXT, Cell, Line, LineSheet, RuledRow, RuledSheet
from gui.paper.paper import Document
from gui.words.names import player_of
from gui.words.numbers import date_of
from gui.words.tr import PAPER, Context

tr = Context("chicago")

Maker = Callable[[Director, int, tzinfo], Document]

# -- the score sheets -------------------------------------------------------------------------------------


def _row(match: Match, sheet: Sheet, chair: int, t: Tournament) -> Row:
    line, placed = sheet.round.line(chair), placed_in(sheet).get(chair)
    points = points_text(placed.points) if placed is not None else ""
    side = str(line.points) if sheet.over or not sheet.blank else ""
    name = player_of(t, sheet.seats[chair])
    return Row(chair, name, line.ring, line.stars, line.strokes, line.taken, side, points)


def _round(match: Match, number: int, t: Tournament, *, filled: bool) -> RoundRows:
    title = tr("Round {n}", n=number)
    sheet = match.sheets[number - 1] if number <= len(match.sheets) else None
    if sheet is None or (not filled and number > 1):
        return RoundRows(title, tuple(Row(i) for i in range(1, len(match.players) + 1)))
    if not filled:
        return RoundRows(title, tuple(Row(c, player_of(t, e)) for c, e in sorted(sheet.seats.items())))
    return RoundRows(title, tuple(_row(match, sheet, c, t) for c in sorted(sheet.seats)), sheet.over)


def _match(match: Match, t: Tournament, *, filled: bool) -> tuple[MatchRow, ...]:
    if not filled or not match.played:
        return tuple(MatchRow(player_of(t, e), ()) for e in match.players)
    order = {x.entry: place for place, tied in places_of(match) for x in tied}
    rows = []
    for total in match.standing:
        points, side, won = list[str](), list[str](), list[str]()
        for sheet in filter(lambda x: x.over, match.sheets):
            chair = sheet.chair(total.entry)
            line = sheet.round.line(chair)
            gone = match.gone.get(total.entry, sheet.number + 1) <= sheet.number
            points.append(points_text(0 if gone else placed_in(sheet)[chair].points))
            side.append(str(0 if gone else line.strokes - (line.taken if match.numbers.net else 0)))
            won.append(str(0 if gone else line.stars))
        whole = points_text(total.points) if match.done else ""
        place = str(order[total.entry]) if match.done else ""
        rows.append(MatchRow(player_of(t, total.entry), tuple(points), whole, tuple(side), tuple(won), place))
    return tuple(rows)


def legend(n: Numbers) -> tuple[tuple[str, str], ...]:
    """Return what the marks are worth, by the numbers that are played."""
    pair, two, three, straight, flush, house, four = n.hands
    hands = tr(
        "pair {pair} · two pair {two} · three {three} · straight {straight} · flush {flush} · full house "
        "{house} · four {four}, or one player to 0 · straight flush {exit} · royal {exit}, all others to 0 · "
        "write every point, past {exit} too",
        pair=pair, two=two, three=three, straight=straight, flush=flush, house=house, four=four, exit=n.exit,
    )  # fmt: skip
    play = tr(
        "last trick {trick}, with a deuce {deuce} · Chicago made {made}, broken −{broken}, first to break it "
        "{breaker} · dealer’s error −{mistake} a card · exchange at {stop} or more: to 0",
        trick=n.trick, deuce=n.deuce, made=n.made, broken=n.broken, breaker=n.breaker, mistake=n.mistake,
        stop=n.stop,
    )  # fmt: skip
    marks = tr(
        "ring: said Chicago · star: made it · line through: lost · {stop} no exchange · {exit} with a ring "
        "wins, without one is out with 0",
        stop=n.stop, exit=n.exit,
    )  # fmt: skip
    return (tr("Hand"), hands), (tr("Play"), play), (tr("Marks"), marks)


def _sheet(t: Tournament, heat: Heat, match: Match, at: int, zone: tzinfo, *, filled: bool) -> ScoreSheet:
    rounds = range(1, match.numbers.rounds + 1)
    name = final_name(match) or heat_name(heat)
    places = ", ".join(str(x) for x in match.numbers.places[: len(match.players)])
    return ScoreSheet(
        tr("Table {label}", label=t.room.tables[match.table].label),
        str(t.setting("title") or t.setting("club") or ""),
        " · ".join((name, date_of(at, zone))),
        player_of(t, match.auditor) if match.auditor and not match.numbers.auditor_each_round else "",
        _keeper_label(match.numbers),
        tuple(_round(match, n, t, filled=filled) for n in rounds),
        _match(match, t, filled=filled),
        legend(match.numbers),
        _foot(t, places),
    )


def _keeper_label(numbers: Numbers) -> str:
    if numbers.auditor_each_round:
        return tr("Scorekeeper for each round")
    return tr("Scorekeeper for the match")


def _foot(t: Tournament, places: str) -> str:
    book = t.rulebook.cite("chicago_match.first").rpartition(" ")[0]
    clauses = f"{book} 8–10, 19, 31" if book else ""
    return " · ".join(filter(None, (tr("Hand in after every round. {places}", places=places), clauses)))


def _sheets(director: Director, now: int, zone: tzinfo, *, filled: bool) -> Document:
    t = director.state
    heat = chicago(t).heat
    found = by_label(t, heat.matches) if heat is not None else []
    at = heat.drawn if heat is not None else now
    sheets = tuple(_sheet(t, heat, x, at, zone, filled=filled) for x in found) if heat is not None else ()
    if not sheets:
        sheets = (_empty(t, now, zone),)
    return Document(_title("score_sheets" if filled else "blank_sheets"), ScoreSheets(sheets), bare=True)


def _empty(t: Tournament, now: int, zone: tzinfo) -> ScoreSheet:
    """Nobody is drawn yet: a sheet for any table."""
    n = numbers_of(t.rulebook)
    rows = tuple(Row(i) for i in range(1, n.most + 1))
    return ScoreSheet(
        tr("Table"), str(t.setting("title") or t.setting("club") or ""), date_of(now, zone), "",
        _keeper_label(n),
        tuple(RoundRows(tr("Round {n}", n=i), rows) for i in range(1, n.rounds + 1)),
        tuple(MatchRow("", ()) for _ in rows), legend(n), _foot(t, ", ".join(map(str, n.places[: n.most]))),
    )  # fmt: skip


def score_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Every table's sheet as it stands, in the order of the tables."""
    return _sheets(director, now, zone, filled=True)


def earlier_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Every table's sheet of the heats before this one, the latest heat first."""
    t = director.state
    sheets = tuple(
        _sheet(t, heat, x, heat.drawn, zone, filled=True)
        for heat in reversed(chicago(t).heats[:-1])
        for x in by_label(t, heat.matches)
    )
    return Document(_title("earlier_sheets"), ScoreSheets(sheets, _second(t, now)), bare=True)


def blank_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Every table's sheet to fill in, with the names of the first round."""
    return _sheets(director, now, zone, filled=False)


# -- lists ------------------------------------------------------------------------------------------------


def heat_list(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody at the tables of this heat, a table a line."""
    t = director.state
    heat = chicago(t).heat
    rows = []
    for match in by_label(t, heat.matches) if heat is not None else ():
        names = [player_of(t, e) for _, e in sorted(match.sheet.seats.items())]
        names += [""] * (match.numbers.most - len(names))
        label = t.room.tables[match.table].label
        rows.append(RuledRow((Cell(label, STRONG, "table"), *(Cell(x, TEXT, "name") for x in names))))
    seats = len(rows[0].cells) - 1 if rows else 0
    heads = ((tr("Table"), False), *((tr("Seat {n}", n=i), False) for i in range(1, seats + 1)))
    name = heat_name(heat) if heat is not None else ""
    plan = goes_words(advance(chicago(t).plans, heat)) if heat is not None else ""
    intro = (plan,) if plan else ()
    body = RuledSheet(heads, tuple(rows), 1, intro, tr("No heat is drawn yet."), 1.3, spread=True)
    return titled(tr("{heat}: tables", heat=name) if name else tr("Tables"), body, t, now, zone)


def standings(director: Director, now: int, zone: tzinfo) -> Document:
    """The standings of every table of the heat, those who advance first."""
    t = director.state
    game = chicago(t)
    heat, rows = game.heat, list[RuledRow]()
    for match in by_label(t, heat.matches) if heat is not None else ():
        on = len(advance(game.plans, heat).to) if heat is not None else 0
        rows += _standing(t, match, on)
    heads = ((tr("Table"), False), (tr("Place"), True), (tr("Player"), False), (tr("Round points"), True),
             (tr("Side points"), True), (tr("Chicagos"), True), ("", False))  # fmt: skip
    body = RuledSheet(heads, tuple(rows), 2, (), tr("No heat is drawn yet."))
    name = heat_name(heat) if heat is not None else ""
    return titled(tr("{heat}: standings", heat=name) if name else tr("Standings"), body, t, now, zone)


def _standing(t: Tournament, match: Match, on: int) -> Iterable[RuledRow]:
    label, first = t.room.tables[match.table].label, True
    for place, tied in places_of(match):
        for x in tied:
            goes = tr("advances") if match.done and place + len(tied) - 1 <= on else ""
            yield RuledRow(
                (
                    Cell(label if first else "", STRONG, "table"),
                    Cell(str(place), TEXT, "place"),
                    Cell(player_of(t, x.entry), STRONG if goes else TEXT, "name"),
                    Cell(points_text(x.points), STRONG, "points"),
                    Cell(str(x.side), TEXT, "side"),
                    Cell(str(x.won), TEXT, "won"),
                    Cell(goes, TEXT, "goes"),
                )
            )
            first = False


def final_list(director: Director, now: int, zone: tzinfo) -> Document:
    """Everybody in the final order, as far as it stands."""
    t = director.state
    game, lines, place = chicago(t), list[Line](), 1
    for tied in final_order(game.heats, t.people) if game.heats else ():
        last = place + len(tied) - 1
        said = str(place) if last == place else f"{place}–{last}"
        lines += [Line(said, player_of(t, e), _reached(t, game, e)) for e in tied]
        place = last + 1
    body = LineSheet(
        tuple(lines), (), tr("No heat is drawn yet."), (tr("Place"), tr("Player"), tr("Reached"))
    )
    return titled(tr("Final order"), body, t, now, zone)


def _reached(t: Tournament, game: Chicago, entry: int) -> str:
    """The last heat somebody played in."""
    for heat in reversed(game.heats):
        for match in heat.matches.values():
            if entry in match.players:
                return final_name(match) or heat_name(heat)
    return ""


def rules_sheet(director: Director, now: int, zone: tzinfo) -> Document:
    """The rules that are played, as the rulebook says them, point by point."""
    return rules.rules_sheet(director, now, zone, PARAMETERS, tr("Rules of Chicago"))


# -- what there is ----------------------------------------------------------------------------------------


def _drawn(t: Tournament, now: int) -> str:
    return "" if isinstance(t.game, Chicago) and t.game.heats else tr("No heat is drawn yet.")


def _second(t: Tournament, now: int) -> str:
    several = isinstance(t.game, Chicago) and len(t.game.heats) > 1
    return "" if several else tr("Only one heat is drawn.")


def _title(key: str) -> str:
    return {
        "score_sheets": tr("Score sheets"),
        "earlier_sheets": tr("Score sheets of earlier heats"), "blank_sheets": tr("Score sheets to fill in"),
        "heat_list": tr("Tables of the heat"), "heat_standings": tr("Standings of the heat"),
        "final_order": tr("Final order"), "chicago_rules": tr("Rules of Chicago"),
    }[key]  # fmt: skip


def _paper(key: str, make: Maker, nothing: Callable[[Tournament, int], str]) -> Paper:
    return Paper(key, lambda: _title(key), PAPER.speaking()(make), nothing)


PAPERS = (
    _paper("blank_sheets", blank_sheets, always),
    _paper("score_sheets", score_sheets, _drawn),
    _paper("earlier_sheets", earlier_sheets, _second),
    _paper("heat_list", heat_list, _drawn),
    _paper("heat_standings", standings, _drawn),
    _paper("final_order", final_list, _drawn),
    _paper("chicago_rules", rules_sheet, always),
)
