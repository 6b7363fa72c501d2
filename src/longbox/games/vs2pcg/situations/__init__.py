"""Tables set by hand: for tests, rulings and puzzles; docs/situations.md has what all games' have in common.

Everything runs through the same engine as a match; only the laying is here. For a new field, or a new way to act or to look, touch `lay` or `build`;
what is written wrongly is refused with what would be right.
"""

from longbox.games.vs2pcg.situations.build import *
from longbox.games.vs2pcg.situations.lay import *
