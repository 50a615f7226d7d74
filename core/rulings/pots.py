"""Main pot and side pots, what nobody called, and every player's share to the last chip."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from core.rulings.found import Amount, Book, Facts, Found, ImpossibleError
from core.rulings.values import Stake

POTS = {"split": "a pot is divided", "won": "each pot has one winner", "alone": "one player is left"}

Ranks = tuple[tuple[str, ...], ...]
_RANKS = "23456789TJQKA"
_SUITS = {"spades": "s", "hearts": "h", "diamonds": "d", "clubs": "c"}


@dataclass(frozen=True, slots=True)
class Pot:
    """``players`` can win it."""

    chips: int
    players: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """The facts that a division needs: the smallest chip, players from the left of the button, and the rules.
    ``cards`` is the highest card of each player (stud), ``suits`` their order from the highest."""

    chip: int
    left: tuple[str, ...]
    game: str
    odd: str
    several: str
    cards: Mapping[str, str]
    suits: str


def uncalled(stakes: Sequence[Stake]) -> tuple[str, int]:
    """Return the player who has put in more than anybody else, and how much more; an empty name if there is
    none."""
    ordered = sorted(stakes, key=lambda stake: stake.chips)
    if not ordered:
        return "", 0
    most = ordered[-1]
    second = ordered[-2].chips if len(ordered) > 1 else 0
    return (most.player, most.chips - second) if most.chips > second else ("", 0)


def pots(stakes: Sequence[Stake]) -> tuple[Pot, ...]:
    """Return the main pot and the side pots, without what nobody called."""
    who, over = uncalled(stakes)
    put = {stake.player: stake.chips - (over if stake.player == who else 0) for stake in stakes}
    live = [stake.player for stake in stakes if not stake.folded]
    if not live:
        raise ImpossibleError("everybody has folded: at least one player is still in")
    found: list[Pot] = []
    below = 0
    for level in sorted({put[player] for player in live}):
        chips = sum(min(chips, level) - min(chips, below) for chips in put.values())
        players = tuple(player for player in live if put[player] >= level)
        if chips:
            found.append(Pot(chips, players))
        below = level
    beyond = sum(max(chips - below, 0) for chips in put.values())
    if beyond:
        # A folded player's chips above the highest stack still in belong to the last pot.
        last = found.pop() if found else Pot(0, tuple(live))
        found.append(Pot(last.chips + beyond, last.players))
    return tuple(found)


def best(rank: Ranks, players: Sequence[str]) -> tuple[str, ...]:
    """Return those of ``players`` with the best hand."""
    for group in rank:
        if among := tuple(player for player in group if player in players):
            return among
    if len(players) == 1:
        return tuple(players)
    raise ImpossibleError("rank has to name the hands of the players who are still in")


def divide(chips: int, winners: Sequence[str], table: Table, highest: bool = False) -> dict[str, int]:
    """Return each winner's share; odd chips by the table's rules, ``highest``: by the highest card."""
    each = chips // table.chip // len(winners) * table.chip
    shares = dict.fromkeys(winners, each)
    order = _by_card(winners, table) if highest else _from_the_left(winners, table)
    rest = chips - each * len(winners)
    if table.several == "all_to_first":
        shares[order[0]] += rest
        return shares
    for player in order:
        given = min(table.chip, rest)
        shares[player] += given
        rest -= given
    return shares


def _from_the_left(winners: Sequence[str], table: Table) -> list[str]:
    known = [player for player in table.left if player in winners]
    if len(known) < len(winners):
        raise ImpossibleError("from_left has to name the winners in order from the left of the button")
    return known


def _by_card(winners: Sequence[str], table: Table) -> list[str]:
    if missing := [player for player in winners if player not in table.cards]:
        raise ImpossibleError(f"cards has to name the highest card of {missing[0]}")
    suits = [_SUITS[word] for word in table.suits.split("_")]

    def height(player: str) -> tuple[int, int]:
        card = table.cards[player]
        return (_RANKS.index(card[0]), -suits.index(card[1]))

    return sorted(winners, key=height, reverse=True)


def shares(chips: int, high: Sequence[str], low: Sequence[str], table: Table) -> dict[str, int]:
    """Return the shares of a pot; ``low`` is empty where no hand plays for a low half."""
    stud = table.game == "stud" and table.odd == "highest_card"
    if not low or set(high) == set(low):
        return divide(chips, high, table, stud)
    units = chips // table.chip
    for_low = units // 2 * table.chip
    if table.odd == "high_worst_position":
        for_low -= for_low // table.chip % len(low) * table.chip
    if table.odd == "first_left_of_all" and units % 2:
        return _left_of_all(chips, high, low, table)
    found = divide(chips - for_low, high, table, stud)
    for player, share in divide(for_low, low, table, stud).items():
        found[player] = found.get(player, 0) + share
    return found


def _left_of_all(chips: int, high: Sequence[str], low: Sequence[str], table: Table) -> dict[str, int]:
    """Divide where the odd chip between the halves goes to the first winner from the left, high or low."""
    first = _from_the_left(tuple(dict.fromkeys((*high, *low))), table)[0]
    half = chips // table.chip // 2 * table.chip
    halves = (chips - half, half) if first in high else (half, chips - half)
    found = divide(halves[0], high, table)
    for player, share in divide(halves[1], low, table).items():
        found[player] = found.get(player, 0) + share
    return found


def _table(f: Facts, b: Book, divided: bool) -> Table:
    game = f["game"]
    if not divided:
        return Table(max(f["chip"], 1), (), game, "", "", {}, "spades_hearts_diamonds_clubs")
    odd = {
        "flop": "pot.odd_chip",
        "high_low": "pot.odd_high_low",
        "stud": "pot.odd_stud",
    }[game]
    rule = b.word(odd)
    cards = f["cards"] if rule == "highest_card" else {}
    suits = b.default("race.suits")
    several = b.default("pot.odd_chips_several")
    # With a card for each hand nobody needs to know where the button is.
    left = () if rule == "highest_card" and game == "stud" else f["from_left"]
    return Table(max(f["chip"], 1), left, game, rule, several, cards, suits)


def split_pot(f: Facts, b: Book) -> Found:
    """Return the shares of the pot, or of the pots that the stakes make."""
    return _ruled(f, b, [Pot(f["pot"], tuple(x for group in f["rank"] for x in group))], ())


def side_pots(f: Facts, b: Book) -> Found:
    """Return the pots, what nobody called, and every player's share of each."""
    stakes: tuple[Stake, ...] = f["in"]
    who, over = uncalled(stakes)
    back = (Amount(who, "back", over),) if who else ()
    return _ruled(f, b, _with_dead(pots(stakes), f["dead_chips"] or ()), back)


def _with_dead(made: tuple[Pot, ...], dead: tuple[int, ...]) -> list[Pot]:
    """Return the pots with the dead chips in them that no player's stake tells of."""
    if len(dead) > len(made):
        raise ImpossibleError(f"dead_chips names {len(dead)} pots; the stakes make {len(made)}")
    more = (*dead, *(0 for _ in made[len(dead) :]))
    return [Pot(pot.chips + chips, pot.players) for pot, chips in zip(made, more, strict=True)]


def _ruled(f: Facts, b: Book, made: list[Pot], back: tuple[Amount, ...]) -> Found:
    several = (Amount("pot", "size", pot.chips, at) for at, pot in enumerate(made, 1))
    sizes = tuple(several) if len(made) > 1 else tuple(Amount("pot", "size", pot.chips) for pot in made)
    live = {player for pot in made for player in pot.players}
    if len(live) == 1:
        (player,) = live
        won = Amount(player, "share", sum(pot.chips for pot in made))
        return Found("alone", (), (*sizes, *back, won), who=(player,))
    rank, low_rank = f["rank"], f["low_rank"] if f["game"] == "high_low" else ()
    high = [best(rank, pot.players) for pot in made]
    low = [best(low_rank, pot.players) if _plays(low_rank, pot.players) else () for pot in made]
    divided = any(len(x) > 1 for x in high) or any(low)
    # Only where something is left over does it matter who sits where.
    chip = max(f["chip"], 1)
    even = all(_even(pot.chips, x, y, chip) for pot, x, y in zip(made, high, low, strict=True))
    table = (
        Table(chip, tuple(sorted(live)), f["game"], "", "one_each", {}, "spades_hearts_diamonds_clubs")
        if even
        else _table(f, b, divided)
    )
    singly = b.default("pot.side_pots") == "each"
    found: list[Amount] = []
    for at, (chips, winners, lows) in enumerate(_grouped(made, high, low, singly), 1):
        given = shares(chips, winners, lows, table)
        pot = at if len(made) > 1 and singly else 0
        found += [Amount(player, "share", share, pot) for player, share in sorted(given.items())]
    keys = _keys(f, b, divided and not even, len(made) > 1)
    winners = tuple(dict.fromkeys(player for group in (*high, *low) for player in group))
    return Found("split" if divided else "won", keys, (*sizes, *back, *found), who=winners)


def _plays(rank: Ranks, players: Sequence[str]) -> bool:
    return any(player in players for group in rank for player in group)


def _even(chips: int, high: Sequence[str], low: Sequence[str], chip: int) -> bool:
    """Return whether nothing is left over, whoever gets what."""
    if chips % chip:
        return len(high) == 1 and not low
    units = chips // chip
    if not low or set(high) == set(low):
        return units % len(high) == 0
    return units % 2 == 0 and units // 2 % len(high) == 0 and units // 2 % len(low) == 0


def _grouped(
    made: list[Pot], high: list[tuple[str, ...]], low: list[tuple[str, ...]], singly: bool
) -> list[tuple[int, tuple[str, ...], tuple[str, ...]]]:
    """Return the pots that are divided at once: each pot, or pots with the same winners together."""
    found: list[tuple[int, tuple[str, ...], tuple[str, ...]]] = []
    for pot, winners, lows in zip(made, high, low, strict=True):
        if not singly and found and found[-1][1:] == (winners, lows):
            found[-1] = (found[-1][0] + pot.chips, winners, lows)
        else:
            found.append((pot.chips, winners, lows))
    return found


def _keys(f: Facts, b: Book, odd: bool, several: bool) -> tuple[str, ...]:
    rule = {"flop": "pot.odd_chip", "high_low": "pot.odd_high_low", "stud": "pot.odd_stud"}[f["game"]]
    used = (rule,) if odd else ()
    return (*used, "pot.side_pots") if several and b.stated("pot.side_pots") else used
