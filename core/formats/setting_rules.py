"""Settings, prices and notes."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from core.clock.clock import started
from core.floor import final_table
from core.floor.balance.now import due_difference
from core.money.amounts import amount_in
from core.money.bounties import bounties_won
from core.money.payouts import scheme_reasons, won_reasons
from core.money.refusing import RefusedMoney
from core.money.till import PRIZE
from core.people.listing import ORDERS
from core.people.people import LONGEST_NAME
from core.say import acts, reasons, records
from core.say.conflict import Conflict
from core.say.decision import Context, Decision
from core.say.names import clean, same
from core.say.reasons import Reason
from core.say.times import happens
from core.tournament.deciding import Deciding, against, rule
from core.tournament.decimals import money_taken, recounted
from core.tournament.settings import AMOUNTS, DEFAULTS, LARGEST, NUMBERS
from core.tournament.state import Tournament

LONGEST = 80
LONGEST_TEXT = 1000
MOST_LIMIT = 9999
FEW = r"([2-9]|1\d)=\d{1,2}%"
CHIP = r"[1-9]\d{0,9}=[a-z]{1,20}"
# A method of payment: any words but "prize", by which a debt is set off.
METHOD = r"(?!(?i:prize) *(,|$))[^\s,][^,\x00-\x1f]{0,30}"
SHAPES = {
    "draw": r"(cards)?", "accessible-seats": r"(none)?", "turbo": r"(yes)?", "antes": rf"({FEW}( {FEW})*)?",
    "chip-colours": rf"({CHIP}( {CHIP})*)?",
    "closes": r"(([01]\d|2[0-3]):[0-5]\d)?",
    "rounded": "nearest|down",
    "unshared": "place|house|refuse",
    "own-bounty": "keep|pool",
    "till": "on|off",
    "methods": rf"{METHOD}( *, *{METHOD}){{0,8}}",
    **{key: "|".join(values) for key, values in ORDERS.items()},
}  # fmt: skip
KINDS = ("entry", "reentry", "rebuy", "addon")


@rule
def set_setting(t: Tournament, act: acts.Set, now: int) -> Deciding:
    yield from _against_value(t, act)
    size = list[Reason]()
    if act.key == "final" and isinstance(act.value, int):
        size += final_table.size_reasons(t, act.value)
    yield from size
    if act.key == "decimals" and act.value in range(NUMBERS[act.key][1] + 1):
        yield from _against_decimals(t, int(act.value or 0))
    if act.key in ("rounding", "rounded", "remainder", "unshared", "own-bounty"):
        yield from scheme_reasons(t, act)
        yield from won_reasons(t, act, now)
    if act.key == "own-bounty":
        yield from bounties_won(t, replace(t.money, own_to_pool=act.value == "pool"))
    if act.key == "difference" and started(t, now) and act.value is not None:
        yield from _against_difference(t, act.value, due_difference(t))
    return lambda _: (records.SettingChanged(act.key, _kept(act), bool(size)),)


def _kept(act: acts.Set) -> str | int | None:
    """Return the value as it is kept: words without what is not seen, methods without blanks around them."""
    if isinstance(act.value, str) and act.key == "methods":
        return ", ".join(clean(x) for x in act.value.split(","))
    if isinstance(act.value, str) and act.key not in SHAPES:
        return clean(act.value)
    return act.value


def _against_value(t: Tournament, act: acts.Set) -> Iterator[Reason]:
    if act.key not in DEFAULTS:
        yield reasons.BadSetting(setting=act.key, value=act.value)
    elif act.key in NUMBERS:
        least, most = NUMBERS[act.key]
        most *= 10**t.decimals if act.key in AMOUNTS else 1
        clears = act.value is None and DEFAULTS[act.key] is None
        if not clears and not (isinstance(act.value, int) and least <= act.value <= most):
            yield reasons.BadSetting(setting=act.key, value=act.value, least=least, most=most)
    elif isinstance(act.value, str) and act.key not in SHAPES:
        kept = clean(act.value)
        if len(kept) > LONGEST:
            yield reasons.NameTooLong(most=LONGEST)
        elif act.value.strip() and not kept:  # it would be taken away, and something was written
            yield reasons.NameEmpty()
    elif not isinstance(act.value, str) or not re.fullmatch(SHAPES[act.key], str(_kept(act))):
        yield reasons.BadSetting(setting=act.key, value=act.value)
    elif act.key == "methods":
        yield from _against_methods(str(_kept(act)).split(", "))
    elif act.key == "antes" and act.value and t.rulebook.word("level.ante_shrinks") == "never":
        yield against(t, "level.ante_shrinks", reasons.AnteFixed())


def _against_methods(methods: Sequence[str]) -> Iterator[Reason]:
    """Yield the reason against a method that a line could not name: named twice, or read as an amount."""
    for at, method in enumerate(methods):
        before = {same(x) for x in methods[:at]}
        if same(method) in before or same(method) == PRIZE or _is_amount(method):
            yield reasons.BadSetting(setting="methods", value=method)


def _is_amount(word: str) -> bool:
    try:
        amount_in(word, 2)
    except RefusedMoney as refused:
        return refused.code != "not_an_amount"
    return True


def _against_decimals(t: Tournament, decimals: int) -> Iterator[Reason]:
    """Yield the reason against other decimals: money was taken, or an amount that is set is finer."""
    try:
        recounted(t, decimals)
    except Conflict:
        yield reasons.DecimalsFixed(decimals=t.decimals, taken=money_taken(t))


def against_book(t: Tournament) -> Iterator[tuple[str, Reason]]:
    """Yield each setting that the rulebook has otherwise, with what it says."""
    if (late := t.setting("late")) is not None and t.rulebook.word("entering.late") == "forbidden":
        yield "late", against(t, "entering.late", reasons.ReentriesOnly(level=late))
    if difference := t.setting("difference"):
        book = t.rulebook.number("balance.due_difference")
        yield from (("difference", x) for x in _against_difference(t, difference, book))
    if final := t.setting("final"):
        yield from (("final", x) for x in final_table.size_reasons(t, final))


def _against_difference(t: Tournament, value: str | int, held: int) -> Iterator[Reason]:
    """Yield the reason against another difference than the one ``held``: it may be tightened as the event
    goes on where the rulebook says so, and never loosened (procedure D.due)."""
    may = t.rulebook.flag("balance.may_tighten")
    if isinstance(value, int) and (value > held or (value < held and not may)):
        key = "balance.may_tighten" if may else "balance.due_difference"
        yield against(t, key, reasons.DifferenceFixed(difference=held, tighten=may))


@rule
def set_price(t: Tournament, act: acts.SetPrice, now: int) -> Deciding:
    """Set the price; the fee and the bounty lie within it. A price of 0 can have a fee, as a recorded night
    has it that is played for no money."""
    if act.kind not in KINDS:
        yield reasons.NotSold(purchase=act.kind)
    amounts: tuple[tuple[reasons.AmountOf, int], ...] = (
        ("paid", act.paid), ("fee", act.fee), ("chips", act.chips), ("bounty", act.bounty)
    )  # fmt: skip
    wrong = [(what, amount) for what, amount in amounts if not 0 <= amount <= LARGEST]
    if not wrong and 0 < act.paid < act.fee:
        wrong.append(("fee", act.fee))
    elif not wrong and act.bounty > max(0, act.paid - act.fee):
        wrong.append(("bounty", act.bounty))
    for what, amount in wrong:
        yield reasons.BadAmount(what=what, amount=amount)
    if act.name and not clean(act.name):
        yield reasons.NameEmpty()
    elif len(act.name) > LONGEST_NAME:
        yield reasons.NameTooLong(most=LONGEST_NAME)
    if act.bounty and not t.game.bounties:
        yield reasons.NotInFormat(format=t.format, verb=acts.SetBounties.VERB)
    if act.until is not None and not _can_end(act.until):
        yield reasons.BadAmount(what="until", amount=act.until[1])
    if act.most is not None and not 1 <= act.most <= MOST_LIMIT:
        yield reasons.BadAmount(what="most", amount=act.most)
    return partial(_priced, act)


def _can_end(until: records.Until) -> bool:
    """Return whether a sale can end with this level or at this time."""
    kind, value = until
    if kind == "level":
        return 1 <= value <= MOST_LIMIT
    return kind == "time" and happens(value)


def _priced(act: acts.SetPrice, context: Context) -> Iterator[records.Record]:
    level = time = None
    match act.until:
        case ("level", value):
            level = value
        case ("time", value):
            time = value
    if name := clean(act.name):
        yield records.NamedPriceSet(
            act.kind, name, act.paid, act.fee, act.chips, level, act.most, act.bounty, time
        )
        return
    yield records.PriceSet(act.kind, act.paid, act.fee, act.chips, level, act.most, time)
    if act.bounty:
        yield records.BountyPriced(act.kind, act.bounty)


@rule
def note(t: Tournament, act: acts.Note, now: int) -> Decision:
    """Note words of the director's own, and the clause they rest on."""
    against_clause = against_text(act.clause) if act.clause else ()
    noted: list[records.Record] = [records.Noted(clean(act.text))]
    if act.clause:
        noted.append(records.Cited(clean(act.clause)))
    return Decision((*against_text(act.text), *against_clause), lambda _: noted)


def against_text(text: str) -> Iterator[Reason]:
    """Yield the reasons against a text of the director's own words."""
    if not clean(text):
        yield reasons.NameEmpty()
    elif len(text) > LONGEST_TEXT:
        yield reasons.NameTooLong(most=LONGEST_TEXT)
