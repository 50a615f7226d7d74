"""The words of a deal: what stands against it, why it came out so, and what the history says."""

from collections.abc import Mapping, Sequence
from typing import Any

from core.money.deals import DealWarning
from core.money.settling import standing
from core.say import becauses as b
from core.say import reasons
from core.say import records as r
from core.say.duties import SignDealDuty
from core.tournament.state import Tournament
from gui.words.names import Kind, Names, Teller
from gui.words.numbers import amount, listed, ordinal, percent
from gui.words.till import in_a_row
from gui.words.tr import Context, dotted, mark, sentences
from gui.words.voices import Sums, notice, refused, to_do, why
from gui.words.wording import By, Card, If, Line, Lines, SayOf, Wordings, tellers, wordings

tr = Context("money")

# -- what stands against it ---------------------------------------------------------------------------

_REFUSED: Wordings = {
    reasons.NoDeal: By(
        "code",
        {
            "no_way": "A deal is by icm, by chips, even, or custom.",
            "no_parts": "Only a custom deal has an amount for each player.",
            "amounts_missing": "A custom deal has an amount for each player who is left.",
            "order_shared": "Places are in an order, or all share them.",
            "one_player": "A deal is between two players at least.",
            "too_many_for_icm": "ICM is computed for 15 players at most, and {players} are left.",
            "nothing_to_share": "There is nothing to share: no prize is open.",
            "kept_all": "{kept_sum} kept for the winner leaves nothing of {total_sum} to share.",
            "kept_over_first": "{kept_sum} kept for the winner is more than first prize, {first_sum}.",
            "no_unit": "Amounts are rounded to the smallest amount at least.",
            "negative": "An amount is below zero. Check the numbers.",
        },
        "An amount is too large. Check the numbers.",
    ),
    reasons.DealSumDiffers: If(
        "over",
        "The amounts come to {total_sum}: {over_sum} more than the {to_share_sum} to share.",
        "The amounts come to {total_sum}: {under_sum} less than the {to_share_sum} to share.",
    ),
    reasons.DealPlayers: [
        If("missing", "A deal needs all who are left. Missing: {missing_who}."),
        If("entries", "Out, or named twice: {who}."),
    ],
    reasons.StacksDiffer: [
        If("entries", "Stacks not counted: {who}."),
        If(
            "more",
            "The counted stacks come to {counted}, {more} more than the {chips} in play.",
            "The counted stacks come to {counted}, {fewer} fewer than the {chips} in play.",
        ),
    ],
}


def _contestant(entry: int, names: Names) -> str:
    return names.state.game.owner(entry) or names.entry(entry)


def _contestants(entries: tuple[int, ...], names: Names) -> str:
    return listed([_contestant(e, names) for e in entries])


_WHO: Mapping[str, SayOf] = {
    "who": lambda x, names: _contestants(x.entries, names),
    "missing_who": lambda x, names: _contestants(x.missing, names),
    "above_who": lambda x, names: _contestants(x.above, names),
    "below_who": lambda x, names: _contestants(x.below, names),
}
wordings(refused, tr, _REFUSED, _WHO)

# -- why ----------------------------------------------------------------------------------------------

_BECAUSE: Wordings = {
    b.PrizesShared: [
        By(
            "by",
            {
                "icm": "{to_share_sum} are shared by what playing on is worth to each (ICM).",
                "chips": "{to_share_sum} are shared in proportion to the chips.",
                "even": "{to_share_sum} are shared evenly.",
            },
            "{to_share_sum} are shared as the players agreed.",
        ),
        If("kept", "{kept_sum} are kept for the winner."),
        If("above", "More than first prize, {first_sum}: {above_who}."),
        If("below", "Less than the next place, {least_sum}: {below_who}."),
        By(
            "ends",
            {
                "stack": "Play ends: the larger stack finishes higher.",
                "order": "Play ends: places as the players agreed.",
                "shared": "Play ends: all who were left share their places.",
            },
        ),
    ],
}
wordings(why, tr, _BECAUSE, _WHO)

# -- the history --------------------------------------------------------------------------------------


def _amounts(x: r.Settled, names: Names) -> str:
    parts = zip(x.entries, x.amounts, strict=True)
    return " · ".join(
        tr("{name} {sum}", name=_contestant(e, names), sum=names.money(amount)) for e, amount in parts
    )


_LINES: Lines = {
    r.Settled: Line(
        "money",
        By(
            "by",
            {"icm": "Deal by ICM", "chips": "Deal by chips", "even": "Even deal"},
            "Custom deal",
        ),
        _amounts,
        bold="",
    )
}
TELLERS: dict[type[Any], tuple[Kind, Teller]] = tellers(tr, _LINES)

# -- what is to do ------------------------------------------------------------------------------------


def _signed(duty: SignDealDuty, names: Names) -> Sums:
    """Return each with the amount to sign for, and what is kept for the winner."""
    rows = [
        (_contestant(e, names), names.money(amount))
        for e, amount in zip(duty.entries, duty.amounts, strict=True)
    ]
    return (*rows, (tr("To the winner"), names.money(duty.kept))) if duty.kept else tuple(rows)


_CARDS: Wordings = {
    SignDealDuty: Card(
        "Sign the deal",
        "{rows}",
        "The sheet has a line for each: name, amount, signature.",
        "Signed",
        _signed,
    )
}
wordings(to_do, tr, _CARDS, {"rows": lambda x, names: in_a_row(_signed(x, names))})

# -- the tab -------------------------------------------------------------------------------------------

chosen_way = notice(tr.phrase("{way}: this way is chosen."), "chosen_way")

_WARNED = {
    "more_than_first": mark("{who} gets {sum}, more than first prize."),
    "less_than_next": mark("{who} gets {sum}, less than the next place."),
}


def open_prizes(prizes: Sequence[int], most: int, names: Names) -> str:
    """Return ``1st 4,800 + 2nd 3,600 + 3rd 2,700 = 11,100 kr``."""
    parts = [
        tr("{place} {prize}", place=ordinal(i), prize=names.plain(x)) for i, x in enumerate(prizes, 1) if x
    ]
    parts[most:] = ["…"] if parts[most:] else []
    return tr("{prizes} = {total}", prizes=" + ".join(parts), total=names.money(sum(prizes)))


def counted(chips: int, in_play: int) -> str:
    """Return the total of the stacks, and whether it is all chips in play."""
    if chips == in_play:
        return tr("{chips} = in play ✓", chips=amount(chips))
    if chips > in_play:
        return tr("{chips}, {more} too many", chips=amount(chips), more=amount(chips - in_play))
    return tr("{chips}, {fewer} still to count", chips=amount(chips), fewer=amount(in_play - chips))


def part(stack: int, chips: int) -> str:
    """Return ``51 %``, of the chips."""
    return percent((stack * 200 + chips) // (2 * chips) * 100)


def of_the_kept(part: int, kept: int, names: Names) -> str:
    return tr("{part} of the {kept}", part=names.plain(part), kept=names.plain(kept)) if kept else ""


def gain(more: int, names: Names) -> str:
    """Return the difference of a deal to playing on, with its sign."""
    if not more:
        return names.plain(0)
    return f"+{names.plain(more)}" if more > 0 else f"−{names.plain(-more)}"


def no_number(field: str, typed: str) -> str:
    """Say which field has no number in it."""
    if not typed:
        return tr("{field}: type a number.", field=field)
    return tr("{field}: “{typed}” is not valid.", field=field, typed=typed)


def odd_way(way: str, found: Sequence[DealWarning], entries: Sequence[int], names: Names) -> str:
    """Say who gets more than first prize, or less than the next place, if it is done this way."""
    told = [
        tr(_WARNED[x.code], who=_contestant(entries[x.player - 1], names), sum=names.money(x.amount))
        for x in found
    ]
    return dotted(way, sentences(*told))


def band(prizes: Sequence[int], names: Names) -> tuple[str, str]:
    """Return what is sure to each who is left, and the most there is to win."""
    least = tr("{place} prize {sum}, already won", place=ordinal(len(prizes)), sum=names.plain(prizes[-1]))
    first = tr("{place} prize {sum}", place=ordinal(1), sum=names.plain(prizes[0]))
    return least if prizes[-1] else tr("nothing won yet"), first


def too_many(players: int, most: int) -> str:
    """Say that so many do not make a deal."""
    return tr(
        "{players} are left. A deal can be made here once {most} or fewer are.", players=players, most=most
    )


def given(t: Tournament) -> str:
    """Return what the deal that stands gives to each: ``Anna Ek 1,900 kr · Bo Sund 1,720 kr``."""
    found, names = standing(t), Names(t)
    if found is None:
        return ""
    parts = [
        tr("{name} {sum}", name=_contestant(x.entry, names), sum=names.money(x.amount)) for x in found.players
    ]
    if found.kept:
        parts.append(tr("{sum} to the winner", sum=names.money(found.kept)))
    return dotted(*parts)


_STANDS = {
    "icm": mark("The deal by ICM stands."),
    "chips": mark("The deal by chips stands."),
    "even": mark("The even deal stands."),
    "custom": mark("The custom deal stands."),
}


def stands(t: Tournament) -> str:
    """Say which deal stands; nothing without one."""
    found = standing(t)
    return tr(_STANDS[found.by]) if found is not None else ""
