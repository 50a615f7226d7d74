"""Team poker: elimination by teams of three stacks (the Swedish championship's rules, RULES K and B7).

An elimination in which a stack belongs to a team and whoever of the team sits behind it is its player: the
rules and duties of an elimination, and those of teams added to them.
"""

from pathlib import Path

from core.clock import rules as clock_rules
from core.clock import structure_rules
from core.conduct import disqualifying, penalties
from core.floor import absent, breaking, seating
from core.formats import entries
from core.formats.format import Format, rules_of
from core.formats.holdem import HOLDEM, eliminations
from core.formats.team import (
    conduct,
    parting,
    places,
    rosters,
    talks,
    thirds,
    time_outs,
    transfers,
)
from core.formats.team.asks import DUTIES
from core.formats.team.becauses import BECAUSES
from core.formats.team.duties import team_duties
from core.formats.team.fold import FOLD
from core.formats.team.parameters import GROUPS, PARAMETERS
from core.formats.team.state import TeamGame
from core.formats.team.told import told
from core.say import acts as house

# The acts that enter or remove a single player: teams have acts of their own.
ALONE = (
    house.Register, house.RegisterList, house.Unregister, house.Reenter, house.Rebuy, house.AddOn,
    house.HandOver, house.CorrectEntry,
)  # fmt: skip

TEAM = Format(
    id="team",
    game=TeamGame,
    rules={
        **{act: rule for act, rule in HOLDEM.rules.items() if act not in ALONE},
        **talks.wrapped(structure_rules.RULES),
        house.EditPlayer: rosters.with_roster_names(entries.edit),
        house.Resume: time_outs.with_time_outs(clock_rules.resume),
        house.BreakTable: thirds.with_two_tables(breaking.decide_break),
        house.CloseTable: thirds.with_two_tables(seating.decide_close),
        house.Eliminate: thirds.with_seats_back(eliminations.eliminate),
        house.TakeBack: places.with_empty_stacks(eliminations.take_back),
        house.CorrectBust: thirds.with_seats_back(places.with_empty_stacks(eliminations.correct_bust)),
        house.RemoveStack: thirds.with_seats_back(absent.decide_remove),
        house.Penalise: conduct.with_step(penalties.penalise),
        house.Disqualify: thirds.with_seats_back(conduct.with_roster(disqualifying.disqualify)),
        **rules_of(rosters, places, talks, transfers, time_outs, thirds, parting, conduct),
    },
    duties=team_duties,
    fold=FOLD,
    asks=DUTIES,
    whys=BECAUSES,
    parameters=PARAMETERS,
    groups=GROUPS,
    books=Path(__file__).parent,
    begins=talks.begins,
    ends=talks.ends,
    night="core.formats.team.night",
    told=told,
)
