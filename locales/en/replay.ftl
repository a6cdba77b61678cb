### Recorded games, in the page and from the server.

## Recorded games

server-replay-unreadable = This is not a recorded game: { $why }
server-replay-version = This recorded game has form { $version }, which this program does not know.
server-replay-broken = This recorded game cannot be played again.
server-replay-step = The game cannot go on from there.
server-replay-scripted = The dice of this game were written down; it cannot go on.

page-replay = Recorded game
page-replays = Replays
page-replays-text = Every finished game can be leafed through, through anybody's eyes, and taken up again at any point.
page-replays-own = Your finished games
page-replays-own-none = None of your games is over yet.
page-replays-others = Games of others
page-replays-file = A saved game
page-replays-choose = Choose a file
page-replays-sending = Playing it again …
page-replays-file-text = The file of a game that was saved here or by the command line. It is shown to you and not stored.
page-replay-watch = Watch it again
page-replay-loading = Playing the game again …
page-replay-controls = Player
page-replay-timeline = Timeline
page-replay-chapters = Parts of the game
page-replay-step = Step { $step } of { $steps }
page-replay-step-of = Step { $step } of { $steps }. { $chapter }
page-replay-answered = { $who }: { $what }
page-replay-answered-secret = { $who } has decided
page-replay-quiet = Nothing is told of this step.
page-replay-play = Play
page-replay-pause = Pause
page-replay-back = One step back
page-replay-forward = One step on
page-replay-chapter-back = Back to the beginning of the round
page-replay-chapter-forward = On to the next round
page-replay-speed = Speed
page-replay-eyes = Eyes of
page-replay-eyes-all = All-knowing
page-replay-eyes-spectator = A spectator
page-replay-continue = Continue from here
page-continue-title = A new game from step { $step }
page-continue-text = It begins with the answers given so far and goes on with dice of its own. What lies hidden can be read in the recorded game, so it never counts for ratings.
page-continue-begin = Continue
page-loading = One moment …

page-proof-holds = The dice were fair: the seed is the one promised before the game, and every answer follows from it.
page-proof-scripted = Every answer is legal. The dice were written down, so nothing was promised about them.
page-proof-promise-broken = The seed is not the one that was promised before the game.
page-proof-other-end = Played again, this game ends otherwise than was recorded.
page-proof-stops = After step { $step } comes an answer that is not legal here; only what comes before can be shown.
page-proof-noted = This browser noted the promise when the game began. It is the same.
page-proof-noted-other = This browser was promised another seed when the game began.
page-proof-edition = Played with other rules or cards than this server has. What you see may differ from what was played.
page-proof-played = Played with
page-proof-here = Here
page-proof-details = Check it yourself
page-proof-promise = Promise (SHA-256 of the seed)
page-proof-seed = Seed
page-proof-how = This command must print the promise:
server-replay-no-script = This game cannot be written as a scenario script.
