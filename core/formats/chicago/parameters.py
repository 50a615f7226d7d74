"""The parameters of Chicago: the numbers and readings of the rulebook's points (procedures L)."""

from core.rulebook.kinds import Parameter, Value, flag, number, word
from core.say.mark import mark

GROUPS = {
    "chicago_seats": mark("Tables and seats"),
    "chicago_exchange": mark("Exchanges"),
    "chicago_points": mark("Points"),
    "chicago_said": mark("Chicago"),
    "chicago_tricks": mark("Tricks"),
    "chicago_end": mark("End of the round"),
    "chicago_match": mark("Match"),
    "chicago_stages": mark("Heats and finals"),
    "chicago_table": mark("At the table"),
}

AT_TABLE: tuple[Parameter, ...] = (
    flag(
        "chicago_table.owned", "L3", mark("The score is the table's"),
        on=mark("The players own the score and watch each other's exchanges and open cards"),
        off=mark("The score is the table's: the table decides"),
    ),
    flag(
        "chicago_table.silent", "L3", mark("How many cards"),
        on=mark("A player does not have to say how many cards, or which open card, were taken"),
        off=mark("How many cards: the table decides"),
    ),
    flag(
        "chicago_table.deal", "L3", mark("The deal"),
        on=mark("The deal rotates clockwise, the player at its right cuts, cut card and button are used"),
        off=mark("The deal: the table decides"),
    ),
    flag(
        "chicago_table.open_card", "L3", mark("A single card"),
        on=mark("A single card is offered open; a player who does not take it gets a closed one"),
        off=mark("A single card: the table decides"),
    ),
    flag(
        "chicago_table.discard_first", "L3", mark("Discards"),
        on=mark("All players discard before any card is exchanged"),
        off=mark("Discards: the table decides"),
    ),
    flag(
        "chicago_table.muck", "L3", mark("Cards run out"),
        on=mark("Where cards run out, the muck is shuffled and dealt from"),
        off=mark("Cards run out: the table decides"),
    ),
    flag(
        "chicago_table.declare", "L3", mark("Declaring"),
        on=mark("Hands are declared in turn; nobody lies about a hand or fishes for another's"),
        off=mark("Declaring: the table decides"),
    ),
    flag(
        "chicago_table.seen", "L3", mark("Cards played"),
        on=mark("Cards are played so that all can see them"),
        off=mark("Cards played: the table decides"),
    ),
)  # fmt: skip
"""The points that the players see to, and no program: they are printed on the rules sheet."""


def _points(key: str, letter: str, title: str, statement: str) -> Parameter:
    return number(key, letter, title, low=0, high=52, statement=statement)


PARAMETERS: dict[Parameter, Value] = {
    number(
        "chicago_seats.most", "L1", mark("Largest table"), low=3, high=6,
        statement=mark("A table has at most %n players"),
    ): 4,
    number(
        "chicago_seats.fewest", "L1", mark("Smallest table"), low=2, high=4,
        statement=mark("A table has at least %n players"),
    ): 3,
    word(
        "chicago_seats.drawn", "L1", mark("When seats are drawn"),
        each_round=mark("Seats are drawn again for each round"),
        once=mark("Seats are drawn once, for all rounds of a table"),
    ): "each_round",
    word(
        "chicago_seats.dealer", "L1", mark("First dealer"),
        seat_1=mark("Seat 1 deals first"),
        drawn=mark("The first dealer is drawn"),
    ): "seat_1",
    word(
        "chicago_seats.five", "L1", mark("Five players"),
        refused=mark("Five players cannot be seated"),
        three_and_two=mark(
            "Five players sit at tables of three and two: the winners go to the final, and the other three "
            "play a match for the other two places"
        ),
    ): "refused",
    word(
        "chicago_seats.late", "L1", mark("A late player"),
        refused=mark("A player who comes after the draw does not play"),
        free_chair=mark(
            "A player who comes after the draw takes a free seat at a table of three before its first deal"
        ),
    ): "refused",
    word(
        "chicago_seats.auditor", "L1", mark("Scorekeeper"),
        match=mark("A table has one scorekeeper for its whole match"),
        round=mark("A table names a scorekeeper for each round"),
    ): "match",
    number(
        "chicago_exchange.times", "L3", mark("Exchanges"), low=1, high=5,
        statement=mark("Each player may exchange cards %n times"),
    ): 3,
    number(
        "chicago_exchange.cards", "L3", mark("Cards in an exchange"), low=1, high=5,
        statement=mark("At most %n cards are exchanged at once"),
    ): 4,
    number(
        "chicago_exchange.mistake", "L6", mark("A dealer's mistake"), low=0, high=20,
        statement=mark("The dealer loses %n points for each wrong card"),
    ): 3,
    number(
        "chicago_exchange.stop", "L6", mark("Exchange stop"), low=15, high=100,
        statement=mark("From %n points on a player must not exchange cards"),
    ): 45,
    _points("chicago_points.pair", "L4", mark("A pair"), mark("A pair scores %n points")): 1,
    _points("chicago_points.two_pair", "L4", mark("Two pair"), mark("Two pair score %n points")): 2,
    _points(
        "chicago_points.trips", "L4", mark("Three of a kind"),
        mark("Three of a kind score %n points"),
    ): 3,
    _points("chicago_points.straight", "L4", mark("A straight"), mark("A straight scores %n points")): 4,
    _points("chicago_points.flush", "L4", mark("A flush"), mark("A flush scores %n points")): 5,
    _points(
        "chicago_points.full_house", "L4", mark("A full house"),
        mark("A full house scores %n points"),
    ): 6,
    _points("chicago_points.quads", "L4", mark("Four of a kind"), mark("Four of a kind score %n points")): 8,
    flag(
        "chicago_points.quads_reset", "L4", mark("Four of a kind against an opponent"),
        on=mark("Instead of scoring four of a kind, a player may take one opponent to 0 points"),
        off=mark("Four of a kind only score"),
    ): True,
    word(
        "chicago_points.straight_flush", "L4", mark("A straight flush"),
        sets=mark("A straight flush ends the round: its player has the points of the exit"),
        adds=mark("A straight flush ends the round: the points of the exit are added"),
    ): "sets",
    word(
        "chicago_points.equal", "L4", mark("Two equal hands"),
        nobody=mark("Where two hands are equal, nobody scores"),
        director=mark("Where two hands are equal, the director decides who scores"),
        each=mark("Where two hands are equal, each of them scores"),
    ): "nobody",
    _points(
        "chicago_said.from", "L5", mark("Chicago from"),
        mark("A player may say Chicago from %n points on"),
    ): 15,
    _points("chicago_said.made", "L5", mark("Chicago made"), mark("Chicago made scores %n points")): 15,
    _points("chicago_said.broken", "L5", mark("Chicago broken"), mark("Chicago broken costs %n points")): 15,
    _points(
        "chicago_said.breaker", "L5", mark("First player to break Chicago"),
        mark("The first player to break a Chicago scores %n points"),
    ): 10,
    word(
        "chicago_said.order", "L11", mark("Points of the last exchange"),
        question_first=mark("The question comes first: its points count only if nobody says Chicago"),
        points_first=mark("They count before the question is asked"),
    ): "question_first",
    _points("chicago_tricks.last", "L5", mark("Last trick"), mark("The last trick scores %n points")): 5,
    _points(
        "chicago_tricks.deuce", "L5", mark("Last trick with a deuce"),
        mark("The last trick won with a deuce scores %n points"),
    ): 10,
    flag(
        "chicago_tricks.revoke", "L5", mark("A revoke"),
        on=mark("A player who does not follow suit cannot win the last trick, and keeps the points of the "
                 "hand"),
        off=mark("The director rules on who does not follow suit"),
    ): True,
    number(
        "chicago_end.exit", "L7", mark("Exit"), low=20, high=200,
        statement=mark("The round ends at %n points"),
    ): 52,
    flag(
        "chicago_end.ring", "L7", mark("A ring to win"),
        on=mark("Only a player who has said Chicago in the round can reach the exit; anybody else is out"),
        off=mark("Whoever reaches the exit wins"),
    ): True,
    word(
        "chicago_end.time", "L12", mark("When the time is up"),
        best_ring=mark("The best of those who said Chicago is first; if nobody did, points alone decide"),
        points=mark("Points alone decide"),
    ): "best_ring",
    number(
        "chicago_match.rounds", "L1", mark("Rounds"), low=1, high=9,
        statement=mark("A table plays %n rounds"),
    ): 3,
    number(
        "chicago_match.first", "L2", mark("Winner of a round"), low=0, high=100,
        statement=mark("The winner of a round gets %n points"),
    ): 20,
    number(
        "chicago_match.second", "L2", mark("Second"), low=0, high=100,
        statement=mark("The second gets %n points"),
    ): 12,
    number(
        "chicago_match.third", "L2", mark("Third"), low=0, high=100,
        statement=mark("The third gets %n points"),
    ): 8,
    number(
        "chicago_match.fourth", "L2", mark("Fourth"), low=0, high=100,
        statement=mark("The fourth gets %n points"),
    ): 5,
    word(
        "chicago_match.totals", "L2", mark("Total points of the deals"),
        net=mark("What was taken off is taken off the total too"),
        strokes=mark("Every stroke ever made counts"),
    ): "net",
    number(
        "chicago_match.play_off", "L2", mark("Play-off"), low=1, high=9,
        statement=mark("A play-off has %n deals, without Chicago"),
    ): 3,
    word(
        "chicago_match.next_round", "L12", mark("Next round"),
        table=mark("A table begins its next round when its score sheet is in"),
        room=mark("The next round begins when all score sheets are in"),
    ): "table",
    number(
        "chicago_stages.advance", "L9", mark("Players who advance"), low=1, high=3,
        statement=mark("The best %n players of a table advance"),
    ): 2,
    word(
        "chicago_stages.last_day", "L9", mark("Before the finals"),
        finals_a_b=mark("Winners go to the A final, seconds to the B final"),
        winner_only=mark("Only the winner of each table advances"),
    ): "finals_a_b",
    word(
        "chicago_stages.absent", "L9", mark("Who cannot come to the next heat"),
        next_of_table=mark("The next of the same table plays instead"),
        empty=mark("The place stays empty"),
    ): "next_of_table",
    **dict.fromkeys(AT_TABLE, True),
}  # fmt: skip
