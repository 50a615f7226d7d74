"""The Floor page's words: penalties, calls of the clock, hand-for-hand, rulings."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

from core.hand_for_hand import from_money, places_paid, several_tables
from core.kept_penalty import KeptPenalty
from core.tournament import Tournament
from gui.text_conduct import step_text
from gui.text_numbers import amount, date_of, listed, ordinal, time_of_day
from gui.text_tr import counted, mark, tr

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
    "more": mark("More…"),
    "filter": mark("Find a ruling"),
}
_WORDS = {
    "penalties": mark("Penalties"),
    "empty": mark("No penalties tonight"),
    "empty_more": mark("P gives one: the next step of the rulebook's ladder is proposed from the record."),
    "rulings": mark("Rulings"),
    "calls": mark("Clock calls"),
    "no_rulings": mark("Nothing was ruled against the rules. What is done anyway stands here, with why."),
    "no_calls": mark("Nobody has called the clock tonight. C calls it."),
    "none_found": mark("Nothing here matches. Clear the field to see everything."),
    "find": mark("Find…"),
    "print": mark("Print…"),
    "not_yet": mark("This paper cannot be printed yet."),
    "choose": mark("Choose a penalty first."),
    "seat_first": mark("Choose a seat somebody sits in first."),
    "none_serves": mark("That penalty is not being served."),
    "no_hands": mark("Only a penalty in hands or rounds is tallied."),
    "no_call": mark("The clock runs on nobody."),
    "cancel": mark("Cancel"),
    "who": mark("Who"),
    "who_hint": mark("Name, number or seat"),
    "give": mark("Give the penalty"),
    "step": mark("Penalty"),
    "other_minutes": mark("other minutes…"),
    "other_hands": mark("other hands…"),
    "other_rounds": mark("other rounds…"),
    "number": mark("How many"),
    "number_wrong": mark("Write how many."),
    "offence": mark("What was done"),
    "offence_hint": mark("for example phone at the table"),
    "clause": mark("Clause of the offence"),
    "clause_hint": mark("if you know it"),
    "claimed": mark("Claimed at"),
    "time_wrong": mark("Write the time like 20:14."),
    "dead_hand": mark("The hand is dead besides"),
    "exposed": mark("For exposed cards"),
    "anyway": mark("Why it is done anyway"),
    "why_first": mark("Write why first."),
    "stack": mark("Chips counted"),
    "stack_hint": mark("not counted"),
    "shares": mark("Dealt out to the others at the table"),
    "refund": mark("Paid back"),
    "caller": mark("Called by"),
    "caller_hint": mark("not said"),
    "seconds": mark("Seconds"),
    "call": mark("Call the clock"),
    "table": mark("Table"),
    "hands_out": mark("Hands sat out so far, all told"),
    "misdeals": mark("Of them misdeals"),
    "note": mark("Note"),
    "same_title": mark("Out at the same time"),
    "same_hint": mark("Tick those who went out at one moment, at different tables."),
    "same": mark("They share"),
    "nobody_out": mark("Nobody is out yet."),
    "two_out": mark("Choose two or more."),
}  # fmt: skip
_COLUMNS = (mark("Seat"), mark("Player"), mark("Penalty"), mark("Left"), mark("For"), mark("Given"))
_OFFENCES = (
    mark("phone at the table"),
    mark("acting out of turn"),
    mark("exposed cards"),
    mark("talking about the hand"),
    mark("showing cards to another player"),
    mark("abusive language"),
    mark("delaying the game"),
    mark("late to the table"),
    mark("soft play"),
    mark("chip dumping"),
    mark("leaving the table during a hand"),
    mark("touching another player's chips"),
)
_RESULTS = {
    "": mark("running"),
    "acted": mark("acted in time"),
    "dead": mark("hand dead"),
    "checked": mark("checked"),
    "withdrawn": mark("taken back"),
}


def word(key: str) -> str:
    """A fixed word or sentence of the page."""
    return tr(_WORDS[key])


def deed(key: str) -> str:
    """What a button or a menu does."""
    return tr(_DEEDS[key])


def named(key: str, name: str) -> str:
    """A menu entry with whom it means."""
    return {
        "penalty": tr("Penalty for {name}…", name=name),
        "clock_now": tr("Call the clock on {name}", name=name),
        "disqualify": tr("Disqualify {name}…", name=name),
        "misdeal": tr("Misdeal at table {name}", name=name),
    }.get(key) or deed(key)


def column(section: int) -> str:
    return tr(_COLUMNS[section])


def offences() -> list[str]:
    """What is punished most, to choose from."""
    return [tr(x) for x in _OFFENCES]


# -- the lists ----------------------------------------------------------------------------------------


def sit_out(n: int, name: str, back: str) -> str:
    """How many sit out, and who may be back first and when; empty where nobody sits out."""
    if not n:
        return ""
    said = counted(n, "{n} sits out", "{n} sit out")
    return tr("{said} · next back {time}, {name}", said=said, time=back, name=name) if back else said


def till(at: int, zone: tzinfo) -> str:
    return tr("till {time}", time=time_of_day(at, zone))


def stands() -> str:
    """Minutes do not run."""
    return tr("stands")


def past_break() -> str:
    """It ends only after a break, which may be cut short."""
    return tr("into the next level")


def hands_left(n: int) -> str:
    return counted(n, "{n} hand", "{n} hands")


def of_hands(served: int, hands: int) -> str:
    return tr("{served} of {hands} sat out", served=served, hands=hands)


def may_come_back() -> str:
    return tr("over")


def come_back_tail() -> str:
    return tr("may come back")


def waits() -> str:
    return tr("after the one before")


def ended(how: str, at: int, zone: tzinfo) -> str:
    time = time_of_day(at, zone)
    return tr("lifted {time}", time=time) if how == "lifted" else tr("served {time}", time=time)


def went_out() -> str:
    return tr("is out")


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
    """Under a call's name: by whom, how long, what is counted down after that, the how manieth tonight."""
    time = tr("{n} s to act", n=seconds)
    if then:
        time = tr("{time}, then {n} counted down", time=time, n=then)
    parts = (tr("called by {name}", name=by) if by else "", time, nth_call(nth))
    return " · ".join(filter(None, parts))


def count_of(title: str, n: int) -> str:
    return tr("{title} · {n}", title=title, n=amount(n)) if n else title


def quoted(motivation: str) -> str:
    return tr("“{text}”", text=motivation) if motivation else ""


# -- hand-for-hand ------------------------------------------------------------------------------------


def hand_title(number: int) -> str:
    return tr("Hand-for-hand · hand {n}", n=amount(number))


def money_short(t: Tournament) -> str:
    """Beside the button that begins it; nothing where the prizes are not known."""
    left = from_money(t)
    if left is None:
        return ""
    return tr("{n} from the money", n=amount(left)) if left else tr("all are paid")


def to_the_money(t: Tournament) -> str:
    """``10 players, 9 paid: 1 from the money``; what is missing where the prizes are not known."""
    left = from_money(t)
    if left is None:
        return tr("No prizes are set: nobody knows how far the money is.")
    players = counted(len(t.live), "{n} player", "{n} players")
    if not left:
        return tr("{players}, all of them paid", players=players)
    if not several_tables(t):
        return tr("{players}, {paid} paid: {n} from the money, at one table", players=players,
                  paid=amount(places_paid(t)), n=amount(left))  # fmt: skip
    return tr("{players}, {paid} paid: {n} from the money", players=players, paid=amount(places_paid(t)),
              n=amount(left))  # fmt: skip


# -- the dialogs --------------------------------------------------------------------------------------


def penalty_title(name: str) -> str:
    return tr("Penalty for {name}", name=name) if name else tr("Give a penalty")


def disqualify_title(name: str) -> str:
    return tr("Disqualify {name}", name=name) if name else tr("Disqualify a player")


def call_title(name: str) -> str:
    return tr("Call the clock on {name}", name=name) if name else tr("Call the clock")


def hands_title(name: str) -> str:
    return tr("Hands {name} has sat out", name=name)


def misdeal_title() -> str:
    return tr("Misdeal")


def no_table(label: str) -> str:
    return tr("There is no open table {label}.", label=label)


def step_choice(step: str, than: str) -> str:
    """A step to choose, with how it compares with the one proposed."""
    said = step_text(step)
    if than == "next":
        return tr("{step} · next", step=said)
    if than in ("harder", "too_hard"):
        return tr("{step} · harder", step=said)
    return said


def disqualification() -> str:
    return tr("disqualification…")


def tonight_line(at: int, step: str, offence: str, zone: tzinfo, *, lifted: bool) -> str:
    """One of the record."""
    said = tr("{time}  {step} for {offence}", time=time_of_day(at, zone), step=step_text(step),
              offence=offence)  # fmt: skip
    return tr("{said}, lifted", said=said) if lifted else said


def earlier_line(x: KeptPenalty, zone: tzinfo) -> str:
    said = tr("{date}  {step} for {offence}", date=date_of(x.at, zone), step=step_text(x.step),
              offence=x.offence)  # fmt: skip
    return tr("{said} ({title})", said=said, title=x.title) if x.title else said


def clean_record() -> str:
    return tr("No penalty tonight or on earlier nights that are kept.")


def and_more(n: int) -> str:
    return counted(n, "and {n} more", "and {n} more")


def dealt_so_far(total: int, stack: int | None) -> str:
    """Under the shares, while they are typed."""
    if stack is None:
        return tr("{sum} dealt out", sum=amount(total))
    if total == stack:
        return tr("{sum} dealt out: all of it", sum=amount(total))
    return tr("{sum} of {stack} dealt out", sum=amount(total), stack=amount(stack))


def share_of(seat: int, name: str) -> str:
    return tr("Seat {seat}  {name}", seat=seat, name=name)


def leaves_play() -> str:
    return tr("The chips leave play.")


def nothing_back() -> str:
    return tr("Nothing is paid back.")


def refund_hint(paid: str) -> str:
    return tr("nothing; {paid} were paid", paid=paid)


def seconds_hint(n: int) -> str:
    return tr("{n}, as the rulebook has it", n=n)


def unknown(text: str) -> str:
    return tr("There is nobody “{text}” in play.", text=text)


def bust_line(name: str, at: int, table: str, zone: tzinfo) -> str:
    """One who is out, to be ticked."""
    where = tr("table {label}", label=table) if table else ""
    return " · ".join(filter(None, (name, time_of_day(at, zone), where)))


def names_of(names: Sequence[str]) -> str:
    return listed(names)
