"""Chicago with real cards: deals, exchanges, the open card, the muck, the question and the tricks.

Every card that moves stands in the transcript; ``tests.checker.chicago_cards`` reads it and knows nothing of
this. The players are no good, but they do all that can be done at a table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from core.formats.chicago.ask import RANKS, SUITS
from core.formats.chicago.deal import (
    Also,
    Bought,
    Broken,
    Chicago,
    Declined,
    Left,
    Made,
    Mark,
    Mistake,
    Revoked,
    Scored,
    TimeUp,
    Trick,
)
from core.formats.chicago.numbers import EXITS, Hand, Numbers
from core.formats.chicago.round import Round, Step, begin, take

DECK = [r + s for s in SUITS for r in RANKS]
RANKED = {r: at for at, r in enumerate(RANKS)}
SHAPES = {
    (4, 1): Hand.QUADS,
    (3, 2): Hand.FULL_HOUSE,
    (3, 1, 1): Hand.TRIPS,
    (2, 2, 1): Hand.TWO_PAIR,
    (2, 1, 1, 1): Hand.PAIR,
}
ORDER = {hand: at for at, hand in enumerate(Hand)}
MOST = 4
"""Cards a player may exchange at once."""
DEALS = 3
"""The deals of a play-off."""


def rank(card: str) -> int:
    return RANKED[card[0]]


def strength(cards: list[str]) -> tuple[Hand | None, tuple[int, ...]]:
    """Return the hand, and what parts it from others of the same name."""
    return _strength(tuple(cards))


@lru_cache(maxsize=64)  # a hand is looked at when cards are thrown, and again when it scores
def _strength(cards: tuple[str, ...]) -> tuple[Hand | None, tuple[int, ...]]:
    ranks = sorted((rank(c) for c in cards), reverse=True)
    groups = sorted([(ranks.count(r), r) for r in set(ranks)], reverse=True)
    order = tuple([r for n, r in groups for _ in range(n)])
    shape = tuple([n for n, _ in groups])
    flush = len({c[1] for c in cards}) == 1
    wheel = ranks == [12, 3, 2, 1, 0]
    straight = wheel or (len(set(ranks)) == 5 and ranks[0] - ranks[4] == 4)
    if straight:
        order = (3,) if wheel else (ranks[0],)
    if straight and flush:
        return (Hand.ROYAL_FLUSH if order == (12,) else Hand.STRAIGHT_FLUSH), order
    if straight and shape == (1, 1, 1, 1, 1):
        return Hand.STRAIGHT, order
    if flush:
        return Hand.FLUSH, order
    return SHAPES.get(shape), order


@dataclass(frozen=True)
class Odds:
    """How often, in a thousand, something unusual is done where it can be; ``fixed``: a deck in which
    somebody is near a straight flush; ``twins``: one in which two hold the same straight."""

    fixed: int = 60
    twins: int = 8
    mistake: int = 8
    buys: int = 30
    revokes: int = 15
    ducks: int = 400
    reset: int = 400
    equal: int = 700


@dataclass
class Table:
    """One round at a table. ``marks`` are what the scorekeeper wrote, ``cards`` what lay on the table.
    ``quits``: in which deal, from 1, which chair goes home before it is dealt; before deal ``ends`` the time
    of the round is up (0: never)."""

    random: Random
    chairs: tuple[int, ...]
    numbers: Numbers = field(default_factory=Numbers)
    odds: Odds = field(default_factory=Odds)
    quits: tuple[int, int] = (0, 0)
    ends: int = 0
    marks: list[Mark] = field(default_factory=list)
    cards: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.round: Round = begin(self.chairs, self.numbers)
        self.deck: list[str] = []
        self.muck: list[str] = []
        self.hands: dict[int, list[str]] = {}
        self.second: Also | None = None

    def play(self) -> Round:
        while not self.round.over:
            deal, chair = self.quits
            if self.round.deals + 1 == deal and not self.round.line(chair).out:
                self.quits = (0, 0)
                self.write("left", chair)
                self.mark(Left(chair))
                continue
            if self.round.deals + 1 == self.ends:
                self.write("time")
                self.mark(TimeUp())
                continue
            self.deal()
        return self.round

    # -- a deal ------------------------------------------------------------------------------------

    def deal(self) -> None:
        number = self.round.deals
        playing = self.round.playing
        self.shuffle(playing)
        self.muck = []
        self.hands = {c: [] for c in playing}
        self.write("deal", dealer=self.round.dealer)
        for _ in range(5):
            for chair in playing:
                self.hands[chair].append(self.deck.pop())
        for chair in playing:
            self.write("hand", chair, *self.hands[chair])
        for _ in range(self.numbers.exchanges):
            self.exchange()
            self.score()
            if self.round.over:
                return
        if self.round.step is Step.QUESTION:
            self.question()
        if not self.round.over and self.round.deals == number:
            self.tricks()

    def shuffle(self, playing: tuple[int, ...]) -> None:
        deck = self.random.sample(DECK, len(DECK))
        stacked: dict[int, str] = {}
        if self.chance(self.odds.fixed):
            suit = self.random.choice(SUITS)
            top = self.random.choice((12, 12, 10, 8))
            near = [RANKS[r] + suit for r in range(top - 4, top + 1)]
            # Four of the five come to one player, the fifth soon.
            places = self.dealt(self.random.randrange(len(playing)), playing)[:4]
            places.append(len(DECK) - 1 - 5 * len(playing) - self.random.randrange(4))
            stacked = dict(zip(places, self.random.sample(near, 5), strict=True))
        elif self.chance(self.odds.twins):
            low = self.random.randrange(9)
            one, other = self.random.sample(range(len(playing)), 2)
            for place, equal, r in zip(
                self.dealt(one, playing), self.dealt(other, playing), range(low, low + 5), strict=True
            ):
                suits = self.random.sample(SUITS, 2)
                stacked |= {place: RANKS[r] + suits[0], equal: RANKS[r] + suits[1]}
        rest = [c for c in deck if c not in stacked.values()]
        self.deck = [stacked.get(i) or rest.pop() for i in range(len(DECK))]

    def dealt(self, at: int, playing: tuple[int, ...]) -> list[int]:
        """Return where in the deck the first hand of a player lies."""
        return [len(DECK) - 1 - at - len(playing) * i for i in range(5)]

    def exchange(self) -> None:
        playing = self.round.playing
        thrown: dict[int, list[str]] = {}
        stopped = self.round.stopped
        for chair in playing:
            wish = self.wish(self.hands[chair])
            if chair in stopped and not (wish and self.chance(self.odds.buys)):
                wish = []
            if chair in stopped and wish:
                self.write("buys", chair)
                self.mark(Bought(chair))
            thrown[chair] = wish
            self.hands[chair] = [c for c in self.hands[chair] if c not in wish]
            self.muck += wish
            self.write("throws", chair, *wish)
        for chair in playing:
            if thrown[chair] and self.chance(self.odds.mistake):
                self.wrongly(chair, len(thrown[chair]))
            if len(thrown[chair]) == 1:
                shown = self.draw()
                takes = self.random.random() < 0.5
                self.write("open", chair, shown, takes=takes)
                if takes:
                    self.hands[chair].append(shown)
                    continue
                self.muck.append(shown)
            for _ in thrown[chair]:
                card = self.draw()
                self.hands[chair].append(card)
                self.write("gets", chair, card)

    def wrongly(self, chair: int, many: int) -> None:
        """The dealer opens a card for somebody who wants several, or deals too many: they are shuffled into
        the deck again (points 14, 15)."""
        opened = many > 1 and self.chance(500)
        cards = [self.draw()]
        if self.deck and not opened and self.chance(500):
            cards.append(self.draw())
        self.write("wrong", chair, *cards, open=opened)
        self.mark(Mistake(self.round.dealer, len(cards)))
        self.deck = self.random.sample([*self.deck, *cards], len(self.deck) + len(cards))

    def draw(self) -> str:
        if not self.deck:
            self.deck = self.random.sample(self.muck, len(self.muck))
            self.muck = []
            self.write("reshuffled")
        return self.deck.pop()

    def wish(self, cards: list[str]) -> list[str]:
        """Return what is thrown: all that belongs to no pair; towards a flush what is of another suit."""
        hand, _ = strength(cards)
        if hand in {Hand.STRAIGHT, Hand.FLUSH, Hand.FULL_HOUSE, Hand.STRAIGHT_FLUSH, Hand.ROYAL_FLUSH}:
            return []
        suits = [c[1] for c in cards]
        for suit in SUITS:
            if suits.count(suit) == 4:
                return [c for c in cards if c[1] != suit]
        ranks = [c[0] for c in cards]
        odd = [c for c in cards if ranks.count(c[0]) == 1]
        odd.sort(key=rank)
        return odd[: self.random.choice((MOST, MOST, 3, 1))]

    def score(self) -> None:
        found = {c: strength(self.hands[c]) for c in self.round.playing}
        ranked = {
            c: (ORDER[hand], parts, self.suit(c) if hand in EXITS else 0)
            for c, (hand, parts) in found.items()
            if hand is not None
        }
        best = max(ranked.values(), default=None)
        winners = [c for c, value in ranked.items() if value == best]
        if len(winners) > 1 and self.chance(self.odds.equal):
            self.equal(winners[0], winners[1], found[winners[0]][0])
            return
        if len(winners) != 1:
            self.mark(Scored())
            return
        chair = winners[0]
        hand = found[chair][0]
        others = [c for c in self.round.playing if c != chair]
        top = max(others, key=lambda c: self.round.line(c).points)
        reset = top if hand is Hand.QUADS and self.chance(self.odds.reset) else 0
        self.write("scores", chair, reset=reset)
        self.mark(Scored(chair, hand, reset))

    def equal(self, one: int, other: int, hand: Hand | None) -> None:
        """Two hold the same, and the director lets each of them score."""
        assert hand is not None
        self.write("equal", one)
        self.write("equal", other)
        self.mark(Scored(one, hand))
        self.second = Also(other, hand)
        if self.round.step is not Step.QUESTION:
            self.count_second()

    def count_second(self) -> None:
        """Write the equal hand, though the first has won with its own (point 31)."""
        if self.second and (not self.round.over or self.round.winner in self.round.scored):
            self.mark(self.second)
        self.second = None

    def suit(self, chair: int) -> int:
        return SUITS.index(self.hands[chair][0][1])

    def question(self) -> None:
        for chair in self.round.asked:
            high = sum(rank(c) for c in self.hands[chair])
            yes = self.random.random() < (high / 60) ** 2
            self.write("asked", chair, yes=yes)
            if yes:
                self.second = None
                self.mark(Chicago(chair))
                return
        self.mark(Declined())
        self.count_second()

    # -- tricks ------------------------------------------------------------------------------------

    def tricks(self) -> None:
        said = self.round.said
        playing = self.round.playing
        lead = said or playing[0]
        dead: set[int] = set()
        broken = 0
        winner, card = 0, ""
        for trick in range(5):
            winner, card = self.trick(lead, dead, final=trick == 4)
            lead = winner or lead
            if said and not broken and (winner != said or said in dead):
                broken = winner if winner != said else -1
        if said and broken:
            self.mark(Broken(max(broken, 0)))
        elif said:
            self.mark(Made())
        else:
            self.mark(Trick(winner, card[0] == "2"))

    def trick(self, lead: int, dead: set[int], *, final: bool) -> tuple[int, str]:
        """Play one card each; return who won it and with what."""
        playing = self.round.playing
        at = playing.index(lead)
        suit, best, with_card = "", 0, ""
        for chair in (*playing[at:], *playing[:at]):
            if chair in dead:
                continue
            hand = self.hands[chair]
            follow = [c for c in hand if c[1] == suit] if suit else hand
            others = [c for c in hand if c not in follow]
            can_revoke = bool(suit and follow and others) and not final and len(dead) < 1
            if can_revoke and self.chance(self.odds.revokes):
                card = self.random.choice(others)
                hand.remove(card)
                self.write("plays", chair, card)
                dead.add(chair)
                self.write("revoked", chair)
                self.mark(Revoked(chair))
                continue
            card = self.choose(follow or hand, with_card, lead=not suit)
            hand.remove(card)
            self.write("plays", chair, card)
            suit = suit or card[1]
            if card[1] == suit and (not with_card or rank(card) > rank(with_card)):
                best, with_card = chair, card
        return best, with_card

    def choose(self, cards: list[str], high: str, *, lead: bool) -> str:
        cards = sorted(cards, key=rank)
        if lead:
            return cards[-1]
        above = [c for c in cards if high and c[1] == high[1] and rank(c) > rank(high)]
        return above[0] if above and not self.chance(self.odds.ducks) else cards[0]

    # -- what is written ---------------------------------------------------------------------------

    def chance(self, thousandths: int) -> bool:
        return self.random.randrange(1000) < thousandths

    def mark(self, mark: Mark) -> None:
        self.marks.append(mark)
        self.round = take(self.round, mark)

    def write(self, what: str, chair: int = 0, *cards: str, **facts: int) -> None:
        told = [f"{name}={int(value)}" for name, value in facts.items()]
        self.cards.append(" ".join([what, str(chair), *cards, *told]))


def play_off(random: Random, chairs: tuple[int, ...]) -> Table:
    """Play three deals from 0, without Chicago; a straight flush ends it (point 11)."""
    never = 10**6
    numbers = Numbers(exit=never, ask_from=never)
    table = Table(random, chairs, numbers, Odds(buys=0, reset=0, equal=0))
    while not table.round.over and table.round.deals < DEALS:
        table.deal()
    return table


def rounds(seed: int) -> Iterator[Table]:
    """Play rounds of three and four players one after another, for ever."""
    random = Random(seed)
    while True:
        table = Table(random, tuple(range(1, random.choice((4, 4, 3)) + 1)))
        table.play()
        yield table
