"""Tables set by hand: for tests, rulings and puzzles."""

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
