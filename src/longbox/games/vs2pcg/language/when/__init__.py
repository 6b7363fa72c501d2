"""What powers listen to, all of it under one name: in the texts of cards it is `when.Something()`.

Who appears, attacks, is stunned or KO'd, what is played, when a turn begins and ends is in `patterns`; one of several things, leaving play,
wounds, ATK gained and cards drawn in `moments`. For something new to listen to touch the file of its subject.
"""

from longbox.games.vs2pcg.language.moments import *
from longbox.games.vs2pcg.language.patterns import *
