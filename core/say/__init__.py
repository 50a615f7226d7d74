"""The types of everything that can be said and written down. The lowest part: it holds no rules."""
