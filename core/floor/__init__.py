"""Tables and seats: who sits where, who moves, which table breaks (RULES A to E)."""
