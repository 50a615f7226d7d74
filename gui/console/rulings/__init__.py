"""Rulings at a table, from the shout to the log: the list of situations, questions, the answer."""
