"""Reads the cards of a round of Chicago and derives everybody's points from them, by the source alone.

It shares no code with the program: what it knows stands in the points 12 to 30 of the source.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

PIPS = {p: i for i, p in enumerate("23456789TJQKA", 2)}
WORTH = {"pair": 1, "two": 2, "three": 3, "straight": 4, "colour": 5, "house": 6, "four": 8}
CLASSES = (*WORTH, "flush", "royal")
COLOURS = "cdsh"


def named(cards: list[str]) -> str:
    pips = sorted(PIPS[c[0]] for c in cards)
    same = sorted((pips.count(p) for p in set(pips)), reverse=True)
    row = all(b - a == 1 for a, b in pairwise(pips)) or pips == [2, 3, 4, 5, 14]
    colour = all(c[1] == cards[0][1] for c in cards)
    if row and colour:
        return "royal" if pips[0] == 10 else "flush"
    if same[0] == 4:
        return "four"
    if same[:2] == [3, 2]:
        return "house"
    if colour:
        return "colour"
    if row:
        return "straight"
    return {(3, 1): "three", (2, 2): "two", (2, 1): "pair"}.get((same[0], same[1]), "")


def key(cards: list[str]) -> tuple[int, list[int], int]:
    """Return the key that ranks two hands; suits count between straight flushes alone (point 19)."""
    name = named(cards)
    pips = [PIPS[c[0]] for c in cards]
    if sorted(pips) == [2, 3, 4, 5, 14] and name in {"straight", "flush"}:
        pips = [1, 2, 3, 4, 5]
    by_many = sorted(pips, key=lambda p: (pips.count(p), p), reverse=True)
    colour = COLOURS.index(cards[0][1]) if name in {"flush", "royal"} else 0
    return CLASSES.index(name), by_many, colour


class Sheet:
    """The protocol as the cards say it should be; of a play-off, which nothing but a straight flush ends."""

    def __init__(self, chairs: Iterable[int], *, playoff: bool = False) -> None:
        self.chairs = sorted(chairs)
        self.playoff = playoff
        self.left: set[int] = set()
        self.side = dict.fromkeys(self.chairs, 0)
        self.strokes = dict.fromkeys(self.chairs, 0)
        self.ring: set[int] = set()
        self.stars = dict.fromkeys(self.chairs, 0)
        self.out: set[int] = set()
        self.winner = 0
        self.timed = False
        self.hands: dict[int, list[str]] = {}
        self.seen: dict[str, int] = {}

    def count(self, what: str) -> None:
        self.seen[what] = self.seen.get(what, 0) + 1

    def give(self, chair: int, points: int) -> None:
        self.side[chair] += points
        self.strokes[chair] += points
        if self.side[chair] < 52 or self.playoff:
            return
        if chair in self.ring:
            self.winner = self.winner or chair
            return
        self.side[chair] = 0
        self.out.add(chair)
        self.count(f"out {len(self.out - self.left)}")
        self.alone()

    def alone(self) -> None:
        """The last one left has won."""
        left = [c for c in self.chairs if c not in self.out]
        if len(left) == 1 and not self.winner:
            self.winner = left[0]
            self.count("last one left")

    def goes(self, chair: int) -> None:
        self.side[chair] = 0
        self.out.add(chair)
        self.left.add(chair)
        self.count("went home")
        self.alone()

    def take(self, chair: int, points: int) -> None:
        if 0 < self.side[chair] < points < 900:
            self.count("the floor")
        self.side[chair] = max(0, self.side[chair] - points)

    def order(self, dealer: int) -> list[int]:
        """Return who plays, from the dealer's left round to the dealer."""
        left = [c for c in self.chairs if c not in self.out]
        return [c for c in left if c > dealer] + [c for c in left if c <= dealer]


def read(lines: list[str], chairs: Iterable[int], *, playoff: bool = False) -> Sheet:
    """Derive the protocol. Raises ``AssertionError`` where the cards cannot have gone so."""
    sheet = Sheet(chairs, playoff=playoff)
    dealer = sheet.chairs[0]
    deals: list[list[list[str]]] = []
    going: dict[int, list[int]] = {}
    for line in lines:
        parts = line.split()
        if parts[0] == "left":
            going.setdefault(len(deals), []).append(int(parts[1]))
            continue
        if parts[0] == "time":
            sheet.timed = True
            sheet.count("time up")
            continue
        assert not sheet.timed, "a card after the time"
        if parts[0] == "deal":
            deals.append([])
        deals[-1].append(parts)
    for number, deal in enumerate(deals):
        for chair in going.pop(number, ()):
            sheet.goes(chair)
        assert not sheet.winner, "a deal after the end"
        # The deal goes clockwise, over those who are out (point 6).
        dealer = dealer if dealer not in sheet.out else sheet.order(dealer)[0]
        assert _facts(deal[0])["dealer"] == dealer, "the wrong dealer"
        _deal(sheet, deal)
        dealer = sheet.order(dealer)[0] if not sheet.winner else 0
    for chair in going.pop(len(deals), ()):
        sheet.goes(chair)
    assert sheet.winner or sheet.timed or (playoff and len(deals) == 3), "not played to the end"
    return sheet


def _facts(parts: list[str]) -> dict[str, int]:
    return {k: int(v) for k, v in (p.split("=") for p in parts if "=" in p)}


def _deal(sheet: Sheet, deal: list[list[str]]) -> None:
    dealer = _facts(deal[0])["dealer"]
    hands: dict[int, list[str]] = {}
    exchange = 0
    held: list[tuple[int, int]] = []
    said = 0
    resets: list[int] = []
    equal: list[int] = []
    asked: list[int] = []
    played: list[tuple[int, str]] = []
    dead: set[int] = set()
    order = sheet.order(dealer)
    # what each threw in this exchange, and has to come; where every card is that nobody holds
    thrown: dict[int, int] = {}
    to_come: dict[int, int] = {}
    opened: set[int] = set()
    stock, muck = {p + c for p in PIPS for c in COLOURS}, set[str]()

    def leave_stock(cards: list[str]) -> None:
        assert stock.issuperset(cards), "a card that is not in the deck"
        assert len({*cards}) == len(cards), "a card twice"
        stock.difference_update(cards)

    def may_ask() -> list[int]:
        return [c for c in order if sheet.side[c] >= 15 and not sheet.playoff]

    def close_exchange() -> bool:
        """Count what was shown; True where the deal ends here."""
        nonlocal exchange, held
        exchange += 1
        assert sorted(hands) == sorted(order)
        assert all(len(h) == 5 for h in hands.values()), hands
        ranked = sorted((key(h), c) for c, h in hands.items() if named(h))
        claims: list[tuple[int, int]] = []
        if not ranked or (len(ranked) > 1 and ranked[-1][0] == ranked[-2][0]):
            same = [c for value, c in ranked if value == ranked[-1][0]]
            assert {*equal} <= {*same}, "no equal hand"
            claims = [(c, -WORTH[named(hands[c])]) for c in equal]
            if claims:
                sheet.count("equal hands in exchange 3" if exchange == 3 else "equal hands score")
            equal.clear()
        else:
            chair = ranked[-1][1]
            name = named(hands[chair])
            reset = resets.pop() if resets else 0
            assert not equal, "no equal hand"
            sheet.count(name + (" resets" if reset else ""))
            if name in {"flush", "royal"}:
                sheet.strokes[chair] += max(0, 52 - sheet.side[chair])
                sheet.side[chair] = max(52, sheet.side[chair])
                if name == "royal":
                    for other in sheet.chairs:
                        sheet.side[other] = sheet.side[other] if other == chair else 0
                sheet.winner = chair
                return True
            claims = [(chair, reset or -WORTH[name])]
        if exchange == 3:
            held = claims
        else:
            score(claims)
        return bool(sheet.winner)

    def score(claims: list[tuple[int, int]]) -> None:
        """Count the points of an exchange, or the reset: of two equal hands the second is written though the
        first has ended the round (point 31)."""
        for number, (chair, value) in enumerate(claims):
            if sheet.winner and sheet.winner not in {c for c, _ in claims[:number]}:
                return
            if value > 0:
                sheet.take(value, 999)
                sheet.count("ringed reset" if value in sheet.ring else "reset without a ring")
                continue
            sheet.give(chair, -value)
            if sheet.winner or chair in sheet.out:
                sheet.count(f"52 in exchange {exchange}")

    def release() -> None:
        """Nobody has said Chicago, and all who could were asked: the third exchange counts."""
        nonlocal held
        assert asked == may_ask(), "somebody was not asked"
        claims, held = held, []
        score(claims)

    for at, parts in enumerate(deal):
        what, chair, facts = parts[0], int(parts[1]), _facts(parts)
        cards = [p for p in parts[2:] if "=" not in p]
        if what in {"wrong", "open", "gets"}:
            assert len(thrown) == len(order), "dealt before all had thrown (point 13)"
        match what:
            case "hand":
                leave_stock(cards)
                hands[chair] = cards
            case "buys":
                assert sheet.side[chair] >= 45
                sheet.take(chair, 999)
                sheet.count("stop broken")
            case "throws":
                assert len(cards) <= 4
                assert all(c in hands[chair] for c in cards)
                assert not (cards and sheet.side[chair] >= 45), "exchanged under the stop"
                hands[chair] = [c for c in hands[chair] if c not in cards]
                thrown[chair] = to_come[chair] = len(cards)
                muck.update(cards)
            case "reshuffled":
                assert not stock, "the muck is dealt while there are cards (point 16)"
                stock, muck = muck, set()
                sheet.count("muck reshuffled")
            case "wrong":
                # Cards that should not have come: they are in the deck again (points 14 and 15).
                assert stock.issuperset(cards), "a card that is not in the deck"
                assert not facts["open"] or (thrown[chair] > 1 and len(cards) == 1), "no wrong card"
                sheet.count("wrong card opened" if facts["open"] else "wrong cards dealt")
                stopped = sheet.side[dealer] >= 45
                sheet.count("mistake under the stop" if stopped else "mistake")
                if not stopped:
                    sheet.take(dealer, 3 * len(cards))
            case "open":
                assert chair not in opened, "opened twice"
                assert thrown[chair] == 1, "opened for somebody who wants more (point 15)"
                leave_stock(cards)
                opened.add(chair)
                if facts["takes"]:
                    hands[chair] += cards
                    to_come[chair] = 0
                else:
                    muck.update(cards)
            case "gets":
                assert thrown[chair] != 1 or chair in opened, "a single card comes open (point 12)"
                leave_stock(cards)
                hands[chair] += cards
                to_come[chair] -= len(cards)
            case "scores":
                if facts["reset"]:
                    resets.append(facts["reset"])
            case "equal":
                equal.append(chair)
            case "asked":
                # Clockwise, over nobody (point 22).
                assert not said
                assert chair == may_ask()[len(asked)], "asked out of turn"
                asked.append(chair)
                if facts["yes"]:
                    said = chair
                    sheet.ring.add(chair)
                    sheet.count("said")
            case "plays":
                if not played and not said:
                    release()
                    if sheet.winner:
                        return
                    # A player who goes out in the third exchange has no cards to play.
                    order = [c for c in order if c not in sheet.out]
                hands[chair].remove(cards[0])
                played.append((chair, cards[0]))
            case "revoked":
                dead.add(chair)
                sheet.count("revoke")
        more = at + 1 < len(deal) and deal[at + 1][0] in {"scores", "equal"}
        if thrown and len(thrown) == len(order) and not any(to_come.values()) and not more:
            thrown, opened = {}, set()
            if close_exchange():
                return
            order = [c for c in order if c not in sheet.out]
            hands = {c: h for c, h in hands.items() if c in order}
    if not played and not said:
        release()
        if sheet.winner:
            return
    _tricks(sheet, played, order, said, dead)


def _tricks(sheet: Sheet, played: list[tuple[int, str]], order: list[int], said: int, dead: set[int]) -> None:
    lead = said or order[0]
    gone: set[int] = set()
    broken = 0
    winner, best = 0, ""
    for number in range(5):
        seats = order[order.index(lead) :] + order[: order.index(lead)]
        seats = [c for c in seats if c not in gone]
        trick, played = played[: len(seats)], played[len(seats) :]
        assert [c for c, _ in trick] == seats, (number, trick, seats)
        colour = trick[0][1][1]
        fits = [(PIPS[card[0]], c, card) for c, card in trick if card[1] == colour]
        for chair, card in trick:
            later = [x for c, x in played if c == chair]
            if card[1] != colour:
                assert all(x[1] != colour for x in later), "suit was not followed (point 26)"
            # A revoke is the first time that somebody who is dead from then on did not follow.
            if card[1] != colour and chair in dead and not later:
                gone.add(chair)
        _, winner, best = max(fits)
        lead = winner
        if (
            said
            and not broken
            and any(
                card[1] == colour
                and c != said
                and any(x[1] == colour and PIPS[x[0]] > PIPS[best[0]] for d, x in played if d == c)
                for c, card in trick
            )
        ):
            sheet.count("break declined")
        if said and not broken and (winner != said or said in gone):
            broken = winner if winner != said else -1
    assert not played
    if not said:
        deuce = best[0] == "2"
        sheet.count("deuce" if deuce else "trick")
        sheet.give(winner, 10 if deuce else 5)
        if winner in sheet.out or sheet.winner:
            sheet.count("52 at the deuce" if deuce else "52 at the trick")
    elif broken:
        sheet.take(said, 15)
        sheet.count("broken")
        if broken > 0:
            sheet.give(broken, 10)
    else:
        sheet.stars[said] += 1
        sheet.count("made")
        sheet.give(said, 15)
