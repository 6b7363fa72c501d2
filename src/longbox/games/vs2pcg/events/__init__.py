"""What happens, and what rules ask: everything that abilities listen to.

An event alone changes the state, in its `apply`, and says its rule and its line of the log. What leads to it is in `language` (verbs) and `rules`
(procedures). For something new that can happen touch the file of its subject.
"""

from longbox.games.vs2pcg.events.chance import *
from longbox.games.vs2pcg.events.characters import *
from longbox.games.vs2pcg.events.combat import *
from longbox.games.vs2pcg.events.modifiers import *
from longbox.games.vs2pcg.events.persons import *
from longbox.games.vs2pcg.events.players import *
from longbox.games.vs2pcg.events.plays import *
from longbox.games.vs2pcg.events.questions import *
from longbox.games.vs2pcg.events.reach import *
from longbox.games.vs2pcg.events.tokens import *
from longbox.games.vs2pcg.events.turn import *
from longbox.games.vs2pcg.events.zones import *
