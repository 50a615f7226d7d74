"""The data of a night of team poker for other programs (``script --json``)."""

from collections.abc import Mapping
from typing import Any

from core.formats.team.state import Team, behind, game, resting, standing_transfers
from core.tournament.state import Tournament


def told(t: Tournament) -> Mapping[str, Any]:
    """Return the teams with their stacks, the transfers and the time-outs."""
    now = game(t)
    return {
        "teams": [_team(t, team) for team in now.teams.values()],
        "transfers": [
            {
                "id": x.id, "team": now.teams[x.team].name, "from": x.giver, "to": x.taker, "stage": x.stage,
                "stack": x.stack or None, "chips": x.chips or None,
            }
            for x in standing_transfers(t)
        ],
        "time_outs": [
            {
                "team": now.teams[x.team].name, "entry": x.entry, "card": x.card,
                "outcome": x.outcome or None,
            }
            for x in now.time_outs.values()
        ],
    }  # fmt: skip


def _team(t: Tournament, team: Team) -> Mapping[str, Any]:
    people = t.people.players
    return {
        "id": team.id, "name": team.name, "captain": people[team.captain].name,
        "members": [people[p].name for p in team.roster], "gone": [people[p].name for p in team.gone],
        "stacks": [_stack(t, entry) for entry in team.stacks if entry in t.people.entries],
        "cards": team.cards, "owed": team.owed,
    }  # fmt: skip


def _stack(t: Tournament, entry: int) -> Mapping[str, Any]:
    row, player = t.people.entries[entry], behind(t, entry)
    if row.out:
        state = "out"
    elif entry in resting(t):
        state = "resting"
    else:
        state = "in"
    return {
        "entry": entry, "seat": t.seat_text(entry) or None,
        "behind": None if player is None else t.people.players[player].name,
        "state": "divided" if entry in game(t).divided else state,
    }  # fmt: skip
