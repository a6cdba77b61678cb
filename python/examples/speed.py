"""How many decisions a second the vector environment steps: python examples/speed.py [GAMES] [SECONDS]"""

import sys
import time

import numpy as np

from grimoire import GAMES, VectorEnv

# The full game with printed books, as the engine's own measurements play it.
FULL = {
    "mode": "full",
    "arena": {"columns": 4, "rows": 3},
    "seats": [
        {"mage": "beastmaster", "book": "starting:beastmaster"},
        {"mage": "warlock", "book": "starting:warlock"},
    ],
}


def measure(game: str, games: int, seconds: float, threads: int, chosen_here: bool) -> float:
    env = VectorEnv(game, games, FULL if game == "mage-wars" else None, seed=1, threads=threads)
    chance = np.random.default_rng(1)
    steps = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        if chosen_here:
            masks = env.current.action_masks
            # A random start, then the first action from there on.
            start = int(chance.integers(masks.shape[1]))
            env.step((np.roll(masks, -start, axis=1).argmax(axis=1) + start) % masks.shape[1])
        else:
            env.step_at_random(steps)
        steps += 1
    return steps * games / (time.perf_counter() - began)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1024
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 5.0
    for game in GAMES:
        for threads in (1, 0):
            for chosen_here in (False, True):
                speed = measure(game, games, seconds, threads, chosen_here)
                by = "Python" if chosen_here else "the engine"
                on = "one thread" if threads == 1 else "all cores"
                print(f"{game}, {games} games, {on}, actions chosen by {by}: {speed:,.0f} decisions a second")


if __name__ == "__main__":
    main()
