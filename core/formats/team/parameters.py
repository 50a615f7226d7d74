"""The parameters of team poker: the numbers and readings of the rulebook's headings (procedures K and B7)."""

from core.rulebook.kinds import Parameter, Value, flag, number, word
from core.say.mark import mark

GROUPS = {
    "team": mark("Teams"),
    "team_talk": mark("Talk breaks and transfers"),
    "team_time_out": mark("Time-outs"),
    "team_tables": mark("Tables of teams"),
    "team_table": mark("At the table"),
}

AT_TABLE: tuple[Parameter, ...] = (
    flag(
        "team_table.quiet", "K2", mark("Tactics in play"),
        on=mark("No tactics are talked while hands are played"),
        off=mark("Tactics in play: the director decides"),
    ),
    flag(
        "team_table.second_card", "K2", mark("In one's seat"),
        on=mark("A player sits at the stack he plays when the second card is dealt"),
        off=mark("In one's seat: the director decides"),
    ),
    flag(
        "team_table.repeats", "K3", mark("Calling a time-out"),
        on=mark("A player calls the time-out aloud, and the dealer repeats it"),
        off=mark("Calling a time-out: the director decides"),
    ),
    flag(
        "team_table.breaks", "K6", mark("Breaking tables"),
        on=mark("Tables break as soon as it is needed and possible"),
        off=mark("Breaking tables: the director decides"),
    ),
    flag(
        "team_table.last_size", "K6", mark("Size of the last table"),
        on=mark("The director sets the size of the last table once the number of teams is known"),
        off=mark("Size of the last table: the director decides"),
    ),
    flag(
        "team_table.protects", "K7", mark("What rulings protect"),
        on=mark("Rulings protect players who are not involved, then the game, then the weaker party"),
        off=mark("What rulings protect: the director decides"),
    ),
    flag(
        "team_table.director", "K7", mark("Other rulings"),
        on=mark("The director may rule otherwise than TDA where that is justified"),
        off=mark("Other rulings: the director decides"),
    ),
)  # fmt: skip
"""The duties of players, dealers and the director that the rules sheet prints and no program carries out."""

PARAMETERS: dict[Parameter, Value] = {
    number(
        "team.fewest", "K1", mark("Smallest team"), low=2, high=9,
        statement=mark("A team has at least %n players"),
    ): 3,
    number(
        "team.most", "K1", mark("Largest team"), low=2, high=12,
        statement=mark("A team has at most %n players"),
    ): 6,
    number(
        "team.stacks", "K1", mark("Stacks of a team"), low=2, high=4,
        statement=mark("A team has %n stacks"),
    ): 3,
    word(
        "team.members", "K1", mark("Members of a team"),
        fixed_at_start=mark("The members are named before the start and stay the same"),
        by_director=mark("The director may change the members during the tournament"),
    ): "fixed_at_start",
    word(
        "team.captain", "K1", mark("Another captain"),
        special_reasons=mark("The captain changes only for special reasons, which the director judges"),
        free=mark("A team may choose another captain"),
    ): "special_reasons",
    word(
        "team.late", "K1", mark("Late teams"),
        refused=mark("No team enters after the start"),
        three_tables=mark("A late team gets its stacks seats at different tables"),
    ): "refused",
    word(
        "team.unmanned", "K5", mark("Stack without a player"),
        blinded=mark("A stack without a player posts blinds and antes"),
        not_blinded=mark("A stack without a player posts nothing"),
    ): "blinded",
    number(
        "team_talk.seconds", "K2", mark("Talk break"), low=30, high=600,
        statement=mark("A talk break between two levels lasts %n seconds"),
    ): 120,
    word(
        "team_talk.in_break", "K8", mark("Talk break in a break"),
        last_minutes=mark("In a break the teams may talk in its last minutes"),
        whole=mark("In a break the teams may talk all the time"),
    ): "last_minutes",
    word(
        "team_talk.swaps", "K2", mark("Swaps at the last table"),
        button=mark("At the last table players swap when their player has the button, not at talk breaks"),
        both=mark("At the last table players swap at talk breaks too"),
    ): "button",
    number(
        "team_talk.percent", "K2", mark("Transfer"), low=1, high=50,
        statement=mark("A transfer is %n % of the stack, rounded down"),
    ): 10,
    word(
        "team_talk.unpayable", "K8", mark("Transfer the chips cannot pay"),
        lower=mark("Where the chips in play cannot pay it, the next lower amount is counted out"),
        exact=mark("Only the exact amount is counted out"),
    ): "lower",
    number(
        "team_talk.transfers", "K8", mark("Transfers in a break"), low=1, high=6,
        statement=mark("A team makes up to %n transfers in a break"),
    ): 1,
    flag(
        "team_talk.receives", "K8", mark("Giving and receiving"),
        on=mark("A stack that gave may receive in the same break"),
        off=mark("A stack that gave does not receive in the same break"),
    ): False,
    flag(
        "team_talk.only_then", "K2", mark("Transfers outside the break"),
        on=mark("A transfer is told in the talk break"),
        off=mark("A transfer may be told at any time"),
    ): True,
    number(
        "team_time_out.cards", "K3", mark("Time-out cards"), low=0, high=4,
        statement=mark("A team has %n time-out cards"),
    ): 2,
    number(
        "team_time_out.extra", "K3", mark("More cards at two tables"), low=0, high=4,
        statement=mark("When two tables are left each team gets %n more cards"),
    ): 2,
    number(
        "team_time_out.seconds", "K3", mark("Length of a time-out"), low=10, high=300,
        statement=mark("A time-out lasts %n seconds once the team is gathered"),
    ): 60,
    word(
        "team_time_out.without", "K3", mark("Time-out without a card"),
        none=mark("A call without a card gets no time"),
        as_usual=mark("A call without a card gets the usual time"),
    ): "none",
    flag(
        "team_time_out.warned", "K3", mark("Warning for a call without a card"),
        on=mark("A call without a card is warned, the next one gets the next step of the ladder"),
        off=mark("The director judges a call without a card"),
    ): True,
    flag(
        "team_tables.parted", "B7", mark("Separating team-mates"),
        on=mark("Team-mates at one table are separated as soon as the tables allow it"),
        off=mark("Team-mates at one table stay there"),
    ): True,
    word(
        "team_tables.rest", "K4", mark("How long a stack rests"),
        next_level=mark("It rests the remainder of the level and the whole next one"),
        next_talk=mark("It rests until the next talk break"),
    ): "next_level",
    word(
        "team_tables.no_answer", "K4", mark("No answer about the third stack"),
        rest=mark("Without an answer the third stack rests"),
        asks=mark("The table waits for the team's answer"),
    ): "rest",
    word(
        "team_tables.rest_out", "K7", mark("Disqualified resting stack"),
        dealt_out=mark("A disqualified resting stack is dealt out at the table the director names"),
        leaves=mark("A disqualified resting stack leaves play"),
    ): "dealt_out",
    **dict.fromkeys(AT_TABLE, True),
}  # fmt: skip
