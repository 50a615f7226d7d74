"""The Floor page's words: penalties, calls of the clock, hand-for-hand, rulings."""

from __future__ import annotations

from datetime import tzinfo

from core.hands.hand_for_hand import several_tables
from core.money.payouts import from_money, places_paid
from core.tournament.state import Tournament
from gui.words.numbers import amount, ordinal, time_of_day
from gui.words.tr import Context, mark

tr = Context("floor")

_DEEDS = {
    "penalty": mark("Penalty…"),
    "clock": mark("Call the clock…"),
    "clock_now": mark("Call the clock"),
    "disqualify": mark("Disqualify…"),
    "misdeal": mark("Misdeal"),
    "misdeal_ask": mark("Misdeal…"),
    "same": mark("Out at the same time…"),
    "hand_for_hand": mark("Hand-for-hand"),
    "hand_for_hand_back": mark("End hand-for-hand"),
    "hand": mark("Hand played"),
    "tally": mark("Hand sat out"),
    "hands": mark("Hands…"),
    "served": mark("Served"),
    "lift": mark("Lift"),
}
_RESULTS = {
    "": mark("running"),
    "acted": mark("acted in time"),
    "dead": mark("hand dead"),
    "checked": mark("checked"),
    "withdrawn": mark("withdrawn"),
    "out": mark("went out"),
}


def deed(key: str) -> str:
    """What a button or a menu does."""
    return tr(_DEEDS[key])


# -- the lists ----------------------------------------------------------------------------------------


def sit_out(n: int, name: str, back: str) -> str:
    """How many sit out, and who may be back first and when; empty where nobody sits out."""
    if not n:
        return ""
    said = tr("%n sit out", n)
    return tr("{said} · next back {time}, {name}", said=said, time=back, name=name) if back else said


def of_hands(served: int, hands: int) -> str:
    return tr("{served} of {hands} sat out", served=served, hands=hands)


def come_back_tail() -> str:
    return tr("may return")


def ended(how: str, at: int, zone: tzinfo) -> str:
    time = time_of_day(at, zone)
    return tr("lifted {time}", time=time) if how == "lifted" else tr("served {time}", time=time)


def chips_gone(chips: int, *, dealt: bool) -> str:
    """What became of a disqualified player's chips."""
    if not chips:
        return ""
    said = tr("{chips} dealt out") if dealt else tr("{chips} out of play")
    return said.replace("{chips}", amount(chips))


def result(outcome: str) -> str:
    """What a call of the clock came to."""
    return tr(_RESULTS.get(outcome, outcome))


def nth_call(n: int) -> str:
    return tr("{nth} call on this player tonight", nth=ordinal(n)) if n > 1 else ""


def call_line(by: str, seconds: int, then: int, nth: int) -> str:
    """Under a call's name: by whom, how long, what is counted down after that, the how manieth tonight.
    ``seconds`` and ``then`` are 0 once they are over."""
    time = tr("{n} s to act", n=seconds) if seconds else ""
    if then:
        down = tr("{time}, then {n} counted down", time=time, n=then)
        time = down if seconds else tr("{n} counted down", n=then)
    if not time:
        time = tr("time is up")
    parts = (tr("called by {name}", name=by) if by else "", time, nth_call(nth))
    return " · ".join(filter(None, parts))


def count_of(title: str, n: int) -> str:
    return tr("{title} {n}", title=title, n=amount(n)) if n else title


# -- hand-for-hand ------------------------------------------------------------------------------------


def hand_title(number: int) -> str:
    return tr("Hand-for-hand · hand {n}", n=amount(number))


def money_short(t: Tournament) -> str:
    """Beside the button that begins it; nothing where the prizes are not known."""
    left = from_money(t)
    if left is None:
        return ""
    return tr("{n} from the money", n=amount(left)) if left else tr("all are paid")


def hand_for_hand_ask(t: Tournament) -> str:
    """Say what the letter would begin or end."""
    if t.game.hand_for_hand is not None:
        return tr("Hand-for-hand ends and the clock resumes.")
    return f"{tr('Hand-for-hand begins, and the clock stops.')} {to_the_money(t)}"


def hand_played_ask(minutes: int) -> str:
    if not minutes:
        return tr("All tables have played this hand: it counts as one hand of the level.")
    return tr(
        "All tables have played this hand: the level is %n minutes shorter.",
        minutes,
    )


def to_the_money(t: Tournament) -> str:
    """``10 players, 9 paid: 1 from the money``; what is missing where the prizes are not known."""
    left = from_money(t)
    if left is None:
        return tr("No prizes are set: the distance to the money is unknown.")
    players = tr("%n players", len(t.people.live))
    if not left:
        return tr("{players}, all of them paid", players=players)
    if not several_tables(t):
        return tr("{players}, {paid} paid: {n} from the money, at one table", players=players,
                  paid=amount(places_paid(t)), n=amount(left))  # fmt: skip
    return tr("{players}, {paid} paid: {n} from the money", players=players, paid=amount(places_paid(t)),
              n=amount(left))  # fmt: skip
