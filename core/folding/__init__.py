"""Taking records in: how each family of facts changes the state."""
