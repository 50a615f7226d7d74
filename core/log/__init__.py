"""The order of the actions, the one door through which they come, and undo."""
