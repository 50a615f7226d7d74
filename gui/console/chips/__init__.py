"""The Chips page and the race desk."""
