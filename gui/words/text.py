"""Gather the words of every feature, in QtCore alone, so that the commands without a screen speak too:
``from gui.words import text``, ``text.amount(35652)``.
"""

from gui.words import clock, management, people, prizes, seats
from gui.words.actions import action_title, redo_title, sentence, short, undo_title, with_kind
from gui.words.duties import duty
from gui.words.files import bad_line, damage, file_name, trouble
from gui.words.floor import commitment_text, floor_clauses
from gui.words.history import unseated
from gui.words.moves import told
from gui.words.names import Names
from gui.words.numbers import (
    amount,
    ante_text,
    ante_value,
    blinds_text,
    bring_in_text,
    cap_text,
    chips_off,
    clock_text,
    date_and_time,
    date_of,
    day_time,
    duration_words,
    hands_count,
    hands_text,
    level_line,
    level_name,
    level_whole,
    limit_blinds,
    listed,
    money,
    not_a_number,
    not_an_amount,
    ordinal,
    percent,
    place_text,
    players_text,
    seat_text,
    short_chips,
    tables_text,
    time_of_day,
)
from gui.words.reasons import becauses, reason, reasons
from gui.words.voices import DutyWords, clauses
from gui.words.words import purchase, setting_name

__all__ = [
    "DutyWords", "Names", "action_title", "amount", "ante_text", "ante_value", "bad_line", "becauses",
    "blinds_text", "bring_in_text", "cap_text", "chips_off", "clauses", "clock_text", "commitment_text",
    "damage", "date_and_time", "date_of", "day_time", "duration_words", "duty", "file_name", "floor_clauses",
    "hands_count", "hands_text", "level_line", "level_name", "level_whole", "limit_blinds", "listed", "money",
    "not_a_number", "not_an_amount", "ordinal", "percent", "place_text", "players_text", "purchase", "reason",
    "reasons", "redo_title", "seat_text", "sentence", "setting_name", "short", "short_chips", "tables_text",
    "time_of_day", "told", "trouble", "undo_title", "unseated", "with_kind",
]  # fmt: skip

# These register the wordings of what their feature says (``gui.words.voices``).
VOICES = (clock, management, people, prizes, seats)
