"""What the floor must do now, and where each duty comes from."""
