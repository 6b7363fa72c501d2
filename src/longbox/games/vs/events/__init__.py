"""What happens, and what rules ask: all that abilities listen to."""

from longbox.games.vs.events.cards import *
from longbox.games.vs.events.chain import *
from longbox.games.vs.events.combat import *
from longbox.games.vs.events.ending import *
from longbox.games.vs.events.modifiers import *
from longbox.games.vs.events.places import *
from longbox.games.vs.events.placing import *
from longbox.games.vs.events.players import *
from longbox.games.vs.events.questions import *
from longbox.games.vs.events.turn import *
from longbox.games.vs.events.zones import *
