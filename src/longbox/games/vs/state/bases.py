"""What the kernel has for every game, held to this game's state: events, procedures and words of cards are subclasses of these.

They are the kernel's classes under another name. `isinstance` wants the kernel's own.
"""

from __future__ import annotations

from longbox.games.vs.state.card import Values
from longbox.games.vs.state.state import VsState
from longbox.kernel import abilities, effects, events, frames, queries

Ability = abilities.Ability[VsState]
Pattern = abilities.Pattern[VsState]
Write = abilities.Write[VsState, Values]
Effect = effects.Effect[VsState]
Verb = effects.Verb[VsState]
Event = events.Event[VsState]
OnCard = events.OnCard[VsState]
Stage = events.Stage[VsState]
Undertaking = events.Undertaking[VsState]
Frame = frames.Frame[VsState]
Procedure = frames.Procedure[VsState]
Condition = queries.Condition[VsState]
Filter = queries.Filter[VsState]
Query = queries.Query[VsState]
Value = queries.Value[VsState]
Who = queries.Who[VsState]
