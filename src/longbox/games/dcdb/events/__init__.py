"""What happens in the DC Deck-Building Game, and what rules ask: all that abilities listen to."""

from longbox.games.dcdb.events.attacks import *
from longbox.games.dcdb.events.cards import *
from longbox.games.dcdb.events.ending import *
from longbox.games.dcdb.events.keywords import *
from longbox.games.dcdb.events.modifiers import *
from longbox.games.dcdb.events.players import *
from longbox.games.dcdb.events.plays import *
from longbox.games.dcdb.events.questions import *
from longbox.games.dcdb.events.tops import *
from longbox.games.dcdb.events.turn import *
from longbox.games.dcdb.events.zones import *
