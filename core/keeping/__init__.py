"""What outlives a night or protects it, as protocols: library, backups, salvage."""
