"""The rules of the game: standard library only, no Qt, no SQLite, no clock and no chance of its own."""
