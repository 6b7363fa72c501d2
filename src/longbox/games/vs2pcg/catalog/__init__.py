"""Which cards there are: facts checked as they become cards."""

from longbox.games.vs2pcg.catalog.catalog import *
