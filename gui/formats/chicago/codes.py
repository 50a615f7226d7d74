"""The duties of Chicago by name, for the history."""

from gui.words.tr import Context, mark

tr = Context("settings")

DRAWS = {
    "chicago_heat": mark("heat"), "chicago_a": mark("A final"), "chicago_b": mark("B final"),
    "chicago_heat_again": mark("heat, again"), "chicago_a_again": mark("A final, again"),
    "chicago_b_again": mark("B final, again"), "chicago_round": mark("round"),
}  # fmt: skip
DUTIES = {
    "draw_heat": mark("draw a heat"),
    "draw_round": mark("draw the next round"),
    "protocol_missing": mark("a missing score sheet"),
    "play_off": mark("a play-off"),
    "time_round": mark("start the time of a round"),
    "time_up": mark("the time of a round is up"),
    "out_of_round": mark("a player out of the round"),
    "said_with_less": mark("a Chicago said with too few points"),
    "no_show": mark("a player who is not there"),
    "latecomer": mark("a player who came after the draw"),
    "champion": mark("announce the champion"),
}
