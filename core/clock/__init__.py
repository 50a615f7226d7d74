"""The clock: where it stands, when levels end, what the room is told of it."""
