"""The button, the draw of the seats and the final table (procedures A and B)."""

from core.rulebook.kinds import Number, Part, SizeTable, alternative, flag, one_of, word
from core.say.mark import mark

GROUPS = {
    "positions": mark("Positions and the button"),
    "draw": mark("The draw"),
    "final_table": mark("Final table"),
}

PARAMETERS = (
    word(
        "positions.empty_button", "A2", mark("Button at an empty seat"),
        dead=mark("The button is dead, at the empty seat"),
        stays=mark("The button stays where it was for that hand"),
    ),
    # With two left the button posts the small blind.
    word(
        "positions.heads_up", "A3", mark("From three players to two"),
        big_blind_moves_on=mark("The big blind moves on, even if somebody has the button twice"),
        button_moves_on=mark("The button moves on, even if somebody posts the big blind twice"),
    ),
    word(
        "draw.seats", "B1", mark("How seats are given out"),
        random=mark("Seats are drawn, never chosen"),
        by_hand=mark("Seats are drawn or given out by the director"),
    ),
    word(
        "draw.accessible", "B2", mark("Accessible seats"),
        first=mark("Players who need an accessible seat are seated before the others are drawn"),
        by_hand=mark("The director seats players who need an accessible seat"),
    ),
    word(
        "draw.seeded", "B3", mark("Seeded draw"),
        if_announced=mark("The biggest stacks are kept apart only if that was announced before the start"),
        setting=mark("The director may keep the biggest stacks apart whenever seats are drawn"),
    ),
    word(
        "draw.first_days", "B3", mark("When first days merge"),
        announced_by_start=mark("The way seats are redrawn is announced by the start"),
        setting=mark("The director decides at any time how seats are redrawn"),
    ),
    word(
        "draw.wrong_seat", "B5", mark("A player in the wrong seat"),
        moved_with_stack=mark("The player moves to the right seat with the current stack"),
        by_hand=mark("The director decides where the player goes"),
    ),
    flag(
        "final_table.redraw", "B6", mark("Seats at the final table"),
        on=mark("All seats of the final table are drawn again"),
        off=mark("Seats are not drawn again for the final table"),
    ),
    # The director also sets it for a size that the map does not name.
    one_of(
        "final_table.size", "B6", mark("Size of the final table"),
        table_plus=alternative(
            mark("A full table plus some"),
            mark("A full table and {plus} more, never more than {most}"),
            plus=Part(mark("More than a full table"), Number(0, 3)),
            most=Part(mark("Never more than"), Number(2, 12)),
        ),
        map=alternative(
            mark("By the size of the tables"),
            mark("By the size of the tables: {sizes}"),
            sizes=Part(mark("Seats at a table: at the final table"), SizeTable(2, 12)),
        ),
        director=alternative(mark("The director sets it"), mark("The director sets it")),
    ),
    flag(
        "final_table.not_heads_up_events", "B6", mark("Heads-up events"),
        on=mark("Heads-up events have no larger final table"),
        off=mark("Heads-up events have a final table like any other"),
    ),
)  # fmt: skip
