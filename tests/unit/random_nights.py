"""Random acts that a state could take, as a director might do next, for properties over whole nights."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from hypothesis import strategies as st

from core.chips.cards import PACK
from core.money.payouts import open_prizes
from core.rulebook import shelf
from core.say import acts
from core.say.acts import Act
from core.tournament.state import Tournament

NASTY = (
    'He said "all in"', "back\\slash", "two\nlines", "tab\there", "carriage\rreturn", "line\u2028end",
    "para\u2029end", "next\x85line", "sep\x1cs", "nul\x00", "😀 Ace", "مريم العلي", "רון\u200fכהן", "=> x",
    'a " => b', "# none", "#", "e1", "p1", "no:12", "1.1", "19:42", "by", "with", "override", "together",
    "[undone by 3]", "undo", "Anna Ek", "anna ek", "Bo", "İstanbul", "Straße", "STRASSE", "e\u0301", "é",
    "ẞ", "ﬁ", "x" * 120, "none", 'note{"text":"x"}', "  spaces   within ", "\\n", "\\", "Ⅷ", "٣",
)  # fmt: skip
TEXT = st.one_of(st.sampled_from(NASTY), st.text(min_size=1, max_size=12))
NAMES = st.one_of(
    st.sampled_from(["Anna Ek", "Bo Ros", "Carin Ål", "Anna", "Ek"]), st.sampled_from(NASTY), TEXT
)
NUMBERS = st.sampled_from(["", "", "", "1", "2", "12", " 12 ", "A-7"])
MONEY = st.one_of(st.none(), st.integers(0, 2000))
ROOMS = ["1", "2", "3", "A", "b-2"]

Draw = Callable[[st.SearchStrategy[Any]], Any]
Maker = Callable[[Draw, Tournament, int], dict[str, Any] | None]


def random_act(data: st.DataObject, t: Tournament, now: int) -> Act | None:
    """An act whose arguments mostly exist; None when this kind has nothing to name here."""
    draw: Draw = data.draw
    cls = draw(st.sampled_from(KINDS))
    values = MAKERS[cls](draw, t, now)
    return None if values is None else cls(**values)


def _pick(draw: Draw, among: Sequence[Any]) -> Any:
    return draw(st.sampled_from(among)) if among else None


def _entry(draw: Draw, t: Tournament, *, out: bool | None = False) -> int | None:
    found: int | None = _pick(draw, [e.id for e in t.people.entries.values() if out is None or e.out == out])
    return found


def _seat(draw: Draw, t: Tournament) -> acts.Seat | None:
    table = _pick(draw, t.open_tables)
    return None if table is None else (table.id, draw(st.integers(1, table.size)))


def _purchase(draw: Draw) -> dict[str, Any]:
    at = {"at": draw(st.sampled_from(["", "", "Guest", "double"]))}
    if not draw(st.booleans()):
        return at
    pay = draw(MONEY)
    fee = None if pay is None else draw(st.integers(0, pay))
    return {
        **at,
        "chips": draw(MONEY),
        "pay": pay,
        "fee": fee,
        "bounty": draw(st.sampled_from([None, 0, 50])),
    }


def _row(draw: Draw, t: Tournament) -> dict[str, Any]:
    blinds = st.one_of(st.none(), st.tuples(st.integers(0, 500), st.integers(0, 1000)))
    return {
        "blinds": draw(blinds),
        "bets": draw(st.one_of(st.none(), st.just((10, 20)))),
        "ante": draw(st.one_of(st.none(), st.integers(0, 50))),
        "ante_kind": draw(st.sampled_from([None, "none", "each", "bb", "button"])),
        "length": draw(st.sampled_from([None, -1, 60_000, 61_250, 20 * 60_000, 3_600_000])),
        "name": draw(st.one_of(st.none(), TEXT)),
        "remove": draw(st.sampled_from([None, None, (), (25,), (25, 100)])),
        "cap": draw(st.sampled_from([None, None, 0, 3])),
        "bring_in": draw(st.sampled_from([None, None, 0, 5])),
        "hands": draw(st.sampled_from([None, None, None, 0, 1, 2, 8])),
        "kind": draw(st.sampled_from([None, None, "break", "talk", "day-end", "tea"])),
    }


def _rows(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    kinds = draw(st.lists(st.sampled_from([acts.AddLevel, acts.AddBreak]), max_size=4))
    return {"rows": tuple(kind(**_row(draw, t)) for kind in kinds), "above": draw(st.booleans())}


def _some_rows(draw: Draw) -> dict[str, Any]:
    return {"row": draw(st.integers(1, 5)), "to": draw(st.none() | st.integers(1, 5))}


METHODS = st.sampled_from(["Cash", "swish", "prize", "Kort"])


def _payment(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    player = _pick(draw, [*t.people.players]) or 1
    return {"player": player, "amount": draw(st.one_of(st.none(), SUMS)), "method": draw(METHODS)}


def _set(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    keys = ["title", "club", "currency", "closes", "late", "seats", "draw", "draw", "final"]
    key = draw(st.sampled_from([*keys, "rounding", "rounded", "decimals", "till", "till", "own-bounty"]))
    numbers = st.integers(1, 20)
    if key == "late":
        return {"key": key, "value": draw(st.one_of(st.none(), numbers))}
    if key == "draw":
        return {"key": key, "value": draw(st.sampled_from(["", "cards", "cards"]))}
    if key == "decimals":
        return {"key": key, "value": draw(st.integers(0, 3))}
    if key in ("seats", "rounding", "final"):
        return {"key": key, "value": draw(numbers)}
    if key == "till":
        return {"key": key, "value": draw(st.sampled_from(["on", "on", "off", "maybe"]))}
    if key == "own-bounty":
        return {"key": key, "value": draw(st.sampled_from(["pool", "pool", "keep", "house"]))}
    if key == "rounded":
        return {"key": key, "value": draw(st.sampled_from(["nearest", "down", "up"]))}
    return {"key": key, "value": draw(st.sampled_from(["", "21:30", "23:59", *NASTY[:30]]))}


def _price(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    paid = draw(st.integers(0, 1000))
    return {
        "kind": draw(st.sampled_from(["entry", "reentry", "rebuy", "addon"])),
        "name": draw(st.sampled_from(["", "", "Guest", "Double"])),
        "paid": paid,
        "fee": draw(st.integers(0, paid)),
        "chips": draw(st.integers(0, 20_000)),
        "until": draw(
            st.sampled_from([None, ("level", 1), ("level", 2), ("time", now), ("time", now + 3_600_000)])
        ),
        "most": draw(st.sampled_from([None, 1, 2])),
        "bounty": draw(st.sampled_from([0, 0, 100])),
    }


def _bounties(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    share = st.one_of(st.just(()), st.tuples(st.tuples(st.just("percent"), st.integers(0, 10_000))))
    return {"way": draw(st.sampled_from(["fixed", "progressive"])), "share": draw(share)}


def _prizes(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    share = st.one_of(
        st.tuples(st.just("percent"), st.integers(0, 3000)), st.tuples(st.just("amount"), st.integers(0, 900))
    )
    return {"shares": tuple(draw(st.lists(share, max_size=5)))}


def _settle(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    live = list(t.people.live.values())
    by = draw(st.sampled_from(["icm", "chips", "even", "even", "custom", "custom", "x"]))
    total = sum(open_prizes(t)) if live else 0
    parts = [(e, 0 if i else total) for i, e in enumerate(live)] if by == "custom" else []
    return {
        "by": by, "parts": tuple(parts), "unit": draw(st.sampled_from([1, 1, 10, 0])),
        "keep": draw(st.sampled_from([None, None, ("percent", 1000), ("amount", 50)])),
        "ends": draw(st.booleans()), "shared": draw(st.booleans()),
        "order": tuple(draw(st.permutations(live))) if live and draw(st.booleans()) else (),
    }  # fmt: skip


POOL = st.sampled_from(["The club", "the club", "Ål", "Dealers", ""])
SUMS = st.sampled_from([0, 1, 7, 333, 2000, 20_000, -1])


def _kept(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    amount = st.tuples(st.just("amount"), SUMS, st.integers(0, 9))
    percent = st.tuples(st.just("percent"), st.integers(0, 10_100), st.just(1))
    return {"name": draw(POOL), "kept": draw(st.one_of(amount, percent))}


def _register(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    return {
        "name": draw(NAMES),
        "nickname": draw(st.sampled_from(["", "", "Ace", "Bo"])),
        "number": draw(NUMBERS),
        "note": draw(st.one_of(st.just(""), TEXT)),
        "accessible": draw(st.booleans()),
        "seat": _seat(draw, t) if draw(st.booleans()) else None,
        "prepaid": draw(st.booleans()),
        "alternate": draw(st.integers(0, 5)) == 0,
        **_purchase(draw),
    }


def _reenter(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    busted = [b.entry for b in t.game.busts]
    entry = _pick(draw, busted)
    if entry is None:
        return None
    seat = _seat(draw, t) if draw(st.booleans()) else None
    return {"player": t.people.entries[entry].player, "seat": seat, **_purchase(draw)}


def _more(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    return None if entry is None else {"entry": entry, **_purchase(draw)}


def _rebuy(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    more = _more(draw, t, now)
    by = st.lists(st.sampled_from([*t.people.entries] or [0]), max_size=2, unique=True)
    return None if more is None else {**more, "by": tuple(draw(by))}


def _correct_entry(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t, out=None)
    return None if entry is None else {"entry": entry, "name": draw(NAMES), "number": draw(NUMBERS)}


def _edit_player(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    player = _pick(draw, list(t.people.players))
    if player is None:
        return None
    return {
        "player": player,
        "name": draw(st.one_of(st.none(), NAMES)),
        "nickname": draw(st.one_of(st.none(), TEXT)),
        "number": draw(st.one_of(st.none(), NUMBERS)),
        "note": draw(st.one_of(st.none(), TEXT)),
        "accessible": draw(st.sampled_from([None, "yes", "no"])),
    }


def _eliminate(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    live = list(t.people.live.values())
    if not live:
        return None
    who = tuple(draw(st.lists(st.sampled_from(live), min_size=1, max_size=3, unique=True)))
    by = tuple(draw(st.lists(st.sampled_from(live), max_size=2, unique=True)))
    stacks = tuple(draw(st.integers(1, 50)) for _ in who) if draw(st.booleans()) else ()
    return {"who": who, "by": by, "stacks": stacks}


def _take_back(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t, out=True)
    if entry is None:
        return None
    return {"entry": entry, "seat": _seat(draw, t) if draw(st.booleans()) else None}


def _correct_bust(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t, out=True)
    if entry is None:
        return None
    by = list(t.people.entries)
    return {
        "entry": entry,
        "who": _entry(draw, t) if draw(st.booleans()) else None,
        "by": tuple(draw(st.lists(st.sampled_from(by), max_size=2, unique=True)))
        if draw(st.booleans()) else None,
        "at": now - draw(st.integers(0, 600)) * 1000 if draw(st.booleans()) else None,
        "same_hand": _entry(draw, t, out=True) if draw(st.booleans()) else None,
        "seat": _seat(draw, t) if draw(st.booleans()) else None,
    }  # fmt: skip


def _of_table(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    table = _pick(draw, t.open_tables)
    return None if table is None else {"table": table.id}


def _of_seat(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    seat = _seat(draw, t)
    return None if seat is None else {"seat": seat}


def _move(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry, seat = _entry(draw, t), _seat(draw, t)
    return None if entry is None or seat is None else {"entry": entry, "seat": seat}


def _swap(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry, other = _entry(draw, t), _entry(draw, t)
    return None if entry is None or other is None else {"entry": entry, "other": other}


def _balance(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    return {
        "source": _pick(draw, [None, *(x.id for x in t.open_tables)]),
        "who": _entry(draw, t) if draw(st.booleans()) else None,
        "to": _seat(draw, t) if draw(st.booleans()) else None,
    }


def _book(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    book = draw(st.sampled_from([*shelf.shipped(), "nonsense"]))
    own = draw(st.sampled_from(["", "", "", "= nonsense", shelf.texts()["tda-nl"]]))
    return {"book": book, "option": draw(st.sampled_from(["", "", "player_dealt", "x"])), "text": own}


def _blinds(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    table = _pick(draw, t.open_tables)
    if table is None:
        return None
    seat = st.one_of(st.none(), st.integers(1, table.size))
    big = draw(st.integers(1, table.size))
    return {"table": table.id, "big": big, "small": draw(seat), "button": draw(seat)}


def _big_blinds(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    tables = [x.id for x in t.open_tables][: draw(st.integers(1, 3))]
    return (
        {"seats": tuple((i, draw(st.integers(1, t.room.tables[i].size))) for i in tables)} if tables else None
    )


def _order(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    tables = [x.id for x in t.open_tables]
    return {"tables": tuple(draw(st.permutations(tables)))[: draw(st.integers(0, 3))]}


def _hand_over(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    return None if entry is None else {"entry": entry, "name": draw(NAMES), "number": draw(NUMBERS)}


def _stack(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    return None if entry is None else {"entry": entry, "chips": draw(st.integers(-5, 50_000))}


def _at_seat(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry, seat = _entry(draw, t), _seat(draw, t)
    return None if entry is None or seat is None else {"entry": entry, "seat": seat}


def _few(draw: Draw) -> tuple[int, ...]:
    return tuple(draw(st.lists(st.integers(1, 12), max_size=3)))


def _penalise(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    if entry is None:
        return None
    steps = [{}, {}, {}, {"warning": True}, {"minutes": 10}, {"minutes": 20}, {"hands": 3}, {"rounds": 1}]
    return {
        "entry": entry, "offence": draw(TEXT), **draw(st.sampled_from(steps)),
        "offence_id": draw(st.sampled_from(["", "", "splashing", "phone_call", "very_bad", "x"])),
        "dead_hand": draw(st.booleans()), "exposed": draw(st.booleans()),
        "claimed": draw(st.sampled_from([None, None, now, now - 60_000])),
    }  # fmt: skip


STRING_BET = ("faced=200", "big_blind=100", "chips=200", "more=400")


def _ruling(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    """A ruling in free words, or of a situation that may be none, ask for more, or be ruled otherwise."""
    players = tuple(
        draw(st.lists(st.sampled_from(sorted(t.people.entries)), max_size=2, unique=True))
        if t.people.entries
        else ()
    )
    table = _pick(draw, t.open_tables)
    of_book: dict[str, Any] = draw(
        st.sampled_from(
            [
                {},
                {},
                {"situation": "x"},
                {"situation": "string-bet"},
                {"situation": "phone", "answers": ("x=1",)},
                {"situation": "string-bet", "answers": STRING_BET},
                {"situation": "string-bet", "answers": STRING_BET, "outcome": "raise"},
            ]
        )
    )
    return {
        "text": draw(TEXT), "table": table.id if table is not None and draw(st.booleans()) else None,
        "players": players, "dead": players[:1] if draw(st.booleans()) else (),
        "clause": draw(st.sampled_from(["", "§1"])), **of_book,
        "penalty": draw(st.sampled_from(["", "", "next", "warning", "minutes 10", "x"])),
        "claimed": draw(st.sampled_from([None, None, now, now - 60_000])),
    }  # fmt: skip


def _of_penalised(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _pick(
        draw, [p.entry for p in t.conduct.penalties.values() if not p.ended] or list(t.people.live.values())
    )
    return None if entry is None else {"entry": entry}


def _disqualify(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    if entry is None:
        return None
    table = t.people.entries[entry].table
    others = [] if table is None else [s for s, e in t.room.tables[table].seats.items() if e != entry]
    shares = [(seat, draw(st.integers(1, 500))) for seat in others[:2]] if draw(st.booleans()) else []
    chips = st.sampled_from([None, 0, 500, 4000])
    return {
        "entry": entry, "offence": draw(TEXT), "chips": None if shares else draw(chips),
        "shares": tuple(shares), "refund": draw(st.sampled_from([0, 0, 50])),
    }  # fmt: skip


def _call(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    seconds = draw(st.sampled_from([None, None, 0, 20, 60, 601]))
    return None if entry is None else {"entry": entry, "by": _entry(draw, t), "seconds": seconds}


def _same_time(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    out = [b.entry for b in t.game.busts]
    return {"who": tuple(draw(st.lists(st.sampled_from(out), max_size=4)))} if out else None


def _one_hand(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    found = _same_time(draw, t, now)
    numbers = st.lists(st.integers(0, 3), min_size=4, max_size=4)
    if found is None:
        return None
    many = len(found["who"])
    stacks, order = (tuple(draw(numbers))[:many] if draw(st.booleans()) else () for _ in range(2))
    return {**found, "stacks": stacks, "order": order, "shared": draw(st.booleans())}


def _race(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    table = _pick(draw, t.open_tables)
    if table is None or not table.seats:
        return None
    seats = draw(st.lists(st.sampled_from(sorted(table.seats)), max_size=4, unique=draw(st.booleans())))
    odd = tuple((seat, draw(st.integers(0, 4))) for seat in seats)
    places = [seat for seat, count in odd for _ in range(count)]
    real = draw(st.booleans())
    cards = draw(st.permutations(PACK))[: len(places)] if real else []
    last = tuple(seats[: draw(st.integers(0, 2))])
    return {
        "table": table.id, "chip": draw(_CHIP), "odd": odd, "last": last,
        "cards": tuple(zip(places, cards, strict=True)) if real else (),
    }  # fmt: skip


def _exchange(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
    entry = _entry(draw, t)
    return None if entry is None else {"entry": entry, "chip": draw(_CHIP), "count": draw(st.integers(0, 9))}


def _adjust(draw: Draw, t: Tournament, now: int) -> dict[str, Any]:
    return {
        "amount": draw(st.integers(-3000, 500)),
        "why": draw(st.sampled_from(["found", "pocketed", "forfeited", "missing", "surplus", "x"])),
        "entry": _entry(draw, t, out=None) if draw(st.booleans()) else None,
        "table": _pick(draw, [None, *(x.id for x in t.open_tables)]),
    }


_CHIP = st.sampled_from([25, 25, 25, 100, 500, 7])


_FORMS: dict[acts.Form, Callable[[Draw, Tournament], Any]] = {
    "entry": _entry,
    "table": lambda d, t: _pick(d, [x.id for x in t.open_tables]),
    "seat": _seat,
    "flag": lambda d, t: d(st.booleans()),
    "text": lambda d, t: d(TEXT),
}


def _by_fields(cls: type[Act]) -> Maker:
    """Return the maker of an act whose fields are all of plain forms; the others have one of their own."""
    fields = cls.ARGUMENTS
    forms = [_FORMS[x.form] for x in fields]

    def made(draw: Draw, t: Tournament, now: int) -> dict[str, Any] | None:
        given = [x.required or draw(st.booleans()) for x in fields]
        values = {x.name: form(draw, t) for x, form, use in zip(fields, forms, given, strict=True) if use}
        return None if any(values.get(x.name, x) is None for x in fields if x.required) else values

    return made


MAKERS: dict[type[Act], Maker] = {
    acts.Set: _set,
    acts.SetPrice: _price,
    acts.SetPrizes: _prizes,
    acts.Settle: _settle,
    acts.GridPrizes: lambda d, t, n: {"rows": d(st.sampled_from(["", "2-8:100% 9-90:60/40", "1-3:70/40"]))},
    acts.SmoothPrizes: lambda d, t, n: {"least": d(st.sampled_from(["", "2", "0.5", "x"]))},
    acts.TicketPrizes: lambda d, t, n: {"tickets": d(st.sampled_from(["500", "700 2 Main event", "0", "x"]))},
    acts.SetPlaces: lambda d, t, n: {
        "places": d(st.sampled_from(["", "2", "15% down", "50% nearest people", "grid", "grid 2-8:1 9-20:3"]))
    },
    acts.FixPlace: lambda d, t, n: {
        "place": d(st.integers(0, 5)), "amount": d(st.sampled_from([0, 0, 100, 900, 10**6, -1]))
    },
    acts.AddToPool: lambda d, t, n: {"name": d(POOL), "amount": d(SUMS)},
    acts.KeepFromPool: _kept,
    acts.GuaranteePool: lambda d, t, n: {"amount": d(SUMS)},
    acts.RemoveFromPool: lambda d, t, n: {"name": d(POOL)},
    acts.SetBounties: _bounties,
    acts.Collect: _payment,
    acts.Refund: _payment,
    acts.PayOut: lambda d, t, n: {**_payment(d, t, n), "divided": d(st.booleans())},
    acts.MoveTill: lambda d, t, n: {
        "way": d(st.sampled_from(["float", "in", "out", "up"])), "amount": d(SUMS), "reason": d(TEXT)
    },
    acts.CountTill: lambda d, t, n: {"method": d(METHODS), "amount": d(SUMS)},
    acts.AddLevel: lambda d, t, n: {**_row(d, t), "at": _maybe_row(d, t)},
    acts.AddBreak: lambda d, t, n: {**_row(d, t), "at": _maybe_row(d, t)},
    acts.SetStructure: _rows,
    acts.EditRow: lambda d, t, n: {**_row(d, t), **_some_rows(d)},
    acts.RemoveRow: lambda d, t, n: _some_rows(d),
    acts.MoveRow: lambda d, t, n: {**_some_rows(d), "at": d(st.integers(1, 6))},
    acts.Schedule: lambda d, t, n: {"at": d(st.one_of(st.none(), st.integers(1, 5000).map(lambda s: n + s)))},
    acts.AddTime: lambda d, t, n: {"by": d(st.integers(-900_000, 900_000))},
    acts.SetClock: lambda d, t, n: {
        "row": d(st.integers(1, 5)), "elapsed": d(st.integers(0, 1_300_000)),
        "hands": d(st.sampled_from([0, 0, 1, 3])),
    },
    acts.AnswerGap: lambda d, t, n: {
        "count": d(st.booleans()), "start": n - d(st.integers(60, 120)) * 1000,
        "end": n - d(st.integers(0, 59)) * 1000,
    },
    acts.Register: _register,
    acts.RegisterList: lambda d, t, n: {
        "people": tuple(acts.Register(**_register(d, t, n)) for _ in range(d(st.integers(1, 4))))
    },
    acts.Reenter: _reenter,
    acts.Rebuy: _rebuy,
    acts.AddOn: _more,
    acts.CorrectEntry: _correct_entry,
    acts.EditPlayer: _edit_player,
    acts.Eliminate: _eliminate,
    acts.TakeBack: _take_back,
    acts.CorrectBust: _correct_bust,
    acts.OpenTable: lambda d, t, n: {
        "label": d(st.sampled_from(ROOMS)), "size": d(st.one_of(st.none(), st.integers(2, 10)))
    },
    acts.Move: _move,
    acts.Swap: _swap,
    acts.Balance: _balance,
    acts.SetChips: lambda d, t, n: {
        "values": d(st.sampled_from([(25, 100, 500), (25, 100, 500), (500, 25), (25, 25), ()]))
    },
    acts.Race: _race,
    acts.ColourUp: lambda d, t, n: {"chip": d(_CHIP)},
    acts.ExchangeGone: _exchange,
    acts.AdjustChips: _adjust,
    acts.ChooseFormat: lambda d, t, n: {"format": d(st.sampled_from(["holdem", "nonsense"]))},
    acts.ChooseRulebook: _book,
    acts.Cancel: lambda d, t, n: {"reason": d(TEXT)} if d(st.integers(0, 9)) == 0 else None,
    acts.RemoveStack: _stack,
    acts.Count: _stack,
    acts.HandOver: _hand_over,
    acts.WrongSeat: _at_seat,
    acts.MarkSeat: lambda d, t, n: None if (v := _of_seat(d, t, n)) is None else {
        **v, "kind": d(st.sampled_from(["accessible", "ordinary", "x"])),
        "entry": d(st.sampled_from([None, *t.people.live.values()])),
    },
    acts.KeepApart: lambda d, t, n: {
        "who": tuple(d(st.lists(st.sampled_from([*t.people.entries] or [0]), min_size=1, max_size=4))),
        "off": d(st.booleans()),
    },
    acts.PlaceTable: lambda d, t, n: None if (v := _of_table(d, t, n)) is None else {
        **v, "column": d(st.integers(0, 4)), "row": d(st.integers(1, 100)), "across": d(st.integers(0, 3))
    },
    acts.NoteBlinds: _blinds,
    acts.NoteBigBlinds: _big_blinds,
    acts.BreakOrder: _order,
    acts.SetRedraws: lambda d, t, n: {"tables": _few(d), "players": _few(d), "first_days": d(st.booleans())},
    acts.Announce: lambda d, t, n: {
        "what": d(st.sampled_from(["break-order", "redraws", "seeded", "colour-up-25", "x"]))
    },
    acts.MarkDuty: lambda d, t, n: {
        "duty": d(st.sampled_from(["balance 1 / 2", "report / 1", "x"])),
        "how": d(st.sampled_from(["done", "dismissed", "otherwise", "x"])),
    },
    acts.Penalise: _penalise,
    acts.GiveRuling: _ruling,
    acts.TallyHands: lambda d, t, n: None if (v := _of_penalised(d, t, n)) is None else {
        **v, "hands": d(st.integers(0, 12)), "misdeals": d(st.integers(0, 2))
    },
    acts.EndPenalty: lambda d, t, n: None if (v := _of_penalised(d, t, n)) is None else {
        **v, "how": d(st.sampled_from(["served", "lifted", "x"]))
    },
    acts.Disqualify: _disqualify,
    acts.CallClock: _call,
    acts.EndClockCall: lambda d, t, n: {
        "outcome": d(st.sampled_from(["acted", "dead", "checked", "withdrawn", "x"])),
        "on": _entry(d, t) if d(st.booleans()) else None,
    },
    acts.SameTime: _same_time,
    acts.OneHand: _one_hand,
    acts.TwoHands: _same_time,
    acts.PrintedSlips: lambda d, t, n: {"action": d(st.integers(1, 30))},
}  # fmt: skip
_HOUSE = {x for x in acts.VERBS.values() if x.__module__.startswith("core.say.")} - {acts.Undo, acts.Redo}
MAKERS |= {x: _by_fields(x) for x in acts.VERBS.values() if x in _HOUSE.difference(MAKERS)}
# Acts that are common in a night are common here.
KINDS = [
    *MAKERS, *[acts.Eliminate] * 6, *[acts.CorrectBust] * 4, *[acts.Reenter] * 3, *[acts.TakeBack] * 2,
    *[acts.SameTime] * 2, *[acts.OneHand] * 2, acts.TwoHands, *[acts.HandPlayed] * 2,
    *[acts.Penalise] * 2, acts.TallyHands, acts.EndPenalty, acts.Disqualify,
    acts.Register, acts.Register, acts.MakeDraw, acts.OpenTable, acts.Move, acts.Pause, acts.Resume,
]  # fmt: skip


def _maybe_row(draw: Draw, t: Tournament) -> int | None:
    row: int | None = draw(st.one_of(st.none(), st.integers(1, len(t.clock.levels) + 1)))
    return row
