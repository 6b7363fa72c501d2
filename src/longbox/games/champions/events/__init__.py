"""What happens, and what rules ask: everything that abilities listen to.

An event alone changes the state, in its `apply`, and says its rule and its line of the log. What leads to it is not here but in `language`
(verbs) and `rules` (procedures). For something new that can happen touch the file of its subject; for a new question that cards answer, `questions`.
"""

from longbox.games.champions.events.activations import *
from longbox.games.champions.events.attacks import *
from longbox.games.champions.events.cards import *
from longbox.games.champions.events.claims import *
from longbox.games.champions.events.damage import *
from longbox.games.champions.events.decks import *
from longbox.games.champions.events.encounters import *
from longbox.games.champions.events.entering import *
from longbox.games.champions.events.modifiers import *
from longbox.games.champions.events.plays import *
from longbox.games.champions.events.questions import *
from longbox.games.champions.events.rounds import *
from longbox.games.champions.events.zones import *
