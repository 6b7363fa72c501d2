"""Tables set by hand: for tests, rulings and puzzles; docs/ has a page about it.

Everything runs through the same engine as a match; only the laying is here. For a new field touch `build`, for a new way to act `side` or
`table`, for a new thing to look at `look`; what is written wrongly is refused with what would be right.
"""

from longbox.games.vs.situations.asking import *
from longbox.games.vs.situations.bare import *
from longbox.games.vs.situations.build import *
from longbox.games.vs.situations.following import *
from longbox.games.vs.situations.look import *
from longbox.games.vs.situations.passing import *
from longbox.games.vs.situations.side import *
from longbox.games.vs.situations.table import *
from longbox.games.vs.situations.words import *
