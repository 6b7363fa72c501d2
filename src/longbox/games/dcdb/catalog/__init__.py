"""Which cards there are: their facts, and the text that they have here."""

from longbox.games.dcdb.catalog.catalog import *
