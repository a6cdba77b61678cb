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
