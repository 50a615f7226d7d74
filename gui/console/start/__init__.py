"""The start page: the day, last time, and what to begin with."""
