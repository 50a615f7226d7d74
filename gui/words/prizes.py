"""The prizes' words: what a change of them would come to, and what looks wrong with them."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest

from core.keeping.other_nights import Balance
from core.money.payouts import Foretold, split, ticket_places, tickets
from core.money.pool import Link, Sold, times_bought
from core.money.prizes import HUNDRED_PER_CENT, PrizeOddity
from core.money.prizes import oddities as oddities_of
from core.say.becauses import PoolMoved
from core.say.duties import HeadDuty, PrizesDuty, WinnerDuty
from core.say.facts.night import PoolLinkSet
from core.say.reasons import DecimalsFixed, KeepsMore, NoPayouts, NoSuchPoolLink, OverHundred, PrizeWon
from core.tournament.names import shown
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.words.names import Names, contestant
from gui.words.numbers import amount, listed, money, ordinal, percent, place_text
from gui.words.tr import Context, dotted, mark
from gui.words.voices import DutyWords, refused, to_do, why
from gui.words.wording import By, Card, If, SayOf, Wordings, wordings

tr = Context("money")

# So many changes are told one by one.
_TOLD = 5
# So many nights are named.
_UNREAD = 3
# So many shares stand beside each other.
_FEW = 4

_ODD = {
    "in_proportion": mark(
        "The amounts total {amount}, but the pool is {total}: prizes are paid in proportion."
    ),
    "short": mark(
        "The amounts total {amount}, but the pool is {total}: 1st place gets less by the difference."
    ),
    "rest": mark("{amount} of {total} is unallocated; it goes to 1st."),
    "nothing": mark("{place} place gets nothing."),
    "not_rounded": mark("{place} place gets {amount}: less than {total} is not rounded."),
    "order": mark("{place} place has a larger share than the place above: prizes are sorted."),
    "deal_cut": mark(
        "The deal came to {amount}, and its prizes now come to {total}: each has the same part less."
    ),
    "deal_lost": mark(
        "The deal no longer stands: others are in than those of the deal. Prizes are as without it."
    ),
}


def odd(code: str, place: int, sum_: int, total: int, currency: Currency) -> str:
    return tr(_ODD[code], place=ordinal(place), amount=money(sum_, currency), total=money(total, currency))


def oddities(found: Sequence[PrizeOddity], currency: Currency) -> str:
    return "\n".join(odd(x.code, x.place, x.amount, x.total, currency) for x in found)


def oddities_now(t: Tournament) -> str:
    """Return what looks wrong with the prizes as they stand."""
    return oddities(oddities_of(split(t)), t.currency)


def turned(before: int, after: int, currency: Currency) -> str:
    """Return ``1,600 → 1,200 kr``, ``€1,600 → €1,200``."""
    plain = money(before, currency.plain)
    shown = plain if money(before, currency).startswith(plain) else money(before, currency)
    return tr("{before} → {after}", before=shown, after=money(after, currency))


def foretold(found: Foretold, currency: Currency) -> str:
    """Return ``1st 1,800 kr → 2,550 kr · 2nd 1,080 kr → 630 kr``, and what looks wrong with that."""
    pairs = enumerate(zip_longest(found.before, found.after, fillvalue=0), 1)
    moved = [
        tr("{place} {prizes}", place=ordinal(place), prizes=turned(old, new, currency))
        for place, (old, new) in pairs
        if old != new
    ]
    more = len(moved) - _TOLD
    if more > 1:
        moved[_TOLD:] = [tr("%n more places", more)]
    return "\n".join(filter(None, (" · ".join(moved), oddities(found.odd, currency))))


def first_turned(found: Foretold, currency: Currency) -> str:
    """Return ``1st 4,800 → 5,300 kr``; empty where the first prize stays."""
    old, new = (x[0] if x else 0 for x in (found.before, found.after))
    if old == new:
        return ""
    return tr("{place} {prizes}", place=ordinal(1), prizes=turned(old, new, currency))


# -- what other nights have kept back ------------------------------------------------------------------


def balance(found: Balance, currency: Currency) -> str:
    sum_ = money(found.amount, currency)
    return tr("{name} has {sum} from %n nights.", found.nights, name=shown(found.name), sum=sum_)


def balances_of(found: Sequence[Balance], currency: Currency) -> str:
    """Return ``League pot 3,120 kr · Dealers 1,050 kr``."""
    said = (tr("{name} {sum}", name=shown(x.name), sum=money(x.amount, currency)) for x in found)
    return " · ".join(said)


nothing_kept = tr.phrase("No night has kept money back.")


def overdrawn(found: Balance, wanted: int, currency: Currency) -> str:
    """Return the warning that so much more is wanted than there is; empty where there is enough."""
    more = wanted - max(0, found.amount)
    if more <= 0:
        return ""
    return tr("{name} is {sum} short.", sum=money(more, currency), name=shown(found.name))


def unread(nights: Sequence[str]) -> str:
    """Return the sentence about nights that could not be read; empty for none."""
    if not nights:
        return ""
    more = [tr("%n more nights", len(nights) - _UNREAD)] if len(nights) > _UNREAD else []
    return tr("Could not be read: {nights}.", nights=listed([*map(shown, nights[:_UNREAD]), *more]))


# -- the pool as a chain ------------------------------------------------------------------------------


_LINKS = {
    "entry": mark("Buy-ins"),
    "reentry": mark("Re-entries"),
    "rebuy": mark("Re-buys"),
    "addon": mark("Add-ons"),
    "own_bounty": mark("Winner's own bounty"),
    "guarantee": mark("Guarantee"),
}


def link_name(link: Link) -> str:
    """Return the name of a link of the pool, as a program or a list has it."""
    return link.name or tr(_LINKS[link.kind])


def named(link: PoolLinkSet) -> str:
    """Return ``The club``, ``Guarantee``: the name of what is added, kept back or guaranteed."""
    return link.name or tr(_LINKS[link.kind])


_BOUGHT = {
    "entry": mark("%n buy-ins"),
    "reentry": mark("%n re-entries"),
    "rebuy": mark("%n re-buys"),
    "addon": mark("%n add-ons"),
}


def bought(t: Tournament, link: Link) -> tuple[str, str]:
    """Return ``46 buy-ins`` and ``× 300``, where all of them brought in as much."""
    count = times_bought(t, link.kind)
    said = _times(t, link.kind, Sold("", count, link.amount))
    return tr(_BOUGHT[link.kind], count) if count else link_name(link), said


def sold(t: Tournament, kind: str, found: Sold) -> tuple[str, str]:
    """Return ``3 buy-ins · Guest`` and ``× 300``."""
    return dotted(tr(_BOUGHT[kind], found.times), found.at), _times(t, kind, found)


def _times(t: Tournament, kind: str, found: Sold) -> str:
    """Return ``× 300``, where all of them brought in what their price says."""
    each = found.amount // found.times if found.times else 0
    price = t.money.price(kind, found.at)
    usual = price is not None and each == price.paid - price.fee - price.bounty
    return (
        tr("× {sum}", sum=money(each, t.currency.plain))
        if usual and each * found.times == found.amount
        else ""
    )


def shares_said(t: Tournament) -> str:
    """Return ``50 % 30 % 20 %``, ``9 shares``, ``grid, by entries``, ``falling steps``, ``tickets 2000``;
    empty: none set."""
    name, _, more = t.money.scheme.partition(" ")
    if name == "grid":
        return tr("own grid, by entries") if more else tr("grid, by entries")
    if name == "tickets":
        return tr("tickets {words}", words=more)
    if name:
        return tr("falling steps")
    shares = [percent(x) if kind == "percent" else money(x, t.currency.plain) for kind, x in t.money.shares]
    said = " ".join(shares) if len(shares) <= _FEW else tr("%n shares", len(shares))
    return said + less_than_all(t.money.shares)


def less_than_all(shares: Sequence[tuple[str, int]]) -> str:
    """Return `` = 99 %``, what per cents come to that are not the whole pool; else nothing: mostly it is one
    that was mistyped."""
    total = sum(x for _, x in shares)
    percents = bool(shares) and all(kind == "percent" for kind, _ in shares)
    return f" = {percent(total)}" if percents and total != HUNDRED_PER_CENT else ""


def link_said(link: Link, currency: Currency) -> str:
    """Return ``Buy-ins``, ``+ The club``, ``− League pot, 5 %``, ``+ Guarantee, 20,000 kr``."""
    name = _asked(link, currency)
    if link.bought:
        return name
    return tr("− {name}", name=name) if link.kind == "kept" else tr("+ {name}", name=name)


def _asked(link: Link, currency: Currency) -> str:
    """Return ``The club``, ``League pot, 5 %``."""
    asked = asked_for(link.set, currency) if link.set is not None and link.kind != "added" else ""
    return tr("{name}, {asked}", name=link_name(link), asked=asked) if asked else link_name(link)


def link_on_paper(t: Tournament, link: Link) -> str:
    """Return ``46 buy-ins × 300``, ``The club``, ``League pot, 5 %``."""
    return " ".join(bought(t, link)).rstrip() if link.bought else _asked(link, t.currency.plain)


def prize_said(t: Tournament, last: int, prize: int) -> str:
    """Return ``1,200 kr``; in a satellite ``Main event · 2,000 kr`` for a place, down to ``last``, that wins
    a ticket and not an amount by a deal, with what it wins besides in the sum."""
    sum_, ticket = money(prize, t.currency), ticket_won(t, last, prize)
    return tr("{ticket} · {sum}", ticket=ticket, sum=sum_) if ticket else sum_


def ticket_won(t: Tournament, last: int, prize: int) -> str:
    """Return the name of the ticket that a place down to ``last`` wins; empty: it wins an amount."""
    found = tickets(t)
    if found is None or last not in ticket_places(t) or prize < found.value:
        return ""
    return found.name or tr("Ticket")


def tickets_said(t: Tournament) -> list[str]:
    """Return ``1st–5th: Main event``, where tickets are won."""
    found, places = tickets(t), ticket_places(t)
    if found is None or not places:
        return []
    said = place_text(places[0], places[-1])
    return [tr("{places}: {ticket}", places=said, ticket=found.name or tr("Ticket"))]


def asked_for(link: PoolLinkSet, currency: Currency) -> str:
    """Return ``5 %``, ``7 × 150 kr``, ``300 kr``."""
    if link.percent:
        return percent(link.value)
    each = money(link.value, currency)
    return each if link.times == 1 else tr("{times} × {each}", times=amount(link.times), each=each)


_REFUSED: Wordings = {
    DecimalsFixed: If(
        "taken",
        "Money was taken. The decimals of the amounts can no longer be changed.",
        "An amount that is set has decimals. Change the amount first.",
    ),
    NoSuchPoolLink: If(
        "name", "Nothing is added to the prize pool or kept back as {name}.", "No guarantee is set."
    ),
    NoPayouts: By(
        "code",
        {
            "not_places": "Places are a number, a per cent of the entries up to 100 %, or a grid.",
            "no_places": "At least one place is paid.",
            "places_not_said": "Smooth prizes need the number of places. Set that first.",
            "not_a_grid": "A row of a grid is written 2-8:1 or 2-8:65/35, each number of entries once.",
            "not_in_grid": "The grid has no row for so many entries.",
            "no_prizes": "The grid has places and no per cents.",
            "over_hundred": "The shares of a row come to more than 100 %.",
            "not_tickets": 'Tickets are written 2000, 2000 5 or 2000 5 "Main event".',
            "tickets_alone": "Tickets say how many places are paid. Set no places, and fix none.",
            "not_prizes": "After smooth stands how many buy-ins the last place gets at least.",
            "places_without_share": "{places} places are paid, and {shares} have a share.",
            "no_buy_in": "Smooth prizes need the price of an entry: the last place is paid so many buy-ins.",
            "pool_too_small": "The places come to {total_sum} at least, more than the pool of {pool_sum}.",
            "unshared": "{unshared_sum} of {pool_sum} is in no place's share.",
            "no_such_place": "A place that is fixed is not among those that are paid.",
            "nothing_fixed": "No prize is fixed for this place.",
            "fixed_over_pool": "The places that are fixed come to {total_sum}, and the pool is {pool_sum}.",
            "fixed_out_of_order": "Fixed at {amount_sum}, the places would no longer fall from the first.",
            "too_large": "A number is too large. Check the numbers.",
            "too_fine": (
                "A number has too many decimals: amounts have {decimals} here, per cents 2 at most."
            ),
        },
        "A number cannot be read. Check the numbers.",
    ),
    KeepsMore: "{kept_sum} would be kept back, and {there_sum} is there to keep it from.",
}
_OF: Mapping[str, SayOf] = {
    "name": lambda said, _: shown(said.name),
    "decimals": lambda _, names: str(names.state.decimals),
}
wordings(refused, tr, _REFUSED, _OF)
_BECAUSE: Wordings = {PoolMoved: "The prize pool goes from {before_sum} to {after_sum}."}
wordings(why, tr, _BECAUSE)


@refused.register(OverHundred)
def _(said: OverHundred, names: Names) -> str:
    return tr(
        "The shares come to {hundredths}. They may come to 100 % at most.",
        hundredths=percent(said.hundredths),
    )


def _won(name: str, place: int, prizes: str) -> str:
    if not place:
        return tr("{name}, {prizes}", name=name, prizes=prizes)
    return tr("{name}, {place}, {prizes}", name=name, place=ordinal(place), prizes=prizes)


@refused.register(PrizeWon)
def _(said: PrizeWon, names: Names) -> str:
    """Return ``Eva Dal, 5th, 288 kr → 168 kr``: who has won what, and would win what."""
    currency = names.state.currency
    told = [
        _won(names.state.game.owner(entry) or names.entry(entry), place, turned(old, new, currency))
        for entry, place, old, new in zip(said.entries, said.places, said.won, said.would, strict=True)
    ]
    more = len(told) - _TOLD
    if more > 0:
        told[_TOLD:] = [tr("%n more players", more)]
    return tr("This changes prizes that are won: {changes}.", changes=" · ".join(told))


# -- what is to do ------------------------------------------------------------------------------------


_CARDS: Wordings = {
    WinnerDuty: Card(
        If("by_deal", "Play ended with a deal", "We have a winner"),
        If("by_deal", "Everybody has the agreed amount", "{winner} has all the chips"),
        If("by_deal", "", If("prize", "Prize: {prize_sum}")),
        If("act", "Stop the clock"),
    ),
    HeadDuty: Card(
        If("forfeited", "Nobody won a bounty", "Who won the bounty?"),
        If(
            "forfeited",
            "The bounty of {amount_sum} on {name} stays with the house.",
            "Nobody is named for the bounty of {amount_sum} on {name}.",
        ),
        If(
            "forfeited",
            "Add it to the prize pool if you want to.",
            "Correct the bust to name who won it.",
        ),
        If("forfeited", "Noted", "Correct bust…"),
    ),
}
wordings(to_do, tr, _CARDS, {"winner": lambda duty, names: contestant(names.state, duty.entry)})


@to_do.register(PrizesDuty)
def _(duty: PrizesDuty, names: Names) -> DutyWords:
    currency = names.state.currency
    columns = zip(duty.codes, duty.places, duty.amounts, duty.totals, strict=True)
    text = "\n".join(odd(*column, currency) for column in columns)
    return DutyWords(tr("Check the prizes"), text, "", tr("Prizes…"))
