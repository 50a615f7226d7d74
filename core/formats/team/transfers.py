"""Transfers (procedures K2 and K8): exactly a tenth of one stack to another of the team, told to the
director, then announced, then counted out by the giving table's dealer."""

from collections.abc import Iterator
from typing import NamedTuple

from core.chips.now import in_play
from core.floor.seating import in_reasons
from core.formats.team import acts, facts, reasons, talks
from core.formats.team.becauses import TransferDue
from core.formats.team.rosters import team_in
from core.formats.team.state import (
    Transfer,
    game,
    last_transfer,
    resting,
    standing_transfers,
    to_announce,
    to_count,
)
from core.say import records
from core.say.decision import Context, Decision, impossible
from core.say.reasons import BadAmount, MoreThanInPlay, Reason
from core.tournament.deciding import against, because, forbidden, rule
from core.tournament.state import Tournament


class Amount(NamedTuple):
    """The amounts that leave a stack: the rule's ``exact`` part, and the one ``due``, which the chips in play
    can pay."""

    stack: int
    exact: int
    due: int


def amount(t: Tournament, stack: int) -> Amount:
    """Return the amount that is counted out of a stack. Without a chip set it is exact."""
    exact = stack * t.rulebook.number("team_talk.percent") // 100
    chips = in_play(t)
    if not chips or t.rulebook.word("team_talk.unpayable") == "exact":
        return Amount(stack, exact, exact)
    lowest = min(chips)
    return Amount(stack, exact, exact // lowest * lowest)


def this_break(t: Tournament, team: int, now: int) -> list[Transfer]:
    """Return the team's transfers of the talk break that is on."""
    row = talks.row(t, now)
    return [x for x in standing_transfers(t) if x.team == team and x.row == row and row]


@rule
def transfer(t: Tournament, act: acts.TransferChips, now: int) -> Decision:
    if gone := (*in_reasons(t, act.entry), *in_reasons(t, act.to)):
        # a busted stack's seat is gone: nothing keeps it alive
        return impossible(*(forbidden(t, "team.stacks", x) for x in gone))
    team = team_in(t, act.entry)
    if isinstance(team, Decision):
        return team
    told = last_transfer(t, act.entry)
    waiting = told if told is not None and to_count(t, told) else None

    def made(context: Context) -> Iterator[records.Record]:
        number = context.new_id() if waiting is None else waiting.id
        if waiting is None:
            row = talks.row(t, context.now)
            yield facts.TransferTold(number, team.id, act.entry, act.to, row)
        if act.stack is not None:
            yield from _count(t, number, team.id, act, act.stack)

    return Decision(tuple(_against(t, act, team.id, waiting, now)), made)


def _count(
    t: Tournament,
    number: int,
    team: int,
    act: acts.TransferChips | acts.CorrectTransfer,
    stack: int,
    *,
    same_break: bool = False,
) -> Iterator[records.Record]:
    due = amount(t, stack)
    chips = due.due if act.chips is None else act.chips
    yield facts.TransferCounted(number, stack, chips, same_break)
    taker = act.to if isinstance(act, acts.TransferChips) else game(t).transfers[number].taker
    percent = t.rulebook.number("team_talk.percent")
    why = TransferDue(
        entry=act.entry, team=team, taker=taker, percent=percent, stack=stack, exact=due.exact, chips=chips
    )
    keys = ["team_talk.percent", *(["team_talk.unpayable"] if chips != due.exact else [])]
    yield because(t, why, *keys)


def _against(
    t: Tournament, act: acts.TransferChips, team: int, waiting: Transfer | None, now: int
) -> Iterator[Reason]:
    if act.entry == act.to:
        yield reasons.ToItself(entry=act.entry)
    elif game(t).of_stack.get(act.to) != team:
        yield forbidden(t, "team_talk.percent", reasons.OtherTeams(giver=act.entry, taker=act.to))
    for entry in (act.entry, act.to):
        if entry in resting(t):
            yield forbidden(t, "team_tables.rest", reasons.StackRests(entry=entry))
    if waiting is None:
        yield from _against_telling(t, act, team, now)
    elif waiting.taker != act.to:
        yield reasons.AnotherTaker(entry=act.entry, taker=waiting.taker)
    elif act.stack is None:
        most = t.rulebook.number("team_talk.transfers")
        yield reasons.TransfersMade(team=team, most=most)
    if act.stack is not None:
        yield from _against_count(t, act.entry, act.stack, act.chips)


def _against_telling(t: Tournament, act: acts.TransferChips, team: int, now: int) -> Iterator[Reason]:
    book, made = t.rulebook, this_break(t, team, now)
    if not talks.row(t, now) and book.flag("team_talk.only_then"):
        outside = reasons.NotInTalkBreak(entry=act.entry, what="transfer")
        yield against(t, "team_talk.only_then", outside)
    most = book.number("team_talk.transfers")
    if len(made) >= most:
        yield against(t, "team_talk.transfers", reasons.TransfersMade(team=team, most=most))
    if not book.flag("team_talk.receives") and any(x.giver == act.to for x in made):
        yield against(t, "team_talk.receives", reasons.GaveThisBreak(entry=act.to))


def _against_count(t: Tournament, entry: int, stack: int, chips: int | None) -> Iterator[Reason]:
    if stack <= 0:
        yield BadAmount(what="chips", amount=stack)
        return
    if stack > t.chips.in_play:
        yield MoreThanInPlay(amount=stack, chips=t.chips.in_play)
    due = amount(t, stack)
    if not due.due and not chips:
        yield reasons.NothingToGive(entry=entry, stack=stack)
    if chips is None or chips == due.due:
        return
    if not 0 < chips < stack:
        yield BadAmount(what="chips", amount=chips)
    else:
        other = reasons.AnotherAmount(stack=stack, chips=chips, due=due.due, exact=due.exact)
        yield against(t, "team_talk.percent", other)


def _told(t: Tournament, entry: int, *, counted: bool) -> Transfer | Reason:
    """Return the last transfer from this stack, if it is counted, or is not."""
    found = last_transfer(t, entry)
    if found is None or bool(found.chips) != counted:
        return reasons.NoTransfer(entry=entry, counted=counted)
    return found


@rule
def announce(t: Tournament, act: acts.AnnounceTransfer, now: int) -> Decision:
    mine = [x for x in game(t).transfers.values() if x.giver == act.entry]
    # one of an earlier break may still wait besides the last
    told = next((x for x in mine if to_announce(t, x)), None)
    if told is None:
        counting = bool(mine) and to_count(t, mine[-1])
        already = reasons.AnnouncedAlready(entry=act.entry)
        return impossible(already if counting else reasons.NoTransfer(entry=act.entry, counted=False))
    return Decision((), lambda context: [facts.TransferAnnounced(told.id, talks.row(t, context.now))])


@rule
def correct(t: Tournament, act: acts.CorrectTransfer, now: int) -> Decision:
    told = _told(t, act.entry, counted=True)
    if isinstance(told, Reason):
        return impossible(told)
    found = [*_against_count(t, act.entry, act.stack, act.chips)]
    gone = next((e for e in (told.taker, told.giver) if t.people.entries[e].out), None)
    if gone is not None:
        found.append(reasons.TakerCannotPay(entry=gone, overridable=True))
    again = 0 < told.row == talks.row(t, now)
    return Decision(tuple(found), lambda _: _count(t, told.id, told.team, act, act.stack, same_break=again))


@rule
def drop(t: Tournament, act: acts.DropTransfer, now: int) -> Decision:
    told = _told(t, act.entry, counted=False)
    if isinstance(told, Reason):
        return impossible(told)
    return Decision((), lambda _: [facts.TransferDropped(told.id)])
