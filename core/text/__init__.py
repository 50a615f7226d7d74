"""The text form: every action as one line, out and in."""
