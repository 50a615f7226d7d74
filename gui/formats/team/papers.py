"""The documents of team poker: what each team is handed, where its stacks are, how the teams stand."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import tzinfo
from functools import partial

from core.clock.clock import started
from core.formats.team.facts import TransferTold
from core.formats.team.parameters import PARAMETERS
from core.formats.team.state import (
    Team,
    Transfer,
    behind,
    ends,
    game,
    live_stacks,
    live_teams,
    resting,
    standing_transfers,
)
from core.money.payouts import placings, tonight
from core.paper.lists import to_csv
from core.paper.prize_list import PrizeRow
from core.say.levels import number
from core.tournament.director import Director
from core.tournament.state import Tournament
from gui.formats import rules_sheet as rules
from gui.formats.team import cut
from gui.formats.team import words as say
from gui.formats.team.views import by_name, captain_first, end_of
from gui.looks.format import paper
from gui.paper.cut import SlipSheet
from gui.paper.documents import by_deal, cut_out, payout_slip, titled
from gui.paper.lists import ASIDE, STRONG, TEXT, Cell, RuledRow, RuledSheet
from gui.paper.paper import Body, Document, Nothing
from gui.words import text
from gui.words.names import Names, called, surnames
from gui.words.numbers import amount, date_of, money, place_text
from gui.words.tr import Context, dotted

tr = Context("team")

# The slips on a team's sheet, fewer where it has more cards than two; of these at most so many.
SLIPS, FEWER, CARDS = 4, 2, 4


_TEAM_SHEETS, _TIME_OUT_CARDS = tr.phrase("Team sheets"), tr.phrase("Time-out cards")
_TRANSFER_SLIPS, _TABLES_BY_TEAM = tr.phrase("Transfer slips"), tr.phrase("Tables, by team")
_STANDINGS, _PAYOUT_SLIPS = tr.phrase("Standings"), tr.phrase("Payout slips")
_RULES = tr.phrase("Rules of team poker")
_NO_TRANSFERS = tr.phrase("No transfer has been told.")
_NO_PRIZES = tr.phrase("The prizes are not set yet.")


def _name(t: Tournament, player: int) -> str:
    return called(t, t.people.players[player])


def _roster(t: Tournament, team: Team) -> tuple[str, ...]:
    return tuple(_name(t, p) for p in captain_first(team, team.roster))


def _played(t: Tournament, team: Team) -> tuple[str, ...]:
    """Return the members the team played with to its end: of one that was disqualified all who then were of
    it, who are on its roster no more."""
    last = tuple(p for p in team.members if team.gone.get(p) == "disqualified")
    return _roster(t, team) or tuple(_name(t, p) for p in captain_first(team, last or team.members))


def _by_name(t: Tournament) -> list[Team]:
    return by_name(t, game(t).teams.values())


# -- sheets, cards and slips --------------------------------------------------------------------------


def team_sheets(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a page for each team."""
    t = director.state
    teams = _by_name(t)
    sheets = [
        _sheet(t, team, nth, len(teams), now, zone)
        for nth, team in enumerate(teams, 1)
        if live_stacks(t.people, team)
    ]
    return cut_out(_TEAM_SHEETS(), cut.sheets, sheets, t, say.no_teams())


def _sheet(t: Tournament, team: Team, nth: int, of: int, now: int, zone: tzinfo) -> cut.TeamSheet:
    book, chips = t.rulebook, t.people.entries[team.stacks[0]].chips if team.stacks else 0
    made = [d for d in t.room.draws.values() if d.state == "made"]
    proof = tr("draw {code}", code=text.commitment_text(made[-1].commitment, 2)) if made else ""
    clauses = tr("{book}, transfers and time-outs", book=book.short) if t.book is not None else ""
    cards = tuple(_cards(t, team))[:CARDS]
    count, when, labels = SLIPS if len(cards) <= 2 else FEWER, _when("____"), _labels(t)
    slips = tuple(cut.Transfer(team.name, when, labels, _serial(t, team, i)) for i in range(count))
    return cut.TeamSheet(
        team.name,
        str(t.setting("title")),
        date_of(now, zone),
        tr("Team {n} of {of}", n=nth, of=of),
        _roster(t, team),
        tuple(_seats(t, team)),
        say.sheet_stacks(chips, book.number("team_talk.seconds")),
        cards,
        slips,
        say.sheet_rules(
            book.number("team_talk.percent"),
            book.number("team_talk.transfers"),
            book.number("team_time_out.extra"),
        ),
        dotted(clauses, proof),
    )


def _seats(t: Tournament, team: Team) -> Iterator[tuple[str, str]]:
    for entry in team.stacks:
        at = t.people.entries[entry]
        if at.table is not None:
            yield t.room.tables[at.table].label, str(at.seat)


def _serial(t: Tournament, team: Team, i: int) -> str:
    """Return the number of the team's card or slip: the team's, as it registered, and its own."""
    return tr("No. {team}-{n}", team=[*game(t).teams].index(team.id) + 1, n=i + 1)


def _cards(t: Tournament, team: Team, first: int = 0) -> Iterator[cut.TimeOut]:
    """Yield the cards the team has left, from this one on."""
    seconds = t.rulebook.number("team_time_out.seconds")
    words = say.card(seconds, _name(t, team.captain))
    for i in range(max(team.used, first), team.given):
        yield cut.TimeOut(
            team.name, tr("Card {n} of {of}", n=i + 1, of=team.given), words, _serial(t, team, i)
        )


def _labels(t: Tournament) -> tuple[str, str, str, str, str]:
    share = tr("{percent} %, rounded down", percent=t.rulebook.number("team_talk.percent"))
    return tr("From"), tr("To"), tr("Table"), tr("Stack, counted"), share


def _when(level: object) -> str:
    return tr("Break before level {n}", n=level)


def time_out_cards(director: Director, now: int, zone: tzinfo) -> Document:
    """Return the cards of all teams that are still in, without the sheets. Once more cards are given at two
    tables, return those alone: the captains hold the others."""
    t = director.state
    first = t.rulebook.number("team_time_out.cards") if game(t).extra_cards else 0
    pieces = [x for team in _by_name(t) if live_stacks(t.people, team) for x in _cards(t, team, first)]
    return cut_out(_TIME_OUT_CARDS(), cut.cards, pieces, t, say.no_teams())


def transfer_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a slip for each transfer told, the latest first, for the dealer who counts it out."""
    t = director.state
    told = (x.transfer for a in director.history for x in a.records if isinstance(x, TransferTold))
    # by the order they were told in, dropped ones too: no number is printed for two
    numbers = {transfer: n for n, transfer in enumerate(told, 1)}
    pieces = [_slip(t, x, numbers[x.id]) for x in reversed(standing_transfers(t))]
    return cut_out(_TRANSFER_SLIPS(), cut.cards, pieces, t, _NO_TRANSFERS())


def _slip(t: Tournament, x: Transfer, nth: int) -> cut.Transfer:
    names, team = Names(t), game(t).teams[x.team]

    from_, to = ("" if table is None else names.table(table) for table, _ in ends(t, x))
    at = next((i for i, row in enumerate(t.clock.levels) if row.id == x.row), -1)
    after = next((i for i, row in enumerate(t.clock.levels) if i > at >= 0 and not row.pause), None)
    when = "" if after is None else _when(number(t.clock.levels, after))
    return cut.Transfer(
        team.name,
        when,
        _labels(t),
        tr("No. {n}", n=nth),
        (names.entry(x.giver), from_, amount(x.stack) if x.stack else ""),
        (names.entry(x.taker), to, amount(x.chips) if x.chips else ""),
    )


# -- lists --------------------------------------------------------------------------------------------


def tables_by_team(director: Director, now: int, zone: tzinfo) -> Document:
    """List where each team's stacks are and who sits behind them."""
    t = director.state
    teams = [team for team in _by_name(t) if live_stacks(t.people, team)]
    most = max((len(team.stacks) for team in teams), default=0)
    rows = [
        RuledRow(
            (
                Cell(team.name, STRONG, "team"),
                *(x for e in team.stacks for x in _seat(t, e)),
                *(Cell(),) * 2 * (most - len(team.stacks)),
            )
        )
        for team in teams
    ]
    columns = ((tr("Team"), False), *((tr("Seat"), False), (tr("Player"), False)) * most)
    body: Body = RuledSheet(columns, rows, 0, largest=1.4) if rows else Nothing(say.no_teams())
    note = dotted(say.teams_text(len(rows)), text.tables_text(len(t.open_tables)))
    return titled(_TABLES_BY_TEAM(), body, t, now, zone, note)


def _seat(t: Tournament, entry: int) -> tuple[Cell, Cell]:
    found, who = t.people.entries[entry], behind(t, entry)
    if found.out:
        return Cell(tr("out"), ASIDE, "seat"), Cell(end_of(t, entry), ASIDE, "player")
    name = Cell(tr("no player") if who is None else _name(t, who), TEXT, "player")
    if found.table is None:
        return Cell(tr("rests") if entry in resting(t) else tr("no seat"), ASIDE, "seat"), name
    return Cell(f"{t.room.tables[found.table].label}.{found.seat}", STRONG, "seat"), name


@dataclass(frozen=True, slots=True)
class Standing:
    """A team: its place, 0 while it plays, a shared one reaching to ``last``; its members, the captain first;
    when each stack was lost."""

    place: int
    last: int
    team: str
    members: tuple[str, ...]
    lost: str
    prize: int


def standings(t: Tournament) -> list[Standing]:
    """Return the teams that play on by name, then the others by place."""
    placed = {game(t).of_stack[x.entry]: x for x in placings(t) if x.entry in game(t).of_stack}
    rows = []
    for team in _by_name(t):
        found = placed.get(team.id)
        lost = _lost(t, team)
        place, last, prize = (found.place, found.last, found.prize) if found is not None else (0, 0, 0)
        rows.append(Standing(place, last, team.name, _played(t, team), lost, prize))
    return sorted(rows, key=lambda x: x.place)


def _lost(t: Tournament, team: Team) -> str:
    """Return when or how each stack was lost; those that went with the whole team have one word."""
    put_out = t.conduct.disqualified
    with_team = [e for e in team.stacks if e in put_out and put_out[e].of_team]
    alone = [e for e in team.stacks if t.people.entries[e].out and e not in with_team]
    said = [end_of(t, e) or tr("out") for e in alone]
    return ", ".join([*said, tr("team disqualified")] if with_team else said)


def team_standings(director: Director, now: int, zone: tzinfo) -> Document:
    t, currency = director.state, director.state.currency
    rows = [
        RuledRow(
            (
                Cell(
                    place_text(x.place, x.last) if x.place else tr("in"),
                    STRONG if x.place else ASIDE,
                    "place",
                ),
                Cell(x.team, STRONG, "team"),
                Cell(", ".join(surnames(x.members)), TEXT, "members"),
                Cell(x.lost, ASIDE, "lost"),
                Cell(money(x.prize, currency) if x.prize else "", STRONG, "prize"),
            )
        )
        for x in standings(t)
    ]
    columns = (
        (tr("Place"), False), (tr("Team"), False), (tr("Members, captain first"), False),
        (tr("Stacks lost"), False), (tr("Prize"), True),
    )  # fmt: skip
    intro = by_deal(director, zone)
    body: Body = RuledSheet(columns, rows, 2, intro, 1.2) if rows else Nothing(say.no_teams())
    note = tr("%n teams left", len(live_teams(t))) if started(t, now) and not t.won else ""
    return titled(_STANDINGS(), body, t, now, zone, note)


def standings_csv(t: Tournament) -> str:
    """Return the standings for a spreadsheet."""
    rows = [(x.place, x.last, x.team, ", ".join(x.members), x.lost, x.prize) for x in standings(t)]
    return to_csv(rows, ("place", "last", "team", "members", "lost", "prize"))


def payout_slips(director: Director, now: int, zone: tzinfo) -> Document:
    """Return a slip for each paid place; the captain signs for the team."""
    t = director.state
    amounts, teams = tonight(t), {team.name: team for team in game(t).teams.values()}
    rows = [
        PrizeRow(x.place, x.last, x.prize, x.team, _name(t, teams[x.team].captain))
        for x in standings(t)
        if 0 < x.place <= len(amounts)
    ]
    taken = {place for x in rows for place in range(x.place, x.last + 1)}
    rows += [PrizeRow(n, n, prize) for n, prize in enumerate(amounts, 1) if n not in taken]
    rows.sort(key=lambda x: (x.place, x.prize, x.name))
    signature = tr("Captain’s signature")
    slips = [payout_slip(x, i, len(rows), t, now, zone, signature) for i, x in enumerate(rows, 1)]
    return cut_out(_PAYOUT_SLIPS(), SlipSheet, slips, t, _NO_PRIZES())


# -- the print menu -----------------------------------------------------------------------------------

rules_sheet = partial(rules.rules_sheet, PARAMETERS, _RULES)


def _teams(t: Tournament) -> bool:
    return bool(game(t).teams)


PAPERS = (
    paper("team_sheets", _TEAM_SHEETS, team_sheets, _teams, say.no_teams),
    paper("time_out_cards", _TIME_OUT_CARDS, time_out_cards, _teams, say.no_teams),
    paper("transfer_slips", _TRANSFER_SLIPS, transfer_slips, standing_transfers, _NO_TRANSFERS),
    paper("tables_by_team", _TABLES_BY_TEAM, tables_by_team, lambda t: any(x.seats for x in t.open_tables),
          tr.phrase("No team has seats yet.")),
    paper("results", _STANDINGS, team_standings, _teams, say.no_teams),
    paper("payout_slips", _PAYOUT_SLIPS, payout_slips, lambda t: t.money.pool and tonight(t), _NO_PRIZES),
    paper("team_rules", _RULES, rules_sheet),
)  # fmt: skip
# They stand in the place of those that list players.
INSTEAD_OF = ("results", "payout_slips")
