"""Tables set by hand: for tests, rulings and puzzles."""

from longbox.games.vs.situations.asking import *
from longbox.games.vs.situations.build import *
from longbox.games.vs.situations.following import *
from longbox.games.vs.situations.look import *
from longbox.games.vs.situations.side import *
from longbox.games.vs.situations.table import *
from longbox.games.vs.situations.words import *
