"""What is done, and what is paid."""
