"""The console's labels by key: buttons, titles, hints."""

from __future__ import annotations

from gui.text_tr import mark, tr

_WORDS = {
    # the clock's buttons
    "start": mark("Start"),
    "start_now": mark("Start now"),
    "pause": mark("Pause"),
    "resume": mark("Resume"),
    "end_break": mark("End break"),
    "minute_less": mark("−1 min"),
    "minute_more": mark("+1 min"),
    "next_level": mark("Next level"),
    "next_break": mark("To the break"),
    "more_clock": mark("Back, jump, set the clock"),
    "back": mark("Back to the row before"),
    "jump": mark("Jump to"),
    "set_clock": mark("Set the clock…"),
    "schedule": mark("Schedule the start…"),
    "row": mark("Row"),
    "time_left": mark("Time left"),
    "set": mark("Set"),
    "cancel": mark("Cancel"),
    # the header's numbers
    "players": mark("Players"),
    "average": mark("Average"),
    "pool": mark("Prize pool"),
    "break_in": mark("Break in"),
    "level_in": mark("Next in"),
    # the projected screen
    "on_screen": mark("On screen"),
    "in_window": mark("In a window"),
    "no_screen": mark("Screen off"),
    "screen_open": mark("Show the clock on the screen"),
    "screen_close": mark("Take the clock off the screen"),
    "scene_auto": mark("Follow the play"),
    "scene_seating": mark("Seating list"),
    "screen_dark": mark("Dark"),
    "screen_light": mark("Light"),
    "full_screen": mark("Full screen"),
    # frame
    "tonight": mark("Tonight"),
    "tables": mark("Tables"),
    "structure": mark("Structure"),
    "history": mark("History"),
    "print": mark("Print"),
    "print_names": mark("Seating list by name"),
    "print_tables": mark("Seating list by table"),
    "duties": mark("Duties"),
    "enter_first": mark("Enter does the first"),
    "otherwise": mark("Otherwise…"),
    "no_duties": mark("Nothing to do just now."),
    "number_called": mark("The number called"),
    "draw": mark("Draw"),
    "command": mark("Type a name, a seat or an action…"),
    "undo_nothing": mark("Undo"),
    "close_notice": mark("Close"),
    "do_anyway": mark("Do it anyway"),
    "because": mark("because …"),
    "undo_together": mark("Undo them together"),
    "pages": mark("Pages"),
    "menu": mark("Menu"),
    "read_only": mark("Only shown"),
    # the app menu
    "new": mark("New tournament…"),
    "open": mark("Open…"),
    "save_copy": mark("Save a copy…"),
    "export": mark("Export as text…"),
    "close_night": mark("Close this tournament"),
    "theme": mark("Appearance"),
    "theme_system": mark("As the system"),
    "theme_light": mark("Light"),
    "theme_dark": mark("Dark"),
    "quit": mark("Quit"),
    # tonight
    "the_night": mark("The night"),
    "last_actions": mark("Last actions"),
    "undoes_first": mark("^Z undoes the first"),
    "no_levels": mark("No levels yet. Build the sheet under Structure; the night then shows here."),
    "no_tables": mark("No tables yet. Open them under Tables, then draw the seats."),
    "no_actions": mark("Nothing has been done yet. Everything you do shows here, and can be undone."),
    "to_structure": mark("Build the structure"),
    "to_tables": mark("Open tables"),
    # history
    "filter": mark("Find in the history…"),
    "undo_this": mark("Undo this"),
    "redo_this": mark("Do it again"),
    "copy_line": mark("Copy the line"),
    "as_it_was": mark("As it was then"),
    "as_it_was_back": mark("Back to now"),
    "no_history": mark("Nothing has been done yet."),
    "none_found": mark("Nothing here matches. Clear the field to see everything."),
    "text_files": mark("Text (*.txt)"),
    "riffle_files": mark("Riffle tournaments (*.riffle)"),
    # gap and time
    "it_was_played": mark("It was played"),
    "understood": mark("Understood"),
    # start page
    "recent": mark("Recent"),
    "no_recent": mark("Your tournaments will show here."),
    "demo": mark("Try a demo night"),
    "welcome": mark("Riffle"),
    "tagline": mark("The clock, the tables and the log of a poker night."),
    "another": mark("Open another file…"),
    "not_there": mark("not there now"),
    # quitting
    "quit_title": mark("The clock is running"),
    "quit_stay": mark("Stay"),
    "quit_leave": mark("Quit"),
}  # fmt: skip


def word(key: str) -> str:
    """A label of the console."""
    return tr(_WORDS[key])
