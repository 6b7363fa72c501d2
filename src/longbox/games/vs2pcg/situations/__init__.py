"""Situations of 2PCG: tables set by hand."""

from longbox.games.vs2pcg.situations.build import *
