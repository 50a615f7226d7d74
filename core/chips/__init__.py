"""Chips: what is in play, what goes when, chip races and the audit (procedures F)."""
