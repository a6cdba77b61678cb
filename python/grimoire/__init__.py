"""Mage Wars and Mage Knight with every rule enforced, as environments for learning programs.

| | |
|---|---|
| ``GrimoireEnv`` | one game for one learner against bots, after Gymnasium |
| ``GrimoireVectorEnv`` | many of them at once, after Gymnasium |
| ``aec_env`` | one game for any number of agents, after PettingZoo |
| ``VectorEnv`` | many games at once for all their seats, in arrays that are filled in place |
| ``Recording`` | games that ``grimoire sim --record`` kept, as positions to learn from |
| ``record`` | plays a few such games |
| ``meaning`` | what the numbers of a game mean, and what is printed on its cards |

All stop at real decisions only: what has a single answer is answered by the engine.
"""

from gymnasium import register

from .actions import OfferedActions
from .aec import GrimoireAEC, aec_env
from .engine import ACTIONS, GAMES, Batch, Env, Recording, __version__, meaning, record
from .single import GrimoireEnv
from .vector import GrimoireVectorEnv, Step, VectorEnv

register("grimoire/MageWars-v0", "grimoire:GrimoireEnv", kwargs={"game": "mage-wars"})
register(
    "grimoire/MageKnight-v0", "grimoire:GrimoireEnv", kwargs={"game": "mage-knight", "opponents": ()}
)

__all__ = [
    "ACTIONS",
    "GAMES",
    "Batch",
    "Env",
    "GrimoireAEC",
    "GrimoireEnv",
    "GrimoireVectorEnv",
    "OfferedActions",
    "Recording",
    "Step",
    "VectorEnv",
    "__version__",
    "aec_env",
    "meaning",
    "record",
]
