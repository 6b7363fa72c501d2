"""Set-ups: formats as values, and the table that a set-up lays."""
