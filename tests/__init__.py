"""The tests of Longbox."""
