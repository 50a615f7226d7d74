"""Places, disqualified players and stacks that are blinded out (procedures I)."""

from core.rulebook.kinds import flag, word
from core.say.mark import mark

GROUPS = {"elimination": mark("Elimination")}

PARAMETERS = (
    word(
        "elimination.same_table", "I1", mark("Players out in one hand"),
        more_chips_higher=mark("The player who began the hand with more chips finishes higher"),
        shared=mark("They share the place"),
    ),
    word(
        "elimination.other_table", "I2", mark("Players out at different tables"),
        shared=mark("Players who go out at the same time share the place"),
        by_time=mark("The player who goes out first finishes lower"),
    ),
    word(
        "elimination.shared_when", "I2", mark("When places at different tables are shared"),
        simultaneous=mark("Whenever the director marks them as simultaneous"),
        hand_for_hand_only=mark("Only in hand-for-hand"),
    ),
    word(
        "elimination.disqualified_chips", "I5", mark("A disqualified player's chips"),
        leave_play=mark("They leave play"),
        dealt_out=mark("They are dealt out to the others at that table"),
    ),
    word(
        "elimination.disqualified_refund", "I5", mark("A disqualified player's entry"),
        none=mark("It is not refunded"),
        by_director=mark("The director decides"),
    ),
    flag(
        "elimination.blinded_out", "I6", mark("Blinded out"),
        on=mark("Absent and penalised players can be blinded out"),
        off=mark("Nobody is blinded out while absent or penalised"),
    ),
)  # fmt: skip
