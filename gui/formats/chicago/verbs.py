"""The verbs of Chicago and their words, explained in the command bar."""

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
# As those of every tournament (``gui.words.commands``).
KEYWORDS: Mapping[str, str] = {
    "stage at": mark("when the heat begins: 16:30"),
    "stage to": mark("where they go on: next, finals, final, end, or proposed"),
    "best": mark("how many of each table go on"),
    "again": mark("the heat that is drawn and has not begun"),
    "against": mark("the opponent who is taken to 0 points"),
    "also": mark("an equal hand scores too"),
    "deal": mark("which deal, to correct it"),
    "exchange": mark("which exchange, to correct it"),
    "round": mark("which round, to correct it"),
    "heat": mark("which heat, to correct it"),
    "protocol round": mark("which round"),
    "protocol heat": mark("which heat, if an earlier one"),
    "broken by": mark("the seat of the player who broke it"),
    "deuce": mark("the last trick was won with a deuce"),
    "mistake cards": mark("how many cards were dealt wrong"),
    "deduct points": mark("how many points"),
    "deduct for": mark("the reason"),
    "protocol points": mark("the points of the seats, in order: 53 27 14 6"),
    "strokes": mark("all points made in the seats, if some were taken off"),
    "said": mark("the seats that said Chicago"),
    "made": mark("the seats that made Chicago"),
    "out": mark("the seats that are out"),
    "protocol won": mark("the seat with a straight flush, or that won at the exit"),
    "time": mark("the clock ended the round"),
    "play-off points": mark("the points of each, in that order: 12 8"),
    "play-off won": mark("the player who had a straight flush"),
    "replaced": mark("the player of a table of four who plays instead"),
}
