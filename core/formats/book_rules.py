"""Choosing the rulebook, and what the director says of duties: announced, done, dismissed."""

from collections.abc import Iterator

from core.chips.now import announcement, in_play
from core.chips.rules import chip_reasons, needed_reasons
from core.clock.clock import started
from core.clock.rules import stopped
from core.floor import final_table
from core.formats.format import of
from core.formats.setting_rules import LONGEST_TEXT, against_text
from core.rulebook import shelf
from core.say import acts, reasons, records
from core.say.acts import Act
from core.say.becauses import AlteredByManagement
from core.say.decision import Context, Decision, impossible
from core.say.duties import BalanceDuty, BreakTableDuty, FinalTableDuty, read_id
from core.say.names import clean
from core.say.reasons import Reason
from core.tournament.deciding import Deciding, against, because, rule
from core.tournament.settled import DONE, noted
from core.tournament.state import Tournament

MARKS = (*DONE, "dismissed")
# The seats of all players show whether these were done.
_SEEN_ON_FLOOR = (FinalTableDuty, BreakTableDuty, BalanceDuty)
LONGEST_CHIP = 11
# The things the room can be told of besides colour-ups.
ANNOUNCED = (
    "break-order", "redraws", "seeded", "difference", "altered", "cancelled", "hand-for-hand",
)  # fmt: skip


@rule
def choose_rulebook(t: Tournament, act: acts.ChooseRulebook, now: int) -> Decision:
    try:
        texts = shelf.chain(act.book, act.text)
        book = shelf.played(texts)
        if book.rulings:  # a house's own; most books need none of the rulings' modules
            from core.rulings import house

            house.check(texts[-1], f"{book.id}.toml", book)
    except KeyError:
        return impossible(reasons.NoSuchRulebook(book=act.book, books=tuple(shelf.shipped())))
    except shelf.BadRulebook as bad:
        return impossible(
            reasons.UnreadableRulebook(
                file=bad.file, line=bad.line, what=bad.what, expected=bad.expected.value, allowed=bad.allowed
            )
        )
    if act.option and act.option not in book.options:
        return impossible(
            reasons.NoSuchMethod(book=book.title, method=act.option, methods=tuple(book.options))
        )
    fixed = started(t, now) and t.rulebook.flag("balance.option_kept")
    why = against(t, "balance.option_kept", reasons.RulebookFixed(book=t.rulebook.title))
    return Decision((why,) if fixed else (), lambda _: _chosen(t, texts, act.option))


def _chosen(t: Tournament, texts: tuple[str, ...], option: str) -> Iterator[records.Record]:
    yield records.RulebookSet(texts, option)
    fixed, own = final_table.fixed_size(t, shelf.played(texts, option)), t.setting("final")
    if fixed is not None and own not in (None, fixed):
        # what the director set where it was his to set has no effect by this book; what he ruled against the
        # same size stays
        ruled = "final" in t.ruled and fixed == final_table.fixed_size(t, t.rulebook)
        yield records.SettingChanged("final", own if ruled else None, ruled)


@rule
def alter(t: Tournament, act: acts.Alter | acts.Cancel, now: int) -> Deciding:
    """Alter or cancel the tournament: the management's right with a reason, or a departure from the rules
    (procedure C2)."""
    yield from against_text(act.reason)
    if t.rulebook.word("tournament.altered") == "override":
        yield against(t, "tournament.altered", reasons.AlteringForbidden())
    cancels = isinstance(act, acts.Cancel)

    def altered(_: Context) -> Iterator[records.Record]:
        yield records.Altered(clean(act.reason), cancels)
        if cancels:
            yield from stopped(t, now)
        yield because(t, AlteredByManagement(cancelled=cancels), "tournament.altered")

    return altered


@rule
def announce(t: Tournament, act: acts.Announce, now: int) -> Deciding:
    """Something the floor waits for, or a colour-up of a chip there is: what is free text is a note."""
    prefix = announcement(0)[:-1]
    chip = act.what.removeprefix(prefix)
    if act.what.startswith(prefix) and chip.isascii() and chip.isdecimal() and len(chip) < LONGEST_CHIP:
        yield from chip_reasons(t, int(chip))
    elif act.what not in ANNOUNCED:
        yield reasons.BadSetting(setting="announce", value=act.what[:LONGEST_TEXT])
    return lambda _: (records.Announced(act.what),)


@rule
def mark_duty(t: Tournament, act: acts.MarkDuty, now: int) -> Deciding:
    """Note what the duty was about as its own act would; the mark is kept where there is nothing to note."""
    notes = [(x, of(t).rules[type(x)](t, x, now)) for x in _noted(t, act, now)]

    def marked(context: Context) -> Iterator[records.Record]:
        if not notes and (known := read_id(act.duty)):
            kind, subject, cause = known
            yield records.DutyMarked(kind, subject, cause, act.how)
        for _, noting in notes:
            yield from noting.records(context)

    if act.how not in MARKS:
        yield reasons.BadSetting(setting="how", value=act.how)
    yield from against_text(act.duty)
    known, must = read_id(act.duty), t.rulebook.word("balance.due_force") == "must"
    if known is None:
        yield reasons.BadSetting(setting="duty", value=act.duty)
    if t.word.marked.get(act.duty) == act.how:
        yield reasons.DutyMarkedSo(duty=act.duty, how=act.how)
    elif act.how == "otherwise":
        yield from _still_due(t, act.duty, now)
        for note, noting in notes:
            yield from _against_note(t, note, noting, now)
    elif act.how == "dismissed" and known and known[0] == BalanceDuty.kind and must:
        yield against(t, "balance.due_force", reasons.BalancingForced())
    return marked


def _still_due(t: Tournament, duty: str, now: int) -> Iterator[Reason]:
    """Yield the reason against marking a duty whose tables still stand as they did: what was done otherwise
    is no longer due, so the director says why it is marked all the same."""
    found = next((d for d in of(t).duties(t, now) if isinstance(d, _SEEN_ON_FLOOR) and d.id == duty), None)
    if found is not None:
        clause = found.clauses[0] if found.clauses else ""
        yield _still(found).but(clause=clause, overridable=True)


def _still(found: FinalTableDuty | BreakTableDuty | BalanceDuty) -> Reason:
    match found:
        case FinalTableDuty():
            return reasons.FinalTableStillDue(players=found.players, size=found.size)
        case BreakTableDuty():
            return reasons.TableStillOpen(table=found.table, players=found.players)
    return reasons.StillUnbalanced(
        from_table=found.from_table,
        from_players=found.from_players,
        to_table=found.to_table,
        to_players=found.to_players,
    )


def _noted(t: Tournament, act: acts.MarkDuty, now: int) -> tuple[Act, ...]:
    """Return the act that this mark of a duty implies; none where the duty is only put aside."""
    if act.how not in DONE:
        return ()
    return next((noted(duty) for duty in of(t).duties(t, now) if duty.id == act.duty), ())


def _against_note(t: Tournament, note: Act, noting: Decision, now: int) -> Iterator[Reason]:
    """Yield the reasons against noting it. Of a colour-up done otherwise nobody asks who raced."""
    if not isinstance(note, acts.ColourUp):
        yield from noting.reasons
    elif note.chip in in_play(t):
        yield from needed_reasons(t, note.chip, now)


@rule
def print_slips(t: Tournament, act: acts.PrintedSlips, now: int) -> Decision:
    if act.action not in t.room.moved_by:
        return impossible(reasons.NoSlips(action=act.action))
    return Decision((), lambda _: (records.SlipsPrinted(act.action, t.room.moved_by[act.action]),))
