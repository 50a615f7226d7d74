"""The exception that the fold raises."""


class Conflict(Exception):
    """A record does not fit the state; ``args[1]`` is the id of its action."""
