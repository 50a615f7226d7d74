"""The parameters of a hand: betting, turns, pots, showdown (procedures M). ``core/rulings`` reads them.

Most books are silent on most of these, and no procedure of a night rests on them: where nothing is said the
word is ``by_director``. With a clause that word is a rule that leaves the matter to the director.
"""

from types import MappingProxyType

from core.rulebook.kinds import Alternative, Kind, Number, Parameter, Part, Value, Word, alternative, one_of
from core.rulebook.kinds import Choice as Rule
from core.say.mark import mark

GROUPS = {
    "betting": mark("Betting in a hand"),
    "turn": mark("Turns in a hand"),
    "pot": mark("Dividing the pot"),
    "showdown": mark("Showing hands"),
}

_BY_DIRECTOR = mark("The director decides")


def _word(key: str, name: str, /, **words: str) -> Parameter:
    return Parameter(key, "M", name, Word({"by_director": _BY_DIRECTOR, **words}))


def _choice(key: str, name: str, /, **rules: Alternative) -> Parameter:
    return one_of(key, "M", name, by_director=alternative(_BY_DIRECTOR, _BY_DIRECTOR), **rules)


PARAMETERS = (
    _word(
        "betting.said", mark("Words of a player in turn"),
        binding=mark("What a player says in turn binds"),
    ),
    _word(
        "betting.amount_said", mark("An amount that is said"),
        as_chips=mark("Saying an amount is the same as putting it in"),
    ),
    _word(
        "betting.raise_amount", mark("Saying “raise” and an amount"),
        total=mark("The amount is the player's whole bet"),
        on_top=mark("The amount is added to the bet before"),
    ),
    _word(
        "betting.words_and_chips", mark("Words and chips that differ"),
        higher=mark("The higher amount counts"),
        first=mark("Whichever came first counts, the words if both came together"),
        words=mark("The words count"),
    ),
    _word(
        "betting.call", mark("Putting in the call"),
        chips=mark("Chips of the amount to call are a call"),
    ),
    _word(
        "betting.minimum_bet", mark("Smallest bet"),
        big_blind=mark("A bet is at least the big blind; a smaller one is completed"),
    ),
    _word(
        "betting.raise_at_least", mark("Smallest raise"),
        last_raise=mark("A raise adds at least as much as the last bet or raise added"),
        whole_bet=mark("A raise adds at least as much as the whole bet before"),
    ),
    _word(
        "betting.half", mark("Too small a raise"),
        half_completes=mark("From half of a full raise on it is completed; less is a call"),
    ),
    _word(
        "betting.half_of", mark("What half of is asked"),
        full_raise=mark("Half of a full raise"),
        whole_bet=mark("Half of the whole bet before"),
    ),
    _word(
        "betting.raise_said", mark("Too small a raise that was announced"),
        minimum_raise=mark("It is completed to the smallest raise"),
        half_counts=mark("From half of a full raise on it is completed; less is a call"),
    ),
    _word(
        "betting.short_all_in", mark("All-in for less"),
        allowed=mark("A player who is all-in may bet, call or raise for less"),
    ),
    _word(
        "betting.one_chip_blinds", mark("One chip before the flop, only blinds in"),
        call=mark("One chip without a word is a call"),
        value=mark("One chip without a word counts with its whole value"),
    ),
    _word(
        "betting.one_chip_open", mark("One chip where nobody has bet"),
        value=mark("One chip without a word is a bet of its value"),
    ),
    _word(
        "betting.one_chip", mark("One chip facing a bet"),
        call=mark("One chip without a word is a call"),
        value=mark("One chip without a word counts with its whole value"),
    ),
    _word(
        "betting.one_chip_raise", mark("Saying “raise” with one chip"),
        its_value=mark("The raise goes as far as the chip's value and the limit allow"),
    ),
    _word(
        "betting.word_after_chips", mark("A word once the chips lie there"),
        too_late=mark("It is too late: the chips count without it"),
        counts=mark("It counts as if it had come first"),
    ),
    _word(
        "betting.several_chips", mark("Several chips without a word"),
        total=mark("Their total counts"),
        call_unless_smallest_spare=mark("They are a call unless the call is there without the smallest chip"),
        call_unless_more_without_smallest=mark(
            "They are a call unless more than the call is there without the smallest chip"
        ),
    ),
    _word(
        "betting.old_chips", mark("Chips of an earlier bet still in front"),
        total=mark("Old and new chips count together"),
    ),
    _word(
        "betting.pulled_back", mark("Pulling back chips of an earlier bet"),
        call_or_raise=mark("The player has to call or raise"),
    ),
    _word(
        "betting.string", mark("Chips in several motions without a word"),
        call_or_first_amount=mark("A call facing a bet, otherwise a bet of the first amount"),
        first_motion=mark("The first motion counts"),
    ),
    _word(
        "betting.after_raise", mark("Saying “raise”, then chips in two motions"),
        call_then_once=mark("Allowed once, after exactly the call; otherwise the first motion is the raise"),
        call_then_once_else_call=mark("Allowed once, after exactly the call; otherwise it is a call"),
    ),
    _word(
        "betting.short_call", mark("Fewer chips than the call"),
        fold_or_complete=mark("The player folds and loses them, or completes the call without raising"),
        full_call_heads_up_or_opening=mark(
            "Heads-up or against the opening bet it is a full call; otherwise the director decides"
        ),
    ),
    _word(
        "betting.tiny", mark("A chip far too small for the bet"),
        full_call=mark("It is a full call"),
    ),
    _word(
        "betting.check_facing_bet", mark("Saying “check” facing a bet"),
        call_or_fold=mark("The player may call or fold"),
    ),
    _word(
        "betting.call_without_bet", mark("Saying “call” where nobody has bet"),
        check=mark("It is a check"),
    ),
    _word(
        "betting.raise_without_bet", mark("Saying “raise” where nobody has bet"),
        minimum_bet=mark("It is at least the smallest bet"),
    ),
    _word(
        "betting.pot_said", mark("Saying “pot” in no-limit"),
        valid_bet=mark("The player has to make a valid bet or raise"),
    ),
    _word(
        "betting.unclear_amount", mark("An amount with several meanings"),
        highest_within_pot=mark("The highest meaning that is not more than the pot"),
    ),
    _word(
        "betting.above_pot", mark("More than the pot in pot-limit"),
        to_the_pot=mark("The bet is corrected to the pot"),
    ),
    _word(
        "betting.short_blind", mark("A short big blind in pot-limit"),
        counts_full=mark("Before the flop the largest bet is counted as if the blind were full"),
    ),
    _word(
        "betting.corrected", mark("A wrong amount noticed later"),
        within_round=mark("It is corrected until the next card is dealt; then it stands"),
        within_round_to_whole_blinds=mark("It is made up to the next whole big blind until the next card"),
    ),
    _word(
        "betting.reopens", mark("All-in for less than a full raise"),
        full_raise=mark("Betting reopens only for a player who faces a full raise"),
        half=mark("Betting reopens from half of a full raise on"),
    ),
    _word(
        "betting.reopens_limit", mark("The same in limit"),
        full_raise=mark("Betting reopens only for a player who faces a full raise"),
        half=mark("Betting reopens from half of a full raise on"),
    ),
    _word(
        "betting.reopens_together", mark("Several all-ins for less"),
        yes=mark("They count together"),
        no=mark("Each counts by itself"),
    ),
    _word(
        "turn.out_of_turn", mark("Acting out of turn"),
        by_action=mark("It depends on the action and on how many players are left"),
        binding_unless_changed=mark("It binds unless a bet or raise has been made before"),
    ),
    _choice(
        "turn.skipped", mark("A player who was passed over"),
        players_behind=alternative(
            mark("Lost after so many players"),
            mark("The action is lost once {players} players have acted behind"),
            players=Part(mark("Players behind"), Number(1, 9)),
        ),
        substantial=alternative(
            mark("Lost after substantial action"),
            mark("After substantial action behind the floor kills the hand or limits it to passive actions"),
        ),
    ),
    _word(
        "turn.begun", mark("No misdeal any more"),
        two_after_big_blind=mark("Once both players after the big blind have acted"),
        substantial=mark("Once two players have acted with chips, or three in any way"),
        substantial_any_two=mark("Once two have acted, unless both checked or folded, or three in any way"),
    ),
    _word(
        "pot.odd_chip", mark("Odd chip"),
        first_left=mark("It goes to the first winner to the left of the button"),
    ),
    _word(
        "pot.odd_high_low", mark("Odd chip between high and low"),
        high_hand=mark("It goes to the high hand"),
        high_worst_position=mark("All odd chips go to the high hand in the worst position"),
        first_left_of_all=mark("It goes to the first winner to the left of the button, high or low"),
    ),
    _word(
        "pot.odd_stud", mark("Odd chip in stud"),
        highest_card=mark("It goes to the highest card by suit"),
        first_left=mark("It goes to the first winner to the left of the button"),
    ),
    _word(
        "pot.odd_chips_several", mark("Several odd chips"),
        one_each=mark("One each, in order"),
        all_to_first=mark("All go to the first in order"),
    ),
    _word(
        "pot.side_pots", mark("Side pots"),
        each=mark("Each pot is divided by itself"),
        together=mark("Pots with the same winners are divided together"),
    ),
    _word(
        "showdown.first_after_bet", mark("First to show after a bet on the last card"),
        last_aggressor=mark("The last player to bet or raise shows first"),
    ),
    _word(
        "showdown.first_without_bet", mark("First to show without a bet on the last card"),
        first_left=mark("The first player to the left of the button shows first"),
    ),
)  # fmt: skip

# The words that hold where a book says nothing and something has to be worked out all the same.
_WORKED_OUT = {
    "pot.odd_chips_several": "one_each", "pot.side_pots": "each", "betting.old_chips": "total",
    "betting.raise_at_least": "last_raise", "betting.half_of": "full_raise",
}  # fmt: skip


def _silent(key: str, kind: Kind) -> Value:
    found = _WORKED_OUT.get(key, "by_director")
    return found if isinstance(kind, Word) else Rule(found)


SILENT = MappingProxyType({x.key: _silent(x.key, x.kind) for x in PARAMETERS})
