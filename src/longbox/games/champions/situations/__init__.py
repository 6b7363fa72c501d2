"""Tables set by hand: for tests, rulings and puzzles; docs/ has a page about it.

Everything runs through the same engine as a match; only the laying is here. For a new field touch `build`, for a new way to act `side` or
`table`, for a new thing to look at `look`; what is written wrongly is refused with what would be right.
"""

from longbox.games.champions.situations.answering import *
from longbox.games.champions.situations.asking import *
from longbox.games.champions.situations.begin import *
from longbox.games.champions.situations.build import *
from longbox.games.champions.situations.cards import *
from longbox.games.champions.situations.complaints import *
from longbox.games.champions.situations.laying import *
from longbox.games.champions.situations.letting import *
from longbox.games.champions.situations.look import *
from longbox.games.champions.situations.moments import *
from longbox.games.champions.situations.shown import *
from longbox.games.champions.situations.side import *
from longbox.games.champions.situations.table import *
from longbox.games.champions.situations.words import *
