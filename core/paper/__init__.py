"""The lists of a night as plain rows, for screen, paper and CSV."""
