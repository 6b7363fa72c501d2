"""What the kernel has for every game, held to this game's state: events, procedures and words of cards are subclasses of these.

They are the kernel's classes under another name. `isinstance` wants the kernel's own.
"""

from __future__ import annotations

from longbox.games.vs2pcg.state.card import Values
from longbox.games.vs2pcg.state.state import PcgState
from longbox.kernel import abilities, effects, events, frames, queries

Ability = abilities.Ability[PcgState]
Pattern = abilities.Pattern[PcgState]
Write = abilities.Write[PcgState, Values]
Effect = effects.Effect[PcgState]
Verb = effects.Verb[PcgState]
Event = events.Event[PcgState]
OnCard = events.OnCard[PcgState]
Stage = events.Stage[PcgState]
Undertaking = events.Undertaking[PcgState]
Frame = frames.Frame[PcgState]
Procedure = frames.Procedure[PcgState]
Condition = queries.Condition[PcgState]
Filter = queries.Filter[PcgState]
Query = queries.Query[PcgState]
Value = queries.Value[PcgState]
Who = queries.Who[PcgState]
