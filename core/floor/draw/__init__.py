"""The draw of seats that anyone can verify (procedures B)."""
