"""The top of the house: the start, the open nights, the demo, and the commands without a window."""
