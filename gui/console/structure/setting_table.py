"""The one table of all settings: what each holds, the act that changes it, what follows, and its rule."""

from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial

from core.clock.late_ends import until_closed
from core.floor import final_table
from core.formats.format import can, of
from core.money.bounties import sells_bounties
from core.money.payouts import foretold
from core.money.till import kept
from core.say.acts import (
    Act,
    AddOn,
    Balance,
    FinalTable,
    GridPrizes,
    GuaranteePool,
    Halt,
    MakeDraw,
    MarkSeat,
    Rebuy,
    Reenter,
    Schedule,
    Set,
    SetChips,
    SetPlaces,
    SetPrice,
    SetPrizes,
    SetStructure,
    SmoothPrizes,
    TicketPrizes,
)
from core.say.records import PurchaseKind, Until
from core.text.script_words import BadLine, Word, moment, until
from core.tournament.names import shown
from core.tournament.settings import Currency, usual_decimals
from core.tournament.state import Price, Tournament
from gui.console.money.shares_typed import one_number, shares_typed
from gui.console.structure.book_rows import book_rows
from gui.looks import format as looks
from gui.looks.setting import ONE, Field, Setting, Typed, Wrong, choice, line, not_valid, number, title_of
from gui.program.session import Session
from gui.widgets.fields import Priced, amount_in, number_in, part_in, price_in
from gui.words import prizes, rulebook
from gui.words import text as words
from gui.words.structure import share as share_said
from gui.words.tr import Context, dotted, mark

tr = Context("structure")

GROUPS = {
    "tonight": mark("Tonight"),
    "prices": mark("Prices"),
    "prizes": mark("Prizes"),
    "tables": mark("Tables"),
    "rules": mark("Rules"),
    "lists": mark("Lists"),
    "screen": mark("Screen"),
}


def _has(*acts: type[Act]) -> partial[bool]:
    """Return whether the format that is played has one of these acts."""
    return partial(_can, acts)


def _can(acts: tuple[type[Act], ...], session: Session) -> bool:
    return can(session.state, *acts)


# -- tonight -------------------------------------------------------------------------------------------


def _scheduled(session: Session) -> Typed:
    at = session.state.clock.position.scheduled
    return {ONE: "" if at is None else words.time_of_day(at, session.zone)}


def _starts(session: Session, typed: Typed) -> Act | Wrong:
    """A start is the next time the hall's clock shows it; empty takes it away."""
    if not typed[ONE]:
        return Schedule(at=None)
    try:
        return Schedule(at=moment(Word(typed[ONE], 1), session.now(), session.zone))
    except BadLine:
        return Wrong(ONE, tr("This is not a time. Type it like 20:14."))


def _closes(session: Session, typed: Typed) -> Act:
    """Return the act with what was typed; the rule refuses what is no time."""
    try:
        at = moment(Word(typed[ONE], 1), session.now(), session.zone)
    except BadLine:
        return Set(key="closes", value=typed[ONE])
    return Set(key="closes", value=words.time_of_day(at, session.zone))


def _to_be_started(session: Session) -> bool:
    return can(session.state, Schedule) and session.reading().phase == "before"


def _decimals(session: Session) -> tuple[str, str]:
    """Return how many decimals the amounts have, and how many the currency usually has where these differ."""
    sign, decimals = session.state.currency
    usual = usual_decimals(sign)
    said = tr("usual for {currency}: {n}", currency=sign, n=words.amount(usual))
    return words.amount(decimals), "" if usual == decimals else said


_TIME = {ONE: Field(pad=":")}
_TONIGHT = (
    line("title"),
    line("club"),
    line("currency"),
    number("decimals", shown=_decimals),
    Setting(
        "schedule", lambda: tr("Scheduled start"),
        lambda s: (_scheduled(s)[ONE], "" if _scheduled(s)[ONE] else tr("manual")),
        _scheduled, _starts, _TIME, there=_to_be_started,
    ),
    Setting(
        "closes", title_of("closes"),
        lambda s: (s.state.setting("closes"), "" if s.state.setting("closes") else tr("not known")),
        lambda s: {ONE: s.state.setting("closes")}, _closes, _TIME,
    ),
)  # fmt: skip


# -- money ---------------------------------------------------------------------------------------------

_KINDS: dict[PurchaseKind, tuple[str, type[Act]]] = {
    "entry": (mark("Entry"), SetPrice),
    "reentry": (mark("Re-entry"), Reenter),
    "rebuy": (mark("Re-buy"), Rebuy),
    "addon": (mark("Add-on"), AddOn),
}
_NAMED: dict[PurchaseKind, str] = {
    "entry": mark("Entry “{name}”"),
    "reentry": mark("Re-entry “{name}”"),
    "rebuy": mark("Re-buy “{name}”"),
    "addon": mark("Add-on “{name}”"),
}
_AGAIN = (Reenter, Rebuy, AddOn)
_NAME = "name"
_PARTS: dict[str, tuple[str, Callable[[Tournament], bool]]] = {
    "paid": (mark("Paid"), lambda t: can(t, SetPrice)),
    "fee": (mark("Fee"), lambda t: can(t, SetPrice)),
    "chips": (mark("Chips"), lambda t: can(t, SetChips)),
    "until": (mark("Until level or time"), lambda t: can(t, *_AGAIN)),
    "most": (mark("Limit"), lambda t: can(t, *_AGAIN)),
    "bounty": (mark("Bounty"), lambda t: t.game.bounties),
}


_MONEY = ("paid", "fee", "bounty")
_NO_PRICE = mark("Enter the price of an entry, or 0 if it is free.")
_NO_STACK = mark("Enter the starting stack: nobody plays with 0 chips.")
_TWICE = {
    "fee": mark("The price says a fee of {sum}, this field another. Correct one of them."),
    "bounty": mark("The price says a bounty of {sum}, this field another. Correct one of them."),
}


def _held(kind: PurchaseKind, name: str, session: Session) -> Price | None:
    money = session.state.money
    return money.price(kind, name) if name else money.prices.get(kind)


def _price_shown(kind: PurchaseKind, name: str, session: Session) -> tuple[str, str]:
    """Return ``300 + 50 kr`` and ``10,000 chips``."""
    t = session.state
    price = _held(kind, name, session)
    if price is None and kind == "reentry" and t.money.prices.get("entry") and not t.money.set_for(kind):
        return "", tr("as an entry")
    if price is None or price == Price(0, 0, 0):
        return "", tr("none")
    currency, fee = t.currency, price.fee
    paid = words.money(price.paid - fee, currency.plain if fee else currency)
    if fee:
        paid = tr("{buy_in} + {fee}", buy_in=paid, fee=words.money(fee, currency))
    return paid, tr("%n chips", price.chips) if price.chips else ""


def _price_under(kind: PurchaseKind, name: str, session: Session) -> str:
    """Return how long and how often it is sold: ``until end of level 4 · 2 each``; the bounty in it."""
    price = _held(kind, name, session) or Price(0, 0, 0)
    until = tr("until end of level {level}", level=price.until) if price.until is not None else ""
    if price.until_time is not None:
        until = tr("until {time}", time=words.time_of_day(price.until_time, session.zone))
    most = tr("%n each", price.most) if price.most is not None else ""
    bounty = words.money(price.bounty, session.state.currency)
    return dotted(until, most, tr("bounty {sum}", sum=bounty) if price.bounty else "")


def _price_typed(kind: PurchaseKind, name: str, session: Session) -> Typed:
    price = _held(kind, name, session)
    if kind != "entry" and price == Price(0, 0, 0):
        price = None  # as it is shown
    held = {part: getattr(price, part, None) for part in _PARTS}
    plain = session.state.currency.plain
    typed = {part: _as_typed(value, plain if part in _MONEY else Currency()) for part, value in held.items()}
    if price is not None and price.until_time is not None:
        typed["until"] = words.time_of_day(price.until_time, session.zone)
    return typed if name else typed | {_NAME: ""}


def _as_typed(value: int | None, currency: Currency) -> str:
    return "" if value is None else words.money(value, currency)


def _price(kind: PurchaseKind, name: str, session: Session, typed: Typed) -> Act | Wrong:
    """Return the whole price, or with a name typed another of that name: fee and bounty may be typed with
    what is paid, ``200+50+100``, or in per cent of it."""
    decimals = session.state.decimals
    held = _price_typed(kind, name, session)
    if kind == "reentry" and typed["paid"] == held["paid"] == "":
        typed = {**typed, **_as_entry(session, typed)}
    elif kind == "entry" and not name and not typed["paid"]:
        return Wrong("paid", tr(_NO_PRICE))
    elif held["paid"] and not (name or typed["paid"] or typed.get(_NAME)):
        return SetPrice(kind=kind, paid=0, fee=0, chips=0)  # none any more
    paid = price_in(typed["paid"], decimals) if typed["paid"] else Priced(0)
    if paid is None:
        return Wrong(
            "paid",
            tr("This is not a price. Type 350, 300+50 for a fee of 50, or 200+50+100 with a bounty of 100."),
        )
    ends = _until(kind, name, session, typed)
    if isinstance(ends, Wrong):
        return ends
    parts: dict[str, int | None] = {}
    for part in ("fee", "chips", "most", "bounty"):
        of_price = part in ("fee", "bounty")
        parts[part] = part_in(typed[part], paid.paid, decimals) if of_price else number_in(typed[part])
        if typed[part] and parts[part] is None:
            return Wrong(part, not_valid(of_price, typed[part], decimals))
    if kind == "entry" and not name and held["chips"] not in ("", "0") and not parts["chips"]:
        return Wrong("chips", tr(_NO_STACK))
    for part, said in (("fee", paid.fee), ("bounty", paid.bounty)):
        if said is None:
            continue
        if typed[part] not in ("", held[part]) and parts[part] != said:
            return Wrong(part, tr(_TWICE[part], sum=words.money(said, session.state.currency)))
        parts[part] = said
    return SetPrice(
        kind=kind,
        name=name or typed.get(_NAME, ""),
        paid=paid.paid,
        fee=parts["fee"] or 0,
        chips=parts["chips"] or 0,
        until=ends,
        most=parts["most"],
        bounty=parts["bounty"] or 0,
    )


def _until(kind: PurchaseKind, name: str, session: Session, typed: Typed) -> Until | Wrong | None:
    """Return until when a price is sold: a level or a time. What was there stays the same moment."""
    said, price = typed["until"], _held(kind, name, session)
    if price is not None and said == _price_typed(kind, name, session)["until"]:
        return price.limit
    if not said:
        return None
    try:
        return until(Word(said, 1), session.now(), session.zone)
    except BadLine as bad:
        return Wrong("until", words.bad_line(bad))


def _as_entry(session: Session, typed: Typed) -> Typed:
    """Return what an entry costs, for the fields of a re-entry that nothing was typed in."""
    entry = _price_typed("entry", "", session)
    return {part: typed[part] or entry[part] for part in ("paid", "fee", "chips", "bounty")}


def _price_parts(session: Session, typed: Typed) -> Typed:
    """Return ``200+50+100`` as it is read: 350, of it a fee of 50 and a bounty of 100."""
    plain = session.state.currency.plain
    paid = price_in(typed["paid"], plain.decimals)
    if paid is None or paid.fee is None:
        return {}
    found = {"paid": words.money(paid.paid, plain), "fee": words.money(paid.fee, plain)}
    return found if paid.bounty is None else {**found, "bounty": words.money(paid.bounty, plain)}


def _price_follows(kind: PurchaseKind, session: Session, act: Act) -> str:
    """Say that a re-entry costs what an entry does."""
    entry = session.state.money.prices.get("entry")
    if kind != "reentry" or entry is None or not isinstance(act, SetPrice):
        return ""
    same = (act.paid, act.fee, act.chips, act.bounty) == (entry.paid, entry.fee, entry.chips, entry.bounty)
    return tr("As an entry: {price}", price=dotted(*_price_shown("entry", "", session))) if same else ""


@cache
def _price_line(kind: PurchaseKind, name: str = "") -> Setting:
    """Return the line of a price; that of the usual one also makes another of its own name."""
    title, sold_by = _KINDS[kind]
    fields = {
        part: Field(partial(tr, said), pad=":" if part == "until" else "", there=there)
        for part, (said, there) in _PARTS.items()
    }
    if not name:
        fields[_NAME] = Field(lambda: tr("Another price, called"), hint=lambda: tr("Guest"))
    said = partial(tr, _NAMED[kind], name=shown(name)) if name else partial(tr, title)
    return Setting(
        f"{kind} {name}".strip(),
        said,
        partial(_price_shown, kind, name),
        partial(_price_typed, kind, name),
        partial(_price, kind, name),
        fields,
        parts=_price_parts,
        there=_has(sold_by),
        follows=partial(_price_follows, kind),
        under=partial(_price_under, kind, name),
    )


_PRICES = tuple(map(_price_line, _KINDS))


def _prices(t: Tournament) -> Iterator[Setting]:
    """Yield the line of each kind, and under it those of its prices of their own names."""
    for kind in _KINDS:
        yield _price_line(kind)
        yield from (_price_line(kind, x.name) for x in t.money.sold(kind) if x.name)


def _would_pay(session: Session, act: Act) -> str:
    """Say which prizes an act would move."""
    found = foretold(session.state, act)
    return "" if found is None else prizes.foretold(found, session.state.currency)


def _guaranteed(session: Session) -> int:
    link = session.state.money.links.get(("guarantee", ""))
    return 0 if link is None else link.value


def _guarantee_shown(session: Session) -> tuple[str, str]:
    guaranteed = _guaranteed(session)
    return _words_shown(words.money(guaranteed, session.state.currency) if guaranteed else "", tr("none"))


def _guarantee(session: Session, typed: Typed) -> Act | Wrong | None:
    """Return the act of a sum; 0 or nothing takes the guarantee away."""
    decimals = session.state.decimals
    found = amount_in(typed[ONE], decimals) if typed[ONE] else 0
    if found is None:
        return Wrong(ONE, not_valid(True, typed[ONE], decimals))
    return GuaranteePool(amount=found) if found or _guaranteed(session) else None


def _guarantee_follows(session: Session, act: Act) -> str:
    """Say which prizes it would move; while nobody has entered, all of it would go to one place."""
    return _would_pay(session, act) if session.state.people.entries else ""


def _words_shown(words_: str, nothing: str) -> tuple[str, str]:
    return (words_, "") if words_ else ("", nothing)


def _shares_typed(session: Session) -> Typed:
    money, currency = session.state.money, session.state.currency
    return {ONE: money.scheme or " ".join(share_said(*x, currency) for x in money.shares)}


# In whole per cent, first place first; what rounding leaves goes to the first place.
_USUAL = {
    "1": (100,), "2": (60, 40), "3": (50, 30, 20), "4": (42, 26, 18, 14), "5": (38, 24, 16, 12, 10),
    "6": (34, 21, 15, 12, 10, 8),
}  # fmt: skip


def _shares(session: Session, typed: Typed) -> Act | Wrong:
    """Return the act of ``50 30 20``, ``5000 3000``, ``grid``, ``smooth 2``, ``tickets 2000``; of ``5`` alone
    the usual shares of five places."""
    if typed[ONE] in _USUAL:
        return SetPrizes(shares=tuple(("percent", 100 * share) for share in _USUAL[typed[ONE]]))
    name, _, more = typed[ONE].partition(" ")
    match name.casefold():
        case "grid":
            return GridPrizes(rows=more)
        case "smooth":
            return SmoothPrizes(least=more)
        case "tickets":
            return TicketPrizes(tickets=more)
    found = shares_typed(typed[ONE], percent=True, decimals=session.state.decimals) if name else []
    if found is None:
        return Wrong(ONE, tr("These are no shares. Type 50 30 20, amounts, grid, smooth or tickets."))
    return SetPrizes(shares=tuple(found))


def _shares_follow(session: Session, act: Act) -> str:
    """Say what the shares are read as, and which prizes they would move."""
    if not isinstance(act, SetPrizes):
        return _would_pay(session, act)
    currency = session.state.currency
    both = one_number(" ".join(str(value) for kind, value in act.shares if kind == "amount"))
    said = " / ".join(share_said(*x, currency) for x in act.shares) + prizes.less_than_all(act.shares)
    if both is not None:
        several, one = words.listed(map(words.amount, both[0])), words.amount(both[1])
        said = tr(
            "This was read as prizes of {several}. Type one prize of {one} as {digits}.",
            several=several,
            one=one,
            digits=str(both[1]),
        )
    return "\n".join(filter(None, (said, _would_pay(session, act))))


# How many places, and what each gets; the Money page has these too.
SHARING = (
    Setting(
        "places", lambda: tr("How many places"),
        lambda s: _words_shown(s.state.money.places, tr("one a share")),
        lambda s: {ONE: s.state.money.places},
        lambda _, typed: SetPlaces(places=typed[ONE]),
        {ONE: Field(hint=lambda: tr("7, 15% down, grid"))}, there=_has(SetPlaces), follows=_would_pay,
    ),
    Setting(
        "shares", lambda: tr("What each place gets"),
        lambda s: _words_shown(prizes.shares_said(s.state), tr("none")),
        _shares_typed, _shares,
        {ONE: Field(pad=" ", hint=lambda: tr("5, 50 30 20, grid, tickets 2000"))},
        there=_has(SetPrizes), follows=_shares_follow,
    ),
    number("rounding", follows=_would_pay),
    choice(
        "rounded",
        lambda: {"nearest": tr("to the nearest"), "down": tr("down")},
        follows=_would_pay,
    ),
    number("remainder", follows=_would_pay),
    choice(
        "unshared",
        lambda: {"place": tr("the same place"), "house": tr("the house"), "refuse": tr("nobody: refused")},
        follows=_would_pay,
    ),
)  # fmt: skip

_PRIZES = (
    *SHARING,
    Setting(
        "guarantee", lambda: tr("Guaranteed prize pool"),
        _guarantee_shown,
        lambda s: {ONE: _as_typed(_guaranteed(s) or None, s.state.currency.plain)},
        _guarantee,
        {ONE: Field(pad="")}, there=_has(GuaranteePool), follows=_guarantee_follows,
    ),
    choice(
        "own-bounty",
        lambda: {"keep": tr("kept"), "pool": tr("in the prize pool")},
        there=lambda s: sells_bounties(s.state),
        follows=_would_pay,
    ),
    choice("till", lambda: {"off": tr("no: what is entered is paid"), "on": tr("yes")}),
    line("methods", there=lambda s: kept(s.state)),
)  # fmt: skip


# -- tables --------------------------------------------------------------------------------------------


def _difference(session: Session) -> tuple[str, str]:
    own = session.state.setting("difference")
    return (str(own), "") if own else (_book_difference(session.state), _by_book(session.state))


def _by_book(t: Tournament) -> str:
    """Return whose a value is that nobody has set: the rulebook's, or without one the usual."""
    return tr("by the rulebook") if t.book else tr("as usual")


def _book_difference(t: Tournament) -> str:
    return words.amount(t.rulebook.number("balance.due_difference"))


def _difference_of_book(t: Tournament) -> str:
    own, book = t.setting("difference"), _book_difference(t)
    return book if own and words.amount(own) != book else ""


def _final(session: Session) -> tuple[str, str]:
    t = session.state
    fixed = final_table.fixed_size(t, t.rulebook)
    said = _by_book(t) if fixed is not None else tr("a full table")
    return words.amount(final_table.size(t)), "" if t.setting("final") else said


def _final_of_book(t: Tournament) -> str:
    own, fixed = t.setting("final"), final_table.fixed_size(t, t.rulebook)
    return words.amount(fixed) if own and fixed is not None and own != fixed else ""


_TABLES = (
    number("seats"),
    number("difference", shown=_difference, there=_has(Balance), parameter="balance.due_difference",
           book=_difference_of_book),
    number("final", shown=_final, there=_has(FinalTable), parameter="final_table.size", book=_final_of_book),
    choice("draw", lambda: {"": tr("by Riffle"), "cards": tr("with seat cards")}, there=_has(MakeDraw)),
    choice("accessible-seats", lambda: {"": tr("to be marked"), "none": tr("none")}, there=_has(MarkSeat)),
)  # fmt: skip


# -- rules ---------------------------------------------------------------------------------------------


def _book(session: Session) -> tuple[str, str]:
    t = session.state
    return (t.rulebook.short, "") if t.book else ("", tr("no rulebook"))


def _late(session: Session) -> tuple[str, str]:
    level = session.state.setting("late")
    return ("", tr("no limit")) if level is None else (words.amount(level), "")


def _late_follows(session: Session, act: Act) -> str:
    """Say when the clock comes there, as things stand."""
    if not isinstance(act, Set) or not isinstance(act.value, int):
        return ""
    left = until_closed(session.state.clock.levels, session.reading(), act.value)
    if left is None or session.reading().phase == "before":
        return ""
    time = words.time_of_day(session.now() + left, session.zone)
    return tr("Closes at {time}, in {left}.", time=time, left=words.duration_words(left))


def _late_of_book(t: Tournament) -> str:
    """Return what a book has that lets nobody in late: the level is that of re-entries then."""
    forbidden = t.rulebook.word("entering.late") == "forbidden"
    return tr("re-entries only") if t.setting("late") is not None and forbidden else ""


_RULES = (
    Setting("rulebook", lambda: tr("Rulebook"), _book, goes="rulebook"),
    number("late", shown=_late, there=_has(SetStructure), follows=_late_follows,
           parameter="entering.late", book=_late_of_book),
    choice("turbo", lambda: {"": tr("no"), "yes": tr("yes")}, there=_has(Halt), parameter="balance.halt"),
    line("antes", hint=lambda: "5=50% 3=25%", there=_has(SetStructure), parameter="level.ante_shrinks"),
    number("decks", there=_has(SetStructure), parameter="level.decks"),
)  # fmt: skip

_LISTS = (
    choice("names", lambda: {"surname": tr("surname"), "first": tr("first name")}),
    choice("alphabet", lambda: {"swedish": tr("å, ä, ö after z"), "latin": tr("å, ä with a, ö with o")}),
)

SETTINGS: Mapping[str, tuple[Setting, ...]] = {
    "tonight": _TONIGHT,
    "prices": _PRICES,
    "prizes": _PRIZES,
    "tables": _TABLES,
    "rules": _RULES,
    "lists": _LISTS,
}


def settings(session: Session) -> dict[str, tuple[Setting, ...]]:
    """Return the lines of each group: those of the night, of the format, and of the rulebook. What a setting
    of the night decides is not asked a second time."""
    t = session.state
    own = looks.of(t).settings
    groups = {**SETTINGS, "prices": tuple(_prices(t))}
    night = {group: (*house, *own.get(group, ())) for group, house in groups.items()}
    seen = (x for group in night.values() for x in group if x.parameter and x.there(session))
    book = book_rows(of(t).id, frozenset(x.parameter for x in seen))
    return {group: (*night.get(group, ()), *book.get(group, ())) for group in (*night, *book)}


def title(group: str) -> str:
    """Return what stands over a group; those of the rulebook are called as there."""
    return tr(GROUPS[group]) if group in GROUPS else rulebook.group(group)
