"""What the kernel has for every game, held to this game's state: events, procedures and words of cards are subclasses of these.

They are the kernel's classes under another name. `isinstance` wants the kernel's own.
"""

from __future__ import annotations

from longbox.games.dcdb.state.card import Values
from longbox.games.dcdb.state.state import DcState
from longbox.kernel import abilities, effects, events, frames, queries

Ability = abilities.Ability[DcState]
Pattern = abilities.Pattern[DcState]
Write = abilities.Write[DcState, Values]
Effect = effects.Effect[DcState]
Verb = effects.Verb[DcState]
Event = events.Event[DcState]
OnCard = events.OnCard[DcState]
Stage = events.Stage[DcState]
Undertaking = events.Undertaking[DcState]
Frame = frames.Frame[DcState]
Procedure = frames.Procedure[DcState]
Condition = queries.Condition[DcState]
Filter = queries.Filter[DcState]
Query = queries.Query[DcState]
Value = queries.Value[DcState]
Who = queries.Who[DcState]
