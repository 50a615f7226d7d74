"""Choosing the rulebook, and what the director says of duties: announced, done, dismissed."""

from __future__ import annotations

from collections.abc import Iterator

from core import acts, records
from core.chips.now import announcement
from core.chips.racing import chip_reasons
from core.clock.rules import stopped
from core.context import Context, Rule
from core.duties.duty import DutyKind
from core.duties.floor import carrying, floor_duties
from core.floor import final_table
from core.floor.absent import do_carried
from core.players.player_row import clean
from core.refusal import Fact, Reason, Why
from core.rulebook import shelf
from core.rulebook.ruling import against, because, started
from core.tournament import Tournament

MARKS = ("done", "dismissed", "otherwise")
KINDS = {kind.value for kind in DutyKind}
# Whether these were done shows in where everybody sits.
_SEEN_ON_FLOOR = (DutyKind.FINAL_TABLE, DutyKind.BREAK_TABLE, DutyKind.BALANCE)
LONGEST = 1000
LONGEST_CHIP = 11
# What the room can be told of besides colour-ups.
ANNOUNCED = (
    "break-order", "redraws", "seeded", "difference", "altered", "cancelled", "hand-for-hand",
)  # fmt: skip


def check_choose(t: Tournament, act: acts.ChooseRulebook, now: int) -> Iterator[Reason]:
    try:
        book = shelf.played(shelf.chain(act.book, act.text))
    except KeyError:
        yield Reason(Why.NO_SUCH_RULEBOOK, {"book": act.book, "books": tuple(shelf.shipped())})
        return
    except shelf.BadRulebook as bad:
        yield Reason(Why.BAD_RULEBOOK, {
            "file": bad.file, "line": bad.line, "what": bad.what, "expected": bad.expected.value,
            "allowed": bad.allowed,
        })  # fmt: skip
        return
    if act.option and act.option not in book.options:
        facts: dict[str, Fact] = {"book": book.title, "option": act.option, "options": tuple(book.options)}
        yield Reason(Why.NO_SUCH_OPTION, facts)
    elif started(t, now) and t.rulebook.flag("balance.option_kept"):
        yield against(t, Why.RULEBOOK_FIXED, "balance.option_kept", book=t.rulebook.title)


def do_choose(t: Tournament, act: acts.ChooseRulebook, context: Context) -> Iterator[records.Record]:
    texts = shelf.chain(act.book, act.text)
    yield records.RulebookSet(texts, act.option)
    fixed = final_table.fixed_size(t, shelf.played(texts, act.option))
    if fixed is not None and t.setting("final") not in (None, fixed):
        # what the director set where it was his to set has no effect by this book
        yield records.SettingChanged("final", None)


def _reason(text: str) -> Iterator[Reason]:
    if not clean(text):
        yield Reason(Why.NAME_EMPTY)
    elif len(text) > LONGEST:
        yield Reason(Why.NAME_TOO_LONG, {"most": LONGEST})


def check_alter(t: Tournament, act: acts.Alter | acts.Cancel, now: int) -> Iterator[Reason]:
    """The management's right with a reason, or a departure from the rules (RULES C2)."""
    yield from _reason(act.reason)
    if t.rulebook.word("tournament.altered") == "override":
        yield against(t, Why.NOT_MANAGEMENT, "tournament.altered")


def do_alter(t: Tournament, act: acts.Alter | acts.Cancel, context: Context) -> Iterator[records.Record]:
    cancels = isinstance(act, acts.Cancel)
    yield records.Altered(clean(act.reason), cancels)
    if cancels:
        yield from stopped(t, context.now)
    yield because(t, "altered", "tournament.altered", cancelled=int(cancels))


def check_announce(t: Tournament, act: acts.Announce, now: int) -> Iterator[Reason]:
    """Something the floor waits for, or a colour-up of a chip there is: what is free text is a note."""
    prefix = announcement(0)[:-1]
    chip = act.what.removeprefix(prefix)
    if act.what.startswith(prefix) and chip.isascii() and chip.isdecimal() and len(chip) < LONGEST_CHIP:
        yield from chip_reasons(t, int(chip))
    elif act.what not in ANNOUNCED:
        yield Reason(Why.BAD_SETTING, {"key": "announce", "value": act.what[:LONGEST]})


def do_announce(t: Tournament, act: acts.Announce, context: Context) -> Iterator[records.Record]:
    yield records.Announced(act.what)


def check_mark(t: Tournament, act: acts.MarkDuty, now: int) -> Iterator[Reason]:
    if act.how not in MARKS:
        yield Reason(Why.BAD_SETTING, {"key": "how", "value": act.how})
    yield from _reason(act.duty)
    if act.duty.split(" ")[0] not in KINDS:
        yield Reason(Why.BAD_SETTING, {"key": "duty", "value": act.duty})
    if t.marked.get(act.duty) == act.how:
        yield Reason(Why.DUTY_MARKED_SO, {"duty": act.duty, "how": act.how})
    elif act.how == "otherwise":
        yield from _still_due(t, act.duty, now)
    elif act.how == "dismissed" and act.duty.startswith("balance ") and _must(t):
        yield against(t, Why.DUTY_MUST, "balance.due_force")


def _still_due(t: Tournament, duty: str, now: int) -> Iterator[Reason]:
    """What was done otherwise is no longer due: where the tables still stand as they did the director says
    why it is marked all the same."""
    found = next((d for d in floor_duties(t, now) if d.kind in _SEEN_ON_FLOOR and d.id == duty), None)
    if found is not None:
        yield Reason(Why.STILL_DUE, found.facts, found.clauses[0] if found.clauses else "", overridable=True)


def _must(t: Tournament) -> bool:
    return t.rulebook.word("balance.due_force") == "must"


def do_mark(t: Tournament, act: acts.MarkDuty, context: Context) -> Iterator[records.Record]:
    """Chips that were carried stand elsewhere now, whichever way that is told."""
    carried = next((e for e, d in carrying(t) if d.id == act.duty and act.how != "dismissed"), None)
    if carried is None:
        yield records.DutyMarked(act.duty, act.how)
    else:
        yield from do_carried(t, acts.Carried(entry=carried), context)


def check_printed(t: Tournament, act: acts.PrintedSlips, now: int) -> Iterator[Reason]:
    if act.action not in t.moved:
        yield Reason(Why.NO_SLIPS, {"action": act.action})


def do_printed(t: Tournament, act: acts.PrintedSlips, context: Context) -> Iterator[records.Record]:
    yield records.SlipsPrinted(act.action, t.moved[act.action])


RULES = {
    acts.ChooseRulebook: Rule(check_choose, do_choose),
    acts.Alter: Rule(check_alter, do_alter),
    acts.Cancel: Rule(check_alter, do_alter),
    acts.Announce: Rule(check_announce, do_announce),
    acts.MarkDuty: Rule(check_mark, do_mark),
    acts.PrintedSlips: Rule(check_printed, do_printed),
}
