"""The protocols of what outlives a night or protects it: library, backups, salvage."""
