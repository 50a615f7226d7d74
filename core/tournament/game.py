"""The part of the state that a format keeps, with the questions every feature may ask of it."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from core.say.facts.deals import Settled
from core.say.said import ByFields
from core.tournament.people import People
from core.tournament.table import Table


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Bust(ByFields):
    """One elimination: where it sat, who won the chips, the hand and the group sharing a place; ``stack`` at
    the start of the hand, 0: not told. ``row``: the id of the level the clock stood in, 0: it had not begun;
    ``parted``: how often every hand was known to have ended by then; ``dealt``: the hands noted at its
    table."""

    entry: int
    by: tuple[int, ...]
    hand: int
    group: int
    at: int
    table: int | None
    seat: int | None
    stack: int = 0
    row: int = 0
    parted: int = 0
    dealt: int = 0


class Standing(NamedTuple):
    """The entries that share this place for good; nearly always one."""

    place: int
    entries: tuple[int, ...]


@dataclass(frozen=True, eq=False, repr=False)
class HandForHand(ByFields):
    """All tables deal hand ``number`` (from 1); its busts carry the id ``hand`` (0: no shared places)."""

    number: int
    hand: int


@dataclass(slots=True)
class Game:
    """The busts in order. A format whose state holds more derives from it."""

    busts: list[Bust] = field(default_factory=list)
    # the highest group that a bust was given
    last_group: int = 0
    # how often every hand in play is known to have ended: one of hand-for-hand was counted, a table broke, or
    # a deal was made
    hands_ended: int = 0
    # entries that left play without a bust, and so without a place
    dissolved: set[int] = field(default_factory=set)
    # tables of which stacks left for no other seat, as they break
    breaking: set[int] = field(default_factory=set)

    @property
    def begun(self) -> bool:
        """Play has begun, even if no clock was started."""
        return False

    @property
    def decided(self) -> int | None:
        """When the last place was decided (ms); None: nobody has one yet."""
        return self.busts[-1].at if self.busts else None

    @property
    def stops_at_zero(self) -> bool:
        """The clock stands once its last row has run out; else that row is played on without an end."""
        return False

    @property
    def bounties(self) -> bool:
        """A price may lie on a player's head for who knocks him out."""
        return False

    @property
    def hand_for_hand(self) -> HandForHand | None:
        """None: each table deals for itself."""
        return None

    @property
    def hand(self) -> int:
        """The id that busts of the hand now played hand-for-hand carry; 0: they share no places."""
        return self.hand_for_hand.hand if self.hand_for_hand else 0

    @property
    def number(self) -> int:
        """The number of the hand now played hand-for-hand; 0: each table deals for itself."""
        return self.hand_for_hand.number if self.hand_for_hand else 0

    @property
    def deal(self) -> Settled | None:
        """The last deal."""
        return None

    @property
    def deal_amounts(self) -> Mapping[int, int]:
        """The amount of every entry of a deal, by its last one."""
        return {}

    def dealt(self, people: People) -> Mapping[int, int]:
        """Return the amount of each holder by a deal that stands: these have all the first places."""
        return {}

    def apart(self, people: People) -> Mapping[int, int]:
        """Return the group of every entry that is not to sit at a table with another of it: a team. Draw,
        break and balance keep them apart as far as the seats allow."""
        return {}

    def holder(self, people: People, entry: int) -> int:
        """Return the holder of the stack, who is placed and paid by it: the player, or a team of several."""
        return people.entries[entry].player

    def player_then(self, entry: int, happened: int) -> int | None:
        """Return the player who had the entry at this time (ms), where it may pass to another; None: the
        present one."""
        return None

    def payees(self, people: People, entry: int) -> Sequence[int]:
        """Return the players among whom the prize of this entry can be divided, first who gets odd units."""
        return (people.entries[entry].player,)

    def owner(self, entry: int) -> str:
        """Return the name of the team whose stack this is; empty: it is the player's own."""
        return ""

    def entered(self, people: People, player: int) -> Sequence[int]:
        """Return the entries by which somebody has paid and is placed: the player's own, or the team's."""
        return people.entries_of.get(player, ())

    def spare(self, player: int) -> bool:
        """Return whether somebody without a stack takes part all the same: he may sit behind another's."""
        return False

    def keeps(self, entry: int) -> bool:
        """Return whether the entry can no longer be taken back as if it had never been."""
        return False

    def left(self, people: People) -> int:
        """Return how many still play for a place."""
        return len(people.live)

    def entrants(self, people: People) -> int:
        """Return how many have entered, each once."""
        return len(people.entries_of)

    def entries(self, people: People) -> int:
        """Return how many entries were made, those of the same entrant too."""
        return len(people.entries)

    def stays_out(self, people: People, tables: Sequence[Table], table: Table) -> Collection[int]:
        """Return the entries of a breaking table, of these open ones, that leave it for no other seat."""
        return ()

    def over(self, people: People) -> bool:
        """Return whether the tournament is won."""
        return False

    def standings(self, people: People) -> Iterator[Standing]:
        """Yield the standing of each entry that has a place for good, best place first."""
        yield from ()

    def knew_group(self, group: int) -> bool:
        """Return whether a bust may have been given this group (0: none) before, and remember it. Groups are
        numbered as they come, so thousands of busts are not gone through for a new one."""
        new = group > self.last_group
        if new:
            self.last_group = group
        return not new and group != 0
