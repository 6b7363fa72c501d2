"""What happens, and what rules ask: everything that abilities listen to.

An event alone changes the state, in its `apply`, and says its rule and its line of the log. What leads to it is in `language` (verbs) and `rules`
(procedures). For something new that can happen touch the file of its subject; for a new question that cards answer, `questions`.
"""

from longbox.games.dcdb.events.attacks import *
from longbox.games.dcdb.events.cards import *
from longbox.games.dcdb.events.ending import *
from longbox.games.dcdb.events.interrupts import *
from longbox.games.dcdb.events.keywords import *
from longbox.games.dcdb.events.mains import *
from longbox.games.dcdb.events.modifiers import *
from longbox.games.dcdb.events.players import *
from longbox.games.dcdb.events.plays import *
from longbox.games.dcdb.events.questions import *
from longbox.games.dcdb.events.tops import *
from longbox.games.dcdb.events.turn import *
from longbox.games.dcdb.events.under import *
from longbox.games.dcdb.events.zones import *
