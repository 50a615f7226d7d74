"""Chicago, as the Swedish championship plays it: tables of four, three rounds to 52, the best go on."""

from pathlib import Path

from core.clock import rules as clock_rules
from core.conduct import penalties, ruling
from core.floor import absent, accessible, floor_plan, seating
from core.formats import book_rules, choosing, entries, setting_rules
from core.formats.chicago import heats, scoring, timing
from core.formats.chicago.becauses import WHYS
from core.formats.chicago.duties import ASKS, duties
from core.formats.chicago.fold import FOLD
from core.formats.chicago.invariants import broken
from core.formats.chicago.parameters import GROUPS, PARAMETERS
from core.formats.chicago.state import Chicago
from core.formats.chicago.told import told
from core.formats.format import Format, rules_of
from core.hands import call_clock
from core.money import payouts, pool_rules, till_rules
from core.say.acts import Schedule, Start

CHICAGO = Format(
    id="chicago",
    game=Chicago,
    rules={
        **rules_of(
            choosing,
            setting_rules,
            book_rules,
            entries,
            absent,
            seating,
            floor_plan,
            accessible,
            payouts,
            pool_rules,
            till_rules,
            penalties,
            ruling,
            call_clock,
        ),
        **scoring.WRITTEN,
        **rules_of(heats, timing),
        **heats.HOUSE,
        # The clock starts with a round's time, and by nothing else.
        **{act: x for act, x in rules_of(clock_rules).items() if act not in (Start, Schedule)},
    },
    fold=FOLD,
    duties=duties,
    asks=ASKS,
    whys=WHYS,
    broken=broken,
    parameters=PARAMETERS,
    groups=GROUPS,
    books=Path(__file__).parent,
    begins=heats.begins,
    ends=heats.ends,
    drawn=heats.drawn,
    drawing=heats.drawing,
    told=told,
    night="core.formats.chicago.night",
)
