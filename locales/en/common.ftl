### What both games and the table say.

refusal-not-asked = It is not your decision now.

## Taking back

undo-chance = Dice have been rolled since.
undo-disclosed = Something became known since.
undo-other-seat = Seat { $seat } has acted since.
undo-start = There is nothing to take back.

## How a game ends

ending-won = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
ending-draw = The game is a draw.
ending-lost = The game is lost.
ending-won-alone = The game is won.
ending-score-alone = { $score ->
    [one] { $score } point
   *[other] { $score } points
}
ending-score = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}

## Parts of a game

chapter-round = Round { $round }
chapter-day = Round { $round }, Day
chapter-night = Round { $round }, Night

## Games in a list

about-apprentice = Apprentice rules
about-full = Full rules
