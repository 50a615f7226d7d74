"""The points of the championship's Chicago, each with what it is about."""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, str] = {
    "1": "four play at a table, three at least",
    "2": "a table plays three rounds",
    "3": "the players keep the score and watch each other",
    "4": "nobody has to tell what he exchanged",
    "5": "the table agrees on a scorekeeper",
    "6": "the deal goes clockwise; the cut card and the button are used",
    "7": "seats are drawn again each round; the best two go on, on the second day the best",
    "8": "20, 12, 8 and 5 points for a round; the protocols are kept",
    "9": "strokes in bundles of five",
    "10": "a ring round the name of who said Chicago",
    "11": "equal after three rounds: deals, Chicagos, a play-off of three deals without Chicago",
    "12": "three exchanges of four cards at most; a single card is open first",
    "13": "all throw before anybody exchanges",
    "14": "wrong cards cost the dealer 3 points each, unless under the stop",
    "15": "so does a card opened wrongly, which is shuffled back",
    "16": "the muck is shuffled where cards run out",
    "17": "points are told clockwise; nobody lies or fishes",
    "18": "from 45 points no exchange; who does drops to 0",
    "19": "what hands, tricks and Chicago score; nobody below 0; ties",
    "20": "Chicago from 15 points; said at least once to win",
    "21": "at 52 without Chicago said: out, no round points",
    "22": "the question after the last exchange; the answer stands",
    "23": "who said it leads and must win every trick; nothing else scores",
    "24": "the first to break it gets 10, nobody must; ring and stars",
    "25": "else the player left of the dealer leads",
    "26": "who can follow suit must; a revoke kills the hand for the tricks",
    "27": "the last trick 5, with a deuce 10",
    "28": "who is out has 0 points; the others play on",
    "29": "cards are laid so that all can see them",
    "30": "52 ends the round, in an exchange too",
    "31": "every point is written, past 52 too",
    "32": "the director decides what the table cannot",
    "days": "64 to 32 to 16, then A and B finals; five players",
}
