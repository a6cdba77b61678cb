"""Games on several processes of this machine with Ray: each worker plays games of its own, the results come together.

    pip install ray
    python examples/ray_workers.py [WORKERS] [GAMES]

A worker makes its environment itself. What crosses between processes are numbers; an environment can cross as well, because
it can be pickled. With a cluster, the same program runs on many machines: `ray.init(address="auto")`.
"""

import sys

import numpy as np
import ray

from grimoire import GrimoireVectorEnv

TOGETHER = 16


@ray.remote(num_cpus=1)
class Worker:
    """Plays random games against a bot, and says how they went."""

    def __init__(self, seed: int) -> None:
        self.env = GrimoireVectorEnv("mage-wars", TOGETHER, opponents="random", rounds=12, threads=1)
        self.env.reset(seed=seed)
        self.env.action_space.seed(seed)

    def play(self, games: int) -> np.ndarray:
        """The rewards of so many games."""
        rewards: list[float] = []
        while len(rewards) < games:
            _, got, terminated, truncated, _ = self.env.step(self.env.action_space.sample())
            rewards.extend(got[terminated | truncated])
        return np.array(rewards[:games])


def main() -> None:
    workers = int(sys.argv[1]) if len(sys.argv) > 1 else 2
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 100
    ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False)
    pool = [Worker.remote(seed) for seed in range(workers)]
    rewards = np.concatenate(ray.get([worker.play.remote(games) for worker in pool]))
    ray.shutdown()
    won, lost = (rewards > 0).mean(), (rewards < 0).mean()
    print(f"{len(rewards)} games on {workers} workers: {won:.0%} won, {lost:.0%} lost")


if __name__ == "__main__":
    main()
