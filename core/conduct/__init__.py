"""Penalties and disqualification (RULES I5, J)."""
