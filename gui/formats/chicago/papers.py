"""The papers of Chicago: score sheets filled and to fill in, tables, standings, final order, rules."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from datetime import tzinfo
from functools import partial

from core.clock.clock import Reading
from core.formats.chicago.going_on import advance, final_order, places_of
from core.formats.chicago.heat import Heat, Match, Sheet
from core.formats.chicago.numbers import Numbers, numbers_of
from core.formats.chicago.parameters import PARAMETERS
from core.formats.chicago.state import Chicago, by_label, chicago
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.formats import rules_sheet as rules
from gui.formats.chicago.picture import head
from gui.formats.chicago.sheet import MatchRow, RoundRows, Row, ScoreSheet
from gui.formats.chicago.view import placed_in
from gui.formats.chicago.words import final_name, goes_words, heat_name, points_text
from gui.looks.format import paper
from gui.paper.documents import titled
from gui.paper.lists import STRONG, TEXT, Cell, Line, LineSheet, RuledRow, RuledSheet
from gui.paper.packed import Packed
from gui.paper.paper import Body, Document, DrawnForA4, Nothing
from gui.words import paper_pack
from gui.words.names import player_of
from gui.words.numbers import date_of
from gui.words.tr import Context, dotted

tr = Context("chicago")

_SCORE_SHEETS, _BLANK_SHEETS = tr.phrase("Score sheets"), tr.phrase("Score sheets to fill in")
_EARLIER_SHEETS = tr.phrase("Score sheets of earlier heats")
_SPARE_SHEETS = tr.phrase("Score sheets for the next heat")
_REACHED = tr.phrase("Reached, round points")
_FINAL_ORDER, _RULES = tr.phrase("Final order"), tr.phrase("Rules of Chicago")
_NO_HEAT, _ONE_HEAT = tr.phrase("No heat is drawn yet."), tr.phrase("Only one heat is drawn.")

# -- the score sheets -------------------------------------------------------------------------------------


def _row(match: Match, sheet: Sheet, chair: int, t: Tournament) -> Row:
    line, placed = sheet.round.line(chair), placed_in(sheet).get(chair)
    points = points_text(placed.points) if placed is not None else ""
    side = str(line.points) if not sheet.on_paper else ""
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
            if match.gone.get(total.entry, sheet.number + 1) <= sheet.number:
                # 0 for the round in which the player left; in the later ones nobody has that chair
                points.append(points_text(0))
                side.append("0")
                won.append("0")
                continue
            chair = sheet.chair(total.entry)
            line = sheet.round.line(chair)
            taken = line.taken if match.numbers.net else 0
            points.append(points_text(placed_in(sheet)[chair].points))
            side.append(str(line.strokes - taken))
            won.append(str(line.stars))
        whole = points_text(total.points) if match.done else ""
        place = str(order[total.entry]) if match.done else ""
        rows.append(MatchRow(player_of(t, total.entry), tuple(points), whole, tuple(side), tuple(won), place))
    return tuple(rows)


def legend(n: Numbers) -> tuple[tuple[str, str], ...]:
    """Return the worth of the marks, by the numbers that are played."""
    pair, two, three, straight, flush, house, four = n.hands
    hands = tr(
        "pair {pair} · two pair {two} · three {three} · straight {straight} · flush {flush} · full house "
        "{house} · four {four}, or one player to 0 · straight flush {exit} · royal {exit}, all others to 0 · "
        "write every point, past {exit} too",
        pair=pair,
        two=two,
        three=three,
        straight=straight,
        flush=flush,
        house=house,
        four=four,
        exit=n.exit,
    )
    play = tr(
        "last trick {trick}, with a deuce {deuce} · Chicago made {made}, broken −{broken}, first to break it "
        "{breaker} · dealer’s error −{mistake} a card · exchange at {stop} or more: to 0",
        trick=n.trick,
        deuce=n.deuce,
        made=n.made,
        broken=n.broken,
        breaker=n.breaker,
        mistake=n.mistake,
        stop=n.stop,
    )
    marks = tr(
        "ring: said Chicago · star: made it · line through: lost · {stop} no exchange · {exit} with a ring "
        "wins, without one is out with 0",
        stop=n.stop,
        exit=n.exit,
    )
    return (tr("Hand"), hands), (tr("Play"), play), (tr("Marks"), marks)


def _score_sheet(
    t: Tournament,
    title: str,
    about: str,
    keeper: str,
    numbers: Numbers,
    rounds: Iterable[RoundRows],
    match: tuple[MatchRow, ...],
) -> ScoreSheet:
    label = (
        tr("Scorekeeper for each round") if numbers.auditor_each_round else tr("Scorekeeper for the match")
    )
    places = tr(
        "Hand in after every round. {places}", places=", ".join(map(str, numbers.places[: len(match)]))
    )
    book = t.rulebook.cite("chicago_match.first").rpartition(" ")[0]
    return ScoreSheet(
        title,
        str(t.setting("title") or t.setting("club") or ""),
        about,
        keeper,
        label,
        tuple(rounds),
        match,
        legend(numbers),
        f"{places} · {book} 8–10, 19, 31" if book else places,
    )


def _sheet(t: Tournament, heat: Heat, match: Match, zone: tzinfo, *, filled: bool) -> ScoreSheet:
    name, numbers = final_name(heat, match) or heat_name(heat), match.numbers
    return _score_sheet(
        t,
        tr("Table {label}", label=t.room.tables[match.table].label),
        dotted(name, date_of(heat.drawn, zone)),
        player_of(t, match.auditor) if match.auditor and not numbers.auditor_each_round else "",
        numbers,
        (_round(match, n, t, filled=filled) for n in range(1, numbers.rounds + 1)),
        _match(match, t, filled=filled),
    )


def _sheets(title: str, director: Director, now: int, zone: tzinfo, *, filled: bool) -> Document:
    t = director.state
    heat = chicago(t).heat
    if heat is not None:
        sheets = [_sheet(t, heat, x, zone, filled=filled) for x in by_label(t, heat.matches)]
    else:
        sheets = [_empty(t, now, zone)]
    return _of_sheets(title, sheets, t, now, zone)


def _of_sheets(title: str, sheets: Sequence[ScoreSheet], t: Tournament, now: int, zone: tzinfo) -> Document:
    drawn = DrawnForA4([page for sheet in sheets for page in sheet.pages])
    body: Body = drawn if sheets else Nothing(_ONE_HEAT())
    return replace(titled(title, body, t, now, zone), bare=bool(sheets))


def _empty(t: Tournament, now: int, zone: tzinfo) -> ScoreSheet:
    """Return a sheet for any table, while nobody is drawn."""
    n = numbers_of(t.rulebook)
    rows = tuple(Row(i) for i in range(1, n.most + 1))
    rounds = (RoundRows(tr("Round {n}", n=i), rows) for i in range(1, n.rounds + 1))
    return _score_sheet(t, tr("Table"), date_of(now, zone), "", n, rounds, (MatchRow("", ()),) * n.most)


def score_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return every table's score sheet, in the order of the tables."""
    return _sheets(_SCORE_SHEETS(), director, now, zone, filled=True)


def earlier_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return every table's score sheet of the earlier heats, the latest heat first."""
    t = director.state
    sheets = [
        _sheet(t, heat, x, zone, filled=True)
        for heat in reversed(chicago(t).heats[:-1])
        for x in by_label(t, heat.matches)
    ]
    return _of_sheets(_EARLIER_SHEETS(), sheets, t, now, zone)


def blank_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return every table's blank sheet, with the names of the first round."""
    return _sheets(_BLANK_SHEETS(), director, now, zone, filled=False)


# -- lists ------------------------------------------------------------------------------------------------


def _matches(t: Tournament) -> list[Match]:
    heat = chicago(t).heat
    return by_label(t, heat.matches) if heat is not None else []


def _name(t: Tournament) -> str:
    heat = chicago(t).heat
    return heat_name(heat) if heat is not None else ""


def heat_list(director: Director, now: int, zone: tzinfo) -> Document:
    """List everybody at the tables of this heat, a line for each table."""
    t = director.state
    heat, name, rows = chicago(t).heat, _name(t), list[RuledRow]()
    for match in _matches(t):
        names = [player_of(t, e) for _, e in sorted(match.sheet.seats.items())]
        names += [""] * (match.numbers.most - len(names))
        label = t.room.tables[match.table].label
        rows.append(RuledRow((Cell(label, STRONG, "table"), *(Cell(x, TEXT, "name") for x in names))))
    seats = len(rows[0].cells) - 1 if rows else 0
    heads = ((tr("Table"), False), *((tr("Seat {n}", n=i), False) for i in range(1, seats + 1)))
    intro = (goes_words(advance(chicago(t).plans, heat)),) if heat is not None else ()
    body: Body = RuledSheet(heads, rows, 1, intro, 1.3, spread=True) if rows else Nothing(_NO_HEAT(), intro)
    return titled(tr("{heat}: tables", heat=name) if name else tr("Tables"), body, t, now, zone)


def standings(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the standings of every table of the heat, those who advance first."""
    t = director.state
    heat, name = chicago(t).heat, _name(t)
    on = len(advance(chicago(t).plans, heat).to) if heat is not None else 0
    rows = [row for match in _matches(t) for row in _standing(t, match, on)]
    heads = ((tr("Table"), False), (tr("Place"), True), (tr("Player"), False), (tr("Round points"), True),
             (tr("Side points"), True), (tr("Chicagos"), True), ("", False))  # fmt: skip
    body: Body = RuledSheet(heads, rows, 2) if rows else Nothing(_NO_HEAT())
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
    """List everybody in the final order, as far as it stands."""
    t = director.state
    game, lines, place = chicago(t), list[Line](), 1
    for tied in final_order(game.heats, t.people) if game.heats else ():
        last = place + len(tied) - 1
        said = str(place) if last == place else f"{place}–{last}"
        lines += [Line(said, player_of(t, e), reached(t, e)) for e in tied]
        place = last + 1
    columns = tr("Place"), tr("Player"), _REACHED()
    body: Body = LineSheet(lines, heads=columns) if lines else Nothing(_NO_HEAT())
    return titled(_FINAL_ORDER(), body, t, now, zone)


def reached(t: Tournament, entry: int) -> str:
    """Return the last heat a player took part in, with the round points made there."""
    for heat in reversed(chicago(t).heats):
        for match in heat.matches.values():
            if entry in match.players:
                points = next(x.points for x in match.standing if x.entry == entry)
                return dotted(final_name(heat, match) or heat_name(heat), points_text(points))
    return ""


# -- the paper pack ---------------------------------------------------------------------------------------


def _figures(t: Tournament, reading: Reading, now: int, zone: tzinfo) -> tuple[tuple[str, str], ...]:
    """Return the heat and the figures of the console's header."""
    heat = chicago(t).heat
    first = (tr("Chicago"), "–") if heat is None else (heat_name(heat), tr("Round {n}", n=heat.round))
    counted = [(said, f"{n}{more}") for said, n, more in head(t, reading, now, zone).stats]
    return first, *counted, paper_pack.pool(t)


def _steps(t: Tournament, has: frozenset[str]) -> list[str]:
    """Return the steps to go on without the PC."""
    heat = chicago(t).heat
    if heat is None:
        return []
    plan = advance(chicago(t).plans, heat)
    found = [
        tr("Each table writes its points on its score sheet. Fetch the sheet after every round."),
        tr("Draw lots for the seats of each round."),
    ]
    if plan.to:
        found.append(dotted(tr("After the last round"), goes_words(plan)))
    found.append(
        tr("Equal in round points: side points of the match, then Chicagos made, then the play-off decide.")
    )
    if "payouts" in has:
        found.append(paper_pack.step("payouts"))
    found.append(tr("When the PC is back, press P at each table on the Chicago page and type its rounds."))
    return found


def spare_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return empty score sheets for the tables of the next heat."""
    t = director.state
    return _of_sheets(_SPARE_SHEETS(), [_empty(t, now, zone)] * _next_tables(t), t, now, zone)


def _next_tables(t: Tournament) -> int:
    heat = chicago(t).heat if isinstance(t.game, Chicago) else None
    if heat is None:
        return 0
    going = len(advance(chicago(t).plans, heat).to) * len(heat.matches)
    return -(-going // numbers_of(t.rulebook).most)


# -- what there is ----------------------------------------------------------------------------------------

rules_sheet = partial(rules.rules_sheet, PARAMETERS, _RULES)


def _drawn(t: Tournament) -> object:
    return isinstance(t.game, Chicago) and t.game.heats


def _several(t: Tournament) -> bool:
    return isinstance(t.game, Chicago) and len(t.game.heats) > 1


REACHED = (_REACHED, reached)
_FILLED = paper("score_sheets", _SCORE_SHEETS, score_sheets, _drawn, _NO_HEAT)
_TABLES = paper("heat_list", tr.phrase("Tables of the heat"), heat_list, _drawn, _NO_HEAT)
_STANDINGS = paper("heat_standings", tr.phrase("Standings of the heat"), standings, _drawn, _NO_HEAT)
PAPERS = (
    paper("blank_sheets", _BLANK_SHEETS, blank_sheets),
    _FILLED,
    paper("earlier_sheets", _EARLIER_SHEETS, earlier_sheets, _several, _ONE_HEAT),
    _TABLES,
    _STANDINGS,
    paper("final_order", _FINAL_ORDER, final_list, _drawn, _NO_HEAT),
    paper("chicago_rules", _RULES, rules_sheet),
)
PACK = Packed(
    without=("seating_by_table", "table_sheets", "bust_list", "blank_slips", "coming"),
    papers=(
        _TABLES,
        _STANDINGS,
        _FILLED,
        paper("spare_sheets", _SPARE_SHEETS, spare_sheets, _next_tables, _NO_HEAT),
    ),
    figures=_figures,
    steps=_steps,
)
