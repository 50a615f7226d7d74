"""Balancing tables: the plan by the rulebook, and carrying it out (procedures D)."""
