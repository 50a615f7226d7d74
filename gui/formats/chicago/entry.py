"""The keys of a deal that is written down: a player, then points, exchange by exchange."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from core.formats.chicago import deal as d
from core.formats.chicago.ask import RANKS, SUITS, By, Ending, endings, higher, last_exchange
from core.formats.chicago.deal import Mark
from core.formats.chicago.numbers import Hand
from core.formats.chicago.round import Round, Step, take
from gui.words.tr import Context, mark

tr = Context("chicago")

CHAIRS = "ASDFGH"
"""The key of each chair, from chair 1."""
HANDS = dict(zip("1234568", Hand, strict=False))
"""A digit is its points."""
NOBODY, TWO_HOLD, SAYS, ERROR, BOUGHT, MADE, REVOKE, LAST, DEUCE = "0", "9", "C", "-", "B", "M", "R", "5", "2"
STRAIGHT_FLUSH, ROYAL = "9", "0"
_HIGHEST = RANKS[RANKS.index("5") :]
"""The highest cards of a straight flush."""
MOST_CARDS = 5

Wanted = Literal[
    "who",
    "hand",
    "four",
    "zero",
    "flush",
    "holder",
    "rank",
    "suit",
    "says",
    "cards",
    "bought",
    "revoke",
    "trick",
    "question",
    "chicago",
    "over",
]


class Ask(NamedTuple):
    """The kind of key that comes next; ``chair`` has been typed, and ``other``, the opponent."""

    wanted: Wanted
    chair: int = 0
    other: int = 0


def read(round_: Round, typed: str) -> Ask | Mark | None:
    """Return the mark that the keys typed so far come to, or the next question; None if they mean nothing."""
    if not typed:
        return Ask(_BEGINS[round_.step])
    if round_.over:
        return None
    first, rest = typed[0], typed[1:]
    if first == ERROR:
        return _cards(round_, rest)
    if first == BOUGHT and round_.stopped:
        return _one(round_, rest, "bought", lambda c: d.Bought(c) if c in round_.stopped else None)
    match round_.step:
        case Step.EXCHANGE:
            return _exchange(round_, first, rest)
        case Step.QUESTION if first == NOBODY:
            return d.Declined() if not rest else None
        case Step.QUESTION:
            return _one(round_, rest if first == SAYS else typed, "says", d.Chicago)
        case _ if first == REVOKE:
            return _one(round_, rest, "revoke", lambda c: d.Revoked(c) if c not in round_.dead else None)
        case Step.TRICKS:
            return _trick(round_, typed)
        case _:
            return _chicago(round_, typed)


def with_key(round_: Round, typed: str, key: str) -> str:
    """Return the keys typed so far with this one. A key that begins an entry takes the place of a chair
    alone: the card shows both kinds. An error after a chair is the dealer's, so no other chair may stand
    before it."""
    ask = read(round_, typed)
    alone = isinstance(ask, Ask) and ask.wanted in ("hand", "trick") and len(typed) == 1
    if key == ERROR and isinstance(ask, Ask) and ask.chair not in (0, round_.dealer):
        return typed + key
    begins = alone and read(round_, typed + key) is None and read(round_, key) is not None
    return key if begins else typed + key


_BEGINS: dict[Step, Wanted] = {
    Step.EXCHANGE: "who", Step.QUESTION: "question", Step.TRICKS: "trick", Step.CHICAGO: "chicago",
    Step.OVER: "over",
}  # fmt: skip


def chair_of(round_: Round, key: str) -> int:
    """Return the chair of the key; 0: nobody who plays sits there."""
    chair = CHAIRS.find(key) + 1
    return chair if chair in round_.playing else 0


def _one(round_: Round, typed: str, wanted: Wanted, made: Callable[[int], Mark | None]) -> Ask | Mark | None:
    """Read a chair with nothing after it."""
    if not typed:
        return Ask(wanted)
    chair = chair_of(round_, typed[0])
    return made(chair) if chair and len(typed) == 1 else None


def _cards(round_: Round, typed: str) -> Ask | Mark | None:
    if not typed:
        return Ask("cards", round_.dealer)
    known = typed.isdecimal() and 1 <= int(typed) <= MOST_CARDS
    return d.Mistake(round_.dealer, int(typed)) if known else None


def _exchange(round_: Round, first: str, rest: str) -> Ask | Mark | None:
    if first == NOBODY:
        return d.Scored() if not rest else None
    if first == TWO_HOLD:
        return _holders(round_, rest)
    if first == SAYS and last_exchange(round_):
        return _one(round_, rest, "says", d.Chicago)
    chair = chair_of(round_, first)
    if not chair:
        return None
    if not rest:
        return Ask("hand", chair)
    what, more = rest[0], rest[1:]
    if what == STRAIGHT_FLUSH:
        flushes = {STRAIGHT_FLUSH: Hand.STRAIGHT_FLUSH, ROYAL: Hand.ROYAL_FLUSH}
        if more in flushes:
            return d.Scored(chair, flushes[more])
        if more:
            return None
        return Ask("flush", chair)
    hand = HANDS.get(what)
    if hand is not Hand.QUADS:
        return d.Scored(chair, hand) if hand and not more else None
    if not more:
        return Ask("four", chair)
    against = chair_of(round_, more[0])
    if against in (0, chair):
        return d.Scored(chair, hand) if more == what else None
    if more[1:] == NOBODY:
        return d.Scored(chair, hand, against)
    return Ask("zero", chair, against) if not more[1:] else None


def _holders(round_: Round, typed: str) -> Ask | Mark | None:
    """Read two straight flushes, each with chair, highest card and suit; the better one scores."""
    flushes: dict[int, tuple[str, str]] = {}
    while typed:
        chair, rank, suit = chair_of(round_, typed[0]), typed[1:2].replace("0", "T"), typed[2:3].lower()
        if not chair or chair in flushes or rank not in _HIGHEST or suit not in SUITS:
            return None
        if not (rank and suit):
            return Ask("suit" if rank else "rank", chair)
        flushes[chair], typed = (rank, suit), typed[3:]
        if len(flushes) == 2:
            better = higher(*flushes.values())
            if typed or not better:
                return None
            chair = list(flushes)[better - 1]
            return d.Scored(chair, Hand.ROYAL_FLUSH if flushes[chair][0] == "A" else Hand.STRAIGHT_FLUSH)
    return Ask("holder", next(iter(flushes), 0))


def _trick(round_: Round, typed: str) -> Ask | Mark | None:
    chair = chair_of(round_, typed[0])
    if not chair or chair in round_.dead:
        return None
    if len(typed) == 1:
        return Ask("trick", chair)
    return d.Trick(chair, typed[1] == DEUCE) if typed[1:] in (LAST, DEUCE) else None


def _chicago(round_: Round, typed: str) -> Ask | Mark | None:
    if typed == MADE and round_.said not in round_.dead:
        return d.Made()
    if typed == NOBODY:
        return d.Broken(0)
    chair = chair_of(round_, typed)
    return d.Broken(chair) if chair and chair != round_.said else None


def correctable(first: Round, marks: Iterable[Mark]) -> dict[tuple[int, int], Round]:
    """Return the entries another could take the place of, by deal and column of the list of deals, each with
    the round as it was before."""
    found: dict[tuple[int, int], Round] = {}
    now, n = first, first.numbers.exchanges
    for one in marks:
        match one:
            case d.Scored():
                found.setdefault((now.deals + 1, now.exchange - 1), now)
            case d.Made() | d.Broken():
                found[now.deals + 1, n] = now
            case d.Trick():
                found[now.deals + 1, n + 1] = now
        now = take(now, one)
    return found


# -- a round from paper as one line ------------------------------------------------------------------------


_BETWEEN = re.compile(r"[\s,;T]+")


class PaperLine(NamedTuple):
    """A chair's points as typed, with the marks of the sheet."""

    points: int
    said: bool
    made: int
    out: bool
    won: bool
    strokes: int


_PAPER = re.compile(r"(\d{1,3})([COW*]*)(?:/(\d{1,3}))?([COW*]*)$")


def paper_lines(typed: str) -> list[PaperLine] | None:
    """Return the line typed for each chair in order: ``53c* 27c 14 6o``, with C for said Chicago, a * for
    each made, O for out, W for a straight flush, and /67 all strokes where they are more, before the marks or
    after them; None: no line."""
    found = []
    for word in filter(None, _BETWEEN.split(typed.upper())):
        match = _PAPER.match(word)
        if match is None:
            return None
        points, before, strokes, after = match.groups()
        marks = before + after
        made, said = marks.count("*"), "C" in marks or "*" in marks
        out, written = "O" in marks, int(strokes or points)
        found.append(PaperLine(0 if out else int(points), said, made, out, "W" in marks, written))
    return found


def paper_timed(typed: str) -> bool:
    """Return whether a T, at any place of the line, says that the time was up."""
    return "T" in typed.upper()


def paper_text(round_: Round) -> str:
    """Return a round as it is typed from paper."""
    won = round_.line(round_.winner) if round_.winner and round_.numbers.needs_ring else None
    flush = won.chair if won is not None and won.points >= round_.numbers.exit and not won.ring else 0
    return " ".join(
        "".join(
            (
                str(x.points),
                f"/{x.strokes}" if x.strokes != x.points else "",
                "C" if x.ring and not x.stars else "",
                "*" * x.stars,
                "O" if x.out else "",
                "W" if flush == x.chair else "",
            )
        )
        for x in round_.lines
    ) + (" T" if round_.timed else "")


# -- the prompt -------------------------------------------------------------------------------------------


class Cap(NamedTuple):
    """A key and what it does; ``chosen``: it has been typed. ``name``: what it does is a name, which may be
    abbreviated; ``tail`` stands after it whole."""

    key: str
    words: str
    chosen: bool = False
    name: bool = False
    tail: str = ""


@dataclass(frozen=True, slots=True)
class Prompt:
    """The question and its keys, ``more`` of them wherever there is room. ``hint`` says who could win,
    ``warning`` who could be out."""

    title: str
    rows: tuple[tuple[Cap, ...], ...]
    hint: str = ""
    warning: str = ""
    more: tuple[Cap, ...] = ()


def prompt(round_: Round, typed: str, names: Mapping[int, str]) -> Prompt:
    """Return the prompt after these keys; ``names`` are those of the chairs."""
    ask = read(round_, typed)
    assert isinstance(ask, Ask), typed
    ends = endings(round_)
    return Prompt(
        _title(round_, ask, names),
        tuple(tuple(row) for row in _rows(round_, ask, names)),
        " · ".join(_ending(x, names) for x in ends if x.wins),
        " · ".join(_ending(x, names) for x in ends if not x.wins),
        tuple(_more(round_, ask)),
    )


def wanted(round_: Round, typed: str, names: Mapping[int, str]) -> str:
    """Return the parts that are still missing in half an entry, these keys."""
    ask = read(round_, typed)
    assert isinstance(ask, Ask), typed
    name = names.get(ask.chair, "")
    match ask.wanted:
        case "hand":
            return tr("{name}: which hand?", name=name)
        case "trick" if ask.chair:
            return tr("{name}: the last trick, or with a deuce?", name=name)
        case _:
            return _title(round_, ask, names)


_ENDINGS: Mapping[tuple[By, bool], str] = {
    ("hand", True): mark("{name} wins with {points} or more"),
    ("hand", False): mark("{name} is out with {points} or more"),
    ("trick", True): mark("{name} wins with the last trick"),
    ("trick", False): mark("{name} is out with the last trick"),
    ("deuce", True): mark("{name} wins with a deuce"),
    ("deuce", False): mark("{name} is out with a deuce"),
    ("breaking", True): mark("{name} wins by breaking it"),
    ("breaking", False): mark("{name} is out by breaking it"),
    ("chicago", True): mark("{name} wins with Chicago"),
}


def _ending(end: Ending, names: Mapping[int, str]) -> str:
    return tr(_ENDINGS[end.by, end.wins], name=names[end.chair], points=end.points)


_TITLES: Mapping[Wanted, str] = {
    "who": mark("Deal {deal}, exchange {exchange}: who scores?"),
    "hand": mark("Deal {deal}, exchange {exchange}: who scores?"),
    "four": mark("Four of a kind for {name}: points, or an opponent to zero?"),
    "zero": mark("Four of a kind for {name}: {other} loses all points?"),
    "flush": mark("{name}: which straight flush?"),
    "holder": mark("Two players hold a straight flush: who?"),
    "rank": mark("{name}: highest card?"),
    "suit": mark("{name}: suit?"),
    "says": mark("Deal {deal}: who says Chicago?"),
    "question": mark("Deal {deal}: who says Chicago?"),
    "cards": mark("Dealer {name}: how many wrong cards?"),
    "bought": mark("Who exchanged in spite of the stop?"),
    "revoke": mark("Who did not follow suit?"),
    "trick": mark("Deal {deal}: who wins the last trick?"),
    "chicago": mark("Deal {deal}: {name} said Chicago"),
    "over": mark("{name} wins the round"),
}


def _title(round_: Round, ask: Ask, names: Mapping[int, str]) -> str:
    chair = {"chicago": round_.said, "over": round_.winner}.get(ask.wanted, ask.chair)
    facts = {"deal": round_.deals + 1, "exchange": round_.exchange, "name": names.get(chair, "")}
    facts |= {"other": names.get(ask.other, "")}
    return tr(_TITLES[ask.wanted], **facts)


def _chairs(
    round_: Round, names: Mapping[int, str], chosen: int, but: frozenset[int] = frozenset()
) -> list[Cap]:
    chairs = sorted(set(round_.playing) - but)
    return [Cap(CHAIRS[c - 1], names[c], c == chosen, name=True) for c in chairs]


def hand_words() -> dict[Hand, str]:
    """Return the hands in short, the lowest first."""
    return {
        Hand.PAIR: tr("pair"), Hand.TWO_PAIR: tr("two pair"), Hand.TRIPS: tr("three"),
        Hand.STRAIGHT: tr("straight"), Hand.FLUSH: tr("flush"), Hand.FULL_HOUSE: tr("full house"),
        Hand.QUADS: tr("four"), Hand.STRAIGHT_FLUSH: tr("straight flush"),
        Hand.ROYAL_FLUSH: tr("royal flush"),
    }  # fmt: skip


def _hands(round_: Round) -> Iterator[Cap]:
    """Yield the hands, with their points where these are not the digit."""
    words = hand_words()
    for key, hand in HANDS.items():
        points = round_.numbers.of(hand)
        said = tr("four, or one to 0") if hand is Hand.QUADS else words[hand]
        yield Cap(key, said if str(points) == key else f"{said} {points}")


def _rows(round_: Round, ask: Ask, names: Mapping[int, str]) -> Iterator[list[Cap]]:
    n, nobody = round_.numbers, Cap(NOBODY, tr("nobody"))
    match ask.wanted:
        case "who" | "hand":
            yield [*_chairs(round_, names, ask.chair), nobody]
            hands = [*_hands(round_), Cap(STRAIGHT_FLUSH, tr("straight flush"))]
            if ask.wanted == "who":  # a digit alone is a table or a seat, but that two hold a straight flush
                hands = [Cap("", f"{x.key} {x.words}") for x in hands[:-1]]
                hands.append(Cap(TWO_HOLD, tr("two straight flushes")))
            yield hands[:5]
            yield [*hands[5:], *_error(round_, ask)]
        case "four":
            yield [Cap("8", tr("%n points", n.of(Hand.QUADS)))]
            yield _chairs(round_, names, 0, frozenset({ask.chair}))
        case "zero":
            yield [Cap(NOBODY, tr("all points off"))]
        case "flush":
            yield [Cap(STRAIGHT_FLUSH, tr("straight flush")), Cap(ROYAL, tr("royal flush, all others to 0"))]
            yield [Cap("", tr("two players hold one: leave this and begin with 9"))]
        case "holder":
            yield _chairs(round_, names, 0, frozenset({ask.chair} if ask.chair else ()))
        case "rank":
            yield [Cap(x, "") for x in _HIGHEST]
        case "suit":
            words = {"h": tr("hearts"), "s": tr("spades"), "d": tr("diamonds"), "c": tr("clubs")}
            yield [Cap(suit.upper(), words[suit]) for suit in reversed(SUITS)]
        case "question" | "says":
            silent = frozenset(round_.playing).difference(round_.asked) if round_.asked else frozenset()
            yield [*_chairs(round_, names, 0, silent), *([nobody] if ask.wanted == "question" else [])]
        case "cards":
            yield [Cap(str(i), f"−{i * n.mistake}") for i in range(1, MOST_CARDS + 1)]
        case "bought":
            yield [x for x in _chairs(round_, names, 0) if CHAIRS.index(x.key) + 1 in round_.stopped]
        case "revoke":
            yield _chairs(round_, names, 0, round_.dead)
        case "trick":
            yield _chairs(round_, names, ask.chair, round_.dead)
            last, deuce = (LAST, DEUCE) if ask.chair else ("", "")
            yield [
                Cap(last, tr("last trick {points}", points=n.trick)),
                Cap(deuce, tr("with a deuce {points}", points=n.deuce)),
            ]
            yield [Cap(REVOKE, tr("did not follow suit")), *_error(round_, ask)]
        case "chicago":
            made = Cap(MADE, tr("made {points}", points=n.made))
            yield [made] if round_.said not in round_.dead else []
            broken = tr("broken −{lost} · breaker {points}", lost=n.broken, points=n.breaker)
            yield [Cap("", broken), *_chairs(round_, names, 0, frozenset({round_.said})), nobody]
            yield [Cap(REVOKE, tr("did not follow suit")), *_error(round_, ask)]
        case _:
            return


def _error(round_: Round, ask: Ask) -> Iterator[Cap]:
    """Yield the dealer's error; after another chair there is none."""
    if ask.chair in (0, round_.dealer):
        yield Cap(ERROR, tr("error −{points}", points=round_.numbers.mistake))


def _more(round_: Round, ask: Ask) -> Iterator[Cap]:
    if ask.wanted in ("who", "hand") and last_exchange(round_) and round_.asked:
        yield Cap(SAYS, tr("Chicago"))
    if ask.wanted == "question":
        yield from _error(round_, ask)
    if ask.wanted in ("who", "hand", "question", "trick", "chicago") and round_.stopped:
        yield Cap(BOUGHT, tr("exchanged"))
