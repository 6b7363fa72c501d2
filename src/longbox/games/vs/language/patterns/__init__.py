"""When: what abilities listen to, by subject.

A pattern matches events and binds what it found; it changes nothing and asks nobody. For a new "when" or "would" touch the file of its subject;
who may be meant, and how that is worded, is in `subjects`.
"""
