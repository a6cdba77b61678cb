"""Many games at once."""

import numpy as np
import pytest

from grimoire import GAMES, GrimoireAEC, VectorEnv


def any_offered(masks, chance):
    """A random offered action in every game."""
    return (chance.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("game", GAMES)
def test_games_end_and_begin_again(game):
    env = VectorEnv(game, 16, seed=1)
    chance = np.random.default_rng(1)
    step = env.current
    ended = 0
    for _ in range(3_000):
        step = env.step(any_offered(step.action_masks, chance))
        over = step.ended.astype(bool)
        assert not step.rewards[~over].any()
        ended += over.sum()
        if ended >= 16:
            break
    assert ended >= 16
    assert step.action_masks.sum(axis=1).min() >= 2, "only real decisions are asked"


def test_a_batch_is_the_same_as_single_games():
    many = VectorEnv("mage-wars", 3, seed=5)
    singles = []
    for seed in range(5, 8):
        env = GrimoireAEC("mage-wars")
        env.reset(seed=seed)
        singles.append(env)
    for _ in range(100):
        step = many.current
        for game, env in enumerate(singles):
            assert env.engine.seat == step.seats[game]
            seen = env.observe(env.agent_selection)
            assert (seen["observation"] == step.observations[game]).all()
            assert (seen["action_mask"] == step.action_masks[game]).all()
        actions = step.action_masks.argmax(axis=1)
        names = [many.action_name(game, action) for game, action in enumerate(actions)]
        assert names == [env.action_name(a) for env, a in zip(singles, actions, strict=True)]
        for env, action in zip(singles, actions, strict=True):
            env.step(action)
        if many.step(actions).ended.any():
            break


def test_threads_change_nothing():
    one, two = (VectorEnv("mage-wars", 8, seed=2, threads=threads) for threads in (1, 2))
    for seed in range(200):
        assert (one.step_at_random(seed).observations == two.step_at_random(seed).observations).all()


def test_what_is_wrong_is_said():
    env = VectorEnv("mage-wars", 2, seed=1)
    before = env.current.observations.copy()
    with pytest.raises(ValueError, match="1 actions for 2 games"):
        env.step(np.zeros(1))
    refused = (env.current.action_masks == 0).argmax(axis=1)
    with pytest.raises(ValueError, match="not offered"):
        env.step(refused)
    env._batch.read(env.current)
    assert (env.current.observations == before).all()
    with pytest.raises(ValueError, match="at least one"):
        VectorEnv("mage-wars", 0)
