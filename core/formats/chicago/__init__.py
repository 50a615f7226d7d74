"""Chicago, as the Swedish championship plays it: tables of four, three rounds to 52, the best go on."""

from pathlib import Path

from core.conduct import penalties
from core.floor import absent, accessible, floor_plan, seating
from core.formats import book_rules, choosing, entries, setting_rules
from core.formats.chicago import heats, scoring, timing
from core.formats.chicago.becauses import WHYS
from core.formats.chicago.duties import ASKS, duties
from core.formats.chicago.fold import FOLD
from core.formats.chicago.parameters import GROUPS, PARAMETERS
from core.formats.chicago.state import Chicago
from core.formats.chicago.told import told
from core.formats.format import Format, rules_of
from core.hands import call_clock
from core.money import payouts

CHICAGO = Format(
    id="chicago",
    game=Chicago,
    rules={
        **rules_of(
            choosing, setting_rules, book_rules, entries, absent, seating, floor_plan, accessible, payouts,
            penalties, call_clock,
        ),
        **scoring.RULES,
        **heats.RULES,
        **timing.RULES,
    },
    fold=FOLD,
    duties=duties,
    asks=ASKS,
    whys=WHYS,
    parameters=PARAMETERS,
    groups=GROUPS,
    books=Path(__file__).parent,
    begins=heats.begins,
    ends=heats.ends,
    drawn=heats.drawn,
    drawing=heats.drawing,
    told=told,
    night="core.formats.chicago.night",
)  # fmt: skip
