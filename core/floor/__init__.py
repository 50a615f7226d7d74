"""Tables and seats: who sits where, who moves, which table breaks (procedures A to E)."""
