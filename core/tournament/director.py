"""The director of a tournament: the one door, with a tournament as its state."""

from core.log import director
from core.tournament.state import Tournament

Director = director.Director[Tournament]
