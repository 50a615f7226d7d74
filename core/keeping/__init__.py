"""What is kept beside a night, as protocols: library, backups, salvage."""
