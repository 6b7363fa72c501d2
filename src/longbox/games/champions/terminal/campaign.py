"""The log of a campaign at the terminal: begun with a game, found again, and told how each game ended."""

from __future__ import annotations

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from longbox.errors import UserError
from longbox.outside import cut, within

if TYPE_CHECKING:
    from longbox.games.champions.decks.campaign import Played
    from longbox.games.champions.state import ChSetup, ChState
    from longbox.kernel.match import Match


def own_log(setup: ChSetup, save: Path) -> Path:
    """champions:campaign-mode#2 the campaign log that a kept game goes into. UserError unless it lies where the user keeps such things:
    beside the game, or where Longbox was started."""
    file = setup.get("campaign_file")
    if not isinstance(file, str) or not within(file, save.absolute().parent, Path.cwd()):
        where = cut(file) if isinstance(file, str) else "none"
        raise UserError(f"{save}: its campaign log ({where}) is not beside it; --campaign names the log")
    path = Path(file)
    if os.path.exists(path):
        from longbox.games.champions.decks import campaign

        try:
            same = campaign.load(path).campaign == setup["campaign"]["campaign"]
        except campaign.CampaignError:
            same = False
        if not same:
            raise UserError(f"{save}: {cut(file)} is no log of its campaign; --campaign names the log")
    return path


def begin_log(setup: ChSetup) -> None:
    """Write the log of a campaign that begins with this game, if it is not there yet."""
    from longbox.games.champions.decks import campaign

    path = Path(setup["campaign_file"])
    if not path.exists():
        # one that another process has begun meanwhile is left as it is
        with suppress(FileExistsError):
            campaign.begin(campaign.read(setup["campaign"]), path)


class Result:
    """champions:campaign-mode#2 what a game of a campaign comes to goes into its log as soon as it is over."""

    def __init__(self, setup: ChSetup, path: Path | None) -> None:
        self.path = path or Path(setup["campaign_file"])
        #: what the log has of this game, as far as we know
        self.noted: Played | None = None
        self.trouble = ""

    def over(self, match: Match) -> str:
        """Into the log with it; what there is to say."""
        from longbox.games.champions.decks import campaign

        s: ChState = match.state
        assert s.result is not None, "the match is over"
        played = campaign.played_in(s.setup, s.result, s.round, match.seed)
        try:
            log = campaign.note(self.path, played, self.noted)
        except (OSError, campaign.CampaignError) as error:
            words = f"{self.path}: {error.strerror}" if isinstance(error, OSError) else str(error)
            self.trouble = f"the log can't be written: {words}; add to its 'played': {json.dumps(played.data())}"
            return f"{self.trouble[:1].upper()}{self.trouble[1:]}"
        self.noted, self.trouble = played, ""
        ended = "won" if played.won else "lost"
        more = f" The next scenario is {log.next}." if log.next else ""
        return f"The log of {log.campaign} has it that {played.scenario} was {ended}: {self.path}.{more}"

    def reopened(self) -> None:
        """The game goes on: the log says nothing of it."""
        from longbox.games.champions.decks import campaign

        self.trouble = ""
        if self.noted is not None:
            # where that fails, the note takes the place of the old one when the game is over again
            with suppress(OSError, campaign.CampaignError):
                campaign.take_back(self.path, self.noted)

    def settle(self, match: Match) -> None:
        """The match is left: what could not be written is tried once more. UserError with what to write by hand if it can't be."""
        if self.trouble and match.decision is None:
            self.over(match)
        if self.trouble:
            raise UserError(self.trouble)
