"""What is kept of the matches that are played: locks, and the games in the user's state folder."""
