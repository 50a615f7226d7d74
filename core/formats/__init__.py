"""The formats. Hold'em elimination is always there; ``main.py`` hands in the others."""

from core.formats.format import hand_in
from core.formats.holdem import HOLDEM

hand_in(HOLDEM)
