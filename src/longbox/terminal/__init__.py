"""The table in a terminal: plain lines in, plain lines out, no full screen."""
