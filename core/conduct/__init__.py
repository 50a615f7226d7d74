"""Penalties and disqualification (procedures I5 and J)."""
