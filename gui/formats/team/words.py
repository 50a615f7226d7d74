"""The words of teams: what was done, why, what stands against it, what is to do."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from core.formats.team import asks, becauses, facts, reasons
from core.formats.team.acts import EndTimeOut, TeamGathered
from core.formats.team.state import TeamGame
from core.formats.team.transfers import amount as due_of
from core.say.records import Action, FormatFact, PenaltyGiven
from gui.words.conduct import step_text
from gui.words.names import Kind, Names, Sentence, Teller
from gui.words.numbers import amount, clock_text, listed, players_text, time_of_day
from gui.words.tr import Context, dotted, sentences
from gui.words.voices import DutyWords, refused, to_do, why
from gui.words.wording import By, Card, If, Line, Lines, SayOf, Wordings, fields, tellers, wordings

tr = Context("team")

Fact = TypeVar("Fact", bound=FormatFact)


def _all(names: Names, kind: type[Fact]) -> Iterator[Fact]:
    """Yield the facts of this kind, the latest first, undone ones too."""
    recent = (names.extra,) if names.extra is not None else ()
    for action in (*recent, *reversed(names.history)):
        yield from (x for x in action.records if isinstance(x, kind))


def _game(names: Names) -> TeamGame:
    """Return the teams; none before team poker was chosen."""
    game = names.state.game
    return game if isinstance(game, TeamGame) else TeamGame()


def team(names: Names, team: int) -> str:
    """Return the name of a team, of one that was withdrawn too."""
    if team in _game(names).teams:
        return _game(names).teams[team].name
    return next((x.name for x in _all(names, facts.TeamRegistered) if x.team == team), "?")


def minutes(ms: int) -> str:
    """Return a time of a few minutes as it is read from afar: ``1:38``."""
    return clock_text(ms).removeprefix("0")


stacks_text = tr.phrase("%n stacks")
teams_text = tr.phrase("%n teams")


def place(names: Names, entry: int) -> str:
    """Return where the stack is, or was then, as it is typed: ``3.4``; empty while it has no seat."""
    return names.seat_then(entry)


def stack(names: Names, entry: int) -> str:
    """Return the stack as the floor calls it: ``Anna Ek (3.4)``."""
    return _seated(names.entry(entry), place(names, entry))


def _seated(name: str, seat: str) -> str:
    return tr("{name} ({seat})", name=name, seat=seat) if seat else name


def route(names: Names, giver: int, taker: int) -> str:
    """Return from which stack to which: ``Anna Ek (3.4) to Bo Sund (5.2)``."""
    return tr("{giver} to {taker}", giver=stack(names, giver), taker=stack(names, taker))


def parts(names: Names, takers: Sequence[int], chips: Sequence[int]) -> str:
    """Return how a stack is divided: ``12,000 to Anna Ek (3.4) · 8,000 to Bo Sund (5.2)``."""
    return " · ".join(
        tr("{chips} to {stack}", chips=amount(n), stack=stack(names, e))
        for e, n in zip(takers, chips, strict=False)
    )


def cards_left(n: int) -> str:
    if not n:
        return tr("Then <b>no card</b> is left.")
    return tr("Then <b>%n cards</b> are left.", n)


def _of(names: Names, entry: int) -> str:
    undone = (x.team for x in _all(names, facts.TeamRegistered) if entry in x.stacks)
    return team(names, _game(names).of_stack.get(entry) or next(undone, 0))


def _whose(x: Any, names: Names) -> str:
    """Return the name of the team that it is about: its own, or that of its stack, transfer or time-out."""
    known = fields(type(x))
    if "team" in known:
        return team(names, x.team)
    if "transfer" in known:
        return _transfer_of(names, x.transfer)[0]
    return _call_of(names, x.call) if "call" in known else _of(names, x.entry)


_TEAM_AND_STACKS: Mapping[str, SayOf] = {
    "team": _whose,
    "of_giver": lambda x, names: _of(names, x.giver),
    "of_taker": lambda x, names: _of(names, x.taker),
    "stack": lambda x, names: stack(names, x.entry),
    "taker": lambda x, names: stack(names, x.taker),
    "other": lambda x, names: stack(names, x.other),
    "entries": lambda x, names: listed(stack(names, e) for e in x.entries),
    "others": lambda x, names: listed(stack(names, e) for e in x.others),
}
"""How a sentence says its team and stacks."""


# -- on paper and in the room --------------------------------------------------------------------------

no_teams = tr.phrase("No teams yet.")


def sheet_stacks(chips: int, seconds: int) -> str:
    """Return the lines under the stacks of a team's sheet."""
    each = tr("{chips} each.", chips=amount(chips)) if chips else ""
    return sentences(
        each,
        tr(
            "Any member may sit behind any of the team’s stacks. Change only at a talk break, and sit down "
            "before the second card is dealt."
        ),
        tr("Talk tactics only in the %n seconds between levels.", seconds)
        if seconds % 60
        else tr("Talk tactics only in the %n minutes between levels.", seconds // 60),
    )


def sheet_rules(percent: int, transfers: int, cards: int) -> tuple[str, str]:
    """Return the rules for a captain, in two columns."""
    first = tr(
        "Hand a slip to the director before the chips move: %n transfers a break, from a living stack "
        "to a living stack, exactly {percent} %.",
        transfers,
        percent=percent,
    )
    more = tr("%n more time-out cards come when two tables remain.", cards) if cards else ""
    call = tr("Any member of the team may call “time-out”; the call stands once made.")
    return sentences(first, tr("A busted stack’s seat is gone.")), sentences(more, call)


def card(seconds: int, captain: str) -> str:
    return tr("%n seconds. Captain {name} hands this to the director.", seconds, name=captain)


# -- what was done ------------------------------------------------------------------------------------


def _registered(action: Action, xs: list[facts.TeamRegistered], names: Names) -> Sentence:
    who = listed(x.name for x in xs)
    if len(xs) > 1:
        return Sentence((), tr("%n teams registered", len(xs)), who)
    members = listed(names.player(p) for p in xs[0].members)
    return Sentence((who,), tr("Team {team} registered", team=who), members)


def _behind(action: Action, xs: list[facts.SatBehind], names: Names) -> Sentence:
    x, whose = xs[0], team(names, xs[0].team)
    sits = [
        _seated(names.player(p), place(names, e))
        for e, p in zip(x.stacks, x.players, strict=True)
        if e not in x.unmanned
    ]
    if not sits:
        return Sentence((whose,), tr("Nobody sits behind a stack of {team}", team=whose))
    return Sentence((whose,), tr("Players of {team} swapped", team=whose), " · ".join(sits))


def _told(action: Action, xs: list[facts.TransferTold], names: Names) -> Sentence:
    x = xs[0]
    counted = next((y for y in action.records if isinstance(y, facts.TransferCounted)), None)
    if counted is not None:
        return _counted(action, [counted], names)
    whose = team(names, x.team)
    return Sentence((whose,), tr("Transfer of {team} told", team=whose), route(names, x.giver, x.taker))


def _transfer_of(names: Names, transfer: int) -> tuple[str, str]:
    dropped = (x for x in _all(names, facts.TransferTold) if x.transfer == transfer)
    x = _game(names).transfers.get(transfer) or next(dropped, None)
    return ("?", "") if x is None else (team(names, x.team), route(names, x.giver, x.taker))


def _counted(action: Action, xs: list[facts.TransferCounted], names: Names) -> Sentence:
    whose, way = _transfer_of(names, xs[0].transfer)
    chips = amount(xs[0].chips)
    return Sentence((whose, chips), tr("{team} transferred {chips} chips", team=whose, chips=chips), way)


def _called(action: Action, xs: list[facts.TimeOutCalled], names: Names) -> Sentence:
    x, whose = xs[0], team(names, xs[0].team)
    if x.card:
        return Sentence((whose,), tr("Time-out for {team}", team=whose), stack(names, x.entry))
    warned = (y.step for y in action.records if isinstance(y, PenaltyGiven))
    step = x.step or next(warned, "")
    quiet = dotted(stack(names, x.entry), step_text(step) if step else "")
    return Sentence((whose,), tr("Time-out for {team}, without a card", team=whose), quiet)


def _call_of(names: Names, call: int) -> str:
    undone = (x for x in _all(names, facts.TimeOutCalled) if x.call == call)
    x = _game(names).time_outs.get(call) or next(undone, None)
    return "?" if x is None else team(names, x.team)


def _divided(action: Action, xs: list[facts.StackDivided], names: Names) -> Sentence:
    x, whose = xs[0], _of(names, xs[0].entry)
    shares = parts(names, x.takers, x.chips)
    if len(x.takers) == 1:
        return Sentence((whose,), tr("Third stack of {team} merged", team=whose), shares)
    return Sentence((whose,), tr("Third stack of {team} split", team=whose), shares)


def _way(x: facts.TransferAnnounced | facts.TransferDropped, names: Names) -> str:
    return _transfer_of(names, x.transfer)[1]


def _resting(x: facts.StackRested, names: Names) -> str:
    return names.entry(x.entry)


_LINES: Lines = {
    facts.TeamWithdrawn: Line("out", "Team {team} withdrawn", bold="{team}"),
    facts.TeamNamed: Line("enter", "Team renamed {name}", bold="{name}"),
    facts.MemberAdded: Line("enter", "{who} joined {team}"),
    facts.MemberGone: Line(
        "out", By("how", {"disqualified": "{who} of {team} disqualified"}, "{who} left {team}")
    ),
    facts.CaptainChosen: Line("enter", "{who} is captain of {team}"),
    facts.TransferAnnounced: Line("move", "Transfer of {team} announced", _way, "{team}"),
    facts.TransferDropped: Line("move", "Transfer of {team} dropped", _way, "{team}"),
    facts.TimeOutBegan: Line("clock", "{team} gathered, the time-out runs", bold="{team}"),
    facts.TimeOutEnded: Line(
        "clock",
        By(
            "outcome",
            {
                "acted": "{team} acted, and the time-out is over",
                "dead": "The hand of {team} is dead, and the time-out is over",
            },
            "Time-out of {team} withdrawn",
        ),
        bold="{team}",
    ),
    facts.CardHanded: Line("clock", "{team} handed over a time-out card", bold="{team}"),
    facts.StackRested: Line("move", "Third stack of {team} rests", _resting, "{team}"),
}
TOLD: Mapping[type[Any], tuple[Kind, Teller]] = {
    **tellers(tr, _LINES, _TEAM_AND_STACKS),
    facts.TeamRegistered: ("enter", _registered),
    facts.TransferTold: ("move", _told),
    facts.TransferCounted: ("move", _counted),
    facts.TimeOutCalled: ("clock", _called),
    facts.StackDivided: ("move", _divided),
    facts.SatBehind: ("in", _behind),
}

# -- why ----------------------------------------------------------------------------------------------

_BECAUSE: Wordings = {
    becauses.HandDead: "{team} did not act in time: the hand is dead.",
    becauses.MoreCards: ("Two tables are left: each team gets %n time-out cards more.", "cards"),
    becauses.SeatAfterRest: "Both other stacks of {team} are out: the resting one is seated.",
    becauses.TeamEntered: (
        If("chips", "One payment buys %n stacks of {chips} each.", "One payment buys %n stacks."),
        "stacks",
    ),
    becauses.PlayersSwapped: By(
        "when",
        {
            "talk": "In a talk break the players of a team change stacks freely.",
            "button": "At the last table a team changes players when its player has the button.",
        },
        "The director seated the player there.",
    ),
    becauses.StackUnmanned: If(
        "blinded",
        "Nobody of {team} is left for this stack: it is blinded.",
        "Nobody of {team} is left for this stack: it posts nothing.",
    ),
    becauses.ThirdStack: By(
        "what",
        {
            "rest": If(
                "asked", "{team} rests its third stack.", "{team} gave no answer: the third stack rests."
            ),
            "split": "{team} splits its third stack between the other two.",
        },
        "{team} merges its third stack into another.",
    ),
    becauses.MatesParted: (
        "{mate_name} of {team} stays at table {from_table}. Table {table} has {to_players} and nobody of the "
        "team."
    ),
    becauses.MatesPassed: [
        If(
            "passed",
            If(
                "parted",
                "A player with a team-mate at the table goes before {passed_names}.",
                "{passed_names} would sit with a team-mate.",
            ),
        ),
        If("with_mate", "Nobody else could go: team-mates share the table from now on."),
    ],
}
wordings(why, tr, _BECAUSE, _TEAM_AND_STACKS, to_players=players_text)


@why.register(becauses.TransferDue)
def _(found: becauses.TransferDue, names: Names) -> str:
    said = share(found.percent, found.stack, found.exact)
    if found.chips == found.exact:
        return said
    return sentences(said, unpayable(found.chips))


def share(percent: int, of: int, exact: int) -> str:
    """Return the words on the part of a stack that is transferred."""
    return tr(
        "<b>{percent} %</b> of <b>{stack}</b> is <b>{exact}</b>, rounded down.",
        percent=percent,
        stack=amount(of),
        exact=amount(exact),
    )


def unpayable(chips: int) -> str:
    """Return the words on the chips counted out instead of an amount that the chips in play do not make."""
    return tr("The chips in play cannot pay it: <b>{chips}</b> is counted out.", chips=amount(chips))


unchecked = tr.phrase("No chips are set, so what can be paid is not checked.")


@why.register(becauses.TimeOutGiven)
def _(found: becauses.TimeOutGiven, names: Names) -> str:
    if found.card:
        return sentences(_seconds(found.seconds), cards_left(found.left))
    said = tr("{team} has no card left: call {n} without one.", team=team(names, found.team), n=found.nth)
    if found.step:
        said = sentences(said, tr("Next step of the ladder: {step}.", step=step_text(found.step)))
    return sentences(said, _seconds(found.seconds))


def _seconds(n: int) -> str:
    if not n:
        return tr("There is no time to talk.")
    return tr("%n seconds from when the team is gathered.", n)


def _shared(found: becauses.TeamOut, names: Names) -> list[str]:
    """Say of each stack which dealer deals it out, or that it leaves play."""
    return [
        tr("Table {table}: the other players share {chips} chips.", table=names.table(table), chips=amount(n))
        if table
        else tr("{chips} chips leave play.", chips=amount(n))
        for table, n in zip(found.tables, found.chips, strict=True)
    ]


@why.register(becauses.TeamOut)
def _(found: becauses.TeamOut, names: Names) -> str:
    chips = listed(map(amount, found.chips))
    said = tr("{team} is disqualified: {chips} dealt out.", team=team(names, found.team), chips=chips)
    if found.tables:
        said = sentences(tr("{team} is disqualified.", team=team(names, found.team)), *_shared(found, names))
    odd = listed(amount(n) for n in found.odd if n)
    return sentences(said, tr("Odd chips: {chips}.", chips=odd)) if odd else said


# -- why not ------------------------------------------------------------------------------------------


_REFUSED: Wordings = {
    reasons.NoSuchTeam: "No team is called “{name}”.",
    reasons.TeamNameTaken: "Another team is called “{name}”.",
    reasons.TeamSize: ("A team has {fewest} to %n members, {name} has {members}.", "most"),
    reasons.NotATeamLine: (
        "“{line}” is no team. Write the name, a colon and the members: Fisk: Ida Falk, Per Öst, Siv Frost."
    ),
    reasons.CaptainAlready: "{name} is already captain.",
    reasons.ToItself: "Choose another stack to receive the chips.",
    reasons.StackRests: "The stack of {name} rests: it gives and receives nothing.",
    reasons.NothingToGive: "Of {stack} nothing can be transferred.",
    reasons.TakerCannotPay: "The stack that received too much is out: nothing can be counted back.",
    reasons.NoTimeOut: "No time-out is called.",
    reasons.NoThirdStack: (
        "Only the third stack of a team rests, is split or merged, when two tables are left."
    ),
    reasons.RestDealtOut: (
        "The stack of {name} rests and is dealt out: name the table where the others get it."
    ),
    reasons.RestsAlready: "This stack already rests.",
    reasons.SplitDiffers: (
        "The stack of {name} was counted as {stack}, and {parts} would be given out. Count it again first."
    ),
    reasons.StackUnknown: "Count the stack of {name} first.",
    reasons.NobodyToPart: "No team-mates can be separated now.",
    reasons.MatesThere: "A team-mate sits at table {table}.",
    reasons.NoTalkBreak: "No talk break has just begun.",
    reasons.MemberTwice: If("team", "{name} is already in {team}.", "{name} is named twice."),
    reasons.StackToDealOut: (
        "{player} sits behind a stack. Disqualify {player} at that seat: the chips are dealt out."
    ),
    reasons.SitsThere: If("player", "{player} already sits there.", "Nobody sits there already."),
    reasons.SitsOutThere: "{player} sits out a penalty at {place} and takes no other seat meanwhile.",
    reasons.NotInTalkBreak: By(
        "what",
        {"swap": "Players of a team change stacks in the talk break."},
        "A transfer is told in the talk break.",
    ),
}
wordings(refused, tr, _REFUSED, {"team": _whose, "place": lambda x, names: place(names, x.entry)})

_OF_STACKS: Wordings = {
    reasons.RosterFixed: "The members of {team} are fixed: seats are drawn.",
    reasons.TeamNameFixed: "{team} is drawn under its name. Only a misspelling is corrected.",
    reasons.CaptainFixed: "The captain of {team} changes only for special reasons.",
    reasons.LateTeam: "{name} is too late: teams enter before the start.",
    reasons.LateTeamTables: ("A late team gets %n seats, each at a table of its own.", "stacks"),
    reasons.TeamHasPlayed: "{team} has played: its registration stays.",
    reasons.OnlyWithButton: "At the last table {team} changes players when its player has the button.",
    reasons.NobodyLeft: "A member of {team} can sit there.",
    reasons.TeamHasWon: "{team} has won. If a bust before was another’s, correct that one.",
    reasons.TransfersMade: ("{team} has made its %n transfers in this break.", "most"),
    reasons.GaveThisBreak: "{stack} gave chips in this break, so it receives none.",
    reasons.AnnouncedAlready: "The transfer from {stack} is already announced.",
    reasons.AnotherTaker: "The transfer from {stack} was told to go to {taker}.",
    reasons.TimeOutLasts: "The time-out of {team} is not over.",
    reasons.GatheredAlready: "{team} is gathered: its time runs.",
    reasons.NoCardOwed: "{team} owes no card.",
    reasons.StillRests: "The stack of {name} rests to the break after level {until}.",
    reasons.ThirdUnanswered: "Ask the captains first what becomes of {entries}.",
    reasons.BothOthers: "The stack is split between {others}.",
    reasons.OnlyMerge: "One other stack is left: merge this one into {other}.",
    reasons.OtherTeams: "{giver_name} is of {of_giver}, {taker_name} of {of_taker}: chips stay in the team.",
    reasons.NoTransfer: If(
        "counted", "No transfer from {stack} has been counted.", "No transfer from {stack} is open."
    ),
}
wordings(refused, tr, _OF_STACKS, _TEAM_AND_STACKS)


@refused.register(reasons.NotAMember)
def _(said: reasons.NotAMember, names: Names) -> str:
    if not said.name and not said.player:
        return tr("Choose a member of {team}.", team=team(names, said.team))
    who = said.name or names.player(said.player)
    if said.team:
        return tr("{name} is not a member of {team}.", name=who, team=team(names, said.team))
    return tr("{name} is not in a team.", name=who)


@refused.register(reasons.AnotherAmount)
def _(said: reasons.AnotherAmount, names: Names) -> str:
    if said.due == said.exact:
        return tr("Of {stack} exactly {due} is counted out.", stack=amount(said.stack), due=amount(said.due))
    return tr(
        "Of {stack} it would be {exact}, and the chips in play pay {due}.",
        stack=amount(said.stack),
        exact=amount(said.exact),
        due=amount(said.due),
    )


# -- what is to do ------------------------------------------------------------------------------------


def talk_duty(house: DutyWords, names: Names) -> DutyWords:
    return replace(house, why=tr("Teams talk tactics, change stacks and tell transfers"))


_CARDS: Wordings = {
    asks.CaptainDuty: Card(
        "New captain: {team}",
        "<b>{team}</b> needs another captain",
        "{captain_player} is no longer in the team",
        If("act", "Captain: {next}", "Choose…"),
    ),
    asks.LadderDuty: Card(
        "Time-out without a card",
        "{team}: <b>{step}</b>",
        "Call {nth} without a time-out card, by {name}",
        "Give penalty",
    ),
    asks.RestDuty: Card(
        "Resting: {team}",
        "The stack of {name} rests",
        If("until", "Until the break after level {until}", "Until the next talk break"),
    ),
    asks.PartDuty: Card(
        "Separate team-mates at table {from_table}",
        By(
            "to_seat",
            {None: "{team}: <b>{name}</b> to table {to_table}"},
            "{team}: <b>{name}</b> to table {to_table} seat {seat}",
        ),
        "{mate_name} sits at the same table. Table {to_table} has <b>{to_players}</b> and nobody of {team}",
        If("act", "Move, print slip", "Where is the button?"),
    ),
    asks.UnmannedDuty: Card(
        If("spare", "No player at {place}", If("blinded", "Blind {place}", "No player at {place}")),
        If("spare", "{team}: <b>{spare}</b> can sit there", "{team} has fewer players than stacks"),
        button=If("spare", "Choose…"),
    ),
}
_OF_DUTIES: Mapping[str, SayOf] = {
    "team": _whose,
    "next": lambda duty, names: names.player(duty.choices[0]),
    "seat": lambda duty, _: str(duty.to_seat),
    "place": lambda duty, names: names.seat(duty.table, duty.seat),
    "spare": lambda duty, names: listed(map(names.player, duty.spare)),
}
wordings(to_do, tr, _CARDS, _OF_DUTIES, step=step_text, to_players=players_text)


@to_do.register(asks.TimeOutDuty)
def _(duty: asks.TimeOutDuty, names: Names) -> DutyWords:
    title = tr("Time-out: {team}", team=team(names, duty.team))
    text = tr(
        "Called by <b>{name}</b>, {seat}. Every table waits",
        name=names.entry(duty.entry),
        seat=names.seat(duty.table, duty.seat),
    )
    card = cards_left(duty.cards) if duty.card else tr("Without a card")
    if duty.warns:
        card = tr(
            "Without a card: tell <b>{team}</b> of the warning, which is noted", team=team(names, duty.team)
        )
    if isinstance(duty.act, TeamGathered):
        return DutyWords(title, text, card, tr("Team gathered"))
    if isinstance(duty.act, EndTimeOut) and duty.act.outcome == "dead":
        return DutyWords(title, tr("Time is up: the hand is dead"), card, tr("Hand dead"))
    return DutyWords(title, text, card, tr("Acted"))


@to_do.register(asks.TransferDuty)
def _(duty: asks.TransferDuty, names: Names) -> DutyWords:
    whose = team(names, duty.team)
    giver, taker = (names.state.people.entries[e] for e in (duty.giver, duty.taker))
    from_, to = names.table(giver.table), names.table(taker.table)
    under = (
        tr("Table {table} · {chips}", table=from_, chips=amount(duty.stack))
        if duty.stack
        else (tr("Table {table}", table=from_))
    )
    due = due_of(names.state, duty.stack)
    chips = duty.chips or due.due
    over = (
        tr("Table {table} · +{chips}", table=to, chips=amount(chips))
        if chips
        else (tr("Table {table}", table=to))
    )
    ends = (names.entry(duty.giver), under), (names.entry(duty.taker), over)
    counts = tr("The dealer of table {table} counts it out.", table=from_)
    if not duty.stack:
        rule = sentences(tr("<b>{percent} %</b> of the stack, rounded down.", percent=duty.percent), counts)
    else:
        rule = sentences(
            share(duty.percent, duty.stack, due.exact),
            unpayable(due.due) if due.due != due.exact else "",
            counts,
        )
    if not duty.announced:
        title, button = tr("Announce transfer: {team}", team=whose), tr("Announce, on screen")
    else:
        title, button = tr("Count transfer: {team}", team=whose), tr("Enter the count…")
    return DutyWords(title, route(names, duty.giver, duty.taker), rule, button, route=ends)


@to_do.register(asks.CardDuty)
def _(duty: asks.CardDuty, names: Names) -> DutyWords:
    time = time_of_day(duty.at, names.zone) if names.zone is not None else ""
    captain = names.player(duty.captain)
    text = (
        tr("From captain <b>{name}</b>, called {time}", name=captain, time=time)
        if time
        else (tr("From captain <b>{name}</b>", name=captain))
    )
    called = tr("Called by {name}.", name=names.entry(duty.entry))
    title = tr("Collect a time-out card: {team}", team=team(names, duty.team))
    left = tr("Then <b>{left}</b> of {given} are left.", left=duty.cards, given=duty.given)
    return DutyWords(title, text, sentences(called, left), tr("Card taken"))


@to_do.register(asks.BreakDownDuty)
def _(duty: asks.BreakDownDuty, names: Names) -> DutyWords:
    text = tr("Once <b>%n third stacks</b> rest, the players fit at the other two tables", len(duty.stacks))
    why = tr(
        "“Break now” asks each team about its third stack. “Later”, under “Otherwise…”, keeps the tables"
    )
    title = tr("Break table {table} now?", table=names.table(duty.table))
    return DutyWords(title, text, why, tr("Break now"))


def ways_of_third(duty: asks.ThirdStackDuty) -> Mapping[str, str]:
    """Return the team's other answers; beside one other stack it can only be merged."""
    return {} if len(duty.others) == 1 else {"split": tr("Split…"), "merge": tr("Merge…")}


@to_do.register(asks.ThirdStackDuty)
def _(duty: asks.ThirdStackDuty, names: Names) -> DutyWords:
    title = tr("Third stack: {team}", team=team(names, duty.team))
    who, others = stack(names, duty.entry), listed(stack(names, e) for e in duty.others)
    if len(duty.others) == 1:
        text = tr("Merge the stack of <b>{name}</b> into that of {other}", name=who, other=others)
    elif len(duty.choices) > 1:
        both = listed(stack(names, e) for e in duty.choices)
        text = tr("Rest, split or merge one of <b>{stacks}</b>: the team chooses which", stacks=both)
    elif duty.breaks:
        text = tr("Rest, split or merge the stack of <b>{name}</b>", name=who)
    else:
        text = tr("The rest is over: split or merge the stack of <b>{name}</b>", name=who)
    where = {"table": names.table(duty.table), "stack": who}
    if duty.breaks and len(duty.choices) > 1:
        why = tr(
            "Table {table} breaks, and two tables remain. Without an answer this stack rests: {stack}",
            **where,
        )
    elif duty.breaks:
        why = tr("Table {table} breaks, and two tables remain. Without an answer the stack rests", **where)
    else:
        why = tr("The other stacks: {stacks}", stacks=others)
    return DutyWords(title, text, why, tr("Stack rests") if duty.act is not None else tr("Answer…"))
