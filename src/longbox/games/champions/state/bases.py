"""What the kernel has for every game, held to this game's state: events, procedures and words of cards are subclasses of these.

They are the kernel's classes under another name. `isinstance` wants the kernel's own.
"""

from __future__ import annotations

from longbox.games.champions.state.card import Values
from longbox.games.champions.state.state import ChState
from longbox.kernel import abilities, effects, events, frames, queries

Ability = abilities.Ability[ChState]
Pattern = abilities.Pattern[ChState]
Write = abilities.Write[ChState, Values]
Effect = effects.Effect[ChState]
Verb = effects.Verb[ChState]
Event = events.Event[ChState]
OnCard = events.OnCard[ChState]
Stage = events.Stage[ChState]
Undertaking = events.Undertaking[ChState]
Frame = frames.Frame[ChState]
Procedure = frames.Procedure[ChState]
Condition = queries.Condition[ChState]
Filter = queries.Filter[ChState]
Query = queries.Query[ChState]
Value = queries.Value[ChState]
Who = queries.Who[ChState]
