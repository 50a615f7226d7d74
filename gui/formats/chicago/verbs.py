"""The verbs of Chicago, explained in the command bar."""

from collections.abc import Mapping

from gui.words.tr import Context, mark

tr = Context("commands")

VERBS: Mapping[str, str] = {
    "stage": mark("plan a heat: 2 at 16:30 best 2 to next"),
    "draw heat": mark("draw the next heat"),
    "draw round": mark("draw the seats of the next round at these tables"),
    "points": mark("write who scores what: 7.3 flush, or 7.0 for nobody"),
    "chicago": mark("write who says Chicago: 7.1"),
    "declined": mark("write that nobody says Chicago"),
    "made": mark("write that Chicago was made"),
    "broken": mark("write who broke the Chicago: 7 by 7.2"),
    "trick": mark("write who wins the last trick: 7.2, or 7.2 deuce"),
    "mistake": mark("write a dealer’s mistake: 7 cards 2"),
    "bought": mark("write who exchanged in spite of the stop"),
    "revoke": mark("write who did not follow suit"),
    "deduct": mark("take points off: 7.2 points 5"),
    "round time": mark("give the round a time, in minutes: 40"),
    "time up": mark("end a round by the clock"),
    "protocol": mark("enter a round from paper: 7 round 1 points 53 27 14 6 said 1 made 1"),
    "play-off": mark("enter a play-off: 7.1 7.3 points 12 8"),
    "advance": mark("say who advances from a table"),
    "auditor": mark("name a table’s scorekeeper"),
    "no-show": mark("take out a player who is not there at the first deal"),
    "late": mark("seat a late player: Eva at 7"),
    "leave": mark("note that a player leaves: 0 from this round on"),
}
