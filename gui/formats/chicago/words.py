"""The sentences of Chicago: refusals, reasons, duties, the history, and what a heat is called."""

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from core.formats.chicago import becauses as b
from core.formats.chicago import facts as f
from core.formats.chicago import reasons as r
from core.formats.chicago.duties import (
    ChampionDuty,
    DrawHeatDuty,
    DrawRoundDuty,
    LatecomerDuty,
    NoShowDuty,
    OutOfRoundDuty,
    PlayOffDuty,
    ProtocolMissingDuty,
    SaidWithLessDuty,
    TimeRoundDuty,
    TimeUpDuty,
)
from core.formats.chicago.heat import Heat, Match
from core.formats.chicago.heats import Field, against_heat, field_of, playing_at
from core.formats.chicago.match import Total, parted_by
from core.formats.chicago.numbers import Hand
from core.formats.chicago.round import Problem
from core.formats.chicago.state import Chicago
from core.formats.chicago.tables import Advance, Final
from core.say.records import Action, Redone, Undone
from core.tournament.state import Tournament
from gui.words.floor import number_called, people
from gui.words.names import Kind, Names, Sentence, Teller
from gui.words.numbers import duration_words, listed, tables_text, time_of_day
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import DutyWords, refused, to_do, why
from gui.words.wording import By, Card, If, Line, Lines, SayOf, Wordings, tellers, wordings

tr = Context("chicago")

_PARTS = {
    Fraction(1, 2): "½", Fraction(1, 3): "⅓", Fraction(2, 3): "⅔", Fraction(1, 4): "¼", Fraction(3, 4): "¾",
    Fraction(1, 6): "⅙", Fraction(5, 6): "⅚",
}  # fmt: skip

# -- heats ------------------------------------------------------------------------------------------------


def heat_name(heat: Heat) -> str:
    """Return the name of a heat."""
    if not heat.finals:
        return tr("Heat {n}", n=heat.number)
    return tr("Finals") if has_b(heat) else tr("Final")


def has_b(heat: Heat) -> bool:
    """Return whether a B final is played beside the A final."""
    return any(x.final == "b" for x in heat.matches.values())


def next_name(plan: Advance, number: int) -> str:
    """Return the name of the heat after this one, by its plan."""
    if Final.NEXT in plan.to:
        return tr("Heat {n}", n=number + 1)
    return tr("Finals") if Final.B in plan.to else tr("Final")


def final_name(heat: Heat, match: Match) -> str:
    """Return the final's name: "A final" or "B final", "Final" if there is no B final; empty if the match is
    no final."""
    if match.final and not has_b(heat):
        return tr("Final")
    return final_names().get(match.final, "")


def final_names() -> dict[str, str]:
    """Return the names of the finals where both are played, by their letter."""
    return {"a": tr("A final"), "b": tr("B final")}


def final_letter(heat: Heat, match: Match) -> str:
    """Return ``A`` or ``B`` where both finals are played; else it is empty."""
    return match.final.upper() if has_b(heat) else ""


def match_name(t: Tournament, heat: Heat, match: Match) -> str:
    """Return ``A final · Table 1``, or ``Table 1`` where no final is played."""
    return dotted(final_name(heat, match), tr("Table {label}", label=t.room.tables[match.table].label))


def points_text(points: Fraction | int) -> str:
    """Return round points as they are written: ``8⅓``."""
    whole, part = divmod(Fraction(points), 1)
    if not part:
        return str(whole)
    sign = _PARTS.get(part, f" {part}")
    return f"{whole}{sign}" if whole else sign.strip()


def gone_words(t: Tournament, entry: int) -> str:
    """Return the word after the name of a player who plays no more at a table."""
    return tr("disqualified") if entry in t.conduct.disqualified else tr("left")


def parted_words(better: Total, worse: Total, names: Mapping[int, str]) -> str:
    """Say what parts two players with equal round points (point 11)."""
    one, other, by = names[better.entry], names[worse.entry], parted_by(better, worse)
    if by == "side":
        more, less = better.side, worse.side
        return tr(
            "{one} before {other}: {more} points in all deals, not {less}",
            one=one,
            other=other,
            more=more,
            less=less,
        )
    if by == "won":
        more, less = better.won, worse.won
        return tr(
            "{one} before {other}: Chicagos made {more}, not {less}",
            one=one,
            other=other,
            more=more,
            less=less,
        )
    return tr("{one} before {other} by a play-off", one=one, other=other)


def goes_words(plan: Advance) -> str:
    """Return the destination of those who advance from each table."""
    if not plan.to:
        return tr("Nobody: these are the last tables")
    if plan.rest:
        return tr("The winners go to the final; the others play for two more places")
    if plan.to == (Final.A, Final.B):
        return tr("Winners to the A final, seconds to the B final")
    if plan.to[0] is Final.A:
        return tr("%n of each table to the final", len(plan.to))
    return tr("%n of each table to the next heat", len(plan.to))


# -- why not ----------------------------------------------------------------------------------------------

_PROBLEMS: dict[str, str] = {
    Problem.OVER.value: mark("The round at table {table} is over."),
    Problem.NOT_AT_TABLE.value: mark("Nobody sits in this seat at table {table}."),
    Problem.OUT.value: mark("{name} is out of the round at table {table}."),
    Problem.NOT_NOW.value: mark("The deal at table {table} does not ask for this now."),
    Problem.TOO_FEW.value: mark("{name} has too few points at table {table} to say Chicago."),
    Problem.NOT_ASKED_YET.value: mark("Nobody has been asked yet at table {table}."),
    Problem.ALL_DEAD.value: mark("{name} did not follow suit: the hand at table {table} wins no trick."),
    Problem.AGAINST_HIMSELF.value: mark("Choose another player at table {table}."),
    Problem.NO_RESET.value: mark("Only four of a kind takes an opponent to 0 points at table {table}."),
    Problem.NOT_STOPPED.value: mark(
        "{name} may exchange cards: the points at table {table} are below the limit."
    ),
    Problem.EQUAL.value: mark(
        "Only one hand scores in an exchange: {name} would be the second at table {table}."
    ),
    Problem.SCORED.value: mark("{name} has already scored in this exchange at table {table}."),
    Problem.NO_NUMBER.value: mark("Type a number from 1 on for table {table}."),
}
_BAD: dict[str, str] = {
    "count": mark("Type the points of every player at table {table}, in the order of the seats."),
    "negative": mark("Nobody has fewer than 0 points: {name} at table {table}."),
    "chair": mark("Table {table} has no seat {chair}."),
    "high": mark("%n points cannot be reached: {name} at table {table}."),
    "nobody_won": mark(
        "Nobody has won the round at table {table}. Enter the winner, or that the time was up."
    ),
    "two_won": mark(
        "Two players cannot win the round: {name} at table {table} has {points} too. The director names "
        "the winner."
    ),
    "no_ring": mark("{name} at table {table} has %n points without having said Chicago and is out."),
    "made_unsaid": mark("{name} at table {table} made a Chicago that was not said."),
    "out_points": mark("A player who is out has 0 points: {name} at table {table}."),
    "out_ring": mark("{name} at table {table} has said Chicago, so it cannot be out."),
    "strokes_high": mark("%n points made in one round are hard to believe: {name} at table {table}."),
    "strokes": mark("More points are left than {name} made at table {table}."),
    "out_few": mark(
        "A player who is out has reached {points} points. Type all points of {name} at table {table} after a "
        "slash, as 0O/{points}."
    ),
    "said_few": mark(
        "{name} at table {table} said Chicago, so made at least %n points. If some were taken off later, "
        "type all of them after a slash, as 13C/28."
    ),
    "flush": mark("A straight flush ends at %n points: {name} at table {table}."),
}


def _in_chair(said: r.NotOnSheet | r.BadProtocol, names: Names) -> str:
    return names.entry(said.entry) if said.entry else tr("Seat {n}", n=said.chair)


_SAYS: Mapping[str, SayOf] = {
    "names": lambda x, names: people(x.entries, names),
    "tables": lambda x, names: listed(map(names.table, x.tables)),
    "into": lambda x, names: people(x.into, names),
    "out": lambda x, names: people(x.out, names),
    "others": lambda x, names: people(x.others, names),
    "replaced": lambda x, names: people(x.replaced, names),
    "n": lambda x, _: str(x.heat + 1),
    "late": lambda x, names: names.entry(x.entry) if x.entry else x.name,
}
"""How a sentence says its players and tables."""

_REFUSED: Wordings = {
    r.NoMatchAt: "Nobody plays at table {table} in this heat.",
    r.NoSuchRound: "Table {table} is in round {rounds}.",
    r.NoSuchHand: "“{hand}” is no hand. Type one of {hands}.",
    r.NothingThere: "There is no such entry at table {table} in deal {deal}, exchange {exchange}.",
    r.LaterEntries: (
        "The later entries at table {table} in deal {deal} would not fit any more. Undo them first."
    ),
    r.SaidWithLess: (
        "{name} said Chicago at table {table} in deal {deal}, then with only %n points.",
        "points",
    ),
    r.DeductedWhy: (
        If("entry", "Say why %n points are taken off {name}.", "Say why %n points are taken off."),
        "points",
    ),
    r.RoundNotOver: "Round {round} at table {table} is begun and not finished.",
    r.RoomWaits: "All tables begin the next round together. These have not handed in: {tables}.",
    r.NoMoreRounds: "Table {table} has played all its rounds.",
    r.HeatNotDone: "Score sheets are missing from these tables: {tables}.",
    r.TieUndecided: "{names} are equal at table {table}: they play off who advances.",
    r.HeatBegun: "Heat {heat} has begun.",
    r.NoFurtherHeat: "The last heat is drawn.",
    r.NoHeatYet: "Draw the first heat first.",
    r.NoRoundToTime: "No round is being played.",
    r.TooFewToPlay: (
        If("table", "Table {table} needs %n players.", "A table needs %n players."),
        "fewest",
    ),
    r.FiveCannotSit: "Five players cannot sit at tables of three and four.",
    r.TableIsFull: "At most {most} play at table {table}.",
    r.TableHasBegun: "The first deal at table {table} is played.",
    r.AlreadyAtTable: "{name} plays at table {table}.",
    r.TooLateToPlay: If(
        "full",
        "{late} comes after the draw, and no table has a free seat before its first deal.",
        "{late} comes after the draw.",
    ),
    r.NotTied: "A play-off is between all who are equal at one table: {names}.",
    r.PutOut: "{name} was disqualified and cannot play.",
    r.DrawnToPlay: "{name} was drawn for a heat, so this entry stays. If the player goes home, use “leave”.",
    r.CannotGoOn: "{name} left the table, or was never at it.",
    r.PlayOffPoints: If(
        "flush",
        (
            "Type the points of each in the play-off, from 0 to {most}, with the straight flush to {flush}: "
            "{names}."
        ),
        "Type the points of each in the play-off, from 0 to {most}: {names}.",
    ),
    r.BadPlan: By(
        "what",
        {
            "heat": "This heat is drawn or over. Change a later heat.",
            "best": "One to four players of a table advance.",
            "to": "Players advance to the next heat, to the finals, to one final, or nowhere.",
        },
    ),
}
wordings(refused, tr, _REFUSED, _SAYS)
wordings(refused, tr, {r.NotOnSheet: By("problem", _PROBLEMS)}, {"name": _in_chair})
wordings(refused, tr, {r.BadProtocol: (By("what", _BAD), "points")}, {"name": _in_chair}, points=str)


@refused.register
def _(said: r.NotAtTable, names: Names) -> str:
    name, match = names.entry(said.entry), playing_at(names.state, said.entry)
    if match is not None:
        return tr("{name} plays at table {table}.", name=name, table=names.table(match.table))
    return tr("{name} plays at no table of this heat.", name=name)


@refused.register
def _(said: r.ChangesWhoGoesOn, names: Names) -> str:
    facts = {"into": people(said.into, names), "out": people(said.out, names), "n": said.heat + 1}
    facts["table"] = names.table(said.table)
    game = names.state.game
    if isinstance(game, Chicago) and len(game.heats) == said.heat + 1 and not game.heats[-1].begun:
        return tr(
            "{into} would advance from table {table} in place of {out}, but the place in the final is given.",
            **facts,
        )
    return tr("{into} would advance from table {table} in place of {out}, but heat {n} has begun.", **facts)


# -- why so -----------------------------------------------------------------------------------------------

_BECAUSE: Wordings = {
    b.AdvancesInstead: "Advancing from table {table} by this: {into}, in place of {out}.",
    b.RoundMade: "Seats are drawn again for round {round}.",
    b.SeatPassedOn: If(
        "stands",
        "{into} would advance from table {table} by this, but heat {n} stays as it is.",
        "Advancing from table {table} by this: {into}, in heat {n} in place of {out}.",
    ),
    b.HeatMade: [
        ("%n players are drawn.", "players"),
        ("The players sit at %n tables of four or three.", "tables"),
        If("waiting", ("%n players are in the final already.", "waiting")),
        If("replaced", "{replaced} cannot come: the next players of those tables play instead."),
    ],
}
wordings(why, tr, _BECAUSE, _SAYS)


# -- what is due ------------------------------------------------------------------------------------------


@to_do.register
def _(said: DrawHeatDuty, names: Names) -> DutyWords:
    title = tr("Draw heat {n}", n=said.heat)
    if said.finals and said.heat > 1:
        title = tr("Draw the finals") if said.both else tr("Draw the final")
    what = dotted(tr("<b>%n players</b>", said.players), tr("<b>%n tables</b>", said.tables))
    if not said.players:
        what = tr("Register and check in the players first.")
    if said.both and said.heat > 1:
        what = tr("<b>%n players</b> in the A and the B final", said.players)
    gone = people(said.replaced, names)
    more = (
        tr("{replaced} cannot come: the next players of those tables play instead.", replaced=gone)
        if said.replaced
        else ""
    )
    state = names.state
    field = field_of(state) if isinstance(state.game, Chicago) and said.players else None
    against = against_heat(state, field) if isinstance(field, Field) else ()
    more = sentences(more, *(refused(x, names) for x in against))
    return DutyWords(title, what, more, tr("Draw…") if said.act is not None else "")


@to_do.register
def _(said: DrawRoundDuty, names: Names) -> DutyWords:
    tables = listed(names.table(x) for x in said.tables)
    title = tr("Draw round {n} at table {tables}", n=said.round, tables=tables)
    if len(said.tables) > 1:
        title = tr("Draw round {round} at %n tables", len(said.tables), round=said.round)
    handed = tr("<b>{tables}</b> have handed in round {n}", tables=tables, n=said.round - 1)
    if len(said.tables) == 1:
        handed = tr("Table <b>{tables}</b> has handed in round {n}", tables=tables, n=said.round - 1)
    return DutyWords(title, handed, tr("New seats each round."), tr("Draw the seats"))


@to_do.register
def _(said: ProtocolMissingDuty, names: Names) -> DutyWords:
    facts = {"table": names.table(said.table), "round": said.round, "next": said.round + 1}
    keeper = names.entry(said.auditor) if said.auditor else ""
    text = tr("The score sheet is missing; the scorekeeper is <b>{name}</b>", name=keeper)
    began = time_of_day(said.began, names.zone) if said.began and names.zone is not None else ""
    told = tr("The table began round {next}. Its points count when the sheet is in.", **facts)
    if began:
        told = tr(
            "The table began round {next} at <b>{time}</b>. Its points count when the sheet is in.",
            time=began,
            **facts,
        )
    return DutyWords(
        tr("Fetch round {round} from table {table}", **facts),
        text if keeper else tr("The score sheet is missing"),
        told,
        tr("Enter round {round}", **facts),
    )


@to_do.register
def _(said: PlayOffDuty, names: Names) -> DutyWords:
    who, table = people(said.entries, names), names.table(said.table)
    deals = names.state.rulebook.number("chicago_match.play_off")
    text = tr("<b>{names}</b> are equal: %n deals without Chicago decide who advances", deals, names=who)
    if said.title:
        text = tr("<b>{names}</b> are equal: %n deals without Chicago decide the title", deals, names=who)
    if said.prize:
        text = tr("<b>{names}</b> are equal: %n deals without Chicago decide the prize", deals, names=who)
    game = names.state.game
    heat = game.heats[said.heat - 1] if isinstance(game, Chicago) and said.heat <= len(game.heats) else None
    final = final_name(heat, heat.matches[said.table]) if heat is not None else ""
    equal = _equal(heat.matches[said.table], said.entries[0]) if heat is not None else ""
    if said.played:
        equal = tr("The players are still equal after %n play-offs.", said.played)
    title = tr("Play-off at table {table}", table=table)
    return DutyWords(dotted(title, final), text, equal, tr("Enter the play-off"))


def _equal(match: Match, entry: int) -> str:
    """Say in what this player is equal with others: all that comes before a play-off (point 11)."""
    total = next(x for x in match.standing if x.entry == entry)
    return tr(
        "Equal in round points ({round}), points in all deals ({side}) and Chicagos made ({won}).",
        round=points_text(total.points),
        side=total.side,
        won=total.won,
    )


_CARDS: Wordings = {
    OutOfRoundDuty: Card(
        "{name} is out of round {round}",
        ("Table {table}: %n points, Chicago not said", "strokes"),
        "<b>{others}</b> play on for the top places.",
        "Told the table",
    ),
    TimeRoundDuty: Card(
        "Start the clock for round {round}",
        "The round has <b>{length}</b>",
        "At zero the tables still in the round finish their deal.",
        "Start the clock",
    ),
    TimeUpDuty: Card(
        "Time is up at table {table}",
        If(
            "dealt",
            "The deal in hand is played to its end.",
            If(
                "paper",
                "Enter the table’s score sheet as it stands.",
                "The table’s round {round} ends, and its places go by the points as they stand.",
            ),
        ),
        button=If("dealt", "", If("paper", "Enter the score sheet", "End the round")),
    ),
    SaidWithLessDuty: Card(
        "{name} said Chicago with too few points",
        "Table {table}, round {round}, deal {deal}: <b>{points} of {least}</b> as it is written now",
        "Correct what was written, or let it stand.",
        "Open the score sheet",
    ),
    NoShowDuty: Card(
        "{name} is not there",
        "Table {table} plays its first deal without <b>{name}</b>",
        ("%n players are left at the table.", "left"),
        "No-show…",
    ),
    LatecomerDuty: Card(
        "{name} has no seat",
        If(
            "table",
            "Table <b>{table}</b> has a free seat before its first deal",
            "No table has a free seat before its first deal",
        ),
        If(
            "table",
            "",
            If("again", "Draw the heat again, or unregister the player.", "Unregister the player."),
        ),
        If("table", "Late player…"),
    ),
}
wordings(to_do, tr, _CARDS, _SAYS, length=duration_words)


@to_do.register
def _(said: ChampionDuty, names: Names) -> DutyWords:
    who = people(said.entries, names)
    if len(said.entries) > 1:
        shared = tr("<b>{names}</b> share the first place", names=who)
        return DutyWords(tr("The title is shared"), shared, "", tr("Announced"))
    game = names.state.game
    both = isinstance(game, Chicago) and game.heat is not None and has_b(game.heat)
    played = tr("The finals are played.") if both else tr("The final is played.")
    return DutyWords(tr("{name} has won", name=who), played, "", tr("Announced"))


# -- what was done ----------------------------------------------------------------------------------------


def hand(key: str) -> str:
    """Return a hand in full, by its key."""
    return {
        Hand.PAIR: tr("a pair"),
        Hand.TWO_PAIR: tr("two pair"),
        Hand.TRIPS: tr("three of a kind"),
        Hand.STRAIGHT: tr("a straight"),
        Hand.FLUSH: tr("a flush"),
        Hand.FULL_HOUSE: tr("a full house"),
        Hand.QUADS: tr("four of a kind"),
        Hand.STRAIGHT_FLUSH: tr("a straight flush"),
        Hand.ROYAL_FLUSH: tr("a royal flush"),
    }[Hand(key)]


def _entry_at(names: Names, x: f.Written, chair: int) -> str:
    game = names.state.game
    if isinstance(game, Chicago) and 0 < x.heat <= len(game.heats):
        match = game.heats[x.heat - 1].matches.get(x.table)
        if match is not None and x.round <= len(match.sheets):
            entry = match.sheets[x.round - 1].seats.get(chair, 0)
            if entry:
                return names.entry(entry)
    return tr("Seat {n}", n=chair)


def _written(action: Action, xs: list[f.Written], names: Names) -> Sentence:
    """Say the first record that tells something: what it implies (nobody said Chicago) goes without
    saying."""
    x = next((x for x in xs if x.what != "declined" and (x.what != "points" or x.chair)), xs[0])
    who = _entry_at(names, x, x.chair) if x.chair else ""
    by = _entry_at(names, x, x.other) if x.other else ""
    where = tr(
        "table {table}, round {round}, deal {deal}", table=names.table(x.table), round=x.round, deal=x.deal
    )
    said = _said_of(x, who, by)
    if x.instead:
        said = dotted(tr("Corrected"), said)
    heat = _heat_of(x.heat, names)
    return Sentence(tuple(filter(None, (who, by))), said, dotted(x.reason, heat, where))


_SAID = {
    "chicago": mark("{who} says Chicago"),
    "declined": mark("Nobody says Chicago"),
    "made": mark("Chicago made"),
    "broken": mark("Chicago broken by nobody"),
    "trick": mark("{who} won the last trick"),
    "bought": mark("{who} exchanged in spite of the stop and has 0 points"),
    "revoke": mark("{who} did not follow suit"),
    "left": mark("{who} left the table"),
    "time": mark("The round’s time is up"),
}


def _said_of(x: f.Written, who: str, by: str) -> str:
    match x.what:
        case "points" if not x.chair:
            return tr("Nobody scores")
        case "points" if x.other:
            return tr("{who} scored four of a kind, {by} to 0", who=who, by=by)
        case "points":
            return tr("{who} scored {hand}", who=who, hand=hand(x.hand))
        case "also":
            return dotted(who, hand(x.hand), tr("equal to the other hand"))
        case "broken" if by:
            return tr("Chicago broken, first by {by}", by=by)
        case "trick" if x.number:
            return tr("{who} won the last trick with a deuce", who=who)
        case "mistake":
            return tr("{who} dealt %n cards wrong", x.number, who=who)
        case "deduct":
            return tr("%n points taken off {who}", x.number, who=who)
    return tr(_SAID.get(x.what, _SAID["time"]), who=who)


def _planned(action: Action, xs: list[f.HeatPlanned], names: Names) -> Sentence:
    x = xs[0]
    at = time_of_day(x.at, names.zone) if x.at and names.zone is not None else ""
    heat, plans = tr("Heat {n}", n=x.heat), {
        "next": (Final.NEXT,) * x.best, "final": (Final.A,) * x.best, "finals": (Final.A, Final.B), "end": (),
    }  # fmt: skip
    best = tr("%n of each table advance", x.best) if x.best else ""
    to = goes_words(Advance(plans[x.to])) if x.to else best
    planned = tr("{heat} planned", heat=heat)
    return Sentence((heat,), dotted(planned, at, to or tr("as proposed for the field")))


def _drawn(action: Action, xs: list[f.HeatDrawn], names: Names) -> Sentence:
    what, said = tr("Heat {n}", n=xs[0].heat), tr("Heat {n} drawn", n=xs[0].heat)
    quiet = dotted(tables_text(len(xs[0].tables)), number_called(action))
    if any(xs[0].finals):
        what = tr("Finals") if "b" in xs[0].finals else tr("Final")
        said = tr("Finals drawn") if "b" in xs[0].finals else tr("Final drawn")
    return Sentence((what,), said, quiet)


def _begun(action: Action, xs: list[f.RoundBegun], names: Names) -> Sentence:
    tables = listed(names.table(x.table) for x in xs)
    text = tr("Seats of round {n} drawn", n=xs[0].round)
    where = tr("tables {tables}", tables=tables) if len(xs) > 1 else tr("table {table}", table=tables)
    return Sentence((), text, dotted(_heat_of(xs[0].heat, names), where))


def _told(action: Action, xs: list[f.RoundTold], names: Names) -> Sentence:
    x = xs[0]
    table = names.table(x.table)
    said = tr("Round {round} of table {table} from paper", round=x.round, table=table)
    if _told_before(action, x, names):
        said = dotted(tr("Corrected"), said)
    points = " · ".join(map(str, x.points))
    return Sentence((tr("table {table}", table=table),), said, dotted(_heat_of(x.heat, names), points))


def _told_before(action: Action, x: f.RoundTold, names: Names) -> bool:
    """Return whether the round had been entered from paper, and not been undone, when this was."""
    known, there = set[int](), set[int]()
    for one in names.history:
        if one.id >= action.id:
            break
        for record in one.records:
            match record:
                case f.RoundTold(heat=x.heat, table=x.table, round=x.round):
                    known.add(one.id)
                    there.add(one.id)
                case Undone(action=undone):
                    there.discard(undone)
                case Redone(action=redone) if redone in known:
                    there.add(redone)
    return bool(there)


def _heat_of(number: int, names: Names) -> str:
    """Return the name of a heat by its number; of one that was undone since, by that alone."""
    game = names.state.game
    if isinstance(game, Chicago) and 0 < number <= len(game.heats):
        return heat_name(game.heats[number - 1])
    return tr("Heat {n}", n=number)


def _timed(action: Action, xs: list[f.RoundTimed], names: Names) -> Sentence:
    level = next((x for x in names.state.clock.levels if x.id == xs[0].level), None)
    time = duration_words(level.length) if level is not None and level.length else ""
    return Sentence((time,), tr("The clock of round {n} starts", n=xs[0].round), time)


def _played_off(action: Action, xs: list[f.PlayedOff], names: Names) -> Sentence:
    x = xs[0]
    parts = (f"{names.entry(e)} {points}" for e, points in zip(x.entries, x.points, strict=False))
    return Sentence((), tr("Play-off · {points}", points=" · ".join(parts)))


_LINES: Lines = {
    f.GoesOn: Line(
        "note",
        If(
            "entries", "{who} sent on from table {table}", "Those sent on from table {table} go by the points"
        ),
        bold="{who}",
    ),
    f.AuditorNamed: Line("note", "{who} keeps the score at table {table}"),
    f.LeftTable: Line("out", If("never", "{who} did not come to table {table}", "{who} left table {table}")),
    f.CameToTable: Line("move", "{who} plays at table {table}"),
}


def _who(x: f.GoesOn | f.AuditorNamed | f.LeftTable | f.CameToTable, names: Names) -> str:
    return people(x.entries, names) if isinstance(x, f.GoesOn) else names.entry(x.entry)


TOLD: Mapping[type[Any], tuple[Kind, Teller]] = {
    **tellers(tr, _LINES, {"who": _who}),
    f.Written: ("note", _written),
    f.RoundTold: ("note", _told),
    f.RoundTimed: ("clock", _timed),
    f.PlayedOff: ("note", _played_off),
    f.HeatPlanned: ("setting", _planned),
    f.HeatDrawn: ("draw", _drawn),
    f.RoundBegun: ("draw", _begun),
}
