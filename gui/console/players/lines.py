"""A line per person of the night: what the Players page shows, finds and sorts by, and its words."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Literal, NamedTuple

from core.money.bounties import Purse, purses
from core.money.payouts import Placing, placings
from core.money.till import Account, bought, kept
from core.people.people import folded, searched
from core.people.player_row import PlayerRow
from core.tournament.people import Entry, Player
from core.tournament.settings import Currency
from core.tournament.state import Tournament
from gui.console.frame.seat_words import typed_seat
from gui.words import till as till_words
from gui.words.numbers import amount, money, place_text
from gui.words.tr import Context, dotted

tr = Context("players")

Status = Literal["in", "out", "gone"]


class Night:
    """The state that lines are read from, and the places in it, found when the first is asked for."""

    def __init__(self, state: Tournament) -> None:
        self.state = state

    def read(self, state: Tournament) -> None:
        """Let the lines be read from this state, and forget what was found in the one before."""
        self.state = state
        for found in ("placings", "purses", "playing", "accounts"):
            vars(self).pop(found, None)

    @cached_property
    def placings(self) -> dict[int, Placing]:
        return {p.entry: p for p in placings(self.state)}

    @cached_property
    def purses(self) -> dict[int, Purse]:
        return purses(self.state)

    @cached_property
    def accounts(self) -> Mapping[int, Account]:
        """Return the accounts by their holders; none where no till is kept."""
        return bought(self.state) if kept(self.state) else {}

    def is_placed(self, entry: int) -> bool:
        """Return whether the entry has a place behind the winner: in a final it gets one without a bust."""
        placing = self.placings.get(entry)
        return placing is not None and placing.last > 1

    @cached_property
    def playing(self) -> int:
        """Return how many stacks or players still play for a place, or have won."""
        live = self.state.people.live
        return len(live) - sum(map(self.is_placed, self.placings.keys() & {*live.values()}))


class PlayerLine(NamedTuple):
    """A person as the night stands: read when asked, because hardly anybody of thousands is in view."""

    night: Night
    who: Player

    @property
    def player(self) -> int:
        return self.who.id

    @property
    def name(self) -> str:
        return self.who.name

    @property
    def nickname(self) -> str:
        return self.who.nickname

    @property
    def number(self) -> str:
        return self.who.number

    @property
    def _entries(self) -> list[Entry]:
        state = self.night.state
        return [state.people.entries[e] for e in state.people.entries_of.get(self.who.id, ())]

    @property
    def _last(self) -> Entry | None:
        return max(self._entries, key=lambda e: e.nth, default=None)

    @property
    def entries(self) -> int:
        return len(self._entries)

    @property
    def entry(self) -> int:
        """Return the entry that is in, else the last one; 0 for somebody who was unregistered."""
        last = self._last
        return last.id if last is not None else 0

    @property
    def status(self) -> Status:
        """Return whether the person is in, is out, or was unregistered."""
        last = self._last
        if last is None:
            return "gone"
        return "out" if last.out else "in"

    @property
    def spare(self) -> bool:
        """Return whether the person takes part without a stack."""
        return self._last is None and self.night.state.game.spare(self.player)

    @property
    def absent(self) -> bool:
        """Return whether the person is in and absent."""
        last = self._last
        return last is not None and last.absent and not last.out

    @property
    def seat(self) -> str:
        """Return the seat as it is written; empty without one."""
        last = self._last
        return self.night.state.seat_text(last.id) if last is not None else ""

    @property
    def seat_key(self) -> tuple[int, int]:
        last = self._last
        return (last.table or 0, last.seat or 0) if last is not None else (0, 0)

    @property
    def chips(self) -> int:
        """Return the chips that the latest entry bought."""
        last = self._last
        return last.chips if last is not None else 0

    @property
    def _entered(self) -> list[Entry]:
        """Return the entries that count for the person's money and place: a team's are all its members'."""
        state = self.night.state
        return [state.people.entries[e] for e in state.game.entered(state.people, self.who.id)]

    @property
    def team(self) -> str:
        """Return the team that has paid and is placed; empty: the person is."""
        return next((self.night.state.game.owner(e.id) for e in self._entered), "")

    @property
    def paid(self) -> int:
        """Return all that the person, or the team, paid tonight: where a till is kept what was collected."""
        account = self._account
        return sum(e.paid for e in self._entered) if account is None else account.collected

    @property
    def owes(self) -> int:
        """Return what was bought and is not paid yet, where a till is kept."""
        account = self._account
        return 0 if account is None else account.owes

    @property
    def _account(self) -> Account | None:
        holders = [self.night.state.game.holder(self.night.state.people, e.id) for e in self._entered]
        return self.night.accounts.get(holders[-1]) if holders else None

    @property
    def placing(self) -> Placing | None:
        """Return the person's place, or the team's, once there is one."""
        if not self.team:
            return self.night.placings.get(self.entry)
        return next((p for e in self._entered if (p := self.night.placings.get(e.id))), None)

    @property
    def bounty(self) -> int:
        """Return the bounty on the person now (currency units)."""
        return sum(p.head for e in self._entries if (p := self.night.purses.get(e.id)))

    @property
    def bounties(self) -> int:
        """Return what the person has won in bounties (currency units), by whichever entry."""
        return sum(p.won for e in self._entries if (p := self.night.purses.get(e.id)))


def haystack(who: PlayerLine | PlayerRow) -> str:
    """Return the text that a search of people reads."""
    return searched(f"{who.name} {who.nickname} {who.number}")


def begins(text: str, typed: str) -> bool:
    """Return whether every word typed begins a word of the text: "an e" is Anna Ek, not Johan Berg."""
    words = searched(text).split()
    return all(any(w.startswith(t) for w in words) for t in folded(typed).split())


def lines_of(night: Night) -> list[PlayerLine]:
    """Return everybody, in the order they were first registered."""
    return [PlayerLine(night, player) for player in night.state.people.players.values()]


def found(lines: Iterable[PlayerLine], text: str) -> list[PlayerLine]:
    """Return the lines whose name, nickname or club number holds every word typed, accents forgiven; ``7.``
    and ``7.4`` are seats."""
    label, number = typed_seat(text)
    # "Holm," is how the list itself writes a surname
    if label and not text.rstrip().endswith(","):
        seat = f"{label}.{int(number) if number else ''}".casefold()
        return [
            x for x in lines if (x.seat.casefold() == seat if number else x.seat.casefold().startswith(seat))
        ]
    left = list(lines)
    for word in folded(text.replace(",", " ")).split():
        left = [x for x in left if word in haystack(x)]
    return left


# whom the page lists
GROUPS: dict[str, Callable[[PlayerLine], bool]] = {
    "all": lambda x: True,
    "in": lambda x: x.status == "in" and not x.night.is_placed(x.entry),
    "absent": lambda x: x.absent,
    "no_seat": lambda x: x.status == "in" and not x.seat,
    "out": lambda x: x.status == "out" or x.night.is_placed(x.entry),
    "again": lambda x: x.entries > 1,
}


def counts(lines: Iterable[PlayerLine]) -> dict[str, int]:
    """Count the lines of each group."""
    count = dict.fromkeys(GROUPS, 0)
    for line in lines:
        for group, holds in GROUPS.items():
            count[group] += holds(line)
    return count


# -- in words


def chips(line: PlayerLine) -> str:
    return amount(line.chips) if line.entry else ""


def paid(line: PlayerLine, currency: Currency) -> str:
    """``900``; of a team ``900 · Ravens``; where a till is kept ``600 · owes 300``, or ``owes 300``."""
    if not (line.entry or line.team):
        return ""
    return dotted(payment(line.paid, line.owes, currency), line.team)


def payment(paid: int, owes: int, currency: Currency) -> str:
    """Return what is paid, and what is owed where a till is kept: an entry alone is not a payment."""
    owed = till_words.owes(money(owes, currency)) if owes else ""
    return dotted(money(paid, currency) if paid or not owes else "", owed)


def status(line: PlayerLine, currency: Currency) -> str:
    """``In``, ``In, absent``, ``In, no seat`` or stack, ``24th``, ``2nd · 1,200``, ``Un-registered``; then
    the bounty on the player and what was won in bounties."""
    return dotted(_standing(line, currency), _bounties(line.bounty, line.bounties, currency))


def _bounties(bounty: int, won: int, currency: Currency) -> str:
    return dotted(
        tr("bounty {sum}", sum=money(bounty, currency)) if bounty else "",
        tr("+{sum}", sum=money(won, currency)) if won else "",
    )


def _standing(line: PlayerLine, currency: Currency) -> str:
    at = line.placing
    if line.status == "gone" and at is None:
        return tr("In, no stack") if line.spare else tr("Unregistered")
    if at is not None and at.last == 1:
        place = tr("Winner")
    elif at is None and line.status == "in":
        if line.absent:
            return tr("In, absent")
        return tr("In") if line.seat else tr("In, no seat")
    else:
        place = place_text(at.place, at.last) if at is not None else tr("Out")
    return _prized(place, at.prize, currency) if at is not None else place


def _prized(place: str, prize: int, currency: Currency) -> str:
    return f"{place} · {money(prize, currency)}" if prize else place


def statuses(
    prizes: Iterable[Placing],
    purses: Iterable[Purse],
    currency: Currency,
    *,
    unregistered: bool,
    spare: bool,
    unseated: bool,
) -> set[str]:
    """Return the longest words of ``status``: of the prizes, and of players without one, with bounties. Who
    is away with a bounty may be cut: names need the room more."""
    said = {tr("In, absent"), tr("In, no seat"), tr("Out"), tr("Winner")}
    if unregistered:
        said.add(tr("Unregistered"))
    if spare:
        said.add(tr("In, no stack"))
    heads = [*purses]
    won = max((_bounties(0, x.won, currency) for x in heads), key=len, default="")
    for x in prizes:
        place = tr("Winner") if x.last == 1 else place_text(x.place, x.last)
        said.add(dotted(_prized(place, x.prize, currency), won))
    with_head = max((_bounties(x.head, x.won, currency) for x in heads), key=len, default="")
    return {*said, dotted(tr("In, no seat") if unseated else tr("In"), with_head)}


def where(line: PlayerLine) -> str:
    """Say beside a suggested name the seat, or how the night stands for that person."""
    return line.seat if line.status == "in" and line.seat else status(line, line.night.state.currency.plain)
