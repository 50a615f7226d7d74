"""The calculators that a situation's data may name, each with the words it can find."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from core.rulebook.kinds import Flag, OneOf, Word
from core.rulebook.parameters import PARAMETERS, at_table
from core.rulings import bets, counts, pots, reopening, showing, table, turn
from core.rulings.found import Book, Facts, Found


@dataclass(frozen=True, slots=True)
class Calculator:
    """``words`` are the cases it can find, each with its meaning; ``keys`` are the parameters it reads."""

    find: Callable[[Facts, Book], Found]
    words: Mapping[str, str]
    keys: tuple[str, ...] = ()


def _parameter(key: str) -> Calculator:
    kind = PARAMETERS[key].kind
    if isinstance(kind, Word):
        words: Mapping[str, str] = kind.words
    elif isinstance(kind, Flag):
        words = {"true": kind.on, "false": kind.off}
    else:
        assert isinstance(kind, OneOf), key
        words = {name: alternative.name for name, alternative in kind.rules.items()}
    return Calculator(counts.by_parameter(key), words, (key,))


_COUNTED = counts.NONE_ONE_MORE
# Parameters that a situation reads as they stand.
READ = (
    "balance.to", "betting.said", "breaking.wait", "level.cap_heads_up", "elimination.same_table",
    "elimination.other_table", "level.short_ante", "clock_call.caller", "clock_call.doubt", "clock_call.zero",
    "draw.wrong_seat", "elimination.disqualified_chips", "entering.handover", "entering.late",
    "level.begins", "level.replay", "penalty.cards", "penalty.posts", "positions.empty_button",
)  # fmt: skip


def _of(group: str) -> tuple[str, ...]:
    """Return the parameters of a group that tells of a hand."""
    return tuple(key for key in at_table.SILENT if key.startswith(f"{group}."))


_REOPENS = ("betting.reopens", "betting.reopens_limit", "betting.reopens_together")
_APART = (*_REOPENS, "betting.corrected", "betting.short_blind")
_PUT_IN = tuple(key for key in _of("betting") if key not in _APART)

CALCULATORS: Mapping[str, Calculator] = {
    "put_in": Calculator(bets.put_in, bets.PUT_IN, _PUT_IN),
    "out_of_turn": Calculator(turn.out_of_turn, turn.OUT_OF_TURN, ("turn.out_of_turn",)),
    "skipped": Calculator(turn.skipped, turn.SKIPPED, ("turn.skipped",)),
    "begun": Calculator(turn.begun, turn.BEGUN, ("turn.begun",)),
    "reopens": Calculator(reopening.may_raise, reopening.REOPENS, _REOPENS),
    "split_pot": Calculator(pots.split_pot, pots.POTS, _of("pot")),
    "side_pots": Calculator(pots.side_pots, pots.POTS, _of("pot")),
    "shows_first": Calculator(showing.shows_first, showing.SHOWS_FIRST, _of("showdown")),
    "last_all_in": Calculator(showing.last_all_in, showing.LAST_ALL_IN),
    "in_the_pot": Calculator(showing.in_the_pot, counts.STEPS),
    "uncalled": Calculator(showing.uncalled, showing.UNCALLED),
    "exposed_count": Calculator(counts.none_one_more("exposed"), _COUNTED),
    "boxed_count": Calculator(counts.none_one_more("boxed"), _COUNTED),
    "blind_short": Calculator(counts.none_one_more("blind_missing"), _COUNTED),
    "pot_players": Calculator(counts.pot_players, counts.POT_PLAYERS),
    "flop_cards": Calculator(counts.flop_cards, counts.FLOP_CARDS),
    "corrected": Calculator(counts.corrected, counts.CORRECTED, ("betting.corrected",)),
    "accepted": Calculator(counts.accepted, counts.STEPS),
    "anyone_acted": Calculator(counts.how_many_acted, _COUNTED),
    "substantial_next": Calculator(turn.substantial_next, turn.SUBSTANTIAL),
    "pot_limit_most": Calculator(counts.pot_limit_most, counts.STEPS),
    "penalty_hands": Calculator(counts.penalty_hands, counts.STEPS, ("penalty.round",)),
    "penalty_steps": Calculator(counts.penalty_steps, counts.STEPS, ("penalty.ladder",)),
    "uneven": Calculator(table.uneven, table.UNEVEN, ("balance.due_difference",)),
    "who_moves": Calculator(table.who_moves, table.WHO_MOVES, ("balance.who",)),
    "short_table": Calculator(table.short_table, table.SHORT_TABLE, ("balance.halt",)),
    "next_blinds": Calculator(table.next_blinds, table.NEXT_BLINDS, ("positions.empty_button",)),
    "raises_left": Calculator(table.raises_left, table.RAISES),
    "clock_left": Calculator(table.clock_left, table.CLOCK_LEFT, counts.CLOCK),
    "disqualified_stack": Calculator(table.chips_told("stack", "out"), counts.STEPS),
    "hidden": Calculator(table.chips_told("hidden_worth", "out"), counts.STEPS),
    "blind_dodged": Calculator(table.chips_told("dodged", "lost"), counts.STEPS),
    "completed_later": Calculator(counts.completed_later, counts.COMPLETED, ("betting.half",)),
    "long_penalty": Calculator(counts.long_penalty, counts.YES_NO),
    "more_chips": Calculator(table.more_chips, table.MORE_CHIPS),
    "penalty_minutes": Calculator(counts.penalty_minutes, counts.STEPS, ("penalty.ladder",)),
    "clock_seconds": Calculator(counts.clock_seconds, counts.STEPS, counts.CLOCK),
    **{key: _parameter(key) for key in READ},
}
