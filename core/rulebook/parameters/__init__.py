"""The decisions of a rulebook: every parameter of procedures A to J and M, what it may be, and what that is
called.

A value says what happens at the table, never whose rule it is. Where a choice has a number or a table of
its own (a final table's size, when a halt begins) they are parts of the choice: a number that is not used in
a rulebook cannot stand in it.

Names and statements are English, marked for the translators; ``gui.words.rulebook`` says them in the
director's language.
"""

from core.rulebook.kinds import Parameter
from core.rulebook.parameters import at_table, chips, clock, eliminations, entering, moves, penalties, seats

_FEATURES = (seats, entering, moves, chips, clock, eliminations, penalties, at_table)

PARAMETERS: dict[str, Parameter] = {
    parameter.key: parameter for feature in _FEATURES for parameter in feature.PARAMETERS
}
# The names of the first parts of keys.
GROUPS: dict[str, str] = {group: name for feature in _FEATURES for group, name in feature.GROUPS.items()}
