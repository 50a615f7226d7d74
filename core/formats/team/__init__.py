"""Team poker: elimination by teams of three stacks (the Swedish championship's rules)."""
