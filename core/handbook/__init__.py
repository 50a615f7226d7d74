"""The book to read: procedures, parameters and rulings of a rulebook, in chapters."""
