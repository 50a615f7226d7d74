"""What the console's keys do, for the sheet of shortcuts. Deeds bring their own words; here are the rest."""

from __future__ import annotations

from gui.words.tr import mark, tr

# By the key as it is bound: live on every page.
_EVERYWHERE = {
    "Space": mark("Start, pause, go on"),
    "Return": mark("Do the duty that is marked, or mark the next"),
    "Enter": mark("Do the duty that is marked, or mark the next"),
    "/": mark("Command bar: a name, a seat or an action"),
    "Ctrl+K": mark("Command bar: a name, a seat or an action"),
    "0": mark("A seat: 7.4 and Enter busts it"),
    "Ctrl+Z": mark("Undo"),
    "Ctrl+Y": mark("Redo"),
    "Ctrl+Shift+Z": mark("Redo"),
    "Ctrl+P": mark("Print"),
    "Ctrl+Shift+P": mark("Paper pack: all that is needed to go on without the PC"),
    "Ctrl+Shift+R": mark("Print again what was printed last"),
    "Ctrl+D": mark("Duties in or out, in a narrow window"),
    "Ctrl+R": mark("Rulebook"),
    "Ctrl+Shift+D": mark("Deal: the prizes as amounts"),
    "F1": mark("This sheet"),
    "?": mark("This sheet"),
    "F9": mark("The room's screen shows what is being played"),
    "F10": mark("Menu"),
    "Ctrl+N": mark("New tournament"),
    "Ctrl+O": mark("Open a tournament"),
    "Ctrl+Q": mark("Quit"),
    "Ctrl+Tab": mark("The next open tournament"),
    "Ctrl+Shift+Tab": mark("The open tournament before"),
    "Ctrl+Shift+Backtab": mark("The open tournament before"),
    "PgDown": mark("Presenter's clicker, forward: start, pause, go on"),
    "F5": mark("Presenter's clicker: start, pause, go on"),
    "PgUp": mark("Presenter's clicker, back: the duty that is marked"),
}
# Keys of a page that are no deed.
_ON_PAGE = {
    "tonight": {"Ctrl+E": mark("End the night in time")},
    "structure": {
        "0": mark("Write into the cell"), "F6": mark("Sheet, settings, prices, prizes in turn"),
        "Shift+F6": mark("Sheet, settings, prices, prizes in turn"),
    },
    "players": {
        "F": mark("Find somebody"), "Ctrl+F": mark("Find somebody"), "N": mark("Add a player"),
        "I": mark("Check in several"), "V": mark("Whom the list shows"),
        "Ctrl+V": mark("Paste a list"),
    },
    "tables": {
        "Shift+Left": mark("The table one place on in the room"),
        "Shift+Right": mark("The table one place on in the room"),
        "Shift+Up": mark("The table one place on in the room"),
        "Shift+Down": mark("The table one place on in the room"),
        "Ctrl+F": mark("Find a table or player"), "Ctrl++": mark("Nearer"), "Ctrl+=": mark("Nearer"),
        "Ctrl+-": mark("Farther"), "Ctrl+0": mark("As large as can be read"),
    },
    "floor": {"F": mark("Find"), "Ctrl+F": mark("Find")},
    "history": {
        "F": mark("Find in the history"), "Ctrl+F": mark("Find in the history"),
        "Esc": mark("From the field to the list"),
    },
    "chips": {
        "P": mark("The plan"), "R": mark("The races"), "A": mark("The audit"),
        "Ctrl+PgDown": mark("The next sheet"), "Ctrl+PgUp": mark("The sheet before"),
        "Alt+C": mark("Real cards or the PC's"), "PgDown": mark("The next table"),
        "PgUp": mark("The table before"),
    },
}  # fmt: skip
_WORDS = {
    "title": mark("Keys"),
    "menu": mark("Keys…"),
    "everywhere": mark("Everywhere"),
    "hint": mark("Read from what is really bound. A key one could type acts outside of text fields."),
    "close": mark("Close"),
    "find": mark("Find a key or what it does"),
    "none": mark("No key does that."),
}


def word(key: str) -> str:
    return tr(_WORDS[key])


def everywhere(key: str) -> str:
    """What a key of the frame does; "" where nobody has said."""
    return tr(_EVERYWHERE[key]) if key in _EVERYWHERE else ""


def on_page(page: str, key: str) -> str:
    """What a key of this page does that is no deed."""
    known = _ON_PAGE.get(page, {})
    return tr(known[key]) if key in known else ""


def to_page(title: str) -> str:
    return tr("To {page}", page=title)
