"""The numbers of the rulebook that is played."""

from __future__ import annotations

from core.formats.chicago.numbers import Numbers
from core.rulebook.book import Rulebook

_HANDS = ("pair", "two_pair", "trips", "straight", "flush", "full_house", "quads")
_PLACES = ("first", "second", "third", "fourth")


def numbers_of(book: Rulebook) -> Numbers:
    """Return the numbers and readings of this book. A place below the fourth brings nothing."""
    number, word = book.number, book.word
    most = number("chicago_seats.most")
    places = (*(number(f"chicago_match.{x}") for x in _PLACES), 0, 0)
    return Numbers(
        hands=tuple(number(f"chicago_points.{x}") for x in _HANDS),
        exit=number("chicago_end.exit"),
        stop=number("chicago_exchange.stop"),
        ask_from=number("chicago_said.from"),
        made=number("chicago_said.made"),
        broken=number("chicago_said.broken"),
        breaker=number("chicago_said.breaker"),
        trick=number("chicago_tricks.last"),
        deuce=number("chicago_tricks.deuce"),
        mistake=number("chicago_exchange.mistake"),
        exchanges=number("chicago_exchange.times"),
        rounds=number("chicago_match.rounds"),
        places=places[: max(most, len(_PLACES))],
        most=most,
        fewest=number("chicago_seats.fewest"),
        advance=number("chicago_stages.advance"),
        exit_adds=word("chicago_points.straight_flush") == "adds",
        quads_reset=book.flag("chicago_points.quads_reset"),
        equal_score=word("chicago_points.equal") == "each",
        needs_ring=book.flag("chicago_end.ring"),
        finals_a_b=word("chicago_stages.last_day") == "finals_a_b",
        seats_each_round=word("chicago_seats.drawn") == "each_round",
        by_table=word("chicago_match.next_round") == "table",
        points_first=word("chicago_said.order") == "points_first",
        net=word("chicago_match.totals") == "net",
        time_needs_ring=word("chicago_end.time") == "best_ring",
        revoke=book.flag("chicago_tricks.revoke"),
        auditor_each_round=word("chicago_seats.auditor") == "round",
    )
