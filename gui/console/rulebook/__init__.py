"""The Rulebook page."""
