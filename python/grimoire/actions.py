"""Actions: which are offered, and what is none."""

from __future__ import annotations

import json
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces

from .engine import ACTIONS


class OfferedActions(spaces.Discrete):
    """The actions of a seat. Without a mask of one's own, a sample is one of the actions that are offered now."""

    def __init__(self) -> None:
        super().__init__(ACTIONS)
        self.offered = np.ones(ACTIONS, np.int8)

    def sample(self, mask: np.ndarray | None = None, probability: np.ndarray | None = None) -> np.int64:
        if mask is None and probability is None:
            mask = self.offered
        return super().sample(mask=mask, probability=probability)


def as_action(action: Any) -> int:
    """An action as a number. What is no whole number, or none of an action, is refused."""
    try:
        number = operator.index(action)
    except TypeError as error:
        raise ValueError(f"{action!r} is no action: a whole number below {ACTIONS}") from error
    if isinstance(action, (bool, np.bool_)) or not 0 <= number < ACTIONS:
        raise ValueError(f"{action!r} is no action: a whole number below {ACTIONS}")
    return number


def as_actions(actions: Any, games: int) -> np.ndarray:
    """One action a game, as the engine takes them; anything else is refused before a game is changed."""
    array = np.asarray(actions)
    if array.shape != (games,):
        count = array.size if array.ndim == 1 else f"an array of shape {array.shape}"
        raise ValueError(f"{count} actions for {games} games")
    if not np.issubdtype(array.dtype, np.integer):
        raise ValueError(f"actions are whole numbers, not {array.dtype}")
    if array.size and (array.min() < 0 or array.max() >= ACTIONS):
        raise ValueError(f"actions are whole numbers below {ACTIONS}")
    return np.ascontiguousarray(array, np.uint16)


def as_setup(setup: dict[str, Any] | str | None) -> str | None:
    """A setup as the engine reads it: a dict, ``"random"``, or nothing for the usual game."""
    return setup if setup is None or isinstance(setup, str) else json.dumps(setup)


def against(opponents: str | Sequence[str | None], seat: int, seats: int) -> list[str | None]:
    """The bots by seat: one for all others, or one for each of them in their order."""
    others = [other for other in range(seats) if other != seat]
    if isinstance(opponents, str):
        opponents = [opponents] * len(others)
    if len(opponents) != len(others):
        raise ValueError(f"{len(opponents)} opponents where {len(others)} play against seat {seat}")
    bots: list[str | None] = [None] * seats
    for other, bot in zip(others, opponents, strict=True):
        bots[other] = bot
    return bots
