"""Rulebooks as data: what they decide, how they are read and kept, how a rule speaks of them."""
