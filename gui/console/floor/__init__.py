"""The Floor page: penalties, clock calls and rulings."""
