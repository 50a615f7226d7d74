"""Chicago with real cards: deals, exchanges, the open card, the muck, the question and the tricks.

Every card that moves stands in the transcript; ``tests.checker.chicago_cards`` reads it and knows nothing of
this. The players are no good, but they do all that can be done at a table.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
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
from core.formats.chicago.numbers import Hand, Numbers
from core.formats.chicago.round import Round, Step, begin, take

DECK = [r + s for s in SUITS for r in RANKS]
MOST = 4
"""Cards a player may exchange at once."""
DEALS = 3
"""Of a play-off."""


def rank(card: str) -> int:
    return RANKS.index(card[0])


def strength(cards: list[str]) -> tuple[Hand | None, tuple[int, ...]]:
    """Return the hand, and what parts it from others of the same name."""
    ranks = sorted((rank(c) for c in cards), reverse=True)
    groups = sorted(Counter(ranks).items(), key=lambda x: (x[1], x[0]), reverse=True)
    order = tuple(r for r, n in groups for _ in range(n))
    shape = tuple(n for _, n in groups)
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
    named = {
        (4, 1): Hand.QUADS,
        (3, 2): Hand.FULL_HOUSE,
        (3, 1, 1): Hand.TRIPS,
        (2, 2, 1): Hand.TWO_PAIR,
        (2, 1, 1, 1): Hand.PAIR,
    }
    return named.get(shape), order


@dataclass
class Odds:
    """How often, in a thousand, something unusual is done where it can be; ``fixed``: a deck in which
    somebody is near a straight flush."""

    fixed: int = 60
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
        self.deck = self.random.sample(DECK, len(DECK))
        if self.chance(self.odds.fixed):
            suit = self.random.choice(SUITS)
            top = self.random.choice((12, 12, 10, 8))
            near = [RANKS[r] + suit for r in range(top - 4, top + 1)]
            rest = [c for c in self.deck if c not in near]
            # Four of the five come to one player, the fifth soon.
            at = self.random.randrange(len(playing))
            places = [len(DECK) - 1 - at - len(playing) * i for i in range(4)]
            places.append(len(DECK) - 1 - 5 * len(playing) - self.random.randrange(4))
            for place, card in sorted(zip(places, self.random.sample(near, 5), strict=True)):
                rest.insert(place, card)
            self.deck = rest

    def exchange(self) -> None:
        dealer, playing = self.round.dealer, self.round.playing
        thrown: dict[int, list[str]] = {}
        for chair in playing:
            stopped = chair in self.round.stopped
            wish = self.wish(self.hands[chair])
            if stopped and not (wish and self.chance(self.odds.buys)):
                wish = []
            if stopped and wish:
                self.write("buys", chair)
                self.mark(Bought(chair))
            thrown[chair] = wish
            self.hands[chair] = [c for c in self.hands[chair] if c not in wish]
            self.muck += wish
            self.write("throws", chair, *wish)
        for chair in playing:
            wrong = self.chance(self.odds.mistake) and bool(thrown[chair])
            if wrong:
                cards = self.random.randint(1, 2)
                self.write("mistake", dealer, cards=cards)
                self.mark(Mistake(dealer, cards))
            if len(thrown[chair]) == 1:
                shown = self.draw()
                takes = self.random.random() < 0.5
                self.write("open", chair, shown, takes=takes)
                if takes:
                    self.hands[chair].append(shown)
                    continue
                self.muck.append(shown)
            got = [self.draw() for _ in thrown[chair]]
            self.hands[chair] += got
            self.write("gets", chair, *got)

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
        suit, many = Counter(c[1] for c in cards).most_common(1)[0]
        if many == 4:
            return [c for c in cards if c[1] != suit]
        ranks = Counter(c[0] for c in cards)
        odd = [c for c in cards if ranks[c[0]] == 1]
        odd.sort(key=rank)
        return odd[: self.random.choice((MOST, MOST, 3, 1))]

    def score(self) -> None:
        found = {c: strength(self.hands[c]) for c in self.round.playing}
        order = list(Hand)
        ranked = {
            c: (order.index(hand), parts, self.suit(c) if hand in order[-2:] else 0)
            for c, (hand, parts) in found.items()
            if hand is not None
        }
        best = max(ranked.values(), default=None)
        winners = [c for c, value in ranked.items() if value == best]
        if len(winners) > 1 and self.round.exchange < self.numbers.exchanges and self.chance(self.odds.equal):
            self.equal(winners[:2], found[winners[0]][0])
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

    def equal(self, chairs: list[int], hand: Hand | None) -> None:
        """Two hold the same, and the director lets each of them score."""
        assert hand is not None
        self.write("equal", chairs[0])
        self.mark(Scored(chairs[0], hand))
        if not self.round.over:
            self.write("equal", chairs[1])
            self.mark(Also(chairs[1], hand))

    def suit(self, chair: int) -> int:
        return SUITS.index(self.hands[chair][0][1])

    def question(self) -> None:
        for chair in self.round.asked:
            high = sum(rank(c) for c in self.hands[chair])
            yes = self.random.random() < (high / 60) ** 2
            self.write("asked", chair, yes=yes)
            if yes:
                self.mark(Chicago(chair))
                return
        self.mark(Declined())

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
        told = "".join(f" {name}={int(value)}" for name, value in facts.items())
        self.cards.append(f"{what} {chair}{''.join(f' {c}' for c in cards)}{told}")


def play_off(random: Random, chairs: tuple[int, ...]) -> Table:
    """Play three deals from 0, without Chicago; a straight flush ends it (point 11)."""
    never = 10**6
    numbers = Numbers(exit=never, stop=never, ask_from=never)
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
