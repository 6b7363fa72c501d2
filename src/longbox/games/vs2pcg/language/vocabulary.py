"""The language that cards are written in, all of it: what the contents pages have."""

from longbox.games.vs2pcg.language.contents.doing import *
from longbox.games.vs2pcg.language.contents.naming import *
from longbox.games.vs2pcg.language.contents.standing import *
