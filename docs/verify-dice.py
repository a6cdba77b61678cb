#!/usr/bin/env python3
"""Checks the dice of a finished game without any code of ours, by docs/protocol.md (Promises) alone.

    verify-dice.py GAME.json STORY.json

GAME.json is the answer of /api/v1/games/ID/replay, STORY.json that of /api/v1/replays/ID/story?eyes=all (several files of it in
order). It checks that the seed is the promised one, and that all dice that were told follow from it, in order. It is written for
Mage Wars, where nothing but dice comes by chance. Exit code 0: they do.
"""

import hashlib
import json
import sys

MASK = 0xFFFFFFFF


def rotate(word, by):
    return ((word << by) | (word >> (32 - by))) & MASK


def quarter(state, a, b, c, d):
    for first, second, third, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[first] = (state[first] + state[second]) & MASK
        state[third] = rotate(state[third] ^ state[first], by)


def words(seed):
    """The words of ChaCha with eight rounds: the seed is the key, the counter begins at zero, the nonce is zero."""
    key = [int.from_bytes(seed[at : at + 4], "little") for at in range(0, 32, 4)]
    counter = 0
    while True:
        start = [0x61707865, 0x3320646E, 0x79622D32, 0x6B206574, *key, counter & MASK, counter >> 32, 0, 0]
        state = list(start)
        for _ in range(4):
            for columns in ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15)):
                quarter(state, *columns)
            for diagonals in ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14)):
                quarter(state, *diagonals)
        yield from ((one + other) & MASK for one, other in zip(state, start))
        counter += 1


class Throws:
    """Throws from any place among the words."""

    def __init__(self, seed):
        self.stream, self.known = words(seed), []

    def below(self, limit, at):
        """An unbiased number below the limit, and the place after it."""
        while True:
            while len(self.known) <= at:
                self.known.append(next(self.stream))
            product = self.known[at] * limit
            at += 1
            if (product & MASK) >= ((1 << 32) - limit) % limit:
                return product >> 32, at

    def after(self, dice, at):
        """The place after these dice, or None where the seed gives others."""
        for die in dice:
            face, at = self.below(12 if die["die"] == "effect" else 6, at)
            rolled = {"die": "effect", "roll": face + 1} if die["die"] == "effect" else shown(face + 1)
            if rolled != die:
                return None
        return at


def shown(face):
    """What the face of an attack die does."""
    damage, critical = ((0, False), (0, False), (1, False), (2, False), (1, True), (2, True))[face - 1]
    return {"die": "attack", "damage": damage, "critical": critical}


def main(game_file, *story_files):
    with open(game_file, encoding="utf-8") as file:
        game = json.load(file)
    if any("fresh" in entry for entry in game["entries"]):
        sys.exit("the game goes on from another one: check that one, and this one from its new seed")
    seed = bytes.fromhex(game["dice"]["seed"])
    if hashlib.sha256(seed).hexdigest() != game["commitment"]:
        sys.exit("the seed is not the one that was promised")
    throws, places, count, kept = Throws(seed), {0}, 0, None
    for name in story_files:
        with open(name, encoding="utf-8") as file:
            steps = json.load(file)["steps"]
        for step in steps:
            for line in step["lines"]:
                dice = line.get("dice", [])
                if not dice:
                    continue
                found = {throws.after(dice, place) for place in places}
                if len(dice) > 1 and dice[-1] == kept:
                    # All attack dice were thrown again, and the effect die stayed as it lay.
                    found |= {throws.after(dice[:-1], place) for place in places}
                places = found - {None}
                if not places:
                    sys.exit(f"step {step['step']}: {dice} was told, and the seed gives something else")
                kept = dice[-1] if dice[-1]["die"] == "effect" else None
                count += len(dice)
    print(f"{count} dice follow from the promised seed")


if __name__ == "__main__":
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
