"""Entering a round: what the scorekeeper wrote, entry by entry or as one line, and correcting it."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from functools import partial

from core.formats.chicago import acts as a
from core.formats.chicago import deal as d
from core.formats.chicago import facts as f
from core.formats.chicago import reasons as r
from core.formats.chicago.correcting import reach
from core.formats.chicago.deal import Mark
from core.formats.chicago.fold import Refolded, position, refold, said_with_less, written
from core.formats.chicago.heat import Match, Sheet
from core.formats.chicago.numbers import Hand, Numbers
from core.formats.chicago.round import Problem, Round, Step, overridable, problems, take
from core.formats.chicago.state import chicago, match_at, sheet_of
from core.say.acts import Seat
from core.say.decision import Context, Decision, impossible
from core.say.names import clean
from core.say.reasons import Reason
from core.say.records import Record, RulingGiven
from core.tournament.conduct import DEDUCTED
from core.tournament.deciding import Rules, against, forbidden
from core.tournament.state import Tournament

# A hand as it is typed: its name, what a scorekeeper calls it, or its points.
HANDS = {
    **{x.value.replace("_", "-"): x for x in Hand},
    "two": Hand.TWO_PAIR, "three": Hand.TRIPS, "house": Hand.FULL_HOUSE, "four": Hand.QUADS,
    "royal": Hand.ROYAL_FLUSH,
    "1": Hand.PAIR, "2": Hand.TWO_PAIR, "3": Hand.TRIPS, "4": Hand.STRAIGHT, "5": Hand.FLUSH,
    "6": Hand.FULL_HOUSE, "8": Hand.QUADS, "52": Hand.STRAIGHT_FLUSH,
}  # fmt: skip
# The parameter that forbids it, for the problems a book decides.
FORBIDS = {
    Problem.TOO_FEW: "chicago_said.from",
    Problem.OUT: "chicago_end.ring",
    Problem.OVER: "chicago_end.exit",
    Problem.NO_RESET: "chicago_points.quads_reset",
    Problem.NOT_STOPPED: "chicago_exchange.stop",
    Problem.ALL_DEAD: "chicago_tricks.revoke",
    Problem.NOT_AT_TABLE: "chicago_seats.most",
    Problem.NO_NUMBER: "chicago_exchange.mistake",
    Problem.AGAINST_HIMSELF: "chicago_said.breaker",
    Problem.EQUAL: "chicago_points.equal",
}
# The parameter that forbids what is wrong with a line from paper.
FORBIDS_TOLD = {
    "chair": "chicago_seats.most",
    "negative": "chicago_said.broken",
    "high": "chicago_end.exit",
    "nobody_won": "chicago_end.exit",
    "two_won": "chicago_end.exit",
    "no_ring": "chicago_end.ring",
    "out_points": "chicago_end.ring",
    "out_ring": "chicago_end.ring",
    "out_few": "chicago_end.ring",
    "made_unsaid": "chicago_said.from",
    "said_few": "chicago_said.from",
    "flush": "chicago_points.straight_flush",
    "strokes": "chicago_match.totals",
    "strokes_high": "chicago_match.totals",
}
# A round in which somebody makes more strokes than this many exits is not believed without a reason.
MOST_EXITS = 10


def _places(t: Tournament, table: int, heat: int | None, round_: int | None) -> tuple[Match, Sheet] | Reason:
    """Return the match and the protocol that are meant, or why there is none."""
    match = match_at(t, table, heat or 0)
    if match is None:
        return r.NoMatchAt(table=table)
    if not match.sheets or (round_ is not None and not 1 <= round_ <= len(match.sheets)):
        return r.NoSuchRound(table=table, round=round_ or 0, rounds=len(match.sheets))
    sheet = sheet_of(match, round_ or 0)
    assert sheet is not None
    return match, sheet


def against_mark(t: Tournament, table: int, now: Round, mark: Mark) -> Iterator[Reason]:
    """Yield the reasons against an entry, each with the point that forbids it; only what the source leaves to
    the director can be overruled."""
    for problem in problems(now, mark):
        chair = getattr(mark, "chair", 0) or getattr(mark, "by", 0)
        chair = now.said if isinstance(mark, d.Made) else chair
        reason = r.NotOnSheet(table=table, chair=chair, problem=problem.value)
        key = FORBIDS.get(problem)
        if problem is Problem.AGAINST_HIMSELF and isinstance(mark, d.Scored):
            key = "chicago_points.quads_reset"
        if key is not None:
            reason = against(t, key, reason).but(overridable=overridable(mark, problem))
        yield reason


def _write(t: Tournament, table: int, mark: Mark, round_: int | None = None) -> Decision:
    """Decide an entry that is the next on the sheet, with what it implies: who scores in the last exchange
    tells that nobody said Chicago, and who said it that nothing else counts (points 22, 23)."""
    found = _places(t, table, None, round_)
    if isinstance(found, Reason):
        return impossible(found)
    _, sheet = found
    marks = implied(sheet.round, mark)
    now, reasons = sheet.round, list[Reason]()
    for one in marks:
        reasons += _named(sheet, against_mark(t, table, now, one))
        if reasons:
            break
        now = take(now, one)
    return Decision(tuple(reasons), partial(_records, t, table, sheet, marks))


def _named(sheet: Sheet, found: Iterable[Reason]) -> Iterator[Reason]:
    """Yield the reasons with who sits in the chair by this sheet: the next round has other seats."""
    for reason in found:
        if isinstance(reason, r.NotOnSheet | r.BadProtocol):
            reason = reason.but(entry=sheet.seats.get(reason.chair, 0))
        yield reason


def implied(now: Round, mark: Mark) -> tuple[Mark, ...]:
    """Return the entries that this one comes to, in order."""
    question_first = not now.numbers.points_first
    last = now.step is Step.EXCHANGE and now.exchange == now.numbers.exchanges
    match mark:
        case d.Scored() if last and question_first:
            after = take(now, mark) if not [*problems(now, mark)] else now
            return (mark, d.Declined()) if after.step is Step.QUESTION else (mark,)
        case d.Chicago() if last and question_first:
            return (d.Scored(), mark)
        case d.Trick() if now.step is Step.QUESTION:
            return (d.Declined(), mark)
    return (mark,)


def _records(
    t: Tournament, table: int, sheet: Sheet, marks: Sequence[Mark], context: Context
) -> Iterator[Record]:
    heat, now = len(chicago(t).heats), sheet.round
    for mark in marks:
        record = written(heat, table, sheet, mark, now)
        yield replace(record, ruled=Problem.TOO_FEW in problems(now, mark))
        now = take(now, mark)


def _rewrite(
    t: Tournament, table: int, mark: Mark, deal: int, exchange: int, round_: int | None, heat: int | None
) -> Decision:
    found = _places(t, table, heat, round_)
    if isinstance(found, Reason):
        return impossible(found)
    match, sheet = found
    index = None if sheet.told else position(sheet, mark, deal, exchange)
    if index is None:
        return impossible(_nothing_there(sheet, table, mark, deal, exchange))
    before = sheet.first
    for old in sheet.marks[:index]:
        before = take(before, old)
    marks = [*sheet.marks[:index], mark, *sheet.marks[index + 1 :]]
    after = refold(sheet.first, marks)
    reasons = [*_named(sheet, against_mark(t, table, before, mark))]
    reasons = reasons or [*_against_later(t, table, sheet, after)]
    number = heat or len(chicago(t).heats)
    if number < len(chicago(t).heats) and not after.round.over:
        # The heat is done and the next one drawn, so its rounds stay played.
        reasons.append(r.RoundNotOver(table=table, round=sheet.number))
    if not all(x.overridable for x in reasons):
        return impossible(*reasons)
    ruled = any(isinstance(x, r.SaidWithLess) for x in reasons) or Problem.TOO_FEW in problems(before, mark)
    record = written(number, table, sheet, mark)
    record = replace(record, deal=deal, exchange=exchange, instead=True, ruled=ruled)
    changed = replace(sheet, round=after.round, marks=after.marks)
    against_on, more = _reach(t, number, match, changed)
    return Decision((*reasons, *against_on), lambda _: (record, *more))


def _nothing_there(sheet: Sheet, table: int, mark: Mark, deal: int, exchange: int) -> Reason:
    """Return the reason why this mark can take no other's place: nobody was asked for a Chicago where all had
    too few points."""
    last = sheet.first.numbers.exchanges
    if isinstance(mark, d.Chicago) and position(sheet, d.Scored(), deal, last) is not None:
        (found,) = _named(sheet, [r.NotOnSheet(table=table, chair=mark.chair, problem=Problem.TOO_FEW.value)])
        return found
    return r.NothingThere(table=table, deal=deal, exchange=exchange)


def _reach(t: Tournament, heat: int, match: Match, sheet: Sheet) -> tuple[list[Reason], list[Record]]:
    """Return the reasons against putting this sheet in the place of the one of its number, and the
    effects."""
    if heat == len(chicago(t).heats) and not match.done:
        return [], []
    after = deepcopy(match)
    after.sheets[sheet.number - 1] = sheet
    return reach(t, heat, after)


def _against_later(t: Tournament, table: int, sheet: Sheet, after: Refolded) -> Iterator[Reason]:
    """Yield the reasons a correction gives against the entries after it. An entry that cannot be any more has
    to be taken back first; a Chicago said with fewer points than it needs stands if the director says so, as
    when it is said."""
    if after.stuck is not None:
        later = r.LaterEntries(table=table, deal=after.round.deals + 1)
        key = next(filter(None, map(FORBIDS.get, problems(after.round, after.stuck))), None)
        yield later if key is None else forbidden(t, key, later)
    known = [(deal, chair) for deal, chair, _ in sheet.less]
    for deal, chair, points in said_with_less(after.overruled):
        if (deal, chair) not in known:
            less = r.SaidWithLess(
                table=table, chair=chair, entry=sheet.seats[chair], deal=deal, points=points
            )
            yield against(t, "chicago_said.from", less)


def _points(t: Tournament, act: a.Points, now: int) -> Decision:
    table, chair = act.seat
    hand = HANDS.get(act.hand)
    if (hand is None and act.hand) or (chair == 0) != (not act.hand):
        return impossible(r.NoSuchHand(hand=act.hand, hands=tuple(HANDS)))
    if act.against is not None and act.against[0] != table:
        return impossible(r.NotOnSheet(table=table, chair=act.against[1], problem=Problem.NOT_AT_TABLE.value))
    if act.also and hand is not None:
        if act.deal is not None or act.against is not None:
            return impossible(r.NothingThere(table=table, deal=act.deal or 0, exchange=act.exchange or 0))
        return _write(t, table, d.Also(chair, hand), act.round)
    mark = d.Scored(chair, hand, act.against[1] if act.against else 0)
    return _entered(t, table, mark, act, act.exchange or 0)


def _entered(
    t: Tournament,
    table: int,
    mark: Mark,
    act: a.Points | a.SayChicago | a.WinTrick | a.MakeChicago | a.BreakChicago,
    exchange: int = 0,
) -> Decision:
    """Decide an entry that is the next one, or takes the place of the one it names."""
    if act.deal is not None:
        return _rewrite(t, table, mark, act.deal, exchange, act.round, act.heat)
    if act.heat not in (None, len(chicago(t).heats)):
        over = r.NotOnSheet(table=table, chair=0, problem=Problem.OVER.value)
        return impossible(against(t, FORBIDS[Problem.OVER], over))
    return _write(t, table, mark, act.round)


def _broken(t: Tournament, act: a.BreakChicago, now: int) -> Decision:
    by: Seat = act.by or (act.table, 0)
    if by[0] != act.table:
        return impossible(r.NotOnSheet(table=act.table, chair=by[1], problem=Problem.NOT_AT_TABLE.value))
    return _entered(t, act.table, d.Broken(by[1]), act)


def _mistake(t: Tournament, act: a.DealWrong, now: int) -> Decision:
    found = _places(t, act.table, None, None)
    if isinstance(found, Reason):
        return impossible(found)
    return _write(t, act.table, d.Mistake(found[1].round.dealer, act.cards))


def _deduct(t: Tournament, act: a.Deduct, now: int) -> Decision:
    """Take points off for a reason (32): a ruling, as the floor's list has it. In a round that is over the
    director alone can, and it may change who advances. A table that writes on paper takes them off there."""
    table, chair = act.seat
    found = _places(t, table, None, None)
    if isinstance(found, Reason):
        return impossible(found)
    match, sheet = found
    mark = d.Deducted(chair, act.points)
    reasons = [*_named(sheet, against_mark(t, table, sheet.round, mark))]
    if not clean(act.reason):
        unsaid = r.DeductedWhy(entry=sheet.seats.get(chair, 0), points=act.points)
        reasons.append(against(t, "penalty.ladder", unsaid))
    if not all(x.overridable for x in reasons):
        return impossible(*reasons)
    heat = len(chicago(t).heats)
    changed = replace(sheet, round=take(sheet.round, mark), marks=[*sheet.marks, mark])
    against_on, more = _reach(t, heat, match, changed)
    record = replace(written(heat, table, sheet, mark), reason=clean(act.reason))

    def records(context: Context) -> tuple[Record, ...]:
        return record, _deduction(t, table, sheet.seats[chair], act, context), *more

    return Decision((*reasons, *against_on), records)


def _deduction(t: Tournament, table: int, entry: int, act: a.Deduct, context: Context) -> RulingGiven:
    """Return the ruling that a deduction is."""
    book, _, clause = t.rulebook.cite("penalty.ladder").rpartition(" ")
    return RulingGiven(
        context.new_id(),
        f"−{act.points}",
        table,
        (entry,),
        "",
        clean(act.reason),
        (),
        DEDUCTED,
        clause,
        book,
        otherwise=False,
        dead=(),
        penalty=0,
        claimed=context.now,
    )


# -- a whole round as one line ------------------------------------------------------------------------------


def told(
    sheet: Sheet, numbers: Numbers, act: a.Protocol, gone: Collection[int] = ()
) -> tuple[Round, list[r.BadProtocol]]:
    """Return the round that a ``protocol`` line describes, and all that is impossible in it. ``gone`` are the
    chairs of those who left in this round or before."""
    act = act.but(out=(*act.out, *(c for c in gone if c not in act.out)))
    chairs = list(sheet.seats)
    wrong: list[r.BadProtocol] = []

    def bad(what: str, chair: int = 0, points: int = 0, *, sure: bool = True) -> None:
        wrong.append(
            r.BadProtocol(table=act.table, what=what, chair=chair, points=points, overridable=not sure)
        )

    if len(act.points) != len(chairs) or len(act.strokes) not in (0, len(chairs)):
        bad("count", points=len(act.points))
        return sheet.first, wrong
    for chair in dict.fromkeys((*act.said, *act.made, *act.out, *([act.won] if act.won else ()))):
        if chair not in chairs:
            bad("chair", chair)
    points = dict(zip(chairs, act.points, strict=True))
    strokes = dict(zip(chairs, act.strokes or act.points, strict=True))
    flush = act.won or 0
    # From one point below the exit, by the most that one entry brings.
    most = numbers.exit - 1 + max(numbers.made, numbers.breaker, numbers.deuce, numbers.trick, *numbers.hands)
    most = max(most, numbers.exit * 2 - 1 if numbers.exit_adds else numbers.exit)
    for chair in chairs:
        if points[chair] < 0:
            bad("negative", chair, points[chair])
        if points[chair] > most:
            bad("high", chair, points[chair])
        if strokes[chair] < points[chair]:
            bad("strokes", chair, strokes[chair])
        if strokes[chair] > MOST_EXITS * numbers.exit:
            bad("strokes_high", chair, strokes[chair], sure=False)
        if chair in act.out and points[chair]:
            bad("out_points", chair, points[chair])
        if chair in act.out and chair not in gone:
            if chair in act.said and numbers.needs_ring:
                bad("out_ring", chair)
            if strokes[chair] < numbers.exit:
                bad("out_few", chair, numbers.exit, sure=False)
        # The director may have let somebody say it with fewer.
        least = numbers.ask_from * (chair in act.said) + numbers.made * act.made.count(chair)
        if 0 <= points[chair] <= strokes[chair] < least:
            bad("said_few", chair, least, sure=False)
        if chair in act.made and chair not in act.said:
            bad("made_unsaid", chair)
    left = [c for c in chairs if c not in act.out]
    high = [c for c in left if points[c] >= numbers.exit]
    for chair in high:
        if chair != flush and chair not in act.said and numbers.needs_ring:
            bad("no_ring", chair, points[chair])
    over = flush in high and points[flush] > numbers.exit and not numbers.exit_adds and len(high) == 1
    if flush and (flush not in high or over):
        bad("flush", flush, numbers.exit)
    # Without having said Chicago nobody wins; that alone is said of such a line.
    able = [c for c in high if c == flush or c in act.said or not numbers.needs_ring]
    if flush:
        winner = flush
    elif high:
        winner = (able or high)[0]
    elif len(left) == 1:
        winner = left[0]
    else:
        winner = 0 if act.timed else _below_the_exit(sheet, strokes, left)
    # Of two who reach the exit in one count the director names one (procedure L7).
    for chair in able:
        if chair != winner:
            bad("two_won", chair, points[chair], sure=winner != flush)
    if not left or (not winner and not act.timed):
        bad("nobody_won")
    round_ = sheet.first.after(
        *(
            sheet.first.line(c)._replace(
                points=points[c],
                strokes=strokes[c],
                taken=max(0, strokes[c] - points[c]),
                ring=c in act.said,
                stars=act.made.count(c),
                out=c in act.out,
            )
            for c in chairs
        )
    )
    return round_._replace(step=Step.OVER, winner=winner, timed=act.timed and not winner), wrong


def _below_the_exit(sheet: Sheet, strokes: Mapping[int, int], left: Collection[int]) -> int:
    """Return the winner of the round as it stands, from whom points were taken off afterwards: with less than
    the exit it stays the winner where the line is corrected. 0: there is none."""
    now, exit_ = sheet.round, sheet.first.numbers.exit
    if now.winner not in left or now.line(now.winner).points >= exit_:
        return 0
    return now.winner if min(strokes[now.winner], now.line(now.winner).strokes) >= exit_ else 0


def _taken_off_since(sheet: Sheet, line: Round) -> Round:
    """Return the round of a line typed anew, less what was taken off since the first: unless more is taken
    off in it than the paper had, it has none of that."""
    after = line
    for mark in sheet.marks if sheet.told else ():
        if not isinstance(mark, d.Deducted):
            continue
        if line.line(mark.chair).taken <= sheet.first.line(mark.chair).taken:
            after = take(after, mark)
    return after


def _protocol(t: Tournament, act: a.Protocol, now: int) -> Decision:
    found = _places(t, act.table, act.heat, act.round)
    if isinstance(found, Reason):
        return impossible(found)
    match, sheet = found
    round_, found_wrong = told(sheet, match.numbers, act, match.gone_in(sheet))
    cited = (forbidden(t, FORBIDS_TOLD[x.what], x) if x.what in FORBIDS_TOLD else x for x in found_wrong)
    wrong = [*_named(sheet, cited)]
    if not all(x.overridable for x in wrong):
        return impossible(*wrong)
    round_ = _taken_off_since(sheet, round_)
    heat = act.heat or len(chicago(t).heats)
    record = f.RoundTold(
        heat,
        act.table,
        sheet.number,
        tuple(sheet.seats),
        tuple(x.points for x in round_.lines),
        tuple(x.strokes for x in round_.lines),
        tuple(x.chair for x in round_.lines if x.ring),
        tuple(x.stars for x in round_.lines),
        tuple(x.chair for x in round_.lines if x.out),
        round_.winner,
        round_.timed,
    )
    reasons, more = _reach(t, heat, match, replace(sheet, round=round_, marks=[], told=True))
    return Decision((*wrong, *reasons), lambda _: (record, *more))


WRITTEN: Rules = {
    a.Points: _points,
    a.WinTrick: lambda t, act, _: _entered(t, act.seat[0], d.Trick(act.seat[1], act.deuce), act),
    a.MakeChicago: lambda t, act, _: _entered(t, act.table, d.Made(), act),
    a.BreakChicago: _broken,
    a.DealWrong: _mistake,
    a.Protocol: _protocol,
    a.SayChicago: lambda t, act, _: _entered(t, act.seat[0], d.Chicago(act.seat[1]), act),
    a.DeclineChicago: lambda t, act, _: _write(t, act.table, d.Declined()),
    a.BuyUnderStop: lambda t, act, _: _write(t, act.seat[0], d.Bought(act.seat[1])),
    a.Revoke: lambda t, act, _: _write(t, act.seat[0], d.Revoked(act.seat[1])),
    a.Deduct: _deduct,
    a.EndByTime: lambda t, act, _: _write(t, act.table, d.TimeUp()),
}
