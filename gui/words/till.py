"""The words of the till: refusals, change, the history, the duties, and what its page and papers say."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import tzinfo
from typing import Any

from core.keeping.other_nights import OpenThere
from core.money.till import Account, Sale
from core.say import reasons
from core.say import records as r
from core.say.becauses import ChangeDue
from core.say.duties import ToPayDuty, UnpaidDuty
from core.say.records import Action
from core.tournament.names import shown
from core.tournament.state import Tournament
from gui.words.names import Kind, Names, Sentence, Teller
from gui.words.numbers import amount, date_of, listed, money
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import Sums, refused, to_do, why
from gui.words.wording import By, Card, If, Line, Lines, SayOf, Wordings, tellers, wordings
from gui.words.words import purchase_at

tr = Context("money")

# -- what stands against it ---------------------------------------------------------------------------

_REFUSED: Wordings = {
    reasons.TillOff: "No till is kept: what is entered counts as paid. Keep one with “set till on”.",
    reasons.NoSuchPayment: "{method} is no method of payment here. There are: {methods_said}.",
    reasons.NoSuchTillWay: "Money is put into the till as float or in, or taken out: not “{way}”.",
    reasons.OwesLess: If(
        "set_off",
        If(
            "due",
            "{name} owes {owes_sum} and is due {due_sum}: no more than either can be set off.",
            "{name} has nothing to be paid that a debt could be set off against.",
        ),
        If(
            "owes",
            "{name} owes {owes_sum}, less than {amount_sum}. Only for cash there is change.",
            "{name} owes nothing.",
        ),
    ),
    reasons.IsDueLess: If(
        "refund",
        If(
            "due",
            "{name} has paid {due_sum}, less than {amount_sum}.",
            "Nothing is to be given back to {name}.",
        ),
        If("due", "{name} is due {due_sum}, less than {amount_sum}.", "Nothing is to be paid to {name}."),
    ),
    reasons.DealPaid: "The deal was paid already: {who}. Take the payment back first.",
}


def _listed(values: Sequence[str]) -> str:
    return listed(map(shown, values))


def _payer(said: Any, names: Names) -> str:
    return payer(names.state, said.player, names)


def payer(t: Tournament, player: int, names: Names) -> str:
    """Return the name of the player's team, else the player's."""
    entries = t.game.entered(t.people, player)
    return (t.game.owner(entries[-1]) if entries else "") or names.player(player)


_OF: Mapping[str, SayOf] = {
    "name": _payer,
    "methods_said": lambda x, _: _listed(x.methods),
    "method": lambda x, _: shown(x.method),
    "way": lambda x, _: shown(x.way),
    "who": lambda x, names: listed([t_name(names, e) for e in x.entries]),
}


def t_name(names: Names, entry: int) -> str:
    return names.state.game.owner(entry) or names.entry(entry)


wordings(refused, tr, _REFUSED, _OF)
_BECAUSE: Wordings = {ChangeDue: "{given_sum} were given: {change_sum} go back as change."}
wordings(why, tr, _BECAUSE)

# -- the history --------------------------------------------------------------------------------------

_LINES: Lines = {
    r.TillMoved: Line(
        "money",
        By(
            "kind",
            {
                "collected": "{who}: {amount_sum} collected",
                "refunded": "{who}: {amount_sum} refunded",
                "paid": "{who}: {amount_sum} paid out",
                "returned": "{who}: {amount_sum} given back",
                "set_off": "{who}: {amount_sum} set off against the prize",
                "float": "Float: {amount_sum}",
                "in": "Into the till: {amount_sum}",
                "out": "Out of the till: {amount_sum}",
            },
            "Counted: {amount_sum}",
        ),
        If("reason", "{why}", If("method", "{method}")),
        bold="{who}",
    )
}


_OF_PEOPLE = ("collected", "refunded", "paid", "returned", "set_off")


def _who(x: r.TillMoved, names: Names) -> str:
    if x.kind not in _OF_PEOPLE:
        return ""
    if x.entry:
        return t_name(names, x.entry)
    return names.player(x.player) if x.player else ""


_TOLD: Mapping[str, SayOf] = {
    "who": _who,
    "why": lambda x, _: shown(x.reason),
    "method": lambda x, _: shown(x.method),
}
_KIND, _TELLER = tellers(tr, _LINES, _TOLD)[r.TillMoved]


def _moved(action: Action, moved: Sequence[r.TillMoved], names: Names) -> Sentence:
    """Tell as one what was paid at once: the log divides it over the player's entries."""
    first = moved[0]
    whole = replace(first, amount=sum(x.amount for x in moved if x.kind == first.kind))
    return _TELLER(action, [whole], names)


TELLERS: dict[type[Any], tuple[Kind, Teller]] = {r.TillMoved: (_KIND, _moved)}

# -- what is to do ------------------------------------------------------------------------------------

_MOST = 5


def _sums(said: UnpaidDuty | ToPayDuty, names: Names) -> Sums:
    """Return each player with the amount."""
    rows = [
        (payer(names.state, player, names), names.money(owed))
        for player, owed in zip(said.players, said.amounts, strict=True)
    ]
    if len(rows) > _MOST:
        more = names.money(sum(said.amounts[_MOST - 1 :]))
        rows[_MOST - 1 :] = [(tr("%n more players", len(rows) - _MOST + 1), more)]
    return tuple(rows)


def in_a_row(sums: Sums) -> str:
    """Return the sums with their names in one line."""
    return " · ".join([tr("{name} <b>{sum}</b>", name=name, sum=sum_) for name, sum_ in sums])


def _owing(duty: UnpaidDuty, _: Names) -> str:
    return tr("%n players owe", len(duty.players))


def _to_pay(duty: ToPayDuty, _: Names) -> str:
    return tr("%n players are to be paid", len(duty.players))


_CARDS: Wordings = {
    UnpaidDuty: Card(
        _owing,
        "{rows}",
        "Still to be collected: {total}.",
        "Take payment…",
        _sums,
    ),
    ToPayDuty: Card(_to_pay, "{rows}", "", "Pay out…", _sums),
}
_DUE: Mapping[str, SayOf] = {
    "rows": lambda x, names: in_a_row(_sums(x, names)),
    "total": lambda x, names: names.money(sum(x.amounts)),
}
wordings(to_do, tr, _CARDS, _DUE)

# -- the page and the papers --------------------------------------------------------------------------

signed_by = tr.phrase("Counted by: ____________________")
not_kept = tr.phrase("No till is kept tonight.")


def counted(off: int, names: Names) -> str:
    """Say by how much the till that was counted is off."""
    if not off:
        return tr("The count is right.")
    if off > 0:
        return tr("{sum} more than should be there.", sum=names.money(off))
    return tr("{sum} less than should be there.", sum=names.money(-off))


def about(mine: Account, names: Names) -> str:
    """Say what a payment is about: what is owed, and for what; what is due."""
    parts = []
    if mine.owes:
        parts.append(tr("Owes {sum}: {what}.", sum=names.money(mine.owes), what=open_purchases(mine)))
    if mine.to_pay:
        parts.append(tr("Has won {sum} that is not paid yet.", sum=names.money(mine.to_pay)))
    if mine.to_return:
        parts.append(tr("Was paid {sum} too much.", sum=names.money(mine.to_return)))
    if mine.to_refund:
        parts.append(tr("Has paid {sum} more than was bought.", sum=names.money(mine.to_refund)))
    return sentences(*parts)


_OWING, _WAITING = mark("owes {sum}"), mark("is due {sum}")
owes = tr.phrase(_OWING)
_OWING_FROM, _WAITING_FROM = mark("owes {sum} from {date}"), mark("is due {sum} from {date}")


def open_sums(found: Sequence[OpenThere]) -> str:
    """Return ``owes 350 kr · is due 500 kr``."""
    return dotted(
        *(
            tr(said, sum=money(sum_, night.currency))
            for night, x in found
            for said, sum_ in ((_OWING, x.owes), (_WAITING, x.due))
            if sum_
        )
    )


def open_earlier(found: Sequence[OpenThere], zone: tzinfo) -> str:
    """Return ``owes 350 kr from 6 Mar 2026 · is due 500 kr from 13 Mar 2026``."""
    return dotted(
        *(
            tr(said, sum=money(sum_, night.currency), date=date_of(night.at, zone))
            for night, x in found
            for said, sum_ in ((_OWING_FROM, x.owes), (_WAITING_FROM, x.due))
            if sum_
        )
    )


def settled_there(name: str, found: Sequence[OpenThere], zone: tzinfo) -> str:
    """Return ``Anna Ek · owes 350 kr from 6 Mar 2026``, and where that is settled; empty for nothing."""
    if not found:
        return ""
    line = dotted(shown(name), open_earlier(found, zone))
    return "\n".join((line, tr("An earlier night is settled in its own file.")))


def less_debt(mine: Account, names: Names) -> str:
    """Say what is paid where no amount is typed: what is due, less the debt."""
    return tr(
        "{sum}, the debt set off",
        sum=names.plain(mine.to_pay + mine.to_refund - min(mine.owes, mine.to_pay)),
    )


def sold(sale: Sale) -> str:
    """Return ``3 × re-buy “Double”``."""
    return tr("{times} × {each}", times=amount(sale.times), each=purchase_at(sale.kind, sale.at))


def open_purchases(mine: Account) -> str:
    """Return ``entry · re-buy “Double”`` for what is not paid for, each once."""
    return " · ".join(dict.fromkeys(purchase_at(x.kind, x.at) for x in mine.open))
