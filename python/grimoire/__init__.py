"""Mage Wars and Mage Knight with every rule enforced, as environments for learning programs.

``aec_env`` is one game for any number of agents, after PettingZoo. ``VectorEnv`` steps many games at once without the
interpreter lock. Both stop at real decisions only: what has a single answer is answered by the engine.
"""

from .aec import GrimoireAEC, aec_env
from .engine import ACTIONS, GAMES, Batch, Env
from .vector import Step, VectorEnv

__all__ = ["ACTIONS", "GAMES", "Batch", "Env", "GrimoireAEC", "Step", "VectorEnv", "aec_env"]
