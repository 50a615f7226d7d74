"""The state of a night in parts, how it is folded, and what must always be true of it."""
