"""What happens, and what rules ask: all that abilities listen to."""

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
