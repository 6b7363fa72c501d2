"""`python -m longbox`."""

from longbox.cli import main

main()
