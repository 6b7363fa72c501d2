"""What happens, and what rules ask: everything that abilities listen to.

An event alone changes the state, in its `apply`, and says its rule and its line of the log. What leads to it is not here but in `language`
(verbs) and `rules` (procedures). For something new that can happen touch the file of its subject; for a new question that cards answer, `questions`.
"""

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
