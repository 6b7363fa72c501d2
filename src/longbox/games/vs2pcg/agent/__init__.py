"""What the computer player knows of 2PCG."""
