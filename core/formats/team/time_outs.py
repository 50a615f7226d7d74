"""Time-outs (procedure K3): the call stands, all play and the clock stop at once; a call without a card is
never refused, it is warned, and the next one gets the next step of the ladder."""

from collections.abc import Iterator
from dataclasses import replace

from core.clock import rules as clock_rules
from core.clock.clock import read
from core.conduct import penalties
from core.formats.team import acts, facts, reasons
from core.formats.team.becauses import HandDead, TimeOutGiven
from core.formats.team.rosters import team_in
from core.formats.team.state import Team, TimeOut, calling, game, resting, team_named
from core.say import acts as house
from core.say import records
from core.say.decision import Context, Decision, impossible
from core.say.names import clean
from core.say.reasons import BadSetting, NotStarted, Reason
from core.tournament.deciding import against, because, rule
from core.tournament.state import Tournament

OUTCOMES = ("acted", "dead", "withdrawn")
# The offence of a call without a card, in the log and as it is typed; the pages word it.
OFFENCE = "time-out"


def step(t: Tournament, nth: int) -> str:
    """Return the ladder's step for a team's ``nth`` call without a card; empty: the director judges."""
    ladder = t.rulebook.steps("penalty.ladder")
    return ladder[min(nth, len(ladder)) - 1] if t.rulebook.flag("team_time_out.warned") else ""


def nth(t: Tournament, call: int) -> int:
    """Return which of its team's calls without a card this one is, of those that stand."""
    of = game(t).time_outs[call].team
    stands = (x for x in game(t).time_outs.values() if x.team == of and x.outcome != "withdrawn")
    return 1 + [x.id for x in stands if not x.card].index(call)


def lasting(t: Tournament) -> list[TimeOut]:
    """Return the time-outs that are not over, the first called first."""
    return [x for x in game(t).time_outs.values() if not x.outcome]


@rule
def call(t: Tournament, act: acts.CallTimeOut, now: int) -> Decision:
    team = team_in(t, act.entry)
    if isinstance(team, Decision):
        return team
    found = tuple(_against(t, act, team, now))
    return Decision(found, lambda context: _called(t, act, team, context))


def _against(t: Tournament, act: acts.CallTimeOut, team: Team, now: int) -> Iterator[Reason]:
    if read(t.clock.levels, t.clock.position, now).phase == "before":
        yield NotStarted()
    if act.entry in resting(t):
        yield reasons.StackRests(entry=act.entry)
    if any(x.team == team.id for x in lasting(t)):
        yield reasons.TimeOutLasts(team=team.id, entry=act.entry)


def _called(t: Tournament, act: acts.CallTimeOut, team: Team, context: Context) -> Iterator[records.Record]:
    book, card = t.rulebook, team.cards > 0
    others, running = lasting(t), read(t.clock.levels, t.clock.position, context.now).running
    yield from clock_rules.stopped(t, context.now)
    given = card or book.word("team_time_out.without") == "as_usual"
    seconds = book.number("team_time_out.seconds") if given else 0
    nth = 0 if card else team.without + 1
    due = "" if card else step(t, nth)
    warned = due == "warning"
    yield facts.TimeOutCalled(
        context.new_id(),
        team.id,
        act.entry,
        card,
        seconds,
        running or any(x.ran for x in others),
        "" if warned else due,
    )
    if warned:
        clause = book.cite("team_time_out.warned")
        warning = house.Penalise(entry=act.entry, offence=OFFENCE, warning=True, clause=clause)
        made = penalties.penalise(t, warning, context.now).records(context)
        # the team is warned: nothing stands against its player
        yield from (replace(x, of_team=True) for x in made if isinstance(x, records.PenaltyGiven))
    why = TimeOutGiven(
        entry=act.entry,
        team=team.id,
        card=card,
        left=max(0, team.cards - 1),
        seconds=seconds,
        nth=nth,
        step=due,
    )
    keys = ["team_time_out.cards", "team_time_out.seconds"]
    if not card:
        keys = ["team_time_out.without", *(["team_time_out.warned", "penalty.ladder"] if due else [])]
    yield because(t, why, *keys)


@rule
def gathered(t: Tournament, act: acts.TeamGathered, now: int) -> Decision:
    lasts = calling(t)
    if lasts is None:
        return impossible(reasons.NoTimeOut())
    found = (reasons.GatheredAlready(team=lasts.team),) if lasts.gathered or not lasts.seconds else ()
    return Decision(found, lambda _: [facts.TimeOutBegan(lasts.id)])


@rule
def end(t: Tournament, act: acts.EndTimeOut, now: int) -> Decision:
    unknown = () if act.outcome in OUTCOMES else (BadSetting(setting="outcome", value=act.outcome),)
    lasts = calling(t)
    if lasts is None:
        return impossible(*unknown, reasons.NoTimeOut())

    def ended(context: Context) -> Iterator[records.Record]:
        yield facts.TimeOutEnded(lasts.id, act.outcome)
        if act.outcome == "dead":
            yield because(t, HandDead(entry=lasts.entry, team=lasts.team), "team_time_out.seconds")
        if act.outcome == "withdrawn":
            yield from _warning_ends(t, lasts)
        runs = read(t.clock.levels, t.clock.position, context.now).running
        if lasts.ran and not runs and len(lasting(t)) == 1:
            yield from clock_rules.resume(t, house.Resume(), context.now).records(context)

    return Decision(unknown, ended)


def _warning_ends(t: Tournament, lasts: TimeOut) -> Iterator[records.Record]:
    """Yield the record that the warning of this call, if it got one, is withdrawn with it."""
    for given in t.conduct.penalties.values():
        of_call = (given.entry, given.given) == (lasts.entry, lasts.at) and not given.ended
        if of_call and not lasts.card and given.offence == OFFENCE and given.step == "warning":
            yield records.PenaltyEnded(given.id, given.entry, "withdrawn")


def left(lasts: TimeOut, now: int) -> int | None:
    """Return the rest (ms) of the team's time, 0 once it has run out; None: it is still waited for."""
    if not lasts.gathered:
        return None
    return max(0, lasts.gathered + lasts.seconds * 1000 - now)


@rule
def card_taken(t: Tournament, act: acts.CardTaken, now: int) -> Decision:
    team = team_named(t, act.team)
    if team is None:
        return impossible(reasons.NoSuchTeam(name=clean(act.team)))
    found = () if team.owed else (reasons.NoCardOwed(team=team.id),)
    return Decision(found, lambda _: [facts.CardHanded(team.id)])


def against_going_on(t: Tournament, act: house.Resume, now: int) -> Iterator[Reason]:
    """Yield the reason that the clock does not go on while a time-out lasts."""
    lasts = calling(t)
    if lasts is not None:
        still = reasons.TimeOutLasts(team=lasts.team, entry=lasts.entry)
        yield against(t, "team_time_out.seconds", still)
