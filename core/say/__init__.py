"""What can be said and written down, typed. The lowest part: it holds no rules."""
