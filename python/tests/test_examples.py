"""The examples run."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parent.parent / "examples"


def run(*words):
    command = [sys.executable, str(EXAMPLES / words[0]), *words[1:]]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("game", ["mage-wars", "mage-knight"])
def test_a_random_game_is_told(game):
    told = run("random_agent.py", game, "2").splitlines()
    assert len(told) > 20 and " gets " in told[-1]


def test_the_learner_plays_before_and_after():
    lines = run("learned_agent.py", "40").splitlines()
    assert len(lines) == 2 and lines[1].startswith("after 40 steps")


def test_speed_is_told():
    lines = run("speed.py", "8", "0.05").splitlines()
    assert len(lines) == 8 and all("decisions a second" in line for line in lines)


def test_ray_plays_on_local_workers():
    told = run("ray_workers.py", "2", "20")
    assert told.startswith("40 games on 2 workers")


@pytest.mark.parametrize("game,bots", [("mage-wars", ["greedy", "greedy"]), ("mage-knight", ["greedy"])])
def test_a_value_is_learned_from_recorded_games(game, bots, tmp_path):
    from grimoire import record

    record(tmp_path / "games", game, bots, 30, seed=1, setup="random", rounds=4, opening=20)
    lines = run("learned_value.py", str(tmp_path / "games"), "--seconds", "1").splitlines()
    assert "30 games" in lines[0] and lines[2].startswith("linear model")
