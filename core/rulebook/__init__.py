"""Rulebooks as data: their decisions, how they are read and kept, and how a rule cites them."""
