"""A plausible night of team poker, made up step by step (``core.formats.plausible``)."""

from collections.abc import Iterator

from core.clock.clock import Reading
from core.formats.duties import duties
from core.formats.holdem import night as holdem
from core.formats.plausible import Step, names
from core.formats.team import acts, asks, places, rosters, talks, transfers
from core.formats.team.state import Team, calling, game, live_stacks, live_teams, resting
from core.say import acts as house
from core.say.acts import Act
from core.say.levels import MINUTE
from core.tournament.chance import Chance
from core.tournament.people import Entry
from core.tournament.state import Tournament

TEAMS = ("Fisk", "Göta", "Hökarängen", "Kronan", "Malmö Ess", "Norra A", "Norra B", "Sista Kortet",
         "Solna River", "Umeå", "Västerås", "Öresund", "Vasa", "Kungsholmen", "Lappkärr", "Trean", "Sexan",
         "Nian", "Borås", "Kalmar")  # fmt: skip
STACK = 10_000
TELLING, DOING = 8000, 15_000
# One in so many: a stack's transfer or swap in a talk break, a time-out, a member who goes home.
TRANSFER, SWAP, TIME_OUT, GOES = 4, 3, 5, 60
# One in so many transfers was counted wrong.
WRONG = 9


def setup(chance: Chance) -> Iterator[Step]:
    """Yield everything before the doors open."""
    yield from evening(chance, 8 + chance.below(9), 8 if chance.below(3) else 9)


def evening(chance: Chance, teams: int, seats: int) -> Iterator[Step]:
    """Yield the same for so many teams at tables of so many seats."""
    yield Step(0, house.ChooseFormat(format="team"))
    yield Step(0, house.Set(key="title", value="Demo night"))
    yield Step(0, house.Set(key="club", value="Norra Pokerklubben"))
    yield Step(0, house.Set(key="currency", value="kr"))
    yield Step(0, house.Set(key="seats", value=seats))
    yield Step(0, house.Set(key="rounding", value=50))
    yield Step(0, house.SetPrice(kind="entry", paid=900, fee=90, chips=STACK))
    yield Step(0, house.SetChips(values=holdem.CHIPS))
    yield Step(0, house.SetStructure(rows=tuple(holdem.structure())))
    yield Step(
        0, house.SetPrizes(shares=tuple(("percent", x) for x in (5000, 3000, 2000)[: max(1, teams // 3)]))
    )
    for n in range(-(-3 * teams // seats)):
        yield Step(2000, house.OpenTable(label=str(n + 1), size=seats))
    people = iter(names(chance, 6 * teams))
    for name in TEAMS[:teams]:
        members = tuple(next(people) for _ in range(3 + chance.below(4)))
        yield Step(10_000 + chance.below(20_000), acts.RegisterTeam(name=name, members=members))
    yield Step(60_000, house.PrepareDraw())
    yield Step(90_000, house.MakeDraw(number=str(1 + chance.below(9999))))


def play(t: Tournament, reading: Reading, now: int, chance: Chance) -> Step | None:
    """Return the next step once people sit; None when a team has won."""
    if reading.phase == "before" and reading.starts_in is None:
        return Step(30_000, house.Schedule(at=now + 30_000 + 10 * MINUTE))
    if reading.starts_in is not None:
        return Step(reading.starts_in + MINUTE, house.Note(text="Cards in the air"))
    if t.won:
        return None
    due = owed(t, now, chance) or holdem.floor(t, now, chance)
    if due is not None:
        return due
    if reading.phase == "paused":
        return Step(60_000, house.Resume())
    if talks.talk(t, now) is not None:
        wait = 0 if reading.remaining is None else reading.remaining
        said = in_talk(t, now, chance) if wait > TELLING else None
        return Step(TELLING, said) if said is not None else Step(wait + MINUTE, bust(t, chance))
    if chance.below(TIME_OUT) == 0:
        seated = [e.id for e in t.playing if e.table is not None]
        return Step(2 * MINUTE, acts.CallTimeOut(entry=chance.pick(seated)))
    if chance.below(GOES) == 0 and (going := _goes(t, chance)) is not None:
        return Step(MINUTE, going)
    wait = int(5 * MINUTE * (0.25 + chance.share()))
    if reading.remaining is not None and reading.remaining < wait and reading.level is not None:
        return Step(reading.remaining + 1000, house.Note(text="Level over"))
    return Step(wait, bust(t, chance))


def owed(t: Tournament, now: int, chance: Chance) -> Step | None:
    """Return the act that a duty of the teams asks for."""
    for duty in duties(t, now):
        act = duty.act
        match duty:
            case asks.TimeOutDuty():
                lasts = calling(t)
                ready = lasts is not None and not lasts.gathered and lasts.seconds
                outcome = acts.EndTimeOut(outcome="dead" if chance.below(9) == 0 else "acted")
                return Step(20_000, acts.TeamGathered() if ready else outcome)
            case asks.TransferDuty(announced=True):
                stack = _stack(t, duty.giver, chance)
                act = acts.TransferChips(entry=duty.giver, to=duty.taker, stack=stack)
            case asks.ThirdStackDuty():
                act = third(t, duty, _stack(t, duty.entry, chance), chance)
            case asks.PartDuty(to_seat=None):
                tables = (t.room.tables[i] for i in duty.asks)
                act = house.NoteBigBlinds(seats=tuple((x.id, chance.pick(sorted(x.seats))) for x in tables))
            case asks.UnmannedDuty(act=acts.Behind() as act):
                act = None if act is None or places.sit(t, act, now + DOING).reasons else act
        if isinstance(duty, asks.DUTIES) and act is not None:
            return Step(DOING, act)
    return None


def third(t: Tournament, duty: asks.ThirdStackDuty, stack: int, chance: Chance) -> Act:
    """Return the act that deals with a third stack; one that was counted is given out as it was."""
    entry = chance.pick(duty.choices)
    stack = t.people.entries[entry].stack or stack
    if duty.breaks and chance.below(2):
        return acts.RestStack(entry=entry)
    if len(duty.others) > 1 and stack > 1 and chance.below(2):
        part = 1 + chance.below(stack - 1)
        return acts.SplitStack(entry=entry, to=duty.others, chips=(part, stack - part))
    return acts.MergeStack(entry=entry, to=chance.pick(duty.others), chips=stack)


def _stack(t: Tournament, entry: int, chance: Chance) -> int:
    known = t.people.entries[entry].stack
    average = t.chips.in_play // max(1, len(t.people.live))
    chip = t.chips.lowest
    return known or max(chip * 20, average * (50 + chance.below(100)) // 100 // chip * chip)


def in_talk(t: Tournament, now: int, chance: Chance) -> Act | None:
    """Return a transfer, its correction or a swap; None: the teams are done talking."""
    team: Team = chance.pick(live_teams(t))
    living = [e for e in live_stacks(t.people, team) if e not in resting(t)]
    made = transfers.this_break(t, team.id, now)
    if made and made[-1].chips and chance.below(WRONG) == 0:
        # a column of chips was missing
        stack = made[-1].stack + 10 * t.chips.lowest
        right = acts.CorrectTransfer(entry=made[-1].giver, stack=stack)
        return None if transfers.correct(t, right, now).reasons else right
    if len(living) > 1 and chance.below(TRANSFER) == 0 and not made:
        giver, taker = chance.shuffled(living)[:2]
        return acts.TransferChips(entry=giver, to=taker)
    if chance.below(SWAP):
        return None
    spare = rosters.spare(t, team)
    if not spare or not living:
        return None
    swap = acts.Behind(entry=chance.pick(living), player=chance.pick(spare))
    return None if places.sit(t, swap, now).reasons else swap


def _goes(t: Tournament, chance: Chance) -> Act | None:
    teams = [x for x in live_teams(t) if len(x.roster) > 1]
    if not teams:
        return None
    return acts.LeaveTeam(player=chance.pick(chance.pick(teams).roster))


def bust(t: Tournament, chance: Chance) -> Act:
    """Return the bust of the next player, or of two in one hand."""
    tables = [x for x in t.open_tables if len(x.seats) > 1]
    if not tables:
        return house.Note(text="No hand can be dealt")
    sitting: list[Entry] = [t.people.entries[i] for i in sorted(chance.pick(tables).seats.values())]
    order = chance.shuffled(sitting)
    away = [e for e in order if e.absent]
    if away and chance.below(2):
        order = [*away, *(e for e in order if e not in away)]
    winner = order[-1]
    if len(order) > 3 and game(t).left(t.people) > 3 and chance.below(10) == 0:
        pair = (order[0].id, order[1].id)
        return house.Eliminate(who=pair, by=(winner.id,), stacks=(1000, 2000 + 25 * chance.below(9)))
    return house.Eliminate(who=(order[0].id,), by=(winner.id,))
