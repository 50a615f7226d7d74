"""Team poker: elimination by teams of three stacks (the Swedish championship's rules, procedures K and B7).

An elimination in which a stack belongs to a team and whoever of the team sits behind it is its player: the
rules and duties of an elimination, and those of teams added to them.
"""

from functools import partial
from pathlib import Path

from core.clock import rules as clock_rules
from core.clock import structure_rules
from core.conduct import penalties, ruling
from core.floor import absent, breaking, moving, seating
from core.floor.balance import balancing
from core.formats import entries
from core.formats.format import Format, rules_of, with_more
from core.formats.holdem import HOLDEM, eliminations
from core.formats.team import conduct, parting, places, rosters, talks, thirds, time_outs, transfers
from core.formats.team.asks import DUTIES
from core.formats.team.becauses import BECAUSES
from core.formats.team.duties import before_break, team_duties
from core.formats.team.fold import FOLD
from core.formats.team.invariants import broken
from core.formats.team.parameters import GROUPS, PARAMETERS
from core.formats.team.state import TeamGame
from core.formats.team.told import told
from core.say import acts as house

# The acts that enter or remove a single player: teams have acts of their own.
ALONE = (
    house.Register, house.RegisterList, house.Unregister, house.Reenter, house.Rebuy, house.AddOn,
    house.HandOver, house.CorrectEntry,
)  # fmt: skip

# A team has three stacks: no head is lost with one of them.
NOT_HERE = (*ALONE, house.SetBounties)

_two_tables = partial(with_more, reasons=thirds.against_two_tables, records=thirds.with_two_tables)
_seats_back = partial(with_more, records=thirds.with_seats_back)

TEAM = Format(
    id="team",
    game=TeamGame,
    rules={
        **{act: rule for act, rule in HOLDEM.rules.items() if act not in NOT_HERE},
        **{act: with_more(x, records=talks.with_talks) for act, x in rules_of(structure_rules).items()},
        house.EditPlayer: with_more(entries.edit, reasons=rosters.against_name),
        house.Resume: with_more(clock_rules.resume, reasons=time_outs.against_going_on),
        house.BreakTable: _two_tables(breaking.decide_break),
        house.CloseTable: _two_tables(seating.decide_close),
        house.Move: with_more(moving.decide_move, reasons=parting.against_mates),
        house.Swap: with_more(moving.decide_swap, reasons=parting.against_mates),
        house.MarkSeat: with_more(moving.decide_mark, reasons=parting.against_mates),
        house.Balance: with_more(
            balancing.decide, reasons=parting.against_mates, records=parting.with_passed
        ),
        house.Eliminate: _seats_back(with_more(eliminations.eliminate, reasons=conduct.against_bust)),
        house.TakeBack: places.with_empty_stacks(eliminations.take_back),
        house.CorrectBust: _seats_back(places.with_empty_stacks(eliminations.correct_bust)),
        house.RemoveStack: _seats_back(absent.decide_remove),
        house.Penalise: with_more(penalties.penalise, records=conduct.with_step),
        house.GiveRuling: with_more(ruling.give, records=conduct.with_step),
        house.Disqualify: _seats_back(
            with_more(
                HOLDEM.rules[house.Disqualify], reasons=conduct.against_resting, records=conduct.with_roster
            )
        ),
        **rules_of(rosters, places, talks, transfers, time_outs, thirds, parting, conduct),
    },
    duties=team_duties,
    fold=FOLD,
    asks=DUTIES,
    whys=BECAUSES,
    broken=broken,
    parameters=PARAMETERS,
    groups=GROUPS,
    books=Path(__file__).parent,
    begins=talks.begins,
    ends=talks.ends,
    before_break=before_break,
    lay=talks.lay,
    night="core.formats.team.night",
    told=told,
)
