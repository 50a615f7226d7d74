"""The race desk: reading what is typed, the columns, painting, and the way from table to table."""
